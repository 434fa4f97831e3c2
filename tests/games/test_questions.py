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
# Of Mezo's effects: `asked-effect` makes a sentence of them.
PARTS = ("asked-by", "asked-build-", "asked-of-card", "asked-one", "asked-times")


def is_sentence(words: str, lang: str) -> bool:
    """A question with its marks, or a statement or order with a full stop."""
    asks = words.endswith("?")
    first = words.lstrip("¿")[:1]
    marked = words.startswith("¿") == asks if lang == "es" else "¿" not in words
    return (asks or words.endswith(".")) and marked and first == first.upper()


def asked(state: sacbe.State) -> Iterator[tuple[str, str]]:
    """What the seats that have to choose are asked, in every language."""
    board: Any = state.game.board
    for seat in state.players_to_act:
        if seat != sacbe.CHANCE:
            view, names = state.view(seat), NAMES[: state.players]
            offered = [
                (each, state.action_info(each, seat), "") for each in state.legal_actions(seat)
            ]
            for lang in LANGUAGES:
                yield lang, board.question(view, seat, offered, state.game.texts(lang), names)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_question_of_a_game_is_a_sentence(game: str, players: int) -> None:
    met = set()
    for state in positions(game, players, 11 + players, 1):
        for lang, words in asked(state):
            met.add(words)
            assert is_sentence(words, lang), (lang, words)
    assert len(met) > 4 * len(LANGUAGES)


def examples(folder: Path, lang: str, name: str) -> Iterator[str]:
    """A message with one of everything, and with two."""
    texts = Texts(folder, lang)
    needs = variables(HERE / "en.ftl", folder / "text" / "en.ftl")[name]
    for n in (1, 2):
        yield texts.say(name, {key: n if key == "n" else "X" for key in needs})


@pytest.mark.parametrize("game", sacbe.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_that_can_be_asked_is_a_sentence(game: str, lang: str) -> None:
    """Those that hardly any game asks too."""
    folder = GAMES / game / "board"
    names = [name for name in ids(folder / "text" / "en.ftl") if name.startswith("asked-")]
    whole = [name for name in names if not name.startswith(PARTS)]
    for name in whole:
        for words in examples(folder, lang, name):
            assert is_sentence(words, lang), (name, words)


@pytest.mark.parametrize("game", sacbe.games())
def test_every_phase_has_its_question(game: str) -> None:
    """What Nature is asked needs no words."""
    package = game_of(game)
    state, knowledge = module_of(package, "state"), module_of(package, "knowledge")
    ours = {phase for key, phase in knowledge.PHASES.items() if key > state.LAST_OF_NATURE}
    ours -= {"over", "choose_one"}
    if game == "mezo":
        ours -= {"tie", "space"}
        ours |= set(knowledge.TIES.values()) | set(knowledge.TRACKS)
    assert {f"asked-{phase}" for phase in ours} <= set(ids(GAMES / game / "board/text/en.ftl"))


@pytest.mark.parametrize(
    ("words", "lang", "good"),
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
def test_what_a_sentence_is(words: str, lang: str, good: bool) -> None:
    assert is_sentence(words, lang) == good
