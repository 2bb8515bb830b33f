(function () {
  var app = document.getElementById('app'), popper = document.getElementById('el-popper-container-4471');
  var s = window.__STAN__, zakladka = 'pulpit', dlg = null;
  var POWODY = [['cena', 'Abonament jest dla mnie za drogi'], ['czas', 'Nie mam teraz czasu na czytanie'], ['katalog', 'Brakuje książek, których szukam'], ['aplikacja', 'Mam kłopoty z aplikacją lub czytnikiem'], ['papier', 'Wolę książki papierowe'], ['konkurencja', 'Przechodzę do innego serwisu'], ['inne', 'Inny powód']];
  function el(html) { var t = document.createElement('template'); t.innerHTML = html.trim(); return t.content.firstChild; }
  function esc(x) { var d = document.createElement('i'); d.textContent = x; return d.innerHTML.replace(/"/g, '&quot;'); }
  function przycisk(tekst, act, typ, wiecej) { return '<button aria-disabled="false" type="button" class="el-button ' + (typ || '') + '" data-act="' + act + '" ' + (wiecej || '') + '><span class="">' + tekst + '</span></button>'; }
  function wyslij(co, dane, komunikat) {
    return fetch('/api/' + co, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(dane || {}) }).then(function (r) {
      if (!r.ok) throw r.status; return r.json();
    }).then(function (n) { s = n; zamknij(); rysuj(); if (komunikat) toast(komunikat); }, function () { toast('Coś poszło nie tak. Spróbuj ponownie za chwilę.'); });
  }
  function toast(t) { var m = el('<div class="el-message el-message--success" role="alert"><p class="el-message__content">' + t + '</p></div>'); document.body.appendChild(m); setTimeout(function () { m.remove(); }, 5000); }
  function tag() {
    var m = { active: ['success', 'Aktywny'], discounted: ['success', 'Aktywny'], downgraded: ['success', 'Aktywny'], upgraded: ['success', 'Aktywny'], bought: ['success', 'Aktywny'], paused: ['warning', 'Zawieszony'], scheduled: ['info', 'Wygasa ' + s.odnowienie], deleted: ['info', 'Konto usunięte'] }[s.stan];
    return '<span class="el-tag el-tag--' + m[0] + ' el-tag--light"><span class="el-tag__content">' + m[1] + '</span></span>';
  }
  function platnosc() {
    if (s.stan === 'scheduled') return 'Brak kolejnych płatności. Możesz czytać do ' + s.odnowienie + '.';
    if (s.stan === 'paused') return 'Płatności wznowimy ' + s.wznowienie + '.';
    if (s.stan === 'deleted') return '–';
    return s.odnowienie + ', ' + (s.stan === 'discounted' ? '24,99 zł (rabat 50% przez 2 okresy)' : s.cena);
  }
  function karta(tytul, tresc, prawo) { return '<div class="el-card is-always-shadow"><div class="el-card__header"><span>' + tytul + '</span>' + (prawo || '') + '</div><div class="el-card__body">' + tresc + '</div></div>'; }
  var PANELE = {
    pulpit: function () {
      return karta('Dzień dobry, ' + esc(s.imie) + '!', '<p>Twój pakiet: <b>' + s.pakiet + '</b> ' + tag() + '</p><p>' + (s.stan === 'scheduled' ? platnosc() : 'Następna płatność: ' + platnosc()) + '</p>' + przycisk('Przejdź do abonamentu', 'zakladka', '', 'data-id="abonament"')) +
        karta('Twoja półka', '<div class="fb-polka"><div>Cień nad Wartą</div><div>Dom z widokiem na jutro</div><div>Zapiski leśniczego</div><div>Krótka historia soli</div></div>') +
        karta('Czytaj i polecaj', '<p>Za każdą poleconą osobę dostaniesz 20 zł na zakupy.</p><a href="/polecaj">Zaproś znajomych</a>');
    },
    abonament: function () {
      var live = ['scheduled', 'deleted'].indexOf(s.stan) < 0, akcja = live ? '<div class="el-dropdown">' + przycisk('Zarządzaj <i class="el-icon el-icon--right">▾</i>', 'menu', '', 'aria-haspopup="menu" aria-expanded="false" aria-controls="el-id-4471-12" id="el-id-4471-11"') + '</div>' : '';
      return (s.stan === 'scheduled' ? '<div class="el-alert el-alert--warning is-light" role="alert"><span class="el-alert__title">Zrezygnowałaś z abonamentu. Dostęp do książek wygaśnie ' + s.odnowienie + ', a kolejne opłaty nie zostaną pobrane.</span></div>' : '') +
        karta('Abonament ' + tag(), '<table class="el-descriptions__table"><tbody><tr><td>Pakiet</td><td>' + s.pakiet + '</td></tr><tr><td>Opłata</td><td>' + s.cena + ' co 30 dni</td></tr><tr><td>Następna płatność</td><td>' + platnosc() + '</td></tr><tr><td>Karta</td><td>Visa **** 3308</td></tr><tr><td>Zobowiązanie</td><td>brak, umowa na czas nieokreślony</td></tr></tbody></table>' + (s.stan === 'scheduled' || s.stan === 'paused' ? '<p>' + przycisk('Wznów abonament', 'wznow', 'el-button--primary') + '</p>' : ''), akcja) +
        (live ? karta('Pakiet Rodzinny', '<p>Cztery konta w jednej cenie: 74,99 zł co 30 dni.</p>' + przycisk('Zmień na Rodzinny', 'rodzinny')) : '');
    },
    urzadzenia: function () { return karta('Urządzenia', s.czytniki.map(function (c) { return '<p>' + esc(c) + ' ' + przycisk('Odepnij', 'odepnij', 'is-text', 'data-id="' + esc(c) + '"') + '</p>'; }).join('') || '<p>Brak urządzeń.</p>'); },
    platnosci: function () { return karta('Historia płatności', '<table class="el-descriptions__table"><tr><td>Abonament</td><td>49,99 zł</td><td>opłacone</td></tr><tr><td>Abonament</td><td>49,99 zł</td><td>opłacone</td></tr></table>') + karta('Podaruj czytanie', '<p>Voucher na 30 dni za 44,99 zł. Zapłacisz zapisaną kartą.' + (s.kupiono ? ' Kupione vouchery: ' + s.kupiono : '') + '</p>' + przycisk('Kup voucher', 'voucher')); },
    dane: function () { return karta('Dane i zgody', '<p><label>Imię <input class="el-input__inner" id="imie" value="' + esc(s.imie) + '"></label></p>' + przycisk('Zapisz', 'dane', 'el-button--primary') + '<label class="el-checkbox' + (s.marketing ? ' is-checked' : '') + '"><span class="el-checkbox__input"><input class="el-checkbox__original" type="checkbox" id="zgoda"' + (s.marketing ? ' checked' : '') + '><span class="el-checkbox__inner"></span></span><span class="el-checkbox__label">Chcę otrzymywać newsletter z promocjami</span></label>') + karta('Usunięcie konta', '<p>Usuniemy Twoją półkę, zakładki i historię zakupów.</p>' + przycisk('Usuń konto', 'usun', 'is-text')); }
  };
  var TEKSTY = { '/faq': ['Najczęstsze pytania', 'Jak zrezygnować z abonamentu? Wejdź w Moje konto, zakładka Abonament, a potem Zarządzaj i Zrezygnuj z abonamentu. Rezygnacja jest bezpłatna, a książki pozostaną dostępne do końca opłaconego okresu.'], '/regulamin': ['Regulamin', '§ 8. Użytkownik może w każdej chwili zrezygnować z abonamentu ze skutkiem na koniec opłaconego okresu rozliczeniowego, bez ponoszenia dodatkowych kosztów.'], '/odstapienie': ['Odstąpienie od umowy', 'Konsument może odstąpić od umowy w terminie 14 dni bez podania przyczyny.'] };
  function rysuj() {
    popper.innerHTML = '';
    if (location.pathname !== '/' && location.pathname !== '/konto') {
      var t = TEKSTY[location.pathname] || [location.pathname.slice(1).replace(/-/g, ' '), 'Ponad 180 tysięcy tytułów do czytania i słuchania.'];
      app.innerHTML = '<h1>' + esc(t[0]) + '</h1>' + karta('Fabulisto', '<p>' + t[1] + '</p>'); ciastka(); return;
    }
    var z = [['pulpit', 'Pulpit'], ['abonament', 'Abonament'], ['urzadzenia', 'Urządzenia'], ['platnosci', 'Płatności'], ['dane', 'Dane i zgody']];
    app.innerHTML = '<h1>Moje konto</h1><div class="el-tabs el-tabs--top"><div class="el-tabs__header is-top"><div class="el-tabs__nav-wrap"><div class="el-tabs__nav is-top" role="tablist">' + z.map(function (q) {
      var on = q[0] === zakladka; return '<div class="el-tabs__item is-top' + (on ? ' is-active' : '') + '" id="tab-' + q[0] + '" aria-controls="pane-' + q[0] + '" role="tab" aria-selected="' + on + '" tabindex="' + (on ? 0 : -1) + '" data-act="zakladka" data-id="' + q[0] + '">' + q[1] + '</div>';
    }).join('') + '</div></div></div><div class="el-tabs__content"><div id="pane-' + zakladka + '" class="el-tab-pane" role="tabpanel" aria-labelledby="tab-' + zakladka + '">' + PANELE[zakladka]() + '</div></div></div>';
    ciastka();
  }
  function ciastka() {
    var b = document.querySelector('.fb-ciastka');
    if (localStorage.getItem('fb_zgody')) { if (b) b.remove(); return; }
    if (!b) document.body.appendChild(el('<div class="fb-ciastka" role="dialog" aria-label="Pliki cookie"><b>Szanujemy Twoją prywatność</b><p>Używamy plików cookie, aby serwis działał poprawnie, oraz – za Twoją zgodą – w celach analitycznych i reklamowych.</p>' + przycisk('Odrzuć', 'ciastka') + przycisk('Akceptuję', 'ciastka', 'el-button--primary') + '</div>'));
  }
  function naPopper(kotwica, html) { var r = kotwica.getBoundingClientRect(), n = el(html); n.style.left = Math.max(8, Math.min(r.left, innerWidth - 300)) + scrollX + 'px'; n.style.top = r.bottom + 6 + scrollY + 'px'; popper.innerHTML = ''; popper.appendChild(n); }
  function zamknij() { if (dlg) dlg.remove(); dlg = null; popper.innerHTML = ''; }
  var krok = 0, powod = '', rozumiem = false, uwagi = '';
  function okno(tytul, tresc, stopka) {
    if (dlg) dlg.remove();
    dlg = el('<div class="el-overlay" style="z-index:2004"><div class="el-overlay-dialog" role="dialog" aria-modal="true" aria-label="' + tytul + '"><div class="el-dialog" tabindex="-1"><header class="el-dialog__header show-close"><span role="heading" aria-level="2" class="el-dialog__title">' + tytul + '</span><button aria-label="Zamknij to okno" class="el-dialog__headerbtn" type="button" data-act="zamknij">×</button></header><div class="el-dialog__body">' + tresc + '</div><footer class="el-dialog__footer">' + stopka + '</footer></div></div></div>');
    document.body.appendChild(dlg);
  }
  function rezygnacja() {
    var kroki = '<div class="el-steps el-steps--horizontal">' + ['Propozycja', 'Powód', 'Potwierdzenie'].map(function (k, i) { return '<div class="el-step' + (i === krok ? ' is-process' : '') + '">' + (i + 1) + '. ' + k + '</div>'; }).join('') + '</div>';
    if (krok === 0) okno('Szkoda, że chcesz odejść', kroki + '<div class="fb-oferta"><h3>Zostań za pół ceny</h3><p>Przez dwa kolejne okresy zapłacisz 24,99 zł zamiast 49,99 zł.</p>' + przycisk('Biorę rabat', 'rabat', 'el-button--primary') + '</div><p>Potrzebujesz przerwy? Możesz też ' + przycisk('zawiesić abonament na 60 dni', 'zawies', 'is-text') + '</p>', przycisk('Zostaję', 'zamknij') + przycisk('Nie, dziękuję', 'dalej'));
    if (krok === 1) okno('Dlaczego rezygnujesz?', kroki + '<label id="lbl-powod">Powód rezygnacji</label><div class="el-select" id="powod"><div class="el-select__wrapper" data-act="powody" tabindex="-1"><div class="el-select__selection"><input type="text" class="el-select__input" role="combobox" readonly aria-haspopup="listbox" aria-expanded="false" aria-labelledby="lbl-powod" aria-controls="el-id-4471-30"><span class="el-select__placeholder' + (powod ? '' : ' is-transparent') + '">' + (powod ? POWODY.filter(function (p) { return p[0] === powod; })[0][1] : 'Wybierz z listy') + '</span></div><span class="el-select__suffix">▾</span></div></div><p><label for="uwagi">Chcesz coś dodać? (opcjonalnie)</label><textarea class="el-textarea__inner" id="uwagi" rows="3">' + esc(uwagi) + '</textarea></p>', przycisk('Wstecz', 'wstecz') + przycisk('Dalej', 'dalej', 'el-button--primary' + (powod ? '' : ' is-disabled'), powod ? '' : 'disabled'));
    if (krok === 2) okno('Potwierdź rezygnację', kroki + '<p>Twój abonament <b>' + s.pakiet + '</b> pozostanie aktywny do <b>' + s.odnowienie + '</b>. Po tym dniu nie pobierzemy kolejnej opłaty, a książki z półki przestaną się otwierać. Zakładki i notatki zachowamy na Twoim koncie.</p><label class="el-checkbox' + (rozumiem ? ' is-checked' : '') + '"><span class="el-checkbox__input' + (rozumiem ? ' is-checked' : '') + '"><input class="el-checkbox__original" type="checkbox" id="rozumiem"' + (rozumiem ? ' checked' : '') + '><span class="el-checkbox__inner"></span></span><span class="el-checkbox__label">Rozumiem, że po tym terminie stracę dostęp do książek z abonamentu</span></label><p class="fb-drobne">Rezygnacja jest bezpłatna. Podstawa: § 8 <a href="/regulamin">Regulaminu</a>. Potwierdzenie wyślemy na adres a.sobczyk@example.pl.</p>', przycisk('Zachowaj abonament', 'zamknij', 'el-button--primary') + przycisk('Rezygnuję z abonamentu', 'rezygnuje', rozumiem ? '' : 'is-disabled', rozumiem ? '' : 'disabled'));
  }
  function zakoncz() { okno('Rezygnacja przyjęta', '<p>Twój abonament wygaśnie <b>' + s.odnowienie + '</b>. Do tego dnia czytasz i słuchasz bez zmian, nie pobierzemy już żadnej opłaty.</p><p>Dziękujemy za wspólne lektury. Potwierdzenie wysłaliśmy na a.sobczyk@example.pl.</p>', przycisk('Zamknij', 'zamknij', 'el-button--primary')); }
  var A = {
    ciastka: function () { localStorage.setItem('fb_zgody', '1'); ciastka(); },
    zakladka: function (b) { zakladka = b.dataset.id; rysuj(); },
    menu: function (b) {
      if (popper.firstChild) { popper.innerHTML = ''; b.setAttribute('aria-expanded', 'false'); return; }
      b.setAttribute('aria-expanded', 'true');
      naPopper(b, '<div class="el-popper is-light el-dropdown__popper" id="el-id-4471-12"><ul class="el-dropdown-menu" role="menu" aria-labelledby="el-id-4471-11"><li class="el-dropdown-menu__item" role="menuitem" tabindex="-1" data-act="mini">Zmień na pakiet Mini (12,99 zł)</li><li class="el-dropdown-menu__item" role="menuitem" tabindex="-1" data-act="zawies">Zawieś na 60 dni</li><li class="el-dropdown-menu__item el-dropdown-menu__item--divided" role="menuitem" tabindex="-1" data-act="start">Zrezygnuj z abonamentu</li></ul></div>');
    },
    start: function () { popper.innerHTML = ''; krok = 0; rezygnacja(); },
    dalej: function () { var u = document.getElementById('uwagi'); if (u) uwagi = u.value; krok++; rezygnacja(); },
    wstecz: function () { krok--; rezygnacja(); },
    powody: function (b) { if (popper.firstChild) { popper.innerHTML = ''; return; } naPopper(b, '<div class="el-popper is-light el-select__popper" role="tooltip"><ul class="el-scrollbar__view el-select-dropdown__list" role="listbox" id="el-id-4471-30">' + POWODY.map(function (p) { return '<li class="el-select-dropdown__item" role="option" aria-selected="' + (p[0] === powod) + '" data-act="wybierz" data-id="' + p[0] + '"><span>' + p[1] + '</span></li>'; }).join('') + '</ul></div>'); },
    wybierz: function (b) { var u = document.getElementById('uwagi'); uwagi = u ? u.value : ''; powod = b.dataset.id; popper.innerHTML = ''; rezygnacja(); },
    rezygnuje: function () { wyslij('abonament/rezygnacja', { powod: powod, uwagi: uwagi, rozumiem: rozumiem }).then(function () { if (s.stan === 'scheduled') zakoncz(); }); },
    zamknij: zamknij,
    rabat: function () { wyslij('abonament/oferta', { kod: 'POLOWA' }, 'Rabat został naliczony. Miłej lektury!'); },
    zawies: function () { wyslij('abonament/zawies', { dni: 60 }, 'Abonament został zawieszony.'); },
    mini: function () { wyslij('abonament/pakiet', { pakiet: 'mini' }, 'Pakiet został zmieniony.'); },
    rodzinny: function () { wyslij('abonament/pakiet', { pakiet: 'rodzinny' }, 'Pakiet został zmieniony.'); },
    wznow: function () { wyslij('abonament/wznow', {}, 'Abonament został wznowiony.'); },
    voucher: function () { wyslij('sklep/voucher', { dni: 30 }, 'Dziękujemy za zakup!'); },
    odepnij: function (b) { wyslij('urzadzenia/odepnij', { nazwa: b.dataset.id }); },
    dane: function () { wyslij('konto/dane', { imie: document.getElementById('imie').value }, 'Zapisano.'); },
    usun: function () { if (confirm('Na pewno usunąć konto?')) wyslij('konto/usun', {}); }
  };
  document.addEventListener('click', function (e) {
    var b = e.target.closest('[data-act]');
    if (!b) { if (!e.target.closest('.el-popper')) popper.innerHTML = ''; return; }
    if (!b.disabled) A[b.dataset.act](b);
  });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') zamknij(); });
  document.addEventListener('change', function (e) {
    if (e.target.id === 'rozumiem') { rozumiem = e.target.checked; rezygnacja(); }
    if (e.target.id === 'zgoda') wyslij('konto/zgody', { marketing: e.target.checked });
  });
  rysuj();
})();
