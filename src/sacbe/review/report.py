"""A review in words: what terminal, HTML file and page show, in one language.

Made from the review and the record. The types are also those of the server's API.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Sequence

import msgspec

from sacbe.play.codes import CHANCE
from sacbe.play.game import Game
from sacbe.play.result import result, visible_events
from sacbe.play.table import Table
from sacbe.review import charts
from sacbe.review.analysis import OWN_COST, costliest_turns
from sacbe.review.evaluator import by_round
from sacbe.review.model import Forecast, Moment, Review, Turn
from sacbe.review.wording import DOTS, Wording, completed, concise, differing
from sacbe.text.lists import join_list

DASH = "\N{EN DASH}"
MOST_MARKS = 12  # lines in a chart
MOMENT_TITLES = {"best": "moment-title-even", "good": "moment-title-good"}  # costly all the same
LEAST_TOTAL = 0.05  # winning chances that a seat lost, below which nothing is said of small losses
MOST_GAPS, LEAST_GAP = 3, 3  # sources of points that a verdict names, and points that are missing


class DataTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture and the table behind it."""

    id: str
    title: str
    svg: str
    note: str
    grid: DataTable


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A costly turn, and in short what would have been better."""

    moment: int  # the number of the moment that explains it
    turn: str  # with its cost
    played: str
    better: str


class SeatVerdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which turns cost a seat most."""

    text: str
    moments: tuple[int, ...]  # numbers of the moments that explain these turns
    advice: tuple[Advice, ...]  # for each of these turns


class KeyMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key moment in words."""

    number: int
    key: bool  # one of the key moments of the game; else one of the costliest turns of its seat
    turn: int
    move: int  # the moves before the decision
    seat: int
    grade: str
    title: str
    cost: str
    played: tuple[str, ...]
    better: tuple[str, ...]
    line: tuple[str, ...]
    reasons: tuple[str, ...]  # what speaks for the better turn
    price: tuple[str, ...]  # what it gives up
    board: str  # caption of the first board
    after: str  # caption of the board after the better turn


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A review in words."""

    lang: str
    title: str
    subtitle: str
    names: tuple[str, ...]
    verdicts: tuple[SeatVerdict, ...]
    players: DataTable
    notes: tuple[str, ...]
    charts: tuple[Chart, ...]
    moments_title: str
    moments: tuple[KeyMoment, ...]
    labels: dict[str, str]  # headings within key moments, and of tables
    grids: tuple[DataTable, ...]


@functools.cache
def seat_colours(game: Game) -> tuple[str, ...]:
    """The colours of the seats as on the board of a game, which may have another fourth one."""
    path = game.definition.folder / "page" / "page.json"
    fourth = json.loads(path.read_text("utf-8")).get("fourth") if path.exists() else None
    return (*charts.COLOURS[:3], str(fourth or charts.COLOURS[3]))


def report(review: Review, table: Table, lang: str, names: Sequence[str]) -> Report:
    """A review in words; `names` are those of the seats."""
    return _Writer(review, table, lang, names).report()


LABELS = (
    "moment-played",
    "moment-better",
    "moment-line",
    "moment-why",
    "moment-price",
    "moment-try",
    "verdict-instead",
    "table-behind",
)


