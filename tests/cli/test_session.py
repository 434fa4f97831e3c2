"""A game at the prompt: commands, questions and undo."""

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import sacbe
from sacbe.cli.session import Session
from tests.cli.conftest import Resume
from tests.cli.keyboard import (
    ESCAPES,
    TypedInput,
    choices,
    in_phase,
    only_game,
    play,
    random_table,
    run,
    saved_games,
    until,
)

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


# ------------------------------------------------------------ choosing


def test_a_game_begins_with_a_welcome_and_a_question(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, [""])
    assert result.code == 0
    assert "Tzolk'in in the terminal" in result.out
    assert "At the table: Player A, Greedy B, Greedy C." in result.out
    assert "Player A: which wealth tile to keep" in result.out
    assert " 4 Keep W" in result.out


def test_numbers_choose(capsys: Capture, monkeypatch: Patch) -> None:
    play(capsys, monkeypatch, ["", "2", "1"])
    hand = sacbe.Table("tzolkin", 3, 7, seats=[]).state.view(0)["players"][0]["dealt"]
    wealth = only_game().state.view(0)["players"][0]["wealth"]
    assert wealth == sorted([hand[1], hand[0]])


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There is no choice 0: type a number from 1 to 4"),
        ("5", "There is no choice 5"),
        ("99999999999999999999", "There is no choice 99999999999999999999"),
        ("", "Type a number from 1 to 4"),
        ("hello", "“hello” is neither a number from 1 to 4 nor a key"),
        ("1 2", "“1 2” is neither"),
        ("-1", "“-1” is neither"),
        ("²", "“²” is neither"),
        ("\x00\x1b[2J", "is neither"),
        ("u now", "is neither"),
        ("9" * 5000, "too long"),
        ("? 9", "There is no choice 9"),
        ("? xyzzy", "Nothing in this game is called “xyzzy”"),
        ("? " + "?" * 100, "Nothing in this game is called"),
        ("u", "There is nothing to undo this turn."),
    ],
)
def test_invalid_input_repeats_the_prompt(
    capsys: Capture, monkeypatch: Patch, typed: str, sentence: str
) -> None:
    result = play(capsys, monkeypatch, ["", typed, "1"])
    assert sentence in result.out
    assert result.code == 0
    assert choices(only_game(), 0) == 1


def leads_to_no_choice(state: sacbe.State) -> int | None:
    """An open choice of seat 0 after which its only legal action is not the end of the turn."""
    if (
        state.current_player != 0
        or len(state.legal_actions()) < 2
        or state.view(0)["phase"] == "keep"
    ):
        return None
    for action in state.legal_actions():
        after = state.copy()
        after.play(action)
        if after.current_player == 0 and len(after.legal_actions()) == 1:
            if after.action_info(after.legal_actions()[0])["type"] != "end_turn":
                return action
    return None


def before_no_choice() -> tuple[sacbe.Table, int]:
    table = until(random_table(40, seed=3), lambda state: leads_to_no_choice(state) is not None)
    action = leads_to_no_choice(table.state)
    assert action is not None
    return table, action


def test_forced_action_is_played_and_reported(resume: Resume) -> None:
    table, action = before_no_choice()
    result = resume(table, str(1 + table.state.legal_actions().index(action)))
    assert "Your only option, chosen for you: " in result.out


def test_end_of_turn_needs_confirmation(resume: Resume) -> None:
    table = until(random_table(0), lambda s: in_phase("place")(s) and len(s.legal_actions()) == 1)
    before = len(table.moves)
    result = resume(table)
    assert " 1 End turn" in result.out
    assert len(only_game().moves) == before
    for path in saved_games():
        path.unlink()
    result = resume(table, "")  # Enter is enough
    assert len(only_game().moves) > before


