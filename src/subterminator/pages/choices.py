"""Choice of an answer to a question of the page: what cancels, else what says least; never what keeps or pays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from subterminator.domain.errors import WhichOne
from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import FURNITURE, GROUPS_OF_FIELDS
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.language_files import either, settings
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHERS
from subterminator.pages.block_kinds import sums_in
from subterminator.pages.blocks import page_blocks, section_of
from subterminator.pages.controls import NEVER, Controls, is_required
from subterminator.pages.labels import ORDERING, first_line, label_of, labels_of, only_asks_to_choose
from subterminator.pages.which import Wanted, asks_for_kind, asks_which, is_list_of_reasons, lists_own

_NEUTRAL = frozenset({"neutral", "survey_skip"})
_ANSWERS = CANCELLING | _NEUTRAL | {"decline"}
_LEAST = CANCELLING, _NEUTRAL, frozenset({"decline"})
"""Intents of the answers to prefer, best first."""
_BESIDE = FURNITURE | {"complementary"}
"""Roles of the parts of a page that ask nothing, as its menus."""
_SHOWN_OPTIONS = 4
"""Number of options that a message quotes."""
_ORDERS_NOTHING = frozenset({"neutral"})
_ROWS = 3
"""Least number of rows that count as a list to choose from."""
_POLAR = {
    "yes": compiled_late(lambda: either("names", "yes")),
    "no": compiled_late(lambda: either("names", "no")),
}
_FEW = 3
"""Most words of an answer that says little more than yes or no."""
_WANTED = ENDING | {"go_on", "finish"}
_ONWARD = frozenset({"go_on", "request", "none"})
"""Acts of an answer that only goes on with what was begun."""
_NOT_PLAINLY = frozenset({"plural", "extra", "whole", "without"})
"""Flags of a question for more than this end, or for another day: "all your subscriptions", "today instead of May"."""
_OF_A_TIME = ENDING | {"none", "renew", "expire"}
"""Acts of an answer that names a time."""
_FRAMED = re.compile(r"[-\u2013\u2014.\u2026*<(\[]+.*[-\u2013\u2014.\u2026*>)\]]+|[^.]*(?:\u2026|\.\.\.)")


_claim = compiled_late(lambda: "|".join(settings("claims")), re.IGNORECASE)
_if_applicable = compiled_late(lambda: "|".join(settings("if_applicable")), re.IGNORECASE)


class Choices:
    """The answers of a page that the controls of one service leave to choose from."""

    def __init__(self, controls: Controls) -> None:
        self._controls = controls
        self._lexicon = controls.lexicon

    def answer(self, view: PageView, *, survey: bool = True) -> Element | None:
        """Find the choice to make before going on: where none is made, or the present one keeps or pays.

        A choice that cancels comes first, then one that says nothing ("Other"), then any that is harmless. None that
        ends at once takes the place of one that is made: it would cost the days that are paid for. One at the end of a
        term takes the place of one that ends today. Where the page is no `survey` and one of the answers keeps or pays,
        the others are taken only if they are understood.
        """
        for group in _groups(view):
            chosen = next((each for each in group if each.has("checked")), None)
            labels = [each.label for each in group]
            if (meant := self._own(question_over(group[0], view), labels, chosen=chosen is not None)) is not None:
                if group[meant] is not chosen:
                    return group[meant]
                continue
            later = later_than_now(labels)
            if later is not None and (chosen is None or ends_now(chosen.label)):
                return group[later]
            if (ending := self._ends_by_its_title(group, chosen)) is not None:
                return ending
            if chosen is not None and not self._controls.says(chosen, NEVER):
                continue
            if chosen is None and (answer := yes_or_no(question_over(group[0], view), labels)) is not None:
                return group[answer]
            harmless = self._harmless(group)
            onward = list(filter(_only_goes_on, harmless))
            if chosen is not None and len(onward) == 1:
                return onward[0]  # "Go on with my request" beside what it offers instead
            asks = survey or sum(map(_is_reason, harmless)) > 1
            if not asks and len(group) > len(harmless) > 1:
                harmless = [each for each in harmless if self._controls.says(each, _ANSWERS)]
            if harmless and (
                any(self._controls.says(each, _ANSWERS) for each in harmless) or chosen is None or len(harmless) == 1
            ):
                least = self._saying_least(harmless)
                if chosen is None or least is None or not self._controls.at_once(least):
                    return least
        return None

    def _ends_by_its_title(self, group: list[Element], chosen: Element | None) -> Element | None:
        """Return the only answer whose title ends the subscription, whatever stands below it; None if it is chosen.

        "Cancel my membership", and below it: "A joining fee may apply if you come back".
        """
        ending = [each for each in group if each.title not in {"", each.label} and _ends_it(each.title)]
        if len(ending) != 1 or ending[0] is chosen or self._controls.at_once(ending[0]):
            return None
        return None if label_of(self._lexicon, ending[0].title).intents & NEVER else ending[0]

    def no_longer(self, view: PageView) -> Element | None:
        """Return the only answer among several changes that wants no more of it: "I no longer want to play"."""
        for group in _groups(view):
            labels = [each.label for each in group]
            wanting = [each for each in group if wants_no_more(each.label)]
            if len(group) > _FEW - 1 and len(wanting) == 1 and not is_list_of_reasons(labels):
                return wanting[0]
        return None

    def unopened_list(
        self, view: PageView, chosen: Collection[str] = (), answered: Collection[tuple[str, str]] = ()
    ) -> Element | None:
        """Find a component kit's list that has no choice yet and shows its options only when pressed.

        `chosen`: labels of options that were chosen; a list that shows one has its choice. `answered`: the lists, by
        `reads_as`, of which an option was chosen.
        """
        for each in view.elements:
            empty = (each.value or "") in {"", each.name, each.text}  # some show their own label in place of a value
            empty = empty and not any(option in each.text for option in chosen)
            shut = each.role == "combobox" and each.has("collapsed") and not each.options and empty
            shut = shut and reads_as(each) not in answered
            shut = shut and not is_optional(each.label)
            if shut and each.usable and (each.hit or not each.in_viewport) and view.closest(each, FURNITURE) is None:
                return each
        return None

    def unopened_question(self, view: PageView) -> Element | None:
        """Find a control that may open a list of answers, where the way on waits for one: by its form, not its words.

        Such as a button that unfolds beside the question, or a field that takes no letters.
        """
        shown = view.elements if view.dialog is None else view.within(view.dialog)
        for each in shown:
            opens = each.role == "button" and each.has("collapsed")
            opens |= each.role in {"textbox", "combobox"} and each.has("readonly") and not each.value
            if opens and each.usable and view.closest(each, FURNITURE) is None:
                return each
        return None

    def option(self, view: PageView) -> Element | None:
        """Choose the least telling option of an open list."""
        shown = [each for each in view.elements if each.role == "option" and each.interactive]
        shown = shown or drawn_options(view)
        shown = [each for each in shown if not self._is_placeholder(each.label)]
        opened = next((each for each in view.elements if each.role == "combobox" and each.has("expanded")), None)
        if (chosen := next((each for each in shown if each.has("selected")), None)) is not None:
            covers = any(each.interactive and "option" in (each.covered_by or "") for each in view.elements)
            return chosen if opened is not None and covers else None  # pressed again, it shuts the list
        group = [each for each in shown if not each.has("disabled") and not each.modal_blocked and each.label]
        if opened is not None:
            self._named_option(opened.label, [each.label for each in group])
        return self._meant_or_least(group, view)

    def row(self, view: PageView) -> Element | None:
        """Choose the least telling of the rows that a kit uses as answers instead of fields; None without three.

        Not beside a question that is answered by its own fields.
        """
        if any(each.role == "radio" and each.has("checked") for each in view.elements):
            return None
        groups: dict[tuple[int | None, str, float], list[Element]] = {}
        shown = view.elements if view.dialog is None else view.within(view.dialog)
        for each in [*rows(shown), *answer_buttons(shown, self._lexicon)]:
            if view.closest(each, _BESIDE) is None and not each.modal_blocked:
                groups.setdefault((each.parent, "wide", each.box.width), []).append(each)
                groups.setdefault((each.parent, "high", each.box.height), []).append(each)
        most = max(groups.values(), key=len, default=[])
        return self._meant_or_least(most, view) if len(most) >= _ROWS else None

    def kind(self, view: PageView) -> Element | None:
        """Choose the button that names the kind of the contract, where the page asks for that; None where it does not.

        Raises:
            WhichOne: nothing tells which of them it is.
        """
        group, asking = kinds_of_contract(view, self._lexicon)
        if not asking:
            return None
        labels = [each.label for each in group]
        if (meant := self._wanted.kind(labels)) is None:
            raise WhichOne(_which(asking, labels))
        return group[meant]

    def box(self, view: PageView) -> Element | None:
        """Choose the least telling of several boxes that answer one question, if none is ticked yet.

        A box beside them by which one agrees, or says that something is understood, answers none.
        """
        groups: dict[tuple[int, int | None], list[Element]] = {}
        held = Counter(each.block for each in view.elements if each.interactive)
        for each in view.elements:
            if each.role == "checkbox" and each.usable and not self._controls.only_acknowledges(each):
                alone = each.block is not None and held[each.block] == 1  # a kit draws each answer as a card
                block = view.blocks[each.block].parent if alone and each.block is not None else each.block
                groups.setdefault((each.frame, block), []).append(each)
        for group in groups.values():
            if len(group) >= _ROWS and not any(each.has("checked") for each in group):
                return self._meant_or_least(group, view)
        return None

    def listed(self, element: Element, *, insist: bool = False) -> str:
        """Return the option to choose from a list without a choice yet; "" if there is nothing to choose.

        Where all options claim something about the person, only the person can say which is true.

        Args:
            insist: answer also what not everybody has to answer, because the page has come back once.

        Raises:
            WhichOne: it asks for the subscription, and the options cannot be told apart.
        """
        if element.role not in {"combobox", "listbox"} or not element.usable or len(element.options) < 2:
            return ""
        first = element.options[0]
        if element.value and not (element.value == first and self._is_placeholder(first)):
            return ""
        prompts = self._is_placeholder(first) or (element.tag == "select" and not element.value)
        options = element.options[1:] if prompts else element.options
        if (meant := self._own(element.name, options)) is None:
            meant = yes_or_no(element.name, options)
        if meant is not None:
            return options[meant]
        harmless = [each for each in options if not self._lexicon.label(each).intents & (NEVER | {"final"})]
        if (is_optional(element.label) and not insist) or all(map(states_a_fact, harmless)):
            return ""
        harmless = without_costs(without_claims(harmless, str), str)
        if len(harmless) > 1 and (named := self._named_option(element.label, harmless)) is not None:
            return harmless[named]
        least = (each for wanted in _LEAST for each in harmless if self._lexicon.label(each).intents & wanted)
        return next(least, harmless[0] if harmless else "")

    def _is_placeholder(self, option: str) -> bool:
        framed = _FRAMED.fullmatch(option.strip()) is not None  # as "(choose)" or "Select…"
        asks = framed or not any(char.isalnum() for char in option) or "survey" in self._lexicon.text(option)
        return asks or only_asks_to_choose(option)

    def _named_option(self, question: str, options: Sequence[str]) -> int | None:
        """Return the place of the option that names the subscription.

        Raises:
            WhichOne: the question asks for one of several subscriptions, and none is named.
        """
        if is_list_of_reasons(options):
            return None
        named = self._wanted.option(options)
        days = all(map(self._is_only_a_day, options))
        if named is None and len(options) > 1 and question and asks_which(question) and not days:
            raise WhichOne(_which(question, options))
        return named

    def _is_only_a_day(self, option: str) -> bool:
        return not any(map(str.isalnum, self._lexicon.dates.without(normalise(option))))

    def _own(self, question: str, options: Sequence[str], *, chosen: bool = False) -> int | None:
        """Return the place of the option that is meant, where they are the person's own subscriptions; else None.

        Raises:
            WhichOne: they are, none is chosen, and they cannot be told apart.
        """
        if not lists_own(question, options, self._controls.known):
            return None
        meant = self._wanted.option(options)
        if meant is None and not chosen:
            raise WhichOne(_which(question or "the page", options))
        return meant

    @property
    def _wanted(self) -> Wanted:
        return Wanted(self._controls.service.name, self._controls.service.plan, self._controls.known)

    def _harmless(self, group: list[Element]) -> list[Element]:
        honest = without_claims(group, lambda each: each.label)  # also where the other is made, or may cost something
        harmless = [each for each in honest if not self._controls.says(each, NEVER) and not _may_order(each)]
        return without_costs(harmless, lambda each: each.label)

    def _meant_or_least(self, group: list[Element], view: PageView) -> Element | None:
        """Choose the subscription that is meant, where they are the person's own; else the one that says least."""
        question = question_over(group[0], view) if group else ""
        labels = [each.label for each in group]
        if (meant := self._own(question, labels)) is None:
            meant = yes_or_no(question, labels)
        return self._saying_least(group) if meant is None else group[meant]

    def _saying_least(self, group: list[Element]) -> Element | None:
        """Choose one that cancels, rather at the end of the paid period than now; else a neutral one; else any."""
        harmless = sorted(self._harmless(group), key=self._controls.at_once)
        labels = [each.label for each in harmless]
        named = self._wanted.option(labels) if len(labels) > 1 and not is_list_of_reasons(labels) else None
        if named is not None:
            return harmless[named]
        least = [each for wanted in _LEAST for each in harmless if self._controls.says(each, wanted)]
        least += [*filter(_tells_nothing, harmless), *filter(_is_reason, harmless), *harmless]
        return least[0] if least else None


