"""The texts of every game: valid Fluent, with the same messages in all languages."""

from pathlib import Path

import pytest

import sacbe
from sacbe.text import HERE, LANGUAGES
from tests.text.ftl import ids, junk, variables

GAMES = HERE.parent / "games"


PARTS = (".", "document", "history")


@pytest.fixture(params=[f"{name}/{part}" for name in sacbe.games() for part in PARTS])
def folder(request: pytest.FixtureRequest) -> Path:
    """A folder of a game's texts."""
    return Path(GAMES, request.param, "text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_valid_fluent(folder: Path, lang: str) -> None:
    assert junk(folder / f"{lang}.ftl") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_order(folder: Path, lang: str) -> None:
    names = ids(folder / f"{lang}.ftl")
    assert names == ids(folder / "en.ftl")
    assert len(names) == len(set(names))
    assert not set(names) & set(ids(HERE / f"{lang}.ftl")), "these are shared texts"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_use_the_same_variables(folder: Path, lang: str) -> None:
    theirs, ours = (variables(HERE / f"{x}.ftl", folder / f"{x}.ftl") for x in (lang, "en"))
    assert {name: theirs[name] for name in theirs if theirs[name] != ours[name]} == {}
