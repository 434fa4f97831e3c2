"""The methods of the repository."""

from collections.abc import Callable
from typing import Any

import pytest

from sacbe.server import events as ev
from sacbe.server.store import (
    AlreadyExecuted,
    Due,
    Repository,
    StoreError,
    TableRow,
    VersionConflict,
    Visitor,
)
from tests.server.store.samples import (
    OPENED,
    SyncStore,
    adding,
    hashed,
    opening,
    receipt,
    said,
    summary,
)


def test_new_table_can_be_read(sync_store: SyncStore) -> None:
    sync_store.write(opening())
    assert sync_store.read(lambda by: by.log("t")) == [ev.LoggedEvent(1, 101.0, OPENED)]
    row = TableRow("t", 1, summary(), opened=101.0, updated=101.0)
    assert sync_store.read(lambda by: by.row("t")) == row


def test_table_ids_are_unique(sync_store: SyncStore) -> None:
    sync_store.write(opening(at=101.0))
    with pytest.raises(VersionConflict):
        sync_store.write(opening(at=102.0))
    assert sync_store.read(lambda by: by.log("t"))[0].at == 101.0


def test_events_are_read_in_order_and_unchanged(sync_store: SyncStore) -> None:
    texts = ["plain", 'quotes " and \\', "zero \0 and \x1f", "ñ, 日本, 🗿", "' OR 1=1; --"]
    sync_store.write(opening(), *(adding(i + 2, text=text) for i, text in enumerate(texts)))
    log = sync_store.read(lambda by: by.log("t"))
    assert [logged.version for logged in log] == [1, 2, 3, 4, 5, 6]
    assert log[1:] == [said(i + 2, text) for i, text in enumerate(texts)]


@pytest.mark.parametrize(
    ("after", "versions"), [(0, [1, 2, 3]), (2, [3]), (3, []), (-(2**70), [1, 2, 3]), (2**70, [])]
)
def test_a_log_can_be_read_from_a_version_on(
    sync_store: SyncStore, after: int, versions: list[int]
) -> None:
    sync_store.write(opening(), adding(2), adding(3))
    assert [e.version for e in sync_store.read(lambda by: by.log("t", after))] == versions


@pytest.mark.parametrize("name", ["", "T", "t\0", "t\ud800", "ñ", "t%", "t' OR '1'='1"])
def test_unknown_table_is_empty(sync_store: SyncStore, name: str) -> None:
    sync_store.write(opening())

    def everything(by: Repository) -> list[object]:
        return [
            by.log(name) or None,
            by.row(name),
            by.snapshot(name),
            by.receipt(name, "seat 0", "c"),
            by.role(name, hashed("t host")),
            by.tokens(name) or None,
            by.roles(1, name) or None,
        ]

    assert sync_store.read(everything) == [None] * 7


def test_versions_are_unique(sync_store: SyncStore) -> None:
    sync_store.write(opening(), adding(2, text="first", by=receipt("a")))
    for other in (None, receipt("b")):
        with pytest.raises(VersionConflict):
            sync_store.write(adding(2, text="second", by=other, status="over"))
    assert sync_store.read(lambda by: by.log("t", 1)) == [said(2, "first")]
    assert sync_store.read(lambda by: by.receipt("t", "seat 0", "b")) is None
    row = sync_store.read(lambda by: by.row("t"))
    assert row is not None
    assert (row.version, row.summary.status) == (2, "playing")


def test_commands_are_executed_once(sync_store: SyncStore) -> None:
    first = receipt("c", answer=b'{"version": 2}')
    sync_store.write(opening(), adding(2, by=first))
    for version in (2, 3):  # at once and later
        with pytest.raises(AlreadyExecuted) as again:
            sync_store.write(adding(version, by=receipt("c", answer=b"other"), status="over"))
        assert again.value.receipt == first
    assert sync_store.read(lambda by: by.receipt("t", "seat 0", "c")) == first
    assert [e.version for e in sync_store.read(lambda by: by.log("t"))] == [1, 2]


def test_command_ids_are_unique_per_actor_and_table(sync_store: SyncStore) -> None:
    sync_store.write(
        opening("t"),
        opening("u"),
        adding(2, "t", receipt("c", "seat 0")),
        adding(3, "t", receipt("c", "seat 1")),
        adding(2, "u", receipt("c", "seat 0")),
    )
    assert len(sync_store.read(lambda by: by.log("t"))) == 3
    assert len(sync_store.read(lambda by: by.log("u"))) == 2


