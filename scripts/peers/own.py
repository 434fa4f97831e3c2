"""Sacbe itself: compiled random games, a loop over State, and batches."""

import itertools
import random
import time

import sacbe
from sacbe import CHANCE
from sacbe.cli.bench import random_games
from scripts.peers.timing import Play, Tally, decision_of

PLAYERS = 4
CHUNK = 500  # games in one compiled call
SIZE = 1024  # games in a batch
SAMPLE_GAMES = 300  # games to estimate the mean length


def native(name: str) -> Play:
    """Whole random games inside compiled code."""
    rules = sacbe.game(name)
    rules.engine.prepare_loops()
    seeds = itertools.count(1, CHUNK)

    def play() -> Tally:
        totals = random_games(rules, PLAYERS, CHUNK, next(seeds))
        decisions, forced, chance = (int(total) for total in totals[:3])
        return Tally(decisions, CHUNK, forced, chance)

    return play


def loop(name: str) -> Play:
    """One `legal_actions` and one `play` from Python per step; chance outcomes by weight."""
    rules = sacbe.game(name)
    pick, dealer = random.Random(1).random, rules.engine.rng(1)

    def play() -> Tally:
        decisions = forced = deals = 0
        state = rules.start(PLAYERS)
        while (player := state.current_player) is not None:
            if player == CHANCE:
                deals += 1
                state.deal(dealer)
                continue
            ids = state.legal_actions()
            if len(ids) > 1:
                decisions += 1
            else:
                forced += 1
            state.play(ids[int(pick() * len(ids))])
        return Tally(decisions, 1, forced, deals)

    return play


def batch(name: str, observe: bool = True) -> Play:
    """A batch in which every step is a decision.

    All games start at the same time, so the games that end early would be a biased sample.
    """
    from sacbe.adapters.batch import Batch

    games = Batch(name, players=PLAYERS, size=SIZE, seed=1, skip_forced=True, observe=observe)
    tally = decision_of(loop(name), SAMPLE_GAMES).times(SIZE)

    def play() -> Tally:
        start = time.process_time()
        actions = games.sample()
        excluded = time.process_time() - start
        games.step(actions)
        return tally._replace(excluded=excluded)

    return play


def unobserved(name: str) -> Play:
    """The same without observations, for comparison with libraries that have none."""
    return batch(name, observe=False)


def make(what: str) -> Play:
    """A kind of loop and a game, as in "native tzolkin"."""
    kind, name = what.split()
    kinds = {"native": native, "loop": loop, "batch": batch, "unobserved": unobserved}
    return kinds[kind](name)
