"""Game: a game by name, its options, and its first position."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.metadata
import os
import pkgutil
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sacbe.games import (
    EARLIER,
    DataError,
    Option,
    earlier_versions,
    has_own_data,
    load_package,
)
from sacbe.play.errors import UnknownGame
from sacbe.play.integers import as_integer
from sacbe.text import LANGUAGES, Texts
from sacbe.text.reference import Prose, Reference, load

if TYPE_CHECKING:
    from sacbe.games.interface import (
        Actions,
        Board,
        BoardDocument,
        Editor,
        Evaluator,
        EventLog,
        Explain,
        GameDefinition,
        GameTexts,
        History,
        Invariants,
        Knowledge,
        Observation,
        PageInfo,
        Panels,
        Records,
        RuleCodes,
        Rules,
        TerminalView,
    )
    from sacbe.play.engine import Engine
    from sacbe.play.state import State

MAGIC = b"SACBE\x01"
CHECKSUM = 8
MOST_DATA = 1_000_000  # bytes of a data file


ENTRY_POINTS = "sacbe.games"  # the group of entry points by which other packages add games


def games() -> tuple[str, ...]:
    """The names of all games: those of Sacbe and those of other packages that can be loaded."""
    return tuple(sorted({*_built_in(), *_external().definitions}))


@functools.cache
def _built_in() -> frozenset[str]:
    modules = pkgutil.iter_modules(importlib.import_module("sacbe.games").__path__)
    return frozenset(module.name for module in modules if module.ispkg)


class _External(NamedTuple):
    definitions: dict[str, type[GameDefinition[Any]]]
    failures: dict[str, str]  # by name: why it cannot be loaded


@functools.cache
def _external() -> _External:
    """The games of other packages. A broken one must not break the others, so its error is
    stored and raised when it is chosen."""
    result = _External({}, {})
    for point in importlib.metadata.entry_points(group=ENTRY_POINTS):
        if point.name in _built_in():
            continue
        try:
            result.definitions[point.name] = _load(point)
        except Exception as error:
            result.failures[point.name] = f"{point.value} ({type(error).__name__}: {error})"
    return result


def _load(point: importlib.metadata.EntryPoint) -> type[GameDefinition[Any]]:
    from sacbe.games.interface import GameDefinition, missing_names

    definition: object = point.load()
    if not (isinstance(definition, type) and issubclass(definition, GameDefinition)):
        raise TypeError("not a class derived from GameDefinition")
    if names := missing_names(definition):
        raise TypeError(f"missing {', '.join(names)}")
    if definition.name != point.name:
        raise ValueError(f"the entry point is {point.name!r}, but the name {definition.name!r}")
    return definition


def game(name: str, data: str | os.PathLike[str] | bytes | None = None) -> Game:
    """A game by its name; with `data`, a data file's path or its bytes, on that data.

    One name and one content give one Game. Rules on other data are compiled apart, once for each
    content, and stay for as long as the process lives.
    """
    if name in _external().failures:
        raise UnknownGame(f"Game {name!r} cannot be loaded: {_external().failures[name]}.")
    if name not in games():
        raise UnknownGame(f"Unknown game {name!r}; choose from {', '.join(games())}.")
    if data is None or isinstance(data, bytes):
        return _game(name, data)
    path = Path(data)
    try:
        return _game(name, _read(path))
    except DataError as error:
        raise DataError(f"{path}: {error}") from None


def has_rules(name: str, rules_version: int) -> bool:
    """Does Sacbe have this version of a game's rules, as the current or an earlier one?"""
    if rules_version == game(name).rules_version:
        return True
    return name in _built_in() and rules_version in earlier_versions(name)


def game_with_data(name: str, rules_version: int, data: bytes | None) -> Game:
    """A game with rules of a version that Sacbe has, on its built-in data or on others."""
    is_current = rules_version == game(name).rules_version
    return _game(name, data, None if is_current else rules_version)


def stored_game(name: str, rules_version: int, digest: str) -> Game | None:
    """The game that a stored table or record was played with: the current rules or an earlier rule
    set, on its built-in data or on earlier data. None if Sacbe no longer has it."""
    if not has_rules(name, rules_version):
        return None
    rules = game_with_data(name, rules_version, None)
    if digest == rules.data_digest:
        return rules
    path = rules.earlier_data.get(digest)
    return None if path is None else game_with_data(name, rules_version, path.read_bytes())