def test_refused_event_writes_nothing(sync_store: SyncStore) -> None:
    def job(to: Repository) -> str:
        try:
            to.append("t", said(2, "again"), receipt("c"), summary(status="over"), b"snapshot")
        except (VersionConflict, AlreadyExecuted) as error:
            to.append("t", said(3, "instead"), None, summary())
            return type(error).__name__
        return "stored"

    sync_store.write(opening(), adding(2))
    assert sync_store.write(job) == ["VersionConflict"]
    log, snapshot, actual = sync_store.read(
        lambda by: (by.log("t", 1), by.snapshot("t"), by.receipt("t", "seat 0", "c"))
    )
    assert log == [said(2), said(3, "instead")]
    assert snapshot is None
    assert actual is None


def test_versions_have_no_gaps(sync_store: SyncStore) -> None:
    sync_store.write(opening())
    with pytest.raises(ValueError, match="Version 3 does not follow 1"):
        sync_store.write(adding(3))
    with pytest.raises(LookupError):
        sync_store.write(adding(2, table="nowhere"))


def test_snapshot_is_replaced(sync_store: SyncStore) -> None:
    sync_store.write(opening())
    assert sync_store.read(lambda by: by.snapshot("t")) is None
    sync_store.write(lambda to: to.append("t", said(2), None, summary(), b"\0one"))
    sync_store.write(adding(3))
    assert sync_store.read(lambda by: by.snapshot("t")) == (2, b"\0one")
    sync_store.write(lambda to: to.append("t", said(4), None, summary(), b"\xfftwo"))
    assert sync_store.read(lambda by: by.snapshot("t")) == (4, b"\xfftwo")
    sync_store.write(lambda to: to.drop_snapshot("t"))
    assert sync_store.read(lambda by: by.snapshot("t")) is None


def test_event_updates_the_summary(sync_store: SyncStore) -> None:
    later: dict[str, Any] = {
        "status": "over",
        "asked": [],
        "names": ["Ana", "B\0"],
        "free": [],
        "public": True,
    }
    sync_store.write(opening(), adding(2, **later, wakes_at=7.5))
    row = TableRow("t", 2, summary(**later, wakes_at=7.5), opened=101.0, updated=102.0)
    assert sync_store.read(lambda by: by.row("t")) == row


def test_tokens_are_found_by_hash(sync_store: SyncStore) -> None:
    sync_store.write(opening("t"), opening("u"))

    def roles(by: Repository) -> list[str | None]:
        queries = [("t", "t host"), ("t", "t 0"), ("t", "u host"), ("u", "u host"), ("t", "")]
        return [by.role(table, hashed(secret)) for table, secret in queries]

    assert sync_store.read(roles) == ["host", "0", None, "host", None]
    assert sync_store.read(lambda by: by.tokens("t")) == {
        "host": hashed("t host"),
        "0": hashed("t 0"),
    }


def test_a_token_itself_is_never_stored(sync_store: SyncStore) -> None:
    token = b"AAAAAAAAAAAAAAAAAAAAAA"
    logged = ev.LoggedEvent(1, 1.0, OPENED)
    with pytest.raises(ValueError, match="sha256"):
        sync_store.write(lambda to: to.open_table("t", logged, {"host": token}, summary()))
    with pytest.raises(ValueError, match="sha256"):
        sync_store.write(lambda to: to.new_visitor(token, "Ana", "en", 1.0))
    with pytest.raises(ValueError, match="sha256"):
        sync_store.write(lambda to: to.new_carry(token, 1, 1.0))
    assert sync_store.read(lambda by: by.log("t")) == []


# ---------------------------------------------------------------- lists


def test_lobby_lists_public_tables_in_play(sync_store: SyncStore) -> None:
    sync_store.write(
        opening("private", at=1.0),
        opening("old", at=2.0, public=True),
        opening("over", at=3.0, public=True),
        opening("new", at=4.0, public=True),
        adding(2, "over", public=True, status="over"),
        lambda to: to.append("old", said(2, at=9.0), None, summary(public=True)),
    )
    assert [row.table for row in sync_store.read(lambda by: by.public_tables(5))] == ["old", "new"]
    assert [row.table for row in sync_store.read(lambda by: by.public_tables(1))] == ["old"]


