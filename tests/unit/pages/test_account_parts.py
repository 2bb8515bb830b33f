"""Account pages after an end that happened, and their neighbours on which the subscription still runs.

A page is drawn by indentation: `= kind` opens a block, `# words` is a heading, `[words]` a button, `<words>` a link.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from stand_ins import HOME, control, page
from subterminator.domain.page import Block, Element, PageView
from subterminator.pages.account_evidence import AccountReading, read_account_text, read_account_view
from subterminator.pages.block_kinds import is_footer
from subterminator.pages.blocks import page_blocks

TODAY = date(2026, 11, 27)


def drawn(outline: str) -> PageView:
    """Draw a page from its outline."""
    blocks: list[Block] = []
    elements: list[Element] = []
    lines: list[str] = []
    open_blocks: list[tuple[int, int]] = []
    end = 0

    def close(depth: int) -> None:
        while open_blocks and open_blocks[-1][0] >= depth:
            at = open_blocks.pop()[1]
            blocks[at] = blocks[at]._replace(end=end)

    for number, raw in enumerate(filter(str.strip, outline.splitlines())):
        depth, line = len(raw) - len(raw.lstrip()), raw.strip()
        close(depth)
        inner = open_blocks[-1][1] if open_blocks else None
        start = end + 1 if lines else 0
        if line.startswith("= "):
            open_blocks.append((depth, len(blocks)))
            blocks.append(Block(line[2:], start, start, inner))
            continue
        words = line.strip("#[]<> ")
        fields: dict[str, Any] = {"block": inner, "node": f"0:{number}"}
        if line.startswith("# "):
            level = 1 + sum(block.kind != "page" for block in blocks[:1]) + depth // 2
            head = control(words, "heading", tag="h2", level=level, **fields)
            elements.append(replace(head, interactive=False))
        elif line.startswith("["):
            elements.append(control(words, **fields))
        elif line.startswith("<"):
            elements.append(control(words, "link", href=f"{HOME}/{number}", **fields))
        lines.append(words)
        end = start + len(words)
    close(0)
    return page(*elements, text="\n".join(lines), blocks=tuple(blocks))


def after(before: str, now: str, product: str) -> AccountReading:
    """Read a page after a press, against how it was before."""
    earlier = read_account_view(drawn(before), product, TODAY)
    return read_account_view(drawn(now), product, TODAY, before=earlier).reading


def states(before: str, now: str, product: str) -> tuple[str, date | None]:
    reading = after(before, now, product)
    return reading.state, reading.ends


# -- a footer without its role -----------------------------------------------------------------------------------------

PACKAGE = """
# Guten Tag
  = card
    # Ihr Paket: Webhosting Business
    {state}
    <Zu meinen Verträgen>
  # Aktuelle Meldungen
    Wartung der Mailserver am 03.12.2026
    = card
      {name}
      Nach Ablauf der Mindestlaufzeit verlängern sich Verträge auf unbestimmte Zeit.
      {more}
      <Impressum>
      <AGB>
      <Datenschutz>
      <{link}>
"""
HOSTING = "Nordhafen Webhosting Business"


def package(
    state: str = "Aktiv", name: str = "Nordhafen GmbH", more: str = "Amtsgericht Kiel HRB 20418", link: str = "Karriere"
) -> str:
    return PACKAGE.format(state=state, name=name, more=more, link=link)


@pytest.mark.spec("account.scope")
def test_footer_without_its_role_is_no_other_subscription() -> None:
    """Required: a box of links to the terms and the imprint says nothing of the person's own, and hides nothing."""
    ended = package("Gekündigt zum 13.01.2027")
    assert states(package(), ended, HOSTING) == ("scheduled", date(2027, 1, 13))
    assert states(package(), package(), HOSTING)[0] == "active"


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    ("neighbour", "footer"),
    [
        ({}, True),
        ({"more": "Nächste Abbuchung: 13.12.2026"}, False),
        ({"more": "Verlängert sich für 9,99 € im Monat"}, False),
        ({"more": "[Vertrag kündigen]"}, False),
        ({"more": "# Webhosting Business"}, False),
        ({"link": "Vertrag kündigen", "more": "<Tarif ändern>\n      <Rechnungen>\n      <Postfächer>"}, False),
    ],
    ids=["plain", "a day", "a sum", "a button", "a heading", "more other links"],
)
def test_footer_has_nothing_of_the_person_s_own(neighbour: dict[str, str], *, footer: bool) -> None:
    """Required: a box with a day, a sum, a button, a heading or mostly other links is no footer."""
    boxes = [block for block in page_blocks(drawn(package(**neighbour))).walk() if block.kind == "card"]
    assert [is_footer(each) for each in boxes] == [False, footer]


