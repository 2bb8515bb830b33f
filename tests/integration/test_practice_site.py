"""The practice site's server, ledger and visitors, over real HTTP."""

from __future__ import annotations

import http.client
import json
import re
import socket
import threading
import urllib.error
import urllib.parse
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.practice import PracticeSite
from visitor import PAID_UNTIL, TODAY, Visitor, pressing, scenario, wait_for


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names; straight without one."""
    with PracticeSite(getattr(request, "param", "straight"), today=TODAY) as running:
        yield running


# -- the server --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.real-http")
async def test_the_site_answers_while_the_tests_own_loop_is_busy() -> None:
    """It serves from a thread, so a blocking client on the loop is answered."""
    async with PracticeSite("straight", today=TODAY) as site:
        assert "Next billing date" in Visitor(site).get("/account")  # blocks this loop
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", site.base_url)
        assert site.entry_url == site.base_url + "/account"


@pytest.mark.spec("practice.real-http")
def test_a_stopped_site_answers_no_more_and_can_be_started_again(capfd: pytest.CaptureFixture[str]) -> None:
    """It comes back on the same port with the same books, and prints nothing."""
    site = PracticeSite("straight", today=TODAY).start()
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/cancel/finish")
    site.stop()
    site.stop()
    with pytest.raises(urllib.error.URLError):
        visitor.get("/account")

    base = site.base_url
    with site.start():
        assert site.base_url == base
        assert "Your membership ends on December 3, 2026" in Visitor(site).get("/account")

    assert not [thread for thread in threading.enumerate() if thread.name == "practice-site"]
    assert capfd.readouterr() == ("", "")


@pytest.mark.spec("practice.real-http")
def test_only_this_machine_can_reach_it(site: PracticeSite) -> None:
    """It listens on the loopback address alone."""
    port = urllib.parse.urlsplit(site.base_url).port
    with pytest.raises(OSError, match=r".+"), socket.create_connection(("127.0.0.2", port or 0), timeout=1):
        pass


@pytest.mark.spec("practice.port-in-use")
def test_a_port_in_use_is_one_clear_line(site: PracticeSite) -> None:
    """The person learns which port, and what to do."""
    port = urllib.parse.urlsplit(site.base_url).port
    with pytest.raises(ConfigurationError) as refused:
        PracticeSite("straight", port=port or 0).start()

    assert str(port) in str(refused.value)
    assert "choose another" in str(refused.value)
    assert "\n" not in str(refused.value)


# -- the ledger --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.ledger-unreachable")
@scenario("offer_chain")
def test_no_page_leads_to_the_ledger_and_no_address_serves_it(site: PracticeSite) -> None:
    """Neither following every link nor guessing brings up what only the ledger knows."""
    visitor = Visitor(site)
    visitor.get("/account")
    visitor.post("/nowhere", probe="only the ledger knows")
    seen: dict[str, str] = {}
    ahead = ["/account", "/cancel"]
    ahead += [f"/{name}{end}" for name in ("ledger", "truth", "debug", "api", "state") for end in ("", ".json", "/")]
    ahead += ["/static/", "/static/../ledger.py", "/static/%2e%2e/ledger.py", "/static/..%2fscenarios/flows.toml"]
    while ahead:
        path = ahead.pop()
        if path not in seen:
            seen[path] = visitor.get(path)
            ahead += re.findall(r'(?:href|src|action)="(/[^"#]*)"', seen[path])

    assert {"/", "/account", "/plans", "/billing", "/help", "/cancel/review", "/static/style.css"} <= set(seen)
    for path, page in seen.items():
        assert not re.search(r"final_requests|only the ledger knows|auto_renew", page), path


@pytest.mark.spec("practice.ledger-file")
def test_the_file_holds_a_change_before_its_request_is_answered(tmp_path: Path) -> None:
    """While the browser still waits for the answer, another process can read that it happened."""
    path = tmp_path / "ledger.json"
    with PracticeSite("kill_before_answer", ledger_path=path, today=TODAY) as site:
        assert json.loads(path.read_text(encoding="utf-8"))["status"] == "active"
        press = pressing(site)
        wait_for(lambda: json.loads(path.read_text(encoding="utf-8"))["status"] != "active")

        assert press.is_alive()
        assert json.loads(path.read_text(encoding="utf-8")) == site.ledger.as_dict()
        site.release()
        press.join(timeout=10)


@pytest.mark.spec("practice.ledger-file")
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_served(tmp_path: Path) -> None:
    """The person named the file, so the person reads which it was."""
    with pytest.raises(ConfigurationError, match=r"nowhere.ledger\.json"):
        PracticeSite("straight", ledger_path=tmp_path / "nowhere" / "ledger.json")


@pytest.mark.spec("practice.ledger-secrets")
@scenario("sign_in")
def test_a_typed_password_is_not_in_the_ledger(site: PracticeSite) -> None:
    """Neither the right one nor a wrong one."""
    visitor = Visitor(site)
    visitor.get("/account")
    visitor.post("/signin", email="jamie.rivers@example.com", password="not-this-one")
    visitor.post("/signin", email="jamie.rivers@example.com", password="open-water-7")

    assert visitor.path == "/account"
    assert [post.fields["password"] for post in site.ledger.posts] == ["***", "***"]


@pytest.mark.spec("practice.ledger-truth")
def test_requests_of_every_kind_and_to_every_address_are_counted(site: PracticeSite) -> None:
    """Also those that the site itself does not understand; pages that are only read are not."""
    visitor = Visitor(site)
    visitor.get("/account")
    client = http.client.HTTPConnection("127.0.0.1", urllib.parse.urlsplit(site.base_url).port or 0, timeout=10)
    with closing(client):
        for method, path, body in [
            ("HEAD", "/account", None),
            ("DELETE", "/account", None),
            ("POST", "/nowhere", '{"step": 2}'),
            ("POST", "/nowhere", "{not json"),
        ]:
            client.request(method, path, body, {"Content-Type": "application/json"})
            client.getresponse().read()

    assert [(post.method, post.path, post.fields) for post in site.ledger.posts] == [
        ("DELETE", "/account", {}),
        ("POST", "/nowhere", {"step": "2"}),
        ("POST", "/nowhere", {}),
    ]
    assert site.ledger.final_requests == 0


# -- visitors and forms ------------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.csrf")
def test_a_form_without_its_token_does_nothing_but_is_counted(site: PracticeSite) -> None:
    """Another site that posts here with the person's cookie has no token."""
    visitor = Visitor(site)
    page = visitor.post("/cancel/finish")

    assert (visitor.status, site.ledger.status, site.ledger.final_requests) == (403, "active", 1)
    assert "This page has expired" in page


@pytest.mark.spec("practice.csrf", "practice.visitors")
def test_two_visitors_share_the_account_and_nothing_else(site: PracticeSite) -> None:
    """One's token does not work for the other; what one did, the other reads."""
    one, two = Visitor(site), Visitor(site)
    one.get("/cancel")
    two.page = one.page
    two.get("/help")
    own = re.search(r'name="csrf" value="([^"]+)"', one.page)
    assert own
    two.post("/cancel/finish", csrf=own[1])
    assert (two.status, site.ledger.status) == (403, "active")

    one.post("/cancel/finish")
    assert site.ledger.status == "ends_at_period_end"
    assert "Your membership ends on" in two.get("/account")


@pytest.mark.spec("practice.account-truth")
def test_the_account_page_is_never_kept_by_a_browser(site: PracticeSite) -> None:
    """Every reading is of today's ledger."""
    visitor = Visitor(site)
    assert "Next billing date" in visitor.get("/account")
    site.ledger.cancel(PAID_UNTIL)

    assert "Your membership ends on December 3, 2026" in visitor.get("/account")
    assert visitor.headers["cache-control"] == "no-store"
    assert re.match(r"tidelight_\d+=.+HttpOnly.+SameSite=lax", visitor.headers["set-cookie"])
