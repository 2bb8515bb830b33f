"""Meaning of a control's label: by the phrases of the lexicon, else composed from its words."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import DIALOGS
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.language_files import settings
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.meaning import ENDING, Context, ControlMeaning, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_THINGS, RENEWALS
from subterminator.pages.addresses import address_words
from subterminator.pages.fees import sentences
from subterminator.pages.sum_kinds import is_only_on_return

_SURE = 0.8
"""Least confidence of the reader of meanings."""
_INTENTS = {
    "end": "open",
    "keep": "keep",
    "decline": "decline",
    "accept": "accept",
    "pause": "money",
    "money": "money",
    "resume": "resume",
    "delete": "delete",
    "sign_out": "signout",
    "dismiss": "close",
    "proceed": "proceed",
}
"""Intent by kind, for a label that only the reader of meanings knows."""
_ONWARD = frozenset({"go_on", "noun", "filler", "itself"}) | ENDING | FAMILY
"""Flags of a label that only goes on to an end: it is no final one, none at once, and none that costs."""
_VAGUE = frozenset({"open", "close", "proceed"})
"""Intents of words that need others to be clear: "Cancel", "No"."""


_INITIALS = re.compile(r"[^\W\d_]{1,2}")
ORDERING = frozenset({"accept", "money", "pause", "resume", "delete"})
"""Kinds of controls by which something is taken, bought, paused, restarted or deleted."""


@lru_cache(maxsize=10_000)
def label_of(lexicon: Lexicon, text: str) -> Label:
    """Read a label. The end of another thing has no intents."""
    known = clear_label(lexicon, text, {"end", "keep", "decline"})
    if opens_a_choice(known, text) or names_a_page(known, text) or goes_on_for_a_sum(known, text):
        return Label()
    if known.best in {None, "manage"} and known.intents <= {"money", "manage"} and explains_renewal(text):
        return Label(frozenset({"renewal"}), "renewal", text)
    if (choice := choice_of(known, text)) is not None:
        return choice
    meant = Reader.load().control(text)
    if known.cancelling and meant.kind == "navigate" and _asks_how(meant):
        return Label()
    turned = known.negated and known.intents in ({"money"}, {"decline"}, {"decline", "forward"})
    denied = turned and meant.kind == "end" and _is_surely(meant)
    if known.intents and not known.cancelling and not denied:  # "Cancel on 5 May. Nothing more is charged"
        return known
    if known.cancelling:
        return Label() if _of_another_thing(meant) or _of_an_unknown_thing(meant) else known
    if _is_surely(meant):
        intent = _intent_of(meant)
        return Label(frozenset({intent}), intent, " ".join(meant.meaning.words))
    return known


def _asks_how(meant: ControlMeaning) -> bool:
    """Return whether a label is the question of a help page: "How do I cancel?"."""
    clauses = meant.meanings
    return bool(clauses) and all(each.modality == "question" and "inform" in each.flags for each in clauses)


def only_helps(label: str) -> bool:
    """Return whether a label names nothing but help, which a flow may offer as a way to stay."""
    meanings = Reader.load().control(label).meanings
    meant = [each for each in meanings if (each.act, each.object) != ("none", "none")]
    return bool(meant) and all(
        each.act in {"inform", "contact"} or (each.act, each.object) == ("none", "support") for each in meant
    )


def clear_label(lexicon: Lexicon, text: str, kinds: Collection[str] = ("keep", "decline")) -> Label:
    """Read a label by its phrases; one that is vague by these, by all of its words: "No, it's not for me".

    `kinds`: those that all of its words may make of it.
    """
    known = lexicon.label(text)
    if known.intents == {"money"} and declines_scornfully(text):
        return Label(frozenset({"decline"}), "decline", known.phrase)
    if known.intents == {"money"} and _ends_instead(text):
        return Label(frozenset({"open"}), "open", known.phrase)
    vague = known.best in {None, "proceed"} and known.intents and known.intents <= _VAGUE
    vague = vague and normalise(text) != normalise(known.phrase)  # one that is a phrase as a whole has its meaning
    meant = Reader.load().control(text) if vague else None
    if meant is None or meant.kind not in kinds or meant.may("dismiss") or not _is_surely(meant):
        return known
    intent = _intent_of(meant)
    return Label(frozenset({intent}), intent, known.phrase)


def declines_scornfully(text: str) -> bool:
    """Return whether a label declines with thanks, and only adds what one would rather pay elsewhere.

    "No thanks, I'd rather pay full price" orders nothing; "No thanks, pay now" may.
    """
    first, *later = Reader.load().control(text).meanings or (Meaning(),)
    prefers = all(
        each.act == "decline"
        or (each.act == "pay" and "want" in each.flags and each.object == "none" and not (each.money or each.when))
        for each in later
    )
    orders = any(each.flags & {"now", "buy", "accept"} for each in later)
    return first.act == "decline" and "thanks" in first.flags and prefers and not orders


def declines_and_goes_on(text: str) -> bool:
    """Return whether a label declines, and else only goes on, whatever is asked: "Decline the offer and continue".

    Each of its words must be understood: "Decline and continue with Premium" may take something.
    """
    first, *later = Reader.load().control(text).meanings or (Meaning(),)
    read = all(each.coverage == 1 and each.polarity == "+" and not each.others for each in (first, *later))
    onward = all(each.act == "go_on" and each.object == "none" and not (each.money or each.when) for each in later)
    return read and first.act == "decline" and first.object in {"offer", "none"} and bool(later) and onward


def label_to_an_end(known: Label, text: str) -> Label | None:
    """Return the meaning of a link that only goes on to where it is ended, by all of its words; None for others.

    "Proceed to the cancellation" does, and "Cancel now" not.
    """
    meanings = Reader.load().control(text).meanings
    meant = meanings[0] if len(meanings) == 1 else Meaning()
    onward = meant.act in ENDING and {"go_on", "noun"} <= meant.flags <= _ONWARD
    this = meant.polarity == "+" and meant.object in FAMILY | {"none"} and meant.coverage == 1
    return Label(frozenset({"forward"}), "forward", text) if onward and this and not known.intents else None


def _ends_instead(text: str) -> bool:
    """Return whether a label ends something in place of a pause or a purchase: "Cancel instead of pausing"."""
    meant = Reader.load().control(text)
    return meant.kind == "end" and not meant.also and _is_surely(meant) and "without_pause" in meant.meaning.flags


def labels_of(lexicon: Lexicon, element: Element) -> list[Label]:
    """Read the meanings of a control's name, and of its visible text if that differs."""
    shown = () if _shows_initials(element) else (element.text,)
    texts = dict.fromkeys(first_line(element, text) for text in (element.name, *shown))
    return [opening(label_of(lexicon, text), element) for text in texts if text]


