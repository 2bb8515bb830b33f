"""The wrong thing ends: another subscription, another person's, an add-on, the account itself; and what is selected beforehand."""

from _blind import Opaque, Shop, a, b
from _kit import html

WRONG = {"wrong": True}


class Wrong(Opaque, Shop):
    effects = WRONG

    def do(self, kind, r):  # the server does what the form says
        super().do("cancel" if "w=tidelight" in r.body or "w=Tidelight+%28Ann" in r.body else kind, r)


def two(name, rows, final, kind="wrong", **more):
    live = html("<h1>Your account</h1><p>ann@example.com</p><h2>Subscriptions</h2>" + rows)
    return type(name, (Wrong,), {"live": live, "ended": live, "flow": {"/membership/cancel": final + (b("Finish cancellation", kind) if "<button" not in final else "") + a("Keep")}, **more})


END = "<h1>Finish your cancellation</h1><p>{} will end on 4 December 2026.</p>"
CASES = [
    two("PartnerFirst", "<h3>Basketnews</h3><p>Active, renews on 4 December 2026.</p><a class=b href=/membership/cancel>Cancel</a><h3>Tidelight</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/tidelight/manage>Manage</a>", END.format("Your Basketnews subscription")),
    two("OnlyPartnerHasCancel", "<h3>Tidelight Premium</h3><p>Active, renews on 9 December 2026. To end it, call us.</p><h3>Tidelight Kids (Bob)</h3><p>Active.</p><a class=b href=/membership/cancel>Cancel subscription</a>", END.format("Bob's Tidelight Kids subscription")),
    two("AddonFinal", "<h3>Tidelight</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>", END.format("Your Sports add-on")),
    two("FamilyMemberFinal", "<h3>Tidelight Family</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>", END.format("Bob Miller's membership")),
    two("PreselectedOther", "<h3>Tidelight</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>",
        "<h1>What would you like to cancel?</h1><form method=post action=/do/wrong><label><input type=radio name=w value=sports checked> Sports add-on</label><br><label><input type=radio name=w value=tidelight> Tidelight membership</label><p>It will end on 4 December 2026.</p><button>Confirm cancellation</button></form>"),
    two("SelectOther", "<h3>Tidelight</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>",
        "<h1>Cancel a subscription</h1><form method=post action=/do/wrong><select name=w><option>Tidelight Kids (Bob)</option><option>Tidelight (Ann)</option></select><p>It will end on 4 December 2026.</p><button>Confirm cancellation</button></form>"),
    two("GiftCancelled", "<h3>Tidelight</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>", "<h1>Cancel gift</h1><p>Your gift to Bob will be cancelled.</p>"),
    two("DomainToo", "<h3>Tidelight</h3><p>Active, renews on 9 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>", "<h1>Finish your cancellation</h1><p>All 4 subscriptions in this account (Tidelight, Basketnews, Bob's Kids plan, ann.example) will end on 4 December 2026.</p>"),
]


class OtherPerson(Wrong):
    """--account says Ann; the page is Bob's, and mentions Ann as the one who invited him."""
    flags, allowed = ["--account", "ann@example.com"], {}
    live = html("<h1>Your account</h1><p>Signed in as bob@example.com</p><p>Invited by ann@example.com</p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a>")
    flow = {"/membership/cancel": END.format("Your membership") + b("Finish cancellation", "cancel")}


class OtherPersonLater(Wrong):
    """Ann's account page; the final page is Bob's (managed profile)."""
    flags, allowed = ["--account", "ann@example.com"], {}
    flow = {"/membership/cancel": "<p>Managing: bob@example.com</p>" + END.format("Your membership") + b("Finish cancellation", "cancel")}


class OtherPersonPicture(Wrong):
    """The address is a picture's alt only; no address as text."""
    flags, allowed = ["--account", "ann@example.com"], {}
    live = html("<h1>Your account</h1><p>Signed in as <img alt='bob@example.com' width=120 height=20></p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p><a class=b href=/membership/cancel>Cancel membership</a><footer>Share with ann@example.com</footer>")
    flow = {"/membership/cancel": END.format("Your membership") + b("Finish cancellation", "cancel")}


def form(name, text, kind, button="Confirm cancellation", **more):
    """A form whose preselected part makes the press another act: the server does both (or only that)."""
    def do(self, k, r):  # the server does what the form says
        Shop.do(self, "cancel" if "w=c" in r.body or "for+good" in r.body else k, r)
    return type(name, (Opaque, Shop), {"do": do, "flow": {"/membership/cancel": f"<h1>Finish your cancellation</h1><p>Your membership will end on 4 December 2026.</p><form method=post action=/do/{kind}>{text}<button>{button}</button></form>" + a("Keep my membership")}, **more})


