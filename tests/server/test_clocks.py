"""Down-time is given back to players, and setting the clock of the machine ends no turn."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sacbe.server import backend as backend_module
from sacbe.server import messages
from sacbe.server.backend import Backend, BackendSettings
from sacbe.server.clock import SteadyClock
from sacbe.server.decider import Actor
from sacbe.server.events import ClocksMoved
from sacbe.server.table_state import TableState

TURN = 25  # seconds
HOUR = 3600.0


class Machine:
    """A machine whose clocks tests set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 5_000.0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.steady)

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr(backend_module, "HEARTBEAT", 0.01)
    monkeypatch.setattr(backend_module, "IDLE_HEARTBEAT", 0.01)
    return Machine()


def run(tmp_path: Path, machine: Machine, test: Callable[[Backend], Awaitable[None]]) -> None:
    """Run a server from its start to its stop."""

    async def hosted() -> None:
        settings = BackendSettings(database=f"sqlite:///{tmp_path}/tables.db", workers=1)
        backend = Backend(settings, machine.clock())
        await backend.start()
        try:
            await asyncio.wait_for(test(backend), 60)
        finally:
            await backend.close()

    asyncio.run(hosted())


async def new_table(backend: Backend, late: str = "end") -> str:
    seats = [messages.Local(name="Ana"), messages.Local(name="Ben")]
    clock = messages.Clock(seconds=TURN, late=late)  # type: ignore[arg-type]
    order = messages.OpenTable(game="maya", seats=seats, clock=clock, seed=7)  # type: ignore[arg-type]
    return (await backend.service.open(order)).table


async def time_left(backend: Backend, table: str) -> float:
    """The seconds that the seat to act has left; 0 if the game ended."""
    await asyncio.sleep(0.2)  # for the start of the clocks
    await backend._clocks.end_turns()
    state = await backend.service.get(table)
    return remaining(state, backend.clock()) if state.status == "playing" else 0.0


def remaining(state: TableState, now: float) -> float:
    deadline = state.deadline(state.to_act[0])
    assert deadline is not None
    return deadline - now


def after_restart(tmp_path: Path, machine: Machine, meanwhile: Callable[[], None]) -> float:
    """The time left after ten seconds of a turn, a stop, something, and a start."""
    tables: list[str] = []
    left: list[float] = []

    async def begin(backend: Backend) -> None:
        tables.append(await new_table(backend))
        machine.wait(10)
        assert await time_left(backend, tables[0]) == TURN - 10

    async def go_on(backend: Backend) -> None:
        left.append(await time_left(backend, tables[0]))

    run(tmp_path, machine, begin)
    meanwhile()
    run(tmp_path, machine, go_on)
    return left[0]


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR])
def test_setting_the_clock_ends_no_turn(tmp_path: Path, machine: Machine, jump: float) -> None:
    async def test(backend: Backend) -> None:
        table = await new_table(backend)
        machine.wait(10)
        machine.wall += jump
        assert await time_left(backend, table) == TURN - 10
        machine.wait(TURN - 9)
        assert await time_left(backend, table) == 0

    with capture_logs() as lines:
        run(tmp_path, machine, test)
    warnings = [line for line in lines if line["event"] == "the clock of this machine was set"]
    assert [line["seconds"] for line in warnings] == [jump]


def test_down_time_is_given_back(tmp_path: Path, machine: Machine) -> None:
    assert after_restart(tmp_path, machine, lambda: machine.wait(30)) == TURN - 10


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_clock_is_set_while_the_server_is_down(
    tmp_path: Path, machine: Machine, jump: float
) -> None:
    def restart() -> None:
        machine.wait(30)
        machine.wall += jump
        machine.steady = 3.0  # the machine was started again

    assert after_restart(tmp_path, machine, restart) == TURN - 10


def test_a_quick_restart_gives_nothing(tmp_path: Path, machine: Machine) -> None:
    assert after_restart(tmp_path, machine, lambda: machine.wait(1)) == TURN - 11


def test_a_crash_gives_the_time_since_the_last_sign_of_life(
    tmp_path: Path, machine: Machine
) -> None:
    """The heartbeat is older than the last move: the down-time begins with the move."""
    tables: list[str] = []
    left: list[float] = []

    async def go_on(backend: Backend) -> None:
        left.append(await time_left(backend, tables[0]))

    async def nothing() -> None:
        pass

    async def begin_and_crash(backend: Backend) -> None:
        await asyncio.sleep(0.1)
        for task in backend._background:
            task.cancel()
        await backend._note_alive()
        machine.wait(100)
        tables.append(await new_table(backend))
        backend._note_alive = nothing  # type: ignore[method-assign]

    run(tmp_path, machine, begin_and_crash)
    machine.wait(30)
    run(tmp_path, machine, go_on)
    assert left == [TURN]


def test_time_is_given_back_once(tmp_path: Path, machine: Machine) -> None:
    """A second start in the middle of the first one's work gives nothing twice."""
    left: list[float] = []

    async def begin(backend: Backend) -> None:
        tables.append(await new_table(backend))

    async def twice(backend: Backend) -> None:
        await asyncio.sleep(0.2)
        await backend.store.write(lambda to: to.set_alive(backend.clock() - 30))
        await backend.give_time_back()
        left.append(await time_left(backend, tables[0]))

    tables: list[str] = []
    run(tmp_path, machine, begin)
    machine.wait(30)
    run(tmp_path, machine, twice)
    assert left == [TURN]


def test_time_that_passes_meanwhile_gives_nothing_more(tmp_path: Path, machine: Machine) -> None:
    """Giving time back moves the deadline by which tables are listed. Each still gets it once."""
    counts: list[int] = []
    tables: list[str] = []

    async def begin(backend: Backend) -> None:
        tables.extend([await new_table(backend) for _ in range(3)])

    async def go_on(backend: Backend) -> None:
        await asyncio.sleep(0.2)  # for the start of the clocks
        for table in tables:
            log = await backend.service.log(table)
            counts.append(sum(isinstance(logged.event, ClocksMoved) for logged in log))

    class Ticking(Machine):
        """Time passes with every look at the clock."""

        def clock(self) -> SteadyClock:
            def look() -> float:
                machine.wait(0.001)
                return machine.steady

            return SteadyClock(lambda: machine.wall, look)

    run(tmp_path, machine, begin)
    machine.wait(30)
    run(tmp_path, Ticking(), go_on)
    assert counts == [1, 1, 1]


def test_an_event_at_once_after_the_start_takes_no_time_away(
    tmp_path: Path, machine: Machine
) -> None:
    """A chat message that arrives with the start comes after the down-time was given back."""
    left: list[float] = []
    tables: list[str] = []

    async def begin(backend: Backend) -> None:
        tables.append(await new_table(backend))
        machine.wait(10)
        assert await time_left(backend, tables[0]) == TURN - 10

    async def say(backend: Backend) -> None:
        actor = Actor(name="ana", seats=frozenset({0}), host=True)
        command = messages.Say(seat=0, text="back")
        await backend.service.execute(tables[0], actor, 1, "c", command)
        left.append(await time_left(backend, tables[0]))

    run(tmp_path, machine, begin)
    machine.wait(30)
    run(tmp_path, machine, say)
    assert left == [TURN - 10]


def test_daylight_saving_changes_nothing(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = machine.clock()
    before = clock()
    try:
        for zone in ("Europe/Madrid", "America/Mexico_City", "Australia/Lord_Howe"):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            assert clock() == before
            assert clock.jump == 0
    finally:
        monkeypatch.undo()
        time.tzset()
