"""A data file for the tests of the adapters."""

from pathlib import Path

import sacbe


def own_data(game: str) -> bytes:
    """The built-in data as a separate file: the same tables, so that nothing is compiled."""
    (path,) = (Path(sacbe.__file__).parent / "games" / game).glob("data.*[nl]")
    return path.read_bytes() + b"\n"
