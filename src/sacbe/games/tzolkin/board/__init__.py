"""The board of Tzolk'in as SVG, drawn from a view, so that it cannot leak hidden information. Every
legal action is on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw import symbols
from sacbe.draw.gears import gear_definition
from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Picture
from sacbe.draw.pieces import ghost, token, unavailable_target
from sacbe.draw.svg import at, circle, g, pen, rect, text, wrap_text
from sacbe.text import Texts

from . import calendar, players, tiles, tracks, turn_panel, wheels
from .choices import Choices
from .geometry import TEETH, WHEEL, M
from .labels import View, say

__all__ = ["HEIGHT", "WIDTH", "picture", "question"]

WIDTH, HEIGHT, PAD = 1440, 812, 14
LEFT, RIGHT = 240, 373  # columns beside the wheels
FIELD = (-25.7 * M, -26.7 * M, 51.4 * M, 52.2 * M)  # of the wheels, around the calendar's centre
TEMPLES, TURN = 396, 192  # heights
DEFS = "".join(
    gear_definition(teeth, M) for teeth in sorted({TEETH, *(w.teeth for w in WHEEL.values())})
)


def question(
    view: View,
    seat: int,
    choices: Sequence[tuple[int, Mapping[str, Any], str]],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The question to `seat` as a sentence, from the view alone."""
    return turn_panel.question(view, texts.lang)


def _legend(x: float, y: float, view: View, seat: int | None, lang: str) -> str:
    """The legend of the wheels; dummy workers only in games that have them."""
    who = SEATS[seat or 0]
    marks = {
        "today": token(who, 0, 0, 6.5),
        "tomorrow": ghost(who, 0, 0, 5.2),
        "may": circle(0, 0, 6, "lit", **pen("jade", 2.4)),
        "not": unavailable_target(0, 0, 6),
    }
    if any("dummy" in wheel for wheel in view["wheels"].values()):
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
    view: View, seat: int | None, choices: Choices, names: Sequence[str], texts: Texts
) -> str:
    """Everything around the centre of the calendar."""
    x, y, w, _ = FIELD
    below = "".join(wheels.wheel(view, key, texts) for key in WHEEL)
    above = "".join(
        wheels.workers_and_choices(view, key, seat, choices, names, texts) for key in WHEEL
    )
    out = g(below, calendar.great_wheel(view, texts), above, id="part-wheels")
    out += wheels.jungle(view) + calendar.start_space(view, seat, choices, texts)
    wide, high = 250, 172
    out += tiles.display(view, "buildings", x, y, wide, high, choices, texts)
    out += tiles.display(view, "monuments", x + w - wide, y, wide, high, choices, texts)
    return out + _legend(x + 2, 54, view, seat, texts.lang)


def picture(
    view: View,
    seat: int | None,
    choices: Sequence[tuple[int, Mapping[str, Any], str]],
    texts: Texts,
    names: Sequence[str],
) -> Picture:
    """The whole table as `seat` (None: a spectator) sees it. `choices` are the legal actions of
    this seat as (id, info, text); `names` are the players' names."""
    left = Choices(choices)
    x, y, _, _ = FIELD
    tall = HEIGHT - 2 * PAD
    column = WIDTH - PAD - RIGHT
    parts = (
        rect(0, 0, WIDTH, HEIGHT, "paper"),
        at(PAD + LEFT + 14 - x, PAD - y, _field(view, seat, left, names, texts)),
        tracks.temples(view, PAD, PAD, LEFT, TEMPLES, seat, left, texts),
        tracks.technologies(
            view, PAD, PAD + TEMPLES + 8, LEFT, tall - TEMPLES - 8, seat, left, texts
        ),
        turn_panel.panel(view, column, PAD, RIGHT, TURN, seat, left, len(choices), names, texts),
        players.players(
            view, column, PAD + TURN + 8, RIGHT, tall - TURN - 8, seat, left, names, texts
        ),
    )
    return symbols.picture(WIDTH, HEIGHT, *parts, title=say(texts.lang, "title"), defs=DEFS)
