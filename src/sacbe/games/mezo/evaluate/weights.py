"""What the evaluator believes: weights.toml; and the numbers that live for one evaluation."""

from pathlib import Path
from typing import Annotated, Any

from sacbe.kernel import Reals, record
from sacbe.kernel.weights import fill_weights, read_changes, read_weights

from ..data import CARDS, GODS, N_ERAS, N_GODS
from ..state import MOST_PLAYERS, N_CARDS

Numbers = Any  # a row of floats that lives for one evaluation

# Its places: prices for this seat now, what the Conflict that goes on looks like, who deploys.
DEVOTION = 0  # a step of devotion
RECOVERED = 1  # a unit back from Xibalba
GLYPH_BUILT = 2
LATER = 3  # Eras to come
PIECE = 4  # having a piece of a Pyramid in a region
WIN_CHANCE = 5  # to win the Conflict
SHARP = 6  # how much a point of strength changes that
REWARD = 7
SHARE = 8  # + seat: units that it is likely to deploy in each region still to come
FIRST = SHARE + MOST_PLAYERS  # + seat: the first such region
N_NUMBERS = FIRST + MOST_PLAYERS


@record
class Weights:
    """What weights.toml says; the meaning of each number is explained there."""

    calm: float
    doubt: float
    far: float
    unplaced: float
    major_calm: float
    major_doubt: float
    tie: float
    space: float
    holy_doubt: float
    give: Annotated[Reals, N_ERAS]
    offer: Annotated[Reals, N_ERAS]
    unit: float
    spare: float
    dead: float
    level: float
    smooth: float
    glyph: float
    third: float
    keep: float
    presence: float
    here: float
    awaken: float
    glyphs: float
    hero: float
    two: float
    god: float
    repeat: float
    spaces: float
    hope: float
    later: float
    lift: float
    major: float
    deploy: float
    hurt: float
    kill: float
    exile: float
    march: float
    raze: float
    swap: float
    appease: float
    cancel: float
    each: float
    summon: float
    target: float
    gods: Annotated[Reals, N_GODS]
    cards: Annotated[Reals, N_GODS * N_CARDS]


def read_values(path: Path) -> dict[str, Any]:
    """The values of a file. Gods and cards are named, and those of other data may be missing:
    they get 0."""
    values = read_weights(path, Weights.__annotations__)
    gods, cards = values["gods"], values["cards"]
    values["gods"] = [float(gods.get(god, 0)) for god in GODS]
    values["cards"] = [float(cards.get(f"{god} {card}", 0)) for god in GODS for card in CARDS]
    return values


FILE = Path(__file__).with_name("weights.toml")
VALUES = read_values(FILE)
WEIGHTS = fill_weights(Weights, VALUES)


def search_weights(players: int) -> Any:
    """What the search believes with so many players: search.toml says what it weighs otherwise."""
    changes = read_changes(FILE.with_name("search.toml"), VALUES, players)
    return fill_weights(Weights, VALUES | changes)
