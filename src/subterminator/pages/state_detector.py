"""State detection from a page's content: the service's own evidence first, then the lexicon. No model."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from itertools import takewhile
from urllib.parse import urlsplit

from subterminator.domain.outcomes import ENDED_STATES
from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import AIInterpretation, ServiceProtocol, State
from subterminator.domain.roles import FURNITURE
from subterminator.lexicon.clauses import DENSE_SIGN
from subterminator.lexicon.consequence_words import plain_text
from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import QUESTION_MARKS, normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_THINGS
from subterminator.pages.account_evidence import Item, read_account_text, read_account_view
from subterminator.pages.addresses import signs_in_at
from subterminator.pages.blocks import PageBlock, links_of_menus, page_blocks, part_that_asks
from subterminator.pages.body_text import body_text
from subterminator.pages.choices import answer_buttons, reasons_among, rows
from subterminator.pages.cookie_notices import about_cookies, cookie_choices
from subterminator.pages.fees import sentences
from subterminator.pages.labels import (
    answering,
    label_of,
    lines_of,
    only_helps,
    opening,
    question_over,
    titles,
    without_labels,
)
from subterminator.pages.links import leads_nowhere
from subterminator.pages.page_content import LABEL_WORDS, PageContent
from subterminator.pages.site_search import is_field_of_search
from subterminator.pages.wizard_steps import names_of_steps, without_indicators

_DIALOG_TEXT = 400
"""Length of a dialog's text that is read for its subject."""
_SITE = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+")
_SHORT_LABEL = 3
_MENU_LINKS = 4
"""Fewest links in a line that is a menu."""
_FORM = 3
"""Least number of fields of a form that a page is there for; the footer's newsletter has fewer."""
_CHOICES = frozenset({"radio", "checkbox", "textbox", "combobox", "listbox", "option", "switch"})
_A_WORD = 12
"""Most signs of a word alone; one of a script without spaces counts twice."""
_PRECEDENCE = (
    State.LOGIN_REQUIRED,
    State.FINAL_CONFIRMATION,
    State.COMPLETE,
    State.ACCOUNT_CANCELLED,
    State.THIRD_PARTY_BILLING,
    State.EXIT_SURVEY,
    State.RETENTION_OFFER,
    State.ACCOUNT_ACTIVE,
    State.FAILED,
)
"""Order in which states are preferred when the service's evidence fits several: a page that still asks is not done, one
that is done may hold a survey, and a final question may stand beside an offer."""
_BARRED = ("manual", "too_early", "unpaid")
"""Page intents by which nobody can cancel there: only elsewhere, not today, not before a bill is paid."""
_CODE_FIELDS = frozenset({"textbox", "spinbutton"})
_FEW_CONTROLS = 8
"""Most controls of a page that only holds one up, such as a puzzle in a picture; settings have more."""
_INCLUDED = frozenset({"none", "subscription", "addon", "offer", "device", "data"})
"""Objects of a line that tells what a plan has."""
_UNIT = 2
"""Most letters of a unit: "GB"."""
_RUNNING = frozenset({"renews_on", "renews", "withdrawn", "end_control", "sign_active"})
"""Evidence on any page that the subscription runs; "active" alone may be any sentence of a help page."""
_account_path = compiled_late(lambda: rf"/{either('addresses', 'account')}/?$")
_DASH = re.compile(r"\s[\u2013\u2014-]\s")
_new_password = compiled_late(lambda: either("names", "new_password"))
_sign_in_path = compiled_late(lambda: rf"/{either('addresses', 'sign_in')}(?:[/?.;]|$)")


@dataclass(slots=True)
class _Matches:
    """Matches of the service's evidence: a description by state."""

    shown: dict[State, str] = field(default_factory=dict)
    by_url: dict[State, str] = field(default_factory=dict)


_STAYING = frozenset({"keep", "accept"})
"""Intents that count in a label with other words too: "Stay for 1 euro a month"."""


_SENTENCE_ENDS = (".", "!", "\u3002", *QUESTION_MARKS)
_STEPS = frozenset({"open", "final", "forward", "proceed", "keep", "decline"})
"""Intents by which a button answers the question of its part."""
_ANSWERING = frozenset({"accept", "money", "keep", "decline", "forward", "proceed"})
"""Intents of labels that answer an offer or a question."""