def _only_goes_on(answer: Element) -> bool:
    """Return whether an answer only goes on with what was begun: "Go on with my request"."""
    meant = Reader.load().control(first_line(answer, answer.label))
    acts = {each.act for each in meant.meanings}
    return meant.kind == "proceed" and not meant.also and "go_on" in {*acts, *meant.meaning.flags} and acts <= _ONWARD


def later_than_now(labels: Sequence[str]) -> int | None:
    """Return the place of the first answer to "When?" that is not now: "At the end of my term" beside "Today".

    None where the answers are not all times, or none of them is now.
    """
    later = [place for place, label in enumerate(labels) if _is_a_time(label)]
    now = [label for label in labels if ends_now(label)]
    return later[0] if later and now and len(later) + len(now) == len(labels) else None


def ends_now(label: str) -> bool:
    """Return whether an answer to "When?" is now: "Today, 5 May", "End it immediately"."""
    meanings = Reader.load().control(label).meanings
    return any("now" in each.flags for each in meanings) and all(each.act in _OF_A_TIME for each in meanings)


def _is_a_time(label: str) -> bool:
    meanings = Reader.load().control(label).meanings
    timed = any("time" in each.flags for each in meanings) and not any("now" in each.flags for each in meanings)
    return timed and all(each.act in _OF_A_TIME and each.polarity == "+" and not each.unknown for each in meanings)


