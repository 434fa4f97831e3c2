"""Tests of the reference engine: the test vectors of the rules, the verbs, the rulings, random
games."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from tests.reference.mezo import CHANCE, DATA, KINDS, Info, Mezo, Piece

BUILT_IN: Info = json.loads(DATA.read_text(encoding="utf-8"))

STOP: Info = {"type": "stop"}
REGIONS = ["uxmal", "chichen_itza", "coba", "hochob", "becan", "palenque"]
CARDS = ["legacy", "vengeance", "fervor", "mandate", "mission"]
OWN_KEYS = {"hand", "unseen", "pick"}
PUBLIC_KEYS = {
    "era",
    "phase",
    "current_player",
    "players_to_act",
    "regions",
    "gods",
    "players",
    "calendar",
    "codex",
    "angry_god",
    "conflict",
    "effect",
    "order",
    "starting_seat",
    "options",
}

# ---- positions ---------------------------------------------------------------------------------


def set_up(
    players: int = 4,
    *,
    gods: tuple[str, ...] = ("kukulkan", "ixchel", "ah_puch", "cabrakan"),
    uninhabited: tuple[str, ...] = ("uxmal",),
) -> Mezo:
    """A game after its set-up: Altars A1, A2 ... in the order of the regions, VP 3 2 1 0."""
    game = Mezo(players, BUILT_IN, starting_seat=0)
    for region in uninhabited:
        game.play({"type": "uninhabited", "region": region})
    while game.phase == "altar":
        game.play(game.legal_actions()[0])
    for seat in range(players):
        game.play({"type": "god", "seat": seat, "god": gods[seat]})
    assert game.phase == "token"
    return game


def before_conflicts(
    players: int = 4,
    heroes: tuple[str, ...] = ("chichen_itza", "coba", "hochob", "becan"),
    confluences: tuple[str, ...] = ("V6", "V4", "V9", "V8"),
    *,
    era: int = 1,
    gods: tuple[str, ...] = ("kukulkan", "ixchel", "ah_puch", "cabrakan"),
    uninhabited: tuple[str, ...] = ("uxmal",),
) -> Mezo:
    """Gods and Heroes are placed, there are no units, and the next tile is to be turned up."""
    game = set_up(players, gods=gods, uninhabited=uninhabited)
    game.era = era
    game.tokens = ["I-1", "II-1", "III-1"][:era]
    for seat in range(players):
        game.players[seat].hero = heroes[seat]
        game.players[seat].god_at = confluences[seat]
    without = game.regions_without_hero()
    if len(without) == 1:
        game.consecrated = without[0]
    game.agenda = [{"ask": "conflict", "seat": CHANCE}]
    return game


def place(game: Mezo, seat: int, region: str, shamans: int = 0, warriors: int = 0) -> None:
    """Units from the Reserve to a region."""
    for kind, n in (("shaman", shamans), ("warrior", warriors)):
        game.players[seat].reserve[kind] -= n
        game.regions[region].units[seat][kind] += n
        assert game.players[seat].reserve[kind] >= 0


def bury(game: Mezo, seat: int, shamans: int = 0, warriors: int = 0) -> None:
    """Units from the Reserve to Xibalba."""
    for kind, n in (("shaman", shamans), ("warrior", warriors)):
        game.players[seat].reserve[kind] -= n
        game.players[seat].xibalba[kind] += n
        assert game.players[seat].reserve[kind] >= 0


def write(game: Mezo, seat: int, region: str, glyphs: int) -> None:
    game.players[seat].glyphs_left -= glyphs
    game.regions[region].glyphs[seat] += glyphs


def raise_pyramid(game: Mezo, region: str, *pieces: tuple[int, int]) -> None:
    """Pieces as (level, seat), from the bottom."""
    for level, seat in pieces:
        game.players[seat].pieces_left[level] -= 1
        game.regions[region].pyramid.append(Piece(level, seat))


def set_vp(game: Mezo, *vp: int) -> None:
    for player, n in zip(game.players, vp, strict=True):
        player.vp = n


def do(game: Mezo, seat: int, steps: list[Info]) -> None:
    """Run only these steps, and end the game after them."""
    game.agenda = [game._effect(seat, steps), {"ask": "over", "seat": None}]
    game._run()


def fight(game: Mezo, region: str, cards: dict[int, str] | None = None) -> None:
    """Turn up this tile and pick these cards (any for the others)."""
    names = cards or {}
    game.play({"type": "conflict", "region": region})
    while game.phase == "draw":
        seat = game.agenda[0]["for"]
        options = [info for info in game.legal_actions() if info["card"] == names.get(seat)]
        game.play((options or game.legal_actions())[0])
    while game.phase == "pick":
        seat = game.players_to_act[0]
        options = [info for info in game.legal_actions(seat) if info["card"] == names.get(seat)]
        game.play((options or game.legal_actions(seat))[0], seat)


def pass_all(game: Mezo) -> None:
    """All seats pass both actions for Devotion and decline a third."""
    while game.phase in ("action", "third"):
        info = (
            STOP
            if game.phase == "third"
            else next(i for i in game.legal_actions() if i["type"] == "pass")
        )
        game.play(info)


def take(game: Mezo, seat: int, action: int) -> None:
    """The others pass until it is this seat's turn, which takes that action."""
    while game.current_player != seat:
        game.play(next(info for info in game.legal_actions() if info["type"] == "pass"))
    assert game.phase == "action"
    game.play({"type": "action", "action": action})


def with_card(game: Mezo, seat: int, region: str, card: str, action: int) -> None:
    """This seat fights with that card and takes that action; seats before it pass."""
    fight(game, region, {seat: card})
    take(game, seat, action)


def card_steps(god: str, card: str, action: int) -> list[Info]:
    steps: list[Info] = BUILT_IN["gods"][god]["cards"][card][action - 1]["steps"]
    return steps


def regions_in(infos: list[Info]) -> set[str]:
    return {info["region"] for info in infos if "region" in info}


def expire(game: Mezo, era: int) -> None:
    """All Conflicts of this Era are over: run the End of Era."""
    game.era = era
    game.agenda = [{"do": "end_of_era"}]
    game._run()


# ---- the test vectors --------------------------------------------------------------------------

BLUE, YELLOW, GREEN, RED = range(4)


def test_vector_1_a_conflict_with_a_tied_calendar() -> None:
    game = before_conflicts(4, ("hochob", "becan", "chichen_itza", "coba"))
    place(game, BLUE, "chichen_itza", 1, 1)
    place(game, YELLOW, "chichen_itza", 2, 3)
    place(game, GREEN, "chichen_itza", 2, 1)
    place(game, RED, "chichen_itza", 2, 2)
    write(game, RED, "chichen_itza", 3)
    bury(game, GREEN, 3, 2)
    fight(game, "chichen_itza")
    assert game.current.acting == [RED, BLUE, YELLOW, GREEN]
    strength = game.view()["conflict"]["strength"]
    assert [strength[str(seat)]["total"] for seat in range(4)] == [2, 5, 5, 7]
    set_vp(game, 30, 20, 10, 0)
    assert game.regions["chichen_itza"].altar == "A1"
    pass_all(game)
    assert game.current.winner == RED
    assert game.players[RED].vp == 7
    assert (game.phase, game.current_player) == ("tie_calendar", GREEN)
    assert [info["seat"] for info in game.legal_actions()] == [YELLOW, GREEN, RED]
    game.play({"type": "tie", "seat": GREEN})
    assert (game.phase, game.current_player) == ("calendar", GREEN)
    game.play({"type": "space", "space": "K1"})
    for kind in ("shaman", "shaman", "shaman", "warrior", "warrior"):
        assert game.view()["effect"]["verb"] == "RECOVER"
        game.play({"type": "recover", "kind": kind})
    assert (game.phase, game.current_player) == ("codex", YELLOW)
    game.play({"type": "space", "space": "X1"})
    assert regions_in(game.legal_actions()) == set(game.inhabited())
    game.play({"type": "awaken", "kind": "warrior", "region": "palenque"})
    assert game.phase == "conflict"
    assert game.tracks["calendar"]["K1"] == GREEN
    assert game.tracks["codex"]["X1"] == YELLOW
    assert game.regions["chichen_itza"].glyphs[RED] == 3
    assert game.view()["players"][GREEN]["hero"] == "reserve"


def test_vector_2_the_consecrated_region() -> None:
    game = before_conflicts(
        4, ("chichen_itza", "coba", "hochob", "becan"), uninhabited=("palenque",)
    )
    assert game.consecrated == "uxmal"
    set_vp(game, 15, 12, 30, 20)
    for seat, units in ((GREEN, 3), (RED, 4), (BLUE, 2), (YELLOW, 4)):
        place(game, seat, "uxmal", 0, units)
    fight(game, "uxmal")
    assert game.view()["order"] == [GREEN, RED, BLUE, YELLOW]
    assert game.current.acting == []
    for seat, shamans, warriors in ((GREEN, 2, 2), (RED, 4, 0), (BLUE, 5, 2), (YELLOW, 3, 2)):
        assert (game.phase, game.current_player) == ("sacrifice", seat)
        game.play({"type": "sacrifice", "kind": "shaman", "n": shamans})
        game.play({"type": "sacrifice", "kind": "warrior", "n": warriors})
    assert [game.players[seat].devotion for seat in range(4)] == [7, 5, 4, 4]
    assert [game.strength(seat)["total"] for seat in range(4)] == [9, 9, 7, 8]
    assert (game.phase, game.current_player) == ("tie_consecrated", YELLOW)
    assert [info["seat"] for info in game.legal_actions()] == [BLUE, YELLOW]
    game.play({"type": "tie", "seat": YELLOW})
    assert game.scores == [15, 21, 30, 20 + 0]  # 12 + 8 is red's place
    assert game.players[BLUE].xibalba == {"shaman": 6, "warrior": 3}
    assert all(not any(units.values()) for units in game.regions["uxmal"].units)
    assert game.phase == "conflict"


