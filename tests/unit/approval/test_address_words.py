"""Words of addresses: bounds, signing out, ends and purchases that need only be opened."""

from __future__ import annotations

import pytest

from stand_ins import HOME
from subterminator.approval.address_words import (
    buys_when_opened,
    cancelling_words,
    commands,
    final_words,
    is_for_programs,
    is_of_the_flow,
    money_words,
    only_changes_plan,
    only_informs_by_its_name,
    only_queries,
    operations_in,
    out_of_bounds,
    same_site,
    signs_out,
)
from subterminator.domain.protocols import PageRequest

HOSTS = ("www.example.com", "localhost:8001")


@pytest.mark.spec("approval.place")
@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("https://www.example.com/cancel", ""),
        ("http://localhost:8001/cancel", ""),
        ("https://[broken/cancel", "is not an address"),
        ("https://www.example.com:99999/", "is not an address"),
        ("javascript:cancel()", "is not a web page"),
        ("ftp://www.example.com/", "is not a web page"),
        ("https://www.example.com@evil.invalid/", "hides its host"),
        ("https://:secret@www.example.com/", "hides its host"),
        ("https://www.exa\u2488mple.com/", "is not a valid name"),
        ("http://www.example.com/cancel", "is not reached over https"),
        ("https://example.com/cancel", "is out of bounds: only www.example.com, localhost:8001"),
        ("http://localhost:8002/cancel", "is out of bounds"),
        ("https:///cancel", "'https:///cancel' is out of bounds"),
    ],
)
def test_address_out_of_bounds_is_explained(url: str, reason: str) -> None:
    """Required: exact hosts over https; what cannot be read is outside."""
    explained = out_of_bounds(url, HOSTS)
    assert bool(explained) == bool(reason)
    assert reason in explained


@pytest.mark.spec("approval.requests")
def test_same_site_is_the_registered_domain() -> None:
    """Required: another host of the service counts as the service; a look-alike does not."""
    assert same_site("https://api.example.com/x", HOSTS)
    assert same_site("http://localhost:9000/x", HOSTS)
    assert not same_site("https://example.com.evil.invalid/x", HOSTS)
    assert not same_site("https://[broken/x", HOSTS)
    assert not same_site("about:blank", HOSTS)


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    "word",
    ["confirm", "confirmed", "finish", "complete", "submit", "execute", "finalize", "finalise", "now", "final"],
)
def test_last_word_of_a_cancellation_executes_it(word: str) -> None:
    """Required: the address of the last step is told from those before it."""
    assert final_words(f"{HOME}/cancel/{word}") == "cancel"
    assert final_words(f"/cancel-{word}") == "cancel"
    assert not final_words(f"{HOME}/account/{word}")
    assert not final_words(f"{HOME}/cancel/review")


@pytest.mark.spec("approval.requests")
def test_words_are_found_as_they_stand() -> None:
    """Required: encoded, in a fragment, in the query, as compound words; what is asked for by a survey is no end."""
    assert cancelling_words(f"{HOME}/%63ancel") == "cancel"
    assert cancelling_words(f"{HOME}/%2563ancel") == "cancel"
    assert cancelling_words(f"{HOME}/app#/cancelPlan") == "cancelPlan"
    assert cancelling_words(f"{HOME}/app?action=cancel") == "cancel"
    assert cancelling_words("cancel") == "cancel"
    assert cancelling_words(f"{HOME}/uncancelled-plans") == ""
    assert cancelling_words(f"{HOME}/cancel/Survey/") == ""
    assert cancelling_words("/cancel/SURVEY") == ""
    assert cancelling_words("https://[broken/cancel"[8:]) == "cancel"
    assert money_words(f"{HOME}/pay/requestTermination.json") == ""
    assert money_words(f"{HOME}/subscribe/end?step=3") == ""
    assert money_words(f"{HOME}/subscribe/endless") == "subscribe"
    assert money_words(f"{HOME}/upgrade/plan/end/x") == "upgrade"
    assert money_words(f"{HOME}/upgrade/cancel/pay") == "upgrade"
    assert money_words(f"{HOME}/account/upgrade") == "upgrade"
    assert money_words(f"{HOME}/pay/cancel-pay") == "pay"
    assert money_words(f"{HOME}/my-pay/cancel") == "pay"
    assert money_words(f"{HOME}/a/pay/cancel/") == ""
    assert money_words("/pay/cancel") == "pay"
    assert money_words(f"{HOME}/pay/ENDPLANX") == "pay"
    assert cancelling_words(f"{HOME}/cancel/surveyX") == "cancel"
    assert cancelling_words("/cancelX") == "cancelX"
    assert cancelling_words(f"{HOME}/cancel?next=/survey") == "cancel"
    assert cancelling_words("//[cancel") == ""
    assert is_of_the_flow(f"{HOME}/cancel/survey")
    assert not is_of_the_flow(f"{HOME}/survey")