Answer = TypeVar("Answer")


def without_costs(answers: list[Answer], label_of: Callable[[Answer], str]) -> list[Answer]:
    """Leave the answers out that name a sum, where others name none: "Collect it at home, $25" beside "Bring it"."""
    free = [each for each in answers if not any(sums_in([label_of(each)]))]
    return free or answers


def without_claims(answers: list[Answer], label_of: Callable[[Answer], str]) -> list[Answer]:
    """Leave the answers out that claim a fact about the person, where others claim none: "Death of the holder"."""
    return [each for each in answers if not states_a_fact(label_of(each))] or answers


def states_a_fact(label: str) -> bool:
    """Return whether an answer claims a fact about the person, of which a proof may be wanted: "Moving abroad"."""
    return _claim().search(label) is not None


def has_required_question(fields: Sequence[Element], view: PageView) -> bool:
    """Return whether a question among the fields has to be answered, and none of its radio buttons is chosen.

    Each button may be called required, or the name of their group ends in a star.
    """
    inside = {each.node for each in fields}
    for group in _groups(view):
        if group[0].node in inside and not any(each.has("checked") for each in group):
            starred = question_over(group[0], view).strip().endswith("*")
            if starred or any(map(is_required, group)):
                return True
    return False


def is_optional(caption: str) -> bool:
    """Return whether a field's caption says that not everybody has to fill it in: "Ground (if applicable)"."""
    return _if_applicable().search(caption) is not None


