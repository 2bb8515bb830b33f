#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""TONELAKE: account pages of a music streaming service (Next.js-like, server-rendered and hydrated)."""
import argparse
import datetime as dt
import html
import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.RLock()
TODAY = dt.date.today()
END = TODAY + dt.timedelta(days=12)


def us(d):
    return d.strftime("%B ") + "%d, %d" % (d.day, d.year)


def fresh():
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "plan": "Individual", "price": "$10.99", "offer": False, "dj": False, "card": True,
        "email": {"news": True, "offers": True, "surveys": False},
        "profile": {"first": "Jordan", "last": "Avery", "email": "jordan.avery@example.com", "country": "United States"},
        "apps": ["Last.fm", "Plex"],
    }


S = fresh()


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def e(x):
    return html.escape(str(x), quote=True)


BUILD = "kQ2vXr7mT0dBq9sNfL4he"
CSS = """*,*::before,*::after{box-sizing:border-box}html{color-scheme:dark}body{margin:0;background:#0c0c0c;color:#fff;font-family:'nationale','Helvetica Neue',Helvetica,Arial,sans-serif;-webkit-font-smoothing:antialiased}a{color:inherit}button{font-family:inherit}
.wave-text-title-bold{font-weight:700;font-size:28px;line-height:34px;margin:0}.wave-text-subtitle-bold{font-weight:700;font-size:20px;line-height:26px;margin:0}.wave-text-body-medium{font-weight:500;font-size:16px;line-height:24px;margin:0}.wave-text-body-bold{font-weight:700;font-size:16px;line-height:24px;margin:0}.wave-text-description-regular{font-weight:400;font-size:14px;line-height:20px;color:#a6a6aa;margin:0}
.Header_header__u3PqN{display:flex;align-items:center;justify-content:space-between;height:72px;padding:0 32px;border-bottom:1px solid #1f1f22}.Header_logo__x2Kd1{display:flex;align-items:center;gap:10px;font-weight:800;letter-spacing:4px;text-decoration:none}.Header_links__b81Ca{display:flex;align-items:center;gap:24px;list-style:none;margin:0;padding:0}.Header_links__b81Ca a{text-decoration:none;font-size:15px;font-weight:600}
.Header_user__Yw0ke{background:#242528;border:0;color:#fff;border-radius:20px;height:40px;padding:0 16px;font-weight:700;font-size:14px;cursor:pointer}.Menu_content__5jkQe{position:absolute;right:32px;top:64px;width:220px;background:#242528;border-radius:12px;padding:8px;z-index:30;box-shadow:0 12px 40px #000}.Menu_item__Pq1zz{display:block;padding:10px 12px;border-radius:8px;text-decoration:none;font-size:15px;background:none;border:0;color:#fff;width:100%;text-align:left;cursor:pointer}.Menu_item__Pq1zz:hover{background:#333438}
.Layout_grid__n5WfA{display:grid;grid-template-columns:220px minmax(0,680px);gap:56px;max-width:1040px;margin:0 auto;padding:44px 24px 90px;min-height:620px}.SideNav_nav__cR7oq ul{list-style:none;margin:0;padding:0}.SideNav_link__Eo0sT{display:block;padding:10px 12px;border-radius:8px;text-decoration:none;color:#a6a6aa;font-weight:600;font-size:15px}.SideNav_link__Eo0sT[aria-current=page]{background:#1d1e20;color:#fff}
.Layout_focus__P0sd3{max-width:600px;margin:0 auto;padding:52px 24px 110px;min-height:620px}.Card_card__vT4xy{background:#18191b;border-radius:16px;padding:24px;margin:20px 0}.Card_row__a8Wqi{display:flex;justify-content:space-between;align-items:center;gap:20px;padding:10px 0}.Card_row__a8Wqi+.Card_row__a8Wqi{border-top:1px solid #29292c}
.Button_button__k3h2L{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 24px;border-radius:24px;border:0;font-weight:700;font-size:16px;cursor:pointer;text-decoration:none;transition:opacity .15s}.Button_button__k3h2L:disabled{opacity:.35;cursor:not-allowed}.Button_primary__7uXlm{background:#fff;color:#000}.Button_secondary__oI2vw{background:#2b2c30;color:#fff}.Button_tertiary__Zl9sC{background:transparent;color:#fff;text-decoration:underline;padding:0 8px}.Button_full__rr0M1{width:100%;margin-top:10px}
.Link_link__8Bt2x{background:none;border:0;padding:0;color:#fff;font-size:15px;font-weight:600;text-decoration:underline;cursor:pointer}.Badge_badge__H4s0d{display:inline-block;border-radius:6px;background:#2b2c30;padding:2px 8px;font-size:12px;font-weight:700;margin-left:10px;vertical-align:middle}.Badge_warn__jx81o{background:#5a3b00;color:#ffd480}
.List_list__QpO2a{margin:18px 0 26px;padding:0;list-style:none}.List_item__wB7ne{display:flex;gap:14px;padding:12px 0;border-bottom:1px solid #242528}.Radio_group__d1Vc8{display:flex;flex-direction:column;gap:8px;margin:22px 0}.Radio_row__Lk2we{display:flex;align-items:center;gap:14px;background:#18191b;border-radius:12px;padding:14px 16px}.Radio_row__Lk2we label{flex:1;cursor:pointer}.Radio_item__Tj5sU{width:22px;height:22px;border-radius:50%;border:2px solid #77787d;background:none;padding:0;flex:none;cursor:pointer;position:relative}.Radio_item__Tj5sU[data-state=checked]{border-color:#fff}.Radio_dot__0sAAm{position:absolute;inset:4px;border-radius:50%;background:#fff}
.Field_area__w5nH0{width:100%;min-height:90px;background:#18191b;border:1px solid #333438;border-radius:12px;color:#fff;padding:14px;font:inherit}.Field_input__mE3kk{width:100%;height:48px;background:#18191b;border:1px solid #333438;border-radius:12px;color:#fff;padding:0 14px;font:inherit;margin:6px 0 16px}.Offer_box__4uEvT{border-radius:20px;padding:32px;background:linear-gradient(140deg,#0b3a4a,#15223f 55%,#28123f);margin:20px 0 16px}.Offer_price__1mGa7{font-size:40px;font-weight:800;margin:8px 0}
.Switch_root__lP8xs{width:44px;height:26px;border-radius:13px;background:#3a3b40;border:0;position:relative;cursor:pointer;padding:0;flex:none}.Switch_root__lP8xs[data-state=checked]{background:#33ffee}.Switch_thumb__qa7Rd{position:absolute;left:3px;top:3px;width:20px;height:20px;border-radius:50%;background:#fff;transition:transform .15s}.Switch_root__lP8xs[data-state=checked] .Switch_thumb__qa7Rd{transform:translateX(18px);background:#000}
.Dialog_overlay__tY6bn{position:fixed;inset:0;background:rgba(0,0,0,.72);z-index:50;animation:fade .2s}.Dialog_content__Vw9ax{position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);width:460px;max-width:92vw;max-height:86vh;overflow:auto;background:#1d1e20;border-radius:20px;padding:28px;z-index:51;animation:fade .2s}.Dialog_actions__sV1ps{display:flex;gap:10px;justify-content:flex-end;margin-top:24px}@keyframes fade{from{opacity:0}}
.Toast_viewport__pD3xi{position:fixed;right:24px;bottom:24px;z-index:70;list-style:none;margin:0;padding:0}.Toast_toast__Gf5vU{background:#fff;color:#000;border-radius:12px;padding:14px 18px;font-weight:600;font-size:14px}
.Footer_footer__Ri7yJ{border-top:1px solid #1f1f22;padding:40px 32px;color:#a6a6aa;font-size:13px}.Footer_cols__0vHqe{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;max-width:1040px;margin:0 auto 26px}.Footer_cols__0vHqe h3{color:#fff;font-size:14px;margin:0 0 8px}.Footer_cols__0vHqe ul{list-style:none;margin:0;padding:0;line-height:2}.Footer_cols__0vHqe a{text-decoration:none}.Footer_legal__cc2Mq{max-width:1040px;margin:0 auto;line-height:1.7}
#onetrust-banner-sdk{position:fixed;left:0;right:0;bottom:0;background:#fff;color:#2b2b2b;z-index:2147483645;box-shadow:0 0 18px rgba(0,0,0,.4);padding:20px 32px;display:flex;gap:28px;align-items:center}#onetrust-policy{flex:1;font-size:13px;line-height:1.5}#onetrust-button-group{display:flex;gap:10px;flex:none}#onetrust-button-group button{border:1px solid #000;background:#000;color:#fff;padding:12px 18px;border-radius:2px;font-size:13px;font-weight:600;cursor:pointer}#onetrust-button-group #onetrust-pc-btn-handler{background:#fff;color:#000;text-decoration:underline;border-color:transparent}"""

