"""The parser of rules references: valid files, and errors in malformed ones."""

from pathlib import Path

import msgspec
import pytest

from sacbe.text.reference import (
    Bold,
    Bullets,
    FormatError,
    Grid,
    Link,
    Paragraph,
    Prose,
    Reference,
    fold,
    is_code,
    load,
    parse,
)

GOOD = """# Toy: rules reference

What this **is**.

## 1 The game

### 1.1 Aim
Win. See [1.3] and
**the last
word** [J7].

### 1.3 How
Do this:
- one thing
  and more of it [1.1]
- another

| Step | What |
|---|---|
| 1 | **Plant** |
| 2 |  |

Then stop.

## 4 Rulings

### J7 À propos
The other player’s turn.

> It is fair [1.1].
> Rulebook, p. 8.

### J12 Nothing
Nothing at all.

> So it is.
"""


@pytest.fixture
def toy() -> Reference:
    return parse(GOOD, "toy.md")


def test_a_reference_is_read_into_sections_and_paragraphs(toy: Reference) -> None:
    assert toy.title == "Toy: rules reference"
    assert toy.intro == (Prose(("What this ", Bold("is"), ".")),)
    assert [(section.number, section.title) for section in toy.sections] == [
        (1, "The game"),
        (4, "Rulings"),
    ]
    assert [paragraph.code for paragraph in toy.paragraphs] == ["1.1", "1.3", "J7", "J12"]


def test_lines_are_joined_and_cross_references_are_data(toy: Reference) -> None:
    aim, *_ = toy.paragraphs
    (prose,) = aim.body
    assert prose == Prose(
        ("Win. See ", Link("1.3"), " and ", Bold("the last word"), " ", Link("J7"), ".")
    )
    assert aim.note == ()


def test_lists_and_tables_are_read(toy: Reference) -> None:
    _, how, *_ = toy.paragraphs
    assert how.body == (
        Prose(("Do this:",)),
        Bullets((("one thing and more of it ", Link("1.1")), ("another",))),
        Grid((("Step",), ("What",)), ((("1",), (Bold("Plant"),)), (("2",), ()))),
        Prose(("Then stop.",)),
    )


def test_a_note_is_the_end_of_its_paragraph(toy: Reference) -> None:
    assert toy.paragraphs[2] == Paragraph(
        "J7",
        "À propos",
        (Prose(("The other player’s turn.",)),),
        ("It is fair ", Link("1.1"), ". Rulebook, p. 8."),
    )


def test_json_round_trip(toy: Reference) -> None:
    assert msgspec.json.decode(msgspec.json.encode(toy), type=Reference) == toy


def test_a_file_is_named_in_its_errors(tmp_path: Path) -> None:
    path = tmp_path / "en.md"
    path.write_text(GOOD.replace("[1.3]", "[1.2]"), "utf-8")
    with pytest.raises(FormatError) as error:
        load(path)
    assert str(error.value) == f"{path}:8: There is no paragraph 1.2."


