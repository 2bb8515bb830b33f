"""Consequences of a final press besides the end of this subscription, read from the page around its control.

Each finding is a sentence for the person who is asked; a yes given beforehand covers none of them.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from subterminator.approval.collected_losses import Own, words_of_names
from subterminator.approval.control_doubts import NAME, doubts_about_the_control
from subterminator.approval.descriptions import quote
from subterminator.approval.lists_of_losses import lists_of_losses
from subterminator.approval.offered_prices import OfferedPrices
from subterminator.approval.own_part import (
    PRESSED,
    captioned,
    leaves_by_its_words,
    lines_of_unchosen,
    lost_features,
    offers_a_pause,
    only_ends,
    own_block,
    own_lines,
    own_words,
    part_about_the_end,
    squeezed,
    stands_beside_an_offer,
    unchosen_cards,
)
from subterminator.approval.preset_choices import ENDED_INSTEAD, preset_choices, stands_in
from subterminator.approval.stated_consequences import (
    StatedConsequences,
    asserts_end,
    concerns_copies,
    is_silent,
    knows_what_stops,
    lighter_if_it_goes_with_it,
    lighter_if_it_was_collected,
    only_takes_what_was_collected,
    takes_later_ones,
)
from subterminator.approval.warning_kinds import (
    CHARGES_LATER,
    DELETES,
    ENDS_MORE,
    GOES_WITH_IT,
    LOSES,
    MAY_CHARGE,
    NAMES_SUM,
    SHUTS_OUT,
)
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.language_files import amount_words, languages, languages_with
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS, OTHER_THINGS
from subterminator.pages.blocks import page_blocks
from subterminator.pages.fees import (
    OF_A_KNOWN_PAGE,
    asks_about_an_offer,
    charge_without_a_sum,
    is_fee_of_a_term,
    is_known_charge,
    is_offered_price,
    number_beside_a_charge,
    sentences,
    sum_of_ending,
    unclear_fee,
    unplaced_sum,
    unread_number,
)
from subterminator.pages.later_charges import charges_after_the_end
from subterminator.pages.per_view import once_per_view
from subterminator.pages.prices_of_others import is_price_of_staying
from subterminator.pages.statements import statement_of
from subterminator.pages.sum_kinds import (
    has_only_known_sums,
    is_charged_as_usual,
    is_of_a_known_kind,
    is_only_on_return,
    is_owed_anyway,
    is_regular_charge,
    languages_of,
)

_ENDED_BESIDES = OTHER_PRODUCTS - {"newsletter"}
"""Objects whose end is a separate loss, also where the subscription ends on the same page."""
_PLANNED = frozenset({"none", "subscription", "booking", "order", "content"})
"""Objects of the name of a plan: "Lesson plan", "Meal plan"."""
_LISTED = frozenset({"option", "tab"})
"""Roles of list entries: their labels are no statements of the page, nor are those of answers that are not chosen."""
_FIELDS = frozenset({"combobox", "textbox", "radiogroup"})
"""Roles of fields, whose captions ask, and state nothing."""
_OTHER_DAY = frozenset({"now", "without", "when", "if", "active", "or"})
"""Flags of a label whose day is not that of its end, or not the only one."""
_UNREAD = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Placeholder in the folded text for a visible part of the page without text."""
_POSSESSIVE = re.compile(r"['\u2019]s$")
_UNDERSTOOD = 0.5
"""Share of a sentence's letters from which it counts as understood."""
_OWNED = frozenset({"buy", "order"})
"""Features of things that were bought, and belong to the person without the subscription too."""
_FREE_DELIVERY = frozenset({"free", "order"})
"""Flags of a benefit: an order that is delivered for nothing."""
_BENEFITS = frozenset({"device", "benefits", "content", "offer"})
"""Objects that end with the subscription: downloads, access, films, a discount."""
_FULL_STOPS = (".", "!", "?", "\u3002")
_ROW_WORDS, _ROW_SIGNS = 5, 60
"""Most words and signs of the state of a row."""
_FROM_NOW_ON = frozenset({"more", "nomore", "future"})


