"""Questions on the board and on the page: whole sentences in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.play.game import game as game_of
from sacbe.text import HERE, LANGUAGES, Texts
from tests.games.counts import TABLES
from tests.games.modules import module_of
from tests.games.pictures import NAMES, positions
from tests.text.ftl import ids, variables

GAMES = HERE.parent / "games"
# Parts of sentences about Mezo's effects; `asked-effect` combines them.
PARTS = ("asked-by", "asked-build-", "asked-of-card", "asked-one", "asked-times")


def is_sentence(words: str, lang: str) -> bool:
    """Whether it is a question with its marks, a statement with a full stop, or both."""
    is_question = words.endswith("?")
    first = words.lstrip("¿")[:1]
    has_marks = words.count("¿") == words.count("?") if lang == "es" else "¿" not in words
    return (is_question or words.endswith(".")) and has_marks and first == first.upper()


def questions(state: sacbe.State) -> Iterator[tuple[str, str]]:
    """The questions to the players to act, with their language."""
    board: Any = state.game.board
    for seat in state.players_to_act:
        if seat != sacbe.CHANCE:
            view, names = state.view(seat), NAMES[: state.players]
            choices = [
                (each, state.action_info(each, seat), "") for each in state.legal_actions(seat)
            ]
            for lang in LANGUAGES:
                yield lang, board.question(view, seat, choices, state.game.texts(lang), names)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_question_of_a_game_is_a_sentence(game: str, players: int) -> None:
    texts = set()
    for state in positions(game, players, 11 + players, 1):
        for lang, words in questions(state):
            texts.add(words)
            assert is_sentence(words, lang), (lang, words)
    assert len(texts) > 4 * len(LANGUAGES)


def examples(folder: Path, lang: str, name: str) -> Iterator[str]:
    """A message with the number 1, and with 2."""
    texts = Texts(folder, lang)
    needs = variables(HERE / "en.ftl", folder / "text" / "en.ftl")[name]
    for n in (1, 2):
        yield texts.say(name, {key: n if key == "n" else "X" for key in needs})


@pytest.mark.parametrize("game", sacbe.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_message_is_a_sentence(game: str, lang: str) -> None:
    """Including questions that hardly occur in games."""
    folder = GAMES / game / "board"
    names = [name for name in ids(folder / "text" / "en.ftl") if name.startswith("asked-")]
    whole = [name for name in names if not name.startswith(PARTS)]
    for name in whole:
        for words in examples(folder, lang, name):
            assert is_sentence(words, lang), (name, words)


@pytest.mark.parametrize("game", sacbe.games())
def test_every_phase_has_its_question(game: str) -> None:
    """Except chance phases."""
    package = game_of(game)
    state, knowledge = module_of(package, "state"), module_of(package, "knowledge")
    phases = {phase for key, phase in knowledge.PHASES.items() if key > state.LAST_CHANCE_PHASE}
    phases -= {"over", "choose_one"}
    if game == "mezo":
        phases -= {"tie", "space"}
        phases |= set(knowledge.TIES.values()) | set(knowledge.TRACKS)
    assert {f"asked-{phase}" for phase in phases} <= set(ids(GAMES / game / "board/text/en.ftl"))


@pytest.mark.parametrize(
    ("words", "lang", "expected"),
    [
        ("What do you build?", "en", True),
        ("what do you build?", "en", False),
        ("Which resources to pay", "en", False),
        ("Place a worker.", "en", True),
        ("¿Qué construyes?", "es", True),
        ("Qué construyes?", "es", False),
        ("¿Qué construyes.", "es", False),
        ("¿O que você constrói?", "pt", False),
    ],
)
def test_is_sentence(words: str, lang: str, expected: bool) -> None:
    assert is_sentence(words, lang) == expected
