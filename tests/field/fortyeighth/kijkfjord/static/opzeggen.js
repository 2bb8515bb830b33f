(function () {
  var data = JSON.parse(document.getElementById('__KF_DATA__').textContent);
  var box = document.getElementById('cancel-flow');
  var back = '/nl-nl/account/abonnement';
  var reason = null, note = '';
  var REASONS = [['price', 'Ik vind het te duur'], ['content', 'Er is te weinig dat ik wil kijken'], ['season', 'Het sportseizoen is voorbij'], ['time', 'Ik heb te weinig tijd om te kijken'],
    ['technical', 'Ik heb technische problemen'], ['other_service', 'Ik kijk liever bij een andere dienst'], ['other', 'Anders']];
  function put(markup) { box.innerHTML = markup; window.scrollTo(0, 0); }
  function on(sel, fn) { var x = box.querySelector(sel); if (x) x.addEventListener('click', fn); }

  function start() {
    put('<section class="Card-sc-1fe dXcVb"><p class="Step-sc-2">Stap 1 van 3</p><h2>Jammer dat je wilt stoppen</h2><p>Zonder Kijkfjord <span data-n="package"></span> mis je onder andere:</p>' +
      '<ul class="Missing-sc-5"><li><b>Formule 1</b><br>Alle trainingen, kwalificaties en races live</li><li><b>Premier League</b><br>Elke speelronde live</li><li><b>Originals</b><br>Nieuwe Scandinavische series, elke maand</li></ul>' +
      (data.package === 'Films & Series' ? '' : '<div class="Alt-sc-6"><div><h3>Liever alleen films en series?</h3><p>Stap over naar Films &amp; Series voor € 7,99 per maand.</p></div><button type="button" class="Button-sc-4f secondary" id="switch">Overstappen</button></div>') +
      '<div class="Row-sc-8"><a class="Button-sc-4f primary" href="' + back + '">Abonnement behouden</a><button type="button" class="Button-sc-4f tertiary" id="next">Doorgaan met opzeggen</button></div></section>');
    box.querySelector('[data-n=package]').textContent = data.package;
    on('#next', why);
    on('#switch', function () {
      KF.ask('Overstappen naar Films & Series?', 'Vanaf ' + data.end + ' betaal je € 7,99 per maand.', 'Overstappen', 'Annuleren', function () {
        KF.call('PUT', '/api/subscription/package', { package: 'films-series', source: 'cancel' }).then(function () { location.href = back; }, KF.oops);
      });
    });
  }
  function why() {
    put('<section class="Card-sc-1fe dXcVb"><p class="Step-sc-2">Stap 2 van 3</p><h2 id="why-t">Waarom wil je opzeggen?</h2><p>Je antwoord helpt ons om Kijkfjord beter te maken.</p><form novalidate><fieldset aria-labelledby="why-t">' +
      REASONS.map(function (r) { return '<label class="Radio-sc-1"><input type="radio" name="reason" value="' + r[0] + '"' + (r[0] === reason ? ' checked' : '') + '><i></i><span>' + r[1] + '</span></label>'; }).join('') +
      '</fieldset><label class="Field-sc-4">Toelichting (optioneel)<textarea name="note" rows="3" maxlength="400"></textarea></label><p class="Error-sc-1" role="alert" hidden>Kies een reden om verder te gaan.</p>' +
      '<div class="Row-sc-8"><button type="submit" class="Button-sc-4f primary">Volgende</button><button type="button" class="Button-sc-4f tertiary" id="prev">Terug</button></div></form></section>');
    on('#prev', start);
    box.querySelector('form').addEventListener('submit', function (ev) {
      ev.preventDefault();
      var c = box.querySelector('input:checked');
      if (!c) { box.querySelector('.Error-sc-1').hidden = false; return; }
      reason = c.value; note = box.querySelector('textarea').value;
      confirmStep();
    });
  }
  function confirmStep() {
    put('<section class="Card-sc-1fe dXcVb"><p class="Step-sc-2">Stap 3 van 3</p><h2>Bevestig je opzegging</h2><dl class="List-sc-9"><dt>Abonnement</dt><dd data-n="package"></dd><dt>Kijken kan tot en met</dt><dd data-n="end"></dd><dt>Bevestiging naar</dt><dd data-n="email"></dd></dl>' +
      '<p>Na deze datum wordt er niets meer afgeschreven. Je account en profielen blijven bewaard, zodat je later weer kunt starten.</p>' +
      '<div class="Row-sc-8"><button type="button" class="Button-sc-4f primary" id="confirm">Opzegging bevestigen</button><a class="Button-sc-4f tertiary" href="' + back + '">Annuleren</a></div></section>');
    box.querySelectorAll('[data-n]').forEach(function (x) { x.textContent = data[x.dataset.n]; });
    on('#confirm', function (ev) {
      var b = ev.currentTarget;
      b.disabled = true;
      KF.call('POST', '/api/subscription/cancel', { reason: reason, note: note }).then(done, function () { b.disabled = false; KF.oops(); });
    });
  }
  function done(r) {
    put('<section class="Card-sc-1fe dXcVb" role="status"><h2>Je abonnement is opgezegd</h2><p>Je kunt tot en met <b data-n="end"></b> blijven kijken. We hebben een bevestiging gestuurd naar <span data-n="email"></span>.</p><div class="Row-sc-8"><a class="Button-sc-4f primary" href="/nl-nl/account">Naar mijn account</a></div></section>');
    data.end = r.accessUntil;
    box.querySelectorAll('[data-n]').forEach(function (x) { x.textContent = data[x.dataset.n]; });
  }
  setTimeout(start, 350);
})();
