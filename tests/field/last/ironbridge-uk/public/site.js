(function () {
  var bar = document.getElementById('cookies')
  if (bar && !/ibf_cookies=/.test(document.cookie)) bar.style.display = 'block'
  document.querySelectorAll('[data-cookies]').forEach(function (b) { b.addEventListener('click', function () { document.cookie = 'ibf_cookies=' + b.dataset.cookies + ';path=/;max-age=31536000'; bar.style.display = 'none' }) })
  var later = document.getElementById('later')
  document.querySelectorAll('input[name=when]').forEach(function (r) { r.addEventListener('change', function () { if (later) { later.classList.toggle('d-none', r.value !== 'later'); later.querySelector('input').required = r.value === 'later' } }) })
  var why = document.getElementById('detail'), count = document.getElementById('count')
  if (why) why.addEventListener('input', function () { count.textContent = why.value.length + '/300' })
  document.querySelectorAll('form[data-once]').forEach(function (f) { f.addEventListener('submit', function () { var b = f.querySelector('[data-busy]'); if (b) setTimeout(function () { b.disabled = true; b.innerHTML = '<span class="spinner-border spinner-border-sm"></span> Please wait…' }, 0) }) })
})()
