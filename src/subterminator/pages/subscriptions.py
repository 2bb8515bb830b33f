"""Subscriptions of a page: which of its blocks is about the one to be cancelled, and which about other things."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

from subterminator.domain.page import Element
from subterminator.domain.roles import DIALOGS
from subterminator.lexicon.clauses import capitalised
from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.currencies import SIGNS, currency_names
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS, OTHER_THINGS, RECORDS, RENEWALS
from subterminator.pages.blocks import NAME_WORDS, PageBlock
from subterminator.pages.card_labels import card_labels
from subterminator.pages.labels import label_of
from subterminator.pages.statements import statement_of
from subterminator.pages.which import NOTHING, Known, Wanted, called, description, is_short_for, reference

_STATES = frozenset({"ended", "scheduled", "active", "renews", "paused", "pending"})
_HANDLES = frozenset({"end", "resume", "keep"})
"""Kinds of controls that only a running or ended subscription has."""
_ONE_PLAN = frozenset({"subscription", "trial"})
"""Subjects of a heading over a subscription with its price: "Current plan"."""
_TAKING = frozenset({"money", "accept"})
_OWN = frozenset({"open", "final", "manage", "resume", "renewal"})
"""Intents of controls of a subscription that one has."""
_CARDS = frozenset({"card", "article", "listitem", "row"})
_FOOTERS = frozenset({"card", "region", "group", "list"})
"""Kinds of blocks that may be a footer without its role."""
_DAY = re.compile(r"\d\D{0,12}(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}\D{1,3}\d")
_FULL_STOPS = (".", "\N{IDEOGRAPHIC FULL STOP}")
_LEGAL_LINKS = 3
"""Least number of links to terms and the like by which a part is the site's footer."""
_WITH_ITS_KIND = 2
"""Number of lines of an entry that tells its name and what it is."""
_DONE = ENDING | {"change", "pause", "navigate"}
"""Acts of a heading over what a person can do with the subscription."""
_MENU = 3
"""Least number of controls of a menu."""
_NAME_LINES = 4
"""Number of first lines of a block in which the full name of its product is looked for."""
_sum = compiled_late(
    lambda: rf"(?:[{SIGNS}]|\b[A-Z]{{3}}) ?(\d[\d.,]*)|(\d[\d.,]*) ?(?:[{SIGNS}]|{currency_names()}|[A-Z]{{3}}\b)"
)

_price = compiled_late(lambda: rf"[{SIGNS}]|\d ?(?:{currency_names()})")


@dataclass(frozen=True, slots=True)
class Scope:
    """Blocks about one subscription."""

    blocks: tuple[PageBlock, ...]
    others: tuple[PageBlock, ...] = ()
    """Outermost blocks that are about something else: add-ons, members, orders, other products."""
    sure: bool = True
    """False if more than one subscription of the page may be meant."""
    meant: PageBlock | None = None
    """The block of the subscription in a list of several, if its name tells; None if there is no or no single list."""
    rivals: tuple[PageBlock, ...] = ()
    """The blocks of the other subscriptions in that list."""

    @property
    def text(self) -> str:
        """Their lines, in the order of the page."""
        placed = [(each.place, each.heading) for each in self.blocks if each.heading]
        placed += [pair for each in self.blocks for pair in zip(each.places, each.lines, strict=True)]
        return "\n".join(line for _, line in sorted(placed, key=itemgetter(0)))

    @property
    def controls(self) -> list[Element]:
        """The controls in them."""
        return [each for block in self.blocks for each in block.controls]


