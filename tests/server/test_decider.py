"""The events of commands, and their refusals."""

import random
from typing import Any

import msgspec
import pytest

from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.decider import Actor, Refusal, check_rematch, timeout_event
from sacbe.server.table_state import TableState

from .tables import SERVER, LogBuilder, opened

ANA = Actor(name="ana", seats=frozenset({0}), host=True)
BEN = Actor(name="ben", seats=frozenset({1}))
NOBODY = Actor(name="nobody")


def refused(
    told: LogBuilder, command: messages.Command, actor: Actor, expected: int | None = None
) -> str:
    """The error of a refusal; the state must not change."""
    before = told.state.snapshot()
    with pytest.raises(Refusal) as caught:
        told.do(command, actor, expected)
    assert told.state.snapshot() == before
    return caught.value.error


def legal_play(told: LogBuilder, seat: int) -> messages.Play:
    return messages.Play(seat=seat, action=told.state.position.legal_actions(seat)[0])


def at_turn(name: str = "maya", seats: str = "ll", **more: Any) -> tuple[LogBuilder, int, Actor]:
    """A table where one person must act."""
    told = LogBuilder(opened(name, seats, **more))
    rng = random.Random(1)
    while len(told.state.to_act) > 1 or told.state.position.is_simultaneous:
        told.play(1, rng)
    (seat,) = told.state.to_act
    return told, seat, (ANA, BEN)[seat]


def test_play_requires_the_seat_and_its_turn() -> None:
    told, seat, actor = at_turn()
    other = ANA if actor is BEN else BEN
    assert refused(told, legal_play(told, seat), other) == "forbidden"
    assert refused(told, legal_play(told, seat), NOBODY) == "forbidden"
    not_asked = messages.Play(seat=1 - seat, action=0)
    assert refused(told, not_asked, other) == "conflict"
    told.do(legal_play(told, seat), actor)


def test_illegal_choice_is_refused_with_its_rule() -> None:
    told, seat, actor = at_turn("tzolkin")
    legal = told.state.position.legal_actions(seat)
    illegal = next(a for a in range(told.state.game.num_actions) if a not in legal)
    with pytest.raises(Refusal) as caught:
        told.do(messages.Play(seat=seat, action=illegal), actor)
    why = told.state.position.explain(illegal, seat)
    assert why is not None
    assert (caught.value.error, caught.value.rule) == ("illegal", why["rule"])
    assert refused(told, messages.Play(seat=seat, action=65_535), actor) == "illegal"


def test_unknown_seat_is_not_found() -> None:
    told, _, _ = at_turn()
    assert refused(told, messages.Play(seat=3, action=0), ANA) == "not_found"


def test_stale_or_future_version_is_a_conflict() -> None:
    told, seat, actor = at_turn()
    assert refused(told, legal_play(told, seat), actor, told.state.version + 1) == "conflict"
    assert (
        refused(told, legal_play(told, seat), actor, told.state.choices_since[seat] - 1)
        == "conflict"
    )


def test_chat_does_not_make_choices_stale() -> None:
    told, seat, actor = at_turn()
    version = told.state.version
    told.do(messages.Say(text="hello", seat=1), BEN)
    told.do(messages.Say(text="hello", name="Guest"), NOBODY)
    told.do(legal_play(told, seat), actor, version)


def test_secret_choice_does_not_make_others_stale() -> None:
    told = LogBuilder(opened("tzolkin", "ll", options={"draft": True}))
    assert told.state.to_act == [0, 1]
    assert told.state.position.is_simultaneous
    version = told.state.version
    told.do(legal_play(told, 1), BEN, version)
    told.do(legal_play(told, 0), ANA, version)


def test_only_the_last_choice_can_be_undone() -> None:
    told, seat, actor = at_turn("tzolkin")
    before = told.state.position.copy()
    told.do(legal_play(told, seat), actor)
    assert told.state.can_undo(seat)
    told.do(messages.Undo(seat=seat), actor)
    assert told.state.position == before
    assert refused(told, messages.Undo(seat=1 - seat), (ANA, BEN)[1 - seat]) == "conflict"