def test_vector_3_devotion_and_the_last_ability() -> None:
    game = before_conflicts()
    game.players[0].devotion = 18
    game.players[0].abilities = ["end_vp_2x_level"]
    set_vp(game, 100, 20, 10, 0)
    expire(game, 3)
    assert game.phase == "over"
    assert game.scores == [100 + 13 + 6, 20, 10, 0]
    assert game.winners == [0]


def test_vector_4_recover_as_many_as_there_are() -> None:
    game = set_up()
    do(game, 0, [{"verb": "RECOVER", "kind": "unit", "n": 3}])
    game.play({"type": "recover", "kind": "warrior"})
    assert game.legal_actions() == [{"type": "recover", "kind": "shaman"}]
    game.play({"type": "recover", "kind": "shaman"})
    assert game.phase == "over"
    assert game.players[0].reserve == {"shaman": 8, "warrior": 8}


def test_vector_5_summon_ability_first() -> None:
    game = before_conflicts(confluences=("V4", "V1", "V2", "V3"), era=2)
    do(game, 0, [{"verb": "SUMMON"}])
    assert game.legal_actions() == [
        {"type": "summon", "first": "move"},
        {"type": "summon", "first": "ability"},
    ]
    game.play({"type": "summon", "first": "ability"})
    for left in (2, 1):
        assert game.view()["effect"] == {
            "verb": "DEPLOY",
            "actor": 0,
            "left": left,
            "up_to": False,
            "source": "kukulkan summon",
        }
        assert game.legal_actions() == [
            {"type": "deploy_unit", "kind": "warrior", "region": region}
            for region in ("hochob", "becan", "palenque")
        ]
        game.play({"type": "deploy_unit", "kind": "warrior", "region": "becan"})
    assert game.phase == "confluence"
    assert [info["confluence"] for info in game.legal_actions()] == [
        "V5",
        "V6",
        "V7",
        "V8",
        "V9",
        "V10",
    ]
    game.play({"type": "confluence", "confluence": "V8"})
    assert game.players[0].god_at == "V8"
    assert game.phase == "over"


def test_vector_6_passing_covers_one_action_only() -> None:
    game = before_conflicts()
    fight(game, "coba", {0: "mandate"})
    while game.current_player != 0:
        game.play({"type": "pass", "action": 3, "gain": "devotion"})
    assert Counter(info["type"] for info in game.legal_actions()) == {"action": 3, "pass": 9}
    game.play({"type": "pass", "action": 1, "gain": "warrior"})
    assert game.players[0].xibalba == {"shaman": 1, "warrior": 0}
    assert game.view()["players"][0]["covered"] == [1]
    while game.current_player != 0:
        game.play(next(info for info in game.legal_actions() if info["type"] == "pass"))
    assert [i["action"] for i in game.legal_actions() if i["type"] == "action"] == [2, 3]
    assert {i["gain"] for i in game.legal_actions() if i["type"] == "pass"} == {
        "devotion",
        "shaman",
    }


def test_vector_7_only_where_the_god_is_present() -> None:
    game = before_conflicts()
    for region in game.inhabited():
        place(game, 1, region, 1, 1)
    do(game, 0, card_steps("kukulkan", "fervor", 2))
    assert game.legal_actions() == [
        {"type": "annihilate", "owner": 1, "kind": "shaman", "region": "chichen_itza"},
        {"type": "annihilate", "owner": 1, "kind": "shaman", "region": "coba"},
        STOP,
    ]


def test_vector_8_all_owners_of_a_pyramid_score_in_descending_vp() -> None:
    game = before_conflicts()
    raise_pyramid(game, "coba", (1, 1), (2, 2))
    set_vp(game, 10, 12, 9, 0)
    do(game, 0, [{"verb": "BUILD", "kind": "pyramid", "n": 1}])
    game.play({"type": "build", "kind": "pyramid", "region": "coba"})
    assert game.scores == [14, 13, 10, 0]


def test_vector_9_devotion_beyond_the_last_space() -> None:
    game = before_conflicts()
    game.players[0].devotion = 19
    set_vp(game, 10, 11, 1, 0)
    do(game, 0, [{"verb": "GAIN_DEVOTION", "n": 3}])
    assert game.scores[0] == 13
    assert game.players[0].devotion == 19


def test_devotion_overflow_is_one_move_of_what_does_not_fit() -> None:
    """One move of 2 from 10 ends on 12; two moves of 1 would end on 13."""
    game = before_conflicts()
    game.players[0].devotion = 18
    set_vp(game, 10, 11, 1, 0)
    do(game, 0, [{"verb": "GAIN_DEVOTION", "n": 3}])
    assert game.scores[0] == 12


def test_vector_10_draws() -> None:
    game = before_conflicts()
    new: list[int] = []
    hands: list[int] = []
    for region in ("chichen_itza", "coba", "hochob", "becan"):
        game.play({"type": "conflict", "region": region})
        draws = 0
        while game.phase == "draw":
            draws += game.agenda[0]["for"] == 0
            game.play(game.legal_actions()[0])
        new.append(draws)
        hands.append(len(game.view(0)["players"][0]["hand"]))
        while game.phase != "conflict":
            game.play(game.legal_actions()[-1] if game.phase == "third" else quiet(game))
    assert new == [3, 1, 1, 0]
    assert hands == [3, 3, 3, 2]


def quiet(game: Mezo) -> Info:
    """An answer that leaves the position unchanged, if there is one."""
    infos = game.legal_actions()
    if game.phase == "action":
        return next(info for info in infos if info["type"] == "pass")
    return STOP if STOP in infos else infos[0]


def test_vector_11_bonuses_alone_suffice() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 1, 2)
    game.players[1].hero = "palenque"  # no Hero in the way
    game.regions["coba"].neutral_hero = 1
    fight(game, "coba")
    game.current.bonus[3] = 4
    pass_all(game)
    assert game.phase == "calendar"
    assert game.current.winner == 3


def test_vector_12_a_claim_without_a_unit_is_ignored() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 4, 0)
    place(game, 1, "coba", 1, 0)
    with_card(game, 1, "coba", "mandate", 2)
    assert game.view()["conflict"]["claims"] == {"shaman": 1, "warrior": None}
    with_unit = game.copy()
    pass_all(with_unit)
    assert (with_unit.phase, with_unit.current_player) == ("calendar", 1)
    game.regions["coba"].units[1]["shaman"] = 0
    game.players[1].xibalba["shaman"] += 1
    pass_all(game)
    assert (game.phase, game.current_player) == ("calendar", 0)


def test_vector_13_the_neutral_hero_decides_and_acts_second() -> None:
    game = before_conflicts(2, ("chichen_itza", "coba"), ("V6", "V4"))
    game.regions["hochob"].neutral_hero = 0
    game.regions["becan"].neutral_hero = 1
    place(game, 0, "hochob", 1, 1)
    place(game, 1, "hochob", 1, 1)
    fight(game, "hochob")
    assert game.current.acting == [1, 0]
    assert game.strength(0)["hero"] == 0
    pass_all(game)
    assert (game.phase, game.current_player) == ("tie_strength", 0)
    game.play({"type": "tie", "seat": 1})
    while game.phase == "effect":
        game.play(game.legal_actions()[0])
    assert (game.phase, game.current_player) == ("tie_calendar", 0)
    game.play({"type": "tie", "seat": 1})
    game.play({"type": "space", "space": "K5"})
    assert (game.phase, game.current_player) == ("tie_codex", 0)
    game.play({"type": "tie", "seat": 0})
    game.play({"type": "space", "space": "X5"})
    game.play(STOP)
    assert game.phase == "conflict"
    assert game.regions["hochob"].neutral_hero is None


def test_vector_14_units_on_the_tracks_are_one_move() -> None:
    game = before_conflicts()
    game.tracks["calendar"]["K1"] = 0
    game.tracks["codex"]["X1"] = 0
    game.players[0].reserve = {"shaman": 6, "warrior": 6}
    game.players[0].abilities = ["calendar_codex_plus3"]
    set_vp(game, 5, 10, 15, 0)  # 10 would stop two moves of 5 on the way
    expire(game, 3)
    assert game.scores == [16, 10, 15, 0]
    assert game.players[0].reserve == {"shaman": 7, "warrior": 7}
    assert game.view()["calendar"] == dict.fromkeys(BUILT_IN["calendar"])


def test_vector_15_a_razed_level_is_built_again() -> None:
    game = before_conflicts()
    raise_pyramid(game, "coba", (2, 1), (3, 2))
    set_vp(game, 50, 30, 20, 0)
    do(game, 0, [{"verb": "RAZE", "kind": "structure", "owner": "any", "n": 1, "upTo": True}])
    game.play({"type": "raze", "kind": "pyramid", "owner": 2, "region": "coba"})
    assert game.players[2].pieces_left == {1: 3, 2: 3, 3: 3, 4: 2}
    assert game.next_level(0, "coba") == 3
    do(game, 0, [{"verb": "BUILD", "kind": "pyramid", "n": 1}])
    game.play({"type": "build", "kind": "pyramid", "region": "coba"})
    assert game.scores == [52, 31, 20, 0]


