"""Blocks: seat rotation, common decks, determinism, failing bots."""

from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from typing import Any

import msgspec
import pytest

import sacbe
from sacbe.arena import blocks, executors
from sacbe.arena.blocks import Block, Match, match_of, play_block
from sacbe.arena.executors import Executor, Processes, Serial, WorkerLost
from sacbe.arena.facts import FactsRecorder
from sacbe.bots import ask
from sacbe.bots import bot as real_bot

GAMES = sacbe.games()


class FailingBot:
    """Plays the first legal action, and fails after some decisions."""

    name = "broken"

    def __init__(self, after: int, then: Callable[[], Any]) -> None:
        self.after = after
        self.then = then

    def choose(self, state: sacbe.State, seat: int) -> Any:
        self.after -= 1
        return state.legal_actions(seat)[0] if self.after >= 0 else self.then()


def fail() -> None:
    raise ZeroDivisionError("too clever by half")


Break = Callable[..., Match]


@pytest.fixture
def break_bot(monkeypatch: pytest.MonkeyPatch) -> Break:
    """A match with a failing candidate."""

    def match(then: Callable[[], Any], after: int = 3, players: int = 2) -> Match:
        def make(name: str, game: Any, seed: int = 0) -> Any:
            return FailingBot(after, then) if name == "broken" else real_bot(name, game, seed)

        monkeypatch.setattr(blocks, "bot", make)
        return match_of("maya", "broken", "random", players, seed=9)

    return match


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[sacbe.Table]:
    """All tables that are created by blocks."""
    tables: list[sacbe.Table] = []

    class RecordingTable(sacbe.Table):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            tables.append(self)

    monkeypatch.setattr(blocks, "Table", RecordingTable)
    return tables


def as_json(block: Block) -> bytes:
    return msgspec.json.encode(block)


# ------------------------------------------------------------ matches


def test_a_match_is_stamped_with_rules_data_and_bots() -> None:
    rules = sacbe.game("mezo")
    match = match_of("mezo", "random", "greedy", 3, seed=4)
    assert (match.rules_version, match.data) == (rules.rules_version, rules.data_digest)
    assert dict(match.options) == rules.checked_options(3, {})
    assert [name for name, _ in match.bots] == ["greedy", "random"]
    assert len({digest for _, digest in match.bots}) == 2


def test_players_default_to_the_maximum() -> None:
    assert match_of("mezo", "random", "random").players == sacbe.game("mezo").players[1]


@pytest.mark.parametrize(
    "other",
    [
        ("maya", "greedy", "random", 4, 1),
        ("maya", "random", "greedy", 3, 1),
        ("maya", "greedy", "random", 3, 2),
        ("maya", "greedy", "random", 3, 1, {"starting_seat": 0}),
        ("mezo", "greedy", "random", 3, 1),
    ],
)
def test_match_digest_depends_on_every_field(other: tuple[Any, ...]) -> None:
    assert match_of(*other).digest != match_of("maya", "greedy", "random", 3, 1).digest


def test_bot_digest_includes_the_bots_own_digest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = match_of("maya", "greedy", "random")
    monkeypatch.setattr("sacbe.bots.greedy.GreedyBot.digest", "width 13", raising=False)
    after = match_of("maya", "greedy", "random")
    assert before.digest != after.digest
    with pytest.raises(
        ValueError, match="The bot greedy of this match differs from the bot greedy here"
    ):
        play_block(before, 0)


@pytest.mark.parametrize(
    ("args", "output"),
    [
        (("chess", "greedy", "random"), "Unknown game 'chess'"),
        (("maya", "clever", "random"), "Unknown bot 'clever'; choose from random, easy, "),
        (("maya", "greedy", "clever"), "Unknown bot 'clever'"),
        (("maya", "greedy", "random", 5), "for 2 to 4 players, not 5"),
        (("maya", "greedy", "random", 2, 2**63), "The seed must be a 64-bit integer"),
        (("maya", "greedy", "random", 2, 1, {"luck": True}), "no option 'luck'"),
    ],
)
def test_invalid_match_is_rejected(args: tuple[Any, ...], output: str) -> None:
    with pytest.raises(ValueError, match=output):
        match_of(*args)