class Subscriptions:
    """The blocks of one page, by the subscription that they are about."""

    def __init__(self, root: PageBlock, service: str = "", plan: str = "", known: Known = NOTHING) -> None:
        """`service`, `plan`: what the subscription to be cancelled is called; "" if that is not known.

        `known`: what the account's other pages tell.
        """
        self.root = root
        self._service, self._plan = service, plan
        self._wanted = Wanted(service, plan, known)

    def scope(self, known: frozenset[str] = frozenset(), ran: Sequence[str] = ()) -> Scope:
        """Choose the blocks that speak of the subscription: all but furniture and what is about something else.

        Of several subscriptions it is the one named by `plan`, else the service's name, else the dearest, else the
        first.

        Args:
            known: names of the blocks that were about others before.
            ran: lines of the subscription's blocks as they were before; what they call by its name is no other.
        """
        others: list[PageBlock] = []
        lists: list[list[PageBlock]] = []
        sure = True
        for block in self.root.walk():
            if any(block is part for other in others for part in other.walk()):
                continue
            rivals = [part for part in block.parts if not part.furniture and self._is_entry(part)]
            aside = [part for part in block.parts if self._is_aside(part, block, ran)]
            others += [part for part in block.parts if part.name in known or any(part is each for each in aside)]
            listed = [part for part in rivals if not any(part is each for each in aside)]
            rivals = [part for part in rivals if not any(part is other for other in others)]
            ranked = sorted(rivals, key=self._order(rivals), reverse=True)
            if ranked and len(listed) > 1:
                named = self._is_first_by_name(ranked[0], listed)
                lists.append([ranked[0], *(each for each in listed if each is not ranked[0])] if named else [])
            if len(rivals) > 1:
                sure = sure and self._is_first_by_name(ranked[0], rivals)
                others += ranked[1:]
            elif rivals and self._is_another(rivals[0]):
                others += rivals
        out = {id(part) for other in others for part in other.walk()}
        out |= {id(part) for block in self.root.walk() if block.furniture or is_footer(block) for part in block.walk()}
        own = tuple(part for part in self.root.walk() if id(part) not in out)
        only = lists[0] if len(lists) == 1 else []
        return Scope(own, tuple(others), sure, next(iter(only), None), tuple(only[1:]))

    def _is_entry(self, part: PageBlock) -> bool:
        """Return whether a part is one of the page's subscriptions, and no list of them or control of one."""
        return self._is_product(part) and not _lists_subscriptions(part) and not _is_only_a_control(part)

    def _is_aside(self, part: PageBlock, block: PageBlock, ran: Sequence[str]) -> bool:
        """Return whether a part of a block is about something else."""
        return (
            self._is_other_thing(part)
            or self._is_extra(part, block)
            or self._tells_of_another_end(part, ran)
            or self._is_an_add_on(part, block)
        )

    def _is_an_add_on(self, part: PageBlock, block: PageBlock) -> bool:
        """Return whether an entry of a list calls itself an add-on below its name, beside one that does not.

        "Add-on: Sports" tells what an entry has, and not what it is.
        """
        by_plan, by_name, _ = self._rank(part)
        if not _calls_itself_an_add_on(part) or by_plan or by_name > 0 or self._is_called_own(part):
            return False
        beside = [each for each in block.parts if each is not part and each.kind == part.kind]
        return any(
            not _calls_itself_an_add_on(each) and (bool(sums_in(each.whole())) or any(map(_states, each.whole())))
            for each in beside
        )

    def _tells_of_another_end(self, part: PageBlock, ran: Sequence[str]) -> bool:
        """Return whether a notice announces an end by a strange name: "Your Sport plan is to end".

        The name is known if it is the service's, or headed one of the lines when it `ran`: "Flat M Active".
        """
        if not part.heading or not _announces_an_end(part.heading):
            return False
        own = {*tokens(normalise(called(self._service))), *tokens(normalise(self._plan))}
        reader = Reader.load()
        unknown = {word for each in reader.read(part.heading, "heading") for word in each.unknown}
        names = {each for each in capitalised(part.heading) if not _is_of_no_name(each)}
        first, *_ = tokens(normalise(part.heading))
        headed = [words for line in ran if (words := tokens(normalise(line)))[:1] == [first]]
        return not any({*unknown, *names} <= {*words} for words in (own, *headed))

    def _is_first_by_name(self, meant: PageBlock, rivals: Sequence[PageBlock]) -> bool:
        """Return whether one of several subscriptions comes first by its name alone, whatever the prices."""
        order = self._order(rivals)
        first, best = order(meant), max(order(each)[:2] for each in rivals if each is not meant)
        return first[:2] > best and (not self._plan or first[0] > best[0])

    # -- nodes of the page ---------------------------------------------------------------------------------------------

    @cached_property
    def products(self) -> list[PageBlock]:
        """The blocks that show the state of a subscription."""
        return [block for block in self.root.walk() if block.parent is not None and self._is_product(block)]

    @cached_property
    def near(self) -> frozenset[str]:
        """Nodes in these blocks."""
        return _nodes_in(self.products)

    @cached_property
    def labels(self) -> dict[str, Label]:
        """Labels, by node, of controls whose card says what they do."""
        return card_labels(self.root, Lexicon.load())

    @cached_property
    def beside(self) -> frozenset[str]:
        """Nodes in the block of another product, where it is sure which one is meant."""
        scope = self.scope()
        return _nodes_in(scope.others) if scope.sure else frozenset()

    @cached_property
    def foreign(self) -> frozenset[str]:
        """Nodes in a block about something else: an add-on, an order, another product of the firm."""
        every = list(self.root.walk())
        extras = [part for block in every for part in block.parts if self._is_extra(part, block)]
        return _nodes_in([*filter(self._is_foreign, every), *extras])

    @cached_property
    def rivals(self) -> frozenset[str]:
        """Nodes in the block of another running subscription, or of one that may be another.

        The one to be cancelled is that called like the `plan` if one is given; else like the service, else the dearest
        if all name a price. Without any of these it is unknown.
        """
        rivals: list[PageBlock] = []
        for block in self.root.walk():
            running = [part for part in block.parts if not part.furniture and self._runs(part)]
            if len(running) < 2:
                continue
            ranks = [*map(self._order(running), running)]
            best = max(ranks)
            named = [rank[:2] for rank in ranks].count(best[:2]) == 1
            by_price = all(price for _, _, price in ranks)
            sure = bool(best[0]) and named if self._plan else named or (by_price and ranks.count(best) == 1)
            rivals += [part for part, rank in zip(running, ranks, strict=True) if not sure or rank != best]
        return _nodes_in(rivals)

    @cached_property
    def running(self) -> list[PageBlock]:
        """The blocks of the running subscriptions, each without another one in it.

        A part with facts only, such as "Billing" below "Membership", is no second one: it has no name and no end of
        its own, and no other price.
        """
        own = {id(each) for each in self._running if self._has_identity(each)}
        known = {amount for each in self._running if id(each) in own for amount in sums_in(each.whole())}
        return [
            each for each in self._running if id(each) in own or not sums_in(each.whole()) <= known
        ] or self._running[:1]

    @cached_property
    def _running(self) -> list[PageBlock]:
        return self._running_in(self.root)

    @cached_property
    def candidates(self) -> list[PageBlock]:
        """The running subscriptions that may be the one to be cancelled; [] if there is one only, or one is named.

        A price names none. A heading such as "Membership" names the service's own, if the others have other names.
        """
        if len(self.running) < 2:
            return []
        best = max(map(self._naming, self.running))
        if self._plan and not best[0]:
            return self.running
        likely = [each for each in self.running if self._naming(each) == best]
        return likely if len(likely) > 1 and self._told(likely) is None else []

    @cached_property
    def meant(self) -> PageBlock | None:
        """The running subscription to be cancelled; None if there is none, several may be it, or it runs no more."""
        if not self.running or self.candidates:
            return None
        best = max(map(self._naming, self.running))
        if any(self._rank(each)[0] > best[0] for each in self.products):  # the one that was meant has ended
            return None
        likely = [each for each in self.running if self._naming(each) == best]
        return self._told(likely) or likely[0]

    def known(self, *, account: bool) -> Known:
        """Return what the page tells about the subscriptions, for other pages. `account`: it is the account's own."""
        if len(self.running) > 1:
            meant = self.meant
            called = (name_of(meant),) if meant is not None and is_unknown(name_of(meant)) else ()
            return Known(called, tuple(name_of(each) for each in self.running if is_unknown(name_of(each))))
        if not account or not self.running:
            return NOTHING
        parts = [each for each in self.running[0].walk() if self._runs(each)] or self.running
        named = [each for each in parts if each.heading and _is_the_only_one(each.heading)]
        return Known(("\n".join(named[0].whole()),) if len(named) == 1 else (), (), (name_of(parts[-1]),))

    def _told(self, blocks: Sequence[PageBlock]) -> PageBlock | None:
        """Return the one of several blocks that the words of its name or text tell apart as the one that is meant."""
        place = self._wanted.among([(name_of(each), "\n".join(each.whole())) for each in blocks])
        return None if place is None else blocks[place]

    def holder(self, node: str) -> PageBlock | None:
        """Find the innermost running subscription, or thing beside one, that holds a node; None without one."""
        found: PageBlock | None = None
        for block in self.root.walk():
            own = any(block is each for each in self.running) or (bool(self.running) and self._is_beside(block))
            if own and not block.furniture and node in _nodes_in([block]):
                found = block
        return found

    def in_section(self, node: str) -> bool:
        """Return whether a node stands under a heading of the account that names no product: "Billing data"."""
        block = self.holder(node)
        if block is None or not block.heading or is_item_of_another(block):
            return False
        about = Reader.load().context(block.heading).object
        is_extra = block.parent is not None and self._is_extra(block, block.parent)
        return about in OTHER_THINGS - OTHER_PRODUCTS and not is_extra

    def _running_in(self, block: PageBlock) -> list[PageBlock]:
        if block.furniture or block.kind in DIALOGS or self._is_beside(block) or _offers(block):
            return []
        inner = [each for part in block.parts for each in self._running_in(part)]
        return inner if len(inner) > 1 or not self._runs(block) else [block]

    def _is_beside(self, block: PageBlock) -> bool:
        """Return whether a block is an add-on or another thing of its own, and no subscription."""
        if block.parent is not None and self._is_extra(block, block.parent):
            return True
        return self._is_other_thing(block) or self._heads_another_product(block)

    def _naming(self, block: PageBlock) -> tuple[int, int]:
        """Rank a subscription by its name: by the plan that is meant, then by the service's name.

        That comes alone, else with more words, as which counts what any service calls its subscription. Beside that
        one, unknown words make it another product.
        """
        by_plan, by_name, _ = self._rank(block)
        words, own = tokens(normalise(name_of(block))), tokens(normalise(called(self._service)))
        if by_name and not (len(words) > len(own) and _holds(words, own)):
            return by_plan, 3
        if by_name < 0 and any(_names_only_a_subscription(name_of(each)) for each in self._running):
            return by_plan, 1
        return by_plan, 2 if by_name or _names_only_a_subscription(name_of(block)) else 0

    def _has_identity(self, block: PageBlock) -> bool:
        """Return whether a block has a name of its own, or a control that ends what it is about.

        What its heading does is no name: "Manage plan", "Turn off renewal".
        """
        by_plan, by_name, _ = self._rank(block)
        clauses = Reader.load().read(name_of(block), "heading")
        if by_plan or by_name or is_unknown(name_of(block)):
            return all(each.act not in ENDING for each in clauses)
        labels = [each.label for each in block.every_element if each.interactive and each.label]
        ends = any(Reader.load().control(label).kind in _HANDLES for label in labels)
        return ends and all(each.act == "none" and each.object in FAMILY | {"none", "content"} for each in clauses)

    def beside_the_name(self, alike: list[Element]) -> list[Element]:
        """Choose the control beside the service's name among equal controls of several subscriptions.

        All of them if one belongs to no subscription, none if the subscriptions cannot be told apart.
        """
        holders = {each.node: block for block in self.root.walk() for each in block.elements}
        nodes = {each.node for each in alike}
        ranked: list[tuple[tuple[int, int], Element, PageBlock]] = []
        for each in alike:
            own = block = holders.get(each.node)
            while block is not None and not nodes & _nodes_in([block]) - {each.node}:
                own, block = block, block.parent
            if own is None or not self._is_product(own):
                return alike
            ranked.append((self._rank(own)[:2], each, own))
        best = max(rank for rank, _, _ in ranked)
        named = [each for rank, each, _ in ranked if rank == best]
        told = self._told([own for rank, _, own in ranked if rank == best])
        named = named if told is None else [each for _, each, own in ranked if own is told]
        return named if len(named) == 1 and (best[0] or not self._plan) else []

    # -- one block -----------------------------------------------------------------------------------------------------

    def _is_foreign(self, block: PageBlock) -> bool:
        if not block.heading:
            own = tokens(normalise(called(self._service)))
            named = self._is_called_own(block) or (own and tokens(normalise(name_of(block))) == own)
            return is_item_of_another(block) and not named
        return self._heads_another_product(block) or self._is_another(block)

    def _heads_another_product(self, block: PageBlock) -> bool:
        """Return whether a heading names an add-on, an order or the like, and not by a word of the service's name."""
        names_it = bool(block.heading) and Reader.load().context(block.heading).object in OTHER_PRODUCTS
        return names_it and not self._is_called_own(block) and not _holds_its_options(block)

    def _is_other_thing(self, block: PageBlock) -> bool:
        """Return whether a block is about something else by its heading or caption, and not by the service's name."""
        return _other_thing(block) and not self._is_called_own(block)

    def _is_product(self, block: PageBlock) -> bool:
        """Return whether a block is one subscription, also if the service's name has a word for a record in it."""
        return is_product(block, own_name=self._is_called_own(block))

    def _is_called_own(self, block: PageBlock) -> bool:
        """Return whether a block is called by a word of the service's name; what follows it names no other thing."""
        name = name_of(block)
        rest = _without_badge(block.name, block).removeprefix(name).strip()
        follows = Reader.load().context(rest).object if any(map(str.isalnum, rest)) else "none"
        return bool(name) and self._is_own_name(name) and follows not in OTHER_THINGS | RECORDS - {"payment"}

    def _is_own_name(self, heading: str) -> bool:
        """Return whether a heading names the subscription with a word of the service's name: "Your Extra membership".

        That word says nothing about the kind of thing, as "extra" would elsewhere: without it a subscription is named.
        So it is where several words of the name are all that the heading has: "Device Protection" of Maren's.
        """
        words, own = tokens(normalise(heading)), set(tokens(normalise(called(self._service))))
        if len(words) > 1 and is_short_for(heading, self._service):
            return True
        rest = " ".join(word for word in words if word not in own)
        return rest != " ".join(words) and Reader.load().context(rest).object in _ONE_PLAN

    def _is_extra(self, part: PageBlock, block: PageBlock) -> bool:
        """Return whether a part of a subscription's block is another product, with its own name, price and end."""
        if part.furniture or not part.name or part.name == block.name or _names_the_end(heading := _title(part)):
            return False
        if _only_informs(heading):  # a form below a page's questions and answers is none of them
            return False
        wanted, named, _ = self._rank(part)
        sold = {line for each in part.parts if _only_sells(each) for line in each.whole()}
        if _names_only_a_subscription(heading):  # "Your contract": what its links lead to has prices of its own
            sold |= {line for line in part.whole() if any(line in each.label for each in part.controls if each.href)}
        priced = [each.label for each in part.every_element if each.interactive and sums_in([each.label])]
        doing = [label for label in priced if Reader.load().control(label).kind != "end"]
        if not is_unknown(heading) or any(part.name in label for label in doing):
            # "Change": a price on a control is that of what it does, such as a pause
            sold |= {line for line in part.whole() if any(line in label for label in doing)}
        if wanted or named > 0 or not (own := sums_in([line for line in part.whole() if line not in sold])):
            return False
        running = [] if self._runs(part) else [each for each in block.parts if each is not part and self._runs(each)]
        if not running and not self._is_product(block):
            return False
        sums_beside = sums_in([*block.lines, *(line for each in running for line in each.whole())])
        labels = [each.label for each in part.every_element if each.interactive and each.label]
        ends = any(Reader.load().control(label).kind == "end" for label in labels)
        return ends and bool(sums_beside) and not own & sums_beside

    def _is_another(self, block: PageBlock) -> bool:
        """Return whether a block is named like the service with more words, without being the plan that is meant."""
        wanted, named, _ = self._rank(block)
        return not wanted and named < 0 and self._stands_beside(block)

    def _stands_beside(self, named: PageBlock) -> bool:
        """Return whether the page has a subscription besides `named`, whose name is the service's with more words.

        If it has none, `named` is a plan of the service itself.
        """
        own = set(map(id, named.walk()))
        return any(
            id(block) not in own
            and not any(part is named for part in block.walk())
            and self._is_product(block)
            and not _is_given_away(block)
            and self._order([named])(block)[1] >= 0
            for block in self.root.walk()
        )

    def _runs(self, block: PageBlock) -> bool:
        """Return whether a block is one running subscription; a list of facts, a badge beside it or notes are none.

        Notes are sentences without a number: "Subscriptions are charged on their payment day." What is headed by an
        order to end something is a step of its end, and no second subscription: "Turn off auto-renewal".
        """
        if not block.lines and len(block.parts) == 1 and block.parts[0].kind in DIALOGS:  # a step drawn over the page
            return False
        if not self._is_product(block) or self._is_other_thing(block):
            return False
        if any(part.heading == block.name for part in block.walk()) and _orders_an_end(block.name):
            return False
        _, by_name, price = self._rank(block)
        headed = any(part.heading for part in block.walk())
        if not headed and not by_name and not (price and block.kind in _CARDS):
            return False
        facts = [line for line in block.whole() if not line.endswith(_FULL_STOPS) or any(map(str.isdigit, line))]
        states = {state for line in facts for state in _states(line)}
        return bool(states & {"active", "renews"}) and not states & {"ended", "scheduled"}

    def _order(self, rivals: Sequence[PageBlock]) -> Callable[[PageBlock], tuple[int, int, float]]:
        """Rank likewise; beside one with the service's name and more words, what is named otherwise comes last.

        Of those that are left equal, the one that is told apart by its words comes first.
        """
        partly = any(self._rank(each)[1] < 0 for each in rivals)

        def rank(block: PageBlock) -> tuple[int, int, float]:
            by_plan, by_name, price = self._rank(block)
            strange = by_name == 0 and any(each.unknown for each in Reader.load().read(block.name, "heading"))
            return by_plan, -2 if strange and partly else by_name, price

        best = max((rank(each)[:2] for each in rivals), default=(0, 0))
        told = self._told([each for each in rivals if rank(each)[:2] == best])
        return lambda block: (*best[:1], best[1] + 1, rank(block)[2]) if block is told else rank(block)

    def _rank(self, block: PageBlock) -> tuple[int, int, float]:
        """Rank a subscription by how likely it is the one to be cancelled: by plan, by the service's name, by price."""
        words = tokens(normalise(name_of(block)))
        own = tokens(normalise(called(self._service)))
        wanted = tokens(normalise(self._plan or description(self._service)))
        by_plan = int(bool(wanted) and (_holds(words, wanted) or (not self._plan and words == own)))
        by_name = 0
        if own and _holds(words, own):
            rest = " ".join(word for word in words if word not in own)
            clauses = Reader.load().read(rest, "heading")
            by_name = 1 if not rest or (clauses and all(not each.unknown for each in clauses)) else -1
        elif own:
            in_full = len(words) > 1 and _holds(own, words)  # the service is called by its firm and its plan
            below = any(_holds(tokens(normalise(line)), own) for line in block.whole()[:_NAME_LINES])
            by_name = int(in_full or below)
        return by_plan, by_name, max(sums_in(block.whole()), default=0.0)