# -- a control that ends the whole account -----------------------------------------------------------------------------

BOX = """
# マイページ
  = list
    <マイページトップ>
    <ご注文履歴>
    <お支払い方法>
    <{way}>
  # ご契約状況
    {told}
    {day}
    [{press}]
"""
RUNS = {"told": "2人分・週3食コース(ご利用中)", "day": "次回お届け日 2026年12月5日", "press": "次回のメニューを選ぶ"}
OVER = {"told": "定期便は解約済みです。", "day": "またのご利用をお待ちしております。", "press": "定期便を再開する"}


def box(shown: dict[str, str], way: str = "退会手続き", **fields: str) -> str:
    return BOX.format(**{**shown, "way": way, **fields})


@pytest.mark.spec("account.statements")
def test_way_out_of_the_whole_account_may_stay_after_the_end() -> None:
    """Required: where the subscription ended by its name, and can be taken up again, the account itself stays."""
    assert states(box(RUNS), box(OVER), "ことことびん")[0] == "ended"


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("before", "now"),
    [
        (box(RUNS), box(OVER, press="ご利用ガイド")),
        (box(RUNS), box(OVER, told="スポーツオプションは解約済みです。")),
        (box(RUNS), box(OVER, told="旧プランは解約済みです。", press="プランを変更する")),
        (box(RUNS), box(OVER, told="解約済み")),
        (box(RUNS), box(OVER, day="次回お届け日 2026年12月5日")),
        (box(RUNS, way="定期便を解約する"), box(OVER, way="定期便を解約する")),
        (box(RUNS, way="お問い合わせ"), box(OVER)),
        (box(RUNS), box(OVER, told="解約は取り消されました。定期便は継続中です。")),
    ],
    ids=["no way back", "an option", "former plan", "no name", "renews", "ends it", "new control", "withdrawn"],
)
def test_control_that_ends_speaks_against_an_end(before: str, now: str) -> None:
    """Required: without a name and a way back, and where it names the subscription, it is one that still runs."""
    assert after(before, now, "ことことびん").state not in {"scheduled", "ended"}


# -- a line that tells since when --------------------------------------------------------------------------------------

GIFT = """
= card
  {name}
  {since}
  {badge}
  {told}
  [Szczegóły]
= card
  Wirtualna adopcja: Kluska
  Suczka, 9 lat
  {adopted}
  20 zł miesięcznie na leki
  [Zrezygnuj z adopcji]
"""
GIVEN = {
    "name": "Twoje wsparcie stałe",
    "since": "Wspierasz nas od 5 czerwca 2025",
    "badge": "Aktywne",
    "told": "50 zł miesięcznie. Najbliższa wpłata: 6 grudnia 2026",
    "adopted": "Aktywna",
}
GIVEN_NO_MORE = {"badge": "Zakończone 27 listopada 2026", "told": "Nie pobierzemy już żadnej wpłaty z Twojej karty."}
CHARITY = "Fundacja Bezpieczna Przystań (wsparcie stałe)"


def gift(**fields: str) -> str:
    return GIFT.format(**{**GIVEN, **fields})


@pytest.mark.spec("account.owner")
def test_line_that_tells_since_when_one_gives_names_no_other_thing() -> None:
    """Required: the badge below it is the subscription's own."""
    assert states(gift(), gift(**GIVEN_NO_MORE), CHARITY) == ("ended", TODAY)
    assert "renews_on" in {each.feature for each in after(gift(), gift(), CHARITY).evidence_against}


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    "now",
    [
        gift(adopted="Zakończone 27 listopada 2026"),
        gift(since="Paczka z 5 czerwca 2025", badge="Zakończone 27 listopada 2026"),
        gift(badge="Zakończone 27 listopada 2026"),
        gift(told="Twoja rezygnacja została cofnięta. Najbliższa wpłata: 6 grudnia 2026"),
    ],
    ids=["the adoption ended", "a parcel ended", "still charged", "withdrawn"],
)
def test_badge_of_another_thing_ends_nothing(now: str) -> None:
    """Required: an end of the adoption or of a parcel, and one beside the next charge, is none of the subscription."""
    assert after(gift(), now, CHARITY).state not in {"scheduled", "ended"}


# -- a notice above the account's parts --------------------------------------------------------------------------------

