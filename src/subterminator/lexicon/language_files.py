"""Language files, read once, and their lists of words for addresses, identifiers, amounts and names.

The lists of all languages count together: an address or an amount does not say which language it is in. Entries of
`[addresses]`, `[amounts]`, `[consequences]`, `[collected]` and `[names]` are regular expressions, which a plain word is
too; `[identifiers]` has words.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

SETTINGS = {
    "compounds": "letters that join the words of a compound; only for languages that write compounds as one word",
    "concord": "adjacent negations count once",
    "verb_last": "the verb comes last, behind what is said of: a denial behind it denies the verb",
    "thing_first": "a thing stands directly before what is done to it, without a word between",
    "in_another_order": "before, after, instead, or: beside an end, what is chosen is not what ends",
    "condition_after": "a condition follows what it is about",
    "extra_alone": "the adjective alone names what comes beside the subscription, where it is ended: an additional",
    "particles_follow": "a single sign is a word only behind what it belongs to, or between spaces",
    "when_after": 'a "when" or "after" follows what it is about, an "if" stands before it',
    "prefixes": "what is written onto the beginning of a word",
    "suffixes": "what is written onto the end of a word",
    "joined_and": 'the "and" that is written onto the word after it',
    "plural_infinitive": "the plural of a verb is its infinitive, which stands last in an order",
    "capital_nouns": "nouns have a capital, which then is no sign of a name",
    "variants": "pairs of a character and its other form, in which every word may be written too",
    "imperatives": 'pairs of endings: of an infinitive, and of the imperative of some countries: "pausar", "pausá"',
    "verb_first": "regular expressions: beginnings of a sentence that put a verb before its subject, for a condition",
    "abbreviations": "what ends with a full stop and no sentence, before what it introduces: for example",
    "choice_prompts": "regular expressions: whole labels that only ask to choose, as a list shows without a choice",
    "claims": "regular expressions: reasons for leaving that claim a fact with consequences, such as a death or a move",
    "if_applicable": "regular expressions: what a caption of a field says where not everybody has to fill it in",
    "cookies_refused": "regular expressions: labels that refuse cookies, or allow only the necessary ones",
    "other_ones": "regular expressions: words by which a heading sets others of a kind apart: other subscriptions",
    "asks_what": "regular expressions: beginnings of a question for a thing: what, which",
    "head_before": 'words from the head of a noun phrase to what it belongs to: the outage "of" the line; "" for none',
    "pointing": 'whole labels that only point, as "here": their sentence says where they lead',
    "own_things": "what stands in the label of a thing of the person's own: my lines; regular expressions",
    "ourselves": "what a service calls itself, as if it were the subscription: leave us",
    "trade_things": "what trades call what their customers hold or pay: a policy, a season ticket; regular expressions",
    "head_after": "the same, where the head comes last: the plan discount",
    "contractions": "what stands after the apostrophe of a contraction, which is one word with it",
}
"""Settings at the head of a file, beside `language`."""

ADDRESSES = {
    "buy": "buys, extends, pauses or resumes",
    "change_plan": "changes the plan",
    "end": "ends a subscription",
    "confirm": "confirms or executes what stands beside it",
    "execute": "executes what stands beside it; a page that only asks has none of these",
    "execute_section": "the same, as a folder with the operation in it",
    "delete": "deletes an account or its data",
    "belongings": "at the end of an address whose DELETE removes an account",
    "take": "accepts an offer, orders something, or keeps what was to end",
    "profile": "changes how one pays or signs in",
    "sign_in": "is the page to sign in",
    "sign_out": "ends the session",
    "portal": "opens a billing portal",
    "account": "at the end of an address of an account page",
    "order": "beginnings of words with which a static file may carry an order",
}
"""Lists of `[addresses]`: what such a part of an address does."""

IDENTIFIERS = {
    "subscription": "parts of addresses: a subscription, whose number follows",
    "account": "parts of addresses: belongs to the subscription",
    "other_thing": "parts of addresses: something other than a subscription",
    "notice": "last parts of addresses that give notice of what the part before them does",
    "survey": "last parts of addresses that receive answers to a survey",
    "prepare": "last parts of addresses that only check or preview",
    "informed_of": "words of addresses before one that informs: what it informs of",
    "inform": "last words of addresses of pages that only inform",
    "step": "last parts of addresses that go on in the flow",
    "sign_in": "last parts of addresses that sign in",
    "pass_on": "parts of addresses of programs that only send a browser on to a page",
    "consent": "parts of addresses that receive the choice made in a notice about cookies",
    "telemetry": "parts of addresses that receive reports of a person's actions, or the choice about them: no orders",
    "move": "parts of addresses that replace one thing by another",
    "read": "first words of operations that only read",
    "show": "words of operations and events that only show or report something",
    "seen": "words of events that report a person's actions",
    "flow": "words of events that report a part of the flow",
    "execute": "verbs with which the noun of an end is an order",
    "save": "those of them that only keep an answer",
    "end_noun": "the noun of an end, which alone is no order",
    "whereabouts": "names of fields of a report that say where a person is, and command nothing",
    "sure": "names of query fields that confirm the act of an address",
    "operation": "names of fields that name the operation of a request, anywhere",
    "decision": "names of fields that name the decision in an approved form; elsewhere they may be a survey's answers",
    "answer": "parts of names of fields with a person's answers, which are no orders",
    "cost": "parts of names of fields that buy, keep or agree to something",
    "subject": "parts of names of fields that name what ends",
    "order": "parts of names of switches that buy, keep or postpone",
    "acceptance": "those of them that accept: an offer, or terms",
    "acknowledged": "what one accepts without ordering anything, and the words between",
    "renew": "parts of names of fields that renew or keep",
    "sum": "parts of names of fields with an amount to pay",
    "ware": "parts of names of fields that name what may be bought",
    "new": "parts of names of fields that name what replaces something",
    "goods": "names of fields that name a plan or price",
    "state": "parts of names of fields that set a state",
    "shown_state": "names of query fields that pick by state what is shown",
    "renewal": "parts of names of switches of the renewal",
    "renewal_detail": "further words in them",
    "auto_renewal": "names of such switches that need no further word",
    "end": "words of fields and values that end",
    "end_detail": "further words in names of switches that end: cancel_at_period_end",
    "other_order": "words of values that order something other than an end",
    "deny": "words that reverse those beside them: decline_offer, offers_shown",
    "ended": "values of a state that is an end",
    "not_ended": "values of a state that is none",
    "true": "values that switch a field on, beside 1",
    "false": "values that switch a field off, beside 0",
}
"""Lists of `[identifiers]`: words of addresses, of names of fields, operations and events, and of their values."""

AMOUNTS = {
    "charging": "speaks of charging and paying",
    "threshold": 'stands before a threshold: free delivery "on orders over" $25',
    "period": 'follows the price of a plan: "per" month',
    "per": 'stands between a price and its period: "a" month',
    "week": 'a period, also of several: "weeks", "weekly"',
    "month": "the same, of a month",
    "quarter": "the same, of three months",
    "year": "the same, of a year",
    "price_period": "stands a little after a price that is paid each period",
    "monthly": "stands before a price that is paid each month",
    "denial": "denies a charge, saves or refunds it",
    "currency": "stands after a sum: the name of a currency",
    "but": 'ends a denial: "no refund, but $89 is charged"',
    "also": 'makes a condition one of several: "also" if you come back',
    "seconds": "the unit of a countdown",
    "currency_name": "the name of a currency, also without a number",
}
"""Lists of `[amounts]`: what a word does beside an amount."""

CONSEQUENCES = {
    "deleted": "says that something is deleted, closed, given to others, or is gone",
    "lost": "says that something is lost or runs out, which may only be what the subscription gives",
    "beyond_recall": "says that something cannot be brought back",
    "for_good": "says that a loss is final",
    "valued": "what a person has collected or was promised: points, a number, a price that is guaranteed",
    "stored": "what a person has stored there: photos, messages, a history",
    "access": "makes a loss one of access, or of copies on a device",
    "negation": "denies what follows",
    "negation_after": "denies what stands before it",
    "at_once": "says that something happens without delay",
    "ending": "says that something ends or is cut off",
    "usage": "what one no longer has when it is denied: access",
    "unpaid": "says that nothing is given back",
    "unused": "names the part of a paid time that is left",
    "if_unused": "says of benefits that they may be used until they expire",
    "balance": "money of one's own that a service keeps",
    "still": "says until when it can be used",
    "paid_until": "says until when it is paid for",
    "renewal": "what may stop at once without an end: the renewal, charges, messages",
    "members": "persons and contracts that may end with it",
    "others": "the same by words that may name the subscription itself: a package, an option",
    "too": "says that something happens besides, or at the same time",
    "due": "names what is to be paid for ending",
    "to_come": "says that something will be charged, which may be the regular price",
    "equals": "stands between a price and the same price for another time: that is, in total",
    "salutation": "a whole answer: how a person is addressed",
    "owed_anyway": "a whole sentence: what is unpaid by now stays so",
    "owed_example": "an example in it, of what was used or missed before: no-show fees",
    "waived": "says that it costs nothing",
    "unreturned": "says that a device was not given back, for which a charge follows",
    "paid": "says that a sum was paid before: the last payment",
    "last_charge": "names the last regular charge, paid or to come",
    "kept": "says that something stays, or can still be used",
    "returned": "says that money is given back",
    "charged": "a word of charging, which a negation beside it denies",
    "price": "the caption of a regular price",
    "offered": "offers something else, which has a price",
    "confirmation": "names the message by which something is confirmed",
    "receipt": "names a receipt or a bill, which is of a payment before when its day is over",
    "on_return": "names coming back or subscribing again, which is a person's own act",
    "automatic": "says that something happens by itself",
    "unlimited": "says that one may use as much as one likes of what a subscription has: no thing of the person's own",
    "as_usual": "says of a regular charge that it is made as before, or for the last time",
    "not_made": "says that what was planned is not carried out",
    "deliveries": "what a subscription sends, or is booked by it: boxes, orders",
    "delivery": "one of them",
    "afterwards": "makes them those that would come after the end, not only next",
    "under_way": "says of one that it is being prepared, and cannot be stopped",
    "delivered": "says that it still arrives",
    "paid_for": "says of deliveries that they are paid, or are those that are left",
    "deposit": "money that a person left as a security, and is to get back",
    "given_back": "says of a deposit that it is given back",
    "opinion": "asks how content somebody is: satisfaction, rating",
    "characters": "what the length of a text is counted in",
    "except": "makes what is said of it only a part, or a condition: unless, only, minus",
    "further_periods": "names periods to come after the present one: another twelve months",
    "fixed_price": "a price that one keeps only while the subscription runs",
    "perks": "what one has only while the subscription runs, and cannot sell or spend: a status, a place on a list",
    "tied": "says that a thing ends with another: on the same day, together with",
    "to_use": "tells to use up before the end what is lost then: spend them first",
    "sold": "says what a thing costs anybody who wants it: at the counter, singly, from",
    "included": "says that a fee is part of the price of a plan",
    "sum_caption": "a whole caption of the sum of a regular charge: amount, charge amount",
    "bound": "names contracts with a commitment or a minimum term",
    "unbound": "says that a contract has none: month to month",
    "newcomers": "names others who pay: new customers, visitors, who is no member",
    "worth": "says what something is worth, was saved, given or won",
    "instead": "stands before the price that an offer replaces: instead of",
    "handling": "names what may be billed beside an end: settlement, processing, administration",
    "taken_back": "says of an advantage that it is charged after all: reclaimed, retroactively, conditional",
    "hardware": "a device that a service lends or sells: a router, a box, a phone",
    "by_pressing": "says what the press itself does: by clicking",
    "knows": "begins a sentence by which a person says that they know what follows",
    "stops_working": "a whole clause: a use that stops, by which nothing that is stored is lost, or a press for good",
    "receiving": "a form of the verb for getting messages",
    "personal_data": "is about the data of a person, as a privacy notice",
    "addressed": "says to the person that they pay, or what is theirs: you, your, we charge",
}
"""Lists of `[consequences]`: what a word says about an end on the page that asks for it."""

COLLECTED = {
    "thing": "what is collected or noted, and costs nothing: points, a history, bookmarks; nothing bought or made",
    "copy": "downloads and copies on a device; of those that are unused, some may be paid for",
    "given": "what is given as long as it runs, and leaves no rest: benefits, prices of members, exclusive content",
    "coupon": "coupons that are said to be the membership's own; no number may stand beside them",
    "allowance": "what is left of a plan's data or minutes, with the word that says so: rollover data",
    "prepaid": "units that came with the subscription, to be used up: credits; no money, nothing that is sold apart",
    "at_the_end": "says that it is lost with the end of the subscription, and no sooner",
    "by_the_press": "says that it is lost sooner: when you cancel, today, before that",
    "later": "what is booked for a time after the end, with the words that say so",
    "every": "makes it all of them, with the article or possessive behind it; alone it would be everything",
    "beside": "stands beside a thing that is collected, and nothing else: personal, that you have earned",
    "left": "the same, where it says that some of it is left: unused; never beside what is only given",
    "gone": "says that such a thing is lost",
    "deleted": "says that such a thing is removed, or ends; the part of the sentence must name the thing too",
    "ended": "a whole clause: the subscription ends; {subscription} and {term} as in when",
    "beyond_recall": "says that it cannot be brought back, or is lost for good; the only place of a negation",
    "subscription": "names the person's own subscription, or its end",
    "period": "names the time for which it runs",
    "when": "says when or by what it is lost; {subscription} stands for an entry of that list, {term} for a period too",
    "small": "what else may stand in such a sentence: articles, your, and, will be; nobody else's, no account, no sum",
    "person": "a word for the person, or whoever acts: you, we; not where something is deleted: it might be they",
    "following": "stands in a line for the list below it: the following",
    "joined": "parts the sentence where it deletes: and",
    "money": "money that a service keeps for a person, with words before a sum; it only counts beside a sum of zero",
}
"""Lists of `[collected]`: all that may stand in a sentence that only takes away what was collected."""

NAMES = {
    "owner": "a possessive; its group is the name, {name} stands for a capitalised one",
    "genitive": "the same, only in texts of the language itself",
    "leaver": "a statement that somebody left a shared plan, or was removed from it; its group is the name",
    "cancel": "a verb for the end that a person makes: what runs out by itself is not cancelled",
    "contact": "an hour or a postal address, beyond what numbers show",
    "yes": "an answer that agrees to a question",
    "no": "one that denies it",
    "severity": "a word with which component kits tell how good or bad the state in a badge is, or that it is a badge",
    "e_mail": "the label of a field for an e-mail address; this and the next five without hyphens",
    "customer_number": "the label of a field for the number of a customer or member",
    "contract_number": "the label of a field for the number of a contract",
    "new_password": "the label of a field for a password to be, with which nobody signs in",
    "field_filler": "a word beside these that changes nothing: your, repeat, for the confirmation",
    "not_own": "a word beside which data are not the person's own, or not for an end: friends, newsletter, help",
    "tier": "the name of a plan or a term: a change to it makes a choice",
}
"""Lists of `[names]`, regular expressions to be found in a text."""

DATE_SIGNS = {
    "year": "sign after the number of a year",
    "month": "sign after the number of a month",
    "day": "sign after the number of a day",
    "day_spoken": "the same where year or month stand before it",
    "day_joins": "words between two days of a month: the 5th and 12th of May",
    "month_after_point": "beginnings of months before which the number of the day has a full stop",
}
"""Lists of `[date_signs]`: single signs, and beginnings of words."""

LISTS: Mapping[str, Mapping[str, str]] = {
    "addresses": ADDRESSES,
    "identifiers": IDENTIFIERS,
    "amounts": AMOUNTS,
    "consequences": CONSEQUENCES,
    "collected": COLLECTED,
    "names": NAMES,
    "date_signs": DATE_SIGNS,
}
"""Tables of word lists, each with its lists and their meaning."""

_EXPRESSIONS = frozenset({"addresses", "amounts", "consequences", "collected", "names"})
"""Tables whose entries are regular expressions."""
SCRIPTS_READ_ANYWHERE = "\u0600"
"""First letter of the scripts whose words are also found inside of others: Arabic, and those without spaces."""
_NAME = r"[A-Z\u00c0-\u00de][\w-]+"
_GROUP = re.compile(r"(?<!\\)\((?!\?)")
_FIRST = ("en", "de", "es", "fr", "it", "pt", "nl", "zh", "ja", "ko", "ar")


@cache
def languages() -> tuple[str, ...]:
    """Name the languages that have a role table, in the order in which ties are decided."""
    names = sorted(entry.name[:-5] for entry in _folder().iterdir() if entry.name.endswith(".toml"))
    first = [name for name in _FIRST if name in names]
    return tuple(first + [name for name in names if name not in first])


@cache
def language_file(language: str) -> Mapping[str, object]:
    """Read the file of a language. The tests `check` each: compiling its thousand patterns took most of a start."""
    return tomllib.loads((_folder() / f"{language}.toml").read_text(encoding="utf-8"))


def check(language: str, data: Mapping[str, object]) -> None:
    """Check that the settings and word lists of a language have known names, and the lists usable entries.

    Raises:
        ValueError: one has not; the message names it.
    """
    if unknown := data.keys() - {"language", "roles", "dates"} - SETTINGS.keys() - LISTS.keys():
        raise ValueError(f"{language}: nothing is called {', '.join(sorted(unknown))}")
    for table, known in LISTS.items():
        lists = data.get(table, {})
        for name, listed in lists.items() if isinstance(lists, dict) else ():
            if name not in known:
                raise ValueError(f"{language}: no list of [{table}] is called {name}")
            if not isinstance(listed, list) or not all(isinstance(each, str) and each for each in listed):
                raise ValueError(f"{language}: {name} of [{table}] is no list of words")
            for each in listed if table in _EXPRESSIONS else ():
                try:
                    re.compile(each)
                except re.error as error:
                    raise ValueError(f"{language}: {each} in {name} of [{table}]: {error}") from error


@cache
def identifiers(*names: str) -> frozenset[str]:
    """Collect the words of these lists of `[identifiers]`, of all languages."""
    return frozenset(word for name in names for word in entries("identifiers", name))


@cache
def address_part(*names: str) -> re.Pattern[str]:
    """Compile these lists of `[addresses]`: matches whole parts of an address, with the separators around them."""
    return re.compile(rf"(?:^|[/_.-]){either('addresses', *names)}(?:$|[/_.-])", re.IGNORECASE)


@cache
def amount_words(*names: str, language: str | None = None) -> re.Pattern[str]:
    """Compile these lists of `[amounts]`, of one language or of all: whole words, or parts in scripts read anywhere."""
    listed = [each for name in names for each in entries("amounts", name, language)]
    whole = "|".join(each for each in listed if each[0] < SCRIPTS_READ_ANYWHERE)
    anywhere = [each for each in listed if each[0] >= SCRIPTS_READ_ANYWHERE]
    return re.compile("|".join([rf"\b(?:{whole or '(?!)'})\b", *anywhere]), re.IGNORECASE)


@cache
def either(table: str, *names: str, language: str | None = None) -> str:
    """Join the entries of these lists of a table into one regular expression: of one language, or of all."""
    listed = "|".join(each for name in names for each in entries(table, name, language))
    return f"(?:{listed.replace('{name}', _NAME) or '(?!)'})"


@cache
def settings(name: str) -> tuple[str, ...]:
    """Collect the words of a setting at the head of the files, of all languages."""
    listed = (language_file(language).get(name) for language in languages())
    return tuple(str(each) for words in listed if isinstance(words, list) for each in words)


@cache
def languages_with(setting: str) -> frozenset[str]:
    """Collect the languages with a setting at the head of their files."""
    return frozenset(language for language in languages() if language_file(language).get(setting))


@cache
def date_signs(*names: str) -> str:
    """Join the signs of these lists of `[date_signs]`, of all languages."""
    return "".join(dict.fromkeys(sign for name in names for sign in entries("date_signs", name)))


@cache
def entries(table: str, name: str, language: str | None = None) -> tuple[str, ...]:
    """Collect the entries of one list, of one language or of all, without repetition."""
    if name not in LISTS[table]:
        raise KeyError(f"no list of [{table}] is called {name}")
    tables = (language_file(each).get(table, {}) for each in languages() if language in {None, each})
    listed = dict.fromkeys(each for lists in tables if isinstance(lists, dict) for each in lists.get(name, ()))
    return tuple(_GROUP.sub("(?:", each) for each in listed) if table in _EXPRESSIONS - {"names"} else tuple(listed)


def _folder() -> resources.abc.Traversable:
    return resources.files("subterminator.lexicon") / "roles"