def name_of(block: PageBlock) -> str:
    """Return what a block is called, without the state drawn behind it and without what describes it."""
    return re.split(r"[,:(|\u00b7\u2013\u2014]| - ", _without_badge(block.name, block))[0].strip()


def _title(block: PageBlock) -> str:
    """Return the heading of a block; of a card that holds nothing but one headed part, that part's."""
    alone = not block.heading and not block.lines and len(block.parts) == 1
    return _title(block.parts[0]) if alone else block.heading


def is_product(block: PageBlock, *, own_name: bool = False) -> bool:
    """Return whether a block is one subscription: with a name, and a state or a control that only those have.

    Args:
        own_name: it is called by the service's name, whatever its words mean elsewhere.
    """
    name, reader = block.name, Reader.load()
    if not name or is_footer(block) or any(part.furniture for part in block.walk()):
        return False
    if (
        (_names_a_record(name) and not own_name)
        or (statement_of(name).evidence and not _is_name_with_badge(name, block))
        or _announces_an_end(name)
        or (block.kind in {"row", "listitem"} and ":" in name)
    ):
        return False
    site = [part for foot in block.walk() if is_footer(foot) for part in foot.walk()]
    of_the_site = _nodes_in(site)
    controls = [each for each in block.every_element if each.interactive and each.node not in of_the_site]
    labels = [each.label for each in controls if each.label]
    if _is_a_list_of_controls(block, labels):
        return False
    if any(reader.control(label).kind in _HANDLES for label in labels):
        return True
    if _is_for_sale(block):
        return False
    about = reader.context(name)
    if block.heading and about.act == "none" and about.object in _ONE_PLAN and len(sums_in(block.whole())) == 1:
        return True
    named = block.heading or any(part.heading for part in block.walk())
    records = [part for part in block.walk() if part is not block and _names_a_record(part.name)]
    theirs = {line for part in (*records, *site) for line in part.whole()}
    lines = [line for line in block.whole() if line != name and line not in theirs]
    return bool(named or block.kind in {"card", "article", "region"}) and any(_STATES & _states(line) for line in lines)