SHOP = """
= card
  # {notice}
  {told}
# Plus membership
  Maya Ellison · member since 2021
  = form
    [{press}]
  = card
    Your plan
    Monthly, $14.99 / month
    {caption}
    {day}
    Payment method
    Visa ••4410
  # Memberships & subscriptions
    By continuing your membership you agree to the Harrow Plus Terms.
    = card
      Harrow Audiobooks · 1 credit / month, $14.95 · renews December 5, 2026
      [Manage]
"""
SHOWN = {
    "notice": "Free delivery on all orders",
    "told": "On millions of items.",
    "press": "See all benefits",
    "caption": "Next payment",
    "day": "December 16, 2026",
}
SET_TO_END = {
    "notice": "Your Plus membership is set to end",
    "told": "Your benefits will end on December 16, 2026. You will not be charged again.",
    "press": "Continue membership",
    "caption": "Membership ends",
}


def shop(**fields: str) -> str:
    return SHOP.format(**{**SHOWN, **fields})


@pytest.mark.spec("account.scope")
def test_notice_of_the_end_is_no_other_subscription() -> None:
    """Required: neither the notice, nor a list of the other ones, nor the form of a button stands for one."""
    assert states(shop(), shop(**SET_TO_END), "Harrow Plus") == ("scheduled", date(2026, 12, 16))
    assert states(shop(), shop(), "Harrow Plus")[0] == "active"


OTHER_NOTICE = {"notice": "Your Audiobooks membership is set to end", "press": "Continue membership"}


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    "now",
    [
        {**SET_TO_END, **OTHER_NOTICE, "caption": "Next payment"},
        {**SET_TO_END, **OTHER_NOTICE, "caption": "Member since", "day": "2021"},
        {**SET_TO_END, **OTHER_NOTICE, "notice": "Your Music plan is set to end", "caption": "Since", "day": "2021"},
        {**SET_TO_END, "told": "", "caption": "Next payment"},
        {**SET_TO_END, "notice": "Your former membership ended on May 3, 2024", "told": "", "caption": "Next payment"},
        {
            **SET_TO_END,
            "notice": "Your cancellation was withdrawn",
            "told": "Your membership renews on December 16, 2026.",
            "caption": "Next payment",
        },
        {**SET_TO_END, "notice": "Is your membership set to end?", "told": "", "caption": "Next payment"},
    ],
    ids=["of another", "of another alone", "of music", "renews", "former", "withdrawn", "question"],
)
def test_notice_of_another_end_ends_nothing(now: dict[str, str]) -> None:
    """Required: by another name, of a former one or beside the next charge it proves no end."""
    assert after(shop(), shop(**now), "Harrow Plus").state not in {"scheduled", "ended"}


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("Renewal: 16 December 2026", "active"),
        ("Abonament Bez limitu: aktywny, odnowienie 16 grudnia 2026", "active"),
        ("Verlängerung: 16.12.2026", "active"),
        ("Renovación: 16 de diciembre de 2026", "active"),
        ("Renewal: off", "scheduled"),
        ("Auto-renewal: off until 16 December 2026", "scheduled"),
        ("Last renewal: 16 December 2026", "unknown"),
        ("Renewal offer valid until 16 December 2026", "unknown"),
    ],
)
def test_renewal_with_its_day_is_the_next_charge(line: str, state: str) -> None:
    """Required: the noun alone, with its one day to come; not one that is off, over or offered."""
    reading = read_account_text(line, "", date(2026, 11, 27))
    assert reading.state == state
    assert any(each.feature == "renews_on" for each in reading.evidence_against) is (state == "active")


TARIFF = """
# Hallo Jana
  = card
    # {name} {state}
    0151 2380 9947 · 17,4 von 50 GB verbraucht
    {told}
    [Option buchen]
  = card
    # Letzte Rechnung
    14.11.2026 · 24,00 €
"""


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(("name", "state"), [("Allnet Flat M", "scheduled"), ("Homespot Kabel", "unknown")])
def test_state_behind_the_name_that_ran_before_is_of_this_one(name: str, state: str) -> None:
    """Required: a card with its end beside a name is this subscription's if that name ran before, and only then."""
    runs = TARIFF.format(name="Allnet Flat M", state="Aktiv", told="")
    ends = "Dein Vertrag endet am 30.12.2026. Bis dahin kannst du wie gewohnt surfen."
    assert (
        after(runs, TARIFF.format(name=name, state="Gekündigt zum 30.12.2026", told=ends), "Talkstern").state == state
    )