@dataclass(frozen=True, slots=True)
class Known:
    """Knowledge of the run about the subscription before it asks."""

    product: str = ""
    """Name of the service."""
    account: str = ""
    """Text of the account page."""
    earlier: tuple[str, ...] = ()
    """Texts of the pages of the flow before this one."""
    chosen: frozenset[str] = frozenset()
    """Nodes that the run itself chose or ticked."""
    plan: str = ""
    """Name of the plan, as the account page calls it."""
    today: date = date.max
    on_account: bool = False
    """Whether the control is on the account page, whose other parts are about other things."""
    in_flow: bool = False
    """Whether it is on a page of a cancellation, whose subject was named before."""
    prices: frozenset[str] = frozenset()
    """Regular prices, as the account page and this page name them."""
    used_up: bool = False
    """True if the page ends it on the very day on which the account says that it would be charged next."""
    told: tuple[str, ...] = ()
    """What the question says of costs anyway: a sentence in it needs no second warning."""
    ends: date | None = None
    """Day on which the page says that it ends; None if it names none."""
    charges: tuple[str, ...] = ()
    """Rows of the page that only name the sum of the next regular charge, beside its day."""

    def own(self, label: str) -> Own:
        """Return the knowledge by which a loss is read as one presses the control with this label."""
        at_once = any(words_of(each, "at_once").search(plain_text(label)) for each in languages())
        at_once |= any("now" in each.flags for each in Reader.load().control(label).meanings)
        return Own(words_of_names(self.product, self.plan), None if at_once else self.ends, self.today)


