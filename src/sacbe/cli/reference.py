"""The rules reference in the terminal: a paragraph, search results, or all of it."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.texts import cli_texts
from sacbe.play.game import Game
from sacbe.text.reference import Block, Bold, Bullets, Inline, Link, Paragraph, Prose, is_code

HEADING = "bold underline"


class UnknownRule(ValueError):
    """There is no such paragraph. The message is localised."""


def find_rules(game: Game, lang: str, what: str) -> RenderableType:
    """The paragraph with a code, or all paragraphs with some words. Raises UnknownRule."""
    reference, say = game.reference(lang), cli_texts(lang).say
    paragraphs = reference.find(what)
    if paragraphs:
        return Group(*_with_blank_lines(_paragraph(each) for each in paragraphs))
    similar = reference.near(what) if is_code(what) else []
    if similar:
        raise UnknownRule(say("rule-unknown", {"code": what, "near": ", ".join(similar)}))
    raise UnknownRule(say("rule-none", {"typed": what[:40]}))


def all_rules(game: Game, lang: str) -> RenderableType:
    """The whole reference."""
    reference = game.reference(lang)
    parts: list[RenderableType] = [Text(reference.title, "bold"), *map(_block, reference.intro)]
    for section in reference.sections:
        parts.append(Text(f"{section.number} {section.title}", "bold reverse"))
        parts += map(_paragraph, section.paragraphs)
    return Group(*_with_blank_lines(parts))


def _with_blank_lines(parts: Iterable[RenderableType]) -> Iterator[RenderableType]:
    """The parts with blank lines between them."""
    for i, part in enumerate(parts):
        if i:
            yield Text()
        yield part


def _paragraph(paragraph: Paragraph) -> RenderableType:
    blocks = [_block(block) for block in paragraph.body]
    if paragraph.note:
        blocks.append(_text(paragraph.note, "italic"))
    return Group(Text(f"{paragraph.code} {paragraph.title}", HEADING), *_with_blank_lines(blocks))


def _block(block: Block) -> RenderableType:
    if isinstance(block, Prose):
        return _text(block.text)
    if isinstance(block, Bullets):
        bullets = Table.grid(padding=(0, 1, 0, 0))
        for item in block.items:
            bullets.add_row("-", _text(item))
        return bullets
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for cell in block.head:
        table.add_column(_text(cell))
    for row in block.rows:
        table.add_row(*map(_text, row))
    return table


def _text(inline: Inline, style: str = "") -> Text:
    text = Text(style=style)
    for part in inline:
        match part:
            case Bold(bold):
                text.append(bold, "bold")
            case Link(code):
                text.append(f"[{code}]")
            case plain:
                text.append(plain)
    return text