# -- entries of a list, each with its state in brackets ----------------------------------------------------------------

PLANS = """
# 設定
  = card
    # ご契約中のプラン
    {plan}
    {pack}
"""
ENTRIES = {
    "plan": "見放題プラン\uff08次回更新日 2026年12月1日\uff09",
    "pack": "スポーツパック\uff08次回更新日 2026年12月1日\uff09",
}
PLAN_ENDED = "見放題プラン\uff08解約済み・2026年11月30日まで視聴可能\uff09"


def plans(**fields: str) -> str:
    return PLANS.format(**{**ENTRIES, **fields})


@pytest.mark.spec("account.scope")
def test_pack_beside_the_plan_says_nothing_of_the_plan() -> None:
    """Required: in a list with an entry of each, the pack's next charge, as it stood there before, is its own."""
    reading = after(plans(), plans(plan=PLAN_ENDED), "ミライTV")
    assert not reading.evidence_against
    assert not reading.says_it_runs


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    ("now", "product"),
    [
        (plans(pack="スポーツパック\uff08解約済み\uff09"), "ミライTV"),
        (plans(plan="見放題プラン\uff08ご契約中\uff09", pack="スポーツパック\uff08解約済み\uff09"), "ミライTV"),
        (plans(plan="見放題プラン", pack="スポーツパック\uff08解約済み\uff09"), "ミライTV"),
        (plans(plan=PLAN_ENDED), "スポーツパック"),
        (plans(plan=PLAN_ENDED, pack="プレミアムプラン\uff08次回更新日 2026年12月1日\uff09"), "ミライTV"),
        (plans(plan=PLAN_ENDED, pack="バリューパック\uff08次回更新日 2027年1月1日\uff09"), "ミライTV"),
        (plans(plan="旧プラン\uff08解約済み\uff09"), "ミライTV"),
    ],
    ids=["pack ended", "plan active", "plan without a state", "pack is meant", "other plan", "new pack", "former plan"],
)
def test_end_of_one_entry_is_none_of_another(now: str, product: str) -> None:
    """Required: the pack's end, and one beside another plan or a pack that is new, prove none."""
    reading = after(plans(), now, product)
    assert reading.state not in {"scheduled", "ended"}
    assert reading.contradicted


# -- rows of a table ---------------------------------------------------------------------------------------------------

GYM = """
# Welcome back, Callum
  = card
    My memberships
    = row
      Membership
      Club
      Price
      Status
    = row
      {name}
      Member no. IB-2208417
      £31.99/month
      {state}
      [Actions]
    = row
      {extra}
      {kind}
      £12.00/month
      {added}
      [Actions]
  = card
    # Next payment
      {sum}
      Direct Debit, {day}
"""
ROWS = {
    "name": "Ironbridge Anytime",
    "state": "Active",
    "extra": "Padel Plus",
    "kind": "Add-on, rolling monthly",
    "added": "Active",
    "sum": "£31.99",
    "day": "6 December 2026",
}
LEAVING = "Leaving 27 December 2026"


def gym(**fields: str) -> str:
    return GYM.format(**{**ROWS, **fields})


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize("added", ["Active", LEAVING])
def test_entry_called_by_the_product_s_name_tells_its_end(added: str) -> None:
    """Required: beside an add-on that runs, and with the charge that comes before its last day."""
    now = gym(state=LEAVING, added=added)
    assert states(gym(), now, "Ironbridge Fitness membership") == ("scheduled", date(2026, 12, 27))
    assert states(gym(), gym(), "Ironbridge Fitness membership")[0] == "active"


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize(
    "now",
    [
        {"added": LEAVING},
        {"state": "", "added": LEAVING},
        {"state": LEAVING, "name": "Racket Pass"},
        {"state": LEAVING, "extra": "Ironbridge Padel", "kind": "Rolling monthly"},
        {"state": LEAVING, "kind": "Rolling monthly"},
        {"state": LEAVING, "day": "6 January 2027"},
        {"state": LEAVING, "day": "27 December 2026"},
        {"state": LEAVING, "day": "6 December 2026 and 6 January 2027"},
        {"state": "Leaving withdrawn on 27 November 2026"},
        {"state": "Cancel from 27 December 2026"},
        {"state": "Minimum term ends 27 December 2026"},
        {"state": "Leaving date not before 27 December 2026"},
        {"state": "Leaving 27 November 2026"},
    ],
    ids=[
        "add-on leaves",
        "only the add-on has a state",
        "other name",
        "two of the name",
        "no add-on",
        "charged later",
        "charged that day",
        "charged again",
        "withdrawn",
        "may be ended",
        "minimum term",
        "earliest day",
        "day over",
    ],
)
def test_row_that_is_not_surely_its_own_proves_no_end(now: dict[str, str]) -> None:
    """Required: another row, a charge after the day, and a day that is not of an end keep it as it was."""
    before = gym(**{key: value for key, value in now.items() if key in {"name", "extra", "kind"}})
    assert after(before, gym(**now), "Ironbridge Fitness membership").state not in {"scheduled", "ended"}