class Consequences:
    """Finds consequences on pages, for one language reader."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def read(self, element: Element, view: PageView, folded: str, known: Known) -> list[str]:
        """List the consequences beyond the end of this subscription, the gravest first.

        The question and each press under the yes read the same view.
        """
        key = ("consequences", self._lexicon, element, folded, known)
        return list(once_per_view(view, key, lambda: self._read(element, view, folded, known)))

    def _read(self, element: Element, view: PageView, folded: str, known: Known) -> list[str]:
        dialog = view.dialog_around(element)
        part = page_blocks(view, dialog)
        own = own_block(part, element) if known.on_account and dialog is None else None
        if own is not None and known.in_flow:
            own = part_about_the_end(own)
        pressed = [each for each in view.elements if each.interactive and each.role in PRESSED]
        labels = {squeezed(text) for each in pressed for text in (each.label, each.text)}  # a name may be hidden
        lines = [own_words(line, labels, squeezed(element.label)) for line in own_lines(own or part, element)]
        seen = list(_with_values(sentence for line in lines for sentence in sentences(line)))
        hidden = dict.fromkeys(sentence for line in _stated_in(folded) for sentence in sentences(line))
        for each in seen:
            hidden.pop(each, None)
        page_sentences = [*seen, *hidden]
        options = {
            squeezed(each.label)
            for each in view.elements
            if each.role in _LISTED
            or (each.role in _FIELDS and not any(map(str.isdigit, each.label)) and not _states_a_loss(each.label))
        }
        unchosen = {_letters(each.label) for each in view.elements if each.role == "radio" and each.has("unchecked")}
        explained = [line for card in unchosen_cards(part) for line in card.whole()]
        explained += lines_of_unchosen(view)
        unchosen |= {_letters(sentence) for line in explained for sentence in sentences(line)}
        page_sentences = [each for each in page_sentences if each not in options and _letters(each) not in unchosen]
        if not _closes_the_account(element):
            page_sentences = [each for each in page_sentences if not _is_another_case(each)]
        stated = [line for line in known.account.splitlines() if squeezed(line) not in labels or not _acts(line)]
        shown = normalise("\n".join([known.product, *stated]))
        language = view.language[:2]
        subscription = known.own(element.label)
        light, grave = lists_of_losses(own or part, page_sentences, language, subscription.names)
        covered = {each for head, rows in light.items() for each in (head, *rows)}
        page_sentences = [each for each in page_sentences if each not in covered]
        offered, leaves = stands_beside_an_offer(part, element), leaves_by_its_words(part, element)
        prices = OfferedPrices.beside(part, element, known.account)
        paused = (leaves or only_ends(element)) and offers_a_pause(part, element)
        warnings = [
            *doubts_about_the_control(
                element,
                view,
                part,
                own,
                shown,
                product=known.product,
                plan=known.plan,
                in_flow=known.in_flow,
                begun=bool(known.earlier),
            ),
            *(f"{GOES_WITH_IT}: {quote(' '.join([head, *rows]))}" for head, rows in light.items()),
            *(f"{LOSES}: {quote(each)}" for each in grave),
            *self._deletions(page_sentences, language, subscription),
            *self._losses(page_sentences, language, subscription),
            *preset_choices(
                element,
                view,
                own,
                normalise(f"{known.product}\n{known.account}"),
                known.chosen,
                self._lexicon,
                known.today,
                declines_a_pause=paused,
            ),
            *self._other_ends(element, page_sentences, stated, shown, known, subscription),
            *_ending_rows(lines),
            *self._asked(page_sentences, shown),
            *self._later(_without_pauses(page_sentences) if paused else page_sentences, language, subscription),
            *self._sums(
                [
                    each
                    for each in page_sentences
                    if not (offered and is_offered_price(each))
                    and not prices.puts_down(each, language)
                    and not asks_about_an_offer(each)
                    and not (leaves and is_price_of_staying(each, languages_of(each, language)))
                ],
                known,
                subscription,
                lost_features(own or part),
                language,
                element.label,
                understood=_mostly_understood(page_sentences),
            ),
        ]
        later = self._ends_later(element, [*page_sentences, *stated], known.today, language)
        own_names = {plain_text(squeezed(each)) for each in (element.label, element.text)}
        called = [squeezed(text) for each in pressed for text in (each.label, each.text)]
        in_words = StatedConsequences(
            page_sentences,
            language,
            known.account,
            ends_later=later,
            used_up=known.used_up,
            others=[each for each in called if plain_text(each) not in own_names],
            own=subscription,
        )
        warnings += in_words.warnings([*warnings, *known.told], lambda each: self._is_told(each, known, language))
        if _UNREAD in folded and not known.on_account:
            warnings.append("a part of the page is drawn, and cannot be read: look at the picture")
        return warnings

    def _ends_later(self, element: Element, lines: Sequence[str], today: date, language: str) -> bool:
        """Return whether a control ends it on a day to come that it names, and what is paid for is over by then."""
        clauses = Reader.load().read(element.label, "control")
        days = {each.when for each in self._lexicon.dates.read(normalise(element.label), today)}
        if len(days) != 1 or not _names_its_day(clauses):
            return False
        spoken = {language} & set(languages())
        paid = [
            line
            for line in lines
            for each in spoken | {each.language for each in statement_of(line).meanings}
            if words_of(each, "paid_until").search(plain_text(line))
        ]
        until = [each.when for line in paid for each in self._lexicon.dates.read(normalise(line), today)]
        return min(days) > today and min(days) >= max(until, default=today)

    def _is_told(self, sentence: str, known: Known, language: str) -> bool:
        """Return whether the question tells a cost anyway, or a sentence only has a regular charge, or a later one."""
        announced = is_known_charge(sentence, self._lexicon, known.account, known.today)
        announced |= is_regular_charge(sentence, self._lexicon, known.today, language, known.prices)
        announced |= is_only_on_return(sentence, self._lexicon, language) or is_owed_anyway(sentence, language)
        announced |= is_charged_as_usual(sentence, language) or is_fee_of_a_term(sentence, known.account)
        return announced or unclear_fee(sentence, self._lexicon) != ""

    def _deletions(self, page_sentences: list[str], language: str, subscription: Own) -> Iterator[str]:
        for sentence in page_sentences:
            clauses = statement_of(sentence).meanings
            kept = any(  # "leaving the site is another thing, and your account remains"
                (each.act, each.object, each.polarity) == ("keep", "account", "+")
                and each.modality in {"asserted", "conditional"}
                for each in clauses
            )
            for clause in () if takes_later_ones(sentence) else clauses:
                gone = clause.act == "delete" or (clause.act == "sign_in" and bool(clause.flags & {"delete", "lose"}))
                deletes = gone and clause.polarity == "+" and clause.object not in _BENEFITS
                if clause.act == "delete":  # "downloads are removed from your devices"
                    deletes &= not concerns_copies(sentence, clause.language)
                until = clause.tense == "none" and "when" in clause.flags and _keeps_something(clauses)
                excused = until or (kept and clause.object not in OTHER_THINGS) or _is_wished(clause, clauses)
                silent = is_silent(clause, clauses)
                if deletes and not excused and not silent:
                    yield lighter_if_it_was_collected(DELETES, sentence, language, subscription)
                locked = clause.act == "sign_in" and clause.polarity == "-" and bool(clause.flags & _FROM_NOW_ON)
                locked = locked and clause.object not in _BENEFITS | FAMILY  # in some languages one "enters" a film
                if locked and (clause.modality == "possible" or not silent):
                    yield lighter_if_it_was_collected(SHUTS_OUT, sentence, language, subscription)

    def _losses(self, page_sentences: list[str], language: str, subscription: Own) -> Iterator[str]:
        """Describe losses besides the subscription's own benefits: things bought, data, an account."""
        for sentence in page_sentences:
            clauses = statement_of(sentence).meanings
            losing = [each for each in clauses if "lose" in each.flags and each.polarity == "+"]
            shared = any(each.object == "account" and _has_words(each, "members") for each in clauses)
            owned = any(each.flags & _OWNED and not each.flags >= _FREE_DELIVERY for each in clauses) or any(
                each.object == "account" and not (shared and _has_words(each, "usage")) for each in losing
            )  # that a profile of the family can be used no more is the end itself
            if not (losing and owned) or takes_later_ones(sentence):
                continue
            if not is_only_on_return(sentence, self._lexicon, language):  # "there is no second free trial then"
                yield lighter_if_it_was_collected(LOSES, sentence, language, subscription)

    def _other_ends(
        self,
        element: Element,
        page_sentences: list[str],
        stated: list[str],
        shown: str,
        known: Known,
        subscription: Own,
    ) -> Iterator[str]:
        pressed = Reader.load().read(element.label, "control")
        names_it = any(each.act in {"end", "stop"} and each.object in FAMILY for each in pressed)
        read = {each: _without_names(each, known.plan, "\n".join(stated)) for each in page_sentences}
        ending = [
            (sentence, clause)
            for sentence in page_sentences
            for clause in read[sentence]
            if asserts_end(clause, read[sentence]) and not _describes_a_card(clause) and not _ends_only_access(clause)
        ]
        this = any(clause.object in FAMILY | {"none", "unknown", "content"} for _, clause in ending)
        if_it_ends = any(
            each.act in ENDING
            and each.object in FAMILY | {"none"}
            and each.polarity == "+"
            and each.flags & {"if", "when"}
            for each in itertools.chain(*read.values())
        )
        until = any("until" in each.flags and each.act in {"keep", "none"} for each in itertools.chain(*read.values()))
        for sentence, clause in ending:
            clauses = read[sentence]
            lapsing = clause.object == "offer" and "present" in clause.flags
            instead = clause.object in ENDED_INSTEAD - {"changes", "survey"} and not lapsing
            dependent = clause.object == "addon" and (
                this or ((until or if_it_ends) and names_it)
            )  # it ends with what it belongs to
            dependent |= clause.object in {"device", "addon"} and (
                _tells_this_end(clause, clauses) or (this and "then" in clause.flags)
            )
            extra = clause.object == "account" and "extra" in clause.flags  # an additional profile of the plan
            dependent |= extra and (this or names_it)
            if _tells_a_last_charge(clause) or takes_later_ones(sentence):
                continue
            if not dependent and (clause.object in _ENDED_BESIDES or (not this and instead)):
                beside = clause.object in _ENDED_BESIDES and (this or names_it)
                if knows_what_stops(sentence):
                    yield f"{GOES_WITH_IT}: {quote(sentence)}"
                elif beside:
                    yield lighter_if_it_goes_with_it(ENDS_MORE, sentence, clause.language, subscription)
                else:  # a discount may be what the press ends, and not the subscription
                    yield lighter_if_it_was_collected(ENDS_MORE, sentence, clause.language, subscription)
            elif clause.object in FAMILY and clause.head and "extra" in clause.flags:
                yield f"the page says that another subscription ends: {quote(sentence)}"
            elif any(each.object == "subscription" and "plural" in each.flags for each in clauses):
                yield f"the page says that more than one subscription ends: {quote(sentence)}"
            elif (
                clause.object in FAMILY | {"unknown"}
                and clause.modality != "conditional"
                and ("price" not in clause.flags or "itself" in clause.flags)  # "Your Larder Club prices end"
                and (name := _strange_name(sentence, clauses, shown))
                and not (clause.object == "benefits" and clause.flags & {"after_pause"} and not _names(clause, name))
                and not _has_words(clause, "personal_data")  # the name is of whoever keeps what is asked
            ):
                yield f"the page says that it is {quote(name)} whose subscription ends: {quote(sentence)}"

    def _asked(self, page_sentences: list[str], shown: str) -> Iterator[str]:
        """Describe a question that ends what is called by a strange name: "Cancel Larder Cellar?"."""
        for sentence in page_sentences:
            clauses = statement_of(sentence).meanings
            asked = [each for each in clauses if each.modality == "question" and each.polarity == "+"]
            ends = any(each.act in {"end", "stop"} and each.object in FAMILY | {"unknown"} for each in asked)
            if ends and (name := _strange_name(sentence, clauses, shown)):
                yield f"the page asks whether to end {quote(name)}: {quote(sentence)}"

    def _later(self, page_sentences: list[str], language: str, subscription: Own) -> Iterator[str]:
        """Describe what begins or goes on after the end, without a person's own act."""
        for sentence in page_sentences:
            if statement_of(sentence).speaks_for("withdrawn"):
                yield f"the page speaks of a cancellation that is taken back: {quote(sentence)}"
            if is_only_on_return(sentence, self._lexicon, language):
                continue
            clauses = statement_of(sentence).meanings
            for clause in clauses:
                asserted = clause.polarity == "+" and clause.tense in {"present", "future"}
                if not asserted or is_silent(clause, clauses) or "free" in clause.flags:
                    continue
                if clause.act in {"start", "resume"} and clause.object not in {"cancellation", "free_plan", "survey"}:
                    begins = "the page says that something begins or goes on afterwards"
                    yield lighter_if_it_was_collected(begins, sentence, language, subscription)

    def _sums(
        self,
        page_sentences: list[str],
        known: Known,
        subscription: Own,
        features: frozenset[str],
        language: str,
        label: str,
        *,
        understood: bool,
    ) -> Iterator[str]:
        """Describe sums on the page of a control with this label.

        A number without a currency among the `features` that are lost counts something else, and one in a line of the
        account's page is known: "Home 250 Cable".
        """
        stated = (*page_sentences, *known.account.splitlines())
        of_the_account = set() if known.on_account else {*map(normalise, known.account.splitlines())}
        for sentence in page_sentences:
            others = [*(each for each in stated if each != sentence), label]
            later = charges_after_the_end(sentence, others, self._lexicon, known.today, language)
            if later and not is_known_charge(sentence, self._lexicon, known.account, known.today):
                yield f"{CHARGES_LATER}: {quote(sentence)}"
                continue
            if is_fee_of_a_term(sentence, known.account) or sentence in known.charges:
                continue
            if is_owed_anyway(sentence, language) or has_only_known_sums(
                sentence, self._lexicon, known.today, known.account, language, known.prices
            ):
                continue
            valued = sentence in features and not amount_words("charging").search(sentence)  # what is lost is worth it
            if not valued and (
                costly := unplaced_sum(sentence, self._lexicon, "" if known.on_account else known.account)
            ):
                yield f"{NAMES_SUM}: {costly}"
            elif (
                costly := charge_without_a_sum(sentence)
                or number_beside_a_charge(sentence, self._lexicon)
                or (
                    ""
                    if sentence in features or normalise(sentence) in of_the_account
                    else self._unread_number(sentence, understood=understood)
                )
            ):
                if only_takes_what_was_collected(sentence, language, subscription):  # the number counts it
                    yield f"{GOES_WITH_IT}: {quote(sentence)}"
                else:
                    yield f"{MAY_CHARGE}: {costly}"
        for text in (known.account, *known.earlier):
            for line in text.splitlines():
                for sentence in sentences(line):
                    costly = sum_of_ending(sentence, self._lexicon)
                    if costly and not self._costs_nothing(sentence, known.today, language):
                        yield f"an earlier page names what ending costs: {costly}"

    def _costs_nothing(self, sentence: str, today: date, language: str) -> bool:
        """Return whether a sum beside a word for an end is that of an offer, or of the last bill, which was paid."""
        if is_price_of_staying(sentence, languages_of(sentence, language)):
            return True
        return _names_the_last(sentence) and is_of_a_known_kind(sentence, self._lexicon, today, language)

    def _unread_number(self, sentence: str, *, understood: bool) -> str:
        if understood:
            return unread_number(sentence, self._lexicon, 3, OF_A_KNOWN_PAGE)
        return unread_number(sentence, self._lexicon)


