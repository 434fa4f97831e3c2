"""Lists of words: their commas and conjunctions."""

import pytest

from sacbe.text import LANGUAGES, Texts
from sacbe.text.lists import join_list


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "a, b and c"), ("es", "a, b y c"), ("pt", "a, b e c"), ("it", "a, b e c")],
)
def test_a_list_has_commas_and_a_conjunction(lang: str, sentence: str) -> None:
    assert join_list(["a", "b", "c"], Texts(None, lang)) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_lists_have_neither(lang: str) -> None:
    assert [join_list(parts, Texts(None, lang)) for parts in ([], ["a"])] == ["", "a"]


def test_alternatives_end_with_or() -> None:
    assert join_list(["a", "b", "c"], Texts(None, "en"), "or") == "a, b or c"


@pytest.mark.parametrize("name", ["Isabel B", "ixchel", "Íñigo", "Hilario"])
def test_spanish_y_becomes_e_before_the_sound_of_i(name: str) -> None:
    assert join_list(["Ana A", name], Texts(None, "es")) == f"Ana A e {name}"
    assert join_list(["Ana A", name], Texts(None, "en")) == f"Ana A and {name}"


@pytest.mark.parametrize("name", ["hierro", "Iona", "Yolanda", "Uxmal", "3 Chamanes"])
def test_spanish_y_stays_before_other_sounds(name: str) -> None:
    assert join_list(["Ana", name], Texts(None, "es")) == f"Ana y {name}"