def is_footer(block: PageBlock) -> bool:
    """Return whether a box is the site's footer: half of its links lead to the terms, the imprint and the like.

    It has no other controls than links, no heading, and no day or sum: it says nothing of the person's own.
    """
    if block.kind not in _FOOTERS or any(part.heading for part in block.walk()):
        return False
    controls = [each for each in block.every_element if each.interactive]
    if len(controls) < _LEGAL_LINKS or any(not each.href or each.role != "link" for each in controls):
        return False
    reader = Reader.load()
    legal = sum(reader.context(each.label).object == "terms" for each in controls)
    if legal < _LEGAL_LINKS or legal * 2 < len(controls):
        return False
    return not any(_DAY.search(line) or _price().search(line) for line in block.whole())


def _is_a_list_of_controls(block: PageBlock, labels: Sequence[str]) -> bool:
    """Return whether a block holds only links and buttons, and is named by one of a part of the account: a menu.

    A product may stand as a link beside what ends it: "Larder Cellar", "Internet", "News".
    """
    shown = [line for line in block.whole() if line not in labels]
    if shown or block.name not in labels or is_unknown(block.name) or len(labels) < _MENU:
        return False
    if names_tier().search(normalise(block.name)):
        return False
    named = Reader.load().read(block.name, "heading")
    return all(
        each.act == "navigate" or each.object in RECORDS | {"account", "data"} or "itself" in each.flags
        for each in named
    )


