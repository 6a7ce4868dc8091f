"""Fingers on a phone: one drags a piece or the ground, two zoom the board or turn what is held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from web.pretended import pretended
from web.seat import Seat

from web import scenes

Place = tuple[float, float]


class Fingers:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.devtools = seat.page.context.new_cdp_session(seat.page)

    def down(self, *places: Place) -> None:
        self._send("touchStart", *places)

    def glide(self, starts: list[Place], ends: list[Place], steps: int = 10) -> None:
        """Move all fingers from where they are to where they are to be."""
        for step in range(1, steps + 1):
            part = step / steps
            self._send(
                "touchMove",
                *[
                    (x + (to_x - x) * part, y + (to_y - y) * part)
                    for (x, y), (to_x, to_y) in zip(starts, ends, strict=True)
                ],
            )

    def lift(self, finger: int, place: Place) -> None:
        """Lift one finger, given by its number."""
        self._points("touchEnd", (finger, place))
        self.seat.page.wait_for_timeout(60)

    def stroke(self, finger: int, start: Place, end: Place, steps: int = 10) -> None:
        """Move the one finger that is left."""
        for step in range(1, steps + 1):
            part = step / steps
            place = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self._points("touchMove", (finger, place))

    def up(self) -> None:
        """Lift all fingers."""
        self._send("touchEnd")
        self.seat.page.wait_for_timeout(60)

    def _send(self, kind: str, *places: Place) -> None:
        self._points(kind, *enumerate(places))

    def _points(self, kind: str, *numbered: tuple[int, Place]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in numbered]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def phone(host: Any, browser: Any) -> Iterator[Seat]:
    """Two battle lines on the plane; Red may go one base width ahead, or anywhere in its half."""
    pieces = scenes.plane_pieces(20)
    choices = [ahead(one) for one in pieces if one["side"] == 0]
    view = scenes.view(pieces, choices, "Move.")
    after = scenes.view(pieces, choices[:1], "Go on.")
    yield from pretended(host, browser, scenes.plane_ground(24), view, after, has_touch=True)


def ahead(piece: dict[str, Any]) -> dict[str, Any]:
    x, y, bearing = piece["pose"]
    name = piece["id"]
    return {
        "kind": "place",
        "action": f"{name} to",
        "label": f"{name} moves",
        "piece": name,
        "pieces": [name],
        "pose": (x, y + 1, bearing),
        "cost": 1,
    }


def place(seat: Seat, selector: str) -> Place:
    box = seat.page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def held(seat: Seat) -> tuple[float, float]:
    """Where what is held is drawn on the screen."""
    x, y = seat.page.evaluate(
        """() => {
            const {e, f} = new DOMMatrix(getComputedStyle(document.querySelector("[data-ghost]")).transform);
            return [e, f];
        }"""
    )
    return float(x), float(y)


def bearing(seat: Seat) -> float:
    """The bearing of what is held, as the rules were last asked."""
    seat.page.wait_for_timeout(250)
    return float(seat.page.evaluate("asked.filter((one) => one.pose).at(-1)?.pose[2] ?? 0"))


def dragged(seat: Seat) -> tuple[float, float]:
    """Where what is held is drawn, seen from the ground: a board that is moved does not count."""
    seat.page.wait_for_timeout(60)
    (x, y), (fixed_x, fixed_y) = held(seat), place(seat, ".world [data-piece='B1'] .base")
    return x - fixed_x, y - fixed_y


def scale(seat: Seat) -> float:
    found = seat.page.locator(".world > g").get_attribute("transform")
    return float(str(found).removeprefix("scale(").removesuffix(")"))


def take_up(phone: Seat, fingers: Fingers) -> Place:
    """Drag the first of Red's bases a little up and to the right with one finger."""
    x, y = place(phone, ".world [data-piece='R0'] .base")
    fingers.down((x, y))
    fingers.glide([(x, y)], [(x + 30, y - 40)])
    phone.page.locator("[data-ghost]").wait_for()
    phone.page.wait_for_timeout(60)
    return x + 30, y - 40


def test_one_finger_drags_a_piece_and_a_button_sets_it_down(phone: Seat) -> None:
    fingers = Fingers(phone)
    x, y = take_up(phone, fingers)
    before = held(phone)
    fingers.glide([(x, y)], [(x + 60, y + 20)])
    phone.page.wait_for_timeout(60)
    after = held(phone)
    assert after[0] - before[0] == pytest.approx(60, abs=2)
    assert after[1] - before[1] == pytest.approx(20, abs=2)
    fingers.up()
    phone.page.wait_for_timeout(300)  # what is asked last is answered
    phone.page.locator(".verdict.good").wait_for()
    phone.page.locator(".bar .primary:enabled", has_text="Do it").tap()
    phone.page.get_by_text("Go on.").wait_for()
    (played,) = phone.page.evaluate("played")
    assert played["action"] == "R0 to"


