"""Tzolk'in: The Mayan Calendar, the complete base game for two to four players.

Only the facts that need no rules are imported here, so that listing the games is cheap.
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

# Upper bounds on the length of a game. Every number is the maximum that the rules allow, not a
# typical value: games become long only at the market, where a player can sell everything and buy it
# back block by block, at every visit. Wealth is counted in corn at the market's rates, so that
# trading does not change it.
ROUNDS = 27
MOST_PICKED = 78  # per seat: six in each of 13 turns, since all must be placed in between
CHOICES_OF_PICK = 9  # pick_up, use, any_action; then Tikal 3: twice advance, pay, climb or gain
CHOICES_OF_TURN = 8  # beg, six workers placed, end_turn
BUILDINGS = 32  # each is built at most once in a game
CHOICES_OF_BUILDING = 7  # B21: any_action and then as after a pick-up
GAIN_OF_USE = 16  # Yaxchilan 5 with all of extraction, or two bonuses of extraction at Tikal 3
GAIN_OF_BUILDING = 17  # B31: two bonuses of extraction, and the corn from architecture
GAIN_OF_ITSELF = 24 + 2 * 18 + 27 + 3 * ROUNDS  # wealth tiles, temples, the teeth, begging
EXTRA_MARKETS = 2  # B18 and B21
CHANCE_OF_TILES = 32 + 21  # buildings and wealth tiles: each is revealed at most once


class Definition(GameDefinition["State"]):
    """Tzolk'in for `sacbe.play`."""

    name = "tzolkin"
    title = "Tzolk'in"
    about = (
        "Place workers on wheels that turn with the calendar; the longer they stay, the more "
        "they gain."
    )
    players = (2, 4)
    rules_version = 1
    search_settings: Mapping[str, float] = {}  # as levels.toml says
    options = (
        Option(
            "starting_seat",
            "int",
            (-1, 0, 1, 2, 3),
            -1,
            "starting seat; -1: random",
        ),
        Option(
            "draft",
            "bool",
            (True, False),
            True,
            "each player keeps two of four wealth tiles; off: two tiles each, dealt face up",
        ),
    )

    def refuse_options(self, players: int, options: Mapping[str, int | bool | str]) -> str | None:
        """Why these options cannot be combined, or None if they can."""
        seat = options["starting_seat"]
        if isinstance(seat, int) and seat >= players:
            return f"There is no seat {seat}: with {players} players seats are 0 to {players - 1}."
        return None

    def most_decisions(self, players: int) -> int:
        """A bound for the printed tiles."""
        turns = ROUNDS * CHOICES_OF_TURN + MOST_PICKED * CHOICES_OF_PICK
        kept_tiles = 2
        buildings = BUILDINGS * CHOICES_OF_BUILDING
        return players * (turns + kept_tiles) + ROUNDS + buildings + _most_exchanges(players)

    def most_chance(self, players: int) -> int:
        """The starting seat, monuments and tiles."""
        return 1 + (players + 2) + CHANCE_OF_TILES

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


def _most_exchanges(players: int) -> int:
    """The maximum number of trades. A visit to the market has fewer choices than the player has
    wealth in corn, plus one to leave; a worker used there gains nothing else. Gains from buildings
    are shared among all players."""
    visits = MOST_PICKED + EXTRA_MARKETS
    one_seat = max(
        (market + EXTRA_MARKETS) * (1 + GAIN_OF_ITSELF + GAIN_OF_USE * (MOST_PICKED - market))
        for market in range(MOST_PICKED + 1)
    )
    return players * one_seat + visits * BUILDINGS * GAIN_OF_BUILDING
