"""The events of commands, and their refusals."""

import random
from typing import Any

import msgspec
import pytest

from sacbe.play.codes import CHANCE
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.decider import Actor, Refusal, check_rematch, decide, timeout_event
from sacbe.server.table_state import TableState

from .tables import SERVER, LogBuilder, opened

ANA = Actor(name="ana", seats=frozenset({0}), host=True)
BEN = Actor(name="ben", seats=frozenset({1}))
NOBODY = Actor(name="nobody")


def refused(
    builder: LogBuilder, command: messages.Command, actor: Actor, expected: int | None = None
) -> str:
    """The error of a refusal; the state must not change."""
    before = builder.state.snapshot()
    with pytest.raises(Refusal) as error_info:
        builder.do(command, actor, expected)
    assert builder.state.snapshot() == before
    return error_info.value.error


def legal_play(builder: LogBuilder, seat: int) -> messages.Play:
    return messages.Play(seat=seat, action=builder.state.position.legal_actions(seat)[0])


def at_turn(name: str = "maya", seats: str = "ll", **more: Any) -> tuple[LogBuilder, int, Actor]:
    """A table where one person must act."""
    builder = LogBuilder(opened(name, seats, **more))
    rng = random.Random(1)
    while len(builder.state.to_act) > 1 or builder.state.position.is_simultaneous:
        builder.play(1, rng)
    (seat,) = builder.state.to_act
    return builder, seat, (ANA, BEN)[seat]


def test_play_requires_the_seat_and_its_turn() -> None:
    builder, seat, actor = at_turn()
    other = ANA if actor is BEN else BEN
    assert refused(builder, legal_play(builder, seat), other) == "forbidden"
    assert refused(builder, legal_play(builder, seat), NOBODY) == "forbidden"
    not_asked = messages.Play(seat=1 - seat, action=0)
    assert refused(builder, not_asked, other) == "conflict"
    builder.do(legal_play(builder, seat), actor)


def test_illegal_choice_is_refused_with_its_rule() -> None:
    builder, seat, actor = at_turn("tzolkin")
    legal = builder.state.position.legal_actions(seat)
    illegal = next(a for a in range(builder.state.game.num_actions) if a not in legal)
    with pytest.raises(Refusal) as error_info:
        builder.do(messages.Play(seat=seat, action=illegal), actor)
    why = builder.state.position.explain(illegal, seat)
    assert why is not None
    assert (error_info.value.error, error_info.value.rule) == ("illegal", why["rule"])
    assert refused(builder, messages.Play(seat=seat, action=65_535), actor) == "illegal"


def test_unknown_seat_is_not_found() -> None:
    builder, _, _ = at_turn()
    assert refused(builder, messages.Play(seat=3, action=0), ANA) == "not_found"


def test_stale_or_future_version_is_a_conflict() -> None:
    builder, seat, actor = at_turn()
    assert (
        refused(builder, legal_play(builder, seat), actor, builder.state.version + 1) == "conflict"
    )
    assert (
        refused(builder, legal_play(builder, seat), actor, builder.state.choices_since[seat] - 1)
        == "conflict"
    )


def test_chat_does_not_make_choices_stale() -> None:
    builder, seat, actor = at_turn()
    version = builder.state.version
    builder.do(messages.Say(text="hello", seat=1), BEN)
    builder.do(messages.Say(text="hello", name="Guest"), NOBODY)
    builder.do(legal_play(builder, seat), actor, version)


def test_secret_choice_does_not_make_others_stale() -> None:
    builder = LogBuilder(opened("tzolkin", "ll", options={"draft": True}))
    assert builder.state.to_act == [0, 1]
    assert builder.state.position.is_simultaneous
    version = builder.state.version
    builder.do(legal_play(builder, 1), BEN, version)
    builder.do(legal_play(builder, 0), ANA, version)


def test_only_the_last_choice_can_be_undone() -> None:
    builder, seat, actor = at_turn("tzolkin")
    before = builder.state.position.copy()
    builder.do(legal_play(builder, seat), actor)
    assert builder.state.can_undo(seat)
    builder.do(messages.Undo(seat=seat), actor)
    assert builder.state.position == before
    assert refused(builder, messages.Undo(seat=1 - seat), (ANA, BEN)[1 - seat]) == "conflict"


@pytest.mark.parametrize("name", ["tzolkin", "maya", "mezo"])
def test_whole_turn_is_undone_up_to_the_last_revelation(name: str) -> None:
    """As if its choices had been undone one by one; chance outcomes stay."""
    builder = LogBuilder(opened(name, "ll"))
    rng = random.Random(2)
    lengths = set()
    for _ in range(120):
        builder.play(1, rng)
        seat = next(iter(builder.state.to_act), 0)
        if not builder.state.can_undo(seat):
            continue
        before = builder.state.snapshot()
        steps, whole = TableState.load(before), TableState.load(before)
        count = 0
        while steps.can_undo(seat):
            _undo(steps, messages.Undo(seat=seat), (ANA, BEN)[seat])
            count += 1
        _undo(whole, messages.Undo(seat=seat, whole=True), (ANA, BEN)[seat])
        assert whole.moves == steps.moves
        assert whole.turns == steps.turns
        assert CHANCE not in {player for player, _ in builder.state.moves[len(whole.moves) :]}
        lengths.add(count)
    assert max(lengths) > 1


