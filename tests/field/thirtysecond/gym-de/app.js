'use strict';
(function () {
  // consent layer
  function consent() {
    if (localStorage.getItem('uc_user_interaction')) return;
    var host = document.createElement('div'); host.id = 'usercentrics-root'; document.body.appendChild(host);
    var r = host.attachShadow({ mode: 'open' });
    r.innerHTML = '<style>.ov{position:fixed;inset:0;background:#0009;z-index:2147483000;display:flex;align-items:center;justify-content:center;font-family:Arial}.w{background:#fff;max-width:600px;border-radius:8px;padding:26px}.b{display:flex;gap:10px;margin-top:16px}button{flex:1;padding:12px;border:0;border-radius:4px;background:#eee;font-weight:700;cursor:pointer}.p{background:#ffd400}</style>' +
      '<div class="ov" data-testid="uc-app-container"><div class="w" role="dialog" aria-modal="true" aria-labelledby="uc-h"><h2 id="uc-h">Privatsphäre-Einstellungen</h2><p>Wir nutzen Cookies und ähnliche Technologien, um dir ein optimales Erlebnis zu bieten, die Nutzung zu analysieren und Werbung auszuspielen. Du kannst deine Einwilligung jederzeit widerrufen.</p><p style="font-size:13px"><a href="/info">Datenschutzerklärung</a> · <a href="/info">Impressum</a></p><div class="b"><button data-testid="uc-more-button">Mehr Informationen</button><button data-testid="uc-deny-all-button">Ablehnen</button><button class="p" data-testid="uc-accept-all-button">Alle akzeptieren</button></div></div></div>';
    r.querySelector('[data-testid=uc-more-button]').onclick = function () {
      this.textContent = 'Speichern'; this.onclick = function () { localStorage.setItem('uc_user_interaction', 'true'); host.remove(); };
      r.querySelector('p').innerHTML = '<label><input type="checkbox" checked disabled> Essenziell</label><br><label><input type="checkbox"> Funktional</label><br><label><input type="checkbox"> Marketing</label>';
    };
    r.querySelectorAll('[data-testid=uc-deny-all-button],[data-testid=uc-accept-all-button]').forEach(function (b) {
      b.onclick = function () { localStorage.setItem('uc_user_interaction', 'true'); host.remove(); };
    });
  }
  consent();

  function api(path, body) {
    return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) }).then(function (r) {
      return r.json().then(function (j) { if (!r.ok) throw new Error(j.message || 'Es ist ein Fehler aufgetreten.'); return j; });
    });
  }
  function dialog(title, text, yes, no, cb) {
    var d = document.createElement('div'); d.className = 'MuiDialog-root MuiModal-root'; d.setAttribute('role', 'presentation');
    d.innerHTML = '<div class="MuiPaper-root MuiDialog-paper" role="dialog" aria-modal="true" aria-labelledby="dlg-t"><h2 class="MuiTypography-h6" id="dlg-t">' + title + '</h2><p>' + text + '</p><div class="acts MuiDialogActions-root"><button type="button" class="MuiButton-root MuiButton-outlined" data-x>' + no + '</button><button type="button" class="MuiButton-root MuiButton-contained" data-y>' + yes + '</button></div></div>';
    document.body.appendChild(d);
    d.querySelector('[data-x]').onclick = function () { d.remove(); };
    d.querySelector('[data-y]').onclick = function () { d.remove(); cb(); };
  }
  document.querySelectorAll('[data-api]').forEach(function (b) {
    b.addEventListener('click', function () {
      var go = function () { api(b.dataset.api).then(function () { location.reload(); }); };
      if (b.dataset.title) dialog(b.dataset.title, b.dataset.text, b.dataset.yes, 'Abbrechen', go); else go();
    });
  });

  var seq = 0;
  function radio(name, val, text, checked) {
    return '<label class="MuiFormControlLabel-root"><span class="MuiButtonBase-root MuiRadio-root"><input class="PrivateSwitchBase-input" type="radio" name="' + name + '" value="' + val + '"' + (checked ? ' checked' : '') + '><span class="ico"></span></span><span class="MuiTypography-root MuiFormControlLabel-label">' + text + '</span></label>';
  }
  function select(el, label, opts, cb) {
    var id = 'mui-' + (++seq);
    el.innerHTML = '<label class="MuiInputLabel-root" id="' + id + '-label">' + label + '</label><div class="MuiInputBase-root MuiOutlinedInput-root MuiSelect-root"><div tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="' + id + '-label ' + id + '" id="' + id + '" class="MuiSelect-select MuiInputBase-input MuiSelect-outlined"><span class="notranslate">\u200b</span></div><input aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value=""><span class="MuiSelect-icon">▾</span></div>';
    var box = el.querySelector('[role=combobox]'), hid = el.querySelector('input');
    function open() {
      var q = box.getBoundingClientRect(), p = document.createElement('div');
      p.className = 'MuiPopover-root MuiMenu-root MuiModal-root'; p.setAttribute('role', 'presentation');
      p.innerHTML = '<div class="MuiPaper-root MuiMenu-paper" style="left:' + q.left + 'px;width:' + q.width + 'px;top:' + Math.max(10, Math.min(q.top, innerHeight - 370)) + 'px"><ul class="MuiList-root MuiMenu-list" role="listbox" aria-labelledby="' + id + '-label">' + opts.map(function (o) { return '<li class="MuiButtonBase-root MuiMenuItem-root' + (hid.value === o ? ' Mui-selected' : '') + '" tabindex="-1" role="option" aria-selected="' + (hid.value === o) + '" data-value="' + o + '">' + o + '</li>'; }).join('') + '</ul></div>';
      document.body.appendChild(p); box.setAttribute('aria-expanded', 'true');
      var close = function () { p.remove(); box.setAttribute('aria-expanded', 'false'); };
      p.addEventListener('click', function (e) {
        var li = e.target.closest('[role=option]');
        if (li) { hid.value = li.dataset.value; box.textContent = li.dataset.value; cb(hid.value); }
        close();
      });
      p.querySelector('li').focus();
      p.addEventListener('keydown', function (e) {
        var c = document.activeElement;
        if (e.key === 'Escape') close();
        if (e.key === 'ArrowDown' && c.nextElementSibling) { c.nextElementSibling.focus(); e.preventDefault(); }
        if (e.key === 'ArrowUp' && c.previousElementSibling) { c.previousElementSibling.focus(); e.preventDefault(); }
        if (e.key === 'Enter') c.click();
      });
    }
    box.addEventListener('mousedown', function (e) { e.preventDefault(); open(); });
    box.addEventListener('keydown', function (e) { if (['Enter', ' ', 'ArrowDown'].indexOf(e.key) >= 0) { e.preventDefault(); open(); } });
  }

  // cancellation assistant
  var root = document.getElementById('kuendigungsassistent');
  if (!root) return;
  var ctx = JSON.parse(document.getElementById('ctx').textContent);
  var st = { step: 0, art: 'ordentlich', termin: 'naechst', grund: '', datum: '' };
  var steps = ['Angaben', 'Deine Optionen', 'Zusammenfassung'];
  function stepper() {
    return '<div class="MuiStepper-root MuiStepper-horizontal">' + steps.map(function (s, i) { return '<div class="MuiStep-root' + (i <= st.step ? ' Mui-active' : '') + '"' + (i === st.step ? ' aria-current="step"' : '') + '>' + (i + 1) + '. ' + s + '</div>'; }).join('') + '</div>';
  }
  function draw() {
    scrollTo(0, 0);
    if (st.step === 0) {
      root.innerHTML = stepper() + '<h2 class="MuiTypography-h6">Wie möchtest du kündigen?</h2><div role="radiogroup" aria-label="Art der Kündigung">' + radio('art', 'ordentlich', 'Ordentliche Kündigung', st.art === 'ordentlich') + radio('art', 'ausserordentlich', 'Außerordentliche Kündigung aus wichtigem Grund', st.art !== 'ordentlich') + '</div><div id="nachweis"></div>' +
        '<h2 class="MuiTypography-h6" style="margin-top:16px">Zu welchem Zeitpunkt?</h2><div role="radiogroup" aria-label="Kündigungszeitpunkt">' + radio('termin', 'naechst', 'Zum nächstmöglichen Zeitpunkt (' + ctx.ende + ')', st.termin === 'naechst') + radio('termin', 'wunsch', 'Zu einem späteren Wunschtermin', st.termin === 'wunsch') + '</div><div id="wunsch"></div>' +
        '<div class="MuiFormControl-root" id="grund"></div><div class="err"></div><div class="acts"><a class="MuiButton-root MuiButton-outlined" href="/vertrag">Abbrechen</a><button type="button" class="MuiButton-root MuiButton-contained MuiButton-containedPrimary" data-next>Weiter</button></div>';
      select(root.querySelector('#grund'), 'Kündigungsgrund *', ['Umzug', 'Zu wenig Zeit', 'Gesundheitliche Gründe', 'Preis / finanzielle Gründe', 'Unzufrieden mit dem Studio', 'Wechsel zu einem anderen Anbieter', 'Sonstiges'], function (v) { st.grund = v; });
      var extra = function () {
        root.querySelector('#nachweis').innerHTML = st.art === 'ordentlich' ? '' : '<div class="MuiAlert-root MuiAlert-standardWarning" role="alert">Bitte füge einen Nachweis bei (z. B. ärztliches Attest oder Meldebescheinigung).</div><input type="file" aria-label="Nachweis hochladen" accept=".pdf,.jpg,.png">';
        root.querySelector('#wunsch').innerHTML = st.termin === 'naechst' ? '' : '<div class="MuiFormControl-root"><label class="MuiInputLabel-root" for="wt">Wunschtermin</label><div class="MuiOutlinedInput-root"><input class="MuiInputBase-input" id="wt" type="date" min="' + ctx.endeIso + '"></div></div>';
      };
      root.onchange = function (e) { if (e.target.name === 'art') { st.art = e.target.value; extra(); } if (e.target.name === 'termin') { st.termin = e.target.value; extra(); } };
      extra();
      root.querySelector('[data-next]').onclick = function () {
        var er = '', f = root.querySelector('input[type=file]'), w = root.querySelector('#wt');
        if (!st.grund) er = 'Bitte wähle einen Kündigungsgrund aus.';
        else if (f && !f.files.length) er = 'Bitte lade einen Nachweis hoch.';
        else if (w && (!w.value || w.value < ctx.endeIso)) er = 'Bitte wähle einen Termin ab dem ' + ctx.ende + '.';
        if (er) { root.querySelector('.err').innerHTML = '<div class="MuiAlert-root MuiAlert-standardError" role="alert">' + er + '</div>'; return; }
        st.datum = w ? w.value : ''; st.step = 1; draw();
      };
    } else if (st.step === 1) {
      root.innerHTML = stepper() + '<h2 class="MuiTypography-h6">Schade, dass du gehen möchtest, Jonas!</h2><p>Vielleicht ist eine dieser Möglichkeiten besser für dich?</p>' +
        '<div class="offer"><h3 class="MuiTypography-h6">3 Monate zum halben Preis</h3><p>Trainiere weiter und zahle 3 Monate lang nur 14,95 € statt 29,90 €. Deine Kündigungsfrist bleibt gleich.</p><button type="button" class="MuiButton-root MuiButton-contained" data-a="/api/angebot/annehmen">Angebot sichern</button></div>' +
        '<div class="offer" style="border-color:#ddd"><h3 class="MuiTypography-h6">Ruhezeit einlegen</h3><p>Pausiere deine Mitgliedschaft beitragsfrei für bis zu 3 Monate. Dein Vertrag verlängert sich um die Ruhezeit.</p><button type="button" class="MuiButton-root MuiButton-outlined" data-a="/api/ruhezeit">Ruhezeit beantragen</button></div>' +
        '<div class="acts"><button type="button" class="MuiButton-root MuiButton-outlined" data-back>Zurück</button><button type="button" class="MuiButton-root MuiButton-text" data-next>Nein danke, weiter mit der Kündigung</button></div>';
      root.querySelectorAll('[data-a]').forEach(function (b) { b.onclick = function () { api(b.dataset.a).then(function () { location.href = '/vertrag'; }); }; });
      root.querySelector('[data-back]').onclick = function () { st.step = 0; st.grund = ''; draw(); };
      root.querySelector('[data-next]').onclick = function () { st.step = 2; draw(); };
    } else if (st.step === 2) {
      var d = st.datum ? st.datum.split('-').reverse().join('.') : ctx.ende;
      root.innerHTML = stepper() + '<h2 class="MuiTypography-h6">Bitte prüfe deine Angaben</h2><dl class="kv"><dt>Mitglied</dt><dd>Jonas Reinhardt, Nr. ' + ctx.nr + '</dd><dt>Vertrag</dt><dd>FITARO Premium, Studio Leipzig-Plagwitz</dd><dt>Art der Kündigung</dt><dd>' + (st.art === 'ordentlich' ? 'Ordentliche Kündigung' : 'Außerordentliche Kündigung') + '</dd><dt>Vertragsende</dt><dd>' + d + '</dd><dt>Grund</dt><dd>' + st.grund + '</dd><dt>Bestätigung an</dt><dd>jonas.reinhardt@example.de</dd></dl>' +
        '<div class="MuiAlert-root" role="note">Bis zum Vertragsende kannst du wie gewohnt trainieren. Die Beiträge werden bis dahin weiter abgebucht.</div><div class="err"></div><div class="acts"><button type="button" class="MuiButton-root MuiButton-outlined" data-back>Zurück</button><button type="button" class="MuiButton-root MuiButton-contained" data-go>Jetzt kündigen</button></div>';
      root.querySelector('[data-back]').onclick = function () { st.step = 1; draw(); };
      root.querySelector('[data-go]').onclick = function (e) {
        e.target.classList.add('Mui-disabled'); e.target.disabled = true;
        api('/api/vertrag/kuendigung', { art: st.art, datum: st.datum, grund: st.grund }).then(function (j) {
          root.innerHTML = '<div class="MuiAlert-root MuiAlert-standardSuccess" role="alert">Deine Kündigung ist bei uns eingegangen.</div><h2 class="MuiTypography-h6">Kündigungsbestätigung</h2><p>Hallo Jonas, wir haben deine Kündigung am ' + j.eingang + ' Uhr erhalten. Deine Mitgliedschaft endet am <b>' + j.ende + '</b>. Eine Bestätigung haben wir dir per E-Mail geschickt.</p><p class="MuiTypography-body2">Vorgangsnummer ' + j.vorgang + '</p><div class="acts"><a class="MuiButton-root MuiButton-outlined" href="/kuendigung/bestaetigung.pdf" download>Bestätigung herunterladen (PDF)</a><a class="MuiButton-root MuiButton-contained" href="/vertrag">Zurück zu meinem Vertrag</a></div>';
          scrollTo(0, 0);
        }).catch(function (x) { root.querySelector('.err').innerHTML = '<div class="MuiAlert-root MuiAlert-standardError" role="alert">' + x.message + '</div>'; });
      };
    }
  }
  draw();
})();
