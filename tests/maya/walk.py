"""The walk beside the reference engine for Maya.

Uniform random play closes few cities and seldom empties a rack, so some walks plant long chains
until nothing is left on the rack, and some expand whenever they can.
"""

from __future__ import annotations

import random

import sacbe
from tests.games.options import draw_options
from tests.games.walking import Info, Policy, report_hunt, uniform, walk_both
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


def walk(players: int, seed: int, variant: str) -> int:
    """One whole game in both engines; returns the number of steps, raises Difference."""
    rng = random.Random(f"{players} {seed} {variant}")
    game = sacbe.game("maya")
    options = draw_options(game, players, rng)
    while options["variant"] != variant:
        options = draw_options(game, players, rng)
    ours, theirs = game.start(players, **options), Maya(players, **options)
    policy = POLICIES[list(POLICIES)[seed % len(POLICIES)]]
    return walk_both(ours, theirs, rng, policy, f"walk({players}, {seed}, {variant!r})")


def walks(games: int) -> None:
    """The walks that planted faults are hunted with."""
    for seed in range(games):
        for players in (2, 3, 4):
            walk(players, seed, VARIANTS[seed % len(VARIANTS)])


if __name__ == "__main__":
    report_hunt(walks)
