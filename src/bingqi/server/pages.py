"""What goes over plain HTTP: the lobby, new games, files."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from bingqi import __version__
from bingqi.kit.wording import language_of
from bingqi.server import forms, founding, limits, lobby
from bingqi.server.denial import Denied
from bingqi.server.hall import Hall
from bingqi.server.keys import digest_of
from bingqi.server.origin import check_origin
from bingqi.server.talk import serve_socket

LOG = logging.getLogger("bingqi.server")
Wish = TypeVar("Wish")
Page = Callable[[Request, Hall], Awaitable[Response]]
MOST_KEYS = 200


async def health(request: Request, hall: Hall) -> Response:
    return _json(forms.Health(True, __version__, len(hall.rooms), hall.sockets, hall.settings.run))


async def tell_lobby(request: Request, hall: Hall) -> Response:
    return _json(await hall.in_thread(lobby.lobby, _language(request)))


async def tell_preview(request: Request, hall: Hall) -> Response:
    names = request.path_params["ruleset"], request.path_params["scenario"]
    return _json(await hall.in_thread(lobby.preview, *names, _language(request)))


async def tell_clauses(request: Request, hall: Hall) -> Response:
    return _json(await hall.in_thread(lobby.clauses, request.path_params["ruleset"], _language(request)))


async def found(request: Request, hall: Hall) -> Response:
    wish = await _wish(request, forms.NewGame)
    _founding(request)
    return _json(await hall.in_thread(founding.found, hall.store, wish), 201)


async def open_file(request: Request, hall: Hall) -> Response:
    wish = await _wish(request, forms.OpenFile)
    _founding(request)
    return _json(await hall.in_thread(founding.open_file, hall.store, wish), 201)


async def branch(request: Request, hall: Hall) -> Response:
    wish = await _wish(request, forms.Branch)
    _founding(request)
    table, person = await hall.with_key(_key(request))
    seat = person.seats[0] if person.seats else -1
    return _json(await table.run(lambda room: founding.branch(hall.store, room, person, seat, wish)), 201)


async def tell_mine(request: Request, hall: Hall) -> Response:
    wish = await _wish(request, forms.Keys)
    return _json(await hall.in_thread(_cards, hall, wish))


async def tell_file(request: Request, hall: Hall) -> Response:
    form = request.query_params.get("format", "game")
    if form not in ("game", "jsonl"):
        raise Denied("malformed", fault="format")
    table, person = await hall.with_key(_key(request))
    written = await table.run(lambda room: room.file(person, form))
    name = f"{table.name}.{form}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


def page(path: str, do: Page, method: str = "GET") -> Route:
    """A route whose every failure is a Problem in the language of the request."""

    async def answer(request: Request) -> Response:
        language = _language(request)
        try:
            check_origin(request.headers, request.app.state.hall.settings, request.url.scheme)
            if not request.app.state.requests.take(_address(request)):
                raise Denied("too-fast")
            return await do(request, request.app.state.hall)
        except Denied as reason:
            return _json(reason.problem(language), reason.status)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            LOG.exception("a request failed by the server's own mistake")
            return _json(Denied("fault").problem(language), 500)

    return Route(path, answer, methods=[method])


ROUTES = [
    page("/api/health", health),
    page("/api/lobby", tell_lobby),
    page("/api/scenarios/{ruleset}/{scenario}", tell_preview),
    page("/api/clauses/{ruleset}", tell_clauses),
    page("/api/games", found, "POST"),
    page("/api/games/open", open_file, "POST"),
    page("/api/games/branch", branch, "POST"),
    page("/api/games/mine", tell_mine, "POST"),
    page("/api/games/file", tell_file),
    WebSocketRoute("/api/play", serve_socket),
]


def _cards(hall: Hall, wish: forms.Keys) -> list[forms.GameCard]:
    """The games that some keys open."""
    if len(wish.keys) > MOST_KEYS:
        raise Denied("too-many")
    cards = []
    for place, key in enumerate(wish.keys):
        opened = hall.store.opens(digest_of(key))
        kept = hall.store.game(opened[0]) if opened else None
        if opened is None or kept is None:
            continue
        cards.append(
            forms.GameCard(
                place=place,
                game=kept.name,
                ruleset=kept.header.ruleset,
                title=lobby.scenario_title(kept.header.ruleset, kept.header.scenario.name, wish.lang),
                seats=opened[1],
                deciding=kept.deciding,
                is_mine=kept.deciding in opened[1],
                is_over=kept.is_over,
                begun=kept.begun,
                touched=kept.touched,
            )
        )
    return cards


async def _wish(request: Request, kind: type[Wish]) -> Wish:
    """The body of a request. Raises Denied."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limits.FILE_BYTES:
            raise Denied("too-large")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Denied("malformed", fault=str(fault)) from None


def _founding(request: Request) -> None:
    if not request.app.state.foundings.take(_address(request)):
        raise Denied("too-fast")


def _key(request: Request) -> str:
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key:
        raise Denied("bad-key")
    return key.strip()


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _language(request: Request) -> str:
    return language_of(request.query_params.get("lang") or request.headers.get("accept-language") or "en")


def _json(value: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