LOGO = '<svg width="26" height="18" viewBox="0 0 26 18" fill="currentColor" aria-hidden="true"><path d="M0 9c4-9 9-9 13 0s9 9 13 0v9H0z"></path></svg>'
NAV = [("/", "Overview"), ("/subscription", "Subscription"), ("/payment", "Payment"), ("/profile", "Profile"), ("/connections", "Connected apps"), ("/notifications", "Communication"), ("/redeem", "Redeem code"), ("/gift", "Gift cards")]


def header():
    return """<header class="Header_header__u3PqN"><a class="Header_logo__x2Kd1" href="/" aria-label="TONELAKE account">%s<span>TONELAKE</span></a><ul class="Header_links__b81Ca"><li><a href="/support">Support</a></li><li><a href="/player">Open web player</a></li><li><button type="button" class="Header_user__Yw0ke" data-test="user-menu" aria-haspopup="menu" aria-expanded="false" data-state="closed">%s %s.</button></li></ul></header>""" % (LOGO, e(S["profile"]["first"]), e(S["profile"]["last"][:1]))


def footer():
    return """<footer class="Footer_footer__Ri7yJ"><div class="Footer_cols__0vHqe"><div><h3>Get started</h3><ul><li><a href="/download">Download the app</a></li><li><a href="/pricing">Plans and pricing</a></li><li><a href="/gift">Gift cards</a></li></ul></div><div><h3>Discover TONELAKE</h3><ul><li><a href="/about">About</a></li><li><a href="/magazine">Magazine</a></li><li><a href="/dj">TONELAKE for DJs</a></li></ul></div><div><h3>Account</h3><ul><li><a href="/redeem">Redeem</a></li><li><a href="/support">Support</a></li><li><a href="/subscription">Manage subscription</a></li></ul></div><div><h3>Company</h3><ul><li><a href="/careers">Careers</a></li><li><a href="/press">Press</a></li><li><a href="/artists">For artists</a></li></ul></div></div><div class="Footer_legal__cc2Mq"><a href="/terms">Terms and Conditions</a> · <a href="/privacy">Privacy Notice</a> · <a href="/cookies">Cookie settings</a> · <a href="/privacy-choices">Your Privacy Choices</a><br>© %d TONELAKE Music AS. All rights reserved. Subscriptions renew automatically each month until canceled. Prices exclude tax where applicable.</div></footer>""" % TODAY.year


