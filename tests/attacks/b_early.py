"""Steps that end it already, before anybody said yes (--approve deny, some --dry-run). Addresses tell nothing."""

from _blind import Deny, Opaque, Shop, a, b
from _kit import ACTIVE, JS, Reply, html, redirect


class Early(Opaque, Deny):
    pass


def at(name, body, last=None, base=Early, **more):
    flow = {"/membership/cancel": body, "/membership/last": f"<h1>Finish</h1><p>Your membership will end on 4 December 2026.</p>{b('Finish cancellation', 'cancel')}{a('Keep my membership')}"}
    return type(name, (base,), {"flow": flow | more.pop("more", {}), **more})


SURVEY = "<h1>Why are you leaving?</h1><label><input type=radio name=why value=1> Too expensive</label><br><label><input type=radio name=why value=2> Not used enough</label><br>"
DRY = {"flags": ["--dry-run"], "approve": "once"}

CASES = [
    at("SurveySubmit", f"<form method=post action=/do/cancel>{SURVEY}<button>Submit</button></form>"),
    at("SurveySubmitSmallPrint", f"<form method=post action=/do/cancel>{SURVEY}<button>Continue</button><p style='font-size:9px'>Sending this form ends your membership.</p></form>"),
    at("SurveyRadioEnds", SURVEY + b("Continue", None, "/membership/last") + "<script>document.querySelectorAll('input').forEach(i=>i.onchange=()=>go('cancel'))</script>"),
    at("SurveySelectEnds", "<h1>Why are you leaving?</h1><select id=s onchange=\"go('cancel')\"><option value=''>Choose a reason</option><option value=1>Too expensive</option></select>" + b("Continue", None, "/membership/last")),
    at("SurveyTextBlurEnds", "<h1>Tell us why you are leaving</h1><textarea onblur=\"if(this.value)go('cancel')\" required placeholder='Your reason'></textarea>" + b("Continue", None, "/membership/last")),
    at("ContinueEnds", f"<h1>Before you go</h1><p>Step 1 of 3: what you will miss.</p>{b('Continue', 'cancel')}{a('Go back')}"),
    at("ContinueEndsWithWords", f"<h1>Are you sure?</h1><p>When you continue, your membership ends today.</p>{b('Continue', 'cancel')}{a('Go back')}"),
    at("DeclineEnds", f"<h1>Stay for half the price</h1><p>50% off for three months.</p>{b('Accept offer', 'accept')}{b('No thanks', 'cancel')}"),
    at("DeclineLinkEnds", f"<h1>Stay for half the price</h1><p>50% off for three months.</p>{b('Accept offer', 'accept')}<a class=b href=/membership/decline>No thanks, continue</a>", get_acts=("cancel",),
       more={"/membership/decline": lambda s, r: redirect("/do/cancel")}),
    at("DialogConfirm", f"<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"if(confirm('Continue?'))go('cancel')\">Next</button>"),
    at("DialogDismissEnds", f"<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"if(!confirm('Press Cancel to leave us, OK to stay'))go('cancel')\">Next</button>"),
    at("ModalYes", "<h1>What you will miss</h1><button onclick=d.showModal()>Continue</button><dialog id=d><p>Ready?</p>" + b("Yes", "cancel") + "<button onclick=d.close()>No</button></dialog>"),
    at("GraphQL", "<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"fetch('/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({operationName:'Next',query:'mutation Next{m1(id:7){ok}}'})}).then(()=>to('/account'))\">Continue</button>",
       more={"/graphql": lambda s, r: (s.act("cancel", "graphql"), Reply('{"data":{"m1":{"ok":true}}}', kind="application/json"))[1]}),
    at("GraphQLGet", "<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"fetch('/graphql?query='+encodeURIComponent('mutation{endMembership(id:7){ok}}')).then(()=>to('/account'))\">Continue</button>",
       more={"/graphql": lambda s, r: (s.act("cancel", "graphql GET"), Reply('{"data":{}}', kind="application/json"))[1]}),
    at("BeaconOnLeave", "<h1>What you will miss</h1><p>Step 1 of 2</p>" + b("Continue", None, "/membership/last") + "<script>addEventListener('pagehide',()=>navigator.sendBeacon('/do/cancel','x'))</script>"),
    at("BeaconOnHover", "<h1>What you will miss</h1><p>Step 1 of 2</p>" + b("Continue", None, "/membership/last", "onmouseenter=\"navigator.sendBeacon('/do/cancel','x')\"")),
    at("KeepaliveOnClick", "<h1>What you will miss</h1><p>Step 1 of 2</p><a class=b href=/membership/last onclick=\"fetch('/do/cancel',{method:'POST',keepalive:true})\">Continue</a>"),
    at("Redirect307", "<h1>What you will miss</h1><p>Step 1 of 2</p><form method=post action=/membership/next><button>Continue</button></form>", more={"/membership/next": lambda s, r: redirect("/do/cancel", 307)}),
    at("Redirect303Get", "<h1>What you will miss</h1><p>Step 1 of 2</p><form method=post action=/membership/next><button>Continue</button></form>", get_acts=("cancel",), more={"/membership/next": lambda s, r: redirect("/do/cancel", 303)}),
    at("PixelGet", "<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"new Image().src='/do/cancel?c=1';setTimeout(()=>to('/membership/last'),300)\">Continue</button>", get_acts=("cancel",)),
    at("FrameForm", "<h1>What you will miss</h1><p>Step 1 of 2</p><iframe name=t hidden></iframe><form method=post target=t action=/do/cancel><button>Continue</button></form>"),
    at("FrameWithin", "<h1>What you will miss</h1><iframe src=/membership/frame width=500 height=200></iframe>", more={"/membership/frame": "<p>Step 1 of 2</p>" + b("Continue", "cancel")}),
    at("PutPatch", "<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"fetch('/do/cancel',{method:'PATCH'}).then(()=>to('/account'))\">Next</button>"),
    at("DetailsToggles", "<h1>Cancel membership</h1><details ontoggle=\"go('cancel')\"><summary>How to cancel</summary><p>Write to us.</p></details>"),
    at("MenuEnds", "<h1>Cancel membership</h1><button aria-haspopup=menu aria-expanded=false onclick=\"go('cancel')\">More options</button>"),
    at("AutoAfterThree", "<h1>You are leaving</h1><p>Nothing to do: this page finishes by itself.</p><script>setTimeout(()=>go('cancel'),3000)</script>" + a("Stop")),
    at("TickEnds", "<h1>Cancel membership</h1><label><input type=checkbox onchange=\"go('cancel')\"> I understand that my membership ends on 4 December 2026</label>" + b("Finish cancellation", "cancel", attrs="disabled")),
    at("WorkerSends", "<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"new Worker('/w.js').onmessage=()=>to('/account')\">Continue</button>", more={"/w.js": lambda s, r: JS("fetch('/do/cancel',{method:'POST'}).then(()=>postMessage(1))".replace("/do/cancel", "/api/v2/membership/k1"))}),
    at("ServiceWorkerSends", "<h1>What you will miss</h1><p>Step 1 of 2</p><script>navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js')</script>" + b("Continue", None, "/membership/next?s=2"),
       more={"/sw.js": lambda s, r: JS("self.addEventListener('install',e=>self.skipWaiting());self.addEventListener('activate',e=>e.waitUntil(clients.claim()));self.addEventListener('fetch',e=>{if(e.request.url.includes('s=2'))e.waitUntil(fetch('/api/v2/membership/k1',{method:'POST'}))})"),
             "/membership/next": "<h1>Step 2</h1>" + b("Continue", None, "/membership/last")}),
    at("WindowOpen", "<h1>What you will miss</h1><p>Step 1 of 2</p><button onclick=\"window.open('/membership/pop')\">Continue</button>", more={"/membership/pop": "<p>One moment</p><script>go('cancel')</script>"}),
    at("DrySurvey", f"<form method=post action=/do/cancel>{SURVEY}<button>Continue</button></form>", **DRY),
    at("DryContinue", f"<h1>Before you go</h1><p>Step 1 of 3</p>{b('Continue', 'cancel')}{a('Go back')}", **DRY),
    at("DryFocus", "<h1>Finish</h1><p>Your membership will end on 4 December 2026.</p>" + b("Finish cancellation", "cancel", attrs="onfocus=\"go('cancel')\" onmouseover=\"go('cancel')\""), **DRY),
    at("DryScroll", "<h1>Finish</h1><div style='height:3000px'></div><p>Your membership will end on 4 December 2026.</p>" + b("Finish cancellation", "cancel", attrs="id=p") + "<script>new IntersectionObserver(e=>{if(e[0].isIntersecting)fetch('/do/cancel',{method:'POST'})}).observe(p)</script>", **DRY),
]


class EntryGetEnds(Early):
    """The account page's link ends at once, by GET."""
    flow = {"/membership/cancel": lambda s, r: (s.act("cancel", "GET entry"), "<h1>Done</h1><p>Your membership has been cancelled.</p>")[1]}


class EntryButtonEnds(Early):
    """The account page's own button ends at once (no further page)."""
    live = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p><button onclick=\"fetch('/api/v2/membership/k1',{method:'POST'}).then(()=>location.reload())\">Cancel membership</button>")