def are_initials(text: str) -> bool:
    """Return whether a text may be a person's initials: one or two capitals."""
    return text.isupper() and _INITIALS.fullmatch(text) is not None


def _shows_initials(element: Element) -> bool:
    """Return whether a control shows a person's initials, by a name that only leads on: "JA" of the "Account menu".

    In another language they may be a word: yes, no.
    """
    other = element.text != element.name and are_initials(element.text)
    return other and Reader.load().control(element.name).kind == "navigate"


def first_line(element: Element, text: str) -> str:
    """Return the line of a control's text that says what it does, without the explanation on the lines below it.

    The whole text, if what is explained may order something of its own, or names a sum beside what ends nothing.
    """
    if text == element.title or not text.startswith(element.title) or not re.search(r"[^\W\d_]{2}", element.title):
        return text
    if element.href and not element.form_method and _leads_to_an_end(element.title):
        return element.title  # "Your contract, cancelling" over "Change plan, options": a link orders none of them
    ends = Reader.load().control(element.title).kind == "end"
    below = text[len(element.title) :]
    explained = Reader.load().control(_without_return(below) if ends else below)
    if explained.kind in ORDERING or not ORDERING.isdisjoint(explained.also):
        return text
    return text if any(each.money for each in explained.meanings) and not ends else element.title


def _without_return(explained: str) -> str:
    """Return an explanation without sentences about what only coming back costs: "A joining fee may apply then"."""
    lexicon = Lexicon.load()
    return " ".join(each for each in sentences(explained) if not is_only_on_return(each, lexicon))


def without_labels(line: str, labels: Iterable[str]) -> tuple[list[str], str]:
    """Return the labels that stand in a line, the longest first, and what is left of the line without them."""
    inside = sorted((label for label in labels if label and label in line), key=len, reverse=True)
    rest = line
    for label in inside:
        rest = rest.replace(label, " ")
    return inside, rest


def _leads_to_an_end(title: str) -> bool:
    """Return whether a title names a page where it can be ended, among other things: "Manage or cancel your plan"."""
    meant = Reader.load().control(title)
    return meant.kind == "navigate" and "end" in meant.also


