"""The glossary (docs/glossary.md) is complete, and no text uses a word that it rules out."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sacbe

PACKAGE = Path(sacbe.__file__).parent
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
NAMES = {"en": "English", "es": "Spanish", "pt": "Portuguese", "it": "Italian"}
WHERE = {
    "all": [PACKAGE],
    "ui": [PACKAGE / room for room in ("cli", "server", "text", "web")],
} | {game: [PACKAGE / "games" / game] for game in sacbe.games()}
QUOTE = re.compile(r"[«“][^»”]*[»”]")


class Word(NamedTuple):
    """A word that the glossary excludes."""

    word: str
    instead: str
    where: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """Also matches at the start of a sentence, unless the word and its replacement differ only
        in capitals."""
        forms = {self.word}
        if self.word.lower() not in self.instead.lower():
            forms.add(self.word[0].upper() + self.word[1:])
        return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, forms))})(?!\w)")

    def files(self, lang: str) -> Iterator[Path]:
        """The message files and references that must not contain it."""
        for where in self.where.split(", "):
            yield from text_files(where, lang)


@cache
def text_files(where: str, lang: str) -> list[Path]:
    """The message files and references of a part of the package."""
    names = (f"text/{lang}.ftl", f"reference/{lang}.md")
    return [path for folder in WHERE[where] for name in names for path in folder.rglob(name)]


class _Text(Visitor):
    """Collects the text of a message; a variable becomes a blank."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.text = ""
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.text += " "
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:
        self.text += "\n"
        self.visit(node.value)


def table(heading: str) -> list[list[str]]:
    """The table below a heading, its header first."""
    below = re.split(rf"(?m)^##+ {heading}$", GLOSSARY.read_text("utf-8"))[1].split("\n#")[0]
    lines = [line for line in below.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]


def unused(lang: str) -> list[Word]:
    """The excluded words of a language."""
    return [Word(*row) for row in table(f"Words we do not use in {NAMES[lang]}")[1:]]


@cache
def texts(path: Path) -> list[tuple[str, str]]:
    """The texts of a file by message or line, without words to be typed and quoted sources."""
    source = path.read_text("utf-8")
    if path.suffix == ".md":
        lines = enumerate(source.splitlines(), start=1)
        return [(f"line {n}", QUOTE.sub("", s) if s.startswith("> ") else s) for n, s in lines]
    return [
        (entry.id.name, _Text(entry).text)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("ask-")
    ]


def slips(word: Word, path: Path) -> list[str]:
    """The places where a file uses a word."""
    pattern = word.pattern
    return [
        f"{path}: {where}: “{match[0]}”, use “{word.instead}”"
        for where, text in texts(path)
        for match in pattern.finditer(text)
    ]


@pytest.mark.parametrize("lang", NAMES)
def test_no_text_uses_a_word_that_the_glossary_rules_out(lang: str) -> None:
    words = unused(lang)
    assert len(words) > 20
    violations = [slip for word in words for path in word.files(lang) for slip in slips(word, path)]
    assert not violations, "\n".join(violations)


@pytest.mark.parametrize("heading", ["Interface", "Tzolk’in", "Maya", "Mezo"])
def test_every_concept_is_there_once_with_a_term_in_every_language(heading: str) -> None:
    head, *rows = table(heading)
    assert head == list(NAMES.values())
    assert len(rows) > 20
    assert all(len(row) == len(head) and all(row) for row in rows)
    concepts = [row[0] for row in rows]
    assert sorted(concepts) == sorted(set(concepts))


@pytest.mark.parametrize("lang", NAMES)
def test_every_word_we_do_not_use_has_a_replacement_and_a_place(lang: str) -> None:
    words = unused(lang)
    assert all(word.word and word.instead for word in words)
    assert all(set(word.where.split(", ")) <= set(WHERE) for word in words)
    assert len({(word.word, word.where) for word in words}) == len(words)
    assert all(list(word.files(lang)) for word in words)


def test_excluded_words_are_found_in_messages_and_references(tmp_path: Path) -> None:
    messages, reference = tmp_path / "en.ftl", tmp_path / "en.md"
    messages.write_text(
        "ask-press = click\n"
        "clicks = clicking { $click }\n"
        "press = { $n ->\n    [one] Click it\n   *[other] Press { $n }\n }\n",
        "utf-8",
    )
    reference.write_text("# Maya\n\nDo not click.\n\n> Rulebook, “How to click”.\n", "utf-8")
    click = Word("click", "press", "all")
    assert slips(click, messages) == [f"{messages}: press: “Click”, use “press”"]
    assert slips(click, reference) == [f"{reference}: line 3: “click”, use “press”"]


def test_an_excluded_word_may_differ_in_capitals_only(tmp_path: Path) -> None:
    messages = tmp_path / "en.ftl"
    messages.write_text("right = Hero\nwrong = hero\n", "utf-8")
    hero = Word("hero", "Hero", "mezo")
    assert slips(hero, messages) == [f"{messages}: wrong: “hero”, use “Hero”"]
