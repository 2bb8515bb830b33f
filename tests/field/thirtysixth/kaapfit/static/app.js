(function () {
  var app = document.getElementById("app"), me = null, snack = "", reason = "", consent = false, uid = 0;
  function btn(label, act, kind, attrs) {
    return '<button type="button" class="v-btn v-theme--light v-btn--density-default v-btn--size-default v-btn--variant-' + (kind || "text") + (kind === "flat" ? " bg-primary" : " text-primary") + '" data-a="' + act + '" ' + (attrs || "") + '><span class="v-btn__overlay"></span><span class="v-btn__underlay"></span><span class="v-btn__content" data-no-activator="">' + label + "</span></button>";
  }
  function link(label, to, kind) {
    return '<a href="' + to + '" class="v-btn v-theme--light v-btn--density-default v-btn--size-default v-btn--variant-' + (kind || "text") + (kind === "flat" ? " bg-primary" : " text-primary") + '"><span class="v-btn__overlay"></span><span class="v-btn__content">' + label + "</span></a>";
  }
  function card(title, text, actions, extra) {
    return '<div class="v-card v-theme--light v-card--density-default v-card--variant-elevated ' + (extra || "") + '"><div class="v-card-item"><div class="v-card-item__content"><div class="v-card-title">' + title + '</div></div></div><div class="v-card-text">' + text + "</div>" + (actions ? '<div class="v-card-actions">' + actions + "</div>" : "") + "</div>";
  }
  function item(title, sub, to) {
    return '<a class="v-list-item v-list-item--link v-theme--light v-list-item--two-line" href="' + to + '"><span class="v-list-item__overlay"></span><div class="v-list-item__content"><div class="v-list-item-title">' + title + '</div><div class="v-list-item-subtitle">' + sub + '</div></div><div class="v-list-item__append"><i class="mdi mdi-chevron-right v-icon" aria-hidden="true"></i></div></a>';
  }
  function list(h) { return '<div class="v-list v-theme--light v-list--density-default" role="list">' + h + "</div>"; }
  function chip(t, c) { return '<span class="v-chip v-theme--light v-chip--variant-tonal ' + c + '"><span class="v-chip__content">' + t + "</span></span>"; }
  function field(label, v) {
    var id = "input-" + (++uid);
    return '<div class="v-input v-text-field"><div class="v-field v-field--variant-outlined"><label class="v-label v-field-label" for="' + id + '">' + label + '</label><input class="v-field__input" id="' + id + '" value="' + v + '"></div></div>';
  }
  var ended = function () { return me.status === "scheduled" || me.status === "deleted"; };
  function status() {
    return { scheduled: chip("Opgezegd per " + me.end, "text-warning"), paused: chip("Bevroren", "text-info"), deleted: chip("Account verwijderd", "") }[me.status] || chip("Actief", "text-success");
  }
  function summary() {
    if (me.status === "scheduled") return "<p>Je lidmaatschap is opgezegd. Je kunt nog sporten tot en met <b>" + me.end + "</b>. Daarna wordt er niets meer afgeschreven.</p>";
    if (me.status === "paused") return "<p>Je lidmaatschap is tijdelijk bevroren. Je betaalt € 4,99 per 4 weken.</p>";
    if (me.status === "discounted") return "<p>Je eerstvolgende periode is gratis. Je lidmaatschap loopt door met een nieuwe looptijd van 12 maanden.</p>";
    if (me.status === "deleted") return "<p>Je account is verwijderd.</p>";
    return "<p>Je volgende incasso van <b>" + me.price + "</b> vindt plaats op <b>" + me.next + "</b>.</p>";
  }
  var REASONS = [["duur", "Ik vind het lidmaatschap te duur"], ["weinig", "Ik sport te weinig"], ["verhuizing", "Ik ga verhuizen"], ["blessure", "Ik heb een blessure of gezondheidsklachten"], ["drukte", "Het is te druk in de club"], ["overstap", "Ik ga ergens anders sporten"], ["tevreden", "Ik ben niet tevreden over de club of de service"], ["anders", "Een andere reden"]];
  var views = {
    "/": function () {
      return "<h1>Hoi Sanne!</h1><p class=\"sub\">Fijn dat je er weer bent. Je hebt deze maand 3 keer getraind.</p>" +
        card("KaapFit " + me.plan + " " + status(), summary(), link("Bekijk lidmaatschap", "/lidmaatschap")) +
        card("Train thuis of in de club", "<p>Ontdek ruim 200 workouts in de KaapFit-app. Van yoga tot HIIT: jij kiest.</p>", link("Naar de app", "/club"), "bg-accent") +
        card("Neem een vriend mee", "<p>Met jouw Premium-lidmaatschap mag je altijd één vriend gratis meenemen. Voeg je vriend toe en scan samen in.</p>", link("Vriend uitnodigen", "/club")) +
        card("Jouw club", "<p>KaapFit Utrecht Kanaleneiland · vandaag open van 06.00 tot 23.00 uur</p>", link("Wijzig club", "/club"));
    },
    "/lidmaatschap": function () {
      return "<h1>Mijn lidmaatschap</h1>" + card("KaapFit " + me.plan + " " + status(),
        "<dl><dt>Lidnummer</dt><dd>NL-30418872</dd><dt>Lid sinds</dt><dd>" + me.since + "</dd><dt>Prijs</dt><dd>" + me.price + " per 4 weken</dd><dt>Looptijd</dt><dd>Flex, opzegtermijn 1 maand</dd></dl>" + summary(),
        me.status === "scheduled" ? btn("Opzegging intrekken", "revoke", "flat") : "") +
        card("KaapWater-abonnement", me.addon ? "<p>Onbeperkt sportwater voor € 5,99 per 4 weken.</p>" : "<p>Stopgezet.</p>", me.addon ? btn("KaapWater stopzetten", "drinks") : "") +
        (ended() ? "" : card("Lidmaatschap beheren", list(item("Lidmaatschap wijzigen", "Stap over naar Comfort, Premium of Ultimate", "/wijzigen") + item("Lidmaatschap bevriezen", "Er even tussenuit? Zet je lidmaatschap op pauze", "/bevriezen") + item("Lidmaatschap overdragen", "Geef je lidmaatschap door aan iemand anders", "/hulp") + item("Lidmaatschap beëindigen", "Bekijk je opties en de opzegtermijn", "/beeindigen"))));
    },
    "/wijzigen": function () {
      return "<h1>Lidmaatschap wijzigen</h1>" + card("Ultimate", "<p>€ 39,99 per 4 weken. Alles van Premium, plus onbeperkt sportwater en massagestoelen.</p>", btn("Upgrade naar Ultimate", "upgrade", "flat")) + card("Premium", "<p>€ 31,99 per 4 weken. Alle clubs in Europa en altijd een vriend mee.</p>") + card("Comfort", "<p>€ 23,99 per 4 weken. Sporten in alle clubs in Nederland.</p>", btn("Kies Comfort", "switch", "outlined"));
    },
    "/bevriezen": function () {
      return "<h1>Lidmaatschap bevriezen</h1>" + card("Even pauze?", "<p>Je kunt je lidmaatschap 4, 8 of 12 weken bevriezen voor € 4,99 per 4 weken. Na afloop start je lidmaatschap automatisch weer.</p>", btn("Nu bevriezen", "freeze", "flat") + link("Terug", "/lidmaatschap"));
    },
    "/betalingen": function () {
      return "<h1>Betalingen</h1>" + card("Betaalgegevens", "<p>SEPA-incasso · NL** RABO **** **21 08</p>") + card("Facturen", '<div class="v-table"><table><thead><tr><th>Datum</th><th>Omschrijving</th><th>Bedrag</th></tr></thead><tbody>' + me.invoices.map(function (d) { return "<tr><td>" + d + "</td><td>Contributie Premium</td><td>€ 31,99</td></tr>"; }).join("") + "</tbody></table></div>");
    },
    "/gegevens": function () {
      return "<h1>Mijn gegevens</h1>" + card("Persoonlijke gegevens", field("Voornaam", "Sanne") + field("Achternaam", "Verhoeven") + field("E-mailadres", "sanne.verhoeven@example.nl") + field("Mobiel nummer", "06 1234 0098"), btn("Opslaan", "profile", "flat")) +
        card("Nieuwsbrief", "<p>Je ontvangt elke week tips en acties.</p>", btn("Afmelden", "newsletter")) + card("Account verwijderen", "<p>Je verwijdert je online account en trainingsgeschiedenis. Let op: hiermee zeg je je lidmaatschap niet op.</p>", btn("Account verwijderen", "account", "outlined"));
    },
    "/club": function () { return "<h1>Club en app</h1>" + card("KaapFit Utrecht Kanaleneiland", "<p>Beneluxlaan 904, Utrecht. Maandag t/m vrijdag 06.00–23.00 uur, zaterdag en zondag 08.00–20.00 uur.</p>") + card("Sporttas KaapFit", "<p>Nu voor € 14,95, gratis verzonden naar je club.</p>", btn("Bestellen", "order", "flat")); },
    "/hulp": function () {
      return "<h1>Klantenservice</h1>" + ["Hoe kan ik mijn lidmaatschap opzeggen?|Je zegt je lidmaatschap op in Mijn KaapFit, onder <a href=\"/lidmaatschap\">Mijn lidmaatschap</a>. Na je eerste contractperiode geldt een opzegtermijn van één maand.", "Kan ik mijn lidmaatschap tijdelijk stopzetten?|Ja, je kunt je lidmaatschap tot 12 weken <a href=\"/bevriezen\">bevriezen</a>.", "Mijn incasso is mislukt, wat nu?|We proberen het na 7 dagen opnieuw. Je kunt ook zelf betalen met iDEAL.", "Hoe neem ik contact op?|Chat met ons op werkdagen tussen 09.00 en 17.30 uur."].map(function (x) { x = x.split("|"); return '<details class="v-expansion-panel"><summary class="v-expansion-panel-title">' + x[0] + '</summary><div class="v-expansion-panel-text">' + x[1] + "</div></details>"; }).join("");
    },
    "/beeindigen": function () {
      if (ended()) return go("/lidmaatschap", true);
      return '<div class="stepper">Stap 1 van 3</div><h1>Wat jammer dat je wilt stoppen</h1><p>Misschien past een van deze opties beter bij je situatie?</p>' +
        card("Bevries je lidmaatschap", "<p>Op vakantie, geblesseerd of gewoon even druk? Zet je lidmaatschap tot 12 weken op pauze voor € 4,99 per 4 weken en behoud je huidige tarief.</p>", btn("Bevriezen", "freeze", "flat")) +
        card("Stap over naar Comfort", "<p>Blijf sporten in al onze Nederlandse clubs en bespaar € 8,00 per 4 weken.</p>", btn("Overstappen naar Comfort", "switch", "flat")) +
        '<div class="end">' + link("Nee, ik wil toch opzeggen", "/beeindigen/reden") + "</div>";
    },
    "/beeindigen/reden": function () {
      if (ended()) return go("/lidmaatschap", true);
      return '<div class="stepper">Stap 2 van 3</div><h1>Waarom wil je opzeggen?</h1><p>Jouw antwoord helpt ons om KaapFit beter te maken.</p><div class="v-input v-input--vertical v-radio-group"><div class="v-selection-control-group" role="radiogroup" aria-label="Reden van opzegging">' +
        REASONS.map(function (r, i) { return '<div class="v-selection-control v-radio"><div class="v-selection-control__wrapper"><div class="v-selection-control__input"><i class="mdi mdi-radiobox-' + (reason === r[0] ? "marked" : "blank") + ' v-icon" aria-hidden="true"></i><input id="radio-' + i + '" type="radio" name="radio-group-7" value="' + r[0] + '"' + (reason === r[0] ? " checked" : "") + '></div></div><label class="v-label v-label--clickable" for="radio-' + i + '">' + r[1] + "</label></div>"; }).join("") +
        '</div></div><div class="v-card-actions">' + link("Terug", "/beeindigen") + btn("Volgende", "next", "flat", reason ? "" : "disabled") + "</div>";
    },
    "/beeindigen/overzicht": function () {
      if (ended()) return go("/lidmaatschap", true);
      if (!reason) return go("/beeindigen/reden", true);
      return '<div class="stepper">Stap 3 van 3</div><h1>Controleer je opzegging</h1>' +
        card("Blijf nog even: 4 weken gratis sporten", "<p>Speciaal voor jou: blijf lid en je eerstvolgende 4 weken zijn van ons. Je lidmaatschap wordt omgezet naar een jaarcontract tegen je huidige tarief.</p>", btn("Ja, ik pak 4 weken gratis", "loyalty", "flat"), "bg-accent") +
        card("Jouw opzegging", "<dl><dt>Lidmaatschap</dt><dd>KaapFit Premium (NL-30418872)</dd><dt>Opzegdatum</dt><dd>" + me.today + "</dd><dt>Opzegtermijn</dt><dd>1 maand</dd><dt>Laatste sportdag</dt><dd>" + me.end + '</dd></dl><p>Na deze datum heb je geen toegang meer tot de clubs, de groepslessen en de KaapFit-app en kan je vriend niet meer mee. Je huidige tarief van € 31,99 vervalt; bij een nieuwe inschrijving betaal je opnieuw € 29,99 inschrijfkosten.</p><p>Tijdens de opzegtermijn wordt de contributie op de gebruikelijke datum geïncasseerd. Openstaande bedragen blijven verschuldigd.</p>' +
          '<div class="v-input v-checkbox"><div class="v-selection-control"><div class="v-selection-control__wrapper"><div class="v-selection-control__input"><i class="mdi mdi-checkbox-' + (consent ? "marked" : "blank-outline") + ' v-icon" aria-hidden="true"></i><input id="checkbox-12" type="checkbox"' + (consent ? " checked" : "") + '></div></div><label class="v-label v-label--clickable" for="checkbox-12">Ik begrijp dat mijn lidmaatschap op ' + me.end + " eindigt en ga akkoord met de opzegvoorwaarden.</label></div></div>",
          link("Lid blijven", "/lidmaatschap", "flat") + btn("Opzeggen", "ask", "text", consent ? "" : "disabled"));
    },
    "/beeindigen/bevestiging": function () {
      if (me.status !== "scheduled") return go("/lidmaatschap", true);
      return "<h1>Je opzegging is verwerkt</h1>" + card("Bedankt dat je bij ons hebt gesport, Sanne", "<p>Je lidmaatschap eindigt op <b>" + me.end + "</b>. Tot die tijd ben je van harte welkom in al onze clubs. We hebben een bevestiging gestuurd naar sanne.verhoeven@example.nl. Geen mail ontvangen? Controleer dan ook je spamfolder.</p><p>Kenmerk: OPZ-2290571</p>", link("Naar Mijn KaapFit", "/")) + card("Toch van gedachten veranderd?", "<p>Tot je laatste sportdag kun je je opzegging kosteloos intrekken.</p>", btn("Opzegging intrekken", "revoke", "flat"));
    }
  };
  function go(p, rep) { history[rep ? "replaceState" : "pushState"](null, "", p); setTimeout(render, 0); return ""; }
  function render() {
    var p = location.pathname.replace(/(.)\/$/, "$1"), v = views[p];
    var h = v ? v() : "<h1>Pagina niet gevonden</h1>" + link("Naar Mijn KaapFit", "/");
    var nav = [["/", "Dashboard"], ["/lidmaatschap", "Lidmaatschap"], ["/betalingen", "Betalingen"], ["/gegevens", "Mijn gegevens"], ["/club", "Club en app"], ["/hulp", "Klantenservice"]];
    app.innerHTML = '<div class="v-application v-theme--light v-layout v-locale--is-ltr"><div class="v-application__wrap"><header class="v-toolbar v-app-bar"><div class="v-toolbar__content"><a class="v-toolbar-title" href="/">KAAPFIT</a><nav class="tabs" aria-label="Hoofdmenu">' + nav.map(function (n) { return '<a href="' + n[0] + '" class="v-tab' + (p === n[0] ? ' v-tab--selected" aria-current="page' : "") + '">' + n[1] + "</a>"; }).join("") + "</nav>" + btn("Uitloggen", "logout") + '</div></header><main class="v-main"><div class="v-container">' + h + '</div></main><footer class="v-footer"><div><a href="/hulp">Veelgestelde vragen</a><a href="/hulp">Algemene voorwaarden</a><a href="/hulp">Huisregels</a><a href="/hulp">Privacyverklaring</a><a href="/hulp">Cookies</a><a href="/hulp">Werken bij</a></div><p>© ' + new Date().getFullYear() + " KaapFit Nederland B.V. · KvK 64110928 · Alle prijzen zijn inclusief btw. Contributie wordt per 4 weken vooraf geïncasseerd.</p></footer></div></div>" +
      (localStorage.getItem("kf_cookies") ? "" : '<div class="cookie" role="region" aria-label="Cookies"><b>Ook wij hebben trek in cookies</b><p>KaapFit gebruikt functionele en analytische cookies. Met jouw toestemming plaatsen we ook marketingcookies, zodat we je persoonlijke aanbiedingen kunnen laten zien.</p>' + btn("Alleen noodzakelijk", "ck0") + btn("Alles accepteren", "ck1", "flat") + "</div>") +
      '<div class="v-overlay-container">' + (snack ? '<div class="v-snackbar" role="status">' + snack + "</div>" : "") + "</div>";
    snack = "";
  }
  function dialog() {
    document.querySelector(".v-overlay-container").innerHTML = '<div class="v-overlay v-overlay--active v-theme--light v-dialog v-overlay--scroll-blocked" role="dialog" aria-modal="true" aria-labelledby="dlg"><div class="v-overlay__scrim"></div><div class="v-overlay__content"><div class="v-card v-theme--light"><div class="v-card-title" id="dlg">Weet je het zeker?</div><div class="v-card-text">Je staat op het punt om je Premium-lidmaatschap per ' + me.end + ' te beëindigen. Samen hebben we al 146 trainingen op de teller staan. Wil je echt stoppen?</div><div class="v-card-actions">' + btn("Ja, zeg mijn lidmaatschap op", "final") + btn("Nee, ik blijf lid", "close", "flat") + "</div></div></div></div>";
    document.querySelector(".v-dialog .bg-primary").focus();
  }
  function api(m, p, b) {
    return fetch("/api" + p, { method: m, headers: { "Content-Type": "application/json", Accept: "application/json" }, body: m === "GET" ? undefined : JSON.stringify(b || {}) }).then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  var calls = { freeze: ["POST", "/membership/freeze", "Je lidmaatschap is bevroren."], "switch": ["POST", "/membership/switch", "Je bent overgestapt naar Comfort."], upgrade: ["POST", "/membership/upgrade", "Je hebt nu Ultimate."], loyalty: ["POST", "/membership/loyalty", "Top! Je volgende 4 weken zijn gratis."], revoke: ["POST", "/membership/revoke", "Je opzegging is ingetrokken."], account: ["DELETE", "/account", "Je account is verwijderd."], order: ["POST", "/shop/order", "Bedankt voor je bestelling."], drinks: ["DELETE", "/addons/drinks", "KaapWater is stopgezet."], profile: ["PATCH", "/profile", "Je gegevens zijn opgeslagen."], newsletter: ["PATCH", "/newsletter", "Je bent afgemeld."], logout: ["POST", "/logout", "Je bent uitgelogd."] };
  document.addEventListener("click", function (e) {
    var a = e.target.closest("a[href^='/']"), b = e.target.closest("[data-a]");
    if (a) { e.preventDefault(); go(a.getAttribute("href")); window.scrollTo(0, 0); return; }
    if (!b || b.disabled) return;
    var k = b.getAttribute("data-a"), c = calls[k];
    if (k === "ck0" || k === "ck1") { localStorage.setItem("kf_cookies", k); b.closest(".cookie").remove(); }
    else if (k === "next") go("/beeindigen/overzicht");
    else if (k === "ask") dialog();
    else if (k === "close") document.querySelector(".v-overlay-container").innerHTML = "";
    else if (k === "final") { b.disabled = true; b.classList.add("v-btn--loading"); api("POST", "/membership/termination", { reason: reason, consent: consent }).then(function (d) { me = d; setTimeout(function () { go("/beeindigen/bevestiging"); }, 700); }).catch(function () { snack = "Er ging iets mis. Probeer het later opnieuw."; render(); }); }
    else if (c) { b.disabled = true; api(c[0], c[1]).then(function (d) { me = d; snack = c[2]; go(c[0] === "POST" && k !== "order" && k !== "logout" ? "/lidmaatschap" : location.pathname); }); }
  });
  document.addEventListener("change", function (e) {
    if (e.target.type === "radio") { reason = e.target.value; render(); }
    if (e.target.id === "checkbox-12") { consent = e.target.checked; render(); }
  });
  window.addEventListener("popstate", render);
  app.innerHTML = '<div class="v-progress-circular" role="progressbar" aria-label="Laden"></div>';
  api("GET", "/me").then(function (d) { me = d; setTimeout(render, 250); });
})();
