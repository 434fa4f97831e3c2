"""The differential walk of Mezo with the reference engine.

Uniform random play rarely builds and often passes, so some walks prefer other actions.
"""

from __future__ import annotations

import random

import sacbe
from tests.games.options import draw_options
from tests.games.walking import Info, Policy, report_hunt, uniform, walk_both
from tests.reference.mezo import Mezo

IDLE = ("stop", "pass")
BUILDING = ("build", "transform", "raze")


def lively(rng: random.Random, infos: list[Info]) -> Info:
    """Mostly prefer actions to passing or stopping."""
    busy = [info for info in infos if info["type"] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.8 else infos)


def patient(rng: random.Random, infos: list[Info]) -> Info:
    """Deploy much, build when possible, seldom spend units."""
    if rng.random() < 0.2:
        return lively(rng, infos)
    building = [info for info in infos if info["type"] in BUILDING]
    if building:
        return rng.choice(building)
    if infos[0]["type"] == "deploy":
        return max(infos, key=lambda info: (info["shaman"] + info["warrior"], rng.random()))
    if infos[0]["type"] == "sacrifice":
        return min(infos, key=lambda info: info["n"])
    return lively(rng, infos)


POLICIES: dict[str, Policy] = {"uniform": uniform, "lively": lively, "patient": patient}


def walk(players: int, seed: int) -> int:
    """One whole game in both engines; returns the number of steps, raises Difference."""
    rng = random.Random(f"{players} {seed}")
    game = sacbe.game("mezo")
    options = draw_options(game, players, rng)
    ours, theirs = game.start(players, **options), Mezo(players, **options)
    policy = POLICIES[list(POLICIES)[seed % len(POLICIES)]]
    return walk_both(ours, theirs, rng, policy, f"walk({players}, {seed})")


def walks(games: int, *first: int) -> None:
    """The walks that must detect planted faults; one may be named to be the first."""
    if first:
        walk(*first)
    for seed in range(games):
        for players in (2, 3, 4):
            walk(players, seed)


if __name__ == "__main__":
    report_hunt(walks)