BAD = {  # the text to replace, its replacement, the line of the error, part of its message
    "no title": ("# Toy: rules reference\n", "", 1, "its title"),
    "a section before the title": ("# Toy", "## Toy", 1, "no heading"),
    "no introduction": ("What this **is**.\n", "", 1, "introduction"),
    "a note in the introduction": ("What this **is**.", "> Why", 1, "introduction"),
    "two titles": ("## 4 Rulings", "# Rulings", 25, "a section"),
    "a deeper heading": ("### J7", "#### J7", 27, "no heading"),
    "a heading without its space": ("### J7", "###J7", 27, "no heading"),
    "a section without a number": ("## 4 Rulings", "## Rulings", 25, "number above 1"),
    "a section out of order": ("## 4 Rulings", "## 1 Rulings", 25, "number above 1"),
    "text below a section": ("## 4 Rulings\n", "## 4 Rulings\nText.\n", 25, "at once"),
    "an empty section": ("## 4", "## 3 Empty\n\n## 4", 25, "no paragraph"),
    "a paragraph without a code": ("### 1.3 How", "### How", 12, "a code"),
    "a paragraph of another section": ("### 1.3", "### 2.3", 12, "does not follow"),
    "a paragraph out of order": ("### 1.3", "### 1.0", 12, "does not follow"),
    "a paragraph twice": ("### J12", "### J7", 33, "twice"),
    "a paragraph that says nothing": ("Win. See", "### 1.2 More\nSee", 7, "says nothing"),
    "a ruling without a note": ("> So it is.\n", "", 33, "no note"),
    "a ruling before the last section": (
        "### 1.3",
        "### J9 Early\nIt is.\n\n> So.\n\n### 1.3",
        12,
        "the last",
    ),
    "a cross reference to nothing": ("[J7]", "[J8]", 10, "no paragraph J8"),
    "a cross reference that is none": ("[J7]", "[see J7]", 10, "no cross reference"),
    "a link of Markdown": ("[J7]", "[J7](x)", 10, "“[”"),
    "a bold word that does not end": ("**the last\nword**", "**the last\nword", 9, "“*”"),
    "an italic word": ("Then stop.", "Then *stop*.", 23, "“*”"),
    "code": ("Then stop.", "Then `stop`.", 23, "“`”"),
    "HTML": ("Then stop.", "Then <b>stop.", 23, "“<”"),
    "mark-up in a title": ("### 1.3 How", "### 1.3 **How**", 12, "“*”"),
    "a numbered list": ("Then stop.", "1. Then stop.", 23, "neither"),
    "an indented line": ("Then stop.", "  Then stop.", 23, "neither"),
    "a list in a list": ("  and more", "  - and more", 15, "blank line"),
    "text right after a list": ("- another\n", "- another\nText.\n", 17, "blank line"),
    "a table right after text": ("- another\n\n|", "- another\n|", 17, "blank line"),
    "a table without its line": ("|---|---|\n", "", 18, "a header"),
    "a row with too many cells": ("| 2 |  |", "| 2 |  | 3 |", 21, "has not 2 cells"),
    "a row that does not end": ("| 2 |  |", "| 2 | x", 21, "begins and ends"),
    "text after a note": ("> So it is.\n", "> So it is.\n\nText.\n", 38, "the last"),
    "spaces at the end": ("Then stop.", "Then stop. ", 23, "spaces at the end"),
}


@pytest.mark.parametrize("what", BAD)
def test_malformed_files_are_refused_with_the_line(what: str) -> None:
    old, new, line, message = BAD[what]
    assert GOOD.count(old) >= 1
    with pytest.raises(FormatError) as error:
        parse(GOOD.replace(old, new, 1), "toy.md")
    assert str(error.value).startswith(f"toy.md:{line}: ")
    assert message in str(error.value)


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(FormatError, match="The file is empty"):
        parse("", "toy.md")


@pytest.mark.parametrize("typed", ["J12", "j12", " J-12 ", "j 12"])
def test_code_lookup_accepts_spelling_variants(toy: Reference, typed: str) -> None:
    paragraph = toy.paragraph(typed)
    assert paragraph is not None
    assert paragraph.code == "J12"


def codes(paragraphs: tuple[Paragraph, ...]) -> list[str]:
    return [paragraph.code for paragraph in paragraphs]


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("1.3", ["1.3"]),
        ("j7", ["J7"]),
        ("1", ["1.1", "1.3"]),
        ("J1", []),  # a code that does not exist, though J12 does
        ("THE LAST word", ["1.1"]),
        ("a propos", ["J7"]),
        ("player's", ["J7"]),
        ("plant", ["1.3"]),
        ("rulebook", ["J7"]),
        ("word plant", []),
    ],
)
def test_words_codes_and_sections_are_found(toy: Reference, what: str, expected: list[str]) -> None:
    assert codes(toy.find(what)) == expected


def test_similar_codes_are_suggested(toy: Reference) -> None:
    assert toy.near("J1")[0] == "J12"
    assert "1.3" in toy.near("1.2")
    assert toy.near("99.99") == []


def test_codes_are_distinguished_from_words() -> None:
    assert all(is_code(typed) for typed in ("3.2", "J44", "j44", "R-16"))
    assert not any(is_code(typed) for typed in ("3", "corn", "3.", "J", "two 3.2"))


def test_search_ignores_accents_and_curly_apostrophes() -> None:
    assert fold("  Día  de l’Été ") == "dia de l'ete"
