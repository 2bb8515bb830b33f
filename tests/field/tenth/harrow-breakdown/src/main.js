import "@shoelace-style/shoelace/dist/themes/light.css";
import { setBasePath } from "@shoelace-style/shoelace/dist/utilities/base-path.js";
import "@shoelace-style/shoelace/dist/components/alert/alert.js";
import "@shoelace-style/shoelace/dist/components/badge/badge.js";
import "@shoelace-style/shoelace/dist/components/button/button.js";
import "@shoelace-style/shoelace/dist/components/card/card.js";
import "@shoelace-style/shoelace/dist/components/details/details.js";
import "@shoelace-style/shoelace/dist/components/dialog/dialog.js";
import "@shoelace-style/shoelace/dist/components/divider/divider.js";
import "@shoelace-style/shoelace/dist/components/dropdown/dropdown.js";
import "@shoelace-style/shoelace/dist/components/icon/icon.js";
import "@shoelace-style/shoelace/dist/components/input/input.js";
import "@shoelace-style/shoelace/dist/components/menu/menu.js";
import "@shoelace-style/shoelace/dist/components/menu-item/menu-item.js";
import "@shoelace-style/shoelace/dist/components/option/option.js";
import "@shoelace-style/shoelace/dist/components/select/select.js";
import "@shoelace-style/shoelace/dist/components/switch/switch.js";
import "@shoelace-style/shoelace/dist/components/tab/tab.js";
import "@shoelace-style/shoelace/dist/components/tab-group/tab-group.js";
import "@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js";

setBasePath("/build");
const $ = (s, r = document) => r.querySelector(s);
const send = (method, url, body) => fetch(url, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body || {}) }).then((r) => r.json());

document.addEventListener("sl-select", (e) => {
  const href = e.detail?.item?.dataset?.href;
  if (href) location.href = href;
});

// cookie notice
const bar = $("#cookies");
if (bar) {
  if (!localStorage.getItem("hb-cookies")) bar.hidden = false;
  bar.querySelectorAll("sl-button").forEach((b) => b.addEventListener("click", () => { localStorage.setItem("hb-cookies", b.dataset.v); bar.hidden = true; }));
}

// renewal switch of each policy
document.querySelectorAll("sl-switch[data-policy]").forEach((sw) => {
  sw.addEventListener("sl-change", async () => {
    const policy = sw.dataset.policy;
    if (sw.checked) {
      await send("PATCH", `/api/policies/${policy}/renewal`, { autoRenew: true });
      location.reload();
      return;
    }
    sw.checked = true; // stays on until the customer has been through the questions
    openLeave(policy);
  });
});

function openLeave(policy) {
  const d = $("#leave");
  d.dataset.policy = policy;
  pane("why");
  d.show();
}
function pane(name) {
  const d = $("#leave");
  d.label = { why: "Before you switch off auto-renew", offer: "We don't want to lose you", sure: "Switch off auto-renew?" }[name];
  d.querySelectorAll("[data-pane]").forEach((p) => { p.hidden = p.dataset.pane !== name; });
}
const d = $("#leave");
if (d) {
  d.addEventListener("sl-request-close", (e) => { if (e.detail.source === "overlay") e.preventDefault(); });
  d.addEventListener("click", async (e) => {
    const b = e.target.closest("sl-button, a[data-go]");
    if (!b) return;
    const go = b.dataset.go;
    if (b.tagName === "A") e.preventDefault();
    if (go === "close") d.hide();
    if (go === "offer") {
      const why = $("#why").value;
      if (!why) { $("#why").setAttribute("help-text", "Please choose a reason to continue"); return; }
      send("POST", "/api/feedback", { policy: d.dataset.policy, why });
      pane("offer");
    }
    if (go === "take") { await send("POST", `/api/policies/${d.dataset.policy}/loyalty`, { code: "STAY20" }); location.reload(); }
    if (go === "sure") pane("sure");
    if (go === "off") {
      b.loading = true;
      await new Promise((r) => setTimeout(r, 900));
      const out = await send("PATCH", `/api/policies/${d.dataset.policy}/renewal`, { autoRenew: false, reason: $("#why").value });
      b.loading = false;
      d.hide();
      sessionStorage.setItem("hb-toast", out.message);
      location.reload();
    }
  });
}
const t = sessionStorage.getItem("hb-toast");
if (t) {
  sessionStorage.removeItem("hb-toast");
  customElements.whenDefined("sl-alert").then(() => {
    const a = Object.assign(document.createElement("sl-alert"), { variant: "success", closable: true, duration: 9000 });
    a.innerHTML = `<sl-icon name="check2-circle" slot="icon"></sl-icon>`;
    a.append(t);
    document.body.append(a);
    a.toast();
  });
}
// deep link to a tab
customElements.whenDefined("sl-tab-group").then(() => {
  const g = $("sl-tab-group");
  if (g && location.hash) g.updateComplete.then(() => g.show(location.hash.slice(1)));
});