class HeuristicInterpreter:
    """Names the state of a page. Deterministic, without a model, in time proportional to the page.

    Text alone can only lead to states that an honest page could show. COMPLETE requires a stated end that no control on
    the page contradicts; an address never suffices.
    """

    def __init__(
        self,
        service: ServiceProtocol | None = None,
        lexicon: Lexicon | None = None,
        today: Callable[[], date] = lambda: datetime.now(UTC).date(),
    ) -> None:
        """`lexicon`: all bundled languages when None."""
        self._service = service
        self._name, self._plan = (service.name, service.plan) if service else ("", "")
        self._today = today
        self._lexicon = lexicon or Lexicon.load()
        self._latest: tuple[PageView, bool, AIInterpretation] | None = None
        """The latest view that was read, how, and its reading: the next look often shows the same."""

    def interpret(self, url: str, text: str) -> AIInterpretation:
        """Read the state of a page from its address and visible text alone (seed 001 §4.2).

        Lines of at most twelve words are read as possible labels. `actions` lists, as {"kind", "quote"}, what a person
        must do and no state expresses: `manual`, `too_early`, `unpaid`, `challenge`, `profile`.
        """
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        short = (line for line in lines if len(line.split()) <= LABEL_WORDS)
        controls = _by_intent({line: label_of(self._lexicon, line) for line in short})
        account = read_account_text(text, self._name, self._today(), plan=self._plan)
        seen = PageContent(_path(url), self._lexicon.text(text), controls, account=account)
        return self._choose_state(seen, self._evidence(seen.path, lines, ()))

    def read(self, view: PageView, *, still_runs: bool = False) -> AIInterpretation:
        """Read the state of a page from a view: its text, labels, headings, fields and open dialog.

        An open dialog is read for itself first; when it says nothing about a subscription (cookies), the page behind it
        decides. A service's `selector` evidence is looked for in `Element.matches`. `actions` as in `interpret`.

        Args:
            still_runs: the subscription is known to run, so that no page can tell that it has ended.
        """
        if self._latest is None or self._latest[:2] != (view, still_runs):
            reading = self._sign_in_elsewhere(view) or self._interpret(without_indicators(view), still_runs)
            self._latest = view, still_runs, reading
        return self._latest[2]

    def _sign_in_elsewhere(self, view: PageView) -> AIInterpretation | None:
        """Return the reading of a page at a host where the person signs in, whatever it says; None elsewhere."""
        host = signs_in_at(view.url, self._service) if self._service is not None else ""
        return AIInterpretation(State.LOGIN_REQUIRED, 0.95, f"one signs in at {host}", []) if host else None

    def _interpret(self, view: PageView, still_runs: bool) -> AIInterpretation:
        if view.dialog is not None:
            inside = view.within(view.dialog)
            speaks = _speaks_of_the_end(inside)
            in_dialog = self._read(view, inside, _dialog_text(view, inside), dialog=True, still_runs=still_runs)
            neutral = in_dialog.state in {State.UNKNOWN, State.ACCOUNT_ACTIVE} or about_cookies(
                each.label for each in inside if each.role in {"heading", "dialog", "alertdialog"}
            )
            if speaks or not neutral:
                return in_dialog
        text = body_text(view) if view.blocks else view.text
        return self._read(view, view.elements, text or _texts(view.elements), dialog=False, still_runs=still_runs)

    def account_signs(self, view: PageView) -> list[Item]:
        """Find the definition's signs of a running or an ended subscription on the page."""
        lines = [line.strip() for line in view.text.splitlines() if line.strip()]
        shown = self._evidence(_path(view.url), lines, view.elements).shown
        signs = {State.ACCOUNT_CANCELLED: "sign_ended", State.ACCOUNT_ACTIVE: "sign_active"}
        return [Item(signs[state], quote) for state, quote in shown.items() if state in signs]

    def _read(
        self, view: PageView, elements: Sequence[Element], text: str, *, dialog: bool, still_runs: bool
    ) -> AIInterpretation:
        about_cookies = cookie_choices(view)
        pressable = [
            each
            for each in elements
            if each.interactive and each.node not in about_cookies and not leads_nowhere(view, each)
        ]
        labels = {each.label for each in pressable}
        menus = links_of_menus(page_blocks(view))
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        labels |= names_of_steps(lines)
        statements = "\n".join(line for line in lines if line not in labels)
        headings = titles(elements, lines if dialog else ())
        seen = PageContent(
            _path(view.url),
            self._speaking(statements, pressable, headings, None if dialog else page_blocks(view)),
            self._shown(view, pressable, menus),
            of_menus=frozenset(each.label for each in pressable if each.node in menus),
            headings=headings,
            password=_asks_for_password(elements),
            choices=_count_choices(elements, dialog),
            pressable=pressable,
            dialog=dialog,
            asks_why=_has_field_for_the_reason(elements, headings),
            account=read_account_view(view, self._name, self._today(), plan=self._plan).reading,
            still_runs=still_runs,
        )
        return self._choose_state(seen, self._evidence(seen.path, lines, elements))

    def _speaking(
        self, statements: str, pressable: Sequence[Element], headings: Sequence[str], root: PageBlock | None
    ) -> dict[str, tuple[str, ...]]:
        """Return the intents of a page's lines, without lines of links side by side.

        What asks why one wants to cancel does not ask whether: "Why do you want to cancel?" is no last question. A word
        alone that is no heading, such as "Survey" in a row of steps, asks nothing. What a part asks whose own buttons
        all do something else ("Delete the account") is not asked by the page.

        Args:
            root: the page's blocks; None in a dialog, which is one part.
        """
        links = {each.label for each in pressable if each.role == "link"}
        spoken: dict[str, tuple[str, ...]] = {}
        for intent, lines in self._lexicon.text(statements).items():
            kept = [line for line in lines if not _lists_links(line, links)]
            if intent == "final_notice":
                kept = [line for line in kept if not _asks_why_it_ends(line) and not self._is_answered(line, root)]
            elif intent == "offer":
                lost = _lost_below(statements.splitlines())
                kept = [line for line in kept if line not in lost]
            elif intent == "survey":
                kept = [line for line in kept if line in headings or not _only_names_a_thing(line)]
            if kept:
                spoken[intent] = tuple(kept)
        return spoken

    def _is_answered(self, line: str, root: PageBlock | None) -> bool:
        """Return whether each button in the part that asks has a meaning, and none goes on, ends or keeps anything."""
        part = None if root is None else part_that_asks(root, line)
        if part is None:
            return False
        buttons = (each for each in part.every_element if each.role == "button" and each.interactive)
        meant = (label_of(self._lexicon, each.label).intents for each in buttons)
        return all(intents and not intents & _STEPS for intents in meant)

    def _shown(self, view: PageView, pressable: Sequence[Element], menus: frozenset[str]) -> dict[str, tuple[str, ...]]:
        """Return the page's control labels by intent; of menus, header and footer only those that sign in or out.

        Args:
            menus: nodes of lists of nothing but links, which may be menus: they answer no question of the page.
        """
        own = [each for each in pressable if view.closest(each, FURNITURE) is None]
        labels_by_intent = self._offered([each for each in own if each.node not in menus], view)
        for intent, labels in self._offered([each for each in own if each.node in menus], view).items():
            if intent not in _ANSWERING:
                labels_by_intent[intent] = (*labels_by_intent.get(intent, ()), *labels)
        for intent, labels in self._offered(pressable, view).items():
            if intent in {"signin", "signout"}:
                labels_by_intent[intent] = labels
        return labels_by_intent

    def _offered(self, pressable: Sequence[Element], view: PageView) -> dict[str, tuple[str, ...]]:
        """Sort control labels by intent. A switch of the renewal ends one that is on, and resumes one that is off."""
        shown = [each for each in pressable if each.role not in _CHOICES and not each.has("expanded")]
        labels_by_intent = _by_intent(
            {
                each.label: answering(
                    opening(label_of(self._lexicon, each.label), each), each.label, question_over(view, each)
                )
                for each in shown
            }
        )
        for each in pressable:
            if each.role in {"switch", "checkbox"} and "renewal" in label_of(self._lexicon, each.label).intents:
                intent = "open" if each.has("checked") else "resume"
                labels_by_intent[intent] = (*labels_by_intent.get(intent, ()), each.label)
        return labels_by_intent

    def _evidence(self, path: str, lines: Sequence[str], elements: Sequence[Element]) -> _Matches:
        match = _Matches()
        if self._service is None or not self._service.states:
            return match
        text = f" {' '.join(word for line in lines for word in [*tokens(normalise(line)), '.'])} "
        longest = 0
        for state, evidence in self._service.states.items():
            selector = next((css for css in evidence.selector if any(css in each.matches for each in elements)), None)
            needle = next((each for each in evidence.text if f" {' '.join(tokens(normalise(each)))} " in text), None)
            part = max((each for each in evidence.url if each.lower() in path), key=len, default="")
            if selector:
                match.shown[state] = f"{selector} is on the page"
            elif needle:
                match.shown[state] = f"the page says '{needle}'"
            if part and len(part) > longest and state not in ENDED_STATES:
                longest = len(part)
                match.by_url = {state: f"the address holds {part}"}
        return match

    # -- the decision ------------------------------------------------------------------------------------------------

    def _choose_state(self, seen: PageContent, match: _Matches) -> AIInterpretation:
        state, confidence, why = self._from_lexicon(seen)
        shown = next((each for each in _PRECEDENCE if each in match.shown), None)
        if shown and self._holds(shown, seen, state):
            agreed = state == shown
            state, confidence, why = shown, 0.97 if agreed else 0.9, match.shown[shown] + (f"; {why}" if agreed else "")
        elif match.by_url:
            by_url, address_part = next(iter(match.by_url.items()))
            if state == by_url:
                confidence, why = min(confidence + 0.05, 0.95), f"{why}; {address_part}"
            elif state in {State.UNKNOWN, State.ACCOUNT_ACTIVE}:
                state, confidence, why = by_url, 0.6, address_part
        return AIInterpretation(state, round(confidence, 2), why, self._for_a_person(seen, state))

    @staticmethod
    def _holds(shown: State, seen: PageContent, read: State) -> bool:
        """Return whether the service's evidence holds, given what the page itself shows."""
        if shown is State.LOGIN_REQUIRED:
            return True
        if read is State.LOGIN_REQUIRED and seen.password:
            return False
        if shown in ENDED_STATES:
            return read is not State.FINAL_CONFIRMATION and seen.account.state != "active"
        if shown is State.ACCOUNT_ACTIVE:
            asks = {State.FINAL_CONFIRMATION, State.EXIT_SURVEY, State.RETENTION_OFFER}
            return not (seen.dialog and read in asks) and read not in ENDED_STATES
        return not (shown is State.EXIT_SURVEY and read in ENDED_STATES)

    @staticmethod
    def _for_a_person(seen: PageContent, state: State) -> list[dict[str, str]]:
        if state in ENDED_STATES:
            return []
        kinds = ("challenge", "profile") if "open" in seen.controls else (*_BARRED, "challenge", "profile")
        quotes = {kind: seen.page[kind] for kind in kinds if kind in seen.page}
        if seen.choices is not None and not _may_be_a_challenge(seen.pressable):
            quotes.pop("challenge", None)  # a row of the settings about signing in
        if "manual" in quotes and not any(map(_names_the_end, seen.headings)):
            quotes["manual"] = tuple(
                filter(_speaks_of_an_end, quotes["manual"])
            )  # other services are by telephone, too
        return [{"kind": kind, "quote": lines[0]} for kind, lines in quotes.items() if lines]

    def _from_lexicon(self, seen: PageContent) -> tuple[State, float, str]:
        if signin := self._signin(seen):
            return State.LOGIN_REQUIRED, *signin
        if final := self._final(seen):
            return State.FINAL_CONFIRMATION, *final
        if ended := self._ended(seen):
            return ended
        page, controls = seen.page, seen.controls
        here = "direct" in page or bool({"open", "manage"} & controls.keys())  # it can be ended or managed on the site
        here |= (seen.choices or 0) >= _FORM  # what stands there explains its fields
        if not here and (biller := self._biller(page.get("third_party", ()))):
            return State.THIRD_PARTY_BILLING, 0.85, f"it is billed elsewhere: '{biller}'"
        asks = "survey" in page or seen.asks_why or _asks_why(seen.headings)
        if asks and (seen.choices != 0 or answer_buttons(seen.pressable, self._lexicon)):
            return State.EXIT_SURVEY, 0.85, f"it asks for reasons: {seen.quote('survey')}"
        if reasons := reasons_among(seen.pressable, self._lexicon):
            return State.EXIT_SURVEY, 0.75, f"it asks for reasons: {reasons[0]!r}"
        if offer := self._offer(seen):
            return State.RETENTION_OFFER, *offer
        if seen.account.state == "active" and (seen.account.features & _RUNNING or self._is_account(seen.path)):
            return State.ACCOUNT_ACTIVE, 0.9 if "open" in controls else 0.8, f"it runs on: {seen.account.why}"
        if "error" in page and seen.prominent("error") and "open" not in controls:
            return State.FAILED, 0.8, f"an error is shown: {seen.prominent('error')}"
        if "open" in controls:
            return State.ACCOUNT_ACTIVE, 0.8, f"it can be cancelled: {seen.quote('open')}"
        if "forward" in controls:
            return State.RETENTION_OFFER, 0.7, f"it goes on with a cancellation: {seen.quote('forward')}"
        if "manage" in controls and _account_path().search(seen.path):
            return State.ACCOUNT_ACTIVE, 0.6, f"it can be managed here: {seen.quote('manage')}"
        return State.UNKNOWN, 0.3, "nothing on the page says which it is"

    def _signin(self, seen: PageContent) -> tuple[float, str] | None:
        lines = seen.page.get("signin", ())
        if seen.password:
            return 0.95, "there is a password field"
        if _sign_in_path().search(seen.path) and not seen.speaks:
            return 0.9 if lines else 0.7, f"the address is {seen.path}" + (
                f", and it says '{lines[0]}'" if lines else ""
            )
        busy = {"open", "final", "forward", "resume", "signout"} & seen.controls.keys() or seen.speaks
        busy = busy or ("signin" not in seen.controls and (seen.choices == 0 or _is_filled_in(seen.pressable)))
        if len(lines) > 1 and not busy:
            return 0.8, f"it asks to sign in: '{lines[0]}', '{lines[1]}'"
        asked = seen.prominent("signin")
        typed = any(each.role == "textbox" and not is_field_of_search(each) for each in seen.pressable)
        if (
            asked
            and not busy
            and (typed or "signin" in seen.controls or seen.choices is None)  # else it only names what is set there
            and not _tells_the_way(asked)
            and not {"offer", "survey", "error", "third_party"} & seen.page.keys()
        ):
            return 0.65, f"it asks to sign in: {asked}"
        return None

    def _final(self, seen: PageContent) -> tuple[float, str] | None:
        if last := seen.last():
            return 0.95 if "final_notice" in seen.page else 0.9, f"the last control is here: '{last}'"
        asks = seen.dialog and "open" in seen.controls and not {"offer", "survey"} & seen.page.keys()
        if asks and not {"money", "accept", "manage"} & seen.controls.keys() and not seen.choices:
            return 0.8, f"a dialog asks it: {seen.quote('open')}"
        if seen.account.is_end and not seen.account.past and {"keep", "proceed"} <= seen.controls.keys():
            return 0.75, f"it says what will be: {seen.account.why}, beside '{seen.controls['proceed'][0]}'"
        heading = next(filter(_names_the_end, seen.headings), "")
        asked = seen.dialog and Reader.load().context(heading).question
        goes_on = "proceed" in seen.controls and (asked or "keep" in seen.controls)
        goes_on = goes_on and not {"offer", "survey"} & seen.page.keys()
        if heading and goes_on and not seen.choices:
            return 0.75, f"'{heading}' stands over '{seen.controls['proceed'][0]}'"
        notice = seen.prominent("final_notice")
        steps = {"open", "proceed"} & seen.controls.keys()
        if notice and (steps or seen.choices is None) and "offer" not in seen.page and not seen.account.past:
            if seen.runs and not seen.dialog and notice.strip("'") not in seen.headings:
                return None
            return 0.75, f"it asks one last time: {notice}"
        return None

    def _ended(self, seen: PageContent) -> tuple[State, float, str] | None:
        account, controls = seen.account, seen.controls
        at_home, back = self._is_account(seen.path), "take_back" in account.features
        asked = "keep" in controls and not {"open", "final"}.isdisjoint(controls)  # what keeps it beside what ends it
        if account.is_end and not at_home and account.past and not asked and not seen.still_runs:
            return State.COMPLETE, 0.9, f"it says so: {account.why}"
        offers = "decline" in controls and bool({"accept", "money"} & controls.keys())
        asks_here = seen.dialog and (offers or (not account.past and bool({"open", "final"} & controls.keys())))
        if account.is_end and at_home and not asks_here:  # elsewhere, what "will end" may be what is asked
            return State.ACCOUNT_CANCELLED, 0.95 if account.strongest else 0.85, account.why
        asks = {"open", "forward"} & controls.keys() or ("final_notice" in seen.page and not at_home)
        if back and "resume" in controls and not account.evidence_against and not asks:
            return State.ACCOUNT_CANCELLED, 0.7, account.why
        return None

    def _is_account(self, path: str) -> bool:
        own = _path(self._service.entry_url).rstrip("/") if self._service else None
        return path.rstrip("/") == own or bool(_account_path().search(path))

    def _biller(self, lines: Sequence[str]) -> str:
        """Find the first of these lines that names somebody other than the service as the biller."""
        own = tokens(normalise(self._service.name)) if self._service else []
        for line in lines:
            words = [word for word in tokens(normalise(line)) if word != "."]
            clauses = Reader.load().read(line)
            if any(_is_supposed(each) or each.object in {"cookies", "terms"} for each in clauses):
                continue  # of those who bought it elsewhere, or about whoever else gets data
            parts = [part for each in sentences(line) for part in _DASH.split(each)]
            said = [each for each in parts if "third_party" in self._lexicon.text(each)] or [line]
            if all(_names_only_ones_plan(each, Reader.load().read(each), own) for each in said):
                continue
            if all(each.rstrip().endswith(QUESTION_MARKS) for each in said):  # "Bought in an app? Then cancel there."
                continue
            if self._service is not None and _names_own_site(line, self._service):
                continue
            if not own or words[-len(own) :] != own:
                return line
        return ""

    @staticmethod
    def _offer(seen: PageContent) -> tuple[float, str] | None:
        onward = [
            text
            for intent in ("decline", "forward")
            for text in seen.controls.get(intent, ())
            if text not in seen.controls.get("open", ())
        ]
        offered = "accept" in seen.controls or "money" in seen.controls
        keeps = not all(map(only_helps, seen.controls.get("keep", ())))
        if not onward and keeps and not seen.runs and (offered or "final_notice" in seen.page):
            onward = [each for each in seen.controls.get("open", ()) if each not in seen.of_menus]  # the end itself
        if not onward and "offer" in seen.page and "accept" in seen.controls and not seen.runs:
            onward = list(seen.controls.get("proceed", ()))  # what goes on, beside what takes the offer
        if not onward and not offered and "offer" in seen.page and keeps and not seen.runs:
            onward = list(seen.controls.get("proceed", ()))  # what goes on, beside what keeps it
        if not onward and seen.of_the_flow and (keeps or "accept" in seen.controls):
            onward = list(seen.controls.get("proceed", ()))  # what goes on, beside what keeps it or takes an offer
        if "offer" in seen.page and (onward or seen.dialog):
            return 0.85 if onward or offered else 0.7, f"it offers something instead: {seen.quote('offer')}"
        if onward and (offered or keeps):
            return 0.75, f"it asks to stay: {seen.quote('accept', 'money', 'keep')} beside '{onward[0]}'"
        return None


