"""The fold of a table's log."""

import random

import msgspec
import pytest

import sacbe
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.table_state import WORLDS, InvalidLog, TableState, fold
from tests.games.counts import TABLES

from .tables import LogBuilder, opened


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_fold_is_deterministic_and_equals_its_snapshot(name: str, players: int) -> None:
    builder = LogBuilder(opened(name, "l" * players))
    rng = random.Random(players)
    while builder.state.status == "playing":
        last = builder.state.turns[-1].seat if builder.state.turns else 0
        if rng.random() < 0.1 and builder.state.can_undo(last):
            builder.do(messages.Undo(seat=last))
        builder.play(1, rng)
    table_state = builder.state
    assert fold(builder.log).snapshot() == table_state.snapshot()
    assert TableState.load(table_state.snapshot()).snapshot() == table_state.snapshot()
    assert table_state.table.position_at(len(table_state.moves)) == table_state.position


@pytest.mark.parametrize("name", sacbe.games())
def test_shared_views_equal_plain_views(name: str) -> None:
    builder = LogBuilder(opened(name, "llll"))
    rng = random.Random(4)
    for _ in range(40):
        for seat in (None, 2, 0, 3, 1):
            assert builder.state.view(seat) == builder.state.position.view(seat)
        builder.play(1, rng)
        last = builder.state.turns[-1].seat
        if builder.state.can_undo(last) and rng.random() < 0.2:
            builder.do(messages.Undo(seat=last))


@pytest.mark.parametrize("name", sacbe.games())
def test_seats_with_secrets_are_those_that_see_through_determinizations(name: str) -> None:
    builder = LogBuilder(opened(name, "llll"))
    rng = random.Random(6)
    for _ in range(25):
        state = builder.state.position
        worlds = [state.determinize(None, n) for n in range(WORLDS)]
        expected = {
            seat
            for seat in range(4)
            if any(world.view(seat) != state.view(seat) for world in worlds)
        }
        assert builder.state.seats_with_secrets == expected
        builder.play(1, rng)


def test_state_deals_like_a_table() -> None:
    table = sacbe.Table("tzolkin", players=3, seed=11)
    builder = LogBuilder(opened("tzolkin", "lll", seed=11))
    rng = random.Random(1)
    for _ in range(60):
        seat = table.current_player
        assert seat is not None
        action = rng.choice(table.state.legal_actions(seat))
        table.play(action, seat)
        builder.do(messages.Play(seat=seat, action=action))
    assert builder.state.moves == table.moves
    assert builder.state.position == table.state


def test_copies_are_independent() -> None:
    builder = LogBuilder(opened("maya", "lll"))
    before = builder.state
    snapshot_before = before.snapshot()
    builder.play(5, random.Random(2))
    assert before.snapshot() == snapshot_before


def test_forced_choices_are_played_and_undone_with_the_choice() -> None:
    rng = random.Random(3)
    builder = LogBuilder(opened("tzolkin", "ll"))
    for _ in range(400):
        table_state = builder.state
        if table_state.status != "playing":
            break
        seat = rng.choice(table_state.to_act)
        builder.do(
            messages.Play(
                seat=seat, action=rng.choice(table_state.position.legal_actions(seat)), forced=True
            )
        )
        moves_played = builder.log[-1].event
        assert isinstance(moves_played, ev.Moved)
        if len(moves_played.moves) > 1 and builder.state.can_undo(seat):
            builder.do(messages.Undo(seat=seat))
            assert builder.state.position == table_state.position
            return
    pytest.fail("no choice was followed by one that is none")


def test_gap_in_the_log_is_refused() -> None:
    builder = LogBuilder(opened())
    builder.play(3, random.Random(1))
    with pytest.raises(InvalidLog, match="Event 3 cannot follow event 1"):
        fold([builder.log[0], *builder.log[2:]])


def test_log_with_an_illegal_move_is_refused() -> None:
    builder = LogBuilder(opened())
    legal = builder.state.position.legal_actions()
    illegal = next(a for a in range(builder.state.game.num_actions) if a not in legal)
    event = ev.Moved(seat=builder.state.to_act[0], moves=[(builder.state.to_act[0], illegal)])
    with pytest.raises(InvalidLog, match="Move"):
        builder.add(event)


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
    builder = LogBuilder(opened("tzolkin", "ll", clock=messages.Clock(seconds=60)))
    rng = random.Random(4)
    builder.play(1, rng)
    while builder.state.position.is_simultaneous:
        builder.play(1, rng)
    (seat,) = builder.state.to_act
    began = builder.state.seats[seat].asked_at
    assert builder.state.deadline(seat) == began + 60 if began else False
    builder.add(ev.TimeAdded(seat=seat, by=1 - seat, seconds=30))
    assert began is not None
    assert builder.state.deadline(seat) == began + 90
    assert builder.state.deadline(1 - seat) is None
    while builder.state.to_act == [seat]:
        builder.play(1, rng)
    (other,) = builder.state.to_act
    assert builder.state.deadline(other) == builder.now + 60
    assert builder.state.deadline(seat) is None


def test_returning_player_gets_a_new_deadline() -> None:
    builder = LogBuilder(opened("maya", "ll", clock=messages.Clock(seconds=60)))
    (seat,) = builder.state.to_act[:1]
    builder.add(ev.BotTook(seat=seat, level="easy", why="late"))
    assert builder.state.deadline(seat) is None
    builder.add(ev.GaveBack(seat=seat))
    assert builder.state.deadline(seat) == builder.now + 60
