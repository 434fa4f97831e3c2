"""Whole games by readers: documents and texts of choices are enough to play."""

import pytest

import sacbe
from sacbe.text.names import seat_name
from tests.games.reader import READERS

SEEDS = (0, 1, 2)


@pytest.mark.parametrize("name", sorted(READERS))
def test_a_reader_plays_whole_games_and_beats_random_players(name: str) -> None:
    """Against one random player, in both seats; it wins every game."""
    for seed in SEEDS:
        own, other = _scores(name, seed)
        assert own > other, (seed, own, other)


def _scores(name: str, seed: int) -> tuple[float, float]:
    """The points of the reader and of a random player."""
    table = sacbe.Table(name, players=2, seed=seed)
    reader, random_bot, own = READERS[name](), sacbe.bot("random", name, seed=seed), seed % 2
    names = [seat_name(table.game.texts("en"), seat) for seat in range(2)]
    while table.current_player is not None:
        state = table.position
        seat = state.players_to_act[0]
        legal = state.legal_actions(seat)
        if seat != own:
            action = random_bot.choose(state.determinize(seat, seed), seat)
        elif len(legal) == 1:
            action = legal[0]
        else:
            texts = [state.action_text(each, seat, "en", names) for each in legal]
            action = legal[reader.choose(state.document(seat, "en", names), texts)]
        table.play(action, seat)
    scores = table.position.scores
    return scores[own], scores[1 - own]
