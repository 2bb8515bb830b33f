(function(){
  var w=document.getElementById('cmp-popup');
  function has(){return document.cookie.indexOf('euconsent_lce=')>-1;}
  if(w){
    if(!has()){w.hidden=false;}
    w.addEventListener('click',function(e){
      var b=e.target.closest('[data-cmp]');if(!b)return;
      if(b.dataset.cmp==='params'){document.getElementById('cmp-detail').hidden=false;return;}
      document.cookie='euconsent_lce='+b.dataset.cmp+';path=/;max-age=15552000';w.hidden=true;
    });
  }
  document.querySelectorAll('[data-open-cmp]').forEach(function(a){a.addEventListener('click',function(e){e.preventDefault();w.hidden=false;});});
  var m=document.getElementById('resiliation_motif');
  if(m){var p=document.getElementById('bloc-precision');m.addEventListener('change',function(){p.hidden=!m.value;});p.hidden=!m.value;}
  document.querySelectorAll('form[data-once]').forEach(function(f){f.addEventListener('submit',function(){setTimeout(function(){f.querySelectorAll('button').forEach(function(b){b.disabled=true;});},0);});});
})();
