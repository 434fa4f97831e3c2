"""Maya: crops and cities on a map of hexes, for two to four players.

The board and the split of the tiles are designed for Sacbe, because those of the printed game are
not public; a data file can replace them. Only the facts that need no rules are imported here, so
that listing the games is cheap.
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

from .data import AREA_CHOICES, AREAS_FOR, CELLS, N_TILES, PLAYERS, SITE_CHOICES

if TYPE_CHECKING:
    from .state import State

RANDOM = "random"
VARIANTS = ("none", "new_beginning", "two_cities")
TEMPLES_AT_START = {"new_beginning": 1, "two_cities": 2}


class Definition(GameDefinition["State"]):
    """Maya for `sacbe.play`."""

    name = "maya"
    title = "Maya"
    about = (
        "Crops and cities on a hex map. The board, nine of its names and the split into single and "
        "double tiles are designed for Sacbe, because those of the printed game are not public."
    )
    players = PLAYERS
    rules_version = 1
    search_settings: Mapping[str, float] = {}  # as levels.toml says
    options = (
        Option(
            "areas",
            "str",
            (RANDOM, *("+".join(areas) for areas in AREA_CHOICES)),
            RANDOM,
            "areas in play; random chooses a valid combination",
        ),
        Option(
            "variant",
            "str",
            VARIANTS,
            "none",
            "new_beginning: the first temple is on any site; two_cities: two temples at set-up",
        ),
        Option(
            "sites",
            "str",
            (RANDOM, *("+".join(sites) for sites in SITE_CHOICES)),
            RANDOM,
            "temple sites of a variant: one site for new_beginning, a pair for two_cities",
        ),
        Option(
            "starting_seat",
            "int",
            (-1, 0, 1, 2, 3),
            -1,
            "starting seat; -1: random",
        ),
    )

    def refuse_options(self, players: int, options: Mapping[str, int | bool | str]) -> str | None:
        """The error in this combination of options, if any."""
        seat = options["starting_seat"]
        if isinstance(seat, int) and seat >= players:
            return f"There is no seat {seat}: with {players} players seats are 0 to {players - 1}."
        areas, sites = _choice_names(options["areas"]), _choice_names(options["sites"])
        if areas and len(areas) != AREAS_FOR[players]:
            return f"{players} players need {AREAS_FOR[players]} areas, not {'+'.join(areas)}."
        needed = TEMPLES_AT_START.get(str(options["variant"]), 0)
        if sites and len(sites) != needed:
            how_many = {0: "needs no sites", 1: "needs one site", 2: "needs a pair of sites"}[
                needed
            ]
            return f"Variant {options['variant']} {how_many}, not {'+'.join(sites)}."
        home = {cell.site: cell.area for cell in CELLS if cell.site}
        for choice in (areas,) if areas else AREA_CHOICES:
            if len(choice) == AREAS_FOR[players] and all(home[site] in choice for site in sites):
                return None
        if areas:
            return f"Not all sites of {'+'.join(sites)} are in {'+'.join(areas)}."
        return f"No {AREAS_FOR[players]} areas contain {'+'.join(sites)}."

    def most_decisions(self, players: int) -> int:
        """Each tile is played at most once: it is chosen and placed, and a chain may be stopped
        after it. Passes and turns that only draw are no decisions."""
        return players * N_TILES * 3

    def most_chance(self, players: int) -> int:
        """Areas, sites, the starting seat and each tile drawn."""
        return 3 + players * N_TILES

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


def _choice_names(value: int | bool | str) -> tuple[str, ...]:
    return () if value == RANDOM else tuple(str(value).split("+"))
