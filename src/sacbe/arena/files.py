"""Results files (JSON lines): a header with the match, then a line per block, in any order.

Every block is synced to disk before the next one. An interrupted run can be resumed from its file:
complete blocks are not repeated, a torn last line is discarded.

Files of tuning runs (tuning.py) have the same structure, with a line per game.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from sacbe.arena.blocks import Block, Match, block_seed

FORMAT = 1


class ResultsError(ValueError):
    """A results file is damaged, belongs to another match, or cannot be created."""


class WriteError(RuntimeError):
    """A line could not be written, for example to a full disk. Earlier ones are not lost."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file."""

    sacbe_arena: int  # the format
    match: Match


class Results:
    """The blocks of one match, optionally stored in a file."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        """Without `path`, blocks are stored in memory only."""
        self.match = match
        self.path = path
        self.blocks: dict[int, Block] = {}
        self.torn = False  # True if the last line was incomplete

    def missing(self, ks: Iterable[int]) -> list[int]:
        """The numbers in `ks` without a block."""
        return [k for k in ks if k not in self.blocks]

    def in_order(self) -> list[Block]:
        """All blocks in ascending order."""
        return [self.blocks[k] for k in sorted(self.blocks)]

    def first(self, blocks: int) -> list[Block]:
        """The blocks with numbers below `blocks`, in ascending order."""
        return [block for block in self.in_order() if block.block < blocks]

    def add(self, block: Block) -> None:
        """Add a block. A block that exists already must be equal."""
        if not self._insert(block) or self.path is None:
            return
        try:
            append_line(self.path, f"block {block.block}", msgspec.json.encode(block))
        except WriteError:
            del self.blocks[block.block]
            raise

    def _insert(self, block: Block) -> bool:
        """Check a block and add it; False if it exists already."""
        if block.match != self.match.digest:
            raise ResultsError(f"Block {block.block} belongs to another match ({block.match}).")
        if block.seed != block_seed(self.match, block.block):
            raise ResultsError(f"Block {block.block} has the wrong seed ({block.seed}).")
        times = block.timing.seconds
        if times and list(map(len, times)) != [len(game.seats) for game in block.games]:
            raise ResultsError(f"The timings of block {block.block} do not match its games.")
        existing = self.blocks.setdefault(block.block, block)
        if existing.result != block.result:
            raise ResultsError(
                f"Block {block.block} has two different results: a bot is not deterministic, or "
                "its behaviour has changed."
            )
        return existing is block


def load(path: Path) -> Results:
    """Read a results file without changing it."""
    lines, is_torn = read_complete_lines(path)
    if not lines:
        raise ResultsError(f"{path}: not an arena results file.")
    results = Results(_match_in(path, lines[0]), path)
    results.torn = is_torn
    for number, line in enumerate(lines[1:], 2):
        try:
            results._insert(msgspec.json.decode(line, type=Block))
        except (ValueError, msgspec.MsgspecError) as error:
            raise ResultsError(f"{path}, line {number}: {error}") from None
    return results


def open_results(path: Path, match: Match) -> Results:
    """Open the results file of a match to add blocks; create it if it does not exist."""
    lines = read_complete_lines(path)[0] if path.exists() else []
    if not lines:
        results = Results(match, path)
        results.torn = create_file(path, msgspec.json.encode(Header(FORMAT, match)))
        return results
    check_match(path, _match_in(path, lines[0]), match)
    results = load(path)
    if results.torn:
        truncate_torn_line(path)
    return results


def check_match(path: Path, in_file: Match, expected: Match) -> None:
    """Raise ResultsError if a file belongs to another match."""
    differs = difference(in_file, expected)
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


# ------------------------------------------------------------ JSON lines


def create_file(path: Path, head: bytes) -> bool:
    """Write the header of a new file. Returns True if the file had an incomplete header."""
    content = path.read_bytes() if path.exists() else b""
    if not head.startswith(content):
        raise ResultsError(f"{path}: not an arena results file.")
    try:
        path.write_bytes(b"")
        _append(path, head)
    except OSError as error:
        raise ResultsError(f"{path}: cannot write results: {error.strerror}.") from None
    return bool(content)


def read_complete_lines(path: Path) -> tuple[list[bytes], bool]:
    """The complete lines of a file, and True if there is an incomplete one after them."""
    *lines, rest = _bytes_in(path).split(b"\n")
    return lines, bool(rest)


def truncate_torn_line(path: Path) -> None:
    """Remove an incomplete last line."""
    with path.open("r+b") as file:
        file.truncate(_bytes_in(path).rfind(b"\n") + 1)


def append_line(path: Path, label: str, line: bytes) -> None:
    """Append a line; raises WriteError if that fails."""
    try:
        _append(path, line)
    except OSError as error:
        raise WriteError(f"{path}: cannot save {label}: {error.strerror}.") from None


def _bytes_in(path: Path) -> bytes:
    """Read a regular file; a device might be endless."""
    if path.exists() and not path.is_file():
        raise ResultsError(f"{path}: not a regular file.")
    try:
        return path.read_bytes()
    except OSError as error:
        raise ResultsError(f"{path}: cannot read the results: {error.strerror}.") from None


def difference(in_file: msgspec.Struct, expected: msgspec.Struct) -> str:
    """A text for the first field in which two headers differ; empty if they are equal."""
    for name, old in msgspec.structs.asdict(in_file).items():
        new = getattr(expected, name)
        if name == "bots" and old != new:
            return _changed_bots(dict(old), dict(new))
        if old != new:
            return (
                f"{name.replace('_', ' ')}: {_value_text(old)} in the file, {_value_text(new)} here"
            )
    return ""


def _changed_bots(old: dict[str, str], new: dict[str, str]) -> str:
    """A text for bots whose digests differ."""
    changed = [name for name in new if old.get(name) != new[name]]
    return " and ".join(
        f"the behaviour of the bot {name} differs: digest {old.get(name, 'none')} in the file, "
        f"{new[name]} here"
        for name in changed
    )


def _value_text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(f"{name}={setting}" for name, setting in value)
    return str(value)


def _append(path: Path, line: bytes) -> None:
    """Append a line and sync it to disk."""
    with path.open("ab") as file:
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())