@pytest.mark.parametrize("undo", ["turn", "agreed"])
def test_ended_turn_needs_agreement_to_undo(undo: str) -> None:
    rng = random.Random(4)
    told = LogBuilder(opened("maya", "ll", undo=undo))
    ended = 0
    while told.state.status == "playing" and ended < 3:
        told.play(1, rng)
        event = told.log[-1].event
        assert isinstance(event, ev.Moved)
        if len(event.moves) == 1 and told.state.to_act == [1 - event.seat]:
            ended += 1
            assert not told.state.can_undo(event.seat)
            assert refused(told, messages.Undo(seat=event.seat), SERVER) == "conflict"
    assert ended == 3


def test_no_undo_after_a_reveal_or_a_secret_choice() -> None:
    rng = random.Random(2)
    told = LogBuilder(opened("maya", "ll"))
    revealed = 0
    while told.state.status == "playing" and revealed < 3:
        told.play(1, rng)
        event = told.log[-1].event
        assert isinstance(event, ev.Moved)
        if len(event.moves) > 1:
            revealed += 1
            assert refused(told, messages.Undo(seat=event.seat), SERVER) == "conflict"
    assert revealed == 3
    secret = LogBuilder(opened("tzolkin", "ll", options={"draft": True}))
    secret.do(legal_play(secret, 0), ANA)
    assert refused(secret, messages.Undo(seat=0), ANA) == "conflict"


def test_undo_beyond_the_turn_needs_all_players() -> None:
    told, seat, actor = at_turn("maya", "ll", undo="agreed")
    other = (ANA, BEN)[1 - seat]
    before = told.state.position.copy()
    told.do(legal_play(told, seat), actor)
    told.do(messages.AskUndo(seat=seat), actor)
    assert refused(told, messages.AnswerUndo(seat=seat, agree=True), actor) == "conflict"
    assert told.state.position != before
    told.do(messages.AnswerUndo(seat=1 - seat, agree=True), other)
    assert told.state.position == before
    assert refused(told, messages.AnswerUndo(seat=1 - seat, agree=True), other) == "conflict"


def test_undo_answer_applies_to_the_known_request() -> None:
    told, seat, actor = at_turn("maya", "ll", undo="agreed")
    other = (ANA, BEN)[1 - seat]
    told.do(legal_play(told, seat), actor)
    told.do(messages.AskUndo(seat=seat), actor)
    seen = told.state.version
    told.do(messages.AnswerUndo(seat=1 - seat, agree=False), other)
    told.do(messages.Say(text="please", seat=seat), actor)
    told.do(messages.AskUndo(seat=seat), actor)
    agree = messages.AnswerUndo(seat=1 - seat, agree=True)
    assert refused(told, agree, other, seen) == "conflict"
    assert refused(told, agree, other, told.state.version - 1) == "conflict"
    told.do(messages.Say(text="let me see", seat=1 - seat), other)
    told.do(agree, other, told.state.version - 1)
    assert told.state.undo_request is None
    assert seat in told.state.to_act


def test_no_undo_after_the_game_has_ended() -> None:
    told, seat, actor = at_turn("maya", "ll", undo="agreed")
    told.do(legal_play(told, seat), actor)
    told.do(messages.AskUndo(seat=seat), actor)
    told.add(ev.Ended(seat=told.state.to_act[0], why="late"))
    assert told.state.undo_request is None
    moves = list(told.state.moves)
    agree = messages.AnswerUndo(seat=1 - seat, agree=True)
    assert refused(told, agree, (ANA, BEN)[1 - seat]) == "conflict"
    told.add(ev.UndoAnswered(seat=1 - seat, agree=True))  # as an older server stored it
    assert told.state.moves == moves
    assert told.state.status == "ended"


def test_undo_request_of_an_old_snapshot_can_be_answered() -> None:
    told, seat, actor = at_turn("maya", "ll", undo="agreed")
    told.do(legal_play(told, seat), actor)
    told.do(messages.AskUndo(seat=seat), actor)
    old = msgspec.json.decode(told.state.snapshot())
    assert old["undo_request"].pop("version") == told.state.version
    told.state = TableState.load(msgspec.json.encode(old))
    told.do(messages.AnswerUndo(seat=1 - seat, agree=True), (ANA, BEN)[1 - seat], expected=1)
    assert told.state.undo_request is None


