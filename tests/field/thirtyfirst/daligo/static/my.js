(function(){
  var $=function(s){return document.querySelector(s)};
  var cb=$('.cate-btn'),cl=$('.cate-layer');
  cb.onclick=function(){cl.hidden=!cl.hidden;cb.setAttribute('aria-expanded',String(!cl.hidden))};
  Array.prototype.forEach.call(document.querySelectorAll('.faq dt button'),function(b){b.onclick=function(){var d=b.parentNode.nextElementSibling;d.hidden=!d.hidden}});
  var t=$('.toast-msg'); if(t) setTimeout(function(){t.style.opacity=0},4000);
  var sf=$('#surveyForm');
  if(sf){
    sf.addEventListener('change',function(){var c=sf.querySelector('input:checked');$('#etc').hidden=!(c&&c.value==='7');$('#nextBtn').classList.toggle('on',!!c)});
    sf.addEventListener('submit',function(e){if(!sf.querySelector('input[name=reasonCode]:checked')){e.preventDefault();alert('해지 사유를 선택해 주세요.')}});
  }
  var ff=$('#finalForm');
  if(ff){
    var l=$('#offerLayer');
    setTimeout(function(){l.classList.add('open')},300);
    l.querySelector('.x').onclick=$('#offerNo').onclick=function(){l.classList.remove('open')};
    ff.addEventListener('submit',function(e){if(!confirm('번개클럽 멤버십을 해지하시겠습니까?'))e.preventDefault()});
  }
})();