def _is_of_no_name(word: str) -> bool:
    """Return whether a word only joins others, or says what it is or what befell it: "your", "membership", "ended"."""
    clauses = Reader.load().read(word, "heading")
    return bool(clauses) and all(
        "filler" in each.flags or each.object in _ONE_PLAN or each.act in ENDING for each in clauses
    )


def _announces_an_end(heading: str) -> bool:
    """Return whether a heading is a sentence by which something will end: "Your membership is set to end"."""
    return any(
        (each.act, each.tense, each.modality, each.polarity) == ("end", "future", "asserted", "+")
        for each in statement_of(heading).meanings
    )


def _calls_itself_an_add_on(block: PageBlock) -> bool:
    """Return whether the line below an entry's name says what it is, and that is an add-on: "Add-on, monthly"."""
    if block.heading or block.kind not in _ITEMS or len(block.lines) < _WITH_ITS_KIND:
        return False
    kind, *_ = [*statement_of(block.lines[1]).meanings, Meaning()]
    short = len(block.lines[1].split()) <= _CAPTION_WORDS and ":" not in block.lines[1]
    return short and (kind.act, kind.object) == ("none", "addon") and not kind.unknown


def _lists_subscriptions(block: PageBlock) -> bool:
    """Return whether a heading stands over several subscriptions, and names none: "Memberships & subscriptions"."""
    named = _names_only_a_subscription(block.heading) if block.heading else False
    return named and any("plural" in each.flags for each in Reader.load().read(block.heading, "heading"))