class _Writer(Wording):
    """A report in progress."""

    def __init__(self, review: Review, table: Table, lang: str, names: Sequence[str]) -> None:
        super().__init__(table.game, lang, names)
        self.review, self.table = review, table
        self.course = result(table, lang, names)
        self.starts = [turn.first for turn in review.turns]

    def report(self) -> Report:
        """All parts."""
        review, say = self.review, self.say
        moments = tuple(self.moment(i, m) for i, m in enumerate(review.moments, 1))
        args = {
            "players": self.texts.say("players", {"n": review.players}),
            "turns": len(review.turns),
            "depth": say(f"depth-{review.depth}"),
        }
        notes = [say("judged"), say("players-note")]
        if not review.calibration:
            notes.append(say("not-calibrated"))
        return Report(
            lang=self.lang,
            title=say("title", {"game": self.table.game.title}),
            subtitle=say("subtitle", args),
            names=self.names,
            verdicts=tuple(self.verdict(seat, moments) for seat in range(review.players)),
            players=self.players(),
            notes=tuple(notes),
            charts=tuple(self.charts()),
            moments_title=say("moments-title") if moments else say("moments-none"),
            moments=moments,
            labels={key: say(key) for key in LABELS},
            grids=(self.turns(), self.goods(), self.activities()),
        )

    # ------------------------------------------------------------ players

    def verdict(self, seat: int, moments: Sequence[KeyMoment]) -> SeatVerdict:
        """Which turns cost a seat most."""
        worst = sorted(costliest_turns(self.review.turns, seat))
        if not worst:
            return SeatVerdict(self.say("verdict-none", {"name": self.names[seat]}), (), ())
        parts = [self.verdict_turn(i) for i in worst]
        won = "won" if self.review.seats[seat].won else "lost"
        args = {"name": self.names[seat], "turns": join_list(parts, self.texts)}
        advice = tuple(self.advice(moment) for moment in moments if moment.turn in worst)
        sentences = [self.say(f"verdict-{won}", args), self.small_losses(seat, worst)]
        sentences.append(self.missing_points(seat))
        numbers = tuple(each.moment for each in advice)
        return SeatVerdict(" ".join(filter(None, sentences)), numbers, advice)

    def advice(self, moment: KeyMoment) -> Advice:
        """What would have been better than a turn, without what both turns begin with."""
        turn = _sentence_case(self.verdict_turn(moment.turn))
        turns = differing(concise(moment.played), concise(moment.better))
        actual, better = ("; ".join(choices).replace(f"{DOTS}; ", f"{DOTS} ") for choices in turns)
        return Advice(moment.number, turn, actual, better)

    def small_losses(self, seat: int, worst: Sequence[int]) -> str:
        """Says so if most of what a losing seat lost is not in its costliest turns."""
        player = self.review.seats[seat]
        in_worst = sum(self.review.turns[i].cost for i in worst)
        if player.won or player.cost < LEAST_TOTAL or in_worst > player.cost / 2:
            return ""
        shares = {"part": self.percent(in_worst), "total": self.percent(player.cost)}
        return self.say("verdict-small", {"turns": len(worst), **shares})

    def missing_points(self, seat: int) -> str:
        """The sources of points from which a losing seat has fewest, compared with the winner."""
        if self.review.seats[seat].won:
            return ""
        winner = next(player.seat for player in self.review.seats if player.won)
        sources = self.review.statistics.sources[-1].sources
        gaps = sorted((values[seat] - values[winner], key) for key, values in sources)
        parts = [
            self.say("verdict-source", {"what": self.source(key), "n": self.points(-gap)})
            for gap, key in gaps[:MOST_GAPS]
            if gap <= -LEAST_GAP
        ]
        if not parts:
            return ""
        args = {"winner": self.names[winner], "sources": join_list(parts, self.texts)}
        return self.say("verdict-missing", args)

    def verdict_turn(self, index: int) -> str:
        """A turn and what it cost, or would have cost among equals."""
        turn = self.review.turns[index]
        key, cost = "verdict-turn", turn.cost
        if cost < OWN_COST:
            key, cost = "verdict-turn-even", turn.even_cost
        return self.say(key, {"n": index + 1, "cost": self.percent(cost)})

    def players(self) -> DataTable:
        """The summary of the seats, a column for each."""
        say, seats = self.say, self.review.seats
        grades = ("inaccuracy", "mistake", "blunder")
        rows = [
            ("points", [self.points(seat.score) for seat in seats]),
            ("won", [say("won-yes" if seat.won else "won-no") for seat in seats]),
            ("accuracy", [self.accuracy(seat.accuracy) for seat in seats]),
            ("cost", [say("percent", {"n": round(100 * seat.cost)}) for seat in seats]),
        ]
        table = [(say(f"col-{key}"), *cells) for key, cells in rows]
        for i, grade in enumerate(grades, -len(grades)):
            name = _sentence_case(say(f"grade-{grade}"))
            table.append((name, *(str(seat.grades[i]) for seat in seats)))
        luck = (f"{'+' if seat.luck > 0 else ''}{self.number(seat.luck)}" for seat in seats)
        table.append((say("col-luck"), *luck))
        head = (say("col-player"), *(self.names[seat.seat] for seat in seats))
        return DataTable(say("players-title"), head, tuple(table))

    def accuracy(self, accuracy: float | None) -> str:
        """The accuracy of a seat, which needs a turn with a choice."""
        return DASH if accuracy is None else self.say("percent", {"n": accuracy})

    # ------------------------------------------------------------ key moments

    def moment(self, number: int, moment: Moment) -> KeyMoment:
        """A key moment in words."""
        turn = self.review.turns[moment.turn]
        other = turn.alternative
        assert other is not None  # every key moment has one
        seat, say = turn.seat, self.say
        world = self.table.position_at(other.move).determinize(seat, other.world)
        better, after = self.turn(world, seat, other.better)
        line, _ = self.actions(after, moment.line, with_names=True)
        actual, _ = self.turn(world, seat, other.played)
        return KeyMoment(
            number=number,
            key=moment.key,
            turn=moment.turn,
            move=other.move,
            seat=seat,
            grade=turn.grade,
            title=say(
                MOMENT_TITLES.get(turn.grade, "moment-title"),
                {
                    "number": number,
                    "name": self.names[seat],
                    "n": moment.turn + 1,
                    "grade": say(f"grade-{turn.grade}"),
                },
            ),
            cost=self.loss(seat, other, turn.even_cost),
            played=tuple(actual),
            better=tuple(better),
            line=tuple(line),
            reasons=tuple(self.reasons(moment.facts)),
            price=tuple(self.price(moment.facts)),
            board=say("moment-board", {"name": self.names[seat]}),
            after=say("moment-after"),
        )

    # ------------------------------------------------------------ charts

    def charts(self) -> Iterator[Chart]:
        """Chances, chances with open cards, expected points, points by source."""
        turns, say = self.review.turns, self.say
        marks = self.marks()
        players = self.review.players
        forecasts = by_round([self.review.start, *(turn.forecast for turn in turns)], players)
        note = say("round-note", {"players": players})
        moments = [(i, m.turn) for i, m in enumerate(self.review.moments, 1)]
        shares = [f.chances for f in forecasts]
        labels, colours = self.labels(), seat_colours(self.table.game)
        title, unit = say("chances-title"), say("percent", {"n": ""})
        svg = charts.areas(title, shares, labels, self.names, marks, moments, colours, unit)
        yield Chart("chances", title, svg, note, self.by_turn(title, forecasts, "chances"))
        if any(turn.open_cards for turn in turns):
            opened = [self.review.start, *(turn.open_cards or turn.forecast for turn in turns)]
            title = say("chances-open-title")
            shares = [f.chances for f in opened]
            svg = charts.areas(title, shares, labels, self.names, marks, [], colours, unit)
            grid = self.by_turn(title, opened, "chances")
            yield Chart("open", title, svg, say("chances-open-note"), grid)
        title = say("points-title")
        svg = charts.lines(title, [f.points for f in forecasts], self.names, marks, colours)
        yield Chart("points", title, svg, note, self.by_turn(title, forecasts, "points"))
        yield self.sources()

    def labels(self) -> list[str]:
        """What every point of a curve is: the start, then the turns."""
        return [
            self.say("start"),
            *(
                f"{self.say('col-turn')} {i}, {self.names[turn.seat]}, "
                f"{self.say(f'grade-{turn.grade}')}"
                for i, turn in enumerate(self.review.turns, 1)
            ),
        ]

    def marks(self) -> list[tuple[int, str]]:
        """Food Days, Eras and the like with the number of the turn they belong to: the kinds of
        marks that are rare enough to be drawn."""
        by_kind: dict[str, int] = {}
        for mark in self.course.marks:
            by_kind[mark.kind] = by_kind.get(mark.kind, 0) + 1
        rare: list[tuple[int, str]] = []
        kinds = sorted(by_kind, key=lambda kind: by_kind[kind])
        rare_kinds: set[str] = set()
        for kind in kinds:
            if sum(by_kind[k] for k in rare_kinds) + by_kind[kind] <= MOST_MARKS:
                rare_kinds.add(kind)
        for mark in self.course.marks:
            if mark.kind in rare_kinds:
                rare.append((self.turn_at(mark.move), mark.text))
        return rare

    def turn_at(self, move: int) -> int:
        """The number of the turn, from 1, that a move belongs to."""
        return sum(start < move for start in self.starts)

    def by_turn(self, caption: str, forecasts: Sequence[Forecast], field: str) -> DataTable:
        """The table behind a curve."""
        rows = []
        for label, forecast in zip(self.labels(), forecasts, strict=True):
            if field == "chances":
                cells = [self.say("percent", {"n": self.percent(n)}) for n in forecast.chances]
            else:
                cells = [self.number(round(n, 1)) for n in forecast.points]
            rows.append((label, *cells))
        return DataTable(caption, (self.say("col-moment"), *self.names), tuple(rows))

    def sources(self) -> Chart:
        """Points by source over time, a panel for every seat."""
        points = self.review.statistics.sources
        ids = list(dict.fromkeys(key for point in points for key, _ in point.sources))
        series = {
            key: [dict(point.sources).get(key, (0,) * self.review.players) for point in points]
            for key in ids
        }
        times = [self.turn_at(point.move) for point in points]
        title, colours = self.say("sources-title"), seat_colours(self.table.game)
        rows = tuple((self.source(key), values) for key, values in series.items())
        svg = charts.panels(title, rows, times, len(self.review.turns), self.names, colours)
        grid_rows = [
            (name, *(self.points(n) if n else DASH for n in values[-1])) for name, values in rows
        ]
        total = [self.points(seat.score) for seat in self.review.seats]
        grid_rows.append((self.say("col-points"), *total))
        grid = DataTable(title, (self.say("col-what"), *self.names), tuple(grid_rows))
        return Chart("sources", title, svg, "", grid)

    # ------------------------------------------------------------ tables

    def turns(self) -> DataTable:
        """All turns with their grades."""
        rows = []
        for i, turn in enumerate(self.review.turns, 1):
            cost = DASH if turn.grade == "forced" else self.percent(turn.cost)
            rows.append(
                (
                    str(i),
                    self.names[turn.seat],
                    "; ".join(concise(self.played(turn))),
                    self.say(f"grade-{turn.grade}"),
                    cost if cost == DASH else self.say("percent", {"n": cost}),
                )
            )
        columns = ("turn", "player", "what", "grade", "turn-cost")
        head = tuple(self.say(f"col-{column}") for column in columns)
        return DataTable(self.say("turns-title"), head, tuple(rows))

    def played(self, turn: Turn) -> list[str]:
        """The choices of a turn in words."""
        state, words = self.table.position_at(turn.first), []
        for player, action in self.table.moves[turn.first : turn.last]:
            if player != CHANCE:
                text = state.action_text(action, player, self.lang, self.names)
                if len(state.legal_actions(player)) > 1:
                    words.append(text)
                elif words:
                    words[-1] = completed(words[-1], text)
            state.play(action, None if player == CHANCE else player)
        return words

    def goods(self) -> DataTable:
        """Goods gained and spent."""
        rows = []
        for amounts in self.review.statistics.goods:
            pairs = zip(amounts.gained, amounts.spent, strict=True)
            cells = (
                self.say("goods-cell", {"gained": self.number(gain), "spent": self.number(expense)})
                for gain, expense in pairs
            )
            rows.append((self.good(amounts.id), *cells))
        head = (self.say("col-what"), *self.names)
        return DataTable(self.say("goods-title"), head, tuple(rows))

    def activities(self) -> DataTable:
        """What the players did how often."""
        events = [event for _, event in visible_events(self.table)]
        texts = self.table.game.texts(self.lang)
        rows = (
            (row.name, *(self.number(n) if n else DASH for n in row.points))
            for row in self.table.game.history.activities(events, self.table.players, texts)
        )
        head = (self.say("col-what"), *self.names)
        return DataTable(self.say("activities-title"), head, tuple(rows))


def _sentence_case(words: str) -> str:
    """Words with a capital at the start."""
    return words[:1].upper() + words[1:]
