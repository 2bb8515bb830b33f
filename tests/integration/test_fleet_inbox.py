"""The inbox over real HTTP: what a browser sends counts, and what others send does not."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database
from subterminator.fleet.demo import InboxVisitor
from subterminator.fleet.inbox.server import InboxServer
from subterminator.fleet.jobs import JobRequest, new_job
from subterminator.fleet.store import JobStore, Kind

PATIENCE = 60_000
"""Milliseconds for a page to show something, on a machine that does much else."""
PICTURE = b"\x89PNG\r\n\x1a\npicture"
SHOWN = {
    "name": "Finish cancellation",
    "text": "Finish <b>cancellation</b>",
    "form_method": "POST",
    "form_action": "https://www.netflix.com/cancel",
    "url": "https://www.netflix.com/cancelplan",
    "title": "Cancel\u202e plan",
    "facts": {"ends": "2026-12-04", "fee": "$12"},
    "reason": "it ends the subscription",
    "warning": "it costs $12",
}


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[JobStore]:
    """A queue with two questions about approvals and one of each other kind."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path))
    monkeypatch.delenv("SUBTERMINATOR_DATABASE_URL", raising=False)
    config = AppConfig.load()
    database = Database(config.queue_url)
    store = JobStore(database)
    for number, kind in enumerate([Kind.APPROVAL, Kind.APPROVAL, Kind.HOST, Kind.HELP, Kind.REVIEW]):
        request = JobRequest(service=f"https://s{number}.example/account", account=f"person{number}@example.com")
        job = store.add([new_job(request, config)])[0].job
        store.hand_over(10, lambda *_: None)
        store.begin_leg(job.id, 1, "lease", "worker")
        shown = SHOWN if kind is Kind.APPROVAL else {"message": "the page asks for a code", "host": "pay.example"}
        store.ask(job.id, "lease", f"{job.workflow}-1", kind, shown, digest="d", picture=PICTURE)
    yield store
    database.dispose()


@pytest.fixture
def visitor(store: JobStore) -> Iterator[InboxVisitor]:
    """A person with the page open."""
    with InboxServer(store, "ann") as server:
        yield InboxVisitor(server.address)


def unanswered(store: JobStore) -> int:
    """How many questions still wait."""
    return len(store.open_questions())


@pytest.mark.spec("fleet.inbox")
def test_the_page_shows_what_the_person_must_know(visitor: InboxVisitor, store: JobStore) -> None:
    """Account, end, cost, warning, reason and picture; page text can neither be markup nor turn the line around."""
    status, page = visitor.send("GET", "")
    assert status == 200
    for told in ("person0@example.com", "2026-12-04", "$12", "it costs $12", "it ends the subscription"):
        assert told in page
    assert "Finish &lt;b&gt;cancellation&lt;/b&gt;" in page
    assert "\u202e" not in page
    assert "subterminator cancel https://s3.example/account" in page
    picture = next(each.id for each in store.open_questions() if each.has_picture)
    with closing(HTTPConnection(visitor.host)) as connection:
        connection.request("GET", f"{visitor.path}picture/{picture}")
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("content-type"), answer.read()) == (200, "image/png", PICTURE)
    for file in ("style.css", "inbox.js", "state"):
        assert visitor.send("GET", file)[0] == 200
    assert visitor.send("GET", "picture/..%2f..%2fqueue.sqlite3")[0] == 404


@pytest.mark.spec("fleet.inbox")
def test_each_question_is_answered_by_itself(visitor: InboxVisitor, store: JobStore) -> None:
    """A yes by its word, a no, later, and the answers of the other kinds."""
    forms = visitor.forms()
    assert [form["buttons"] for form in forms] == [
        ["yes", "no", "later"],
        ["yes", "no", "later"],
        ["allow", "no", "later"],
        ["done", "no", "later"],
        ["read", "sent", "not_sent", "later"],
    ]
    assert visitor.answer(forms[0], "yes", " confirm ") == 303
    assert visitor.answer(forms[1], "later") == 303
    assert visitor.answer(forms[2], "allow") == 303
    assert visitor.answer(forms[3], "no") == 303
    assert visitor.answer(forms[4], "read") == 303
    assert [form["fields"]["question"] for form in visitor.forms()] == [forms[1]["fields"]["question"]]
    answered = store.question(forms[0]["fields"]["question"])
    assert answered is not None
    assert (answered.answer, answered.words, answered.by) == ("yes", "confirm", "ann")
    assert any("yes by ann" in each["words"] for each in store.events(answered.job.id))


