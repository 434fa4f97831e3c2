"""The SVG board: all choices are clickable, and it shows exactly what the view contains."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib import resources
from itertools import combinations, pairwise
from math import hypot

import pytest

import sacbe
from sacbe.draw.svg import text_width, wrap_text
from sacbe.games.mezo.board import region_map, shapes
from sacbe.games.mezo.board.board_texts import board_texts
from sacbe.games.mezo.board.text_box import LEADING, MIN_FONT, fit_paragraph, share_height
from sacbe.games.mezo.data import CARDS, CONFLUENCES, FILE, REGIONS
from sacbe.games.mezo.derived import ACTIONS, For, action_of
from sacbe.text import LANGUAGES
from tests.games.modules import module_of
from tests.games.pictures import (
    NAMES,
    SVG,
    check,
    choices_of,
    clickable_actions,
    draw_svg,
    positions,
    texts_of,
)
from tests.mezo.positions import conflict

GAME = sacbe.game("mezo")
PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("gods", ["dealt", "chosen"])
def test_all_choices_of_random_games_can_be_clicked(players: int, gods: str) -> None:
    phases = set()
    for n, state in enumerate(positions("mezo", players, players, 7, gods=gods)):
        lang = LANGUAGES[n % len(LANGUAGES)]
        for seat in {*(p for p in state.players_to_act if p >= 0), n % players}:
            check(state, seat, lang)
        phases.add(state.view(None)["phase"])
        if n % 5 == 0:
            check(state, None, lang)
    assert len(phases) > 10


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_shows_what_the_view_says(players: int) -> None:
    for n, state in enumerate(positions("mezo", players, 20 + players, 41)):
        seat = n % players
        view = state.view(seat)
        tree = check(state, seat)
        svg = draw_svg(state, seat)
        for p, player in enumerate(view["players"]):
            words = texts_of(tree, f"seat-{p}")
            reserve = [str(player["reserve"][kind]) for kind in ("shaman", "warrior")]
            assert [w for w in words if w.isdigit()][:2] == reserve
            assert words[-1] == str(player["vp"])
            assert (f'id="hero-{p}"' in svg) == (player["hero"] in REGIONS)
            assert (f'id="god-{p}"' in svg) == (view["gods"][str(p)] is not None)
        for i, region in enumerate(REGIONS):
            region_view = view["regions"][region]
            for p in range(players):
                units = [*region_view["units"][str(p)].values(), region_view["glyphs"][str(p)]]
                numbers = [str(u) for u in units if u]
                if numbers:
                    assert texts_of(tree, f"squad-{i}-{p}") == numbers
                    # An overview shows the sum; playback marks it.
                    assert texts_of(tree, f"sum-{i}-{p}") == [str(sum(map(int, numbers)))]
                else:
                    assert f'id="squad-{i}-{p}"' not in svg
        if view["conflict"]:
            for p in range(players):
                total = view["conflict"]["strength"][str(p)]["total"]
                assert str(total) in texts_of(tree, f"strength-{p}")
        for track in ("calendar", "codex"):
            for space, owner in view[track].items():
                assert (f'id="taken-{space}"' in svg) == (owner is not None)
        for p in range(players):
            assert svg.count(f'id="devotion-{p}"') == 1


@pytest.mark.parametrize("players", [2, 3])
def test_confluence_texts_say_which_regions_are_uninhabited(players: int) -> None:
    """They are named, because two confluences can touch the same inhabited regions."""
    n_texts = 0
    for state in positions("mezo", players, 3, 3):
        uninhabited = [
            r
            for r, region_view in state.view(None)["regions"].items()
            if not region_view["inhabited"]
        ]
        for action in state.legal_actions() if state.view(None)["phase"] == "confluence" else []:
            text, name = state.action_text(action), module_of(GAME, "text").region_name
            for region in FILE.confluences[state.action_info(action)["confluence"]]:
                words = name(region, GAME.texts("en"))
                assert words in text
                assert (f"uninhabited {words}" in text) == (region in uninhabited)
            n_texts += 1
    assert n_texts


LEFT_UNDONE = {
    "appease": {"Do not appease the angry God"},
    "third": {"Take no third action"},
}
# What an effect is that can be stopped, and how it is called then.
STOPS = {
    "Annihilate no more units",
    "Awaken no more units",
    "Build nothing more",
    "Deploy no more units",
    "Do not swap Altars",
    "Exile no more units",
    "Move no more units",
    "Raze nothing more",
    "Recover no more units",
    "Transform nothing more",
}


def test_a_question_says_what_it_is_about() -> None:
    """The effect that offers options, the structure to build, and the effect to decline."""
    prompts = {}
    for state in positions("mezo", 4, 5, 1):
        phase = state.view(None)["phase"]
        legal = state.legal_actions() if state.players_to_act else []
        infos = [state.action_info(action) for action in legal]
        if phase == "choose_one" or (infos and infos[0]["type"] == "build"):
            tree = check(state, state.players_to_act[0])
            prompts[infos[0]["type"]] = texts_of(tree, "part-prompt")[0]
        stops = [state.action_text(a) for a, i in zip(legal, infos) if i["type"] == "stop"]
        assert set(stops) <= LEFT_UNDONE.get(phase, STOPS)
        prompts.update({f"stop-{phase}": "" for _ in stops})
    assert prompts["choose_one"].endswith(": choose one of these.")
    assert "hoose a region for a" in prompts["build"]
    assert "stop-appease" in prompts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_altars_keep_their_names_and_names_keep_clear_of_confluences_and_heroes(lang: str) -> None:
    for state in positions("mezo", 4, 7, 29):
        view, svg = state.view(0), draw_svg(state, 0, lang)
        tree = ET.fromstring(svg)
        for i, region in enumerate(REGIONS):
            region_view = view["regions"][region]
            if region_view["inhabited"] and region_view["altar"]:
                name = module_of(GAME, "text").effect_name(region_view["altar"], GAME.texts(lang))
                if region_view["consecrated"]:  # beside the region's name there is no room for it
                    name = board_texts(lang)("consecrated")
                assert texts_of(tree, f"altar-{i}")[-1] == name
    for region in REGIONS:
        (x, y), hero = shapes.spots(region).name, shapes.spots(region).hero
        left = region_map._clear_left(x, y, 180, hero)
        for cx, cy in (*shapes.CONFLUENCE_AT.values(), hero):
            assert not (left - 20 < cx < left + 200 and y - 30 < cy < y + 20), region


def test_a_face_down_card_of_another_player_is_hidden() -> None:
    """Only the fact that a card was picked is visible."""
    state = next(s for s in positions("mezo", 3, 5, 1) if s.view(None)["phase"] == "pick")
    first = state.players_to_act[0]
    state.play(state.legal_actions(first)[0], first)
    other = next(p for p in range(3) if p != first)
    words = texts_of(check(state, other), f"strength-{first}")
    assert words[-1] == "has chosen"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_picture_is_equal_in_indistinguishable_worlds(seat: int | None) -> None:
    for n, state in enumerate(positions("mezo", 3, 30, 25)):
        if state.current_player == sacbe.CHANCE:
            continue
        picture = draw_svg(state, seat)
        for seed in range(3):
            assert draw_svg(state.determinize(seat, seed), seat) == picture, n


def test_borders_run_from_confluence_to_confluence() -> None:
    """So that the reader sees which regions a god reaches."""
    assert shapes.OUTLINED
    for name in CONFLUENCES:
        regions = {r for r in REGIONS if shapes.CONFLUENCE_AT[name] in shapes.outline(r)}
        assert regions == set(FILE.confluences[name])


def test_targets_of_confluences_do_not_overlap() -> None:
    """Each is a disc of 40 pixels on a phone, over its confluence."""
    for (one, (x, y)), (other, (ox, oy)) in combinations(region_map.TARGET_AT.items(), 2):
        assert hypot(x - ox, y - oy) >= region_map.TAP, (one, other)
    for name, (x, y) in region_map.TARGET_AT.items():
        at_x, at_y = shapes.CONFLUENCE_AT[name]
        assert hypot(x - at_x, y - at_y) < region_map.TAP / 2, name


@pytest.mark.parametrize("region", REGIONS)
def test_names_altars_and_pyramids_stand_in_their_region(region: str) -> None:
    spots = shapes.spots(region)
    left, top, wide, high = spots.squads
    corners = [(left, top), (left + wide, top), (left, top + high), (left + wide, top + high)]
    for x, y in (spots.name, spots.altar, spots.hero, spots.pyramid, spots.target, *corners):
        assert inside(x, y, shapes.outline(region)), (region, x, y)


def inside(x: float, y: float, corners: tuple[shapes.Point, ...]) -> bool:
    """Whether a point is in a polygon."""
    crossed = 0
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        if (ay > y) != (by > y):
            crossed += x < ax + (y - ay) * (bx - ax) / (by - ay)
    return crossed % 2 == 1


def test_a_map_without_a_layout_is_drawn_too() -> None:
    """Regions are plain plates then, and all choices are clickable."""
    raw = resources.files("sacbe.games.mezo").joinpath("data.json").read_text("utf-8")
    start, end = raw.index(' "layout": {'), raw.index(' "altars": {')
    game = sacbe.game("mezo", data=(raw[:start] + raw[end:]).encode())
    assert not module_of(game, "board.shapes").OUTLINED
    for state in positions("mezo", 4, 8, 40):
        for seat in state.players_to_act:
            if seat >= 0:
                choices = choices_of(state, seat)
                svg = game.board.picture(
                    state.view(seat), seat, choices, GAME.texts("en"), NAMES
                ).svg()
                assert clickable_actions(ET.fromstring(svg)) == set(state.legal_actions(seat))


@pytest.mark.parametrize("players", PLAYERS)
def test_no_letters_are_too_small_to_read(players: int) -> None:
    """In a window of 1440 pixels; only an amount inside an icon's ring may be smaller."""
    for n, state in enumerate(positions("mezo", players, 50 + players, 23)):
        tree = check(state, n % players, LANGUAGES[n % len(LANGUAGES)])
        for part, k in scaled(tree, 1.0):
            words, size = "".join(part.itertext()), float(part.get("font-size") or 0) * k
            assert size >= (7 if words.lstrip("+").isdigit() else 9), (words, size)


