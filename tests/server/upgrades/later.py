"""What a later version of Sacbe does with the tables of an earlier one: run by test_upgrade.py.

    python -m tests.server.upgrades.later FOLDER

FOLDER has the database. Prints what happened as JSON.
"""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from sacbe.play.game import games
from sacbe.server import messages
from sacbe.server.app import make_app
from sacbe.server.backend import Backend, BackendSettings
from sacbe.server.bot_worker import ChooseJob, ChooseResult, JobRunner
from sacbe.server.decider import Actor
from sacbe.server.store import Store
from sacbe.server.table_service import TableService
from sacbe.server.table_state import TableState
from tests.server.upgrades.make_dump import TOKEN

ALL = Actor(name="token:0", seats=frozenset(range(4)), host=True)
CHOICES = 5


def facts(state: TableState) -> dict[str, Any]:
    """What a table shows of its rules."""
    return {
        "game": state.opened.game,
        "rules": state.opened.rules_version,
        "moves": len(state.moves),
        "least": min(state.position.scores),
        "log": len(state.table.log(0, "es")),
    }


def bot_choice(state: TableState) -> int:
    """The choice of a bot process for the seat that must act."""
    seat = state.to_act[0]
    job = ChooseJob(
        number=1,
        game=state.opened.game,
        table="t",
        seat=seat,
        level="random",
        seed=1,
        seconds=1.0,
        position=state.position.determinize(seat, 1).to_bytes(),
    )
    result = JobRunner().answer(job)
    assert isinstance(result, ChooseResult)
    return result.action


async def continue_tables(url: str) -> dict[str, Any]:
    """Play on at every table, and open a new one of every game."""
    store = Store.at(url)
    service = TableService(store)
    rng = random.Random(1)
    old, new = [], []
    for row in await store.read(lambda by: by.all_tables()):
        if row.summary.rules_version == 99:
            continue
        before = len((await service.get(row.table)).moves)
        for _ in range(CHOICES):
            state = await service.get(row.table)
            seat = rng.choice(state.to_act)
            choice = bot_choice(state) if seat == state.to_act[0] else None
            if choice is None:
                choice = rng.choice(state.position.legal_actions(seat))
            play = messages.Play(seat=seat, action=choice)
            await service.execute(row.table, ALL, state.version, f"n{state.version}", play)
        state = await service.get(row.table)
        assert len(state.moves) > before
        old.append(facts(state))
    for name in games():
        seats = [messages.Local(name="Ana"), messages.Local(name="Ben")]
        order = messages.OpenTable(game=name, seats=seats)  # type: ignore[arg-type]
        new.append(facts(await service.get((await service.open(order)).table)))
    await store.close()
    return {"old": old, "new": new}


def look(url: str) -> dict[str, Any]:
    """What the lobby and the tables answer."""
    backend = Backend(BackendSettings(database=url, workers=1))
    with TestClient(make_app(backend), "http://localhost") as client:
        client.cookies.set("sacbe_visitor", TOKEN)
        lists = client.get("/api/tables").json()
        answers = {
            each["table"]: client.get(f"/api/tables/{each['table']}?words=true&lang=it").status_code
            for each in lists["mine"]
        }
        return {
            "mine": {each["table"]: each["status"] for each in lists["mine"]},
            "public": [each["table"] for each in lists["public"]],
            "answers": answers,
        }


def main() -> None:
    """Use all tables as a server would."""
    url = f"sqlite:///{Path(sys.argv[1], 'tables.db')}"
    result = asyncio.run(continue_tables(url)) | look(url)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
