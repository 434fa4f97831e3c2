"""A board as an array of pixels, for `render_mode="rgb_array"` and videos."""

from __future__ import annotations

import io
from pathlib import Path

import matplotlib
import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from sacbe.draw.flatten import flatten
from sacbe.draw.palette import THEMES
from sacbe.play.state import State

WIDTH = 960
# Matplotlib's fonts, so that pictures are the same on every machine.
FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
FACES = ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold", "DejaVuSansMono")


def board_array(state: State, seat: int | None = None, width: int = WIDTH) -> NDArray[np.uint8]:
    """The board as a seat (None: a spectator) sees it: height × width × 3."""
    png = resvg_py.svg_to_bytes(
        svg_string=flatten(state.svg(seat)),
        width=width,
        background=THEMES["light"]["paper"],
        skip_system_fonts=True,
        font_files=[str(FONTS / f"{face}.ttf") for face in FACES],
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
        monospace_family="DejaVu Sans Mono",
    )
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.array(image.convert("RGB"))
