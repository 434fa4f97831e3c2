"""The `sacbe` command. Each subcommand imports its own dependencies, to keep start-up fast."""

import contextlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from sacbe.cli import admin, arena, dataset, puzzles, serve, train, worker

app = typer.Typer(
    name="sacbe",
    help="Play and study Maya board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

USER_ERROR = 2
INTERRUPTED = 130

GameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="Name of a game; see: sacbe games.")
]
Players = Annotated[int | None, typer.Option(help="Number of players.")]
Data = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Use this data file instead of the built-in one."),
]
Lang = Annotated[str | None, typer.Option(help="Language: en, es, pt or it (default: system).")]


def _show_version(is_set: bool) -> None:
    if is_set:
        from importlib.metadata import PackageNotFoundError, version

        try:
            print(f"sacbe {version('sacbe')}")
        except PackageNotFoundError:  # run from a source tree
            print("sacbe (not installed)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _about(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Print the help if no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("play")
def play_command(
    game: GameName = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Players, for example human,easy,greedy. "
            "Bots, weakest first: random, easy, greedy, medium, strong, expert."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Seed of all random draws (default: random).")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Game option; see: sacbe games.")
    ] = None,
    data: Data = None,
    lang: Lang = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Do not offer to resume a game.")] = False,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from sacbe.cli.play import play

    play(game, players, seats, seed, option or [], data, lang, resume, new)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only verify the record.")] = False,
    lang: Lang = None,
) -> None:
    """Verify a saved game and step through it."""
    from sacbe.cli.replay import replay

    replay(file, verify, lang)


@app.command("picture")
def picture_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    out: Annotated[
        Path, typer.Option("-o", "--out", metavar="FILE", help="Output file, .svg or .png.")
    ],
    step: Annotated[int | None, typer.Option(help="Number of moves (default: all).")] = None,
    seat: Annotated[
        int | None, typer.Option(help="View of this seat (default: spectator).")
    ] = None,
    lang: Lang = None,
    width: Annotated[
        int, typer.Option(min=200, max=8000, help="Width of a .png in pixels.")
    ] = 1440,
) -> None:
    """Draw the board of a saved game."""
    from sacbe.cli.picture import picture

    picture(file, step, seat, lang, out, width)


@app.command("review")
def review_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A finished saved game.")],
    depth: Annotated[
        str, typer.Option(metavar="DEPTH", help="How long to search: quick, normal or deep.")
    ] = "normal",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one self-contained HTML file.")
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the data.")] = None,
    lang: Lang = None,
) -> None:
    """Review a finished game: winning chances, graded turns, key moments, statistics."""
    from sacbe.cli.review import review

    review(file, depth, lang, html, json)


@app.command("games")
def games_command(game: GameName = None, data: Data = None) -> None:
    """List all games (or one) with their numbers of players and options, and all bots."""
    from sacbe.cli.list_games import list_games

    list_games(game, data)


@app.command("rules")
def rules_command(
    game: GameName = None,
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CODE]", help="the code of a rule, such as 3.2, or words to search for"
        ),
    ] = None,
    all_rules: Annotated[bool, typer.Option("--all", help="print all rules")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Print the rules of a game: a summary, one rule by its code, or all of them."""
    from sacbe.cli.list_games import print_rules

    print_rules(game, " ".join(what or []), all_rules, data, lang)


@app.command("prepare")
def prepare_command(game: GameName = None) -> None:
    """Compile the rules and bots of all games (or one) in advance, instead of on first use."""
    from sacbe.cli.prepare import prepare

    raise typer.Exit(prepare(game))


@app.command("bench")
def bench_command(
    game: GameName = None,
    players: Players = None,
    data: Data = None,
    json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    compare: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Compare with results of --json in a file; exit code 1 if something is slower.",
        ),
    ] = None,
    tolerance: Annotated[
        float, typer.Option(help="With --compare: the loss of speed that is no difference, 0 to 1.")
    ] = 0.1,
) -> None:
    """Benchmark the engine."""
    from sacbe.cli.bench import bench

    raise typer.Exit(bench(game, players, data, json, compare, tolerance))


@app.command("fuzz")
def fuzz_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see: sacbe games.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 10_000,
    seed: Annotated[
        int | None, typer.Option(help="Seed of the first game (default: random).")
    ] = None,
    players: Players = None,
    data: Data = None,
) -> None:
    """Fuzz test: play random games and check all invariants in every position."""
    from sacbe.cli.fuzz import fuzz

    raise typer.Exit(fuzz(game, games, seed, players, data))


app.command("serve")(serve.command)
app.command("train")(train.command)
app.command("worker")(worker.command)
app.add_typer(arena.app, name="arena")
app.add_typer(admin.app, name="admin")
app.add_typer(dataset.app, name="dataset")
app.add_typer(puzzles.app, name="puzzles")


@contextlib.contextmanager
def _report_errors() -> Iterator[None]:
    """Report user errors in one sentence, with exit code 2."""
    try:
        yield
    except typer.TyperException as error:
        message = error.format_message()
        raise SystemExit(_print_error(message)) from None
    except (ValueError, OSError) as error:
        raise SystemExit(_print_error(str(error))) from None
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        raise SystemExit(INTERRUPTED) from None


def _print_error(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return USER_ERROR


def main(args: Sequence[str] | None = None) -> None:
    """The entry point."""
    from sacbe.cli.stdio import configure_streams

    configure_streams()
    with _report_errors():
        code = app(args, standalone_mode=False, prog_name="sacbe")
    raise SystemExit(code if isinstance(code, int) else 0)
