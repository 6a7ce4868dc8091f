"""An umpire in the browser: rules on a unit with a reason, and everybody at the table reads it."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from web.conftest import Host
from web.seat import Seat
from web.test_access import AXE, violations

Sit = Callable[..., Seat]
REASON = "The scouts were mistaken."


def found(host: Host, ruleset: str, scenario: str, **players: str) -> dict[str, str]:
    """A new game; the addresses of its seats, spectators at ""."""
    body = json.dumps({"ruleset": ruleset, "scenario": scenario, "players": players}).encode()
    asked = urllib.request.Request(
        f"{host.address}api/games", body, {"content-type": "application/json", "origin": host.address[:-1]}
    )
    made = json.loads(urllib.request.urlopen(asked).read())
    return {"".join(link["seats"]): f"{host.address}#/play/{link['key']}" for link in made["links"]}


def sit_down(sit: Sit, address: str, **window: Any) -> Seat:
    seat = sit(address, **window)
    seat.page.locator("[data-piece]").first.wait_for()
    return seat


def open_form(seat: Seat, unit: str) -> Any:
    """The form for a ruling about a unit, the fields as they are now."""
    form = seat.page.locator(".umpire form").first
    if not form.is_visible():
        seat.page.locator(".umpire summary").first.click()
    form.locator("select").first.select_option(unit)
    form.locator("[name]").first.wait_for()
    return form


def rule(form: Any, reason: str = REASON, **values: str) -> None:
    for name, value in values.items():
        field = form.locator(f"[name='{name}']")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    form.locator("textarea").fill(reason)
    form.locator("button.primary").click()


def numbers(seat: Seat, piece: str) -> str:
    return str(seat.page.locator(f".board [data-piece='{piece}']").first.text_content())


@pytest.fixture
def campaign(host: Host) -> dict[str, str]:
    return found(host, "campaign", "first-march", Red="link", Blue="link", Umpire="link")


def test_a_ruling_is_made_and_read_by_everybody(sit: Sit, campaign: dict[str, str]) -> None:
    umpire = sit_down(sit, campaign["Umpire"])
    blue = sit_down(sit, campaign["Blue"], language="zh-CN")
    form = open_form(umpire, "R1")
    assert form.locator("button.primary").is_disabled()
    rule(form, strength="2", spent="yes")
    form.get_by_text("It stands in the log.").wait_for()
    assert form.locator("[name='strength']").input_value() == "2"
    assert form.locator("textarea").input_value() == ""
    for seat, told in ((umpire, ["Ruling", "R1, strength: 2."]), (blue, ["裁定", "R1，战力：2。"])):
        seat.tab("log")
        entry = seat.page.locator(".entry", has_text=REASON)
        entry.wait_for()
        for words in told:
            assert words in entry.inner_text()
        seat.page.locator(".board [data-piece='R1']", has_text="2/4").wait_for()


def test_what_cannot_be_is_said_in_words_and_nothing_changes(sit: Sit, campaign: dict[str, str]) -> None:
    umpire = sit_down(sit, campaign["Umpire"])
    form = open_form(umpire, "R1")
    rule(form, strength="5000")
    form.get_by_role("alert").wait_for()
    assert "the nearest is 999" in form.get_by_role("alert").inner_text()
    assert form.locator("[name='strength']").input_value() == "5000"
    assert "4/4" in numbers(umpire, "R1")
    rule(form, strength="3")
    form.get_by_text("It stands in the log.").wait_for()
    assert form.get_by_role("alert").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_form_and_the_ruling_have_no_violations(sit: Sit, campaign: dict[str, str], scheme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not installed: npm ci, in web/")
    umpire = sit_down(sit, campaign["Umpire"])
    umpire.page.emulate_media(color_scheme=scheme)
    umpire.page.evaluate(AXE.read_text(encoding="utf-8"))
    form = open_form(umpire, "R1")
    rule(form, strength="5000")
    form.get_by_role("alert").wait_for()
    assert violations(umpire) == []
    rule(form, strength="3")
    form.get_by_text("It stands in the log.").wait_for()
    assert violations(umpire) == []
    umpire.tab("log")
    umpire.page.locator(".entry", has_text=REASON).wait_for()
    assert violations(umpire) == []


def test_a_ruling_is_taken_back(sit: Sit, campaign: dict[str, str]) -> None:
    umpire = sit_down(sit, campaign["Umpire"])
    rule(open_form(umpire, "B1"), at="0505")
    umpire.page.get_by_text("It stands in the log.").wait_for()
    assert umpire.page.locator(".umpire [name='at']").input_value() == "0505"
    umpire.page.get_by_role("button", name="Take back").click()
    umpire.page.wait_for_function("() => document.querySelector(\".umpire [name='at']\").value !== '0505'")


def test_whoever_is_chosen_on_the_board_is_meant(sit: Sit, campaign: dict[str, str]) -> None:
    umpire = sit_down(sit, campaign["Umpire"])
    form = open_form(umpire, "R1")
    umpire.page.locator(".board [data-piece='B2']").click()
    umpire.page.wait_for_function("() => document.querySelector('.umpire select').value === 'B2'")
    form.locator("select").first.select_option("R2")
    assert form.locator("select").first.input_value() == "R2"


def test_who_is_no_umpire_has_no_form(sit: Sit, campaign: dict[str, str]) -> None:
    red = sit_down(sit, campaign["Red"])
    assert red.page.locator(".umpire").count() == 0


@pytest.mark.parametrize(("ruleset", "scenario", "unit"), [("dba3", "agincourt", "Bw1")])
def test_on_a_phone_in_chinese_an_element_is_moved(
    sit: Sit, host: Host, ruleset: str, scenario: str, unit: str
) -> None:
    links = found(host, ruleset, scenario, Umpire="link")
    umpire = sit_down(sit, links["Umpire"], language="zh-CN", width=390, height=844, has_touch=True)
    form = open_form(umpire, unit)
    rule(form, reason="量错了距离", at="99,5")
    form.get_by_role("alert").wait_for()
    said = form.get_by_role("alert").inner_text()
    assert "最接近的可行值是" in said
    near = said.split("最接近的可行值是")[1].strip(" 。")
    rule(form, reason="量错了距离", at=near, facing="270")
    form.get_by_text("已写入记录。").wait_for()
    umpire.tab("log")
    told = umpire.page.locator(".entry", has_text="量错了距离").inner_text()
    assert f"{unit}，位置：{near}。" in told and f"{unit}，朝向：270。" in told
    assert umpire.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_umpires_seat_is_offered_where_the_rules_need_none(sit: Sit) -> None:
    seat = sit()
    page = seat.page
    page.get_by_role("radio", name="DBA 3.0").click()
    choice = page.get_by_role("combobox", name="Umpire")
    choice.locator("option", has_text="Nobody").wait_for(state="attached")
    assert choice.locator("option").all_inner_texts() == ["Me", "A person by link", "Nobody"]
    choice.select_option("me")
    page.locator("form .go .primary").click()
    page.locator("[data-piece]").first.wait_for()
    page.locator(".umpire").wait_for()
