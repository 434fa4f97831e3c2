"""The `sacbe` command. Whatever is heavy is loaded by the command that needs it."""

import contextlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from sacbe.cli import admin, arena, serve

app = typer.Typer(
    name="sacbe",
    help="Play and study Maya board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

WRONG_INPUT = 2
INTERRUPTED = 130

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="see: sacbe games")]
Players = Annotated[int | None, typer.Option(help="how many play")]
Data = Annotated[
    Path | None, typer.Option(metavar="FILE", help="a data file in the place of the built-in one")
]
Lang = Annotated[str | None, typer.Option(help="en, es, pt or it; by default that of the system")]


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            print(f"sacbe {version('sacbe')}")
        except PackageNotFoundError:  # run from the sources alone
            print("sacbe (not installed)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _about(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="and exit")
    ] = False,
) -> None:
    """Without a command, help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("play")
def play_command(
    game: GameName = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="who plays, such as human,easy,greedy; "
            "bots from the weakest: random, easy, greedy, medium, strong"
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same tiles")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="see: sacbe games")
    ] = None,
    data: Data = None,
    lang: Lang = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="a saved game")] = None,
    new: Annotated[bool, typer.Option("--new", help="do not offer an unfinished game")] = False,
) -> None:
    """Play in the terminal, against bots or with others at this keyboard."""
    from sacbe.cli.play import play

    play(game, players, seats, seed, option or [], data, lang, resume, new)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the record of a game")],
    verify: Annotated[bool, typer.Option("--verify", help="check the record, no more")] = False,
    lang: Lang = None,
) -> None:
    """Check a record and step through it."""
    from sacbe.cli.replay import replay

    replay(file, verify, lang)


@app.command("picture")
def picture_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="the record of a game")],
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE", help="an .svg or a .png")],
    step: Annotated[int | None, typer.Option(help="after so many moves; else the last")] = None,
    seat: Annotated[int | None, typer.Option(help="whose eyes; else a spectator's")] = None,
    lang: Lang = None,
    width: Annotated[int, typer.Option(min=200, max=8000, help="of a .png, in points")] = 1440,
) -> None:
    """Draw the board of a recorded game at any step."""
    from sacbe.cli.picture import picture

    picture(file, step, seat, lang, out, width)


@app.command("games")
def games_command(game: GameName = None, data: Data = None) -> None:
    """List the games with their numbers of players and their options, or one; and the bots."""
    from sacbe.cli.listing import list_games

    list_games(game, data)


@app.command("rules")
def rules_command(
    game: GameName = None,
    what: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CODE]", help="a rule by its code, such as 3.2, or words to find"),
    ] = None,
    whole: Annotated[bool, typer.Option("--all", help="every rule")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Print the rules of a game: in short, one by its code, or all."""
    from sacbe.cli.listing import print_rules

    print_rules(game, " ".join(what or []), whole, data, lang)


@app.command("prepare")
def prepare_command(game: GameName = None) -> None:
    """Compile the rules and the bots of all games (or one) now; else that happens when they are
    needed."""
    from sacbe.cli.prepare import prepare

    raise typer.Exit(prepare(game))


@app.command("bench")
def bench_command(
    game: GameName = None,
    players: Players = None,
    data: Data = None,
    json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
) -> None:
    """Measure how fast the engine is."""
    from sacbe.cli.bench import bench

    bench(game, players, data, json)


@app.command("fuzz")
def fuzz_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="see: sacbe games")],
    games: Annotated[int, typer.Option(help="how many")] = 10_000,
    seed: Annotated[int | None, typer.Option(help="of the first game; else random")] = None,
    players: Players = None,
    data: Data = None,
) -> None:
    """Play random games and check every position."""
    from sacbe.cli.fuzz import fuzz

    raise typer.Exit(fuzz(game, games, seed, players, data))


app.command("serve")(serve.command)
app.add_typer(arena.app, name="arena")
app.add_typer(admin.app, name="admin")


@contextlib.contextmanager
def _one_sentence() -> Iterator[None]:
    """What the user got wrong is said in one sentence, with exit code 2."""
    try:
        yield
    except typer.TyperException as error:
        message = error.format_message()
        raise SystemExit(_complain(message)) from None
    except (ValueError, OSError) as error:
        raise SystemExit(_complain(str(error))) from None
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        raise SystemExit(INTERRUPTED) from None


def _complain(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return WRONG_INPUT


def main(args: Sequence[str] | None = None) -> None:
    """The entry point."""
    from sacbe.cli.streams import prepare_streams

    prepare_streams()
    with _one_sentence():
        code = app(args, standalone_mode=False, prog_name="sacbe")
    raise SystemExit(code if isinstance(code, int) else 0)
