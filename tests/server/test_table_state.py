"""The fold of a table's log."""

import random

import msgspec
import pytest

import sacbe
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.table_state import InvalidLog, TableState, fold
from tests.games.counts import TABLES

from .tables import LogBuilder, opened


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_fold_is_deterministic_and_equals_its_snapshot(name: str, players: int) -> None:
    told = LogBuilder(opened(name, "l" * players))
    rng = random.Random(players)
    while told.state.status == "playing":
        last = told.state.turns[-1].seat if told.state.turns else 0
        if rng.random() < 0.1 and told.state.can_undo(last):
            told.do(messages.Undo(seat=last))
        told.play(1, rng)
    table_state = told.state
    assert fold(told.log).snapshot() == table_state.snapshot()
    assert TableState.load(table_state.snapshot()).snapshot() == table_state.snapshot()
    assert table_state.table.position_at(len(table_state.moves)) == table_state.position


@pytest.mark.parametrize("name", sacbe.games())
def test_shared_views_equal_plain_views(name: str) -> None:
    told = LogBuilder(opened(name, "llll"))
    rng = random.Random(4)
    for _ in range(40):
        for seat in (None, 2, 0, 3, 1):
            assert told.state.view(seat) == told.state.position.view(seat)
        told.play(1, rng)
        last = told.state.turns[-1].seat
        if told.state.can_undo(last) and rng.random() < 0.2:
            told.do(messages.Undo(seat=last))


def test_state_deals_like_a_table() -> None:
    table = sacbe.Table("tzolkin", players=3, seed=11)
    told = LogBuilder(opened("tzolkin", "lll", seed=11))
    rng = random.Random(1)
    for _ in range(60):
        seat = table.current_player
        assert seat is not None
        action = rng.choice(table.state.legal_actions(seat))
        table.play(action, seat)
        told.do(messages.Play(seat=seat, action=action))
    assert told.state.moves == table.moves
    assert told.state.position == table.state


def test_copies_are_independent() -> None:
    told = LogBuilder(opened("maya", "lll"))
    before = told.state
    kept = before.snapshot()
    told.play(5, random.Random(2))
    assert before.snapshot() == kept


def test_forced_choices_are_played_and_undone_with_the_choice() -> None:
    rng = random.Random(3)
    told = LogBuilder(opened("tzolkin", "ll"))
    for _ in range(400):
        table_state = told.state
        if table_state.status != "playing":
            break
        seat = rng.choice(table_state.to_act)
        told.do(
            messages.Play(
                seat=seat, action=rng.choice(table_state.position.legal_actions(seat)), forced=True
            )
        )
        made = told.log[-1].event
        assert isinstance(made, ev.Moved)
        if len(made.moves) > 1 and told.state.can_undo(seat):
            told.do(messages.Undo(seat=seat))
            assert told.state.position == table_state.position
            return
    pytest.fail("no choice was followed by one that is none")


def test_gap_in_the_log_is_refused() -> None:
    told = LogBuilder(opened())
    told.play(3, random.Random(1))
    with pytest.raises(InvalidLog, match="Event 3 cannot follow event 1"):
        fold([told.log[0], *told.log[2:]])


def test_log_with_an_illegal_move_is_refused() -> None:
    told = LogBuilder(opened())
    legal = told.state.position.legal_actions()
    illegal = next(a for a in range(told.state.game.num_actions) if a not in legal)
    event = ev.Moved(seat=told.state.to_act[0], moves=[(told.state.to_act[0], illegal)])
    with pytest.raises(InvalidLog, match="Move"):
        told.add(event)


def test_log_of_other_rules_is_refused() -> None:
    other = msgspec.structs.replace(opened(), rules_version=999)
    with pytest.raises(InvalidLog, match="uses rules version 999"):
        TableState(other, 0.0)


def test_damaged_snapshot_is_refused() -> None:
    good = LogBuilder(opened()).state.snapshot()
    for bad in (b"", b"{}", good[:-20], good.replace(b'"version":1', b'"version":"x"')):
        with pytest.raises(InvalidLog, match="Invalid snapshot"):
            TableState.load(bad)


def test_clock_starts_when_a_seat_must_act() -> None:
    told = LogBuilder(opened("tzolkin", "ll", clock=messages.Clock(seconds=60)))
    rng = random.Random(4)
    told.play(1, rng)
    while told.state.position.is_simultaneous:
        told.play(1, rng)
    (seat,) = told.state.to_act
    began = told.state.seats[seat].asked_at
    assert told.state.deadline(seat) == began + 60 if began else False
    told.add(ev.TimeAdded(seat=seat, by=1 - seat, seconds=30))
    assert began is not None
    assert told.state.deadline(seat) == began + 90
    assert told.state.deadline(1 - seat) is None
    while told.state.to_act == [seat]:
        told.play(1, rng)
    (other,) = told.state.to_act
    assert told.state.deadline(other) == told.now + 60
    assert told.state.deadline(seat) is None


def test_returning_player_gets_a_new_deadline() -> None:
    told = LogBuilder(opened("maya", "ll", clock=messages.Clock(seconds=60)))
    (seat,) = told.state.to_act[:1]
    told.add(ev.BotTook(seat=seat, level="easy", why="late"))
    assert told.state.deadline(seat) is None
    told.add(ev.GaveBack(seat=seat))
    assert told.state.deadline(seat) == told.now + 60