def test_one_disagreement_cancels_the_undo() -> None:
    told, seat, actor = at_turn("maya", "ll", undo="agreed")
    told.do(legal_play(told, seat), actor)
    after = told.state.position.copy()
    told.do(messages.AskUndo(seat=seat), actor)
    told.do(messages.AnswerUndo(seat=1 - seat, agree=False), (ANA, BEN)[1 - seat])
    assert told.state.undo_request is None
    assert told.state.position == after


def test_table_without_agreed_undo() -> None:
    told, seat, actor = at_turn()
    told.do(legal_play(told, seat), actor)
    assert refused(told, messages.AskUndo(seat=seat), actor) == "forbidden"


def test_undo_against_bots_needs_no_agreement() -> None:
    told = LogBuilder(opened("maya", "lb", undo="agreed"))
    rng = random.Random(3)
    while not (told.state.turns and told.state.turns[-1].seat == 0):
        told.play(1, rng)
    while told.state.to_act != [1]:
        told.play(1, rng)
    told.play(1, rng)
    told.do(messages.AskUndo(seat=0), ANA)
    assert isinstance(told.log[-1].event, ev.Undone)
    assert 0 in told.state.to_act


def test_bot_plays_for_a_player_who_left() -> None:
    told, seat, actor = at_turn()
    told.do(messages.Leave(seat=seat, level="easy"), actor)
    assert told.state.seats[seat].level == "easy"
    assert refused(told, legal_play(told, seat), actor) == "conflict"
    assert refused(told, messages.Leave(seat=seat), actor) == "conflict"
    told.do(legal_play(told, seat), SERVER)
    told.do(messages.Return(seat=seat), actor)
    assert not told.state.seats[seat].is_bot
    assert refused(told, messages.Return(seat=seat), actor) == "conflict"


def test_bot_seat_cannot_be_taken_back() -> None:
    told = LogBuilder(opened("maya", "lb"))
    every = Actor(name="all", seats=frozenset({0, 1}))
    assert refused(told, messages.Return(seat=1), every) == "conflict"


def test_host_replaces_a_free_seat() -> None:
    told = LogBuilder(opened("maya", "lk"))
    assert refused(told, messages.Replace(seat=1), BEN) == "forbidden"
    assert refused(told, messages.Replace(seat=0), ANA) == "forbidden"
    told.do(messages.Replace(seat=1, level="easy"), ANA)
    assert told.state.seats[1].is_bot
    told.add(ev.Sat(seat=1, name="Ben"))
    told.do(messages.Return(seat=1), BEN)
    assert not told.state.seats[1].is_bot


def test_other_players_add_time_to_a_running_clock() -> None:
    told, seat, actor = at_turn(clock=messages.Clock(seconds=60))
    more = messages.AddTime(seat=seat, seconds=30)
    assert refused(told, more, actor) == "forbidden"
    assert refused(told, messages.AddTime(seat=1 - seat, seconds=30), actor) == "conflict"
    told.do(more, (ANA, BEN)[1 - seat])


@pytest.mark.parametrize("late", ["bot", "end"])
def test_timeout_follows_the_table_settings(late: str) -> None:
    clock = messages.Clock(seconds=60, late=late)  # type: ignore[arg-type]
    told, seat, actor = at_turn(clock=clock)
    deadline = told.state.deadline(seat)
    assert deadline is not None
    assert timeout_event(told.state, seat, deadline - 0.1) is None
    event = timeout_event(told.state, seat, deadline)
    assert event is not None
    told.add(event)
    if late == "bot":
        assert told.state.seats[seat].is_bot
        assert told.state.status == "playing"
    else:
        assert told.state.status == "ended"
        assert refused(told, messages.Play(seat=seat, action=0), actor) == "conflict"


def test_rematch_requires_a_player_and_a_finished_game() -> None:
    told, _, _ = at_turn()
    with pytest.raises(Refusal):
        check_rematch(told.state, ANA)
    told.play(10_000, random.Random(5))
    assert told.state.status == "over"
    check_rematch(told.state, ANA)
    with pytest.raises(Refusal):
        check_rematch(told.state, NOBODY)
    assert refused(told, messages.Play(seat=0, action=0), ANA) == "conflict"
    assert refused(told, messages.Leave(seat=0), ANA) == "conflict"
    told.do(messages.Say(text="well played", seat=0), ANA)