# ---- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "closed"), [(2, 1), (3, 2), (4, 1)])
def test_chance_of_the_set_up(players: int, closed: int) -> None:
    """(k) Uninhabited regions, Altars, first seat, gods; every outcome is a decision, even a single
    one."""
    game = Mezo(players, BUILT_IN)
    phases: list[str] = []
    while game.phase != "token":
        assert game.current_player == CHANCE
        assert [weight for _, weight in game.chance()] == [1] * len(game.legal_actions())
        phases.append(game.phase)
        if game.phase == "god":
            assert {info["seat"] for info in game.legal_actions()} == {phases.count("god") - 1}
        game.play(game.legal_actions()[-1])
    assert phases == (
        ["uninhabited"] * closed + ["altar"] * (6 - closed) + ["starting_seat"] + ["god"] * players
    )
    assert game.scores == [players - 2 - seat for seat in range(players - 1)] + [players - 1]


def test_a_named_seat_starts() -> None:
    game = Mezo(3, BUILT_IN, starting_seat=1)
    assert game.scores == [0, 2, 1]
    assert game.view()["starting_seat"] == 1
    assert Mezo(3, BUILT_IN).view()["starting_seat"] is None


def test_gods_may_be_chosen_in_descending_vp() -> None:
    game = Mezo(3, BUILT_IN, gods="chosen", starting_seat=2)
    while game.current_player == CHANCE:
        game.play(game.legal_actions()[0])
    assert (game.phase, game.current_player, game.view()["order"]) == ("choose_god", 2, [2, 0, 1])
    game.play({"type": "choose_god", "god": "ixchel"})
    assert game.view()["players"][2]["god"] == "ixchel"
    assert [info["god"] for info in game.legal_actions()] == ["kukulkan", "ah_puch", "cabrakan"]
    game.play({"type": "choose_god", "god": "ah_puch"})
    game.play({"type": "choose_god", "god": "kukulkan"})
    assert (game.phase, game.view()["order"]) == ("token", [])


def test_start_of_a_player() -> None:
    player = set_up().view(0)["players"][0]
    assert player["reserve"] == {"shaman": 7, "warrior": 7}
    assert player["xibalba"] == {"shaman": 1, "warrior": 1}
    assert (player["devotion"], player["level"], player["glyphs_left"]) == (0, 1, 6)
    assert player["pyramid_pieces_left"] == {"1": 3, "2": 3, "3": 3, "4": 2}
    assert player["unseen"] == CARDS
    assert player["cards_left"] == 5


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (5, {}), (2, {"starting_seat": 2}), (2, {"gods": "mine"})],
)
def test_invalid_options_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|seat|gods"):
        Mezo(players, BUILT_IN, **options)


def test_illegal_actions_are_refused() -> None:
    game = set_up()
    before = game.views()
    with pytest.raises(ValueError, match="not legal in phase token"):
        game.play({"type": "token", "era": 2, "token": "II-1"})
    with pytest.raises(ValueError, match="not legal"):
        game.play({"type": "token", "era": 1, "token": "I-1"}, 0)
    assert game.views() == before


# ---- the start of an Era, Tribe Phase, God Phase -----------------------------------------------


def to_abilities(game: Mezo) -> Mezo:
    game.play({"type": "token", "era": 1, "token": "I-1"})
    return game


def choose_abilities(game: Mezo, *abilities: str) -> None:
    for ability in abilities:
        game.play({"type": "ability", "ability": ability})


def test_only_this_eras_abilities_and_copies_are_allowed() -> None:
    game = to_abilities(set_up())
    assert game.view()["angry_god"]["tokens"] == ["I-1"]
    for seat in range(4):
        assert (game.phase, game.current_player) == ("ability", seat)
        assert [info["ability"] for info in game.legal_actions()] == BUILT_IN["tribe_abilities"][
            "1"
        ]
        game.play({"type": "ability", "ability": "hero_plus_era"})
    assert game.phase == "hero"


def test_tribe_phase_of_one_player_after_the_other() -> None:
    game = to_abilities(set_up())
    choose_abilities(game, "awaken_era_any", "build_glyphs_era_any", *["hero_plus_era"] * 2)
    assert (game.phase, game.current_player) == ("effect", 0)
    effect = {"verb": "AWAKEN", "actor": 0, "left": 1, "up_to": False, "source": "awaken_era_any"}
    assert game.view()["effect"] == effect
    assert len(game.legal_actions()) == 10
    game.play({"type": "awaken", "kind": "shaman", "region": "coba"})
    assert regions_in(game.legal_actions()) == set(game.inhabited())
    game.play({"type": "hero", "region": "becan"})
    regions = []
    while game.phase == "deploy":
        regions.append(game.legal_actions()[0]["region"])
        assert len(game.legal_actions()) == 10
        game.play({"type": "deploy", "region": regions[-1], "shaman": 0, "warrior": 1})
    assert regions == ["chichen_itza", "coba", "hochob", "palenque"]
    assert game.view()["effect"]["verb"] == "BUILD"
    assert game.current_player == 1
    game.play({"type": "build", "kind": "glyph", "region": "becan"})
    assert "becan" not in regions_in(game.legal_actions())
    assert game.view()["order"] == [0, 1, 2, 3]


def test_the_last_hero_decides_the_consecrated_region_before_that_player_deploys() -> None:
    game = to_abilities(set_up(3, uninhabited=("coba", "becan")))
    choose_abilities(game, *["hero_plus_era"] * 3)
    for region in ("uxmal", "hochob"):
        game.play({"type": "hero", "region": region})
        while game.phase == "deploy":
            game.play(game.legal_actions()[0])
    assert game.consecrated is None
    game.play({"type": "hero", "region": "palenque"})
    assert game.phase == "deploy"
    regions = game.view()["regions"]
    assert [name for name in REGIONS if regions[name]["consecrated"]] == ["chichen_itza"]
    while game.phase == "deploy":
        game.play(game.legal_actions()[0])
    # V7 is between the two uninhabited regions: closed.
    assert game.phase == "confluence"
    closed = {f"V{i}" for i in range(1, 11)} - {info["confluence"] for info in game.legal_actions()}
    assert closed == {"V7"}
    game.play({"type": "confluence", "confluence": "V8"})
    assert game.presence(0) == ["palenque"]


def test_deployment_is_limited_by_the_reserve_and_is_a_decision_even_without_units() -> None:
    game = to_abilities(set_up())
    choose_abilities(game, *["hero_plus_era"] * 4)
    game.players[0].reserve = {"shaman": 1, "warrior": 0}
    game.play({"type": "hero", "region": "palenque"})
    assert len(game.legal_actions()) == 2
    game.play({"type": "deploy", "region": "chichen_itza", "shaman": 1, "warrior": 0})
    for region in ("coba", "hochob", "becan"):
        none = {"type": "deploy", "region": region, "shaman": 0, "warrior": 0}
        assert game.legal_actions() == [none]
        game.play(none)


def test_two_players_place_neutral_heroes() -> None:
    game = to_abilities(set_up(2))
    choose_abilities(game, *["hero_plus_era"] * 2)
    game.play({"type": "hero", "region": "coba"})
    assert (game.phase, game.current_player) == ("neutral_hero", 0)
    assert regions_in(game.legal_actions()) == {"chichen_itza", "hochob", "becan", "palenque"}
    game.play({"type": "neutral_hero", "region": "becan"})
    assert game.view()["regions"]["becan"]["neutral_hero"] == 0
    regions = []
    while game.phase == "deploy":
        regions.append(game.legal_actions()[0]["region"])
        game.play(game.legal_actions()[0])
    assert regions == ["chichen_itza", "hochob", "becan", "palenque"]
    assert game.current_player == 1
    assert regions_in(game.legal_actions()) == {"chichen_itza", "hochob", "palenque"}
    game.play({"type": "hero", "region": "hochob"})
    assert game.consecrated is None
    game.play({"type": "neutral_hero", "region": "palenque"})
    assert game.consecrated == "chichen_itza"


def test_god_phase_places_first_then_the_ability() -> None:
    game = to_abilities(set_up(2))
    game.agenda = [{"do": "god_phase"}]
    game._run()
    assert (game.phase, game.current_player, game.view()["order"]) == ("confluence", 0, [0, 1])
    assert len(game.legal_actions()) == 10
    game.play({"type": "confluence", "confluence": "V6"})
    assert game.view()["order"] == [0, 1]
    game.play({"type": "deploy_unit", "kind": "warrior", "region": "coba"})
    assert "V6" not in {info["confluence"] for info in game.legal_actions()}
    game.play({"type": "confluence", "confluence": "V7"})
    game.play({"type": "deploy_unit", "kind": "shaman", "region": "becan"})
    assert (game.phase, game.view()["order"]) == ("conflict", [])


# ---- verbs -------------------------------------------------------------------------------------


def test_deploy_splits_over_regions_and_stops_with_the_reserve() -> None:
    game = before_conflicts(confluences=("V6", "V4", "V9", "V8"))
    game.players[0].reserve = {"shaman": 7, "warrior": 2}
    do(game, 0, [{"verb": "DEPLOY", "kind": "warrior", "n": 3, "where": "presence"}])
    game.play({"type": "deploy_unit", "kind": "warrior", "region": "coba"})
    game.play({"type": "deploy_unit", "kind": "warrior", "region": "chichen_itza"})
    assert game.phase == "over"


