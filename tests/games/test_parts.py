"""Boards as parts: a part depends on its inputs only, and the page finds every part it needs."""

import json
import re
import threading
from collections.abc import Iterator

import pytest

import sacbe
from sacbe.draw import parts
from sacbe.draw.parts import Cache, Drawn, Part, Picture
from sacbe.play.game import game, games
from sacbe.text import LANGUAGES
from tests.games.pictures import draw_picture, positions

PLAYERS = 4
EVERY = {"tzolkin": 13, "maya": 11, "mezo": 17}
ID = re.compile(r' id="([^"]+)"')


def audiences(
    name: str, players: int = PLAYERS, seed: int = 3
) -> Iterator[tuple[sacbe.State, int | None, str]]:
    """Positions of a whole game, each for all seats and a spectator; languages take turns."""
    n = 0
    for state in positions(name, players, seed, EVERY[name]):
        for seat in (*range(players), None):
            for lang in (LANGUAGES[n % 4], LANGUAGES[(n + 1) % 4]):
                yield state, seat, lang
            n += 1


def difference(warm: Picture, cold: Picture) -> str | None:
    """The id of the first part that differs, or what else does."""
    if warm._replace(parts=()) != cold._replace(parts=()):
        return "frame"
    if [part.id for part in warm.parts] != [part.id for part in cold.parts]:
        return "order"
    pairs = zip(warm.parts, cold.parts, strict=True)
    return next((one.id for one, other in pairs if one != other), None)


def first_stale_part(name: str) -> str | None:
    """Draw many positions one after another with a warm cache, and each again with an empty one;
    the first part that differs."""
    parts.clear_caches()
    warm = [(*each, draw_picture(*each)) for each in audiences(name)]
    for state, seat, lang, picture in warm:
        parts.clear_caches()
        stale = difference(picture, draw_picture(state, seat, lang))
        if stale is not None:
            return stale
    return None


@pytest.mark.parametrize("name", games())
def test_a_cached_part_equals_one_that_is_drawn_again(name: str) -> None:
    assert first_stale_part(name) is None


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("forgotten", [dict, str, list, tuple])
def test_a_forgotten_input_is_found(
    name: str, forgotten: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above fails if parts are cached without some of their inputs."""
    freeze = parts._freeze

    def forget(value: object) -> object:
        return None if isinstance(value, forgotten) else freeze(value)

    monkeypatch.setattr(parts, "_freeze", forget)
    try:
        assert first_stale_part(name) is not None
    finally:
        parts.clear_caches()


@pytest.mark.parametrize("name", games())
def test_parts_do_not_depend_on_what_an_audience_cannot_know(name: str) -> None:
    """Ids, attributes, contents and definitions are the same however hidden things are dealt."""
    for n, state in enumerate(positions(name, PLAYERS, 5, 3 * EVERY[name])):
        for seat in (*range(PLAYERS), None):
            picture = draw_picture(state, seat)
            for seed in range(2):
                parts.clear_caches()
                assert draw_picture(state.determinize(seat, seed + n), seat) == picture


@pytest.mark.parametrize("name", games())
def test_threads_draw_the_same_parts(name: str) -> None:
    inputs = list(audiences(name, 2))[:60]
    expected = [draw_picture(*each) for each in inputs]
    parts.clear_caches()
    results: list[list[Picture]] = [[] for _ in range(4)]

    def draw_all(out: list[Picture]) -> None:
        out.extend(draw_picture(*each) for each in inputs)

    threads = [threading.Thread(target=draw_all, args=[out]) for out in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(out == expected for out in results)


@pytest.mark.parametrize("name", games())
def test_a_board_is_a_flat_list_of_parts_in_a_stable_order(name: str) -> None:
    """Ids are unique in a picture, and for one audience two parts never change places."""
    before: dict[int | None, list[str]] = {}
    for state, seat, _ in audiences(name, 3):
        picture = draw_picture(state, seat)
        ids = [part.id for part in picture.parts]
        inside = [inner_id for part in picture.parts for inner_id in ID.findall(part.content)]
        assert len(ids) + len(inside) == len({*ids, *inside})
        assert all(part.content for part in picture.parts)
        old = before.get(seat, ids)
        assert [each for each in ids if each in old] == [each for each in old if each in ids]
        before[seat] = ids
    assert 20 <= len(ids) <= 130


@pytest.mark.parametrize("name", games())
def test_small_windows_can_show_every_choice(name: str) -> None:
    """Every part with a choice belongs to an area that the page can zoom to (page.json)."""
    page = json.loads((game(name).definition.folder / "page" / "page.json").read_text("utf-8"))
    areas = {part for ids in page["parts"].values() for part in ids}
    all_ids: set[str] = set()
    for players, seed in ((2, 8), (3, 1), (4, 8), (4, 2)):
        for state in positions(name, players, seed, 3):
            for seat in state.players_to_act:
                picture = draw_picture(state, seat)
                all_ids |= {part.id for part in picture.parts}
                assert {part.id for part in picture.parts if "data-action" in part.content} <= areas
    assert areas <= all_ids


def test_a_part_has_its_attributes_apart_from_its_content() -> None:
    part = Part("wheel", "<use/>").at(3, 4.5, "travels")
    assert part.markup() == '<g id="wheel" class="travels" transform="translate(3 4.5)"><use/></g>'
    assert part.content == "<use/>"


def test_groups_are_shared_by_readers_without_a_decision() -> None:
    """Seats that have nothing to choose get the same parts of the map, not equal copies."""
    state = next(positions("mezo", PLAYERS, 3, 40))
    watching = [seat for seat in range(PLAYERS) if seat not in state.players_to_act][:2]
    one, other = ({part.id: part for part in draw_picture(state, seat).parts} for seat in watching)
    assert one["region-0"] is other["region-0"]


def test_the_cache_keeps_the_most_recently_used_parts() -> None:
    cache = Cache[Drawn](10)
    for key in "abc":
        cache.put(key, Drawn("1234", ()))
        assert cache.get("b" if key == "c" else "a") is not None or key == "c"
    assert cache.get("b") is None
    assert cache.get("a") is not None
    assert cache.get("c") is not None
    assert cache.used == 8
    cache.clear()
    assert (len(cache), cache.used) == (0, 0)


def test_the_inputs_of_a_part_are_positional() -> None:
    @parts.part
    def draw(x: int) -> str:
        return str(x)

    assert draw("id", 3).content == "3"
    with pytest.raises(TypeError, match="positional"):
        draw("id", x=3)
