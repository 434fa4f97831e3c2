"""The profile of a visitor: finished games, wins against bots, accuracy, openings and puzzles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from sacbe.play.game import game
from sacbe.review.model import Review
from sacbe.server.panels.panel import Panel
from sacbe.server.store import PuzzleResult, TableRow
from sacbe.server.table_state import TableState
from sacbe.server.views import names

MOST_OPENINGS = 3  # of a game


class ProfileGame(Panel, frozen=True):
    """A finished game of the visitor."""

    table: str
    game: str
    at: float  # when it ended, Unix time
    players: int
    seat: int
    points: float
    won: bool
    levels: list[str]  # of the bots at the table
    people: int  # other people at the table
    accuracy: float | None  # in percent, if the game was reviewed
    opening: str  # the first choice


class LevelRecord(Panel, frozen=True):
    """Games with bots of a level at the table, without other people."""

    game: str
    level: str
    games: int
    wins: int


class Opening(Panel, frozen=True):
    """A first choice, and how often it was made and won."""

    game: str
    text: str
    games: int
    wins: int


class PuzzleRecord(Panel, frozen=True):
    """The puzzles of a game that the visitor tried."""

    game: str
    tried: int
    solved: int
    first: int  # right at the first try


class Profile(Panel, frozen=True):
    """What this server knows about the games of a visitor."""

    name: str
    games: list[ProfileGame]  # the latest first
    levels: list[LevelRecord]
    openings: list[Opening]
    puzzles: list[PuzzleRecord]
    titles: dict[str, str]  # of the games


def build_game(
    row: TableRow, table_state: TableState, review: Review | None, lang: str
) -> ProfileGame | None:
    """A finished game in a profile; None if the visitor has no seat in it."""
    seats = [int(role) for role in row.roles if role.isdigit()]
    if not seats or table_state.status != "over":
        return None
    position, seat = table_state.position, seats[0]
    others = [s for i, s in enumerate(table_state.seats) if i not in seats]
    accuracy = review.seats[seat].accuracy if review else None
    return ProfileGame(
        table=row.table,
        game=table_state.game.name,
        at=row.updated,
        players=table_state.players,
        seat=seat,
        points=float(position.scores[seat]),
        won=seat in position.winners,
        levels=sorted(s.level for s in others if s.is_bot),
        people=sum(not s.is_bot for s in others),
        accuracy=accuracy,
        opening=_opening(table_state, seat, lang),
    )


def _opening(table_state: TableState, seat: int, lang: str) -> str:
    """The first real choice of a seat in words."""
    table = table_state.table
    for i, (player, action) in enumerate(table.moves):
        if player == seat:
            state = table.position_at(i)
            if len(state.legal_actions(seat)) > 1:
                return state.action_text(action, seat, lang, names(table_state, lang))
    return ""


def build(name: str, games: Sequence[ProfileGame], results: Iterable[PuzzleResult]) -> Profile:
    """The profile of a visitor."""
    puzzles = _puzzles(results)
    all_names = {one.game for one in games} | {one.game for one in puzzles}
    return Profile(
        name=name,
        games=list(games),
        levels=_levels(games),
        openings=_openings(games),
        puzzles=puzzles,
        titles={each: game(each).title for each in sorted(all_names)},
    )


def _levels(games: Sequence[ProfileGame]) -> list[LevelRecord]:
    counts: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for one in games:
        for level in set(one.levels) if not one.people else ():
            counts[one.game, level] += 1
            wins[one.game, level] += one.won
    return [
        LevelRecord(game=g, level=level, games=n, wins=wins[g, level])
        for (g, level), n in sorted(counts.items())
    ]


def _openings(games: Sequence[ProfileGame]) -> list[Opening]:
    counts: dict[str, Counter[str]] = {}
    wins: Counter[tuple[str, str]] = Counter()
    for one in games:
        if one.opening:
            counts.setdefault(one.game, Counter())[one.opening] += 1
            wins[one.game, one.opening] += one.won
    return [
        Opening(game=name, text=text, games=n, wins=wins[name, text])
        for name in sorted(counts)
        for text, n in counts[name].most_common(MOST_OPENINGS)
    ]


def _puzzles(results: Iterable[PuzzleResult]) -> list[PuzzleRecord]:
    by_game: dict[str, list[PuzzleResult]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    return [
        PuzzleRecord(
            game=name,
            tried=len(own),
            solved=sum(result.solved for result in own),
            first=sum(result.first for result in own),
        )
        for name, own in sorted(by_game.items())
    ]
