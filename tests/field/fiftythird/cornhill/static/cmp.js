document.querySelectorAll("[data-choice]").forEach(function(b){b.addEventListener("click",function(){parent.postMessage({type:"sp.choice",choice:b.dataset.choice},"*")})});
