"""The games: one package each. No game imports another.

`interface` is the contract between a game and its callers, `defaults` and `default_views` implement
most of it for simple games.
"""

import importlib
import importlib.util
import sys
from typing import NamedTuple


class DataError(ValueError):
    """A game's data file is invalid; the message says where and why."""


class Option(NamedTuple):
    """A setting of a new game, checked at the start and stored in the record."""

    name: str
    kind: str  # "int", "bool" or "str"
    choices: tuple[int | bool | str, ...]
    default: int | bool | str
    help: str


_data: dict[str, bytes] = {}  # by package: the data it was loaded on


def data_of(package: str, file: str) -> bytes:
    """The data of a game, for its `data.py` (`package` is its `__package__`): the file in the
    package, or the data given to `with_data`."""
    from pathlib import Path  # here, since `import sacbe` alone costs next to nothing

    if package not in _data:
        _data[package] = Path(importlib.import_module(package).__path__[0], file).read_bytes()
    return _data[package]


def with_data(game: str, raw: bytes) -> str:
    """The name of a game's package on this data: the built-in one if the data are the same, else
    one loaded from the same files once more.

    Numba freezes tables into machine code, so other data need modules and rules of their own.
    This works because a game imports its own modules relatively. Errors of the game's loader are
    raised as they are, and the modules are removed again.
    """
    import hashlib

    built_in = f"{__name__}.{game}"
    importlib.import_module(f"{built_in}.data")
    package = f"{built_in}_{hashlib.sha256(raw).hexdigest()[:32]}"
    for loaded in (built_in, package):
        if _data.get(loaded) == raw:
            return loaded
    source = sys.modules[built_in]
    assert source.__file__ is not None
    spec = importlib.util.spec_from_file_location(
        package, source.__file__, submodule_search_locations=list(source.__path__)
    )
    assert spec is not None
    assert spec.loader is not None
    _data[package] = raw
    sys.modules[package] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(sys.modules[package])
        importlib.import_module(f"{package}.data")
    except BaseException as error:
        del _data[package]
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
        if isinstance(error, RecursionError):
            raise DataError("The data is nested too deeply.") from None
        raise
    return package
