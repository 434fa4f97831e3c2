"""Maya: crops and cities on a map of hexes, for two to four players.

The board and the split of the tiles are designed for Sacbe, because those of the printed game are
not public; a player's own file can replace them. This module holds only metadata that needs no
rules, so that listing the games is cheap.
"""

from collections.abc import Mapping

from sacbe.games import Option

from .data import AREA_CHOICES, AREAS_FOR, CELLS, N_TILES, PLAYERS, SITE_CHOICES

NAME = "maya"
TITLE = "Maya"
ABOUT = (
    "Crops and cities on a hex map. The board, nine of its names and the split into single and "
    "double tiles are designed for Sacbe, because those of the printed game are not public."
)
RULES_VERSION = 1

RANDOM = "random"
VARIANTS = ("none", "new_beginning", "two_cities")
TEMPLES_AT_START = {"new_beginning": 1, "two_cities": 2}

OPTIONS = (
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

__all__ = [
    "ABOUT",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "RULES_VERSION",
    "TITLE",
    "most_chance",
    "most_decisions",
    "refuse_options",
]


def refuse_options(players: int, options: Mapping[str, int | bool | str]) -> str | None:
    """The error in this combination of options, if any."""
    seat = options["starting_seat"]
    if isinstance(seat, int) and seat >= players:
        return f"There is no seat {seat}: with {players} players seats are 0 to {players - 1}."
    areas, sites = _choice_names(options["areas"]), _choice_names(options["sites"])
    if areas and len(areas) != AREAS_FOR[players]:
        return f"{players} players need {AREAS_FOR[players]} areas, not {'+'.join(areas)}."
    needed = TEMPLES_AT_START.get(str(options["variant"]), 0)
    if sites and len(sites) != needed:
        how_many = {0: "needs no sites", 1: "needs one site", 2: "needs a pair of sites"}[needed]
        return f"Variant {options['variant']} {how_many}, not {'+'.join(sites)}."
    home = {cell.site: cell.area for cell in CELLS if cell.site}
    for choice in (areas,) if areas else AREA_CHOICES:
        if len(choice) == AREAS_FOR[players] and all(home[site] in choice for site in sites):
            return None
    if areas:
        return f"Not all sites of {'+'.join(sites)} are in {'+'.join(areas)}."
    return f"No {AREAS_FOR[players]} areas contain {'+'.join(sites)}."


def _choice_names(value: int | bool | str) -> tuple[str, ...]:
    return () if value == RANDOM else tuple(str(value).split("+"))


def most_decisions(players: int) -> int:
    """An upper bound of the number of decisions in a game.

    Every tile is chosen, placed, and possibly followed by a decision to stop the chain; each is
    played at most once. Passes and turns that only draw need no decision.
    """
    return players * N_TILES * 3


def most_chance(players: int) -> int:
    """An upper bound of the number of chance events: areas, sites, starting seat, every draw."""
    return 3 + players * N_TILES
