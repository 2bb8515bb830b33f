!function () {
  "use strict";
  var me = null, root = document.getElementById("root"), portal = document.getElementById("modal-root"), reason = "", menu = false, toast = "";
  var ESC = function (s) { return String(s).replace(/[&<>"]/g, function (c) { return { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }[c] }) };
  function api(method, path, body) { return fetch("/api/v2" + path, { method: method, headers: { "Content-Type": "application/json" }, body: body ? JSON.stringify(body) : undefined }).then(function (r) { return r.json() }) }
  var B = function (txt, act, kind, extra) { return '<button type="button" class="Button_button__3xYz Button_' + (kind || "secondary") + '__8kQ" data-act="' + act + '"' + (extra || "") + '><span class="Button_label__0pL">' + txt + "</span></button>" };
  var SW = function (on, label, act) { return '<button type="button" role="switch" aria-checked="' + on + '" aria-label="' + label + '" class="Switch_switch__q1' + (on ? " Switch_on__7h" : "") + '" data-act="' + act + '"><span class="Switch_thumb__d4"></span></button>' };
  var NAV = [["/", "Übersicht"], ["/devices", "Geräte"], ["/subscriptions", "Abonnements"], ["/payment", "Zahlungsdaten"], ["/orders", "Bestellverlauf"], ["/profile", "Profil & Sicherheit"], ["/notifications", "Benachrichtigungen"]];

  function status() {
    if (me.deleted) return '<span class="Badge_badge__2 Badge_off__1">Konto gelöscht</span>';
    return me.renews ? '<span class="Badge_badge__2 Badge_ok__1">Aktiv</span>' : '<span class="Badge_badge__2 Badge_off__1">Läuft ab</span>';
  }
  function statusText() {
    if (me.renews) return "Verlängert sich automatisch am " + me.until + " für " + me.price + "/Jahr" + (me.offer ? " (40 % Treuerabatt)" : "");
    return (me.received ? "Kündigung eingegangen. " : "") + "Automatische Verlängerung deaktiviert. Ihr Abonnement läuft am " + me.until + " ab.";
  }
  function dash() {
    return '<h1 class="Page_title__aa1">Hallo Jonas</h1><section class="Card_card__w7 Card_hero__w8"><div><p class="Card_eyebrow__1">Ihr Abonnement</p><h2>' + ESC(me.plan) + " " + status() + '</h2><p class="Card_sub__2">' + statusText() + '</p></div><div class="Card_side__3">' + B("Gerät schützen", "nav:/devices", "primary") + "</div></section>" +
      '<h3 class="Page_sub__b2">Ihre Produkte</h3><div class="Grid_grid__5">' + [["Antivirus Pro", "Auf 3 Geräten installiert"], ["VPN Pro", "Unbegrenztes Datenvolumen"], ["Passwort-Manager Pro", "42 Passwörter gespeichert"], ["System-Optimierer Pro", "Letzter Lauf vor 6 Tagen"], ["Software-Updater Pro", "2 Updates verfügbar"], ["Datenleck-Prüfung", "Keine neuen Funde"]].map(function (x) { return '<div class="Tile_tile__m1"><span class="Tile_icon__m2"></span><b>' + x[0] + "</b><small>" + x[1] + '</small><a href="/de/produkte">Herunterladen</a></div>' }).join("") + "</div>" +
      '<section class="Promo_promo__p1"><div><b>Prime für die ganze Familie</b><p>Schützen Sie bis zu 25 Geräte und 5 Nutzerprofile – für nur 40 € mehr pro Jahr.</p></div>' + B("Jetzt upgraden", "m:upgrade", "primary") + '</section><section class="Promo_promo__p1 Promo_light__p2"><div><b>Kavento Identitätsschutz</b><p>Wir überwachen das Darknet auf Ihre persönlichen Daten. Die ersten 30 Tage kostenlos, danach 4,95 €/Monat.</p></div>' + B("30 Tage testen", "m:cart") + "</section>";
  }
  function subs() {
    return '<h1 class="Page_title__aa1">Abonnements</h1><div class="Tabs_tabs__t1"><span class="Tabs_active__t2">Aktiv (1)</span><span>Abgelaufen (1)</span></div><section class="Card_card__w7"><div class="Sub_row__s1"><span class="Tile_icon__m2"></span><div class="Sub_main__s2"><h2>' + ESC(me.plan) + " " + status() + '</h2><p class="Card_sub__2">' + statusText() + '</p><p class="Card_sub__2">' + me.devices.length + ' von 5 Geräten verwendet</p></div><div class="Card_side__3">' + B("Verwalten", "nav:/subscriptions/" + me.order) + '</div></div></section><section class="Card_card__w7 Card_muted__w9"><div class="Sub_row__s1"><span class="Tile_icon__m2"></span><div class="Sub_main__s2"><h2>Kavento VPN Pro <span class="Badge_badge__2">Abgelaufen</span></h2><p class="Card_sub__2">Abgelaufen – jetzt in Kavento Prime enthalten</p></div></div></section><section class="Promo_promo__p1"><div><b>Mehr Geräte? Mehr Schutz.</b><p>Wechseln Sie zu Kavento Prime Family.</p></div>' + B("Jetzt upgraden", "m:upgrade", "primary") + '</section><h3 class="Page_sub__b2">Aktivierungscode</h3><section class="Card_card__w7"><label class="Field_field__f1">Code eingeben<input placeholder="XXXXX-XXXXX-XXXXX"></label></section>';
  }
  function detail() {
    var r = function (k, v, a) { return '<div class="List_row__l1"><span class="List_key__l2">' + k + '</span><span class="List_val__l3">' + v + '</span><span class="List_act__l4">' + (a || "") + "</span></div>" };
    return '<a class="Back_back__1" href="/subscriptions" data-nav>‹ Abonnements</a><h1 class="Page_title__aa1">' + ESC(me.plan) + " " + status() + '</h1><section class="Card_card__w7">' + r("Abonnementnummer", me.order) + r("Laufzeit", "12 Monate, Kunde seit " + me.since) + r(me.renews ? "Nächste Abbuchung" : "Läuft ab am", me.until + (me.renews ? " – " + me.price + " inkl. MwSt." : "")) +
      r("Automatische Verlängerung", '<b>' + (me.renews ? "Ein" : "Aus") + "</b><br><small>" + (me.renews ? "Wir verlängern Ihren Schutz rechtzeitig, damit Sie nie ohne Schutz sind." : (me.received ? "Ihre Kündigung ist eingegangen. " : "") + "Ihr Abonnement wird nicht verlängert. Sie können es bis zum " + me.until + " weiter nutzen.") + "</small>", SW(me.renews, "Automatische Verlängerung", me.renews ? "m:lose" : "renew")) +
      r("Zahlungsart", me.card ? "Mastercard •••• 2290" : "Keine Zahlungsart hinterlegt", '<a href="/payment" data-nav>Ändern</a>') + r("Geräte", me.devices.length + " von 5 verwendet", '<a href="/devices" data-nav>Geräte verwalten</a>') + '</section><p class="Page_small__c3">Die automatische Verlängerung erfolgt zum jeweils gültigen Preis. Wir informieren Sie mindestens 30 Tage vorher per E-Mail. Es gelten die <a href="/de/agb">AGB</a> und das <a href="/de/widerruf">Widerrufsrecht</a>.</p>';
  }
  function devices() { return '<h1 class="Page_title__aa1">Geräte</h1>' + me.devices.map(function (x, i) { return '<section class="Card_card__w7"><div class="Sub_row__s1"><span class="Tile_icon__m2"></span><div class="Sub_main__s2"><h2>' + ESC(x) + '</h2><p class="Card_sub__2">Geschützt – zuletzt online heute</p></div>' + B("Entfernen", "rmdev:" + i) + "</div></section>" }).join("") + B("Gerät hinzufügen", "noop", "primary") }
  function payment() { return '<h1 class="Page_title__aa1">Zahlungsdaten</h1><section class="Card_card__w7">' + (me.card ? "<h2>Mastercard •••• 2290</h2><p class='Card_sub__2'>Gültig bis 08/29</p>" + B("Zahlungsart entfernen", "rmcard") : "<p>Keine Zahlungsart hinterlegt.</p>") + "</section>" }
  function orders() { return '<h1 class="Page_title__aa1">Bestellverlauf</h1><section class="Card_card__w7"><div class="List_row__l1"><span class="List_key__l2">' + me.order + '</span><span class="List_val__l3">Kavento Prime, 12 Monate – 99,95 €</span><span class="List_act__l4"><a href="/orders" data-nav>Rechnung (PDF)</a></span></div><div class="List_row__l1"><span class="List_key__l2">KV-70318846-1</span><span class="List_val__l3">Kavento Prime, 12 Monate – 69,95 €</span><span class="List_act__l4"><a href="/orders" data-nav>Rechnung (PDF)</a></span></div></section>' }
  function profile() { return '<h1 class="Page_title__aa1">Profil &amp; Sicherheit</h1><section class="Card_card__w7"><label class="Field_field__f1">Vorname<input value="Jonas"></label><label class="Field_field__f1">Nachname<input value="Wiebking"></label><label class="Field_field__f1">E-Mail-Adresse<input value="' + me.email + '" disabled></label>' + B("Änderungen speichern", "save", "primary") + '</section><section class="Card_card__w7"><h2>Passwort</h2><p class="Card_sub__2">Zuletzt geändert vor 14 Monaten</p>' + B("Passwort ändern", "noop") + '</section><section class="Card_card__w7"><h2>Konto löschen</h2><p class="Card_sub__2">Wenn Sie Ihr Konto löschen, verlieren Sie den Zugriff auf alle Lizenzen und gespeicherten Passwörter. Dies kann nicht rückgängig gemacht werden.</p>' + B("Konto löschen", "m:delete", "danger") + "</section>" }
  function notes() { return '<h1 class="Page_title__aa1">Benachrichtigungen</h1><section class="Card_card__w7">' + [["security", "Sicherheitsnews"], ["offers", "Angebote und Rabatte"], ["research", "Umfragen"]].map(function (x) { return '<div class="List_row__l1"><span class="List_key__l2">' + x[1] + '</span><span class="List_val__l3"></span>' + SW(me.news[x[0]], x[1], "news:" + x[0]) + "</div>" }).join("") + "</section>" }

  function render() {
    var p = location.pathname, v = p === "/" ? dash : p === "/subscriptions" ? subs : p.indexOf("/subscriptions/") === 0 ? detail : p === "/devices" ? devices : p === "/payment" ? payment : p === "/orders" ? orders : p === "/profile" ? profile : notes;
    root.innerHTML = '<div class="App_app__1"><header class="Header_header__x1"><a class="Logo_logo__1aB9x" href="/" data-nav>kavento</a><div class="Header_right__x2"><a href="/de/support">Hilfe</a><button type="button" class="Header_user__x3" data-act="menu" aria-haspopup="menu" aria-expanded="' + menu + '">JW <span>' + ESC(me.email) + '</span></button>' + (menu ? '<div class="Menu_menu__y1" role="menu"><a role="menuitem" href="/profile" data-nav>Profil &amp; Sicherheit</a><a role="menuitem" href="/subscriptions" data-nav>Abonnements</a><a role="menuitem" href="/de/produkte">Abmelden</a></div>' : "") + '</div></header><div class="App_body__2"><aside class="Side_side__z1"><nav>' + NAV.map(function (n) { var on = n[0] === p || (n[0] !== "/" && p.indexOf(n[0]) === 0); return '<a href="' + n[0] + '" data-nav class="Side_link__z2' + (on ? " Side_active__z3" : "") + '"' + (on ? ' aria-current="page"' : "") + ">" + n[1].replace("&", "&amp;") + "</a>" }).join("") + '</nav><div class="Side_app__z4"><b>Kavento App</b><small>Verwalten Sie Ihren Schutz auch unterwegs.</small></div></aside><main class="App_main__3">' + (toast ? '<div class="Toast_toast__1" role="status">' + toast + "</div>" : "") + v() + '</main></div><footer class="Footer_footer__9wQp2"><div><a href="/de/impressum">Impressum</a><a href="/de/agb">AGB &amp; Lizenzbedingungen</a><a href="/de/datenschutz">Datenschutz</a><a href="/de/widerruf">Widerrufsrecht</a><a href="/de/vertraege-kuendigen">Verträge hier kündigen</a><a href="#" data-act="cookies">Cookie-Einstellungen</a></div><small>© 2026 Kavento Sicherheit GmbH, Tettnang-Süd. Alle Rechte vorbehalten.</small></footer></div>';
  }
  function nav(p) { history.pushState(null, "", p); toast = ""; menu = false; render(); scrollTo(0, 0) }
  function close() { portal.innerHTML = ""; document.body.classList.remove("ReactModal__Body--open") }
  function modal(inner, title) {
    document.body.classList.add("ReactModal__Body--open");
    portal.innerHTML = '<div class="ReactModalPortal"><div class="ReactModal__Overlay ReactModal__Overlay--after-open"><div class="ReactModal__Content Modal_content__v1" role="dialog" aria-modal="true" aria-label="' + title + '" tabindex="-1"><button type="button" class="Modal_x__v2" aria-label="Schließen" data-act="close">×</button><h2>' + title + "</h2>" + inner + "</div></div></div>";
    portal.querySelector("[role=dialog]").focus();
  }
  var M = {
    lose: function () { modal('<p>Wenn Sie die automatische Verlängerung deaktivieren, sind Ihre Geräte ab dem <b>' + me.until + '</b> nicht mehr vollständig geschützt. Sie verlieren:</p><ul class="Modal_list__v3"><li>Echtzeitschutz vor Viren, Ransomware und Phishing auf ' + me.devices.length + ' Geräten</li><li>VPN Pro mit unbegrenztem Datenvolumen</li><li>Passwort-Manager Pro mit Sicherheitsstatus</li><li>Ihre Virenschutz-Zusage und den Prime-Telefonsupport</li></ul><div class="Modal_actions__v4">' + B("Verlängerung beibehalten", "close", "primary") + B("Weiter zur Deaktivierung", "m:reason", "link") + "</div>", "Möchten Sie Ihren Schutz wirklich aufgeben?") },
    reason: function () {
      modal('<p>Ihre Rückmeldung hilft uns, Kavento zu verbessern.</p><div role="radiogroup" aria-label="Grund">' + ["Die Verlängerung ist zu teuer", "Ich nutze ein anderes Sicherheitsprodukt", "Ich hatte technische Probleme", "Mein Gerät ist langsamer geworden", "Ich möchte selbst entscheiden, wann ich verlängere", "Ich benutze das Produkt nicht mehr", "Anderer Grund"].map(function (t, i) { return '<label class="Radio_radio__u1"><input type="radio" name="churn-reason" value="r' + (i + 1) + '"><span class="Radio_dot__u2"></span><span>' + t + "</span></label>" }).join("") + '</div><div class="Modal_actions__v4">' + B("Abbrechen", "close") + B("Weiter", "reason-next", "primary", " disabled") + "</div>", "Warum möchten Sie die automatische Verlängerung deaktivieren?");
    },
    offer: function () { modal('<div class="Offer_offer__o1"><span class="Offer_pct__o2">40 %</span><p>Behalten Sie die automatische Verlängerung und zahlen Sie für Ihr nächstes Jahr ' + ESC(me.plan) + ' nur <b>59,97 €</b> statt <s>99,95 €</s>.</p><small>Rabatt gilt einmalig für die Verlängerung am ' + me.until + '. Danach Verlängerung zum regulären Preis.</small></div><div class="Modal_actions__v4">' + B("Rabatt sichern", "offer", "primary") + B("Nein danke, Verlängerung deaktivieren", "off", "link") + "</div>", "Ein Angebot nur für Sie") },
    done: function () { modal("<p>Die automatische Verlängerung für " + ESC(me.plan) + " wurde deaktiviert. Sie können Ihr Abonnement noch bis zum <b>" + me.until + '</b> nutzen. Wir haben Ihnen eine Bestätigung an ' + ESC(me.email) + ' gesendet.</p><div class="Modal_actions__v4">' + B("Fertig", "close", "primary") + "</div>", "Automatische Verlängerung deaktiviert") },
    upgrade: function () { modal("<p>Kavento Prime Family: 139,95 €/Jahr. Der anteilige Betrag wird sofort abgebucht.</p><div class='Modal_actions__v4'>" + B("Kostenpflichtig upgraden", "upgrade", "primary") + B("Abbrechen", "close") + "</div>", "Upgrade auf Prime Family") },
    cart: function () { modal("<p>30 Tage kostenlos, danach 4,95 € pro Monat.</p><div class='Modal_actions__v4'>" + B("Zahlungspflichtig bestellen", "cart", "primary") + B("Abbrechen", "close") + "</div>", "Kavento Identitätsschutz") },
    delete: function () { modal("<p>Alle Lizenzen, Geräte und Passwörter werden unwiderruflich gelöscht.</p><div class='Modal_actions__v4'>" + B("Abbrechen", "close") + B("Konto endgültig löschen", "delete", "danger") + "</div>", "Konto wirklich löschen?") }
  };
  function upd(pr, then) { portal.querySelectorAll("button").forEach(function (b) { b.disabled = true }); pr.then(function (x) { me = x; close(); render(); then && then() }) }
  function act(a, el) {
    var S = "/subscriptions/" + me.order;
    if (a.indexOf("m:") === 0) return M[a.slice(2)]();
    if (a.indexOf("nav:") === 0) return nav(a.slice(4));
    if (a === "close") return close();
    if (a === "menu") { menu = !menu; return render() }
    if (a === "reason-next") { var r = portal.querySelector("input:checked"); if (!r) return; reason = r.value; el.disabled = true; return api("POST", S + "/churn-reason", { reason: reason }).then(function () { M.offer() }) }
    if (a === "off") return upd(api("PUT", S + "/auto-renewal", { enabled: false, reason: reason }), M.done);
    if (a === "renew") return upd(api("PUT", S + "/auto-renewal", { enabled: true }));
    if (a === "offer") return upd(api("POST", S + "/retention-offer", { code: "STAY40" }));
    if (a === "upgrade") return upd(api("POST", "/upgrade", {}));
    if (a === "cart") return upd(api("POST", "/cart", { sku: "identity" }));
    if (a === "delete") return upd(api("DELETE", "/account"));
    if (a === "rmcard") return upd(api("DELETE", "/payment-method"));
    if (a === "save") return upd(api("PATCH", "/profile", {}), function () { toast = "Gespeichert"; render() });
    if (a.indexOf("rmdev:") === 0) return upd(api("DELETE", "/devices", { device: me.devices[+a.slice(6)] }));
    if (a.indexOf("news:") === 0) { var k = a.slice(5); return upd(api("PATCH", "/notifications", { key: k, on: !me.news[k] })) }
    if (a === "cookies") return banner(true);
  }
  document.addEventListener("click", function (ev) {
    var n = ev.target.closest("[data-nav]"), a = ev.target.closest("[data-act]");
    if (n) { ev.preventDefault(); return nav(n.getAttribute("href")) }
    if (a) { ev.preventDefault(); if (!a.disabled) act(a.getAttribute("data-act"), a) }
  });
  document.addEventListener("change", function (ev) { if (ev.target.name === "churn-reason") portal.querySelector('[data-act="reason-next"]').disabled = false });
  document.addEventListener("keydown", function (ev) { if (ev.key === "Escape") close() });
  window.addEventListener("popstate", function () { close(); render() });
  function banner(force) {
    if (!force && /OptanonAlertBoxClosed=/.test(document.cookie)) return;
    var d = document.createElement("div"); d.id = "onetrust-consent-sdk";
    d.innerHTML = '<div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie-Banner"><div role="alertdialog" aria-label="Datenschutz"><div id="onetrust-policy-text">Wir verwenden Cookies und ähnliche Technologien, um unsere Website bereitzustellen, zu analysieren und Ihnen relevante Angebote zu zeigen. <a href="/de/datenschutz">Cookie-Richtlinie</a></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" type="button">Cookie-Einstellungen</button><button id="onetrust-reject-all-handler" type="button">Alle ablehnen</button><button id="onetrust-accept-btn-handler" type="button">Alle Cookies akzeptieren</button></div></div></div>';
    d.addEventListener("click", function (ev) { if (ev.target.tagName === "BUTTON") { document.cookie = "OptanonAlertBoxClosed=" + Date.now() + "; path=/; max-age=31536000"; d.remove() } });
    document.body.appendChild(d);
  }
  root.innerHTML = '<div class="Spinner_spinner__1" aria-label="Wird geladen"></div>';
  api("GET", "/me").then(function (x) { me = x; render(); setTimeout(banner, 500) });
}();