def test_annihilate_reaches_any_owner_and_stop_is_offered_at_each_target() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 1, 0)
    place(game, 1, "coba", 0, 1)
    step = {"verb": "ANNIHILATE", "kind": "unit", "owner": "any", "n": 2, "upTo": True}
    do(game, 0, [step])
    assert len(game.legal_actions()) == 3
    assert game.view()["effect"]["up_to"] is True
    game.play({"type": "annihilate", "owner": 1, "kind": "warrior", "region": "coba"})
    assert game.players[1].xibalba == {"shaman": 1, "warrior": 2}
    assert game.view()["effect"]["left"] == 1
    game.play(STOP)
    assert game.phase == "over"


def test_exile_sends_home_and_at_most_one_of_each_player() -> None:
    game = before_conflicts()
    place(game, 1, "coba", 2, 0)
    place(game, 2, "coba", 0, 1)
    step = {"verb": "EXILE", "kind": "unit", "owner": "any", "n": 2, "perPlayerMax": 1}
    do(game, 0, [step])
    game.play({"type": "exile", "owner": 1, "kind": "shaman", "region": "coba"})
    assert game.players[1].reserve["shaman"] == 6
    assert {info["owner"] for info in game.legal_actions()} == {2}
    game.play({"type": "exile", "owner": 2, "kind": "warrior", "region": "coba"})
    assert game.phase == "over"


def test_move_takes_no_unit_twice() -> None:
    game = before_conflicts()
    place(game, 1, "coba", 1, 0)
    place(game, 1, "chichen_itza", 1, 0)
    step = {"verb": "MOVE", "kind": "unit", "owner": "any", "n": 3, "to": "presence"}
    do(game, 0, [step])
    move = {"type": "move", "owner": 1, "kind": "shaman", "from": "coba", "to": "chichen_itza"}
    game.play(move)
    back = {"type": "move", "owner": 1, "kind": "shaman", "from": "chichen_itza", "to": "coba"}
    assert game.legal_actions() == [back]  # the unmoved one of the two
    game.play(back)
    assert game.phase == "over"


def test_a_single_route_binds_the_later_units() -> None:
    game = before_conflicts(era=2, confluences=("V6", "V9", "V8", "V4"))
    place(game, 3, "becan", 2, 0)
    place(game, 3, "hochob", 1, 0)
    place(game, 0, "hochob", 1, 0)
    do(game, 3, BUILT_IN["gods"]["cabrakan"]["summon"]["steps"])
    game.play({"type": "choose_one", "option": 0})
    routes = {(i["owner"], i["from"], i["to"]) for i in game.legal_actions() if i != STOP}
    assert routes == {
        (3, "becan", "hochob"),
        (3, "becan", "palenque"),
        (3, "hochob", "becan"),
        (3, "hochob", "palenque"),
    }
    move = {"type": "move", "owner": 3, "kind": "shaman", "from": "becan", "to": "palenque"}
    game.play(move)
    assert game.legal_actions() == [move, STOP]


def test_glyphs_have_no_limit_but_the_supply() -> None:
    game = before_conflicts()
    write(game, 0, "coba", 4)
    do(game, 0, [{"verb": "BUILD", "kind": "glyph", "n": 3, "where": "any"}])
    for _ in range(2):
        game.play({"type": "build", "kind": "glyph", "region": "coba"})
    assert game.phase == "over"
    assert game.regions["coba"].glyphs[0] == 6


def test_the_next_piece_of_a_pyramid() -> None:
    game = before_conflicts()
    player = game.players[0]
    assert game.next_level(0, "coba") == 1
    player.pieces_left = {1: 0, 2: 0, 3: 1, 4: 2}
    assert game.next_level(0, "coba") == 3
    raise_pyramid(game, "coba", (1, 1))
    assert game.next_level(0, "coba") is None
    raise_pyramid(game, "coba", (2, 1), (3, 1), (4, 1))
    assert game.next_level(0, "coba") is None  # nothing above level 4
    do(game, 0, [{"verb": "BUILD", "kind": "pyramid", "n": 1}])
    assert regions_in(game.legal_actions()) == {"chichen_itza"}
    player.pieces_left = {1: 0, 2: 0, 3: 0, 4: 0}
    do(game, 0, [{"verb": "BUILD", "kind": "pyramid", "n": 1}])
    assert game.phase == "over"


def test_raze_may_take_the_same_pyramid_twice_and_own_pieces() -> None:
    game = before_conflicts()
    raise_pyramid(game, "coba", (1, 1), (2, 0))
    write(game, 2, "coba", 1)
    set_vp(game, 30, 20, 10, 0)
    step = {"verb": "RAZE", "kind": "structure", "owner": "any", "n": 3, "upTo": True}
    do(game, 0, [step])
    assert game.legal_actions() == [
        {"type": "raze", "kind": "glyph", "owner": 2, "region": "coba"},
        {"type": "raze", "kind": "pyramid", "owner": 0, "region": "coba"},
        STOP,
    ]
    game.play({"type": "raze", "kind": "pyramid", "owner": 0, "region": "coba"})
    game.play({"type": "raze", "kind": "pyramid", "owner": 1, "region": "coba"})
    game.play({"type": "raze", "kind": "glyph", "owner": 2, "region": "coba"})
    assert game.players[2].glyphs_left == 6
    assert game.regions["coba"].pyramid == []
    assert game.scores == [30, 20, 10, 0]


TRANSFORM: Info = {"verb": "TRANSFORM", "kind": "pyramid", "owner": "any", "n": 1}


def test_transform_scores_like_build() -> None:
    """R-19: the replaced owner scores only with another piece in the Pyramid."""
    game = before_conflicts()
    raise_pyramid(game, "coba", (1, 1), (2, 2), (3, 1))
    raise_pyramid(game, "chichen_itza", (1, 2))
    set_vp(game, 0, 20, 10, 40)
    other = game.copy()
    do(game, 0, [TRANSFORM])
    game.play({"type": "transform", "kind": "pyramid", "owner": 1, "region": "coba"})
    assert game.scores == [3, 21, 11, 40]
    assert game.players[1].pieces_left[3] == 3
    assert game.players[0].pieces_left[3] == 2
    do(other, 0, [TRANSFORM])
    other.play({"type": "transform", "kind": "pyramid", "owner": 2, "region": "chichen_itza"})
    assert other.scores == [1, 20, 10, 40]


def test_transform_needs_a_matching_piece_unless_the_top_is_own() -> None:
    """R-18."""
    game = before_conflicts()
    raise_pyramid(game, "coba", (1, 1))
    raise_pyramid(game, "chichen_itza", (1, 0))
    game.players[0].pieces_left[1] = 0
    set_vp(game, 0, 20, 10, 40)
    do(game, 0, [TRANSFORM])
    own = {"type": "transform", "kind": "pyramid", "owner": 0, "region": "chichen_itza"}
    assert game.legal_actions() == [own]
    game.play(own)
    assert game.players[0].pieces_left[1] == 0
    assert game.regions["chichen_itza"].pyramid == [Piece(1, 0)]
    assert game.scores == [1, 20, 10, 40]


def test_transform_a_glyph_of_another() -> None:
    game = before_conflicts()
    write(game, 0, "coba", 1)
    write(game, 1, "coba", 1)
    step = {"verb": "TRANSFORM", "kind": "glyph", "owner": "any", "n": 2, "upTo": True}
    without = game.copy()
    do(game, 0, [step])
    info = {"type": "transform", "kind": "glyph", "owner": 1, "region": "coba"}
    assert game.legal_actions() == [info, STOP]
    vp = game.scores
    game.play(info)
    assert game.phase == "over"
    assert game.regions["coba"].glyphs[:2] == [2, 0]
    assert [p.glyphs_left for p in game.players[:2]] == [4, 6]
    assert game.scores == vp
    without.players[0].glyphs_left = 0
    do(without, 0, [step])
    assert without.phase == "over"


def test_amounts() -> None:
    game = before_conflicts(era=2)
    game.play({"type": "conflict", "region": "coba"})
    game.players[0].devotion = 10
    place(game, 0, "coba", 0, 5)
    run = {"seat": 0, "actor": 0, "labels": {"x": {"count": 3, "region": None}}}
    expected: list[tuple[Any, int]] = [
        (4, 4),
        ({"perEra": 1}, 2),
        ({"base": -1, "perEra": 1}, 1),
        ({"base": 1, "perLevel": 1}, 3),
        ({"perCount": "x", "times": 2}, 6),
        ({"base": 1, "perCount": "unset"}, 1),
        ({"base": 2, "perOwn": "warrior", "in": "conflict", "cap": 6}, 6),
        ({"base": 1, "perOwn": "warrior", "in": "conflict", "cap": 6}, 6),
        ({"base": 0, "perOwn": "warrior", "in": "conflict", "cap": 6}, 5),
        ({"base": 1, "oppXibalbaDiv": 4, "cap": 4}, 3),  # six in Xibalba
    ]
    for n, amount in expected:
        assert game._amount({"n": n}, run) == amount
    bury(game, 1, 6, 0)
    bury(game, 0, 6, 0)  # the seat's own do not count
    assert game._amount({"n": {"base": 1, "oppXibalbaDiv": 4, "cap": 4}}, run) == 4


def test_places() -> None:
    game = before_conflicts()
    run = {"seat": 1, "actor": 0, "labels": {"r": {"count": 1, "region": "becan"}}}
    assert game._places("conflict", run) == []
    game.play({"type": "conflict", "region": "coba"})
    inhabited = ["chichen_itza", "coba", "hochob", "becan", "palenque"]
    expected = {
        "any": inhabited,
        "other": [name for name in inhabited if name != "coba"],
        "conflict": ["coba"],
        "presence": ["hochob", "becan", "palenque"],
        "actorPresence": ["chichen_itza", "coba"],
        "same:r": ["becan"],
        "same:q": [],
    }
    for word, places in expected.items():
        assert game._places(word, run) == places
    with pytest.raises(ValueError, match="no such place"):
        game._places("nowhere", run)


