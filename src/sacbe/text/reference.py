"""The rules reference of a game: numbered paragraphs, read from strict Markdown.

`# Title`, an introduction, `## 3 Section`, `### 3.2 Paragraph` or `### J44 Ruling`; in a paragraph
plain lines, lists (`- `), pipe tables and a note (`> `) with reason and source. In a line there
are **bold** words and cross references by code, [J44]. Rulings stand in the last section, and each
has a note. Whatever else looks like Markdown is refused, with its file and line.
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
STRAY = re.compile(r"[][*_`<>|\\]")  # what a reader of Markdown would not show as it stands
OTHER_BLOCK = re.compile(r"\s|[*+#] |\d+[.)] |-+$|=+$")  # that is none of ours
MOST_NEAR = 5


class FormatError(ValueError):
    """A file that is no reference: the file, the line and what is wrong there."""

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
    """Some sentences."""

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
    """A rule or a ruling; the note says why it is so and what it rests on."""

    code: str
    title: str
    body: tuple[Block, ...]
    note: Inline = ()

    @property
    def words(self) -> str:
        """All that it says, without mark-up."""
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
        """All of them in their order."""
        return tuple(each for section in self.sections for each in section.paragraphs)

    def paragraph(self, code: str) -> Paragraph | None:
        """The paragraph of a code, however it is typed: `j44`, `R16`."""
        wanted = _bare(code)
        return next((each for each in self.paragraphs if _bare(each.code) == wanted), None)

    def find(self, what: str) -> tuple[Paragraph, ...]:
        """The paragraph of a code, those of a section's number, or those with all these words."""
        if is_code(what):
            exact = self.paragraph(what)
            return () if exact is None else (exact,)
        for section in self.sections:
            if str(section.number) == what.strip():
                return section.paragraphs
        words = fold(what).split()
        return tuple(
            each for each in self.paragraphs if all(word in fold(each.words) for word in words)
        )

    def near(self, what: str) -> list[str]:
        """The codes most like one that does not exist."""
        wanted = _bare(what)
        codes = {_bare(each.code): each.code for each in self.paragraphs}
        return [codes[each] for each in difflib.get_close_matches(wanted, codes, MOST_NEAR, 0.5)]


def is_code(what: str) -> bool:
    """Does this look like a paragraph's code, however it is typed?"""
    return bool(re.fullmatch(f"{RULE}|{RULING}", what.strip(), re.IGNORECASE))


