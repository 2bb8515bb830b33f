document.addEventListener("submit", function (e) {
  var f = e.target, b = e.submitter;
  var msg = (b && b.dataset.turboConfirm) || f.dataset.turboConfirm;
  if (msg && !window.confirm(msg)) { e.preventDefault(); return; }
  if (b) setTimeout(function () {
    if (b.dataset.turboSubmitsWith) b.textContent = b.dataset.turboSubmitsWith;
    b.disabled = true;
  }, 0);
});
document.addEventListener("DOMContentLoaded", function () {
  var bar = document.getElementById("cookie-bar");
  if (bar && document.cookie.indexOf("ib_consent=") < 0) bar.hidden = false;
  document.querySelectorAll("[data-consent]").forEach(function (b) {
    b.addEventListener("click", function () {
      document.cookie = "ib_consent=" + b.dataset.consent + "; path=/; max-age=15552000";
      bar.hidden = true;
    });
  });
  var other = document.getElementById("leaving_request_reason_other");
  document.querySelectorAll("input[name='leaving_request[reason]']").forEach(function (r) {
    r.addEventListener("change", function () {
      document.getElementById("other-detail").hidden = !other.checked;
    });
  });
  var ack = document.getElementById("leaving_request_acknowledged");
  var end = document.getElementById("end-membership");
  if (ack && end) {
    end.disabled = !ack.checked;
    ack.addEventListener("change", function () { end.disabled = !ack.checked; });
  }
});
