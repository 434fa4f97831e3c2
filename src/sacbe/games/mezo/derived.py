"""Facts that follow from a view: prices, amounts, presence, the part of the Era.

Shared by the terminal and the board; computed from a view only.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .data import FILE, KINDS, Amount, Effect

View = Mapping[str, Any]

ACTIONS = (1, 2, 3)  # of a card
CEREMONIAL = 3
SPACES: dict[str, Effect] = FILE.calendar | FILE.codex
TOKENS: dict[str, Effect] = {
    name: effect for era in sorted(FILE.angry) for name, effect in FILE.angry[era].items()
}
OF_TRIBES = ("hero", "neutral_hero", "deploy")
MOST_DEPLOYED = 3  # units that a tribe may deploy to a region


class For(NamedTuple):
    """The seat that would use an effect, and the view in which it does."""

    view: View
    seat: int
    rule: bool = False  # also explain how numbers are computed, for the text of a card


def action_of(god: str, card: str, action: int) -> Effect:
    """One of the three actions of a card; the ceremonial one is the same on all five."""
    of = FILE.gods[god]
    return of.ceremonial if action == CEREMONIAL else of.cards[card][action - 1]


def presence(view: View, confluence: str | None) -> list[str]:
    """The inhabited regions that a confluence touches."""
    regions = FILE.confluences[confluence] if confluence else []
    return [region for region in regions if view["regions"][region]["inhabited"]]


def part_of_era(view: View) -> str:
    """The current part of the Era. The view's phase names only the current decision."""
    if view["phase"] == "over":
        return "over"
    if view["conflict"]:
        return "consecrated" if view["conflict"]["consecrated"] else "conflict"
    if view["phase"] == "ability":
        return "ability"
    if view["phase"] in OF_TRIBES or (view["order"] and not _all_heroes(view)):
        return "tribe"
    if view["order"]:
        return "god"
    return "next" if view["phase"] in ("conflict", "draw") else "set-up"


def _all_heroes(view: View) -> bool:
    return all(player["hero"] != "reserve" for player in view["players"])


Count = Callable[[View, str, int], int]


def units(view: View, region: str, seat: int, kind: str) -> int:
    """The units of a kind that a seat has in a region."""
    return int(view["regions"][region]["units"][str(seat)][kind])


def strength(view: View, region: str, seat: int) -> int:
    """The strength of a seat's Hero, units and Glyphs in a region, without cards and abilities."""
    place = view["regions"][region]
    hero = FILE.setup.hero_strength if view["players"][seat]["hero"] == region else 0
    return int(hero + sum(place["units"][str(seat)].values()) + place["glyphs"][str(seat)])


def compare(view: View, region: str, seat: int, count: Count) -> tuple[int, int]:
    """What a seat has in a region, and the most of another seat."""
    others = (other for other in range(len(view["players"])) if other != seat)
    return count(view, region, seat), max(count(view, region, other) for other in others)


def cost(view: View) -> int:
    """The current price of the angry god."""
    units_by_seat = view["angry_god"]["units"].values()
    return 2 if any(sum(units.values()) for units in units_by_seat) else 1


def card_state(player: View, card: str) -> str:
    """Where a card is; which unplayed cards others have in hand is not known."""
    if card == player["card"]:
        return "up"
    if card in player["played"]:
        return "played"
    if card == player.get("pick"):
        return "pick"
    if card in player.get("hand", ()):
        return "hand"
    return "unseen" if card in player.get("unseen", ()) else "possible"


def amount_now(n: Amount, user: For) -> int:
    """The part of an amount that depends on the position."""
    view, seat = user.view, user.seat
    amount = n.perEra * int(view["era"]) + n.perLevel * int(view["players"][seat]["level"])
    if n.perOwn and view["conflict"]:
        units = view["regions"][view["conflict"]["region"]]["units"][str(seat)]
        amount += sum(units[kind] for kind in KINDS if n.perOwn in (kind, "unit"))
    if n.oppXibalbaDiv:
        below = sum(
            sum(player["xibalba"].values())
            for other, player in enumerate(view["players"])
            if other != seat
        )
        amount += -(-below // n.oppXibalbaDiv)
    return amount