@pytest.mark.spec("fleet.inbox-guarded")
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://localhost:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Host": "evil.example"},
        {"Host": "localhost"},
        {"Host": ""},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/json"},
        {"Content-Type": "multipart/form-data; boundary=x"},
    ],
    ids=lambda headers: " ".join(f"{name}={value}" for name, value in headers.items()),
)
def test_another_page_or_name_gets_no_yes_in(visitor: InboxVisitor, store: JobStore, headers: dict[str, str]) -> None:
    """Although it sends the right fields."""
    form = visitor.forms()[0]
    fields = {**form["fields"], "answer": "yes", "word": "confirm"}
    status, _ = visitor.send("POST", "answer", fields, headers)
    assert status in {400, 403, 415}
    assert unanswered(store) == 5


Change = Callable[[dict[str, str]], dict[str, str]]


@pytest.mark.spec("fleet.inbox-guarded")
@pytest.mark.parametrize(
    "change",
    [
        lambda fields: {**fields, "ticket": "0" * 64},
        lambda fields: {**fields, "ticket": ""},
        lambda fields: {**fields, "seal": "0" * 64},
        lambda fields: {**fields, "question": "another"},
        lambda fields: {**fields, "word": ""},
        lambda fields: {**fields, "word": "yes"},
        lambda fields: {**fields, "word": "Confirm"},
        lambda fields: {**fields, "word": "confirm confirm"},
        lambda fields: {**fields, "answer": "allow"},
        lambda fields: {**fields, "answer": ""},
        lambda fields: {**fields, "padding": "x" * 20_000},
        lambda fields: {name: value for name, value in fields.items() if name != "ticket"},
    ],
)
def test_a_forged_form_gets_no_yes_in(visitor: InboxVisitor, store: JobStore, change: Change) -> None:
    """Every field has to be that of the page."""
    form = visitor.forms()[0]
    status, page = visitor.send("POST", "answer", change({**form["fields"], "answer": "yes", "word": "confirm"}))
    assert status in {403, 409, 413, 422}
    assert "Nothing was recorded" in page
    assert unanswered(store) == 5


@pytest.mark.spec("fleet.inbox-guarded")
def test_a_form_of_another_question_or_server_is_no_use(visitor: InboxVisitor, store: JobStore) -> None:
    """The proof of one question is none for another, and a page of an earlier inbox is void."""
    first, second = visitor.forms()[:2]
    mixed = {**first["fields"], "question": second["fields"]["question"], "answer": "yes", "word": "confirm"}
    assert visitor.send("POST", "answer", mixed)[0] == 403
    with InboxServer(store, "bob") as other:
        stale = InboxVisitor(other.address)
        assert stale.answer(first, "yes", "confirm") == 403
        stale.path = visitor.path
        assert stale.send("GET", "")[0] == 404
        assert stale.answer(first, "yes", "confirm") == 404
    assert unanswered(store) == 5


@pytest.mark.spec("fleet.inbox-guarded")
@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_only_a_post_answers(visitor: InboxVisitor, store: JobStore, method: str) -> None:
    """No link, picture or prefetch is an answer."""
    fields = visitor.forms()[0]["fields"]
    query = "&".join(f"{name}={value}" for name, value in {**fields, "answer": "yes", "word": "confirm"}.items())
    assert visitor.send(method, f"answer?{query}")[0] == 405
    assert unanswered(store) == 5


@pytest.mark.spec("fleet.inbox-guarded")
def test_an_answer_counts_once(visitor: InboxVisitor, store: JobStore) -> None:
    """Twenty at the same moment are one; a repetition is none."""
    form = visitor.forms()[0]
    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(lambda _: visitor.answer(form, "yes", "confirm"), range(20)))
    assert sorted(statuses) == [303] + [409] * 19
    assert visitor.answer(form, "no") == 409
    answered = store.question(form["fields"]["question"])
    assert answered is not None
    assert sum(each["kind"] == "answered" for each in store.events(answered.job.id)) == 1


@pytest.mark.spec("fleet.inbox-guarded")
def test_facts_that_have_changed_void_the_page(visitor: InboxVisitor, store: JobStore) -> None:
    """What the person saw is what the answer is for."""
    form = visitor.forms()[0]
    job = store.open_questions()[0].job
    store.withdraw(job.id, "ann")
    assert visitor.answer(form, "yes", "confirm") == 409
    job = store.retry(job.id)
    store.hand_over(10, lambda *_: None)
    store.begin_leg(job.id, 2, "lease", "worker")
    store.ask(job.id, "lease", f"{job.workflow}-1", Kind.APPROVAL, {**SHOWN, "facts": {"fee": "$900"}}, digest="e")
    assert visitor.answer(form, "yes", "confirm") == 409
    fresh = next(each for each in store.open_questions() if each.job.id == job.id)
    fields = {**form["fields"], "question": fresh.id}
    assert visitor.send("POST", "answer", {**fields, "answer": "yes", "word": "confirm"})[0] == 403
    assert store.question(fresh.id) == fresh


