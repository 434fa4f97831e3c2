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