def _names_the_last(sentence: str) -> bool:
    """Return whether a sentence is about an end by a word for the last of several alone: "Dernière facture"."""
    return all(
        {"last", "noun"} <= each.flags
        for each in statement_of(sentence).meanings
        if each.act in ENDING or each.flags & (ENDING - {"end"})
    )


def _with_values(page_sentences: Iterable[str]) -> Iterator[str]:
    """Yield sentences without repetition, but each caption and value: two rows may both have the value "None"."""
    known: set[str] = set()
    for each in page_sentences:
        if each not in known or (len(each.split()) <= _ROW_WORDS and len(each) <= _ROW_SIGNS):
            yield each
        known.add(each)


def _without_pauses(page_sentences: Sequence[str]) -> list[str]:
    """Return the sentences without those right behind the offer of a pause: "Pause it. We resume it in March."."""
    offers = [
        any(each.act == "pause" and each.modality == "instruction" for each in statement_of(sentence).meanings)
        for sentence in page_sentences
    ]
    return [sentence for sentence, behind in zip(page_sentences, [False, *offers], strict=False) if not behind]


def _letters(text: str) -> str:
    """Return letters and digits alone: a caption and its value are joined by a colon."""
    return "".join(filter(str.isalnum, text))


def _stated_in(folded: str) -> list[str]:
    """List the lines of folded-away text, without those that read as a control: "ann@example.com Remove"."""
    lines = captioned(folded.replace(_UNREAD, "").splitlines())
    return [line for line in lines if not _is_a_label(line)]


