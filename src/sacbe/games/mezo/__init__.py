"""Mezo: gods, tribes and conflicts in three Eras, for two to four players.

Most of the cards, spaces and tokens, the map and the rules for two players are designed for Sacbe,
because those of the printed game are not public; a data file can replace them. Only the facts that
need no rules are imported here, so that listing the games is cheap.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sacbe.games import Option
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

if TYPE_CHECKING:
    from .state import State


class Definition(GameDefinition["State"]):
    """Mezo for `sacbe.play`."""

    name = "mezo"
    title = "Mezo"
    about = (
        "Gods and tribes fight for the regions of the Maya in three Eras. Most cards, Altars, "
        "spaces and tokens, the map and the two-player rules are designed for Sacbe, because those "
        "of the printed game are not public."
    )
    players = (2, 4)
    rules_version = 1
    search_settings: Mapping[str, float] = {}  # as levels.toml says
    options = (
        Option(
            "gods",
            "str",
            ("dealt", "chosen"),
            "dealt",
            "dealt: each seat gets a random God; chosen: seats choose openly, most VP first",
        ),
        Option(
            "starting_seat",
            "int",
            (-1, 0, 1, 2, 3),
            -1,
            "seat with the most VP at the start; -1: random",
        ),
    )

    def refuse_options(self, players: int, options: Mapping[str, int | bool | str]) -> str | None:
        """What is wrong with these options together, if anything."""
        seat = options["starting_seat"]
        if isinstance(seat, int) and seat >= players:
            return f"There is no seat {seat}: with {players} players seats are 0 to {players - 1}."
        from .data import FILE, conflicts

        if conflicts(FILE, players) > FILE.setup.cards:
            return f"This data file has too few cards for {players} players."
        return None

    def most_decisions(self, players: int) -> int:
        """Counted from the cards of the data."""
        from .bounds import most_decisions

        return most_decisions(players)

    def most_chance(self, players: int) -> int:
        """Counted from the cards of the data."""
        from .bounds import most_chance

        return most_chance(players)

    @property
    def data_digest(self) -> str:
        from .data import DIGEST

        return DIGEST

    @property
    def records(self) -> Records:
        from . import state

        return state

    @property
    def rules(self) -> Rules[State]:
        from . import rules

        return rules

    @property
    def knowledge(self) -> Knowledge[State]:
        from . import knowledge

        return knowledge

    @property
    def observation(self) -> Observation[State]:
        from . import observation

        return observation

    @property
    def invariants(self) -> Invariants[State]:
        from . import invariants

        return invariants

    @property
    def actions(self) -> Actions[State]:
        from . import actions

        return actions

    @property
    def explain(self) -> Explain[State]:
        from . import explain

        return explain

    @property
    def event_log(self) -> EventLog[State]:
        from . import event_log

        return event_log

    @property
    def text(self) -> GameTexts:
        from . import text

        return text

    @property
    def rule_codes(self) -> RuleCodes:
        from . import reference

        return reference

    @property
    def evaluator(self) -> Evaluator[State]:
        from . import evaluate

        return evaluate

    @property
    def board(self) -> Board:
        from . import board

        return board

    @property
    def terminal(self) -> TerminalView:
        from . import terminal

        return terminal

    @property
    def panels(self) -> Panels:
        from . import panels

        return panels

    @property
    def document(self) -> BoardDocument:
        from . import document

        return document

    @property
    def history(self) -> History:
        from . import history

        return history

    @property
    def page(self) -> PageInfo:
        from . import page

        return page

    @property
    def editor(self) -> Editor[State]:
        from . import editor

        return editor