@pytest.mark.spec("approval.free-plan")
def test_change_of_plan_is_told_from_a_purchase() -> None:
    """Required: only a mere change of plan may be free."""
    assert only_changes_plan(f"{HOME}/plans/change")
    assert only_changes_plan(f"{HOME}/changePlan")
    assert not only_changes_plan(f"{HOME}/plans/change/checkout")
    assert not only_changes_plan(f"{HOME}/checkout")
    assert not only_changes_plan(f"{HOME}/account")


@pytest.mark.spec("approval.requests")
def test_address_that_cannot_be_read_counts_as_acting() -> None:
    """Required: what is not understood is not harmless."""
    assert is_for_programs("https://[broken")
    assert is_for_programs("https://api.example.com/plan")
    assert is_for_programs(f"{HOME}/my-api/plan")
    assert not is_for_programs(f"{HOME}/plan")
    assert not is_for_programs(f"{HOME}/api/login-page")
    assert not is_for_programs("https://api.example.com/login")
    assert not is_for_programs("/plan")
    assert buys_when_opened(f"{HOME}/shop?add-to-cart=7") == "add-to-cart=7"
    assert buys_when_opened(f"{HOME}/upgrade") == ""


@pytest.mark.spec("approval.signout")
@pytest.mark.parametrize(
    ("url", "words"),
    [
        (f"{HOME}/logout", "logout"),
        (f"{HOME}/users/sign_out", "sign_out"),
        (f"{HOME}/sign-off", "sign-off"),
        (f"{HOME}/Log-Out.php", "Log-Out.php"),
        (f"{HOME}/logout-everywhere", "logout-everywhere"),
        (f"{HOME}/signout_all", "signout_all"),
        (f"{HOME}/user_logout", "user_logout"),
        (f"{HOME}/account?do=logout", "logout"),
        (f"{HOME}/log%6Fut", "logout"),
        (f"{HOME}/blogout", ""),
        (f"{HOME}/how-to-log-out-of-it", ""),
        (f"{HOME}/account?logout=", ""),
        ("https://[broken/logout", ""),
    ],
)
def test_address_that_signs_out_is_recognised(url: str, words: str) -> None:
    """Required: a whole part of the path, or a value of the query."""
    assert signs_out(url) == words


@pytest.mark.spec("approval.bodies")
def test_commands_are_short_values_of_several_words() -> None:
    """Required: a name of an order, not a text, a path or a place."""
    fields = [
        *(("name", "CANCEL_PLAN"), ("name", "cancel"), ("name", "Cancel"), ("name", "cancelPlan"), ("name", "a/b-c")),
        *(("name", "cancel-plan-" + "x" * 47), ("name", "cancel-plan-" + "x" * 48), ("name", "a b c d e f")),
        *(("name", "a b c d e"), ("url", "cancel-plan"), ("deep", '{"x": "END_IT"}'), ("name", "end-it")),
    ]
    assert commands(fields) == [
        *("/CANCEL_PLAN", "/Cancel", "/cancel-Plan", "/cancel-plan-" + "x" * 47, "/a b c d e"),
        *('/{"x": "END_IT"}', "/end-it", "/END_IT"),
    ]


