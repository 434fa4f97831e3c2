"""Words in a box: as large as the box allows, and never too small to read."""

from collections.abc import Sequence

from sacbe.draw.svg import text, wrap_text

LEADING = 1.18  # from line to line, of the size of the letters
LEAST, MOST = 10.5, 13.0
STEP = 0.5


def flow(words: str, wide: float, high: float, most: float = MOST) -> tuple[float, list[str]]:
    """The largest letters in which all words fit, and the lines; at the least size what fits."""
    size, (shown,) = flow_all([words], wide, high, most)
    return size, shown


def flow_all(
    parts: Sequence[str], wide: float, high: float, most: float = MOST, least: float = LEAST
) -> tuple[float, list[list[str]]]:
    """The same for several texts below each other, in letters of one size."""
    size = most
    while True:
        shown = [wrap_text(words, wide, size) for words in parts]
        whole = not any(each.endswith("…") for some in shown for each in some)
        if whole and sum(map(len, shown)) * size * LEADING <= high:
            return size, shown
        if size <= least:
            break
        size = max(least, size - STEP)
    room, cut = int(high / (size * LEADING)), []
    for i, words in enumerate(parts):
        after = sum(map(len, shown[i + 1 :]))
        mine = max(1, room - after, room // (len(parts) - i))
        cut.append(wrap_text(words, wide, size, lines=mine))
        room -= len(cut[-1])
    return size, cut


def lines(
    x: float,
    y: float,
    shown: Sequence[str],
    size: float,
    ink: str | None = None,
    anchor: str | None = None,
) -> str:
    """Lines below each other; y is the top of the first."""
    return "".join(
        text(x, y + size * (0.95 + LEADING * i), each, size, ink, anchor)
        for i, each in enumerate(shown)
    )
