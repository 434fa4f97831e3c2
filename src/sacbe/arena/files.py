"""Results files: a line for the match, then a line for each block, in any order.

A block is on the disk before the next one is added. Whatever ends a run, the file can be gone on
with: what is there is not played again, and a line that was cut off in the middle is.

What tuning keeps (tuning.py) lies in files of the same build, with a line for each game.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from sacbe.arena.blocks import Block, Match, block_seed

FORMAT = 1


class ResultsError(ValueError):
    """A results file is broken, of another match, or in a place where there can be none."""


class NotKept(RuntimeError):
    """A block could not be written down: the disk is full, say. Those before it are not lost."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file."""

    sacbe_arena: int  # the format
    match: Match


class Results:
    """The blocks of one match, and the file that keeps them, if there is one."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        """Without a file, blocks are kept for as long as this object lives."""
        self.match = match
        self.path = path
        self.blocks: dict[int, Block] = {}
        self.torn = False  # was there a line that was cut off?

    def missing(self, ks: Iterable[int]) -> list[int]:
        """Those of these blocks that have still to be played."""
        return [k for k in ks if k not in self.blocks]

    def in_order(self) -> list[Block]:
        """All blocks by their numbers."""
        return [self.blocks[k] for k in sorted(self.blocks)]

    def first(self, blocks: int) -> list[Block]:
        """Those of the first so many that are there, by their numbers: a file may hold more."""
        return [block for block in self.in_order() if block.block < blocks]

    def add(self, block: Block) -> None:
        """Keep a block; one that is there already must be the same again."""
        if not self._take(block) or self.path is None:
            return
        try:
            keep_line(self.path, f"block {block.block}", msgspec.json.encode(block))
        except NotKept:
            del self.blocks[block.block]
            raise

    def _take(self, block: Block) -> bool:
        """Is the block a new one?"""
        if block.match != self.match.digest:
            raise ResultsError(f"Block {block.block} belongs to another match ({block.match}).")
        if block.seed != block_seed(self.match, block.block):
            raise ResultsError(f"Block {block.block} has the wrong seed ({block.seed}).")
        times = block.timing.seconds
        if times and list(map(len, times)) != [len(game.seats) for game in block.games]:
            raise ResultsError(f"The timings of block {block.block} do not match its games.")
        known = self.blocks.setdefault(block.block, block)
        if known.result != block.result:
            raise ResultsError(
                f"Block {block.block} has two different results: a bot is not deterministic, or "
                "its behaviour has changed."
            )
        return known is block


def load(path: Path) -> Results:
    """The results in a file, which is left as it is."""
    lines, torn = whole_lines(path)
    if not lines:
        raise ResultsError(f"{path}: not an arena results file.")
    results = Results(_match_in(path, lines[0]), path)
    results.torn = torn
    for number, line in enumerate(lines[1:], 2):
        try:
            results._take(msgspec.json.decode(line, type=Block))
        except (ValueError, msgspec.MsgspecError) as error:
            raise ResultsError(f"{path}, line {number}: {error}") from None
    return results


def open_results(path: Path, match: Match) -> Results:
    """The results of a match in a file: those of an earlier run, or none yet."""
    lines = whole_lines(path)[0] if path.exists() else []
    if not lines:
        results = Results(match, path)
        results.torn = begin_file(path, msgspec.json.encode(Header(FORMAT, match)))
        return results
    check_match(path, _match_in(path, lines[0]), match)
    results = load(path)
    if results.torn:
        cut_torn_line(path)
    return results


def check_match(path: Path, there: Match, here: Match) -> None:
    """Refuse a file of another match."""
    differs = difference(there, here)
    if differs:
        raise ResultsError(
            f"{path}: these results are from a different match ({differs}). "
            "Nothing was changed. Use another file for this match."
        )


def _match_in(path: Path, line: bytes) -> Match:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise ResultsError(f"{path}: not an arena results file.") from None
    if header.sacbe_arena != FORMAT:
        raise ResultsError(f"{path}: unsupported format {header.sacbe_arena}; expected {FORMAT}.")
    return header.match


# ------------------------------------------------------------ files of lines


def begin_file(path: Path, head: bytes) -> bool:
    """Begin a file with its first line. One that was cut off in that line begins anew: was it?"""
    left = path.read_bytes() if path.exists() else b""
    if not head.startswith(left):
        raise ResultsError(f"{path}: not an arena results file.")
    try:
        path.write_bytes(b"")
        _append(path, head)
    except OSError as error:
        raise ResultsError(f"{path}: cannot write results: {error.strerror}.") from None
    return bool(left)


def whole_lines(path: Path) -> tuple[list[bytes], bool]:
    """The lines of a file; was another one cut off after them?"""
    *lines, torn = _bytes_in(path).split(b"\n")
    return lines, bool(torn)


def cut_torn_line(path: Path) -> None:
    """Leave nothing but whole lines."""
    with path.open("r+b") as file:
        file.truncate(_bytes_in(path).rfind(b"\n") + 1)


def keep_line(path: Path, called: str, line: bytes) -> None:
    """Add a line, or say what could not be kept."""
    try:
        _append(path, line)
    except OSError as error:
        raise NotKept(f"{path}: cannot save {called}: {error.strerror}.") from None


def _bytes_in(path: Path) -> bytes:
    """Of a file and of nothing else: a device may have no end."""
    if path.exists() and not path.is_file():
        raise ResultsError(f"{path}: not a regular file.")
    try:
        return path.read_bytes()
    except OSError as error:
        raise ResultsError(f"{path}: cannot read the results: {error.strerror}.") from None


def difference(there: msgspec.Struct, here: msgspec.Struct) -> str:
    """The first thing in which two matches, or two tunings, differ; nothing if they are alike."""
    for name, old in msgspec.structs.asdict(there).items():
        new = getattr(here, name)
        if name == "bots" and old != new:
            return _changed_bots(dict(old), dict(new))
        if old != new:
            return f"{name.replace('_', ' ')}: {_said(old)} in the file, {_said(new)} here"
    return ""


def _changed_bots(old: dict[str, str], new: dict[str, str]) -> str:
    """Of bots that have their names still: digests alone would tell a reader nothing."""
    changed = [name for name in new if old.get(name) != new[name]]
    return " and ".join(
        f"the behaviour of the bot {name} differs: digest {old.get(name, 'none')} in the file, "
        f"{new[name]} here"
        for name in changed
    )


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(f"{name}={setting}" for name, setting in value)
    return str(value)


def _append(path: Path, line: bytes) -> None:
    """A whole line, on the disk when this returns."""
    with path.open("ab") as file:
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())
