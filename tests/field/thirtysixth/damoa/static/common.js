(function () {
  var $ = function (id) { return document.getElementById(id); };
  function show(id) { $(id).style.display = "block"; }
  document.addEventListener("click", function (e) {
    var c = e.target.getAttribute && e.target.getAttribute("data-close");
    if (c) { $(c).style.display = "none"; }
  });
  if ($("btnLeave")) {
    $("btnLeave").onclick = function () { show($("agreeYn").checked ? "layerConfirm" : "layerAlert"); };
    $("btnLeaveOk").onclick = function () { this.disabled = true; $("leaveForm").submit(); };
  }
  if ($("surveyForm")) {
    $("surveyForm").onsubmit = function () {
      if (!document.querySelector("input[name=reasonCd]:checked")) { alert("해지 사유를 선택해주세요."); return false; }
    };
  }
})();