def fold(text: str) -> str:
    """A text as it is searched: without accents and capitals, with plain apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def _bare(code: str) -> str:
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

    number: int  # of its line
    level: int
    title: str
    lines: list[Line]


def load(path: Path) -> Reference:
    """The reference in a file."""
    return parse(path.read_text("utf-8"), str(path))


def parse(text: str, file: str) -> Reference:
    """The reference in a text; `file` is its name in errors."""
    return _Reader(file).read(text)


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.links: list[tuple[int, str]] = []  # the line and the code of each

    def wrong(self, line: int, what: str) -> FormatError:
        return FormatError(self.file, line, what)

    def read(self, text: str) -> Reference:
        top, *pieces = self.pieces(text)
        intro, note = self.blocks(top.lines)
        if not intro or note:
            raise self.wrong(top.number, "An introduction follows the title, without a note.")
        sections: list[Section] = []
        lines: dict[str, int] = {}  # of each code
        for i, piece in enumerate(pieces):
            if piece.level == 2:
                last = sections[-1].number if sections else 0
                below = takewhile(lambda each: each.level == 3, pieces[i + 1 :])
                sections.append(self.section(piece, last, list(below), lines))
            elif piece.level == 1 or not sections:
                raise self.wrong(piece.number, "Here a section has to begin: “## 1 Title”.")
        if not sections:
            raise self.wrong(top.number, "There is no section.")
        for section in sections[:-1]:
            for each in section.paragraphs:
                if re.fullmatch(RULING, each.code):
                    raise self.wrong(lines[each.code], "Rulings are the last section.")
        for line, code in self.links:
            if code not in lines:
                raise self.wrong(line, f"There is no paragraph {code}.")
        return Reference(top.title, intro, tuple(sections))

    def pieces(self, text: str) -> Iterator[Piece]:
        """The headings, each with its lines; the first one is the title."""
        piece = None
        for number, line in enumerate(text.splitlines(), 1):
            if line != line.rstrip():
                raise self.wrong(number, "There are spaces at the end of the line.")
            if line.startswith("#"):
                found = HEADING.fullmatch(line)
                if not found or (piece is None and found[1] != "#"):
                    raise self.wrong(number, f"This is no heading that belongs here: {line}")
                if stray := STRAY.search(found[2]):
                    raise self.wrong(number, f"“{stray[0]}” has no meaning here.")
                if piece:
                    yield piece
                piece = Piece(number, len(found[1]), found[2], [])
            elif piece is None:
                raise self.wrong(number, "A reference begins with its title: “# Title”.")
            else:
                piece.lines.append(Line(number, line))
        if piece is None:
            raise self.wrong(1, "The file is empty.")
        yield piece

    def section(
        self, head: Piece, last: int, pieces: Sequence[Piece], lines: dict[str, int]
    ) -> Section:
        found = re.fullmatch(r"(\d+) (\S.*)", head.title)
        if not found or int(found[1]) <= last:
            raise self.wrong(head.number, f"A section has a number above {last} and a title.")
        if any(line.text for line in head.lines):
            raise self.wrong(head.number, "Below a section’s title its paragraphs follow at once.")
        if not pieces:
            raise self.wrong(head.number, "This section has no paragraph.")
        number, before = int(found[1]), 0
        paragraphs = []
        for piece in pieces:
            paragraph = self.paragraph(piece)
            code = paragraph.code
            if code in lines:
                raise self.wrong(piece.number, f"Paragraph {code} is there twice.")
            if re.fullmatch(RULE, code):
                chapter, _, place = code.partition(".")
                if int(chapter) != number or int(place) <= before:
                    raise self.wrong(piece.number, f"{code} does not follow {number}.{before}.")
                before = int(place)
            lines[code] = piece.number
            paragraphs.append(paragraph)
        return Section(number, found[2], tuple(paragraphs))

    def paragraph(self, piece: Piece) -> Paragraph:
        found = re.fullmatch(rf"({RULE}|{RULING}) (\S.*)", piece.title)
        if not found:
            raise self.wrong(piece.number, "A paragraph has a code (3.2 or J44) and a title.")
        body, note = self.blocks(piece.lines)
        if not body:
            raise self.wrong(piece.number, f"Paragraph {found[1]} says nothing.")
        if re.fullmatch(RULING, found[1]) and not note:
            raise self.wrong(piece.number, f"Ruling {found[1]} has no note (“> ”).")
        return Paragraph(found[1], found[2], body, note)

    # ------------------------------------------------------------ below a heading

    def blocks(self, lines: Sequence[Line]) -> tuple[tuple[Block, ...], Inline]:
        """What stands below a heading, and its note, which comes last."""
        found: list[Block] = []
        note: Inline = ()
        for blank, group in groupby(lines, key=lambda line: not line.text):
            rest = [] if blank else list(group)
            while rest:
                if note:
                    raise self.wrong(rest[0].number, "A note is one block, and the last.")
                kind = _kind(rest[0].text)
                taken = list(takewhile(partial(_goes_on, kind), rest))
                rest = rest[len(taken) :]
                if rest and not (kind == "text" and _kind(rest[0].text) == "list"):
                    raise self.wrong(rest[0].number, "A blank line is missing before this line.")
                if kind == "note":
                    note = self.inline(taken, "> ")
                else:
                    found.append(self.block(kind, taken))
        return tuple(found), note

    def block(self, kind: str, lines: Sequence[Line]) -> Block:
        if kind == "table":
            return self.table(lines)
        if kind == "text":
            for line in lines:
                if OTHER_BLOCK.match(line.text):
                    raise self.wrong(line.number, "Such a line is neither text, list nor table.")
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
                raise self.wrong(line.number, "A row of a table begins and ends with |.")
            rows.append([cell.strip() for cell in line.text[1:-1].split("|")])
            if len(rows[-1]) != len(rows[0]):
                raise self.wrong(line.number, f"This row has not {len(rows[0])} cells.")
        if len(rows) < 3 or not all(re.fullmatch(r":?-+:?", cell) for cell in rows[1]):
            raise self.wrong(lines[0].number, "A table has a header, a line |---| and rows.")
        head, _, *body = [
            tuple(self.inline([Line(line.number, cell)]) for cell in row) if i != 1 else ()
            for i, (line, row) in enumerate(zip(lines, rows, strict=True))
        ]
        return Grid(head, tuple(body))

    def inline(self, lines: Sequence[Line], sign: str = "") -> Inline:
        """Lines as one text; the sign of their block is left out."""
        text = "\n".join(line.text.removeprefix(sign).strip() for line in lines)
        found: list[str | Bold | Link] = []
        end = 0
        for mark in INLINE.finditer(text):
            number = lines[text.count("\n", 0, mark.start())].number
            found.append(text[end : mark.start()])
            found.append(Bold(_spaced(mark[1])) if mark[1] else self.link(number, mark[2]))
            end = mark.end()
        found.append(text[end:])
        for line, said in zip(lines, INLINE.sub(_same_lines, text).split("\n"), strict=True):
            if stray := STRAY.search(said):
                raise self.wrong(line.number, f"“{stray[0]}” has no meaning here.")
        return tuple(_spaced(each) if isinstance(each, str) else each for each in found if each)

    def link(self, line: int, code: str) -> Link:
        if not re.fullmatch(f"{RULE}|{RULING}", code):
            raise self.wrong(line, f"[{code}] is no cross reference.")
        self.links.append((line, code))
        return Link(code)


def _spaced(text: str) -> str:
    return text.replace("\n", " ")


def _same_lines(mark: re.Match[str]) -> str:
    """What is left of a mark: what is bold, and nothing of a cross reference."""
    return mark[1] or ""


def _kind(line: str) -> str:
    """Of the block that begins with a line."""
    signs = {"- ": "list", "> ": "note", "|": "table"}
    return next((kind for sign, kind in signs.items() if line.startswith(sign)), "text")


def _goes_on(kind: str, line: Line) -> bool:
    """Does a line belong to a block of this kind?"""
    if kind == "list" and re.match(r"  [^ -]", line.text):
        return True
    return _kind(line.text) == kind
