"""Check the dealer on whole games: decks must be shuffled, and draws unpredictable.

    python -m scripts.dealing --tables 5000              # all games; half an hour
    python -m scripts.dealing --game mezo --tables 300   # as in `make test`

Plays random games from seeds 0 and up and looks at every chance outcome. Prints the largest
deviation of each check in standard deviations; above 5 is a fault (exit code 1). Equal arguments
give equal output.

- **copies**: within one shuffle nothing is dealt more often than there are copies of it.
- **uniform**: the first and the last draw of every deck are uniform over the deck.
- **whole decks**: the same for decks that are dealt to their end.
- **reshuffled**: a draw does not depend on the draw at the same place of the shuffle before.
- **independent**: a predictor that has learned, from half of the games, what follows on what,
  guesses the other half no better than chance. It sees the early draws of all other decks and of
  all earlier shuffles, hidden ones included, which is more than any player knows.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import sacbe
from sacbe.play.dealer import Dealer
from sacbe.play.game import Game

LIMIT = 5.0  # standard deviations
EARLY = 3  # draws of each deck that the predictor uses


class Deck(NamedTuple):
    """One shuffle of a deck."""

    first: int  # the lowest id of its outcomes
    shuffle: int  # how often it was shuffled before
    label: str  # the type of its first draw


class Draw(NamedTuple):
    """One draw. Outcomes are counted from the deck's first, so equal decks of two seats compare."""

    deck: Deck
    number: int  # of the draws from this deck
    outcome: int
    chances: dict[int, float]  # what could have come


class Finding(NamedTuple):
    """The largest deviation of one check."""

    check: str
    what: str
    deviation: float


Raw = tuple[str, int, int, dict[int, float]]  # label, shuffle, outcome, chances


def raw_draws(game: Game, players: int, seed: int, dealer: Dealer, policy: int = 0) -> list[Raw]:
    """All chance outcomes of a random game; another `policy` makes other choices."""
    rng = random.Random(f"{seed} {policy}")
    state = game.start(players=players)
    draws: list[Raw] = []
    while state.current_player is not None:
        if state.current_player != sacbe.CHANCE:
            state.play(rng.choice(state.legal_actions()))
            continue
        outcome = dealer.answer(state)
        label = str(state.action_info(outcome)["type"])
        draws.append((label, state.shuffle(outcome), outcome, dict(state.chance())))
        state.play(outcome)
    return draws


def by_deck(games: Sequence[Sequence[Raw]]) -> list[list[Draw]]:
    """Group draws by deck: outcomes that are possible at the same time belong to one deck."""
    deck_of: dict[int, int] = {}
    labels: dict[int, str] = {}

    def root(outcome: int) -> int:
        while deck_of.setdefault(outcome, outcome) != outcome:
            outcome = deck_of[outcome]
        return outcome

    for draws in games:
        for _, _, _, chances in draws:
            roots = {root(outcome) for outcome in chances}
            for other in roots:
                deck_of[other] = min(roots)
    for draws in games:
        for label, _, outcome, _ in draws:
            labels.setdefault(root(outcome), label)
    return [_numbered(draws, root, labels) for draws in games]


def _numbered(
    draws: Sequence[Raw], root: Callable[[int], int], labels: Mapping[int, str]
) -> list[Draw]:
    numbers: Counter[Deck] = Counter()
    numbered = []
    for _, shuffle, outcome, chances in draws:
        first = root(outcome)
        deck = Deck(first, shuffle, labels[first])
        relative = {other - first: chance for other, chance in chances.items()}
        numbered.append(Draw(deck, numbers[deck], outcome - first, relative))
        numbers[deck] += 1
    return numbered


# ------------------------------------------------------------ the checks


def check_copies(games: Sequence[Sequence[Draw]]) -> Finding:
    """No outcome may be repeated within a shuffle. Only decks with equally likely outcomes are
    checked: they have one copy of each."""
    for draws in games:
        single = {draw.deck for draw in draws if len(set(draw.chances.values())) == 1}
        single -= {draw.deck for draw in draws if len(set(draw.chances.values())) > 1}
        counts = Counter((draw.deck, draw.outcome) for draw in draws if draw.deck in single)
        for (deck, outcome), n in counts.items():
            if n > 1:
                return Finding("copies", f"outcome {outcome} {n} times, {_label(deck)}", math.inf)
    return Finding("copies", "nothing came too often", 0.0)


