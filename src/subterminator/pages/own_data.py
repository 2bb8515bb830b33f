"""Data of the customer that the account's pages show, and the fields of a cancellation that ask for exactly these.

Only an e-mail address, a customer number and the number of the contract are known here, and only where all pages show
one. Whatever else a field wants (passwords, payment, names, telephone, birth) is left to the person.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, get_args
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.ports import ServiceProtocol
from subterminator.domain.roles import FURNITURE
from subterminator.lexicon.language_files import SCRIPTS_READ_ANYWHERE, entries
from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import is_step
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.controls import is_required
from subterminator.pages.facts import addresses_in
from subterminator.pages.subscriptions import Subscriptions

OwnKind = Literal["e_mail", "customer_number", "contract_number"]
_KINDS: tuple[OwnKind, ...] = get_args(OwnKind)
_PLACEHOLDER = re.compile(r"<account:([a-z_]+)>")
_TYPES: Mapping[OwnKind, frozenset[str]] = {
    "e_mail": frozenset({"", "text", "email"}),
    "customer_number": frozenset({"", "text", "number"}),
    "contract_number": frozenset({"", "text", "number"}),
}
"""Types of the fields that may take each."""
_NAMES: Mapping[OwnKind, str] = {
    "e_mail": "the account's e-mail address",
    "customer_number": "the customer number",
    "contract_number": "the contract number",
}
_NUMBER = re.compile(r"(?<!\w)(?=[\w/-]*\d)[\w/-]+(?:[ .]\d[\w/-]*)*(?!\w)")
_DIGITS = 5
"""Least number of digits of a customer's or contract's number."""
_CAPTION_WORDS = 8
"""Most words of a line that tells one fact, and of one that tells what stands below it."""
_BUTTONS = frozenset({"button"})
_BARRED = frozenset({"money", "accept", "resume", "delete", "signout", "signin"})
"""Intents of a control whose form does something else than to end."""
_OTHER_FORM = re.compile(
    r"news|subscri(?:be|ption/new)|sign-?(?:up|in)|log-?in|regist|refer|invit|shar|search|profile|recommend|contact",
    re.IGNORECASE,
)
"""Addresses of forms that do something else."""


@dataclass(frozen=True, slots=True)
class OwnData:
    """Data of the customer on pages, by kind: each value as it is written there."""

    values: tuple[tuple[OwnKind, str], ...] = field(default=(), repr=False)
    unclear: frozenset[OwnKind] = frozenset()
    """Kinds of which a page shows one that may be of another subscription."""

    def __or__(self, other: OwnData) -> OwnData:
        """Return both."""
        return OwnData(tuple(dict.fromkeys(self.values + other.values)), self.unclear | other.unclear)

    def value(self, kind: str) -> str:
        """Return the one value of a kind; "" if none is known, or more than one."""
        found = {_plain(value): value for of, value in self.values if of == kind}
        return next(iter(found.values())) if len(found) == 1 and kind not in self.unclear else ""


NOTHING_OWN = OwnData()
"""Before any page was seen."""


def placeholder(kind: OwnKind) -> str:
    """Return what stands for a value in steps, plans, calls and the journal."""
    return f"<account:{kind}>"


def kind_of(value: str) -> str:
    """Return the kind that a placeholder names; "" for any other text."""
    named = _PLACEHOLDER.fullmatch(value)
    return named[1] if named is not None else ""


def described(kind: str) -> str:
    """Return a kind in words for a message."""
    return next((_NAMES[each] for each in _KINDS if each == kind), "what it asks for")


# -- what the pages show -----------------------------------------------------------------------------------------------


def own_data(view: PageView, service: ServiceProtocol, lexicon: Lexicon, *, typed: bool = False) -> OwnData:
    """Read the customer's data on a page. Takes time proportional to the page.

    Args:
        typed: the run has typed into fields of the page, whose values then tell nothing.
    """
    fields = [] if typed else _values_with_address(view)
    if "@" not in view.text and not any(map(str.isdigit, view.text)) and not fields:
        return NOTHING_OWN
    root = page_blocks(view)
    found: list[tuple[OwnKind, str]] = []
    if "@" in view.text or fields:
        found += [("e_mail", address) for address in _e_mails(root, view, fields, service, lexicon)]
    found += [("customer_number", number) for number in _numbers(root, "customer_number", lexicon)]
    contracts: list[tuple[OwnKind, str]] = [
        ("contract_number", number) for number in _numbers(root, "contract_number", lexicon)
    ]
    several = bool(contracts) and len(Subscriptions.on(view, service.name, service.plan).running) > 1
    return OwnData(tuple(dict.fromkeys(found + contracts)), frozenset({"contract_number"} if several else ()))


def _e_mails(
    root: PageBlock, view: PageView, fields: list[Element], service: ServiceProtocol, lexicon: Lexicon
) -> Iterator[str]:
    """Yield the addresses that are the customer's by their caption, or by their place in the menus of who is signed in.

    None of the service, of a link to write to somebody, or beside words for somebody else.
    """
    links = {each.label for each in view.elements if each.href.startswith("mailto:")}
    written_to = {address.casefold() for label in links for address in addresses_in(label)}
    written_to |= {each.href[len("mailto:") :].partition("?")[0].casefold() for each in view.elements}
    shown = [(line, before, block) for line, before, block in _lines(root) if "@" in line]
    for line, before, block in shown:
        if block.kind == "contentinfo" or _of_somebody_else(block, line, before):
            continue
        for address in addresses_in(line):
            words = line.replace(address, " ")
            captioned = _captions_an_address(words if re.search(r"\w", words) else before, lexicon)
            in_menu = len(line.split()) <= _CAPTION_WORDS and _is_in_a_menu(block)
            if (
                (captioned or in_menu)
                and address.casefold() not in written_to
                and not _is_the_service_s(address, service, lexicon)
            ):
                yield address
    for each in fields:
        address = (each.value or "").strip()
        own = asks_exactly(each.label) == "e_mail" and not view.closest(each, FURNITURE)
        if own and not _is_the_service_s(address, service, lexicon) and not _headed_for_others(each, root):
            yield address


def _captions_an_address(words: str, lexicon: Lexicon) -> bool:
    """Return whether words say of an address no more than that it is the e-mail address, or of who is signed in."""
    if asks_exactly(words) == "e_mail":
        return True
    short = len(words.split()) <= _CAPTION_WORDS
    return short and _words("e_mail").search(_flat(words)) is None and "account" in lexicon.beside(words)[0]


def _values_with_address(view: PageView) -> list[Element]:
    fields = (each for each in view.elements if each.role == "textbox" and not each.secret)
    return [each for each in fields if list(addresses_in(each.value or "")) == [(each.value or "").strip()]]


def _numbers(root: PageBlock, kind: OwnKind, lexicon: Lexicon) -> Iterator[str]:
    """Yield the numbers in lines that name them by such a caption, or below one."""
    for line, before, block in _lines(root):
        if not any(map(str.isdigit, line)) or block.kind == "contentinfo" or _of_somebody_else(block, line, before):
            continue
        named = _words(kind).search(_flat(line))
        alone = _NUMBER.fullmatch(line.strip()) is not None and asks_exactly(before) == kind
        if not alone and (named is None or len(line.split()) > _CAPTION_WORDS + 4):
            continue
        for number in _NUMBER.findall(lexicon.dates.without(normalise(line))):
            if sum(map(str.isdigit, number)) >= _DIGITS:
                yield _as_written(number, line)


def _as_written(number: str, line: str) -> str:
    """Return a number of a normalised line with the capitals and hyphens that it is written with."""
    pattern = r"[\s-]*".join(re.escape(each) for each in re.sub(r"[\s-]", "", number))
    written = re.search(pattern, line, re.IGNORECASE)
    return written[0] if written is not None else number


def _lines(root: PageBlock) -> Iterator[tuple[str, str, PageBlock]]:
    """Yield each line with the one before it, and its block."""
    before = ""
    for block in root.walk():
        for line in [block.heading, *block.lines]:
            if line:
                yield line, before, block
                before = line


def _is_in_a_menu(block: PageBlock) -> bool:
    above: PageBlock | None = block
    while above is not None:
        if above.kind in {"banner", "navigation"}:
            return True
        above = above.parent
    return False


def _of_somebody_else(block: PageBlock, line: str, before: str) -> bool:
    """Return whether a line, the one before it, or a heading above it speaks of others, of news or of help."""
    texts, above = [line, before], block.parent
    texts += [block.heading]
    while above is not None:
        texts.append(above.heading)
        above = above.parent
    return any(speaks_of_others(each) for each in texts if each)


def _headed_for_others(element: Element, root: PageBlock) -> bool:
    block = next((part for part in root.walk() if any(each.ref == element.ref for each in part.elements)), None)
    return block is None or _of_somebody_else(block, element.label, "")


def speaks_of_others(text: str) -> bool:
    """Return whether a short text names somebody else, newsletters, an offer or help."""
    bare = re.sub(r"\S+@\S+", " ", _flat(text))
    return len(bare.split()) <= 2 * _CAPTION_WORDS and _words("not_own").search(bare) is not None


def _is_the_service_s(address: str, service: ServiceProtocol, lexicon: Lexicon) -> bool:
    """Return whether an address may be the service's own: by its mailbox, or by the words of its domain."""
    local, _, domain = normalise(address).rpartition("@")
    meant = Reader.load().control(re.sub(r"[._+-]+", " ", local)).meanings
    if lexicon.is_service_mailbox(address) or any((each.act, each.object) != ("none", "none") for each in meant):
        return True
    hosts = {urlsplit(f"//{host}").hostname or "" for host in service.hosts}
    same = any(domain == host or host.endswith(f".{domain}") or domain.endswith(f".{host}") for host in hosts if host)
    own = {word for word in tokens(normalise(service.name)) if len(word) > 3}
    return same or bool(own & set(re.split(r"[.-]", domain)))


