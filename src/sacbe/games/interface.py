"""The interface between a game and everything that plays it.

A game is a class derived from `GameDefinition`. It names the game and gives access to its parts:
the compiled rules, what a seat may know, the texts, the board and so on. Every part has a protocol
below; a module or an object can implement it, and mypy checks that it does. Parts are properties,
so that a part is imported when it is first used: listing the games loads no rules.

`S` is the record class of the game's positions (see `sacbe.kernel.record`).
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from sacbe.games import Option, find_file

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from sacbe.draw.parts import Picture
    from sacbe.games.editor import FieldGroup
    from sacbe.kernel import Rng
    from sacbe.text import Texts
    from sacbe.text.document import Document
    from sacbe.text.history import Highlight, Mark, Number, PointSource, Scene, TieBreak
    from sacbe.text.panels import Block, Ledger

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)

# JSON-like payloads. Their keys are documented by each game.
View = Mapping[str, Any]  # what a seat may know of a position
Info = Mapping[str, Any]  # what an action means; "type" is always there
Event = dict[str, Any]  # an entry of the log; "event" and "seat" are always there
Refusal = dict[str, Any]  # why an action is not legal: "reason", "rule" and numbers
Choice = tuple[int, Info, str]  # an action with its info and its text

# Fields of a position, or parts of them: (field, first, number).
Group = tuple[str | tuple[str, int, int], ...]
Groups = tuple[Group, ...]
Entities = Mapping[str, tuple[Sequence[str], Sequence[str]]]

# Values of compiled code: records of the game, or numpy arrays.
OptionsRecord = Any  # the game's `Options`
ActionList = Any  # the game's `Actions`: `n` and `ids`
Columns = Any  # a row of float32
WeightsRecord = Any  # the evaluator's `Weights`
WeightsBlock = Any  # a block with one `Weights`


NO_DATA = "-"  # the digest of a game without a data file


class Records(Protocol):
    """The records of a game and the ranges of its ids."""

    @property
    def State(self) -> type[Any]:
        """A position; it has the fields `current_player` and `players_n`."""

    @property
    def Options(self) -> type[Any]:
        """The options of a game, one field each."""

    @property
    def Actions(self) -> type[Any]:
        """A list of action ids: a count `n` and a row `ids`."""

    @property
    def NUM_ACTIONS(self) -> int:
        """Action ids are 0 to NUM_ACTIONS - 1."""

    @property
    def NUM_CHANCE(self) -> int:
        """Ids of chance outcomes are 0 to NUM_CHANCE - 1."""


class Rules(Protocol[S_contra]):
    """The compiled rules. `seat` is CHANCE (-1) for chance outcomes."""

    def init(self, s: S_contra, players: int, options: OptionsRecord) -> None:
        """Set up a new game in a zeroed position."""

    def resolve(self, s: S_contra) -> None:
        """Run all automatic steps until a player or chance must act; set `current_player`."""

    def legal_actions(self, s: S_contra, seat: int, out: ActionList) -> None:
        """List the legal actions of a seat, or the possible chance outcomes, in ascending order."""

    def apply_action(self, s: S_contra, seat: int, action: int) -> None:
        """Apply a legal action alone, without the automatic steps after it."""

    def run_step(self, s: S_contra) -> int:
        """Run one automatic step and return its number; -1 if none is left."""

    def play(self, s: S_contra, seat: int, action: int) -> None:
        """Apply a legal action and resolve."""

    def must_act(self, s: S_contra, seat: int) -> bool:
        """Must this seat choose now?"""

    def winners(self, s: S_contra) -> int:
        """The leading seats as bits; the winners once the game is over."""


class Knowledge(Protocol[S_contra]):
    """What a seat may know, chance and points."""

    def view(
        self, s: S_contra, seat: int | None, public_view: dict[str, Any] | None = None
    ) -> View:
        """What a seat (None: a spectator) may know. With `public_view`, a spectator's view of the
        same position, its parts are reused."""

    def goods_view(self, s: S_contra, seat: int) -> View:
        """The pieces of a seat's view that its goods are counted from (`GOODS`, `COUNTERS`).
        `players` may have this seat only: a whole view for every choice would take long."""

    def knows(self, s: S_contra, seat: int | None, player: int, action: int) -> bool:
        """May a seat (None: a spectator) know that this action was played here?"""

    def determinize(self, s: S_contra, seat: int, rng: Rng) -> None:
        """Re-deal everything that a seat (-1: a spectator) cannot know. Compiled."""

    def is_simultaneous(self, s: S_contra) -> bool:
        """Is the choice a secret, simultaneous one?"""

    def scores(self, s: S_contra) -> list[int | float]:
        """The current points of every seat."""

    def score(self, s: S_contra, seat: int) -> float:
        """The current points of a seat. Compiled."""

    def chance_weight(self, s: S_contra, outcome: int) -> int:
        """The relative probability of a chance outcome. Compiled."""

    def copies(self, outcome: int) -> int:
        """The largest weight that a chance outcome can have."""

    def shuffle(self, s: S_contra, outcome: int) -> int:
        """How often the deck of a chance outcome was shuffled again."""


class Observation(Protocol[S_contra]):
    """A seat's knowledge as a row of numbers."""

    @property
    def VERSION(self) -> int:
        """Changes with the columns."""

    @property
    def NAMES(self) -> tuple[str, ...]:
        """A name for every column."""

    @property
    def MEANINGS(self) -> Mapping[str, str]:
        """Descriptions of the columns, by name patterns."""

    @property
    def GROUPS(self) -> Groups:
        """The fields of the position that each group of columns depends on."""

    @property
    def ENTITIES(self) -> Entities:
        """Kinds of things that columns are about: their ids, and patterns of column names in which
        `{}` is the id and `*` anything. A column belongs to the first kind that it matches."""

    @property
    def PRIVATE(self) -> tuple[str, ...]:
        """Patterns of the columns that a spectator may not know."""

    @property
    def SYMMETRIC(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of things that may swap their names without changing the game."""

    def observe(self, s: S_contra, seat: int, out: Columns) -> None:
        """Write the columns of a seat. Compiled."""

    def update(
        self,
        before: S_contra,
        viewer: int,
        s: S_contra,
        seat: int,
        groups: int,
        out: Columns,
        spare: Columns,
    ) -> None:
        """Update a row from what `viewer` saw before to what `seat` sees now. `groups` are the
        groups with fields that may differ, as bits; `spare` is a row to work on. Compiled."""


class Invariants(Protocol[S_contra]):
    """Which positions are possible."""

    @property
    def FAULTS(self) -> tuple[str, ...]:
        """A text for every fault number."""

    def check(self, s: S_contra) -> int:
        """The number of the first fault of a position; 0 if it has none. Compiled."""


class Actions(Protocol[S_contra]):
    """What actions mean."""

    @property
    def TYPES(self) -> Mapping[str, str]:
        """The action types, each with a description of its keys."""

    @property
    def FIRST_IDS(self) -> Sequence[int]:
        """Where each range of action ids begins."""

    @property
    def DESCRIBES(self) -> Mapping[str, tuple[str, ...]]:
        """By type: keys that depend on the position and only describe an action."""

    @property
    def CONFIRMED(self) -> tuple[str, ...]:
        """Types that a player confirms even if there is no other choice."""

    def info(self, s: S_contra, action: int, seat: int) -> Info:
        """What an action means for a seat."""

    def chance_info(self, s: S_contra, outcome: int) -> Info:
        """What a chance outcome means."""

    def context(self, view: View, info: Info, seat: int) -> Info:
        """Further facts for the text of an action of a seat, from its view."""

    def find(self, s: S_contra, facts: dict[str, Any], seat: int) -> int | None:
        """The id of an action whose info has these facts."""


class Explain(Protocol[S_contra]):
    """Why actions are not legal."""

    def refuse(self, s: S_contra, action: int | None, seat: int) -> Refusal:
        """Why a seat cannot play this action now. Called only if it is not legal."""


class EventLog(Protocol[S]):
    """What happened in a move."""

    def events_of(
        self, before: S, player: int, action: int, steps: list[tuple[int, S]]
    ) -> list[Event]:
        """The events of a move. `steps` are the action (-1) and the automatic steps after it, each
        with the position that it led to."""

    def redact(self, event: Event, seat: int | None) -> Event:
        """The event as far as a seat (None: a spectator) may know it."""


class GameTexts(Protocol):
    """Sentences of a game in any language."""

    @property
    def HELP(self) -> Sequence[str]:
        """The sections of the short rules."""

    @property
    def GOODS(self) -> Mapping[str, str]:
        """The icon of every resource, by its path in a player's view."""

    @property
    def VALUED_GOODS(self) -> Mapping[str, bool]:
        """Resources of which more (True) or fewer (False) is better for the player who has them."""

    @property
    def OPTIONS(self) -> Mapping[str, str]:
        """The fact that lists the choices after an action, by its type: a text that goes on with
        what was chosen does without it."""

    @property
    def COUNTERS(self) -> Mapping[str, Callable[[View, int], int]]:
        """Resources that are not a plain number of the view, with the function that counts them."""

    def action_text(self, info: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
        """An action as a sentence without a full stop."""

    def refusal_text(self, refusal: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
        """Why an action is not legal."""

    def event_text(self, event: Info, texts: Texts, names: Sequence[str]) -> str:
        """A line of the log."""

    def rules_help(self, texts: Texts) -> list[tuple[str, str]]:
        """The short rules: titles and paragraphs."""


class RuleCodes(Protocol):
    """The paragraphs of the rules reference that cover actions, events and tiles."""

    @property
    def ACTIONS(self) -> Mapping[str, str]:
        """Codes by action type."""

    @property
    def EVENTS(self) -> Mapping[str, str]:
        """Codes by event."""

    @property
    def TILES(self) -> Mapping[str, str]:
        """Codes by kind of tile."""


class Evaluator(Protocol[S_contra]):
    """How good a position is. All functions but `search_weights` are compiled."""

    @property
    def Weights(self) -> type[Any]:
        """The record of the weights."""

    @property
    def WEIGHTS(self) -> WeightsBlock:
        """The weights of the greedy bot."""

    def search_weights(self, players: int) -> WeightsBlock:
        """The weights of the search."""

    def estimate(self, s: S_contra, seat: int, viewer: int, w: WeightsRecord) -> float:
        """The expected final points of a seat, as far as `viewer` can know."""

    @property
    def N_FEATURES(self) -> int:
        """The length of the row that `features` writes."""

    def features(self, s: S_contra, seat: int, viewer: int, w: WeightsRecord, x: Columns) -> float:
        """The estimate, and writes what the net of the search looks at into a row of zeros."""

    def resting(self, s: S_contra) -> bool:
        """Is the position quiet enough to be evaluated?"""

    def turns_begun(self, s: S_contra) -> int:
        """A counter that changes when another turn begins."""

    def secret(self, s: S_contra) -> bool:
        """Is the choice a secret, simultaneous one?"""

    def revealed(self, s: S_contra) -> int:
        """A number that changes when secret choices are revealed."""


class Board(Protocol):
    """The board as a picture."""

    def picture(
        self,
        view: View,
        seat: int | None,
        choices: Sequence[Choice],
        texts: Texts,
        names: Sequence[str],
    ) -> Picture:
        """The board as a seat (None: a spectator) sees it, with what it may choose."""

    def question(
        self, view: View, seat: int, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
    ) -> str:
        """What the seat must choose, as a sentence."""


class Question(Protocol):
    """A typed question as the terminal understood it."""

    @property
    def facts(self) -> list[str]:
        """Answers that do not depend on what is legal."""

    @property
    def actions(self) -> list[dict[str, Any]]:
        """The actions that the question is about, as infos."""


class TerminalView(Protocol):
    """The game on a text terminal."""

    def screens(
        self, view: View, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> list[list[RenderableType]]:
        """The board in several sizes, the largest first, each as a list of parts."""

    def board(
        self, view: View, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> RenderableType:
        """The whole board."""

    def question(self, view: View, texts: Texts) -> str:
        """What must be chosen."""

    def choice(self, info: Info, view: View, texts: Texts) -> tuple[str, str]:
        """The heading and the short text of a choice."""

    def own(self, view: View, seat: int, texts: Texts) -> Text:
        """The seat's resources in one line."""

    def news(
        self, events: Iterable[Event], reader: int | None, texts: Texts, names: Sequence[str]
    ) -> list[str]:
        """Events in few lines."""

    def ask(self, typed: str, view: View, seat: int, texts: Texts) -> Question:
        """Understand a typed question."""

    def facts(self, info: Info, texts: Texts) -> list[str]:
        """Further facts about a choice."""

    def signs(self, texts: Texts) -> RenderableType:
        """The key to the signs of the board."""

    def hint(self, what: str, texts: Texts) -> str:
        """A sentence on `about` (the game), `letter`, `ask` or `examples` (of questions)."""


class Panels(Protocol):
    """What explains a game beside its board, as data for terminal and page."""

    def ledger(
        self,
        events: Iterable[Info],
        scores: Sequence[float],
        winners: Sequence[int],
        texts: Texts,
        players: int,
    ) -> Ledger:
        """Where the points came from."""

    def tiles(self, view: View, seat: int | None, texts: Texts) -> Sequence[Block]:
        """All tiles or cards of the game, their effects and where they are."""


class BoardDocument(Protocol):
    """The board as a document, for screen readers and for reading without a picture."""

    def document(
        self, view: View, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> Document:
        """Everything that the picture shows, from the view of a seat (None: a spectator) alone. The
        first item of its first list says how far the game is; lists of tables show it."""


class History(Protocol):
    """The course of a game, from its events. Pairs are events with the numbers of their moves, as
    far as the reader may know them."""

    def points(self, event: Info) -> Number:
        """The points that the seat of an event gained or lost."""

    def sources(self, events: Iterable[Info], players: int, texts: Texts) -> Sequence[PointSource]:
        """The points of every seat by source. Their sums are the points so far."""

    def source_name(self, source: str, texts: Texts) -> str:
        """The name of a source of points by its id, whether it has given any or not."""

    def activities(
        self, events: Iterable[Info], players: int, texts: Texts
    ) -> Sequence[PointSource]:
        """What every seat did how often, such as actions per region: counts instead of points."""

    def mark(self, event: Info, texts: Texts) -> Mark | None:
        """The mark of an event that divides the game, such as a new round."""

    def tie_breaks(self, view: View, texts: Texts) -> Sequence[TieBreak]:
        """What decides between seats with equal points, in order."""

    def highlights(
        self, events: Iterable[tuple[int, Info]], texts: Texts, names: Sequence[str]
    ) -> Iterable[Highlight]:
        """Remarkable facts that only this game has."""

    def scenes(
        self, events: Iterable[tuple[int, Info]], texts: Texts, names: Sequence[str]
    ) -> Iterable[Scene]:
        """Events that happened together, such as a Food Day, once all of them are there."""


class PageInfo(Protocol):
    """What the web page shows of this game alone, besides the files in the folder `page`."""

    @property
    def ACCOUNTS(self) -> Mapping[str, Callable[[Info], Mapping[str, int]]]:
        """By resource: the sources of it in an event."""

    def signs(self, lang: str) -> dict[str, list[str]]:
        """Icons for the abbreviations in the list of tiles."""

    def reasons(self, before: View, after: View, seat: int, texts: Texts) -> list[str]:
        """What a plan achieves for a seat besides goods and points, for hints: from the views
        before and after it, as parts of a sentence."""


class Editor(Protocol[S_contra]):
    """What can be changed in a position by hand. Positions are plain records."""

    def groups(self, s: S_contra, texts: Texts, names: Sequence[str]) -> Sequence[FieldGroup]:
        """The fields of a valid position, in groups. Whatever is written to them within their
        ranges, this works on the changed position as well."""

    def complete(self, s: S_contra) -> None:
        """Set what follows from the fields, after some were changed: reserves, counters."""

    def fault_text(self, fault: int, lang: str) -> str:
        """A fault of the invariants (0: no legal action) as a sentence."""


class GameDefinition(ABC, Generic[S]):
    """A game: its facts and its parts."""

    name: str  # of its package or entry point
    title: str
    about: str  # one or two sentences
    players: tuple[int, int]  # the least and the most
    rules_version: int  # changes when old records no longer replay
    options: tuple[Option, ...] = ()

    def refuse_options(self, players: int, options: Mapping[str, int | bool | str]) -> str | None:
        """Why these options, each valid alone, cannot be combined; None if they can."""
        return None

    @abstractmethod
    def most_decisions(self, players: int) -> int:
        """An upper bound on the decisions of all seats in a game, forced ones included."""

    def most_chance(self, players: int) -> int:
        """An upper bound on the chance outcomes in a game."""
        return 0

    @property
    def folder(self) -> Path:
        """The folder of the game's files: `text`, `reference`, `page` and `earlier`."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def find_file(self, name: str) -> Path:
        """A file or folder of the game. An earlier rule set has only what differs."""
        module = type(self).__module__
        if hasattr(sys.modules[module], "__path__"):
            return find_file(module, name)
        return self.folder / name

    @property
    def data_digest(self) -> str:
        """Identifies the data file that the rules were built with."""
        return NO_DATA

    @property
    def search_settings(self) -> Mapping[str, float]:
        """Settings of the search that replace those of levels.toml. Default: rollouts."""
        from sacbe.games.defaults import ROLLOUTS

        return ROLLOUTS

    @property
    @abstractmethod
    def records(self) -> Records:
        """The records of the game."""

    @property
    @abstractmethod
    def rules(self) -> Rules[S]:
        """The compiled rules."""

    @property
    def knowledge(self) -> Knowledge[S]:
        """What a seat may know. Default: everything."""
        from sacbe.games.defaults import knowledge_of

        return knowledge_of(self)

    @property
    def observation(self) -> Observation[S]:
        """A seat's knowledge as numbers. Default: all numbers of the position."""
        from sacbe.games.defaults import observation_of

        return observation_of(self)

    @property
    def invariants(self) -> Invariants[S]:
        """Which positions are possible. Default: all in which the players are in range."""
        from sacbe.games.defaults import invariants_of

        return invariants_of(self)

    @property
    def actions(self) -> Actions[S]:
        """What actions mean. Default: their numbers."""
        from sacbe.games.defaults import NumberedActions

        return NumberedActions(self.records.NUM_ACTIONS)

    @property
    def explain(self) -> Explain[S]:
        """Why actions are not legal. Default: whose turn it is."""
        from sacbe.games.defaults import SimpleExplain

        return SimpleExplain()

    @property
    def event_log(self) -> EventLog[S]:
        """What happened in a move. Default: the move, and the winners."""
        from sacbe.games.defaults import MoveLog

        return MoveLog(self)

    @property
    def text(self) -> GameTexts:
        """Sentences. Default: English, made from the infos of actions."""
        from sacbe.games.defaults import EnglishTexts

        return EnglishTexts(self.title, self.about)

    @property
    def rule_codes(self) -> RuleCodes:
        """Links into the rules reference. Default: none."""
        from sacbe.games.defaults import NoRuleCodes

        return NoRuleCodes()

    @property
    def evaluator(self) -> Evaluator[S]:
        """How good a position is. Default: the current points."""
        from sacbe.games.defaults import evaluator_of

        return evaluator_of(self)

    @property
    def board(self) -> Board:
        """The board as a picture. Default: the view as text, and buttons."""
        from sacbe.games.default_views import TextBoard

        return TextBoard(self.title)

    @property
    def terminal(self) -> TerminalView:
        """The game on a text terminal. Default: the view as text."""
        from sacbe.games.default_views import TextTerminal

        return TextTerminal(self.about, self.text)

    @property
    def panels(self) -> Panels:
        """The score ledger and the list of tiles. Default: the points, and no tiles."""
        from sacbe.games.default_views import PlainPanels

        return PlainPanels()

    @property
    def document(self) -> BoardDocument:
        """The board as a document. Default: the entries of the view."""
        from sacbe.games.default_views import ViewDocument

        return ViewDocument(self.title)

    @property
    def history(self) -> History:
        """The course of a game. Default: its final points alone."""
        from sacbe.games.default_views import PlainHistory

        return PlainHistory()

    @property
    def page(self) -> PageInfo:
        """What the web page shows of this game alone. Default: nothing."""
        from sacbe.games.default_views import PlainPage

        return PlainPage()

    @property
    def editor(self) -> Editor[S]:
        """What can be changed in a position. Default: all its numbers, by their names."""
        from sacbe.games.editor import PlainEditor

        return PlainEditor(self)


FACTS = ("name", "title", "about", "players", "rules_version")
PARTS: dict[str, type] = {
    "records": Records,
    "rules": Rules,
    "knowledge": Knowledge,
    "observation": Observation,
    "invariants": Invariants,
    "actions": Actions,
    "explain": Explain,
    "event_log": EventLog,
    "text": GameTexts,
    "rule_codes": RuleCodes,
    "evaluator": Evaluator,
    "board": Board,
    "terminal": TerminalView,
    "panels": Panels,
    "document": BoardDocument,
    "history": History,
    "page": PageInfo,
    "editor": Editor,
}


def missing_names(definition: type[GameDefinition[Any]]) -> list[str]:
    """What a game does not define: facts, abstract members, and functions of its parts."""
    names = [fact for fact in FACTS if not hasattr(definition, fact)]
    names += sorted(definition.__abstractmethods__)
    if names:
        return names
    game = definition()
    for part, protocol in PARTS.items():
        members = (name for name in vars(protocol) if not name.startswith("_"))
        names += [f"{part}.{name}" for name in members if not hasattr(getattr(game, part), name)]
    return names
