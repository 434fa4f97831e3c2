"""The walk beside the reference engine for Maya.

Uniform random play closes few cities and seldom empties a rack, so some walks plant long chains
until nothing is left on the rack, and some expand whenever they can.
"""

from __future__ import annotations

import random

import sacbe
from tests.games.options import draw_options
from tests.games.walking import Info, Policy, Start, Walks, uniform
from tests.reference.maya import Maya

VARIANTS = ("none", "new_beginning", "two_cities")


def prefer(rng: random.Random, infos: list[Info], kind: str, often: float) -> Info:
    """Mostly an action of this type, where there is one."""
    liked = [info for info in infos if info["type"] == kind]
    return rng.choice(liked if liked and rng.random() < often else infos)


def farmer(rng: random.Random, infos: list[Info]) -> Info:
    """Plant as long as it goes: racks run empty, tiles are buried unseen."""
    return prefer(rng, infos, "plant", 0.95)


def builder(rng: random.Random, infos: list[Info]) -> Info:
    """Expand: cities grow large and are closed, reserves run out before racks do."""
    return prefer(rng, infos, "bury", 0.6)


def patient(rng: random.Random, infos: list[Info]) -> Info:
    """Crops where they open or touch something, cities that are large already."""
    best = max(infos, key=lambda info: (info.get("size", 0), len(info.get("opens", ()))))
    if best["type"] == "place" and rng.random() < 0.7:
        return best
    return builder(rng, infos) if rng.random() < 0.5 else farmer(rng, infos)


POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "farmer": farmer,
    "builder": builder,
    "patient": patient,
}


def start(players: int, seed: int, rng: random.Random) -> Start:
    """Every variant with every policy."""
    variant = VARIANTS[seed % len(VARIANTS)]
    policy = list(POLICIES.values())[seed // len(VARIANTS) % len(POLICIES)]
    game = sacbe.game("maya")
    options = draw_options(game, players, rng)
    while options["variant"] != variant:
        options = draw_options(game, players, rng)
    return Start(options, policy)


WALKS = Walks("maya", Maya, 900, start)

if __name__ == "__main__":
    WALKS.main()