def page(path, title, main, focus=False):
    if focus:
        body = '<main class="Layout_focus__P0sd3">%s</main>' % main
    else:
        side = "".join('<li><a class="SideNav_link__Eo0sT" href="%s"%s>%s</a></li>' % (u, ' aria-current="page"' if u == path else "", t) for u, t in NAV)
        body = '<div class="Layout_grid__n5WfA"><nav class="SideNav_nav__cR7oq" aria-label="Account"><ul>%s</ul></nav><main>%s</main></div>' % (side, main)
    data = {"props": {"pageProps": {"user": {"id": 184420917, "countryCode": "US"}}, "__N_SSP": True}, "page": path, "query": {}, "buildId": BUILD, "locale": "en"}
    return """<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>%s | TONELAKE</title><meta name="robots" content="noindex"/><meta name="next-head-count" content="4"/><style data-n-g="">%s</style></head><body><div id="__next">%s%s%s</div><script id="__NEXT_DATA__" type="application/json">%s</script><script src="/_next/static/%s/_app.js" defer=""></script></body></html>""" % (e(title), CSS, header(), body, footer(), json.dumps(data), BUILD)


def btn(label, kind="primary", test="", extra="", full=False):
    return '<button type="button" class="Button_button__k3h2L Button_%s%s" data-test="%s"%s>%s</button>' % (
        {"primary": "primary__7uXlm", "secondary": "secondary__oI2vw", "tertiary": "tertiary__Zl9sC"}[kind], " Button_full__rr0M1" if full else "", test, " " + extra if extra else "", label)


def lbtn(label, href, kind="primary", test="", full=False):
    return '<a class="Button_button__k3h2L Button_%s%s" data-test="%s" href="%s">%s</a>' % (
        {"primary": "primary__7uXlm", "secondary": "secondary__oI2vw", "tertiary": "tertiary__Zl9sC"}[kind], " Button_full__rr0M1" if full else "", test, href, label)


def row(a, b):
    return '<div class="Card_row__a8Wqi"><span class="wave-text-description-regular">%s</span><span class="wave-text-body-medium">%s</span></div>' % (a, b)


def ended():
    return S["state"] == "scheduled"


def planline():
    return e(S["plan"]) + ('<span class="Badge_badge__H4s0d Badge_warn__jx81o">Canceled</span>' if ended() else '<span class="Badge_badge__H4s0d">Active</span>')


def cardtext():
    return "Visa •••• 7306" if S["card"] else "None"


def overview():
    st = "Your subscription ends on %s. You won't be charged again." % us(END) if ended() else "Next payment of %s on %s." % ("$5.49" if S["offer"] else S["price"], us(END))
    cards = "".join('<div class="Card_card__vT4xy"><div class="Card_row__a8Wqi"><div><h2 class="wave-text-body-bold">%s</h2><p class="wave-text-description-regular">%s</p></div><a class="Link_link__8Bt2x" href="%s">%s</a></div></div>' % x for x in (
        ("Profile", e(S["profile"]["email"]), "/profile", "Edit"), ("Payment", cardtext(), "/payment", "Manage"), ("Connected apps", e(", ".join(S["apps"]) or "None"), "/connections", "View"), ("Download TONELAKE", "Desktop, iOS, Android, TV and car", "/download", "Get the app")))
    return page("/", "Account", '<h1 class="wave-text-title-bold">Hi %s</h1><div class="Card_card__vT4xy"><p class="wave-text-description-regular">Your plan</p><h2 class="wave-text-subtitle-bold" data-test="current-plan">%s</h2><p class="wave-text-body-medium" style="margin:8px 0 18px">%s</p>%s</div>%s' % (
        e(S["profile"]["first"]), planline(), st, lbtn("Manage subscription", "/subscription", "primary", "manage-subscription"), cards))


