"""Upper bounds on the length of a game, from the flow of an Era and the longest effects of the
data.

Every number is the maximum that the rules allow. A step counts as many choices as it can have
targets; "stop" replaces a target.
"""

from collections.abc import Iterable

from .data import CARDS, FILE, MOST_AMOUNT, MOST_UNITS, N_ERAS, N_REGIONS, Amount, Effect, Step

TARGETS = frozenset(
    ("DEPLOY", "AWAKEN", "RECOVER", "ANNIHILATE", "EXILE", "BUILD", "RAZE", "TRANSFORM", "MOVE")
)
TIES = 3  # strength, calendar, codex
PAID_UNITS, TOKENS_USED = 2, 2  # of one APPEASE


def most_decisions(players: int) -> int:
    """The maximum number of decisions: gods, then three Eras."""
    regions = _regions(players)
    tribe = players * (1 + N_ERAS + 2 + regions)  # ability, its effect, two Heroes, deploying
    gods = players * _summon(players)
    consecrated = 2 * players + 1  # shamans, warriors; a tie
    normal = (regions - 1) * _conflict(players)
    return players + N_ERAS * (tribe + gods + consecrated + normal)


def most_chance(players: int) -> int:
    """The maximum number of chance outcomes: set-up, then tokens, Conflicts and cards."""
    regions = _regions(players)
    uninhabited, altars, starting_seat, gods = N_REGIONS - regions, regions, 1, players
    set_up = uninhabited + altars + starting_seat + gods
    return set_up + N_ERAS * (1 + regions + len(CARDS) * players)


def _regions(players: int) -> int:
    return N_REGIONS - FILE.setup.uninhabited[str(players)]


def _conflict(players: int) -> int:
    """A pick and all three actions of a card for every seat, ties, the altar, two spaces twice."""
    cards = [
        [*actions, god.ceremonial] for god in FILE.gods.values() for actions in god.cards.values()
    ]
    card = max(sum(1 + _choices(e.steps, players) for e in actions) for actions in cards)
    spaces = sum(1 + 2 * _longest(track.values(), players) for track in (FILE.calendar, FILE.codex))
    return players * (1 + card) + TIES + _longest(FILE.altars.values(), players) + spaces


def _longest(effects: Iterable[Effect], players: int) -> int:
    return max(_choices(effect.steps, players) for effect in effects)


def _summon(players: int) -> int:
    """The order, the confluence, and the longest ability."""
    return 2 + _longest((god.summon for god in FILE.gods.values()), players)


def _choices(steps: list[Step], players: int) -> int:
    return sum(_choices_of(step, players) for step in steps)


def _choices_of(step: Step, players: int) -> int:
    """The maximum number of choices of a step, including effects that it triggers."""
    if step.verb in TARGETS:
        return _most(step.n, players)
    if step.verb == "CHOOSE_ONE":
        return 1 + max(_choices(option, players) for option in step.options or [])
    if step.verb in ("EACH_OPPONENT", "EACH_PLAYER"):
        return players * _choices(step.steps or [], players)
    if step.verb == "SUMMON":
        return _summon(players)
    if step.verb == "APPEASE":
        tokens = [token for era in FILE.angry.values() for token in era.values()]
        return 1 + PAID_UNITS + TOKENS_USED * (1 + _longest(tokens, players))
    return 1 if step.verb in ("CANCEL_MAJORITY", "SWAP_ALTARS") else 0


def _most(n: int | Amount | None, players: int) -> int:
    """The maximum of an amount."""
    if not isinstance(n, Amount):
        return n or 0
    most = n.base + max(n.perEra, N_ERAS * n.perEra) + max(n.perLevel, N_ERAS * n.perLevel)
    most += 2 * MOST_UNITS * (n.perOwn is not None)
    most += max(0, n.times) * players * MOST_AMOUNT * (n.perCount is not None)
    if n.oppXibalbaDiv:
        most += -(-2 * MOST_UNITS * (players - 1) // n.oppXibalbaDiv)
    return max(0, most if n.cap is None else min(most, n.cap))
