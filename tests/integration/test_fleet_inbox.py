"""The inbox over real HTTP: what a browser sends counts, and what others send does not."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlencode

import pytest
from playwright.async_api import Browser, expect

import axe as axe_kit
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database
from subterminator.fleet.demo import InboxVisitor
from subterminator.fleet.inbox.server import InboxServer
from subterminator.fleet.jobs import JobRequest, new_job
from subterminator.fleet.store import JobStore, Kind
from subterminator.fleet.wording import TITLES, rows

PATIENCE = 60_000
"""Milliseconds for a page to show something, on a machine that does much else."""
PICTURE = (Path(__file__).parents[2] / "docs" / "images" / "yes.png").read_bytes()
"""What a run has photographed: the page with a frame around the control."""
SHOWN = {
    "host": "www.netflix.com",
    "name": "Finish cancellation",
    "text": "Finish <b>cancellation</b>",
    "form_method": "POST",
    "form_action": "https://www.netflix.com/cancel",
    "url": "https://www.netflix.com/cancelplan",
    "title": "Cancel\u202e plan",
    "facts": {"ends": "2026-12-04", "fee": "$12"},
    "reason": "it ends the subscription",
    "warnings": ["the page says that something of yours is lost: 'Your 3 lists'", "the page names no plan"],
    "known": {"plan": "Standard", "price": "Standard $15.49 / month"},
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
    """Who, what, when, cost, loss, warnings, reason and picture; page text is no markup, and turns no line around."""
    status, entries = visitor.send("GET", "")
    assert status == 200
    first = store.open_questions()[0]
    status, page = visitor.send("GET", f"question/{first.id}")
    assert status == 200
    for told in (
        "person0@example.com",
        "at www.netflix.com",
        "“Standard”",
        "4 December 2026",
        "“$12”",
        "of yours is lost: &#39;Your 3 lists&#39;",
        "“Standard $15.49 / month”",
    ):
        assert told in page
        if "lost" not in told and "/ month" not in told:
            assert told in entries
    assert "2 warnings" in entries
    assert "it ends the subscription" in page
    assert page.count("<strong>Warning:</strong>") == 2
    assert "Finish &lt;b&gt;cancellation&lt;/b&gt;" in page
    assert "\u202e" not in page
    helped = next(each.id for each in store.open_questions() if each.kind is Kind.HELP)
    assert "subterminator cancel https://s3.example/account" in visitor.send("GET", f"question/{helped}")[1]
    picture = next(each.id for each in store.open_questions() if each.has_picture)
    with closing(HTTPConnection(visitor.host)) as connection:
        connection.request("GET", f"{visitor.path}picture/{picture}")
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("content-type"), answer.read()) == (200, "image/png", PICTURE)
    for file in ("style.css", "inbox.js", "state"):
        assert visitor.send("GET", file)[0] == 200
    assert visitor.send("GET", "picture/..%2f..%2fqueue.sqlite3")[0] == 404


@pytest.mark.spec("fleet.inbox")
def test_what_no_page_has_named_is_said(visitor: InboxVisitor, store: JobStore) -> None:
    """Silence about a plan, a day, a cost or a loss is told as that, and not as "none"; a doubtful sum as doubtful."""
    question = store.open_questions()[0]
    told = dict(rows(replace(question, shown={"name": "End it", "reason": "it ends it", "title": "t", "url": "u"})))
    assert told["Plan"] == "the page names none"
    assert told["Ends"] == "the page names no day"
    assert told["Costs"] == "the page names no cost of ending"
    assert told["Lost"] == "the page names nothing that is lost"
    warnings = [
        "the page speaks of a cost of ending: 'A fee; it may apply'",
        "the page speaks of a deletion: 'All photos'",
    ]
    told = dict(rows(replace(question, shown={"warnings": warnings, "facts": {"effect": "at once"}})))
    assert told["Costs"] == "the page speaks of a cost of ending: 'A fee; it may apply'"
    assert told["Lost"] == "the page speaks of a deletion: 'All photos'"
    assert told["Ends"] == "“at once”"


@pytest.mark.spec("fleet.inbox")
def test_several_are_answered_in_one_sitting(visitor: InboxVisitor, store: JobStore) -> None:
    """An answer leads to the next question, "later" to the one after it, and the last one back to the list."""
    names = [each.id for each in store.open_questions()]
    led: list[str] = []
    for answer in ("yes", "later", "no", "no", "read"):
        question = store.question(names[len(led)])
        assert question is not None
        form = next(each for each in visitor.forms() if each["fields"]["question"] == question.id)
        with closing(HTTPConnection(visitor.host)) as connection:
            own = {"Origin": visitor.origin, "Content-Type": "application/x-www-form-urlencoded"}
            fields = {**form["fields"], "answer": answer, "word": "confirm"}
            connection.request("POST", form["action"], urlencode(fields), own)
            answered = connection.getresponse()
            assert answered.status == 303
            led.append(str(answered.getheader("location")).removeprefix(visitor.path).partition("?")[0])
    assert led == [*(f"question/{name}" for name in names[1:]), ""]
    assert [each.id for each in store.open_questions()] == [names[1]]
    assert "put off" in visitor.send("GET", "")[1]


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
    assert visitor.answer(forms[0], "yes", " Confirm ") == 303
    assert visitor.answer(forms[1], "later") == 303
    assert visitor.answer(forms[2], "allow") == 303
    assert visitor.answer(forms[3], "no") == 303
    assert visitor.answer(forms[4], "read") == 303
    assert [form["fields"]["question"] for form in visitor.forms()] == [forms[1]["fields"]["question"]]
    answered = store.question(forms[0]["fields"]["question"])
    assert answered is not None
    assert (answered.answer, answered.words, answered.by) == ("yes", "Confirm", "ann")
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
        lambda fields: {**fields, "word": "confirmed"},
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
        assert stale.answer({**first, "action": f"{stale.path}answer"}, "yes", "confirm") == 403
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
    form = visitor.forms()[0]
    fields = form["fields"]
    body = "&".join(f"{name}={value}" for name, value in fields.items()) + "&answer=later&answer=yes&word=confirm"
    own = {"Origin": visitor.origin, "Content-Type": "application/x-www-form-urlencoded"}
    with closing(HTTPConnection(visitor.host)) as connection:
        connection.request("POST", str(form["action"]), body, own)
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


Raw = Callable[[InboxVisitor, str], str]


@pytest.mark.spec("fleet.inbox-guarded")
@pytest.mark.parametrize(
    "raw",
    [
        lambda to, body: f"POST {to.path}answer HTTP/1.1\r\nHost: {to.host}\r\n",
        lambda to, body: (
            f"POST {to.path}answer HTTP/1.1\r\nHost: {to.host}\r\nHost: evil.example\r\nOrigin: {to.origin}\r\n"
        ),
        lambda to, body: f"POST {to.path}answer HTTP/1.0\r\nOrigin: {to.origin}\r\n",
        lambda to, body: (
            f"POST http://evil.example{to.path}answer HTTP/1.1\r\nHost: evil.example\r\nOrigin: {to.origin}\r\n"
        ),
        lambda to, body: (
            f"POST {to.path}answer HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: {to.host}\r\n"
            f"Origin: {to.origin}\r\n"
        ),
        lambda to, body: (
            f"POST {to.path}answer HTTP/1.1\r\nHost: {to.host}\r\nOrigin: http://evil.example\r\n"
            f"Origin: {to.origin}\r\n"
        ),
        lambda to, body: f"POST {to.path}answer HTTP/1.1\r\nHost: {to.host}\r\nReferer: {to.origin}{to.path}\r\n",
        lambda to, body: (
            f"GET {to.path}answer?{body} HTTP/1.1\r\nHost: {to.host}\r\nX-HTTP-Method-Override: POST\r\n"
            f"Origin: {to.origin}\r\n"
        ),
        lambda to, body: f"POST {to.path}answer HTTP/1.1\r\nHost: {to.host}\r\nOrigin: {to.origin.upper()}\r\n",
        lambda to, body: f"POST {to.path.swapcase()}answer HTTP/1.1\r\nHost: {to.host}\r\nOrigin: {to.origin}\r\n",
        lambda to, body: f"POST /answer HTTP/1.1\r\nHost: {to.host}\r\nOrigin: {to.origin}\r\n",
        lambda to, body: f"POST /{to.path}answer HTTP/1.1\r\nHost: {to.host}\r\nOrigin: {to.origin}\r\n",
    ],
    ids=[
        *("no origin", "two hosts", "no host", "another host in the line", "forwarded host", "two origins"),
        *("referrer for origin", "method override", "origin in capitals", "secret in other case", "no secret"),
        "doubled slash",
    ],
)
def test_a_forged_request_gets_no_yes_in(visitor: InboxVisitor, store: JobStore, raw: Raw) -> None:
    """Whatever a program that knows the fields makes of headers and path that no browser would send."""
    body = urlencode({**visitor.forms()[0]["fields"], "answer": "yes", "word": "confirm"})
    host, _, port = visitor.host.rpartition(":")
    with socket.create_connection((host, int(port)), 30) as connection:
        head = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        connection.sendall(f"{raw(visitor, body)}{head}Connection: close\r\n\r\n{body}".encode())
        with connection.makefile("rb") as answer:
            status = int(answer.readline().split()[1])
    assert status in {400, 403, 404, 405}
    assert unanswered(store) == 5


@pytest.mark.spec("fleet.inbox-guarded")
def test_a_yes_of_an_earlier_attempt_is_none_for_the_next(visitor: InboxVisitor, store: JobStore) -> None:
    """The form of a question is void once the job was withdrawn and queued again, also with the same page before it."""
    form = visitor.forms()[0]
    job = store.open_questions()[0].job
    store.withdraw(job.id, "ann")
    job = store.retry(job.id)
    store.hand_over(10, lambda *_: None)
    store.begin_leg(job.id, 2, "lease", "worker")
    store.ask(job.id, "lease", f"{job.workflow}-1", Kind.APPROVAL, SHOWN, digest="d")
    assert visitor.answer(form, "yes", "confirm") == 409
    assert visitor.send("GET", f"question/{form['fields']['question']}")[0] == 404
    assert unanswered(store) == 5


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
    """Nothing is wider than the screen, the page's policy forbids none of its own parts, and a change closes a form."""
    phone = await bare_chromium.new_context(viewport={"width": 390, "height": 740}, color_scheme="dark", has_touch=True)
    page = await phone.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    await page.goto(visitor.address)
    first, second, third = store.open_questions()[:3]
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).to_have_text("Answer them one after another", timeout=PATIENCE)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[Kind.APPROVAL], timeout=PATIENCE)
    picture = page.get_by_role("img", name="with a red frame around the button “Finish cancellation”")
    await expect(picture).to_be_visible(timeout=PATIENCE)
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate("[...document.querySelectorAll('button')].every(each => each.offsetHeight >= 44)")
    await page.get_by_label("Type “confirm” to approve").focus()
    await page.keyboard.type("confirm")
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).to_have_text("Yes, press it", timeout=PATIENCE)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_have_text(f"Recorded for job {first.job.id}.", timeout=PATIENCE)
    answered = store.question(first.id)
    assert answered is not None
    assert answered.answer == "yes"
    assert second.id in page.url
    await page.get_by_label("Type “confirm” to approve").fill("conf")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_contain_text("only the typed word", timeout=PATIENCE)
    store.answer(second.id, second.seal, "no", "", "bob")
    await expect(page.get_by_role("status")).to_contain_text("answered or withdrawn", timeout=PATIENCE)
    await expect(page.get_by_role("button", name="Yes, press it")).to_be_disabled(timeout=PATIENCE)
    await page.get_by_role("link", name="All 3 waiting").or_(page.get_by_role("link", name="All 4 waiting")).click()
    store.answer(third.id, third.seal, "no", "", "bob")
    await expect(page.get_by_role("listitem")).to_have_count(2, timeout=PATIENCE)
    assert [text for text in said if "Failed to load resource" not in text] == []
    await phone.close()


