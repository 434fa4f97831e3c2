"""Icons in one colour, for pieces of a seat and for icons within text.

Each is drawn on a 24 x 24 grid with its inner lines cut out. Show one with `svg.mono_icon(name,
...)`.
"""

import functools

from sacbe.draw.svg import circle, el, path

INK, CUT = "currentColor", "var(--cut)"


def corn() -> str:
    """Corn."""
    return (
        path("M12 1.5C15.6 4 16.6 9.5 15.4 16L8.6 16C7.4 9.5 8.4 4 12 1.5Z", "currentColor")
        + path("M12 3.5V15M9.2 7H14.8M8.7 10.5H15.3M9.2 14H14.8", stroke=CUT, stroke_width=1.1)
        + path(
            "M12 22.5C6 21.5 3.4 16.5 4 9.5C8 12 10.8 16 12 22.5ZM12 22.5"
            "C18 21.5 20.6 16.5 20 9.5C16 12 13.2 16 12 22.5Z",
            "currentColor",
            stroke=CUT,
            stroke_width=0.9,
        )
    )


def squash() -> str:
    """Squash."""
    return (
        path("M11 7.5C10.6 5 11 3.4 13.6 2L15 3.6C13.4 4.6 13.2 5.6 13.4 7.5Z", "currentColor")
        + path(
            "M12 7C19 5 23 9 22.4 14.5C22 19.5 17.5 22 12 21.6"
            "C6.5 22 2 19.5 1.6 14.5C1 9 5 5 12 7Z",
            "currentColor",
        )
        + path(
            "M12 7.6V21M8.4 7.4C5.2 11.5 5.4 17.5 8.6 21M15.6 7.4C18.8 11.5 18.6 17.5 15.4 21",
            stroke=CUT,
            stroke_width=1.3,
        )
    )


def potato() -> str:
    """Potato."""
    return (
        path(
            "M4.2 19.4C0.6 15.6 3.4 9.6 9.4 5.6C14.6 2.2 19.8 2.4 21.6 6"
            "C23.6 10 21.4 16 16 19.4C11.8 22 7.2 22.4 4.2 19.4Z",
            "currentColor",
        )
        + circle(9, 10.5, 1.5, "cut")
        + circle(15.8, 8, 1.3, "cut")
        + circle(13.2, 15.2, 1.5, "cut")
        + circle(7, 16.4, 1.2, "cut")
    )


def pepper() -> str:
    """Pepper."""
    return (
        path(
            "M16.2 7.6C18.6 12.6 15.4 21 3 22.4C8.4 18.8 8.2 13 9.4 8.6"
            "C10.4 5.4 14.8 4.8 16.2 7.6Z",
            "currentColor",
        )
        + path(
            "M12.6 6.4C12.4 3.6 14.4 1.6 18.4 1.4L18.8 3.6C16.4 3.8 15.2 4.8 15.6 6.8Z",
            "currentColor",
        )
        + path(
            "M9 9.6C10.6 8 14 7.6 16.4 8.4M12.6 11C13 14.6 11.4 17.6 8.6 19.6",
            stroke=CUT,
            stroke_width=1.2,
        )
    )


def temple() -> str:
    """A temple of seven steps."""
    return path(
        "M9.2 2H14.8V5H16.2V9H18.2V13H20.2V17H22.5V22H1.5V17H3.8V13H5.8V9H7.8V5H9.2Z",
        "currentColor",
        stroke=CUT,
        stroke_width=1.1,
    ) + path(
        "M10.3 22V9H13.7V22M10.3 12H13.7M10.3 15H13.7M10.3 18H13.7M11 2.6H13V5H11Z",
        stroke=CUT,
        stroke_width=1.1,
    )


def shaman() -> str:
    """A shaman with a staff."""
    return (
        path("M10.5 8.2C15.6 8.2 16.4 14 17.6 22.4H3.4C4.6 14 5.4 8.2 10.5 8.2Z", "currentColor")
        + circle(10.5, 5.2, 4, "currentColor")
        + path("M10.5 10.2V21M7.8 14.4H13.2M7 18.2H14", stroke=CUT, stroke_width=1.3)
        + path("M20 22.4V5.5", stroke=INK, stroke_width=2)
        + circle(20, 3.8, 2.8, "currentColor")
        + circle(20, 3.8, 1, "cut")
    )


def warrior() -> str:
    """A warrior with shield and spear."""
    return (
        circle(11.4, 4.6, 3.6, "currentColor")
        + path(
            "M6.4 9H16.6L17.6 15.4H15.4L15 22.4H12.2L11.5 17L10.8 22.4H8L7.4 15.4H5Z",
            "currentColor",
        )
        + path("M20.4 22.4V2L18.4 5.4M20.4 2L22.4 5.4", stroke=INK, stroke_width=1.7)
        + el(
            "rect",
            x=1.4,
            y=9.6,
            width=8.6,
            height=9,
            rx=1.2,
            fill=INK,
            stroke=CUT,
            stroke_width=1.3,
        )
        + path("M2.8 17.2L8.6 11M2.8 13.4L5 11M6.4 17.2L8.6 14.8", stroke=CUT, stroke_width=1.2)
    )


