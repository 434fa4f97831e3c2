"""Rows and grids of numbers, for interpreted mode and for the type checker.

Compiled code works on arrays without checks: a number out of range wraps round, an index out of
bounds reads other memory.  The classes here raise errors instead, so that playing a game in
interpreted mode tests that the compiled game stays in range.  They have only the operations that
also compile.
"""

from __future__ import annotations

import operator
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Generic, Self, TypeVar, overload

import numpy as np

from .mode import JIT_DISABLED

N = TypeVar("N", int, float)

Int8 = Annotated[int, np.int8]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]


class ScalarType:
    """The stored type of a number: its numpy type, its struct code and its range."""

    def __init__(self, scalar: type[np.generic]) -> None:
        self.dtype = np.dtype(scalar)
        self.name = self.dtype.name
        self.code = self.dtype.char if self.dtype.kind == "f" else _INT_CODES[self.dtype.itemsize]
        self.is_float = self.dtype.kind == "f"
        self.low, self.high = (0, 0) if self.is_float else _range(self.dtype)

    def validate(self, value: Any) -> Any:
        """The value as a Python number; OverflowError if it is out of range."""
        if self.is_float:
            return float(value)
        if value.__class__ is not int:  # a bool or a numpy integer; a float is a TypeError
            value = int(operator.index(value))
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit {self.name} ({self.low}..{self.high})")
        return value


_INT_CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # struct's standard sizes, used with "="


def _range(dtype: np.dtype[Any]) -> tuple[int, int]:
    half = 1 << (8 * dtype.itemsize - 1)
    return -half, half - 1


assert all(struct.calcsize("=" + code) == size for size, code in _INT_CODES.items())

SCALAR_TYPES: dict[Any, ScalarType] = {
    scalar: ScalarType(scalar) for scalar in (np.int8, np.int16, np.int32, np.int64, np.float64)
}
INT16 = SCALAR_TYPES[np.int16]
FLOAT64 = SCALAR_TYPES[np.float64]


def negative_index_error(index: int) -> IndexError:
    """The error for a negative index, which a list would count from the end."""
    return IndexError(f"index {index} is negative")


class _SliceView:
    """A view of part of a list, like a slice of an array."""

    __slots__ = ("_indices", "_values")

    def __init__(self, values: Any, indices: range) -> None:
        self._values = values
        self._indices = indices

    def __len__(self) -> int:
        return len(self._indices)

    def __iter__(self) -> Iterator[Any]:
        return (self._values[index] for index in self._indices)

    def __getitem__(self, index: int) -> Any:
        return self._values[self._indices[index]]

    def __setitem__(self, index: int, value: Any) -> None:
        self._values[self._indices[index]] = value


class _NumberRow(Generic[N]):
    """A row of fixed length with numbers of one type."""

    __slots__ = ("_scalar", "_values")

    def __init__(self, length: int, scalar: ScalarType) -> None:
        self._scalar = scalar
        self._values: list[N] | _SliceView = [scalar.validate(0)] * length

    @classmethod
    def of(cls, values: list[Any], scalar: ScalarType) -> Self:
        """A row that holds these values, which are valid."""
        row = object.__new__(cls)
        row._scalar, row._values = scalar, values
        return row

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[N]:
        return iter(self._values)

    @overload
    def __getitem__(self, key: int) -> N: ...
    @overload
    def __getitem__(self, key: slice) -> Self: ...
    def __getitem__(self, key: int | slice) -> N | Self:
        if isinstance(key, slice):
            part = object.__new__(type(self))
            part._scalar = self._scalar
            part._values = _SliceView(self._values, range(len(self._values))[key])
            return part
        if key < 0:
            raise negative_index_error(key)
        return self._values[key]

    @overload
    def __setitem__(self, key: int, value: N) -> None: ...
    @overload
    def __setitem__(self, key: slice, value: N | Iterable[N]) -> None: ...
    def __setitem__(self, key: int | slice, value: Any) -> None:
        if not isinstance(key, slice):
            if key < 0:
                raise negative_index_error(key)
            self._values[key] = self._scalar.validate(value)
            return
        indices = range(len(self._values))[key]
        if isinstance(value, int | float | np.generic):
            values = [self._scalar.validate(value)] * len(indices)
        else:
            values = [self._scalar.validate(v) for v in value]
        if len(values) != len(indices):
            raise ValueError(f"{len(values)} values for {len(indices)} places")
        for index, v in zip(indices, values, strict=True):
            self._values[index] = v

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.tolist() == other.tolist()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.tolist())

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self._values),)

    def fill(self, value: N) -> None:
        self[:] = value

    def sum(self) -> N:
        return sum(self._values)

    def min(self) -> N:
        return min(self._values)

    def max(self) -> N:
        return max(self._values)

    def assign(self, other: Iterable[N]) -> None:
        """Copy all values of another row of the same length."""
        self[:] = other

    def tolist(self) -> list[N]:
        return list(self._values)


