"""Mezo: gods, tribes and conflicts in three Eras, for two to four players.

Most cards, spaces and tokens, the map and the rules for two players are designed for Sacbe, because
those of the printed game are not public; a player's own data file can replace them. This module
does not import the rules, so that listing the games is fast.
"""

from collections.abc import Mapping

from sacbe.games import Option

NAME = "mezo"
TITLE = "Mezo"
ABOUT = (
    "Gods and tribes fight for the regions of the Maya in three Eras. Most cards, Altars, spaces "
    "and tokens, the map and the two-player rules are designed for Sacbe, because those of the "
    "printed game are not public."
)
PLAYERS = (2, 4)
RULES_VERSION = 1
OPTIONS = (
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


def refuse_options(players: int, options: Mapping[str, int | bool | str]) -> str | None:
    """What is wrong with this combination of options, if anything."""
    seat = options["starting_seat"]
    if isinstance(seat, int) and seat >= players:
        return f"There is no seat {seat}: with {players} players seats are 0 to {players - 1}."
    return None


def most_decisions(players: int) -> int:
    """An upper bound on the decisions of a game, forced ones included, computed from the data."""
    from .bounds import most_decisions

    return most_decisions(players)


def most_chance(players: int) -> int:
    """An upper bound on the chance outcomes of a game."""
    from .bounds import most_chance

    return most_chance(players)
