(function () {
  var notice = document.getElementById('aviso-cookies');
  if (notice && !localStorage.getItem('faro_cookies')) {
    notice.hidden = false;
    notice.querySelectorAll('button').forEach(function (button) {
      button.addEventListener('click', function () {
        localStorage.setItem('faro_cookies', button.value);
        notice.hidden = true;
      });
    });
  }
  // The free text is asked for only with the last reason.
  var other = document.getElementById('motivo-otro');
  document.querySelectorAll('input[name=motivo]').forEach(function (radio) {
    radio.addEventListener('change', function () {
      other.classList.toggle('d-none', radio.value !== 'otro');
    });
  });
})();