# Parts with texts of the game: they are shown whole or not at all. Names of players may be cut off.
WHOLE_TEXTS = r"part-(ability|card|angry|majorities|track|calendar|codex|space)"


@pytest.mark.parametrize("players", PLAYERS)
def test_texts_on_cards_abilities_and_tracks_are_never_cut_off(players: int) -> None:
    counts = dict.fromkeys(LANGUAGES, 0)
    for n, state in enumerate(positions("mezo", players, 60 + players, 19)):
        lang = LANGUAGES[n % len(LANGUAGES)]
        for part in check(state, n % players, lang).iter():
            if re.match(WHOLE_TEXTS, part.get("id") or ""):
                words = ["".join(each.itertext()) for each in part.iter(f"{SVG}text")]
                counts[lang] += len(words)
                assert [each for each in words if each.endswith("…")] == [], part.get("id")
    assert min(counts.values()) > 100


def scaled(part: ET.Element, k: float) -> Iterator[tuple[ET.Element, float]]:
    """All texts, and the scale of their groups."""
    match = re.search(r"scale\(([-\d.]+)\)", part.get("transform") or "")
    k *= float(match[1]) if match else 1.0
    if part.tag == f"{SVG}text":
        yield part, k
    for inner in part:
        yield from scaled(inner, k)


