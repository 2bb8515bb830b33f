document.querySelectorAll("form[data-requires-choice]").forEach(function (f) {
  var b = f.querySelector("button[type=submit]");
  function sync() { b.disabled = !f.querySelector("input[type=radio]:checked"); }
  f.addEventListener("change", sync);
  sync();
});
document.addEventListener("submit", function (e) {
  var b = e.target.querySelector("[data-disable-with]");
  if (b) { setTimeout(function () { b.disabled = true; b.textContent = "Please wait…"; }, 0); }
});