class Row(_NumberRow[int]):
    """A row of ints of fixed length: `Annotated[Row, 3]`, or wider, `Annotated[Row, 3, Int64]`."""

    __slots__ = ()


class Reals(_NumberRow[float]):
    """A row of floats (float64) of fixed length: `Annotated[Reals, 4]`."""

    __slots__ = ()


class Grid:
    """A two-dimensional array of ints, `Annotated[Grid, 4, 2]`: grid[i, j]; grid[i] is a row."""

    __slots__ = ("_rows", "shape")

    def __init__(self, shape: tuple[int, int], scalar: ScalarType) -> None:
        self.shape = shape
        self._rows = [Row(shape[1], scalar) for _ in range(shape[0])]

    @classmethod
    def of(cls, rows: list[Row]) -> Grid:
        """A grid that holds these rows."""
        grid = object.__new__(cls)
        grid._rows, grid.shape = rows, (len(rows), len(rows[0]) if rows else 0)
        return grid

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows)

    @overload
    def __getitem__(self, key: tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, key: int) -> Row: ...
    def __getitem__(self, key: int | tuple[int, int]) -> int | Row:
        if isinstance(key, tuple):
            i, j = key
            if i < 0:
                raise negative_index_error(i)
            return self._rows[i][j]
        if key < 0:
            raise negative_index_error(key)
        return self._rows[key]

    @overload
    def __setitem__(self, key: tuple[int, int], value: int) -> None: ...
    @overload
    def __setitem__(self, key: int, value: int | Iterable[int]) -> None: ...
    def __setitem__(self, key: int | tuple[int, int], value: Any) -> None:
        if isinstance(key, tuple):
            i, j = key
            self[i][j] = value
        else:
            self[key][:] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self._rows == other._rows

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._rows)

    def fill(self, value: int) -> None:
        for row in self._rows:
            row.fill(value)

    def sum(self) -> int:
        return sum(row.sum() for row in self._rows)

    def min(self) -> int:
        return min(row.min() for row in self._rows)

    def max(self) -> int:
        return max(row.max() for row in self._rows)

    def assign(self, other: Iterable[Iterable[int]]) -> None:
        """Copy all values of another grid of the same shape."""
        rows = [list(row) for row in other]
        if [len(row) for row in rows] != [self.shape[1]] * self.shape[0]:
            raise ValueError(f"not a grid of {self.shape[0]} by {self.shape[1]}")
        for target, row in zip(self._rows, rows, strict=True):
            target[:] = row

    def tolist(self) -> list[list[int]]:
        return [row.tolist() for row in self._rows]


class Table:
    """A constant array of Python ints: the result of `table` in interpreted mode.  Read-only,
    with checked indices, one per dimension: table[i], table[i, j]."""

    __slots__ = ("_values", "shape")

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.shape: tuple[int, ...] = array.shape
        self._values: list[Any] = array.tolist()

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[int]:
        if len(self.shape) > 1:
            raise TypeError(f"a table of {len(self.shape)} dimensions has no single values")
        return iter(self._values)

    def __getitem__(self, key: int | tuple[int, ...]) -> int:
        indices = key if isinstance(key, tuple) else (key,)
        if len(indices) != len(self.shape):
            raise IndexError(f"{len(indices)} indices for {len(self.shape)} dimensions")
        value: Any = self._values
        for index in indices:
            if index < 0:
                raise negative_index_error(index)
            value = value[index]
        return int(value)

    def __repr__(self) -> str:
        return f"table({self._values})"


def table(values: Sequence[Any] | np.ndarray[Any, Any]) -> Table:
    """A table of constants for the rules: `PRICE = table((2, 3, 4))`, `PRICE[good]`.

    Numba freezes it into the machine code as an int64 array.  In interpreted mode it returns
    Python ints and raises an error for an index out of bounds, negative ones included.
    """
    array = np.array(values, np.int64)
    if not np.array_equal(array, values):
        raise ValueError("a table holds whole numbers")
    array.flags.writeable = False
    return Table(array) if JIT_DISABLED else array  # type: ignore[return-value]
