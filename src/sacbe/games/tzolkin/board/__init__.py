"""The board of Tzolk'in as SVG, drawn from a view, so that it cannot leak hidden information. Every
legal action is on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw import symbols
from sacbe.draw.gears import gear_definition
from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, Picture, part
from sacbe.draw.pieces import ghost, token, unavailable_target
from sacbe.draw.svg import at, circle, pen, rect, text, wrap_text
from sacbe.text import Texts

from . import calendar, players, tiles, tracks, turn_panel, wheels
from .choices import ChoicesByPart
from .geometry import FIELD, FIELD_MOVE, LEFT, PAD, TEETH, WHEEL, M
from .labels import View, say

__all__ = ["HEIGHT", "WIDTH", "picture", "question"]

WIDTH, HEIGHT = 1440, 812
RIGHT = 373  # the column at the right of the wheels
TEMPLES, TURN = 396, 192  # heights
DISPLAY = (250, 172)  # width and height
DEFS = {
    f"gear-{teeth}": gear_definition(teeth, M)
    for teeth in sorted({TEETH, *(w.teeth for w in WHEEL.values())})
}


def question(
    view: View,
    seat: int,
    choices: Sequence[tuple[int, Mapping[str, Any], str]],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The question to `seat` as a sentence, from the view alone."""
    return turn_panel.question(view, texts.lang)


@part
def _ground() -> str:
    return rect(0, 0, WIDTH, HEIGHT, "paper")


@part
def _legend(x: float, y: float, seat: int | None, dummies: bool, lang: str) -> str:
    """The legend of the wheels; dummy workers only in games that have them."""
    who = SEATS[seat or 0]
    marks = {
        "today": token(who, 0, 0, 6.5),
        "tomorrow": ghost(who, 0, 0, 5.2),
        "may": circle(0, 0, 6, "lit", **pen("jade", 2.4)),
        "not": unavailable_target(0, 0, 6),
    }
    if dummies:
        marks["dummy"] = wheels.dummy_peg(6)
    out = ""
    for word, mark in marks.items():
        out += at(x + 8, y, mark)
        for i, line in enumerate(wrap_text(say(lang, f"legend-{word}"), 96, 11, lines=2)):
            y += 12 * (i > 0)
            out += text(x + 22, y + 4, line, 11, "muted")
        y += 18
    return out


def _field(
    view: View, seat: int | None, choices: ChoicesByPart, names: Sequence[str], texts: Texts
) -> list[Part]:
    """Everything around the centre of the calendar.

    A browser needs a layer for everything that moves and another for what is fixed above it, so
    moving parts are drawn one after another.
    """
    x, y, w, _ = FIELD
    left, right = (x, y, *DISPLAY), (x + w - DISPLAY[0], y, *DISPLAY)
    dummies = any("dummy" in wheel for wheel in view["wheels"].values())
    fixed = tiles.displays(view, left, right, choices, texts)
    fixed.append(wheels.jungle("part-jungle", view["jungle"], len(view["players"])))
    fixed.append(_legend("part-legend", x + 2, 54, seat, dummies, texts.lang))
    start, on_start = calendar.start_space(view, seat, choices, texts)
    return [
        *wheels.rings(),
        *wheels.gears(view["day"]),
        *calendar.great_wheel(view["day"]),
        *wheels.hubs(view, texts),
        *calendar.on_great_wheel(view, texts),
        *wheels.uses(view, choices, texts),
        *[part.place(FIELD_MOVE) for part in fixed],
        start,
        *wheels.workers(view, choices, names, texts),
        *wheels.entries(view, seat, choices, texts),
        on_start,
    ]


def picture(
    view: View,
    seat: int | None,
    choices: Sequence[tuple[int, Mapping[str, Any], str]],
    texts: Texts,
    names: Sequence[str],
) -> Picture:
    """The whole table as `seat` (None: a spectator) sees it. `choices` are the legal actions of
    this seat as (id, info, text); `names` are the players' names."""
    by_part, names = ChoicesByPart(choices), tuple(names)
    tall = HEIGHT - 2 * PAD
    column = WIDTH - PAD - RIGHT
    below = PAD + TEMPLES + 8
    parts = [
        _ground("board-ground"),
        *_field(view, seat, by_part, names, texts),
        *tracks.temples(view, (PAD, PAD, LEFT, TEMPLES), seat, by_part, texts),
        *tracks.technologies(view, (PAD, below, LEFT, tall - TEMPLES - 8), seat, by_part, texts),
        *turn_panel.panel(view, (column, PAD, RIGHT, TURN), seat, by_part, names, texts),
        *players.players(
            view, column, PAD + TURN + 8, RIGHT, tall - TURN - 8, seat, by_part, names, texts
        ),
    ]
    return symbols.picture(WIDTH, HEIGHT, parts, say(texts.lang, "title"), DEFS)
