"""The part of a page that speaks about a press: its dialog, form, section or step, without what stands beside it.

Menus, footers and offers with controls of their own speak about other presses.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from subterminator.approval.control_labels import is_plain_link
from subterminator.approval.stated_consequences import asserts_end, may_speak_of_an_end
from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import DIALOGS
from subterminator.lexicon.currencies import amount_pattern, sum_pattern
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import DENSE, normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS
from subterminator.pages.block_kinds import is_row_of_payments
from subterminator.pages.blocks import ITS_OWN, PageBlock, page_blocks
from subterminator.pages.cookie_notices import NOTICE_LENGTH, about_cookies, refuses_cookies
from subterminator.pages.fees import sentences, sums_beside_charges
from subterminator.pages.labels import first_line, without_labels
from subterminator.pages.statements import statement_of

PRESSED = frozenset({"button", "link"})
_ITS_OWN = ITS_OWN | DIALOGS
"""Kinds of blocks of one item with its control."""
_ITEMS = ITS_OWN - {"form", "region", "heading"}
_TAKING = frozenset({"accept", "money", "pause"})
_CAPTION_WORDS, _CAPTION_SIGNS = 7, 60
_WORD = re.compile(rf"[^\W\d_]{{4}}|[{DENSE}]{{2}}")
"""Letters of which a line is more than a value with its unit."""
_SENTENCE_ENDS = ".!?\u3002"
_LEGAL_LINKS = 3
"""Least number of links to legal texts by which a part of the page is its footer."""


def text_without_offers(view: PageView, element: Element) -> str:
    """Return the text of a page without the offers and add-ons beside an element, each of which has its own control.

    And without what explains the answers that are not chosen.
    """
    root = page_blocks(view)
    return "\n".join(_all_lines(root, element, frozenset(map(id, unchosen_cards(root)))))


def _all_lines(part: PageBlock, element: Element, left: frozenset[int]) -> Iterator[str]:
    if _is_alternative(part, element) or _is_another_product(part, element) or id(part) in left:
        return
    yield from [part.heading, *part.lines]
    for inner in part.parts:
        yield from _all_lines(inner, element, left)


def unchosen_cards(part: PageBlock) -> Iterator[PageBlock]:
    """Yield the cards of answers that are not chosen, beside one that is: what they explain does not happen."""
    for block in part.walk():
        radios = [(each, _radios(each)) for each in block.parts]
        cards = [(card, held[0]) for card, held in radios if len(held) == 1]
        chosen = {radio.question for _, radio in cards if radio.has("checked")}
        yield from (card for card, radio in cards if radio.has("unchecked") and radio.question in chosen)


def lines_of_unchosen(view: PageView) -> Iterator[str]:
    """Yield the title and the explanation of each answer that is not chosen, where another of its question is."""
    radios = [each for each in view.elements if each.role == "radio"]
    chosen = {each.question for each in radios if each.has("checked")}
    for radio in radios:
        if radio.has("unchecked") and radio.question in chosen and radio.title and radio.label.startswith(radio.title):
            yield from (radio.title, radio.label[len(radio.title) :].strip())


def _radios(block: PageBlock) -> list[Element]:
    """List the radio buttons of a block that holds nothing else to press; [] of another."""
    pressed = [each for each in block.every_element if each.interactive]
    radios = [each for each in pressed if each.role == "radio"]
    labels = {each.label for each in radios}
    beside = [
        each for each in pressed if each.role != "radio" and not (each.role == "generic" and each.label in labels)
    ]
    return [] if beside else radios


def own_lines(part: PageBlock, element: Element, *, beside: bool = False) -> Iterator[str]:
    """Yield the lines of a block, without menus, headers and footers of the site, and without other offers.

    Args:
        beside: it is part of an item with presses of its own, of which only what may speak about an end is left.
    """
    if part.furniture or _is_unmarked_footer(part):
        return
    if _is_alternative(part, element) or _is_another_product(part, element):
        return
    beside = beside or _has_its_own_press(part, element)
    cookies = _is_about_cookies(part, element)
    told = [" ".join(part.lines)] if is_row_of_payments(part) else part.lines
    for line in captioned(told, part.heading):
        said = _without_cookies(line) if cookies else line
        if said and (not beside or may_speak_of_an_end(said)):
            yield said
    for inner in part.parts:
        yield from own_lines(inner, element, beside=beside)


def _is_about_cookies(part: PageBlock, element: Element) -> bool:
    """Return whether a block that does not hold the element is a notice about cookies, with a control that refuses."""
    inside = part.every_element
    if holds(inside, element) or not any(each.interactive and refuses_cookies(each.label) for each in inside):
        return False
    return len("\n".join(part.whole())) <= NOTICE_LENGTH and about_cookies(part.lines)


def _without_cookies(line: str) -> str:
    """Leave out the sentences of such a notice that speak of nothing but cookies; sums, and what is done, stay."""
    return " ".join(each for each in sentences(line) if not _is_only_about_cookies(each))


def _is_only_about_cookies(sentence: str) -> bool:
    clauses = Reader.load().read(sentence)
    about = any("cookies" in each.flags or each.object == "cookies" for each in clauses)
    nothing_else = all(each.act == "none" and each.object in {"cookies", "none"} for each in clauses)
    return about and nothing_else and not sum_pattern().search(sentence)


def _has_its_own_press(block: PageBlock, element: Element) -> bool:
    """Return whether a block is an item beside that of the element, with a form or a button of its own.

    A button alone may only unfold a text, so that a sum in its item still counts, but for that of a purchase: "Buy your
    bicycle for $319".
    """
    inside = block.every_element
    if block.kind not in _ITEMS or holds(inside, element):
        return False
    pressed = [each for each in inside if each.role in PRESSED and each.label and not is_plain_link(each)]
    if any(each.form_action and each.form_action != element.form_action for each in pressed):
        return True
    with_sums = [line for line in block.whole() if amount_pattern().search(line)]
    return bool(pressed) and all(map(_is_a_purchase, with_sums))


def _is_a_purchase(line: str) -> bool:
    """Return whether a line only invites to buy a thing: "Buy your bicycle", not "Buy out your contract"."""
    clauses = statement_of(line).meanings
    return bool(clauses) and all(
        each.act == "buy"
        and each.modality == "instruction"
        and each.object not in FAMILY
        and (each.object != "none" or bool(each.unknown))
        for each in clauses
    )


def own_words(line: str, labels: set[str], own: str) -> str:
    """Return the line; if it consists of control labels only, `own` if that is among them, else "".

    What states nothing by itself, as a name, is left without the labels beside it: "Edit ann@example.com Remove". A
    label that is not understood, or has a number, stays: "Settlement: $49".
    """
    inside, rest = without_labels(line, labels)
    if not any(map(str.isalnum, rest)):
        return own if own in line else ""
    bare = _without_labels_beside(line, [label for label in inside if label != own and _only_orders(label)])
    return bare if _states_nothing(bare) else line


def _without_labels_beside(line: str, labels: list[str]) -> str:
    """Return what a line has between the labels at its beginning and end."""
    bare = line
    while True:
        behind = next((label for label in labels if bare.endswith(f" {label}")), "")
        before = next((label for label in labels if bare.startswith(f"{label} ")), "")
        if not (behind or before):
            return bare
        bare = bare.removesuffix(behind).rstrip() if behind else bare.removeprefix(before).lstrip()


def _only_orders(label: str) -> bool:
    """Return whether a label is understood, and only orders something, without a number."""
    clauses = statement_of(label).meanings
    return bool(clauses) and all(each.modality == "instruction" for each in clauses) and not re.search(r"\d", label)


def _states_nothing(text: str) -> bool:
    """Return whether a text has no verb, and is no part of a sentence: "Ann Lee", not "We will then"."""
    return all(each.act == "none" and each.modality == "instruction" for each in statement_of(text).meanings)


def own_block(root: PageBlock, element: Element) -> PageBlock | None:
    """Find the innermost block of one item with this control."""
    for block in root.walk():
        if holds(block.elements, element):
            holder: PageBlock | None = block
            while holder is not None and holder.kind not in _ITS_OWN:
                holder = holder.parent
            return holder
    return None


def part_about_the_end(own: PageBlock) -> PageBlock:
    """Return the innermost part around a control's block that speaks of an end beside its controls; else the block.

    The address of the account may also show the last question, whose form often holds nothing but the buttons.
    """
    block: PageBlock | None = own
    while block is not None:
        labels = {squeezed(each.label) for each in block.every_element if each.interactive}
        lines = (line for line in ([block.heading] if block.heading else []) + block.whole())
        if any(_speaks_of_ending(line) for line in lines if own_words(squeezed(line), labels, "")):
            return block
        block = block.parent
    return own


def _speaks_of_ending(line: str) -> bool:
    return any(
        each.act in ENDING | {"expire"} and each.object in FAMILY | {"none"} for each in statement_of(line).meanings
    )


def states_an_end(line: str) -> bool:
    """Return whether a line says that something ends, now or on a day to come."""
    clauses = statement_of(line).meanings
    return any(asserts_end(each, clauses) for each in clauses)


def _is_alternative(block: PageBlock, element: Element) -> bool:
    """Return whether a block is an offer with its own control, or the plan one has, and does not mention an end."""
    inside = block.every_element
    if block.kind not in _ITS_OWN or holds(inside, element):
        return False
    reader = Reader.load()
    controls = [each for each in inside if each.interactive and each.role in PRESSED | {"generic"} and each.label]
    pressed = [each.label for each in controls]
    held = (
        bool(controls)
        and all(each.has("disabled") for each in controls)
        and not sums_beside_charges("\n".join(block.whole()), Lexicon.load())
    )
    taken = any(reader.control(each).kind in _TAKING for each in pressed) or _is_taken_beside(block)
    if not held and not taken:
        return False
    clauses = [clause for line in block.whole() if line not in pressed for clause in statement_of(line).meanings]
    return not any(clause.act in {"end", "stop", "leave", "delete"} for clause in clauses)


def _is_taken_beside(block: PageBlock) -> bool:
    """Return whether a card without controls tells an offer that the control below it takes: "50%", "Get 50% off"."""
    if block.parent is None or any(each.interactive for each in block.every_element):
        return False
    lines = block.whole()
    shares = {each[0].strip() for line in lines for each in amount_pattern().finditer(line)}
    offers = any("offer" in {each.object, *each.flags} for line in lines for each in statement_of(line).meanings)
    taking = [each.label for each in block.parent.controls if Reader.load().control(each.label).kind == "accept"]
    return offers and any(each[0].strip() in shares for label in taking for each in amount_pattern().finditer(label))


def _is_another_product(block: PageBlock, element: Element) -> bool:
    """Return whether a block beside the control is headed as an add-on or order, can be pressed, and names no end.

    What it names as a price is paid for that thing.
    """
    inside = block.every_element
    if not block.heading or Reader.load().context(block.heading).object not in OTHER_PRODUCTS or holds(inside, element):
        return False
    labels = {squeezed(each.label) for each in inside if each.interactive and each.label}
    lines = [line for line in block.whole() if squeezed(line) not in labels]
    return bool(labels) and not any(may_speak_of_an_end(line) for line in lines)


def stands_beside_an_offer(part: PageBlock, element: Element) -> bool:
    """Return whether the innermost item around the element also has a control that takes an offer."""
    reader = Reader.load()
    block = own_block(part, element) or part
    return any(
        reader.control(each.label).kind in _TAKING and each.node != element.node
        for each in block.every_element
        if each.role in PRESSED
    )


def offers_a_pause(part: PageBlock, element: Element) -> bool:
    """Return whether another control of the part pauses the subscription instead: what explains that is no end."""
    reader = Reader.load()
    others = [each for each in part.every_element if each.role in PRESSED and each.node != element.node]
    return any(reader.control(each.label).kind == "pause" for each in others)


def only_ends(element: Element) -> bool:
    """Return whether a control says that it ends something, and nothing else: "Complete cancellation"."""
    meant = Reader.load().control(first_line(element, element.label))
    return meant.kind == "end" and not meant.also


def leaves_by_its_words(part: PageBlock, element: Element) -> bool:
    """Return whether a control says that it declines; or that it ends, beside one that takes what is offered."""
    meant = Reader.load().control(first_line(element, element.label))
    kinds = {meant.kind, *meant.also}
    if meant.kind not in {"end", "decline"} or {"accept", "money", "keep"} & kinds:
        return False
    return "decline" in kinds or stands_beside_an_offer(part, element)


def _is_unmarked_footer(part: PageBlock) -> bool:
    """Return whether it holds only links, several of them to legal texts, and names no sum: a footer without a role."""
    controls = [each for inner in part.walk() for each in inner.controls]
    labels = {squeezed(each.label) for each in controls}
    own = [line for line in part.whole() if squeezed(line) not in labels]
    sums = (match[0] for line in own for match in amount_pattern().finditer(normalise(line)))
    if not all(is_plain_link(each) for each in controls) or any(not each.rstrip().endswith("%") for each in sums):
        return False
    legal = [each for each in controls if _is_about({"terms"}, each.label)]
    return len(legal) >= _LEGAL_LINKS and not any(states_an_end(line) for line in own)


def _is_about(things: Collection[str], label: str) -> bool:
    meanings = Reader.load().control(label).meanings
    return bool(meanings) and all(each.object in things for each in meanings)


def lost_features(part: PageBlock) -> frozenset[str]:
    """Return the lines of lists under a line that says that one loses what follows."""
    features: set[str] = set()
    for block in part.walk():
        lines = [block.heading, *block.lines] if block.heading else block.lines
        head = statement_of(lines[0]).meanings if lines else ()
        if any("lose" in each.flags and each.polarity == "+" for each in head):
            features.update(map(squeezed, lines[1:]), (squeezed(line) for inner in block.parts for line in inner.lines))
    return frozenset(features)


def captioned(lines: list[str], heading: str = "") -> list[str]:
    """Join each line that is a value, such as a sum with its day, to its caption before it."""
    joined = [squeezed(heading)] if heading else []
    for line in lines:
        plain = squeezed(line)
        bare = not _WORD.search(plain) and re.search(r"\d", plain)
        if joined and (bare or (joined[-1] != squeezed(heading) and _is_caption(joined[-1]) and _is_a_value(plain))):
            joined[-1] = f"{joined[-1].rstrip(' :')}: {plain}"
        elif plain:
            joined.append(plain)
    return joined


def _is_caption(line: str) -> bool:
    """Return whether a line may be the caption of the next: short, without a sum and without an end of a sentence."""
    short = len(line.split()) <= _CAPTION_WORDS and len(line) <= _CAPTION_SIGNS
    offers = any("offer" in each.flags for each in statement_of(line).meanings)
    return short and not offers and line[-1] not in _SENTENCE_ENDS and not amount_pattern().search(line)


def _is_a_value(line: str) -> bool:
    """Return whether a line begins with a sum, or with a day before it: "10 November 2026, £18.00"."""
    plain = normalise(line)
    first = amount_pattern().search(plain)
    before = Lexicon.load().dates.without(plain[: first.start()]) if first is not None else "-"
    return not any(map(str.isalpha, before)) and before != "-"


def holds(elements: list[Element], element: Element) -> bool:
    return any(each.node == element.node for each in elements)


def squeezed(text: str) -> str:
    return " ".join(text.split())
