(function () {
  'use strict';
  function set() { document.cookie = 'OptanonAlertBoxClosed=' + encodeURIComponent(new Date().toISOString()) + ';path=/;max-age=31536000'; }
  function show() {
    if (document.getElementById('onetrust-consent-sdk')) return;
    var w = document.createElement('div');
    w.id = 'onetrust-consent-sdk';
    w.innerHTML = '<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><div id="onetrust-policy">' +
      '<h2 id="onetrust-policy-title">We value your privacy</h2><div id="onetrust-policy-text">We and our partners store and access information on your device, such as cookies, to improve your experience, measure performance, and tailor content and advertising. You can change your choices at any time through "Manage Preferences" in our footer. <a href="/legal/cookies">Cookies policy</a></div></div>' +
      '<div id="onetrust-button-group-parent"><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Manage Preferences</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-accept-btn-handler">Accept All</button></div></div></div>';
    document.body.appendChild(w);
    function close() { set(); w.remove(); }
    w.querySelector('#onetrust-accept-btn-handler').onclick = close;
    w.querySelector('#onetrust-reject-all-handler').onclick = close;
    w.querySelector('#onetrust-pc-btn-handler').onclick = function () {
      var p = document.createElement('div');
      p.id = 'onetrust-pc-sdk'; p.setAttribute('role', 'dialog'); p.setAttribute('aria-label', 'Privacy Preference Centre');
      p.innerHTML = '<h2 style="color:#222">Privacy Preference Centre</h2><p>Strictly necessary cookies are always active.</p>' +
        '<p><label><input type="checkbox"> Performance cookies</label></p><p><label><input type="checkbox"> Functional cookies</label></p><p><label><input type="checkbox"> Targeting cookies</label></p>' +
        '<button class="save-preference-btn-handler" style="background:#0063e5;color:#fff;border:0;padding:12px 24px">Confirm My Choices</button>';
      w.appendChild(p);
      p.querySelector('button').onclick = close;
    };
  }
  document.addEventListener('click', function (e) { if (e.target.closest('.ot-sdk-show-settings')) show(); });
  if (!/OptanonAlertBoxClosed=/.test(document.cookie)) setTimeout(show, 700);
})();
