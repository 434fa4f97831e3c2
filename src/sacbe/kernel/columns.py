"""Rearranging the columns of a row, such as those of the players in an observation."""

from __future__ import annotations

from typing import Any

from .compile import rule


@rule(refcount=False)
def rotate(out: Any, first: int, length: int, cut: int, spare: Any) -> None:
    """Move the first `cut` of `length` columns behind the others. `spare` is a row to work on."""
    end, middle = first + length, first + length - cut
    copy(out[first:end], spare[:length])
    copy(spare[cut:length], out[first:middle])
    copy(spare[:cut], out[middle:end])


@rule(refcount=False)
def copy(source: Any, target: Any) -> None:
    """Copy a part of a row; counts from 0 so that the compiler can vectorise it."""
    for k in range(len(target)):
        target[k] = source[k]
