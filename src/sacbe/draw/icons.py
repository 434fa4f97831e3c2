"""Coloured icons, drawn on a 24 x 24 grid.

Each is recognizable by its silhouette alone and readable at 16 pixels. Show one with
`svg.use(name, ...)`.
"""

import functools
from collections.abc import Callable

from sacbe.draw.svg import circle, el, g, path, polar, polygon_path

EDGE = {
    "stroke": "var(--outline)",
    "stroke_width": "var(--outline-width)",
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
LINE = {
    "stroke": "var(--ink)",
    "stroke_width": "2.2",
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
THIN = {"stroke": "var(--detail)", "stroke_width": "1.2", "stroke_linecap": "round"}


def corn() -> str:
    """Corn: a cob between two leaves."""
    husk = path(
        "M12 22.5C6.5 21.5 3.6 16.5 4 9.5C8 11.5 11 15.5 12 22.5"
        "C13 15.5 16 11.5 20 9.5C20.4 16.5 17.5 21.5 12 22.5Z",
        "jungle",
        **EDGE,
    )
    cob = path(
        "M12 1.5C15.6 3.2 17 8 15.6 12.5C14.2 14 12.8 16 12 18.5"
        "C11.2 16 9.8 14 8.4 12.5C7 8 8.4 3.2 12 1.5Z",
        "maize",
        **EDGE,
    )
    rows = path("M12 3V15M9.2 6H14.8M8.6 9.6H15.4", **{**THIN, "stroke_width": "1"})
    return cob + rows + husk


def wood() -> str:
    """Wood: a log with its rings."""
    log = path(
        "M6.5 6.5H17.5C20 6.5 22 9 22 12S20 17.5 17.5 17.5H6.5C4 17.5 2 15 2 12S4 6.5 6.5 6.5Z",
        "wood",
        **EDGE,
    )
    end = el("ellipse", cx="17.6", cy="12", rx="4.2", ry="5.5", fill="var(--grain)", **EDGE)
    ring = el("ellipse", cx="17.6", cy="12", rx="1.5", ry="2.2", fill="none", **THIN)
    bark = path("M5.6 10H10.6M6.4 13.8H11.4", **THIN)
    return log + bark + end + ring


def stone() -> str:
    """Stone: a cut block."""
    body = path("M3 15.5L5.5 8L12 4L18.5 6.5L21.5 14L18 20H6.5Z", "rock", **EDGE)
    facet = path("M5.5 8L11.2 11.2L18.5 6.5M11.2 11.2L9.5 20", **THIN)
    return body + facet


def gold() -> str:
    """Gold: a bar."""
    front = path("M2 19.5L5 11H15.5L18.5 19.5Z", "gold", **EDGE)
    side = path("M15.5 11L19.5 6.5L22.5 15L18.5 19.5Z", "maize", **EDGE)
    top = path("M5 11L9.5 6.5H19.5L15.5 11Z", "bone", **EDGE)
    return front + side + top + path("M5 11H15.5L19.5 6.5M15.5 11L18.5 19.5", **THIN)


def skull() -> str:
    """Crystal skull."""
    head = path(
        "M12 2C6.5 2 3 5.8 3 10.8C3 13.8 4.4 15.8 6.6 17V21.5H17.4V17"
        "C19.6 15.8 21 13.8 21 10.8C21 5.8 17.5 2 12 2Z",
        "crystal",
        **EDGE,
    )
    eyes = circle(8.4, 11, 2.4, "detail") + circle(15.6, 11, 2.4, "detail")
    nose = path("M12 13.4L10.9 15.6H13.1Z", "detail")
    teeth = path("M10 18.2V21M14 18.2V21", **{**THIN, "stroke_width": "1.5"})
    return head + eyes + nose + teeth


def worker() -> str:
    """A worker with a plume."""
    plume = path(
        "M12 9C8.6 6.8 8.6 3.6 10 1.5L12 3.6L14 1.5C15.4 3.6 15.4 6.8 12 9Z", "jade", **EDGE
    )
    body = path("M4 22C4 16.5 7.4 14.2 12 14.2S20 16.5 20 22Z", "bone", **EDGE)
    return plume + body + circle(12, 10.6, 4, "bone", **EDGE)


PYRAMID = "M2 22V18.2H5.2V14.8H8.4V11.6H15.6V14.8H18.8V18.2H22V22Z"


def temple(fill: str, crest: str) -> str:
    """A stepped pyramid under a crest."""
    return path(PYRAMID, fill, **EDGE) + crest


def step_brown() -> str:
    """A step in the brown temple: a drop of rain."""
    drop = path(
        "M12 0.8C13.8 3.4 15 4.8 15 6.8A3 3 0 0 1 9 6.8C9 4.8 10.2 3.4 12 0.8Z", "cenote", **EDGE
    )
    return temple("clay", drop) + path("M8.4 18.2H15.6", stroke="var(--bone)", stroke_width="1.6")


def step_yellow() -> str:
    """A step in the yellow temple: the sun."""
    rays = "".join(
        path(
            polygon_path([polar(12, 5.4, 3.6, a), polar(12, 5.4, 5.6, a)], False),
            **{**THIN, "stroke_width": "1.6", "stroke": "var(--ink)"},
        )
        for a in range(180, 361, 45)
    )
    return temple("maize", rays + circle(12, 6, 3.1, "maize", **EDGE)) + path(
        "M9.8 15V22M14.2 15V22", **{**THIN, "stroke_width": "1.5"}
    )


def step_green() -> str:
    """A step in the green temple: the serpent."""
    snake = "M5.6 7.6C7 2.6 9.6 2.6 11.2 5.2S15.2 8.6 17.4 3.4"
    back = path(snake, stroke="var(--outline)", stroke_width="4.6", stroke_linecap="round")
    front = path(snake, stroke="var(--jungle)", stroke_width="2.2", stroke_linecap="round")
    zig = path(
        "M6.6 19.4L9.3 16.2L12 19.4L14.7 16.2L17.4 19.4", stroke="var(--bone)", stroke_width="1.5"
    )
    return temple("jungle", back + front) + zig


def step_any() -> str:
    """A step in a temple of one's choice."""
    star = path(
        "M12 0.8L13.5 4L17 4.4L14.4 6.8L15.1 10.2L12 8.5L8.9 10.2L9.6 6.8L7 4.4L10.5 4Z",
        "bone",
        **EDGE,
    )
    return temple("bone", star)


def step_down() -> str:
    """A step down."""
    arrow = path("M12 1.5V9M8.6 6L12 9.4L15.4 6", **{**LINE, "stroke": "var(--cinnabar-ink)"})
    return temple("bone", arrow)


def agriculture() -> str:
    """Agriculture: a young plant."""
    ground = path("M3 21.5H21", **LINE)
    stem = path("M12 21V9", **{**LINE, "stroke": "var(--jungle)"})
    left = path("M12 14C6.5 14.2 3.6 11.2 3.2 6.2C8.8 6 11.6 9 12 14Z", "jungle", **EDGE)
    right = path("M12 11C12.2 5.6 15 2.6 20.6 2.4C20.8 8 17.6 11 12 11Z", "jungle", **EDGE)
    return ground + stem + left + right


def extraction() -> str:
    """Extraction: a pick."""
    shaft = path(
        "M5 21.5L15.4 7.6", stroke="var(--outline)", stroke_width="4.4", stroke_linecap="round"
    )
    wood_ = path(
        "M5 21.5L15.4 7.6", stroke="var(--wood)", stroke_width="1.8", stroke_linecap="round"
    )
    head = path("M6 3.4C12 1.4 19.6 5.4 22 13.4C18.4 8.6 12.4 4.6 6 3.4Z", "rock", **EDGE)
    return shaft + wood_ + head


def architecture() -> str:
    """Architecture: the false arch."""
    return path("M2.5 21.5V4H21.5V21.5H16.4V15H14.6V11H9.4V15H7.6V21.5Z", "brick", **EDGE) + path(
        "M2.5 8H21.5", **THIN
    )


def theology() -> str:
    """Theology: a star of four rays."""
    star = path("M12 1L14.8 9.2L23 12L14.8 14.8L12 23L9.2 14.8L1 12L9.2 9.2Z", "cenote", **EDGE)
    return star + circle(12, 12, 2.2, "bone", **THIN)


def technology() -> str:
    """Any technology: a level up."""
    return path("M12 1.5L22 9.5V14.5L12 22.5L2 14.5V9.5Z", "bone", **EDGE) + path(
        "M12 17.5V7.5M7.6 11.6L12 7.2L16.4 11.6", **{**LINE, "stroke": "var(--detail)"}
    )


def points() -> str:
    """Points: a toothed badge, the number goes inside."""
    pts = [polar(12, 12, 11 if i % 2 == 0 else 9.2, i * 360 / 24 - 90) for i in range(24)]
    return path(polygon_path(pts), "badge", **{**EDGE, "stroke_width": "1.3"})


def market() -> str:
    """Market: give and take."""
    up = path("M3 8.2H15V4L22 9.8L15 15.6V11.6H3Z", "maize", **{**EDGE, "stroke_width": "1.3"})
    return g(up, transform="translate(0 -3)") + g(
        up.replace("var(--maize)", "var(--crystal)"), transform="rotate(180 12 12) translate(0 -3)"
    )


def build() -> str:
    """A building."""
    roof = path("M1.5 11.5L12 2.5L22.5 11.5Z", "maize", **EDGE)
    wall = path("M4.5 11.5H19.5V21.5H4.5Z", "bone", **EDGE)
    return wall + roof + path("M10 21.5V15.5H14V21.5Z", "detail")


def monument() -> str:
    """A monument: a stela."""
    slab = path("M6.5 20V6.5C6.5 3.4 8.9 1.5 12 1.5S17.5 3.4 17.5 6.5V20Z", "rock", **EDGE)
    foot = path("M3 20H21V22.5H3Z", "bone", **EDGE)
    return (
        slab
        + foot
        + circle(12, 7, 2.1, "none", **THIN)
        + path("M9.6 12H14.4M9.6 15.5H14.4", **THIN)
    )


def resource_any() -> str:
    """A block of one's choice."""
    cube = path("M12 1.8L21 6.6V17.4L12 22.2L3 17.4V6.6Z", "bone", **EDGE)
    return (
        cube
        + path("M3 6.6L12 11.4L21 6.6M12 11.4V22.2", **THIN)
        + path("M12 11.4L21 6.6V17.4L12 22.2Z", "gold", **EDGE)
        + path("M3 6.6L12 11.4V22.2L3 17.4Z", "wood", **EDGE)
    )


def action_any() -> str:
    """An action of one's choice on this wheel."""
    teeth = [
        polar(12, 12, 11 if (i % 4) in (1, 2) else 8.4, i * 360 / 32 - 90 - 17) for i in range(32)
    ]
    star = path(
        "M12 6.6L13.5 10L17.2 10.4L14.4 12.8L15.2 16.4L12 14.5L8.8 16.4L9.6 12.8L6.8 10.4L10.5 10Z",
        "maize",
        **THIN,
    )
    return path(polygon_path(teeth), "bone", **EDGE) + star


def any_() -> str:
    """Anything: a star."""
    return path("M12 2V22M3.4 7L20.6 17M3.4 17L20.6 7", **{**LINE, "stroke_width": "3.2"})


def fish() -> str:
    """Fish."""
    body = path(
        "M1.5 12C5 6 12 5 17 10.4L22.5 6.5V17.5L17 13.6C12 19 5 18 1.5 12Z", "crystal", **EDGE
    )
    return body + circle(6.4, 11, 1.3, "detail") + path("M11 9.4C12 11.2 12 12.8 11 14.6", **THIN)


def flame() -> str:
    """Burning the jungle."""
    outer = path(
        "M12.4 1.5C13.4 6 19 8.4 19 14.6A7 7.6 0 0 1 5 14.6"
        "C5 10.8 7.4 9.4 8 6.6C9.6 7.4 10.2 8.6 10.4 9.8"
        "C11.8 7.4 12.6 4.8 12.4 1.5Z",
        "cinnabar",
        **EDGE,
    )
    return outer + path(
        "M12 12.5C14 14.4 15 15.6 15 17.6A3 3.4 0 0 1 9 17.6C9 15.6 10.6 14.6 12 12.5Z", "maize"
    )


def bowl() -> str:
    """Food day: a bowl with a cob."""
    cob = path("M12 1.5C14.6 3.4 15.4 7.5 14.6 11.5H9.4C8.6 7.5 9.4 3.4 12 1.5Z", "maize", **EDGE)
    dish = path(
        "M1.8 11.5H22.2C22.2 17.5 18 20 15.6 20V22.2H8.4V20C6 20 1.8 17.5 1.8 11.5Z", "clay", **EDGE
    )
    return (
        cob
        + dish
        + path("M5.4 15H18.6", stroke="var(--bone)", stroke_width="1.4", stroke_dasharray="2 2")
    )


def shell() -> str:
    """The starting player's conch."""
    body = path(
        "M2 15C3 7.6 9 3 15.4 3.4C20 3.8 22.4 7.4 21.6 11.2C20.6 16 15 18.4 8.6 17.6L3 20.6Z",
        "bone",
        **EDGE,
    )
    return body + path(
        "M18.4 8.6C17 6.4 13.6 6.8 13 9.4C12.6 11.4 14.4 12.8 16 12M8 9.2"
        "C8.8 11.8 8.8 14.8 8.2 17.4M11.4 6.4C10.4 8.6 10.4 13 11.4 17.6",
        **THIN,
    )


def one_day() -> str:
    """One day."""
    return path("M8 4L16 12L8 20", **{**LINE, "stroke_width": "3"})


def two_days() -> str:
    """Two days."""
    return path("M4 4L12 12L4 20M12.5 4L20.5 12L12.5 20", **{**LINE, "stroke_width": "3"})


def side_light() -> str:
    """The light side of the player board."""
    rays = "".join(
        path(
            polygon_path([polar(12, 12, 8.2, a), polar(12, 12, 11, a)], False),
            **{**LINE, "stroke_width": "2"},
        )
        for a in range(0, 360, 45)
    )
    return rays + circle(12, 12, 5.4, "maize", **EDGE)


def side_dark() -> str:
    """The dark side of the player board."""
    return path("M16.6 2.6A10 10 0 1 0 21.4 16A8.4 8.4 0 0 1 16.6 2.6Z", "muted", **EDGE)


def farm() -> str:
    """A farm."""
    field = path("M1.5 21.5L6 11H18L22.5 21.5Z", "grain", **EDGE)
    rows = path("M9.6 11L8 21.5M14.4 11L16 21.5", **THIN)
    plants = "".join(
        path(
            f"M{x} 9.6V4M{x} 7.4L{x - 2.2} 4.6M{x} 7.4L{x + 2.2} 4.6",
            **{**LINE, "stroke": "var(--jungle)", "stroke_width": "2"},
        )
        for x in (5.6, 12, 18.4)
    )
    return field + rows + plants


def tomb() -> str:
    """A tomb."""
    return path("M3.5 21.5V10.5L8 3.5H16L20.5 10.5V21.5Z", "rock", **EDGE) + path(
        "M9 21.5V14A3 3 0 0 1 15 14V21.5Z", "detail"
    )


def civic() -> str:
    """A civic building."""
    comb = path("M7 2H17V8H7Z", "jungle", **EDGE) + path("M10.4 2V8M13.6 2V8", **THIN)
    wall = path("M1.8 8H22.2V12H20.8V21.5H3.2V12H1.8Z", "grain", **EDGE)
    return (
        comb
        + wall
        + path("M6 21.5V15.4H8.6V21.5ZM10.7 21.5V15.4H13.3V21.5ZM15.4 21.5V15.4H18V21.5Z", "detail")
    )


def shrine() -> str:
    """A shrine."""
    return path("M12 1.5L21.5 12L12 22.5L2.5 12Z", "cenote", **EDGE) + circle(
        12, 12, 3, "bone", **THIN
    )


def leaf() -> str:
    """The jungle."""
    return path("M3 21C3 9 10 3 21 3C21.6 14 15 21 6 20.4Z", "jungle", **EDGE) + path(
        "M3.5 20.5L14.5 9.5", stroke="var(--bone)", stroke_width="1.4"
    )


def tile_corn() -> str:
    """A corn tile of the jungle."""
    slab = path("M2.5 2.5H21.5V21.5H2.5Z", "uxmal", **EDGE)
    return slab + g(corn(), transform="translate(4.2 4.2) scale(.65)")


def tile_wood() -> str:
    """A wood tile of the jungle."""
    slab = path("M2.5 2.5H21.5V21.5H2.5Z", "palenque", **EDGE)
    return slab + g(wood(), transform="translate(4.2 4.2) scale(.65)")


def hand() -> str:
    """In hand."""
    return path(
        "M6 12.5V6.6A1.7 1.7 0 0 1 9.4 6.6V4.4A1.7 1.7 0 0 1 12.8 4.4V5.4"
        "A1.7 1.7 0 0 1 16.2 5.4V8A1.6 1.6 0 0 1 19.4 8"
        "V15C19.4 19.6 17 22.2 12.8 22.2C8.6 22.2 6.6 19.6 3.4 14.4C2.6 12.8 4.6 11.4 6 12.5Z",
        "bone",
        **EDGE,
    )


def beg() -> str:
    """Begging: an empty bowl."""
    return path("M2 12.5C2 18.5 6 21.5 12 21.5S22 18.5 22 12.5Z", "bone", **EDGE) + path(
        "M12 2V9M8.6 6L12 9.4L15.4 6", **LINE
    )


def stroke_icon(d: str, width: str = "2.4") -> str:
    """A drawing of one line."""
    return path(d, **{**LINE, "stroke_width": width})


SHEET: dict[str, dict[str, Callable[[], str]]] = {
    "goods": {
        "corn": corn,
        "wood": wood,
        "stone": stone,
        "gold": gold,
        "skull": skull,
        "resource-any": resource_any,
    },
    "people": {
        "worker": worker,
        "hand": hand,
        "start": shell,
        "side-light": side_light,
        "side-dark": side_dark,
        "beg": beg,
    },
    "temples": {
        "step-brown": step_brown,
        "step-yellow": step_yellow,
        "step-green": step_green,
        "step-any": step_any,
        "step-down": step_down,
    },
    "technologies": {
        "agriculture": agriculture,
        "extraction": extraction,
        "architecture": architecture,
        "theology": theology,
        "technology": technology,
    },
    "actions": {
        "vp": points,
        "market": market,
        "build": build,
        "monument": monument,
        "action-any": action_any,
        "any": any_,
        "fish": fish,
        "burn": flame,
    },
    "calendar": {"food-day": bowl, "one-day": one_day, "two-days": two_days, "jungle": leaf},
    "tiles": {
        "farm": farm,
        "tomb": tomb,
        "civic": civic,
        "shrine": shrine,
        "tile-corn": tile_corn,
        "tile-wood": tile_wood,
    },
    "interface": {
        "undo": lambda: stroke_icon("M8 4L3.5 8.5L8 13M4 8.5H15A5.5 5.5 0 0 1 15 19.5H9"),
        "confirm": lambda: stroke_icon("M3.5 12.5L9.5 18.5L20.5 5.5", "3"),
        "refused": lambda: circle(12, 12, 9.6, "none", **LINE) + stroke_icon("M5.5 18.5L18.5 5.5"),
        "rules": lambda: stroke_icon(
            "M12 6C9 3.8 5.5 3.8 3 4.6V19.6C5.5 18.8 9 18.8 12 21"
            "C15 18.8 18.5 18.8 21 19.6V4.6C18.5 3.8 15 3.8 12 6ZM12 6V21",
            "2",
        ),
        "all-tiles": lambda: stroke_icon(
            "M3.5 3.5H10V10H3.5ZM14 3.5H20.5V10H14ZM3.5 14H10V20.5H3.5ZM14 14H20.5V20.5H14Z", "2"
        ),
        "ledger": lambda: stroke_icon(
            "M5 2.5H19V21.5H5ZM8.5 7.5H15.5M8.5 12H15.5M8.5 16.5H12.5", "2"
        ),
        "replay": lambda: stroke_icon(
            "M4 4V9.5H9.5M4.4 9.2A8.6 8.6 0 1 1 3.6 14M12 8V12.5L15 14.5", "2"
        ),
        "fork": lambda: stroke_icon("M6 3V21M6 13C6 9 18 11 18 5M15 7.5L18 4.2L21 7.5", "2"),
        "chat": lambda: stroke_icon("M3 4H21V16.5H11L6 21V16.5H3Z", "2"),
        "menu": lambda: stroke_icon("M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5"),
        "players": lambda: (
            circle(8.5, 8, 4, "none", **LINE)
            + stroke_icon(
                "M2 20.5C2 16 4.8 14 8.5 14S15 16 15 20.5M16 4.5A3.8 3.8 0 0 1 16 11.5"
                "M18.5 14.8C20.8 15.6 22 17.6 22 20.5",
                "2",
            )
        ),
        "board": lambda: (
            circle(12, 12, 5.2, "none", **LINE)
            + stroke_icon(
                "M12 2V5M12 19V22M2 12H5M19 12H22M5 5L7.2 7.2M16.8 16.8L19 19M5 19"
                "L7.2 16.8M16.8 7.2L19 5"
            )
        ),
    },
}
ICONS = {name: draw for group in SHEET.values() for name, draw in group.items()}


@functools.cache
def symbol(name: str) -> str:
    """The definition that `svg.use(name, ...)` refers to."""
    return el("symbol", ICONS[name](), id=f"i-{name}", viewBox="0 0 24 24")
