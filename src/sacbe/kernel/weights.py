"""Read records of numbers, such as the weights of an evaluator, from TOML files."""

import math
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .blocks import block, duplicate
from .records import Block


def read_weights(path: Path, names: Mapping[str, Any]) -> dict[str, Any]:
    """Read a file that must have exactly these names, in this order."""
    values = tomllib.loads(path.read_text("utf-8"))
    if list(values) != list(names):
        raise ValueError(f"{path.name} must list {', '.join(names)}")
    return values


def fill_weights(record: type[Any], values: Mapping[str, Any]) -> Any:
    """The values as a block of one record."""
    weights: Any = block(record, 1)
    _write(weights, values)
    return weights


def read_changes(path: Path, values: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Read a file that overrides some values, with optional sections by number of players.

    Values must be numbers, or lists of the original length. All sections are checked, not only
    the one for `players`.
    """
    try:
        content = tomllib.loads(path.read_text("utf-8"))
        sections = {name: part for name, part in content.items() if isinstance(part, dict)}
        changes = {name: value for name, value in content.items() if name not in sections}
        for name in sections:
            if not name.isdecimal():
                raise ValueError(
                    f"A section must name a number of players, such as [2], not [{name}]."
                )
        for part in (changes, *sections.values()):
            check_weights(part, values)
    except ValueError as error:
        raise ValueError(f"{path.name}: {error}") from None
    return changes | sections.get(str(players), {})


def weights_as_values(weights: Any) -> dict[str, float | list[float]]:
    """A block of one record as numbers and lists of numbers, by name."""
    is_plain = isinstance(weights, Block)
    names = type(weights[0]).__annotations__ if is_plain else weights.dtype.names
    values: dict[str, float | list[float]] = {}
    for name in names:
        value = getattr(weights[0], name) if is_plain else weights[name][0]
        values[name] = [float(item) for item in value] if np.ndim(value) else float(value)
    return values


def change_weights(weights: Any, changes: Mapping[str, Any]) -> Any:
    """A copy of the weights with some values changed."""
    check_weights(changes, weights_as_values(weights))
    copy = duplicate(weights)
    _write(copy, changes)
    return copy


def check_weights(changes: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Raise ValueError unless the changes fit the names and shapes of the values."""
    for name, value in changes.items():
        if name not in values:
            raise ValueError(f"Unknown weight {name!r}; choose from {', '.join(values)}.")
        if isinstance(values[name], list):
            n = len(values[name])
            if not _is_list(value) or len(value) != n or not all(map(_is_number, value)):
                raise ValueError(f"The weight {name} must be a list of {n} numbers, not {value!r}.")
        elif not _is_number(value):
            raise ValueError(f"The weight {name} must be a number, not {value!r}.")


def _write(weights: Any, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        if isinstance(weights, Block):
            setattr(weights[0], name, value)
        else:
            weights[name][0] = value


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and type(value) is not bool and math.isfinite(value)