def subscription():
    rows = row("Plan", planline())
    if ended():
        rows += row("Access until", us(END))
    else:
        rows += row("Price", S["price"] + "/month") + row("Next payment", "%s on %s" % ("$5.49" if S["offer"] else S["price"], us(END)))
    rows += row("Payment method", cardtext())
    if S["offer"]:
        rows += row("Discount", "50% off for 2 months")
    main = '<h1 class="wave-text-title-bold">Subscription</h1>'
    if ended():
        main += '<div class="Card_card__vT4xy" role="status"><h2 class="wave-text-subtitle-bold">Your subscription has been canceled</h2><p class="wave-text-body-medium" style="margin:8px 0 18px">You can keep listening until %s. After that you\'ll lose access to your music, but your playlists and favorites stay saved.</p>%s</div>' % (us(END), btn("Resume subscription", "primary", "resume-subscription"))
    main += '<section class="Card_card__vT4xy" aria-label="Current plan">%s%s</section>' % (rows, "" if ended() else '<div style="margin-top:16px">%s</div>' % btn("Change plan", "secondary", "change-plan", 'aria-haspopup="dialog" data-state="closed"'))
    if not ended():
        main += '<section class="Card_card__vT4xy"><div class="Card_row__a8Wqi"><div><h2 class="wave-text-body-bold">DJ Extension</h2><p class="wave-text-description-regular">Stem separation and DJ software integrations. +$9.00/month</p></div>%s</div></section>' % (
            '<span class="Badge_badge__H4s0d">Added</span>' if S["dj"] else btn("Add", "secondary", "add-dj", 'aria-haspopup="dialog" data-state="closed"'))
    main += '<section class="Card_card__vT4xy"><h2 class="wave-text-body-bold">Payment history</h2>%s</section>' % "".join(row(us(END - dt.timedelta(days=30 * i)), "$10.99 · <a class=\"Link_link__8Bt2x\" href=\"/payment\">Receipt</a>") for i in range(1, 5))
    if not ended():
        main += '<p class="wave-text-description-regular" style="margin-top:28px">Not the right time? <a class="Link_link__8Bt2x" data-test="cancel-subscription" href="/subscription/cancel">Cancel subscription</a></p>'
    return page("/subscription", "Subscription", main)


REASONS = [
    ("price", "It's too expensive"), ("usage", "I don't use it enough"), ("competitor", "I'm switching to another music service"), ("catalog", "I couldn't find the music I want"),
    ("technical", "I had technical problems"), ("features", "It's missing features I need"), ("trial", "I only wanted to try it"), ("other", "Something else"),
]


def cancel_start():
    items = "".join('<li class="List_item__wB7ne"><span aria-hidden="true">%s</span><span><b>%s</b><br><span class="wave-text-description-regular">%s</span></span></li>' % x for x in (
        ("♫", "100+ million songs, ad-free", "In lossless, HiRes FLAC and Dolby Atmos"), ("⇩", "212 downloaded tracks", "Offline listening on your devices will stop working"), ("◉", "Your mixes and daily discovery", "Updated with your taste every day"), ("☰", "18 playlists", "We'll keep them in case you come back")))
    return page("/subscription/cancel", "Cancel subscription", '<h1 class="wave-text-title-bold">Before you go</h1><p class="wave-text-body-medium" style="margin-top:10px">If you cancel, you\'ll keep access until <b>%s</b>. After that, you\'ll lose:</p><ul class="List_list__QpO2a">%s</ul>%s%s' % (
        us(END), items, lbtn("Keep my subscription", "/subscription", "primary", "keep-subscription", True), lbtn("Continue to cancel", "/subscription/cancel/survey", "secondary", "continue-cancel", True)), True)


def survey():
    rows = "".join('<div class="Radio_row__Lk2we"><button type="button" role="radio" aria-checked="false" data-state="unchecked" value="%s" class="Radio_item__Tj5sU" id="reason-%s" data-radix-collection-item="" tabindex="%d"></button><label class="wave-text-body-medium" for="reason-%s">%s</label></div>' % (k, k, 0 if i == 0 else -1, k, e(t)) for i, (k, t) in enumerate(REASONS))
    return page("/subscription/cancel/survey", "Cancel subscription", '<h1 class="wave-text-title-bold" id="survey-title">Why are you canceling?</h1><p class="wave-text-description-regular" style="margin-top:8px">Your feedback helps us improve TONELAKE.</p><div role="radiogroup" aria-labelledby="survey-title" aria-required="false" dir="ltr" class="Radio_group__d1Vc8" data-test="cancel-reasons">%s</div><label class="wave-text-description-regular" for="comment">Anything you\'d like to add? (optional)</label><textarea class="Field_area__w5nH0" id="comment" maxlength="500"></textarea>%s%s' % (
        rows, btn("Continue", "primary", "survey-continue", 'disabled=""', True), lbtn("Keep my subscription", "/subscription", "tertiary", "keep-subscription", True)), True)


def offer(q):
    r = q.get("reason", ["other"])[0]
    return page("/subscription/cancel/offer", "Cancel subscription", '<h1 class="wave-text-title-bold">How about staying for less?</h1><div class="Offer_box__4uEvT"><p class="wave-text-description-regular">Individual plan</p><p class="Offer_price__1mGa7">50%% off</p><p class="wave-text-body-medium">$5.49/month for the next 2 months, then $10.99/month. Cancel anytime.</p></div>%s%s<p class="wave-text-description-regular" style="margin-top:16px">Offer applies from your next payment on %s and is available once per account. Students can also <a class="Link_link__8Bt2x" href="/subscription">switch to the Student plan</a> for $5.49/month.</p>' % (
        btn("Accept offer", "primary", "accept-offer", "", True), lbtn("No thanks, continue to cancel", "/subscription/cancel/confirm?reason=" + e(r), "secondary", "decline-offer", True), us(END)), True)


def confirm():
    return page("/subscription/cancel/confirm", "Cancel subscription", '<h1 class="wave-text-title-bold">Confirm your cancellation</h1><div class="Card_card__vT4xy">%s%s%s</div><p class="wave-text-description-regular">Your subscription will not renew and your card won\'t be charged again. You can resume at any time before %s.</p>%s%s' % (
        row("Plan", e(S["plan"])), row("Access until", us(END)), row("Refund", "None, you keep what you paid for"), us(END), btn("Cancel subscription", "primary", "confirm-cancel", "", True), lbtn("Keep my subscription", "/subscription", "secondary", "keep-subscription", True)), True)


