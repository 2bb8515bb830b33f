"""The practice site over real HTTP, and its scripts in a real Chromium: what it says, and what its ledger holds."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import shutil
import socket
import threading
import tomllib
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from datetime import date
from email.message import Message
from http.cookiejar import CookieJar
from importlib import resources
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Dialog, Page, async_playwright

from subterminator.practice import PracticeSite, find, scenarios
from subterminator.utils.exceptions import ConfigurationError

TODAY = date(2026, 11, 21)
PAID_UNTIL = date(2026, 12, 3)


class Visitor:
    """A browser without scripts: keeps cookies, follows redirects, sends a page's forms."""

    def __init__(self, site: PracticeSite) -> None:
        self.base = site.base_url
        self.url = ""
        self.page = ""
        self.status = 0
        self.headers: Message = Message()
        self.cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def get(self, path: str) -> str:
        return self._open(path)

    def post(self, path: str, **fields: str) -> str:
        """Send a form as the last page would: its CSRF token comes along."""
        token = re.search(r'name="csrf" value="([^"]+)"', self.page)
        data = {"csrf": token[1], **fields} if token else fields
        return self._open(path, urllib.parse.urlencode(data).encode())

    @property
    def path(self) -> str:
        return urllib.parse.urlsplit(self.url).path

    def _open(self, path: str, body: bytes | None = None) -> str:
        try:
            answer = self._opener.open(self.base + path, body, timeout=10)
        except urllib.error.HTTPError as error:
            answer = error
        with closing(answer):
            self.page, self.url, self.status = answer.read().decode(), answer.url, answer.status
            self.headers = answer.headers
        return self.page


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[PracticeSite]:
    """A site of the scenario that the test's parameter names; straight without one."""
    with PracticeSite(getattr(request, "param", "straight"), today=TODAY) as running:
        yield running


def scenario(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("site", [name], indirect=True)


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


# -- the scenarios -----------------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.straight")
def test_straight_cancels_at_the_periods_end_and_can_be_undone(site: PracticeSite) -> None:
    """Each page has what leads on, and one request does it."""
    visitor = Visitor(site)
    assert 'href="/cancel"' in visitor.get("/account")
    review = visitor.get("/cancel")
    assert (visitor.path, "Finish cancellation" in review) == ("/cancel/review", True)
    assert '<time datetime="2026-12-03">December 3, 2026</time>' in review
    visitor.post("/cancel/finish")
    assert visitor.path == "/cancel/confirmation"
    assert "You can watch until December 3, 2026" in visitor.page

    ledger = site.ledger
    assert (ledger.status, ledger.end_date, ledger.final_requests) == ("ends_at_period_end", PAID_UNTIL, 1)
    assert [post.path for post in ledger.posts] == ["/cancel/finish"]

    visitor.post("/account/restart")
    assert (ledger.status, ledger.next_billing_date) == ("active", PAID_UNTIL)
    assert "Your membership continues" in visitor.page
    assert "Your membership continues" not in visitor.get("/account")


@pytest.mark.spec("practice.straight")
@scenario("straight_immediate")
def test_an_account_can_end_at_once(site: PracticeSite) -> None:
    """Where the scenario says so, today is the last day."""
    visitor = Visitor(site)
    assert "today, November 21, 2026" in visitor.get("/cancel")
    visitor.post("/cancel/finish")

    assert (site.ledger.status, site.ledger.end_date) == ("cancelled", TODAY)
    assert "Your access has ended" in visitor.page
    assert "Your membership ended on November 21, 2026" in visitor.get("/account")


@pytest.mark.spec("practice.straight")
def test_pages_of_the_flow_send_away_who_is_too_early_or_too_late(site: PracticeSite) -> None:
    """The confirmation is for those who cancelled, the review for those who have not."""
    visitor = Visitor(site)
    visitor.get("/cancel/confirmation")
    assert visitor.path == "/account"

    visitor.get("/cancel")
    visitor.post("/cancel/finish")
    visitor.get("/cancel/review")
    assert visitor.path == "/cancel/confirmation"
    visitor.get("/cancel/nothing")
    assert visitor.status == 404


@pytest.mark.spec("practice.survey-after")
@scenario("survey_after")
@pytest.mark.parametrize("sends", [True, False], ids=["sent", "skipped"])
def test_the_survey_after_the_end_changes_nothing(site: PracticeSite, sends: bool) -> None:
    """By the time it is shown the membership is cancelled."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/cancel/finish")
    assert visitor.path == "/cancel/survey"
    assert site.ledger.status == "ends_at_period_end"

    if sends:
        visitor.post("/feedback", step="survey", reason="price", comment="Thank you")
    else:
        visitor.get("/cancel/confirmation")

    assert visitor.path == "/cancel/confirmation"
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)
    assert site.ledger.survey == (({"reason": "price", "comment": "Thank you"},) if sends else ())


@pytest.mark.spec("practice.already-cancelled")
@scenario("already_cancelled")
def test_a_cancelled_account_is_led_to_its_confirmation(site: PracticeSite) -> None:
    """There is nothing to send, and a button to restart."""
    visitor = Visitor(site)
    account = visitor.get("/account")
    assert "Your membership ends on December 3, 2026" in account
    assert "Restart membership" in account
    assert "Cancel membership" not in account
    visitor.get("/cancel")

    assert visitor.path == "/cancel/confirmation"
    assert site.ledger.posts == ()


@pytest.mark.spec("practice.offer-chain")
@scenario("offer_chain")
def test_offers_are_declined_by_links_in_other_words(site: PracticeSite) -> None:
    """Declining twice leads to the review, and no offer is in the ledger."""
    visitor = Visitor(site)
    declined = []
    visitor.get("/cancel")
    while link := re.search(r'href="([^"]+)" data-uia="action-decline-offer">([^<]+)<', visitor.page):
        declined.append(link[2])
        visitor.get(link[1])

    assert declined == ["No thanks, continue to cancel", "I still want to cancel"]
    assert visitor.path == "/cancel/review"
    assert (site.ledger.accepted_offers, site.ledger.posts) == ((), ())


@pytest.mark.spec("practice.offer-chain")
@scenario("offer_chain")
def test_an_accepted_offer_is_in_the_ledger(site: PracticeSite) -> None:
    """And the account shows what became of it."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/offers/discount/accept")
    assert "Your offer has been applied" in visitor.page
    visitor.post("/offers/pause/accept")
    assert "Your membership is paused" in visitor.page
    visitor.post("/offers/yacht/accept")
    assert visitor.status == 404

    assert (site.ledger.accepted_offers, site.ledger.status) == (("discount", "pause"), "paused")


