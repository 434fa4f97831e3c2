"""The legend of the map."""

from sacbe.draw.parts import part
from sacbe.draw.svg import (
    at,
    fit_text,
    g,
    mono_icon,
    path,
    rect,
    var,
)

from . import tiles
from .grid import Box
from .targets import expand_disc, payout_badge, plant_disc
from .texts import BoardTexts

LEGEND = Box(0, 0, 238, 206)
DISCS, SIGNS = 31.0, 21.0  # row heights


@part
def legend(size: float, box: Box, say: BoardTexts) -> str:
    """The meaning of discs, lines and stones."""
    s = 22.0
    closing = plant_disc(0, 0, s, 2, False, False) + payout_badge(-2, 2, 28, 12)
    rows = (
        (plant_disc(0, 0, s, 5, True, False), "plant", DISCS),
        (plant_disc(0, 0, s, 2, False, True), "opens", DISCS),
        (closing, "closing", DISCS),
        (expand_disc(0, 0, s, 3), "grow", DISCS),
        (mono_icon("lock", 0, 0, 15, "muted"), "gap", SIGNS),
        (_city_sign(size), "city", SIGNS),
        (
            path("M-12 0H12", stroke=var("muted"), stroke_width=2.6, stroke_dasharray="5 4"),
            "open",
            SIGNS,
        ),
        (
            path("M-12 0H12", stroke=var("ink"), stroke_width=5.6)
            + path("M-12 0H12", stroke=var("maize"), stroke_width=3),
            "closed",
            SIGNS,
        ),
    )
    out, y = [rect(*box, "sea", 6)], box.y
    for sign, name, height in rows:
        middle = y + height / 2
        label = fit_text(40, 4.5, say(f"legend-{name}"), box.w - 44, 12.5)
        out.append(at(box.x + 19, middle, sign) + at(box.x, middle, label))
        y += height
    return "".join(out)


def _city_sign(size: float) -> str:
    return g(tiles.stone(False), tiles.fret(), transform=f"scale({10.5 / size:.3f})")