def _is_a_label(line: str) -> bool:
    """Return whether a short line without a number or full stop is a verb alone, or a name beside one.

    A thing that is named, a pronoun or a noun may make it a statement: "Your data: deletion", "We delete it".
    """
    short = len(line.split()) <= _ROW_WORDS and line[-1:] not in _FULL_STOPS and not any(map(str.isdigit, line))
    clauses = statement_of(line).meanings
    if not short or len(clauses) != 1:
        return False
    order = clauses[0]
    alone = order.object == "none" and order.flags == {order.act}
    return order.modality == "instruction" and order.act in {"delete", "end", "stop"} and alone


def _ending_rows(lines: list[str]) -> Iterator[str]:
    """Describe a list of several things of which each is said to end: "Lea's line: ended"."""
    short = [line for line in lines if line and len(line.split()) <= _ROW_WORDS]
    ended = [line for line in short if any(map(_is_end_of_a_row, statement_of(line).meanings))]
    if len(ended) > 1:
        yield f"the page lists several things that end: {quote(ended[1])}"


def _is_end_of_a_row(clause: Meaning) -> bool:
    ends = clause.act in {"end", "expire"} and clause.polarity == "+" and clause.modality == "asserted"
    return ends and not clause.when and "noun" not in clause.flags and clause.object in FAMILY | {"none"}


