"""The application: routes, the built client, and what begins and ends with the process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bingqi.kit.wording import language_of, shared
from bingqi.server import limits
from bingqi.server.hall import Hall, Settings
from bingqi.server.limits import Buckets
from bingqi.server.pages import ROUTES
from bingqi.server.store import Store

CLIENT = Path(__file__).parent / "static"
"""Where the built client is put."""
HEADERS = {
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; "
    b"img-src 'self' data: blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
}


def create_app(store: Store, settings: Settings | None = None, client: Path = CLIENT) -> Starlette:
    """The whole server over a database."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(store, settings)
        app.state.requests = Buckets(limits.REQUEST_RATE, limits.REQUEST_BURST)
        app.state.foundings = Buckets(limits.FOUNDING_RATE, limits.FOUNDING_BURST)
        listener = _listen(store, app.state.hall)
        yield
        if listener:
            listener()
        await app.state.hall.close()

    return Starlette(
        routes=[*ROUTES, *_client_routes(client)], lifespan=lifespan, middleware=[Middleware(Safely)]
    )


class Safely:
    """Adds to every answer what browsers should keep to."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def _client_routes(client: Path) -> list[Route | Mount]:
    """The built client. Its files have names that change with their content; the page itself is always
    asked for anew."""
    if not (client / "index.html").is_file():
        return [Route("/", _no_client)]

    async def index(request: Request) -> Response:
        return FileResponse(client / "index.html", headers={"Cache-Control": "no-cache"})

    return [Route("/", index), Mount("/", StaticFiles(directory=client))]


async def _no_client(request: Request) -> Response:
    language = language_of(request.headers.get("accept-language") or "en")
    return PlainTextResponse(shared(language).text("serve-no-client"), 503)


def _listen(store: Store, hall: Hall) -> Callable[[], None] | None:
    """Hear what other processes write, where there may be any. What stops the listening."""
    if not store.is_shared:
        return None
    from bingqi.server.listening import listen

    loop = asyncio.get_running_loop()
    return listen(
        store.engine.url,
        heard=lambda name: loop.call_soon_threadsafe(hall.heard, name),
        missed=lambda: loop.call_soon_threadsafe(hall.heard_nothing_for_a_while),
    )