def hero() -> str:
    """A hero with a fan of plumes."""
    fan = "".join(
        path(f"M12 10L{x} {y}", stroke=INK, stroke_width=2.9, stroke_linecap="round")
        for x, y in ((2.4, 6.6), (6, 2.4), (12, 1.2), (18, 2.4), (21.6, 6.6))
    )
    return (
        fan
        + circle(12, 9.6, 4.3, "currentColor", stroke=CUT, stroke_width=1.1)
        + path(
            "M4 22.8C4.6 16.6 8 14.2 12 14.2C16 14.2 19.4 16.6 20 22.8Z",
            "currentColor",
            stroke=CUT,
            stroke_width=0.8,
        )
        + path("M8.4 16.6L12 20.4L15.6 16.6", stroke=CUT, stroke_width=1.4)
        + circle(10.5, 9.4, 0.8, "cut")
        + circle(13.5, 9.4, 0.8, "cut")
    )


def glyph() -> str:
    """A glyph."""
    return (
        el("rect", x=2, y=2, width=20, height=20, rx=5.5, fill=INK)
        + el(
            "rect",
            x=4.4,
            y=4.4,
            width=15.2,
            height=15.2,
            rx=3.6,
            fill="none",
            stroke=CUT,
            stroke_width=1.2,
        )
        + circle(9.2, 9.8, 2.4, "none", stroke=CUT, stroke_width=1.5)
        + path("M14 7.5V12.5M16.6 7.5V12.5M7 15.6H17", stroke=CUT, stroke_width=1.6)
    )


def devotion() -> str:
    """Devotion: a burning bowl."""
    return (
        path(
            "M12 1C13.2 5.6 18.6 8.2 18.2 13.6C18 17 15.4 18.6 12 18.6"
            "C8.6 18.6 6 17 5.8 13.6C5.6 10.6 8 9.4 8.8 6.4"
            "C10.2 7.4 10.6 8.4 10.8 9.6C11.8 7.4 12.4 4.4 12 1Z",
            "currentColor",
        )
        + path("M3 19.2H21L18.6 23H5.4Z", "currentColor")
        + path("M12 11.5C13.6 13.4 13.6 15.4 12 16.6C10.4 15.4 10.4 13.4 12 11.5Z", "cut")
    )


def club() -> str:
    """Strength: the obsidian-edged club."""
    teeth = "".join(
        path(f"M{x} {y}L{x2} {y + 1.6}L{x} {y + 3.2}Z", "currentColor")
        for y in (2.4, 6.4, 10.4)
        for x, x2 in ((8.6, 4.6), (15.4, 19.4))
    )
    return (
        path("M8.6 1.4H15.4V14.6L13.6 17V23H10.4V17L8.6 14.6Z", "currentColor")
        + teeth
        + path("M12 4V14", stroke=CUT, stroke_width=1.4)
    )


def skull() -> str:
    """Ah Puch, and fallen warriors."""
    return (
        path(
            "M12 1.6C18 1.6 21.4 5.6 21.4 10.6C21.4 13.8 20 15.8 17.8 17V22.4H6.2"
            "V17C4 15.8 2.6 13.8 2.6 10.6C2.6 5.6 6 1.6 12 1.6Z",
            "currentColor",
        )
        + circle(8.2, 10.8, 2.6, "cut")
        + circle(15.8, 10.8, 2.6, "cut")
        + path("M12 13.4L13.4 16.4H10.6Z", "cut")
        + path("M9.4 18.6V22.4M12 18.6V22.4M14.6 18.6V22.4", stroke=CUT, stroke_width=1.3)
    )


def serpent() -> str:
    """Kukulkan."""
    return (
        path(
            "M4 21.5C13 23 20.5 20.5 20.5 14.5C20.5 9.6 15.6 8.4 12.6 10.2"
            "C10.4 11.6 10.8 14.6 13.2 14.8",
            stroke=INK,
            stroke_width=3.6,
            stroke_linecap="round",
        )
        + path(
            "M2.4 4.4C5.6 1.4 11.6 1.4 13.6 5.4C14 8.6 12 9.6 9.4 9.4L2 11.4L4.6 7.6Z",
            "currentColor",
        )
        + circle(8.2, 5.6, 1.2, "cut")
        + path(
            "M13.4 4.4L19.6 1.2M14 6.8L21.6 5.4",
            stroke=INK,
            stroke_width=2.1,
            stroke_linecap="round",
        )
    )


