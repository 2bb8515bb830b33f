import "@ui5/webcomponents/dist/Assets.js";
import "@ui5/webcomponents-fiori/dist/Assets.js";
import "@ui5/webcomponents-icons/dist/home.js";
import "@ui5/webcomponents-icons/dist/document-text.js";
import "@ui5/webcomponents-icons/dist/measure.js";
import "@ui5/webcomponents-icons/dist/receipt.js";
import "@ui5/webcomponents-icons/dist/email.js";
import "@ui5/webcomponents-icons/dist/action-settings.js";
import "@ui5/webcomponents-icons/dist/sys-help.js";
import "@ui5/webcomponents-icons/dist/energy-saving-lightbulb.js";
import "@ui5/webcomponents-icons/dist/customer.js";
import "@ui5/webcomponents/dist/Button.js";
import "@ui5/webcomponents/dist/Card.js";
import "@ui5/webcomponents/dist/CardHeader.js";
import "@ui5/webcomponents/dist/Title.js";
import "@ui5/webcomponents/dist/Text.js";
import "@ui5/webcomponents/dist/Label.js";
import "@ui5/webcomponents/dist/Link.js";
import "@ui5/webcomponents/dist/Tag.js";
import "@ui5/webcomponents/dist/Menu.js";
import "@ui5/webcomponents/dist/MenuItem.js";
import "@ui5/webcomponents/dist/MessageStrip.js";
import "@ui5/webcomponents/dist/RadioButton.js";
import "@ui5/webcomponents/dist/CheckBox.js";
import "@ui5/webcomponents/dist/Input.js";
import "@ui5/webcomponents/dist/TextArea.js";
import "@ui5/webcomponents/dist/Select.js";
import "@ui5/webcomponents/dist/Option.js";
import "@ui5/webcomponents/dist/DatePicker.js";
import "@ui5/webcomponents/dist/Dialog.js";
import "@ui5/webcomponents/dist/Switch.js";
import "@ui5/webcomponents/dist/Panel.js";
import "@ui5/webcomponents/dist/Toast.js";
import "@ui5/webcomponents/dist/Avatar.js";
import "@ui5/webcomponents/dist/Table.js";
import "@ui5/webcomponents/dist/TableHeaderRow.js";
import "@ui5/webcomponents/dist/TableHeaderCell.js";
import "@ui5/webcomponents/dist/TableRow.js";
import "@ui5/webcomponents/dist/TableCell.js";
import "@ui5/webcomponents-fiori/dist/ShellBar.js";
import "@ui5/webcomponents-fiori/dist/SideNavigation.js";
import "@ui5/webcomponents-fiori/dist/SideNavigationItem.js";
import "@ui5/webcomponents-fiori/dist/Wizard.js";

const $ = (s, r = document) => r.querySelector(s);
const api = (u, b) => fetch("/api" + u, b === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(b) }).then((r) => r.json());
const V = "/vertrag/4000718233";
let me, draft = {};
const toast = (t) => { const x = document.createElement("ui5-toast"); x.textContent = t; document.body.append(x); x.open = true; };
const tag = () => `<ui5-tag design="${me.gekuendigt ? "Critical" : "Positive"}">${me.status}</ui5-tag>`;

