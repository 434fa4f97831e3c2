"""Random games played side by side with the reference engine.

Uniform random play hardly ever builds a monument, so some policies prefer actions with effect, and
some games begin with goods and technologies that random play does not reach.
"""

from __future__ import annotations

import random

import sacbe
from sacbe.games.tzolkin.data import BLOCKS, TECHS, TEMPLES, TOP
from sacbe.kernel import to_bytes
from tests.games.walking import Info, Policy, Start, Walks, uniform
from tests.reference.tzolkin import Tzolkin

IDLE = ("nothing", "stop", "end_turn", "beg")


def lively(rng: random.Random, infos: list[Info]) -> Info:
    """Mostly choose an action with effect."""
    busy = [info for info in infos if info["type"] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.7 else infos)


def patient(rng: random.Random, infos: list[Info]) -> Info:
    """Let workers advance, use high spaces, build whenever possible."""
    if rng.random() < 0.2:
        return lively(rng, infos)
    for kinds in (("monument", "build"), ("pick_up",), ("use",), ("place",)):
        preferred = [info for info in infos if info["type"] in kinds]
        if kinds == ("pick_up",):
            preferred = [info for info in preferred if info["space"] >= 4]
        if preferred and kinds != ("place",) and rng.random() < 0.7:
            return max(preferred, key=lambda info: (info.get("space", 0), rng.random()))
        if preferred:
            return rng.choice(preferred)
    return lively(rng, infos)


POLICIES: dict[str, Policy] = {"uniform": uniform, "lively": lively, "patient": patient}


def enrich(ours: sacbe.State, theirs: Tzolkin, rng: random.Random) -> sacbe.State:
    """Give both engines the same goods, levels and steps that random play does not reach."""
    s = ours.plain()
    tops = {temple: rng.randrange(2 * len(theirs.players)) for temple in TEMPLES}
    few = rng.random() < 0.4
    for p, other in enumerate(theirs.players):
        me = s.players[p]
        corn = rng.randrange(6 if few else 60)
        me.corn += corn
        other.corn += corn
        for i, block in enumerate(BLOCKS):
            n = rng.randrange(2 if few else 12)
            me.blocks[i] += n
            other.blocks[block] += n
        for i, tech in enumerate(TECHS):
            me.tech[i] = other.techs[tech] = rng.choice((0, 1, 2, 3, 3))
        for i, temple in enumerate(TEMPLES):
            step = int(TOP[i]) if tops[temple] == p else rng.randrange(int(TOP[i]))
            if tops[temple] != p and rng.random() < 0.4:
                step = int(TOP[i]) - 1
            me.temple[i] = other.temples[temple] = step
        skulls = rng.randrange(5)
        if skulls <= s.skulls:
            s.skulls -= skulls
            theirs.skulls_in_bank -= skulls
            me.skulls += skulls
            other.skulls += skulls
    return sacbe.State.load(ours.game, to_bytes(s))


def start(players: int, seed: int, rng: random.Random) -> Start:
    """With and without the draft; half of the walks get riches at their first turn."""
    policy = list(POLICIES.values())[seed % len(POLICIES)]
    poor = seed % 2 == 0

    def gifts(state: sacbe.State, theirs: Tzolkin) -> sacbe.State:
        nonlocal poor
        if not poor or theirs.phase != "turn":
            return state
        poor = False
        return enrich(state, theirs, rng)

    return Start({"draft": seed % 4 != 1}, policy, gifts)


WALKS = Walks("tzolkin", Tzolkin, 300, start)

if __name__ == "__main__":
    WALKS.main()