@pytest.fixture(scope="session")
def axe() -> None:
    if problem := axe_kit.missing():
        pytest.skip(problem)


@pytest.mark.spec("fleet.inbox-accessible")
async def test_the_checker_finds_faults(bare_chromium: Browser, axe: None) -> None:
    """Else its silence would mean nothing."""
    page = await bare_chromium.new_page()
    await page.set_content('<html lang="en"><title>t</title><main><h1>t</h1><p style="color:#999">dim</p><img src="x">')
    assert [fault.partition(" ")[0] for fault in await axe_kit.grave_faults(page)] == ["color-contrast", "image-alt"]
    await page.close()


@pytest.mark.spec("fleet.inbox-accessible")
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_everybody_can_use_it(
    visitor: InboxVisitor,
    store: JobStore,
    bare_chromium: Browser,
    axe: None,
    width: int,
    scheme: Literal["light", "dark"],
) -> None:
    """Neither the list nor any kind of question has a fault that is serious or critical, by axe-core."""
    context = await bare_chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = await context.new_page()
    faults = {}
    for path in ("", *(f"question/{each.id}" for each in store.open_questions()), "question/none"):
        await page.goto(visitor.address + path)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        if found := await axe_kit.grave_faults(page):
            faults[path] = found
    assert faults == {}
    await context.close()


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


