"""Subscriptions of a page: which of its blocks is about the one to be cancelled, and which about other things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, wraps
from operator import itemgetter
from typing import Any, TypeVar

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import DIALOGS
from subterminator.lexicon.clauses import capitalised
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS, OTHER_THINGS, RECORDS
from subterminator.pages.block_kinds import (
    CARDS,
    HANDLES,
    ONE_PLAN,
    announces_an_end,
    calls_itself_an_add_on,
    heads_a_subscription,
    heads_earlier_ones,
    holds_its_options,
    holds_words,
    is_added_by_its_control,
    is_an_offer,
    is_another_fact,
    is_another_thing,
    is_footer,
    is_given_away,
    is_item_of_another,
    is_of_no_name,
    is_only_a_control,
    is_priced_apart,
    is_product,
    is_the_only_one,
    is_unknown,
    lines_on_sale,
    lists_subscriptions,
    name_of,
    names_only_a_subscription,
    names_other_ones,
    names_the_end,
    nodes_in,
    only_advertises,
    only_informs,
    only_sells,
    orders_an_end,
    rows_with_a_state,
    states_of,
    sums_in,
    title_of,
    without_badge,
)
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.card_labels import card_labels
from subterminator.pages.per_view import once_per_view
from subterminator.pages.which import NOTHING, Known, Wanted, called, description, is_short_for, titled

_FULL_STOPS = (".", "\N{IDEOGRAPHIC FULL STOP}")
_NAME_LINES = 4
"""Number of first lines of a block in which the full name of its product is looked for."""

_Said = TypeVar("_Said")


def _once(judge: Callable[[Subscriptions, PageBlock], _Said]) -> Callable[[Subscriptions, PageBlock], _Said]:
    """Remember what a method says of a block: the tree stays as it is, and each block is compared with all others."""

    @wraps(judge)
    def remembered(self: Subscriptions, block: PageBlock) -> _Said:
        key = judge.__name__, id(block)
        if key not in self._said:
            self._said[key] = block, judge(self, block)
        said: _Said = self._said[key][1]
        return said

    return remembered


_TIER = "extra"
"""Word behind a name that calls a dearer plan, in every language; elsewhere it is an add-on."""


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
        self._said: dict[tuple[str, int], tuple[PageBlock, Any]] = {}
        """Judgements by the method's name and the block's id, each with its block, which keeps that id taken."""
        self._scopes: dict[tuple[frozenset[str], tuple[str, ...]], Scope] = {}

    @classmethod
    def on(
        cls, view: PageView, service: str = "", plan: str = "", known: Known = NOTHING, within: int | None = None
    ) -> Subscriptions:
        """Return the subscriptions of a page, or of the part in one of its elements, read once for each view."""
        key = "subscriptions", service, plan, known, within
        return once_per_view(view, key, lambda: cls(page_blocks(view, within), service, plan, known))

    def scope(self, known: frozenset[str] = frozenset(), ran: Sequence[str] = ()) -> Scope:
        """Choose the blocks that speak of the subscription: all but furniture and what is about something else.

        Of several subscriptions it is the one named by `plan`, else the service's name, else the dearest, else the
        first.

        Args:
            known: names of the blocks that were about others before.
            ran: lines of the subscription's blocks as they were before; what they call by its name is no other.
        """
        key = known, tuple(ran)
        if key not in self._scopes:
            self._scopes[key] = self._scope(*key)
        return self._scopes[key]

    def _scope(self, known: frozenset[str], ran: tuple[str, ...]) -> Scope:
        others: list[PageBlock] = []
        out: set[int] = set()  # ids of the blocks in `others`
        lists: list[list[PageBlock]] = []
        sure = True
        for block in self.root.walk():
            if id(block) in out:
                continue
            before = len(others)
            rivals = [part for part in block.parts if not part.furniture and self._is_entry(part)]
            aside = [part for part in block.parts if self._is_aside(part, block, ran)]
            strange = [part for part in block.parts if part.name in known and not self._may_have_moved(part)]
            others += [part for part in block.parts if any(part is each for each in (*strange, *aside))]
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
            out |= {id(part) for other in others[before:] for part in other.walk()}
        out |= {id(part) for block in self.root.walk() if block.furniture or is_footer(block) for part in block.walk()}
        own = tuple(part for part in self.root.walk() if id(part) not in out)
        only = lists[0] if len(lists) == 1 else []
        return Scope(own, tuple(others), sure, next(iter(only), None), tuple(only[1:]))

    def _is_entry(self, part: PageBlock) -> bool:
        """Return whether a part is one of the page's subscriptions, and no list of them or control of one."""
        return self._is_product(part) and not lists_subscriptions(part) and not is_only_a_control(part)

    def _is_aside(self, part: PageBlock, block: PageBlock, ran: Sequence[str]) -> bool:
        """Return whether a part of a block is about something else."""
        return (
            self._is_other_thing(part)
            or self._is_extra(part, block)
            or self._tells_of_another_end(part, ran)
            or self._is_of_the_past(part, ran)
            or self._is_an_add_on(part, block)
            or is_added_by_its_control(part)
        )

    def _is_an_add_on(self, part: PageBlock, block: PageBlock) -> bool:
        """Return whether an entry of a list calls itself an add-on below its name, beside one that does not.

        "Add-on: Sports" tells what an entry has, and not what it is.
        """
        by_plan, by_name, _ = self._rank(part)
        if not calls_itself_an_add_on(part) or by_plan or by_name > 0 or self._is_called_own(part):
            return False
        beside = [each for each in block.parts if each is not part and each.kind == part.kind]
        return any(
            not calls_itself_an_add_on(each) and (bool(sums_in(each.whole())) or any(map(states_of, each.whole())))
            for each in beside
        )

    def _tells_of_another_end(self, part: PageBlock, ran: Sequence[str]) -> bool:
        """Return whether a notice announces an end by a strange name: "Your Sport plan is to end".

        The name is known if it is the service's, or headed one of the lines when it `ran`: "Flat M Active".
        """
        if not part.heading or not announces_an_end(part.heading):
            return False
        own = {*tokens(normalise(called(self._service))), *tokens(normalise(self._plan))}
        reader = Reader.load()
        unknown = {word for each in reader.read(part.heading, "heading") for word in each.unknown}
        names = {each for each in capitalised(part.heading) if not is_of_no_name(each)}
        first, *_ = tokens(normalise(part.heading))
        headed = [words for line in ran if (words := tokens(normalise(line)))[:1] == [first]]
        return not any({*unknown, *names} <= {*words} for words in (own, *headed))

    def _is_of_the_past(self, part: PageBlock, ran: Sequence[str]) -> bool:
        """Return whether a part lists earlier subscriptions, beside a running one: "Past subscriptions".

        One that ran before, or that has the service's name, and stands there now is the one that is read.
        """
        if id(part) not in self._of_earlier_ones or all(id(each) in self._of_earlier_ones for each in self._running):
            return False
        before = {normalise(line) for line in ran}
        entries = [each for each in part.walk() if each.name and not heads_earlier_ones(each.name)]
        return not any(max(self._rank(each)[:2]) > 0 or normalise(name_of(each)) in before for each in entries)

    def _may_have_moved(self, part: PageBlock) -> bool:
        """Return whether a part lists earlier subscriptions, and none that runs has the service's name, or more words.

        Who has changed the plan has the old one there, and pays for the new one.
        """
        runs = (each for each in self._running if id(each) not in self._of_earlier_ones)
        return id(part) in self._of_earlier_ones and not any(any(self._rank(each)[:2]) for each in runs)

    def _is_first_by_name(self, meant: PageBlock, rivals: Sequence[PageBlock]) -> bool:
        """Return whether one of several subscriptions comes first by its name alone, whatever the prices."""
        order = self._order(rivals)
        first, best = order(meant), max(order(each)[:2] for each in rivals if each is not meant)
        return first[:2] > best and (not self._plan or first[0] > best[0])

    # -- nodes of the page ---------------------------------------------------------------------------------------------

    @cached_property
    def products(self) -> list[PageBlock]:
        """The blocks that show the state of a subscription, apart from the site's menus and footer."""
        site = {id(part) for block in self.root.walk() if block.furniture for part in block.walk()}
        inner = [block for block in self.root.walk() if block.parent is not None and id(block) not in site]
        return [block for block in inner if self._is_product(block)]

    @cached_property
    def near(self) -> frozenset[str]:
        """Nodes in these blocks, apart from adverts and from rows that only tell other facts: "Account name | Edit"."""
        apart = [part for part in self.root.walk() if is_another_fact(part) or is_priced_apart(part)]
        return nodes_in(self.products) - nodes_in(apart)

    @cached_property
    def labels(self) -> dict[str, Label]:
        """Labels, by node, of controls whose card says what they do."""
        return card_labels(self.root, Lexicon.load())

    @cached_property
    def beside(self) -> frozenset[str]:
        """Nodes in the block of another product, where it is sure which one is meant."""
        scope = self.scope()
        return nodes_in(scope.others) if scope.sure else frozenset()

    @cached_property
    def foreign(self) -> frozenset[str]:
        """Nodes in a block about something else: an add-on, an order, another product of the firm."""
        every = list(self.root.walk())
        extras = [part for block in every for part in block.parts if self._is_extra(part, block)]
        return nodes_in([*filter(self._is_foreign, every), *extras])

    @cached_property
    def rivals(self) -> frozenset[str]:
        """Nodes in the block of another running subscription, or of one that may be another.

        The one to be cancelled is that called like the `plan` if one is given; else like the service, else the dearest
        if all name a price. Without any of these it is unknown.
        """
        rivals: list[PageBlock] = []
        for block in self.root.walk():
            beside = [part for part in block.parts if not part.furniture and part.kind not in DIALOGS]
            running = [part for part in beside if self._runs(part)]
            if len(running) < 2:
                continue
            ranks = [*map(self._order(running), running)]
            best = max(ranks)
            named = [rank[:2] for rank in ranks].count(best[:2]) == 1
            by_price = all(price for _, _, price in ranks)
            sure = bool(best[0]) and named if self._plan else named or (by_price and ranks.count(best) == 1)
            rivals += [part for part, rank in zip(running, ranks, strict=True) if not sure or rank != best]
        return nodes_in(rivals)

    @cached_property
    def running(self) -> list[PageBlock]:
        """The blocks of the running subscriptions, each without another one in it.

        A part with facts only, such as "Billing" below "Membership", is no second one: it has no name and no end of
        its own, and no other price. Nor is an advert beside one: "Free for 6 months, then £1.90 a month".
        """
        runs = [each for each in self._running if not any(each is advert for advert in self._adverts)] or self._running
        own = {id(each) for each in runs if self._has_identity(each)}
        known = {amount for each in runs if id(each) in own for amount in sums_in(each.whole())}
        return [each for each in runs if id(each) in own or not sums_in(each.whole()) <= known] or runs[:1]

    @cached_property
    def _running(self) -> list[PageBlock]:
        return self._running_in(self.root)

    @cached_property
    def _adverts(self) -> list[PageBlock]:
        return [each for each in self._running if only_advertises(each)]

    @cached_property
    def _of_earlier_ones(self) -> frozenset[int]:
        """Ids of the sections of earlier subscriptions, and of what is in them."""
        sections = (block for block in self.root.walk() if heads_earlier_ones(block.heading))
        return frozenset(id(part) for section in sections for part in section.walk())

    @cached_property
    def _of_the_site(self) -> frozenset[int]:
        """Ids of the menus, headers and footers, and of the lists of links in them."""
        return frozenset(
            id(part)
            for block in self.root.walk()
            if block.furniture
            for part in block.walk()
            if part is block or _only_leads_elsewhere(part)
        )

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
        parts = [each for each in self.running[0].walk() if self._runs(each) and not self._is_beside(each)]
        parts = [each for each in parts if not (is_an_offer(each) or only_advertises(each))] or self.running
        named = [each for each in parts if each.heading and is_the_only_one(each.heading)]
        only = named[0] if len(named) == 1 else None
        headed = [each for each in parts if each.heading] or parts
        return Known(("\n".join(only.whole()),) if only else (), (), (name_of(only or headed[-1]),))

    def _told(self, blocks: Sequence[PageBlock]) -> PageBlock | None:
        """Return the one of several blocks that the words of its name or text tell apart as the one that is meant."""
        place = self._wanted.among([(name_of(each), "\n".join(each.whole())) for each in blocks])
        return None if place is None else blocks[place]

    def holder(self, node: str) -> PageBlock | None:
        """Find the innermost running subscription, or thing beside one, that holds a node; None without one.

        An advert is such a thing: it may be a second subscription that only tells its price.
        """
        found: PageBlock | None = None
        for block in self.root.walk():
            own = any(block is each for each in (*self.running, *self._adverts))
            own = own or (bool(self.running) and self._is_beside(block))
            if own and id(block) not in self._of_the_site and node in nodes_in([block]):
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
        if block.furniture or block.kind in DIALOGS or self._is_beside(block) or is_an_offer(block):
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
        if by_name and not (len(words) > len(own) and holds_words(words, own)):
            return by_plan, 3
        if by_name < 0 and any(names_only_a_subscription(name_of(each)) for each in self._running):
            return by_plan, 1
        return by_plan, 2 if by_name or names_only_a_subscription(name_of(block)) else 0

    def _has_identity(self, block: PageBlock) -> bool:
        """Return whether a block has a name of its own, or a control that ends what it is about.

        What its heading does is no name: "Manage plan", "Turn off renewal".
        """
        by_plan, by_name, _ = self._rank(block)
        clauses = Reader.load().read(name_of(block), "heading")
        if by_plan or by_name or is_unknown(name_of(block)):
            return all(each.act not in ENDING for each in clauses)
        labels = [each.label for each in block.every_element if each.interactive and each.label]
        ends = any(Reader.load().control(label).kind in HANDLES for label in labels)
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
            while block is not None and not nodes & nodes_in([block]) - {each.node}:
                own, block = block, block.parent
            if own is None or not self._is_product(own):
                return alike
            ranked.append((self._rank(own)[:2], each, own))
        best = max(rank for rank, _, _ in ranked)
        named = [each for rank, each, _ in ranked if rank == best]
        told = self._told([own for rank, _, own in ranked if rank == best])
        named = named if told is None else [each for _, each, own in ranked if own is told]
        if len(named) > 1 and not self._plan:  # "Monthly plan" is the service's own beside "Sports pack"
            general = [each for rank, each, own in ranked if rank == best and names_only_a_subscription(name_of(own))]
            named = general if len(general) == 1 else named
        return named if len(named) == 1 and (best[0] or not self._plan) else []

    # -- one block -----------------------------------------------------------------------------------------------------

    def _is_foreign(self, block: PageBlock) -> bool:
        if not block.heading:
            own = tokens(normalise(called(self._service)))
            named = self._is_called_own(block) or (own and tokens(normalise(name_of(block))) == own)
            return is_item_of_another(block) and not named
        return self._heads_another_product(block) or self._is_another(block)

    def _heads_another_product(self, block: PageBlock) -> bool:
        """Return whether a heading names an add-on, an order or the like, and not by a word of the service's name.

        "Subscriptions and tickets" over a part "My subscription" is the page's heading, and names neither.
        """
        names_it = bool(block.heading) and Reader.load().context(block.heading).object in OTHER_PRODUCTS
        names_it |= names_other_ones(block.heading)
        if not names_it or self._is_called_own(block) or holds_its_options(block):
            return False
        return not heads_a_subscription(block)

    @_once
    def _is_other_thing(self, block: PageBlock) -> bool:
        """Return whether a block is about something else by its heading or caption, and not by the service's name."""
        return is_another_thing(block) and not self._is_called_own(block) and not heads_a_subscription(block)

    @_once
    def _is_product(self, block: PageBlock) -> bool:
        """Return whether a block is one subscription, also if the service's name has a word for a record in it."""
        return is_product(block, own_name=self._is_called_own(block)) or self._is_in_a_table_of_own(block)

    def _is_in_a_table_of_own(self, block: PageBlock) -> bool:
        """Return whether a row tells its state, as all of its table do, and it or one other row has the service's name.

        Another one has a name of its own, and no word for a subscription, its renewal or payment, or a number: that may
        be a further term of the service's own. Where two rows have its name, nothing tells them apart.
        """
        if block.kind != "row" or block.parent is None:
            return False
        rows, own = self._rows_beside_own(block.parent)
        listed = own is not None and any(each is block for each in rows)
        return listed and (block is own or is_unknown(block.lines[0]))

    @_once
    def _rows_beside_own(self, table: PageBlock) -> tuple[list[PageBlock], PageBlock | None]:
        """Return the rows of a table that tell their state, and the only one with the service's name; None without."""
        rows = rows_with_a_state(table)
        words = tokens(normalise(called(self._service)))
        own = [each for each in rows if any(holds_words(tokens(normalise(line)), words) for line in each.lines)]
        return rows, own[0] if words and len(own) == 1 else None

    @_once
    def _is_called_own(self, block: PageBlock) -> bool:
        """Return whether a block is called by a word of the service's name; what follows it names no other thing."""
        name = name_of(block)
        rest = without_badge(block.name, block).removeprefix(name).strip()
        follows = Reader.load().context(rest).object if any(map(str.isalnum, rest)) else "none"
        return bool(name) and self._is_own_name(name) and follows not in OTHER_THINGS | RECORDS - {"payment"}

    def own_names(self, scope: Scope) -> list[str]:
        """List what the blocks of a scope are called in full where the person did so: "Example Extra"."""
        headings = (name_of(each) for each in scope.blocks)
        return list(dict.fromkeys(each for each in headings if self._is_the_extra_plan(tokens(normalise(each)))))

    def _is_the_extra_plan(self, words: list[str]) -> bool:
        """Return whether words are the service's name and "Extra", and the person named both: "X (plan X Extra)"."""
        name = tokens(normalise(called(self._service)))
        whole = tokens(normalise(f"{self._service} {self._plan}"))
        return bool(name) and words == [*name, _TIER] and holds_words(whole, words)

    def _is_own_name(self, heading: str) -> bool:
        """Return whether a heading names the subscription with a word of the service's name: "Your Extra membership".

        That word says nothing about the kind of thing, as "extra" would elsewhere: without it a subscription is named.
        So it is where several words of the name are all that the heading has: "Device Protection" of Maren's; and where
        it is the name and "Extra" behind it, as the person called the service.
        """
        words, own = tokens(normalise(heading)), set(tokens(normalise(called(self._service))))
        if self._is_the_extra_plan(words):
            return True
        if len(words) > 1 and is_short_for(heading, self._service):
            return True
        rest = " ".join(word for word in words if word not in own)
        return rest != " ".join(words) and Reader.load().context(rest).object in ONE_PLAN

    def _is_extra(self, part: PageBlock, block: PageBlock) -> bool:
        """Return whether a part of a subscription's block is another product, with its own name, price and end."""
        if part.furniture or not part.name or part.name == block.name or names_the_end(heading := title_of(part)):
            return False
        if only_informs(heading):  # a form below a page's questions and answers is none of them
            return False
        wanted, named, _ = self._rank(part)
        sold = {line for each in part.parts if only_sells(each) for line in each.whole()}
        if names_only_a_subscription(heading):  # "Your contract": what its links lead to has prices of its own
            sold |= {line for line in part.whole() if any(line in each.label for each in part.controls if each.href)}
        priced = [each.label for each in part.every_element if each.interactive and sums_in([each.label])]
        doing = [label for label in priced if Reader.load().control(label).kind != "end"]
        if not is_unknown(heading) or any(part.name in label for label in doing):
            # "Change": a price on a control is that of what it does, such as a pause
            sold |= {line for line in part.whole() if any(line in label for label in doing)}
        if wanted or (named > 0 and not _is_an_option(part, block)):
            return False
        if not (own := sums_in([line for line in part.whole() if line not in sold])):
            return False
        running = [] if self._runs(part) else [each for each in block.parts if each is not part and self._runs(each)]
        if not running and not self._is_product(block):
            return False
        sums_beside = sums_in([*block.lines, *(line for each in running for line in each.whole())])
        return _one_ends_it(part.every_element) and bool(sums_beside) and not own & sums_beside

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
            and id(block) not in self._of_earlier_ones
            and not any(part is named for part in block.walk())
            and self._is_product(block)
            and not is_given_away(block)
            and self._order([named])(block)[1] >= 0
            for block in self.root.walk()
        )

    @_once
    def _runs(self, block: PageBlock) -> bool:
        """Return whether a block is one running subscription; a list of facts, a badge beside it or notes are none.

        Notes are sentences without a number: "Subscriptions are charged on their payment day." What is headed by an
        order to end something is a step of its end, and no second subscription: "Turn off auto-renewal".
        """
        if not block.lines and len(block.parts) == 1 and block.parts[0].kind in DIALOGS:  # a step drawn over the page
            return False
        if not self._is_product(block) or self._is_other_thing(block):
            return False
        if any(part.heading == block.name for part in block.walk()) and orders_an_end(block.name):
            return False
        _, by_name, price = self._rank(block)
        headed = any(part.heading for part in block.walk())
        if not headed and not by_name and not (price and block.kind in CARDS):
            return False
        sold = lines_on_sale(block)
        stated = [line for line in block.whole() if line not in sold]
        facts = [line for line in stated if not line.endswith(_FULL_STOPS) or any(map(str.isdigit, line))]
        states = {state for line in facts for state in states_of(line)}
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

    @_once
    def _rank(self, block: PageBlock) -> tuple[int, int, float]:
        """Rank a subscription by how likely it is the one to be cancelled: by plan, by the service's name, by price."""
        words = tokens(normalise(name_of(block)))
        own = tokens(normalise(called(self._service)))
        wanted = tokens(normalise(self._plan or description(self._service)))
        by_plan = int(bool(wanted) and (holds_words(words, wanted) or (not self._plan and words == own)))
        by_name = 0
        if own and holds_words(words, own):
            rest = " ".join(word for word in words if word not in own)
            clauses = Reader.load().read(rest, "heading")
            by_name = 1 if not rest or (clauses and all(not each.unknown for each in clauses)) else -1
        elif own:
            whole = tokens(normalise(titled(self._service)))  # the service is called by its firm and its plan
            in_full = len(words) > 1 and holds_words(whole, words)
            below = any(holds_words(tokens(normalise(line)), own) for line in block.whole()[:_NAME_LINES])
            by_name = int(in_full or below)
        return by_plan, by_name, max(sums_in(block.whole()), default=0.0)


def _is_an_option(part: PageBlock, block: PageBlock) -> bool:
    """Return whether a part, whatever it is called, stands in a headed block that costs more and has its own end."""
    dearer = max(sums_in(part.whole()), default=0) < max(sums_in(block.lines), default=0)
    return bool(block.heading) and dearer and _one_ends_it(block.controls)


def _one_ends_it(elements: Iterable[Element]) -> bool:
    """Return whether one of the controls among elements reads as an end."""
    labels = (each.label for each in elements if each.interactive and each.label)
    return any(Reader.load().control(label).kind == "end" for label in labels)


def _only_leads_elsewhere(block: PageBlock) -> bool:
    """Return whether a part is a list of links of which none may end anything, and names no sum."""
    controls = [each for each in block.every_element if each.interactive]
    ends = (clause.act in ENDING for each in controls for clause in Reader.load().read(each.label))
    links = all(each.href for each in controls) and not any(ends)
    return links and not any(amount_pattern().search(line) for line in block.whole())
