"""Tzolk'in: The Mayan Calendar, the complete base game for two to four players.

Only what can be told without the rules stands here, so that listing the games costs nothing.
"""

from collections.abc import Mapping

from sacbe.games import Option

NAME = "tzolkin"
TITLE = "Tzolk'in"
ABOUT = "Workers ride on wheels that turn with the calendar; who waits longer gets more."
PLAYERS = (2, 4)
RULES_VERSION = 1
OPTIONS = (
    Option(
        "starting_seat",
        "int",
        (-1, 0, 1, 2, 3),
        -1,
        "the seat that begins; -1 draws it at random",
    ),
    Option(
        "draft",
        "bool",
        (True, False),
        True,
        "everybody keeps two of four wealth tiles; off: two tiles each are dealt face up",
    ),
)


def refuse_options(players: int, options: Mapping[str, int | bool | str]) -> str | None:
    """What is wrong with these options together, if anything."""
    seat = options["starting_seat"]
    if isinstance(seat, int) and seat >= players:
        return f"Seat {seat} cannot begin: with {players} players seats are 0 to {players - 1}."
    return None
