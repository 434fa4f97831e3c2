"""The board in the terminal: complete in every size and language, without hidden information."""

import functools
import itertools
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group, RenderableType

import sacbe
from sacbe.cli.choices import choice_list
from sacbe.cli.panels import ledger as ledger_panel
from sacbe.cli.panels import tiles as tiles_panel
from sacbe.cli.screen import Lines, largest_fitting
from sacbe.games.mezo.derived import For
from sacbe.games.mezo.text import labels as text_labels
from sacbe.games.mezo.text import short
from sacbe.games.mezo.text.ids import EFFECTS
from sacbe.text import LANGUAGES, Texts
from tests.games.modules import module_of
from tests.kernel.subprocesses import run
from tests.mezo.walk import lively
from tests.text.ftl import ids, junk, variables

GAME = sacbe.game("mezo")
TERMINAL = GAME.terminal
DATA = module_of(GAME, "data")
FOLDER = GAME.definition.folder / "terminal"
NAMES = ["Player A", "Greedy B", "Greedy C", "Greedy D"]
WIDTHS = (80, 100, 120, 160)
HEIGHTS = (24, 30, 40, 50)
LETTERS = "ABCD"


def every_table(players: int, seed: int = 5, **options: Any) -> Iterator[sacbe.Table]:
    """A game that prefers actions to passing, choice by choice, to the end."""
    rng = random.Random(seed)
    table = sacbe.Table("mezo", players, seed, **options)
    yield table
    while table.current_player is not None:
        state, seat = table.state, table.current_player
        infos = {a: state.action_info(a, seat) for a in state.legal_actions(seat)}
        choice = lively(rng, list(infos.values()))
        table.play(next(a for a, info in infos.items() if info == choice), seat)
        yield table


def every_position(players: int, seed: int = 5, **options: Any) -> Iterator[sacbe.State]:
    for table in every_table(players, seed, **options):
        yield table.state


def until(condition: Callable[[dict[str, Any]], bool], players: int = 3, seed: int = 5) -> Any:
    """The first position whose public view meets a condition."""
    return next(state for state in every_position(players, seed) if condition(state.view(None)))