@pytest.mark.spec("practice.lying-success")
@scenario("lying_success")
def test_the_page_says_done_and_the_account_stays_active(site: PracticeSite) -> None:
    """Only the account page tells the truth."""
    visitor = Visitor(site)
    visitor.get("/cancel")
    visitor.post("/cancel/finish")

    assert visitor.path == "/cancel/confirmation"
    assert "Your membership is cancelled" in visitor.page
    assert (site.ledger.status, site.ledger.final_requests) == ("active", 1)
    assert "Next billing date" in visitor.get("/account")


@pytest.mark.spec("practice.sign-in")
@scenario("sign_in")
def test_a_signed_out_visitor_comes_to_where_they_wanted_to_go(site: PracticeSite) -> None:
    """The page shows what to type; anything else is refused."""
    visitor = Visitor(site)
    page = visitor.get("/cancel")
    assert visitor.path == "/signin"
    assert "jamie.rivers@example.com with the password open-water-7" in page
    assert "belong together" in visitor.post("/signin", email="jamie.rivers@example.com", password="guess")

    visitor.post("/signin", email="jamie.rivers@example.com", password="open-water-7")
    assert visitor.path == "/cancel/review"
    visitor.post("/signout")
    visitor.get("/account")
    assert visitor.path == "/signin"


@pytest.mark.spec("practice.no-answer")
@scenario("kill_before_answer")
def test_the_server_cancels_and_does_not_answer_until_released(site: PracticeSite) -> None:
    """Meanwhile others are answered, and the account tells the truth."""
    press = pressing(site)
    wait_for(lambda: site.ledger.status != "active")

    assert "Your membership ends on" in Visitor(site).get("/account")
    assert press.is_alive()
    site.release()
    press.join(timeout=10)
    assert not press.is_alive()
    assert site.ledger.final_requests == 1


