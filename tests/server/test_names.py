"""Names that deceive are refused; names of real people are not."""

import msgspec
import pytest

from sacbe.server.decider import Refusal, decide
from sacbe.server.messages import Local, Rename, Say
from sacbe.server.names import looks_like, name_problem
from tests.server.tables import SERVER, LogBuilder, opened


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "José Martí",
        "Zoë",
        "Nguyễn Văn Ạnh",
        "Иван",
        "Ελένη",
        "李小龙",
        "山田 たろう",
        "김민준",
        "محمد",
        "עֲדִי",
        "प्रिया",
        "สมชาย",
        "X Æ A-12",
        "Ana 🎲",
        "Ana (Анна)",
        "👩‍🚀",
    ],
)
def test_names_of_people_are_allowed(name: str) -> None:
    assert name_problem(name) is None


@pytest.mark.parametrize(
    "name",
    [
        " ",
        "\u3164",
        "\u2800\u2800",
        "A\u200bna",
        "Ana\u200d",
        "\ufeffAna",
        "A\u00adna",
        "Ana\u202eneB",
        "\u115fAna",
        "An\U000e0041a",
        "Ana\ue000",
        "A\u0336\u0337\u0338na",
        "Аna",  # noqa: RUF001 - the first letter is Cyrillic
        "Pαul",  # noqa: RUF001 - the second letter is Greek
    ],
)
def test_invisible_and_mixed_names_are_refused(name: str) -> None:
    assert name_problem(name) is not None
    for kind in (Local, Rename, Say):
        data: dict[str, object] = {"name": name, "seat": 0, "text": "x"}
        fields = {key: value for key, value in data.items() if key in kind.__struct_fields__}
        fields["kind" if kind is Local else "type"] = _tag(kind)
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(fields, kind)


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ana", "Ana"),
        ("ＡＮＡ", "Ana"),  # noqa: RUF001
        ("𝐀𝐧𝐚", "Ana"),  # noqa: RUF001
        ("B0b", "Bob"),
        ("A na", "Ana"),
        ("Сора", "Copa"),  # noqa: RUF001
    ],
)
def test_look_alikes_are_found(name: str, other: str) -> None:
    assert looks_like(name, [other])


def test_different_and_equal_names_are_no_look_alikes() -> None:
    assert not looks_like("Ana", ["Ana", "Anna", "Eva", ""])


def test_a_seat_cannot_take_a_name_that_looks_like_another() -> None:
    builder = LogBuilder(opened("maya", "ll"))
    with pytest.raises(Refusal, match="looks like"):
        decide(builder.state, SERVER, 1, Rename(seat=1, name="ANA0"))
    builder.do(Rename(seat=1, name="Ana0"))  # the same name is no deception
