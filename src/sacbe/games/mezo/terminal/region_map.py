"""The map: regions at the positions of the data's layout, and the confluences between them."""

from itertools import groupby

from rich.text import Text

from sacbe.text import Texts
from sacbe.text.names import LETTERS

from ..data import CONFLUENCES, FILE, REGIONS
from ..derived import View, presence
from ..text.labels import region_name
from .formatting import COLOURS, FREE
from .panels import cell, flag, pyramid_sign, seats

WIDE, HIGH = 76, 21
BOX = 20  # columns of a region; its lines are a name and a line per seat
PERCENT = 100

Spot = tuple[int, int]


class Canvas:
    """Characters on a grid."""

    def __init__(self) -> None:
        self._signs: dict[Spot, tuple[str, str]] = {}
        self._taken: set[Spot] = set()

    def put(self, x: int, y: int, styled: Text) -> None:
        """Write styled characters from a position to the right."""
        for piece in styled.divide(range(1, len(styled))):
            style = piece.spans[0].style if piece.spans else piece.style
            self._signs[x, y] = piece.plain, str(style)
            x += 1

    def take(self, x: int, y: int, wide: int, high: int) -> None:
        """Reserve an area, so that `free_near` avoids it."""
        self._taken |= {(x + i, y + j) for i in range(-1, wide + 1) for j in range(high)}

    def free_near(self, x: int, y: int, wide: int) -> Spot:
        """The nearest position with space for this many characters; a line counts as two
        columns."""
        spots = ((i, j) for i in range(WIDE - wide + 1) for j in range(HIGH))
        by_distance = sorted(spots, key=lambda spot: abs(spot[0] - x) + 2 * abs(spot[1] - y))
        fits = (
            s for s in by_distance if not any((s[0] + i, s[1]) in self._taken for i in range(wide))
        )
        return next(fits, by_distance[0])

    def text(self) -> Text:
        """The whole grid. Neighbours of equal style are merged, which renders faster."""
        picture = Text(no_wrap=True, overflow="crop")
        first, last = min(y for _, y in self._signs), max(y for _, y in self._signs)
        for y in range(first, last + 1):
            end = max((x for x, line in self._signs if line == y), default=-1)
            signs = [self._signs.get((x, y), (" ", "")) for x in range(end + 1)]
            for style, run in groupby(signs, key=lambda sign: sign[1]):
                picture.append("".join(sign for sign, _ in run), style)
            picture.append("\n" if y < last else "")
        return picture


def has_layout() -> bool:
    """Whether the data have a layout; a player's own data may have none."""
    return FILE.layout is not None


def picture(view: View, seat: int | None, texts: Texts) -> Text:
    """All regions with their contents; confluences in brackets, with the god's letter."""
    assert FILE.layout is not None
    canvas = Canvas()
    high = 1 + len(seats(view))
    for region in REGIONS:
        x, y = FILE.layout.regions[region]
        left = min(WIDE - BOX, max(0, round(x * WIDE / PERCENT) - BOX // 2))
        top = min(HIGH - high, max(0, round(y * HIGH / PERCENT) - high // 2))
        canvas.take(left, top, BOX, high)
        for line, text in enumerate(_region(view, region, seat, texts.lang)):
            canvas.put(left, top + line, text)
    for confluence in CONFLUENCES:
        x, y = FILE.layout.confluences[confluence]
        sign = _confluence(view, confluence)
        at = (round(x * WIDE / PERCENT) - len(sign) // 2, round(y * HIGH / PERCENT))
        left, top = canvas.free_near(*at, len(sign))
        canvas.take(left, top, len(sign), 1)
        canvas.put(left, top, sign)
    return canvas.text()


def _region(view: View, region: str, seat: int | None, lang: str) -> list[Text]:
    region_view = view["regions"][region]
    style = "underline" if region_view["inhabited"] else "dim underline"
    if view["conflict"] and view["conflict"]["region"] == region:
        style = "bold reverse"
    title = Text.assemble(flag(view, region), (region_name(region, lang)[: BOX - 8], style))
    if region_view["altar"]:
        title.append(f" {region_view['altar']}")
    if region_view["pyramid"]:
        title.append(" ").append_text(pyramid_sign(region_view["pyramid"]))
    lines = [title]
    for p in seats(view):
        pieces = cell(view, region, p, lang)
        if region_view["inhabited"] and pieces.plain != FREE:
            mark = f"{'bold reverse ' if p == seat else ''}{COLOURS[p]}"
            lines.append(Text.assemble(" ", (LETTERS[p], mark), " ", pieces))
    return lines


def _confluence(view: View, confluence: str) -> Text:
    """A confluence in brackets, with the letter of the god on it."""
    for p in seats(view):
        if view["gods"][str(p)] == confluence:
            return Text(f"({confluence} {LETTERS[p]})", f"bold {COLOURS[p]}")
    return Text(f"({confluence})", "" if presence(view, confluence) else "dim strike")