@functools.lru_cache(1_000)
def has_stored_game(name: str, rules_version: int, digest: str) -> bool:
    """Can tables of this game, rules version and data still be played?"""
    return name in games() and stored_game(name, rules_version, digest) is not None


def game_of_position(data: bytes) -> Game:
    """The game of a position from `State.to_bytes`, which may be an earlier rule set; ValueError
    for anything else."""
    start = len(MAGIC) + 1
    try:
        stamp = data[start : start + data[len(MAGIC)]].decode("ascii")
        name, version, digest = stamp.split(" ")
        rules = stored_game(name, int(version), digest) if name in games() else None
    except (IndexError, ValueError):
        rules = None
    if rules is None or not data.startswith(MAGIC):
        raise ValueError("These bytes are not a Sacbe position.")
    return rules


def _read(path: Path) -> bytes:
    """Read a data file, up to the size limit."""
    try:
        if not path.is_file():
            raise DataError("not a regular file." if path.exists() else "no such file.")
        with path.open("rb") as file:
            return file.read(MOST_DATA + 1)
    except OSError as error:
        raise DataError(f"cannot read the file: {error.strerror}.") from None


IsStored = Callable[["Game"], bool]


class _Beginning:
    """How games begin in this process: see `begin_interpreted`."""

    is_stored: IsStored | None = None


def begin_interpreted(is_stored: IsStored = lambda game: game.compiled_engine.is_stored) -> None:
    """Let games begin on interpreted rules in this process, at once but slower, until everything
    that `is_stored` asks for is compiled. Another process must compile it (`sacbe prepare`);
    `Game.use_compiled` changes to the result. Games on other data files are not affected."""
    _Beginning.is_stored = is_stored


_games: dict[str, Game] = {}  # by package, or by the name of an entry point
_making_engines = threading.RLock()  # one engine of a kind for all threads
_making = threading.Lock()  # positions of two Games of one kind would never be equal


def _game(name: str, data: bytes | None, version: int | None = None) -> Game:
    if data is not None and len(data) > MOST_DATA:
        raise DataError(f"The data file is too large: the limit is {MOST_DATA // 1_000_000} MB.")
    try:
        (data or b"").decode("utf-8")  # a record holds it as text
    except UnicodeDecodeError as error:
        raise DataError(f"The data file is not valid UTF-8: {error}.") from None
    if name in _external().definitions:
        if data is not None:
            raise DataError(f"{name} has no data file that can be replaced.")
        with _making:
            if name not in _games:
                _games[name] = Game(_external().definitions[name](), None)
            return _games[name]
    with _making:
        package = load_package(name, version, data)
        if package not in _games:
            definition = importlib.import_module(package).Definition()
            _games[package] = Game(definition, None if has_own_data(package) else data, version)
        return _games[package]