# ---- the cards ---------------------------------------------------------------------------------


def test_temple_of_the_serpent_needs_two_warriors_where_it_was_built() -> None:
    for warriors, phase in ((1, "over"), (2, "effect")):
        game = before_conflicts()
        place(game, 0, "coba", 0, warriors)
        do(game, 0, card_steps("kukulkan", "legacy", 2))
        game.play({"type": "build", "kind": "pyramid", "region": "coba"})
        assert game.phase == phase
    assert game.legal_actions() == [{"type": "build", "kind": "glyph", "region": "coba"}]
    game.players[0].pieces_left = dict.fromkeys(range(1, 5), 0)
    do(game, 0, card_steps("kukulkan", "legacy", 2))
    assert game.phase == "over"  # no Pyramid, no Glyph


def test_devour_the_wise_takes_one_of_each_player_and_counts() -> None:
    game = before_conflicts()
    game.players[0].devotion = 16
    place(game, 1, "coba", 2, 0)
    place(game, 2, "coba", 1, 0)
    set_vp(game, 0, 20, 10, 40)
    do(game, 0, card_steps("kukulkan", "fervor", 2))
    for owner in (1, 2):
        game.play({"type": "annihilate", "owner": owner, "kind": "shaman", "region": "coba"})
    assert game.phase == "over"
    assert game.scores[0] == 4


def test_zero_is_up_to_too() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 0, 3)
    set_vp(game, 0, 20, 10, 40)
    do(game, 0, card_steps("kukulkan", "mission", 1))
    game.play(STOP)
    assert (game.scores[0], game.players[0].devotion) == (1, 0)


def test_winged_march_and_stampede_come_from_other_regions() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 0, 1)
    place(game, 0, "palenque", 1, 1)
    with_card(game, 0, "coba", "mandate", 2)
    move = {"type": "move", "owner": 0, "kind": "warrior", "from": "palenque", "to": "coba"}
    assert game.legal_actions() == [move, STOP]


def test_choose_one_offers_only_what_has_a_target() -> None:
    game = before_conflicts()
    do(game, 2, BUILT_IN["gods"]["ah_puch"]["summon"]["steps"])
    assert game.phase == "choose_one"
    assert game.legal_actions() == [{"type": "choose_one", "option": 1}]  # no unit to annihilate
    game.players[2].xibalba = {"shaman": 0, "warrior": 0}
    do(game, 2, BUILT_IN["gods"]["ah_puch"]["summon"]["steps"])
    assert game.phase == "over"  # without options it is skipped, and Era 1 recovers no unit


def test_bone_bells_may_recover_the_unit_just_annihilated() -> None:
    game = before_conflicts(era=2)
    place(game, 2, "hochob", 1, 0)
    game.players[2].xibalba = {"shaman": 0, "warrior": 0}
    do(game, 2, BUILT_IN["gods"]["ah_puch"]["summon"]["steps"])
    game.play({"type": "choose_one", "option": 0})
    game.play({"type": "annihilate", "owner": 2, "kind": "shaman", "region": "hochob"})
    game.play({"type": "recover", "kind": "shaman"})
    assert game.phase == "over"


def test_ossuary_builds_in_the_same_region_what_glyphs_there_are() -> None:
    game = before_conflicts()
    place(game, 2, "hochob", 1, 0)
    write(game, 2, "coba", 5)
    set_vp(game, 10, 20, 0, 40)
    do(game, 2, card_steps("ah_puch", "legacy", 2))
    game.play({"type": "choose_one", "option": 1})
    game.play({"type": "annihilate", "owner": 2, "kind": "shaman", "region": "hochob"})
    assert game.legal_actions() == [{"type": "build", "kind": "glyph", "region": "hochob"}]
    game.play(game.legal_actions()[0])
    assert game.phase == "over"
    assert game.scores[2] == 1


def test_waning_moon_asks_each_opponent_from_the_left() -> None:
    game = before_conflicts()
    place(game, 3, "becan", 1, 0)
    place(game, 0, "hochob", 1, 0)
    place(game, 2, "coba", 1, 1)  # Ixchel is not present there
    do(game, 1, card_steps("ixchel", "mandate", 1))
    assert (game.current_player, game.view()["effect"]["actor"]) == (3, 1)
    assert game.legal_actions() == [
        {"type": "exile", "owner": 3, "kind": "shaman", "region": "becan"}
    ]
    game.play(game.legal_actions()[0])
    assert game.current_player == 0
    game.play(game.legal_actions()[0])
    assert game.phase == "over"
    assert game.players[1].devotion == 1


def test_all_must_die_ends_with_the_actor_and_gives_devotion_anyway() -> None:
    game = before_conflicts()
    game.play({"type": "conflict", "region": "coba"})
    for seat in (0, 2, 3):
        place(game, seat, "coba", 1, 0)
    do(game, 2, card_steps("ah_puch", "mandate", 1))
    players_to_act = []
    while game.phase == "effect":
        players_to_act.append(game.current_player)
        game.play(game.legal_actions()[0])
    assert players_to_act == [3, 0, 2]
    assert game.players[2].devotion == 2
    do(game, 2, card_steps("ah_puch", "mandate", 1))
    assert game.phase == "over"
    assert game.players[2].devotion == 4


def test_flee_the_mountain_counts_the_units_moved() -> None:
    game = before_conflicts()
    game.play({"type": "conflict", "region": "coba"})
    for seat in (0, 2, 3):
        place(game, seat, "coba", 1, 0)
    do(game, 3, card_steps("cabrakan", "mandate", 2))
    for seat in (0, 2):
        assert game.current_player == seat
        assert STOP not in game.legal_actions()
        assert {info["to"] for info in game.legal_actions()} == set(game.inhabited()) - {"coba"}
        game.play(game.legal_actions()[0])
    assert game.phase == "over"
    assert game.players[3].devotion == 2


def test_silence_beats_a_claim() -> None:
    """R-8, and the cancelled majority is not awarded."""
    game = before_conflicts()
    place(game, 1, "coba", 1, 0)
    place(game, 2, "coba", 1, 1)
    with_card(game, 2, "coba", "mandate", 2)
    assert game.phase == "cancel"
    game.play({"type": "cancel", "track": "calendar"})
    game.current.claims["shaman"] = 1
    assert game.view()["conflict"]["cancelled"] == ["calendar"]
    pass_all(game)
    while game.phase == "effect":
        game.play(game.legal_actions()[0])
    assert game.phase == "codex"


def test_shifted_altars() -> None:
    game = before_conflicts()
    game.regions["hochob"].fought = True
    with_card(game, 3, "coba", "mandate", 1)
    assert game.view()["effect"] == {
        "verb": "SWAP_ALTARS",
        "actor": 3,
        "left": 1,
        "up_to": False,
        "source": "cabrakan mandate 1",
    }
    assert regions_in(game.legal_actions()) == {
        "chichen_itza",
        "hochob",
        "becan",
    }  # palenque: consecrated
    here, there = (game.regions[name].altar for name in ("coba", "hochob"))
    game.play({"type": "swap_altars", "region": "hochob"})
    assert [game.regions[name].altar for name in ("coba", "hochob")] == [there, here]


def test_strength_is_fixed_when_resolved() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 0, 3)
    with_card(game, 0, "coba", "vengeance", 2)
    assert game.strength(0)["bonus"] == 5
    game.regions["coba"].units[0]["warrior"] = 0
    assert game.strength(0)["bonus"] == 5
    assert game.strength(0)["total"] == 5


def test_the_summon_of_a_card_and_of_a_space() -> None:
    game = before_conflicts()
    with_card(game, 1, "coba", "legacy", 1)
    assert (game.phase, game.current_player) == ("summon", 1)
    game.play({"type": "summon", "first": "move"})
    assert not {"V4", "V6", "V9", "V8"} & {info["confluence"] for info in game.legal_actions()}
    game.play({"type": "confluence", "confluence": "V7"})
    assert regions_in(game.legal_actions()) == {"coba", "becan"}
    assert game.view()["order"] == []


def in_coba(seat: int, card: str, action: int, *, devotion: int = 0) -> Mezo:
    """All four have a Shaman and a Warrior in Coba and in Palenque; this seat acts in Coba."""
    game = before_conflicts(confluences=("V6", "V7", "V3", "V8"))
    for other in range(4):
        place(game, other, "coba", 1, 1)
        place(game, other, "palenque", 1, 1)
    game.play({"type": "conflict", "region": "coba"})
    game.players[seat].devotion = devotion
    set_vp(game, 100, 200, 300, 400)
    god = game.players[seat].god
    assert god is not None
    do(game, seat, card_steps(god, card, action))
    return game


def test_flood_and_drown_the_proud() -> None:
    game = in_coba(1, "vengeance", 2)
    assert len(game.legal_actions()) == 5
    game.play({"type": "exile", "owner": 1, "kind": "warrior", "region": "coba"})
    game.play({"type": "exile", "owner": 0, "kind": "warrior", "region": "coba"})
    assert (game.phase, game.strength(1)["bonus"]) == ("over", 2)
    game = in_coba(1, "fervor", 2, devotion=12)
    assert game.view()["effect"]["left"] == 2
    assert {(i["kind"], i["region"]) for i in game.legal_actions()[:-1]} == {("warrior", "coba")}


