"""Integers from callers, who often have those of NumPy."""

from __future__ import annotations

import operator
from typing import SupportsIndex


def as_integer(value: object, low: int, high: int | None = None) -> int | None:
    """The value as `int` if it is an integer (not a bool) within these bounds, else None."""
    if type(value) is int:  # the usual case, much faster
        number = value
    elif isinstance(value, SupportsIndex) and not isinstance(value, bool):
        try:
            number = operator.index(value)
        except TypeError:  # an array
            return None
    else:
        return None
    return number if low <= number and (high is None or number <= high) else None