@pytest.mark.spec("approval.bodies")
def test_operation_is_named_by_address_header_and_body() -> None:
    """Required: each of them, as parts of an address; of a body that cannot be parsed, its words."""

    def named(body: str = "", kind: str = "fetch", orders: tuple[str, ...] = ()) -> list[str]:
        content_type = "application/json" if body.startswith("{") else "application/x-www-form-urlencoded"
        return operations_in(PageRequest("POST", HOME, body, content_type, kind=kind, orders=orders))[1:]

    assert named() == []
    assert named(orders=("cancelPlan",)) == ["/cancel-Plan"]
    assert named("action=end&colour=red&method=stop&type=END_IT&type=end") == ["/end", "/stop", "/END_IT"]
    assert named("{broken cancelPlan abc") == ["/broken", "/cancel-Plan"]
    assert named("{" + "x" * 4000 + " cancelPlan") == ["/" + "x" * 3999]
    assert named('["cancel", {"a": 1}]', "websocket") == ["/cancel"]
    assert named('["unsubscribe", "Subscribe", "resume"]', "websocket") == []
    assert named('{"query": "mutation { cancelPlan }"}') == ["/cancel-Plan"]
    assert named('{"": "cancel"}') == []
    assert named("type=a-b-c-d-e&type=a-b-c-d-e-f&type=end_clicked") == ["/a-b-c-d-e"]


@pytest.mark.spec("approval.bodies")
@pytest.mark.parametrize(
    ("fields", "only"),
    [
        ([("query", "{ plan }")], True),
        ([("query", "{ plan }"), ("operationName", "null")], True),
        ([("query", "query A { plan }"), ("operationName", "A"), ("variables.id", "7"), ("extensions[a]", "1")], True),
        ([("query", "query A { plan }"), ("operationName", "B")], False),
        ([("query", "query A { plan }"), ("operationName", "A"), ("operationName", "B")], False),
        ([("query", "query AB { plan }"), ("operationName", "A")], False),
        ([("query", "{ plan }"), ("query", "mutation { end }")], False),
        ([("query", "{ plan }"), ("variables.action", "end")], False),
        ([("query", "{ plan }"), ("id", "7"), ("colour", "red")], False),
        ([("variables.id", "7")], False),
        ([], False),
    ],
)
def test_operations_that_only_query(fields: list[tuple[str, str]], only: bool) -> None:
    """Required: every document is a query, every operation that is named stands there, and nothing else is sent."""
    assert only_queries(fields) is only


@pytest.mark.spec("approval.tried")
@pytest.mark.parametrize(
    ("path", "informs"),
    [
        ("/commerce/refundInfo.htm?pass=st", True),
        ("/commerce/cancel/info?no=30714482", True),
        ("/subscription/cancellation-details", True),
        ("/contract/7/termination/notice", False),
        ("/unsubscribe/details?token=448812abc", False),
        ("/cancel/info?uid=448812&k=9a8b7c", False),
        ("/cancel/success/details?id=7", False),
        ("/refundInfo?refund=7", False),
        ("/subscription/cancel", False),
        ("/subscription/cancel/confirm", False),
        ("/info/cancel", False),
        ("/cancel/info?action=cancel", False),
        ("/cancel/info?confirm=true", False),
        ("/cancel/info?do=a%20b", False),
        ("/cancelInformed", False),
        ("/user/deleteUserInfo.do?id=7", False),
        ("/member/withdrawInfo.do?id=7", False),
        ("/cancelInfo.do?seq=7", False),
        ("/cancel/process/info", False),
        ("/cancel/info?yn=Y", False),
        ("/cancel/info?mode=exec", False),
        ("/cancel/info?step=final", False),
        ("/upgrade/info", False),
        ("/updateInfo?plan=basic", False),
        ("/x9/detail?id=7", False),
    ],
)
def test_address_that_ends_with_a_word_for_information_only_informs(path: str, informs: bool) -> None:
    """Required: its last word, and no order beside it."""
    assert only_informs_by_its_name(f"{HOME}{path}") is informs
