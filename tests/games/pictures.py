"""What every picture of a table must keep to, and positions to draw."""

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe.draw.svg import text_width

NAMES = ("Itzel", "Balam", "Tomás <&>", "Ana")
SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r'(?:href="|url\()#([^")]+)')
CLICKED = ("role", "tabindex", "aria-label")


def choices_of(
    state: sacbe.State, seat: int | None, lang: str = "en"
) -> list[tuple[int, dict[str, Any], str]]:
    """What a board is told of the choices of this seat."""
    if seat is None or seat not in state.players_to_act:
        return []
    return [
        (action, state.action_info(action, seat), state.action_text(action, seat, lang))
        for action in state.legal_actions(seat)
    ]


def drawn(state: sacbe.State, seat: int | None, lang: str = "en") -> str:
    """The board as a page would show it to this seat."""
    choices = choices_of(state, seat, lang)
    room: Any = state.game.board
    names = NAMES[: state.players]
    view = state.view(seat)
    return str(room.svg(view, seat, choices, state.game.texts(lang), names))


def positions(
    game: str, players: int, seed: int, every: int, **options: Any
) -> Iterator[sacbe.State]:
    """Positions of a random game, now and then, from the first to the last."""
    rng = random.Random(f"{game} {players} {seed}")
    table = sacbe.Table(game, players=players, seed=seed, **options)
    n = 0
    while table.current_player is not None:
        if n % every == 0:
            yield table.state.copy()
        players_to_act = table.state.players_to_act
        seat = rng.choice(players_to_act)
        table.play(rng.choice(table.state.legal_actions(seat)), seat)
        n += 1
    yield table.state.copy()


def clicked(tree: ET.Element) -> set[int]:
    """All action ids that can be clicked."""
    found = set()
    for part in tree.iter():
        listed = part.get("data-action") or part.get("data-actions")
        if listed:
            assert all(part.get(key) for key in CLICKED), ET.tostring(part)
            assert "choice" in (part.get("class") or "").split()
            found |= set(map(int, listed.split()))
    return found


def check(state: sacbe.State, seat: int | None, lang: str = "en") -> ET.Element:
    """Draws a position and holds it to all rules of a picture."""
    svg = drawn(state, seat, lang)
    tree = ET.fromstring(svg)
    legal = state.legal_actions(seat) if seat is not None and seat in state.players_to_act else []
    assert clicked(tree) == set(legal), (seat, lang, state.view(seat)["phase"])
    ids = Counter(part.get("id") for part in tree.iter() if part.get("id"))
    assert not [name for name, n in ids.items() if n > 1], ids.most_common(3)
    assert not [name for name in REFERENCE.findall(svg) if name not in ids]
    for banned in ("style=", "<style", "<script", "http://", "https://", "data:", "NaN", "None"):
        assert banned not in svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), banned
    _within(tree)
    return tree


def _within(tree: ET.Element) -> None:
    """No words leave the picture, as far as it can be told without a browser."""
    _, _, wide, high = map(float, str(tree.get("viewBox")).split())
    for x, y, part in _placed(tree, 0.0, 0.0, 1.0):
        words, size = "".join(part.itertext()), float(part.get("font-size") or 13)
        room = text_width(words, size) * 0.85  # the measure is rather too wide
        anchor = part.get("text-anchor")
        left = x - {"middle": room / 2, "end": room}.get(str(anchor), 0.0)
        assert left >= -2, (words, left)
        assert left + room <= wide + 2, (words, left + room)
        assert size * 0.5 <= y <= high, (words, y)


def _placed(
    part: ET.Element, x: float, y: float, k: float
) -> Iterator[tuple[float, float, ET.Element]]:
    """All texts with their places, moved and scaled as their groups are."""
    move = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", part.get("transform") or "")
    if move:
        x, y = x + k * float(move[1]), y + k * float(move[2])
    scale = re.search(r"scale\(([-\d.]+)\)", part.get("transform") or "")
    if scale:
        k *= float(scale[1])
    if part.tag == f"{SVG}text":
        yield x + k * float(part.get("x") or 0), y + k * float(part.get("y") or 0), part
    elif part.tag not in (f"{SVG}defs", f"{SVG}title"):
        for inner in part:
            yield from _placed(inner, x, y, k)


def words_of(tree: ET.Element, name: str) -> list[str]:
    """The words in the part of a picture with this id."""
    found = tree.find(f".//*[@id='{name}']")
    assert found is not None, name
    return ["".join(part.itertext()) for part in found.iter(f"{SVG}text")]