def opening(label: Label, element: Element) -> Label:
    """Read a link to a free plan, or a bare "Cancel" to an address of the end, as one that opens a page.

    A link that insists on a change without a target goes on with what was begun: "I still want to downgrade".
    """
    if not element.href or element.form_method:
        return label
    if label.intents == {"money"} and insists_on_change(element.label):
        return Label(frozenset({"forward"}), "forward", label.phrase)
    bare = label.best is None and label.intents == {"open", "close"}
    only_opens = "to_free" in label.intents or (bare and _names_the_end(element.href))
    return Label(frozenset({"open"}), "open", label.phrase) if only_opens else label


def question_over(view: PageView, element: Element) -> str:
    """Return the title of the dialog that holds an element, else the dialog's name; "" outside of dialogs."""
    dialog = view.closest(element, DIALOGS)
    if dialog is None:
        return ""
    inside = view.within(dialog.ref)
    return next(iter(titles(inside, lines_of(view, dialog))), dialog.name)


def titles(elements: Sequence[Element], dialog_lines: Sequence[str]) -> tuple[str, ...]:
    """Return the headings among elements; of a dialog without any, its first line, which kits draw as its title.

    Args:
        dialog_lines: the lines of the dialog that the elements stand in; () outside of dialogs.
    """
    labels = {each.label for each in elements if each.interactive}
    title = dialog_lines[0] if dialog_lines and dialog_lines[0] not in labels else ""
    return tuple(each.label for each in elements if each.role == "heading") or ((title,) if title else ())


def lines_of(view: PageView, element: Element) -> list[str]:
    """Return the lines of an element's block as the page shows them; [] if the view has no block of it."""
    if element.block is None or element.block >= len(view.blocks):
        return []
    block = view.blocks[element.block]
    return [line.strip() for line in view.text[block.start : block.end].splitlines() if line.strip()]


def answering(label: Label, text: str, question: str) -> Label:
    """Read a label that says little by itself under its dialog's question: "Yes, turn off" under "Turn it off?".

    A word that may also close the dialog says little, if it is confirmed and the question asks with that very word.
    """
    context = Reader.load().context(question)
    if context.object not in FAMILY or (label.intents and not _repeats(label, text, context)):
        return label
    meant = Reader.load().control(text, question)
    return Label(frozenset({"open"}), "open", text) if meant.kind == "end" and _is_surely(meant) else label


def _repeats(label: Label, text: str, context: Context) -> bool:
    """Return whether a label that may only close its dialog confirms the question's own word for the end, and no other.

    The bare word is what closes the dialog: "Cancel" under "Cancel your plan?".
    """
    if not context.question or context.act not in ENDING or not label.intents <= {"close", "proceed"}:
        return False
    meanings = Reader.load().control(text).meanings
    words = {word for each in meanings for word in each.words}
    return bool(words) and words <= set(context.words) and all("confirm" in each.flags for each in meanings)


def only_changes(label: str) -> bool:
    """Return whether a label names a change, and neither its target nor anything else."""
    acting = _acting(label)
    return bool(acting) and all(
        each.act == "change"
        and each.polarity == "+"
        and "add" not in each.flags
        and each.object in {"none", "subscription", "free_plan"}
        and not (each.unknown or each.money or each.when or names_tier().search(each.clause))
        for each in acting
    )


_ARROWS = re.compile(r"\s*[\u25be\u25bc\u2304\u02c5\u2193\u25bf\u203a\u276f]\s*$")
"""Signs at the end of a list that show that it opens."""
_REMARK = re.compile(r"(?<=\w)\s*[(\uff08][^()\uff08\uff09]*[)\uff09]\s*$")
"""Remark in brackets at the end: "(optional)"."""


def only_asks_to_choose(label: str) -> bool:
    """Return whether a label says nothing but that something is to be chosen, as lists do without a choice."""
    asked = _REMARK.sub("", _ARROWS.sub("", label))
    return _choice_prompt().fullmatch(asked.strip(" \t\n.\u2026:*-\u2013\u2014")) is not None


def without_prompt(label: str) -> str:
    """Return the label of a list without the part that only asks to choose: "Reason, select one"."""
    parts = re.split(r"(?<=[,:;\n])", label)
    kept = [each for each in parts if not only_asks_to_choose(each.strip(" ,:;\n"))]
    asked = "".join(kept).strip(" ,:;\n")
    words = asked.split(" ")
    for place in range(1, len(words)):  # a kit joins the caption and what the list shows without a choice
        if only_asks_to_choose(" ".join(words[place:])):
            return " ".join(words[:place])
    return asked or label


@cache
def _choice_prompt() -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{each})" for each in settings("choice_prompts")), re.IGNORECASE)


