"""The rules reference: it has the same paragraphs in every language, knows everything that can be
done or told, and its tables say what the data say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.games.mezo import reference, words
from sacbe.games.mezo.actions import TYPES
from sacbe.games.mezo.data import ABILITY_IDS, CARDS, FILE
from sacbe.text import LANGUAGES, Texts
from tests.mezo.test_journal import SENTENCES

HERE = Path(reference.__file__).parent


def text(lang: str) -> str:
    return (HERE / f"{lang}.md").read_text("utf-8")


def codes(lang: str) -> list[str]:
    return re.findall(r"^### (\S+) ", text(lang), re.MULTILINE)


def table(lang: str, code: str) -> list[list[str]]:
    """The rows of the first table in a paragraph."""
    below = text(lang).split(f"\n### {code} ")[1].split("\n#")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_paragraphs_and_points_to_them(lang: str) -> None:
    assert codes(lang) == codes("en")
    assert len(set(codes(lang))) == len(codes(lang))
    assert set(re.findall(r"\[([^]]+)\]", text(lang))) <= set(codes(lang))


def test_everything_that_can_be_done_told_or_listed_has_a_paragraph() -> None:
    assert set(reference.ACTIONS) == set(TYPES)
    assert set(reference.EVENTS) == set(SENTENCES)
    shared = {"summon", "ceremonial", "altar", "calendar", "codex", "token"}
    assert set(reference.TILES) == {*CARDS, *shared}
    for rules in (reference.ACTIONS, reference.EVENTS, reference.TILES):
        assert set(rules.values()) <= set(codes("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_say_what_the_data_say(lang: str) -> None:
    texts = Texts(HERE.parent, lang)
    starting = {n: ", ".join(map(str, vp)) for n, vp in FILE.setup.start_vp_designed.items()}
    assert dict(table(lang, "2.6")) == starting
    uninhabited = {n: str(k) for n, k in FILE.setup.uninhabited.items()}
    assert {players: turned for players, turned, _ in table(lang, "2.2")} == uninhabited
    assert dict(table(lang, "3.3")) == {
        name: ", ".join(words.region_name(region, texts) for region in regions)
        for name, regions in FILE.confluences.items()
    }
    assert dict(table(lang, "4.4")) == {
        str(level): ", ".join(str(vp) for at, vp in FILE.devotion if at == level)
        for level in (1, 2, 3)
    }
    assert [row[1].casefold() for row in table(lang, "5.4")] == [
        words.ability_name(ability, texts).casefold() for ability in ABILITY_IDS
    ]