def test_match_with_other_rules_is_rejected() -> None:
    match = msgspec.structs.replace(match_of("maya", "random", "random"), rules_version=99)
    with pytest.raises(ValueError, match="uses rules version 99 of Maya"):
        play_block(match, 0)


@pytest.mark.parametrize(("seed", "k"), [(1, -1), (2**63 - 1, 1)])
def test_block_number_must_give_a_valid_seed(seed: int, k: int) -> None:
    with pytest.raises(ValueError, match=f"no block {k}|seed of block {k} would exceed"):
        play_block(match_of("maya", "random", "random", seed=seed), k)


# ------------------------------------------------------------ blocks


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_candidate_plays_every_seat_once(game: str, players: int) -> None:
    block = play_block(match_of(game, "random", "greedy", players, seed=3), 0)
    assert [game_result.rotation for game_result in block.games] == list(range(players))
    for seat, game_result in enumerate(block.games):
        assert game_result.seats[seat] == "random"
        assert Counter(game_result.seats) == {"random": 1, "greedy": players - 1}
        assert (
            len(game_result.scores)
            == len(game_result.decisions)
            == len(game_result.turns)
            == players
        )
        assert game_result.winners
    assert not block.failures


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_a_block_share_their_decks(
    game: str, players: int, tables: list[sacbe.Table]
) -> None:
    play_block(match_of(game, "random", "random", players, seed=3), 2)
    opened = [list(takewhile(lambda move: move[0] == sacbe.CHANCE, t.moves)) for t in tables]
    assert {table.seed for table in tables} == {5}
    assert opened[0]
    assert all(other == opened[0] for other in opened)
    assert len({tuple(table.moves) for table in tables}) == players


def test_block_is_deterministic_except_timing() -> None:
    match = match_of("mezo", "random", "greedy", 3, seed=11)
    once, again = play_block(match, 4), play_block(match, 4)
    assert as_json(once.result) == as_json(again.result)
    assert len(once.timing.seconds) == 3
    assert once.result.timing == blocks.Timing()


def test_block_can_be_repeated_by_its_seed() -> None:
    block = play_block(match_of("maya", "random", "greedy", 2, seed=11), 4)
    alone = play_block(match_of("maya", "random", "greedy", 2, seed=block.seed), 0)
    assert block.games == alone.games


def test_blocks_differ() -> None:
    match = match_of("maya", "random", "random", 2, seed=1)
    digests = [game_result.digest for k in range(3) for game_result in play_block(match, k).games]
    assert len(set(digests)) == 6


def test_every_seat_has_its_own_bot_and_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    created: list[tuple[object, int]] = []

    def make(name: str, game: Any, seed: int = 0) -> Any:
        created.append((real_bot(name, game, seed), seed))
        return created[-1][0]

    match = match_of("maya", "random", "random", 3, seed=1)
    monkeypatch.setattr(blocks, "bot", make)
    play_block(match, 0)
    seated = [(bot, seed) for bot, seed in created if seed]
    assert len({id(bot) for bot, _ in seated}) == len({seed for _, seed in seated}) == 9


def test_forced_action_is_played_without_calling_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    choices: list[int] = []

    def watch(bot: Any, state: sacbe.State, seat: int, seed: int) -> int:
        choices.append(len(state.legal_actions(seat)))
        return ask(bot, state, seat, seed)

    monkeypatch.setattr(blocks, "ask", watch)
    block = play_block(match_of("tzolkin", "random", "random", 2, seed=1), 0)
    assert min(choices) > 1
    assert len(choices) == sum(sum(game_result.decisions) for game_result in block.games)


def test_turn_is_a_run_of_actions_of_one_seat(tables: list[sacbe.Table]) -> None:
    block = play_block(match_of("mezo", "random", "random", 3, seed=2), 0)
    for game_result, table in zip(block.games, tables, strict=True):
        players_to_act = [player for player, _ in table.moves if player != sacbe.CHANCE]
        turn_seats = [
            b for a, b in zip([None, *players_to_act], players_to_act, strict=False) if a != b
        ]
        assert game_result.turns == tuple(turn_seats.count(seat) for seat in range(3))
        assert game_result.steps == len(table.moves)


