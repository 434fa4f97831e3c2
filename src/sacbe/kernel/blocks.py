"""Arrays of records, made and copied the same way in both worlds.

Compiled code takes (array of records, index): at Python's side of the border an array costs a
quarter of a microsecond and a single record ten times that.  For the same reason these helpers
move records as raw bytes; numpy's own assignment goes through them field by field.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from .mode import JIT_DISABLED
from .records import Block, clone, copy_into, from_bytes, layout, to_bytes

T = TypeVar("T")


def block(cls: type[T], n: int) -> Block[T]:
    """n zeroed records: an array of them, or uncompiled a list of plain objects."""
    if JIT_DISABLED:
        return Block(cls, n)
    made: Block[T] = _array(bytearray(n * layout(cls).itemsize), layout(cls))
    return made


def get_bytes(records: Block[Any], index: int) -> bytes:
    """The bytes of one record of a block."""
    if JIT_DISABLED:
        return to_bytes(records[index])
    array: Any = records
    _check(array, index)
    data: bytes = array[index : index + 1].tobytes()
    return data


def set_bytes(records: Block[Any], index: int, data: bytes) -> None:
    """Give one record of a block these bytes."""
    if JIT_DISABLED:
        copy_into(records[index], from_bytes(type(records[index]), data))
        return
    array: Any = records
    _check(array, index)
    if len(data) != array.itemsize:
        raise ValueError(f"{len(data)} bytes for a record of {array.itemsize}")
    array[index : index + 1].view(np.uint8)[:] = np.frombuffer(data, np.uint8)


def duplicate(records: Block[T]) -> Block[T]:
    """A separate block with the same records."""
    if JIT_DISABLED:
        return Block(records._cls, [clone(item) for item in records])
    array: Any = records
    made: Block[T] = _array(bytearray(array.tobytes()), array.dtype)
    return made


def _array(memory: bytearray, dtype: np.dtype[Any]) -> Any:
    """An array over fresh memory: ten times as fast as numpy.zeros for records with many fields."""
    return np.frombuffer(memory, dtype) if memory else np.zeros(0, dtype)


def _check(array: Any, index: int) -> None:
    if not 0 <= index < len(array):
        raise IndexError(f"index {index} is outside 0..{len(array) - 1}")