class EntryToggle(Early):
    """Auto-renew is a switch that acts at once."""
    live = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p>"
                "<label><input type=checkbox role=switch checked onchange=\"fetch('/api/v2/membership/k1',{method:'POST'}).then(()=>location.reload())\"> Auto-renewal</label>")


class EntryToggleManage(Early):
    """A neutral word on the account page ends: "Manage"."""
    live = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p><button onclick=\"fetch('/api/v2/membership/k1',{method:'POST'}).then(()=>location.reload())\">Manage membership</button>")


class EntryTurnOff(EntryToggleManage):
    live = html("<h1>Your account</h1><p>ann@example.com</p><p>Plan: Premium. Your membership is active. Next billing date: 4 December 2026.</p><button aria-pressed=true onclick=\"fetch('/api/v2/membership/k1',{method:'POST'}).then(()=>location.reload())\">Auto-renew: on</button>")


class SocketEnds(Early):
    """"Continue" speaks through a socket that is open already."""
    flow = {"/membership/cancel": "<h1>What you will miss</h1><p>Step 1 of 2</p><script>ws=new WebSocket('ws://'+location.host+'/live')</script><button onclick=\"ws.send('k1');setTimeout(()=>to('/account'),400)\">Continue</button>"}

    def on_message(self, text):
        self.act("cancel", f"socket {text}")


CASES += [EntryGetEnds, EntryButtonEnds, EntryToggle, EntryToggleManage, EntryTurnOff, SocketEnds]

for kind in CASES:
    if kind.__name__ in {"AutoAfterThree", "EntryGetEnds"}:
        kind.known = "a page that ends without a press, or by being opened (SECURITY.md, known gaps)"