# -- helpers -----------------------------------------------------------------------------------------------------------


def _is_supposed(clause: Meaning) -> bool:
    """Return whether a clause is a condition, also as a question: "If you subscribed with Apple", "With Apple?"."""
    return clause.modality == "conditional" or (clause.modality == "question" and clause.act not in ENDING)


def _only_names_a_thing(line: str) -> bool:
    """Return whether a line is a word alone, and asks or says nothing."""
    clauses = Reader.load().read(line)
    wide = sum(DENSE_SIGN.match(each) is not None for each in line)
    alone = len(line.split()) == 1 and len(line) + wide <= _A_WORD and not line.endswith((*QUESTION_MARKS, ":"))
    return alone and len(clauses) <= 1 and all(each.act == "none" for each in clauses)


def _may_be_a_challenge(pressable: Sequence[Element]) -> bool:
    """Return whether a page has an empty field for a code, or a box to tick, or hardly anything else to press."""
    empty = (each for each in pressable if each.role in _CODE_FIELDS and not (each.value or "").strip())
    return len(pressable) <= _FEW_CONTROLS or any(empty) or any(each.role == "checkbox" for each in pressable)


def _asks_why_it_ends(label: str) -> bool:
    """Return whether the label of a field asks for the reason of an end, and not of anything else."""
    clauses = Reader.load().read(label[:_DIALOG_TEXT], "dialog")
    flags = {flag for each in clauses for flag in each.flags}
    another = any(each.object in OTHER_THINGS for each in clauses)
    return "why" in flags and ("end" in flags or (bool(flags & ENDING) and not another))


