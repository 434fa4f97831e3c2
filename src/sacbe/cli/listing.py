"""`sacbe games` and `sacbe rules`: what there is to play, and how it is played."""

from sacbe.cli.helping import rules_help
from sacbe.cli.screen import make_console, tell
from sacbe.cli.wording import language
from sacbe.play.game import game, games


def list_games() -> None:
    """Every game with its numbers of players and its options."""
    console = make_console()
    for name in games():
        rules = game(name)
        low, high = rules.players
        tell(console, f"{name}: {rules.title}, {low} to {high} players", "bold")
        for option in rules.options:
            choices = ", ".join(_said(choice) for choice in option.choices)
            said = f"  --option {option.name}={_said(option.default)} ({choices}): {option.help}"
            tell(console, said)


def _said(value: int | bool | str) -> str:
    return str(value).casefold() if isinstance(value, bool) else str(value)


def print_rules(name: str | None, lang: str | None) -> None:
    """The rules in short."""
    make_console().print(rules_help(game(name or games()[0]), language(lang)))
