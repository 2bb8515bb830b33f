(() => {
  const root = document.getElementById('__root'), portal = document.getElementById('portal');
  let acc = null, reason = null;
  const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const get = () => fetch('/api/account').then(r => r.json());
  const post = (p, b) => fetch('/api' + p, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json());
  const go = to => { history.pushState(null, '', to); return render(); };

  const header = () => `<header class="sc-bczRLJ hdr"><a href="/ontdek" data-l class="logo" aria-label="Kijkhaven home">kijk<b>haven</b></a>
    <nav aria-label="Hoofdmenu"><a href="/ontdek" data-l>Ontdek</a><a href="/series" data-l>Series</a><a href="/films" data-l>Films</a><a href="/programmas" data-l>Programma's</a><a href="/sport" data-l>Sport</a><a href="/kids" data-l>Kids</a><a href="/live" data-l>Live tv</a></nav>
    <div class="hdr-r"><a href="/zoeken" data-l aria-label="Zoeken">Zoeken</a><button type="button" class="ava" aria-haspopup="menu" aria-expanded="false" aria-label="Profielmenu" data-a="menu">F</button>
    <div class="pmenu" role="menu" hidden><a role="menuitem" href="/profielen" data-l>Profiel wisselen</a><a role="menuitem" href="/mijn-lijst" data-l>Mijn lijst</a><a role="menuitem" href="/" data-l>Account</a><a role="menuitem" href="/hulp" data-l>Hulp nodig?</a><button role="menuitem" type="button" data-a="logout">Uitloggen</button></div></div></header>`;
  const footer = () => `<footer class="ftr"><div class="fl"><a href="/hulp" data-l>Klantenservice</a><a href="/cadeaukaart" data-l>Cadeaukaart</a><a href="/apparaten-info" data-l>Geschikte apparaten</a><a href="/over" data-l>Over Kijkhaven</a><a href="/adverteren" data-l>Adverteren</a><a href="/vacatures" data-l>Werken bij</a><a href="/voorwaarden" data-l>Algemene voorwaarden</a><a href="/privacy" data-l>Privacy- en cookiebeleid</a><button type="button" data-a="consent">Cookie-instellingen</button><a href="/herroepen" data-l>Herroepingsrecht</a></div><p>© Kijkhaven B.V. Hilversum. Alle prijzen zijn inclusief btw. Kijkwijzer en NICAM.</p></footer>`;
  const tabs = cur => `<nav class="tabs" aria-label="Account">${[['/', 'Account'], ['/account/abonnement', 'Abonnement'], ['/account/betaling', 'Betaling'], ['/profielen', 'Profielen'], ['/account/apparaten', 'Apparaten'], ['/cadeaukaart', 'Code inwisselen']].map(([u, n]) => `<a href="${u}" data-l ${u === cur ? 'aria-current="page"' : ''}>${n}</a>`).join('')}</nav>`;
  const tiles = (l, o) => `<ul class="tiles">${l.map((t, i) => `<li><img src="/img/${o + i}.svg" alt="" width="210" height="118"><span>${esc(t)}</span></li>`).join('')}</ul>`;
  const ended = () => acc.status === 'scheduled';
  const note = () => ended() ? `<div class="alert" role="status"><strong>Je hebt je abonnement opgezegd.</strong> Je kunt nog t/m ${acc.einde} kijken.</div>` : '';

  const pages = {
    '/': () => `${tabs('/')}<h1>Hoi ${acc.voornaam}</h1>${note()}
      <section class="panel"><h2>Jouw abonnement</h2><div class="row"><div><p class="big">Kijkhaven ${acc.planNaam}</p><p class="mut">${acc.prijs} per maand${ended() ? '' : ' · maandelijks opzegbaar'}</p></div><div class="rt"><p>${ended() ? 'Loopt af op ' + acc.einde : 'Volgende betaling: ' + acc.volgende}</p><a class="lnk" href="/account/abonnement" data-l>Beheer abonnement</a></div></div></section>
      <section class="panel"><h2>Gegevens</h2>
        <div class="row"><span>Naam</span><span>${esc(acc.naam)}</span><a class="lnk" href="/account/gegevens" data-l>Wijzigen</a></div>
        <div class="row"><span>E-mailadres</span><span>${esc(acc.email)}</span><a class="lnk" href="/account/gegevens" data-l>Wijzigen</a></div>
        <div class="row"><span>Wachtwoord</span><span>••••••••••</span><a class="lnk" href="/account/gegevens" data-l>Wijzigen</a></div>
        <div class="row"><span>Nieuwsbrief en tips</span><label class="sw"><input type="checkbox" role="switch" data-a="news" ${acc.nieuws ? 'checked' : ''}> Ja, mail mij kijktips</label></div></section>
      <section class="panel promo"><img src="/img/14.svg" alt="" width="180" height="101"><div><h2>Geef Kijkhaven cadeau</h2><p>Een cadeaukaart voor 1, 3 of 6 maanden kijkplezier.</p><a class="lnk" href="/cadeaukaart" data-l>Bekijk cadeaukaarten</a></div></section>
      <section class="panel"><h2>Privacy</h2><div class="row"><span>Mijn gegevens opvragen</span><a class="lnk" href="/privacy" data-l>Aanvragen</a></div><div class="row"><span>Account verwijderen</span><a class="lnk" href="/account/verwijderen" data-l>Account verwijderen</a></div></section>`,
    '/account/abonnement': () => `${tabs('/account/abonnement')}<h1>Abonnement</h1>${note()}
      <section class="panel"><h2>Kijkhaven ${acc.planNaam}</h2><ul class="usp"><li>Alle series, films en programma's</li><li>${acc.plan === 'basis' ? 'Met reclame' : acc.plan === 'plus' ? 'Beperkt reclame' : 'Zonder reclame'}</li><li>Kijk op ${acc.plan === 'premium' ? 4 : acc.plan === 'plus' ? 2 : 1} ${acc.plan === 'basis' ? 'scherm' : 'schermen'} tegelijk</li><li>Downloaden ${acc.plan === 'basis' ? 'niet mogelijk' : 'op 2 apparaten'}</li></ul>
        <dl class="kv"><dt>Prijs</dt><dd>${acc.prijs} per maand</dd><dt>Abonnee sinds</dt><dd>${acc.sinds}</dd><dt>Status</dt><dd>${ended() ? 'Opgezegd, loopt af op ' + acc.einde : 'Actief'}</dd>${ended() ? '' : `<dt>Volgende betaling</dt><dd>${acc.volgende}</dd>`}<dt>Betaalwijze</dt><dd>iDEAL / automatische incasso</dd></dl>
        ${ended() ? '<button type="button" class="btn pri" data-a="react">Abonnement heractiveren</button>' : '<a class="btn pri" href="/account/abonnement/wijzigen" data-l>Abonnement wijzigen</a>'}</section>
      <section class="panel"><h2>Extra kijker</h2><p>Deel Kijkhaven met iemand buiten je huishouden voor € 3,99 per maand extra.</p>${acc.extra ? '<p><b>Toegevoegd</b></p>' : '<button type="button" class="btn sec" data-a="extra">Extra kijker toevoegen</button>'}</section>
      ${ended() ? '' : '<p class="end"><a class="lnk" href="/account/abonnement/opzeggen" data-l>Abonnement opzeggen</a></p>'}
      <p class="small">Je abonnement wordt iedere maand automatisch verlengd. Heb je een abonnement via je tv-provider of een app store? Dan beheer je dat bij die partij.</p>`,
    '/account/abonnement/wijzigen': () => `${tabs('/account/abonnement')}<h1>Kies je abonnement</h1><div class="plans">${[['basis', 'Basis', '€ 5,99', 'Met reclame · 1 scherm'], ['plus', 'Plus', '€ 8,99', 'Beperkt reclame · 2 schermen'], ['premium', 'Premium', '€ 11,99', 'Zonder reclame · 4 schermen']].map(p => `<div class="panel"><h2>${p[1]}</h2><p class="big">${p[2]} <small>p/m</small></p><p>${p[3]}</p>${p[0] === acc.plan ? '<p class="mut">Huidig abonnement</p>' : `<button type="button" class="btn sec" data-a="switch" data-p="${p[0]}">Kies ${p[1]}</button>`}</div>`).join('')}</div><a class="lnk" href="/account/abonnement" data-l>Terug</a>`,
    '/account/abonnement/opzeggen': () => ended() ? pages['/account/abonnement']() : `<div class="flow"><p class="crumb"><a href="/account/abonnement" data-l>‹ Terug naar abonnement</a></p><h1>Jammer dat je wilt gaan, ${acc.voornaam}</h1><p>Als je je abonnement opzegt, mis je straks onder andere:</p>${tiles(['De Kust', 'Wie Blijft Er Over?', 'Grachtengeheim', 'Boerderij Zoekt Vrienden'], 0)}
      <section class="panel offer"><h2>Liever goedkoper kijken?</h2><p>Stap over naar Kijkhaven Basis voor <b>€ 5,99 per maand</b>. Zelfde aanbod, met reclame en op 1 scherm.</p><button type="button" class="btn pri" data-a="switch" data-p="basis">Stap over naar Basis</button></section>
      <div class="acts"><a class="btn sec" href="/account/abonnement" data-l>Ik blijf toch</a><button type="button" class="btn ter" data-a="to-reason">Verder met opzeggen</button></div></div>`,
    '/account/abonnement/opzeggen/reden': () => ended() ? pages['/account/abonnement']() : `<div class="flow"><p class="crumb"><a href="/account/abonnement/opzeggen" data-l>‹ Vorige</a></p><h1>Waarom zeg je op?</h1><p>Met jouw antwoord kunnen we Kijkhaven verbeteren.</p><div role="radiogroup" aria-label="Reden van opzegging" class="rg">${['Ik vind het te duur', 'Ik kijk te weinig', 'Mijn favoriete programma is afgelopen', 'Het aanbod spreekt me niet aan', 'Ik vind dat er te veel reclame is', 'Ik heb technische problemen', 'Ik stap over naar een andere streamingdienst', 'Ik ga een ander abonnement of account gebruiken', 'Anders'].map((r, i) => `<label class="rad"><input type="radio" name="reason" value="r${i + 1}"><span>${r}</span></label>`).join('')}</div>
      <label class="lab" for="toel">Toelichting (optioneel)</label><textarea id="toel" rows="3" maxlength="300"></textarea>
      <div class="acts"><a class="btn sec" href="/account/abonnement" data-l>Annuleren</a><button type="button" class="btn pri" data-a="to-confirm" disabled>Abonnement opzeggen</button></div></div>`,
    '/account/abonnement/opgezegd': () => !ended() ? pages['/account/abonnement']() : `<div class="flow"><h1>Je abonnement is opgezegd</h1><p>Je kunt nog kijken t/m <b>${acc.einde}</b>. Daarna stopt je abonnement automatisch en schrijven we niets meer af.</p><p>We hebben een bevestiging gestuurd naar ${esc(acc.email)}.</p><div class="acts"><a class="btn sec" href="/" data-l>Naar mijn account</a><a class="btn pri" href="/ontdek" data-l>Verder kijken</a></div></div>`,
    '/account/betaling': () => `${tabs('/account/betaling')}<h1>Betaling</h1><section class="panel"><h2>Betaalwijze</h2><div class="row"><span>Automatische incasso NL•• •••• •••• ••41 08</span><button type="button" class="lnk" data-a="pay">Wijzigen</button></div></section><section class="panel"><h2>Facturen</h2>${acc.facturen.map(f => `<div class="row"><span>${f}</span><span>€ 8,99</span><a class="lnk" href="/account/betaling" data-l>Download</a></div>`).join('')}</section>`,
    '/account/gegevens': () => `${tabs('/')}<h1>Gegevens wijzigen</h1><section class="panel"><label class="lab" for="nm">Naam</label><input id="nm" value="${esc(acc.naam)}"><label class="lab" for="ml">E-mailadres</label><input id="ml" type="email" value="${esc(acc.email)}"><div class="acts"><button type="button" class="btn pri" data-a="update">Opslaan</button><a class="btn sec" href="/" data-l>Annuleren</a></div></section>`,
    '/account/verwijderen': () => `${tabs('/')}<h1>Account verwijderen</h1><section class="panel"><p>Als je je account verwijdert, raak je je profielen, kijkgeschiedenis en toegang tot Kijkhaven direct kwijt. Dit kan niet ongedaan worden gemaakt. Resterende abonnementsdagen worden niet terugbetaald.</p><div class="acts"><a class="btn pri" href="/" data-l>Annuleren</a><button type="button" class="btn sec" data-a="delete">Account definitief verwijderen</button></div></section>`,
    '/account/apparaten': () => `${tabs('/account/apparaten')}<h1>Apparaten</h1><section class="panel"><div class="row"><span>Chrome op Windows</span><span class="mut">Dit apparaat</span></div><div class="row"><span>Samsung Smart TV</span><span class="mut">Gisteren</span></div><div class="row"><span>iPad van Femke</span><span class="mut">4 dagen geleden</span></div><button type="button" class="btn sec" data-a="signall">Overal uitloggen</button></section>`,
    '/profielen': () => `${tabs('/profielen')}<h1>Profielen</h1><section class="panel"><div class="row"><span>Femke</span></div><div class="row"><span>Joris</span></div><div class="row"><span>Kids</span></div></section>`,
    '/cadeaukaart': () => `${tabs('/cadeaukaart')}<h1>Code inwisselen</h1><section class="panel"><label class="lab" for="gc">Cadeaukaart- of actiecode</label><input id="gc"><p class="err" role="alert"></p><button type="button" class="btn pri" data-a="gift">Inwisselen</button></section>`,
    '/hulp': () => `<h1>Klantenservice</h1>${[['Hoe zeg ik mijn abonnement op?', 'Log in, ga naar Account en kies Abonnement. Klik onderaan op Abonnement opzeggen en doorloop de stappen. Je kunt tot het einde van je betaalperiode blijven kijken.'], ['Ik heb Kijkhaven via mijn provider', 'Dan zeg je op bij je provider.'], ['Kan ik mijn account verwijderen?', 'Ja, via Account en dan Privacy. Let op: dit is iets anders dan opzeggen.'], ['Hoeveel schermen kan ik gebruiken?', 'Dat hangt af van je abonnement.']].map(x => `<details class="panel"><summary>${x[0]}</summary><p>${x[1]}</p></details>`).join('')}<p><a href="/" data-l>Naar mijn account</a></p>`
  };
  const other = () => `<h1>Ontdek</h1>${tiles(['De Kust', 'Wie Blijft Er Over?', 'Grachtengeheim', 'Boerderij Zoekt Vrienden', 'Nachtploeg'], 0)}<h2>Populair</h2>${tiles(['Villa Zomer', 'Het Laatste Bod', 'Operatie Polder', 'Jong Talent'], 6)}<p><a href="/" data-l>Account</a></p>`;

  async function render() {
    portal.innerHTML = '';
    if (!acc) root.innerHTML = '<div class="spin" role="progressbar" aria-label="Laden"></div>';
    acc = await get();
    const p = location.pathname.replace(/\/+$/, '') || '/';
    if (acc.verwijderd) { root.innerHTML = '<main class="main"><h1>Je account is verwijderd</h1></main>'; return; }
    const key = p === '/account' ? '/' : p;
    root.innerHTML = `<div class="app">${header()}<main class="main">${(pages[key] || other)()}</main>${footer()}</div>`;
    document.title = (key.includes('opze') ? 'Abonnement opzeggen' : 'Mijn account') + ' - Kijkhaven';
    scrollTo(0, 0);
  }
  function confirmDialog() {
    const note = document.getElementById('toel').value;
    portal.innerHTML = `<div class="ovl"><div class="dlg" role="dialog" aria-modal="true" aria-labelledby="dlg-t"><h2 id="dlg-t">Weet je het zeker?</h2><p>Je abonnement Kijkhaven ${acc.planNaam} stopt op ${acc.einde}. Tot en met die dag kun je gewoon blijven kijken. Downloads zijn daarna niet meer beschikbaar.</p><div class="acts"><button type="button" class="btn pri" data-d="no">Nee, ik blijf</button><button type="button" class="btn sec" data-d="yes">Ja, opzeggen</button></div></div></div>`;
    portal.querySelector('[data-d=no]').onclick = () => { portal.innerHTML = ''; go('/account/abonnement'); };
    portal.querySelector('[data-d=yes]').onclick = async e => { e.currentTarget.disabled = true; await post('/subscription/terminate', { reason, note }); portal.innerHTML = ''; go('/account/abonnement/opgezegd'); };
    portal.querySelector('[data-d=no]').focus();
  }
  const acts = {
    menu: b => { const m = b.nextElementSibling; m.hidden = !m.hidden; b.setAttribute('aria-expanded', String(!m.hidden)); },
    logout: () => post('/logout').then(() => go('/')),
    consent: () => consent(true),
    react: () => post('/subscription/reactivate').then(render),
    extra: () => post('/subscription/extra').then(render),
    switch: b => post('/subscription/switch', { plan: b.dataset.p }).then(() => go('/account/abonnement')),
    'to-reason': () => go('/account/abonnement/opzeggen/reden'),
    'to-confirm': confirmDialog,
    pay: () => post('/payment/update').then(render),
    update: () => post('/account/update', { naam: document.getElementById('nm').value, email: document.getElementById('ml').value }).then(() => go('/')),
    delete: () => post('/account/delete').then(render),
    signall: () => post('/devices/signout-all').then(render),
    gift: () => post('/giftcard', { code: document.getElementById('gc').value }).then(r => { document.querySelector('.err').textContent = r.error || ''; })
  };
  root.addEventListener('click', e => {
    const l = e.target.closest('a[data-l]');
    if (l && !e.ctrlKey && !e.metaKey) { e.preventDefault(); go(l.getAttribute('href')); return; }
    const b = e.target.closest('button[data-a]');
    if (b && !b.disabled && acts[b.dataset.a]) acts[b.dataset.a](b);
  });
  root.addEventListener('change', e => {
    if (e.target.name === 'reason') { reason = e.target.value; root.querySelector('[data-a="to-confirm"]').disabled = false; }
    if (e.target.dataset.a === 'news') post('/account/newsletter', { on: e.target.checked });
  });
  addEventListener('popstate', render);

  function consent(force) {
    if (!force && localStorage.getItem('kh_consent')) return;
    const c = document.getElementById('consent-host');
    const shut = v => { localStorage.setItem('kh_consent', v); c.innerHTML = ''; document.body.classList.remove('noscroll'); };
    document.body.classList.add('noscroll');
    c.innerHTML = `<div class="cns-bg"><div class="cns" role="dialog" aria-modal="true" aria-labelledby="cns-t"><h2 id="cns-t">Kijkhaven en jouw privacy</h2><p>Wij en onze 146 partners slaan informatie op je apparaat op en lezen deze uit, zoals cookies, om advertenties en kijktips te personaliseren, het bereik te meten en onze diensten te verbeteren. Je kunt je keuze altijd aanpassen via Cookie-instellingen onderaan de pagina.</p><div class="cns-a"><button type="button" class="lnk" data-c="set">Instellen</button><button type="button" class="btn sec" data-c="none">Weigeren</button><button type="button" class="btn pri" data-c="all">Akkoord</button></div></div></div>`;
    c.querySelector('[data-c=all]').onclick = () => shut('all');
    c.querySelector('[data-c=none]').onclick = () => shut('none');
    c.querySelector('[data-c=set]').onclick = () => {
      c.querySelector('.cns').innerHTML = '<h2 id="cns-t">Jouw voorkeuren</h2><label class="rad"><input type="checkbox" checked disabled> <span>Noodzakelijk</span></label><label class="rad"><input type="checkbox"> <span>Analyse</span></label><label class="rad"><input type="checkbox"> <span>Persoonlijke advertenties</span></label><div class="cns-a"><button type="button" class="btn pri" data-c="save">Voorkeuren opslaan</button></div>';
      c.querySelector('[data-c=save]').onclick = () => shut('custom');
    };
  }
  render().then(() => consent(false));
})();
