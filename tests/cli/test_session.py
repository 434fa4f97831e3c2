"""A game at the prompt: what can be typed, asked and taken back."""

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
    Typed,
    choices,
    games_kept,
    in_phase,
    only_game,
    play,
    played,
    run,
    until,
)

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


# ------------------------------------------------------------ choosing


def test_a_game_begins_with_a_welcome_and_a_question(capsys: Capture, monkeypatch: Patch) -> None:
    said = play(capsys, monkeypatch, [""])
    assert said.code == 0
    assert "Tzolk'in in the terminal" in said.out
    assert "At the table: Player A, Greedy B, Greedy C." in said.out
    assert "Player A: which wealth tile to keep" in said.out
    assert " 4 Keep W" in said.out


def test_numbers_choose(capsys: Capture, monkeypatch: Patch) -> None:
    play(capsys, monkeypatch, ["", "2", "1"])
    dealt = sacbe.Table("tzolkin", 3, 7, seats=[]).state.view(0)["players"][0]["dealt"]
    kept = only_game().state.view(0)["players"][0]["wealth"]
    assert kept == sorted([dealt[1], dealt[0]])


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
def test_nonsense_gets_a_sentence_and_the_question_stays(
    capsys: Capture, monkeypatch: Patch, typed: str, sentence: str
) -> None:
    said = play(capsys, monkeypatch, ["", typed, "1"])
    assert sentence in said.out
    assert said.code == 0
    assert choices(only_game(), 0) == 1


def leads_to_no_choice(state: sacbe.State) -> int | None:
    """An open choice of seat 0 after which it has only one, other than to end the turn."""
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
    table = until(played(40, seed=3), lambda state: leads_to_no_choice(state) is not None)
    action = leads_to_no_choice(table.state)
    assert action is not None
    return table, action


def test_a_choice_that_is_none_is_made_and_told(resume: Resume) -> None:
    table, action = before_no_choice()
    said = resume(table, str(1 + table.state.legal_actions().index(action)))
    assert "Your only option, taken for you: " in said.out


def test_the_end_of_the_turn_is_always_asked(resume: Resume) -> None:
    table = until(played(0), lambda s: in_phase("place")(s) and len(s.legal_actions()) == 1)
    before = len(table.moves)
    said = resume(table)
    assert " 1 End turn" in said.out
    assert len(only_game().moves) == before
    for path in games_kept():
        path.unlink()
    said = resume(table, "")  # Enter is enough
    assert len(only_game().moves) > before


def test_bots_are_told_of_in_one_line_each(capsys: Capture, monkeypatch: Patch) -> None:
    said = play(capsys, monkeypatch, ["", "1", "1"], "--option", "starting_seat=2")
    last = said.out[said.out.rindex("Round 1/27") :]
    assert "Greedy C places workers on " in last or "Greedy C places a worker on " in last
    assert "picks up the worker" not in last


def test_news_without_room_have_a_page_of_their_own(capsys: Capture, monkeypatch: Patch) -> None:
    args = ["--option", "starting_seat=2"]
    typed = Typed(monkeypatch, ["", "1", "1", "", "1"])
    said = run(capsys, "play", "tzolkin", "--seed", "7", *args)
    page = said.out[said.out.index("Since your last choice") :]
    assert page.index("Greedy C places") < page.index("Round 1/27")
    assert "Press Enter to continue. " in typed.prompts
    assert choices(only_game(), 0) == 3


# ------------------------------------------------------------ bots that think


def test_every_level_can_be_played_against(capsys: Capture, monkeypatch: Patch) -> None:
    args = ["--seats", "human,strong,medium,easy", "--option", "starting_seat=1"]
    said = play(capsys, monkeypatch, ["", "1", "1"], *args)
    assert "At the table: Player A, Strong B, Medium C, Easy D." in said.out
    assert "Strong B places" in said.out
    assert "thinking" not in said.out + said.err  # there is no terminal


class HalfThrough:
    """A bot that tells a session, again and again, that it is half through."""

    name = "strong"

    def __init__(self, session: Session) -> None:
        self._session = session

    def choose(self, state: sacbe.State, seat: int) -> int:
        self._session._show_progress(0.5)
        assert self._session._thinking is not None
        self._session._thinking[0]._live.refresh()  # else that is for another thread to do
        return state.legal_actions(seat)[0]


