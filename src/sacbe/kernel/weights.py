"""Numbers for the rules from a file, such as the weights of an evaluator, as a record."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .blocks import block
from .mode import PURE


def read_weights(path: Path, names: Mapping[str, Any]) -> dict[str, Any]:
    """What a file says; every name must be there in its order, and no other."""
    values = tomllib.loads(path.read_text("utf-8"))
    if list(values) != list(names):
        raise ValueError(f"{path.name} must list {', '.join(names)}")
    return values


def fill_weights(record: type[Any], values: Mapping[str, Any]) -> Any:
    """The values as a block of one record."""
    weights: Any = block(record, 1)
    for name, value in values.items():
        if PURE:
            setattr(weights[0], name, value)
        else:
            weights[name][0] = value
    return weights


def read_changes(path: Path, values: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What another file says otherwise, and in a section by number of players once more; only
    numbers, and lists as long as they were."""
    said = tomllib.loads(path.read_text("utf-8"))
    counts = {name: part for name, part in said.items() if isinstance(part, dict)}
    changes = {name: value for name, value in said.items() if name not in counts}
    changes |= counts.get(str(players), {})
    for name, value in changes.items():
        if name not in values or _shape(value) != _shape(values[name]):
            raise ValueError(f"{path.name}: {name} = {value!r} does not fit the weights")
    return changes


def _shape(value: Any) -> int | None:
    """How many numbers there are, None for one."""
    return len(value) if isinstance(value, list) else None