const pages = {
  "/": () => `<ui5-title level="H2">Moin, ${me.name}!</ui5-title>
<div class="cards"><ui5-card><ui5-card-header slot="header" title-text="Ihr Stromvertrag" subtitle-text="${me.tarif}"></ui5-card-header><div class="in"><div class="row"><span>Vertragskonto 4000 718 233</span>${tag()}</div><p>${me.gekuendigt ? `Belieferung bis ${me.ende}. Danach erhalten Sie Ihre Schlussrechnung.` : `Nächster Abschlag: <b>${me.abschlag}</b> am ${me.abschlagAm}`}</p><ui5-button data-go="/vertrag">Zum Vertrag</ui5-button></div></ui5-card>
<ui5-card><ui5-card-header slot="header" title-text="Zählerstand" subtitle-text="Zähler 1EMH00 9142 77"></ui5-card-header><div class="in"><p>Letzte Ablesung: 18.442 kWh. Ihr Verbrauch liegt 6 % unter dem Vorjahr.</p><ui5-button design="Transparent" data-go="/zaehler">Zählerstand melden</ui5-button></div></ui5-card>
<ui5-card><ui5-card-header slot="header" title-text="Heim-Service-Paket" subtitle-text="24-Stunden-Notdienst für Elektrik"></ui5-card-header><div class="in"><div class="row"><span>3,90 € im Monat</span><ui5-tag design="${me.service ? "Positive" : "Neutral"}">${me.service ? "Aktiv" : "Beendet"}</ui5-tag></div><p>Ein Anruf genügt, wir schicken den Elektriker.</p>${me.service ? `<ui5-button design="Transparent" data-act="service">Paket kündigen</ui5-button>` : ""}</div></ui5-card>
<ui5-card><ui5-card-header slot="header" title-text="Laden Sie mit Sonne"></ui5-card-header><div class="in"><p>Wallbox inklusive Montage jetzt für 899 € statt 1.149 €. Nur noch bis Monatsende.</p><ui5-button design="Emphasized" data-act="wallbox">Jetzt bestellen</ui5-button></div></ui5-card></div>`,

  "/vertrag": () => `<div class="row"><ui5-title level="H2">${me.tarif}</ui5-title><div>${tag()} <ui5-button id="mg" icon="document-text">Vertrag verwalten</ui5-button></div></div>
${me.gekuendigt ? `<ui5-message-strip class="gap" design="Critical" hide-close-button>Ihre Kündigung liegt uns vor. Ihr Vertrag endet am ${me.ende}.</ui5-message-strip>` : ""}
<ui5-menu id="mm" opener="mg"><ui5-menu-item text="Tarif wechseln" data-k="/tarife"></ui5-menu-item><ui5-menu-item text="Abschlag anpassen" data-k="/abschlag"></ui5-menu-item><ui5-menu-item text="Umzug melden" data-k="/umzug"></ui5-menu-item><ui5-menu-item text="Bankverbindung ändern" data-k="/profil"></ui5-menu-item>${me.gekuendigt ? `<ui5-menu-item text="Kündigung zurücknehmen" data-k="zurueck"></ui5-menu-item>` : `<ui5-menu-item text="Vertrag kündigen" data-k="/kuendigung"></ui5-menu-item>`}</ui5-menu>
<ui5-card class="gap"><ui5-card-header slot="header" title-text="Vertragsdaten"></ui5-card-header><div class="in"><dl class="kv"><dt>Vertragskonto</dt><dd>4000 718 233</dd><dt>Lieferadresse</dt><dd>Fährstraße 22, 24103 Kiel</dd><dt>Arbeitspreis</dt><dd>${me.preis}</dd><dt>Grundpreis</dt><dd>12,90 € im Monat</dd><dt>Abschlag</dt><dd>${me.abschlag} zum ${me.abschlagAm}</dd><dt>Lieferbeginn</dt><dd>${me.seit}</dd><dt>Laufzeit</dt><dd>${me.gekuendigt ? `bis ${me.ende}` : "unbefristet, Kündigungsfrist ein Monat"}</dd></dl></div></ui5-card>
<ui5-panel class="gap" collapsed header-text="Dokumente zum Vertrag"><p>Auftragsbestätigung, Preisblatt, Allgemeine Geschäftsbedingungen</p></ui5-panel><ui5-panel class="gap" collapsed header-text="Strommix und Herkunft"><p>100 % Windstrom aus Schleswig-Holstein und Dänemark.</p></ui5-panel>`,

  "/kuendigung": () => me.gekuendigt ? `<ui5-title level="H2">Vertrag kündigen</ui5-title><p>Für Ihren Vertrag liegt bereits eine Kündigung zum ${me.ende} vor.</p>` : `<ui5-title level="H2">Vertrag kündigen</ui5-title><p>NordStrom, Vertragskonto 4000 718 233, Fährstraße 22, 24103 Kiel</p>
<ui5-wizard id="wz" content-layout="SingleStep"><ui5-wizard-step title-text="Anlass" icon="sys-help" selected><ui5-title level="H4">Warum möchten Sie kündigen?</ui5-title><div class="col gap" id="gr"><ui5-radio-button name="grund" value="preis" text="Der Preis ist mir zu hoch"></ui5-radio-button><ui5-radio-button name="grund" value="wechsel" text="Ich wechsle zu einem anderen Anbieter"></ui5-radio-button><ui5-radio-button name="grund" value="umzug" text="Ich ziehe um"></ui5-radio-button><ui5-radio-button name="grund" value="haushalt" text="Der Haushalt wird aufgelöst"></ui5-radio-button><ui5-radio-button name="grund" value="keine" text="Keine Angabe"></ui5-radio-button></div><div id="hint"></div><div class="acts"><ui5-button design="Transparent" data-go="/vertrag">Abbrechen</ui5-button><ui5-button design="Emphasized" id="n1" disabled>Weiter</ui5-button></div></ui5-wizard-step>
<ui5-wizard-step title-text="Vorschlag" icon="energy-saving-lightbulb" disabled><ui5-title level="H4">Bleiben lohnt sich</ui5-title><div class="tip"><ui5-title level="H5">Ihr Treueangebot: 120 € Bonus und 29,90 ct/kWh</ui5-title><p>Preisgarantie für 24 Monate im Tarif NordStrom Öko 24. Der Bonus wird mit Ihrer nächsten Abrechnung verrechnet.</p><ui5-button design="Emphasized" data-act="bonus">Angebot annehmen</ui5-button></div><p>Haben Sie Fragen zu Ihrer Abrechnung? <ui5-link data-act="rueckruf">Wir rufen Sie gerne zurück.</ui5-link></p><div class="acts"><ui5-button design="Transparent" data-go="/vertrag">Abbrechen</ui5-button><ui5-button id="n2">Ohne Angebot fortfahren</ui5-button></div></ui5-wizard-step>
<ui5-wizard-step title-text="Angaben" icon="document-text" disabled><ui5-title level="H4">Ihre Angaben zur Kündigung</ui5-title><div class="col gap"><ui5-label>Art der Kündigung</ui5-label><ui5-radio-button name="art" value="o" text="Ordentliche Kündigung" checked></ui5-radio-button><ui5-radio-button name="art" value="a" text="Außerordentliche Kündigung, zum Beispiel wegen einer Preisänderung"></ui5-radio-button></div><div class="col gap" id="ag" style="display:none"><ui5-label for="at">Begründung</ui5-label><ui5-textarea id="at" rows="3"></ui5-textarea></div><div class="col gap"><ui5-label>Zeitpunkt</ui5-label><ui5-radio-button name="termin" value="n" text="Zum nächstmöglichen Zeitpunkt (${me.naechster})" checked></ui5-radio-button><ui5-radio-button name="termin" value="wunsch" text="Zu einem Wunschtermin"></ui5-radio-button><ui5-date-picker id="dt" format-pattern="dd.MM.yyyy" style="display:none"></ui5-date-picker></div><div class="col gap"><ui5-label for="ml" required>E-Mail-Adresse für die Eingangsbestätigung</ui5-label><ui5-input id="ml" type="Email" value="jens.petersen@example.de" style="width:22rem"></ui5-input></div><div class="col gap"><ui5-label for="zs">Aktueller Zählerstand (freiwillig)</ui5-label><ui5-input id="zs" type="Number" style="width:12rem"></ui5-input></div><div class="acts"><ui5-button design="Transparent" data-go="/vertrag">Abbrechen</ui5-button><ui5-button design="Emphasized" id="n3">Weiter</ui5-button></div></ui5-wizard-step>
<ui5-wizard-step title-text="Prüfen und absenden" icon="email" disabled><ui5-title level="H4">Bitte prüfen Sie Ihre Angaben</ui5-title><dl class="kv gap" id="sum"></dl><ui5-message-strip class="gap" design="Information" hide-close-button>Ohne neuen Stromliefervertrag werden Sie ab dem Folgetag vom örtlichen Grundversorger beliefert.</ui5-message-strip><div class="acts"><ui5-button design="Transparent" data-go="/vertrag">Abbrechen</ui5-button><ui5-button design="Negative" id="fin">Jetzt kündigen</ui5-button></div></ui5-wizard-step></ui5-wizard>`,

  "/kuendigung/eingang": () => `<ui5-card><ui5-card-header slot="header" title-text="Ihre Kündigung ist eingegangen"></ui5-card-header><div class="in"><p>Vorgangsnummer K-2290-5517. Wir beliefern Sie noch bis zum <b>${me.ende}</b>.</p><p>Die Eingangsbestätigung haben wir an jens.petersen@example.de gesendet. Sie finden sie auch in Ihrem Postfach.</p><ui5-button design="Emphasized" data-go="/">Zur Übersicht</ui5-button></div></ui5-card>`,
  "/tarife": () => `<ui5-title level="H2">Tarif wechseln</ui5-title><div class="cards">${[["NordStrom Öko 12", "31,40 ct/kWh"], ["NordStrom Dynamik", "Börsenpreis + 3,9 ct/kWh"]].map(([n, p]) => `<ui5-card><ui5-card-header slot="header" title-text="${n}"></ui5-card-header><div class="in"><p>${p}</p>${n === me.tarif ? "<p>Ihr aktueller Tarif</p>" : `<ui5-button design="Emphasized" data-act="tarif">Verbindlich wechseln</ui5-button>`}</div></ui5-card>`).join("")}</div>`,
  "/abschlag": () => `<ui5-title level="H2">Abschlag anpassen</ui5-title><div class="col gap"><ui5-label>Monatlicher Betrag in Euro</ui5-label><ui5-input type="Number" value="86"></ui5-input><ui5-button data-act="abschlag">Speichern</ui5-button></div>`,
  "/umzug": () => `<ui5-title level="H2">Umzug melden</ui5-title><p>Nehmen Sie Ihren Tarif einfach mit.</p><div class="col gap"><ui5-label>Neue Adresse</ui5-label><ui5-input></ui5-input><ui5-label>Einzugsdatum</ui5-label><ui5-date-picker></ui5-date-picker><ui5-button data-act="umzug">Umzug absenden</ui5-button></div>`,
  "/zaehler": () => `<ui5-title level="H2">Zählerstand melden</ui5-title><div class="col gap"><ui5-label>Zählerstand in kWh</ui5-label><ui5-input type="Number"></ui5-input><ui5-button design="Emphasized" data-act="zaehlerstand">Absenden</ui5-button></div>`,
  "/rechnungen": () => `<ui5-title level="H2">Rechnungen</ui5-title><ui5-table class="gap"><ui5-table-header-row slot="headerRow"><ui5-table-header-cell>Datum</ui5-table-header-cell><ui5-table-header-cell>Art</ui5-table-header-cell><ui5-table-header-cell>Betrag</ui5-table-header-cell></ui5-table-header-row>${me.rechnungen.map((r) => `<ui5-table-row><ui5-table-cell>${r.d}</ui5-table-cell><ui5-table-cell>${r.t}</ui5-table-cell><ui5-table-cell>${r.b}</ui5-table-cell></ui5-table-row>`).join("")}</ui5-table>`,
  "/postfach": () => `<ui5-title level="H2">Postfach</ui5-title><div class="cards"><ui5-card><ui5-card-header slot="header" title-text="${me.gekuendigt ? "Eingangsbestätigung Ihrer Kündigung" : "Ihre Jahresabrechnung ist da"}" subtitle-text="PDF"></ui5-card-header></ui5-card><ui5-card><ui5-card-header slot="header" title-text="Information zur Netzentgeltsenkung" subtitle-text="PDF"></ui5-card-header></ui5-card></div>`,
  "/profil": () => `<ui5-title level="H2">Profil und Einstellungen</ui5-title><div class="col gap"><ui5-label>IBAN</ui5-label><ui5-input value="DE12 2105 •••• •••• 4471 09" readonly style="width:20rem"></ui5-input><ui5-checkbox id="nw" text="Newsletter mit Spartipps erhalten" ${me.news ? "checked" : ""}></ui5-checkbox><ui5-button data-act="profil">Änderungen speichern</ui5-button></div><div class="col" style="margin-top:3rem"><ui5-title level="H5">Online-Zugang löschen</ui5-title><p>Ihr Vertrag bleibt davon unberührt.</p><ui5-button design="Negative" data-act="zugang">Zugang löschen</ui5-button></div>`,
  "/hilfe": () => `<ui5-title level="H2">Hilfe und Kontakt</ui5-title><ui5-panel class="gap" collapsed header-text="Wie ändere ich meinen Abschlag?"><p>Unter Vertrag, Vertrag verwalten.</p></ui5-panel><ui5-panel class="gap" collapsed header-text="Wie lange ist meine Kündigungsfrist?"><p>Nach Ablauf der Erstlaufzeit beträgt sie einen Monat. Über „Verträge hier kündigen“ am Seitenende geht es direkt zum Formular.</p></ui5-panel><ui5-panel class="gap" collapsed header-text="Was tun bei Stromausfall?"><p>Wenden Sie sich an Ihren Netzbetreiber.</p></ui5-panel><ui5-button class="gap" data-act="rueckruf">Rückruf vereinbaren</ui5-button>`,
};
const leer = () => `<ui5-title level="H2">WattNord</ui5-title><p>Wir sind die Stadtwerke-Tochter für Strom aus dem Norden, mit 210.000 Kundinnen und Kunden zwischen Flensburg und Lüneburg.</p>`;
const nav = [["/", "Übersicht", "home"], ["/vertrag", "Vertrag", "document-text"], ["/zaehler", "Zählerstand", "measure"], ["/rechnungen", "Rechnungen", "receipt"], ["/postfach", "Postfach", "email"], ["/profil", "Profil", "action-settings"], ["/hilfe", "Hilfe", "sys-help"]];

