"""The rules reference of every game: every rule code refers to a paragraph, and all languages have
the same paragraphs."""

import ast
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.text import LANGUAGES
from sacbe.text.reference import RULING, Bullets, Grid, Inline, Link, Paragraph, Prose
from tests.games.counts import player_counts
from tests.games.sample import sample_states
from tests.text.ftl import ids

GAMES = Path(sacbe.__file__).parent / "games"
OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
TRIES = 40  # actions explained per position

games = pytest.mark.parametrize("name", sacbe.games())


def codes(name: str) -> set[str]:
    """The codes of all paragraphs, which are the same in every language."""
    return {paragraph.code for paragraph in sacbe.game(name).reference("en").paragraphs}


def links(paragraph: Paragraph) -> list[str]:
    """All cross references."""

    def inlines() -> Iterator[Inline]:
        for block in paragraph.body:
            match block:
                case Prose(text):
                    yield text
                case Bullets(items):
                    yield from items
                case Grid(head, rows):
                    yield from (cell for row in (head, *rows) for cell in row)
        yield paragraph.note

    return [part.code for text in inlines() for part in text if isinstance(part, Link)]


# ---------------------------------------------------------------- the texts


@games
@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_paragraphs_in_the_same_order(name: str, lang: str) -> None:
    ours, theirs = (sacbe.game(name).reference(each) for each in ("en", lang))
    assert [[each.code for each in section.paragraphs] for section in theirs.sections] == [
        [each.code for each in section.paragraphs] for section in ours.sections
    ]
    assert [section.number for section in theirs.sections] == [
        section.number for section in ours.sections
    ]
    for own, other in zip(ours.paragraphs, theirs.paragraphs, strict=True):
        assert other.title
        assert sorted(set(links(other))) == sorted(set(links(own))), own.code
        assert [type(block) for block in other.body] == [type(block) for block in own.body]
        assert bool(other.note) == bool(own.note), own.code


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cross_reference_has_a_target(name: str, lang: str) -> None:
    paragraphs = sacbe.game(name).reference(lang).paragraphs
    assert len(paragraphs) > 50
    assert sum(len(links(paragraph)) for paragraph in paragraphs) > 20
    for paragraph in paragraphs:
        assert set(links(paragraph)) <= codes(name), paragraph.code


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_has_a_reason(name: str, lang: str) -> None:
    *_, last = sacbe.game(name).reference(lang).sections
    rulings = [each for each in last.paragraphs if re.fullmatch(RULING, each.code)]
    assert len(rulings) > 10
    assert all(each.note for each in rulings)


def test_an_unknown_language_is_rejected() -> None:
    with pytest.raises(ValueError, match="no language 'de'"):
        sacbe.game("maya").reference("de")


def test_a_reference_is_cached() -> None:
    assert sacbe.game("maya").reference("it") is sacbe.game("maya").reference("it")


# ---------------------------------------------------------------- actions, events and tiles


@games
def test_every_action_has_a_paragraph(name: str) -> None:
    game = sacbe.game(name)
    rules = game.rule_codes.ACTIONS
    assert set(rules) == set(game.actions.TYPES)
    assert set(rules.values()) <= codes(name)
    for state in sample_states(game, game.players[1], 30):
        for action in state.legal_actions():
            assert state.action_info(action)["type"] in rules


@games
def test_every_event_has_a_paragraph(name: str) -> None:
    """The messages of the log name the kinds: `log-planted`, `log-city_scored-first`."""
    reference = sacbe.game(name).rule_codes
    messages = ids(GAMES / name / "text" / "en.ftl")
    kinds = {message.split("-")[1] for message in messages if message.startswith("log-")}
    events = kinds - {"line", "reveal"}  # a line is any event; a reveal has an action
    assert events - set(reference.ACTIONS) <= set(reference.EVENTS)
    assert set(reference.EVENTS.values()) <= codes(name)
    for table in (_finished_table(name, players) for players in player_counts(name)):
        for event in itertools.chain.from_iterable(table.events_by_move()):
            for seat in (None, *range(table.state.players)):
                redacted = sacbe.game(name).event_log.redact(event, seat)
                assert redacted["event"] in reference.EVENTS


def _finished_table(name: str, players: int) -> sacbe.Table:
    table = sacbe.Table(name, players, seed=players)
    pick = random.Random(players)
    while table.current_player is not None:
        table.play(pick.choice(table.state.legal_actions()))
    return table


@games
def test_every_tile_has_a_paragraph(name: str) -> None:
    rules = sacbe.game(name).rule_codes.TILES
    assert rules
    assert set(rules.values()) <= codes(name)


# ---------------------------------------------------------------- refusals


def _rules_in(path: Path) -> Iterator[str]:
    """The values of all arguments and variables named `rule` in a module of explanations."""
    tree = ast.parse(path.read_text("utf-8"))
    places = {"no": 1, "refusal": 1} | {
        each.name: [argument.arg for argument in each.args.args].index("rule")
        for each in ast.walk(tree)
        if isinstance(each, ast.FunctionDef) and "rule" in [a.arg for a in each.args.args]
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in places:
                yield from _texts(node.args[places[node.func.id]])
        elif isinstance(node, ast.Assign):
            names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
            if "rule" in names:
                yield from _texts(node.value)


def _texts(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@games
def test_every_rule_in_the_source_of_explanations_is_a_paragraph(name: str) -> None:
    files = sorted((GAMES / name).glob("explain*.py"))
    rules = {rule for path in files for rule in _rules_in(path)}
    reasons = [key for key in ids(GAMES / name / "text" / "en.ftl") if key.startswith("refusal")]
    assert len(rules) > len(reasons) / 10
    for rule in rules:
        # The expression may contain a reason: "R-11" if reason == "token_used" else ...
        assert rule in codes(name) or f"refusal-{rule}" in reasons, rule


@games
def test_every_refusal_names_a_paragraph(name: str) -> None:
    game = sacbe.game(name)
    paragraphs, rules = codes(name), set()
    for players in player_counts(name):
        rng = random.Random(players)
        for state in sample_states(game, players, 30, every=20):
            for seat in range(players):
                for action in rng.sample(range(game.num_actions), min(TRIES, game.num_actions)):
                    why = state.explain(action, seat)
                    if why is not None:
                        assert why["rule"] in paragraphs, why
                        rules.add(why["rule"])
    assert len(rules) > 3