def canceled():
    return page("/subscription/canceled", "Subscription canceled", '<h1 class="wave-text-title-bold">Your subscription has been canceled</h1><p class="wave-text-body-medium" style="margin:12px 0 24px">You\'ll have access to TONELAKE until <b>%s</b>. We\'ve sent a confirmation to %s.</p><p class="wave-text-description-regular">Changed your mind? You can resume your subscription from the Subscription page until then.</p>%s%s' % (
        us(END), e(S["profile"]["email"]), lbtn("Back to account", "/", "primary", "back-to-account", True), lbtn("Open web player", "/player", "secondary", "", True)), True)


def payment():
    return page("/payment", "Payment", '<h1 class="wave-text-title-bold">Payment</h1><div class="Card_card__vT4xy">%s%s<div style="margin-top:16px;display:flex;gap:10px">%s%s</div></div><div class="Card_card__vT4xy"><h2 class="wave-text-body-bold">Receipts</h2>%s</div>' % (
        row("Card", cardtext()), row("Expires", "08/28"), btn("Update card", "secondary", "update-card", 'aria-haspopup="dialog" data-state="closed"'), btn("Remove", "tertiary", "remove-card", 'aria-haspopup="dialog" data-state="closed"') if S["card"] else "",
        "".join(row(us(END - dt.timedelta(days=30 * i)), "$10.99") for i in range(1, 9))))


def profile():
    p = S["profile"]
    f = "".join('<label class="wave-text-description-regular" for="p-%s">%s</label><input class="Field_input__mE3kk" id="p-%s" value="%s"/>' % (k, t, k, e(p[k])) for k, t in (("first", "First name"), ("last", "Last name"), ("email", "Email"), ("country", "Country")))
    return page("/profile", "Profile", '<h1 class="wave-text-title-bold">Profile</h1><div class="Card_card__vT4xy">%s%s</div><div class="Card_card__vT4xy"><h2 class="wave-text-body-bold">Delete account</h2><p class="wave-text-description-regular" style="margin:6px 0 14px">Permanently delete your account, playlists and listening history. This can\'t be undone.</p>%s</div>' % (
        f, btn("Save changes", "primary", "save-profile"), btn("Delete account", "secondary", "delete-account", 'aria-haspopup="dialog" data-state="closed"')))


def sw(key, label, desc):
    st = "checked" if S["email"][key] else "unchecked"
    return '<div class="Card_row__a8Wqi"><div><label class="wave-text-body-medium" for="sw-%s">%s</label><p class="wave-text-description-regular">%s</p></div><button type="button" role="switch" id="sw-%s" aria-checked="%s" data-state="%s" value="on" class="Switch_root__lP8xs"><span data-state="%s" class="Switch_thumb__qa7Rd"></span></button></div>' % (
        key, label, desc, key, "true" if S["email"][key] else "false", st, st)


def notifications():
    return page("/notifications", "Communication", '<h1 class="wave-text-title-bold">Communication</h1><div class="Card_card__vT4xy">%s%s%s</div>' % (sw("news", "Music and product news", "New releases, features and editorial"), sw("offers", "Offers", "Deals from TONELAKE and partners"), sw("surveys", "Surveys", "Help shape TONELAKE")))


def connections():
    return page("/connections", "Connected apps", '<h1 class="wave-text-title-bold">Connected apps</h1><div class="Card_card__vT4xy">%s</div>' % ("".join('<div class="Card_row__a8Wqi"><span class="wave-text-body-medium">%s</span><button type="button" class="Link_link__8Bt2x" data-test="disconnect" value="%s">Disconnect</button></div>' % (e(a), e(a)) for a in S["apps"]) or "<p>No connected apps.</p>"))


def gift():
    return page("/gift", "Gift cards", '<h1 class="wave-text-title-bold">Gift cards</h1><div class="Card_card__vT4xy">%s%s</div>' % (
        row("3 months Individual", "$32.97 " + btn("Buy", "secondary", "buy-gift", 'value="3"')), row("12 months Individual", "$131.88 " + btn("Buy", "secondary", "buy-gift", 'value="12"'))))


def redeem():
    return page("/redeem", "Redeem code", '<h1 class="wave-text-title-bold">Redeem code</h1><div class="Card_card__vT4xy"><label class="wave-text-description-regular" for="code">Voucher or gift card code</label><input class="Field_input__mE3kk" id="code"/>%s</div>' % btn("Redeem", "primary", "redeem"))


def support():
    qa = "".join('<div class="Card_card__vT4xy"><h2 class="wave-text-body-bold">%s</h2><p class="wave-text-description-regular" style="margin-top:8px">%s</p></div>' % x for x in (
        ("How do I cancel my subscription?", 'Log in at your account page, click <a class="Link_link__8Bt2x" href="/subscription">Subscription</a>, then Cancel subscription. Fill out the brief survey and confirm. You keep access until the end of the billing period. If you subscribed through Apple, Google or a partner, cancel with them.'),
        ("How do I change my plan?", "Go to Subscription and click Change plan. The change takes effect right away and the difference is prorated."), ("How do I delete my account?", "Go to Profile. Deleting an account removes everything and can't be undone."), ("What is the DJ Extension?", "An add-on for Individual and Student plans.")))
    return page("/support", "Support", '<h1 class="wave-text-title-bold">Support</h1>' + qa)


