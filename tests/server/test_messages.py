"""Whatever comes over the socket is answered with a code, leaves the game as it was, and the server alive."""

import json
import os
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from bingqi.server import limits

EXAMPLES = int(os.environ.get("BINGQI_MESSAGES", "1000"))
CODES = {
    *("illegal", "stale", "not-your-turn", "not-your-seat", "unreadable", "bad-dice", "no-undo"),
    *("no-such-moment", "no-such-thing", "not-allowed", "malformed", "too-large", "busy"),
}
KINDS = (
    *("hello", "speak", "look", "play", "ask", "inspect", "amend"),
    *("undo", "consent", "past", "tell", "chat", "ping"),
)

texts = st.text(max_size=40) | st.sampled_from(
    ["end planning", "R1 to 0503", "R1 to 1107", "", "Red", "Umpire"]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=6,
)
members = st.sampled_from(
    ("id", "digest", "action", "dice", "seat", "reason", "odds", "ends", "agree", "moment", "first", "last")
)
broken = st.fixed_dictionaries({"type": st.sampled_from(KINDS) | texts}).flatmap(
    lambda kind: st.dictionaries(members, values, max_size=6).map(lambda rest: {**rest, **kind})
)
poses = st.tuples(*[st.floats(allow_nan=False, allow_infinity=False)] * 3)
cells = st.tuples(st.integers(-(2**40), 2**40), st.integers(-5, 200))
placings = st.fixed_dictionaries({"action": texts}, optional={"pose": poses, "cell": cells})
foreign = st.fixed_dictionaries(
    {
        "type": st.just("play"),
        "id": st.uuids().map(str),
        "digest": texts,
        "action": texts | placings,
        "dice": st.lists(st.integers(), max_size=50),
        "seat": texts,
    }
)
late = st.one_of(
    st.fixed_dictionaries({"type": st.just("past"), "moment": st.integers()}),
    st.fixed_dictionaries({"type": st.just("tell"), "first": st.integers(), "last": st.integers()}),
    st.fixed_dictionaries({"type": st.just("ask"), "action": texts | placings, "odds": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("consent"), "agree": st.booleans()}),
    st.just({"type": "undo"}),
    st.fixed_dictionaries({"type": st.just("inspect"), "unit": texts}),
    st.fixed_dictionaries(
        {
            "type": st.just("amend"),
            "digest": texts,
            "unit": texts,
            "values": st.dictionaries(texts, texts, max_size=4),
            "reason": texts,
        }
    ),
).flatmap(lambda message: st.uuids().map(lambda id: {**message, "id": str(id)}))
raw = st.text(max_size=60) | st.sampled_from(
    ["[" * 60_000, '{"type":"play"', '"\\ud800"', "{}", "null", "1e999", '{"type":"ask","id":"x","id":"y"}']
)


@pytest.fixture
def table(house, monkeypatch):
    """Blue sends nonsense while Red decides; Blue may break as many rules as it likes, as fast as it can."""
    monkeypatch.setattr(limits, "SOCKET_RATE", 1e9)
    monkeypatch.setattr(limits, "SOCKET_BURST", 1e9)
    monkeypatch.setattr(limits, "FAULTS", 10**9)
    red, blue, watcher = house.pair()
    blue.raw.clear()
    return red, blue, watcher


def test_every_message_is_answered_and_changes_nothing(table):
    red, blue, _ = table
    red.play("R1 to 0503")
    before = (blue.sync().view, red.sync().view, dict(red.log))
    seen = {"count": 0}

    @settings(
        max_examples=EXAMPLES,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(broken, foreign, late).map(json.dumps) | raw)
    def send(text):
        seen["count"] += 1
        blue.raw.clear()
        blue.socket.send_text(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
        answer = answer_of(blue)
        if answer["type"] == "refused":
            assert answer["code"] in CODES, (text, answer)
            assert answer["sentence"] and "<" not in answer["sentence"][:1]
        else:
            assert answer["type"] in ("scenery", "log", "done", "answer"), (text, answer)

    send()
    assert seen["count"] >= min(EXAMPLES, 1000)
    assert (blue.sync().view, red.sync().view, red.log) == before
    assert red.play("end planning")["type"] == "accepted"


def answer_of(guest):
    """The one answer to what was just sent. Questions are answered beside everything else, so that an answer
    may come after that to a ping."""
    until = time.monotonic() + 20
    answers = []
    while not answers and time.monotonic() < until:
        guest.ask("ping", id="afterwards")
        answers = [json.loads(text) for text in guest.raw]
        answers = [one for one in answers if "id" in one and one["id"] != "afterwards"]
    assert len(answers) == 1, answers
    return answers[0]


def test_long_messages_are_refused(table):
    _, blue, _ = table
    for length in (limits.MESSAGE_BYTES + 1, limits.MESSAGE_BYTES * 4):
        blue.socket.send_text(json.dumps({"type": "chat", "id": "c", "text": "x" * length}))
        assert answer_of(blue)["code"] == "too-large"
        blue.raw.clear()


def test_bytes_are_no_message(table):
    _, blue, _ = table
    blue.socket.send_bytes(b"\x00\xff")
    assert answer_of(blue)["code"] == "malformed"


def test_who_sends_too_much_is_told_so_and_in_the_end_dismissed(house, monkeypatch):
    monkeypatch.setattr(limits, "SOCKET_RATE", 0.1)
    made = house.found()
    red = house.sit(made["keys"]["Red"])
    for number in range(400):
        red.tell(type="ping", id=f"n{number}")
    codes = []
    while (message := red.receive())["type"] != "bye":
        codes.append(message.get("code", "done"))
    assert message["code"] == "too-fast"
    assert codes.count("done") >= 200 and codes.count("too-fast") == limits.FAULTS
    assert house.sit(made["keys"]["Red"]).view


def test_a_socket_that_does_not_say_hello_is_refused(house):
    for text in ('{"type":"ping","id":"x"}', "nonsense", '{"type":"hello","key":"no such key"}'):
        with house.socket() as socket:
            socket.send_text(text)
            assert json.loads(socket.receive_text())["type"] == "bye"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1:99"]
)
def test_pages_of_other_servers_get_no_socket(house, origin):
    with pytest.raises(WebSocketDisconnect), house.socket(origin):
        pass


def test_what_is_no_browser_sends_no_origin(house):
    with house.socket(None) as socket:
        socket.send_text("{}")
        assert json.loads(socket.receive_text())["code"] == "malformed"
