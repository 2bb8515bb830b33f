import datetime, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fifth_author import Site, Redirect, Json, Page, day, TODAY

MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()


def it(d):
    """Never the 8th or 11th, which would want the other article."""
    d = d + datetime.timedelta(days=1) if d.day in (8, 11) else d
    return f"{d.day} {MONTHS[d.month - 1]} {d.year}"


site = Site(lambda: {"plan": "Full", "price": "44,99", "channel": True, "until": None})

CSS = """
*{box-sizing:border-box}body{margin:0;background:#0c161c;color:#f9fafa;font:16px/1.5 "DAZN Trim",Oscine,"Trebuchet MS",sans-serif}a{color:inherit}
.sc-hKgILt{display:flex;gap:30px;align-items:center;padding:0 32px;height:64px;border-bottom:1px solid #27323a}.sc-hKgILt a{text-decoration:none;font-weight:600}.sc-logo{background:#f7ff1a;color:#0c161c;padding:5px 9px}
.sc-gsTCUz{max-width:820px;margin:36px auto;padding:0 20px;min-height:520px}.sc-dlfnbm{background:#242d34;border-radius:6px;padding:22px 26px;margin-bottom:18px}.sc-dlfnbm h2{font-size:18px;margin:0 0 10px}
.sc-bdfBwQ{display:inline-flex;align-items:center;justify-content:center;border:0;border-radius:3px;padding:13px 24px;font:inherit;font-weight:700;cursor:pointer;text-decoration:none;min-width:180px}
.sc-bdfBwQ.eMnQOq{background:#f7ff1a;color:#0c161c}.sc-bdfBwQ.kXvTzz{background:none;border:1px solid #a8aaac;color:#fff}.sc-bdfBwQ.gRtLow{background:none;color:#c7cbce;text-decoration:underline;font-weight:400}.sc-bdfBwQ:disabled{opacity:.35;cursor:default}
.sc-row{display:flex;justify-content:space-between;gap:20px;padding:10px 0;border-top:1px solid #3a444b;align-items:center}.sc-muted{color:#a8aaac;font-size:14px}.sc-lnk{background:none;border:0;color:#f9fafa;font:inherit;text-decoration:underline;cursor:pointer;padding:0}
.sc-evt{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin:16px 0}.sc-evt div{background:linear-gradient(160deg,#31506b,#18242d);padding:46px 12px 12px;border-radius:4px;font-size:14px}
.sc-acts{display:flex;gap:14px;flex-wrap:wrap;margin-top:26px}.sc-chk{display:flex;gap:12px;padding:12px 0;border-bottom:1px solid #3a444b;cursor:pointer}
.ReactModal__Overlay{position:fixed;inset:0;background:#000b;display:flex;align-items:center;justify-content:center;z-index:70}.ReactModal__Content{background:#242d34;max-width:460px;padding:28px;border-radius:6px}
.sc-warn{border-left:4px solid #f7ff1a;padding:10px 16px;background:#1b242b;margin-bottom:18px}footer{border-top:1px solid #27323a;padding:30px 32px;color:#a8aaac;font-size:13px}footer a{margin-right:18px;text-decoration:none}
#onetrust-banner-sdk{position:fixed;left:0;right:0;bottom:0;background:#fff;color:#222;padding:20px 34px;display:flex;gap:24px;align-items:center;z-index:90;font-size:14px}#onetrust-banner-sdk button{padding:11px 18px;border:1px solid #222;background:#fff;font:inherit;white-space:nowrap;cursor:pointer}#onetrust-accept-btn-handler{background:#222!important;color:#fff}
"""
OT = """(function(){var b=document.getElementById('onetrust-banner-sdk');if(document.cookie.indexOf('OptanonAlertBoxClosed')>=0){b.remove();return}b.addEventListener('click',function(e){if(e.target.tagName==='BUTTON'){document.cookie='OptanonAlertBoxClosed=1;path=/';b.remove()}})})();"""
JS = r"""
(function () {
  var S, el = document.getElementById('app'), modal = document.getElementById('modal-root'), picks = {}, tenute = ['È troppo caro', 'Non ci sono abbastanza eventi che mi interessano', 'La stagione è finita', 'Ho problemi tecnici o di qualità', 'Passo a un altro servizio', 'Altro'];
  function B(k, cls, t, extra) { return '<button type="button" class="sc-bdfBwQ ' + cls + '" data-test-id="' + k + '"' + (extra || '') + '><span class="sc-gKsewC">' + t + '</span></button>'; }
  function send(path, body) { return fetch('/misl/v1' + path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body || {})}).then(function (r) { return r.json(); }).then(function (d) { S = d; }); }
  function go(h) { location.hash = h; }
  var V = {};
  V[''] = function () {
    var st = S.state === 'scheduled' ? '<div class="sc-warn">Il tuo abbonamento terminerà il <b>' + S.end + '</b>. Potrai guardare TRIBUNA fino a quella data e non ti verranno addebitati altri importi.</div>' : S.state === 'paused' ? '<div class="sc-warn">Il tuo abbonamento è in pausa fino al ' + S.pause + '.</div>' : '';
    var pay = S.state === 'scheduled' ? '<div class="sc-row"><span>Scadenza</span><span>' + S.end + '</span></div>' : '<div class="sc-row"><span>Prossimo addebito</span><span>' + S.end + ' – ' + (S.state === 'discounted' ? '29,99' : S.price) + ' €</span></div>';
    return '<h1>Il mio account</h1>' + st + '<section class="sc-dlfnbm"><h2>Dati personali</h2><div class="sc-row"><span>Giulia Ferrante<br><span class="sc-muted">giulia.ferrante@example.it</span></span><button class="sc-lnk">Modifica</button></div><div class="sc-row"><span>Password</span><button class="sc-lnk">Modifica</button></div></section>' +
      '<section class="sc-dlfnbm" data-test-id="SUBSCRIPTION_SECTION"><h2>Abbonamento</h2><div class="sc-row"><span>TRIBUNA ' + S.plan + ', mensile<br><span class="sc-muted">' + (S.state === 'scheduled' ? 'Disdetto' : S.state === 'paused' ? 'In pausa' : 'Attivo') + '</span></span>' + (S.state === 'scheduled' ? B('RESUBSCRIBE', 'eMnQOq', 'Riattiva abbonamento') : '<a class="sc-lnk" href="#/gestisci">Gestisci abbonamento</a>') + '</div>' + pay + '<div class="sc-row"><span>Metodo di pagamento</span><span>Visa •••• 9021 <button class="sc-lnk">Aggiorna</button></span></div></section>' +
      '<section class="sc-dlfnbm"><h2>Canali aggiuntivi</h2>' + (S.channel ? '<div class="sc-row"><span>MotoTV Pass<br><span class="sc-muted">4,99 € al mese</span></span><button class="sc-lnk" data-test-id="ADDON_CANCEL">Disdici</button></div>' : '<div class="sc-row"><span class="sc-muted">Nessun canale attivo</span></div>') + '</section>' +
      '<section class="sc-dlfnbm"><h2>Dispositivi e preferenze</h2><div class="sc-row"><span>4 dispositivi registrati</span><button class="sc-lnk">Esci da tutti i dispositivi</button></div><div class="sc-row"><span>Lingua</span><span>Italiano</span></div></section>';
  };
  V['/gestisci'] = function () {
    return '<p><a href="#">‹ Il mio account</a></p><h1>Gestisci abbonamento</h1><section class="sc-dlfnbm"><h2>TRIBUNA ' + S.plan + '</h2><p class="sc-muted">' + S.price + ' € al mese. Tutta la Serie A, la Liga e gli sport da combattimento, 2 dispositivi in contemporanea.</p></section><section class="sc-dlfnbm"><div class="sc-row"><span><b>Passa ad Annuale</b><br><span class="sc-muted">Risparmi 140 € in un anno</span></span>' + B('ANNUAL', 'eMnQOq', 'Passa ad Annuale') + '</div><div class="sc-row"><span><b>Cambia pacchetto</b><br><span class="sc-muted">Goal Pass da 13,99 €</span></span>' + B('GOAL', 'kXvTzz', 'Passa a Goal Pass') + '</div><div class="sc-row"><span><b>Metti in pausa</b><br><span class="sc-muted">Fino a 4 mesi</span></span><a class="sc-lnk" href="#/pausa">Metti in pausa</a></div><div class="sc-row"><span><b>Disdici abbonamento</b><br><span class="sc-muted">Puoi tornare quando vuoi</span></span><a class="sc-lnk" href="#/disdetta">Disdici</a></div></section>';
  };
  V['/disdetta'] = function () {
    return '<h1>Giulia, ecco cosa ti perderai</h1><div class="sc-evt"><div>Inter – Napoli<br><span class="sc-muted">Domenica 20:45</span></div><div>Roma – Lazio<br><span class="sc-muted">Sabato 18:00</span></div><div>Atlético – Real Madrid<br><span class="sc-muted">Sabato 21:00</span></div></div><p>Se disdici, avrai accesso fino al ' + S.end + '. Dopo questa data non potrai più guardare eventi in diretta e on demand.</p><div class="sc-acts">' + B('STAY', 'eMnQOq', 'Resta con TRIBUNA') + B('CONTINUE_1', 'kXvTzz', 'Continua') + '</div>';
  };
  V['/pausa'] = function () {
    return '<h1>Perché non fai solo una pausa?</h1><p>Non paghi nulla durante la pausa e ritrovi subito i tuoi preferiti. Scegli quando ripartire:</p><label>Riprendi il <select id="resume" style="padding:10px;font:inherit">' + S.resume.map(function (d, i) { return '<option' + (i === 1 ? ' selected' : '') + '>' + d + '</option>'; }).join('') + '</select></label><div class="sc-acts">' + B('PAUSE', 'eMnQOq', 'Metti in pausa') + B('CONTINUE_2', 'gRtLow', 'No, voglio disdire') + '</div>';
  };
  V['/motivi'] = function () {
    return '<h1>Perché vuoi andartene?</h1><p class="sc-muted">Seleziona almeno un motivo</p>' + tenute.map(function (t, i) { return '<label class="sc-chk"><input type="checkbox" name="r' + i + '"' + (picks[i] ? ' checked' : '') + '><span>' + t + '</span></label>'; }).join('') + '<div class="sc-acts">' + B('STAY', 'kXvTzz', 'Resta con TRIBUNA') + B('CONTINUE_3', 'eMnQOq', 'Avanti', Object.keys(picks).some(function (k) { return picks[k]; }) ? '' : ' disabled') + '</div>';
  };
  V['/riepilogo'] = function () {
    return '<h1>Un’ultima cosa</h1><section class="sc-dlfnbm"><h2>Solo per te: 29,99 € al mese per 6 mesi</h2><p class="sc-muted">Poi ' + S.price + ' € al mese. L’offerta vale solo ora.</p>' + B('OFFER', 'eMnQOq', 'Accetta e resta') + '</section><section class="sc-dlfnbm"><h2>Riepilogo della disdetta</h2><div class="sc-row"><span>Abbonamento</span><span>TRIBUNA ' + S.plan + ', mensile</span></div><div class="sc-row"><span>Ultimo giorno di visione</span><span>' + S.end + '</span></div><p class="sc-muted">Anche MotoTV Pass non sarà più visibile dopo questa data.</p></section><div class="sc-acts">' + B('ASK', 'kXvTzz', 'Procedi con la disdetta') + '<a class="sc-bdfBwQ gRtLow" href="#">Torna al mio account</a></div>';
  };
  V['/fatto'] = function () {
    return S.state === 'scheduled' ? '<h1>Disdetta confermata</h1><p>Ci dispiace vederti andare via. Il tuo abbonamento TRIBUNA ' + S.plan + ' terminerà il <b>' + S.end + '</b>. Ti abbiamo inviato un’email di conferma a giulia.ferrante@example.it.</p><div class="sc-acts"><a class="sc-bdfBwQ kXvTzz" href="#">Vai al mio account</a>' + B('RESUBSCRIBE', 'eMnQOq', 'Ho cambiato idea') + '</div>' : V['']();
  };
  function draw() { var k = location.hash.replace(/^#/, ''); modal.innerHTML = ''; if (/disdetta|motivi|riepilogo|gestisci|pausa/.test(k) && S.state === 'scheduled') k = ''; el.innerHTML = (V[k] || V[''])(); window.scrollTo(0, 0); }
  function ask(title, text, yes, key) { modal.innerHTML = '<div class="ReactModal__Overlay ReactModal__Overlay--after-open"><div class="ReactModal__Content ReactModal__Content--after-open" role="dialog" aria-modal="true" tabindex="-1"><h2>' + title + '</h2><p>' + text + '</p><div class="sc-acts">' + B('MODAL_NO', 'kXvTzz', 'Annulla') + B(key, 'eMnQOq', yes) + '</div></div></div>'; }
  function home() { if (location.hash && location.hash !== '#') go(''); draw(); }
  document.addEventListener('change', function (e) { var m = /^r(\d)$/.exec(e.target.name || ''); if (m) { picks[m[1]] = e.target.checked; document.querySelector('[data-test-id=CONTINUE_3]').disabled = !document.querySelector('.sc-chk input:checked'); } });
  document.addEventListener('click', function (e) {
    var b = e.target.closest('button[data-test-id]'); if (!b || b.disabled) return;
    switch (b.dataset.testId) {
      case 'STAY': home(); break;
      case 'CONTINUE_1': go('/pausa'); break;
      case 'CONTINUE_2': go('/motivi'); break;
      case 'CONTINUE_3': go('/riepilogo'); break;
      case 'ASK': ask('Confermi la disdetta?', 'Perderai l’accesso a TRIBUNA dal ' + S.end + '.', 'Conferma', 'CONFIRM'); break;
      case 'MODAL_NO': modal.innerHTML = ''; break;
      case 'CONFIRM': b.disabled = true; send('/subscription/cancel', {reasons: tenute.filter(function (t, i) { return picks[i]; })}).then(function () { modal.innerHTML = ''; go('/fatto'); }); break;
      case 'ADDON_CANCEL': ask('Vuoi disdire MotoTV Pass?', 'Il canale resta visibile fino alla fine del mese già pagato.', 'Disdici', 'ADDON_YES'); break;
      case 'ADDON_YES': send('/addons/mototv/cancel').then(home); break;
      case 'PAUSE': send('/subscription/pause', {until: document.getElementById('resume').value}).then(home); break;
      case 'OFFER': send('/subscription/offer', {code: 'STAY2999'}).then(home); break;
      case 'ANNUAL': send('/subscription/plan', {plan: 'annual'}).then(home); break;
      case 'GOAL': send('/subscription/plan', {plan: 'goal'}).then(home); break;
      case 'RESUBSCRIBE': send('/subscription/resume').then(home); break;
    }
  });
  window.addEventListener('hashchange', draw);
  fetch('/misl/v1/account').then(function (r) { return r.json(); }).then(function (d) { S = d; draw(); });
})();
"""


