"""Colours of both themes by name, seat colours with their shapes, and contrast calculations.

Pictures refer to colours as `var(--name)` only; the style sheet gives them their values.
"""

from dataclasses import dataclass
from types import MappingProxyType

_LIGHT = {
    # backgrounds and text
    "paper": "#F4EDE0",
    "shell": "#FBF7EF",
    "sand": "#E9DECB",
    "line": "#D6C8B0",
    "edge": "#8F7F69",
    "ink": "#2B2118",
    "muted": "#665747",
    "on-fill": "#FFFFFF",
    "shadow": "#4A3A28",
    # hues
    "jade": "#1F7A6B",
    "cinnabar": "#B3391F",
    "maize": "#E3A72F",
    "cenote": "#2F6F9F",
    "clay": "#8A5A3B",
    "jungle": "#4B7F3A",
    # the same hues for text
    "jade-ink": "#17665A",
    "cinnabar-ink": "#A13019",
    "maize-ink": "#7D5606",
    "cenote-ink": "#265E88",
    "clay-ink": "#7A4D31",
    "jungle-ink": "#3B692D",
    # pale washes
    "jade-wash": "#D7E8E1",
    "cinnabar-wash": "#F3DACF",
    "maize-wash": "#F8E6BD",
    "cenote-wash": "#D6E4EE",
    # materials
    "wood": "#A86B3C",
    "rock": "#9C9A92",
    "gold": "#F0C24A",
    "crystal": "#A9D6DE",
    "bone": "#FFFDF6",
    "grain": "#F4DFB4",
    "brick": "#DB9C84",
    "outline": "#2B2118",
    "outline-width": "1.6",
    "detail": "#2B2118",
    "carve": "#B09A74",
    # stones: face, lit edge, shaded edge
    "great": "#DCCBA9",
    "great-hi": "#F8EFD9",
    "great-lo": "#A48A60",
    "palenque": "#BACBA3",
    "palenque-hi": "#E2ECD4",
    "palenque-lo": "#7C9463",
    "yaxchilan": "#CBC5B9",
    "yaxchilan-hi": "#F0ECE4",
    "yaxchilan-lo": "#8F8778",
    "tikal": "#E0B5A2",
    "tikal-hi": "#F7DFD4",
    "tikal-lo": "#A8705A",
    "uxmal": "#EBD195",
    "uxmal-hi": "#FAEFD2",
    "uxmal-lo": "#B4924A",
    "chichen": "#AFC8D7",
    "chichen-hi": "#DCEAF2",
    "chichen-lo": "#6A8BA1",
    "slab": "#EFE6D5",
    "slab-hi": "#FFFCF5",
    "slab-lo": "#C6B598",
    "city": "#D9CFBF",
    "city-hi": "#F6F0E6",
    "city-lo": "#94866F",
    "done": "#B9AB93",
    "done-hi": "#DCD1BE",
    "done-lo": "#7A6C56",
    # land and water
    "sea": "#DDE4DF",
    "wave": "#CBD7D5",
    "land-yellow": "#EBDDB2",
    "land-yellow-hi": "#F8F0D8",
    "land-yellow-lo": "#CDB97F",
    "land-green": "#CBD9B5",
    "land-green-hi": "#E4ECD6",
    "land-green-lo": "#9FB384",
    "land-blue": "#BCD3DC",
    "land-blue-hi": "#DCEAF2",
    "land-blue-lo": "#8CAFBF",
    "land-red": "#E6C7B5",
    "land-red-hi": "#F7E2D8",
    "land-red-lo": "#C79C85",
    "land-waste": "#D6CEC0",
    "land-waste-hi": "#E9E3D8",
    "land-waste-lo": "#B5AA98",
    # holes, points, targets
    "hole": "#5A4A3A",
    "hole-lo": "#3A2E23",
    "badge": "#5B3A2A",
    "badge-ink": "#FFF8EA",
    "ring-ink": "#FFFFFF",
    "lit": "#FFFDF6",
    "lit-ink": "#2B2118",
    # discs of the space numbers
    "palenque-num": "#557040",
    "yaxchilan-num": "#6B6456",
    "tikal-num": "#8F5641",
    "uxmal-num": "#85691F",
    "chichen-num": "#456C87",
    # seats: face, lit, shaded, edge on a panel, text on the face
    "red": "#B3391F",
    "red-hi": "#DE7A5F",
    "red-lo": "#7A2411",
    "red-edge": "#B3391F",
    "red-on": "#FFFFFF",
    "blue": "#2F6F9F",
    "blue-hi": "#78A9CC",
    "blue-lo": "#1B4769",
    "blue-edge": "#2F6F9F",
    "blue-on": "#FFFFFF",
    "green": "#4B7F3A",
    "green-hi": "#8BB77B",
    "green-lo": "#2D5221",
    "green-edge": "#4B7F3A",
    "green-on": "#FFFFFF",
    "yellow": "#E3A72F",
    "yellow-hi": "#F8DC92",
    "yellow-lo": "#96690E",
    "yellow-edge": "#9A6C0C",
    "yellow-on": "#2B2118",
    "black": "#3A332C",
    "black-hi": "#857A6D",
    "black-lo": "#15110D",
    "black-edge": "#3A332C",
    "black-on": "#FFFFFF",
}

