"""What an action is: harmless, in need of a yes, or refused. Judged by code, from the element, the page and the service.

The acting side never declares itself harmless: name, visible text, form target and place all have to agree.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from subterminator.core.heuristics import fits_selector
from subterminator.core.protocols import Action, Element, PageView, ServiceProtocol
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.normalise import normalise

MONEY = frozenset({"accept", "money", "resume"})
"""Intents of a label that buys, upgrades, pauses, accepts an offer or resumes."""

_MONEY_PATH = re.compile(
    r"(?:^|[/_.-])(?:upgrade|subscribe|checkout|purchase|buy|pay|change-?plan|switch-?plan|pause|resume|restart|"
    r"reactivate|resubscribe|redeem|accept-?offer|claim)(?:$|[/_.?-])",
    re.IGNORECASE,
)
_CANCEL_PATH = re.compile(
    r"(?:^|[/_.-])(?:cancel\w*|terminat\w*|unsubscribe|deactivate|end-?(?:membership|subscription)|kuendig\w*|resili\w*)"
    r"(?:$|[/_.?-])",
    re.IGNORECASE,
)
_PRESSING_KEYS = frozenset({"enter", "numpadenter", "space", " "})


@dataclass(frozen=True, slots=True)
class Allow:
    """Nothing speaks against it."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """It will not be done; the reason is the loop's next observation."""

    reason: str


@dataclass(frozen=True, slots=True)
class Ask:
    """It cannot be taken back: a person has to say yes."""

    reason: str
    warning: str = ""


Verdict = Allow | Refuse | Ask