@pytest.mark.parametrize("game", GAMES)
def test_block_round_trips_through_json(game: str) -> None:
    block = play_block(match_of(game, "greedy", "random", 2, seed=1), 0)
    assert msgspec.json.decode(as_json(block), type=Block) == block


def test_match_round_trips_through_json() -> None:
    match = match_of("tzolkin", "greedy", "random", options={"draft": False})
    read = msgspec.json.decode(msgspec.json.encode(match), type=Match)
    assert read == match
    assert read.digest == match.digest


# ------------------------------------------------------------ bots that fail


@pytest.mark.parametrize(
    ("then", "error", "text"),
    [
        (fail, "ZeroDivisionError", "too clever by half"),
        (lambda: -1, "IllegalAction", "There is no action -1"),
        (lambda: "pass", "IllegalAction", "An action must be an integer, not 'pass'"),
    ],
)
def test_failure_has_seed_and_step(
    break_bot: Break, then: Callable[[], Any], error: str, text: str
) -> None:
    match = break_bot(then)
    block = play_block(match, 3)
    assert [failure.rotation for failure in block.failures] == [0, 1]
    for failure in block.failures:
        assert (failure.seat, failure.bot) == (failure.rotation, "broken")
        assert (failure.seed, failure.error) == (12, error)
        assert text in failure.text
        assert failure.step >= 3
    assert not block.games
    assert as_json(block) == as_json(play_block(match, 3))


def test_other_games_of_a_failed_block_count(
    break_bot: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = break_bot(fail, after=10**6, players=3)
    whole = play_block(match, 0)
    create_bot = blocks.GameRunner._create_bot

    def fail_in_rotation_1(self: Any, seat: int) -> Any:
        created = create_bot(self, seat)
        if self.rotation == seat == 1:
            created.after = 5  # type: ignore[attr-defined]
        return created

    monkeypatch.setattr(blocks.GameRunner, "_create_bot", fail_in_rotation_1)
    block = play_block(match, 0)
    assert block.games == (whole.games[0], whole.games[2])
    assert [failure.rotation for failure in block.failures] == [1]
    assert len(block.timing.seconds) == 2


def test_bot_that_cannot_be_created_fails_at_step_0(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = match_of("maya", "greedy", "random", 2)

    def make(name: str, game: Any, seed: int = 0) -> Any:
        if seed and name == "greedy":
            raise MemoryError("no room")
        return real_bot(name, game, seed)

    monkeypatch.setattr(blocks, "bot", make)
    failures = play_block(match, 0).failures
    assert [(f.seat, f.bot, f.error) for f in failures] == [
        (0, "greedy", "MemoryError"),
        (1, "greedy", "MemoryError"),
    ]


def test_arena_error_is_not_attributed_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FactsRecorder, "record", lambda *_: fail())
    with pytest.raises(ZeroDivisionError):
        play_block(match_of("maya", "greedy", "random", 2), 0)


# ------------------------------------------------------------ executors


@pytest.mark.parametrize("executor", [Serial(), Processes(2)])
def test_all_executors_play_the_same_blocks(executor: Executor) -> None:
    match = match_of("maya", "greedy", "random", 2, seed=1)
    blocks_by_number = {
        block.block: as_json(block.result) for block in executor.run(match, [5, 0, 2, 7, 1])
    }
    assert blocks_by_number == {k: as_json(play_block(match, k).result) for k in (0, 1, 2, 5, 7)}


def test_an_executor_can_be_stopped_in_an_endless_run() -> None:
    match = match_of("maya", "random", "random", 2, seed=1)
    for executor in (Serial(), Processes(1)):
        running = executor.run(match, iter(range(10**9)))
        assert next(running).block == 0
        running.close()
        assert next(running, None) is None


def test_dead_worker_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "play_block", die)
    match = match_of("maya", "random", "random", 2)
    with pytest.raises(WorkerLost, match="A worker process died while playing blocks 3, 4"):
        list(Processes(1).run(match, [3, 4]))


def die(match: Match, k: int) -> Block:
    import os

    os._exit(1)


def test_zero_workers_are_rejected() -> None:
    with pytest.raises(ValueError, match="workers must be at least 1, not 0"):
        Processes(0)
    assert Processes().workers >= 1
