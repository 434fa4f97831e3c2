"""Checks that hold for every picture of a board, and positions to draw."""

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe.draw.parts import Picture
from sacbe.draw.svg import text_width

NAMES = ("Itzel", "Balam", "Tomás <&>", "Ana")
SVG = "{http://www.w3.org/2000/svg}"
REFERENCE = re.compile(r'(?:href="|url\()#([^")]+)')
REQUIRED_ATTRIBUTES = ("role", "tabindex", "aria-label")


def choices_of(
    state: sacbe.State, seat: int | None, lang: str = "en"
) -> list[tuple[int, dict[str, Any], str]]:
    """The choices of a seat in the form that a board draws."""
    if seat is None or seat not in state.players_to_act:
        return []
    return [
        (action, state.action_info(action, seat), state.action_text(action, seat, lang))
        for action in state.legal_actions(seat)
    ]


def draw_picture(state: sacbe.State, seat: int | None, lang: str = "en") -> Picture:
    """The board as the page shows it to this seat."""
    choices, names = choices_of(state, seat, lang), NAMES[: state.players]
    return state.game.board.picture(state.view(seat), seat, choices, state.game.texts(lang), names)


def draw_svg(state: sacbe.State, seat: int | None, lang: str = "en") -> str:
    """The same as one document."""
    return draw_picture(state, seat, lang).svg()


def positions(
    game: str, players: int, seed: int, every: int, **options: Any
) -> Iterator[sacbe.State]:
    """Every `every`-th position of a random game, and the last one."""
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


def clickable_actions(tree: ET.Element) -> set[int]:
    """The ids of all actions that can be clicked."""
    actions = set()
    for part in tree.iter():
        ids = part.get("data-action") or part.get("data-actions")
        if ids:
            assert all(part.get(key) for key in REQUIRED_ATTRIBUTES), ET.tostring(part)
            assert "choice" in (part.get("class") or "").split()
            actions |= set(map(int, ids.split()))
    return actions


def check(state: sacbe.State, seat: int | None, lang: str = "en") -> ET.Element:
    """Draw a position and check everything that must hold for a picture."""
    svg = draw_svg(state, seat, lang)
    tree = ET.fromstring(svg)
    legal = state.legal_actions(seat) if seat is not None and seat in state.players_to_act else []
    assert clickable_actions(tree) == set(legal), (seat, lang, state.view(seat)["phase"])
    ids = Counter(part.get("id") for part in tree.iter() if part.get("id"))
    assert not [name for name, n in ids.items() if n > 1], ids.most_common(3)
    assert not [name for name in REFERENCE.findall(svg) if name not in ids]
    for banned in ("style=", "<style", "<script", "http://", "https://", "data:", "NaN", "None"):
        assert banned not in svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), banned
    _within(tree)
    return tree


def _within(tree: ET.Element) -> None:
    """No text extends beyond the picture, as far as can be estimated without a browser."""
    _, _, wide, high = map(float, str(tree.get("viewBox")).split())
    for x, y, part in _placed(tree, 0.0, 0.0, 1.0):
        words, size = "".join(part.itertext()), float(part.get("font-size") or 13)
        width = text_width(words, size) * 0.85  # the estimate is too wide
        anchor = part.get("text-anchor")
        left = x - {"middle": width / 2, "end": width}.get(str(anchor), 0.0)
        assert left >= -2, (words, left)
        assert left + width <= wide + 2, (words, left + width)
        assert size * 0.5 <= y <= high, (words, y)


def _placed(
    part: ET.Element, x: float, y: float, k: float
) -> Iterator[tuple[float, float, ET.Element]]:
    """All texts with their positions, with the transformations of their groups applied."""
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


def texts_of(tree: ET.Element, name: str) -> list[str]:
    """The texts in the part of a picture with this id."""
    group = tree.find(f".//*[@id='{name}']")
    assert group is not None, name
    return ["".join(part.itertext()) for part in group.iter(f"{SVG}text")]
