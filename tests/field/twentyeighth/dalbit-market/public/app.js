(function () {
  var evt = document.getElementById('eventPopup');
  if (evt && document.cookie.indexOf('evt_1127=N') < 0 && !sessionStorage.getItem('evt')) evt.classList.remove('hide');
  document.querySelectorAll('[data-evt]').forEach(function (b) {
    b.onclick = function () {
      if (b.dataset.evt === 'today') document.cookie = 'evt_1127=N;path=/;max-age=86400';
      sessionStorage.setItem('evt', '1');
      evt.classList.add('hide');
    };
  });
  var f = document.getElementById('terminateForm'), layer = document.getElementById('confirmLayer');
  if (f && layer) {
    document.getElementById('btnTerminate').onclick = function () {
      if (!f.querySelector('[name=agree]').checked) { alert('유의사항 확인에 동의해 주세요.'); return; }
      var t = f.querySelector('[name=type]:checked');
      layer.querySelector('.when').textContent = t.value === 'now' ? '지금 바로 모든 혜택이 종료됩니다.' : layer.dataset.end + '까지 혜택을 이용할 수 있습니다.';
      layer.classList.remove('hide');
    };
    layer.querySelector('[data-no]').onclick = function () { layer.classList.add('hide'); };
    layer.querySelector('[data-yes]').onclick = function () { this.disabled = true; f.submit(); };
  }
  document.querySelectorAll('form[data-confirm]').forEach(function (x) {
    x.addEventListener('submit', function (e) { if (!confirm(x.dataset.confirm)) e.preventDefault(); });
  });
})();
