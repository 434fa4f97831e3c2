"""What pictures tell beyond the view is what the rules then do."""

import random
import subprocess
import sys

import pytest

import sacbe
from sacbe.games.maya import derived
from tests.games.pictures import positions

PICTURES = (
    "import sys, sacbe; game = sacbe.game('maya'); game.board;"
    " print(sorted(set(sys.modules) & {'rich', 'typer', 'sacbe.games.maya.terminal'}))"
)


def test_a_board_is_drawn_without_the_terminal() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PICTURES],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert ran.stdout.split() == ["[]"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_space_promises_comes_true(players: int) -> None:
    """Points of the group and of cities that close: as the discs on the land say."""
    closed = 0
    for state in positions("maya", players, 70 + players, 5):
        view = state.view(state.current_player if state.current_player in range(players) else None)
        if view["phase"] not in ("plant", "expand"):
            continue
        seat = int(view["current_player"])
        for action in state.legal_actions():
            info = state.action_info(action)
            won = derived.closes(info, view)
            after = state.copy()
            after.play(action)
            if after.view(seat)["phase"] == "more":
                now = after.view(seat)
                stop = next(
                    a for a in after.legal_actions() if after.action_info(a)["type"] == "stop"
                )
                due = sum(points[seat] for points in won.values())
                assert derived.due(now, seat) >= due
                assert derived.due(now, seat) == due or view["planted"]
                after.play(stop)
            while after.current_player == sacbe.CHANCE:  # cities score when the tiles are drawn
                after.play(after.legal_actions()[0])
            before, scored = view["cities"], after.view(None)["cities"]
            fresh = {
                name
                for name, city in scored.items()
                if city["scored"] and not before.get(name, {"scored": False})["scored"]
            }
            if view["planted"]:  # some were closed before this tile
                assert set(won) <= fresh
                continue
            assert set(won) == fresh
            closed += len(won)
            points = derived.gained(info, view)[0] if info["kind"] == "plantation" else 0
            for p in range(players):
                due = sum(shares[p] for shares in won.values()) + points * (p == seat)
                assert after.scores[p] - state.scores[p] == due
    assert closed


def test_tiles_left_and_draws() -> None:
    state = sacbe.Table("maya", players=2, seed=1, starting_seat=0).state.copy()
    view = state.view(0)
    assert derived.tiles_left(view, 0) == 32
    assert derived.draws(view, 0, unseen=False) == 3
    state.play(state.legal_actions()[0])
    assert derived.tiles_left(state.view(1), 0) == 32  # one is in the hand
    assert derived.tiles_left(state.view(1), 1) == 32


def test_the_tiles_that_a_space_promises_are_drawn() -> None:
    told = 0
    table = sacbe.Table("maya", players=2, seed=4)
    rng = random.Random(4)
    while table.current_player is not None:
        state, seat = table.state, int(table.current_player)
        view, action = state.view(seat), rng.choice(state.legal_actions())
        if view["phase"] == "expand":
            n = derived.draws(view, seat, view["holding"]["crop"] is None)
            words = {0: "Then you draw no tiles", 1: "Then you draw 1 tile"}
            assert f"<title>{words.get(n, f'Then you draw {n} tiles')}" in state.svg(seat)
            before = view["players"][seat]["rack_count"]
            table.play(action, seat)
            assert table.state.view(seat)["players"][seat]["rack_count"] == before + n
            told += 1
        else:
            table.play(action, seat)
    assert told
