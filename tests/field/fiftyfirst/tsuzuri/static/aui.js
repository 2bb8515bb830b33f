(function(){
  document.addEventListener('submit',function(e){var f=e.target; if(f.method!=='post')return; if(f.dataset.sent){e.preventDefault();return;} f.dataset.sent='1';});
  var s=document.getElementById('ms-sort'); if(s) s.addEventListener('change',function(){var hide=s.selectedIndex===1; document.querySelectorAll('.ms-card').forEach(function(c){c.style.display=hide?'none':'';});});
  var t=document.getElementById('navBackToTop'); if(t) t.addEventListener('click',function(e){e.preventDefault();scrollTo({top:0,behavior:'smooth'});});
})();