def _is_only_a_control(block: PageBlock) -> bool:
    """Return whether a block is only the control that ends or keeps a subscription, as a form around a button."""
    labels = [each.label for each in block.every_element if each.interactive and each.label]
    named = block.name in labels and Reader.load().control(block.name).kind in _HANDLES
    return named and all(line in labels for line in block.whole())


def _names_a_record(heading: str) -> bool:
    """Return whether a heading names a record beside the subscription: "Payments", "Your last invoice"."""
    return Reader.load().context(heading).object in RECORDS or any(
        {"noun", "last"} <= each.flags and words_of(each.language, "last_charge").search(plain_text(each.clause))
        for each in Reader.load().read(heading, "heading")
    )


def _is_given_away(block: PageBlock) -> bool:
    """Return whether a block is a gift by its name, without a control, and states that it has ended or will."""
    named = Reader.load().read(block.name, "heading")
    if not any(each.object == "offer" or "theirs" in each.flags for each in named):
        return False
    states = {state for line in block.whole() for state in _states(line)}
    ended = bool(states & {"ended", "scheduled"}) and "renews" not in states
    return ended and not any(each.interactive for each in block.every_element)


def _states(line: str) -> frozenset[str]:
    """Return the states that a line names; also in a badge before a number: "Active Contract no. 0448193"."""
    badge, _, rest = line.partition(" ")
    if (states := frozenset(statement_of(line).states)) or not (rest[:1].isupper() and reference(rest)):
        return states
    return frozenset(statement_of(badge).states)