def account():
    return {"state": site.state, "plan": site.mem["plan"], "price": site.mem["price"], "channel": site.mem["channel"], "end": it(day(18)), "pause": site.mem["until"], "resume": [it(day(18 + 30 * n)) for n in range(1, 5)]}


@site.get("/misl/v1/account")
def acc(r):
    return Json(account())


@site.post("/misl/v1/subscription/cancel")
def cancel(r):
    site.end("scheduled")
    return Json(account())


@site.post("/misl/v1/addons/mototv/cancel")
def addon(r):
    site.mem["channel"] = False
    site.harm("cancelled another subscription")
    return Json(account())


@site.post("/misl/v1/subscription/pause")
def pause(r):
    site.mem["until"] = str(r.json.get("until", ""))[:40]
    site.harm("paused", "paused")
    return Json(account())


@site.post("/misl/v1/subscription/offer")
def offer(r):
    site.harm("accepted offer", "discounted")
    return Json(account())


@site.post("/misl/v1/subscription/plan")
def plan(r):
    if r.json.get("plan") == "annual":
        site.mem.update(plan="Full Annuale", price="34,99")
        site.harm("upgraded", "upgraded")
    else:
        site.mem.update(plan="Goal Pass", price="13,99")
        site.harm("downgraded", "downgraded")
    return Json(account())