@pytest.mark.spec("practice.no-answer", "practice.real-http")
def test_a_site_stops_although_a_request_is_unanswered(capfd: pytest.CaptureFixture[str]) -> None:
    """Also when whoever asked is gone already."""
    with PracticeSite("kill_before_answer", today=TODAY) as site:
        visitor = Visitor(site)
        token = re.search(r'name="csrf" value="([^"]+)"', visitor.get("/cancel"))
        cookie = next(iter(visitor.cookies))
        assert token
        body = f"csrf={token[1]}"
        with socket.create_connection(("127.0.0.1", urllib.parse.urlsplit(site.base_url).port or 0)) as gone:
            gone.sendall(
                f"POST /cancel/finish HTTP/1.1\r\nHost: 127.0.0.1:{site.base_url.rpartition(':')[2]}\r\n"
                f"Cookie: {cookie.name}={cookie.value}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            wait_for(lambda: site.ledger.status != "active")
        press = pressing(site, page="/account")

    press.join(timeout=10)
    assert capfd.readouterr() == ("", "")


@pytest.mark.spec("practice.double-submit")
@scenario("double_submit")
def test_each_press_is_counted_while_the_answer_is_awaited(site: PracticeSite) -> None:
    """The second request comes while the first is not answered yet."""
    first = pressing(site)
    wait_for(lambda: site.ledger.final_requests == 1)
    second = pressing(site, page="/account")
    wait_for(lambda: site.ledger.final_requests == 2)
    site.release()
    first.join(timeout=10)
    second.join(timeout=10)

    assert site.ledger.status == "ends_at_period_end"


def pressing(site: PracticeSite, page: str = "/cancel") -> threading.Thread:
    """Sends the final form from another thread, so that the test need not wait for the answer."""
    visitor = Visitor(site)
    visitor.get(page)
    thread = threading.Thread(target=visitor.post, args=("/cancel/finish",))
    thread.start()
    return thread


def wait_for(happened: Callable[[], bool]) -> None:
    """Returns when it did; another thread makes it happen."""
    changed = threading.Event()
    for _ in range(1000):
        if happened():
            return
        changed.wait(0.01)
    raise AssertionError("it did not happen within ten seconds")


# -- the bundled definition --------------------------------------------------------------------------------------------


@pytest.mark.spec("practice.definition")
@scenario("survey_after")
def test_the_bundled_definition_tells_the_sites_pages_apart(site: PracticeSite) -> None:
    """Every url, text and selector fits the page of its state and no other; every control is on the site."""
    file = resources.files("subterminator.services").joinpath("definitions/practice.toml")
    facts = tomllib.loads(file.read_text(encoding="utf-8"))
    pages = pages_by_state(site)
    everything = "".join(page for _, page in pages.values())

    assert set(facts["state"]) == set(pages)
    for state, evidence in facts["state"].items():
        for path in evidence.get("url", []):
            assert [name for name, (at, _) in pages.items() if path in at] == [state], path
        for selector in evidence.get("selector", []):
            mark = re.sub(r"\[(.+)='(.+)'\]", r'\1="\2"', selector)
            assert [name for name, (_, page) in pages.items() if mark in page] == [state], selector
        said = [text for text in evidence.get("text", []) for name, (_, page) in pages.items() if text in words(page)]
        told = [text for text in evidence.get("text", []) if text in words(pages[state][1])]
        assert bool(told) == bool(evidence.get("text"))
        assert said == told
    for control in facts["control"].values():
        for selector in control["css"]:
            assert re.sub(r"\w*\[(.+)='(.+)'\]", r'\1="\2"', selector) in everything, selector
        assert control.get("name", "").lower() in words(everything)
    assert words(pages["COMPLETE"][1]).count(facts["completion"]["success_text"][0]) == 1
    assert facts["completion"]["success_title"][0] in title(pages["COMPLETE"][1])
    assert facts["checkpoint"]["title"][0] in title(pages["FINAL_CONFIRMATION"][1])


def pages_by_state(site: PracticeSite) -> dict[str, tuple[str, str]]:
    """Path and HTML of one page for each state that the definition has evidence for."""
    visitor, pages = Visitor(site), {}

    def keep(state: str) -> None:
        pages[state] = (visitor.path, visitor.page)

    visitor.get("/account")
    keep("ACCOUNT_ACTIVE")
    visitor.get("/cancel")
    keep("FINAL_CONFIRMATION")
    visitor.post("/cancel/finish")
    keep("EXIT_SURVEY")
    visitor.get("/cancel/confirmation")
    keep("COMPLETE")
    visitor.get("/account")
    keep("ACCOUNT_CANCELLED")
    visitor.post("/signout")
    keep("LOGIN_REQUIRED")
    with PracticeSite("offer_chain", today=TODAY) as other:
        visitor = Visitor(other)
        visitor.get("/cancel")
        keep("RETENTION_OFFER")
    return pages


def words(page: str) -> str:
    body = re.sub(r"<head>.*?</head>|<script.*?</script>", "", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", body)).lower()


def title(page: str) -> str:
    found = re.search(r"<title>(.*?)</title>", page)
    return found[1].lower() if found else ""


# -- the scripts, in a browser -----------------------------------------------------------------------------------------


@pytest_asyncio.fixture(scope="module")
async def bare_chromium() -> AsyncIterator[Browser]:
    """The Chromium of this machine."""
    async with async_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        browser = await playwright.chromium.launch(executable_path=path)
        yield browser
        await browser.close()


@pytest_asyncio.fixture
async def page(bare_chromium: Browser, site: PracticeSite) -> AsyncIterator[Page]:
    """A tab on the review page of the site, in a fresh profile. Scripts that fail fail the test."""
    context = await bare_chromium.new_context()
    page = await context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(site.base_url + "/cancel")
    yield page
    await context.close()
    assert problems == []


FINISH = "Finish cancellation"
UPGRADE = "Upgrade to Premium"


@pytest.mark.spec("practice.straight")
async def test_the_final_button_works_once(site: PracticeSite, page: Page) -> None:
    """An honest site takes the second press of a double click away."""
    await page.get_by_role("button", name=FINISH).dblclick()
    await page.wait_for_url("**/cancel/confirmation")

    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.double-submit")
@scenario("double_submit")
async def test_the_final_button_that_stays_live_sends_again(site: PracticeSite, page: Page) -> None:
    """Whoever presses twice because nothing seems to happen has asked twice."""
    button = page.get_by_role("button", name=FINISH)
    await button.click()
    await asyncio.to_thread(wait_for, lambda: site.ledger.final_requests == 1)
    assert await button.is_enabled()
    await button.click()
    await page.wait_for_url("**/cancel/confirmation")

    assert site.ledger.final_requests == 2


@pytest.mark.spec("practice.native-confirm")
@scenario("native_confirm")
@pytest.mark.parametrize("accepts", [True, False])
async def test_the_native_dialog_decides_whether_the_form_is_sent(
    site: PracticeSite, page: Page, accepts: bool
) -> None:
    """Dismissed, nothing was sent; accepted, it is done."""
    asked: list[str] = []

    async def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        await (dialog.accept() if accepts else dialog.dismiss())

    page.on("dialog", answer)
    await page.get_by_role("button", name=FINISH).click()
    if accepts:
        await page.wait_for_url("**/cancel/confirmation")

    assert len(asked) == 1
    assert "Cancel your membership?" in asked[0]
    assert site.ledger.final_requests == (1 if accepts else 0)


@pytest.mark.spec("practice.label-swap")
@scenario("label_swap")
async def test_the_labels_change_places_after_a_time_and_the_nodes_stay(site: PracticeSite, page: Page) -> None:
    """Whoever presses the node that used to read Finish has upgraded; the other node cancels."""
    first, second = page.locator("main form button").nth(0), page.locator("main form button").nth(1)
    await page.wait_for_function("document.querySelector('main form button').textContent === 'Upgrade to Premium'")

    assert [await first.inner_text(), await second.inner_text()] == [UPGRADE, FINISH]
    assert await second.get_attribute("data-uia") == "action-finish-cancellation"
    await first.click()
    await page.wait_for_url("**/account")
    assert (site.ledger.upgrades, site.ledger.plan, site.ledger.status) == (1, "premium", "active")

    await page.goto(site.base_url + "/cancel")
    await page.wait_for_function("document.querySelector('main form button').textContent === 'Upgrade to Premium'")
    await second.click()
    await page.wait_for_url("**/cancel/confirmation")
    assert (site.ledger.status, site.ledger.final_requests) == ("ends_at_period_end", 1)


@pytest.mark.spec("practice.label-swap")
@pytest.mark.parametrize("site", ["label_swap_hover", "label_swap_press"], indirect=True)
async def test_the_labels_change_places_under_the_pointer(site: PracticeSite, page: Page) -> None:
    """A press without a last look upgrades, although the button read Finish just before."""
    button = page.locator("main form button").first
    assert await button.inner_text() == FINISH
    box = await button.bounding_box()
    assert box
    await page.mouse.move(box["x"] + 40, box["y"] + 20)
    assert await button.inner_text() == (UPGRADE if site.scenario.name == "label_swap_hover" else FINISH)
    await page.mouse.down()
    assert await button.inner_text() == UPGRADE
    await page.mouse.up()
    await page.wait_for_url("**/account")

    assert (site.ledger.upgrades, site.ledger.final_requests) == (1, 0)


@pytest.mark.spec("practice.undo-attribute")
@scenario("undo_same_selector")
async def test_going_by_the_attribute_undoes_the_cancellation(site: PracticeSite, page: Page) -> None:
    """The same selector that opened the flow restarts the membership."""
    await page.get_by_role("button", name=FINISH).click()
    await page.wait_for_url("**/cancel/confirmation")
    assert not site.ledger.auto_renew
    await page.locator("[data-uia='action-cancel-plan']").click()
    await page.wait_for_url("**/account")

    assert site.ledger.auto_renew


@pytest.mark.spec("practice.declared")
@pytest.mark.parametrize("name", scenarios())
def test_every_scenario_starts_and_shows_its_first_pages(name: str) -> None:
    """A declared scenario is one that runs."""
    with PracticeSite(find(name), today=TODAY) as site:
        visitor = Visitor(site)
        visitor.get("/account")
        assert visitor.status == 200
        visitor.get("/cancel")
        assert visitor.status == 200
        assert site.ledger.posts == ()
