(function () {
  var c = document.getElementById('cmp');
  if (c && !/(^|; )nt_consent=/.test(document.cookie)) c.hidden = false;
  document.querySelectorAll('[data-cmp]').forEach(function (b) {
    b.addEventListener('click', function () {
      if (b.dataset.cmp === 'settings') { document.getElementById('cmp-more').classList.toggle('hidden'); return; }
      document.cookie = 'nt_consent=' + b.dataset.cmp + ';path=/;max-age=31536000';
      c.hidden = true;
    });
  });
  var art = document.querySelectorAll('input[name=kuendigungsart]');
  function upd() {
    var x = document.querySelector('input[name=kuendigungsart]:checked');
    var g = document.getElementById('div_id_begruendung');
    if (g) g.classList.toggle('hidden', !(x && x.value === 'ausserordentlich'));
    var t = document.querySelector('input[name=zeitpunkt]:checked');
    var d = document.getElementById('div_id_datum');
    if (d) d.classList.toggle('hidden', !(t && t.value === 'datum'));
  }
  document.querySelectorAll('input[name=kuendigungsart],input[name=zeitpunkt]').forEach(function (r) { r.addEventListener('change', upd); });
  upd();
})();
