"""Maya: crops and cities on a land of hexes, for two to four players.

The board and the split of the tiles are designed for Sacbe, as those of the printed game are not
public; a file of the player's own can replace them. Only what can be told without the rules
stands here, so that listing the games costs nothing.
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
    """What is wrong with these options together, if anything."""
    seat = options["starting_seat"]
    if isinstance(seat, int) and seat >= players:
        return f"There is no seat {seat}: with {players} players seats are 0 to {players - 1}."
    areas, sites = _named(options["areas"]), _named(options["sites"])
    if areas and len(areas) != AREAS_FOR[players]:
        return f"{players} players need {AREAS_FOR[players]} areas, not {'+'.join(areas)}."
    wanted = TEMPLES_AT_START.get(str(options["variant"]), 0)
    if sites and len(sites) != wanted:
        how_many = {0: "needs no sites", 1: "needs one site", 2: "needs a pair of sites"}[wanted]
        return f"Variant {options['variant']} {how_many}, not {'+'.join(sites)}."
    home = {cell.site: cell.area for cell in CELLS if cell.site}
    for choice in (areas,) if areas else AREA_CHOICES:
        if len(choice) == AREAS_FOR[players] and all(home[site] in choice for site in sites):
            return None
    if areas:
        return f"Not all sites of {'+'.join(sites)} are in {'+'.join(areas)}."
    return f"No {AREAS_FOR[players]} areas contain {'+'.join(sites)}."


def _named(value: int | bool | str) -> tuple[str, ...]:
    return () if value == RANDOM else tuple(str(value).split("+"))


def most_decisions(players: int) -> int:
    """No game has more decisions: a tile is chosen, placed, and a chain may be stopped after it.
    Every tile is played once at the most; passes and turns that only draw ask nobody."""
    return players * N_TILES * 3


def most_chance(players: int) -> int:
    """Nor are there more of Nature's answers: areas, sites, the starting seat, each tile drawn."""
    return 3 + players * N_TILES
