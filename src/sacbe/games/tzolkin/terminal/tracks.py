"""The temples as tracks with markers, and the four technologies."""

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import grid

from ..data import DATA, TECHS, TEMPLES
from ..state import TOP_LEVEL
from ..text.tiles import name
from .formatting import View, align_columns, heading, seat_marks, words

TEMPLE_COLOURS = {"brown": "orange3", "yellow": "yellow", "green": "green"}
MOST_STEPS = max(len(temple.vp) for temple in DATA.temples.values())


def _at(view: View, what: str, which: str, height: int, reader: int | None) -> Text:
    """The marks of all seats at that level of a temple or a technology."""
    seats = [p for p, player in enumerate(view["players"]) if player[what][which] == height]
    return seat_marks(seats, reader)


def temples(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """Three tracks from the bottom step to the top: points, markers, goods."""
    say = words(texts.lang).say
    rows: list[list[Text | str]] = []
    for temple in TEMPLES:
        track = DATA.temples[temple]
        bonus = say("leader", {"n": track.leader[view["age"] - 1]})
        points = (Text(f"{vp:d}", "dim") for vp in track.vp)
        steps = range(len(track.vp))
        standing = (_at(view, "temples", temple, step, seat) for step in steps)
        goods = (Text(say(f"short-{thing}") if thing else "", "dim") for thing in track.goods)
        rows.append([Text(name(temple, texts), f"bold {TEMPLE_COLOURS[temple]}"), *points])
        rows.append([Text(f" {bonus}", "dim"), *standing])
        rows.append(["", *goods])
    return Group(heading(say("temples")), align_columns(rows, [13, *[5] * MOST_STEPS], gap=0))


def technologies(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """What each level gives, with the markers of the players who have reached it."""
    say = words(texts.lang).say
    table = grid(None, 4, *[None] * (TOP_LEVEL + 1), wrap=True)
    levels = (Text(str(level), "dim") for level in range(TOP_LEVEL + 1))
    table.add_row(heading(say("technologies")), *levels, Text(say("beyond"), "dim"))
    for tech in TECHS:
        cells = []
        for level in range(TOP_LEVEL + 2):
            marks = _at(view, "techs", tech, level, seat)
            gives = say(f"tech-{tech}-{level}") if level else ""
            cells.append(Text.assemble(marks, " " if marks and gives else "", gives))
        table.add_row(Text(say(f"tech-{tech}"), "bold"), *cells)
    return table