def is_unknown(name: str) -> bool:
    """Return whether a name has a word that is in no language, as the name of a product."""
    clauses = Reader.load().read(name, "heading")
    return not clauses or any(each.unknown for each in clauses)


def _is_the_only_one(heading: str) -> bool:
    """Return whether a heading names one subscription as the person's only one: "My subscription"."""
    clauses = Reader.load().read(heading, "heading")
    return _names_only_a_subscription(heading) and not any("plural" in each.flags for each in clauses)


def _names_only_a_subscription(name: str) -> bool:
    """Return whether a heading is what any service calls its subscription: "Membership", not "Premium"."""
    clauses = Reader.load().read(name, "heading")
    understood = bool(clauses) and all(each.object in _ONE_PLAN and not each.unknown for each in clauses)
    return understood and not names_tier().search(normalise(name))


def _is_for_sale(block: PageBlock) -> bool:
    """Return whether a heading over a block orders to buy or add something: "Add a channel"."""
    reader = Reader.load()
    above: PageBlock | None = block.parts[0] if len(block.parts) == 1 and not block.heading else block
    while above is not None:
        about = reader.context(above.heading) if above.heading else None
        if about is not None and about.act in {"buy", "change"} and not about.question:
            return reader.control(above.heading).kind == "money"
        above = above.parent
    return False


def _is_name_with_badge(line: str, block: PageBlock) -> bool:
    """Return whether the first line of a card is a name with its state drawn beside it: "Palpite Pro Active"."""
    unknown = any(each.unknown for each in statement_of(line).meanings)
    if _without_badge(line, block) != line:
        return True
    return block.kind in _CARDS and unknown and len(line.split()) <= NAME_WORDS and not line.endswith(".")


def _without_badge(line: str, block: PageBlock) -> str:
    """Return a card's name without the state drawn behind it: "Breakdown Cover" of "Breakdown Cover Active"."""
    name, _, last = line.rpartition(" ")
    words = name.split()
    titled = bool(words) and all(word[:1].isupper() for word in (*words, last))
    if block.kind not in _CARDS or not titled or len(words) >= NAME_WORDS:
        return line
    return name if statement_of(last).states and not statement_of(name).evidence else line


def _only_sells(block: PageBlock) -> bool:
    """Return whether a block has controls, and all of them buy or change something: its price is that of an offer."""
    labels = [each.label for each in block.every_element if each.interactive and each.label]
    return bool(labels) and all(label_of(Lexicon.load(), each).intents & _TAKING for each in labels)


def _offers(block: PageBlock) -> bool:
    """Return whether a block has a control that accepts what it offers, and none that ends or manages anything."""
    if block.parent is None:
        return False
    labels = [label_of(Lexicon.load(), each.label) for each in block.every_element if each.interactive and each.label]
    return any("accept" in each.intents for each in labels) and not any(each.intents & _OWN for each in labels)


def ends_nothing_named(label: str) -> bool:
    """Return whether a label ends something and does not say what: "Unsubscribe"."""
    clauses = [each for each in Reader.load().read(label, "control") if each.act in ENDING]
    return bool(clauses) and all(each.object == "none" and "noun" not in each.flags for each in clauses)


def _orders_an_end(heading: str) -> bool:
    """Return whether a heading, understood whole, is an order to end a subscription or its renewal."""
    clauses = Reader.load().read(heading, "heading") if heading else []
    return len(clauses) == 1 and all(
        each.act in ENDING and each.object in FAMILY | RENEWALS and not each.unknown and "untensed" in each.flags
        for each in clauses
    )


def only_leaves(label: str) -> bool:
    """Return whether a label only says that one leaves, which may be no more than signing out: "Leave"."""
    clauses = Reader.load().read(label, "control")
    return all(each.act == "leave" and each.object == "none" and not each.unknown for each in clauses)


def speaks_of_a_subscription(root: PageBlock, title: str) -> bool:
    """Return whether a page, apart from menus, header and footer, names a subscription, its renewal, or a price."""
    reader = Reader.load()
    own = [block for block in root.walk() if not any(each.furniture for each in _with_holders(block))]
    lines = [title, *(line for block in own for line in (block.heading, *block.lines) if line)]
    return bool(sums_in(lines)) or any(each.object in FAMILY for line in lines for each in reader.read(line))