def test_rot_and_reaping_take_one_of_each_player() -> None:
    game = in_coba(2, "vengeance", 2)
    game.play({"type": "annihilate", "owner": 2, "kind": "shaman", "region": "coba"})
    assert {info["owner"] for info in game.legal_actions()[:-1]} == {0, 1, 3}
    game = in_coba(2, "fervor", 1, devotion=19)
    for left, owner in ((3, 0), (2, 1), (1, 3)):
        assert game.view()["effect"]["left"] == left
        game.play({"type": "annihilate", "owner": owner, "kind": "warrior", "region": "coba"})
    assert game.phase == "over"


def test_dread_and_the_dead() -> None:
    game = in_coba(2, "fervor", 2, devotion=19)
    assert game.strength(2)["bonus"] == 3
    game.play({"type": "recover", "kind": "shaman"})
    assert game.phase == "over"
    assert in_coba(2, "mission", 2).scores[2] == 300 + 1 + 2  # six dead, rounded up to two fours


def test_landslide_and_stampede() -> None:
    game = in_coba(3, "vengeance", 2)
    assert {info["from"] for info in game.legal_actions()[:-1]} == {"coba"}
    assert {info["to"] for info in game.legal_actions()[:-1]} == set(game.inhabited()) - {"coba"}
    assert {info["owner"] for info in game.legal_actions()[:-1]} == {0, 1, 2, 3}
    game.play(STOP)
    assert game.strength(3)["bonus"] == 1
    game = in_coba(3, "fervor", 1, devotion=10)
    assert game.view()["effect"]["left"] == 3
    for kind in KINDS:
        move = {"type": "move", "owner": 3, "kind": kind, "from": "palenque", "to": "coba"}
        game.play(move)
    assert (game.phase, game.players[3].devotion) == ("over", 11)


def test_topple_gains_two_vp_for_each() -> None:
    game = in_coba(3, "mission", 2)
    raise_pyramid(game, "becan", (1, 0), (2, 3))
    write(game, 1, "palenque", 1)
    write(game, 1, "coba", 1)
    game.players[3].devotion = 19
    set_vp(game, 100, 200, 300, 400)
    do(game, 3, card_steps("cabrakan", "fervor", 2))
    assert game.legal_actions() == [
        {"type": "raze", "kind": "pyramid", "owner": 3, "region": "becan"},
        {"type": "raze", "kind": "glyph", "owner": 1, "region": "palenque"},
        STOP,
    ]
    for _ in range(3):
        game.play(game.legal_actions()[0])
    assert (game.phase, game.scores[3]) == ("over", 406)


def test_champions_of_war_claim_the_codex() -> None:
    game = in_coba(0, "mandate", 1)
    assert game.view()["conflict"]["claims"] == {"shaman": None, "warrior": 0}
    assert game.players[0].devotion == 1
    game.agenda = [{"do": "majority", "kind": "warrior"}]
    game._run()
    assert (game.phase, game.current_player) == ("codex", 0)


def test_an_effect_may_work_in_a_region_already_fought() -> None:
    """R-22."""
    game = before_conflicts()
    game.regions["coba"].fought = True
    do(game, 0, BUILT_IN["gods"]["kukulkan"]["summon"]["steps"])
    assert regions_in(game.legal_actions()) == {"chichen_itza", "coba"}


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("action", [1, 2, 3])
def test_every_action_runs_to_its_end(seat: int, card: str, action: int) -> None:
    """With many targets, and with none, except units."""
    rng = random.Random(seat)
    for era in (1, 2, 3):
        for crowded in (True, False):
            game = before_conflicts(era=era)
            if crowded:
                for other in range(4):
                    for region in game.inhabited():
                        place(game, other, region, 1, 1)
                        write(game, other, region, 1)
                raise_pyramid(game, "coba", (1, 0), (2, 1))
                raise_pyramid(game, "becan", (2, 2), (3, 3))
            with_card(game, seat, "coba", card, action)
            steps = 0
            while game.phase not in ("action", "third", "conflict"):
                check_pieces(game)
                game.play(rng.choice(game.legal_actions()))
                steps += 1
            assert steps < 30


# ---- APPEASE -----------------------------------------------------------------------------------


def test_appease_costs_one_then_two() -> None:
    game = before_conflicts()
    place(game, 1, "becan", 0, 1)
    place(game, 1, "coba", 1, 0)  # no presence: cannot pay
    with_card(game, 1, "coba", "mission", 3)
    assert game.legal_actions() == [{"type": "appease"}, STOP]
    game.play({"type": "appease"})
    assert game.legal_actions() == [
        {"type": "pay", "kind": "shaman", "from": "reserve"},
        {"type": "pay", "kind": "warrior", "from": "reserve"},
        {"type": "pay", "kind": "warrior", "from": "becan"},
    ]
    devotion = game.players[1].devotion
    game.play({"type": "pay", "kind": "warrior", "from": "becan"})
    assert game.view()["angry_god"]["units"]["1"] == {"shaman": 0, "warrior": 1}
    assert game.view()["players"][1]["waiting"] == {"shaman": 0, "warrior": 1}
    assert game.players[1].xibalba == {"shaman": 1, "warrior": 1}
    assert game.players[1].devotion == devotion
    assert game.legal_actions() == [{"type": "use_token", "token": "I-1"}]
    vp = game.scores[1]
    game.play({"type": "use_token", "token": "I-1"})
    assert game.scores[1] > vp

    do(game, 2, [{"verb": "APPEASE"}])  # another player pays two
    game.play({"type": "appease"})
    game.play({"type": "pay", "kind": "shaman", "from": "reserve"})
    assert game.phase == "pay"
    game.play({"type": "pay", "kind": "shaman", "from": "reserve"})
    assert game.phase == "use_token"


def test_a_seat_that_cannot_pay_in_full_may_not_appease() -> None:
    game = before_conflicts()
    game.play({"type": "conflict", "region": "coba"})
    game.players[0].on_angry_god["shaman"] = 1
    bury(game, 1, 7, 6)
    do(game, 1, [{"verb": "APPEASE"}])
    assert game.phase == "over"
    game.players[0].on_angry_god["shaman"] = 0
    do(game, 1, [{"verb": "APPEASE"}])
    assert game.phase == "appease"
    game.play(STOP)
    assert game.phase == "over"


def test_two_different_tokens_for_one_payment() -> None:
    """R-11."""
    game = before_conflicts(era=3)
    game.play({"type": "conflict", "region": "coba"})
    game.players[1].abilities = ["appease_two_tokens"]
    do(game, 1, [{"verb": "APPEASE"}])
    game.play({"type": "appease"})
    game.play(game.legal_actions()[0])
    assert [info["token"] for info in game.legal_actions()] == ["I-1", "II-1", "III-1"]
    game.play({"type": "use_token", "token": "III-1"})
    assert game.strength(1)["bonus"] == 4
    assert [info["token"] for info in game.legal_actions()] == ["I-1", "II-1"]
    game.play({"type": "use_token", "token": "I-1"})
    assert game.phase == "over"


def test_units_on_the_angry_god_go_to_xibalba() -> None:
    game = before_conflicts()
    fight(game, "coba")
    game.players[2].reserve["shaman"] -= 1
    game.players[2].on_angry_god["shaman"] += 1
    pass_all(game)
    while game.phase == "effect":
        game.play(game.legal_actions()[0])
    assert game.phase == "conflict"
    assert game.players[2].xibalba["shaman"] == 2
    assert game.view()["players"][2]["waiting"] == {"shaman": 0, "warrior": 0}


# ---- a normal Conflict -------------------------------------------------------------------------


def test_picks_are_secret_and_simultaneous() -> None:
    game = before_conflicts()
    game.play({"type": "conflict", "region": "coba"})
    assert game.current.acting == [2, 3, 0, 1]
    seats = []
    while game.phase == "draw":
        seats.append(game.agenda[0]["for"])
        game.play(game.legal_actions()[0])
    assert seats == [2] * 3 + [3] * 3 + [0] * 3 + [1] * 3
    assert (game.current_player, game.players_to_act) == (2, [0, 1, 2, 3])
    assert game.view()["players_to_act"] == [0, 1, 2, 3]
    game.play({"type": "pick", "card": "fervor"}, 0)
    assert (game.current_player, game.players_to_act) == (2, [1, 2, 3])
    assert game.legal_actions(0) == []
    for viewer in (None, 1, 2, 3):
        player_view = game.view(viewer)["players"][0]
        assert player_view["picked"] is True
        assert player_view["card"] is None
        assert player_view["cards_left"] == 5
        assert not OWN_KEYS & set(player_view)
    own = game.view(0)["players"][0]
    assert (own["pick"], own["hand"]) == ("fervor", ["legacy", "vengeance"])
    assert own["unseen"] == ["mandate", "mission"]
    for seat in (1, 3, 2):
        game.play({"type": "pick", "card": "legacy"}, seat)
    assert (game.phase, game.current_player) == ("action", 2)
    player_view = game.view()["players"][0]
    assert (player_view["card"], player_view["played"], player_view["cards_left"]) == (
        "fervor",
        ["fervor"],
        4,
    )
    assert player_view["picked"] is False


def test_two_rounds_of_one_action_each() -> None:
    game = before_conflicts()
    fight(game, "coba")
    players_to_act = []
    while game.phase == "action":
        players_to_act.append(game.current_player)
        game.play({"type": "pass", "action": game.legal_actions()[0]["action"], "gain": "devotion"})
    assert players_to_act == [2, 3, 0, 1] * 2
    assert [player.devotion for player in game.players] == [2, 2 + 3, 2, 2]  # seat 1 wins A2


