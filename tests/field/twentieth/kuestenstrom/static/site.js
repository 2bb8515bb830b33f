document.addEventListener('DOMContentLoaded', function () {
  if (!/(^|; )ks_consent=/.test(document.cookie)) {
    var box = document.getElementById('cookies');
    new bootstrap.Modal(box).show();
    box.addEventListener('click', function (e) {
      var b = e.target.closest('[data-wahl]');
      if (b) document.cookie = 'ks_consent=' + b.dataset.wahl + ';path=/;max-age=15552000';
    });
  }
  function tie(name, value, id) {
    var radios = document.querySelectorAll('input[name=' + name + ']'), box = document.getElementById(id);
    if (!box) return;
    function update() {
      var hit = document.querySelector('input[name=' + name + ']:checked');
      box.classList.toggle('show', !!hit && hit.value === value);
    }
    radios.forEach(function (r) { r.addEventListener('change', update); });
    update();
  }
  tie('art', 'ausserordentlich', 'grundfeld');
  tie('termin', 'wunsch', 'datumfeld');
});
