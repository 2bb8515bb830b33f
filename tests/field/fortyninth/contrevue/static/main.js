(function(){
  function poser(v){document.cookie="cv_consent="+v+";path=/;max-age=15552000";var c=document.querySelector(".consent");if(c)c.remove()}
  function bandeau(){
    if(/cv_consent=/.test(document.cookie)||document.querySelector(".consent"))return;
    var d=document.createElement("div");d.className="consent";d.setAttribute("role","dialog");d.setAttribute("aria-label","Gestion des cookies");
    d.innerHTML='<div class="wrap"><div>Contrevue ne fait pas de publicité. Nous utilisons des cookies nécessaires au fonctionnement du site et, avec votre accord, des cookies de mesure d’audience et de promotion de nos offres. <a href="/pages/cookies">En savoir plus</a></div><div class="btns"><button class="skip" type="button" data-v="0">Continuer sans accepter</button><button class="btn btn--ghost" type="button" data-v="p">Paramétrer</button><button class="btn" type="button" data-v="1">Tout accepter</button></div></div>';
    document.body.appendChild(d);
    d.querySelectorAll("button").forEach(function(b){b.addEventListener("click",function(){poser(b.dataset.v)})});
  }
  bandeau();
  document.querySelectorAll(".js-cookies").forEach(function(a){a.addEventListener("click",function(e){e.preventDefault();document.cookie="cv_consent=;path=/;max-age=0";bandeau()})});
  document.querySelectorAll("form[data-once]").forEach(function(f){f.addEventListener("submit",function(){var b=f.querySelector("button[type=submit]");setTimeout(function(){b.disabled=true},0)})});
})();