def yes_or_no(question: str, labels: Sequence[str]) -> int | None:
    """Return the place of the answer to a question of yes or no; None if the labels are no such answers.

    It is yes only where the question is whether to end the subscription, or to go on with that, and nothing besides:
    any other would order more, such as to take one's number along.
    """
    words = [normalise(each).strip() for each in labels]
    if len(words) != len(_POLAR) or any(len(each.split()) > _FEW for each in words):
        return None
    places = {name: [place for place, each in enumerate(words) if word().search(each)] for name, word in _POLAR.items()}
    if any(len(each) != 1 for each in places.values()):
        return None
    asked = Reader.load().read(question, "dialog")
    ends = any(map(_asks_for_the_end, asked))
    other = any(each.object in OTHERS or each.act not in _WANTED | {"none", "lose"} for each in asked)
    other |= any(each.flags & _NOT_PLAINLY for each in asked)
    return places["yes" if ends and not other else "no"][0]


def _asks_for_the_end(clause: Meaning) -> bool:
    """Return whether a clause of a question is the end, or to go on with that: not with the subscription."""
    objects = FAMILY | {"none"} if clause.act in ENDING else {"none", "cancellation"}
    return clause.act in _WANTED and clause.object in objects and clause.polarity == "+"


def question_over(answer: Element, view: PageView) -> str:
    """Return the question that an answer belongs to: the name of its group, else the heading of its part."""
    group = view.closest(answer, GROUPS_OF_FIELDS)
    return group.name if group is not None and group.name else section_of(answer, page_blocks(view))


