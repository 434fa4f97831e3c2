"""What can be changed in a position by hand: typed fields in groups, for `GameDefinition.editor`.

A field belongs to one position, a plain record: `read` gives its value and `write` changes it.
Fields have ranges or choices that are safe to write; whether they fit together is for the
invariants to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sacbe.kernel.records import Field as RecordField
from sacbe.kernel.records import fields_of, is_record
from sacbe.text import Texts

if TYPE_CHECKING:
    from sacbe.games.interface import GameDefinition

Choice = tuple[int, str]  # a value and its text


class EditorField(NamedTuple):
    """A number of a position that can be changed."""

    id: str  # unique in its position
    label: str
    read: Callable[[], int]
    write: Callable[[int], None]
    low: int = 0
    high: int = 0
    choices: Sequence[Choice] = ()  # instead of a range

    def allows(self, value: int) -> bool:
        """May the field have this value?"""
        if self.choices:
            return any(value == each for each, _ in self.choices)
        return self.low <= value <= self.high


class FieldGroup(NamedTuple):
    """Fields under a heading."""

    title: str
    fields: Sequence[EditorField]
    seat: int | None = None  # whose fields they are


def number(id: str, label: str, record: Any, name: str, low: int, high: int) -> EditorField:
    """A number of a record."""
    return EditorField(
        id, label, lambda: int(getattr(record, name)), _setter(record, name), low, high
    )


def choice(id: str, label: str, record: Any, name: str, choices: Sequence[Choice]) -> EditorField:
    """A number of a record that is one of several."""
    return EditorField(
        id, label, lambda: int(getattr(record, name)), _setter(record, name), choices=choices
    )


def item(
    id: str,
    label: str,
    row: Any,
    i: int,
    low: int = 0,
    high: int = 0,
    choices: Sequence[Choice] = (),
) -> EditorField:
    """A number in a row, in a range or one of several."""

    def write(value: int) -> None:
        row[i] = value

    return EditorField(id, label, lambda: int(row[i]), write, low, high, choices)


def _setter(record: Any, name: str) -> Callable[[int], None]:
    return lambda value: setattr(record, name, value)


MOST_FIELDS = 400  # of a game without its own editor
RANGES = {1: 2**7, 2: 2**15, 4: 2**31}  # by bytes; wider fields are sets of bits


class PlainEditor:
    """The integers of a position by their names, for games without their own editor."""

    def __init__(self, definition: GameDefinition[Any]) -> None:
        self._definition = definition

    def groups(self, s: Any, texts: Texts, names: Sequence[str]) -> Sequence[FieldGroup]:
        """The numbers of the position itself, then those of each record in it."""
        groups = [FieldGroup(texts.say("document-now"), tuple(_fields(s, "")))]
        for name, field in fields_of(type(s)).items():
            if is_record(field.item_type):
                value = getattr(s, name)
                records = list(value) if field.shape else [value]
                for i, each in enumerate(records):
                    is_seat = name == "players" and i < len(names)
                    title = names[i] if is_seat else f"{_words(name)} {i + 1}"
                    fields = tuple(_fields(each, f"{name}.{i}."))
                    groups.append(FieldGroup(title, fields, i if is_seat else None))
        left = MOST_FIELDS
        shortened = []
        for group in groups:
            shortened.append(group._replace(fields=group.fields[:left]))
            left -= len(shortened[-1].fields)
        return [group for group in shortened if group.fields]

    def complete(self, s: Any) -> None:
        """Nothing is known to follow."""

    def fault_text(self, fault: int, lang: str) -> str:
        """The English text of the invariants."""
        return self._definition.invariants.FAULTS[fault] if fault else "no legal action"


def _words(name: str) -> str:
    return name.replace("_", " ")


def _fields(record: Any, path: str) -> Iterator[EditorField]:
    for name, field in fields_of(type(record)).items():
        if is_record(field.item_type) or field.dtype.base.kind != "i":
            continue
        if field.dtype.base.itemsize not in RANGES:
            continue
        if name in ("players_n", "current_player") and not path:
            continue  # they belong to the rest of the position
        value, label = getattr(record, name), _words(name)
        low, high = _range(field)
        if not field.shape:
            yield number(path + name, label, record, name, low, high)
            continue
        rows = (
            [(f"{i}.", row) for i, row in enumerate(value)]
            if len(field.shape) == 2
            else [("", value)]
        )
        for at, row in rows:
            for i in range(field.shape[-1]):
                where = f"{at}{i}"
                yield item(f"{path}{name}.{where}", f"{label} {where}", row, i, low, high)


def _range(field: RecordField) -> tuple[int, int]:
    limit = RANGES[field.dtype.base.itemsize]
    return -limit, limit - 1
