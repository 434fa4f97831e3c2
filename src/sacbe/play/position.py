"""Positions as data and as text: to set one up, to write one down, and to read it again.

A description has the fields of the game's `State`, as nested dicts and lists of numbers. The
notation is the same in one line: a header, then the fields that are not zero.

    maya 1 9f0c31d24e5b6a78 players_n:2 areas:3 board:5*0/2/1 players.0 score:7 rack:2/0/1

The header is the name of the game, the version of its rules and the digest of its data. A word
without a colon names the record that the following fields belong to; `5*0` is a run of zeros. No
word contains `=`, `,` or a bracket, so that a notation can be a parameter elsewhere.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sacbe.kernel import from_bytes, to_bytes
from sacbe.kernel.records import Field, fields_of, is_record
from sacbe.play.errors import ImpossiblePosition
from sacbe.play.game import Game, games, stored_game
from sacbe.play.records import MOST_NOTATION
from sacbe.play.state import State
from sacbe.text import Texts

VALUES = re.compile(r"[0-9*/.e+-]+")
NUMBER = re.compile(r"-?[0-9]{1,20}(\.[0-9]{1,20})?(e[+-]?[0-9]{1,3})?")

Value = Any  # a number, a list of them, or nested dicts and lists


def describe(state: State) -> dict[str, object]:
    """All fields of a position, secrets included, as dicts, lists and numbers."""
    return _describe(state.plain())


def _describe(record: Any) -> dict[str, object]:
    return {
        name: _value(getattr(record, name), field)
        for name, field in fields_of(type(record)).items()
    }


def _value(value: Any, field: Field) -> Value:
    if is_record(field.item_type):
        return [_describe(item) for item in value] if field.shape else _describe(value)
    if len(field.shape) == 2:
        return [list(row) for row in value]
    return list(value) if field.shape else value


def position(
    game: Game, description: str | Mapping[str, object], base: State | None = None
) -> State:
    """A position from a description or a notation; ValueError says what is wrong with it.

    Fields that are left out are those of `base`, or zero. Records in lists may be given by their
    index: {"players": {0: {"corn": 5}}}.
    """
    if base is not None and base.game is not game:
        raise ValueError(f"The base is a position of {base.game!r}, not of {game!r}.")
    record = game.records.State() if base is None else from_bytes(game.records.State, base.raw())
    if isinstance(description, str):
        _read_notation(game, description, record)
    else:
        _set_fields(record, description, "")
    return State.load(game, to_bytes(record))


# ------------------------------------------------------------ descriptions


def _set_fields(record: Any, values: object, path: str) -> None:
    if not isinstance(values, Mapping):
        raise ValueError(
            f"{path or 'A description'} must be a dict of fields, not {_short(values)}."
        )
    for name, value in values.items():
        field = _field(record, name, path)
        if not is_record(field.item_type):
            _set_numbers(record, field, value, path + name)
        elif not field.shape:
            _set_fields(getattr(record, name), value, f"{path}{name}.")
        else:
            _set_records(getattr(record, name), value, path + name)


def _field(record: Any, name: object, path: str) -> Field:
    fields = fields_of(type(record))
    if name not in fields:
        close = difflib.get_close_matches(str(name), fields, 1)
        hint = f" Do you mean {close[0]!r}?" if close else f" There are {', '.join(fields)}."
        raise ValueError(f"There is no field {path}{name}.{hint}")
    return fields[str(name)]


def _set_records(records: Any, values: Any, path: str) -> None:
    """Set records of a list: all of them in order, or some by index."""
    pairs: Iterable[tuple[Any, Any]]
    if isinstance(values, Mapping):
        pairs = values.items()
    elif isinstance(values, list | tuple) and len(values) <= len(records):
        pairs = enumerate(values)
    else:
        raise ValueError(f"{path} must be at most {len(records)} records, not {_short(values)}.")
    for i, value in pairs:
        if type(i) is not int or not 0 <= i < len(records):
            raise ValueError(f"There is no {path}.{i}: there are {len(records)}.")
        _set_fields(records[i], value, f"{path}.{i}.")


def _set_numbers(record: Any, field: Field, value: Any, path: str) -> None:
    """Set a number, or a row or table of numbers."""
    try:
        if field.shape and not isinstance(value, list | tuple):  # a number would fill the row
            raise TypeError("a list is needed")
        setattr(record, field.name, value)
    except (ValueError, TypeError, OverflowError) as error:
        shape = " × ".join(map(str, field.shape))
        form = f"{shape} numbers" if shape else "a number"
        raise ValueError(f"{path} must be {form}, not {_short(value)}: {error}.") from None


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def edit(
    state: State, edits: Mapping[str, int], texts: Texts, names: Sequence[str]
) -> tuple[Any, State | None, int]:
    """Change fields of `Game.editor`: the changed position as a plain record, the same as a State,
    and the number of the fault if it is impossible. ValueError if a field does not exist or cannot
    have this value."""
    record, editor = state.plain(), state.game.editor
    groups = editor.groups(record, texts, names)
    fields = {field.id: field for group in groups for field in group.fields}
    for name, value in edits.items():
        if name not in fields or not fields[name].allows(value):
            raise ValueError(f"{_short(name)} cannot be set to {value}.")
        if fields[name].read() != value:
            fields[name].write(value)
    if edits:
        editor.complete(record)
    try:
        return record, State.load(state.game, to_bytes(record)), 0
    except ImpossiblePosition as error:
        return record, None, error.fault


# ------------------------------------------------------------ notation


def notation(state: State) -> str:
    """A position in one line, for `Game.position`."""
    game = state.game
    header = [game.name, str(game.rules_version), game.data_digest]
    return " ".join([*header, *_words(state.plain(), "")])


def _words(record: Any, path: str) -> Iterator[str]:
    """The fields of a record that are not zero: first the numbers, then the records in it."""
    fields = fields_of(type(record))
    for name, field in fields.items():
        value = getattr(record, name)
        if not is_record(field.item_type) and any(numbers := _flat(value, field)):
            yield f"{name}:{_runs(numbers)}"
    for name, field in fields.items():
        if is_record(field.item_type):
            value = getattr(record, name)
            items = [(f"{path}{name}.{i}", item) for i, item in enumerate(value)]
            for inner, item in items if field.shape else [(f"{path}{name}", value)]:
                words = list(_words(item, f"{inner}."))
                if words:
                    yield from (inner, *words)


def _flat(value: Any, field: Field) -> list[float]:
    if len(field.shape) == 2:
        return [number for row in value for number in row]
    return list(value) if field.shape else [value]


def _runs(numbers: list[float]) -> str:
    """Numbers joined by slashes, equal neighbours as `count*number`."""
    parts: list[tuple[int, float]] = []
    for number in numbers:
        if parts and parts[-1][1] == number:
            parts[-1] = parts[-1][0] + 1, number
        else:
            parts.append((1, number))
    return "/".join(f"{n}*{number!r}" if n > 1 else repr(number) for n, number in parts)


def read(text: str) -> State:
    """A position of any game from its notation, which names the rules and the data; ValueError if
    it is impossible or the rules are gone."""
    if len(text) > MOST_NOTATION:
        raise ValueError(f"A notation has at most {MOST_NOTATION} characters.")
    name, version, data = [*text.split(maxsplit=3), "", "", ""][:3]
    if name not in games():
        raise ValueError(f"A notation begins with the name of a game, not with {_short(name)}.")
    if not (version.isascii() and version.isdigit() and len(version) <= 4):
        raise ValueError("After the name of the game comes the version of its rules.")
    rules = stored_game(name, int(version), data)
    if rules is None:
        raise ValueError(f"There are no rules {version} with data {_short(data)}.")
    return position(rules, text)


def _read_notation(game: Game, text: str, record: Any) -> None:
    if len(text) > MOST_NOTATION:
        raise ValueError(f"A notation has at most {MOST_NOTATION} characters.")
    words = text.split()
    header = [game.name, str(game.rules_version), game.data_digest]
    if words[:3] != header:
        raise ValueError(
            f"A position of {game.title} with these rules and data begins with "
            f"{' '.join(header)!r}, not {_short(' '.join(words[:3]))}."
        )
    target, path = record, ""
    for word in words[3:]:
        name, colon, values = word.partition(":")
        if colon:
            field = _field(target, name, path)
            if is_record(field.item_type) or not VALUES.fullmatch(values):
                raise ValueError(f"{_short(word)} is not a field with numbers.")
            _set_flat(target, field, values, path + name)
        else:
            target, path = _find_record(record, word), f"{word}."


def _find_record(record: Any, path: str) -> Any:
    """The record at a path such as players.0; each word begins at the whole position."""
    names = path.split(".")
    while names:
        name = names.pop(0)
        field = _field(record, name, "")
        value = getattr(record, name)
        if not is_record(field.item_type):
            raise ValueError(f"{path} is not a record.")
        if field.shape:
            index = names.pop(0) if names else ""
            if not (index.isascii() and index.isdigit()) or int(index) >= len(value):
                raise ValueError(f"There is no {path}: there are {len(value)} {name}.")
            value = value[int(index)]
        record = value
    return record


def _set_flat(record: Any, field: Field, text: str, path: str) -> None:
    size = 1
    for length in field.shape:
        size *= length
    numbers: list[float] = []
    for part in text.split("/"):
        count, star, number = part.rpartition("*")
        times = int(count) if count.isdigit() else 0 if star else 1
        if not NUMBER.fullmatch(number) or not 1 <= times <= size:
            raise ValueError(f"{path}: {_short(part)} is not a number or a run of up to {size}.")
        numbers += [float(number) if "." in number or "e" in number else int(number)] * times
        if len(numbers) > size:
            break
    if len(numbers) != size:
        raise ValueError(f"{path} needs {size} numbers.")
    value: Any = numbers if field.shape else numbers[0]
    if len(field.shape) == 2:
        columns = field.shape[1]
        value = [numbers[i : i + columns] for i in range(0, size, columns)]
    _set_numbers(record, field, value, path)
