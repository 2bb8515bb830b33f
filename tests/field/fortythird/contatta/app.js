(function () {
  'use strict';
  var n = 20, sub = null, reason = null;
  var app = document.getElementById('ember4');
  function eid() { n += 3; return 'ember' + n; }
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function cookie(k) { var m = document.cookie.match(new RegExp('(?:^|; )' + k + '="?([^;"]*)')); return m ? m[1] : ''; }
  function api(method, path, body) {
    return fetch('/voyager/api' + path, {
      method: method, headers: { 'csrf-token': cookie('JSESSIONID'), 'accept': 'application/json', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined
    }).then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  function btn(text, kind, attrs) {
    return '<button id="' + eid() + '" class="artdeco-button artdeco-button--2 artdeco-button--' + kind + ' ember-view" type="button" ' + (attrs || '') + '><span class="artdeco-button__text">' + text + '</span></button>';
  }
  function a(text, href, cls) { return '<a id="' + eid() + '" class="ember-view ' + (cls || '') + '" href="' + href + '" data-link>' + text + '</a>'; }
  function toast(t) {
    document.getElementById('artdeco-toasts').innerHTML = '<div class="artdeco-toast-item" role="alert"><p class="artdeco-toast-item__message" style="margin:0;flex:1">' + t + '</p><button class="artdeco-button artdeco-button--circle artdeco-button--tertiary" data-act="toast-x" aria-label="Ignora la notifica">✕</button></div>';
    setTimeout(function () { document.getElementById('artdeco-toasts').innerHTML = ''; }, 8000);
  }
  function modal(title, body, actions) {
    document.getElementById('artdeco-modal-outlet').innerHTML = '<div class="artdeco-modal-overlay"><div class="artdeco-modal" role="dialog" aria-labelledby="m-h" aria-modal="true"><button class="artdeco-modal__dismiss artdeco-button artdeco-button--circle artdeco-button--tertiary" aria-label="Chiudi" data-act="modal-x">✕</button><div class="artdeco-modal__header"><h2 id="m-h">' + title + '</h2></div><div class="artdeco-modal__content">' + body + '</div><div class="artdeco-modal__actionbar">' + actions + '</div></div></div>';
  }
  function go(p, rep) { history[rep ? 'replaceState' : 'pushState']({}, '', p); window.scrollTo(0, 0); render(); }

  var FEAT = [
    ['Chi ha visitato il tuo profilo', '47 persone hanno visitato il tuo profilo negli ultimi 90 giorni'],
    ['InMail', 'Hai 5 crediti InMail da usare per contattare chi non fa parte della tua rete'],
    ['Offerte di lavoro per cui saresti tra i migliori candidati', 'Scopri quando sei nel 10% dei migliori candidati'],
    ['Contatta Learning', 'Oltre 24.000 corsi tenuti da esperti, con certificati'],
    ['Informazioni sulle aziende', 'Andamento delle assunzioni e crescita dell’organico']
  ];
  var REASONS = ['Ho trovato un nuovo lavoro', 'Il prezzo è troppo alto', 'Non uso abbastanza le funzionalità Premium', 'Ho raggiunto il mio obiettivo', 'Le funzionalità non soddisfano le mie esigenze', 'Ho avuto un problema tecnico', 'Altro'];

  function side() {
    return '<aside class="scaffold-layout__aside"><section class="artdeco-card"><h3>Gestisci abbonamento</h3><ul class="manage-list">' +
      (sub.state === 'CANCEL_PENDING' ? '' : '<li>' + a('Passa al piano annuale e risparmia il 20%', '/premium/switch/annual/') + '</li>') +
      '<li>' + a('Cambia piano', '/premium/products/') + '</li>' +
      (sub.state === 'CANCEL_PENDING' ? '' : '<li>' + a('Annulla abbonamento', '/premium/cancel/') + '</li>') +
      '<li>' + a('Aggiorna metodo di pagamento', '/payments/methods/') + '</li><li>' + a('Visualizza cronologia acquisti', '/payments/purchasehistory/') + '</li></ul></section>' +
      '<section class="artdeco-card"><p class="t-12 t-black--light" style="margin-top:0">Promosso</p><h3>Sales Navigator Core</h3><p>Trova i lead giusti e aumenta le vendite. Gratis per 30 giorni.</p>' + a('Inizia la prova gratuita', '/premium/products/', 'artdeco-button artdeco-button--2 artdeco-button--secondary') + '</section>' +
      '<section class="artdeco-card"><h3>Hai bisogno di aiuto?</h3><p class="t-black--light">' + a('Annullare l’abbonamento Premium', '/help/annullare-premium/') + '</p><p class="t-black--light">' + a('Rimborsi per gli abbonamenti', '/help/rimborsi/') + '</p></section></aside>';
  }
  function manage() {
    var pend = sub.state === 'CANCEL_PENDING';
    var fb = pend ? '<div class="artdeco-inline-feedback" role="status"><div><p style="margin:0 0 8px" class="t-bold">Hai annullato l’abbonamento Premium Career</p><p style="margin:0 0 10px">Potrai usare le funzionalità Premium fino al ' + sub.date + '. Dopo questa data passerai all’account gratuito Basic.</p>' + btn('Riattiva abbonamento', 'secondary', 'data-act="reactivate"') + '</div></div>' : '';
    return '<div class="scaffold-layout"><main class="scaffold-layout__main">' + fb + '<section class="artdeco-card"><span class="premium-logo">PREMIUM</span><h1 class="mt2">Gestisci account Premium</h1>' +
      '<dl class="plan"><dt>Piano attuale</dt><dd class="t-bold">' + esc(sub.plan) + '</dd><dt>Prezzo</dt><dd>' + esc(sub.price) + ' <span class="t-12 t-black--light">IVA inclusa</span></dd><dt>' + (pend ? 'Scadenza abbonamento' : 'Prossima data di fatturazione') + '</dt><dd>' + sub.date + '</dd>' +
      '<dt>Metodo di pagamento</dt><dd>Mastercard •••• 8820 (03/29)</dd><dt>Membro Premium dal</dt><dd>marzo 2024</dd></dl></section>' +
      '<section class="artdeco-card"><h2>Le tue funzionalità Premium</h2><ul class="feat">' + FEAT.map(function (f) { return '<li><div><div class="t-bold">' + f[0] + '</div><div class="t-black--light">' + f[1] + '</div></div></li>'; }).join('') + '</ul>' + a('Scopri tutte le funzionalità', '/premium/my-premium/') + '</section>' +
      '<section class="artdeco-card"><h2>Regala Premium</h2><p>Condividi 1 mese gratuito di Premium con massimo 3 persone della tua rete.</p>' + a('Invia un regalo', '/premium/gift/', 'artdeco-button artdeco-button--2 artdeco-button--secondary') + '</section>' +
      '<p class="t-12 t-black--light">L’abbonamento si rinnova automaticamente ogni mese finché non lo annulli. Puoi annullare in qualsiasi momento entro il giorno prima della data di fatturazione. I prezzi possono variare. ' + a('Termini dell’abbonamento', '/legal/premium/') + '</p></main>' + side() + '</div>';
  }
  function single(html) { return '<div class="scaffold-layout scaffold-layout--single"><main class="scaffold-layout__main"><section class="artdeco-card">' + html + '</section></main></div>'; }
  function cancel1() {
    return single('<span class="premium-logo">PREMIUM</span><h1 class="mt2">Giulia, prima di annullare, ecco cosa perderai</h1><p>Se annulli l’abbonamento Premium Career, dal ' + sub.date + ' non avrai più accesso a:</p><ul class="feat">' +
      FEAT.map(function (f) { return '<li><div><div class="t-bold">' + f[0] + '</div><div class="t-black--light">' + f[1] + '</div></div></li>'; }).join('') + '</ul><p class="t-black--light">Perderai anche i 5 crediti InMail non utilizzati.</p><div class="actions">' +
      btn('Continua ad annullare', 'tertiary', 'data-act="to-reason"') + btn('Mantieni Premium', 'primary', 'data-act="keep"') + '</div>');
  }
  function cancel2() {
    return single('<h1>Perché vuoi annullare l’abbonamento?</h1><p class="t-black--light">La tua risposta ci aiuterà a migliorare Premium.</p><form id="reasonForm"><fieldset style="border:0;padding:0;margin:0"><legend class="visually-hidden">Seleziona un motivo</legend>' +
      REASONS.map(function (r, i) { return '<div class="reason"><input type="radio" name="cancelReason" id="cancel-reason-' + i + '" value="' + i + '"' + (reason === i ? ' checked' : '') + '><label for="cancel-reason-' + i + '" class="t-14">' + r + '</label></div>'; }).join('') +
      '</fieldset><div class="mt4"><label for="cancel-comment" class="t-14 t-black--light">Vuoi aggiungere altro? (facoltativo)</label><textarea id="cancel-comment" rows="3" maxlength="500"></textarea></div></form><div class="actions">' +
      btn('Indietro', 'tertiary', 'data-act="back"') + btn('Avanti', 'primary', 'data-act="to-offer"' + (reason === null ? ' disabled' : '')) + '</div>');
  }
  function cancel3() {
    return single('<h1>Ci dispiace che tu voglia andartene</h1><div class="offer"><span class="premium-logo">OFFERTA ESCLUSIVA</span><h2 class="mt2">50% di sconto sui prossimi 2 mesi</h2><p>Resta con Premium Career a 14,87&nbsp;€/mese per 2 mesi, poi 29,74&nbsp;€/mese. Puoi annullare quando vuoi.</p>' + btn('Approfitta dell’offerta', 'premium', 'data-act="accept-offer"') + '</div><p class="t-12 t-black--light">Offerta valida solo per questa sessione. Lo sconto verrà applicato a partire dalla prossima data di fatturazione.</p><div class="actions">' +
      btn('Indietro', 'tertiary', 'data-act="back"') + btn('Continua ad annullare', 'secondary', 'data-act="to-confirm"') + '</div>');
  }
  function cancel4() {
    return single('<h1>Conferma l’annullamento</h1><p>Il tuo abbonamento <span class="t-bold">Premium Career</span> terminerà il <span class="t-bold">' + sub.date + '</span>. Non ti verranno addebitati altri importi. Fino a quella data potrai continuare a usare le funzionalità Premium.</p><ul><li>Il tuo profilo, i tuoi collegamenti e i tuoi messaggi resteranno invariati.</li><li>Le note di credito e i rimborsi parziali non sono previsti.</li></ul><div class="actions">' +
      btn('Mantieni Premium', 'secondary', 'data-act="keep"') + btn('Conferma annullamento', 'primary', 'data-act="confirm-cancel"') + '</div>');
  }
  function cancel5() {
    return single('<h1>Il tuo abbonamento è stato annullato</h1><p>Avrai accesso a Premium Career fino al ' + sub.date + '. Abbiamo inviato una conferma a g•••••a@postaveloce.example.</p><p class="t-black--light">Hai cambiato idea? Puoi riattivare l’abbonamento in qualsiasi momento prima della scadenza dalla pagina Gestisci account Premium.</p><div class="actions">' + btn('Fine', 'primary', 'data-act="keep"') + '</div>');
  }
  function annual() {
    return single('<h1>Passa al piano annuale</h1><p>Risparmia il 20%: 285,48&nbsp;€ fatturati una volta all’anno (23,79&nbsp;€/mese).</p><p class="t-12 t-black--light">Facendo clic su «Conferma acquisto» autorizzi Contatta ad addebitare l’importo su Mastercard •••• 8820.</p><div class="actions">' + btn('Indietro', 'tertiary', 'data-act="keep"') + btn('Conferma acquisto', 'primary', 'data-act="buy-annual"') + '</div>');
  }
  function products() {
    var P = [['Premium Career', '29,74 €/mese', 'Fatti notare e trova lavoro', 1], ['Premium Business', '54,99 €/mese', 'Fai crescere la tua rete e la tua attività', 0], ['Sales Navigator Core', '99,99 €/mese', 'Trova nuovi lead', 0], ['Recruiter Lite', '149,99 €/mese', 'Trova e assumi talenti', 0]];
    return '<div class="scaffold-layout scaffold-layout--single"><main><section class="artdeco-card"><h1>Confronta i piani Premium</h1></section>' + P.map(function (p) { return '<section class="artdeco-card"><h2>' + p[0] + '</h2><p>' + p[2] + '</p><p class="t-bold">' + p[1] + '</p>' + (p[3] ? '<span class="t-black--light">Piano attuale</span>' : btn('Seleziona', 'secondary', 'data-act="choose" data-p="' + p[0] + '" aria-label="Seleziona ' + p[0] + '"')) + '</section>'; }).join('') + '</main></div>';
  }
  function settings() {
    function row(t, act) { return '<div class="settings-row"><span>' + t + '</span>' + act + '</div>'; }
    return '<div class="scaffold-layout scaffold-layout--single"><main><section class="artdeco-card"><h1 class="mb4">Impostazioni</h1><h2>Informazioni sul profilo</h2>' + row('Nome, località e settore', a('Modifica', '/in/giulia-ferrante/')) + row('Informazioni personali demografiche', a('Modifica', '/in/giulia-ferrante/')) + '</section>' +
      '<section class="artdeco-card"><h2>Abbonamenti e pagamenti</h2>' + row('Gestisci account Premium', a('Apri', '/premium/manage/')) + row('Visualizza cronologia acquisti', a('Apri', '/payments/purchasehistory/')) + '</section>' +
      '<section class="artdeco-card"><h2>Notifiche</h2>' + row('Email su novità, offerte e suggerimenti di Contatta', btn('Disattiva', 'tertiary', 'data-act="mail-off"')) + '</section>' +
      '<section class="artdeco-card"><h2>Gestione account</h2>' + row('Sospendi account', btn('Sospendi', 'tertiary', 'data-act="hibernate"')) + row('Chiudi account', btn('Chiudi account', 'tertiary', 'data-act="close-acc"')) + '</section></main></div>';
  }
  function pay() { return single('<h1>Metodi di pagamento</h1><div class="settings-row"><span>Mastercard •••• 8820, scadenza 03/29 (predefinita)</span>' + btn('Rimuovi', 'tertiary', 'data-act="rm-card"') + '</div>' + a('Aggiungi un metodo di pagamento', '/payments/methods/new/')); }
  function history_() { return single('<h1>Cronologia acquisti</h1>' + sub.invoices.map(function (d) { return '<div class="settings-row"><span>' + d + ' · Premium Career (mensile)</span><span>29,74 €</span></div>'; }).join('')); }
  function help() { return single('<h1>Annullare l’abbonamento Premium</h1><p>Per annullare l’abbonamento dal computer:</p><ol><li>Fai clic sull’icona <b>Tu</b> nella parte superiore della homepage.</li><li>Seleziona <b>Funzionalità Premium</b> e quindi ' + a('Gestisci account Premium', '/premium/manage/') + '.</li><li>Fai clic su <b>Annulla abbonamento</b> e poi su <b>Continua ad annullare</b>.</li><li>Seleziona un motivo e fai clic su <b>Avanti</b>.</li><li>Segui le istruzioni per confermare l’annullamento.</li></ol><p class="t-black--light">Se hai effettuato l’acquisto dall’app iOS, devi annullare tramite Apple.</p>'); }
  function feed() { return '<div class="scaffold-layout"><main>' + [['Marco Bellini', 'Responsabile logistica presso Trasporti Adda', 'Cerchiamo due figure junior per il nuovo magazzino di Piacenza. Scrivetemi!'], ['Studio Quadrelli', '12.480 follower', 'Cinque consigli per preparare un colloquio tecnico.'], ['Elena Russo', 'UX Designer', 'Felice di annunciare che ho iniziato un nuovo lavoro!']].map(function (p) { return '<section class="artdeco-card"><div class="t-bold">' + p[0] + '</div><div class="t-12 t-black--light">' + p[1] + '</div><p>' + p[2] + '</p><span class="t-12 t-black--light">Consiglia · Commenta · Diffondi il post · Invia</span></section>'; }).join('') + '</main><aside><section class="artdeco-card"><h3>Contatta Notizie</h3><p>Lo smart working cambia ancora</p><p>Stipendi: cosa aspettarsi</p></section></aside></div>'; }

  function render() {
    var p = location.pathname;
    var t = { '/premium/manage/': 'Gestisci account Premium' }[p] || (p.indexOf('/premium/cancel') === 0 ? 'Annulla abbonamento' : 'Contatta');
    document.title = '(3) ' + t + ' | Contatta';
    app.innerHTML = '<div class="artdeco-loader" role="status" aria-label="Caricamento in corso"></div>';
    api('GET', '/premium/subscriptions/current').then(function (s) {
      sub = s;
      if (location.pathname !== p) return;
      var pend = s.state === 'CANCEL_PENDING', h;
      if (p.indexOf('/premium/cancel/') === 0) {
        var step = p.split('/')[3];
        if (step === 'done') { if (!pend) return go('/premium/manage/', true); h = cancel5(); }
        else if (pend) return go('/premium/manage/', true);
        else if ((step === 'offer' || step === 'confirm') && reason === null) return go('/premium/cancel/', true);
        else h = { reason: cancel2, offer: cancel3, confirm: cancel4 }[step] ? { reason: cancel2, offer: cancel3, confirm: cancel4 }[step]() : cancel1();
      } else h = ({ '/premium/manage/': manage, '/premium/my-premium/': manage, '/premium/switch/annual/': annual, '/premium/products/': products, '/mypreferences/d/': settings, '/payments/methods/': pay, '/payments/purchasehistory/': history_, '/help/annullare-premium/': help }[p] || feed)();
      app.innerHTML = h;
    }).catch(function () { app.innerHTML = single('<h2>Si è verificato un errore</h2><p>Ricarica la pagina e riprova.</p>'); });
  }
  function post(action, body, msg, next) {
    return api('POST', '/premium/subscriptions/current?action=' + action, body || {}).then(function () { if (next) go(next); else render(); if (msg) toast(msg); },
      function () { toast('Si è verificato un problema. Riprova.'); render(); });
  }
  document.addEventListener('change', function (e) {
    if (e.target.name === 'cancelReason') { reason = +e.target.value; document.querySelector('[data-act="to-offer"]').disabled = false; }
  });
  document.addEventListener('click', function (e) {
    var l = e.target.closest('a[data-link]');
    if (l && !e.metaKey && !e.ctrlKey) { e.preventDefault(); me(false); return go(l.getAttribute('href')); }
    if (e.target.closest('.global-nav__me-trigger')) { me(document.getElementById('me-menu').hidden); return; }
    if (!e.target.closest('#me-menu')) me(false);
    if (e.target.closest('.msg-overlay-bubble-header')) { var m = document.getElementById('msg-list'); m.hidden = !m.hidden; return; }
    var b = e.target.closest('[data-act]'); if (!b || b.disabled) return;
    var c = document.getElementById('cancel-comment');
    switch (b.dataset.act) {
      case 'keep': return go('/premium/manage/');
      case 'back': return history.back();
      case 'to-reason': return go('/premium/cancel/reason/');
      case 'to-offer': return go('/premium/cancel/offer/');
      case 'to-confirm': return go('/premium/cancel/confirm/');
      case 'confirm-cancel': b.disabled = true; return post('cancel', { reason: reason }, '', '/premium/cancel/done/');
      case 'accept-offer': return post('acceptOffer', {}, 'Lo sconto è stato applicato al tuo abbonamento.', '/premium/manage/');
      case 'reactivate': return post('reactivate', {}, 'Il tuo abbonamento è stato riattivato.');
      case 'buy-annual': return post('switchAnnual', {}, 'Sei passata al piano annuale.', '/premium/manage/');
      case 'choose': return modal('Conferma il cambio di piano', '<p>Passerai a ' + esc(b.dataset.p) + '. La differenza verrà addebitata oggi.</p>', btn('Non ora', 'secondary', 'data-act="modal-x"') + btn('Conferma acquisto', 'primary', 'data-act="buy-plan" data-p="' + esc(b.dataset.p) + '"'));
      case 'buy-plan': clear(); return post('buy', { plan: b.dataset.p }, 'Piano aggiornato.', '/premium/manage/');
      case 'mail-off': return post('mailOff', {}, 'Preferenza salvata.');
      case 'rm-card': return post('removeCard', {}, 'Metodo di pagamento rimosso.');
      case 'hibernate': return post('hibernate', {}, 'Account sospeso.');
      case 'close-acc': return modal('Chiudi account', '<p>Giulia, ci dispiace vederti andare via. Chiudendo l’account perderai collegamenti, messaggi e raccomandazioni.</p>', btn('Annulla', 'secondary', 'data-act="modal-x"') + btn('Chiudi account', 'primary', 'data-act="close-acc2"'));
      case 'close-acc2': clear(); return post('closeAccount', {}, 'Account chiuso.');
      case 'modal-x': return clear();
      case 'toast-x': document.getElementById('artdeco-toasts').innerHTML = ''; return;
      case 'gc': document.cookie = 'li_gc=' + b.dataset.v + '; path=/; max-age=15552000'; document.getElementById('artdeco-global-alert-container').innerHTML = ''; return;
    }
  });
  function clear() { document.getElementById('artdeco-modal-outlet').innerHTML = ''; }
  function me(open) { document.getElementById('me-menu').hidden = !open; document.querySelector('.global-nav__me-trigger').setAttribute('aria-expanded', open ? 'true' : 'false'); }
  window.addEventListener('popstate', render);
  if (!cookie('li_gc')) document.getElementById('artdeco-global-alert-container').innerHTML = '<div class="artdeco-global-alert artdeco-global-alert--COOKIE_CONSENT" role="alert"><div class="artdeco-global-alert__body"><p style="margin:0">Contatta rispetta la tua privacy. Contatta e terze parti utilizzano cookie essenziali e non essenziali per fornire, proteggere, analizzare e migliorare i nostri servizi e per mostrarti annunci pertinenti. Per saperne di più, consulta la nostra <a href="/legal/cookie-policy" data-link>Informativa sui cookie</a>. Seleziona Accetta per consentire o Rifiuta per rifiutare i cookie non essenziali per questo utilizzo.</p><div class="artdeco-global-alert-action__wrapper">' + btn('Accetta', 'secondary', 'data-act="gc" data-v="1"') + btn('Rifiuta', 'secondary', 'data-act="gc" data-v="0"') + '</div></div></div>';
  render();
})();
