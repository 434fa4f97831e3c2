"""Text in a box, as large as the box allows and never below a readable size."""

from collections.abc import Sequence

from sacbe.draw.svg import text, wrap_text

LEADING = 1.18  # line height, relative to the font size
MIN_FONT, MAX_FONT = 10.5, 13.0
STEP = 0.5


def fit_paragraph(
    content: str, width: float, height: float, max_font: float = MAX_FONT
) -> tuple[float, list[str]]:
    """The largest font size at which the text fits, and its lines; cut at the minimum size."""
    size, (lines,) = fit_paragraphs([content], width, height, max_font)
    return size, lines


def fit_paragraphs(
    parts: Sequence[str],
    width: float,
    height: float,
    max_font: float = MAX_FONT,
    min_font: float = MIN_FONT,
) -> tuple[float, list[list[str]]]:
    """The same for several texts below each other, in one font size."""
    size = max_font
    while True:
        wrapped_texts = [wrap_text(content, width, size) for content in parts]
        is_complete = not any(each.endswith("…") for lines in wrapped_texts for each in lines)
        if is_complete and sum(map(len, wrapped_texts)) * size * LEADING <= height:
            return size, wrapped_texts
        if size <= min_font:
            break
        size = max(min_font, size - STEP)
    rows_left, cut = int(height / (size * LEADING)), []
    for i, content in enumerate(parts):
        after = sum(map(len, wrapped_texts[i + 1 :]))
        rows = max(1, rows_left - after, rows_left // (len(parts) - i))
        cut.append(wrap_text(content, width, size, lines=rows))
        rows_left -= len(cut[-1])
    return size, cut


def share_height(parts: Sequence[str], width: float, height: float) -> list[float]:
    """The height of each of several texts: what it needs at the minimum size, and an equal share of
    the rest. If they do not fit, the longest ones lose lines."""
    line = MIN_FONT * LEADING
    rows = [len(wrap_text(content, width, MIN_FONT)) for content in parts]
    while sum(rows) * line > height:
        rows[rows.index(max(rows))] -= 1
    spare = (height - sum(rows) * line) / len(rows)
    return [n * line + spare for n in rows]


def draw_lines(
    x: float,
    y: float,
    lines: Sequence[str],
    size: float,
    ink: str | None = None,
    anchor: str | None = None,
) -> str:
    """Lines below each other; y is the top of the first."""
    return "".join(
        text(x, y + size * (0.95 + LEADING * i), each, size, ink, anchor)
        for i, each in enumerate(lines)
    )