def test_the_third_action_costs_a_glyph() -> None:
    game = before_conflicts()
    write(game, 0, "coba", 1)
    write(game, 2, "coba", 1)
    place(game, 3, "coba", 0, 3)
    fight(game, "coba", {2: "mission"})
    while game.phase == "action":
        action = game.legal_actions()[0]["action"]
        game.play({"type": "pass", "action": action, "gain": "devotion"})
    assert (game.phase, game.current_player) == ("third", 2)
    assert game.legal_actions()[:2] == [
        STOP,
        {"type": "action", "action": 3, "effect": "ah_puch ceremonial"},
    ]
    assert {info.get("action", 3) for info in game.legal_actions()} == {3}
    game.play({"type": "pass", "action": 3, "gain": "shaman"})
    assert game.regions["coba"].glyphs[2] == 0
    assert game.players[2].glyphs_left == 6
    assert game.view()["players"][2]["covered"] == [1, 2, 3]
    assert (game.phase, game.current_player) == ("third", 0)
    game.play(STOP)
    assert game.regions["coba"].glyphs[0] == 1
    assert game.phase != "third"


def test_parts_of_the_strength() -> None:
    game = before_conflicts(era=2)
    game.players[1].abilities = ["hero_plus_era", "god_strength_level"]
    game.players[1].devotion = 16
    place(game, 1, "coba", 1, 2)
    write(game, 1, "coba", 2)
    fight(game, "coba")
    expected = {"hero": 4, "units": 3, "glyphs": 2, "god": 0, "bonus": 0, "sacrificed": 0}
    assert game.strength(1) == expected | {"total": 9}
    game.players[1].god_at = "V7"  # now present
    assert game.strength(1) == expected | {"god": 3, "total": 12}


def test_there_is_no_winner_without_strength() -> None:
    """R-4: the Altar is not given."""
    game = before_conflicts(2, ("chichen_itza", "coba"), ("V6", "V4"))
    game.regions["hochob"].neutral_hero = 0
    fight(game, "hochob")
    vp = game.scores
    pass_all(game)
    assert game.phase == "conflict"
    assert game.scores == vp


def test_five_vp_for_winning_are_a_separate_move() -> None:
    """One move of 12 would be free; the 7 end on 8, hence the 5 on 14."""
    game = before_conflicts(era=3)
    game.players[0].abilities = ["win_conflict_plus5"]
    fight(game, "chichen_itza")
    set_vp(game, 0, 7, 13, 40)
    pass_all(game)
    assert game.scores[0] == 14


def test_hero_owner_breaks_ties_even_if_not_tied() -> None:
    game = before_conflicts()
    place(game, 0, "coba", 3, 0)
    place(game, 2, "coba", 3, 0)
    fight(game, "coba")
    pass_all(game)
    assert (game.phase, game.current_player) == ("tie_strength", 1)
    assert [info["seat"] for info in game.legal_actions()] == [0, 2]
    game.play({"type": "tie", "seat": 2})
    assert game.current.winner == 2


def test_repeat_resolves_a_space_twice() -> None:
    game = before_conflicts(era=2)
    game.players[0].abilities = ["repeat_calendar_codex"]
    place(game, 0, "chichen_itza", 1, 0)
    fight(game, "chichen_itza")
    set_vp(game, 100, 20, 10, 0)
    pass_all(game)
    before = game.scores[0]
    game.play({"type": "space", "space": "K5"})
    assert game.scores[0] == before + 8
    assert game.phase == "conflict"
    assert game.view()["players"][0]["on_tracks"] == {"shaman": 1, "warrior": 0}


def test_warriors_are_counted_after_the_calendar_space() -> None:
    game = before_conflicts()
    place(game, 1, "coba", 1, 1)
    place(game, 0, "coba", 0, 2)
    bury(game, 0, 0, 1)
    fight(game, "coba", {1: "mission"})
    game.players[1].god_at = "V7"
    pass_all(game)
    while game.phase != "calendar":
        game.play(game.legal_actions()[0])
    game.play({"type": "space", "space": "K1"})
    game.regions["coba"].units[1]["warrior"] += 2  # regardless of the effect of the space
    while game.phase == "effect":
        game.play(game.legal_actions()[0])
    assert (game.phase, game.current_player) == ("codex", 1)


def test_clean_up_ends_the_conflict_completely() -> None:
    game = before_conflicts()
    place(game, 0, "hochob", 1, 1)
    write(game, 0, "coba", 1)
    fight(game, "coba")
    assert game.view()["regions"]["coba"]["fought"] is False
    pass_all(game)
    while game.phase != "conflict":
        game.play(game.legal_actions()[0])
    view = game.view()
    assert view["conflict"] is None
    assert view["regions"]["coba"]["fought"] is True
    assert view["regions"]["coba"]["hero"] is None
    assert view["regions"]["coba"]["glyphs"]["0"] == 1
    assert view["regions"]["hochob"]["units"]["0"] == {"shaman": 1, "warrior": 1}
    assert [player["card"] for player in view["players"]] == [None] * 4
    assert [player["covered"] for player in view["players"]] == [[]] * 4
    assert [len(player["played"]) for player in view["players"]] == [1] * 4
    assert "coba" not in regions_in(game.legal_actions())


@pytest.mark.parametrize("altar", ["A1", "A2", "A3", "A4", "A5"])
def test_altars(altar: str) -> None:
    game = before_conflicts()
    game.regions["chichen_itza"].altar = altar
    fight(game, "chichen_itza")
    set_vp(game, 0, 20, 10, 40)
    game.current.winner = 0
    game.agenda = [{"do": "altar_bonus"}, {"ask": "over", "seat": None}]
    game._run()
    while game.phase == "effect":
        assert altar != "A3" or regions_in(game.legal_actions()) == {"chichen_itza"}
        game.play(game.legal_actions()[0])
    vp = {"A1": 7, "A2": 4, "A3": 5, "A4": 5, "A5": 4}[altar]  # A3: one piece scores 1
    assert game.scores[0] == vp
    assert game.players[0].devotion == (3 if altar == "A2" else 0)
    assert game.players[0].glyphs_left == (4 if altar == "A5" else 6)


@pytest.mark.parametrize("space", [*BUILT_IN["calendar"], *BUILT_IN["codex"]])
def test_spaces(space: str) -> None:
    """Every space can be resolved and does what its keyword says."""
    track = "calendar" if space in BUILT_IN["calendar"] else "codex"
    game = before_conflicts()
    game.play({"type": "conflict", "region": "coba"})
    place(game, 1, "palenque", 1, 1)
    write(game, 2, "palenque", 1)
    set_vp(game, 0, 20, 10, 40)
    do(game, 0, BUILT_IN[track][space]["steps"])
    while game.phase != "over":
        game.play(game.legal_actions()[0])
    player = game.players[0]
    expected = {
        "K1": player.reserve == {"shaman": 8, "warrior": 8},
        "K2": player.devotion == 3,
        "K3": player.god_at != "V6",
        "K4": player.glyphs_left == 4,
        "K5": player.vp == 4,
        "X1": sum(player.xibalba.values()) == 1,
        "X2": sum(player.reserve.values()) == 12,
        "X3": sum(game.players[1].xibalba.values()) == 3,
        "X4": player.pieces_left[1] == 2,
        "X5": game.players[2].glyphs_left == 6 and player.vp == 2,
    }
    assert expected[space]


# ---- the consecrated region --------------------------------------------------------------------


def test_god_strength_but_no_hero_in_the_consecrated_region() -> None:
    """R-14."""
    game = before_conflicts()
    game.players[1].abilities = ["hero_plus_era", "god_strength_level"]
    fight(game, "palenque")
    assert game.view()["conflict"]["consecrated"] is True
    assert game.strength(1) == {
        "hero": 0,
        "units": 0,
        "glyphs": 0,
        "god": 1,
        "bonus": 0,
        "sacrificed": 0,
        "total": 1,
    }


def test_the_order_of_sacrifices_is_fixed_and_overflow_does_not_change_it() -> None:
    """R-16; the Devotion is gained before the next player decides (k)."""
    game = before_conflicts()
    game.players[3].devotion = 19
    fight(game, "palenque")
    assert game.view()["order"] == [0, 1, 2, 3]
    for seat in (0, 1, 2):
        for kind in KINDS:
            assert game.current_player == seat
            game.play({"type": "sacrifice", "kind": kind, "n": 0})
    assert game.scores == [3, 2, 1, 0]
    game.play({"type": "sacrifice", "kind": "shaman", "n": 7})
    assert game.strength(3)["sacrificed"] == 7
    game.play({"type": "sacrifice", "kind": "warrior", "n": 1})
    assert game.scores == [3, 2, 1, 16]  # 8 of Devotion, then 8 for the Conflict
    assert game.view()["order"] == []


def test_an_empty_consecrated_region_has_no_winner() -> None:
    game = before_conflicts()
    fight(game, "palenque")
    while game.phase == "sacrifice":
        game.play(game.legal_actions()[0])
    assert game.phase == "conflict"
    assert game.scores == [3, 2, 1, 0]
    assert game.view()["regions"]["palenque"]["consecrated"] is True  # until the Era ends


def test_five_more_vp_in_the_consecrated_region_too() -> None:
    """R-15."""
    game = before_conflicts(era=3)
    game.players[0].abilities = ["win_conflict_plus5"]
    set_vp(game, 50, 2, 1, 0)
    place(game, 0, "palenque", 1, 0)
    fight(game, "palenque")
    while game.phase == "sacrifice":
        game.play(game.legal_actions()[0])
    assert game.scores[0] == 63


