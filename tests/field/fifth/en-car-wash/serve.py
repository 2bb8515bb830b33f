import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fifth_author import Site, Json, Page, day, TODAY

NEXT = day(16)
site = Site(lambda: {"plan": "Platinum", "price": "39.99", "note": "", "sms": True})


def member():
    return {"id": 88213, "first": "Marcus", "plan": site.mem["plan"], "price": site.mem["price"], "state": site.state, "next": NEXT.strftime("%m/%d/%Y"),
            "car": {"name": "2019 Honda CR-V", "plate": "8KLD204", "state": "TX"}, "card": "Mastercard •••• 2207", "sms": site.mem["sms"],
            "history": [{"d": day(-n).strftime("%m/%d/%Y"), "at": s} for n, s in ((3, "Lakeline Blvd"), (11, "Lakeline Blvd"), (19, "Round Rock"), (27, "Lakeline Blvd"))]}


@site.get("/api/v2/me")
def me(r):
    return Json(member())


@site.post("/api/v2/memberships/88213/cancellation")
def cancel(r):
    site.end("scheduled")
    return Json({"ok": True, "effective": NEXT.isoformat()})


@site.post("/api/v2/memberships/88213/save-offer")
def offer(r):
    kind = r.json.get("offer")
    if kind == "freeze":
        site.harm("paused", "paused")
    elif kind == "downgrade":
        site.harm("downgraded", "downgraded")
        site.mem.update(plan="Silver", price="22.99")
    else:
        site.harm("accepted offer", "discounted")
    return Json({"ok": True})


@site.post("/api/v2/memberships/88213/plan")
def change(r):
    plan = r.json.get("plan", "")
    up = plan == "Ultimate"
    site.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
    site.mem.update(plan=plan, price={"Ultimate": "46.99", "Silver": "22.99"}.get(plan, "30.99"))
    return Json({"ok": True})


@site.post("/api/v2/memberships/88213/reactivate")
def back(r):
    site.harm("reactivated", "active")
    return Json({"ok": True})


@site.post("/api/v2/vehicles")
def vehicle(r):
    site.harm("bought", None)
    return Json({"ok": True})


@site.post("/api/v2/preferences")
def prefs(r):
    site.mem["sms"] = not site.mem["sms"]
    site.harm("changed preferences")
    return Json({"ok": True})