def _has_field_for_the_reason(elements: Sequence[Element], headings: Sequence[str]) -> bool:
    """Return whether a field asks why it ends: by its own label, or for a reason under a heading about leaving."""
    labels = [each.label for each in elements if each.role in _CHOICES]
    if any(map(_asks_why_it_ends, labels)):
        return True
    read = [clause for each in headings for clause in Reader.load().read(each, "heading")]
    leaving = any(each.act in ENDING and each.object in FAMILY | {"none", "unknown"} for each in read)
    return leaving and any(map(_asks_for_a_reason, labels))


def _asks_for_a_reason(label: str) -> bool:
    clauses = Reader.load().read(label[:_DIALOG_TEXT], "dialog")
    flags = {flag for each in clauses for flag in each.flags}
    nothing_else = all((each.act, each.object, each.unknown) == ("none", "none", ()) for each in clauses)
    return bool(clauses) and nothing_else and bool(flags & {"why", "reason"})


def _by_intent(labels: Mapping[str, Label]) -> dict[str, tuple[str, ...]]:
    """Sort labels, by their texts, by intent. An ambiguous one counts only if it may end a subscription, or keep it.

    "No thanks, cancel it" declines first.
    """
    texts_by_intent: dict[str, list[str]] = {}
    for text, label in labels.items():
        intents = label.intents - {"final"} if "open" in label.intents else label.intents
        if label.best is None and "final" not in label.intents:
            intents &= _STAYING
        elif label.best == "decline":
            intents -= {"open"}
        for intent in intents:
            texts_by_intent.setdefault(intent, []).append(text)
    return {intent: tuple(texts) for intent, texts in texts_by_intent.items()}


