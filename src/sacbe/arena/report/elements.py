"""HTML and SVG as trees, so that whatever is in a text is escaped when the page is written."""

from typing import Any
from xml.etree.ElementTree import Element

__all__ = ["Element", "node", "table"]


def node(tag: str, *children: Element | str, **attributes: Any) -> Element:
    """An element with texts and elements in it. Names of attributes are written as in Python:
    `class_`, `text_anchor`, `viewBox`. Numbers are rounded to what an eye can see."""
    made = Element(tag, {_name(key): _value(value) for key, value in attributes.items()})
    for child in children:
        if isinstance(child, Element):
            made.append(child)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + child
        else:
            made.text = (made.text or "") + child
    return made


def table(heads: list[str], rows: list[list[Element | str]], names: int = 1) -> Element:
    """A table whose first columns are names and whose others are figures, set to the right."""
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