# -- what a field asks for ---------------------------------------------------------------------------------------------


def wanted_of_account(element: Element, view: PageView, lexicon: Lexicon) -> OwnKind | None:
    """Return what a required field of a form that ends the subscription asks for, if the account may show it."""
    if element.role != "textbox" or element.secret or not element.usable or element.has("readonly"):
        return None
    if not (is_required(element) or element.has("invalid")) or view.closest(element, FURNITURE) is not None:
        return None
    kind = asks_exactly(element.label)
    if kind is None or element.attribute("type").lower() not in _TYPES[kind]:
        return None
    filled = element.attribute("autocomplete").lower()
    if filled not in {"", "on", "off"} and (kind, filled) != ("e_mail", "email"):
        return None
    return kind if _ends_the_subscription(element, view, lexicon) else None


def asks_exactly(label: str) -> OwnKind | None:
    """Return what a label asks for, if it says nothing else: "Repeat your e-mail address *"."""
    text = re.sub(r"[*:()\[\]_.,!?/]|\d+/\d+", " ", _flat(label))
    for kind in _KINDS:
        rests = (each.sub(" ", text) for each in _each_word(kind) if each.search(text))
        if any(not re.search(r"\w", _words("field_filler").sub(" ", rest)) for rest in rests):
            return kind
    return None