def test_due_tables(sync_store: SyncStore) -> None:
    sync_store.write(
        opening("later", wakes_at=30.0),
        opening("soon", wakes_at=10.0),
        opening("sooner", wakes_at=5.0),
        opening("people", wakes_at=None),
        opening("over", wakes_at=1.0, status="over"),
    )

    def due(limit: int, *more: Any) -> list[str]:
        return [row.table for row in sync_store.read(lambda by: by.unfinished(limit, *more))]

    assert due(9, 20.0) == ["sooner", "soon"]
    assert due(1, 20.0) == ["sooner"]
    sync_store.write(adding(2, "sooner", wakes_at=None))
    assert due(9, 30.0) == ["soon", "later"]


def test_due_tables_are_paged(sync_store: SyncStore) -> None:
    sync_store.write(*(opening(name, wakes_at=5.0 + (name > "b")) for name in "cabd"))
    result: list[Due] = []

    def after_those(by: Repository) -> list[Due]:
        return by.unfinished(1, 20.0, after=result[-1] if result else None)

    while rows := sync_store.read(after_those):
        result += rows
    assert [row.table for row in result] == ["a", "b", "c", "d"]


def test_tables_of_the_future_are_due(sync_store: SyncStore) -> None:
    sync_store.write(
        opening("ahead", at=900.0, wakes_at=900.0),
        opening("deadline", at=90.0, wakes_at=900.0),
        opening("people", at=900.0, wakes_at=None),
    )
    rows = sync_store.read(lambda by: by.unfinished(9, 120.0, ahead=100.0))
    assert [row.table for row in rows] == ["ahead"]


def test_revoked_roles_have_no_token_and_claims(sync_store: SyncStore) -> None:
    sync_store.write(opening("t"), opening("u"))
    (ana,) = sync_store.write(lambda to: to.new_visitor(hashed("ana"), "Ana", "en", 1.0))
    for table in "tu":
        sync_store.write(claiming(ana, table, "host"), claiming(ana, table, "0"))
    sync_store.write(lambda to: to.revoke("t", "0"))
    assert sync_store.read(lambda by: by.role("t", hashed("t 0"))) is None
    assert sync_store.read(lambda by: by.tokens("t")) == {"host": hashed("t host")}
    assert sync_store.read(lambda by: by.roles(ana, "t")) == {"host"}
    assert sync_store.read(lambda by: len(by.tokens("u"))) == 2
    assert sync_store.read(lambda by: by.roles(ana, "u")) == {"host", "0"}


def claiming(visitor: int, table: str, role: str) -> Callable[[Repository], None]:
    """A job that claims a role."""
    return lambda to: to.claim(visitor, table, role, 1.0)


def test_free_seats_of_public_tables(sync_store: SyncStore) -> None:
    sync_store.write(opening("t", public=True, free=[1]), opening("u", public=False, free=[1]))

    def free(table: str, role: str) -> bool:
        return sync_store.read(lambda by: by.is_free(table, role))

    assert [free("t", role) for role in ("host", "0", "1")] == [False, False, True]
    assert not free("u", "1")
    assert not free("none", "1")


def test_old_tables_are_removed_completely(sync_store: SyncStore) -> None:
    sync_store.write(
        opening("old", at=10.0),
        lambda to: to.append("old", said(2, at=20.0), receipt("c"), summary(), b"story"),
        opening("counted", at=10.0, wakes_at=70.0),
        opening("waiting", at=11.0, wakes_at=11.0),
        opening("new", at=50.0),
    )
    (ana,) = sync_store.write(lambda to: to.new_visitor(hashed("ana"), "Ana", "en", 1.0))
    sync_store.write(claiming(ana, "old", "0"), claiming(ana, "new", "0"))
    assert sync_store.read(lambda by: by.old_tables(50.0, 60.0, 9)) == ["waiting", "old"]
    assert sync_store.write(lambda to: to.remove("old", 20.0)) == [False]  # changed since
    assert sync_store.read(lambda by: len(by.log("old"))) == 2
    assert sync_store.write(lambda to: to.remove("old", 50.0)) == [True]
    assert sync_store.write(lambda to: to.remove("old", 50.0)) == [False]

    def all_of(by: Repository) -> list[object]:
        return [
            by.row("old"),
            by.log("old") or None,
            by.snapshot("old"),
            by.receipt("old", "seat 0", "c"),
            by.tokens("old") or None,
            by.roles(ana, "old") or None,
        ]

    assert sync_store.read(all_of) == [None] * 6
    assert sync_store.read(lambda by: by.roles(ana, "new")) == {"0"}
    with pytest.raises(LookupError):
        sync_store.write(adding(3, "old"))