def _is_condition(clause: Meaning) -> bool:
    """Return whether a clause makes this end a condition: "If you cancel"."""
    this_end = clause.act in ENDING and clause.object in FAMILY | {"none"} and clause.polarity == "+"
    return this_end and bool(clause.flags & {"if", "when"})


def _tells_this_end(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence says that a thing ends with the subscription: "the SIM is blocked when it ends"."""
    named = bool(clause.flags & {"subscription", "trial"}) or {"noun", "end", "stop"} <= clause.flags
    return named or any(each is not clause and _is_condition(each) for each in clauses)


def _closes_the_account(element: Element) -> bool:
    return any(
        each.act == "delete" or each.object == "account" or "whole" in each.flags
        for each in Reader.load().control(element.label).meanings
    )


def _is_another_case(sentence: str) -> bool:
    """Return whether all that a sentence says is conditional on closing the account: "If you delete your account"."""
    first, *others = [*statement_of(sentence).meanings, Meaning()]
    closes = (first.act, first.object, first.polarity, first.tense) == ("delete", "account", "+", "none")
    closes = closes and first.modality == "conditional" and bool(first.flags & {"if", "when"})
    if not closes or first.others or first.flags & ENDING - {"delete"}:
        return False
    return all(each.modality == "conditional" and "or" not in each.flags for each in others[:-1])


def _is_wished(clause: Meaning, clauses: Sequence[Meaning]) -> bool:
    """Return whether a thing that is only named is what one may want: "Deletion (leaving): if you want that, …"."""
    named = clause.tense == "none" and clause.modality == "instruction"
    after = clauses[clauses.index(clause) + 1 :][:2]
    return named and any(each.act == "none" and {"if", "want"} <= each.flags for each in after)


def _keeps_something(clauses: Sequence[Meaning]) -> bool:
    """Return whether the last clause says that something is kept: "Your notes are kept until you leave the site"."""
    last = clauses[-1]
    return last.act == "keep" and last.polarity == "+" and "after_after" in last.flags


def _names_its_day(clauses: Sequence[Meaning]) -> bool:
    """Return whether a label is only an end with its day: not "now", "instead of" or "before" it, nor "paid until"."""
    ends = [each for each in clauses if each.act in {"end", "stop"}]
    days = [each for each in clauses if each not in ends]
    plain = all(each.act == "none" and each.object in {"none", "subscription"} for each in days)
    return len(ends) == 1 and plain and not any(each.flags & _OTHER_DAY for each in clauses)


def _states_a_loss(caption: str) -> bool:
    """Return whether the caption of a field states what is deleted, lost or charged, and asks nothing."""
    return any(
        each.act in {"delete", "lose", "charge", "pay"} and each.polarity == "+" and each.modality != "question"
        for each in statement_of(caption).meanings
    )


def _describes_a_card(clause: Meaning) -> bool:
    """Return whether it tells a card by its last digits or its last month: "Visa ending 6120, expires 09/28"."""
    numbered = clause.act == "end" and clause.tense == "present" and any(map(str.isdigit, clause.clause))
    return clause.object == "payment_method" and (numbered or clause.act == "expire")


def _tells_a_last_charge(clause: Meaning) -> bool:
    """Return whether its word of an end only tells which charge it is: "last payment on 20 November"."""
    own = clause.object in {"none", "payment"} or clause.inherited
    return own and "noun" in clause.flags and _has_words(clause, "last_charge")


def _ends_only_access(clause: Meaning) -> bool:
    """Return whether a clause only says where one watches no more, or that a payment is not given back."""
    if clause.object == "payment":
        return _has_words(clause, "unpaid")
    access = clause.flags & {"content", "benefits"} and "extra" not in clause.flags
    return clause.object in {"device", "member"} and bool(access)


def _has_words(clause: Meaning, name: str) -> bool:
    return words_of(clause.language, name).search(plain_text(clause.clause)) is not None


def _acts(label: str) -> bool:
    """Return whether a label acts on its object, which then need not be the subscription's name."""
    return any(each.act in {"end", "stop", "pause", "change"} for each in Reader.load().control(label).meanings)


def _without_names(sentence: str, plan: str, stated: str) -> tuple[Meaning, ...]:
    """Read a sentence without the subscription's own name: a word in "the plan Photos Plus" is no thing that ends.

    A name has capitals, follows the first word, and stands so where the account page speaks of the subscription. What
    ends must then be the subscription: a name alone may be another product's.

    Args:
        plan: the plan's name; "" if none was read.
        stated: what the account page says of the subscription.
    """
    clauses = statement_of(sentence.replace(plan, " ") if plan else sentence).meanings
    if _ended_objects(clauses) <= FAMILY:
        return clauses
    if name := next(filter(None, (_compound_name(sentence, line) for line in stated.splitlines())), ""):
        read = statement_of(sentence.replace(name, " ")).meanings
        if _ended_objects(read) <= FAMILY | {"none"}:
            return read
    if any(clause.language in languages_with("capital_nouns") for clause in clauses):
        return clauses
    groups = itertools.groupby(sentence.split()[1:], key=lambda word: word[0].isupper())
    for name in (" ".join(words) for capitals, words in groups if capitals):
        if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", stated):
            read = statement_of(sentence.replace(name, " ")).meanings
            if _ended_objects(read) and _ended_objects(read) <= FAMILY:
                return read
    return clauses


def _compound_name(sentence: str, line: str) -> str:
    """Find the name of a plan with which both a sentence and a line of the account begin; "" without one.

    "The lesson plan ends" ends no lesson, where the account says "Lesson plan: in use".
    """
    pairs = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(sentence, line, strict=False))
    name = "".join(sign for sign, _ in pairs).strip()
    if not name or any(text.isascii() and text[len(name) :][:1].isalnum() for text in (sentence, line)):
        return ""
    read = Reader.load().read(name, "heading")
    plan = any("subscription" in each.flags for each in read)
    return name if plan and all(each.object in _PLANNED for each in read) else ""