def _with_holders(block: PageBlock) -> Iterator[PageBlock]:
    holder: PageBlock | None = block
    while holder is not None:
        yield holder
        holder = holder.parent


_ITEMS = frozenset({"row", "listitem", "card", "group", "article"})
_CAPTION_WORDS = 6


def _other_thing(block: PageBlock) -> bool:
    """Return whether a block's heading names something other than a subscription, and no subscription beside it.

    An unknown word makes it the name of a plan, which may have a word for data in it ("Everything"). "Make changes"
    stands over what can be changed of the subscription itself.
    """
    reader = Reader.load()
    if is_item_of_another(block):
        return True
    if not block.heading or (thing := reader.context(block.heading).object) not in OTHER_THINGS - {"changes"}:
        return False
    clauses = reader.read(block.heading, "dialog")
    if any("and" in each.flags and each.flags & FAMILY for each in clauses):
        return False
    return thing != "data" or not any(each.unknown for each in clauses)


def is_item_of_another(block: PageBlock) -> bool:
    """Return whether a row or card is about something other than a subscription, as its caption says.

    It has no heading, and a control in it that ends something: "Newsletter | Unsubscribe". The line below its name may
    say so: "Larder Cellar", "Add-on, $5". A form's card that begins with the caption of a field has the subscription in
    one of its rows.
    """
    if block.heading or block.kind not in _ITEMS or not block.lines:
        return False
    reader, labels = Reader.load(), [each.label for each in block.every_element if each.interactive and each.label]
    caption = block.lines[0]
    if caption in labels or len(caption.split()) > _CAPTION_WORDS:
        return False
    rows = [part.lines[0] for part in block.walk() if part.kind == "row" and part.lines]
    if any(reader.context(each).object in _ONE_PLAN for each in rows):
        return False
    ends = any(meaning.act in ENDING for label in labels for meaning in reader.read(label, "control"))
    return ends and (reader.context(caption).object in OTHER_PRODUCTS or _is_described_as_another(block, labels))


def _is_described_as_another(block: PageBlock, labels: Sequence[str]) -> bool:
    """Return whether the line below a name in a row says only that it is another product: "Add-on, $5 a month"."""
    if len(block.lines) < 2 or block.lines[1] in labels or not is_unknown(block.lines[0]):
        return False
    clauses = Reader.load().read(block.lines[1], "row")
    first = next(iter(clauses), None)
    if first is None or first.object not in OTHER_PRODUCTS or any(map(str.isdigit, first.clause)):
        return False
    return all(each.act == "none" and not each.unknown and each.object in OTHER_PRODUCTS | {"none"} for each in clauses)


def _nodes_in(blocks: Iterable[PageBlock]) -> frozenset[str]:
    return frozenset(each.node for block in blocks for each in block.every_element)


def sums_in(lines: Sequence[str]) -> set[float]:
    """Return the sums of money in lines."""
    return {_amount(match.group(1) or match.group(2)) for line in lines for match in _sum().finditer(line)}


def _holds(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return any(list(words[at : at + len(wanted)]) == list(wanted) for at in range(len(words)))


def _amount(written: str) -> float:
    digits = re.sub(r"[.,](?=\d{3}(?:\D|$))", "", written).replace(",", ".").rstrip(".")
    try:
        return float(digits)
    except ValueError:
        return 0.0


def _names_the_end(heading: str) -> bool:
    """Return whether a heading names the end of this subscription, beside "Pause" and other choices."""
    named = Reader.load().context(heading)
    return bool(heading) and named.act in ENDING and named.object in FAMILY | {"none"}


def _holds_its_options(block: PageBlock) -> bool:
    """Return whether a heading only says "options of the plan", and a control under it does something to the plan.

    The word for options is that for add-ons in several languages: of those, each is ended by a control of its own.
    """
    about = Reader.load().read(block.heading, "heading")
    if len(about) != 1 or about[0].unknown or not {"addon", "subscription", "itself"} <= about[0].flags:
        return False
    pressed = (each.label for part in block.walk() for each in part.elements if each.interactive)
    return any(
        each.object == "subscription" and "addon" not in each.flags
        for label in pressed
        for each in Reader.load().control(label).meanings
    )


def _only_informs(heading: str) -> bool:
    """Return whether a heading stands over explanations or over what can be done, and names nothing.

    "Frequently asked questions", "Take a break or leave", "Make a change": its first word may be an unknown verb.
    """
    clauses = Reader.load().read(heading, "heading")
    first = tokens(normalise(heading))[:1]
    informs = all(each.act == "inform" and each.object == "none" and not each.unknown for each in clauses)
    does = all(each.act in _DONE and each.object in FAMILY | {"none"} for each in clauses) and all(
        [*each.unknown] in ([], first) for each in clauses
    )
    return bool(clauses) and (informs or does)