def target_of_change(label: str) -> frozenset[str]:
    """Return the words that name the target of a change ("Switch to Basic"); none if the label does anything else."""
    acting = _acting(label)
    if len(acting) != 1 or acting[0].act != "change" or acting[0].polarity != "+" or acting[0].object != "none":
        return frozenset()
    adds = "add" in acting[0].flags  # "Add to my box"
    return frozenset() if adds or acting[0].money or acting[0].when else frozenset(acting[0].unknown)


def insists_on_change(label: str) -> bool:
    """Return whether a label wants a change that was begun before, without a target: "Continue with downgrade"."""
    return only_changes(label) and all(each.flags & {"want", "go_on"} for each in _acting(label))


def _acting(label: str) -> list[Meaning]:
    return [each for each in Reader.load().read(label) if each.act not in {"none", "consent"}] if label else []


_TAKING = frozenset({"money", "accept", "pause", "resume", "keep"})


def chooses_on_the_way(label: str, address: str) -> bool:
    """Return whether a link only chooses something for the end of which its address tells: "Select", "/cancel/plan"."""
    parts = address_words(urlsplit(address).path)
    read = [Reader.load().control(part) for part in parts]
    takes = any(each.kind in _TAKING or any(m.object == "offer" for m in each.meanings) for each in read)
    return only_changes(label) and any(map(_is_an_end, parts)) and not takes


def _names_the_end(address: str) -> bool:
    """Return whether the last part of an address is a word of an end, and nothing else: "/account/cancel"."""
    last = urlsplit(address).path.rstrip("/").rpartition("/")[2]
    return _is_an_end(" ".join(address_words(last)))


def _is_an_end(part: str) -> bool:
    meant = Reader.load().control(part)
    acts = {each.act for each in meant.meanings}
    things = {each.object for each in meant.meanings}
    return acts == {"end"} and things <= FAMILY | {"none"}


def explains_renewal(text: str) -> bool:
    """Return whether a label names the renewal and at most explains it.

    "Auto-renew. Your plan renews each month.", "Automatic renewal of your Premium plan".
    """
    meanings = Reader.load().control(text).meanings
    named = any(
        each.object in RENEWALS and each.act in {"none", "renew"} and "titled" not in each.flags
        for each in meanings[:1]
    )
    return named and all(
        each.act in {"none", "renew", "stop"}
        and each.object in FAMILY | {"none"}
        and each.polarity == "+"
        and each.tense in {"none", "present"}
        and not each.unknown
        for each in meanings
    )


def agrees_to_terms(label: str) -> bool:
    """Return whether a label accepts conditions or what was read, and nothing offered: "I accept the terms"."""
    meanings = Reader.load().read(label)
    things = {each.object for each in meanings} | {flag for each in meanings for flag in each.flags}
    accepts = any(each.act == "accept" and each.object in {"none", "terms", "cancellation"} for each in meanings)
    offered = things & {"offer", "free", "time", "order", "addon", "payment", "price", "want", "number"}
    return accepts and not offered and not any(each.money for each in meanings)


def without_conditions(lexicon: Lexicon, label: str) -> str:
    """Return a label that acknowledges something without its conditions, which order nothing.

    They are "… if I come back", and what only coming back costs: "and would need to pay the joining fee to come back".
    """
    clauses = Reader.load().read(label) if label else []
    conditions = [each for each in clauses if "if" in each.flags or _pays_on_return(each)]
    if not conditions or "acknowledge" not in lexicon.text(clauses[0].clause):
        return label
    return ". ".join(each.clause for each in clauses if each not in conditions) or label


def knows_of_a_frozen_account(text: str) -> bool:
    """Return whether a text only acknowledges that the account will be frozen: it pauses no subscription."""
    clauses = [each for each in Reader.load().read(text) if each.act != "none"]
    frozen = [(each.act, each.object, each.tense) for each in clauses] == [("pause", "account", "future")]
    return frozen and {"consent", "paused"} <= clauses[0].flags


def pays_on_return(text: str) -> bool:
    """Return whether all that a text pays is for coming back: "I would need to pay the joining fee to come back"."""
    paying = [each for each in Reader.load().read(text) if {"pay", "charge"} & {each.act, *each.flags}]
    return bool(paying) and all(map(_pays_on_return, paying))


def _pays_on_return(clause: Meaning) -> bool:
    pays = clause.act in {"resume", "back"} and bool({"pay", "charge"} & clause.flags) and clause.polarity == "+"
    return pays and not clause.flags & (ENDING | {"now"})


