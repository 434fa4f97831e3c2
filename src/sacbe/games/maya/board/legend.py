"""The legend of the map."""

from sacbe.draw.parts import part
from sacbe.draw.svg import (
    at,
    g,
    mono_icon,
    path,
    rect,
    text,
    var,
    wrap_text,
)

from . import tiles
from .grid import Box
from .targets import expand_disc, payout_badge, plant_disc
from .texts import BoardTexts

LEGENDS = ((136, 236), (470, 116))  # width and height, the preferred one first
ROWS = 8  # of the high one; the wide one has two columns
LETTERS, LINE = 10.6, 12.0
SIGN = 32.0  # width of the column of signs


@part
def legend(size: float, box: Box, say: BoardTexts) -> str:
    """The meaning of discs, lines and stones."""
    s = 23.2
    signs = (
        (plant_disc(s, 5, True, False), "plant"),
        (plant_disc(s, 2, False, True), "opens"),
        (payout_badge(-s * 0.54, s * 0.52, s, 12), "closing"),
        (expand_disc(s, 3), "grow"),
        (mono_icon("lock", 0, 0, 15, "muted"), "gap"),
        (_city_sign(size), "city"),
        (
            path("M-11 0H11", stroke=var("muted"), stroke_width=2.6, stroke_dasharray="5 4"),
            "open",
        ),
        (
            path("M-11 0H11", stroke=var("ink"), stroke_width=5.6)
            + path("M-11 0H11", stroke=var("maize"), stroke_width=3),
            "closed",
        ),
    )
    columns = 1 if box.w < box.h else 2
    out, wide, step = [rect(*box, "sea", 6)], box.w / columns, box.h / (ROWS // columns)
    for k, (sign, name) in enumerate(signs):
        column, row = divmod(k, ROWS // columns)
        left, middle = box.x + column * wide, box.y + step * (row + 0.5)
        out.append(at(left + 15, middle, sign))
        words = say(f"legend-{name}")
        lines = wrap_text(words, wide - SIGN, LETTERS)
        for i, one in enumerate(lines):
            lower = (i - (len(lines) - 1) / 2) * LINE + LETTERS * 0.36
            out.append(text(left + SIGN, middle + lower, one, LETTERS))
    return "".join(out)


def _city_sign(size: float) -> str:
    return g(tiles.stone(False), tiles.fret(), transform=f"scale({10.5 / size:.3f})")