def test_two_fingers_turn_what_is_held_and_do_not_zoom(phone: Seat) -> None:
    fingers = Fingers(phone)
    x, y = take_up(phone, fingers)
    fingers.up()
    before = scale(phone)
    start = [(x, y), (x + 80, y)]
    fingers.down(*start)
    quarter = [(x, y), (x + 80 * 0.7071, y + 80 * 0.7071)]
    fingers.glide(start, quarter, steps=15)
    fingers.up()
    assert bearing(phone) == pytest.approx(45, abs=7)
    assert scale(phone) == before


def test_a_second_finger_turns_what_the_first_one_drags(phone: Seat) -> None:
    fingers = Fingers(phone)
    x, y = take_up(phone, fingers)
    start = [(x, y), (x, y - 90)]
    fingers.down(*start)
    fingers.glide(start, [(x, y), (x - 90 * 0.7071, y - 90 * 0.7071)], steps=15)
    fingers.up()
    assert bearing(phone) == pytest.approx(315, abs=7)
    before = held(phone)
    fingers.down((x, y))
    fingers.glide([(x, y)], [(x + 40, y)])
    phone.page.wait_for_timeout(60)
    assert held(phone)[0] - before[0] == pytest.approx(40, abs=2)
    assert bearing(phone) == pytest.approx(315, abs=7)


@pytest.mark.parametrize("staying", [0, 1])
def test_when_one_of_two_fingers_is_lifted_the_other_goes_on_dragging_without_a_jump(
    phone: Seat, staying: int
) -> None:
    fingers = Fingers(phone)
    x, y = take_up(phone, fingers)
    start, end = [(x, y), (x, y - 90)], [(x + 6, y), (x - 64, y - 64)]
    fingers.down(*start)
    fingers.glide(start, end, steps=15)
    turned, before, zoom = bearing(phone), dragged(phone), scale(phone)
    assert turned > 300
    left = end[staying]
    fingers.lift(1 - staying, end[1 - staying])
    assert dragged(phone) == pytest.approx(before, abs=1)
    fingers.stroke(staying, left, (left[0] + 50, left[1] + 25))
    after = dragged(phone)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((50, 25), abs=2)
    fingers.up()
    assert dragged(phone) == pytest.approx(after, abs=1)
    assert bearing(phone) == pytest.approx(turned, abs=0.5) and scale(phone) == zoom


def test_after_two_fingers_on_the_ground_have_turned_a_piece_one_of_them_drags_it(phone: Seat) -> None:
    fingers = Fingers(phone)
    take_up(phone, fingers)
    fingers.up()
    before = dragged(phone)
    start, end = [(60.0, 330.0), (140.0, 330.0)], [(60.0, 330.0), (117.0, 387.0)]
    fingers.down(*start)
    fingers.glide(start, end, steps=15)
    fingers.lift(0, end[0])
    assert dragged(phone) == pytest.approx(before, abs=1)
    fingers.stroke(1, end[1], (end[1][0] + 40, end[1][1] - 20))
    after = dragged(phone)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((40, -20), abs=2)
    fingers.up()


def test_a_second_finger_before_the_rules_have_answered_loses_nothing(phone: Seat) -> None:
    fingers = Fingers(phone)
    x, y = place(phone, ".world [data-piece='R0'] .base")
    fingers.down((x, y))
    fingers.glide([(x, y)], [(x + 12, y - 9)], steps=2)
    fingers.down((x + 12, y - 9), (x + 12, y - 99))
    phone.page.locator("[data-ghost]").wait_for()
    phone.page.wait_for_timeout(100)
    before = dragged(phone)
    fingers.lift(1, (x + 12, y - 99))
    fingers.stroke(0, (x + 12, y - 9), (x + 52, y - 39))
    after = dragged(phone)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((40, -30), abs=2)
    fingers.up()


def test_two_fingers_on_the_ground_zoom_and_one_moves_the_view(phone: Seat) -> None:
    fingers = Fingers(phone)
    before = scale(phone)
    start = [(180.0, 300.0), (220.0, 300.0)]
    fingers.down(*start)
    fingers.glide(start, [(120.0, 300.0), (280.0, 300.0)], steps=12)
    fingers.up()
    assert scale(phone) == pytest.approx(before * 4, rel=0.1)
    old = place(phone, ".world [data-piece='B1'] .base")
    fingers.down((60, 180))
    fingers.glide([(60, 180)], [(110, 210)])
    fingers.up()
    new = place(phone, ".world [data-piece='B1'] .base")
    assert (new[0] - old[0], new[1] - old[1]) == pytest.approx((50, 30), abs=7)
    assert phone.page.evaluate("played") == []


def test_a_tap_chooses_a_piece(phone: Seat) -> None:
    phone.page.touchscreen.tap(*place(phone, ".world [data-piece='R2'] .base"))
    phone.page.locator(".piece.selected").wait_for()
    assert phone.page.locator(".piece.selected").get_attribute("data-piece") == "R2"
