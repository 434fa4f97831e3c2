"""The loader of Fluent files, and the messages common to all games."""

from pathlib import Path

import pytest

from sacbe.text import HERE, LANGUAGES, TextError, Texts
from tests.text.ftl import ids, junk, variables

OWN_NAMES = {"en": "English", "es": "Español", "pt": "Português", "it": "Italiano"}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A package with two messages in every language."""
    folder = tmp_path / "text"
    folder.mkdir()
    for lang in LANGUAGES:
        (folder / f"{lang}.ftl").write_text("hello = { $name } ({ vp })\nbare =\n    .x = y\n")
    return tmp_path


def _shared_file(lang: str) -> Path:
    return HERE / f"{lang}.ftl"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shared_messages_parse_without_errors_or_duplicates(lang: str) -> None:
    assert junk(_shared_file(lang)) == []
    names = ids(_shared_file(lang))
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_shared_messages_with_the_same_variables(lang: str) -> None:
    assert ids(_shared_file(lang)) == ids(_shared_file("en"))
    assert variables(_shared_file(lang)) == variables(_shared_file("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_are_called_by_their_own_names(lang: str, game: Path) -> None:
    texts = Texts(game, lang)
    assert {name: texts.say(f"language-{name}") for name in LANGUAGES} == OWN_NAMES


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", "12.25 VP"), ("es", "12,25 PV"), ("pt", "12,25 PV"), ("it", "12,25 PV")],
)
def test_quarters_are_shown_exactly_in_the_readers_number_format(
    lang: str, expected: str, game: Path
) -> None:
    assert Texts(game, lang).say("vp", {"n": 12.25}) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_adds_its_messages_to_the_shared_ones(lang: str, game: Path) -> None:
    assert Texts(game, lang).say("hello", {"name": "Ix", "n": 1}).startswith("Ix (1 ")


def test_plurals_follow_the_language(game: Path) -> None:
    texts = {lang: Texts(game, lang) for lang in LANGUAGES}
    assert texts["en"].say("players", {"n": 1}) == "1 player"
    assert texts["en"].say("players", {"n": 2}) == "2 players"
    assert texts["it"].say("players", {"n": 2}) == "2 giocatori"


def test_no_marks_of_writing_direction_are_put_around_words(game: Path) -> None:
    assert Texts(game, "en").say("seat", {"who": "Ana", "letter": "A"}) == "Ana A"


def test_an_unknown_language_is_refused(game: Path) -> None:
    with pytest.raises(ValueError, match="Unknown language 'de'"):
        Texts(game, "de")


def test_a_missing_message_a_missing_value_and_a_missing_variable_are_errors(game: Path) -> None:
    texts = Texts(game, "en")
    assert texts.has("hello")
    assert not texts.has("goodbye")
    for name in ("goodbye", "bare", "hello"):
        with pytest.raises(TextError, match=name):
            texts.say(name, {"name": "Ix"})