def test_the_number_of_cards_is_beside_the_points() -> None:
    """The badge of the points is higher than a line: it must not cover what is below."""
    state = next(positions("mezo", 4, 3, 400))
    tree = ET.fromstring(draw_svg(state, 0))
    for seat in range(4):
        row = tree.find(f".//*[@id='seat-{seat}']")
        assert row is not None
        *_, cards, points = row.iter(f"{SVG}text")
        assert cards.text == str(state.view(0)["players"][seat]["cards_left"])
        right = float(cards.get("x", 0)) + text_width(cards.text or "", 12.5)
        assert right < float(points.get("x", 0)) - 22


def test_a_board_needs_no_terminal() -> None:
    """The board must be usable without importing the terminal."""
    code = (
        "import sys, sacbe\n"
        "state = sacbe.Table('mezo', players=3, seed=1).state\n"
        "state.svg(0, 'en')\n"
        "print([name for name in sys.modules if name == 'rich' or '.terminal' in name])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    assert result.stdout.strip() == "[]"


# ---------------------------------------------------------------- effects of others

QUESTIONS = {
    "en": "A’s Flee the Mountain: choose where your Warrior goes.",
    "es": "Huir de la montaña, de A: elige adónde va tu Guerrero.",
    "pt": "Fugir da montanha, de A: escolha aonde vai seu Guerreiro.",
    "it": "Fuga dalla montagna, di A: scegli dove va il tuo Guerriero.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_of_another_player_names_player_effect_and_piece(lang: str) -> None:
    units = {"becan": {1: (0, 2)}}
    t = conflict("becan", cards={0: "cabrakan mandate"}, units=units).act(2)
    view, choices = t.state.view(1), choices_of(t.state, 1, lang)
    question = GAME.board.question(view, 1, choices, GAME.texts(lang), ["A", "B", "C", "D"])
    assert question == QUESTIONS[lang]
    units["becan"] = {1: (1, 2)}
    t = conflict("becan", cards={0: "cabrakan mandate"}, units=units).act(2)
    view, choices = t.state.view(1), choices_of(t.state, 1)
    question = GAME.board.question(view, 1, choices, GAME.texts("en"), ["A", "B", "C", "D"])
    assert question == "A’s Flee the Mountain: choose where one of your units goes."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_fit_into_the_banner_of_a_phone(lang: str) -> None:
    """Two lines of a phone hold about 85 characters; a secret choice is called secret there."""
    secret = (resources.files("sacbe.web") / f"text/{lang}.ftl").read_text("utf-8")
    (addition,) = re.findall(r"^secret-choice = (.*)$", secret, re.MULTILINE)
    questions, phases = [], set()
    for players in (2, 4):
        for state in positions("mezo", players, 2, 1):
            for seat in state.players_to_act:
                view = state.view(seat)
                if seat < 0 or view["phase"] in ("effect", "choose_one"):
                    continue  # they name the effect of another player
                phases.add(view["phase"])
                choices, texts = choices_of(state, seat, lang), state.game.texts(lang)
                text = state.game.board.question(view, seat, choices, texts, NAMES[:players])
                questions.append(f"{text} {addition}" if view["phase"] == "pick" else text)
    assert {"confluence", "pick", "sacrifice", "hero", "neutral_hero", "ability"} <= phases
    assert [text for text in questions if len(text) > 85] == []


def test_the_region_that_a_unit_moves_to_is_chosen_on_the_map() -> None:
    """Each target region is one thing to press, without a menu."""
    t = conflict("becan", cards={0: "cabrakan mandate"}, units={"becan": {1: (0, 2)}}).act(2)
    tree = check(t.state, 1)
    targets = next(each for each in tree.iter(f"{SVG}g") if each.get("id") == "part-targets")
    actions = [int(action) for each in targets.iter() if (action := each.get("data-action"))]
    assert sorted(actions) == t.state.legal_actions(1)
    lands = [each for each in targets.iter(f"{SVG}path") if each.get("fill") == "transparent"]
    assert len(lands) == len(actions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_of_a_card_is_cut_only_if_all_three_are_too_long(lang: str) -> None:
    """A long text has the room that short ones of its card leave."""
    width, lines = 169, 8
    view, say = conflict().view(0), board_texts(lang)
    lengths = set()
    for god in FILE.gods:
        for card in CARDS:
            effects = [action_of(god, card, action) for action in ACTIONS]
            texts = [say.effect_text(effect, For(view, 0, rule=True)) for effect in effects]
            heights = share_height(texts, width, lines * MIN_FONT * LEADING + 0.1)
            shown = [
                fit_paragraph(each, width, height)[1]
                for each, height in zip(texts, heights, strict=True)
            ]
            needs = [len(wrap_text(each, width, MIN_FONT)) for each in texts]
            cut = [need for need, each in zip(needs, shown, strict=True) if each[-1].endswith("…")]
            assert bool(cut) == (sum(needs) > lines)
            assert all(need >= max(needs) - 1 for need in cut)
            lengths.add(sum(needs) > lines)
    assert lengths == {True, False}