def _names_the_end(heading: str) -> bool:
    """Return whether a heading names the end of a subscription."""
    context = Reader.load().context(heading)
    return context.act in ENDING and context.object not in OTHER_THINGS


def _speaks_of_an_end(line: str) -> bool:
    """Return whether a line mentions the end of anything, or the subscription."""
    clauses = Reader.load().read(line)
    return any(each.act in ENDING or each.flags & ENDING or each.object in FAMILY for each in clauses)


def _asks_why(headings: Sequence[str]) -> bool:
    """Return whether a heading asks for a reason."""
    return any(Reader.load().context(heading).survey for heading in headings)


def _speaks_of_the_end(elements: Sequence[Element]) -> bool:
    """Return whether headings or texts of a dialog name the end of a subscription, or of its renewal."""
    reader = Reader.load()
    texts = {each.label for each in elements if each.role in {"heading", "dialog", "alertdialog"} and each.label}
    return any(
        meaning.act in ENDING and meaning.object not in OTHER_THINGS
        for text in texts
        for meaning in reader.read(text[:_DIALOG_TEXT], "dialog")
    )


def _names_only_ones_plan(line: str, clauses: Sequence[Meaning], own: Sequence[str]) -> bool:
    """Return whether what a line names is a plan, or what it includes, and nobody: "included with your plan".

    `own`: the words of the service's name, which name nobody else: "included in your Example Extra plan".
    """
    named = [word for word in line.split()[1:] if word[:1].isupper() and len(word) > _UNIT]
    names = any(not set(tokens(normalise(word))) <= {*own, "."} for word in named) or line.isupper()
    plan = any(each.object in {"subscription", "addon", "offer"} or "subscription" in each.flags for each in clauses)
    plan = plan and all(each.act == "none" and each.object in _INCLUDED for each in clauses)
    return plan and not names and all(len(set(each.unknown) - set(own)) <= 1 for each in clauses)