def moon() -> str:
    """Ixchel."""
    return (
        path(
            "M15.6 1.6C8 1.2 2.6 6 2.6 12.2C2.6 18.4 8 23 15.4 22.4"
            "C10.8 19.8 8.8 16.2 8.8 12C8.8 7.6 11 4 15.6 1.6Z",
            "currentColor",
        )
        + circle(17.4, 12, 3.4, "currentColor")
        + circle(17.4, 12, 1.2, "cut")
        + circle(6, 9.4, 1, "cut")
        + circle(6.2, 14.6, 1, "cut")
    )


def quake() -> str:
    """Cabrakan."""
    return path("M1 22L9 5L12.4 10.4L15.6 3L23 22Z", "currentColor") + path(
        "M15.2 4.6L12.8 10.6L16 13.4L12.2 17L13.8 22", stroke=CUT, stroke_width=1.9
    )


def recover() -> str:
    """Recover: out of the pit."""
    return path("M12 2L18.4 9H14.4V16H9.6V9H5.6Z", "currentColor") + path(
        "M2 14.4C3 20 7 22.6 12 22.6C17 22.6 21 20 22 14.4L18.6 16.6L16.4 15"
        "L15 18.2L12 17.4L9 18.2L7.6 15L5.4 16.6Z",
        "currentColor",
    )


def summon() -> str:
    """Summon."""
    return circle(12, 13.4, 8.8, "none", stroke=INK, stroke_width=2.4) + path(
        "M12 18.4L6.8 11.6H10.2V1.4H13.8V11.6H17.2Z", "currentColor"
    )


def deploy() -> str:
    """Deploy."""
    return path("M12 22.6L4.6 14.2H9V2H15V14.2H19.4Z", "currentColor") + path(
        "M12 5V19", stroke=CUT, stroke_width=1.2
    )


def slay() -> str:
    """Slay."""
    return path(
        "M3.4 3.4L20.6 20.6M20.6 3.4L3.4 20.6", stroke=INK, stroke_width=4.2, stroke_linecap="round"
    )


def exile() -> str:
    """Exile."""
    return path("M10 2.4H2.6V21.6H10", stroke=INK, stroke_width=2.6) + path(
        "M22.6 12L14.6 5V9.6H7.4V14.4H14.6V19Z", "currentColor"
    )


def eye() -> str:
    """See."""
    return path("M1 12C5 5.6 19 5.6 23 12C19 18.4 5 18.4 1 12Z", "currentColor") + circle(
        12, 12, 3.6, "cut"
    )


def lock() -> str:
    """A lock: closed."""
    return (
        path("M7 10.5V7.4C7 1.4 17 1.4 17 7.4V10.5", stroke=INK, stroke_width=2.8)
        + el("rect", x=4, y=10, width=16, height=12.4, rx=2, fill=INK)
        + path("M8.4 16L11.2 18.6L15.8 13.6", stroke=CUT, stroke_width=2)
    )


def tile() -> str:
    """A tile."""
    return path("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z", "currentColor")


def undo() -> str:
    """Undo."""
    return path(
        "M9.6 4.4L4 9.8L9.6 15.2M4.6 9.8H15C22 9.8 22 20 15 20H10",
        stroke=INK,
        stroke_width=2.6,
        stroke_linejoin="round",
    )


def book() -> str:
    """Rules."""
    return path(
        "M12 5C9 3 5 2.8 1.8 3.6V20C5 19.2 9 19.4 12 21.4"
        "C15 19.4 19 19.2 22.2 20V3.6C19 2.8 15 3 12 5ZM12 5V21",
        stroke=INK,
        stroke_width=2,
    )


def chat() -> str:
    """Chat."""
    return path("M2 3.6H22V17H11L5.6 22V17H2Z", stroke=INK, stroke_width=2, stroke_linejoin="round")


def ledger() -> str:
    """Ledger."""
    return path("M4 2.4H20V21.6H4ZM8 7.4H16M8 12H16M8 16.6H13", stroke=INK, stroke_width=2)


def menu() -> str:
    """Menu."""
    return path("M3 5.5H21M3 12H21M3 18.5H21", stroke=INK, stroke_width=2.4, stroke_linecap="round")


MONO_ICONS = {
    draw.__name__: draw
    for draw in (
        corn,
        squash,
        potato,
        pepper,
        temple,
        shaman,
        warrior,
        hero,
        glyph,
        devotion,
        club,
        skull,
        serpent,
        moon,
        quake,
        recover,
        summon,
        deploy,
        slay,
        exile,
        eye,
        lock,
        tile,
        undo,
        book,
        chat,
        ledger,
        menu,
    )
}


@functools.cache
def symbol(name: str) -> str:
    """The definition that `svg.mono_icon(name, ...)` refers to."""
    return el("symbol", MONO_ICONS[name](), id=f"m-{name}", viewBox="0 0 24 24")
