"""Generate pages of docs/: `python scripts/write_docs.py`. A test checks them."""

import fnmatch
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import sacbe
from sacbe.text import LANGUAGES

ROOT = Path(__file__).parent.parent


def actions_page() -> str:
    """docs/actions.md: every action type of every game."""
    lines = [
        "# Actions",
        "",
        "Generated from the code of the games by `scripts/write_docs.py`; do not edit.",
        "",
        "`State.action_info(id)` describes an action, with the same names as `State.view`. The",
        "tables list all action types with their keys. Chance outcomes have their own id range.",
    ]
    for name in sacbe.games():
        game = sacbe.game(name)
        low, high = game.players
        lines += [
            "",
            f"## {game.title}",
            "",
            f"{low} to {high} players, rules version {game.rules_version}: "
            f"{game.num_actions} action ids, {game.num_chance} chance outcomes.",
            "",
            "| type | keys |",
            "|---|---|",
        ]
        lines += [f"| `{kind}` | {keys} |" for kind, keys in game.actions.TYPES.items()]
        lines += ["", "Id ranges:", "", "| first id | type |", "|---|---|"]
        state = game.start(high)
        lines += [
            f"| {first} | `{state.action_info(first, seat=0)['type']}` |"
            for first in game.actions.FIRST_IDS
        ]
    return "\n".join(lines) + "\n"


def observations_page() -> str:
    """docs/observations.md: the observation columns of every game."""
    lines = [
        "# Observations",
        "",
        "Generated from the code of the games by `scripts/write_docs.py`; do not edit.",
        "",
        "`State.observation(seat)` is a row of float32 that contains what the seat can see, and",
        "nothing else. `game.observation_names` contains the column names. Every interface in",
        "[research.md](research.md) uses this row. If the columns change, so does the layout",
        "version.",
        "",
        "Players are numbered relative to the observing seat: `player_0` (or `.0`) is the seat",
        "itself, the others follow clockwise. Columns of absent seats are 0. Values are plain",
        "counts and flags and are not scaled. Normalise them in your learner, for example with a",
        "running mean and standard deviation.",
    ]
    for name in sacbe.games():
        game = sacbe.game(name)
        room = game.observation
        lines += [
            "",
            f"## {game.title}",
            "",
            f"Version {room.VERSION}, {len(room.NAMES)} columns.",
            "",
            "| columns | count | first name | meaning |",
            "|---|---:|---|---|",
        ]
        for pattern, at in columns_by_pattern(room.NAMES, room.MEANINGS).items():
            meaning = room.MEANINGS[pattern]
            lines.append(f"| {ranges(at)} | {len(at)} | `{room.NAMES[at[0]]}` | {meaning} |")
    return "\n".join(lines) + "\n"


def columns_by_pattern(names: Sequence[str], patterns: Iterable[str]) -> dict[str, list[int]]:
    """The columns of each pattern; a column belongs to the first pattern that matches."""
    columns_found: dict[str, list[int]] = {}
    ordered = list(patterns)
    for column, name in enumerate(names):
        fitting = (pattern for pattern in ordered if fnmatch.fnmatchcase(name, pattern))
        pattern = next(fitting, None)
        if pattern is None:
            raise ValueError(f"Column {name} has no description.")
        columns_found.setdefault(pattern, []).append(column)
    if idle := [pattern for pattern in ordered if pattern not in columns_found]:
        raise ValueError(f"No columns match {', '.join(idle)}.")
    return columns_found


def ranges(columns: list[int]) -> str:
    """Ascending numbers as ranges; more than four ranges are abbreviated."""
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
    """Write all pages; with --check only compare them, and fail if one is out of date."""
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
        print(f"Out of date: {', '.join(stale)}. Run scripts/write_docs.py.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