def _ends_the_subscription(element: Element, view: PageView, lexicon: Lexicon) -> bool:
    """Return whether the form of a field ends the subscription, or goes on in its cancellation, and nothing else."""
    held = _form_around(element, view)
    controls = [each for each in held if each.role in _BUTTONS and each.interactive and not each.modal_blocked]
    labels = [lexicon.label(each.label) for each in controls]
    targets = {urlsplit(each.form_action).path for each in controls if each.form_method == "POST"}
    if any(label.intents & _BARRED for label in labels) or any(_OTHER_FORM.search(each) for each in targets):
        return False
    root = page_blocks(view)
    if _headed_for_others(element, root) or _beside_others(element, root):
        return False
    if any(label.intents & CANCELLING for label in labels):
        return True
    goes_on = any("proceed" in label.intents for label in labels)
    headings = [each.label for each in view.elements if each.role == "heading" and not view.closest(each, FURNITURE)]
    return goes_on and (is_step(view.url) or any(_names_an_end(each) for each in headings))


def _form_around(element: Element, view: PageView) -> list[Element]:
    """List the elements of a field's form: without one, of the innermost part of the page that has a button too."""
    form = view.closest(element, frozenset({"form", "dialog", "alertdialog"}))
    if form is not None:
        return view.within(form.ref)
    for each in view.ancestors(element):
        inside = view.within(each.ref)
        if any(other.role in _BUTTONS and other.interactive for other in inside):
            return inside
    if any(True for _ in view.ancestors(element)):
        return []
    return [each for each in view.elements if view.closest(each, FURNITURE) is None]


def _beside_others(element: Element, root: PageBlock) -> bool:
    """Return whether the innermost part of a field has a line about others, news or help."""
    block = next((part for part in root.walk() if any(each.ref == element.ref for each in part.elements)), root)
    return block.parent is not None and any(speaks_of_others(line) for line in block.lines)


def _names_an_end(heading: str) -> bool:
    meant = Reader.load().read(heading, "heading")
    return any(each.act in ENDING or "end" in each.flags or each.object == "cancellation" for each in meant)


# -- words -------------------------------------------------------------------------------------------------------------


def _flat(text: str) -> str:
    """Return a text normalised, with spaces for hyphens."""
    return " ".join(re.sub(r"[-\u2010-\u2014]", " ", normalise(text)).split())


def _plain(value: str) -> str:
    return re.sub(r"[\s/-]", "", value.casefold())


@cache
def _each_word(name: str) -> tuple[re.Pattern[str], ...]:
    """Compile the entries of a list of `[names]` one by one: of two that begin alike only one takes the whole."""
    listed = entries("names", name)
    return tuple(
        re.compile(each if max(each) >= SCRIPTS_READ_ANYWHERE else rf"(?<!\w)(?:{each})(?!\w)") for each in listed
    )


@cache
def _words(name: str) -> re.Pattern[str]:
    """Compile a list of `[names]`: whole words, and in the scripts read anywhere their parts; the longest first."""
    listed = sorted(entries("names", name), key=len, reverse=True)
    whole = "|".join(each for each in listed if max(each) < SCRIPTS_READ_ANYWHERE)
    anywhere = [each for each in listed if max(each) >= SCRIPTS_READ_ANYWHERE]
    return re.compile("|".join([rf"(?<!\w)(?:{whole or '(?!)'})(?!\w)", *anywhere]))