CASES += [OtherPerson, OtherPersonLater, OtherPersonPicture,
    form("EraseChecked", "<label><input type=checkbox name=erase checked> Also delete my account and photos</label><br>", "delete"),
    form("EraseCheckedFolded", "<details><summary>Options</summary><label><input type=checkbox name=erase checked> Delete my data as well</label></details>", "delete"),
    form("LiteChecked", "<label><input type=checkbox name=lite checked> Move me to Tidelight Lite ($3.99 a month)</label><br>", "buy"),
    form("LiteCustomBox", "<div role=checkbox aria-checked=true tabindex=0>&#9745; Keep Tidelight Lite ($3.99 a month)</div>", "buy"),
    form("LiteHidden", "<input type=hidden name=lite value=1><p style='font-size:9px'>Tidelight Lite starts afterwards, $3.99 a month.</p>", "buy"),
    form("PauseRadio", "<label><input type=radio name=w value=p checked> Pause for 3 months</label><br><label><input type=radio name=w value=c> Cancel</label><br>", "pause"),
    form("PauseSelect", "<select name=w><option>for 3 months</option><option>for good</option></select><br>", "pause", "Confirm"),
    form("PauseTab", "<div role=radiogroup><div role=radio aria-checked=true>Break until March</div><div role=radio aria-checked=false>End</div></div>", "pause"),
    form("ConsentSell", "<label><input type=checkbox checked name=x> Share my data with partners</label><br>", "leak", severity="medium"),
    form("DeleteInText", "<p>This closes your Tidelight account for good and erases everything in it.</p>", "delete"),
    form("DeleteButton", "", "delete", "Cancel membership and delete account"),
    form("DeleteWordy", "<p>Your sign-in, your 1,204 photos and your mailbox go too.</p>", "delete"),
    form("GermanKonto", "<p>Dein Konto wird unwiderruflich gelöscht.</p>", "delete", "Kündigung bestätigen", lang="de"),
    form("SignOutEverywhere", "<p>You will be signed out everywhere and cannot sign in again with this e-mail address.</p>", "delete", severity="high")]


class OnlyDelete(Opaque, Shop):
    """The account can only be deleted; the link says so less and less."""
    live = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p><a class=b href=/close>Close account</a>")
    flow = {"/close": "<h1>Cancel membership</h1><p>Your membership will end on 4 December 2026.</p><p>Step 2: we close the account.</p>" + b("Confirm cancellation", "delete")}


class DeleteByDialog(Opaque, Shop):
    flow = {"/membership/cancel": END.format("Your membership") + "<button onclick=\"if(confirm('Delete your account and all photos for ever?'))go('delete')\">Finish cancellation</button>"}


class KeepByDialog(Opaque, Shop):
    """The dialog asks whether to stay at half price; OK takes it."""
    flow = {"/membership/cancel": END.format("Your membership") + "<button onclick=\"if(confirm('Wait! Stay for half the price for 12 months?'))go('accept');else go('cancel')\">Finish cancellation</button>"}


class KeepByPageDialog(Opaque, Shop):
    flow = {"/membership/cancel": END.format("Your membership") + "<button onclick=d.showModal()>Finish cancellation</button><dialog id=d><p>Would you like to stay for half the price instead?</p>" + b("Yes", "accept") + b("No", "cancel") + "</dialog>"}


class ConfirmOfferDialog(Opaque, Shop):
    """In-page dialog: "Confirm" confirms the offer."""
    flow = {"/membership/cancel": END.format("Your membership") + "<button onclick=d.showModal()>Finish cancellation</button><dialog id=d><h2>50% off is yours</h2><p>12 months, billed monthly.</p>" + b("Confirm", "accept") + "<a href=/account>leave</a></dialog>"}


class DoubleNegation(Opaque, Shop):
    flow = {"/membership/cancel": END.format("Your membership") + "<button onclick=d.showModal()>Finish cancellation</button><dialog id=d><p>Do you not want to lose your membership?</p>" + b("Yes, confirm", "accept") + b("No", "cancel") + "</dialog>"}


class PromptDialog(Opaque, Shop):
    flow = {"/membership/cancel": END.format("Your membership") + "<button onclick=\"if(prompt('Type DELETE to end your account','DELETE')==='DELETE')go('delete')\">Finish cancellation</button>"}


class TwoStepsAfterYes(Opaque, Shop):
    """After the end, the next page's lone button buys: "Finish"."""
    flow = {"/membership/cancel": END.format("Your membership") + b("Finish cancellation", "cancel", "/membership/after"),
            "/membership/after": "<h1>One more step</h1><p>Your cancellation is not complete until you press Finish.</p>" + b("Finish cancellation", "buy")}


class TwoEndsAfterYes(Opaque, Shop):
    """The first press does nothing and shows the page again; what stands there then deletes the account."""
    flow = {"/membership/cancel": END.format("Your membership") + b("Finish cancellation", None, "/membership/again"),
            "/membership/again": "<h1>Something went wrong</h1><p>Your membership will end on 4 December 2026. Please try again.</p>" + b("Finish cancellation", "delete")}


class RestartAfter(Opaque, Shop):
    """After the end the account page says "Cancelled" and has a loud button that restarts; a reading program must not touch it."""
    ended = html("<h1>Your account</h1><p>ann@example.com</p><p>Your membership has been cancelled. You have access until 4 December 2026.</p><button onclick=\"fetch('/api/v2/membership/k7',{method:'POST'})\">Confirm cancellation</button><p style='font-size:8px'>confirms that the cancellation is withdrawn</p>")
    flow = {"/membership/cancel": END.format("Your membership") + b("Finish cancellation", "cancel")}


CASES += [OnlyDelete, DeleteByDialog, KeepByDialog, KeepByPageDialog, ConfirmOfferDialog, DoubleNegation, PromptDialog, TwoStepsAfterYes, TwoEndsAfterYes, RestartAfter]

TwoEndsAfterYes.known = "a hostile service (SECURITY.md, known gaps)"