class Game:
    """A game: its facts and parts, and the source of its positions.

    The rules are loaded (and, the very first time, compiled) when something needs them; a program
    that people wait for calls `begin_interpreted` instead.
    """

    def __init__(
        self, definition: GameDefinition[Any], data: bytes | None, version: int | None = None
    ) -> None:
        """Games come from `game`. `data` is None where it is built in, `version` is that of an
        earlier rule set."""
        self.definition = definition
        self._version = version
        self.name: str = definition.name
        self.data = data
        self.title: str = self.definition.title
        self.about: str = self.definition.about
        self.players: tuple[int, int] = self.definition.players
        self.rules_version: int = self.definition.rules_version
        self.options: tuple[Option, ...] = self.definition.options

    def __repr__(self) -> str:
        if self._version is not None:
            return f"<sacbe.game({self.name!r}) with rules {self._version}, {self.data_digest}>"
        if self.data is None:
            return f"sacbe.game({self.name!r})"
        return f"<sacbe.game({self.name!r}) on data {self.data_digest}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _game, (self.name, self.data, self._version)

    @functools.cached_property
    def engine(self) -> Engine:
        """The rules: compiled, or interpreted for the time being (see `begin_interpreted`)."""
        from sacbe.play.engine import Engine

        with _making_engines:
            engine: Engine | None = vars(self).get("engine")  # made by another thread
            if engine is None and self._may_load:
                engine = self.compiled_engine
                engine.load()
            elif engine is None:
                engine = Engine(self, interpreted=True)
            self.engine = engine
            return engine

    @property
    def _may_load(self) -> bool:
        """Must the compiled rules be used now, even if that means to compile them?"""
        is_stored = _Beginning.is_stored
        return is_stored is None or self.data is not None or is_stored(self)

    @functools.cached_property
    def compiled_engine(self) -> Engine:
        """The compiled rules, which may not be loaded yet."""
        from sacbe.play.engine import Engine

        with _making_engines:
            engine: Engine = vars(self).setdefault("compiled_engine", Engine(self, load=False))
            return engine

    def use_compiled(self) -> bool:
        """Change to the compiled rules if another process has compiled them meanwhile; False if
        not. Positions continue on them from their next copy."""
        if self.engine.interpreted and not self.compiled_engine.interpreted and self._may_load:
            with _making_engines:
                self.compiled_engine.load()
                self.engine = self.compiled_engine
        return not self.engine.interpreted

    @property
    def num_actions(self) -> int:
        """Action ids are 0 to num_actions - 1."""
        return self.definition.records.NUM_ACTIONS

    @property
    def num_chance(self) -> int:
        """Ids of chance outcomes are 0 to num_chance - 1, separate from the actions."""
        return self.definition.records.NUM_CHANCE

    def most_decisions(self, players: int) -> int:
        """An upper bound on the decisions of a game, forced ones included."""
        return self.definition.most_decisions(players)

    def most_chance(self, players: int) -> int:
        """An upper bound on the chance outcomes of a game."""
        return self.definition.most_chance(players)

    @property
    def data_digest(self) -> str:
        """The digest of the data file that the rules were built with."""
        return self.definition.data_digest

    @functools.cached_property
    def earlier_data(self) -> dict[str, Path]:
        """Built-in data files of earlier versions, by digest."""
        folder = self.definition.find_file(EARLIER)
        return {path.stem: path for path in sorted(folder.glob("*.*"))}

    @property
    def is_shipped(self) -> bool:
        """Does Sacbe contain the data? Otherwise records contain their data file."""
        return self.data is None or self.data_digest in self.earlier_data

    @property
    def observation_names(self) -> tuple[str, ...]:
        """A name for every column of State.observation."""
        return self.observation.NAMES

    @property
    def observation_version(self) -> int:
        """The version of the layout of observations."""
        return self.observation.VERSION

    @functools.cache  # noqa: B019 - games live as long as the process
    def texts(self, lang: str) -> Texts:
        """The game's texts in a language."""
        folder = self.definition.find_file("text")
        return Texts(folder.parent if folder.is_dir() else None, lang)

    @functools.cache  # noqa: B019 - as above
    def reference(self, lang: str) -> Reference:
        """All rules in a language, paragraph by paragraph."""
        if lang not in LANGUAGES:
            raise ValueError(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
        path = self.definition.find_file("reference") / f"{lang}.md"
        if not path.parent.is_dir():
            return Reference(self.title, (Prose((self.about,)),), ())
        return load(path)

    # ------------------------------------------------------------ the parts

    @property
    def records(self) -> Records:
        return self.definition.records

    @property
    def rules(self) -> Rules[Any]:
        return self.definition.rules

    @property
    def knowledge(self) -> Knowledge[Any]:
        return self.definition.knowledge

    @property
    def observation(self) -> Observation[Any]:
        return self.definition.observation

    @property
    def invariants(self) -> Invariants[Any]:
        return self.definition.invariants

    @property
    def actions(self) -> Actions[Any]:
        return self.definition.actions

    @property
    def explain(self) -> Explain[Any]:
        return self.definition.explain

    @property
    def event_log(self) -> EventLog[Any]:
        return self.definition.event_log

    @property
    def text(self) -> GameTexts:
        return self.definition.text

    @property
    def rule_codes(self) -> RuleCodes:
        return self.definition.rule_codes

    @property
    def evaluator(self) -> Evaluator[Any]:
        return self.definition.evaluator

    @property
    def board(self) -> Board:
        return self.definition.board

    @property
    def terminal(self) -> TerminalView:
        return self.definition.terminal

    @property
    def panels(self) -> Panels:
        return self.definition.panels

    @property
    def document(self) -> BoardDocument:
        return self.definition.document

    @property
    def history(self) -> History:
        return self.definition.history

    @property
    def page(self) -> PageInfo:
        return self.definition.page

    @property
    def checks_positions(self) -> bool:
        """Does the game have its own invariants? Without them compiled rules, which do not
        check indices, must not get positions from strangers."""
        from sacbe.games.interface import GameDefinition

        return type(self.definition).invariants is not GameDefinition.invariants

    @property
    def editor(self) -> Editor[Any]:
        return self.definition.editor

    def checked_options(
        self, players: int, wishes: Mapping[str, int | bool | str]
    ) -> dict[str, int | bool | str]:
        """All options with their values, or a ValueError that says what is wrong."""
        if not wishes and type(players) is int:
            return self._default_options(players).copy()
        return self._check_options(players, wishes)

    @functools.cache  # noqa: B019 - as above
    def _default_options(self, players: int) -> dict[str, int | bool | str]:
        return self._check_options(players, {})

    def _check_options(
        self, players: int, wishes: Mapping[str, int | bool | str]
    ) -> dict[str, int | bool | str]:
        low, high = self.players
        if as_integer(players, low, high) is None:
            raise ValueError(f"{self.title} is for {low} to {high} players, not {players!r}.")
        by_name = {option.name: option for option in self.options}
        for name in wishes:
            if name not in by_name:
                raise ValueError(
                    f"{self.title} has no option {name!r}; choose from {', '.join(by_name)}."
                )
        values: dict[str, int | bool | str] = {}
        for name, option in by_name.items():
            value = wishes.get(name, option.default)
            if option.kind == "int" and (number := as_integer(value, -(2**63))) is not None:
                value = number
            kind: type = {"int": int, "bool": bool, "str": str}[option.kind]
            if type(value) is not kind or value not in option.choices:
                choices = ", ".join(map(repr, option.choices))
                raise ValueError(f"Option {name} must be one of {choices}, not {value!r}.")
            values[name] = value
        wrong = self.definition.refuse_options(players, values)
        if wrong:
            raise ValueError(wrong)
        return values

    def start(self, players: int = 0, **options: Any) -> State:
        """A new game, by default for the largest number of players."""
        from sacbe.play.state import State

        if players == 0:
            players = self.players[1]
        values = self.checked_options(players, options)
        return State.start(self, players, values)

    def position(self, description: str | Mapping[str, object], base: State | None = None) -> State:
        """A position from `State.describe` or `State.notation`, or from some fields in place of
        those of another position; ValueError if it is impossible."""
        from sacbe.play.position import position

        return position(self, description, base)

    def from_bytes(self, data: bytes) -> State:
        """A position from `State.to_bytes`; ValueError for anything else."""
        from sacbe.play.state import State

        if not isinstance(data, bytes) or not data.startswith(MAGIC):
            raise ValueError("These bytes are not a Sacbe position.")
        head = self.header()
        body = data[len(head) : -CHECKSUM]
        if not data.startswith(head):
            same = data.startswith(head[: -len(self.data_digest)])
            what = "with this data" if same else "with these rules"
            raise ValueError(f"These bytes are not a position of {self.title} {what}.")
        if len(body) != self.engine.state_bytes or checksum(data[:-CHECKSUM]) != data[-CHECKSUM:]:
            raise ValueError("This position is corrupt.")
        return State.load(self, body)

    def header(self) -> bytes:
        """The header of a stored position: game, rules version and data digest."""
        stamp = f"{self.name} {self.rules_version} {self.data_digest}".encode()
        return MAGIC + len(stamp).to_bytes(1, "big") + stamp


def checksum(data: bytes) -> bytes:
    """A checksum that detects damaged bytes."""
    return hashlib.blake2b(data, digest_size=CHECKSUM).digest()
