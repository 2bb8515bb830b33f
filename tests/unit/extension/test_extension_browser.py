"""The person's own Chrome as a browser: what is asked for each method, and what is made of the answers."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from rows import FIELDS, columns
from stand_ins import MemoryJournal, MemoryLedger, Service
from subterminator.approval.approvers import DenyApprover
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.domain.errors import (
    Aborted,
    ActionTimeout,
    AmbiguousTarget,
    BrowserLost,
    ConfigurationError,
    ElementNotFound,
    NeedsHuman,
    PageChanged,
    Refused,
)
from subterminator.domain.page import Box
from subterminator.domain.protocols import Action, DialogJudge, Element, RequestListener, TargetStrategy
from subterminator.extension.browser import ExtensionBrowser
from subterminator.extension.commands import ProtocolModel
from subterminator.extension.connection import WaitingListener
from subterminator.lexicon.lexicon import Lexicon

T = TypeVar("T", bound=ProtocolModel)
GUIDE = Path(__file__).parents[3] / "docs/how-to/extension.md"
TOP = "https://www.example.com/account"
INSIDE = "https://pay.example.net/frame"


class Script:
    """Stands in for the exchange: answers each kind of command from a table, and keeps what it was asked."""

    def __init__(self, **answers: Any) -> None:
        self.answers = {"begin": {"tab": 1}, "end": {}, **answers}
        self.asked: list[dict[str, Any]] = []
        self.seconds: list[float] = []
        self.capabilities: frozenset[str] = frozenset()
        self.stopped = False
        self.judge: DialogJudge | None = None
        self.waiting: WaitingListener | None = None
        self.listener: RequestListener | None = None
        self.open = False

    async def ask(self, command: ProtocolModel, wanted: type[T], what: str, seconds: float) -> T:
        assert self.open
        self.asked.append(command.model_dump(exclude_none=True))
        self.seconds.append(seconds)
        answer = self.answers.get(self.asked[-1]["type"], {})
        if callable(answer):
            answer = answer(self.asked[-1])
        if isinstance(answer, Exception):
            raise answer
        return wanted.model_validate(answer, strict=False)

    async def until_ended(self) -> None:
        raise Aborted("stopped by you in the browser")

    def on_sent(self, listener: RequestListener | None) -> None:
        self.listener = listener

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self.judge = judge

    def on_waiting(self, listener: WaitingListener | None) -> None:
        self.waiting = listener

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[int]:
        self.open = True
        try:
            yield 5000
        finally:
            self.open = False

    def kinds(self) -> list[str]:
        return [each["type"] for each in self.asked]


async def launched(**answers: Any) -> tuple[ExtensionBrowser, Script]:
    """A browser that has its tab."""
    script = Script(**answers)
    browser = ExtensionBrowser(script, script.listening(), run="r1", service="Example", hosts=["www.example.com"])
    await browser.launch()
    return browser, script


def row(number: int, role: str, name: str, **more: Any) -> list[Any]:
    """What the eyes say of one element."""
    values = {"n": number, "role": role, "name": name, "tag": "button", "x": 1, "y": 2, "width": 30, "height": 10}
    return [{**dict.fromkeys(FIELDS, 0), "parent": -1, "flags": 7, **values, **more}[field] for field in FIELDS]


def look(url: str, *rows: list[Any], frames: Sequence[dict[str, Any]] = ()) -> str:
    """What the eyes say of one frame."""
    page = {"url": url, "title": "T", "lang": "en", "viewport": [800, 600], "scroll": [0, 0], "size": [800, 900]}
    return json.dumps(
        {**page, "text": f"text of {url}", "dialog": None, "leftOut": 0, "elements": columns(rows), "frames": frames}
    )


def frame(number: int, answer: str | None, **more: Any) -> dict[str, Any]:
    """What one frame answered."""
    url = TOP if number == 0 else INSIDE
    return {"frame": number, "document": f"D{number}", "url": url, "answer": answer, **more}


def found(*rows: list[Any], visible: bool = True) -> str:
    """What the eyes found in one frame."""
    return json.dumps({"total": len(rows), "rows": [[*each, visible] for each in rows]})


HELD = {"parent": 0, "node": 9, "offset": [100, 200]}
BOTH = {
    "tab": 1,
    "frames": [
        frame(0, look(TOP, row(3, "button", "Cancel"), row(9, "iframe", "", tag="iframe"))),
        frame(7, look(INSIDE, row(1, "button", "Pay")), **HELD),
        frame(8, look("https://ads.test/", row(1, "button", "Win")), parent=0),
    ],
}


# -- its life ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.browser-life")
async def test_it_takes_a_tab_and_lets_go_of_it() -> None:
    """For the run, the service and its hosts; closing ends neither tab nor browser."""
    browser, script = await launched()
    assert browser.is_cdp_connection
    await browser.launch()
    await browser.close()
    await browser.close()
    assert script.asked == [
        {"type": "begin", "run": "r1", "service": "Example", "hosts": ["www.example.com"], "timeout_ms": 300_000},
        {"type": "end"},
    ]
    assert not script.open
    with pytest.raises(RuntimeError, match="not launched"):
        await browser.url()


@pytest.mark.spec("extension.browser-life")
@pytest.mark.parametrize(
    ("told", "raised"),
    [
        (BrowserLost("the extension is not connected"), ConfigurationError),
        (ActionTimeout("no answer"), ConfigurationError),
        (NeedsHuman("allow it"), NeedsHuman),
        (Aborted("stopped"), Aborted),
    ],
)
async def test_without_a_tab_nothing_stays_open(told: Exception, raised: type[Exception]) -> None:
    """Whoever starts the run is told why, in one line."""
    script = Script(begin=told)
    browser = ExtensionBrowser(script, script.listening(), run="r1", service="Example", hosts=[])
    with pytest.raises(raised, match=str(told)):
        await browser.launch()
    assert not script.open


@pytest.mark.spec("extension.stop")
async def test_after_stop_nothing_more_is_asked() -> None:
    """Not even to let go: the extension has done that."""
    browser, script = await launched()
    script.stopped = True
    await browser.close()
    assert script.kinds() == ["begin"]


@pytest.mark.spec("extension.truthful")
async def test_it_says_what_it_cannot_do() -> None:
    """Requests cannot be held, scripts not run, pages not printed without the debugger; the rest works."""
    browser, script = await launched(pdf={"pdf": base64.b64encode(b"%PDF").decode()})
    with pytest.raises(NotImplementedError, match="requests cannot be held"):
        browser.on_request(None)
    with pytest.raises(NotImplementedError):
        await browser.evaluate("1")
    with pytest.raises(NotImplementedError, match="debugger permission"):
        await browser.pdf()
    script.capabilities = frozenset({"pdf"})
    assert await browser.pdf() == b"%PDF"
    assert browser.supports_accessibility_tree()
    assert browser.supports_coordinate_clicking()
    assert browser.supports_text_clicking()


@pytest.mark.spec("extension.truthful")
async def test_the_record_says_that_requests_are_not_seen() -> None:
    """The guard judges every press all the same, and notes what it cannot judge, in the words of the guide."""
    browser, script = await launched(
        look=BOTH, find={"tab": 1, "frames": [frame(0, found(row(4, "button", "Upgrade now")))]}
    )
    journal = MemoryJournal()
    guarded = Guarded(browser, Policy(Service(), Lexicon.load()), DenyApprover(), journal, MemoryLedger())
    assert script.judge is not None
    said = journal.events[-1]["message"]
    assert "cannot hold requests" in said
    assert f'"{said}"' in GUIDE.read_text(encoding="utf-8")
    element = await guarded.locate(TargetStrategy("aria", aria_role="button", aria_name="Upgrade now"))
    with pytest.raises(Refused):
        await guarded.act(element, Action("click"))
    assert "act" not in script.kinds()


# -- looking -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.look")
async def test_a_look_is_one_account_of_all_frames() -> None:
    """What a frame holds follows its iframe, moved by its offset; a frame of unknown place is named, not read."""
    browser, _ = await launched(look=BOTH)
    view = await browser.look()
    assert [(each.name, each.frame, each.box.x) for each in view.elements] == [
        ("Cancel", 0, 1),
        ("", 0, 1),
        ("Pay", 1, 101),
    ]
    assert [each.url for each in view.frames] == [TOP, INSIDE, INSIDE]
    assert view.frames[2].problem == "its position in the page is unknown"
    assert view.text == f"text of {TOP}\ntext of {INSIDE}"


@pytest.mark.spec("extension.look")
@pytest.mark.parametrize(
    "frames",
    [
        [],
        [frame(0, None, problem="it crashed")],
        [frame(0, "{}")],
        [frame(0, '{"error": "no eyes"}')],
        [frame(0, "nonsense")],
        [frame(0, '{"elements": [[1]], "text": "", "dialog": null}')],
    ],
)
async def test_a_page_that_cannot_be_read_is_told(frames: list[dict[str, Any]]) -> None:
    """The run goes on and looks again; it never takes nothing for an empty page."""
    browser, _ = await launched(look={"tab": 1, "frames": frames})
    with pytest.raises(ActionTimeout, match="could not look at the page"):
        await browser.look()


@pytest.mark.spec("extension.locate")
async def test_one_element_is_found_in_whichever_frame() -> None:
    """With the frame that it stands in, so that the guard judges its host."""
    answers = {"tab": 1, "frames": [frame(0, found()), frame(7, found(row(1, "button", "Pay")), **HELD)]}
    browser, script = await launched(look=BOTH, find=answers)
    browser.selectors = ("#pay",)
    pay = (await browser.look()).elements[2]
    element = await browser.locate(TargetStrategy("css", css_selector="button"))
    assert (element.node, element.name, element.frame, element.box.y) == (pay.node, "Pay", 1, 202)
    assert script.asked[-1] == {"type": "find", "query": {"css": "button"}, "selectors": ["#pay"]}


@pytest.mark.spec("extension.locate")
async def test_nothing_is_guessed() -> None:
    """None, several, only hidden ones, in a frame that nobody knows the place of, or no selector at all."""
    two = found(row(1, "button", "Yes"), row(2, "button", "No"))
    cases: list[tuple[list[dict[str, Any]], type[Exception], str]] = [
        ([frame(0, found())], ElementNotFound, "nothing visible fits"),
        ([frame(0, two)], AmbiguousTarget, "'Yes', button 'No'"),
        ([frame(0, found(row(1, "button", "A"), row(2, "button", "B"), visible=False))], ElementNotFound, "2 hidden"),
        ([frame(0, found()), frame(8, found(row(1, "button", "Win")), parent=0)], ElementNotFound, "nothing visible"),
        ([frame(0, '{"error": "not a selector"}')], ElementNotFound, "not a selector"),
        ([frame(0, None, problem="gone")], ActionTimeout, "gone"),
        ([frame(0, "]")], ActionTimeout, "is invalid"),
        ([frame(0, "[]")], ActionTimeout, "is invalid"),
    ]
    for frames, raised, told in cases:
        browser, _ = await launched(find={"tab": 1, "frames": frames})
        with pytest.raises(raised, match=told):
            await browser.locate(TargetStrategy("text", text_content='"x"'))


@pytest.mark.spec("extension.locate")
async def test_a_point_leads_into_the_frames_that_it_lies_in() -> None:
    """Each frame is asked in its own coordinates."""

    def at_a_point(command: dict[str, Any]) -> dict[str, Any]:
        if "frame" not in command:
            return {
                "tab": 1,
                "frames": [frame(0, found(row(9, "iframe", ""))), frame(7, found(row(5, "button", "Wrong")), **HELD)],
            }
        assert (command["query"], command["frame"]) == ({"x": 10, "y": 20}, {"frame": 7, "document": "D7"})
        return {"tab": 1, "frames": [frame(7, found(row(1, "button", "Pay")), **HELD)]}

    browser, _ = await launched(find=at_a_point)
    element = await browser.locate(TargetStrategy("coordinates", coordinates=(110, 220)))
    assert (element.name, element.box.x) == ("Pay", 101)


@pytest.mark.spec("extension.look")
async def test_a_form_and_what_is_folded_are_read() -> None:
    """As any browser tells them."""
    form = {"method": "POST", "action": TOP, "named": True, "charset": "utf-8", "fields": [["a", "1", "hidden"]]}
    browser, script = await launched(
        look=BOTH,
        sends={"tab": 1, "frames": [frame(0, json.dumps({"form": form}))]},
        folded={"tab": 1, "frames": [frame(0, '{"text": "fee"}'), frame(7, '{"text": ""}', **HELD)]},
    )
    element = (await browser.look())[0]
    read = await browser.form(element)
    assert read is not None
    assert (read.method, read.fields[0].name) == ("POST", "a")
    assert script.asked[-1]["at"] == {"frame": 0, "document": "D0", "node": 3}
    assert await browser.folded() == "fee"
    script.answers["sends"] = {"tab": 1, "frames": [frame(0, '{"form": null}')]}
    assert await browser.form(element) is None
    script.answers["sends"] = {"tab": 1, "frames": [frame(0, '{"gone": true}')]}
    with pytest.raises(PageChanged):
        await browser.form(element)
    script.answers["sends"] = {"tab": 1, "frames": [frame(0, '{"error": "oh"}')]}
    with pytest.raises(ActionTimeout, match="oh"):
        await browser.form(element)


# -- acting ------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("extension.act")
async def test_an_action_names_the_very_node_and_what_it_must_read() -> None:
    """Frame, document and number; role, name, text and form as they were chosen; its answer may take longer than it."""
    browser, script = await launched(look=BOTH)
    await browser.act((await browser.look())[2], Action("click", timeout_seconds=3))
    assert script.asked[-1] == {
        "type": "act",
        "kind": "click",
        "at": {"frame": 7, "document": "D7", "node": 1},
        "expect": {"role": "button", "name": "Pay", "text": "Pay", "form_method": "", "form_action": ""},
        "timeout_ms": 3000,
    }
    assert script.seconds[-1] > 3


@pytest.mark.spec("extension.act")
async def test_a_node_of_an_earlier_document_is_never_pressed_on_the_next() -> None:
    """Chrome keeps the frame's number over a navigation: the document's own name tells them apart."""
    browser, script = await launched(look=BOTH)
    before = (await browser.look())[0]
    script.answers["look"] = {"tab": 1, "frames": [{**frame(0, look(TOP, row(3, "button", "Keep"))), "document": "E"}]}
    after = (await browser.look())[0]
    assert before.node != after.node
    await browser.act(before, Action("click"))
    assert script.asked[-1]["at"]["document"] == "D0"
    with pytest.raises(PageChanged, match="another page"):
        await browser.act(Element(ref=0, node="99:1", role="button", name="X"), Action("click"))


@pytest.mark.spec("extension.same-form")
async def test_a_press_may_send_only_the_form_that_was_read_for_it() -> None:
    """The form read last goes with the next action, and with that one only."""
    form = {"method": "POST", "action": TOP, "named": True, "charset": "utf-8", "fields": [["a", None, "hidden"]]}
    browser, script = await launched(look=BOTH, sends={"tab": 1, "frames": [frame(0, json.dumps({"form": form}))]})
    element = (await browser.look())[0]
    await browser.form(element)
    await browser.act(element, Action("click"))
    assert script.asked[-1]["expect"]["form"] == {**form, "fields": [("a", None, "hidden")]}
    await browser.act(element, Action("click"))
    assert "form" not in script.asked[-1]["expect"]


@pytest.mark.spec("extension.act")
async def test_the_first_real_option_is_chosen_where_none_is_named() -> None:
    """The first of all is often "Please choose"."""
    browser, script = await launched(look=BOTH)
    await browser.look()
    for options, chosen in ((("Choose", "Too dear"), "Too dear"), (("Only",), "Only"), ((), "")):
        await browser.act(Element(0, "0:3", "combobox", "Reason", options=options), Action("select"))
        assert script.asked[-1]["value"] == chosen
    await browser.act(Element(0, "0:3", "combobox", "Reason", options=("a", "b")), Action("select", "a"))
    assert script.asked[-1]["value"] == "a"


@pytest.mark.spec("extension.framed-picture")
async def test_the_picture_of_a_question_names_the_control(tmp_path: Path) -> None:
    """The frame is drawn where the control is in the viewport; one that is out of it has none."""
    browser, script = await launched(screenshot={"png": base64.b64encode(b"\x89PNG").decode()})
    shown = Element(0, "0:3", "button", "End", box=Box(10, 20.5, 30, 40), in_viewport=True)
    assert await browser.picture_of(shown) == b"\x89PNG"
    framed = {"x": 10, "y": 20.5, "width": 30, "height": 40}
    assert script.asked[-1] == {"type": "screenshot", "framed": framed}
    await browser.picture_of(replace(shown, in_viewport=False))
    assert script.asked[-1] == {"type": "screenshot"}


@pytest.mark.spec("extension.browser-life")
async def test_the_page_as_a_whole(tmp_path: Path) -> None:
    """Address, HTML, picture, going there and scrolling are a command each."""
    png = b"\x89PNG"
    browser, script = await launched(
        url={"url": TOP},
        html={"html": "<p>"},
        screenshot={"png": base64.b64encode(png).decode()},
        navigate_to={"url": TOP},
    )
    await browser.navigate(TOP, timeout=1000)
    await browser.scroll_to(0, 500)
    assert (await browser.url(), await browser.html()) == (TOP, "<p>")
    assert await browser.screenshot(str(tmp_path / "shot.png")) == png
    assert (tmp_path / "shot.png").read_bytes() == png
    assert script.asked[1:3] == [
        {"type": "navigate_to", "url": TOP, "timeout_ms": 1000},
        {"type": "scroll_to", "x": 0, "y": 500},
    ]
    script.answers["screenshot"] = {"png": "no base64"}
    with pytest.raises(ActionTimeout, match="not valid base64"):
        await browser.screenshot()
