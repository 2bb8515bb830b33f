(() => {
"use strict";
const root = document.getElementById("root");
let me = null, uid = 0;
const flow = { reason: "", text: "" };
function h(tag, props, ...kids) {
  const svg = tag === "svg" || tag === "path";
  const e = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [k, v] of Object.entries(props || {})) {
    if (v === false || v == null) continue;
    if (k.startsWith("on")) e.addEventListener(k.slice(2).toLowerCase(), v);
    else if (k === "checked" || k === "value" || k === "disabled") e[k] = v;
    else e.setAttribute(k, v === true ? "" : v);
  }
  for (const c of kids.flat(9)) if (c != null && c !== false) e.append(c);
  return e;
}
const Btn = (label, variant, onClick, extra = {}) => {
  const { disabled, ...r } = extra;
  return h("button", { class: `MuiButtonBase-root MuiButton-root MuiButton-${variant}${disabled ? " Mui-disabled" : ""}`, tabindex: disabled ? "-1" : "0", type: "button", disabled: !!disabled, onClick, ...r }, label);
};
const LinkBtn = (label, variant, to) => h("a", { class: `MuiButtonBase-root MuiButton-root MuiButton-${variant}`, tabindex: "0", href: to, onClick: nav }, label);
const A = (label, to, extra = {}) => h("a", { href: to, onClick: nav, ...extra }, label);
function nav(ev) {
  if (ev.metaKey || ev.ctrlKey) return;
  ev.preventDefault();
  go(ev.currentTarget.getAttribute("href"));
}
function go(to) { if (to !== location.pathname) history.pushState({}, "", to); window.scrollTo(0, 0); render(); }
window.addEventListener("popstate", () => render());
async function api(path, body) {
  const r = await fetch(path, body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const j = await r.json();
  if (!r.ok) throw new Error(j.error || "Something went wrong");
  if (j.account) me = j.account;
  return j;
}
function snack(text) {
  const s = h("div", { class: "MuiSnackbar-root", role: "alert" }, text);
  document.body.append(s); setTimeout(() => s.remove(), 4500);
}
function dialog(title, content, actions) {
  const id = ":r" + (uid++).toString(32) + ":";
  const prev = document.activeElement;
  const back = h("div", { "aria-hidden": "true", class: "MuiBackdrop-root MuiModal-backdrop" });
  const box = h("div", { class: "MuiDialog-container MuiDialog-scrollPaper", role: "presentation", tabindex: "-1" });
  const el = h("div", { role: "presentation", class: "MuiDialog-root MuiModal-root" }, back, h("div", { tabindex: "0", "data-testid": "sentinelStart" }), box, h("div", { tabindex: "0", "data-testid": "sentinelEnd" }));
  const close = () => {
    back.style.opacity = box.style.opacity = 0;
    root.removeAttribute("aria-hidden");
    setTimeout(() => { el.remove(); document.body.style.overflow = ""; prev && prev.focus && prev.focus(); }, 225);
  };
  box.append(h("div", { class: "MuiPaper-root MuiPaper-elevation MuiDialog-paper MuiDialog-paperScrollPaper", role: "dialog", "aria-modal": "true", "aria-labelledby": id },
    h("h2", { class: "MuiTypography-root MuiTypography-h6 MuiDialogTitle-root", id }, title),
    h("div", { class: "MuiDialogContent-root" }, content), h("div", { class: "MuiDialogActions-root" }, actions(close))));
  box.addEventListener("mousedown", e => { if (e.target === box) close(); });
  el.addEventListener("keydown", e => { if (e.key === "Escape") close(); });
  document.body.append(el); root.setAttribute("aria-hidden", "true"); document.body.style.overflow = "hidden";
  requestAnimationFrame(() => requestAnimationFrame(() => { back.style.opacity = box.style.opacity = 1; box.focus(); }));
}
async function busy(btn, fn) {
  const old = [...btn.childNodes];
  btn.disabled = true; btn.classList.add("Mui-disabled");
  btn.replaceChildren(h("span", { class: "MuiCircularProgress-root", role: "progressbar" }));
  try { await fn(); } catch (e) { snack(e.message); }
  btn.disabled = false; btn.classList.remove("Mui-disabled"); btn.replaceChildren(...old);
}
const money = n => "$" + (Number.isInteger(n) ? n : n.toFixed(2));
const PLANS = { basic: ["Basic", 10, "1 screen, HD, with ads"], standard: ["Standard", 19, "2 screens, Full HD"], premium: ["Premium", 23, "4 screens, 4K Ultra HD"] };
const HUES = ["#452a7d,#b03a6e", "#123a5c,#1f8a8a", "#5c1b1b,#c4642d", "#22331f,#6d8f2c", "#30124f,#5b3df5", "#3a2b12,#bd9137"];
const tile = (t, i) => h("a", { class: "css-tile", href: "/show/" + t.toLowerCase().replace(/[^a-z]+/g, "-"), onClick: nav, style: `background:linear-gradient(150deg,${HUES[i % 6]})` }, t);
const rail = (name, list) => h("section", { class: "css-rail" }, h("h2", {}, name), h("div", { class: "css-row" }, list.map(tile)));

function menu() {
  const paper = h("div", { class: "MuiPaper-root MuiPopover-paper MuiMenu-paper" });
  const el = h("div", { role: "presentation", id: "account-menu", class: "MuiPopover-root MuiMenu-root MuiModal-root" }, h("div", { "aria-hidden": "true", class: "MuiBackdrop-root MuiBackdrop-invisible MuiModal-backdrop", onClick: () => close() }), paper);
  const close = () => { paper.style.opacity = 0; root.removeAttribute("aria-hidden"); setTimeout(() => el.remove(), 200); };
  const item = (t, fn) => h("li", { class: "MuiButtonBase-root MuiMenuItem-root", tabindex: "0", role: "menuitem", onClick: () => { close(); fn(); }, onKeydown: e => { if (e.key === "Enter") { close(); fn(); } } }, t);
  paper.append(h("ul", { class: "MuiList-root MuiMenu-list", role: "menu", tabindex: "-1", "aria-labelledby": "account-button" },
    item("Switch profile", () => snack("You're watching as Jordan")), item("My account", () => go("/account")), item("Help Centre", () => go("/help")), item("Sign out", async () => { await api("/api/signout", {}); go("/signin"); })));
  el.addEventListener("keydown", e => e.key === "Escape" && close());
  document.body.append(el); root.setAttribute("aria-hidden", "true");
  requestAnimationFrame(() => requestAnimationFrame(() => { paper.style.opacity = 1; paper.style.transform = "none"; }));
}
const Header = () => h("header", { class: "css-hdr MuiAppBar-root" }, A("flikka", "/", { class: "css-logo", "aria-label": "Flikka home" }),
  h("nav", { class: "css-nav", "aria-label": "Main" }, A("Home", "/"), A("TV", "/tv"), A("Movies", "/movies"), A("Reality", "/reality"), A("My List", "/mylist")),
  h("button", { id: "account-button", class: "MuiButtonBase-root MuiIconButton-root", type: "button", "aria-label": "Account menu", "aria-haspopup": "true", onClick: menu }, h("div", { class: "MuiAvatar-root MuiAvatar-circular" }, "J")));
const Footer = () => h("footer", { class: "css-ftr" }, h("nav", { "aria-label": "Footer" }, A("Help Centre", "/help"), A("Supported devices", "/devices"), A("Gift cards", "/gift"), A("Terms of Use", "/terms"), A("Privacy Policy", "/privacy"), A("Accessibility", "/accessibility"), A("Careers", "/careers")),
  h("p", {}, "© Flikka Streaming Pty Ltd ABN 00 000 000 000. Prices in Australian dollars, GST included. Flikka acknowledges the Traditional Owners of Country throughout Australia."));
const page = (...c) => root.replaceChildren(h("div", { class: "css-app" }, Header(), ...c, Footer()));
const skel = n => Array.from({ length: n }, (_, i) => h("span", { class: "MuiSkeleton-root MuiSkeleton-text MuiSkeleton-pulse", style: `width:${90 - i * 13}%` }));

function Home() {
  page(h("main", {}, h("section", { class: "css-hero" }, h("h1", {}, "The Salt Line"), h("p", {}, "A coastal town. A missing surveyor. Every tide brings something back. New episodes Thursdays."), h("div", { class: "css-acts" }, LinkBtn("Play S2 E4", "contained", "/show/the-salt-line"), LinkBtn("More info", "outlined", "/show/the-salt-line"))),
    rail("Continue watching", ["The Salt Line", "Harbour Nights", "Renovation Wars", "Goldfields"]), rail("Trending in Australia", ["Little Bay", "Married in Byron", "Night Shift", "Outback ER", "Cold Creek", "The Auctioneers"]), rail("Movies everyone's talking about", ["Southerly", "Nine Summers", "Last Ferry", "Paper Kings", "Drover", "Blue Gums"])));
}
const TABS = [["Subscription", "/account"], ["Billing history", "/account/billing"], ["Personal details", "/account/details"], ["Devices", "/account/devices"], ["Notifications", "/account/notifications"]];
function shell(title, ...body) {
  const cur = location.pathname === "/account/plans" ? "/account" : location.pathname;
  page(h("div", { class: "css-acct" }, h("nav", { class: "css-side", "aria-label": "Account" }, TABS.map(([t, to]) => A(t, to, { "aria-current": to === cur ? "page" : null }))),
    h("main", { class: "css-main" }, h("h1", { class: "MuiTypography-root MuiTypography-h1" }, title), body)));
}
const card = (...c) => h("div", { class: "MuiPaper-root MuiPaper-elevation1 css-card" }, c);
const line = (k, v) => h("div", { class: "css-line" }, h("span", {}, k), h("span", {}, v));
function Subscription() {
  const [n, , d] = PLANS[me.plan], ended = me.state === "scheduled";
  shell("Subscription",
    card(h("div", { style: "display:flex;justify-content:space-between" }, h("h2", {}, "Flikka " + n), h("span", { class: "MuiChip-root " + (ended ? "MuiChip-colorWarning" : "MuiChip-colorSuccess") }, h("span", { class: "MuiChip-label" }, ended ? "Cancelled" : "Active"))),
      h("p", {}, d),
      ended ? [h("div", { style: "height:10px" }), line("Access until", me.next), line("Next payment", "None. You won't be charged again."), h("div", { class: "css-acts" }, Btn("Restart subscription", "contained", e => busy(e.currentTarget, async () => { await api("/api/subscription/restart", {}); snack("Welcome back! Your subscription is active."); render(); })))]
        : [h("div", { style: "height:10px" }), line("Price", money(me.price) + "/month" + (me.offer ? " (50% off for 2 months)" : "")), line("Next payment", me.next), line("Payment method", "Visa ending in 4417"), line("Member since", me.since),
          h("div", { class: "css-acts" }, LinkBtn("Change plan", "outlined", "/account/plans"), Btn("Update payment details", "outlined", payment), LinkBtn("Cancel subscription", "text", "/account/cancel"))]),
    !ended && card(h("h2", {}, "Add live sport"), me.sport ? h("p", {}, "Flikka Sport is on your plan. $15/month.") : [h("p", {}, "Every AFL and NRL game, live and ad-break free during play, for an extra $15/month."), h("div", { class: "css-acts" }, Btn("Add Flikka Sport", "outlined", () => dialog("Add Flikka Sport?", h("p", {}, "You'll be charged $15 today and every month until you cancel."), c => [Btn("Add for $15/month", "contained", async e => { await busy(e.currentTarget, () => api("/api/addons/sport", {})); c(); render(); }), Btn("Not now", "text", c)])))]),
    card(h("h2", {}, "Redeem a voucher"), h("p", {}, "Got a Flikka gift card or promo code?"), voucher()));
}
function voucher() {
  const i = h("input", { class: "MuiInputBase-input MuiOutlinedInput-input", id: "voucher", type: "text", autocomplete: "off" });
  const err = h("div", { class: "MuiFormHelperText-root", role: "status", style: "font-size:13px;color:#ff8aa9" });
  return h("form", { onSubmit: async e => { e.preventDefault(); try { await api("/api/vouchers", { code: i.value }); } catch (x) { err.textContent = x.message; } } }, h("label", { class: "MuiInputLabel-root", for: "voucher" }, "Voucher code"), i, err, h("div", { class: "css-acts" }, h("button", { class: "MuiButtonBase-root MuiButton-root MuiButton-outlined", type: "submit" }, "Redeem")));
}
function payment() {
  const f = (id, l) => [h("label", { class: "MuiInputLabel-root", for: id }, l), h("input", { class: "MuiInputBase-input", id, autocomplete: "off" })];
  dialog("Update payment details", [f("cc", "Card number"), f("exp", "Expiry (MM/YY)"), f("cvc", "CVC")], c => [Btn("Save card", "contained", async e => { await busy(e.currentTarget, () => api("/api/payment", {})); c(); snack("Payment details updated"); }), Btn("Close", "text", c)]);
}
function Plans() {
  shell("Change plan", h("div", { class: "css-plans" }, Object.entries(PLANS).map(([k, [n, p, d]]) => card(h("h2", {}, n), h("p", {}, `$${p}/month`), h("p", {}, d), h("div", { class: "css-acts" }, k === me.plan ? Btn("Current plan", "outlined", null, { disabled: true }) : Btn("Switch to " + n, "contained", () => dialog(`Switch to ${n}?`, h("p", {}, `Your plan changes on ${me.next}. You'll pay $${p}/month from then.`), c => [Btn("Confirm switch", "contained", async e => { await busy(e.currentTarget, () => api("/api/subscription/plan", { plan: k })); c(); go("/account"); }), Btn("Back", "text", c)])))))), A("Back to subscription", "/account"));
}
function Billing() { shell("Billing history", card(me.bills.map(b => line(b.date, b.what + "  " + b.amount)))); }
function Details() {
  const ins = {}, L = { first: "First name", last: "Last name", email: "Email address", phone: "Mobile number" };
  shell("Personal details", card(Object.keys(L).map(k => [h("label", { class: "MuiInputLabel-root", for: "f-" + k }, L[k]), ins[k] = h("input", { class: "MuiInputBase-input", id: "f-" + k, value: me.profile[k] })]), h("div", { class: "css-acts" }, Btn("Save changes", "contained", e => busy(e.currentTarget, async () => { await api("/api/profile", Object.fromEntries(Object.entries(ins).map(([k, i]) => [k, i.value]))); snack("Saved"); })))),
    card(h("h2", {}, "Delete my account"), h("p", {}, "This closes your Flikka account and permanently removes your profiles, watch history and personal information. Deleting your account can't be undone."), h("div", { class: "css-acts" }, Btn("Delete account", "outlined", () => dialog("Delete your account?", h("p", {}, "Your profiles and watch history will be permanently removed and you'll lose access straight away."), c => [Btn("Delete permanently", "contained", async e => { await busy(e.currentTarget, () => api("/api/account/delete", {})); c(); go("/signin"); }), Btn("Keep my account", "text", c)])))));
}
function Devices() { shell("Devices", card(h("p", {}, "Devices signed in to your account."), me.devices.map(d => line(d, Btn("Remove", "text", async () => { await api("/api/devices/remove", { device: d }); render(); }))))); }
function Notifications() {
  const L = { email: "Email me recommendations and offers", sms: "Text me offers", new: "Tell me about new episodes" };
  shell("Notifications", card(Object.keys(L).map(k => h("div", { class: "css-line" }, h("label", { for: "n-" + k }, L[k]), h("input", { type: "checkbox", role: "switch", class: "MuiSwitch", id: "n-" + k, checked: me.marketing[k], onChange: e => api("/api/preferences", { [k]: e.target.checked }).then(() => snack("Preferences saved")) })))));
}
function Cancel() {
  if (me.state === "scheduled") return go("/account");
  page(h("main", { class: "css-flow" }, h("h1", {}, `${me.profile.first}, we'd hate to see you go`), h("p", {}, "If you cancel, you'll lose access to thousands of hours of drama, movies and reality, plus everything on My List, when your billing period ends."),
    me.offer ? null : h("div", { class: "MuiPaper-root css-offer" }, h("h2", {}, "Stay with us for 50% off"), h("p", {}, "Keep Flikka Standard for $9.50/month for your next 2 months, then $19/month. Cancel anytime."), h("div", { class: "css-acts" }, Btn("Claim 50% off", "contained", e => busy(e.currentTarget, async () => { await api("/api/offers/accept", { offer: "SAVE50X2" }); snack("Nice! 50% off has been added."); go("/account"); })))),
    me.plan === "basic" ? null : card(h("h2", {}, "Or pay less with Basic"), h("p", {}, "Same shows, 1 screen, with ads. $10/month."), h("div", { class: "css-acts" }, Btn("Switch to Basic", "outlined", e => busy(e.currentTarget, async () => { await api("/api/subscription/plan", { plan: "basic" }); snack("You're now on Basic."); go("/account"); })))),
    h("div", { class: "css-acts" }, LinkBtn("Keep my subscription", "outlined", "/account"), LinkBtn("Continue to cancel", "text", "/account/cancel/reason"))));
}
const REASONS = ["It's too expensive", "I'm not watching enough to keep it", "I've finished the show I signed up for", "There's not enough I want to watch", "Technical or streaming quality issues", "I'm taking a break", "I'm moving to another service", "Other"];
const icon = on => h("span", { class: "css-radio" }, h("svg", { class: "MuiSvgIcon-root", focusable: "false", "aria-hidden": "true", viewBox: "0 0 24 24" }, h("path", { d: on ? "M12 7a5 5 0 100 10 5 5 0 000-10zm0-5a10 10 0 100 20 10 10 0 000-20zm0 18a8 8 0 110-16 8 8 0 010 16z" : "M12 2a10 10 0 100 20 10 10 0 000-20zm0 18a8 8 0 110-16 8 8 0 010 16z" })));
function Reason() {
  if (me.state === "scheduled") return go("/account");
  const more = h("div", {}), cont = Btn("Continue", "contained", confirm, { disabled: true });
  const ta = h("textarea", { class: "MuiInputBase-input", id: "more", rows: "3", maxlength: "500", onInput: e => { flow.text = e.target.value; } });
  const spans = [];
  const group = h("div", { class: "MuiFormGroup-root MuiRadioGroup-root", role: "radiogroup", "aria-labelledby": "reason-label" }, REASONS.map((r, i) => {
    const s = h("span", { class: "MuiButtonBase-root MuiRadio-root PrivateSwitchBase-root" }); spans.push(s);
    s.append(h("input", { class: "PrivateSwitchBase-input", type: "radio", name: "reason", value: "r" + i, onChange: () => { flow.reason = r; spans.forEach((x, j) => { x.classList.toggle("Mui-checked", j === i); x.lastChild.replaceWith(icon(j === i)); }); cont.disabled = false; cont.tabIndex = 0; cont.classList.remove("Mui-disabled"); more.replaceChildren(h("label", { class: "MuiInputLabel-root", for: "more" }, "Tell us more (optional)"), ta); } }), icon(false));
    return h("label", { class: "MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd" }, s, h("span", { class: "MuiTypography-root MuiTypography-body1 MuiFormControlLabel-label" }, r));
  }));
  page(h("main", { class: "css-flow" }, h("h1", { id: "reason-label" }, "Why are you leaving?"), h("p", {}, "Your feedback helps us make Flikka better. Please choose one."), group, more, h("div", { class: "css-acts", style: "margin-top:28px" }, cont, LinkBtn("Back", "text", "/account/cancel"))));
}
function confirm() {
  dialog("Cancel your subscription?", [h("p", {}, `You can keep watching until ${me.next}. After that your Flikka ${PLANS[me.plan][0]} subscription will end and your card won't be charged again.`), h("p", { style: "margin-top:10px;font-size:13px" }, "We'll keep your profiles and My List for 12 months in case you come back.")], c => [
    Btn("Keep watching", "contained", () => { c(); go("/account"); }),
    Btn("Confirm cancellation", "outlined", e => busy(e.currentTarget, async () => { await api("/api/subscription/cancel", { reason: flow.reason, comment: flow.text }); c(); go("/account/cancel/complete"); }))]);
}
function Complete() {
  if (me.state !== "scheduled") return go("/account");
  page(h("main", { class: "css-flow" }, h("h1", {}, "Your subscription has been cancelled"), h("p", {}, `You've still got access to Flikka until ${me.next}. We've sent a confirmation to ${me.profile.email}.`),
    card(h("h2", {}, "Changed your mind?"), h("p", {}, "Restart any time before your access ends and you won't miss an episode."), h("div", { class: "css-acts" }, Btn("Restart subscription", "contained", e => busy(e.currentTarget, async () => { await api("/api/subscription/restart", {}); go("/account"); })))),
    h("div", { class: "css-acts" }, LinkBtn("Back to Flikka", "outlined", "/"), LinkBtn("View my account", "text", "/account"))));
}
function Help() {
  const q = (t, a) => card(h("h2", {}, t), h("p", {}, a));
  page(h("main", { class: "css-flow" }, h("h1", {}, "Help Centre"), h("p", {}, "Popular articles"), q("How do I cancel my Flikka subscription?", ["Go to ", A("My account", "/account"), ", choose Cancel subscription and follow the steps. You'll have access until the end of your current billing period."]), q("Which devices can I use?", "Flikka works on most smart TVs, phones, tablets, consoles and browsers."), q("How do I change my plan?", ["Go to ", A("Change plan", "/account/plans"), " in My account."])));
}
function SignIn() {
  const e1 = h("input", { class: "MuiInputBase-input", id: "email", type: "email", autocomplete: "username" }), e2 = h("input", { class: "MuiInputBase-input", id: "pw", type: "password", autocomplete: "current-password" }), err = h("div", {});
  page(h("main", { class: "css-flow" }, h("h1", {}, "Sign in"), h("label", { class: "MuiInputLabel-root", for: "email" }, "Email"), e1, h("label", { class: "MuiInputLabel-root", for: "pw" }, "Password"), e2, err, h("div", { class: "css-acts" }, Btn("Sign in", "contained", async () => { try { await api("/api/signin", { email: e1.value }); } catch (x) { err.replaceChildren(h("div", { class: "MuiAlert-root", role: "alert" }, x.message)); } }))));
}
function Other() {
  const n = location.pathname.split("/").pop().replace(/-/g, " ");
  page(h("main", { class: "css-flow" }, h("h1", {}, n.charAt(0).toUpperCase() + n.slice(1)), h("p", {}, "Stream it now on Flikka.")), rail("You might also like", ["Little Bay", "Cold Creek", "Night Shift", "Goldfields"]));
}
const R = { "/": Home, "/account": Subscription, "/account/plans": Plans, "/account/billing": Billing, "/account/details": Details, "/account/devices": Devices, "/account/notifications": Notifications, "/account/cancel": Cancel, "/account/cancel/reason": Reason, "/account/cancel/complete": Complete, "/help": Help, "/signin": SignIn };
let turn = 0;
async function render() {
  const p = location.pathname.replace(/\/$/, "") || "/", t = ++turn;
  document.title = (p.startsWith("/account/cancel") ? "Cancel subscription" : p.startsWith("/account") ? "My account" : "Stream") + " | Flikka";
  if (p.startsWith("/account")) page(p.startsWith("/account/cancel") ? h("main", { class: "css-flow", "aria-busy": "true" }, skel(5)) : h("div", { class: "css-acct" }, h("nav", { class: "css-side" }, skel(5)), h("main", { class: "css-main", "aria-busy": "true" }, card(skel(5)), card(skel(3)))));
  if (!me || p.startsWith("/account")) { const m = await api("/api/me"); if (t !== turn) return; me = m; }
  if (!me.signedIn && p !== "/signin" && p !== "/help") { history.replaceState({}, "", "/signin"); return SignIn(); }
  (R[p] || Other)();
}
render();
})();
