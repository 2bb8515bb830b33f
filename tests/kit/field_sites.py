"""Field sites under host names of their own, encrypted, as a person finds a service: a home page, perhaps a sign-in."""

from __future__ import annotations

import json
import os
import socket
import ssl
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

FIELD = Path(__file__).resolve().parents[1] / "field"
PASSWORD = "a-word-that-only-the-person-knows"
_NOT_PASSED = {"connection", "content-length", "transfer-encoding", "accept-encoding", "date", "server"}
_HOME = """<!doctype html><html lang=en><meta charset=utf-8><title>{name}</title>
<header><a href=/>{name}</a> <nav><a href=/about>About us</a> <a href=/signin>Sign in</a></nav></header>
<main><h1>Welcome to {name}</h1><p>Everything in one place, for less than you think.</p></main>
<footer><a href=/terms>Terms</a></footer>"""
_SIGN_IN = """<!doctype html><html lang=en><meta charset=utf-8><title>Sign in to {name}</title>
<main><h1>Sign in</h1><form method=post action=/signin>
<p><label>Email <input name=email type=email autocomplete=username></label></p>
<p><label>Password <input name=password type=password></label></p><button>Sign in</button></form></main>"""


@dataclass
class FieldSite:
    """A site of `tests/field`, served on this machine, with its ledger of truth."""

    folder: Path
    ports: dict[str, int]
    """By the name of the host in its `site.toml`."""

    @property
    def truth(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.ports['127.0.0.1']}/__truth", timeout=5) as answer:
            return dict(json.load(answer))


@contextmanager
def served(name: str) -> Iterator[FieldSite]:
    """Serve a site that needs no build. `name`: its set and folder, such as `small/plotmate`."""
    port = _free_port()
    site = FieldSite(FIELD / name, {"127.0.0.1": port, "localhost": port + 1})  # as their `port_offset` has it
    server = subprocess.Popen(
        [sys.executable, "serve.py", "--port", str(port)],
        cwd=site.folder,
        env={**os.environ, "PYTHONPATH": str(FIELD / "common")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(site)
        yield site
    finally:
        server.terminate()
        server.wait()


def _free_port() -> int:
    """Return a port that is free, and the next one with it."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first:
            port = int(first.getsockname()[1])
            with suppress(OSError, OverflowError), socket.create_server(("127.0.0.1", port + 1)):
                return port


def _wait_for(site: FieldSite) -> None:
    for _ in range(400):
        try:
            assert site.truth["state"] == "active"
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"{site.folder.name} does not answer")


@dataclass
class Front:
    """A server in front of a field site: its hosts get names, their traffic is encrypted, strangers see a home page."""

    site: FieldSite
    names: Mapping[str, str]
    """The public name of each host of the site, the service's own first."""
    asks_to_sign_in: bool = False
    signed_in: bool = field(default=False, init=False)
    _server: ThreadingHTTPServer = field(init=False)

    @property
    def name(self) -> str:
        return next(iter(self.names.values()))

    @property
    def browser_arguments(self) -> tuple[str, ...]:
        """Options of a Chromium that finds these names here, and takes their certificate."""
        places = ",".join(f"MAP {name} 127.0.0.1:{self._server.server_port}" for name in self.names.values())
        return f"--host-resolver-rules={places}", "--ignore-certificate-errors"

    @contextmanager
    def up(self, folder: Path) -> Iterator[Front]:
        """Serve. `folder`: keeps the certificate."""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(_certificate(folder, list(self.names.values())))
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        front = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            timeout = 30

            def log_message(self, *_: Any) -> None:
                """The site keeps the truth."""

            def answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length") or 0))
                page = front.own_page(self.command, self.path, body)
                self.send(*(front.passed_on(self, body) if page is None else page))

            def send(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
                self.send_response(status)
                for name, value in headers:
                    self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        for method in ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"):
            setattr(Handler, f"do_{method}", Handler.answer)
        return Handler

    def own_page(self, method: str, path: str, body: bytes) -> tuple[int, list[tuple[str, str]], bytes] | None:
        """Answer a visitor who is not signed in; None for the site's own answer."""
        if not self.asks_to_sign_in or self.signed_in:
            return None
        if method == "POST" and path == "/signin" and PASSWORD.encode() in body:
            self.signed_in = True
            return 303, [("location", "/")], b""
        page = _HOME if path == "/" else _SIGN_IN
        return 200, [("content-type", "text/html; charset=utf-8")], page.format(name=self.name).encode()

    def passed_on(self, request: BaseHTTPRequestHandler, body: bytes) -> tuple[int, list[tuple[str, str]], bytes]:
        """Return the site's answer, with the public names in the place of its own."""
        inner = {name: f"{host}:{self.site.ports[host]}" for host, name in self.names.items()}
        host = inner[request.headers["host"]]
        headers = {
            name: _swapped(value, {f"https://{name}": f"http://{place}" for name, place in inner.items()})
            for name, value in request.headers.items()
            if name.lower() not in _NOT_PASSED
        }
        connection = HTTPConnection(host, timeout=30)
        try:
            connection.request(request.command, request.path, body or None, {**headers, "Host": host})
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        public = {f"http://{place}": f"https://{name}" for name, place in inner.items()}
        kept = [
            (name, _swapped(value, public)) for name, value in answer.getheaders() if name.lower() not in _NOT_PASSED
        ]
        if answer.headers.get_content_maintype() in {"text", "application"}:
            content = _swapped(content.decode(), public).encode()
        return answer.status, kept, content


def _swapped(text: str, words: Mapping[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


def _certificate(folder: Path, names: list[str]) -> Path:
    """Write a certificate for these names, with its key, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name) for name in names]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path = folder / "certificate.pem"
    path.write_bytes(written + made.public_bytes(serialization.Encoding.PEM))
    return path