def _undo(state: TableState, command: messages.Undo, actor: Actor) -> None:
    event = decide(state, actor, state.version, command)
    state.apply(ev.LoggedEvent(version=state.version + 1, at=state.changed_at, event=event))


@pytest.mark.parametrize("undo", ["turn", "agreed"])
def test_ended_turn_needs_agreement_to_undo(undo: str) -> None:
    rng = random.Random(4)
    builder = LogBuilder(opened("maya", "ll", undo=undo))
    ended = 0
    while builder.state.status == "playing" and ended < 3:
        builder.play(1, rng)
        event = builder.log[-1].event
        assert isinstance(event, ev.Moved)
        if len(event.moves) == 1 and builder.state.to_act == [1 - event.seat]:
            ended += 1
            assert not builder.state.can_undo(event.seat)
            assert refused(builder, messages.Undo(seat=event.seat), SERVER) == "conflict"
    assert ended == 3


def test_no_undo_after_a_reveal_or_a_secret_choice() -> None:
    rng = random.Random(2)
    builder = LogBuilder(opened("maya", "ll"))
    revealed = 0
    while builder.state.status == "playing" and revealed < 3:
        builder.play(1, rng)
        event = builder.log[-1].event
        assert isinstance(event, ev.Moved)
        if len(event.moves) > 1:
            revealed += 1
            assert refused(builder, messages.Undo(seat=event.seat), SERVER) == "conflict"
    assert revealed == 3
    secret = LogBuilder(opened("tzolkin", "ll", options={"draft": True}))
    secret.do(legal_play(secret, 0), ANA)
    assert refused(secret, messages.Undo(seat=0), ANA) == "conflict"


def test_undo_beyond_the_turn_needs_all_players() -> None:
    builder, seat, actor = at_turn("maya", "ll", undo="agreed")
    other = (ANA, BEN)[1 - seat]
    before = builder.state.position.copy()
    builder.do(legal_play(builder, seat), actor)
    builder.do(messages.AskUndo(seat=seat), actor)
    assert refused(builder, messages.AnswerUndo(seat=seat, agree=True), actor) == "conflict"
    assert builder.state.position != before
    builder.do(messages.AnswerUndo(seat=1 - seat, agree=True), other)
    assert builder.state.position == before
    assert refused(builder, messages.AnswerUndo(seat=1 - seat, agree=True), other) == "conflict"


def test_undo_answer_applies_to_the_known_request() -> None:
    builder, seat, actor = at_turn("maya", "ll", undo="agreed")
    other = (ANA, BEN)[1 - seat]
    builder.do(legal_play(builder, seat), actor)
    builder.do(messages.AskUndo(seat=seat), actor)
    version_seen = builder.state.version
    builder.do(messages.AnswerUndo(seat=1 - seat, agree=False), other)
    builder.do(messages.Say(text="please", seat=seat), actor)
    builder.do(messages.AskUndo(seat=seat), actor)
    agree = messages.AnswerUndo(seat=1 - seat, agree=True)
    assert refused(builder, agree, other, version_seen) == "conflict"
    assert refused(builder, agree, other, builder.state.version - 1) == "conflict"
    builder.do(messages.Say(text="let me see", seat=1 - seat), other)
    builder.do(agree, other, builder.state.version - 1)
    assert builder.state.undo_request is None
    assert seat in builder.state.to_act


def test_no_undo_after_the_game_has_ended() -> None:
    builder, seat, actor = at_turn("maya", "ll", undo="agreed")
    builder.do(legal_play(builder, seat), actor)
    builder.do(messages.AskUndo(seat=seat), actor)
    builder.add(ev.Ended(seat=builder.state.to_act[0], why="late"))
    assert builder.state.undo_request is None
    moves = list(builder.state.moves)
    agree = messages.AnswerUndo(seat=1 - seat, agree=True)
    assert refused(builder, agree, (ANA, BEN)[1 - seat]) == "conflict"
    builder.add(ev.UndoAnswered(seat=1 - seat, agree=True))  # as an older server stored it
    assert builder.state.moves == moves
    assert builder.state.status == "ended"


