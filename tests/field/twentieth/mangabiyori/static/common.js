(function () {
  var agree = document.getElementById('agree'), fix = document.getElementById('fix');
  if (!agree || !fix) return;
  function update() { fix.disabled = !agree.checked; }
  agree.addEventListener('change', update);
  update();
})();
