"""The fold of a table's log."""

import random

import msgspec
import pytest

import sacbe
from sacbe.server import events as ev
from sacbe.server import wire
from sacbe.server.story import Story, StoryError, tell
from tests.games.counts import TABLES

from .tables import Teller, opened


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_log_is_told_twice_alike_and_equals_its_snapshot(name: str, players: int) -> None:
    told = Teller(opened(name, "l" * players))
    rng = random.Random(players)
    while told.story.status == "playing":
        last = told.story.turns[-1].seat if told.story.turns else 0
        if rng.random() < 0.1 and told.story.can_undo(last):
            told.do(wire.Undo(seat=last))
        told.play(1, rng)
    story = told.story
    assert tell(told.log).snapshot() == story.snapshot()
    assert Story.load(story.snapshot()).snapshot() == story.snapshot()
    assert story.position_at(len(story.moves)) == story.state


@pytest.mark.parametrize("name", sacbe.games())
def test_views_that_share_their_parts_are_the_views_of_the_position(name: str) -> None:
    told = Teller(opened(name, "llll"))
    rng = random.Random(4)
    for _ in range(40):
        for seat in (None, 2, 0, 3, 1):
            assert told.story.view(seat) == told.story.state.view(seat)
        told.play(1, rng)
        last = told.story.turns[-1].seat
        if told.story.can_undo(last) and rng.random() < 0.2:
            told.do(wire.Undo(seat=last))


def test_a_table_deals_as_sacbe_table_does() -> None:
    table = sacbe.Table("tzolkin", players=3, seed=11)
    told = Teller(opened("tzolkin", "lll", seed=11))
    rng = random.Random(1)
    for _ in range(60):
        seat = table.current_player
        assert seat is not None
        action = rng.choice(table.state.legal_actions(seat))
        table.play(action, seat)
        told.do(wire.Play(seat=seat, action=action))
    assert told.story.moves == table.moves
    assert told.story.state == table.state


def test_a_copy_is_left_alone() -> None:
    told = Teller(opened("maya", "lll"))
    before = told.story
    kept = before.snapshot()
    told.play(5, random.Random(2))
    assert before.snapshot() == kept


def test_only_choices_are_made_with_the_choice_before_and_taken_back_with_it() -> None:
    rng = random.Random(3)
    told = Teller(opened("tzolkin", "ll"))
    for _ in range(400):
        story = told.story
        if story.status != "playing":
            break
        seat = rng.choice(story.asked)
        told.do(
            wire.Play(seat=seat, action=rng.choice(story.state.legal_actions(seat)), forced=True)
        )
        made = told.log[-1].event
        assert isinstance(made, ev.Moved)
        if len(made.moves) > 1 and told.story.can_undo(seat):
            told.do(wire.Undo(seat=seat))
            assert told.story.state == story.state
            return
    pytest.fail("no choice was followed by one that is none")


def test_a_gap_in_the_log_is_refused() -> None:
    told = Teller(opened())
    told.play(3, random.Random(1))
    with pytest.raises(StoryError, match="Event 3 cannot follow event 1"):
        tell([told.log[0], *told.log[2:]])


def test_a_log_with_an_illegal_move_is_refused() -> None:
    told = Teller(opened())
    legal = told.story.state.legal_actions()
    illegal = next(a for a in range(told.story.game.num_actions) if a not in legal)
    event = ev.Moved(seat=told.story.asked[0], moves=[(told.story.asked[0], illegal)])
    with pytest.raises(StoryError, match="Move"):
        told.add(event)


def test_a_log_of_other_rules_is_refused() -> None:
    other = msgspec.structs.replace(opened(), rules_version=999)
    with pytest.raises(StoryError, match="uses rules version 999"):
        Story(other, 0.0)


def test_a_damaged_snapshot_is_refused() -> None:
    good = Teller(opened()).story.snapshot()
    for bad in (b"", b"{}", good[:-20], good.replace(b'"version":1', b'"version":"x"')):
        with pytest.raises(StoryError, match="Invalid snapshot"):
            Story.load(bad)


def test_a_turns_time_begins_when_the_seat_is_asked() -> None:
    told = Teller(opened("tzolkin", "ll", clock=wire.Clock(seconds=60)))
    rng = random.Random(4)
    told.play(1, rng)
    while told.story.state.is_simultaneous:
        told.play(1, rng)
    (seat,) = told.story.asked
    began = told.story.seats[seat].asked_at
    assert told.story.deadline(seat) == began + 60 if began else False
    told.add(ev.TimeAdded(seat=seat, by=1 - seat, seconds=30))
    assert began is not None
    assert told.story.deadline(seat) == began + 90
    assert told.story.deadline(1 - seat) is None
    while told.story.asked == [seat]:
        told.play(1, rng)
    (other,) = told.story.asked
    assert told.story.deadline(other) == told.now + 60
    assert told.story.deadline(seat) is None


def test_a_bots_turn_has_no_deadline_and_its_owner_gets_a_whole_one_back() -> None:
    told = Teller(opened("maya", "ll", clock=wire.Clock(seconds=60)))
    (seat,) = told.story.asked[:1]
    told.add(ev.BotTook(seat=seat, level="easy", why="late"))
    assert told.story.deadline(seat) is None
    told.add(ev.GaveBack(seat=seat))
    assert told.story.deadline(seat) == told.now + 60
