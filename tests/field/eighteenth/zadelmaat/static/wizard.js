(function () {
  var el = document.getElementById('beeindigen'); if (!el) return;
  var cfg = JSON.parse(document.getElementById('wizard-data').textContent), d = { eind: 'eerste' }, n = 0, titles = ['Reden', 'Alternatief', 'Einddatum', 'Inleveren', 'Controleren'];
  function b(t, id, kind, off) { return '<button type="button" class="v-btn v-theme--light ' + (kind === 'p' ? 'v-btn--elevated bg-primary v-btn--variant-elevated' : kind === 'o' ? 'v-btn--variant-outlined' : 'v-btn--variant-text') + ' v-btn--density-default v-btn--size-default' + (off ? ' v-btn--disabled' : '') + '" data-b="' + id + '"' + (off ? ' disabled' : '') + '><span class="v-btn__overlay"></span><span class="v-btn__underlay"></span><span class="v-btn__content" data-no-activator="">' + t + '</span></button>'; }
  function r(type, name, v, t, on) { var id = 'input-' + name + '-' + v; return '<div class="v-selection-control v-selection-control--density-default v-' + type + '"><div class="v-selection-control__wrapper"><div class="v-selection-control__input"><i class="mdi v-icon" aria-hidden="true"></i><input id="' + id + '" type="' + type + '" name="' + name + '" value="' + v + '" ' + (on ? 'checked' : '') + '></div></div><label class="v-label v-label--clickable" for="' + id + '">' + t + '</label></div>'; }
  function post(u, x) { return fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(x) }).then(function (q) { return q.json().then(function (j) { if (!q.ok) throw j; return j; }); }); }
  function draw(msg) {
    var h = '<div class="v-stepper v-sheet"><div class="v-stepper-header">' + titles.map(function (t, i) { return '<div class="v-stepper-item ' + (i === n ? 'v-stepper-item--selected' : '') + '"><span class="v-stepper-item__title">' + (i + 1) + '. ' + t + '</span></div>'; }).join('') + '</div><div class="v-card v-theme--light v-card--variant-elevated">', a = '';
    if (n === 0) { h += '<h2>Jammer dat je wilt stoppen. Wat is de reden?</h2><div role="radiogroup" class="v-radio-group">' + cfg.redenen.map(function (x) { return r('radio', 'reden', x[0], x[1], d.reden === x[0]); }).join('') + '</div>'; a = b('Annuleren', 'weg') + b('Volgende', 'reden', 'p'); }
    if (n === 1) {
      if (d.alt.dood) { h += '<h2>' + d.alt.titel + '</h2><p>' + d.alt.tekst + '</p>'; a = '<a class="v-btn bg-primary" href="/mijn/diefstal">Diefstal melden</a>' + b('Andere reden kiezen', 'terug'); }
      else { h += '<span class="v-chip">Voor jou</span><h2>' + d.alt.titel + '</h2><p>' + d.alt.tekst + '</p>'; a = b('Nee, toch beëindigen', 'verder') + b(d.alt.knop, 'alt', 'p'); }
    }
    if (n === 2) { h += '<h2>Wanneer stopt je abonnement?</h2><p>Er geldt een opzegtermijn van één maand. Tot die dag kun je gewoon blijven fietsen.</p><div role="radiogroup">' + r('radio', 'eind', 'eerste', cfg.eerste + ' (eerst mogelijke datum)', d.eind === 'eerste') + r('radio', 'eind', 'later', cfg.later, d.eind === 'later') + '</div>'; a = b('Vorige', 'terug') + b('Volgende', 'eind', 'p'); }
    if (n === 3) { h += '<h2>Hoe lever je de fiets in?</h2><div role="radiogroup">' + r('radio', 'lever', 'winkel', 'Ik breng hem naar een winkel (gratis)', d.lever === 'winkel') + r('radio', 'lever', 'thuis', 'Laat hem thuis ophalen (€ 15,00)', d.lever === 'thuis') + '</div><div id="winkelveld" ' + (d.lever === 'winkel' ? '' : 'hidden') + '><div class="v-input v-select v-text-field"><div class="v-field v-field--variant-outlined" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="wl" data-sel><label class="v-label v-field-label" id="wl">Kies een winkel</label><div class="v-field__input"><input type="text" readonly inputmode="none" tabindex="-1" aria-labelledby="wl" value="' + (d.winkel ? cfg.winkels[d.winkel] : '') + '"></div></div></div></div>'; a = b('Vorige', 'terug') + b('Volgende', 'lever', 'p'); }
    if (n === 4) { h += '<h2>Controleer je gegevens</h2><table><tr><th>Abonnement</th><td>' + cfg.plan + '</td></tr><tr><th>Laatste dag</th><td>' + (d.eind === 'eerste' ? cfg.eerste : cfg.later) + '</td></tr><tr><th>Inleveren</th><td>' + (d.lever === 'winkel' ? cfg.winkels[d.winkel] : 'Ophalen aan huis, € 15,00') + '</td></tr><tr><th>Borg</th><td>€ 50,00 terug binnen 14 dagen na inleveren</td></tr></table>' + r('checkbox', 'akkoord', '1', 'Ik begrijp dat ik de fiets, het slot en beide sleutels uiterlijk op de laatste dag inlever. Doe ik dat niet, dan loopt de huur door.'); a = b('Vorige', 'terug') + b('Opzegging versturen', 'klaar', 'o', true); }
    el.innerHTML = h + '<div class="v-messages" role="alert">' + (msg || '') + '</div><div class="v-card-actions">' + a + '</div></div></div>';
  }
  function list(open) {
    var o = document.querySelector('.v-overlay'); if (o) o.remove();
    var s = el.querySelector('[data-sel]'); if (s) s.setAttribute('aria-expanded', String(!!open));
    if (!open) return;
    var box = s.getBoundingClientRect(), v = document.createElement('div');
    v.className = 'v-overlay v-overlay--active v-theme--light v-menu v-select__menu'; v.style.cssText = 'top:' + (box.bottom + scrollY) + 'px;left:' + (box.left + scrollX) + 'px';
    v.innerHTML = '<div class="v-overlay__content"><div class="v-list v-theme--light" role="listbox" tabindex="-1">' + Object.keys(cfg.winkels).map(function (k) { return '<div class="v-list-item v-list-item--link" role="option" tabindex="0" aria-selected="' + (d.winkel === k) + '" data-w="' + k + '"><div class="v-list-item__content"><div class="v-list-item-title">' + cfg.winkels[k] + '</div></div></div>'; }).join('') + '</div></div>';
    document.body.appendChild(v);
  }
  function pick(k) { d.winkel = k; list(false); var i = el.querySelector('[data-sel] input'); i.value = cfg.winkels[k]; }
  el.addEventListener('change', function (e) {
    var t = e.target;
    if (t.name === 'akkoord') { var k = el.querySelector('[data-b=klaar]'); k.disabled = !t.checked; k.classList.toggle('v-btn--disabled', !t.checked); } else d[t.name] = t.value;
    if (t.name === 'lever') document.getElementById('winkelveld').hidden = t.value !== 'winkel';
  });
  document.addEventListener('keydown', function (e) {
    var o = e.target.closest('[data-w]');
    if (e.target.closest('[data-sel]') && [' ', 'Enter', 'ArrowDown'].indexOf(e.key) >= 0) { e.preventDefault(); list(true); var f = document.querySelector('[data-w]'); f.focus(); } else if (o && (e.key === 'Enter' || e.key === ' ')) { e.preventDefault(); pick(o.dataset.w); } else if (o && e.key === 'ArrowDown' && o.nextSibling) o.nextSibling.focus(); else if (o && e.key === 'ArrowUp' && o.previousSibling) o.previousSibling.focus(); else if (e.key === 'Escape') list(false);
  });
  document.addEventListener('click', function (e) {
    var o = e.target.closest('[data-w]'); if (o) return pick(o.dataset.w);
    var s = e.target.closest('[data-sel]'); if (s) return list(s.getAttribute('aria-expanded') !== 'true');
    if (document.querySelector('.v-overlay')) list(false);
    var x = e.target.closest('[data-b]'); if (!x) return;
    switch (x.dataset.b) {
      case 'weg': location.href = '/mijn/abonnement'; break;
      case 'terug': n = (n === 2 && !d.alt) ? 0 : n - 1; if (n === 1 && !d.alt) n = 0; draw(); break;
      case 'reden': if (!d.reden) return draw('Kies een reden om verder te gaan.'); post('/api/opzegging/start', { reden: d.reden }).then(function (j) { d.id = j.id; d.alt = j.alternatief; n = d.alt ? 1 : 2; draw(); }); break;
      case 'verder': n = 2; draw(); break;
      case 'alt': post('/api/opzegging/alternatief', { id: d.id }).then(function () { location.href = '/mijn/abonnement'; }); break;
      case 'eind': n = 3; draw(); break;
      case 'lever': if (!d.lever) return draw('Maak een keuze.'); if (d.lever === 'winkel' && !d.winkel) return draw('Kies een winkel.'); n = 4; draw(); break;
      case 'klaar': x.disabled = true; post('/api/opzegging/bevestigen', { id: d.id, eind: d.eind, lever: d.lever, winkel: d.winkel, akkoord: el.querySelector('[name=akkoord]').checked }).then(function () { location.href = '/mijn/abonnement/opgezegd'; }, function () { draw('Er ging iets mis. Probeer het opnieuw.'); }); break;
    }
  });
  draw();
})();
