"""Write the generated pages of docs/: `python scripts/write_docs.py`. A test holds them current."""

import sys
from pathlib import Path

import sacbe

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


PAGES = {"docs/actions.md": actions_page}


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
            path.write_text(text, "utf-8")
    if stale:
        print(f"Not current: {', '.join(stale)}; run scripts/write_docs.py.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