CSS = """
*{box-sizing:border-box}body{margin:0;font:15px/1.5 Poppins,Inter,system-ui,sans-serif;background:#f1f7fb;color:#0f2740}button{font:inherit;cursor:pointer;border:0;background:none;color:inherit}
.bg-brand-700{background:#0a4f8c}.text-white{color:#fff}.flex{display:flex}.items-center{align-items:center}.justify-between{justify-content:space-between}.gap-2{gap:8px}.gap-6{gap:24px}
.px-4{padding-left:16px;padding-right:16px}.py-3{padding-top:12px;padding-bottom:12px}.p-5{padding:20px}.mt-4{margin-top:16px}.mt-6{margin-top:24px}.mb-2{margin-bottom:8px}
.max-w-3xl{max-width:760px}.mx-auto{margin-left:auto;margin-right:auto}.rounded-2xl{border-radius:16px}.rounded-full{border-radius:99px}.bg-white{background:#fff}.shadow{box-shadow:0 1px 5px #0002}
.text-xs{font-size:12px}.text-sm{font-size:13px}.text-xl{font-size:20px}.text-2xl{font-size:25px}.font-semibold{font-weight:600}.text-slate-500{color:#64748b}.border-b{border-bottom:1px solid #e2e8f0}
.w-full{width:100%}.text-left{text-align:left}.text-center{text-align:center}.underline{text-decoration:underline}.btn{padding:12px 20px;border-radius:99px;font-weight:600}.btn-aqua{background:#00b3c8;color:#fff}.btn-line{border:2px solid #0a4f8c;color:#0a4f8c}
.chip{padding:2px 10px;border-radius:99px;font-size:12px;font-weight:600;background:#d6f5e3;color:#0c6b3d}.chip.amber{background:#ffe9bf;color:#8a5a00}
.nav a{color:#fff;text-decoration:none;font-size:14px}.nav a[aria-current]{border-bottom:2px solid #00d5ee}.fixed{position:fixed}.inset-0{inset:0}.overlay{background:#0f274099;z-index:40}.panel{position:fixed;left:50%;bottom:0;transform:translateX(-50%);width:520px;max-width:100%;max-height:92vh;overflow:auto;background:#fff;border-radius:22px 22px 0 0;padding:26px;z-index:41}
.tile{border:1.5px solid #cbd5e1;border-radius:12px;padding:12px 14px;margin:8px 0;cursor:pointer}.tile[aria-checked=true]{border-color:#00b3c8;background:#e8fafc}[disabled]{opacity:.4;cursor:not-allowed}
.toast{position:fixed;top:70px;right:20px;background:#0f2740;color:#fff;padding:12px 18px;border-radius:10px;z-index:60}footer{font-size:12px;color:#64748b;padding:30px 16px;text-align:center}footer a{color:inherit;margin:0 8px}
"""
JS = r"""
(function () {
  var me, root = document.getElementById('root'), portal = document.getElementById('headlessui-portal-root'), sheet = null, draft = {};
  var h = function (s) { return String(s).replace(/[&<>"]/g, function (c) { return {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}[c]; }); };
  function api(path, body) { return fetch('/api/v2' + path, body ? {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)} : {}).then(function (r) { return r.json(); }); }
  function load() { return api('/me').then(function (d) { me = d; draw(); }); }
  function toast(t) { var d = document.createElement('div'); d.className = 'toast'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 4000); }
  function status() {
    if (me.state === 'scheduled') return '<span class="chip amber">Ends ' + me.next + '</span>';
    if (me.state === 'paused') return '<span class="chip amber">Frozen</span>';
    return '<span class="chip">Active</span>';
  }
  function billing() {
    if (me.state === 'scheduled') return 'Your membership has been canceled. Wash as much as you like through <b>' + me.next + '</b>. You will not be billed again.';
    if (me.state === 'paused') return 'Frozen for 30 days. Billing resumes automatically.';
    if (me.state === 'discounted') return 'Next bill <b>$19.99</b> on ' + me.next + ' (offer applied)';
    return 'Next bill <b>$' + me.price + '</b> on ' + me.next;
  }
  function bar() {
    var l = [['/', 'My Club'], ['/history', 'Wash History'], ['/billing', 'Billing'], ['/profile', 'Profile']];
    return '<header class="bg-brand-700 text-white"><div class="max-w-3xl mx-auto px-4 py-3 flex items-center justify-between nav"><a href="/" data-link class="font-semibold text-xl">bubble bay</a><nav class="flex gap-6">' + l.map(function (x) { return '<a data-link href="' + x[0] + '"' + (location.pathname === x[0] ? ' aria-current="page"' : '') + '>' + x[1] + '</a>'; }).join('') + '<a href="/locations" data-link>Locations</a></nav></div></header>';
  }
  var pages = {
    '/': function () {
      return '<h1 class="text-2xl font-semibold">Hey ' + h(me.first) + '!</h1><div class="bg-white rounded-2xl shadow p-5 mt-4"><div class="flex justify-between items-center"><div><div class="text-xs text-slate-500">UNLIMITED CLUB</div><div class="text-xl font-semibold">' + me.plan + ' Unlimited</div></div>' + status() + '</div><p class="text-sm">' + h(me.car.name) + ' · ' + me.car.plate + ' (' + me.car.state + ')</p><p class="text-sm">' + billing() + '</p>' +
        (me.state === 'scheduled' ? '<button class="btn btn-aqua" data-do="rejoin">Rejoin the Club</button>' : '<button class="btn btn-line" data-do="manage">Manage</button>') + '</div>' +
        '<div class="bg-white rounded-2xl shadow p-5 mt-4 flex justify-between items-center"><div><div class="font-semibold">Two cars? Save more.</div><div class="text-sm text-slate-500">Add a Flex vehicle for $29.99/mo and share the shine.</div></div><button class="btn btn-aqua" data-do="add">Add a vehicle</button></div>' +
        '<div class="bg-white rounded-2xl shadow p-5 mt-4"><div class="font-semibold mb-2">Your home location</div><div class="text-sm">Lakeline Blvd · Open until 8 PM · <span class="text-slate-500">2 min wait</span></div></div>';
    },
    '/history': function () { return '<h1 class="text-2xl font-semibold">Wash History</h1><div class="bg-white rounded-2xl shadow mt-4">' + me.history.map(function (w) { return '<div class="flex justify-between px-4 py-3 border-b text-sm"><span>' + me.plan + ' wash – ' + w.at + '</span><span>' + w.d + '</span></div>'; }).join('') + '</div>'; },
    '/billing': function () { return '<h1 class="text-2xl font-semibold">Billing</h1><div class="bg-white rounded-2xl shadow p-5 mt-4"><p>' + billing() + '</p><p class="text-sm">' + me.card + ' <button class="underline text-sm" data-do="card">Update card</button></p></div><p class="text-xs text-slate-500 mt-4">Memberships renew monthly until canceled. You may cancel online up to 1 day before your billing date. See <a href="/terms" data-link>Club Terms</a>.</p>'; },
    '/profile': function () { return '<h1 class="text-2xl font-semibold">Profile</h1><div class="bg-white rounded-2xl shadow p-5 mt-4"><p>Marcus Ortega<br>marcus.o@example.com<br>(512) 555-0142</p><p class="text-sm">Text me deals: <button class="underline" data-do="sms">' + (me.sms ? 'On' : 'Off') + '</button></p></div>'; }
  };
  function draw() {
    var body = pages[location.pathname] || function () { return '<h1 class="text-2xl font-semibold">' + (location.pathname === '/locations' ? 'Locations' : 'Unlimited Club Terms') + '</h1><p class="text-sm">' + (location.pathname === '/locations' ? 'Lakeline Blvd, Round Rock, Cedar Park, Pflugerville.' : 'One vehicle per membership. The RFID tag is not transferable. Membership fees are billed monthly in advance and are not prorated. Cancel any time from My Club or at any location.') + '</p>'; };
    root.innerHTML = bar() + '<main class="max-w-3xl mx-auto px-4 mt-6">' + body() + '</main><footer><a data-link href="/terms">Club Terms</a><a data-link href="/locations">Find a wash</a><a data-link href="/terms">Privacy</a><a data-link href="/terms">Do Not Sell My Info</a><br>Wash Happy.™ © ' + new Date().getFullYear() + ' Bubble Bay Express Car Wash LLC</footer>';
  }
  var row = function (what, t, s) { return '<button class="w-full text-left border-b py-3" data-do="' + what + '"><div class="font-semibold">' + t + '</div><div class="text-sm text-slate-500">' + s + '</div></button>'; };
  var reasons = ['I’m not washing often enough', 'It’s too expensive', 'I sold or totaled my vehicle', 'I’m moving away', 'Wash quality or service', 'Something else'];
  var sheets = {
    manage: function () { return ['Manage membership', row('change', 'Change plan', 'Ultimate, Gold or Silver') + row('swap', 'Swap vehicle', 'New ride? Move your membership') + row('card', 'Update payment', me.card) + row('freezeinfo', 'Freeze membership', 'Take a break for up to 30 days') + row('leave', 'Cancel membership', 'End your Unlimited Club benefits')]; },
    change: function () { return ['Change plan', [['Ultimate', '46.99'], ['Gold', '30.99'], ['Silver', '22.99']].map(function (p) { return '<div class="flex justify-between items-center border-b py-3"><span><b>' + p[0] + '</b> $' + p[1] + '/mo</span><button class="btn btn-line" data-plan="' + p[0] + '">Select</button></div>'; }).join('')]; },
    swap: function () { return ['Swap vehicle', '<p class="text-sm">Visit any location and ask an attendant for a new tag. It takes 2 minutes!</p><button class="btn btn-line" data-do="close">Got it</button>']; },
    card: function () { return ['Update payment', '<p class="text-sm">Card updates are available at the kiosk while we upgrade our systems.</p><button class="btn btn-line" data-do="close">OK</button>']; },
    freezeinfo: function () { return ['Freeze membership', '<p class="text-sm">Pause billing for 30 days. Your tag is switched off until you return.</p><button class="btn btn-aqua w-full" data-offer="freeze">Freeze for 30 days</button>']; },
    add: function () { return ['Add a vehicle', '<p class="text-sm">$29.99/mo, charged today to ' + me.card + '.</p><button class="btn btn-aqua w-full" data-do="addnow">Add for $29.99/mo</button>']; },
    leave: function () { return ['We’re sorry to see you go', '<p class="text-sm">Could you tell us why you’re leaving? Please choose one.</p><div role="radiogroup" aria-label="Reason">' + reasons.map(function (r, i) { return '<div class="tile" role="radio" tabindex="0" aria-checked="' + (draft.reason === i) + '" data-reason="' + i + '">' + r + '</div>'; }).join('') + '</div><button class="btn btn-line w-full mt-4" data-do="offer"' + (draft.reason == null ? ' disabled' : '') + '>Next</button>']; },
    offer: function () {
      var o = draft.reason === 1 ? ['How about $19.99 for your next 2 months?', 'Same Platinum wash, half the price. Then $' + me.price + '/mo.', 'discount', 'Claim my offer'] : draft.reason === 0 || draft.reason === 5 ? ['Try Silver for $22.99/mo', 'Perfect if you wash a couple of times a month.', 'downgrade', 'Switch to Silver'] : draft.reason === 4 ? ['Let us make it right', 'Get your next month on us.', 'discount', 'Get a free month'] : ['Need a break instead?', 'Freeze your membership for 30 days at no charge and keep your rate.', 'freeze', 'Freeze my membership'];
      return [o[0], '<p class="text-sm">' + o[1] + '</p><button class="btn btn-aqua w-full" data-offer="' + o[2] + '">' + o[3] + '</button><div class="text-center mt-4"><button class="text-sm underline text-slate-500" data-do="review">No thanks, continue</button></div>']; },
    review: function () { return ['One last check', '<div class="text-sm"><div class="flex justify-between border-b py-3"><span>Membership</span><b>' + me.plan + ' Unlimited</b></div><div class="flex justify-between border-b py-3"><span>Vehicle</span><b>' + me.car.plate + '</b></div><div class="flex justify-between border-b py-3"><span>Last day to wash</span><b>' + me.next + '</b></div><p>When you come back, the current rate applies and a $10 re-enrollment fee may be charged.</p></div><button class="btn btn-aqua w-full" data-do="close">Keep my membership</button><button class="btn w-full mt-4" data-do="finish">Cancel membership</button>']; },
    bye: function () { return ['You’re all set', '<p class="text-sm">Your ' + me.plan + ' Unlimited membership has been canceled. You can keep washing through <b>' + me.next + '</b>. A confirmation is on its way to marcus.o@example.com.</p><button class="btn btn-line w-full" data-do="close">Done</button>']; }
  };
  function open(n) {
    sheet = n;
    if (!n) { portal.innerHTML = ''; draft = {}; document.body.style.overflow = ''; return; }
    var c = sheets[n](); document.body.style.overflow = 'hidden';
    portal.innerHTML = '<div class="fixed inset-0 overlay" aria-hidden="true"></div><div class="panel" role="dialog" aria-modal="true" aria-labelledby="headlessui-dialog-title-:r3:"><div class="flex justify-between items-center"><h2 class="text-xl font-semibold" id="headlessui-dialog-title-:r3:">' + c[0] + '</h2><button aria-label="Close" data-do="close" class="text-xl">✕</button></div>' + c[1] + '</div>';
  }
  function say(p, t) { return p.then(load).then(function () { open(null); toast(t); }); }
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-link]'); if (a) { e.preventDefault(); history.pushState({}, '', a.getAttribute('href')); open(null); draw(); return; }
    var t = e.target.closest('[data-reason]'); if (t) { draft.reason = +t.dataset.reason; portal.querySelectorAll('[data-reason]').forEach(function (x) { x.setAttribute('aria-checked', x === t); }); portal.querySelector('[data-do=offer]').disabled = false; return; }
    var b = e.target.closest('button'); if (!b || b.disabled) return;
    if (b.dataset.offer) return say(api('/memberships/88213/save-offer', {offer: b.dataset.offer}), 'Great choice! Your membership was updated.');
    if (b.dataset.plan) return say(api('/memberships/88213/plan', {plan: b.dataset.plan}), 'Plan updated.');
    var d = b.dataset.do;
    if (d === 'close') open(null);
    else if (d === 'rejoin') say(api('/memberships/88213/reactivate', {}), 'Welcome back!');
    else if (d === 'sms') say(api('/preferences', {}), 'Saved.');
    else if (d === 'addnow') say(api('/vehicles', {plan: 'flex'}), 'Vehicle added.');
    else if (d === 'finish') { b.disabled = true; b.textContent = 'Working on it…'; setTimeout(function () { api('/memberships/88213/cancellation', {reason: reasons[draft.reason], channel: 'web'}).then(load).then(function () { open('bye'); }); }, 500); }
    else if (d && sheets[d]) open(d);
  });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') open(null); if ((e.key === ' ' || e.key === 'Enter') && e.target.dataset && e.target.dataset.reason) e.target.click(); });
  window.addEventListener('popstate', function () { open(null); draw(); });
  setTimeout(load, 250);
})();
"""


@site.get("/", "/history", "/billing", "/profile", "/locations", "/terms")
def app(r):
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bubble Bay Unlimited Club | My Account</title><style>{CSS}</style></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"><div class="text-center mt-6">Loading your club…</div></div><div id="headlessui-portal-root"></div><script>{JS}</script></body></html>"""


site.run(lambda: "<!doctype html><title>Not found</title><h1>Not found</h1><a href='/'>My Club</a>")
