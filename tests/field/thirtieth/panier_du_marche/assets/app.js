(function () {
  var o = document.getElementById('axeptio_overlay');
  if (!/axeptio_cookies=/.test(document.cookie)) setTimeout(function () { o.hidden = false; }, 600);
  o.addEventListener('click', function (ev) {
    if (ev.target.tagName === 'BUTTON') { document.cookie = 'axeptio_cookies=1;path=/;max-age=15552000'; o.hidden = true; }
  });
  document.querySelectorAll('a[href="#"]').forEach(function (a) { a.addEventListener('click', function (ev) { if (!a.dataset.bsToggle) ev.preventDefault(); }); });
})();
