"""Puzzles as data, and the files that are shipped with the package.

A position is stored as a determinization for the seat that must act: it has what the seat knew,
and nothing that was hidden from it in the game that it comes from. It names its rules and data: a
puzzle stays playable when a game gets new data.
"""

from __future__ import annotations

import datetime
import functools
import hashlib
from pathlib import Path

import msgspec

from sacbe.play.game import game, has_stored_game, stored_game
from sacbe.play.state import State

FOLDER = Path(__file__).with_name("data")
RIGHT_COST = 0.02  # a turn that costs less winning chances than this is right, too
LEAST_GAP = 0.04  # what every other turn of a puzzle costs in winning chances
DIFFICULTIES = (1, 2, 3, 4)  # see `Puzzle.difficulty`


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one turn that is clearly better than the others."""

    id: str
    players: int
    seat: int
    moves: int  # that were played before it
    #: Who finds a right turn first: 1 the greedy bot, 2 a search with few simulations, 3 one with
    #: as many as `medium` has, 4 only a longer one.
    difficulty: int
    best: tuple[int, ...]
    second: tuple[int, ...]  # the best of the other turns that were tried
    chance: float  # of winning after the best turn
    gap: float  # what the second turn costs in winning chances
    position: str  # its notation


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and where they come from."""

    game: str
    rules_version: int
    data: str  # digest
    date: str
    command: str
    games: int  # played
    positions: int  # looked at
    candidates: int  # that were verified
    puzzles: tuple[Puzzle, ...]


def id_of(position: str, best: tuple[int, ...]) -> str:
    """The name of a puzzle."""
    text = f"{position} {best}".encode()
    return hashlib.blake2b(text, digest_size=5).hexdigest()


def read_file(path: Path) -> PuzzleFile:
    """All puzzles of a file."""
    return msgspec.json.decode(path.read_bytes(), type=PuzzleFile)


@functools.cache
def puzzle_file(name: str) -> PuzzleFile | None:
    """The shipped puzzles of a game, without those on rules or data that are gone; None if there is
    no file."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return None
    file = read_file(path)
    playable = tuple(puzzle for puzzle in file.puzzles if has_stored_game(*_stamp(puzzle)))
    return msgspec.structs.replace(file, puzzles=playable)


def _stamp(puzzle: Puzzle) -> tuple[str, int, str]:
    """The game, the version of its rules and the digest of its data."""
    name, version, data = puzzle.position.split(" ", 3)[:3]
    return name, int(version), data


def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first."""
    file = puzzle_file(name)
    return file.puzzles if file else ()


def find_puzzle(name: str, puzzle: str) -> Puzzle | None:
    """A puzzle of a game by its id."""
    return next((each for each in puzzles_of(name) if each.id == puzzle), None)


def puzzle_of_day(name: str, day: datetime.date) -> Puzzle | None:
    """The puzzle of a day: another one every day until all have had their turn. Those on earlier
    data are left out if there are others: their rules may have to be compiled first."""
    puzzles = sorted(puzzles_of(name), key=lambda puzzle: puzzle.id)
    if puzzles:
        rules = game(name)
        stamp = (name, rules.rules_version, rules.data_digest)
        puzzles = [puzzle for puzzle in puzzles if _stamp(puzzle) == stamp] or puzzles
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def position_of(puzzle: Puzzle) -> State:
    """The position of a puzzle, on the rules and data that it was made with."""
    rules = stored_game(*_stamp(puzzle))
    if rules is None:
        raise ValueError("The rules or data of this puzzle are gone.")
    return rules.position(puzzle.position)
