"""A host of a few pages that keeps whatever else arrives: the truth about what a browser has sent."""

from __future__ import annotations

import base64
import hashlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Host:
    """Serves the pages it is given, and keeps what else arrives."""

    def __init__(self) -> None:
        self.pages: dict[str, str] = {}
        self.got: list[str] = []
        self.arrived = threading.Event()
        """Set once something is in `got`."""
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_: Any) -> None:
                """Tests say what went wrong."""

            def answer(self) -> None:
                if key := self.headers.get("sec-websocket-key", ""):
                    self.shake_hands(key)
                    return
                page = host.pages.get(self.path, "<title>Other</title>Other")
                if self.command != "GET" or "finish" in self.path or "upgrade" in self.path:
                    body = self.rfile.read(int(self.headers.get("content-length") or 0)).decode()
                    host.got.append(f"{self.command} {self.path} {body}".strip())
                    host.arrived.set()
                self.send_response(200)
                self.send_header("content-type", "text/javascript" if self.path == "/worker" else "text/html")
                self.send_header("content-length", str(len(page.encode())))
                self.end_headers()
                self.wfile.write(page.encode())

            def shake_hands(self, key: str) -> None:
                accept = hashlib.sha1(f"{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()  # noqa: S324 - RFC 6455
                self.send_response(101)
                self.send_header("upgrade", "websocket")
                self.send_header("connection", "Upgrade")
                self.send_header("sec-websocket-accept", base64.b64encode(accept).decode())
                self.end_headers()
                if self.rfile.read(1) == b"\x81":  # a text frame; anything else is the end
                    host.got.append("MESSAGE")
                self.close_connection = True

        for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
            setattr(Handler, f"do_{method}", Handler.answer)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.name = f"127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
