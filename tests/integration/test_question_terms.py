"""Price and plan in the question and in the report, where links lead from the given address to the account."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from terminal import Terminals

NAV = "<nav><a href=/>Home</a><a href=/account>My account</a></nav>"
PAGES = {
    "/": f"{NAV}<h1>Lanternbox: stories for long evenings</h1><p>New here? Premium from €4.99 a month.</p>",
    "/account": f"{NAV}<main><h1>Your account</h1><p>Signed in as jo@mail.example</p>"
    "<section><h2>Lanternbox</h2><p>Plan: Premium Duo<p>€13.99 a month<p>",
    "/leave": "<h1>Cancel your subscription</h1><p>It ends on 31 December 2099 and will not renew.</p>"
    "<form method=post action=/leave><button>Cancel subscription</button></form><a href=/account>Keep it</a>",
}


class _Handler(BaseHTTPRequestHandler):
    server: Lanternbox

    def do_GET(self) -> None:
        page = PAGES.get(self.path, "")
        if self.path == "/account":
            ended = "Cancelled. It ends on 31 December 2099 and will not renew."
            page += (
                ended if self.server.posts else "Renews on 31 December 2099<p><a href=/leave>Cancel subscription</a>"
            )
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f"<!doctype html><html lang=en><title>Lanternbox</title>{page}".encode())

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.server.posts.append(self.path)
        self.send_response(303)
        self.send_header("Location", "/account")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


class Lanternbox(ThreadingHTTPServer):
    """The site, with the forms that were sent to it."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.posts: list[str] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


@contextmanager
def lanternbox() -> Iterator[Lanternbox]:
    with Lanternbox() as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield site
        site.shutdown()


@pytest.mark.spec("approval.question")
@pytest.mark.spec("approval.reasons-in-words")
@pytest.mark.spec("record.report-local")
def test_question_and_report_name_price_and_plan_of_the_account_that_links_led_to(
    tmp_path: Path, attached: str
) -> None:
    """Required: those of the page that shows the subscription; the home page has a price for newcomers."""
    settings = {"SUBTERMINATOR_CONFIRM_TIMEOUT": "60", "SUBTERMINATOR_DATA_DIR": str(tmp_path / "data")}
    with lanternbox() as site, Terminals(settings) as terminals:
        definition = tmp_path / "lanternbox.toml"
        at = f'entry_url = "http://{site.address}/"\nhosts = ["{site.address}"]'
        definition.write_text(f'id = "lanternbox"\nname = "Lanternbox"\n{at}\n')
        record = ["--output-dir", str(tmp_path / "runs"), "--plain", "--cdp-url", attached]
        terminal = terminals.open("cancel", "--service-file", str(definition), *record)
        terminal.read_until(b"You have 60 seconds.")
        asked = " ".join(terminal.seen.decode().split())
        terminal.type(b"confirm\n")
        assert terminal.end() == 0, terminal.seen.decode()
        assert site.posts == ["/leave"]
    assert "Plan “Premium Duo”" in asked
    assert "Account “jo@mail.example”" in asked
    assert "Price now “€13.99 a month”" in asked
    assert "4.99" not in asked
    assert asked.partition("Why ask ")[2].startswith("it reads 'Cancel subscription'"), asked
    report = " ".join(next((tmp_path / "runs").glob("*/report.html")).read_text(encoding="utf-8").split())
    assert "<dt>Plan</dt><dd>Premium Duo</dd>" in report.replace("> <", "><")
    assert "<dt>Price</dt><dd>€13.99 a month</dd>" in report.replace("> <", "><")