def test_lists_for_maintenance(sync_store: SyncStore) -> None:
    sync_store.write(opening("b", at=3.0), opening("a", at=2.0), opening("c", at=1.0))
    assert [row.table for row in sync_store.read(lambda by: by.all_tables("a", 5))] == ["b", "c"]
    assert [row.table for row in sync_store.read(lambda by: by.all_tables(limit=2))] == ["a", "b"]
    assert [row.table for row in sync_store.read(lambda by: by.latest_tables(2))] == ["b", "a"]


def test_row_is_corrected_unless_the_table_changes(sync_store: SyncStore) -> None:
    sync_store.write(opening(public=True), adding(2, public=True))
    other = lambda to: to.correct("t", 1, said(2), summary(free=[]))  # noqa: E731
    this = lambda to: to.correct("t", 2, said(2, at=7.0), summary(free=[]))  # noqa: E731
    assert sync_store.write(other, this) == [False, True]
    row = TableRow("t", 2, summary(free=[]), opened=101.0, updated=7.0)
    assert sync_store.read(lambda by: by.row("t")) == row
    assert sync_store.read(lambda by: by.public_tables(5)) == []


# ---------------------------------------------------------------- visitors


def test_visitor_is_found_by_token_hash(sync_store: SyncStore) -> None:
    ana, ben = sync_store.write(
        lambda to: to.new_visitor(hashed("ana"), "Ana", "es", 1.0),
        lambda to: to.new_visitor(hashed("ben"), "", "en", 1.0),
    )
    assert ana != ben
    assert sync_store.read(lambda by: by.visitor(hashed("ana"))) == Visitor(ana, "Ana", "es")
    assert sync_store.read(lambda by: by.visitor(hashed("nobody"))) is None
    sync_store.write(lambda to: to.set_visitor(ben, "Ben\0 ñ", "pt", 2.0))
    assert sync_store.read(lambda by: by.visitor(hashed("ben"))) == Visitor(ben, "Ben\0 ñ", "pt")
    assert sync_store.read(lambda by: by.visitor(hashed("ana"))) == Visitor(ana, "Ana", "es")


def test_visitor_tokens_are_unique(sync_store: SyncStore) -> None:
    sync_store.write(lambda to: to.new_visitor(hashed("ana"), "Ana", "es", 1.0))
    with pytest.raises(StoreError) as failed:
        sync_store.write(lambda to: to.new_visitor(hashed("ana"), "Eve", "en", 1.0))
    assert "Eve" not in str(failed.value)
    assert hashed("ana").hex() not in str(failed.value)


def new_visitors(sync_store: SyncStore) -> list[int]:
    return sync_store.write(
        lambda to: to.new_visitor(hashed("ana"), "Ana", "en", 1.0),
        lambda to: to.new_visitor(hashed("ben"), "Ben", "en", 1.0),
    )


def test_claims_are_idempotent(sync_store: SyncStore) -> None:
    ana, ben = new_visitors(sync_store)
    sync_store.write(
        opening("t"),
        opening("u"),
        lambda to: to.claim(ana, "t", "host", 2.0),
        lambda to: to.claim(ana, "t", "0", 2.0),
        lambda to: to.claim(ana, "t", "0", 3.0),
        lambda to: to.claim(ben, "u", "1", 3.0),
    )
    assert sync_store.read(lambda by: by.roles(ana, "t")) == {"host", "0"}
    assert sync_store.read(lambda by: by.roles(ana, "u")) == frozenset()
    assert sync_store.read(lambda by: by.roles(ben, "u")) == {"1"}


def test_claim_requires_an_existing_table(sync_store: SyncStore) -> None:
    ana, _ = new_visitors(sync_store)
    sync_store.write(opening())
    with pytest.raises(StoreError):
        sync_store.write(lambda to: to.claim(ana, "nowhere", "0", 1.0))
    with pytest.raises(StoreError):
        sync_store.write(lambda to: to.claim(ana + 99, "t", "0", 1.0))


