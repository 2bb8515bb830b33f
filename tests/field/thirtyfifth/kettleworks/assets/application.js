(function () {
  "use strict";
  document.addEventListener("click", function (e) {
    var t = e.target.closest("[data-bs-toggle=dropdown]");
    document.querySelectorAll(".dropdown-menu.show").forEach(function (m) { if (!t || m !== t.nextElementSibling) m.classList.remove("show"); });
    if (t) { var m = t.nextElementSibling; m.classList.toggle("show"); t.setAttribute("aria-expanded", m.classList.contains("show")); e.preventDefault(); return; }
    var c = e.target.closest("[data-chat]");
    if (c) { document.querySelector(".chat-panel").classList.toggle("show"); }
    var o = e.target.closest("#onetrust-accept-btn-handler,#onetrust-reject-all-handler");
    if (o) {
      document.cookie = "OptanonAlertBoxClosed=" + encodeURIComponent(new Date().toISOString()) + ";path=/;max-age=31536000";
      var b = document.getElementById("onetrust-consent-sdk"); if (b) b.remove();
    }
    if (e.target.closest("#onetrust-pc-btn-handler")) { location.href = "/cookies"; }
  });
  document.addEventListener("submit", function (e) {
    var f = e.target, msg = f.dataset.turboConfirm;
    if (msg && !window.confirm(msg)) { e.preventDefault(); return; }
    var b = f.querySelector("[data-disable-with]");
    if (b) setTimeout(function () { b.disabled = true; if (b.tagName === "INPUT") b.value = b.dataset.disableWith; else b.textContent = b.dataset.disableWith; }, 0);
  });
  window.addEventListener("pageshow", function () {
    document.querySelectorAll("[data-disable-with][disabled]").forEach(function (b) { b.disabled = false; });
  });
  // show the free-text box for "Other"
  document.querySelectorAll("input[name='cancellation[reason]']").forEach(function (r) {
    r.addEventListener("change", function () {
      var d = document.querySelector(".cancellation_detail"); if (d) d.hidden = false;
    });
  });
})();
