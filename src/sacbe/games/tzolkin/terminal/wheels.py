"""The five wheels, the jungle around Palenque, and the starting space."""

from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts

from ..data import (
    ACTIONS,
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
    HARVEST_CORN,
    HARVEST_WOOD,
    SPACES,
    TEMPLES,
    WHEELS,
)
from ..text.tiles import name
from .formatting import (
    FREE,
    SKULL,
    View,
    align_columns,
    occupant,
    seat_mark,
    words,
)

CHICHEN = "chichen_itza"
NEW_LINE = "|"
ALL_SPACES = {wheel: range(int(n)) for wheel, n in zip(WHEELS, SPACES, strict=True)}
MOST_SPACES = len(ALL_SPACES[CHICHEN])


def _standing(view: View, wheel: str, space: int, seat: int | None) -> Text:
    """The worker and the skull on a space."""
    mark = occupant(view["wheels"][wheel][space], seat)
    if wheel == CHICHEN and space < len(view["chichen_skulls"]) and view["chichen_skulls"][space]:
        mark = mark if mark.plain != FREE else Text()
        mark.append(SKULL, "bold")
    return mark


def compact(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """A line per wheel with its workers."""
    rows: list[list[Text]] = [[Text(), *(Text(str(n), "dim") for n in range(MOST_SPACES))]]
    for wheel, spaces in ALL_SPACES.items():
        standing = [_standing(view, wheel, space, seat) for space in spaces]
        rows.append([Text(name(wheel, texts), "bold"), *standing])
    return align_columns(rows, [0, *[2] * MOST_SPACES])


def beside(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """The parts beside the wheels: starting space, skulls and jungle; six lines."""
    say = words(texts.lang).say
    groups = view["jungle"]
    rows: list[list[Text | str]] = [[say("jungle"), *(Text(space, "dim") for space in groups)]]
    for kind in ("corn", "wood"):
        counts = (str(groups[g][kind]) if kind == "corn" or g != "2" else "" for g in groups)
        rows.append([f" {say('col-' + kind)}", *counts])
    return Group(*calendar_lines(view, seat, texts), align_columns(rows, gap=2))


def calendar_lines(view: View, seat: int | None, texts: Texts) -> list[Text]:
    """The starting space with its corn, the starting player, skulls left."""
    say = words(texts.lang).say

    def who(p: int | None, nobody: str) -> Text:
        return Text(nobody) if p is None else seat_mark(p, p == seat)

    corn = say("takes", {"n": view["calendar_corn"]})
    holder = who(view["starting_space"], say("free"))
    first = who(view["starting_player"], FREE)
    return [
        Text.assemble(say("starting-space"), " ", holder, " ", corn),
        Text.assemble(say("goes-first"), " ", first),
        Text(say("skulls-left", {"n": view["skulls_in_bank"]})),
    ]


def full(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """Every space with its number, its worker, and an abbreviation of its action."""
    small: list[list[Text | str]] = []
    great: list[list[Text | str]] = []
    for wheel, spaces in ALL_SPACES.items():
        rows = great if wheel == CHICHEN else small
        numbered = (
            Text.assemble((f"{space} ", "dim"), _standing(view, wheel, space, seat))
            for space in spaces
        )
        rows.append([Text(name(wheel, texts), "bold"), *numbered])
        does = (space_word(wheel, space, texts).split("\n") for space in spaces)
        rows += (["", *line] for line in zip_longest(*does, fillvalue=""))
        if wheel == "palenque":
            rows += _jungle(view, texts)
    return Group(
        align_columns(small, [12, 3, *[8] * (len(ALL_SPACES["palenque"]) - 1)]),
        align_columns(great, [12, 3]),
    )


def space_word(wheel: str, space: int, texts: Texts) -> str:
    """An abbreviation of what a space gives; none for the lowest."""
    say = words(texts.lang).say
    if space == 0:
        return ""
    if space > ACTIONS[WHEELS.index(wheel)]:
        return say("does-any")
    if wheel == CHICHEN:
        temple = say(f"col-{TEMPLES[int(CHICHEN_TEMPLE[space])]}")
        points = say("does-points", {"n": int(CHICHEN_VP[space]), "temple": temple})
        return points + ("*" if CHICHEN_BLOCKS[space] else "")
    if wheel == "palenque":
        word = say("does-corn", {"n": int(HARVEST_CORN[space])})
        if HARVEST_WOOD[space]:
            word += say("does-or-wood", {"n": int(HARVEST_WOOD[space])})
    else:
        word = say(f"does-{wheel}-{space}")
    return word.replace(NEW_LINE, "\n")


def _jungle(view: View, texts: Texts) -> list[list[Text | str]]:
    """Tiles under Palenque 2 to 5: corn, and wood below it where there is both."""
    say = words(texts.lang).say
    columns = []
    for group in view["jungle"].values():
        tiles = [say(f"tiles-{kind}", {"n": n}) for kind, n in group.items() if n]
        columns.append([Text(tile, "dim") for tile in tiles or [FREE]])
    head: list[Text | str] = [Text(f" {say('jungle')}", "dim"), "", ""]
    lines = zip_longest(*columns, fillvalue=Text())
    return [[*(head if i == 0 else ["", "", ""]), *line] for i, line in enumerate(lines)]
