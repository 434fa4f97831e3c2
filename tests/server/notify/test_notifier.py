"""Who is notified of what, when and how often."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.decider import Actor, Refusal
from sacbe.server.notify import notifier as notifying
from sacbe.server.notify.notifier import BACKOFF, LEASE, Notifier
from sacbe.server.notify.settings import NotifySettings
from sacbe.server.notify.transport import Message, Undeliverable
from sacbe.server.store import Store, notices
from sacbe.server.table_service import TableService

GRACE = 300.0
SETTINGS = NotifySettings(
    url="https://games.example.org/",
    smtp_host="mail.example.org",
    sender="games@example.org",
    webhooks=True,
    ntfy=True,
    grace=GRACE,
    per_hour=3,
)
HOOK = "https://hook.example.org/x"
MAIL = "ana@example.org"
EVERYBODY = Actor(name="all", seats=frozenset(range(4)), host=True)


class Club:
    """A server with two visitors, a clock that a test sets, and everything that was sent."""

    def __init__(self, folder: Path, settings: NotifySettings = SETTINGS) -> None:
        self.now = 1_800_000_000.0
        self.sent: list[tuple[str, str, Message]] = []
        self.error: Undeliverable | None = None
        self._folder, self._settings = folder, settings

    async def start(self) -> "Club":
        """Start, or start again after a stop."""
        self.store = Store.at(f"sqlite:///{self._folder / 'tables.db'}")
        self.service = TableService(self.store, lambda: self.now)
        self.notifier = Notifier(
            self.store, self.service, self._settings, lambda: self.now, self._deliver
        )
        return self

    async def _deliver(self, channel: Any, target: str, message: Message, settings: Any) -> None:
        self.sent.append((channel, target, message))
        if self.error is not None:
            raise self.error

    async def visitor(self, number: int, lang: str = "en") -> int:
        """A new visitor."""
        return await self.store.write(
            lambda to: to.new_visitor(bytes([number]) * 32, "Ana", lang, self.now)
        )

    async def ana(self, channel: Any = "webhook", target: str = HOOK, lang: str = "en") -> int:
        """A visitor with notifications, who has got the first message."""
        visitor = await self.visitor(1, lang)
        await self.notifier.set_target(visitor, lang, channel, target, True, True)
        self.sent.clear()
        self.now += 1
        return visitor

    async def open(self, visitor: int, seat: int = 0, bots: bool = False) -> str:
        """A table at which a visitor has one seat."""
        other = messages.BotSeat(level="random") if bots else messages.LinkSeat()
        seats: Any = [other, other]
        seats[seat] = messages.LinkSeat()
        order = messages.OpenTable(game="maya", seats=seats, seed=3)
        table = (await self.service.open(order)).table
        role = str(seat)
        await self.service.claim_seat(
            table, seat, "Ana", lambda to: to.claim(visitor, table, role, self.now)
        )
        return table

    async def play(self, table: str) -> None:
        """One choice of the first seat that must act."""
        state = await self.service.get(table)
        seat = state.to_act[0]
        action = state.position.legal_actions(seat)[0]
        await self.order(table, messages.Play(seat=seat, action=action, forced=True))

    async def order(self, table: str, command: messages.Command) -> None:
        """Execute a command."""
        version = (await self.service.get(table)).version
        await self.service.execute(table, EVERYBODY, version, f"c{version}", command)

    async def end(self, table: str) -> None:
        """End a game."""
        await self.service.execute_as_server(
            table, lambda state, now: ev.Ended(seat=0, why="late"), "end"
        )

    async def pass_turn(self, table: str) -> None:
        """Play until another seat must act."""
        first = (await self.service.get(table)).to_act
        while (await self.service.get(table)).to_act == first:
            await self.play(table)

    async def wait(self, seconds: float) -> list[str]:
        """Let time pass; returns the events of what was sent."""
        await self.notifier.sweep()
        self.now += seconds
        await self.notifier.sweep()
        events = [message.event for _, _, message in self.sent]
        self.sent.clear()
        return events


def run(folder: Path, test: Callable[[Club], Awaitable[None]], **more: Any) -> None:
    """Run a test with a club."""

    async def whole() -> None:
        club = await Club(folder, **more).start()
        try:
            await test(club)
        finally:
            await club.store.close()

    asyncio.run(whole())


async def turn_of_ana(club: Club, **more: Any) -> tuple[int, str]:
    """Ana has notifications and must act at a table."""
    visitor = await club.ana(**more)
    table = await club.open(visitor)
    while 0 not in (await club.service.get(table)).to_act:
        await club.play(table)
    return visitor, table


def test_a_turn_is_announced_once_after_the_grace_time(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        assert await club.wait(GRACE - 1) == []
        club.now += 2
        await club.notifier.sweep()
        [(channel, target, message)] = club.sent
        assert (channel, target) == ("webhook", HOOK)
        assert (message.event, message.game, message.table) == ("turn", "maya", table)
        assert message.url == f"https://games.example.org/table/{table}"
        club.sent.clear()
        assert await club.wait(86_400) == []

    run(tmp_path, test)


def test_the_next_turn_is_announced_again(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        assert await club.wait(GRACE) == ["turn"]
        await club.pass_turn(table)
        assert await club.wait(GRACE) == []
        await club.pass_turn(table)
        assert await club.wait(GRACE) == ["turn"]

    run(tmp_path, test)


def test_chat_does_not_announce_a_turn_again_nor_delay_it(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        assert await club.wait(GRACE - 10) == []
        await club.order(table, messages.Say(seat=1, text="hurry"))
        assert await club.wait(10) == ["turn"]
        await club.order(table, messages.Say(seat=1, text="hurry!"))
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_a_turn_that_has_passed_is_not_announced(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        await club.notifier.sweep()
        await club.pass_turn(table)
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_a_connected_person_is_not_notified_until_some_time_after_leaving(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        leave = club.notifier.presence.enter(table, [0])
        assert await club.wait(GRACE) == []
        assert await club.wait(10 * GRACE) == []
        leave()
        assert await club.wait(GRACE - 1) == []
        assert await club.wait(GRACE) == ["turn"]

    run(tmp_path, test)


def test_a_person_at_another_seat_does_not_count(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        club.notifier.presence.enter(table, [1])
        assert await club.wait(GRACE) == ["turn"]

    run(tmp_path, test)


def test_the_end_of_a_game_is_announced_once(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.ana()
        table = await club.open(visitor)
        await club.end(table)
        assert await club.wait(GRACE) == ["over"]
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_who_saw_the_end_is_not_notified_of_it(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.ana()
        table = await club.open(visitor)
        leave = club.notifier.presence.enter(table, [0])
        await club.end(table)
        await club.notifier.sweep()
        leave()
        assert await club.wait(2 * GRACE) == []

    run(tmp_path, test)


def test_only_what_is_wished_for_is_announced(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor, table = await turn_of_ana(club)
        await club.notifier.sweep()
        await club.store.write(lambda to: notices.set_kinds(to, visitor, "webhook", False, True))
        assert await club.wait(GRACE) == []
        await club.end(table)
        assert await club.wait(GRACE) == ["over"]

    run(tmp_path, test)


def test_earlier_games_are_not_announced(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.visitor(2)
        table = await club.open(visitor)
        await club.end(table)
        club.now += 10
        await club.notifier.set_target(visitor, "en", "webhook", HOOK, True, True)
        club.sent.clear()
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_a_bot_that_plays_for_a_person_is_not_announced(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        await club.order(table, messages.Leave(seat=0, level="random"))
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_the_queue_survives_a_restart(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await turn_of_ana(club)
        await club.notifier.sweep()
        await club.store.close()
        await club.start()
        assert await club.wait(GRACE) == ["turn"]
        await club.store.close()
        await club.start()
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_failed_messages_are_retried_with_growing_pauses(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await turn_of_ana(club)
        club.error = Undeliverable("down")
        assert await club.wait(GRACE) == ["turn"]
        for pause in BACKOFF:
            assert await club.wait(pause - 1) == []
            club.now += 1
            assert await club.wait(0) == ["turn"]
        assert await club.wait(86_400) == []

    run(tmp_path, test)


def test_a_message_goes_out_when_the_target_is_back(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await turn_of_ana(club)
        club.error = Undeliverable("down")
        assert await club.wait(GRACE) == ["turn"]
        club.error = None
        assert await club.wait(BACKOFF[0]) == ["turn"]
        assert await club.wait(86_400) == []

    run(tmp_path, test)


def test_a_process_that_dies_while_sending_does_not_lose_the_message(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await turn_of_ana(club)
        club.error = KeyboardInterrupt()  # type: ignore[assignment]
        await club.notifier.sweep()
        club.now += GRACE
        with pytest.raises(KeyboardInterrupt):
            await club.notifier.sweep()
        club.sent.clear()
        club.error = None
        assert await club.wait(LEASE - 1) == []  # another process would not send it meanwhile
        assert await club.wait(1) == ["turn"]

    run(tmp_path, test)


def test_all_attempts_have_the_id_of_their_event(tmp_path: Path) -> None:
    """So receivers recognise a repeat: here the receiver got a message, and the server died or got
    no answer."""

    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        ids: list[str] = []

        async def attempt(error: BaseException | None, seconds: float) -> None:
            club.error = error  # type: ignore[assignment]
            with contextlib.suppress(KeyboardInterrupt):
                await club.notifier.sweep()
            club.now += seconds
            with contextlib.suppress(KeyboardInterrupt):
                await club.notifier.sweep()
            ids.extend(message.id for _, _, message in club.sent)
            club.sent.clear()

        await attempt(KeyboardInterrupt(), GRACE)
        await club.store.close()
        await club.start()  # another process
        await attempt(Undeliverable("timed out"), LEASE)
        await attempt(None, BACKOFF[1])
        assert len(ids) == 3
        assert len(set(ids)) == 1
        await club.pass_turn(table)
        await club.pass_turn(table)
        await attempt(None, GRACE)
        await club.end(table)
        await attempt(None, GRACE)
        assert len(ids) == 5
        assert len(set(ids)) == 3

    run(tmp_path, test)


def test_the_ids_of_two_visitors_and_first_messages_differ(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        for number in (1, 2):
            visitor = await club.visitor(number)
            await club.notifier.set_target(visitor, "en", "webhook", HOOK, True, True)
            await club.notifier.set_target(visitor, "en", "ntfy", "https://ntfy.sh/x", True, True)
            club.now += 1
            table = await club.open(visitor)
            await club.end(table)
        await club.notifier.sweep()
        club.now += GRACE
        await club.notifier.sweep()
        assert len(club.sent) == 8
        assert len({message.id for _, _, message in club.sent}) == 8

    run(tmp_path, test)


def test_two_processes_send_one_message(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        await turn_of_ana(club)
        await club.notifier.sweep()
        club.now += GRACE
        other = Notifier(
            club.store, club.service, SETTINGS, lambda: club.now, club.notifier._deliver
        )
        await asyncio.gather(club.notifier.sweep(), other.sweep())
        assert len(club.sent) == 1

    run(tmp_path, test)


def test_a_dead_target_gets_no_more(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor, table = await turn_of_ana(club)
        club.error = Undeliverable("gone", final=True)
        for _ in range(notices.MAX_FAILURES):
            assert await club.wait(GRACE) == ["turn"]
            await club.pass_turn(table)
            await club.pass_turn(table)
        club.error = None
        assert await club.wait(GRACE) == []
        [row] = await club.store.read(lambda by: notices.targets_of(by, visitor))
        assert row.confirmed is None

    run(tmp_path, test)


def test_messages_to_a_visitor_are_limited_per_hour(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.ana()
        for _ in range(5):
            table = await club.open(visitor)
            await club.end(table)
        assert len(await club.wait(GRACE)) == 3
        assert await club.wait(1_800) == []
        assert len(await club.wait(3_600)) == 2

    run(tmp_path, test)


def test_a_mail_address_gets_a_code_first(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.visitor(1, "it")
        await club.notifier.set_target(visitor, "it", "email", MAIL, True, True)
        [(channel, target, message)] = club.sent
        assert (channel, target, message.event) == ("email", MAIL, "confirm")
        assert message.stop_api == ""
        match = re.search(r"\d{8}", message.text)
        assert match is not None
        club.sent.clear()
        club.now += 1
        table = await club.open(visitor)
        await club.end(table)
        assert await club.wait(GRACE) == []  # not confirmed
        for wrong in ("00000000", "12345678"):
            with pytest.raises(Refusal):
                await club.notifier.confirm(visitor, wrong)
        other = await club.visitor(2)
        with pytest.raises(Refusal):
            await club.notifier.confirm(other, match[0])
        await club.notifier.confirm(visitor, match[0])
        club.now += 1
        table = await club.open(visitor)
        await club.end(table)
        assert await club.wait(GRACE) == ["over"]

    run(tmp_path, test)


def test_codes_expire_and_cannot_be_guessed(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.visitor(1)

        async def code() -> str:
            club.sent.clear()
            await club.notifier.set_target(visitor, "en", "email", MAIL, True, True)
            match = re.search(r"\d{8}", club.sent[0][2].text)
            assert match is not None
            return match[0]

        late = await code()
        club.now += notifying.CODE_SECONDS
        with pytest.raises(Refusal):
            await club.notifier.confirm(visitor, late)
        right = await code()
        for n in range(notices.MAX_CODE_TRIES):
            with pytest.raises(Refusal):
                await club.notifier.confirm(visitor, f"{(int(right) + n + 1) % 10**8:08}")
        with pytest.raises(Refusal):
            await club.notifier.confirm(visitor, right)

    run(tmp_path, test)


def test_a_target_that_refuses_the_first_message_is_not_stored(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.visitor(1)
        club.error = Undeliverable("no", final=True)
        with pytest.raises(Refusal):
            await club.notifier.set_target(visitor, "en", "webhook", HOOK, True, True)
        assert await club.store.read(lambda by: notices.targets_of(by, visitor)) == []

    run(tmp_path, test)


def test_channels_that_are_not_offered_are_refused(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor = await club.visitor(1)
        for channel in ("email", "webhook", "ntfy"):
            with pytest.raises(Refusal):
                await club.notifier.set_target(visitor, "en", channel, MAIL, True, True)
        assert club.sent == []

    run(tmp_path, test, settings=NotifySettings())


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_messages_contain_no_secrets(tmp_path: Path, lang: str) -> None:
    """Neither tokens, nor names of others, nor anything of the position; in four languages."""

    async def test(club: Club) -> None:
        visitor = await club.ana("ntfy", "https://ntfy.sh/x", lang)
        table = await club.open(visitor)
        await club.order(table, messages.Rename(seat=0, name="Zacarias"))
        tokens = await club.store.read(lambda by: by.tokens(table))
        assert tokens
        await club.notifier.sweep()
        await club.end(table)
        await club.notifier.sweep()
        club.now += GRACE
        await club.notifier.sweep()
        for _, _, message in club.sent:
            [row] = await club.store.read(lambda by: notices.targets_of(by, visitor))
            text = f"{message.subject}\n{message.text}"
            assert "Zacarias" not in text
            words = set(re.findall(r"[A-Za-z0-9_-]{16,}", text))
            assert words == {table, row.stop}
        assert club.sent

    run(tmp_path, test)


def test_a_stop_link_ends_the_notifications(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        visitor, _ = await turn_of_ana(club)
        [row] = await club.store.read(lambda by: notices.targets_of(by, visitor))
        await club.notifier.sweep()
        assert await club.store.write(lambda to: notices.stop(to, row.stop))
        assert not await club.store.write(lambda to: notices.stop(to, row.stop))
        assert await club.wait(GRACE) == []

    run(tmp_path, test)


def test_deleted_tables_leave_no_notifications(tmp_path: Path) -> None:
    async def test(club: Club) -> None:
        _, table = await turn_of_ana(club)
        await club.notifier.sweep()
        assert await club.store.write(lambda to: to.remove(table, club.now + 1))
        await club.service.reload(table)
        assert await club.wait(GRACE) == []

    run(tmp_path, test)