def names_a_page(label: Label, text: str) -> bool:
    """Return whether a label with a word of money or offers only names a page: "Payments", "Renewal management"."""
    meant = Reader.load().control(text)
    if label.best is not None and not (label.best == "money" and meant.meaning.object in RENEWALS):
        return False
    only_words = bool(label.intents) and label.intents <= {"money", "accept"}
    return only_words and meant.kind == "navigate" and not meant.also and meant.confidence >= _SURE


def opens_a_choice(label: Label, text: str) -> bool:
    """Return whether a label that may cost only opens a choice in a menu: "Change plan", without a plan's name."""
    return label.best is None and label.intents <= {"money"} and only_edits(text)


def only_edits(text: str) -> bool:
    """Return whether a label in a menu only opens settings that can be changed."""
    reader = Reader.load()
    acting = [each for each in reader.read(text) if each.act != "none"]
    edits = bool(acting) and all(each.act == "change" and "edit" in each.flags for each in acting)
    return edits and reader.control(text, Context()).kind == "navigate"


def goes_on_for_a_sum(label: Label, text: str) -> bool:
    """Return whether a label goes on, and names what that costs: "Continue for $5 a month"."""
    return label.best == "proceed" and any(each.money for each in Reader.load().control(text).meanings)


def choice_of(label: Label, text: str) -> Label | None:
    """Read a label that names a pause or a change beside an end, "Pause or cancel", as one that leads to the choice."""
    if label.best not in {None, "money"} or not label.intents <= {"money"}:
        return None
    if not names_a_choice(text):
        return None
    return Label(frozenset({"manage"}), "manage", " ".join(Reader.load().control(text).meaning.words))


def names_a_choice(text: str) -> bool:
    """Return whether a label names an end and a pause or change beside it, of which one press can do only one."""
    meant = Reader.load().control(text)
    if _changes_or_ends(meant):
        return meant.kind in {"navigate", "money"}
    return meant.kind == "navigate" and {"pause", "end"} <= set(meant.also)


def _changes_or_ends(meant: ControlMeaning) -> bool:
    """Return whether a label gives the choice of a change, without a target, and an end: "Change or cancel plan".

    Nouns beside each other name what can be done there: "Change and cancellation".
    """
    acting = [each for each in meant.meanings if each.act != "none"]
    changes = [each for each in acting if each.act == "change" and "edit" in each.flags and not each.money]
    ends = [each for each in acting if each.act in ENDING and each.object not in OTHER_THINGS]
    chosen = any("or" in each.flags for each in acting) or all("noun" in each.flags for each in ends)
    return chosen and bool(changes) and bool(ends) and len(acting) == len(changes) + len(ends)


def _of_another_thing(meant: ControlMeaning) -> bool:
    """Return whether a label ends something that is no subscription: an add-on, an order, a direct debit."""
    others = OTHER_THINGS | {"payment_method"}
    return any(each.act in {"end", "stop"} and each.object in others for each in meant.meanings)


def _of_an_unknown_thing(meant: ControlMeaning) -> bool:
    """Return whether a label ends an unknown thing that has no capital, so that it is no name: "Cancel this box"."""
    thing = any(each.act in {"end", "stop"} and each.object == "unknown" for each in meant.meanings)
    return meant.kind == "unknown" and thing


def _orders_an_end(meaning: Meaning) -> bool:
    """Return whether a clause may order an end, or gives up what one has: "Give up my benefits".

    What only names the last of several orders nothing: "Last invoice".
    """
    gives_up = meaning.act == "decline" and meaning.object in FAMILY | {"benefits"}
    return gives_up or (meaning.act in ENDING and not {"last", "noun"} <= meaning.flags)


def _intent_of(meant: ControlMeaning) -> str:
    """Return the intent of a label of a certain kind. Giving up what one has goes on with an end, or is it."""
    goes_on = meant.may("decline") or any("go_on" in each.others for each in meant.meanings)
    return "forward" if meant.kind == "end" and goes_on else _INTENTS[meant.kind]


def _renews_no_more(meaning: Meaning) -> bool:
    """Return whether a clause wants no renewal: "I don't want to renew"."""
    return meaning.act == "renew" and meaning.polarity == "-" and "want" in meaning.flags


def _is_surely(meant: ControlMeaning) -> bool:
    """Return whether the kind of a label is certain. One that only states when something runs out orders nothing."""
    states = meant.kind == "end" and not any(_orders_an_end(each) or _renews_no_more(each) for each in meant.meanings)
    mixed = meant.kind != "end" and meant.may("end")
    skips = meant.kind == "decline" and meant.meaning.object in {"content", "page"}  # a link past the menu
    return meant.confidence >= _SURE and meant.kind in _INTENTS and not states and not mixed and not skips