def check_uniform(games: Sequence[Sequence[Draw]]) -> Finding:
    """The first draw of every deck, and the last one that all games have, are uniform."""
    worst = Finding("uniform", "no deck", 0.0)
    by_place: dict[tuple[Deck, int], list[Draw]] = defaultdict(list)
    for draws in games:
        for draw in draws:
            by_place[draw.deck, draw.number].append(draw)
    lasts = {
        deck: max(n for d, n in by_place if d == deck and len(by_place[d, n]) == len(games))
        for deck in {deck for deck, n in by_place if len(by_place[deck, n]) == len(games)}
    }
    for deck, last in sorted(lasts.items(), key=str):
        for place in sorted({0, last}):
            deviation = _chi_square(by_place[deck, place], by_place[deck, 0])
            if deviation > worst.deviation:
                worst = Finding("uniform", f"draw {place + 1} of {_label(deck)}", deviation)
    return worst


def check_reshuffled(games: Sequence[Sequence[Draw]]) -> Finding:
    """What comes from a shuffle does not depend on what came at the same place of the shuffle
    before: chi-square of the pairs, counted over all games."""
    worst = Finding("reshuffled", "no deck is shuffled again", 0.0)
    pairs: dict[tuple[Deck, int], Counter[tuple[int, int]]] = defaultdict(Counter)
    expected: dict[tuple[Deck, int], dict[tuple[int, int], float]] = defaultdict(dict)
    for draws in games:
        places = {(draw.deck, draw.number): draw for draw in draws}
        for (deck, number), draw in places.items():
            before = places.get((deck._replace(shuffle=deck.shuffle - 1), number))
            if before is None:
                continue
            place = (deck, number)
            pairs[place][before.outcome, draw.outcome] += 1
            for outcome, chance in draw.chances.items():
                pair = (before.outcome, outcome)
                expected[place][pair] = expected[place].get(pair, 0.0) + chance
    for place, counts in sorted(pairs.items(), key=str):
        total = sum((counts[pair] - n) ** 2 / n for pair, n in expected[place].items())
        rows = len({before for before, _ in expected[place]})
        deviation = _normal(total, max(1, len(expected[place]) - rows))
        if deviation > worst.deviation:
            what = f"draw {place[1] + 1} of {_label(place[0])} after the shuffle before"
            worst = Finding("reshuffled", what, deviation)
    return worst


def _chi_square(draws: Sequence[Draw], firsts: Sequence[Draw]) -> float:
    """How far the counts are from those of a shuffled deck, in standard deviations. Any draw of a
    shuffled deck has the chances of the first one."""
    counts = Counter(draw.outcome for draw in draws)
    expected: dict[int, float] = defaultdict(float)
    for draw in firsts:
        for outcome, chance in draw.chances.items():
            expected[outcome] += chance
    if len(expected) < 2:
        return 0.0
    total = sum((counts[outcome] - n) ** 2 / n for outcome, n in expected.items())
    return _normal(total, len(expected) - 1)


def _normal(chi_square: float, degrees: int) -> float:
    """Wilson and Hilferty: a chi-square as a normal deviation."""
    spread = 2 / (9 * degrees)
    return (math.cbrt(chi_square / degrees) - (1 - spread)) / math.sqrt(spread)


def check_independent(games: Sequence[Sequence[Draw]]) -> Finding:
    """Learn on the even games what each early draw says about each early draw of another deck or of
    another shuffle after it; guess the odd ones."""
    tables = [
        {(draw.deck, draw.number): (at, draw) for at, draw in enumerate(draws)} for draws in games
    ]
    places = sorted({place for table in tables for place in table if place[1] < EARLY})
    worst = Finding("independent", "nothing", 0.0)
    for clue in places:
        for place in places:
            if clue[0] == place[0]:
                continue
            deviation = _predict(tables, clue, place)
            if deviation > worst.deviation:
                what = f"draw {place[1] + 1} of {_label(place[0])} from draw {clue[1] + 1} of "
                worst = Finding("independent", what + _label(clue[0]), deviation)
    return worst


Place = tuple[Deck, int]


