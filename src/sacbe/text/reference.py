"""The rules reference of a game: numbered paragraphs, parsed from a strict subset of Markdown.

A file has `# Title`, an introduction, and sections (`## 3 Section`) of paragraphs (`### 3.2
Paragraph` or `### J44 Ruling`). A paragraph has plain lines, lists (`- `), pipe tables and a note
(`> `) with reason and source. Lines may contain **bold** words and cross references by code, [J44].
Rulings form the last section, and each has a note. Any other Markdown is an error with file and
line.
"""

import difflib
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby, takewhile
from pathlib import Path
from typing import NamedTuple

import msgspec

RULE = r"[0-9]+\.[0-9]+"
RULING = r"[A-Z]+-?[0-9]+"
HEADING = re.compile(r"(#{1,3}) (\S.*)")
INLINE = re.compile(r"\*\*([^*]+)\*\*|\[([^][]*)\](?!\()")
STRAY = re.compile(r"[][*_`<>|\\]")  # characters with a meaning in Markdown
OTHER_BLOCK = re.compile(r"\s|[*+#] |\d+[.)] |-+$|=+$")  # other Markdown blocks
MAX_SUGGESTIONS = 5


class FormatError(ValueError):
    """The file is not a valid reference: file, line and reason."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")


class Part(msgspec.Struct, frozen=True):
    """A part of a reference."""


class Bold(Part, frozen=True, tag_field="kind", tag="bold"):
    """Bold words."""

    text: str


class Link(Part, frozen=True, tag_field="kind", tag="link"):
    """A cross reference."""

    code: str


Inline = tuple[str | Bold | Link, ...]


class Prose(Part, frozen=True, tag_field="kind", tag="text"):
    """A paragraph of text."""

    text: Inline


class Bullets(Part, frozen=True, tag_field="kind", tag="list"):
    """A list."""

    items: tuple[Inline, ...]


class Grid(Part, frozen=True, tag_field="kind", tag="table"):
    """A table with a header row."""

    head: tuple[Inline, ...]
    rows: tuple[tuple[Inline, ...], ...]


Block = Prose | Bullets | Grid


class Paragraph(Part, frozen=True):
    """A rule or a ruling; the note gives its reason and source."""

    code: str
    title: str
    body: tuple[Block, ...]
    note: Inline = ()

    @property
    def plain_text(self) -> str:
        """Its whole text, without mark-up."""
        parts = [self.code, self.title, *map(_plain, _inlines(self))]
        return "\n".join(part for part in parts if part)


class Section(Part, frozen=True):
    """A numbered section."""

    number: int
    title: str
    paragraphs: tuple[Paragraph, ...]


class Reference(Part, frozen=True):
    """All rules of a game in one language."""

    title: str
    intro: tuple[Block, ...]
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The paragraphs of all sections, in order."""
        return tuple(each for section in self.sections for each in section.paragraphs)

    def paragraph(self, code: str) -> Paragraph | None:
        """The paragraph with a code; spelling variants such as `j44` or `R16` are accepted."""
        key = _normalize_code(code)
        return next((each for each in self.paragraphs if _normalize_code(each.code) == key), None)

    def find(self, what: str) -> tuple[Paragraph, ...]:
        """Search by code, by section number, or for paragraphs that contain all the words."""
        if is_code(what):
            exact = self.paragraph(what)
            return () if exact is None else (exact,)
        for section in self.sections:
            if str(section.number) == what.strip():
                return section.paragraphs
        words = fold(what).split()
        return tuple(
            each for each in self.paragraphs if all(word in fold(each.plain_text) for word in words)
        )

    def near(self, what: str) -> list[str]:
        """Existing codes that are similar to an unknown one."""
        key = _normalize_code(what)
        codes = {_normalize_code(each.code): each.code for each in self.paragraphs}
        return [codes[each] for each in difflib.get_close_matches(key, codes, MAX_SUGGESTIONS, 0.5)]


def is_code(what: str) -> bool:
    """Whether this looks like a paragraph's code, in any spelling."""
    return bool(re.fullmatch(f"{RULE}|{RULING}", what.strip(), re.IGNORECASE))