@pytest.mark.spec("account.strongest")
def test_day_in_an_entry_counts_only_where_it_is_new() -> None:
    """Required: before a press, and where it stood there, it may be the day from which it can be ended."""
    page_with_day = gym(state="Cancellation 27 December 2026")
    assert read_account_view(drawn(page_with_day), "Ironbridge Fitness membership", TODAY).reading.state == "active"
    assert after(page_with_day, page_with_day, "Ironbridge Fitness membership").state == "active"


EXTRA = """
= region
  # Larder Extra Cancelled
  Your subscription has been cancelled. You can use it until 16 December 2026.
  Price: 9.99 € / month
"""


@pytest.mark.spec("account.scope")
def test_plan_called_by_the_service_and_extra_is_meant_where_the_person_named_it() -> None:
    """Required: whoever calls the service only by its name may have another plan, of which it is an add-on."""
    shown = drawn(f"= page\n# My subscription\n{EXTRA}")
    named = read_account_view(shown, "Larder (the Larder Extra plan)", TODAY).reading
    assert named.is_end, named.why
    assert not read_account_view(shown, "Larder", TODAY).reading.is_end
    both = drawn("= page\n# My subscription\n= region\n  # Premium\n  Active\n  19.99 €\n" + EXTRA)
    assert not read_account_view(both, "Larder", TODAY).reading.is_end


RUNNING = "169 kr/månad · Nästa betalning 15 december 2026"


def paper(heading: str, past: str, running: str = "Sundsbladet Digital") -> str:
    return f"""
# Mina prenumerationer
  = region
    # {running}
      Aktiv
      {RUNNING}
      <Hantera prenumeration>
  # {heading}
    = region
      # {past}
      Avslutad
      Avslutades 30 november 2022
"""


@pytest.mark.spec("account.scope")
@pytest.mark.parametrize("product", ["Sundsbladet", "Sundsbladet Digital"])
@pytest.mark.parametrize("heading", ["Tidigare prenumerationer", "Past subscriptions", "Frühere Abos"])
def test_an_earlier_subscription_is_not_the_running_one(product: str, heading: str) -> None:
    """Required: what ended years ago, in a list of its own, says nothing of what runs beside it."""
    shown = paper(heading, "Sundsbladet Helg (papper)")
    reading = read_account_view(drawn(shown), product, TODAY).reading
    assert reading.state == "active", reading.why
    assert states(shown, shown, product)[0] == "active"


@pytest.mark.spec("account.scope")
def test_a_subscription_that_moved_among_the_earlier_ones_is_read_there() -> None:
    """Required: some sites list what was just cancelled there at once, beside others that run."""
    before = paper("Tidigare prenumerationer", "Sundsbladet Helg (papper)")
    now = paper("Tidigare prenumerationer", "Sundsbladet Digital", running="Korsord Plus")
    now = now.replace("30 november 2022", "27 november 2026")
    assert after(before, now, "Sundsbladet Digital").state != "active"
    alone = now.replace(RUNNING, "")
    assert after(before, alone, "Sundsbladet Digital").is_end


@pytest.mark.spec("account.scope")
def test_a_plan_that_was_left_for_another_one_that_runs_proves_no_end() -> None:
    """Required: who has switched has the old plan among the earlier ones, and pays for the new one."""
    before = paper("Past subscriptions", "Sundsbladet Helg (papper)", running="Sundsbladet")
    now = paper("Past subscriptions", "Sundsbladet", running="Sundsbladet Familj")
    assert not after(before, now, "Sundsbladet").is_end


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    "line", ["Memberships renew automatically.", "Mitgliedschaften verl\u00e4ngern sich automatisch."]
)
def test_what_is_said_of_any_plan_speaks_against_an_end_beside_it(line: str) -> None:
    """Required: it is left out only where nothing on the page says that something has ended."""
    assert not read_account_view(drawn(f"\n# Film Club\n  Cancelled\n  {line}\n"), "Film Club", TODAY).reading.is_end
