"""A board as plain SVG, for programs that draw SVG without CSS custom properties.

Colours of boards are custom properties, which elements inherit, also the content of a symbol from
the place where it is used. Here they are replaced by their values: rules of classes become
attributes, and uses of symbols become copies.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from xml.etree import ElementTree as ET

from sacbe.draw.palette import properties
from sacbe.draw.style import base_rules

SVG = "http://www.w3.org/2000/svg"
RULE = re.compile(r"^\.board(?: \.([\w-]+))?\{([^{}]*)\}$", re.MULTILINE)
VARIABLE = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
# What a style sheet may set besides custom properties; the rest is for browsers.
ATTRIBUTES = {
    *("fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap"),
    *("font-family", "display"),
}
PLACE = ("x", "y", "width", "height")

Properties = Mapping[str, str]


@functools.cache
def _rules() -> dict[str, dict[str, str]]:
    """Declarations by class; those of the whole board have the empty name."""
    rules: dict[str, dict[str, str]] = {"": {}}
    sheet = f".board{{{properties('light')}}}\n{base_rules()}"
    for name, block in RULE.findall(sheet):
        pairs = (part.partition(":") for part in block.split(";") if ":" in part)
        rules.setdefault(name, {}).update({key.strip(): value for key, _, value in pairs})
    return rules


def flatten(svg_text: str) -> str:
    """A board or a standalone picture without style sheet, in the light theme."""
    root = ET.fromstring(svg_text)
    symbols = {symbol.get("id", ""): symbol for symbol in root.iter(f"{{{SVG}}}symbol")}
    ET.register_namespace("", SVG)
    return ET.tostring(_copy(root, {}, symbols), "unicode")


def _copy(
    element: ET.Element, inherited: Properties, symbols: Mapping[str, ET.Element]
) -> ET.Element:
    """A copy with values in place of custom properties."""
    classes = element.get("class", "").split()
    names = ["" if name == "board" else name for name in classes]
    declared = {k: v for name in names for k, v in _rules().get(name, {}).items()}
    own = dict(inherited)
    for key, value in declared.items():
        if key.startswith("--"):
            own[key] = _resolve(value, {**own, **declared})
    attributes = {**element.attrib, **{k: v for k, v in declared.items() if k in ATTRIBUTES}}
    values = {key: _resolve(value, own) for key, value in attributes.items() if key != "class"}
    symbol = symbols.get(values.get("href", "").removeprefix("#"))
    if element.tag == f"{{{SVG}}}use" and symbol is not None:
        return _expand(values, symbol, own, symbols)
    copy = ET.Element(element.tag, values)
    copy.text, copy.tail = element.text, element.tail
    left_out = (f"{{{SVG}}}symbol", f"{{{SVG}}}style", f"{{{SVG}}}title")
    copy.extend(_copy(child, own, symbols) for child in element if child.tag not in left_out)
    return copy


def _expand(
    values: Properties, symbol: ET.Element, own: Properties, symbols: Mapping[str, ET.Element]
) -> ET.Element:
    """The content of a symbol where it is used."""
    group = ET.Element(
        f"{{{SVG}}}g", {k: v for k, v in values.items() if k not in (*PLACE, "href")}
    )
    place = {key: values[key] for key in PLACE if key in values}
    if "viewBox" in symbol.attrib:
        place["viewBox"] = symbol.attrib["viewBox"]
    inner = ET.SubElement(group, f"{{{SVG}}}svg", place)
    attributes = {k: v for k, v in symbol.attrib.items() if k not in ("id", "viewBox")}
    content = ET.SubElement(
        inner, f"{{{SVG}}}g", {k: _resolve(v, own) for k, v in attributes.items()}
    )
    content.extend(_copy(child, own, symbols) for child in symbol)
    return group


def _resolve(value: str, own: Properties, depth: int = 8) -> str:
    """A value with custom properties replaced; one that is not set has its fallback."""

    def replacement(match: re.Match[str]) -> str:
        return own.get(match[1], match[2] or "none")

    while depth and "var(" in value:
        value, depth = VARIABLE.sub(replacement, value), depth - 1
    return value
