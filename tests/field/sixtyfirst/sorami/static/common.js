(function(){
  var b=document.querySelector('.app-bnr__close'); if(b){b.onclick=function(){document.getElementById('js-appBnr').style.display='none';};}
  var o=document.querySelector('input[data-other]'),t=document.querySelector('.js-other'); if(o&&t){o.addEventListener('change',function(){t.hidden=!o.checked;});}
  var x=document.querySelector('.js-once'); if(x){x.form.addEventListener('submit',function(){setTimeout(function(){x.disabled=true;},0);});}
})();
