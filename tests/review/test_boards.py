"""The boards of key moments: turns step by step, with the place of the next choice marked."""

import re

import pytest

from sacbe.review.boards import draw, mark, moment_steps, steps_of
from sacbe.review.model import Review
from sacbe.review.report import report
from tests.review.samples import finished, reviewed

NAMES = ["Ana", "Ben", "Eva"]


@pytest.fixture(scope="module", params=("tzolkin", "maya", "mezo"))
def review(request: pytest.FixtureRequest) -> Review:
    return reviewed(request.param)


def test_every_choice_in_words_has_its_board(review: Review) -> None:
    table = finished(review.game, players=3)
    words = report(review, table, "en", NAMES)
    for moment, text_moment in zip(review.moments, words.moments, strict=True):
        better = moment_steps(review, table, moment, "better")
        assert len(better) == len(text_moment.better) + len(text_moment.line) + 1
        assert len(moment_steps(review, table, moment, "played")) == len(text_moment.played) + 1
        for step, text in zip(better, text_moment.better, strict=False):
            assert step.player == text_moment.seat
            assert step.action is not None
            assert text in {
                step.state.action_text(step.action, text_moment.seat, "en", NAMES, options=options)
                for options in (True, False)
            }
        assert better[-1].action is None


def test_the_board_marks_the_next_choice_of_the_seat_and_nothing_can_be_pressed(
    review: Review,
) -> None:
    table = finished(review.game, players=3)
    moment = review.moments[0]
    seat = review.turns[moment.turn].seat
    own = [s for s in moment_steps(review, table, moment, "better") if s.player == seat]
    svg = draw(own[0], seat, "en", NAMES)
    tags = re.findall(r'<[a-z]+ class="shown[^>]*>', svg)
    assert tags
    for tag in tags:
        match = re.search(r' data-actions?="([^"]*)"', tag)
        assert match
        assert str(own[0].action) in match[1].split()
    assert 'role="button"' not in svg
    assert 'class="choice' not in svg


def test_boards_show_what_the_seat_could_know(review: Review) -> None:
    """A step is drawn in the determinization of the verdict, never in the true position."""
    table = finished(review.game, players=3)
    for moment in review.moments:
        turn = review.turns[moment.turn]
        assert turn.alternative is not None
        first = moment_steps(review, table, moment, "better")[0].state
        truth = table.position_at(turn.alternative.move)
        assert first == truth.determinize(turn.seat, turn.alternative.world)
        assert first.view(turn.seat) == truth.view(turn.seat)


def test_an_element_for_the_action_alone_is_preferred() -> None:
    tags = (
        '<g class="choice a" role="button" tabindex="0" data-actions="7 12">',
        '<g class="choice" role="button" tabindex="0" data-action="12">',
        '<g class="choice" data-action="1">',
    )
    both = mark("".join(tags), 12)
    assert both == (
        '<g class="unchosen a" data-actions="7 12"><g class="shown" data-action="12">'
        '<g class="unchosen" data-action="1">'
    )
    assert mark(tags[0], 7) == '<g class="shown a" data-actions="7 12">'
    assert mark(tags[0], 2) == '<g class="unchosen a" data-actions="7 12">'
    assert mark(tags[1], None) == '<g class="unchosen" data-action="12">'


def test_forced_actions_have_no_step() -> None:
    table = finished("tzolkin", players=3)
    first, forced, choices = 100, 0, 0
    line = table.moves[first : first + 40]
    for i, (player, _) in enumerate(line, first):
        if len(table.position_at(i).legal_actions(player)) > 1:
            choices += 1
        else:
            forced += 1
    assert forced
    assert len(steps_of(table.position_at(first), line)) == choices + 1
