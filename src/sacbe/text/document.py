"""A document: headings, paragraphs, lists and tables.

A game describes a position as a document (`games.interface.BoardDocument`), for screen readers and
for readers who prefer text. The page renders it as HTML; `plain_text` is for terminals and
programs. The types are also those of the API.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from sacbe.text import Texts


class Part(msgspec.Struct, frozen=True):
    """A part of a document."""


class Heading(Part, frozen=True, tag_field="kind", tag="heading"):
    """The heading of what follows, up to the next heading of this level or a higher one."""

    text: str
    level: int = 2  # 2 to 4; the title of the document has level 1


class Sentences(Part, frozen=True, tag_field="kind", tag="paragraph"):
    """One or more sentences."""

    text: str


class Items(Part, frozen=True, tag_field="kind", tag="list"):
    """A list; never empty."""

    items: tuple[str, ...]


class Table(Part, frozen=True, tag_field="kind", tag="table"):
    """A table. The first cell of every row is its header, the first row is `head`; all rows have
    the same length."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Heading | Sentences | Items | Table


class Document(Part, frozen=True):
    """A titled list of blocks."""

    title: str
    blocks: tuple[Block, ...]


def plain_text(document: Document) -> str:
    """The document as lines of text. A row of a table is a line that repeats the names of its
    columns, so that it can be read aloud: "Ana A: corn 11, wood 0"."""
    lines = [document.title]
    for block in document.blocks:
        lines += _lines(block)
    return "\n".join(lines)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Heading(text=text, level=level):
            yield ""
            yield f"{'#' * level} {text}"
        case Sentences(text=text):
            yield text
        case Items(items=items):
            yield from (f"- {item}" for item in items)
        case Table(caption=caption, head=head, rows=rows):
            yield f"{caption}:"
            for header, *cells in rows:
                pairs = (f"{name} {cell}" for name, cell in zip(head[1:], cells, strict=True))
                yield f"- {header}: {', '.join(pairs)}"


def sentence(text: str) -> str:
    """With a capital letter and a full stop, unless it has them."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


class Reader:
    """What the parts of a game's document are made from: the view of a seat (None: a spectator),
    the names of all seats, the texts of the game, and the texts of its document."""

    def __init__(
        self,
        view: Mapping[str, Any],
        seat: int | None,
        texts: Texts,
        names: Sequence[str],
        own_texts: Texts,
    ) -> None:
        self.view, self.seat, self.texts, self.names = view, seat, texts, names
        self.lang = texts.lang
        self._own_texts = own_texts

    def say(self, message: str, /, **args: Any) -> str:
        """A message of the document."""
        return self._own_texts.say(message, args)

    def name(self, seat: int | None) -> str:
        """The name of a seat; of none, "no one"."""
        return self.say("document-nobody") if seat is None else self.names[seat]

    @property
    def seats(self) -> list[int]:
        """All seats, the reader's first."""
        return sorted(range(len(self.names)), key=lambda p: (p != self.seat, p))

    def player_heading(self, seat: int) -> Heading:
        """The heading of the part about a seat."""
        name = self.names[seat]
        return Heading(self.say("document-you", name=name) if seat == self.seat else name, 3)

    def table(
        self, caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], **args: Any
    ) -> Table:
        """A table with a caption of the document and the given names of columns."""
        return Table(self.say(caption, **args), tuple(head), tuple(map(tuple, rows)))

    def by_player(
        self, caption: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]
    ) -> Table:
        """A table with a row for every player."""
        full_rows = [(name, *map(str, row)) for name, row in zip(self.names, rows, strict=True)]
        return self.table(caption, [self.say("document-player"), *columns], full_rows)
