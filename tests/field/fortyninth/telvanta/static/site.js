document.addEventListener("click",function(e){var b=e.target.closest(".cmp-accordion__button");if(!b)return;var p=document.getElementById(b.getAttribute("aria-controls"));var o=p.classList.toggle("open");b.setAttribute("aria-expanded",o)});
(function(){
  function consent(){
    if(localStorage.getItem("uc_user_interaction"))return;
    var host=document.createElement("div");host.id="usercentrics-root";document.body.appendChild(host);
    var r=host.attachShadow({mode:"open"});
    r.innerHTML='<style>.ov{position:fixed;inset:0;background:#0008;z-index:9999;display:flex;align-items:center;justify-content:center;font:15px/1.5 Arial}.m{background:#fff;max-width:620px;border-radius:8px;padding:26px;margin:16px}.b{display:flex;gap:12px;margin-top:18px;flex-wrap:wrap}button{font:inherit;font-weight:700;border:0;border-radius:4px;padding:12px 20px;cursor:pointer;background:#3b7a00;color:#fff}button.l{background:#eee;color:#333}</style><div class="ov"><div class="m" role="dialog" aria-modal="true" aria-label="Privatsphäre-Einstellungen" data-testid="uc-default-wall"><h2>Wir respektieren deine Privatsphäre</h2><p>Wir und unsere 41 Partner verwenden Cookies und ähnliche Technologien, um unsere Website zu betreiben, Inhalte und Werbung zu personalisieren und Zugriffe zu analysieren. Du kannst deine Einwilligung jederzeit über „Cookie-Einstellungen“ widerrufen.</p><p><a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></p><div class="b"><button class="l" data-testid="uc-more-button">Einstellungen</button><button class="l" data-testid="uc-deny-all-button">Ablehnen</button><button data-testid="uc-accept-all-button">Alle akzeptieren</button></div></div></div>';
    r.querySelectorAll("button").forEach(function(b){b.addEventListener("click",function(){localStorage.setItem("uc_user_interaction",b.dataset.testid);host.remove()})});
  }
  setTimeout(consent,600);
  document.querySelectorAll("[data-uc-open]").forEach(function(a){a.addEventListener("click",function(e){e.preventDefault();localStorage.removeItem("uc_user_interaction");consent()})});
})();
(function(){
  var f=document.getElementById("kuendigungsformular");if(!f)return;
  function show(id,on){document.getElementById(id).classList.toggle("hidden",!on)}
  function sync(){
    var art=f.elements.kuendigungsart.value,t=f.elements.termin.value;
    show("grp-begruendung",art==="ausserordentlich");show("grp-wunschdatum",t==="wunsch");
    var v=f.elements.vertragsart.value;show("grp-rufnummer",v===""||v==="mobilfunk"||v==="internet");show("grp-vertragsnummer",v==="lifestyle"||v==="tv");
  }
  f.addEventListener("change",sync);sync();
  function digits(s){return s.replace(/[\s\/()+-]/g,"")}
  var rules={vertragsart:function(v){return !!v},kuendigungsart:function(v){return !!v},termin:function(v){return !!v},
    vorname:function(v){return v.trim().length>0},nachname:function(v){return v.trim().length>0},
    kundennummer:function(v){return /^\d{8,10}$/.test(digits(v))},
    rufnummer:function(v){return document.getElementById("grp-rufnummer").classList.contains("hidden")||/^\d{9,14}$/.test(digits(v))},
    email:function(v){return /^\S+@\S+\.\S+$/.test(v)},
    begruendung:function(v){return f.elements.kuendigungsart.value!=="ausserordentlich"||v.trim().length>4},
    wunschdatum:function(v){return f.elements.termin.value!=="wunsch"||!!v}};
  f.addEventListener("submit",function(e){
    var first=null;
    Object.keys(rules).forEach(function(k){var c=f.elements[k],ok=rules[k](c.value),n=c.length&&!c.tagName?c[0]:c,g=n.closest(".form-group");g.classList.toggle("is-invalid",!ok);if(!ok&&!first)first=n});
    if(first){e.preventDefault();first.focus();first.scrollIntoView({block:"center"})}
  });
})();