def _predict(tables: Sequence[dict[Place, tuple[int, Draw]]], clue: Place, place: Place) -> float:
    """By how many standard deviations guesses from the clue beat chance."""
    pairs = [
        (table[clue][1].outcome, table[place][1])
        for table in tables
        if clue in table and place in table and table[clue][0] < table[place][0]
    ]
    counts_by_clue: dict[int, Counter[int]] = defaultdict(Counter)
    for clue_outcome, draw in pairs[::2]:
        counts_by_clue[clue_outcome][draw.outcome] += 1
    surplus = variance = 0.0
    for clue_outcome, draw in pairs[1::2]:
        counts = counts_by_clue[clue_outcome]
        guess = max(draw.chances, key=lambda outcome: (counts[outcome], outcome))
        if not counts[guess]:
            continue
        chance = draw.chances[guess]
        surplus += (draw.outcome == guess) - chance
        variance += chance * (1 - chance)
    return surplus / math.sqrt(variance) if variance > 0 else 0.0


def _label(deck: Deck) -> str:
    again = f" (shuffle {deck.shuffle + 1})" if deck.shuffle else ""
    return f"{deck.label}:{deck.first}{again}"


CHECKS = (check_copies, check_uniform, check_reshuffled, check_independent)


def findings(games: Sequence[Sequence[Draw]]) -> list[Finding]:
    """The largest deviation of each check."""
    return [check(games) for check in CHECKS]


def check_whole_decks(
    game: Game,
    games: Sequence[Sequence[Draw]],
    seeds: Iterable[int],
    dealer: Callable[[int], Dealer] = Dealer,
) -> Finding:
    """Deal every deck of the games to its end: its first and its last thing are uniform."""
    things: dict[Deck, dict[int, int]] = defaultdict(dict)  # by deck: copies by outcome
    for draws in games:
        for draw in draws:
            for outcome in (draw.deck.first + other for other in draw.chances):
                things[draw.deck][outcome] = game.knowledge.copies(outcome)
    dealers = [dealer(seed) for seed in seeds]
    worst = Finding("whole decks", "no deck", 0.0)
    for deck, copies in sorted(things.items()):
        total = sum(copies.values())
        chances = {outcome - deck.first: n / total for outcome, n in copies.items()}
        orders = [_whole_deck(each, deck, copies) for each in dealers]
        for place, name in ((0, "first"), (-1, "last")):
            sample = [Draw(deck, 0, order[place] - deck.first, chances) for order in orders]
            deviation = _chi_square(sample, sample)
            if deviation > worst.deviation:
                worst = Finding("whole decks", f"{name} of {_label(deck)}", deviation)
    return worst


def _whole_deck(dealer: Dealer, deck: Deck, copies: Mapping[int, int]) -> list[int]:
    left = dict(copies)
    order = []
    while left:
        outcomes = list(left)
        outcome = dealer.choose(
            outcomes,
            [left[each] for each in outcomes],
            [copies[each] for each in outcomes],
            [deck.shuffle] * len(outcomes),
        )
        order.append(outcome)
        left[outcome] -= 1
        if not left[outcome]:
            del left[outcome]
    return order


# ------------------------------------------------------------ the command


def play(
    game: Game, players: int, seeds: Iterable[int], dealer: Callable[[int], Dealer] = Dealer
) -> list[list[Draw]]:
    """Random games from the seeds."""
    return by_deck([raw_draws(game, players, seed, dealer(seed)) for seed in seeds])


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--game", choices=sacbe.games(), help="this game only")
    parser.add_argument("--tables", type=int, default=1000, help="games per number of players")
    options = parser.parse_args(args)
    failed = False
    for name in [options.game] if options.game else sacbe.games():
        game = sacbe.game(name)
        for players in range(game.players[0], game.players[1] + 1):
            games = play(game, players, range(options.tables))
            whole = check_whole_decks(game, games, range(options.tables))
            for finding in (*findings(games), whole):
                bad = finding.deviation > LIMIT
                failed |= bad
                print(
                    f"{name} {players} players, {options.tables} tables: {finding.check:<12}"
                    f"{finding.deviation:6.2f}  {finding.what}{'  FAULT' if bad else ''}",
                    flush=True,
                )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
