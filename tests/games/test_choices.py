"""Every choice says what it does, and choices are listed as people read them."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from sacbe.play.choices import listed_actions
from sacbe.play.state import State

LANGUAGES = ("en", "es", "pt", "it")


def positions(name: str, seed: int, players: int = 3) -> Iterator[tuple[State, int]]:
    """The decisions of a random game."""
    table, rng = sacbe.Table(name, players=players, seed=seed), random.Random(seed)
    while table.current_player is not None:
        seat = table.position.players_to_act[0]
        yield table.position, seat
        table.play(rng.choice(table.position.legal_actions(seat)), seat)


def infos(state: State, seat: int, actions: list[int]) -> list[dict[str, Any]]:
    return [state.action_info(action, seat) for action in actions]


def test_a_worker_brings_exactly_the_actions_that_are_legal_after_picking_it_up() -> None:
    """The list in the text of a pick-up agrees with the rules, with its prices."""
    from sacbe.games.tzolkin.worker_actions import worker_actions

    checked = 0
    for seed in range(3):
        for state, seat in positions("tzolkin", seed):
            for action in state.legal_actions(seat):
                info = state.action_info(action, seat)
                if info["type"] != "pick_up":
                    continue
                after = state.copy()
                after.play(action, seat)
                uses = [i for i in infos(after, seat, after.legal_actions(seat)) if "cost" in i]
                brings = worker_actions(state.view(seat), seat, info["wheel"], info["space"])
                assert sorted((each.space, each.cost) for each in brings) == sorted(
                    (use["space"], use["cost"]) for use in uses if use["type"] == "use"
                )
                checked += len(brings) > 1
    assert checked > 50


def test_the_goods_in_the_text_of_an_action_are_the_goods_that_it_gives() -> None:
    """Palenque 1 and 2 and Yaxchilan ask nothing further."""
    from sacbe.games.tzolkin.worker_actions import gains

    checked = 0
    for state, seat in positions("tzolkin", 5):
        for action in state.legal_actions(seat):
            info = state.action_info(action, seat)
            wheel, space = info.get("wheel"), info.get("space")
            if info["type"] != "use" or (
                wheel != "yaxchilan" and (wheel, space) != ("palenque", 1)
            ):
                continue
            (goods,) = gains(state.view(seat), seat, str(wheel), int(str(space)))
            before, after = state.view(seat)["players"][seat], state.copy()
            after.play(action, seat)
            now = after.view(seat)["players"][seat]
            cost = {"corn": info["cost"]}
            for good in ("corn", "wood", "stone", "gold", "skulls"):
                change = goods.get(good, 0) - cost.get(good, 0)
                assert now[good] - before[good] == change, state.action_text(action, seat)
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_picking_up_names_what_the_worker_brings(lang: str) -> None:
    for state, seat in positions("tzolkin", 1):
        for action in state.legal_actions(seat):
            if state.action_info(action, seat)["type"] == "pick_up":
                text = state.action_text(action, seat, lang)
                assert ": " in text, text


def test_the_own_action_of_a_worker_comes_before_lower_ones_that_cost_corn() -> None:
    checked = 0
    for state, seat in positions("tzolkin", 2):
        actions = listed_actions(state, seat)
        assert sorted(actions) == sorted(state.legal_actions(seat))
        costs = [i["cost"] for i in infos(state, seat, actions) if i["type"] == "use"]
        assert costs == sorted(costs, key=bool)  # free or not
        checked += len(set(costs)) > 1
    assert checked > 5


def test_closing_a_city_is_told_with_the_points_it_pays() -> None:
    """The text of the choice says what the game then pays."""
    checked = 0
    for seed in range(4):
        for state, seat in positions("maya", seed, 2):
            for action in state.legal_actions(seat):
                text = state.action_text(action, seat)
                if "closes " not in text or state.action_info(action, seat)["kind"] != "city":
                    continue
                after = state.copy()
                after.play(action, seat)
                while after.current_player == sacbe.CHANCE:
                    after.play(after.chance()[0][0])
                gain = after.scores[seat] - state.scores[seat]
                own = text.partition("(points: ")[2]
                name = f"Player {'AB'[seat]} {gain}"
                assert name in own if gain else f"Player {'AB'[seat]}" not in own
                checked += 1
    assert checked > 3


def test_a_stop_says_what_is_not_done() -> None:
    texts = set()
    for seed in range(3):
        for state, seat in positions("mezo", seed):
            for action in state.legal_actions(seat):
                if state.action_info(action, seat)["type"] == "stop":
                    texts.add(state.action_text(action, seat))
    assert len(texts) > 3
    assert "Stop here" not in texts
