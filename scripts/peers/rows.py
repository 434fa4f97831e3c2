"""The rows of the table: what is measured, by which module, and what is counted."""

from typing import NamedTuple

SACBE = {"tzolkin": "Tzolk'in", "maya": "Maya", "mezo": "Mezo"}
OWN_FIRST = "tzolkin"  # every group is compared with this game of ours
HEARTS = "openspiel-hearts"  # and all groups with this row

COMPILED = "Compiled random games"
LOOP = "Python loop, own interface"
OPENSPIEL = "Python loop, OpenSpiel"
RAW = "PettingZoo, raw_env"
WRAPPED = "PettingZoo, env"
BATCH = "Batches of 1,024 games"
GROUPS = (COMPILED, LOOP, OPENSPIEL, RAW, WRAPPED, BATCH)


class Row(NamedTuple):
    """One line of the table."""

    key: str
    title: str
    group: str
    package: str  # the name of the distribution
    module: str  # in this folder, with a function `make`
    what: str  # its argument
    note: str  # what is played and counted

    @property
    def base(self) -> str:
        """The key of our row that this one is compared with."""
        return f"{KINDS[self.group].key}-{OWN_FIRST}"


class Kind(NamedTuple):
    """How our games are measured in a group."""

    key: str
    module: str
    what: str
    note: str


SAMPLE = "decisions per game from {} games of the loop"
SAMPLING_NOTE = f"choosing the actions is not timed; {SAMPLE.format(300)}"

KINDS = {
    COMPILED: Kind(
        "native", "own", "native {}", "`engine.random_games`; chance events counted separately"
    ),
    LOOP: Kind(
        "loop",
        "own",
        "loop {}",
        "`State.legal_actions` and `play`; chance events by `State.deal`, calls counted",
    ),
    OPENSPIEL: Kind(
        "openspiel", "openspiel", "loop python_sacbe_{}", "the adapter; chance nodes from Python"
    ),
    RAW: Kind(
        "raw-env", "pettingzoo", "raw_env sacbe_{}", "the adapter; chance events are internal"
    ),
    WRAPPED: Kind("env", "pettingzoo", "env sacbe_{}", "the adapter; chance events are internal"),
    BATCH: Kind(
        "batch",
        "own",
        "batch {}",
        "`Batch.step` with observations and masks; chance events and forced choices are internal; "
        f"{SAMPLING_NOTE}",
    ),
}

ROLLOUTS = (
    "the C++ rollouts of OpenSpiel's search; chance outcomes before the first choice come from "
    f"Python, once per 100 games; {SAMPLE.format(300)}"
)
CHANCE_NODES = "`legal_actions` and `apply_action`; chance nodes from Python"
IN_CATAN = "4 players; dice rolls are part of a choice"
ZOO = "2 players"

PEERS = (
    Row(
        "openspiel-hearts-compiled",
        "OpenSpiel hearts",
        COMPILED,
        "open-spiel",
        "openspiel",
        "rollouts hearts",
        f"4 players; {ROLLOUTS}",
    ),
    Row(
        "openspiel-backgammon-compiled",
        "OpenSpiel backgammon",
        COMPILED,
        "open-spiel",
        "openspiel",
        "rollouts backgammon",
        f"2 players; {ROLLOUTS}",
    ),
    Row(
        "rlcard-mahjong",
        "RLCard mahjong",
        LOOP,
        "rlcard",
        "rlcard",
        "mahjong",
        "4 players; `env.step`, which always computes an observation; draws are internal",
    ),
    Row(
        "catanatron",
        "catanatron",
        LOOP,
        "catanatron",
        "catanatron",
        "",
        f"{IN_CATAN}; `Game.play`, up to the library's limit of 1,000 turns",
    ),
    Row(
        "fastcatan",
        "fastcatan",
        LOOP,
        "fastcatan",
        "fastcatan",
        "loop",
        f"{IN_CATAN}; `Env.legal_actions` and `step`; players offer each other trades",
    ),
    Row(
        HEARTS,
        "OpenSpiel hearts",
        OPENSPIEL,
        "open-spiel",
        "openspiel",
        "loop hearts",
        f"4 players; {CHANCE_NODES}",
    ),
    Row(
        "openspiel-backgammon",
        "OpenSpiel backgammon",
        OPENSPIEL,
        "open-spiel",
        "openspiel",
        "loop backgammon",
        f"2 players; {CHANCE_NODES}",
    ),
    *(
        Row(
            f"pettingzoo-{key}-{kind.replace('_', '-')}",
            f"PettingZoo {key.replace('-', ' ')}",
            group,
            "pettingzoo",
            "pettingzoo",
            f"{kind} {module}",
            ZOO,
        )
        for group, kind in ((RAW, "raw_env"), (WRAPPED, "env"))
        for key, module in (("connect-four", "connect_four_v3"), ("chess", "chess_v6"))
    ),
    Row(
        "batch-unobserved-tzolkin",
        "Sacbe Tzolk'in, no observations",
        BATCH,
        "sacbe",
        "own",
        "unobserved tzolkin",
        f"4 players; the same without observations; {SAMPLING_NOTE}",
    ),
    Row(
        "fastcatan-batch",
        "fastcatan",
        BATCH,
        "fastcatan",
        "fastcatan",
        "batch",
        f"{IN_CATAN}; `step_autoreset` and `write_masks`, no observations; choosing the actions is "
        f"not timed; {SAMPLE.format(100)}",
    ),
    *(
        Row(
            f"pgx-{name.replace('_', '-')}",
            f"Pgx {name.replace('_', ' ')}",
            BATCH,
            "pgx",
            "pgx",
            name,
            f"{players} players; `step` with `auto_reset`, compiled by JAX, which computes "
            "observations and masks; draws are internal; choosing the actions is not timed",
        )
        for name, players in (("sparrow_mahjong", 3), ("backgammon", 2), ("connect_four", 2))
    ),
)


def own_rows(group: str) -> list[Row]:
    """Our three games, with four players, in a group."""
    kind = KINDS[group]
    return [
        Row(
            f"{kind.key}-{name}",
            f"Sacbe {title}",
            group,
            "sacbe",
            kind.module,
            kind.what.format(name),
            f"4 players; {kind.note}",
        )
        for name, title in SACBE.items()
    ]


ROWS = tuple(
    row
    for group in GROUPS
    for row in (*own_rows(group), *(peer for peer in PEERS if peer.group == group))
)
