"""Rows and grids of numbers, as the uncompiled world and the type checker see them.

Compiled code sees plain arrays and checks nothing: a number that does not fit wraps round, an
index that does not exist reads a neighbour.  So the plain versions here refuse both loudly,
which makes an uncompiled game the test that the compiled one stays inside its fields.  They
offer what the compiled arrays offer and no more: a rule that runs here must compile too.
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
    """A number as it is stored: its numpy type, its struct letter and its range."""

    def __init__(self, scalar: type[np.generic]) -> None:
        self.dtype = np.dtype(scalar)
        self.name = self.dtype.name
        self.code = self.dtype.char if self.dtype.kind == "f" else _LETTERS[self.dtype.itemsize]
        self.real = self.dtype.kind == "f"
        self.low, self.high = (0, 0) if self.real else _range(self.dtype)

    def checked(self, value: Any) -> Any:
        """The value as an ordinary number, refused if the field cannot hold it."""
        if self.real:
            return float(value)
        if value.__class__ is not int:  # a bool or a numpy integer; a float is a TypeError
            value = int(operator.index(value))
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit {self.name} ({self.low}..{self.high})")
        return value


_LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # with "=" in front, struct's sizes are fixed


def _range(dtype: np.dtype[Any]) -> tuple[int, int]:
    half = 1 << (8 * dtype.itemsize - 1)
    return -half, half - 1


assert all(struct.calcsize("=" + letter) == size for size, letter in _LETTERS.items())

SCALAR_TYPES: dict[Any, ScalarType] = {
    scalar: ScalarType(scalar) for scalar in (np.int8, np.int16, np.int32, np.int64, np.float64)
}
INT16 = SCALAR_TYPES[np.int16]
FLOAT64 = SCALAR_TYPES[np.float64]


def counted_from_the_end(index: int) -> IndexError:
    """A list would take -1 for its last item; a rule that asks for it is wrong."""
    return IndexError(f"index {index} is negative")


class _Window:
    """Some places of a list, as if they were a list: what a slice of an array is."""

    __slots__ = ("_places", "_values")

    def __init__(self, values: Any, places: range) -> None:
        self._values = values
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Any]:
        return (self._values[place] for place in self._places)

    def __getitem__(self, index: int) -> Any:
        return self._values[self._places[index]]

    def __setitem__(self, index: int, value: Any) -> None:
        self._values[self._places[index]] = value


class _Numbers(Generic[N]):
    """A fixed row of numbers of one kind."""

    __slots__ = ("_kind", "_values")

    def __init__(self, length: int, kind: ScalarType) -> None:
        self._kind = kind
        self._values: list[N] | _Window = [kind.checked(0)] * length

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
            part._kind = self._kind
            part._values = _Window(self._values, range(len(self._values))[key])
            return part
        if key < 0:
            raise counted_from_the_end(key)
        return self._values[key]

    @overload
    def __setitem__(self, key: int, value: N) -> None: ...
    @overload
    def __setitem__(self, key: slice, value: N | Iterable[N]) -> None: ...
    def __setitem__(self, key: int | slice, value: Any) -> None:
        if not isinstance(key, slice):
            if key < 0:
                raise counted_from_the_end(key)
            self._values[key] = self._kind.checked(value)
            return
        places = range(len(self._values))[key]
        if isinstance(value, int | float | np.generic):
            values = [self._kind.checked(value)] * len(places)
        else:
            values = [self._kind.checked(v) for v in value]
        if len(values) != len(places):
            raise ValueError(f"{len(values)} values for {len(places)} places")
        for place, v in zip(places, values, strict=True):
            self._values[place] = v

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


class Row(_Numbers[int]):
    """A fixed row of ints: `Annotated[Row, 3]`, or `Annotated[Row, 3, Long]` for a wider kind."""

    __slots__ = ()


class Reals(_Numbers[float]):
    """A fixed row of floats (float64): `Annotated[Reals, 4]`."""

    __slots__ = ()


class Grid:
    """A fixed table of ints, `Annotated[Grid, 4, 2]`: grid[i, j], and grid[i] is a row of it."""

    __slots__ = ("_rows", "shape")

    def __init__(self, shape: tuple[int, int], kind: ScalarType) -> None:
        self.shape = shape
        self._rows = [Row(shape[1], kind) for _ in range(shape[0])]

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
                raise counted_from_the_end(i)
            return self._rows[i][j]
        if key < 0:
            raise counted_from_the_end(key)
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
        for mine, row in zip(self._rows, rows, strict=True):
            mine[:] = row

    def tolist(self) -> list[list[int]]:
        return [row.tolist() for row in self._rows]


class Table:
    """A constant of the rules, as `table` gives it to uncompiled code: read-only, indices
    checked, ordinary ints inside.  One index per dimension: table[i], table[i, j]."""

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
        found: Any = self._values
        for index in indices:
            if index < 0:
                raise counted_from_the_end(index)
            found = found[index]
        return int(found)

    def __repr__(self) -> str:
        return f"table({self._values})"


def table(values: Sequence[Any] | np.ndarray[Any, Any]) -> Table:
    """A table of constants for the rules: `PRICE = table((2, 3, 4))`, `PRICE[good]`.

    Numba freezes it into the machine code as an int64 array.  Uncompiled it gives ordinary ints
    and refuses an index that does not exist, -1 too, which a bare numpy array would not.
    """
    array = np.array(values, np.int64)
    if not np.array_equal(array, values):
        raise ValueError("a table holds whole numbers")
    array.flags.writeable = False
    return Table(array) if JIT_DISABLED else array  # type: ignore[return-value]
