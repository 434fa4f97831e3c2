"""SVG drawing: well-formed elements, readable colours, complete icons, one style sheet."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sacbe.draw import icons, mono_icons
from sacbe.draw.numerals import maya_number
from sacbe.draw.palette import BLACK, COLOURS, DARK, LIGHT, SEATS, THEMES, contrast
from sacbe.draw.parts import Part, Picture
from sacbe.draw.pieces import badge, frame, ghost, hole, plaque, ring, score_badge, target, token
from sacbe.draw.style import base_rules, standalone, stylesheet
from sacbe.draw.svg import (
    MINUS,
    balance_text,
    choice,
    el,
    fit_text,
    mono_icon,
    num,
    text,
    text_width,
    truncate,
    use,
    wrap_text,
)
from sacbe.draw.symbols import definitions
from sacbe.draw.widgets import Button, row, row_width, tray

VARIABLE = re.compile(r"var\(--([a-z-]+)\)")
SEAT_VARIABLES = {"seat", "seat-hi", "seat-lo", "seat-edge", "seat-on", "seat-pen", "cut"}


def _all_elements() -> str:
    """A picture with every element of the drawing package."""
    body = "".join(use(name, 9, 9, 16) for name in icons.ICONS)
    body += "".join(mono_icon(name, 9, 9, 16, "jade") for name in mono_icons.MONO_ICONS)
    for seat in (*SEATS, BLACK):
        body += token(seat, 5, 5) + ghost(seat, 5, 5)
        body += el("rect", width=9, height=9, fill=f"url(#pattern-{seat.colour})")
    body += plaque(1, 1, 9, 9) + hole(1, 1, 5) + badge(5, 5, 20, 12) + frame(1, 1, 30, 30)
    body += target(9, 9, 14, 3, "corn") + ring(14)
    body += "".join(maya_number(9, 9, n, 4) for n in range(20))
    body += tray(0, 0, 300, 90, [Button((1, 2), "A & B", ("corn:3",), aria_label='say "this"')])
    return Picture(100, 100, "<all>", (Part("all", body),), definitions(body)).svg()


def test_numbers_have_no_needless_digits() -> None:
    texts = [num(x) for x in (0, -0.001, 1.5, 2.0, 3.14159, -7, 100, 0.1)]
    assert texts == ["0", "0", "1.5", "2", "3.14", "-7", "100", "0.1"]


def test_text_and_attributes_are_escaped() -> None:
    tree = ET.fromstring(choice([4], 'a "b" <c>', text(0, 0, "<&>")))
    assert tree.get("aria-label") == 'a "b" <c>'
    assert tree.get("data-action") == "4"
    assert "".join(tree.itertext()) == "<&>"
    assert ET.fromstring(choice([4, 5], "x", "<g/>")).get("data-actions") == "4 5"


def test_a_picture_defines_what_it_uses_and_nothing_else() -> None:
    svg = _all_elements()
    tree = ET.fromstring(svg)
    ids = [part.get("id") for part in tree.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    references = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
    unused = ("all", "board-all", "part-tray")
    assert references == {name for name in ids if name and name not in unused}
    assert "style" not in svg
    assert "<script" not in svg


def test_all_colours_have_a_name_in_both_themes() -> None:
    assert set(LIGHT) == set(DARK)
    colours = set(VARIABLE.findall(_all_elements() + base_rules()))
    assert colours - set(LIGHT) - SEAT_VARIABLES == set()


@pytest.mark.parametrize("theme", THEMES)
def test_colours_have_enough_contrast(theme: str) -> None:
    """Text has a contrast of at least 4.5 to its background, shapes 3 (docs/design-language.md)."""
    tone = THEMES[theme]
    for ground in ("paper", "shell"):
        for ink in ("ink", "muted", *(name for name in tone if name.endswith("-ink"))):
            if ink.split("-")[0] not in ("badge", "ring", "lit"):
                assert contrast(tone[ink], tone[ground]) >= 4.5, (ink, ground)
        for shape in ("jade", "cinnabar", "cenote", "clay", "jungle"):
            assert contrast(tone[shape], tone[ground]) >= 3, (shape, ground)
    for ink, ground in (
        ("badge-ink", "badge"),
        ("lit-ink", "lit"),
        ("on-fill", "jade"),
        ("cinnabar-ink", "cinnabar-wash"),
        ("ink", "slab"),
        ("muted", "slab"),
        *(("ring-ink", name) for name in tone if name.endswith("-num")),
        *((f"{colour}-on", colour) for colour in COLOURS),
    ):
        assert contrast(tone[ink], tone[ground]) >= 4.5, (ink, ground)
    for colour in COLOURS:
        assert contrast(tone[f"{colour}-edge"], tone["slab"]) >= 3, colour


def test_seats_differ_in_shape_as_well_as_in_colour() -> None:
    assert len({seat.shape for seat in SEATS}) == len(SEATS)
    assert len({seat.colour for seat in SEATS}) == len(SEATS)


def test_standalone_picture_embeds_the_rules_of_the_page() -> None:
    svg = _all_elements()
    for dark in (None, False, True):
        document = standalone(svg, dark)
        assert ET.fromstring(document)[0].tag.endswith("style")
        assert (DARK["paper"] in document) == (dark is not False)
        assert (LIGHT["paper"] in document) == (dark is not True)
    assert base_rules() in stylesheet()
    assert "prefers-reduced-motion" in base_rules()
    assert "http" not in stylesheet()


def test_text_fits_its_width() -> None:
    long = "Elige entre los lugares marcados de las ruedas"
    assert text_width(truncate(long, 90, 12), 12) <= 90
    lines = wrap_text(long, 90, 12, lines=3)
    assert len(lines) == 3
    assert all(text_width(line, 12) <= 90 for line in lines)
    assert truncate("corn", 90, 12) == "corn"
    assert float(ET.fromstring(fit_text(0, 0, long, 250, 13)).get("font-size", "0")) < 13


def test_long_text_is_balanced_over_two_lines() -> None:
    words = "Food Day in 12 days"
    assert balance_text(words, 300, 12) == [words]
    assert balance_text(words, 90, 12, True) == ["Food Day", "in 12 days"]
    assert balance_text("Nopalxochitl", 40, 12)[0].endswith("…")


@pytest.mark.parametrize("words", ["7", "124", "78.25", f"{MINUS}51.25", "103.75"])
def test_a_score_fits_its_badge(words: str) -> None:
    number = ET.fromstring(f"<g>{score_badge(0, 0, 24, words, 55)}</g>").find("text")
    assert number is not None
    size = float(number.get("font-size", ""))
    assert size >= 10.9
    assert text_width(words, size, True) <= (55 if len(words) > 3 else 50)


def test_rows_of_icons_shrink_to_their_width() -> None:
    items = ["corn:3", "/", "wood:2", ">", "vp:12", "x", "skull:-1", "':word"]
    tree = ET.fromstring(f"<g>{row(items, 0, 0, 16, room=60)}</g>")
    reach = [float(part.get("x", 0)) + float(part.get("width", 0)) for part in tree.iter("use")]
    assert row_width(items, 16) > 100
    assert max(reach) <= 60
    assert MINUS in "".join(tree.itertext())


@pytest.mark.parametrize("n", [1, 4, 10, 14])
def test_tray_stays_within_its_box(n: int) -> None:
    buttons = [
        Button((k,), "", ("wood:1", "stone:1", "gold:1"), aria_label="pay") for k in range(n)
    ]
    tree = ET.fromstring(tray(0, 0, 350, 96, buttons))
    assert {int(part.get("data-action", -1)) for part in tree} == set(range(n))
    for part in tree:
        x, y = map(float, re.findall(r"[-\d.]+", part.get("transform", "")))
        face = part[0]
        w, h = float(face.get("width", 0)), float(face.get("height", 0))
        assert x + w <= 350
        assert y + h <= 96
        assert w >= 24
        assert h >= 24


def test_design_language_names_only_palette_colours() -> None:
    page = Path(__file__).parents[2] / "docs" / "design-language.md"
    colours = set(re.findall(r"#[0-9A-F]{6}", page.read_text("utf-8")))
    assert len(colours) > 20
    assert colours <= {*LIGHT.values(), *DARK.values()}


@pytest.mark.parametrize("n", range(20))
def test_a_numeral_has_its_dots_in_one_row_above_its_bars(n: int) -> None:
    """As the Maya wrote them: a dot is one, a bar is five, and a shell is nothing."""
    parts = list(ET.fromstring(f"<g>{maya_number(0, 0, n, 4)}</g>"))
    dots = [float(part.get("cy", "0")) for part in parts if part.tag == "circle"]
    bars = [float(part.get("y", "0")) for part in parts if part.tag == "rect"]
    assert len(dots) + 5 * len(bars) == n
    assert len(dots) < 5
    assert len(set(dots)) <= 1
    assert len(set(bars)) == len(bars)
    assert not dots or not bars or dots[0] < min(bars)
    assert [part.tag for part in parts if part.tag == "ellipse"] == ["ellipse"] * (n == 0)
