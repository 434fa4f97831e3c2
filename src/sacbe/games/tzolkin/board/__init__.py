"""The board of Tzolk'in as SVG, drawn from a view, so that it cannot leak hidden information. Every
legal action is on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw import symbols
from sacbe.draw.gears import gear_definition
from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, Picture, part
from sacbe.draw.pieces import ghost, token, unavailable_target
from sacbe.draw.svg import at, circle, fit_text, pen, rect
from sacbe.text import Texts

from ..data import TECHS, TEMPLES
from . import calendar, players, tiles, tracks, turn_panel, wheels
from .choices import ChoicesByPart
from .geometry import FIELD, FIELD_MOVE, OVERVIEW, PAD, TABLE, TEETH, WHEEL, M
from .labels import View, say

__all__ = ["HEIGHT", "WIDTH", "picture", "question"]

RIGHT, GAP = 300, 12  # the column of the players at the right of the table, and the space between
WIDTH, HEIGHT = PAD + TABLE[2] + GAP + RIGHT + PAD, PAD + TABLE[3] + PAD
TURN = 188  # height of the turn panel
HALO = 5  # the edge of the table is free for the frames of targets
DISPLAY = (361, 121)  # width and height
TRACKS = 192  # width of the temples and of the technologies
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
    sentence = turn_panel.question(view, texts.lang)
    if not any(info["type"] == "keep" for _, info, _ in choices):
        return sentence
    count = len(view["players"][seat]["kept"])
    return f"{sentence} {say(texts.lang, 'kept-tiles', {'n': count})}"


@part
def _ground() -> str:
    return rect(0, 0, WIDTH, HEIGHT, "paper")


@part
def _table() -> str:
    """The frame of the table, so that its size never changes."""
    return rect(*TABLE)


@part
def _overview() -> str:
    """The frame of the wheels without their rings."""
    return rect(*OVERVIEW, class_="dense")


@part
def _legend(x: float, y: float, seat: int | None, dummies: bool, lang: str) -> str:
    """The legend of the wheels; dummy workers, only in games that have them, come first, where the
    most room is beside the wheels."""
    who = SEATS[seat or 0]
    marks = {"dummy": wheels.dummy_peg(5.2)} if dummies else {}
    y -= 8 * len(marks)
    marks |= {
        "today": token(who, 0, 0, 5.6),
        "tomorrow": ghost(who, 0, 0, 4.6),
        "may": circle(0, 0, 5, "lit", **pen("jade", 2.2)),
        "not": unavailable_target(0, 0, 5.4),
    }
    out = ""
    for word, mark in marks.items():
        out += at(x + 7, y, mark)
        out += fit_text(x + 18, y + 3.7, say(lang, f"legend-{word}"), 106, 10.6, "muted", least=10)
        y += 14
    return out


OF_CALENDAR = ("day", "round", "food_days_left", "calendar_corn")


def _field(
    view: View, seat: int | None, choices: ChoicesByPart, names: Sequence[str], texts: Texts
) -> list[Part]:
    """Everything around the centre of the calendar.

    A browser needs a layer for everything that moves and another for what is fixed above it, so
    moving parts are drawn one after another.
    """
    half = TABLE[2] / 2
    left, right = (
        (-half + HALO, FIELD[1], *DISPLAY),
        (half - HALO - DISPLAY[0], FIELD[1], *DISPLAY),
    )
    dummies = any("dummy" in wheel for wheel in view["wheels"].values())
    fixed = tiles.displays(view, left, right, choices, texts)
    fixed.append(wheels.jungle("part-jungle", view["jungle"], len(view["players"])))
    fixed.append(_legend("part-legend", FIELD[0] - 2, 37, seat, dummies, texts.lang))
    start, on_start = calendar.start_space(view, seat, choices, texts)
    return [
        *wheels.rings(),
        *wheels.gears(view["day"]),
        *calendar.great_wheel(view["day"]),
        *wheels.hubs(view["skulls_in_bank"], view["chichen_skulls"], texts),
        *calendar.on_great_wheel({key: view[key] for key in OF_CALENDAR}, texts),
        *wheels.uses(view, choices, texts),
        *[part.place(FIELD_MOVE, "fine") for part in fixed],
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
    left, top, wide, tall = TABLE
    column = left + wide + GAP
    low = top + DISPLAY[1] + 15
    high = tall - DISPLAY[1] - 15
    parts = [
        _ground("board-ground"),
        _table("part-table"),
        _overview("part-overview").place(FIELD_MOVE),
        *_field(view, seat, by_part, names, texts),
        *tracks.temples(
            [player["temples"] for player in view["players"]],
            view["age"],
            view["phase"] == "climb_two",
            (left, low, TRACKS, high),
            seat,
            by_part.of("climb", TEMPLES),
            texts,
        ),
        *tracks.technologies(
            [player["techs"] for player in view["players"]],
            (left + wide - TRACKS, low, TRACKS, high),
            seat,
            by_part.of("advance", TECHS),
            texts,
        ),
        *turn_panel.panel(view, (column, PAD, RIGHT, TURN), seat, by_part, names, texts),
        *players.players(
            view, column, PAD + TURN + 8, RIGHT, tall - TURN - 8, seat, by_part, names, texts
        ),
    ]
    return symbols.picture(WIDTH, HEIGHT, parts, say(texts.lang, "title"), DEFS)