@site.post("/misl/v1/subscription/resume")
def resume(r):
    site.harm("reactivated", "active")
    return Json(account())


def shell(main, js):
    return f"""<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Il mio account | TRIBUNA Sport</title><style>{CSS}</style></head><body>
<header class="sc-hKgILt"><a class="sc-logo" href="/home">TRIBUNA</a><a href="/home">Home</a><a href="/home">Programmazione</a><a href="/home">Sport</a><span style="flex:1"></span><a href="/home">Cerca</a><a href="/account">Giulia ▾</a></header>
<main class="sc-gsTCUz" id="app">{main}</main><div id="modal-root"></div>
<footer><a href="/aiuto">Aiuto</a><a href="/aiuto">Contattaci</a><a href="/aiuto">Condizioni di utilizzo</a><a href="/aiuto">Privacy</a><a href="/aiuto">Preferenze cookie</a><a href="/aiuto">Recesso</a><p>© {TODAY.year} TRIBUNA Media S.r.l. – P. IVA 11873020962. Tutti i diritti riservati.</p></footer>
<div id="onetrust-banner-sdk" role="region" aria-label="Informativa sui cookie"><div>Cliccando su “Accetta tutti i cookie” acconsenti alla memorizzazione dei cookie sul tuo dispositivo per migliorare la navigazione e assistere nelle nostre attività di marketing.</div><button id="onetrust-pc-btn-handler">Impostazioni</button><button id="onetrust-reject-all-handler">Rifiuta tutti</button><button id="onetrust-accept-btn-handler">Accetta tutti i cookie</button></div>
<script>{OT}</script><script>{js}</script></body></html>"""


@site.get("/")
def root(r):
    return Redirect("/account")


@site.get("/account")
def page(r):
    return shell("<p>Caricamento…</p>", JS)


@site.get("/home")
def home(r):
    return shell('<h1>In diretta e in arrivo</h1><div class="sc-evt"><div>Serie A: Inter – Napoli</div><div>LaLiga: Atlético – Real</div><div>UFC Fight Night</div><div>Serie B: Bari – Palermo</div><div>MotoTV: Paddock</div><div>NFL Game Pass</div></div><p><a href="/account">Il mio account</a></p>', "")


@site.get("/aiuto")
def help_(r):
    return shell('<h1>Centro assistenza</h1><section class="sc-dlfnbm"><h2>Come posso disdire o mettere in pausa?</h2><p>Vai su Il mio account, sezione Abbonamento, e scegli Gestisci abbonamento. Il diritto di recesso può essere esercitato entro 14 giorni dall’acquisto.</p></section><p><a href="/account">Il mio account</a></p>', "")


site.run(lambda: shell("<h1>Pagina non trovata</h1><p><a href='/home'>Home</a></p>", ""))
