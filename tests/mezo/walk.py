"""The differential walk of Mezo with the reference engine.

Uniform random play rarely builds and often passes, so some walks prefer other actions.
"""

from __future__ import annotations

import random

import sacbe
from tests.games.options import draw_options
from tests.games.walking import Info, Policy, Start, Walks, uniform
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


def start(players: int, seed: int, rng: random.Random) -> Start:
    """Any options; every policy in turn."""
    policy = list(POLICIES.values())[seed % len(POLICIES)]
    return Start(draw_options(sacbe.game("mezo"), players, rng), policy)


WALKS = Walks("mezo", Mezo, 300, start)

if __name__ == "__main__":
    WALKS.main()