def test_undo_request_of_an_old_snapshot_can_be_answered() -> None:
    builder, seat, actor = at_turn("maya", "ll", undo="agreed")
    builder.do(legal_play(builder, seat), actor)
    builder.do(messages.AskUndo(seat=seat), actor)
    old = msgspec.json.decode(builder.state.snapshot())
    assert old["undo_request"].pop("version") == builder.state.version
    builder.state = TableState.load(msgspec.json.encode(old))
    builder.do(messages.AnswerUndo(seat=1 - seat, agree=True), (ANA, BEN)[1 - seat], expected=1)
    assert builder.state.undo_request is None


def test_one_disagreement_cancels_the_undo() -> None:
    builder, seat, actor = at_turn("maya", "ll", undo="agreed")
    builder.do(legal_play(builder, seat), actor)
    after = builder.state.position.copy()
    builder.do(messages.AskUndo(seat=seat), actor)
    builder.do(messages.AnswerUndo(seat=1 - seat, agree=False), (ANA, BEN)[1 - seat])
    assert builder.state.undo_request is None
    assert builder.state.position == after


def test_table_without_agreed_undo() -> None:
    builder, seat, actor = at_turn()
    builder.do(legal_play(builder, seat), actor)
    assert refused(builder, messages.AskUndo(seat=seat), actor) == "forbidden"


def test_undo_against_bots_needs_no_agreement() -> None:
    builder = LogBuilder(opened("maya", "lb", undo="agreed"))
    rng = random.Random(3)
    while not (builder.state.turns and builder.state.turns[-1].seat == 0):
        builder.play(1, rng)
    while builder.state.to_act != [1]:
        builder.play(1, rng)
    builder.play(1, rng)
    builder.do(messages.AskUndo(seat=0), ANA)
    assert isinstance(builder.log[-1].event, ev.Undone)
    assert 0 in builder.state.to_act


def test_bot_plays_for_a_player_who_left() -> None:
    builder, seat, actor = at_turn()
    builder.do(messages.Leave(seat=seat, level="easy"), actor)
    assert builder.state.seats[seat].level == "easy"
    assert refused(builder, legal_play(builder, seat), actor) == "conflict"
    assert refused(builder, messages.Leave(seat=seat), actor) == "conflict"
    builder.do(legal_play(builder, seat), SERVER)
    builder.do(messages.Return(seat=seat), actor)
    assert not builder.state.seats[seat].is_bot
    assert refused(builder, messages.Return(seat=seat), actor) == "conflict"


def test_bot_seat_cannot_be_taken_back() -> None:
    builder = LogBuilder(opened("maya", "lb"))
    every = Actor(name="all", seats=frozenset({0, 1}))
    assert refused(builder, messages.Return(seat=1), every) == "conflict"


def test_host_replaces_a_free_seat() -> None:
    builder = LogBuilder(opened("maya", "lk"))
    assert refused(builder, messages.Replace(seat=1), BEN) == "forbidden"
    assert refused(builder, messages.Replace(seat=0), ANA) == "forbidden"
    builder.do(messages.Replace(seat=1, level="easy"), ANA)
    assert builder.state.seats[1].is_bot
    builder.add(ev.Sat(seat=1, name="Ben"))
    builder.do(messages.Return(seat=1), BEN)
    assert not builder.state.seats[1].is_bot


def test_other_players_add_time_to_a_running_clock() -> None:
    builder, seat, actor = at_turn(clock=messages.Clock(seconds=60))
    more = messages.AddTime(seat=seat, seconds=30)
    assert refused(builder, more, actor) == "forbidden"
    assert refused(builder, messages.AddTime(seat=1 - seat, seconds=30), actor) == "conflict"
    builder.do(more, (ANA, BEN)[1 - seat])


@pytest.mark.parametrize("late", ["bot", "end"])
def test_timeout_follows_the_table_settings(late: str) -> None:
    clock = messages.Clock(seconds=60, late=late)  # type: ignore[arg-type]
    builder, seat, actor = at_turn(clock=clock)
    deadline = builder.state.deadline(seat)
    assert deadline is not None
    assert timeout_event(builder.state, seat, deadline - 0.1) is None
    event = timeout_event(builder.state, seat, deadline)
    assert event is not None
    builder.add(event)
    if late == "bot":
        assert builder.state.seats[seat].is_bot
        assert builder.state.status == "playing"
    else:
        assert builder.state.status == "ended"
        assert refused(builder, messages.Play(seat=seat, action=0), actor) == "conflict"


def test_rematch_requires_a_player_and_a_finished_game() -> None:
    builder, _, _ = at_turn()
    with pytest.raises(Refusal):
        check_rematch(builder.state, ANA)
    builder.play(10_000, random.Random(5))
    assert builder.state.status == "over"
    check_rematch(builder.state, ANA)
    with pytest.raises(Refusal):
        check_rematch(builder.state, NOBODY)
    assert refused(builder, messages.Play(seat=0, action=0), ANA) == "conflict"
    assert refused(builder, messages.Leave(seat=0), ANA) == "conflict"
    builder.do(messages.Say(text="well played", seat=0), ANA)