def in_phase(phase: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: view["phase"] == phase


def rendered(what: RenderableType, width: int = 80) -> list[str]:
    """The rendered lines, without colour."""
    console = Console(width=width, height=60, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


@functools.cache
def texts(lang: str) -> Texts:
    return GAME.texts(lang)


def sizes(state: sacbe.State, seat: int | None, lang: str = "en") -> list[list[RenderableType]]:
    names = NAMES[: state.players]
    screens: list[list[RenderableType]] = TERMINAL.screens(
        state.view(seat), seat, texts(lang), names
    )
    return screens


def labels(state: sacbe.State, seat: int, lang: str = "en") -> list[tuple[str, str]]:
    infos = [state.action_info(action, seat) for action in state.legal_actions(seat)]
    return [TERMINAL.choice(info, state.view(seat), texts(lang)) for info in infos]


# ------------------------------------------------------------ the texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(lang: str) -> None:
    english, other = (FOLDER / "text" / f"{which}.ftl" for which in ("en", lang))
    assert junk(other) == []
    assert ids(other) == ids(english)
    assert len(ids(other)) == len(set(ids(other)))
    assert variables(other) == variables(english)


def test_every_message_is_used() -> None:
    shared_modules = [FOLDER.parent / "text" / name for name in ("labels.py", "short.py")]
    sources = "".join(path.read_text("utf-8") for path in (*FOLDER.glob("*.py"), *shared_modules))
    names = set(re.findall(r"""f?["']([A-Za-z{][\w{}'"\[\].-]*)["']""", sources))
    patterns = [re.compile(re.sub(r"\\\{.*?\\\}", ".*", re.escape(name))) for name in names]
    for name in ids(FOLDER / "text" / "en.ftl"):
        if not name.startswith("region-"):  # names without accents need no message
            assert any(pattern.fullmatch(name) for pattern in patterns), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_units_and_beginnings_of_cards_differ(lang: str) -> None:
    signs = [text_labels.unit_sign(kind, lang) for kind in DATA.KINDS]
    cards = [text_labels.card_name(card, lang)[:4] for card in DATA.CARDS]
    regions = [text_labels.short_region(region, lang) for region in DATA.REGIONS]
    for names in (signs, cards, regions):
        assert len(set(names)) == len(names)
    assert all(len(sign) == 1 and sign.islower() for sign in signs)


# ------------------------------------------------------------ the board in every size


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_is_drawn_within_the_width(players: int, lang: str) -> None:
    """Each language renders every sixteenth position of a game, alternating seats and sizes."""
    for n, state in enumerate(every_position(players)):
        if n % 16 != 4 * LANGUAGES.index(lang):
            continue
        seat = (None, *range(players))[n // 16 % (players + 1)]
        wide = WIDTHS[n // 16 % len(WIDTHS)]
        view = state.view(seat)
        for size in sizes(state, seat, lang):
            lines = rendered(Group(*size), wide)
            assert max(map(len, lines)) <= wide
            assert [line for line in lines if "…" in line] == []  # nothing is cut off
        if seat is not None:
            assert rendered(TERMINAL.own(view, seat, texts(lang)))
        assert max(map(len, rendered(tiles_panel(GAME, view, seat, lang)))) <= 80
        assert TERMINAL.question(view, texts(lang))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_positions_are_rendered(players: int) -> None:
    rng = random.Random(players)
    state = GAME.start(players)
    phases = set()
    while state.current_player is not None:
        view = state.view(None)
        phases.add(view["phase"])
        if state.current_player < 0:
            assert rendered(Group(*sizes(state, None)[0]))
            assert TERMINAL.question(view, texts("en"))
        legal = (
            state.legal_actions() if state.current_player >= 0 else [o for o, _ in state.chance()]
        )
        state.play(rng.choice(legal))
    assert {"uninhabited", "altar", "starting_seat", "god", "token", "conflict", "draw"} <= phases


@pytest.mark.parametrize("size", [(30, 8), (60, 20), *zip(WIDTHS, HEIGHTS, strict=True), (250, 80)])
@pytest.mark.parametrize("players", [2, 4])
def test_something_is_shown_at_every_size(size: tuple[int, int], players: int) -> None:
    state = until(in_phase("action"), players)
    console = Console(width=size[0], height=size[1])
    screens = sizes(state, 0)
    best = largest_fitting(console, screens, size[1] - 8)
    leanest = Lines(console, *screens[-1])
    assert len(leanest) <= len(best) <= max(len(leanest), size[1] - 8)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_smallest_size_leaves_space_for_the_choices(lang: str) -> None:
    """At 80 by 24 nearly all choices fit below the board."""
    console = Console(width=80, height=24, color_system=None)
    n_fitting = positions = 0
    games = [enumerate(every_position(4, seed=seed)) for seed in range(1, 4)]
    for n, state in itertools.chain.from_iterable(games):
        if n % 18 or (seat := state.current_player) is None or len(state.legal_actions(seat)) < 2:
            continue
        board = rendered(Group(*sizes(state, seat, lang)[-1]))
        assert len(board) <= 10
        assert max(map(len, board)) <= 80
        below = Lines(console, choice_list(labels(state, seat, lang), console))
        positions += 1
        n_fitting += len(board) + len(below) + 4 <= 24
        assert len(below) <= 22
    assert n_fitting / positions > 0.95


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_region_table_shows_all_pieces(players: int) -> None:
    for n, state in enumerate(every_position(players)):
        view = state.view(None)
        if n % 10 or view["phase"] == "over":
            continue
        lines = rendered(Group(*sizes(state, None)[-1]))
        for region, region_view in view["regions"].items():
            name = text_labels.short_region(region, "en")
            (line,) = [line for line in lines if re.match(rf". {name} ", line)]
            if not region_view["inhabited"]:
                assert line[0] in "x!"
                continue
            assert region_view["altar"] in line
            for owner in map(str, range(players)):
                units = region_view["units"][owner]
                sign = "".join(f"{units[k]}{k[0]}" for k in ("shaman", "warrior") if units[k])
                sign += f"#{region_view['glyphs'][owner]}" if region_view["glyphs"][owner] else ""
                assert sign in line
            assert ("H" in line) == (region_view["hero"] is not None)
            assert "".join(LETTERS[piece["seat"]] for piece in region_view["pyramid"]) in line
            touched = DATA.FILE.confluences
            gods = [c for c in view["gods"].values() if c and region in touched[c]]
            assert line.count("*") == len(gods)
        for seat, player in enumerate(view["players"]):
            mark = "►" if seat in view["players_to_act"] else " "
            pattern = rf"{mark}{LETTERS[seat]} +{player['vp']} "
            assert any(re.search(pattern, line) for line in lines)


def test_a_conflict_shows_strength_cards_and_order() -> None:
    state = until(lambda view: view["phase"] == "action" and view["players"][0]["covered"] != [], 4)
    view = state.view(None)
    least = rendered(Group(*sizes(state, None)[-1]))
    order = " ".join(
        ("►" if seat in view["players_to_act"] else "") + LETTERS[seat]
        for seat in view["conflict"]["acting"]
    )
    assert order in least[0]
    totals = [str(view["conflict"]["strength"][str(p)]["total"]) for p in range(4)]
    (line,) = [line for line in least if line.startswith("  strength")]
    assert line.split()[1:5] == totals
    (line,) = [line for line in least if line.startswith("  card")]
    assert "x" in line
    rich = "\n".join(rendered(TERMINAL.board(view, None, texts("en"), NAMES), 160))
    for part in ("Hero", "units", "Glyphs", "God", "bonus"):
        assert part in rich
    for player in view["players"]:
        assert text_labels.card_name(player["card"], "en") in rich
    for name in NAMES:
        assert name in rich


def test_confluences_stand_on_the_map_with_their_gods() -> None:
    for players in (2, 3, 4):
        state = until(in_phase("pick"), players)
        view = state.view(0)
        picture = str(module_of(GAME, "terminal.region_map").picture(view, 0, texts("en")))
        for confluence in DATA.CONFLUENCES:
            gods = [p for p in range(players) if view["gods"][str(p)] == confluence]
            sign = f"({confluence} {LETTERS[gods[0]]})" if gods else f"({confluence})"
            assert picture.count(sign) == 1
        for region in DATA.REGIONS:
            assert text_labels.region_name(region, "en") in picture


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_information_is_not_rendered(seat: int | None) -> None:
    """Two worlds that a seat cannot distinguish look the same, line by line."""
    state = until(in_phase("pick"))
    other = next(
        world for n in range(50) if (world := state.determinize(seat, n)).raw() != state.raw()
    )
    for one, two in zip(sizes(state, seat), sizes(other, seat), strict=True):
        assert rendered(Group(*one)) == rendered(Group(*two))
    tiles = [rendered(tiles_panel(GAME, s.view(seat), seat, "en")) for s in (state, other)]
    assert tiles[0] == tiles[1]


# ------------------------------------------------------------ choices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_a_unique_label(lang: str) -> None:
    types = set()
    for seed, players, options in ((8, 2, {"gods": "chosen"}), (9, 4, {}), (11, 4, {})):
        for state in every_position(players, seed, **options):
            if (seat := state.current_player) is None:
                continue
            choice_labels = labels(state, seat, lang)
            assert len(set(choice_labels)) == len(choice_labels)
            assert all(label for _, label in choice_labels)
            for action in state.legal_actions(seat):
                info = state.action_info(action, seat)
                types.add(info["type"])
                TERMINAL.facts(info, texts(lang))
    rare = {"cancel", "swap_altars", "raze", "transform", "use_token", "tie"}
    chance = {"uninhabited", "altar", "starting_seat", "god", "token", "conflict", "draw"}
    assert set(GAME.actions.TYPES) - chance - rare <= types


def test_actions_say_what_they_do_now() -> None:
    state = until(in_phase("action"))
    seat = state.current_player
    player = state.view(seat)["players"][seat]
    choice_labels = dict.fromkeys(label for _, label in labels(state, seat))
    heading = text_labels.card_name(player["card"], "en")
    assert {h for h, _ in labels(state, seat)} == {heading, "Pass: cover an action"}
    assert any(label.startswith("3: ") and "appease" in label for label in choice_labels)


def test_amounts_are_numbers_where_the_seat_is_known() -> None:
    state = until(in_phase("action"))
    view = state.view(None)
    rain = DATA.FILE.gods["kukulkan"].cards["fervor"][0]
    general = "deploy Warriors (1 + your Devotion level), 1 Devotion"
    assert short.effect_words(rain, texts("en")) == general
    level = view["players"][0]["level"]
    user = For(view, 0)
    expected = f"deploy {1 + level} Warriors, 1 Devotion"
    assert short.effect_words(rain, texts("en"), user) == expected
    fury = DATA.FILE.gods["kukulkan"].cards["vengeance"][1]
    region = view["regions"][view["conflict"]["region"]]
    warriors = region["units"]["0"]["warrior"]
    now = f"strength +{min(6, 2 + warriors)}"
    assert short.effect_words(fury, texts("en"), user) == now
    rule = user._replace(rule=True)  # as in the text of the card
    expected = f"{now} (= 2 + your Warriors here, max 6)"
    assert short.effect_words(fury, texts("en"), rule) == expected


def test_a_step_that_does_nothing_now_is_left_out() -> None:
    """In the first Era Bone Bells recovers no unit."""
    bells = DATA.FILE.gods["ah_puch"].summon
    state = until(in_phase("action"))
    view = state.view(None)
    assert view["era"] == 1
    assert "recover" not in short.effect_words(bells, texts("en"), For(view, 0))
    later = {**view, "era": 3}
    assert "recover 2 units" in short.effect_words(bells, texts("en"), For(later, 0))
    assert "recover units (the Era number \N{MINUS SIGN} 1)" in short.effect_words(
        bells, texts("en")
    )


def test_the_text_of_points_per_target_with_a_constant() -> None:
    spoils = DATA.FILE.gods["kukulkan"].cards["mission"][0]
    assert "1 VP each, plus 1" in short.effect_words(spoils, texts("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_the_data_has_words(lang: str) -> None:
    for effect in EFFECTS.values():
        text = short.effect_words(effect, texts(lang))
        assert text
        assert "{" not in text
        assert "  " not in text


# ------------------------------------------------------------ questions


def ask_at(question: str, lang: str = "en", phase: str = "action") -> Any:
    state = _position_in(phase)
    return TERMINAL.ask(
        question, state.view(state.current_player), state.current_player, texts(lang)
    )


@functools.cache
def _position_in(phase: str) -> Any:
    return until(in_phase(phase))


@pytest.mark.parametrize(
    ("lang", "question_text", "expected"),
    [
        ("en", "hero becan", {"type": "hero", "region": "becan"}),
        ("en", "Hero Becán", {"type": "hero", "region": "becan"}),
        ("es", "héroe becán", {"type": "hero", "region": "becan"}),
        ("pt", "herói becán", {"type": "hero", "region": "becan"}),
        ("it", "eroe becán", {"type": "hero", "region": "becan"}),
        ("it", "hero bec", {"type": "hero", "region": "becan"}),
        ("en", "deploy uxmal", {"type": "deploy", "region": "uxmal"}),
        ("es", "desplegar uxmal", {"type": "deploy", "region": "uxmal"}),
        ("es", "despliega uxmal", {"type": "deploy", "region": "uxmal"}),
        ("pt", "posicionar uxmal", {"type": "deploy", "region": "uxmal"}),
        ("it", "schierare uxmal", {"type": "deploy", "region": "uxmal"}),
        ("en", "summon", {"type": "summon"}),
        ("es", "invocar", {"type": "summon"}),
        ("en", "K3", {"type": "space", "space": "K3"}),
        ("pt", "k3", {"type": "space", "space": "K3"}),
        ("en", "II-1", {"type": "use_token", "token": "II-1"}),
        ("en", "v4", {"type": "confluence", "confluence": "V4"}),
        ("en", "appease", {"type": "appease"}),
        ("es", "apaciguar", {"type": "appease"}),
        ("es", "apacigua", {"type": "appease"}),
        ("pt", "apaziguar", {"type": "appease"}),
        ("it", "placare", {"type": "appease"}),
        ("en", "pass 2", {"type": "pass", "action": 2}),
        ("es", "pasar 2", {"type": "pass", "action": 2}),
        ("es", "pasa 2", {"type": "pass", "action": 2}),
        ("es", "intercambia uxmal", {"type": "swap_altars", "region": "uxmal"}),
        ("pt", "passar 2", {"type": "pass", "action": 2}),
        ("it", "passare 2", {"type": "pass", "action": 2}),
        ("it", "piramide costruire coba", {"type": "build", "kind": "pyramid", "region": "coba"}),
        ("en", "neutral hero coba", {"type": "neutral_hero", "region": "coba"}),
    ],
)
def test_questions_name_actions(lang: str, question_text: str, expected: dict[str, Any]) -> None:
    question = ask_at(question_text, lang)
    assert question.actions[0] == expected
    state = _position_in("action")
    for action in question.actions:  # each can be explained, or is legal
        state.explain(action, state.current_player, lang)


@pytest.mark.parametrize(
    ("lang", "question_text"),
    [("en", "fervour 2"), ("en", "fervor 2"), ("es", "Fervor 2"), ("it", "fervore 2 kukulkan")],
)
def test_a_question_about_a_card_lists_its_actions(lang: str, question_text: str) -> None:
    question = ask_at(question_text, lang)
    assert len(question.facts) == 1
    assert len(ask_at("mission", lang).facts) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_play_can_be_asked_about(lang: str) -> None:
    for id_ in (*DATA.ALTARS, *DATA.SPACES, *DATA.TOKENS, *DATA.CONFLUENCES):
        assert ask_at(id_, lang).facts
    for what in (*DATA.REGIONS, *DATA.GODS):
        name = text_labels.region_name(what, lang)
        assert ask_at(name, lang).facts
    for topic in TERMINAL.ask.__globals__["TOPICS"]:
        assert ask_at(topic, lang).facts
    assert ask_at("xyzzy", lang) == ([], [])
    assert ask_at("", lang) == ([], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_of_the_help_are_understood(lang: str) -> None:
    for example in TERMINAL.hint("examples", texts(lang)).split(",  ? "):
        question = ask_at(example, lang)
        assert question.facts or question.actions


def test_each_legal_choice_can_be_asked_for_by_its_verb() -> None:
    for phase, typed in (("hero", "hero"), ("deploy", "deploy"), ("ability", "ability")):
        state = _position_in(phase)
        question = ask_at(typed, phase=phase)
        reasons = [state.explain(action, state.current_player) for action in question.actions]
        assert None in reasons


# ------------------------------------------------------------ recent events, points, help


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_recent_events_and_ledger_of_a_whole_game(players: int, lang: str) -> None:
    *_, table = every_table(players, seed=7)
    event_log = GAME.event_log
    events = [event_log.redact(event, 0) for move in table.events_by_move() for event in move]
    names = NAMES[:players]
    lines = TERMINAL.news(events, 0, texts(lang), names)
    assert 40 < len(lines) < len(events) / 2
    assert not [line for line in lines if "{" in line or "  " in line]
    state = table.state
    ledger_lines = rendered(
        ledger_panel(state, events, lang, names),
        120,
    )
    rows = [line.split("  ") for line in ledger_lines[1:-1]]
    points = [int(part) for row in rows for part in row[1:] if part.strip()]
    assert sum(points) == sum(state.scores)
    other = text_labels.words(lang).say("points-other")
    assert not [line for line in ledger_lines if line.split("  ")[0].strip() == other]


def test_recent_events_show_only_the_readers_cards() -> None:
    *_, table = every_table(3, seed=7)
    event_log = GAME.event_log
    for reader in (None, 0):
        events = [
            event_log.redact(event, reader) for move in table.events_by_move() for event in move
        ]
        lines = TERMINAL.news(events, reader, texts("en"), NAMES[:3])
        assert any(line.startswith("You drew") for line in lines) == (reader is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_and_the_hints(lang: str) -> None:
    assert max(map(len, rendered(TERMINAL.signs(texts(lang))))) <= 80
    about = TERMINAL.hint("about", texts(lang))
    assert "Sacbe" in about
    for what in ("letter", "ask", "examples"):
        assert TERMINAL.hint(what, texts(lang))


# ------------------------------------------------------------ a player's own data


def own_board() -> Any:
    """Mezo with other names and without a layout."""
    path = Path(str(DATA.__file__)).parent / "data.json"
    file = json.loads(path.read_text("utf-8").replace('"uxmal"', '"my land"'))
    file = json.loads(json.dumps(file).replace('"becan"', '"my lake"').replace('"K1"', '"Q"'))
    file["layout"] = None
    return sacbe.game("mezo", data=json.dumps(file).encode())


def own_views() -> str:
    """Views of the current players of a game on that board, as JSON."""
    rng, views = random.Random(3), []
    table = sacbe.Table(own_board(), 3, 3)
    for _ in range(60):
        assert table.current_player is not None
        views.append(table.state.view(table.current_player))
        table.play(rng.choice(table.state.legal_actions()))
    return json.dumps(views[::10])


def test_other_data_are_rendered_without_a_layout() -> None:
    """The game runs uncompiled: compiling the rules for one data file takes a minute."""
    own = own_board()
    terminal, english = own.terminal, own.texts("en")
    assert "designed for Sacbe" not in terminal.hint("about", english)
    output = run("from tests.mezo.test_terminal import own_views\nprint(own_views())", jit=False)
    for view in json.loads(output):
        for size in terminal.screens(view, 0, english, NAMES[:3]):
            lines = rendered(Group(*size), 120)
            assert any("My Land" in line for line in lines)
            assert any("My Lake" in line for line in lines)
        assert terminal.ask("my lake", view, 0, english).facts
        assert terminal.ask("Q", view, 0, english).facts
