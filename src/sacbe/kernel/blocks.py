"""Create and copy arrays of records, in compiled and interpreted mode alike.

Entries take (array of records, index): unboxing an array argument takes 0.25 microseconds, a
single record ten times as long.  These helpers copy raw bytes, because numpy's assignment of
records copies field by field.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from .mode import JIT_DISABLED
from .records import Block, clone, copy_into, from_bytes, layout, to_bytes

T = TypeVar("T")


def block(cls: type[T], n: int, interpreted: bool = JIT_DISABLED) -> Block[T]:
    """n zeroed records: an array, or for interpreted functions a list of plain objects."""
    if interpreted:
        return Block(cls, n)
    records: Block[T] = _array(bytearray(n * layout(cls).itemsize), layout(cls))
    return records


def get_bytes(records: Block[Any], index: int) -> bytes:
    """The bytes of one record of a block."""
    if isinstance(records, Block):
        return to_bytes(records[index])
    array: Any = records
    _check_index(array, index)
    data: bytes = array[index : index + 1].tobytes()
    return data


def set_bytes(records: Block[Any], index: int, data: bytes) -> None:
    """Overwrite one record of a block."""
    if isinstance(records, Block):
        copy_into(records[index], from_bytes(type(records[index]), data))
        return
    array: Any = records
    _check_index(array, index)
    if len(data) != array.itemsize:
        raise ValueError(f"{len(data)} bytes for a record of {array.itemsize}")
    array[index : index + 1].view(np.uint8)[:] = np.frombuffer(data, np.uint8)


def duplicate(records: Block[T]) -> Block[T]:
    """A separate block with the same records."""
    if isinstance(records, Block):
        return Block(records._cls, [clone(item) for item in records])
    array: Any = records
    copy: Block[T] = _array(bytearray(array.tobytes()), array.dtype)
    return copy


def _array(memory: bytearray, dtype: np.dtype[Any]) -> Any:
    """An array over a buffer: ten times as fast as numpy.zeros for records with many fields."""
    return np.frombuffer(memory, dtype) if memory else np.zeros(0, dtype)


def _check_index(array: Any, index: int) -> None:
    if not 0 <= index < len(array):
        raise IndexError(f"index {index} is outside 0..{len(array) - 1}")
