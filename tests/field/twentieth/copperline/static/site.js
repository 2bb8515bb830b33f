(function () {
  var box = document.getElementById('ck');
  if (!/(^|; )cl_consent=/.test(document.cookie)) box.hidden = false;
  box.addEventListener('click', function (event) {
    var button = event.target.closest('[data-ck]');
    if (!button) return;
    document.cookie = 'cl_consent=' + button.dataset.ck + ';path=/;max-age=15552000';
    box.hidden = true;
  });
  document.querySelectorAll('sl-menu.go').forEach(function (menu) {
    menu.addEventListener('sl-select', function (event) { location.href = event.detail.item.value; });
  });
})();
