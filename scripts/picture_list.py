"""The positions that `scripts.pictures` draws: the kinds of decisions of every game, in both
themes and four languages, from the first choice to the final score."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple


class Picture(NamedTuple):
    """The first position of a game in a phase, after a minimum number of moves."""

    game: str
    name: str
    players: int
    seed: int
    moves: int  # minimum number of moves before it
    phase: str  # the phase of the view
    caption: str
    lang: str = "en"
    dark: bool = False
    where: tuple[tuple[str, Any], ...] = ()  # other fields of the view
    options: tuple[tuple[str, Any], ...] = ()  # of the game

    @property
    def file(self) -> str:
        """Its file in docs/pictures."""
        return f"{self.game}-{self.name}.png"


def _of(game: str) -> Callable[..., Picture]:
    return partial(Picture, game)


tzolkin, maya, mezo = _of("tzolkin"), _of("maya"), _of("mezo")
DARK = True

TWO_CITIES = (("variant", "two_cities"),)
BEGINNING = (("variant", "new_beginning"),)

# fmt: off
PICTURES = (
    tzolkin("draft", 4, 1, 0, "keep", "Keeping two of four wealth tiles"),
    tzolkin("opening", 4, 1, 8, "turn", "The first turn: every ringed space shows its cost"),
    tzolkin("placing", 3, 4, 120, "place", "Another worker; crossed out: too costly", "es", DARK),
    tzolkin("picking-up", 4, 9, 200, "pick_up", "Picking up another worker, or ending the turn"),
    tzolkin("action", 3, 4, 150, "use", "Which action to use, and the corn to step back"),
    tzolkin("any-action", 4, 9, 250, "any_action", "Any action on four wheels", "pt", DARK),
    tzolkin("harvest", 2, 4, 100, "harvest", "What to harvest in the jungle", "it"),
    tzolkin("building", 4, 9, 370, "build", "What to build: affordable tiles are framed"),
    tzolkin("technology", 4, 9, 220, "advance", "Which technology to advance", "en", DARK),
    tzolkin("market", 4, 9, 340, "market", "Trading at the market", "es"),
    tzolkin("temples", 4, 9, 150, "climb", "Which temple to climb", "pt"),
    tzolkin("two-days", 4, 1, 300, "days", "One day or two", "it", DARK),
    tzolkin("food-day", 4, 1, 60, "turn", "A turn in a Food Day round", where=(("day", 7),)),
    tzolkin("end", 4, 9, 0, "over", "The end of a four-player game"),
    maya("opening", 4, 1, 0, "turn", "The first turn: planting or burying a tile from the rack"),
    maya("planting", 2, 1, 60, "plant", "Where to place a plantation", "es"),
    maya("more", 3, 1, 80, "more", "Another plantation, or ending the turn", "en", DARK),
    maya("expanding", 4, 1, 110, "expand", "Which city to expand with a face-down tile"),
    maya("middle", 3, 1, 100, "turn", "The middle of a three-player game", "it"),
    maya("two", 2, 2, 70, "turn", "A two-player game", "pt", DARK),
    maya("late", 4, 1, 200, "turn", "Late in a four-player game"),
    maya("last-cities", 4, 1, 200, "expand", "Expanding a city late in the game", "es", DARK),
    maya("full", 2, 1, 110, "turn", "Little space is left", "it", DARK),
    maya("two-cities", 3, 1, 0, "turn", "Variant: two temples at set-up", options=TWO_CITIES),
    maya("new-beginning", 2, 1, 20, "plant", "Variant: a new beginning", "pt", options=BEGINNING),
    maya("end", 3, 1, 0, "over", "The end of a three-player game"),
    mezo("ability", 4, 1, 0, "ability", "Which tribe ability to take in an Era"),
    mezo("hero", 3, 1, 0, "hero", "Where to place the Hero", "es"),
    mezo("deploying", 4, 1, 180, "deploy", "How many units to deploy in a region"),
    mezo("confluence", 3, 1, 150, "confluence", "On which confluence to place the God", "it", DARK),
    mezo("card", 4, 1, 240, "pick", "Which card to play face down"),
    mezo("action", 4, 1, 250, "action", "Which action to take, or pass", "en", DARK),
    mezo("effect", 3, 1, 200, "effect", "The effect of an action", "pt"),
    mezo("angry-god", 4, 1, 300, "pay", "What to pay to the angry God", "es", DARK),
    mezo("token", 2, 1, 180, "use_token", "Which token of the angry God to use"),
    mezo("calendar", 4, 1, 250, "calendar", "Which space of the Calendar to take", "it"),
    mezo("codex", 3, 1, 230, "codex", "Which space of the Codex to take", "en", DARK),
    mezo("sacrifice", 2, 1, 200, "sacrifice", "How many units to sacrifice", "pt", DARK),
    mezo("end", 4, 1, 0, "over", "The end of a four-player game"),
)