APP = r"""
(function(){
'use strict';
function $(s,r){return (r||document).querySelector(s)} function $$(s,r){return [].slice.call((r||document).querySelectorAll(s))}
function api(m,p,b){return fetch('/api/v1/'+p,{method:m,headers:{'Content-Type':'application/json','x-tonelake-client-version':'2025.11.3'},body:b?JSON.stringify(b):undefined}).then(function(r){return r.json().then(function(j){if(!r.ok)throw j;return j})})}
var rid=0;
function soft(url,push){return fetch(url,{headers:{'x-nextjs-data':'1'}}).then(function(r){return r.text()}).then(function(t){var d=new DOMParser().parseFromString(t,'text/html');document.title=d.title;$('#__next').innerHTML=$('#__next',d).innerHTML;if(push)history.pushState({},'',url);window.scrollTo(0,0);hydrate()})}
function reload(){return soft(location.pathname+location.search,false)}
window.addEventListener('popstate',function(){closeDialog();reload()});
function toast(t){var v=$('.Toast_viewport__pD3xi');if(!v){v=document.createElement('ol');v.className='Toast_viewport__pD3xi';v.setAttribute('role','region');v.setAttribute('aria-label','Notifications (F8)');document.body.appendChild(v)}var li=document.createElement('li');li.className='Toast_toast__Gf5vU';li.setAttribute('role','status');li.dataset.state='open';li.textContent=t;v.appendChild(li);setTimeout(function(){li.remove()},3500)}
/* Radix-like dialog */
var openD=null;
function closeDialog(){if(!openD)return;openD.o.remove();openD.c.remove();$('#__next').removeAttribute('aria-hidden');$('#__next').removeAttribute('data-aria-hidden');document.body.style.pointerEvents='';document.body.removeAttribute('data-scroll-locked');if(openD.t&&openD.t.isConnected){openD.t.dataset.state='closed';openD.t.focus()}openD=null}
function dialog(trigger,role,title,desc,actions,extra){closeDialog();var id='radix-:r'+(rid++).toString(36)+':';var o=document.createElement('div');o.className='Dialog_overlay__tY6bn';o.dataset.state='open';o.setAttribute('aria-hidden','true');o.dataset.ariaHidden='true';
 var c=document.createElement('div');c.className='Dialog_content__Vw9ax';c.setAttribute('role',role);c.id=id;c.setAttribute('aria-labelledby',id+'t');c.setAttribute('aria-describedby',id+'d');c.dataset.state='open';c.tabIndex=-1;c.style.pointerEvents='auto';
 c.innerHTML='<h2 class="wave-text-subtitle-bold"></h2><p class="wave-text-description-regular" style="margin-top:8px"></p><div></div><div class="Dialog_actions__sV1ps"></div>';c.children[0].id=id+'t';c.children[0].textContent=title;c.children[1].id=id+'d';c.children[1].textContent=desc;if(extra)c.children[2].innerHTML=extra;
 actions.forEach(function(a){var b=document.createElement('button');b.type='button';b.className='Button_button__k3h2L Button_'+(a.p?'primary__7uXlm':'secondary__oI2vw');b.textContent=a.l;b.onclick=function(){a.f?a.f(b,c):closeDialog()};c.children[3].appendChild(b)});
 document.body.appendChild(o);document.body.appendChild(c);$('#__next').setAttribute('aria-hidden','true');$('#__next').dataset.ariaHidden='true';document.body.style.pointerEvents='none';document.body.setAttribute('data-scroll-locked','1');o.style.pointerEvents='auto';if(role!=='alertdialog')o.onclick=closeDialog;if(trigger)trigger.dataset.state='open';openD={o:o,c:c,t:trigger};c.focus();return c}
document.addEventListener('keydown',function(e){if(e.key==='Escape')closeDialog()});
function on(test,fn){$$('[data-test="'+test+'"]').forEach(function(b){b.addEventListener('click',function(){fn(b)})})}
function done(t){closeDialog();return reload().then(function(){toast(t)})}
function hydrate(){
 $$('#__next a[href^="/"]').forEach(function(a){a.addEventListener('click',function(e){if(e.metaKey||e.ctrlKey||e.button)return;e.preventDefault();soft(a.getAttribute('href'),true)})});
 on('user-menu',function(b){var m=$('.Menu_content__5jkQe');if(m){m.remove();b.setAttribute('aria-expanded','false');b.dataset.state='closed';return}b.setAttribute('aria-expanded','true');b.dataset.state='open';m=document.createElement('div');m.className='Menu_content__5jkQe';m.setAttribute('role','menu');m.innerHTML='<a class="Menu_item__Pq1zz" role="menuitem" href="/">Account</a><a class="Menu_item__Pq1zz" role="menuitem" href="/subscription">Subscription</a><a class="Menu_item__Pq1zz" role="menuitem" href="/gift">Gift cards</a><button type="button" class="Menu_item__Pq1zz" role="menuitem">Log out</button>';$('#__next').appendChild(m);$('button',m).onclick=function(){api('POST','logout').then(function(){location.href='/'})}});
 on('change-plan',function(b){var plans=[['FAMILY','Family','$16.99/month, up to 6 people'],['STUDENT','Student','$5.49/month, verification required'],['DUO','Duo','$14.99/month, 2 people']];var c=dialog(b,'dialog','Change plan','You\'re currently on Individual, $10.99/month.',[{l:'Close'}],plans.map(function(p){return '<div class="Card_row__a8Wqi"><div><b>'+p[1]+'</b><p class="wave-text-description-regular">'+p[2]+'</p></div><button type="button" class="Button_button__k3h2L Button_primary__7uXlm" value="'+p[0]+'">Switch</button></div>'}).join(''));$$('button[value]',c).forEach(function(x){x.onclick=function(){api('PUT','subscription/plan',{plan:x.value}).then(function(){done('Your plan has been changed')})}})});
 on('add-dj',function(b){dialog(b,'dialog','Add DJ Extension','$9.00/month will be added to your subscription. You\'ll be charged a prorated amount today.',[{l:'Not now'},{l:'Add for $9.00/month',p:1,f:function(){api('POST','subscription/addons',{addon:'DJ_EXTENSION'}).then(function(){done('DJ Extension added')})}}])});
 on('resume-subscription',function(){api('POST','subscription/resume').then(function(){done('Your subscription has been resumed')})});
 var rg=$('[role="radiogroup"]');
 if(rg){var val=null,items=$$('[role="radio"]',rg),go=$('[data-test="survey-continue"]');var pick=function(r){val=r.value;items.forEach(function(x){var c=x===r;x.setAttribute('aria-checked',c);x.dataset.state=c?'checked':'unchecked';x.tabIndex=c?0:-1;x.innerHTML=c?'<span data-state="checked" class="Radio_dot__0sAAm"></span>':''});go.disabled=false};
  items.forEach(function(r,i){r.addEventListener('click',function(){pick(r)});r.addEventListener('keydown',function(e){var d={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[e.key];if(!d)return;e.preventDefault();var n=items[(i+d+items.length)%items.length];n.focus();pick(n)})});
  go.addEventListener('click',function(){go.disabled=true;api('POST','subscription/cancel-survey',{reason:val,comment:$('#comment').value}).then(function(r){soft('/subscription/cancel/'+(r.offer?'offer':'confirm')+'?reason='+val,true)})})}
 on('accept-offer',function(b){b.disabled=true;api('POST','subscription/offer',{offerId:'ret-50-2m'}).then(function(){return soft('/subscription',true)}).then(function(){toast('Your discount has been applied')})});
 on('confirm-cancel',function(b){b.disabled=true;b.textContent='Canceling…';var q=new URLSearchParams(location.search);api('POST','subscription/cancel',{reason:q.get('reason')}).then(function(){return soft('/subscription/canceled',true)},function(){b.disabled=false;b.textContent='Cancel subscription';toast('Something went wrong. Please try again.')})});
 on('update-card',function(b){dialog(b,'dialog','Update card','Enter the details of your new card.',[{l:'Close'},{l:'Save card',p:1,f:function(x,c){if(!$('#cc',c).value)return;api('PUT','payment-method',{number:'redacted'}).then(function(){done('Card updated')})}}],'<input class="Field_input__mE3kk" id="cc" inputmode="numeric" autocomplete="cc-number" placeholder="Card number"/>')});
 on('remove-card',function(b){dialog(b,'alertdialog','Remove card?','Your subscription will end if we can\'t charge you on the next payment date.',[{l:'Cancel'},{l:'Remove',p:1,f:function(){api('DELETE','payment-method').then(function(){done('Card removed')})}}])});
 on('delete-account',function(b){dialog(b,'alertdialog','Delete your account?','All your playlists, favorites and history will be gone, and your subscription ends immediately without a refund.',[{l:'Keep account',p:1},{l:'Delete permanently',f:function(){api('DELETE','account').then(function(){location.href='/'})}}])});
 on('save-profile',function(){var b={};['first','last','email','country'].forEach(function(k){b[k]=$('#p-'+k).value});api('PUT','profile',b).then(function(){done('Profile saved')})});
 on('disconnect',function(b){api('DELETE','connections',{app:b.value}).then(function(){done('App disconnected')})});
 on('buy-gift',function(b){dialog(b,'dialog','Buy gift card','Charged to Visa •••• 7306.',[{l:'Close'},{l:'Pay now',p:1,f:function(){api('POST','gift',{months:b.value}).then(function(){done('Gift card sent to your email')})}}])});
 on('redeem',function(){api('POST','redeem',{code:$('#code').value}).catch(function(x){toast(x.message)})});
 $$('[role="switch"]').forEach(function(s){s.addEventListener('click',function(){var b={};b[s.id.slice(3)]=s.dataset.state!=='checked';api('PUT','communication',b).then(reload)})});
}
/* OneTrust */
function onetrust(){if(document.cookie.indexOf('OptanonAlertBoxClosed=')>=0)return;var d=document.createElement('div');d.id='onetrust-consent-sdk';d.innerHTML='<div id="onetrust-banner-sdk" class="otFlat bottom ot-wo-title" role="region" aria-label="Cookie banner" tabindex="0"><div id="onetrust-policy"><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. <a href="/cookies">Cookie Notice</a></div></div><div id="onetrust-button-group-parent"><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" type="button">Cookies Settings</button><button id="onetrust-reject-all-handler" type="button">Reject All</button><button id="onetrust-accept-btn-handler" type="button">Accept All Cookies</button></div></div></div>';document.body.appendChild(d);
 function c(){document.cookie='OptanonAlertBoxClosed='+Date.now()+';path=/;max-age=31536000';d.remove()}$('#onetrust-accept-btn-handler').onclick=c;$('#onetrust-reject-all-handler').onclick=c;$('#onetrust-pc-btn-handler').onclick=c}
setTimeout(hydrate,450);setTimeout(onetrust,900);
})();
"""

