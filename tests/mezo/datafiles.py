"""Data files of Mezo with changes."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sacbe.games.mezo import data

Json = dict[str, Any]
RAW = Path(str(data.__file__)).with_name("data.json").read_bytes()
FILE: Json = json.loads(RAW)


def step(verb: str, label: str = "", **details: Any) -> Json:
    """A step; `label` is its "as", `when` its "if"."""
    data = {"verb": verb} | details
    if "when" in data:
        data["if"] = data.pop("when")
    return data | ({"as": label} if label else {})


# A minimal valid step.
EACH = step("EXILE", kind="unit", n=1, where="any")


def changed_file(change: Callable[[Json], object]) -> bytes:
    """The file with a change."""
    file = copy.deepcopy(FILE)
    change(file)
    return json.dumps(file).encode()


def with_card(*steps: Json, god: str = "kukulkan", card: str = "legacy", action: int = 1) -> bytes:
    """The file with other steps in one action of a card."""
    return changed_file(
        lambda f: f["gods"][god]["cards"][card][action - 1].update(steps=list(steps))
    )


def with_summon(*steps: Json) -> bytes:
    """The file with another ability of Kukulkan's reference card."""
    return changed_file(lambda f: f["gods"]["kukulkan"]["summon"].update(steps=list(steps)))


def with_token(*steps: Json) -> bytes:
    """The file with another token I-1."""
    return changed_file(lambda f: f["angry"]["1"]["I-1"].update(steps=list(steps)))