function go(p) { history.pushState({}, "", p); show(); }
async function show() {
  me = await api("/konto");
  const p = location.pathname;
  $("#view").innerHTML = (pages[p] || leer)();
  document.querySelectorAll("ui5-side-navigation-item").forEach((i) => { i.selected = i.dataset.k === p; });
  scrollTo(0, 0);
  if (p === "/vertrag") menu();
  if (p === "/kuendigung" && !me.gekuendigt) wizard();
}
function menu() {
  $("#mg").addEventListener("click", () => { $("#mm").open = !$("#mm").open; });
  $("#mm").addEventListener("item-click", async (e) => {
    const k = e.detail.item.dataset.k;
    if (k === "zurueck") { await api(V + "/ruecknahme", {}); toast("Schön, dass Sie bleiben!"); return show(); }
    go(k);
  });
}
function wizard() {
  draft = { art: "o", termin: "n" };
  const steps = document.querySelectorAll("ui5-wizard-step");
  const step = (i) => { steps[i].disabled = false; steps.forEach((s, j) => { s.selected = i === j; }); scrollTo(0, 0); };
  $("#wz").addEventListener("change", (e) => {
    const n = e.target.name;
    if (!n || e.target.localName !== "ui5-radio-button") return;
    draft[n] = e.target.value;
    if (n === "grund") {
      $("#n1").disabled = false;
      $("#hint").innerHTML = draft.grund === "umzug" ? `<ui5-message-strip class="gap" design="Information" hide-close-button>Sie können Ihren Tarif auch mitnehmen: <ui5-link data-go="/umzug">Umzug melden</ui5-link></ui5-message-strip>` : draft.grund === "wechsel" ? `<ui5-message-strip class="gap" design="Information" hide-close-button>In der Regel kündigt Ihr neuer Anbieter für Sie. Sie können hier trotzdem selbst kündigen.</ui5-message-strip>` : "";
    }
    if (n === "art") $("#ag").style.display = draft.art === "a" ? "" : "none";
    if (n === "termin") $("#dt").style.display = draft.termin === "wunsch" ? "" : "none";
  });
  $("#n1").addEventListener("click", () => step(1));
  $("#n2").addEventListener("click", () => step(2));
  $("#n3").addEventListener("click", () => {
    draft.mail = $("#ml").value; draft.datum = $("#dt").value; draft.text = $("#at").value;
    if (!draft.mail) { $("#ml").valueState = "Negative"; return; }
    if (draft.termin === "wunsch" && !draft.datum) { $("#dt").valueState = "Negative"; return; }
    $("#sum").innerHTML = `<dt>Name</dt><dd>Jens Petersen</dd><dt>Vertrag</dt><dd>${me.tarif}, 4000 718 233</dd><dt>Art</dt><dd>${draft.art === "a" ? "Außerordentliche Kündigung" : "Ordentliche Kündigung"}</dd><dt>Vertragsende</dt><dd>${draft.termin === "wunsch" ? draft.datum : me.naechster}</dd><dt>Bestätigung an</dt><dd>${draft.mail.replace(/</g, "")}</dd>`;
    step(3);
  });
  $("#fin").addEventListener("click", async () => { $("#fin").disabled = true; await api(V + "/kuendigung", draft); go("/kuendigung/eingang"); });
}
const acts = {
  bonus: async () => { await api(V + "/bonus", {}); toast("Vielen Dank! Ihr Bonus ist vorgemerkt."); go("/vertrag"); },
  tarif: async () => { await api(V + "/tarif", {}); go("/vertrag"); },
  umzug: async () => { await api(V + "/umzug", {}); toast("Umzug gemeldet."); },
  abschlag: async () => { await api(V + "/abschlag", {}); toast("Abschlag gespeichert."); },
  zaehlerstand: async () => { await api(V + "/zaehlerstand", {}); toast("Danke für Ihre Meldung."); },
  rueckruf: async () => { await api("/rueckruf", {}); toast("Wir rufen Sie heute zwischen 14 und 18 Uhr an."); },
  wallbox: async () => { await api("/wallbox", {}); toast("Ihre Bestellung ist eingegangen."); },
  profil: async () => { await api("/profil", { news: $("#nw").checked }); toast("Gespeichert."); },
  zugang: async () => { await api("/zugang", {}); go("/"); },
  service: () => {
    const d = document.createElement("ui5-dialog");
    d.headerText = "Heim-Service-Paket kündigen";
    d.innerHTML = `<p>Der Notdienst endet zum Monatsende. Möchten Sie das Paket wirklich kündigen?</p><div slot="footer" class="acts" style="margin:.5rem;width:100%"><ui5-button class="no">Behalten</ui5-button><ui5-button class="yes" design="Emphasized">Kündigen</ui5-button></div>`;
    document.body.append(d);
    d.querySelector(".no").addEventListener("click", () => { d.open = false; });
    d.querySelector(".yes").addEventListener("click", async () => { await api("/service", {}); d.open = false; d.remove(); show(); });
    d.open = true;
  },
};

