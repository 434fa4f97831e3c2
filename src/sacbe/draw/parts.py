"""A board as a list of parts: a wheel, a panel, a card.

A part is one group element with a stable id. Each part is a pure function of the piece of the view
that it shows, so two pictures can be compared part by part, and a page only replaces those that
have changed.
"""

from collections.abc import Mapping
from typing import NamedTuple

from sacbe.draw.svg import Value, document, el


class Part(NamedTuple):
    """One group of a picture. Its attributes are apart from its content: a wheel that turns
    changes its `transform` only."""

    id: str
    content: str
    attrs: Mapping[str, Value] = {}

    def markup(self) -> str:
        """The group element."""
        return el("g", self.content, id=self.id, **self.attrs)


class Picture(NamedTuple):
    """A whole board: its parts from back to front, and the definitions they refer to, by id."""

    width: float
    height: float
    title: str
    parts: tuple[Part, ...]
    defs: Mapping[str, str]

    def svg(self) -> str:
        """The picture as one SVG document."""
        body = "".join(part.markup() for part in self.parts)
        defs = "".join(self.defs.values())
        return document(self.width, self.height, body, title=self.title, defs=defs)
