"""HTML and SVG as element trees, so that all text is escaped on output."""

from typing import Any
from xml.etree.ElementTree import Element

__all__ = ["Element", "node", "table"]


def node(tag: str, *children: Element | str, **attributes: Any) -> Element:
    """Create an element. Attribute names are Python identifiers: `class_`, `text_anchor`,
    `viewBox`. Floats are rounded to two decimals."""
    element = Element(tag, {_name(key): _value(value) for key, value in attributes.items()})
    for child in children:
        if isinstance(child, Element):
            element.append(child)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + child
        else:
            element.text = (element.text or "") + child
    return element


def table(heads: list[str], rows: list[list[Element | str]], names: int = 1) -> Element:
    """A table; the first `names` columns are left-aligned, the others are figures."""
    classes = ["name"] * names + ["figure"] * (len(heads) - names)
    head = node("tr", *(node("th", text, class_=c) for text, c in zip(heads, classes, strict=True)))
    body = [
        node("tr", *(node("td", slot, class_=c) for slot, c in zip(row, classes, strict=True)))
        for row in rows
    ]
    return node("div", node("table", node("thead", head), node("tbody", *body)), class_="wide")


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: Any) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