$("#app").innerHTML = `<ui5-shellbar primary-title="WattNord" secondary-title="Mein Kundenkonto" id="sb"><ui5-avatar slot="profile" initials="JP"></ui5-avatar></ui5-shellbar>
<div class="lay"><ui5-side-navigation id="sn" accessible-name="Hauptnavigation">${nav.map(([k, t, i]) => `<ui5-side-navigation-item text="${t}" icon="${i}" data-k="${k}"></ui5-side-navigation-item>`).join("")}</ui5-side-navigation><main id="view"></main></div>
<footer><div><nav><a href="/unternehmen">Über uns</a><a href="/presse">Presse</a><a href="/karriere">Karriere</a><a href="/agb">AGB</a><a href="/datenschutz">Datenschutz</a><a href="/impressum">Impressum</a><a href="/barrierefreiheit">Barrierefreiheit</a><a href="/widerruf">Widerruf</a><a href="/kuendigung">Verträge hier kündigen</a></nav>WattNord Energie GmbH, Am Germaniahafen 4, 24143 Kiel, Amtsgericht Kiel HRB 20418. Alle Preise inklusive 19 % Umsatzsteuer. Kundenservice: Mo bis Fr 8 bis 18 Uhr, 0431 550 12 90.</div></footer>
<ui5-dialog id="ck" header-text="Ihre Privatsphäre"><p style="max-width:32rem">Wir verwenden Cookies und ähnliche Technologien, um unser Kundenportal zu betreiben und Ihnen passende Angebote zu zeigen. Ihre Einwilligung können Sie jederzeit widerrufen.</p><div slot="footer" class="acts" style="margin:.5rem;width:100%"><ui5-button class="ok">Nur notwendige</ui5-button><ui5-button class="ok" design="Emphasized">Alle akzeptieren</ui5-button></div></ui5-dialog>`;
$("#sn").addEventListener("selection-change", (e) => go(e.detail.item.dataset.k));
$("#sb").addEventListener("profile-click", () => go("/profil"));
document.addEventListener("click", (e) => {
  const t = e.target.closest?.("[data-go],[data-act]");
  if (t?.dataset.go) return go(t.dataset.go);
  if (t?.dataset.act) return acts[t.dataset.act]();
  const a = e.target.closest?.("footer a");
  if (a) { e.preventDefault(); go(a.getAttribute("href")); }
});
addEventListener("popstate", show);
if (!localStorage.getItem("wn_cmp")) { $("#ck").open = true; $("#ck").querySelectorAll(".ok").forEach((b) => b.addEventListener("click", () => { localStorage.setItem("wn_cmp", "1"); $("#ck").open = false; })); }
show();
