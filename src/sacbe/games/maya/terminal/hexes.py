"""The map of hexes; every other row is shifted half a hex to the right."""

from itertools import groupby

from rich.text import Text

from sacbe.text import Texts
from sacbe.text.names import LETTERS

from ..data import CELLS, Cell
from ..derived import hinted_cells, in_play, selectable_cells
from .formatting import CAN, CITY, COLOURS, FREE, SHORT_NAMES, View, crop_sign

HEX = 4  # columns of a hex: three for its content, one between it and the next
INSIDE = HEX - 1
EMPTY_SITE, TEMPLE, SCORED = "()", "[]", "**"  # around a name; sites are never neighbours
LINES = "dim"
NO_CITY = {"scored": False}


class Canvas:
    """A character grid with styles."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, sign in enumerate(text):
            self._signs[x + i, y] = sign, style

    def text(self) -> Text:
        """The grid as text; runs of the same style are merged, which renders faster."""
        picture = Text(no_wrap=True, overflow="crop")
        last = max(y for _, y in self._signs)
        for y in range(last + 1):
            end = max((x for x, line in self._signs if line == y), default=-1)
            signs = [self._signs.get((x, y), (" ", "")) for x in range(end + 1)]
            for style, run in groupby(signs, key=lambda sign: sign[1]):
                picture.append("".join(sign for sign, _ in run), style)
            picture.append("\n" if y < last else "")
        return picture


def compact(view: View, seat: int | None, texts: Texts) -> Text:
    """A line per row."""
    return _picture(view, seat, texts, lines=False)


def full(view: View, seat: int | None, texts: Texts) -> Text:
    """With borders of the hexes, two lines per row."""
    return _picture(view, seat, texts, lines=True)


def _picture(view: View, seat: int | None, texts: Texts, lines: bool) -> Text:
    cells = [(i, CELLS[i]) for i in in_play(view)]
    rows = [cell.row for _, cell in cells]
    left = min(_column(cell) for _, cell in cells)
    margin = len(f"r{max(rows)}")
    step = 2 if lines else 1  # the odd lines are for borders
    canvas = Canvas()
    marks = _marks(view, seat)
    spots = [
        (margin + _column(cell) - left, step * (cell.row - min(rows) + 1)) for _, cell in cells
    ]
    for x, y in spots if lines else ():
        for dy, one, other in ((-1, "/", "\\"), (0, "|", "|"), (1, "\\", "/")):
            canvas.put(x + abs(dy), y + dy, one, LINES)
            canvas.put(x + HEX - abs(dy), y + dy, other, LINES)
    for (i, cell), (x, y) in zip(cells, spots, strict=True):
        canvas.put(0, y, f"r{cell.row}", "dim")
        for edge in (0, step * (max(rows) - min(rows) + 2)) if lines else (0,):
            canvas.put(margin + HEX * cell.col - left + 2, edge, f"c{cell.col}", "dim")
        inside, sides, style = _content(i, view, seat, marks, texts.lang)
        canvas.put(x + 1, y, f"{inside:^{INSIDE}}", style)
        canvas.put(x, y, sides[:1], style)
        canvas.put(x + HEX, y, sides[1:], style)
    return canvas.text()


def _column(cell: Cell) -> int:
    return HEX * cell.col + (cell.row & 1) * HEX // 2


def _marks(view: View, seat: int | None) -> dict[int, str]:
    """Marks on empty spaces: numbered choices for the current player, a sign for others."""
    cells = selectable_cells(view)
    if seat is not None and seat == view["current_player"]:
        return {i: str(n) for n, i in enumerate(cells, 1)} | dict.fromkeys(hinted_cells(view), CAN)
    return dict.fromkeys(cells, CAN)


def _content(
    i: int, view: View, seat: int | None, marks: dict[int, str], lang: str
) -> tuple[str, str, str]:
    """The content of a hex, the signs at its left and right, and the style."""
    cell = CELLS[i]
    tile = view["cells"].get(cell.id)
    if tile is None:
        if cell.site:
            return SHORT_NAMES[cell.site], EMPTY_SITE, ""
        return (marks[i], "", "bold") if i in marks else (FREE, "", "dim")
    if tile["kind"] == "plantation":
        owner = tile["owner"]
        sign = LETTERS[owner] + crop_sign(tile["crop"], tile["n"], lang)
        style = f"bold {COLOURS[owner]}"
        style += " reverse" if owner == seat else ""
        style += " underline" if cell.id in view["planted"] else ""
        return f"{sign:<{INSIDE}}", "", style
    city = tile["city"]
    scored = view["cities"].get(city, NO_CITY)["scored"]
    style = CITY if scored else f"bold {CITY}"
    if tile["kind"] == "temple":
        return SHORT_NAMES[city], SCORED if scored else TEMPLE, style
    return SHORT_NAMES[city].lower(), "", style