def test_news_have_one_line_per_bot(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, ["", "1", "1"], "--option", "starting_seat=2")
    last = result.out[result.out.rindex("Round 1/27") :]
    assert "Greedy C places workers on " in last or "Greedy C places a worker on " in last
    assert "picks up the worker" not in last


def test_long_news_get_a_separate_page(capsys: Capture, monkeypatch: Patch) -> None:
    args = ["--option", "starting_seat=2"]
    typed = TypedInput(monkeypatch, ["", "1", "1", "", "1"])
    result = run(capsys, "play", "tzolkin", "--seed", "7", *args)
    page = result.out[result.out.index("Since your last choice") :]
    assert page.index("Greedy C places") < page.index("Round 1/27")
    assert "Press Enter to continue. " in typed.prompts
    assert choices(only_game(), 0) == 3


# ------------------------------------------------------------ bots that think


def test_every_level_can_be_played_against(capsys: Capture, monkeypatch: Patch) -> None:
    args = ["--seats", "human,strong,medium,easy", "--option", "starting_seat=1"]
    result = play(capsys, monkeypatch, ["", "1", "1"], *args)
    assert "At the table: Player A, Strong B, Medium C, Easy D." in result.out
    assert "Strong B places" in result.out
    assert "thinking" not in result.out + result.err  # there is no terminal


class HalfThrough:
    """A bot that reports a progress of one half."""

    name = "strong"

    def __init__(self, session: Session) -> None:
        self._session = session

    def choose(self, state: sacbe.State, seat: int) -> int:
        self._session._show_progress(0.5)
        assert self._session._bot_status is not None
        self._session._bot_status[0]._live.refresh()  # else that is for another thread to do
        return state.legal_actions(seat)[0]


def shown_while_thinking(term: str) -> str:
    """The output of a terminal while two bots search."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, _environ={"TERM": term})
    session = Session(random_table(0), ["random", "strong", "random"], "en", Path("x.json"))
    for seat in (0, 1):
        session._bots[seat] = HalfThrough(session)
        session._play_bot(seat, console)
    return ESCAPES.sub("", out.getvalue())


def test_terminal_shows_bot_progress() -> None:
    result = shown_while_thinking("xterm")
    assert result.index("Random A is thinking:  50%") < result.index("Strong B is thinking:  50%")
    assert not shown_while_thinking("dumb").strip()


def test_ctrl_c_during_a_bot_turn_saves_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    """Including the actions of the bots before."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.bots.search.bot.run", interrupt)
    result = play(capsys, monkeypatch, ["", "1", "1"], "--seats", "human,random,strong")
    assert result.code == 0
    assert "Game saved." in result.out
    assert [choices(only_game(), seat) > 0 for seat in range(3)] == [True, True, False]


def test_bots_have_a_time_limit(monkeypatch: Patch) -> None:
    calls = []
    monkeypatch.setattr("sacbe.cli.session.bot", lambda *args: calls.append(args))
    Session(random_table(0), ["human", "strong", "greedy"], "en", Path("x.json"))
    assert [(args[0], args[3]) for args in calls] == [("strong", 2.0), ("greedy", 2.0)]


# ------------------------------------------------------------ asking


def test_help_explains(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, ["", "?", "", "", "? 1", "? B07", "?two days", "? tikal 4"])
    assert "undo, during your turn" in result.out
    assert "Bots, weakest first: random, easy, greedy, medium, strong, expert." in result.out
    assert "a skull on Chichen Itza" in result.out
    assert "1: Keep W" in result.out
    assert "B07 Twin tomb: tomb (grey), age I, costs 1 wood and 2 stone." in result.out
    assert "(rule " in result.out
    assert "Tikal 4: build one or two buildings, or one monument." in result.out


