(function(){function t(n,v,c){var el=document.querySelector(c);document.querySelectorAll('input[name="'+n+'"]').forEach(function(r){r.addEventListener("change",function(){el.classList.toggle("is-hidden",document.querySelector('input[name="'+n+'"]:checked').value!==v);});});}
t("art","ausserordentlich",".js-grund");t("zeitpunkt","datum",".js-datum");})();