def _names_own_site(line: str, service: ServiceProtocol) -> bool:
    """Return whether a line names a site with the service's own name, or one of its hosts."""
    name = re.sub(r"\W", "", service.name.lower())
    for site in _SITE.findall(line.lower()):
        words = [word.replace("-", "") for word in site.split(".")[:-1] if len(word) > _SHORT_LABEL]
        if site in service.hosts or any(word in name or name in word for word in words):
            return True
    return False


def _asks_for_password(elements: Sequence[Element]) -> bool:
    """Return whether there is a field for a password that one has: not in a part where a new one is chosen."""
    fields = [each for each in elements if ("type", "password") in each.attributes]
    new = {
        each.block
        for each in fields
        if ("autocomplete", "new-password") in each.attributes or _new_password().search(plain_text(each.label))
    }
    return any(each.block not in new for each in fields)


def _path(url: str) -> str:
    """Return the path of an address in lower case, with a route behind the #; "" if it has none."""
    try:
        parts = urlsplit(url)
        route = parts.fragment if parts.fragment.startswith(("/", "!/")) else ""
        return (parts.path.rstrip("/") + route.lstrip("!") if route else parts.path).lower()
    except ValueError:
        return ""


def _lost_below(lines: Sequence[str]) -> set[str]:
    """Return the short lines below one that says that they are lost, and ends in a colon: they offer nothing."""
    lost: set[str] = set()
    for at, line in enumerate(lines, 1):
        if line.rstrip().endswith((":", "\uff1a")) and any(
            each.act == "lose" and each.polarity == "+" for each in Reader.load().read(line)
        ):
            lost.update(takewhile(lambda each: not each.rstrip().endswith(_SENTENCE_ENDS), lines[at:]))
    return lost