class Policy:
    """The rules of DESIGN §5, for one service."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon) -> None:
        self.service = service
        self.lexicon = lexicon

    def judge(self, element: Element, action: Action, view: PageView) -> Verdict:
        """Judge an action on an element of the page in `view`; the order is place, secrets, money, final."""
        if problem := self._place_of(element, view):
            return Refuse(problem)
        if action.kind == "scroll":
            return Allow()
        if action.kind == "fill":
            return self._fill(element, action)
        if action.kind == "key" and (action.value or "").lower() in _PRESSING_KEYS and not _is_pressable(element):
            return Refuse(
                f"{action.value} in {_say(element)} would submit a form unseen: press the form's button instead"
            )
        labels = self._labels(element, action)
        if money := self._money(element, labels):
            return Refuse(money)
        return self._final(element, labels)

    def dialog(self, message: str) -> Verdict:
        """Judge saying OK to a native dialog by what it says."""
        label = self.lexicon.label(message)
        found = set(label.intents) | set(self.lexicon.text(message))
        if found & MONEY:
            return Refuse(f"the dialog {_quote(message)} reads as an offer or a purchase")
        if "keep" in found:
            return Refuse(f"OK in the dialog {_quote(message)} would keep the subscription")
        if found & {"final", "open", "forward", "final_notice"} or _CANCEL_PATH.search(normalise(message)):
            return Ask(f"the dialog {_quote(message)} asks to cancel")
        return Refuse(f"it cannot be told what OK in the dialog {_quote(message)} does")

    # -- place ---------------------------------------------------------------------------------------------------------

    def place(self, url: str) -> str:
        """Why an address is out of bounds; "" when it is not."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return f"{_quote(url)} is not an address"
        if parts.scheme not in {"https", "http"}:
            return f"{_quote(url)} is not a web page"
        if parts.username is not None or parts.password is not None:
            return f"{_quote(url)} hides its host behind a user name"
        try:
            name = host.encode("idna").decode("ascii").lower() if not host.isascii() else host.lower()
        except UnicodeError:
            return f"the host of {_quote(url)} is not a valid name"
        loopback = _is_loopback(name)
        if parts.scheme == "http" and not loopback:
            return f"{name} is not reached over https"
        if not any(_same_host(allowed, name, port, parts) for allowed in self.service.hosts):
            return f"{name} is out of bounds: {self.service.name} is only {', '.join(self.service.hosts)}"
        return ""

    def _place_of(self, element: Element, view: PageView) -> str:
        frame_url = view.frames[element.frame].url if 0 < element.frame < len(view.frames) else view.url
        for url in dict.fromkeys([view.url, frame_url]):
            if problem := self.place(url):
                return f"{_say(element)} was not touched: {problem}"
        for target in (element.form_action, element.href):
            scheme = urlsplit(target).scheme if target else ""
            if target and scheme != "javascript" and (problem := self.place(target)):
                return f"{_say(element)} leads away: {problem}"
        return ""

    # -- secrets -------------------------------------------------------------------------------------------------------

    def _fill(self, element: Element, action: Action) -> Verdict:
        value = action.value or ""
        if element.secret and not is_placeholder(value):
            return Refuse(f"{_say(element)} takes a secret: only <secret:name> may be typed there, never a value")
        return Allow()

    # -- money ---------------------------------------------------------------------------------------------------------

    def _labels(self, element: Element, action: Action) -> list[Label]:
        said = [element.name, element.text, dict(element.attributes).get("title", "")]
        if action.kind == "select" and action.value:
            said.append(action.value)
        if element.tag == "input" and element.value:
            said.append(element.value)  # the face of <input type=submit>
        return [self.lexicon.label(text) for text in dict.fromkeys(said) if text]

    def _money(self, element: Element, labels: list[Label]) -> str:
        for label in labels:
            if found := label.intents & MONEY:
                return (
                    f"{_say(element)} was not pressed: {_quote(label.phrase)} reads as "
                    f"{'an offer accepted' if 'accept' in found else 'a purchase, pause or restart'}"
                )
        for target in (element.form_action, element.href):
            path = urlsplit(target).path if target else ""
            if match := _MONEY_PATH.search(path):
                return f"{_say(element)} was not pressed: its address has {_quote(match.group().strip('/'))} in it"
        return ""

    # -- final ---------------------------------------------------------------------------------------------------------

    def _final(self, element: Element, labels: list[Label]) -> Verdict:
        reason = ""
        control = self.service.controls.get("confirm_cancel")
        if control is not None and control.final and self._is_control(element):
            reason = f"{self.service.name}'s definition names it as the final control"
        elif any("final" in label.intents for label in labels):
            phrase = next(label.phrase for label in labels if "final" in label.intents)
            reason = f"it reads {_quote(phrase)}"
        elif element.form_method == "POST" and _CANCEL_PATH.search(urlsplit(element.form_action).path):
            reason = f"its form posts to {urlsplit(element.form_action).path}"
        if not reason:
            return Allow()
        return Ask(reason, self._conflict(element, labels))

    def _is_control(self, element: Element) -> bool:
        control = self.service.controls["confirm_cancel"]
        if any(fits_selector(element, css) for css in control.css):
            return True
        wanted = [text for text in (control.name, control.text) if text]
        said = {normalise(element.name), normalise(element.text)}
        return any(normalise(text) in said for text in wanted)

    def _conflict(self, element: Element, labels: list[Label]) -> str:
        name, text = normalise(element.name), normalise(element.text)
        if name and text and name not in text and text not in name:
            return (
                f"what a screen reader hears ({_quote(element.name)}) and what is shown ({_quote(element.text)}) differ"
            )
        if any("keep" in label.intents for label in labels):
            return "a part of its label speaks of keeping the subscription"
        return ""


def is_placeholder(value: str) -> bool:
    """Whether a value only names a secret, as `<secret:password>` does."""
    return re.fullmatch(r"<secret:[a-z][a-z0-9_]*>", value) is not None


def _is_pressable(element: Element) -> bool:
    return element.role in {"button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "option"}


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _same_host(allowed: str, name: str, port: int | None, parts: SplitResult) -> bool:
    """Exact host, and exactly the port that the definition names, or the usual one where it names none."""
    host, _, wanted = allowed.rpartition(":") if re.search(r":\d+$", allowed) else (allowed, "", "")
    if host.lower() != name:
        return False
    default = 443 if parts.scheme == "https" else 80
    return (port or default) == (int(wanted) if wanted else default)


def _say(element: Element) -> str:
    return f"{element.role or element.tag} {_quote(element.label)}" if element.label else element.role or element.tag


def _quote(text: str) -> str:
    return f"'{text if len(text) <= 80 else text[:79] + '…'}'"
