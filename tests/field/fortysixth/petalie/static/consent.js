(function(){
 if(localStorage.getItem('OptanonAlertBoxClosed'))return;
 var d=document.createElement('div');d.id='onetrust-consent-sdk';
 d.innerHTML='<div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie banner" tabindex="0"><div role="alertdialog" aria-label="Privacy" class="ot-sdk-container"><div id="onetrust-policy"><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. <a href="/legal/privacy" aria-label="More information about your privacy">Privacy Policy</a></div></div><div id="onetrust-button-group-parent"><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" aria-label="Cookies Settings, Opens the preference center dialog">Cookies Settings</button> <button id="onetrust-reject-all-handler">Reject All</button> <button id="onetrust-accept-btn-handler">Accept All Cookies</button></div></div><div id="onetrust-close-btn-container"><button class="onetrust-close-btn-handler ot-close-icon" aria-label="Close">✕</button></div></div></div>';
 setTimeout(function(){document.body.appendChild(d)},600);
 d.addEventListener('click',function(e){var b=e.target.closest('button');if(!b)return;
  if(b.id==='onetrust-pc-btn-handler'){d.querySelector('#onetrust-policy-text').innerHTML='<b>Manage Consent Preferences</b><br>Strictly Necessary Cookies – Always Active<br><label><input type="checkbox" checked> Performance Cookies</label> <label><input type="checkbox" checked> Targeting Cookies</label>';b.remove();return}
  localStorage.setItem('OptanonAlertBoxClosed',new Date().toISOString());d.remove()});
})();