_DARK = _LIGHT | {
    "paper": "#1E1B18",
    "shell": "#2A2622",
    "sand": "#37312B",
    "line": "#463F37",
    "edge": "#7D7061",
    "ink": "#F2E9DB",
    "muted": "#BBAD9B",
    "on-fill": "#14110E",
    "shadow": "#000000",
    "jade": "#4FB8A3",
    "cinnabar": "#E27458",
    "maize": "#EBB84E",
    "cenote": "#6FADD9",
    "clay": "#C08E69",
    "jungle": "#86B671",
    "jade-ink": "#6CCBB7",
    "cinnabar-ink": "#F08F75",
    "maize-ink": "#EFC468",
    "cenote-ink": "#8CC0E4",
    "clay-ink": "#D0A583",
    "jungle-ink": "#9CC888",
    "jade-wash": "#1F3D37",
    "cinnabar-wash": "#4A281F",
    "maize-wash": "#453616",
    "cenote-wash": "#22394A",
    "wood": "#BC7F4E",
    "rock": "#B0AEA6",
    "gold": "#F3CB5E",
    "crystal": "#A9D6DE",
    "bone": "#F4ECDD",
    "grain": "#E9D2A2",
    "brick": "#D58F76",
    "outline": "#F0E6D6",
    "outline-width": "1.1",
    "detail": "#120F0C",
    "carve": "#857459",
    "great": "#5B4E3A",
    "great-hi": "#84735A",
    "great-lo": "#2E2619",
    "palenque": "#47553A",
    "palenque-hi": "#6C7D5B",
    "palenque-lo": "#262F1D",
    "yaxchilan": "#524D46",
    "yaxchilan-hi": "#78726A",
    "yaxchilan-lo": "#2B2823",
    "tikal": "#66443A",
    "tikal-hi": "#916458",
    "tikal-lo": "#361F18",
    "uxmal": "#665327",
    "uxmal-hi": "#917A45",
    "uxmal-lo": "#352A10",
    "chichen": "#3B5364",
    "chichen-hi": "#5D798D",
    "chichen-lo": "#1D2D39",
    "slab": "#332E29",
    "slab-hi": "#4A433C",
    "slab-lo": "#171411",
    "city": "#B3A791",
    "city-hi": "#D6CCB9",
    "city-lo": "#665C4D",
    "done": "#8C7F69",
    "done-hi": "#AB9E86",
    "done-lo": "#4A4132",
    "sea": "#1A2327",
    "wave": "#26343B",
    "land-yellow": "#574B2A",
    "land-yellow-hi": "#7A6A3F",
    "land-yellow-lo": "#352D16",
    "land-green": "#3B4A2F",
    "land-green-hi": "#596C49",
    "land-green-lo": "#222C19",
    "land-blue": "#2C4452",
    "land-blue-hi": "#466273",
    "land-blue-lo": "#182831",
    "land-red": "#593A2F",
    "land-red-hi": "#7E5646",
    "land-red-lo": "#331E16",
    "land-waste": "#37322C",
    "land-waste-hi": "#4C453D",
    "land-waste-lo": "#24201B",
    "hole": "#14110E",
    "hole-lo": "#000000",
    "badge": "#EADFC9",
    "badge-ink": "#2B2118",
    "ring-ink": "#F2E9DB",
    "palenque-num": "#5B6C49",
    "yaxchilan-num": "#6B655D",
    "tikal-num": "#84574B",
    "uxmal-num": "#776333",
    "chichen-num": "#4C697F",
    "red": "#DB6144",
    "red-hi": "#F39B84",
    "red-lo": "#8A2E18",
    "red-edge": "#DB6144",
    "red-on": "#14110E",
    "blue": "#5A9CCB",
    "blue-hi": "#9CC9E8",
    "blue-lo": "#2B5A7D",
    "blue-edge": "#5A9CCB",
    "blue-on": "#14110E",
    "green": "#74AA5D",
    "green-hi": "#A9D197",
    "green-lo": "#3F6A2F",
    "green-edge": "#74AA5D",
    "green-on": "#14110E",
    "yellow": "#EBB84E",
    "yellow-hi": "#FBE2A4",
    "yellow-lo": "#94701F",
    "yellow-edge": "#EBB84E",
    "yellow-on": "#14110E",
    "black": "#8B8075",
    "black-hi": "#B5ABA0",
    "black-lo": "#4D453D",
    "black-edge": "#B5ABA0",
    "black-on": "#14110E",
}

LIGHT = MappingProxyType(_LIGHT)
DARK = MappingProxyType(_DARK)
THEMES = MappingProxyType({"light": LIGHT, "dark": DARK})


@dataclass(frozen=True)
class Seat:
    """The appearance of a seat: its colour, its shape and the mark inside the shape."""

    colour: str
    shape: str

    @property
    def class_(self) -> str:
        """The CSS class that defines this seat's colours as --seat, --seat-hi and so on."""
        return f"seat-{self.colour}"


RED, BLUE, GREEN = Seat("red", "circle"), Seat("blue", "square"), Seat("green", "triangle")
YELLOW, BLACK = Seat("yellow", "diamond"), Seat("black", "diamond")
SEATS = (RED, BLUE, GREEN, YELLOW)
COLOURS = ("red", "blue", "green", "yellow", "black")


def properties(theme: str) -> str:
    """All colours of a theme as CSS custom properties."""
    return "".join(f"--{name}:{value};" for name, value in THEMES[theme].items())


def luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 to 1 (WCAG)."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast ratio of two colours (WCAG): text needs 4.5, shapes 3."""
    dark, bright = sorted((luminance(a), luminance(b)))
    return (bright + 0.05) / (dark + 0.05)