def shown_while_thinking(term: str) -> str:
    """What a terminal shows while two bots think."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, _environ={"TERM": term})
    session = Session(played(0), ["random", "strong", "random"], "en", Path("x.json"))
    for seat in (0, 1):
        session._bots[seat] = HalfThrough(session)
        session._let_bot_play(seat, console)
    return ESCAPES.sub("", out.getvalue())


def test_a_terminal_shows_who_thinks_and_how_far_it_is() -> None:
    said = shown_while_thinking("xterm")
    assert said.index("Random A is thinking:  50%") < said.index("Strong B is thinking:  50%")
    assert not shown_while_thinking("dumb").strip()


def test_ctrl_c_while_a_bot_thinks_keeps_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    """Also what the bots before it have chosen."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.bots.search.bot.grow", interrupt)
    said = play(capsys, monkeypatch, ["", "1", "1"], "--seats", "human,random,strong")
    assert said.code == 0
    assert "Game saved." in said.out
    assert [choices(only_game(), seat) > 0 for seat in range(3)] == [True, True, False]


def test_bots_have_as_much_time_as_a_person_waits(monkeypatch: Patch) -> None:
    asked = []
    monkeypatch.setattr("sacbe.cli.session.bot", lambda *args: asked.append(args))
    Session(played(0), ["human", "strong", "greedy"], "en", Path("x.json"))
    assert [(args[0], args[3]) for args in asked] == [("strong", 2.0), ("greedy", 2.0)]


# ------------------------------------------------------------ asking


def test_help_explains(capsys: Capture, monkeypatch: Patch) -> None:
    said = play(capsys, monkeypatch, ["", "?", "", "", "? 1", "? B07", "?two days", "? tikal 4"])
    assert "undo, during your turn" in said.out
    assert "Bots, weakest first: random, easy, greedy, medium, strong." in said.out
    assert "a skull on Chichen Itza" in said.out
    assert "1: Keep W" in said.out
    assert "B07 Twin tomb: tomb (grey), age I, costs 1 wood and 2 stone." in said.out
    assert "(rule " in said.out
    assert "Tikal 4: build one or two buildings, or one monument." in said.out


@pytest.mark.parametrize(
    ("asked", "answer"),
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
def test_questions_about_the_game(resume: Resume, asked: str, answer: str) -> None:
    table = until(played(0), in_phase("turn"))
    assert answer in resume(table, asked).out


def test_questions_in_spanish(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["", "? construir b7", "? dos días", "?marrón"]
    said = play(capsys, monkeypatch, lines, "--lang", "es")
    assert "B07 Tumba gemela" in said.out
    assert said.out.count("(regla ") == 3


def test_pages_of_board_tiles_rules_and_log(capsys: Capture, monkeypatch: Patch) -> None:
    pages = ["b", *[""] * 4, "t", *[""] * 7, "r", *[""] * 5, "l", "", "l all", "q"]
    said = play(capsys, monkeypatch, ["", *pages])
    for words in ("Technologies", "All tiles", "M13", "unseen", "End and scoring", " starts."):
        assert words in said.out


# ------------------------------------------------------------ taking back


def test_undo_gives_a_real_choice_back(resume: Resume) -> None:
    table = until(played(0), in_phase("turn"))
    before = len(table.moves)
    n = len(table.state.legal_actions())
    resume(table, str(n), "u")
    assert len(only_game().moves) == before


def test_undo_steps_over_choices_made_for_the_player() -> None:
    table, action = before_no_choice()
    session = Session(table, ["human", "greedy", "greedy"], "en", Path("x.json"))
    before = table.state
    session.choose(action, 0)
    table.play(table.state.legal_actions()[0])
    assert session.undo(0) == "undone"
    assert table.state == before


def after_a_forced_start_of_a_turn() -> tuple[sacbe.Table, int]:
    """A table where a seat has made one forced choice since another seat chose, and nothing was
    revealed."""
    table, pick, before = sacbe.Table("mezo", 3, 5), random.Random(5), -1
    while (seat := table.current_player) is not None:
        legal = table.state.legal_actions()
        forced = len(legal) == 1 and seat != before and not table.state.is_simultaneous
        table.play(pick.choice(legal))
        if forced and table.moves[-1][0] == seat:
            return table, seat
        before = seat
    raise AssertionError("No turn began with a forced choice.")


def test_an_undo_that_finds_no_real_choice_changes_nothing() -> None:
    table, seat = after_a_forced_start_of_a_turn()
    session = Session(table, ["human"] * 3, "en", Path("x.json"))
    moves, state = list(table.moves), table.state.copy()
    assert session.undo(seat) == "undo-nothing"
    assert table.moves == moves
    assert table.state == state


def test_undo_ends_where_the_turn_began(resume: Resume) -> None:
    table = until(played(3), in_phase("turn"))
    said = resume(table, "u")
    assert "There is nothing to undo this turn." in said.out
    assert len(only_game().moves) == len(table.moves)


def test_a_secret_choice_is_final(capsys: Capture, monkeypatch: Patch) -> None:
    said = play(capsys, monkeypatch, ["", "1", "u"])
    assert "A secret choice cannot be undone." in said.out
    assert choices(only_game(), 0) == 1


def test_what_was_revealed_stays() -> None:
    table = played(0, seats=["human"] * 3)
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
