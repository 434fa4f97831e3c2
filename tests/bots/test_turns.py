"""A bot chooses a whole turn as it would choose one action at a time."""

import itertools
import random

import pytest

import sacbe
from sacbe.bots.base import Bot, NextAction, ask, ask_turn, fingerprint, known_turn
from sacbe.bots.search import SearchBot
from sacbe.play.game import game
from sacbe.play.state import State
from sacbe.play.table import Table

SEAT_TURNS = 12


def _bot(name: str, kind: str) -> Bot:
    if kind == "search":
        return SearchBot(game(name), 7, simulations=60, threads=1)
    return sacbe.bot(kind, name, seed=7)


@pytest.mark.parametrize("name", sacbe.games())
@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_turn_equals_single_choices(name: str, kind: str) -> None:
    """Search bots also reuse their tree in the same way."""
    table, one, other = Table(name, 2, seed=4), _bot(name, kind), _bot(name, kind)
    seeds, longest = itertools.count(), 0
    for turn in range(SEAT_TURNS):
        seat = table.position.players_to_act[0]
        state = table.state.determinize(seat, turn)
        first, further = ask_turn(one, state, seat, lambda: next(seeds))
        actions = known_turn(table.state, seat, first, further)
        longest = max(longest, len(actions))
        singles = []
        for _ in actions:
            singles.append(ask(other, table.state, seat, seed=1000 + turn))
            table.play(singles[-1], seat)
        assert singles == actions
    assert longest > 1


def test_turn_ends_where_chance_or_another_seat_acts() -> None:
    """The whole turn is known, and nothing after it."""
    rng = random.Random(3)
    for name in sacbe.games():
        table, bot = Table(name, 3, seed=8), sacbe.bot("random", name, seed=5)
        while table.current_player is not None:
            seat = rng.choice(table.position.players_to_act)
            before = table.state
            first, further = ask_turn(bot, before.determinize(seat, 1), seat, lambda: 3)
            actions = known_turn(before, seat, first, further)
            state = before.copy()
            for n, action in enumerate(actions):
                secret = state.is_simultaneous
                state.play(action, seat)
                if n < len(actions) - 1:
                    assert not secret
                    assert state.current_player == seat
            assert (
                secret
                or state.current_player != seat
                or state.is_simultaneous
                or len(actions) <= len(further)  # it saw something that the bot could not know
            )
            for action in actions:
                table.play(action, seat)


def _choosing_twice() -> tuple[State, int]:
    """A position whose seat acts again after any action."""
    table = Table("tzolkin", 2, seed=4, draft=False)
    seat = table.position.players_to_act[0]
    return table.state, seat


def test_rest_of_a_turn_is_dropped_if_the_seat_sees_something_else() -> None:
    state, seat = _choosing_twice()
    first = state.legal_actions(seat)[0]
    after = state.copy()
    after.play(first, seat)
    assert after.current_player == seat
    second = after.legal_actions(seat)[0]
    expected = fingerprint(after, seat)
    assert known_turn(state, seat, first, [NextAction(second, expected)]) == [first, second]
    assert known_turn(state, seat, first, [NextAction(second, b"x")]) == [first]
    assert known_turn(state, seat, first, [NextAction(65_000, expected)]) == [first]
