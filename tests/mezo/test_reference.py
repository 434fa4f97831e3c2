"""The tables of Mezo's rules reference match the data; tests for all games' references are
elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.games.mezo import reference, text
from sacbe.games.mezo.data import FILE
from sacbe.text import LANGUAGES, Texts

HERE = Path(reference.__file__).parent


def reference_text(lang: str) -> str:
    return (HERE / f"{lang}.md").read_text("utf-8")


def codes(lang: str) -> list[str]:
    return re.findall(r"^### (\S+) ", reference_text(lang), re.MULTILINE)


def table(lang: str, code: str) -> list[list[str]]:
    """The rows of the first table in a paragraph."""
    below = reference_text(lang).split(f"\n### {code} ")[1].split("\n#")[0]
    lines = [line for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_match_the_data(lang: str) -> None:
    texts = Texts(HERE.parent, lang)
    starting = {n: ", ".join(map(str, vp)) for n, vp in FILE.setup.start_vp_designed.items()}
    assert dict(table(lang, "2.6")) == starting
    uninhabited = {n: str(k) for n, k in FILE.setup.uninhabited.items()}
    assert {players: number for players, number, _ in table(lang, "2.2")} == uninhabited
    assert dict(table(lang, "3.3")) == {
        name: ", ".join(text.region_name(region, texts) for region in regions)
        for name, regions in FILE.confluences.items()
    }
    assert dict(table(lang, "4.4")) == {
        str(level): ", ".join(str(vp) for at, vp in FILE.devotion if at == level)
        for level in (1, 2, 3)
    }
