"""What is on disk: migrations, numbers that are taken, marks that count once, addresses that cannot be."""

import os

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bingqi.errors import UserError
from bingqi.game.journal import Embedded, Header
from bingqi.server.events import Acted, Seating, Spoke
from bingqi.server.keys import digest_of, new_key
from bingqi.server.schema import EVENT, GAME, KEY, METADATA
from bingqi.server.store import Kept, Store, Stored, Taken, shown_address

ADDRESSES = ["sqlite", *(["postgresql"] if "BINGQI_POSTGRES" in os.environ else [])]


@pytest.fixture(params=ADDRESSES)
def store(request, address):
    made = Store(address if request.param == "sqlite" else os.environ["BINGQI_POSTGRES"])
    with made.engine.begin() as connection:
        for table in (EVENT, KEY, GAME):
            connection.execute(table.delete())
    yield made
    made.close()


def begin(store, key="k"):
    header = Header("campaign", "1.0", Embedded("x"), seed=2**61, players={"Red": "李"})
    kept = Kept("g", header, Seating({"Red": "person"}, [["Red"]], {}), "c", 1, 1, "Red", False)
    store.begin(kept, {digest_of(key): ["Red"]}, [])
    return kept


def test_the_migrations_come_to_the_tables(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_game_comes_back_as_it_was(store):
    kept = begin(store)
    assert store.game("g") == kept and store.game("h") is None
    assert store.opens(digest_of("k")) == ("g", ["Red"]) and store.opens("k") is None


def test_no_key_is_kept_as_it_is(store):
    key = new_key()
    begin(store, key)
    with store.engine.connect() as connection:
        assert key not in str(connection.execute(KEY.select()).all())
    assert len(key) == 43


def test_a_number_and_a_mark_are_taken_once(store):
    begin(store)
    event = Stored(1, 5, Acted("Red", "pass", (1, 2), 1, "d", "why"), "red:1")
    store.append("g", event, "Blue", False, 1)
    for other in (Stored(1, 6, Spoke("", "x")), Stored(2, 6, Spoke("", "x"), "red:1")):
        with pytest.raises(Taken):
            store.append("g", other, "Red", True, 9)
    assert store.events("g") == [event] and store.events("g", after=1) == []
    assert store.game("g").deciding == "Blue" and not store.game("g").is_over


def test_commits_are_on_the_disk(address):
    store = Store(address)
    with store.engine.connect() as connection:
        cursor = connection.connection.cursor()
        assert cursor.execute("PRAGMA synchronous").fetchone() == (2,)
        assert cursor.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


@pytest.mark.parametrize(
    "wrong", ["", "games.db", "mysql://x/y", "nothing://", "sqlite:////no/such/folder/x.db"]
)
def test_an_address_that_cannot_be_is_told(wrong):
    with pytest.raises(UserError) as fault:
        Store(wrong)
    assert fault.value.sentence("zh-CN") and "Traceback" not in str(fault.value)


def test_a_password_is_never_shown():
    assert "secret" not in shown_address("postgresql://me:secret@host/games")