def _which(question: str, options: Sequence[str]) -> str:
    shown = ", ".join(map(repr, options[:_SHOWN_OPTIONS]))
    return f"{question!r} asks which subscription is meant: {shown}. A person has to choose: name it with --plan"


def _may_order(answer: Element) -> bool:
    """Return whether an answer may pause, buy, take or delete something by its words, whatever else it says."""
    meant = Reader.load().control(first_line(answer, answer.label))
    may_order = {meant.kind, *meant.also} & ORDERING
    return bool(may_order) and not meant.may("end") and not meant.may("answer")


def _tells_nothing(answer: Element) -> bool:
    """Return whether an answer names no reason: "None of these"."""
    meanings = Reader.load().control(answer.label).meanings
    return bool(meanings) and all(each.act == "answer" and not each.unknown for each in meanings)


def _is_reason(answer: Element) -> bool:
    return Reader.load().control(answer.label).kind == "answer"


def rows(elements: Sequence[Element]) -> list[Element]:
    """List the pressable elements with words and without a role: many kits make lists to choose from of these."""
    return [each for each in elements if each.role == "generic" and each.interactive and each.label and not each.href]


def answer_buttons(elements: Sequence[Element], lexicon: Lexicon) -> list[Element]:
    """List the buttons of one list whose labels order nothing: some kits draw the answers to a question as buttons.

    What unfolds a part, as in a list of questions and answers, is none.
    """
    groups: dict[tuple[int | None, float], list[Element]] = {}
    for each in elements:
        plain = each.role == "button" and each.interactive and each.label and not each.form_method and not each.href
        folds = each.has("collapsed") or each.has("expanded") or each.has("disabled")
        labels = labels_of(lexicon, each) if plain and not folds else []
        if labels and all(label.intents <= _ORDERS_NOTHING for label in labels):
            groups.setdefault((each.parent, each.box.width), []).append(each)
    return max((group for group in groups.values() if len(group) >= _ROWS), key=len, default=[])


