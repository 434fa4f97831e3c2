"""Reasons of hints: facts that a plan changes, from the views before and after a turn."""

import functools

import pytest

import sacbe
from sacbe.play.state import State

LANGUAGES = ("en", "es", "pt", "it")


@functools.cache
def turns(name: str) -> tuple[tuple[State, State, int], ...]:
    """The positions before and after every turn of a game of bots, with the seat."""
    table, bot = sacbe.Table(name, players=2, seed=3), sacbe.bot("greedy", name, seed=3)
    pairs = []
    while table.current_player is not None:
        seat = table.position.players_to_act[0]
        before = table.state
        while table.current_player is not None and seat in table.position.players_to_act:
            state = table.position
            table.play(bot.choose(state.determinize(seat, 1), seat), seat)
        pairs.append((before, table.state, seat))
    return tuple(pairs)


def reasons(name: str, lang: str = "en") -> list[str]:
    page, texts = sacbe.game(name).page, sacbe.game(name).texts(lang)
    return [
        reason
        for before, after, seat in turns(name)
        for reason in page.reasons(before.view(seat), after.view(seat), seat, texts)
    ]


@pytest.mark.parametrize("name", ["maya", "mezo", "tzolkin"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_reasons_of_its_own_in_every_language(name: str, lang: str) -> None:
    texts = reasons(name, lang)
    assert len(texts) > 5
    assert all(reason == reason.strip() and "{" not in reason for reason in texts)
    assert lang == "en" or not set(texts) & set(reasons(name))


def test_maya_names_leads_and_cities_about_to_close() -> None:
    texts = reasons("maya")
    assert any(reason.startswith("you have the most crops around ") for reason in texts)
    assert any(" closes when " in reason for reason in texts)
    assert any(reason.startswith("you draw ") for reason in texts)


def test_mezo_names_majorities_and_leads() -> None:
    texts = reasons("mezo")
    for start in ("you have the most strength in ", "you have the most Shamans in "):
        assert any(reason.startswith(start) for reason in texts), start


def test_tzolkin_names_temples_on_which_a_plan_takes_the_lead() -> None:
    """With the points of the leader, who is ahead of all others."""
    page, texts = sacbe.game("tzolkin").page, sacbe.game("tzolkin").texts("en")
    checked, lead = 0, "you lead on the "
    for before, after, seat in turns("tzolkin"):
        view, other = after.view(seat), 1 - seat
        for reason in page.reasons(before.view(seat), view, seat, texts):
            if reason.startswith(lead):
                temple = reason.removeprefix(lead).split()[0]
                steps = [view["players"][p]["temples"][temple] for p in (seat, other)]
                assert steps[0] > steps[1]
                points = {"brown": (6, 2), "yellow": (2, 6), "green": (4, 4)}[temple]
                age = view["age"]
                assert reason.endswith(f": {points[age - 1]} VP at the end of age {'I' * age}")
                checked += 1
    assert checked


def test_a_lead_is_a_lead() -> None:
    """The numbers in the sentences are those of the view after the plan."""
    page, texts = sacbe.game("maya").page, sacbe.game("maya").texts("en")
    checked, lead = 0, "you have the most crops around "
    for before, after, seat in turns("maya"):
        view = after.view(seat)
        for reason in page.reasons(before.view(seat), view, seat, texts):
            if not reason.startswith(lead):
                continue
            city, _, numbers = reason.removeprefix(lead).removesuffix(")").partition(" (")
            own, best = numbers.split(" to ")
            assert view["cities"][city]["strength"][seat] == int(own) > int(best)
            assert view["cities"][city]["strength"][1 - seat] == int(best)
            checked += 1
    assert checked