@pytest.mark.spec("fleet.inbox-guarded")
def test_a_field_that_is_sent_twice_is_none(visitor: InboxVisitor, store: JobStore) -> None:
    """No reader of the form may choose which one is meant."""
    fields = visitor.forms()[0]["fields"]
    body = "&".join(f"{name}={value}" for name, value in fields.items()) + "&answer=later&answer=yes&word=confirm"
    own = {"Origin": visitor.origin, "Content-Type": "application/x-www-form-urlencoded"}
    with closing(HTTPConnection(visitor.host)) as connection:
        connection.request("POST", f"{visitor.path}answer", body, own)
        assert connection.getresponse().status == 422
    assert unanswered(store) == 5


@pytest.mark.spec("fleet.inbox-guarded")
def test_every_answer_forbids_frames_scripts_of_others_and_keeping(visitor: InboxVisitor) -> None:
    """Also a refusal."""
    for path, headers in ((visitor.path, {}), ("/", {}), (visitor.path, {"Host": "evil.example"})):
        with closing(HTTPConnection(visitor.host)) as connection:
            connection.request("GET", path, headers=headers)
            answer: Any = connection.getresponse()
            policy = answer.getheader("content-security-policy")
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "form-action 'self'" in policy
            assert answer.getheader("x-frame-options") == "DENY"
            assert answer.getheader("cache-control") == "no-store"
            assert answer.getheader("referrer-policy") == "same-origin"


@pytest.mark.spec("fleet.inbox-guarded")
def test_it_listens_on_this_machine_only(visitor: InboxVisitor) -> None:
    """Nobody on the network reaches it, with or without its secret."""
    port = int(visitor.host.rpartition(":")[2])
    with pytest.raises(OSError, match=r"\[Errno"):
        socket.create_connection(("127.0.0.2", port), 2)


@pytest.mark.spec("fleet.inbox")
async def test_a_real_browser_answers_by_keyboard_and_on_a_phone(
    visitor: InboxVisitor, store: JobStore, bare_chromium: Browser
) -> None:
    """Nothing is wider than the screen, the policy of the page forbids none of its own parts, and a change is told."""
    phone = await bare_chromium.new_context(viewport={"width": 360, "height": 740}, color_scheme="dark")
    page = await phone.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    await page.goto(visitor.address)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate("getComputedStyle(document.querySelector('article')).borderRadius") != "0px"
    first, second = store.open_questions()[:2]
    await page.get_by_label("Type “confirm” to approve").first.focus()
    await page.keyboard.type("confirm")
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).to_have_text("Yes, press it", timeout=PATIENCE)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_have_text(f"Recorded for job {first.job.id}.", timeout=PATIENCE)
    answered = store.question(first.id)
    assert answered is not None
    assert answered.answer == "yes"
    await page.get_by_label("Type “confirm” to approve").fill("conf")
    store.answer(second.id, second.seal, "no", "", "bob")
    await expect(page.get_by_role("status")).to_have_text(
        "Something has changed. Reload the page to see it.", timeout=PATIENCE
    )
    await page.get_by_role("button", name="Yes, press it").click()
    await expect(page.get_by_role("status")).to_contain_text("Nothing was recorded", timeout=PATIENCE)
    assert [text for text in said if "Failed to load resource" not in text] == []
    await phone.close()


@pytest.mark.spec("fleet.inbox-guarded")
async def test_a_page_of_somebody_else_gets_nothing_in(
    visitor: InboxVisitor, store: JobStore, bare_chromium: Browser, page_at: Callable[[str], str]
) -> None:
    """It knows the address and the fields, sends the form and frames the page, in the person's own browser."""
    form = visitor.forms()[0]
    fields = {**form["fields"], "answer": "yes", "word": "confirm"}
    inputs = "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
    context = await bare_chromium.new_context()
    page = await context.new_page()
    await page.goto(
        page_at(
            f'<iframe src="{visitor.address}"></iframe>'
            f'<form method="post" action="{visitor.address}answer">{inputs}<button id="go">go</button></form>'
        )
    )
    framed = page.frames[1]
    assert "Inbox" not in await framed.content()
    async with page.expect_navigation():
        await page.locator("#go").click()
    assert "refused" in await page.content()
    assert unanswered(store) == 5
    await context.close()
