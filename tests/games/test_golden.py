"""Golden games replay exactly."""

import pytest

import sacbe
from tests.games.counts import TABLES
from tests.games.golden import line, path


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_golden_game_replays_exactly(name: str, players: int) -> None:
    *moves, result = path(name, players).read_text("utf-8").splitlines()
    state = sacbe.game(name).start(players)
    for number, expected in enumerate(moves, 1):
        action = int(expected.split(" ", 2)[1])
        assert line(state, action) == expected, f"line {number}"
        state.play(action)
    assert result == f"scores {state.scores} winners {state.winners}"