@pytest.mark.parametrize(
    ("calls", "answer"),
    [
        ("? place palenque", "Palenque 3 costs 3 corn"),
        ("? starting", "it is choice 8"),
        ("? pick up tikal 7", "Tikal 7"),
        ("? monument M5", "M05 Court of stelae"),
        ("? agriculture", "agriculture 1: +1 corn with every jungle harvest."),
        ("? brown", "brown temple (Chaac): -1, 0, 2, 4, 6, 7, 8 VP"),
        ("? gold", "1 gold is worth 4 corn"),
        ("? end", "you cannot pass your turn"),
    ],
)
def test_questions_about_the_game(resume: Resume, calls: str, answer: str) -> None:
    table = until(random_table(0), in_phase("turn"))
    assert answer in resume(table, calls).out


def test_questions_in_spanish(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["", "? construir b7", "? dos días", "?marrón"]
    result = play(capsys, monkeypatch, lines, "--lang", "es")
    assert "B07 Tumba gemela" in result.out
    assert result.out.count("(regla ") == 3


def test_pages_of_board_tiles_rules_and_log(capsys: Capture, monkeypatch: Patch) -> None:
    pages = ["b", *[""] * 4, "t", *[""] * 7, "r", *[""] * 5, "l", "", "l all", "q"]
    result = play(capsys, monkeypatch, ["", *pages])
    for words in ("Technologies", "All tiles", "M13", "unseen", "End and scoring", " starts."):
        assert words in result.out


# ------------------------------------------------------------ taking back


def test_undo_returns_to_the_last_decision(resume: Resume) -> None:
    table = until(random_table(0), in_phase("turn"))
    before = len(table.moves)
    n = len(table.state.legal_actions())
    resume(table, str(n), "u")
    assert len(only_game().moves) == before


def test_undo_skips_forced_actions() -> None:
    table, action = before_no_choice()
    session = Session(table, ["human", "greedy", "greedy"], "en", Path("x.json"))
    before = table.state
    session.choose(action, 0)
    table.play(table.state.legal_actions()[0])
    assert session.undo(0) == "undone"
    assert table.state == before


def table_after_forced_start() -> tuple[sacbe.Table, int]:
    """A table after a turn has begun with a forced action, with nothing revealed since."""
    table, pick, before = sacbe.Table("mezo", 3, 5), random.Random(5), -1
    while (seat := table.current_player) is not None:
        legal = table.state.legal_actions()
        forced = len(legal) == 1 and seat != before and not table.state.is_simultaneous
        table.play(pick.choice(legal))
        if forced and table.moves[-1][0] == seat:
            return table, seat
        before = seat
    raise AssertionError("No turn began with a forced action.")


def test_undo_without_a_decision_changes_nothing() -> None:
    table, seat = table_after_forced_start()
    session = Session(table, ["human"] * 3, "en", Path("x.json"))
    moves, state = list(table.moves), table.state.copy()
    assert session.undo(seat) == "undo-nothing"
    assert table.moves == moves
    assert table.state == state


def test_undo_stops_at_the_start_of_the_turn(resume: Resume) -> None:
    table = until(random_table(3), in_phase("turn"))
    result = resume(table, "u")
    assert "There is nothing to undo this turn." in result.out
    assert len(only_game().moves) == len(table.moves)


def test_a_secret_choice_is_final(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, ["", "1", "u"])
    assert "A secret choice cannot be undone." in result.out
    assert choices(only_game(), 0) == 1


def test_revealed_information_cannot_be_undone() -> None:
    table = random_table(0, seats=["human"] * 3)
    session = Session(table, ["human"] * 3, "en", Path("x.json"))
    seat: int | None = None
    while table.moves[-1][0] != sacbe.CHANCE or table.state.view(None)["phase"] == "keep":
        seat = table.current_player
        assert seat is not None, "nothing was ever built"
        legal = table.state.legal_actions()
        build = (a for a in legal if table.state.action_info(a)["type"] == "build")
        session.choose(next(build, legal[-1]), seat)
    moves = list(table.moves)
    assert seat is not None
    assert session.undo(seat) == "undo-revealed"
    assert table.moves == moves