GENERIC = {"/player": "Web player", "/download": "Download TONELAKE", "/pricing": "Plans and pricing", "/about": "About", "/magazine": "Magazine", "/dj": "TONELAKE for DJs", "/careers": "Careers", "/press": "Press", "/artists": "For artists", "/terms": "Terms and Conditions", "/privacy": "Privacy Notice", "/cookies": "Cookie settings", "/privacy-choices": "Your Privacy Choices"}
PAGES = {"/": overview, "/subscription": subscription, "/payment": payment, "/profile": profile, "/notifications": notifications, "/connections": connections, "/gift": gift, "/redeem": redeem, "/support": support}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        raw = body.encode("utf-8") if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "private, no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(raw)

    def js(self, obj, code=200):
        self.send(json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        u = urlsplit(self.path)
        p, q = u.path.rstrip("/") or "/", parse_qs(u.query)
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if re.match(r"^/_next/static/.+\.js$", p):
                return self.send(APP, "application/javascript; charset=utf-8")
            if p == "/favicon.ico":
                return self.send(b"", "image/x-icon", 204)
            if p.startswith("/api/"):
                return self.js({"message": "Not found"}, 404)
            if S["state"] == "deleted" and p in PAGES:
                return self.send(page(p, "Log in", '<h1 class="wave-text-title-bold">Log in or sign up</h1><p class="wave-text-body-medium">Enter your email to continue.</p><input class="Field_input__mE3kk" type="email" aria-label="Email"/>', True))
            if p in PAGES:
                return self.send(PAGES[p]())
            if p.startswith("/subscription/cancel"):
                if p == "/subscription/canceled":
                    return self.send(canceled() if ended() else subscription())
                if ended():
                    return self.send("", code=307, extra=[("Location", "/subscription")])
                if p == "/subscription/cancel":
                    return self.send(cancel_start())
                if p == "/subscription/cancel/survey":
                    return self.send(survey())
                if p == "/subscription/cancel/offer":
                    return self.send(offer(q))
                if p == "/subscription/cancel/confirm":
                    return self.send(confirm())
            if p in GENERIC:
                return self.send(page(p, GENERIC[p], '<h1 class="wave-text-title-bold">%s</h1><p class="wave-text-body-medium" style="margin-top:14px">Music the way the artist intended, for fans who want to hear more.</p>' % GENERIC[p]))
            return self.send(page(p, "Page not found", '<h1 class="wave-text-title-bold">Page not found</h1><p><a class="Link_link__8Bt2x" href="/">Back to account</a></p>'), code=404)

    def write(self):
        global S
        p = urlsplit(self.path).path
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        try:
            body = json.loads(raw) if raw else {}
        except ValueError:
            body = {k: v[0] for k, v in parse_qs(raw).items()}
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.js({"ok": True})
            S["log"].append({"method": self.command, "path": p, "body": body})
            a = p[len("/api/v1/"):] if p.startswith("/api/v1/") else p
            ok = {"ok": True}
            if a == "subscription/cancel-survey":
                time.sleep(0.2)
                return self.js({"offer": body.get("reason") in ("price", "usage") and not S["offer"] and S["plan"] == "Individual"})
            if a == "subscription/cancel":
                S["final_requests"] += 1
                S["state"] = "scheduled"
                S["offer"] = False
                time.sleep(0.5)
                return self.js({"status": "CANCELED", "validUntil": END.isoformat()})
            if a == "subscription/resume":
                harm("reactivated subscription")
                S["state"] = "active"
            elif a == "subscription/offer":
                harm("accepted offer")
                S["offer"], S["state"] = True, "discounted"
            elif a == "subscription/plan":
                plan = str(body.get("plan", "")).upper()
                S["plan"], S["price"] = {"FAMILY": ("Family", "$16.99"), "DUO": ("Duo", "$14.99"), "STUDENT": ("Student", "$5.49")}.get(plan, ("Individual", "$10.99"))
                S["state"] = "downgraded" if plan == "STUDENT" else "upgraded"
                harm(S["state"])
            elif a == "subscription/addons":
                harm("bought")
                S["dj"], S["state"] = True, "bought"
            elif a == "gift":
                harm("bought")
            elif a == "payment-method":
                harm("removed payment method" if self.command == "DELETE" else "changed payment method")
                S["card"] = self.command != "DELETE"
            elif a == "account":
                harm("deleted account")
                S["state"] = "deleted"
            elif a == "profile":
                harm("changed profile")
                S["profile"].update({k: str(v) for k, v in body.items() if k in S["profile"]})
            elif a == "connections":
                harm("disconnected app")
                S["apps"] = [x for x in S["apps"] if x != body.get("app")]
            elif a == "communication":
                for k, v in body.items():
                    if k in S["email"]:
                        S["email"][k] = bool(v)
                        harm("subscribed newsletter" if v else "unsubscribed newsletter")
            elif a == "redeem":
                return self.js({"message": "This code isn't valid."}, 422)
            elif a == "logout":
                harm("logged out")
            else:
                return self.js({"message": "Not found"}, 404)
            return self.js(ok)

    do_POST = do_PUT = do_DELETE = do_PATCH = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, default=8000)
    srv = ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H)
    srv.daemon_threads = True
    srv.serve_forever()
