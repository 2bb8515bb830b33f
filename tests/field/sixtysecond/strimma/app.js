(function () {
  'use strict';
  var D = window.__PRELOADED__ || {}, API = '/api/account/v1/';
  function el(html) { var t = document.createElement('template'); t.innerHTML = html.trim(); return t.content.firstElementChild; }
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function post(p, b) { return fetch(API + p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.error || 'Något gick fel. Försök igen.'); return j; }); }); }
  function btn(text, kind, id) { return '<button type="button" class="Button_button__x2kQe Button_' + kind + '__p0Lm1" data-b="' + id + '"><span class="Button_label__a91Zs">' + text + '</span></button>'; }
  function load(b, on) { b.disabled = on; b.classList.toggle('Button_loading__z', on); b.setAttribute('aria-busy', on); }
  function modal(title, body, buttons, on) {
    var back = document.activeElement;
    var m = el('<div class="Modal_overlay__9"><div class="Modal_dialog__9" role="dialog" aria-modal="true" aria-labelledby="modal-h" tabindex="-1"><button type="button" class="Modal_close__9" aria-label="Stäng" data-b="x">×</button><h2 id="modal-h">' + title + '</h2>' + body + '<p class="Modal_err__9" role="alert" hidden></p><div class="Modal_actions__9">' + buttons + '</div></div></div>');
    function close() { m.classList.add('out'); setTimeout(function () { m.remove(); if (back) back.focus(); }, 180); }
    m.addEventListener('click', function (ev) {
      if (ev.target === m) return close();
      var b = ev.target.closest('[data-b]'); if (!b) return;
      var id = b.getAttribute('data-b'); if (id === 'x') return close();
      load(b, true); on[id](m).then(function () { location.reload(); }).catch(function (e) { load(b, false); var p = m.querySelector('[role=alert]'); p.textContent = e.message; p.hidden = false; });
    });
    m.addEventListener('keydown', function (e) { if (e.key === 'Escape') close(); });
    document.getElementById('portal').append(m); m.firstElementChild.focus();
  }
  var A = {
    menu: function (b) { var l = b.nextElementSibling; l.hidden = !l.hidden; b.setAttribute('aria-expanded', String(!l.hidden)); },
    'ot-open': function () { document.getElementById('onetrust-consent-sdk').hidden = false; },
    reactivate: function (b) { load(b, true); post('subscription/reactivate').then(function () { location.href = '/mitt-konto'; }); },
    news: function (b) { post('newsletter', { key: b.dataset.k }).then(function () { b.setAttribute('aria-checked', String(b.getAttribute('aria-checked') !== 'true')); }); },
    lock: function (b) { load(b, true); post('purchase-lock').then(function () { location.reload(); }); },
    play: function () {},
    'switch': function (b) {
      var k = b.dataset.k, p = D.packs[k], up = p[1] > D.packs[D.cur][1];
      modal('Byt till ' + esc(p[0]), '<p>' + (up ? 'Bytet sker direkt. Du debiteras ' + p[1] + ' kr i dag och därefter ' + p[1] + ' kr/mån.' + (k === 'total' ? ' Paketet har 12 månaders bindningstid.' : '') : 'Bytet sker ' + D.end + '. Därefter betalar du ' + p[1] + ' kr/mån.') + '</p>', btn('Bekräfta byte', 'primary', 'ok') + btn('Avbryt', 'secondary', 'x'), { ok: function () { return post('subscription/switch', { package: k }).then(function () { location.href = '/mitt-konto'; return new Promise(function () {}); }); } });
    },
    card: function () { modal('Ändra betalsätt', '<p>Välj ett nytt betalsätt för ditt abonnemang.</p>', btn('Byt till autogiro', 'primary', 'ok') + btn('Avbryt', 'secondary', 'x'), { ok: function () { return post('payment', { method: 'autogiro' }); } }); },
    name: function () { modal('Ändra personuppgifter', '<label class="Field_f__1">Namn<input name="name" value="Elin Sandström"></label>', btn('Spara', 'primary', 'ok') + btn('Avbryt', 'secondary', 'x'), { ok: function (m) { return post('user', { name: m.querySelector('input').value }); } }); },
    devices: function () { modal('Logga ut från alla enheter?', '<p>Du behöver logga in igen på dina övriga enheter.</p>', btn('Logga ut', 'primary', 'ok') + btn('Avbryt', 'secondary', 'x'), { ok: function () { return post('devices/logout'); } }); },
    delprofile: function (b) { var i = +b.dataset.k; modal('Ta bort profil?', '<p>Profilens historik och lista försvinner.</p>', btn('Ta bort', 'primary', 'ok') + btn('Avbryt', 'secondary', 'x'), { ok: function () { return post('profiles/delete', { index: i }); } }); },
    'delete': function () { modal('Radera konto', '<p>Ditt konto och all tillhörande data raderas inom en månad. Det går inte att ångra.</p>', btn('Radera konto', 'danger', 'ok') + btn('Avbryt', 'secondary', 'x'), { ok: function () { return post('user/delete'); } }); }
  };
  function flow(root) {
    var cur = 0, reason = '', steps = ['lose'];
    if (D.canDown) steps.push('down'); steps.push('why'); if (D.canDisc) steps.push('disc'); steps.push('confirm');
    var V = {
      lose: function () { return '<h1>Vill du säga upp ' + esc(D.pack) + '?</h1><p>Om du säger upp ditt paket kan du titta till och med <b>' + D.end + '</b>. Efter det går du miste om:</p><ul class="Flow_lose__2"><li>Strimma Original, som nya säsongen av Vintermörker</li><li>Tusentals filmer och serier</li><li>Barninnehåll och barnprofiler</li><li>Titlar du har laddat ner för att titta offline</li></ul><div class="Flow_titles__2"><span>Kommissarie Falk<small>Du har 3 avsnitt kvar</small></span><span>Skärgårdsläkarna<small>Nytt avsnitt på fredag</small></span><span>Isbrytaren<small>I din lista</small></span></div><div class="Flow_actions__2">' + btn('Behåll paket', 'primary', 'keep') + btn('Fortsätt till uppsägning', 'secondary', 'next') + '</div>'; },
      down: function () { return '<h1>Passar ett annat paket bättre?</h1><div class="Flow_offer__2"><h2>Film &amp; Serier med reklam</h2><p class="Pack_price__4">99 kr<small>/mån</small></p><p>Samma filmer och serier, med korta reklamavbrott. Bytet sker ' + D.end + '.</p>' + btn('Byt till Film &amp; Serier med reklam', 'primary', 'down') + '</div><div class="Flow_actions__2">' + btn('Nej tack, fortsätt säga upp', 'secondary', 'next') + btn('Behåll paket', 'link', 'keep') + '</div>'; },
      why: function () { return '<h1>Varför vill du säga upp ditt paket?</h1><p>Ditt svar hjälper oss att bli bättre. Välj ett alternativ.</p><div role="radiogroup" aria-label="Anledning" class="Radio_group__3">' + D.reasons.map(function (r) { return '<label class="Radio_radio__3"><input type="radio" name="reason" value="' + r[0] + '"' + (reason === r[0] ? ' checked' : '') + '><span class="Radio_mark__3" aria-hidden="true"></span><span>' + r[1] + '</span></label>'; }).join('') + '</div><p class="Modal_err__9" role="alert" hidden>Välj en anledning för att gå vidare.</p><div class="Flow_actions__2">' + btn('Nästa', 'secondary', 'why') + btn('Behåll paket', 'link', 'keep') + '</div>'; },
      disc: function () { return '<p class="Flow_eyebrow__2">Erbjudande till dig</p><h1>Stanna kvar för halva priset</h1><p>Behåll ' + esc(D.pack) + ' för ' + Math.ceil(D.price / 2) + ' kr/mån i 3 månader. Därefter ' + D.price + ' kr/mån. Ingen bindningstid.</p><div class="Flow_actions__2">' + btn('Ta del av erbjudandet', 'primary', 'disc') + btn('Nej tack, säg upp ändå', 'secondary', 'next') + '</div>'; },
      confirm: function () { return '<h1>Bekräfta uppsägning</h1><dl class="Info_list__6"><div><dt>Paket</dt><dd>' + esc(D.pack) + '</dd></div><div><dt>Sista dag att titta</dt><dd>' + D.end + '</dd></div><div><dt>Kommande betalningar</dt><dd>Inga</dd></div></dl><p>Ditt paket är inte uppsagt förrän du bekräftar här. Ditt konto, dina profiler och köpta titlar finns kvar. Vi skickar en bekräftelse till ' + esc(D.email) + '.</p><div class="Flow_actions__2">' + btn('Säg upp paket', 'danger', 'final') + btn('Behåll paket', 'secondary', 'keep') + '</div>'; },
      done: function () { return '<div class="Flow_check__2" aria-hidden="true">✓</div><h1>Ditt paket är uppsagt</h1><p>Du kan fortsätta titta på Strimma till och med <b>' + D.end + '</b>. En bekräftelse har skickats till ' + esc(D.email) + '.</p><p>Ditt konto finns kvar, så du är alltid välkommen tillbaka.</p><div class="Flow_actions__2">' + btn('Till Mitt konto', 'primary', 'keep') + btn('Ångra uppsägning', 'link', 're') + '</div>'; }
    };
    function show(name) {
      var old = root.firstElementChild; if (old) old.classList.add('Flow_out__2');
      setTimeout(function () {
        var i = steps.indexOf(name);
        root.replaceChildren(el('<section class="Flow_step__2" tabindex="-1">' + (i >= 0 ? '<p class="Flow_progress__2">Steg ' + (i + 1) + ' av ' + steps.length + '</p>' : '') + V[name]() + (i > 0 ? '<button type="button" class="Flow_back__2" data-b="back">‹ Tillbaka</button>' : '') + '</section>'));
        root.firstElementChild.focus(); window.scrollTo(0, 0);
      }, 220);
    }
    function fail(b) { return function (e) { load(b, false); alert(e.message); }; }
    root.addEventListener('change', function (ev) { if (ev.target.name === 'reason') reason = ev.target.value; });
    root.addEventListener('click', function (ev) {
      var b = ev.target.closest('[data-b]'); if (!b || b.disabled) return;
      switch (b.getAttribute('data-b')) {
        case 'keep': location.href = '/mitt-konto'; break;
        case 'back': show(steps[--cur]); break;
        case 'next': show(steps[++cur]); break;
        case 'why': if (!reason) { root.querySelector('[role=alert]').hidden = false; return; } load(b, true); post('subscription/reason', { reason: reason }).then(function () { show(steps[++cur]); }).catch(fail(b)); break;
        case 'down': load(b, true); post('subscription/switch', { package: 'ads' }).then(function () { location.href = '/mitt-konto'; }).catch(fail(b)); break;
        case 'disc': load(b, true); post('subscription/offer', { offer: 'SAVE50_3M' }).then(function () { location.href = '/mitt-konto'; }).catch(fail(b)); break;
        case 'final': load(b, true); post('subscription/cancel', { reason: reason }).then(function () { show('done'); }).catch(fail(b)); break;
        case 're': load(b, true); post('subscription/reactivate').then(function () { location.href = '/mitt-konto'; }).catch(fail(b)); break;
      }
    });
    setTimeout(function () { show(steps[0]); }, 350);
  }
  setTimeout(function hydrate() {
    document.addEventListener('click', function (ev) {
      var b = ev.target.closest('[data-a]');
      var l = document.querySelector('.ProfileMenu_list__7'); if (l && !l.hidden && !ev.target.closest('.ProfileMenu_wrap__7')) { l.hidden = true; l.previousElementSibling.setAttribute('aria-expanded', 'false'); }
      if (b && A[b.dataset.a]) A[b.dataset.a](b);
    });
    var r = document.getElementById('cancel-flow'); if (r && D.flow) flow(r);
  }, 150);
  var ot = document.getElementById('onetrust-consent-sdk');
  if (document.cookie.indexOf('OptanonAlertBoxClosed') < 0) setTimeout(function () { ot.hidden = false; }, 500);
  ot.addEventListener('click', function (ev) { if (ev.target.tagName === 'BUTTON') { if (ev.target.id === 'onetrust-pc-btn-handler') { location.href = '/cookies'; return; } document.cookie = 'OptanonAlertBoxClosed=1;path=/;max-age=31536000'; ot.hidden = true; } });
})();