def kinds_of_contract(view: PageView, lexicon: Lexicon) -> tuple[list[Element], str]:
    """Find the buttons that name kinds of contracts, and the line that asks which is meant; ([], "") without it."""
    shown = view.elements if view.dialog is None else view.within(view.dialog)
    shown = [each for each in shown if not each.modal_blocked and view.closest(each, _BESIDE) is None]
    group = answer_buttons(shown, lexicon)
    labels = [each.label for each in group]
    if not group or is_list_of_reasons(labels):
        return [], ""
    nodes = {each.node for each in group}
    parts = [part for part in page_blocks(view).walk() if nodes & {each.node for each in part.elements}]
    asking = [line for part in parts for line in part.lines if line not in labels and asks_for_kind(line)]
    return (group, asking[0]) if asking else ([], "")


def reasons_among(elements: Sequence[Element], lexicon: Lexicon) -> list[str]:
    """List the labels that read as reasons for leaving, among the choices of one kind; [] with fewer than two of them.

    The choices are radio buttons, boxes, pressable rows, or buttons of one list: three or more. Lists that unfold do
    not count: those of a contact form have such options too.
    """
    kinds: list[list[str]] = [
        [each.label for each in elements if each.role == role and each.label] for role in ("radio", "checkbox")
    ]
    kinds += [[each.label for each in rows(elements)], [each.label for each in answer_buttons(elements, lexicon)]]
    reader = Reader.load()
    for labels in kinds:
        reasons = [each for each in dict.fromkeys(labels) if reader.control(each).kind == "answer"]
        if len(labels) >= _ROWS and len(reasons) > 1:
            return reasons
    return []


def drawn_options(view: PageView) -> list[Element]:
    """List the options of an open list that a kit draws as plain boxes, beside a list for screen readers."""
    if not any(each.role == "combobox" and each.has("expanded") for each in view.elements):
        return []
    listed = next((each for each in view.elements if each.role == "listbox"), None)
    after = [] if listed is None else [each for each in rows(view.elements) if each.ref > listed.ref]
    return after if listed is not None and any(each.label in listed.label for each in after) else []


def _groups(view: PageView) -> list[list[Element]]:
    """Group radio buttons by their question: by name, else by nearest container.

    Equal names in two groups of several are two questions: a component's shadow root has names of its own. Where each
    of a kit's radio buttons in one container has a name of its own, they answer one question.
    """
    named: dict[tuple[int, str | int | None], dict[int | None, list[Element]]] = {}
    kits = _questions_of_kits(view)
    for element in view.elements:
        if element.role == "radio" and not element.has("disabled") and not element.modal_blocked:
            holder = view.closest(element, GROUPS_OF_FIELDS)
            parts = named.setdefault(kits.get(element.ref, element.question), {})
            parts.setdefault(holder.ref if holder is not None else None, []).append(element)
    groups: list[list[Element]] = []
    for parts in named.values():
        apart = all(len(part) > 1 for part in parts.values())
        groups += parts.values() if apart else [[each for part in parts.values() for each in part]]
    return groups


def _questions_of_kits(view: PageView) -> dict[int, tuple[int, int | None]]:
    """Map the radio buttons that are none of HTML's to their container, where all there have different names."""
    held: dict[tuple[int, int | None], list[Element]] = {}
    for each in view.elements:
        if each.role == "radio":
            held.setdefault((each.frame, each.parent), []).append(each)
    return {
        each.ref: holder
        for holder, group in held.items()
        if len({each.attribute("name") for each in group}) == len(group) and all(each.tag != "input" for each in group)
        for each in group
    }


def _ends_it(title: str) -> bool:
    """Return whether a title ends a subscription, and nothing else."""
    meant = Reader.load().control(title)
    acting = [each for each in meant.meanings if each.act != "none"]
    ends = all(each.act in ENDING and each.object in FAMILY and each.polarity == "+" for each in acting)
    return meant.kind == "end" and not meant.also and bool(acting) and ends


def wants_no_more(label: str) -> bool:
    """Return whether an answer no longer wants to do what no language knows: "I no longer want to play"."""
    meanings = Reader.load().control(label).meanings
    return len(meanings) == 1 and all(
        (each.act, each.object, each.polarity) == ("none", "none", "-")
        and {"want", "not"} <= each.flags
        and bool({"more", "nomore"} & each.flags)
        and len(each.unknown) < _FEW - 1
        for each in meanings
    )