@pytest.mark.spec("fleet.inbox-guarded")
async def test_scripts_of_somebody_else_get_nothing_in(
    visitor: InboxVisitor, store: JobStore, bare_chromium: Browser, page_at: Callable[[str], str]
) -> None:
    """They send the form by every means that needs no leave, link to it, open it, and embed it in every way."""
    fields = {**visitor.forms()[0]["fields"], "answer": "yes", "word": "confirm"}
    body, target = urlencode(fields), f"{visitor.address}answer"
    query = f"{target}?{body}"
    embedded = f'<link rel="prefetch" href="{query}"><img src="{query}"><script src="{query}"></script>' + "".join(
        f'<{tag} {name}="{visitor.address}" width="300" height="300"></{tag}>'
        for tag, name in (("iframe", "src"), ("object", "data"), ("embed", "src"), ('iframe sandbox=""', "src"))
    )
    context = await bare_chromium.new_context()
    page = await context.new_page()
    await page.goto(
        page_at(
            f'{embedded}<form id="f" method="post" target="popup" action="{target}">'
            + "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
            + "</form>"
        )
    )
    tried = await page.evaluate(
        """async ([target, body, address]) => {
            const kind = "application/x-www-form-urlencoded";
            const done = [];
            const trying = async (name, send) => done.push([name, await send().catch(() => "")]);
            const post = mode => fetch(target, { method: "POST", mode, body: new URLSearchParams(body) });
            await trying("no-cors", async () => (await post("no-cors")).text());
            await trying("cors", async () => (await post("cors")).text());
            await trying("read", async () => (await fetch(address)).text());
            await trying("state", async () => (await fetch(address + "state")).text());
            navigator.sendBeacon(target, new Blob([body], { type: kind }));
            await trying("xhr", () => new Promise((resolve, reject) => {
                const request = new XMLHttpRequest();
                request.onload = () => resolve(request.responseText);
                request.onerror = reject;
                request.open("POST", target);
                request.setRequestHeader("content-type", kind);
                request.send(body);
            }));
            return done;
        }""",
        [target, body, visitor.address],
    )
    assert [text for _, text in tried] == [""] * 5
    async with context.expect_page() as opened:
        await page.evaluate("document.getElementById('f').submit()")
    popup = await opened.value
    await popup.wait_for_load_state()
    assert "refused" in await popup.content()
    assert "Inbox" not in "".join([await frame.content() for frame in page.frames[1:]])
    assert unanswered(store) == 5
    await context.close()