def fold(text: str) -> str:
    """Normalize a text for searching: no accents, no capitals, plain apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def _normalize_code(code: str) -> str:
    return re.sub(r"[^a-z0-9.]", "", code.casefold())


def _plain(text: Inline) -> str:
    return "".join(
        each if isinstance(each, str) else each.text if isinstance(each, Bold) else each.code
        for each in text
    )


def _inlines(paragraph: Paragraph) -> Iterator[Inline]:
    for block in paragraph.body:
        match block:
            case Prose(text):
                yield text
            case Bullets(items):
                yield from items
            case Grid(head, rows):
                yield from head
                for row in rows:
                    yield from row
    yield paragraph.note


# ---------------------------------------------------------------- reading


class Line(NamedTuple):
    """A line of the file."""

    number: int
    text: str


class Piece(NamedTuple):
    """A heading and the lines below it."""

    number: int  # line number of the heading
    level: int
    title: str
    lines: list[Line]


def load(path: Path) -> Reference:
    """Load a reference from a file."""
    return parse(path.read_text("utf-8"), str(path))


def parse(text: str, file: str) -> Reference:
    """Parse a reference; `file` is its name in errors."""
    return _Reader(file).read(text)


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.links: list[tuple[int, str]] = []  # line and code of each

    def error(self, line: int, what: str) -> FormatError:
        return FormatError(self.file, line, what)

    def read(self, text: str) -> Reference:
        top, *pieces = self.pieces(text)
        intro, note = self.blocks(top.lines)
        if not intro or note:
            raise self.error(top.number, "An introduction follows the title, without a note.")
        sections: list[Section] = []
        lines: dict[str, int] = {}  # by code
        for i, piece in enumerate(pieces):
            if piece.level == 2:
                last = sections[-1].number if sections else 0
                below = takewhile(lambda each: each.level == 3, pieces[i + 1 :])
                sections.append(self.section(piece, last, list(below), lines))
            elif piece.level == 1 or not sections:
                raise self.error(piece.number, "Here a section has to begin: “## 1 Title”.")
        if not sections:
            raise self.error(top.number, "There is no section.")
        for section in sections[:-1]:
            for each in section.paragraphs:
                if re.fullmatch(RULING, each.code):
                    raise self.error(lines[each.code], "Rulings are the last section.")
        for line, code in self.links:
            if code not in lines:
                raise self.error(line, f"There is no paragraph {code}.")
        return Reference(top.title, intro, tuple(sections))

    def pieces(self, text: str) -> Iterator[Piece]:
        """The headings, each with its lines; the first one is the title."""
        piece = None
        for number, line in enumerate(text.splitlines(), 1):
            if line != line.rstrip():
                raise self.error(number, "There are spaces at the end of the line.")
            if line.startswith("#"):
                match = HEADING.fullmatch(line)
                if not match or (piece is None and match[1] != "#"):
                    raise self.error(number, f"This is no heading that belongs here: {line}")
                if stray := STRAY.search(match[2]):
                    raise self.error(number, f"“{stray[0]}” has no meaning here.")
                if piece:
                    yield piece
                piece = Piece(number, len(match[1]), match[2], [])
            elif piece is None:
                raise self.error(number, "A reference begins with its title: “# Title”.")
            else:
                piece.lines.append(Line(number, line))
        if piece is None:
            raise self.error(1, "The file is empty.")
        yield piece

    def section(
        self, head: Piece, last: int, pieces: Sequence[Piece], lines: dict[str, int]
    ) -> Section:
        match = re.fullmatch(r"(\d+) (\S.*)", head.title)
        if not match or int(match[1]) <= last:
            raise self.error(head.number, f"A section has a number above {last} and a title.")
        if any(line.text for line in head.lines):
            raise self.error(head.number, "Below a section’s title its paragraphs follow at once.")
        if not pieces:
            raise self.error(head.number, "This section has no paragraph.")
        number, before = int(match[1]), 0
        paragraphs = []
        for piece in pieces:
            paragraph = self.paragraph(piece)
            code = paragraph.code
            if code in lines:
                raise self.error(piece.number, f"Paragraph {code} is there twice.")
            if re.fullmatch(RULE, code):
                chapter, _, place = code.partition(".")
                if int(chapter) != number or int(place) <= before:
                    raise self.error(piece.number, f"{code} does not follow {number}.{before}.")
                before = int(place)
            lines[code] = piece.number
            paragraphs.append(paragraph)
        return Section(number, match[2], tuple(paragraphs))

    def paragraph(self, piece: Piece) -> Paragraph:
        match = re.fullmatch(rf"({RULE}|{RULING}) (\S.*)", piece.title)
        if not match:
            raise self.error(piece.number, "A paragraph has a code (3.2 or J44) and a title.")
        body, note = self.blocks(piece.lines)
        if not body:
            raise self.error(piece.number, f"Paragraph {match[1]} says nothing.")
        if re.fullmatch(RULING, match[1]) and not note:
            raise self.error(piece.number, f"Ruling {match[1]} has no note (“> ”).")
        return Paragraph(match[1], match[2], body, note)

    # ------------------------------------------------------------ below a heading

    def blocks(self, lines: Sequence[Line]) -> tuple[tuple[Block, ...], Inline]:
        """The blocks below a heading, and the note, which comes last."""
        blocks: list[Block] = []
        note: Inline = ()
        for blank, group in groupby(lines, key=lambda line: not line.text):
            rest = [] if blank else list(group)
            while rest:
                if note:
                    raise self.error(rest[0].number, "A note is one block, and the last.")
                kind = _kind(rest[0].text)
                block_lines = list(takewhile(partial(_continues, kind), rest))
                rest = rest[len(block_lines) :]
                if rest and not (kind == "text" and _kind(rest[0].text) == "list"):
                    raise self.error(rest[0].number, "A blank line is missing before this line.")
                if kind == "note":
                    note = self.inline(block_lines, "> ")
                else:
                    blocks.append(self.block(kind, block_lines))
        return tuple(blocks), note

    def block(self, kind: str, lines: Sequence[Line]) -> Block:
        if kind == "table":
            return self.table(lines)
        if kind == "text":
            for line in lines:
                if OTHER_BLOCK.match(line.text):
                    raise self.error(line.number, "Such a line is neither text, list nor table.")
            return Prose(self.inline(lines))
        items: list[list[Line]] = []
        for line in lines:
            if line.text.startswith("- "):
                items.append([])
            items[-1].append(line)
        return Bullets(tuple(self.inline(item, "- ") for item in items))

    def table(self, lines: Sequence[Line]) -> Grid:
        rows = []
        for line in lines:
            if not re.fullmatch(r"\|.*\|", line.text):
                raise self.error(line.number, "A row of a table begins and ends with |.")
            rows.append([cell.strip() for cell in line.text[1:-1].split("|")])
            if len(rows[-1]) != len(rows[0]):
                raise self.error(line.number, f"This row has not {len(rows[0])} cells.")
        if len(rows) < 3 or not all(re.fullmatch(r":?-+:?", cell) for cell in rows[1]):
            raise self.error(lines[0].number, "A table has a header, a line |---| and rows.")
        head, _, *body = [
            tuple(self.inline([Line(line.number, cell)]) for cell in row) if i != 1 else ()
            for i, (line, row) in enumerate(zip(lines, rows, strict=True))
        ]
        return Grid(head, tuple(body))

    def inline(self, lines: Sequence[Line], sign: str = "") -> Inline:
        """Join lines into one text, without the prefix of their block."""
        text = "\n".join(line.text.removeprefix(sign).strip() for line in lines)
        parts: list[str | Bold | Link] = []
        end = 0
        for match in INLINE.finditer(text):
            number = lines[text.count("\n", 0, match.start())].number
            parts.append(text[end : match.start()])
            parts.append(Bold(_join_lines(match[1])) if match[1] else self.link(number, match[2]))
            end = match.end()
        parts.append(text[end:])
        for line, remainder in zip(lines, INLINE.sub(_bold_text, text).split("\n"), strict=True):
            if stray := STRAY.search(remainder):
                raise self.error(line.number, f"“{stray[0]}” has no meaning here.")
        return tuple(_join_lines(each) if isinstance(each, str) else each for each in parts if each)

    def link(self, line: int, code: str) -> Link:
        if not re.fullmatch(f"{RULE}|{RULING}", code):
            raise self.error(line, f"[{code}] is no cross reference.")
        self.links.append((line, code))
        return Link(code)


def _join_lines(text: str) -> str:
    return text.replace("\n", " ")


def _bold_text(match: re.Match[str]) -> str:
    """The text of a bold part; a cross reference becomes empty."""
    return match[1] or ""


def _kind(line: str) -> str:
    """The kind of block that begins with this line."""
    signs = {"- ": "list", "> ": "note", "|": "table"}
    return next((kind for sign, kind in signs.items() if line.startswith(sign)), "text")


def _continues(kind: str, line: Line) -> bool:
    """Whether a line continues a block of this kind."""
    if kind == "list" and re.match(r"  [^ -]", line.text):
        return True
    return _kind(line.text) == kind
