"""Write the generated pages of docs/: `python scripts/write_docs.py`. A test holds them current."""

import fnmatch
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import sacbe
from sacbe.text import LANGUAGES

ROOT = Path(__file__).parent.parent


def actions_page() -> str:
    """docs/actions.md: every type of action of every game, and an example of each."""
    lines = [
        "# Actions",
        "",
        "Made by `scripts/write_docs.py` from the games' code; do not edit.",
        "",
        "`State.action_info(id)` says what an id means in the words of `State.view`. These are all",
        "types with their keys. Nature's outcomes have ids of their own range.",
    ]
    for name in sacbe.games():
        game = sacbe.game(name)
        low, high = game.players
        lines += [
            "",
            f"## {game.title}",
            "",
            f"{low} to {high} players, rules version {game.rules_version}: "
            f"{game.num_actions} action ids, {game.num_chance} outcomes of Nature.",
            "",
            "| type | keys |",
            "|---|---|",
        ]
        lines += [f"| `{kind}` | {keys} |" for kind, keys in game.room("actions").TYPES.items()]
        lines += ["", "Where the ids begin:", "", "| first id | type |", "|---|---|"]
        state = game.start(high)
        lines += [
            f"| {first} | `{state.action_info(first, seat=0)['type']}` |"
            for first in game.room("actions").FIRST_IDS
        ]
    return "\n".join(lines) + "\n"


def observations_page() -> str:
    """docs/observations.md: every column of every game's observation, by what it means."""
    lines = [
        "# Observations",
        "",
        "Made by `scripts/write_docs.py` from the games' code; do not edit.",
        "",
        "`State.observation(seat)` is a row of float32: what the seat may know now, and nothing",
        "else. `game.observation_names` names its columns one by one. Every interface of",
        "[research.md](research.md) gives this row. A change of the columns is a change of the",
        "layout's version.",
        "",
        "Players are told from the looking seat's own place: `player_0` (or `.0`) is the seat",
        "itself, the others follow clockwise; columns of seats that are not taken are 0. Numbers",
        "are plain counts and flags, not scaled: a learner scales them itself, for example by a",
        "running mean and deviation.",
    ]
    for name in sacbe.games():
        game = sacbe.game(name)
        room = game.room("observation")
        lines += [
            "",
            f"## {game.title}",
            "",
            f"Version {room.VERSION}, {len(room.NAMES)} columns.",
            "",
            "| columns | number | name | meaning |",
            "|---|---:|---|---|",
        ]
        for pattern, at in columns_by_pattern(room.NAMES, room.MEANINGS).items():
            meaning = room.MEANINGS[pattern]
            lines.append(f"| {ranges(at)} | {len(at)} | `{room.NAMES[at[0]]}` | {meaning} |")
    return "\n".join(lines) + "\n"


def columns_by_pattern(names: Sequence[str], patterns: Iterable[str]) -> dict[str, list[int]]:
    """Which columns a pattern stands for: the first that fits counts."""
    found: dict[str, list[int]] = {}
    ordered = list(patterns)
    for column, name in enumerate(names):
        fitting = (pattern for pattern in ordered if fnmatch.fnmatchcase(name, pattern))
        pattern = next(fitting, None)
        if pattern is None:
            raise ValueError(f"No meaning is given for column {name}.")
        found.setdefault(pattern, []).append(column)
    if idle := [pattern for pattern in ordered if pattern not in found]:
        raise ValueError(f"No column has the names {', '.join(idle)}.")
    return found


def ranges(columns: list[int]) -> str:
    """Rising numbers in few words: runs by their ends, and many runs by the first and the last."""
    starts = [c for c in columns if c - 1 not in columns]
    ends = [c for c in columns if c + 1 not in columns]
    runs = [str(a) if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True)]
    return ", ".join(runs) if len(runs) <= 4 else f"{runs[0]}, {runs[1]}, ..., {runs[-1]}"


def rules_page() -> str:
    """docs/rules/README.md: where the rules of every game are, in every language."""
    texts = sacbe.game(sacbe.games()[0]).texts("en")
    names = [texts.say(f"language-{lang}") for lang in LANGUAGES]
    lines = [
        "# Rules",
        "",
        "Made by `scripts/write_docs.py`; do not edit.",
        "",
        "The complete rules of every game as Sacbe plays them, with a code for every paragraph.",
        "The page shows the same text under Rules, and the terminal with `sacbe rules GAME CODE`.",
        "",
        f"| game | {' | '.join(names)} |",
        f"|---|{'---|' * len(names)}",
    ]
    for name in sacbe.games():
        cells = []
        for lang in LANGUAGES:
            title = sacbe.game(name).reference(lang).title
            cells.append(f"[{title}](../../src/sacbe/games/{name}/reference/{lang}.md)")
        lines.append(f"| {sacbe.game(name).title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


PAGES = {
    "docs/actions.md": actions_page,
    "docs/observations.md": observations_page,
    "docs/rules/README.md": rules_page,
}


def main() -> int:
    """Write every page; with --check only compare, and fail if one is not current."""
    stale = []
    for name, make in PAGES.items():
        path = ROOT / name
        text = make()
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text("utf-8") != text:
                stale.append(name)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    if stale:
        print(f"Not current: {', '.join(stale)}; run scripts/write_docs.py.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