def _ended_objects(clauses: Sequence[Meaning]) -> set[str]:
    return {each.object for each in clauses if asserts_end(each, clauses)}


def _strange_name(sentence: str, clauses: tuple[Meaning, ...], shown: str) -> str:
    """Find a name before the end that neither the service nor the account page has; "" without one."""
    if any(clause.language in languages_with("capital_nouns") for clause in clauses):
        return ""
    unknown = {word for clause in clauses for word in clause.unknown}
    words = [match[0] for match in NAME.finditer(sentence)]
    owned = any(_POSSESSIVE.search(word) for word in words[:2])
    for word in words if owned else words[1:]:  # the first word of a sentence has a capital anyway
        plain = normalise(_POSSESSIVE.sub("", word)).strip(".-'")
        if word[0].isupper() and plain not in shown and any(plain in each for each in unknown):
            return word
    return ""


def _names(clause: Meaning, name: str) -> bool:
    """Return whether a name stands in a clause itself, and not before it: "Ann, who shares it, has no more access"."""
    return stands_in(normalise(name), clause.clause)


def _mostly_understood(page_sentences: list[str]) -> bool:
    """Return whether the page is in a language that the reader knows."""
    coverage = [max((each.coverage for each in statement_of(line).meanings), default=0.0) for line in page_sentences]
    return sum(each >= _UNDERSTOOD for each in coverage) * 2 >= len(coverage)


def ends_at_once(text: str) -> bool:
    """Return whether a page says that the subscription ends now, and not on a day to come."""
    read = (statement_of(sentence).meanings for line in text.splitlines() for sentence in sentences(line))
    return any(
        asserts_end(clause, clauses)
        and "now" in clause.flags
        and clause.object in FAMILY | {"none"}
        and not clause.head
        for clauses in read
        for clause in clauses
    )
