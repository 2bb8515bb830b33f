"""Hosts that serve many companies: a run that may act there would act beyond the service that it was started for."""

from __future__ import annotations

from subterminator.services.hosts import without_port

SIGN_IN = (
    *("accounts.google.com", "myaccount.google.com", "appleid.apple.com", "idmsa.apple.com", "account.apple.com"),
    *("login.microsoftonline.com", "login.live.com", "login.microsoft.com", "login.windows.net", "b2clogin.com"),
    *(
        "facebook.com",
        "auth0.com",
        "okta.com",
        "oktapreview.com",
        "onelogin.com",
        "amazoncognito.com",
        "duosecurity.com",
    ),
)
"""Hosts at which people sign in to services of many companies."""
BILLING = (
    *("paypal.com", "stripe.com", "paddle.com", "paddle.net", "chargebee.com", "chargebeeportal.com", "recurly.com"),
    *("fastspring.com", "onfastspring.com", "cleverbridge.com", "2checkout.com", "2co.com", "digitalriver.com"),
    *("mycommerce.com", "braintreegateway.com", "adyen.com", "klarna.com", "gocardless.com", "zuora.com", "maxio.com"),
    *("chargify.com", "rechargepayments.com", "rechargeapps.com", "gumroad.com", "lemonsqueezy.com", "mollie.com"),
    *("pay.amazon.com", "payments.amazon.com", "pay.google.com", "payments.google.com", "play.google.com"),
    *("apps.apple.com", "reportaproblem.apple.com", "my.roku.com", "razorpay.com", "payu.com", "afterpay.com"),
)
"""Hosts at which many companies take money or manage subscriptions."""
PLATFORMS = (
    *("myshopify.com", "shopifypreview.com", "shop.app", "bigcommerce.com", "squarespace.com", "wixsite.com"),
    *("zendesk.com", "freshdesk.com", "intercom.help", "helpscoutdocs.com", "salesforce.com", "force.com", "site.com"),
    *("typeform.com", "hubspot.com", "onetrust.com", "trustarc.com", "surveymonkey.com"),
    *("forms.gle", "docs.google.com", "sites.google.com", "forms.office.com", "uservoice.com"),
)
"""Shop systems, help desks and forms of many companies."""
DELIVERY = (
    *("cloudfront.net", "amazonaws.com", "akamaized.net", "akamaihd.net", "akamai.net", "edgekey.net", "fastly.net"),
    *("fastlylb.net", "cloudflare.com", "cdn.cloudflare.net", "jsdelivr.net", "unpkg.com", "googleapis.com"),
    *("gstatic.com", "googleusercontent.com", "azureedge.net", "azurewebsites.net", "blob.core.windows.net"),
    *("b-cdn.net", "cdn77.org", "herokuapp.com", "netlify.app", "vercel.app", "pages.dev", "workers.dev"),
    *("github.io", "gitlab.io", "web.app", "firebaseapp.com", "appspot.com", "onrender.com", "fly.dev"),
)
"""Networks that deliver pages of many companies."""
_USES = {
    "people sign in to services of many companies": SIGN_IN,
    "many companies take payments": BILLING,
    "many companies have shops, help desks or forms": PLATFORMS,
    "pages of many companies are delivered": DELIVERY,
}


def shared_use(host: str) -> str:
    """Say in words what many companies use a host for; "" where it is not known to be shared.

    A name on the lists stands for its subdomains too. `host`: as in a definition, optionally with a port.
    """
    name = without_port(host).lower().rstrip(".")
    return next((use for use, names in _USES.items() if any(f".{name}".endswith(f".{each}") for each in names)), "")