# ---- points, ends ------------------------------------------------------------------------------


def test_markers_never_share_a_space() -> None:
    game = set_up()
    set_vp(game, 0, 5, 6, 8)
    game.gain_vp(0, 0)
    assert game.scores[0] == 0
    game.gain_vp(0, 5)
    assert game.scores[0] == 7
    game.gain_vp(1, 1)
    assert game.scores == [7, 9, 6, 8]


def test_the_devotion_track() -> None:
    game = set_up()
    levels = []
    numbers = []
    for place_ in range(20):
        game.players[0].devotion = place_
        levels.append(game.level(0))
        numbers.append(game.devotion_number(0))
    assert Counter(levels) == {1: 10, 2: 6, 3: 4}
    assert numbers == [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 12, 13, 15]


def test_end_of_an_era() -> None:
    """Tracks, then Pyramids; cards, disc and tiles afterwards."""
    game = before_conflicts()
    game.tracks["calendar"]["K1"] = 2
    game.tracks["codex"]["X4"] = 2
    game.tracks["codex"]["X5"] = 1
    raise_pyramid(game, "coba", (1, 3), (2, 0))
    raise_pyramid(game, "hochob", (1, 3))
    for seat in range(4):
        game.players[seat].played = ["mission"]
        game.players[seat].unseen = CARDS[:4]
    for region in game.regions.values():
        region.fought = True
    expire(game, 2)
    # Step 1: seat 1 from 2 to 4, seat 2 from 1 to 5.  Step 2: seat 0 from 3 to 6, since 5 is
    # taken, seat 3 from 0 to 7, since 4, 5 and 6 are.
    assert game.scores == [6, 4, 5, 7]
    assert (game.era, game.phase) == (3, "token")
    view = game.view(0)
    assert view["players"][0]["unseen"] == CARDS
    assert view["players"][0]["played"] == []
    assert not any(region["fought"] for region in view["regions"].values())
    assert not any(region["consecrated"] for region in view["regions"].values())
    assert view["gods"] == {"0": "V6", "1": "V4", "2": "V9", "3": "V8"}
    assert {info["token"] for info in game.legal_actions()} == {"III-1", "III-2", "III-3"}


def test_the_order_of_each_step_is_that_at_its_start() -> None:
    """Seat 1 overtakes in step 1 and therefore scores first in step 2."""
    game = before_conflicts(2, ("chichen_itza", "coba"), ("V6", "V4"))
    set_vp(game, 1, 0)
    game.tracks["codex"]["X1"] = 1
    raise_pyramid(game, "coba", (1, 0), (2, 1))
    expire(game, 1)
    assert game.scores == [2, 3]  # 2 to 3 first, then 1 to 2; else 1 to 3, then 2 to 4


def test_era_3_ends_the_game_without_preparing_another() -> None:
    game = before_conflicts()
    for player in game.players:
        player.played = ["mission"]
    expire(game, 3)
    assert (game.current_player, game.players_to_act, game.legal_actions(), game.chance()) == (
        None,
        [],
        [],
        [],
    )
    assert game.view()["era"] == 3
    assert game.view()["players"][0]["played"] == ["mission"]
    assert game.winners == [0]
    assert before_conflicts().winners == []


# ---- random games ------------------------------------------------------------------------------


def check_pieces(game: Mezo) -> None:
    """The number of all pieces is constant."""
    for seat, player in enumerate(game.players):
        on_tracks = game.units_on_tracks(seat)
        for kind in KINDS:
            units = player.reserve[kind] + player.xibalba[kind] + on_tracks[kind]
            units += player.on_angry_god[kind] + player.sacrificed[kind]
            units += sum(region.units[seat][kind] for region in game.regions.values())
            assert units == 8
            assert min(player.reserve[kind], player.xibalba[kind]) >= 0
        assert player.glyphs_left + sum(r.glyphs[seat] for r in game.regions.values()) == 6
        pieces = Counter(player.pieces_left)
        for region in game.regions.values():
            pieces.update(piece.level for piece in region.pyramid if piece.seat == seat)
        assert pieces == {1: 3, 2: 3, 3: 3, 4: 2}
        assert min(player.pieces_left.values()) >= 0
        cards = [*player.unseen, *player.hand, *player.played]
        cards += [] if player.pick is None else [player.pick]
        assert sorted(cards) == (sorted(CARDS) if player.god else [])


def check_board(game: Mezo) -> None:
    """Regions, Pyramids, Heroes and gods."""
    for name, region in game.regions.items():
        assert all(n >= 0 for units in region.units for n in units.values())
        assert min(region.glyphs) >= 0
        levels = [piece.level for piece in region.pyramid]
        assert levels == list(range(levels[0], levels[0] + len(levels))) if levels else True
        heroes = sum(player.hero == name for player in game.players)
        assert heroes + (region.neutral_hero is not None) <= 1
        if not region.inhabited:
            assert not levels
            assert not heroes
            assert not any(region.glyphs)
            assert not any(n for units in region.units for n in units.values())
    stand = [player.god_at for player in game.players if player.god_at is not None]
    assert len(set(stand)) == len(stand)
    assert set(stand) <= set(game.open_confluences())


def check_views(game: Mezo) -> None:
    """Complete, serialisable, and equal except for the seat's own cards."""
    views = game.views()
    assert set(views) == {None, *range(game.number)}
    public = views[None]
    assert set(public) == PUBLIC_KEYS
    assert json.loads(json.dumps(public)) == public
    assert sorted(public["order"]) in ([], list(range(game.number)))
    assert (public["effect"] is None) == (public["phase"] != "effect")
    for seat in range(game.number):
        view = views[seat]
        own = view["players"][seat]
        assert set(own) - set(public["players"][seat]) == OWN_KEYS
        assert {key: own[key] for key in own if key not in OWN_KEYS} == public["players"][seat]
        for other in range(game.number):
            if other != seat:
                assert view["players"][other] == public["players"][other]


def walk(players: int, seed: int, **options: Any) -> tuple[Mezo, Counter[str]]:
    """A random game with all checks at every step."""
    rng = random.Random(seed)
    game = Mezo(players, BUILT_IN, **options)
    phases: Counter[str] = Counter()
    hands: list[int] = []
    while game.current_player is not None:
        phases[game.phase] += 1
        check_pieces(game)
        check_board(game)
        check_views(game)
        if game.starting_seat is not None:
            assert len(set(game.scores)) == players
        assert game.current_player in game.players_to_act
        assert len(game.players_to_act) == 1 or game.phase == "pick"
        if game.phase == "pick" and len(game.players_to_act) == players:
            hands.append(len(game.players[0].hand))
        seat = rng.choice(game.players_to_act)
        infos = game.legal_actions(seat)
        assert infos
        assert len({json.dumps(info, sort_keys=True) for info in infos}) == len(infos)
        assert bool(game.chance()) == (seat == CHANCE)
        before = game.scores, [player.devotion for player in game.players]
        started = game.starting_seat is not None
        game.play(rng.choice(infos), seat)
        if started:
            assert all(old <= new for old, new in zip(before[0], game.scores, strict=True))
        after = [player.devotion for player in game.players]
        assert all(old <= new for old, new in zip(before[1], after, strict=True))
    check_pieces(game)
    check_board(game)
    check_views(game)
    assert hands == ([3, 3, 3] if players == 3 else [3, 3, 3, 2]) * 3
    assert len(game.winners) == 1
    return game, phases


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int) -> None:
    phases: Counter[str] = Counter()
    for seed in range(12):
        gods = "chosen" if seed % 3 == 0 else "dealt"
        game, counts = walk(players, seed, gods=gods, starting_seat=seed % 2 - 1)
        phases += counts
        conflicts = 3 * len(game.inhabited())
        assert counts["conflict"] == conflicts
        assert counts["sacrifice"] == 3 * 2 * players
        assert counts["action"] == 2 * players * (conflicts - 3)
        assert counts["pick"] == players * (conflicts - 3)
        assert counts["draw"] == 5 * players * 3
        assert counts["hero"] == counts["ability"] == 3 * players
        assert counts["neutral_hero"] == (6 if players == 2 else 0)
        assert counts["deploy"] == 3 * players * (len(game.inhabited()) - 1)
    expected = {"effect", "choose_one", "cancel", "appease", "pay", "use_token", "third"}
    expected |= {"summon", "confluence", "calendar", "codex", "tie_strength", "tie_calendar"}
    expected |= {"tie_codex", "tie_consecrated"}
    assert expected <= set(phases)


def test_a_copy_is_independent() -> None:
    """At every step a copy continues like the original and does not change it."""
    rng = random.Random(5)
    game = Mezo(3, BUILT_IN)
    while game.current_player is not None:
        before = game.views()
        seat = rng.choice(game.players_to_act)
        info = rng.choice(game.legal_actions(seat))
        other = game.copy()
        assert other.data is game.data
        other.play(info, seat)
        assert game.views() == before
        game.play(info, seat)
        assert game.views() == other.views()
        assert game.legal_actions() == other.legal_actions()


def test_the_data_are_read_at_run_time() -> None:
    """A player's own data may replace any effect."""
    data = json.loads(json.dumps(BUILT_IN))
    data["altars"]["A1"]["steps"] = [{"verb": "GAIN_DEVOTION", "n": 9}]
    game = before_conflicts()
    game.data = data
    fight(game, "chichen_itza")
    pass_all(game)
    assert game.players[0].devotion == 11


def test_the_default_data_are_those_of_the_game() -> None:
    assert Mezo(2).data == BUILT_IN
