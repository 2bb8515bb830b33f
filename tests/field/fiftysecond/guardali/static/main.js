(function () {
  'use strict';
  var C = null, R = document.querySelector('app-root'), O = document.querySelector('.cdk-overlay-container'), uid = 0;
  var V = [['/account', 'Panoramica'], ['/account/offerta', 'La mia offerta'], ['/account/dati', 'Dati personali'], ['/account/pagamenti', 'Pagamenti e ricevute'], ['/account/dispositivi', 'Dispositivi'], ['/account/parental', 'Parental control'], ['/account/privacy', 'Privacy e consensi']];
  var MOT = [['COSTO', 'Il prezzo è troppo alto'], ['CONTENUTI', 'Non trovo contenuti di mio interesse'], ['TEMPO', 'Non ho tempo per guardare'], ['TECNICI', 'Ho avuto problemi tecnici o di qualità video'], ['ALTRO_SERVIZIO', 'Sono passato a un altro servizio'], ['PROMO', 'La promozione è terminata'], ['ALTRO', 'Altro']];
  function h(s) { return String(s).replace(/[&<>"]/g, function (c) { return '&#' + c.charCodeAt(0) + ';'; }); }
  function api(m, p, b) { return fetch('/bff/account/v1/' + p, { method: m, headers: { 'Content-Type': 'application/json' }, body: b === undefined ? undefined : JSON.stringify(b) }).then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); }); }
  function snack(t) { var d = document.createElement('div'); d.className = 'snack'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 4000); }
  function vai(p, rep) { history[rep ? 'replaceState' : 'pushState']({}, '', p); disegna(); scrollTo(0, 0); }
  function btn(t, a, k, extra) { return '<button type="button" class="mdc-button ' + (k || 'mat-mdc-button') + '" data-a="' + a + '"' + (extra || '') + '><span class="mdc-button__label">' + t + '</span></button>'; }
  var PIENO = 'mat-mdc-unelevated-button', BORDO = 'mat-mdc-outlined-button';
  function chip() { return C.chiuso ? '<span class="chip no">CHIUSO</span>' : C.rinnovo ? '<span class="chip">ATTIVO</span>' : '<span class="chip off">IN SCADENZA</span>'; }
  function stato() { return C.rinnovo ? 'Si rinnova il ' + C.scadenza + ' a ' + C.prezzo + ' al mese' : 'Rinnovo automatico disattivato. Puoi guardare fino al ' + C.scadenza; }

  var P = {
    '/account': function () {
      return '<h1>Ciao ' + h(C.dati.nome) + '!</h1><mat-card class="mat-mdc-card"><div class="riga"><span><h2>Pass Cinema + Entertainment' + chip() + '</h2><small>' + stato() + '</small></span><a class="mdc-button mat-mdc-outlined-button" href="/account/offerta">Vai alla mia offerta</a></div></mat-card>' +
        '<mat-card class="mat-mdc-card up"><h2>Tutto lo sport che ami, a partire da 14,99 € al mese</h2><p>Formula 1, MotoGP, tennis e il grande calcio europeo in diretta.</p><a class="mdc-button ' + PIENO + '" href="/account/offerta">Scopri il Pass Sport</a></mat-card>' +
        '<mat-card class="mat-mdc-card"><h2>Continua a guardare</h2><div class="poster"><i>Le acque basse</i><i>Notte a Trieste</i><i>Orbita</i><i>Il ristoratore</i><i>Casa di riserva</i></div></mat-card>' +
        '<div class="griglia"><mat-card class="mat-mdc-card"><h2>Dati personali</h2><p class="mut">' + h(C.dati.email) + '</p><a href="/account/dati">Modifica i tuoi dati</a></mat-card><mat-card class="mat-mdc-card"><h2>Metodo di pagamento</h2><p class="mut">' + (C.carta ? 'Mastercard •••• 8105' : 'Nessuna carta registrata') + '</p><a href="/account/pagamenti">Gestisci pagamenti</a></mat-card></div>';
    },
    '/account/offerta': function () {
      return '<h1>La mia offerta</h1><mat-card class="mat-mdc-card"><div class="riga"><span><h2>Pass Cinema + Entertainment' + chip() + '</h2><small>' + C.prezzo + ' al mese' + (C.formula === 'vincolata' ? ' per 12 mesi' : ', senza vincoli') + '</small><small>' + stato() + '</small></span>' + (C.chiuso ? '' : '<a href="/account/offerta/CE01" aria-label="Modifica Pass Cinema + Entertainment">Modifica</a>') + '</div>' +
        '<div class="riga"><span>Opzione Premium<span class="chip no">' + (C.premium ? 'ATTIVA' : 'NON ATTIVA') + '</span><small>Full HD, audio Dolby 5.1 e 2 visioni in contemporanea, senza pubblicità on demand</small></span>' + (C.premium ? '' : btn('Aggiungi a 3,00 €/mese', 'premium', BORDO)) + '</div></mat-card>' +
        '<h2>Completa la tua offerta</h2><div class="griglia"><mat-card class="mat-mdc-card up"><h2>Pass Sport</h2><p>24,99 € al mese senza vincoli. Calcio, motori, tennis e basket in diretta.</p>' + (C.sport ? '<span class="chip">ATTIVO</span>' : btn('Acquista', 'sport', PIENO)) + '</mat-card><mat-card class="mat-mdc-card"><h2>Hai un voucher?</h2><p class="mut">Inserisci il codice che trovi sulla tua card.</p><div class="mat-mdc-form-field"><input type="text" id="vch" aria-label="Codice voucher" placeholder="Codice voucher"></div>' + btn('Attiva voucher', 'voucher', BORDO) + '</mat-card></div><p class="fine" style="margin-top:20px">I Pass mensili si rinnovano automaticamente ogni mese al prezzo di listino, salvo disattivazione del rinnovo da effettuare entro le 24 ore precedenti la scadenza. Prezzi IVA inclusa.</p>';
    },
    '/account/offerta/CE01': function () {
      return '<p><a href="/account/offerta">‹ La mia offerta</a></p><h1>Pass Cinema + Entertainment' + chip() + '</h1><mat-card class="mat-mdc-card">' +
        '<div class="riga"><span>Prezzo<small>' + C.prezzo + ' al mese' + (C.sconto ? ' per 3 mesi, poi 11,99 €' : '') + '</small></span></div><div class="riga"><span>Attivo dal<small>2 ottobre 2023</small></span></div>' +
        '<div class="riga"><span>' + (C.rinnovo ? 'Prossimo rinnovo' : 'Scadenza') + '<small>' + C.scadenza + '</small></span></div><div class="riga"><span>Rinnovo automatico<small>' + (C.rinnovo ? 'Attivo' : 'Disattivato') + '</small></span>' + (C.rinnovo ? btn('Disattiva', 'disattiva') : btn('Riattiva rinnovo', 'riattiva', PIENO)) + '</div></mat-card>' +
        (C.rinnovo && C.formula === 'mensile' && !C.sconto ? '<mat-card class="mat-mdc-card up"><h2>Passa alla formula 12 mesi</h2><p>Paghi 9,99 € al mese invece di 11,99 €, con permanenza minima di 12 mesi.</p>' + btn('Passa a 9,99 €/mese', 'formula', PIENO) + '</mat-card>' : '') +
        '<mat-card class="mat-mdc-card"><h2>Cosa include</h2><p class="mut">Oltre 1.000 film con una prima visione al giorno, serie TV anche in contemporanea con gli USA, show e produzioni originali, on demand e in diretta su 12 canali.</p></mat-card>';
    },
    '/account/dati': function () {
      return '<h1>Dati personali</h1><mat-card class="mat-mdc-card"><form id="fd">' + [['nome', 'Nome'], ['cognome', 'Cognome'], ['email', 'Email'], ['cap', 'CAP']].map(function (x) { return '<div class="mat-mdc-form-field"><label for="d-' + x[0] + '">' + x[1] + '</label><input type="text" id="d-' + x[0] + '" name="' + x[0] + '" value="' + h(C.dati[x[0]]) + '"></div>'; }).join('') + '<button type="submit" class="mdc-button ' + PIENO + '">Salva modifiche</button></form></mat-card><mat-card class="mat-mdc-card"><h2>Elimina account</h2><p class="mut">Perderai l’accesso a tutti i Pass, ai profili e alla cronologia. Non sono previsti rimborsi per il periodo residuo.</p>' + btn('Elimina il mio account', 'elimina') + '</mat-card>';
    },
    '/account/pagamenti': function () {
      return '<h1>Pagamenti e ricevute</h1><mat-card class="mat-mdc-card"><h2>Metodo di pagamento</h2>' + (C.carta ? '<div class="riga"><span>Mastercard •••• 8105<small>Scade 11/27</small></span><span>' + btn('Modifica', 'nulla') + btn('Rimuovi', 'carta') + '</span></div>' : '<p class="mut">Nessuna carta registrata.</p>') + '</mat-card><mat-card class="mat-mdc-card"><h2>Storico pagamenti</h2><table><thead><tr><th>Data</th><th>Descrizione</th><th>Metodo</th><th>Importo</th></tr></thead><tbody>' + C.storico.map(function (s) { return '<tr><td>' + s.data + '</td><td>' + s.voce + '</td><td>' + s.metodo + '</td><td>' + s.importo + '</td></tr>'; }).join('') + '</tbody></table></mat-card>';
    },
    '/account/dispositivi': function () { return '<h1>Dispositivi</h1><mat-card class="mat-mdc-card"><p class="mut">Puoi registrare fino a 4 dispositivi e cambiarne uno al mese.</p><div class="riga"><span>Smart TV soggiorno<small>Registrato il 04/10/2023</small></span></div><div class="riga"><span>iPhone di Federica<small>Registrato il 02/10/2023</small></span></div></mat-card>'; },
    '/account/parental': function () { return '<h1>Parental control</h1><mat-card class="mat-mdc-card"><div class="riga"><span>PIN di visione<small>Non impostato</small></span>' + btn('Imposta PIN', 'nulla', BORDO) + '</div></mat-card>'; },
    '/account/privacy': function () {
      return '<h1>Privacy e consensi</h1><mat-card class="mat-mdc-card">' + [['newsletter', 'Comunicazioni commerciali', 'Novità, offerte e promozioni via email e SMS'], ['profilazione', 'Profilazione', 'Suggerimenti in base alle tue visioni'], ['terzi', 'Comunicazione a terzi', 'Offerte dei nostri partner']].map(function (x) { return '<div class="riga"><span>' + x[1] + '<small>' + x[2] + '</small></span><button class="mdc-switch" role="switch" aria-label="' + x[1] + '" aria-checked="' + C.consensi[x[0]] + '" data-a="consenso" data-k="' + x[0] + '"></button></div>'; }).join('') + '</mat-card>';
    }
  };

  function disegna() {
    var p = location.pathname.replace(/\/$/, '');
    if (!p) { history.replaceState({}, '', '/account'); p = '/account'; }
    var f = P[p], corpo;
    if (f) corpo = '<app-conto><div class="wrap"><nav class="side" aria-label="Account">' + V.map(function (v) { var on = v[0] === p || (v[0] === '/account/offerta' && p.indexOf(v[0]) === 0); return '<a href="' + v[0] + '"' + (on ? ' class="attivo" aria-current="page"' : '') + '>' + v[1] + '</a>'; }).join('') + '<a data-a="esci">Esci</a></nav><main>' + f() + '</main></div></app-conto>';
    else corpo = '<div class="wrap" style="display:block"><h1>' + (p.indexOf('/assistenza') === 0 ? 'Assistenza' : 'Catalogo') + '</h1><div class="poster"><i>Le acque basse</i><i>Notte a Trieste</i><i>Orbita</i><i>Il ristoratore</i><i>Casa di riserva</i></div></div>';
    R.innerHTML = '<app-header><div class="hdr"><a class="logo" href="/account"><img src="/assets/logo.svg" width="34" height="27" alt="">GuardaLì</a><nav><a href="/catalogo/cinema">Cinema</a><a href="/catalogo/serie-tv">Serie TV</a><a href="/catalogo/show">Show</a><a href="/catalogo/sport">Sport</a><a href="/catalogo/bambini">Bambini</a><a href="/catalogo/diretta">Canali live</a></nav><a href="/assistenza">Assistenza</a><button class="usr" data-a="utente">' + h(C.dati.nome) + '</button></div><div class="promo">Pass Sport a 14,99 €/mese per 12 mesi. Offerta valida fino a fine mese. <a href="/account/offerta">Scopri di più</a></div></app-header>' + corpo +
      '<app-footer><div class="l"><a href="/assistenza">Assistenza</a><a href="/catalogo/dispositivi">Dispositivi compatibili</a><a href="/catalogo/voucher">Attiva voucher</a><a href="/assistenza/condizioni">Condizioni generali</a><a href="/assistenza/trasparenza">Trasparenza tariffaria</a><a href="/assistenza/recesso">Moduli e recesso</a><a href="/assistenza/privacy">Informativa privacy</a><a data-a="cookie">Gestisci cookie</a><a href="/assistenza/accessibilita">Accessibilità</a></div><p class="fine">GuardaLì Italia S.r.l. – Sede legale via dei Missaglia 97, Milano – P.IVA 00000000000. I contenuti sono disponibili solo sul territorio italiano e, temporaneamente, nell’Unione Europea.</p></app-footer>';
    var fd = document.getElementById('fd');
    if (fd) fd.onsubmit = function (e) { e.preventDefault(); var o = {}; new FormData(fd).forEach(function (v, k) { o[k] = v; }); agg(api('PUT', 'dati', o), 'Modifiche salvate'); };
    biscotti();
  }
  function agg(pr, msg) { return pr.then(function (j) { C = j; disegna(); if (msg) snack(msg); return j; }).catch(function () { snack('Si è verificato un errore. Riprova più tardi.'); throw 0; }); }
  function chiudi() { O.innerHTML = ''; document.body.style.overflow = ''; }
  function dialogo(html) {
    var id = 'mat-mdc-dialog-title-' + (uid++);
    O.innerHTML = '<div class="cdk-overlay-backdrop"><mat-dialog-container class="mat-mdc-dialog-container" role="dialog" aria-modal="true" aria-labelledby="' + id + '" tabindex="-1"><button type="button" class="x" aria-label="Chiudi">×</button>' + html.replace('<h2>', '<h2 mat-dialog-title id="' + id + '">') + '</mat-dialog-container></div>';
    document.body.style.overflow = 'hidden'; O.querySelector('.x').onclick = chiudi; O.querySelector('mat-dialog-container').focus();
    return O;
  }
  function su(a, fn) { var b = O.querySelector('[data-a="' + a + '"]'); if (b) b.onclick = function (e) { e.stopPropagation(); fn(b); }; }
  function azioni(x, col) { return '<div class="mat-mdc-dialog-actions' + (col ? ' col' : '') + '">' + x + '</div>'; }
  function conferma(t, d, ok, fn) { dialogo('<h2>' + t + '</h2><p>' + d + '</p>' + azioni(btn('Annulla', 'd-no') + btn(ok, 'd-ok', PIENO))); su('d-no', chiudi); su('d-ok', function (b) { b.disabled = true; fn().then(chiudi, chiudi); }); }

  /* disattivazione del rinnovo */
  function passo1() {
    var m = null;
    dialogo('<h2>Vuoi disattivare il rinnovo automatico?</h2><p>Ci dispiace! Aiutaci a migliorare: qual è il motivo principale?</p><mat-radio-group role="radiogroup" class="mat-mdc-radio-group">' + MOT.map(function (x, i) { return '<mat-radio-button class="mat-mdc-radio-button"><div class="mdc-form-field"><div class="mdc-radio"><input type="radio" class="mdc-radio__native-control" id="mat-radio-' + (i + 2) + '-input" name="mat-radio-group-1" value="' + x[0] + '"><div class="mdc-radio__background"></div></div><label for="mat-radio-' + (i + 2) + '-input">' + x[1] + '</label></div></mat-radio-button>'; }).join('') + '</mat-radio-group>' + azioni(btn('Annulla', 'p-no') + btn('Continua', 'p-ok', PIENO, ' disabled')));
    O.onchange = function (e) { if (e.target.name === 'mat-radio-group-1') { m = e.target.value; O.querySelector('[data-a="p-ok"]').disabled = false; } };
    su('p-no', chiudi); su('p-ok', function () { O.onchange = null; C.sconto ? passo3(m) : passo2(m); });
  }
  function passo2(m) {
    dialogo('<h2>Aspetta, abbiamo un’offerta per te</h2><div class="off-box">Continua a guardare a<b>6,99 €/mese</b>per 3 mesi invece di <s>11,99 €</s></div><p class="fine">Lo sconto si applica dal prossimo rinnovo. Al termine dei 3 mesi il Pass si rinnova a 11,99 € al mese, salvo disattivazione.</p>' + azioni(btn('Accetta l’offerta', 'o-si', PIENO) + btn('No grazie, continua con la disattivazione', 'o-no'), 1));
    su('o-si', function (b) { b.disabled = true; agg(api('POST', 'offerte/RETENTION_699', {}), 'Offerta attivata!').then(chiudi, chiudi); });
    su('o-no', function () { passo3(m); });
  }
  function passo3(m) {
    dialogo('<h2>Conferma la disattivazione</h2><p>Stai per disattivare il rinnovo automatico del <b>Pass Cinema + Entertainment</b>.</p><ul><li>Potrai continuare a guardare fino al <b>' + C.scadenza + '</b>.</li><li>Non ti verrà addebitato alcun importo dopo questa data.</li><li>Eventuali promozioni attive non saranno più disponibili.</li></ul><p class="fine">Puoi riattivare il rinnovo in qualsiasi momento prima della scadenza.</p>' + azioni(btn('Mantieni il Pass', 'c-no', BORDO) + btn('Conferma', 'c-si', PIENO)));
    su('c-no', chiudi);
    su('c-si', function (b) {
      b.disabled = true;
      api('PUT', 'pass/CE01/rinnovo', { attivo: false, motivo: m }).then(function (j) {
        C = j; disegna();
        dialogo('<h2>Rinnovo automatico disattivato</h2><p>Il tuo Pass Cinema + Entertainment resterà attivo fino al <b>' + C.scadenza + '</b> e non verrà rinnovato. Ti abbiamo inviato un’email di conferma all’indirizzo ' + h(C.dati.email) + '.</p>' + azioni(btn('Ho capito', 'f', PIENO))); su('f', chiudi);
      }).catch(function () { b.disabled = false; snack('Si è verificato un errore. Riprova più tardi.'); });
    });
  }

  function biscotti(forza) {
    if (document.querySelector('.cky') || (!forza && localStorage.getItem('gl_cookie'))) return;
    var d = document.createElement('div'); d.className = 'cky'; d.setAttribute('role', 'dialog'); d.setAttribute('aria-label', 'Informativa cookie');
    d.innerHTML = '<button class="senza">Continua senza accettare</button><h3>La tua privacy è importante</h3><div>Noi e i nostri partner utilizziamo cookie tecnici e, con il tuo consenso, cookie di profilazione per mostrarti pubblicità in linea con le tue preferenze. Chiudendo il banner con “Continua senza accettare” restano attivi solo i cookie tecnici.</div><div class="b"><button class="mdc-button mat-mdc-outlined-button">Preferenze</button><button class="mdc-button ' + PIENO + '">Accetta tutti</button></div>';
    d.querySelectorAll('button').forEach(function (b) { b.onclick = function () { localStorage.setItem('gl_cookie', '1'); d.remove(); }; });
    document.body.appendChild(d);
  }
  document.addEventListener('click', function (e) {
    var t = e.target.closest('[data-a]'), l;
    if (t) {
      switch (t.dataset.a) {
        case 'disattiva': passo1(); break;
        case 'riattiva': agg(api('PUT', 'pass/CE01/rinnovo', { attivo: true }), 'Rinnovo automatico riattivato'); break;
        case 'formula': conferma('Passi alla formula 12 mesi?', 'Dal prossimo rinnovo pagherai 9,99 € al mese con permanenza minima di 12 mesi.', 'Conferma', function () { return agg(api('PUT', 'pass/CE01/formula', { formula: 'vincolata' }), 'Formula aggiornata'); }); break;
        case 'premium': conferma('Aggiungi Opzione Premium', 'Verranno addebitati 3,00 € sulla tua Mastercard •••• 8105.', 'Acquista', function () { return agg(api('POST', 'opzioni/PREMIUM', {}), 'Opzione Premium attivata'); }); break;
        case 'sport': conferma('Acquista Pass Sport', 'Verranno addebitati 24,99 € sulla tua Mastercard •••• 8105. Il Pass si rinnova ogni mese.', 'Acquista', function () { return agg(api('POST', 'pass/SP01', {}), 'Pass Sport attivato'); }); break;
        case 'carta': conferma('Rimuovere la carta?', 'Senza un metodo di pagamento i tuoi Pass non potranno rinnovarsi.', 'Rimuovi', function () { return agg(api('DELETE', 'pagamenti/carta'), 'Carta rimossa'); }); break;
        case 'elimina': conferma('Eliminare l’account?', 'L’operazione è definitiva.', 'Elimina', function () { return agg(api('DELETE', 'me'), 'Account eliminato'); }); break;
        case 'consenso': var o = {}; o[t.dataset.k] = t.getAttribute('aria-checked') !== 'true'; agg(api('PUT', 'consensi', o), 'Preferenze aggiornate'); break;
        case 'voucher': api('POST', 'voucher', { codice: document.getElementById('vch').value }).catch(function () { snack('Codice non valido'); }); break;
        case 'utente': vai('/account'); break;
        case 'cookie': biscotti(true); break;
        case 'nulla': snack('Funzione momentaneamente non disponibile'); break;
      }
      return;
    }
    l = e.target.closest('a[href^="/"]');
    if (l && !e.metaKey && !e.ctrlKey) { e.preventDefault(); vai(l.getAttribute('href')); }
  });
  addEventListener('keydown', function (e) { if (e.key === 'Escape') chiudi(); });
  addEventListener('popstate', function () { chiudi(); disegna(); });
  api('GET', 'me').then(function (j) { C = j; disegna(); });
})();
