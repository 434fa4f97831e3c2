"""The weights of the evaluation (weights.toml), and the working values of one evaluation."""

from pathlib import Path
from typing import Annotated, Any

from sacbe.kernel import Reals, record
from sacbe.kernel.weights import fill_weights, read_changes, read_weights

from ..data import CARDS, GODS, N_ERAS, N_GODS
from ..state import MOST_PLAYERS, N_CARDS

Numbers = Any  # a row of floats that exists during one evaluation

# Its indices: prices for this seat, the current Conflict, deployment.
DEVOTION = 0  # a step of devotion
RECOVERED = 1  # a unit back from Xibalba
GLYPH_BUILT = 2
LATER = 3  # later Eras
PIECE = 4  # having a piece of a Pyramid in a region
WIN_CHANCE = 5  # of the current Conflict
SHARP = 6  # change of that chance per point of strength
REWARD = 7
SHARE = 8  # + seat: units that it is likely to deploy in each region left
FIRST = SHARE + MOST_PLAYERS  # + seat: the first such region
N_NUMBERS = FIRST + MOST_PLAYERS

# The parts of the estimate, in the order of their sum.
(
    POINTS_PART,
    LEAD_PART,
    GOD_PART,
    DEVOTION_PART,
    UNITS_PART,
    STRUCTURES_PART,
    ABILITIES_PART,
    REGIONS_PART,
    CARDS_PART,
    PENDING_PART,
    LATER_PART,
    N_PARTS,
) = range(12)


@record
class Weights:
    """The values of weights.toml, which explains each of them."""

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
    """The values of a file. Gods and cards are named; missing ones, as with other data, get 0."""
    values = read_weights(path, Weights.__annotations__)
    gods, cards = values["gods"], values["cards"]
    values["gods"] = [float(gods.get(god, 0)) for god in GODS]
    values["cards"] = [float(cards.get(f"{god} {card}", 0)) for god in GODS for card in CARDS]
    return values


FILE = Path(__file__).with_name("weights.toml")
VALUES = read_values(FILE)
WEIGHTS = fill_weights(Weights, VALUES)


def search_weights(players: int) -> Any:
    """The search weights for this number of players, with search_weights.toml applied."""
    changes = read_changes(FILE.with_name("search_weights.toml"), VALUES, players)
    return fill_weights(Weights, VALUES | changes)