@pytest.mark.spec("fleet.inbox-guarded")
async def test_words_of_a_page_run_nothing_and_press_nothing(
    visitor: InboxVisitor, store: JobStore, bare_chromium: Browser
) -> None:
    """A site may write markup, quotation marks and scripts into every text that the person is shown."""
    hostile = "\"'><img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script><form>”"
    question = store.open_questions()[0]
    texts = ("name", "text", "form_method", "form_action", "url", "title", "reason", "host")
    shown = {
        **dict.fromkeys(texts, hostile),
        "warnings": [hostile],
        "facts": dict.fromkeys([*SHOWN["facts"], "plan", hostile], hostile),
    }
    job = store.retry(store.withdraw(question.job.id, "ann").id)
    store.hand_over(10, lambda *_: None)
    store.begin_leg(job.id, 2, "lease", "worker")
    store.ask(job.id, "lease", "hostile", Kind.APPROVAL, shown, digest="d", picture=PICTURE)
    page = await bare_chromium.new_page()
    for path in ("", "question/hostile"):
        await page.goto(visitor.address + path)
        await expect(page.locator("body")).to_contain_text("onerror", timeout=PATIENCE)
        assert "owned" not in await page.title()
        assert await page.locator("main img").count() == (1 if path else 0)
        assert await page.locator("main form").count() == (1 if path else 0)
        assert await page.locator("script").count() == 1
    await page.close()
    assert unanswered(store) == 5