def test_tables_of_a_visitor(sync_store: SyncStore) -> None:
    ana, ben = new_visitors(sync_store)
    sync_store.write(
        opening("t", at=1.0),
        opening("u", at=2.0),
        opening("v", at=3.0),
        lambda to: to.claim(ana, "t", "host", 2.0),
        lambda to: to.claim(ana, "t", "0", 2.0),
        lambda to: to.claim(ana, "u", "1", 2.0),
        lambda to: to.claim(ben, "v", "1", 2.0),
        lambda to: to.append("t", said(2, at=9.0), None, summary(status="over")),
    )
    result = sync_store.read(lambda by: by.tables_of(ana, 5))
    assert [(row.table, row.roles) for row in result] == [("t", ["0", "host"]), ("u", ["1"])]
    assert result[0].summary.status == "over"
    assert [row.table for row in sync_store.read(lambda by: by.tables_of(ana, 1))] == ["t"]
    assert sync_store.read(lambda by: by.tables_of(ben + 1, 5)) == []


def test_claims_are_copied_to_a_rematch(sync_store: SyncStore) -> None:
    ana, ben = new_visitors(sync_store)
    sync_store.write(
        opening("t"),
        opening("u"),
        lambda to: to.copy_claims("t", "u", 1.0),  # there are no claims
        lambda to: to.claim(ana, "t", "host", 2.0),
        lambda to: to.claim(ben, "t", "1", 2.0),
        lambda to: to.claim(ben, "u", "1", 2.0),
        lambda to: to.copy_claims("t", "u", 3.0),
    )
    assert sync_store.read(lambda by: by.roles(ana, "u")) == {"host"}
    assert sync_store.read(lambda by: by.roles(ben, "u")) == {"1"}


# ---------------------------------------------------------------- transfer links


def test_transfer_link_copies_all_claims_once(sync_store: SyncStore) -> None:
    ana, phone = new_visitors(sync_store)
    sync_store.write(
        opening("t"),
        opening("u"),
        lambda to: to.claim(ana, "t", "0", 2.0),
        lambda to: to.claim(ana, "u", "1", 2.0),
        lambda to: to.claim(phone, "u", "1", 2.0),
        lambda to: to.new_carry(hashed("link"), ana, 100.0),
    )
    used = lambda to: to.use_carry(hashed("link"), phone, 99.0)  # noqa: E731
    assert sync_store.write(used, used) == [2, None]
    assert sync_store.read(lambda by: by.roles(phone, "t")) == {"0"}
    assert sync_store.read(lambda by: by.roles(phone, "u")) == {"1"}
    assert sync_store.read(lambda by: by.roles(ana, "t")) == {"0"}


def test_transfer_link_expires(sync_store: SyncStore) -> None:
    ana, phone = new_visitors(sync_store)
    sync_store.write(
        opening("t"),
        lambda to: to.claim(ana, "t", "0", 2.0),
        lambda to: to.new_carry(hashed("link"), ana, 100.0),
    )
    assert sync_store.write(
        lambda to: to.use_carry(hashed("link"), phone, 100.0),
        lambda to: to.use_carry(hashed("other"), phone, 1.0),
    ) == [None, None]
    assert sync_store.read(lambda by: by.roles(phone, "t")) == frozenset()


def test_expired_links_are_dropped(sync_store: SyncStore) -> None:
    ana, phone = new_visitors(sync_store)
    sync_store.write(
        lambda to: to.new_carry(hashed("old"), ana, 10.0),
        lambda to: to.new_carry(hashed("used"), ana, 100.0),
        lambda to: to.new_carry(hashed("good"), ana, 100.0),
        lambda to: to.use_carry(hashed("used"), phone, 5.0),
    )
    dropped = lambda to: to.drop_carries(50.0)  # noqa: E731
    assert sync_store.write(dropped, dropped) == [2, 0]
    assert sync_store.write(lambda to: to.use_carry(hashed("good"), phone, 50.0)) == [0]


def test_a_reader_cannot_write(sync_store: SyncStore) -> None:
    sync_store.write(opening())
    with pytest.raises(StoreError):
        sync_store.read(adding(2))
    assert len(sync_store.read(lambda by: by.log("t"))) == 1