def _tells_the_way(line: str) -> bool:
    """Return whether a line tells more than one step behind a sign-in: "Log in, open your account and choose Plan"."""
    clauses = [each for each in Reader.load().read(line) if each.act not in {"none", "go_on", "sign_in"}]
    return len(clauses) > 1 or any("choose" in each.flags for each in clauses)


def _is_filled_in(pressable: Sequence[Element]) -> bool:
    """Return whether all text fields hold something already, as in a form of the account, where nobody signs in.

    An address in one may be what the browser filled in for signing in.
    """
    fields = [each for each in pressable if each.role == "textbox" and not is_field_of_search(each)]
    return len(fields) > 1 and all(each.value and "@" not in each.value for each in fields)


def _count_choices(elements: Sequence[Element], dialog: bool) -> int:
    """Count the fields and rows of a survey, without the site's search.

    One box alone in a dialog is no list, but agrees to what it says.
    """
    fields = [each.role for each in elements if each.role in _CHOICES and not is_field_of_search(each)]
    if not dialog:
        return len(fields)
    return 0 if fields == ["checkbox"] else len(fields) + len(rows(elements))


def _dialog_text(view: PageView, inside: Sequence[Element]) -> str:
    """Return the lines of a dialog as the page shows them, then the names that are not among them.

    The text of the dialog's own element, and of other containers, is one long line.
    """
    shown = lines_of(view, inside[0]) if inside else []
    if not shown:
        return _texts(inside)
    return "\n".join(dict.fromkeys([*shown, *filter(None, (each.name.strip() for each in inside))]))


def _texts(elements: Iterable[Element]) -> str:
    """Join the names and texts of elements, a line each."""
    return "\n".join(dict.fromkeys(text for each in elements for text in (each.name, each.text) if text))


def _lists_links(line: str, links: Iterable[str]) -> bool:
    """Return whether a line is mostly links side by side, as a newspaper's menu: its "Opinion" asks for none."""
    inside, rest = without_labels(line, links)
    return len(inside) >= _MENU_LINKS and sum(map(str.isalpha, rest)) * 2 < sum(map(str.isalpha, line))
