"""Find puzzles in games of bots that search.

At the start of every turn the search chooses one, which is also played. The other turns begin with
the other actions that the search likes, and that of the greedy bot is one of them. If all of them
cost enough winning chances, the position is a candidate: many more turns are tried, and the best of
them are evaluated with many more simulations, another seed and other determinizations. A candidate
is dropped if another turn comes close.

A game is the unit of work. What was found in it is appended to a file of lines, so that the work
can be interrupted after any game.
"""

from __future__ import annotations

import datetime
import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from sacbe.bots.base import Bot, seed_from
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search.bot import SearchBot
from sacbe.play.game import Game
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.puzzles.model import LEAST_GAP, Puzzle, PuzzleFile, id_of
from sacbe.review.evaluator import MAX_ACTIONS, Evaluator, effort_of, play_out

SCREEN_GAP = 0.04  # winning chances; smaller differences are not looked at again
CLOSE_GAP = 0.02  # with few simulations; a candidate is dropped if any turn comes as close as this
SCREEN_ACTIONS = 3  # other first actions that are tried at first
MOST_ACTIONS = 10  # that are tried for a candidate
RANKED = 5  # turns that are evaluated a second time
VERIFIED = 3  # turns that are evaluated with many simulations
WORLDS, VERIFY_WORLDS = 4, 8
VERIFY_SEED = 1
LEAST_TURNS = 4  # different turns that a puzzle must have

Actions = tuple[int, ...]
Progress = Callable[[float, int], None]  # share of the game, puzzles found in it


class GameResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found in one game."""

    number: int
    positions: int
    candidates: int
    puzzles: tuple[Puzzle, ...]


class Candidate(NamedTuple):
    """The start of a turn, as its seat sees it."""

    worlds: list[State]
    seat: int
    moves: int


def players_of(rules: Game, number: int, players: Sequence[int] = ()) -> int:
    """The number of players of a numbered game: each of these in turn, by default every possible
    number from two."""
    low, high = rules.players
    each = players or range(max(2, low), high + 1)
    return each[number % len(each)]


class Finder:
    """Finds puzzles in the games of one game and number of players."""

    def __init__(self, rules: Game, players: int) -> None:
        self.rules, self.players = rules, players
        normal = effort_of(rules, "normal")
        self.screen = Evaluator(rules, players, "quick", 0)
        self.judge = Evaluator(rules, players, "normal", 0)
        self.verifier = Evaluator(rules, players, "deep", VERIFY_SEED)
        self.bot = SearchBot(rules, 0, simulations=normal.search, threads=1)
        self.medium = SearchBot(rules, VERIFY_SEED, level="medium", threads=1)
        self.few = SearchBot(rules, 0, level="easy", threads=1, choice_temperature=0.0)
        self.greedy = GreedyBot(rules, 0)

    def find(self, number: int, progress: Progress | None = None) -> GameResult:
        """Play a game and look for puzzles in it."""
        table = Table(self.rules, self.players, seed=seed_from(b"", "puzzles", number))
        positions = candidates = 0
        puzzles: list[Puzzle] = []
        while (seat := table.current_player) is not None:
            state, moves = table.position, len(table.moves)
            candidate = candidate_at(state, seat, moves, WORLDS, 0)
            others, best = self.first_turns(candidate)
            if others and is_turn_start(table, seat):
                positions += 1
                if self.is_clear(candidate, best, others):
                    candidates += 1
                    puzzle = self.verify(state, candidate, best)
                    puzzles += [puzzle] if puzzle else []
            play_turn(table, seat, best)
            if progress is not None:
                progress(min(1.0, moves / self.length), len(puzzles))
        return GameResult(number, positions, candidates, tuple(puzzles))

    @property
    def length(self) -> float:
        """About how many moves a game has."""
        return self.judge.length

    def first_turns(self, candidate: Candidate) -> tuple[list[int], Actions]:
        """The first actions besides the best one, the most promising first, and the turn of the
        search. Secret choices have no others."""
        world, seat = candidate.worlds[0], candidate.seat
        if world.is_simultaneous or len(world.legal_actions(seat)) == 1:
            self.bot.forget()
            return [], complete(self.bot, world, seat, ())
        self.bot.forget()
        result = self.bot.search(world, seat, line_length=1)
        choices = [c for c in result.choices if c.value is not None and c.action != result.action]
        choices.sort(key=lambda c: (-c.visits, -(c.value or 0.0), c.action))
        return [c.action for c in choices], complete(self.bot, world, seat, (result.action,))

    def is_clear(self, candidate: Candidate, best: Actions, others: Sequence[int]) -> bool:
        """Is every other turn that is tried at first clearly worse?"""
        world, seat = candidate.worlds[0], candidate.seat
        goal, top = play_out(world, seat, best)[0], None
        different = 0
        for turn in self.screen_turns(world, seat, others):
            if play_out(world, seat, turn)[0] == goal:
                continue
            if top is None:
                top = self.chance(self.screen, candidate, best)
                if top < SCREEN_GAP:
                    return False
            different += 1
            if top - self.chance(self.screen, candidate, turn) < SCREEN_GAP:
                return False
        return different > 1

    def screen_turns(self, world: State, seat: int, others: Sequence[int]) -> Iterator[Actions]:
        """A few turns."""
        for action in others[:SCREEN_ACTIONS]:
            yield complete(self.few, world, seat, (action,))
        yield complete(self.greedy, world, seat, ())

    def chance(self, by: Evaluator, at: Candidate, turn: Actions, verify: bool = False) -> float:
        """The winning chance after a turn."""
        outcome = by.compare(at.worlds, at.seat, turn, at.moves, verify)
        return outcome.forecast.chances[at.seat]

    def verify(self, state: State, candidate: Candidate, best: Actions) -> Puzzle | None:
        """The puzzle, if no other turn of many comes close with many more simulations."""
        world, seat, moves = candidate.worlds[0], candidate.seat, candidate.moves
        probes = [complete(bot, world, seat, ()) for bot in (self.greedy, self.few, self.medium)]
        screened = self.screened(candidate, best, probes)
        if screened is None or len(screened) < LEAST_TURNS:
            return None
        ranked = sorted(screened, key=lambda turn: -screened[turn])[:RANKED]
        scores: dict[Actions, float] = {}
        for turn in ranked:  # the best one first
            scores[turn] = self.chance(self.judge, candidate, turn)
            if turn != best and scores[best] - scores[turn] < LEAST_GAP:
                return None
        ranked.sort(key=lambda turn: -scores[turn])
        again = candidate_at(state, seat, moves, VERIFY_WORLDS, VERIFY_SEED)
        others = ranked[1:VERIFIED]
        chance = self.chance(self.verifier, again, best, verify=True)
        second, second_chance = others[0], 0.0
        for turn in others:
            other = self.chance(self.verifier, again, turn, verify=True)
            if chance - other < LEAST_GAP:
                return None
            if other > second_chance:
                second, second_chance = turn, other
        goal = play_out(world, seat, best)[0]
        hits = [play_out(world, seat, probe)[0] == goal for probe in probes]
        position = world.notation()
        return Puzzle(
            id=id_of(position, best),
            players=self.players,
            seat=seat,
            moves=moves,
            difficulty=hits.index(True) + 1 if any(hits) else len(hits) + 1,
            best=best,
            second=second,
            chance=round(chance, 4),
            gap=round(chance - second_chance, 4),
            position=position,
        )

    def screened(
        self, candidate: Candidate, best: Actions, probes: Sequence[Actions]
    ) -> dict[Actions, float] | None:
        """The chances after many turns with few simulations, the best one first; None as soon as
        another turn comes close: most candidates are dropped here, at little cost."""
        world, seat = candidate.worlds[0], candidate.seat
        scores = {best: self.chance(self.screen, candidate, best)}
        ends = {play_out(world, seat, best)[0].raw()}
        for turn in itertools.chain(probes, self.all_turns(world, seat)):
            end = play_out(world, seat, turn)[0].raw()
            if end in ends:
                continue
            ends.add(end)
            scores[turn] = self.chance(self.screen, candidate, turn)
            if scores[best] - scores[turn] < CLOSE_GAP:
                return None
        return scores

    def all_turns(self, world: State, seat: int) -> Iterator[Actions]:
        """Two turns for each first action, or for the most promising ones if there are many."""
        self.medium.forget()
        result = self.medium.search(world, seat, line_length=1)
        ranked = sorted(result.choices, key=lambda c: (-c.visits, -(c.value or -1e9), c.action))
        for bot in (self.greedy, self.medium):
            for choice in ranked[:MOST_ACTIONS]:
                yield complete(bot, world, seat, (choice.action,))


def is_turn_start(table: Table, seat: int) -> bool:
    """Did another seat act before this one?"""
    return next((player for player, _ in reversed(table.moves) if player >= 0), -1) != seat


def candidate_at(state: State, seat: int, moves: int, worlds: int, seed: int) -> Candidate:
    """The position in determinizations for the seat."""
    observation = state.observation(seat).tobytes()
    seeds = (seed_from(observation, seed, "puzzle", k) for k in range(worlds))
    return Candidate([state.determinize(seat, each) for each in seeds], seat, moves)


def complete(bot: Bot, world: State, seat: int, first: Actions) -> Actions:
    """A turn that begins with some actions, completed by a bot: until chance or another seat acts,
    or a choice is secret."""
    if isinstance(bot, SearchBot) and not first:
        bot.forget()
    state, actions = world.copy(), list(first)
    for action in first:
        state.play(action, seat)
    while len(actions) < MAX_ACTIONS:
        secret = state.is_simultaneous
        if (actions and secret) or (state.current_player != seat and not secret):
            break
        actions.append(bot.choose(state, seat))
        state.play(actions[-1], seat)
        if secret:
            break
    return tuple(actions)


def play_turn(table: Table, seat: int, actions: Actions) -> None:
    """Play a turn as far as it is possible in the game: what an action reveals may be different."""
    for action in actions:
        if seat not in table.position.players_to_act:
            return
        if action not in table.position.legal_actions(seat):
            return
        table.play(action, seat)


# ------------------------------------------------------------ files


def results_in(path: Path) -> list[GameResult]:
    """The games of a file of results; a last line that was cut off is left out."""
    results = []
    for line in path.read_bytes().splitlines(keepends=True) if path.exists() else []:
        if line.endswith(b"\n"):
            results.append(msgspec.json.decode(line, type=GameResult))
    return results


def results_of(file: PuzzleFile) -> list[GameResult]:
    """The games of a file of puzzles, to continue from it without its file of results. All puzzles
    are in the first one: which game a puzzle comes from is not stored."""
    first = GameResult(0, file.positions, file.candidates, file.puzzles)
    others = [GameResult(number, 0, 0, ()) for number in range(1, file.games)]
    return [first, *others][: file.games]


def store_results(path: Path, results: Sequence[GameResult]) -> None:
    """Write a file of results."""
    path.write_bytes(b"".join(msgspec.json.encode(result) + b"\n" for result in results))


def _complete_length(path: Path) -> int:
    """The length of the complete lines of a file."""
    return path.read_bytes().rfind(b"\n") + 1


def work(
    rules: Game,
    path: Path,
    count: int,
    progress: Callable[[int, int, float], None] | None = None,
    players: Sequence[int] = (),
) -> list[GameResult]:
    """Play games until there are enough puzzles. `progress` gets the number of games, of puzzles
    and the share of the running game; `players` are the numbers of players, in turn."""
    results = results_in(path)
    finders: dict[int, Finder] = {}
    with path.open("ab") as file:
        file.truncate(_complete_length(path))
        while (total := sum(len(result.puzzles) for result in results)) < count:
            number = len(results)
            seats = players_of(rules, number, players)
            if seats not in finders:
                finders[seats] = Finder(rules, seats)
            finder = finders[seats]

            def report(share: float, more: int, before: int = total, number: int = number) -> None:
                if progress is not None:
                    progress(number, before + more, share)

            report(0.0, 0)
            result = finder.find(number, report)
            results.append(result)
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
    return results


def file_of(rules: Game, results: Sequence[GameResult], command: str) -> PuzzleFile:
    """The puzzles of all games, the easy ones first."""
    puzzles = {puzzle.id: puzzle for result in results for puzzle in result.puzzles}
    return PuzzleFile(
        game=rules.name,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        date=datetime.date.today().isoformat(),
        command=command,
        games=len(results),
        positions=sum(result.positions for result in results),
        candidates=sum(result.candidates for result in results),
        puzzles=tuple(sorted(puzzles.values(), key=lambda p: (p.difficulty, -p.gap, p.id))),
    )
