(() => {
  'use strict';
  const root = document.querySelector('app-root'), overlay = document.querySelector('.cdk-overlay-container');
  let me = null, st = { step: 0 }, menu = false;
  const N = '_ngcontent-fxk-c';
  const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const flat = (label, act, cls = 'mat-primary', dis = '') => `<button ${N}41 mat-flat-button type="button" class="mat-focus-indicator mat-button-base ${cls === 'mat-primary' ? 'mat-flat-button mat-primary' : cls}" data-a="${act}" ${dis}><span class="mat-button-wrapper">${label}</span><span class="mat-ripple mat-button-ripple"></span></button>`;
  const stroked = (label, act) => flat(label, act, 'mat-stroked-button');
  const link = (href, label, cls = '') => `<a ${N}12 href="${href}" data-r class="${cls}">${label}</a>`;
  const call = async (m, u, b) => {
    const r = await fetch(u, { method: m, headers: { 'Content-Type': 'application/json' }, body: m === 'GET' ? undefined : JSON.stringify(b || {}) });
    const j = await r.json(); if (!r.ok) throw j; if (j.user) me = j; return j;
  };
  const snack = t => { const d = document.createElement('div'); d.className = 'cdk-global-overlay-wrapper snack'; d.innerHTML = `<snack-bar-container class="mat-snack-bar-container" role="status"><simple-snack-bar><span>${t}</span></simple-snack-bar></snack-bar-container>`; overlay.appendChild(d); setTimeout(() => d.remove(), 4500); };
  const closeDialog = () => overlay.querySelectorAll('.dlg').forEach(x => x.remove());
  const dialog = (title, body, actions) => { closeDialog(); const d = document.createElement('div'); d.className = 'dlg'; d.innerHTML = `<div class="cdk-overlay-backdrop" data-a="dlg-close"></div><div class="cdk-overlay-pane"><mat-dialog-container role="dialog" aria-modal="true" aria-labelledby="mat-dialog-title-0"><h2 mat-dialog-title id="mat-dialog-title-0">${title}</h2><mat-dialog-content>${body}</mat-dialog-content><mat-dialog-actions>${actions}</mat-dialog-actions></mat-dialog-container></div>`; overlay.appendChild(d); };
  const go = u => { history.pushState(null, '', u); menu = false; scrollTo(0, 0); render(); };
  const run = async (m, u, b, msg, to) => { closeDialog(); try { await call(m, u, b); if (msg) snack(msg); if (to) go(to); else render(); } catch (e) { snack('Une erreur est survenue. Veuillez réessayer plus tard.'); render(); } };

  const header = () => `<app-header ${N}3><div class="top"><div class="in">${link('/kiosque', '<img src="/static/logo.svg" alt="Feuilléo" width="128" height="32">', 'logo')}
    <nav ${N}3 aria-label="Navigation principale">${link('/kiosque', 'À la une')}${link('/kiosque', 'Kiosque')}${link('/kiosque', 'Articles')}${link('/kiosque', 'Jeux')}${link('/kiosque', 'Mes lectures')}</nav>
    <div class="find"><input type="search" placeholder="Rechercher un titre, un sujet" aria-label="Rechercher"></div>
    <button ${N}3 mat-icon-button class="avatar" aria-label="Mon profil" aria-haspopup="menu" aria-expanded="${menu}" data-a="menu">HJ</button>
    ${menu ? `<div class="mat-menu-panel" role="menu"><div class="who">Hélène<br><small>Profil principal</small></div>${link('/account', 'Mon compte')}${link('/account/subscription', 'Mon abonnement')}${link('/gift', 'Offrir Feuilléo')}${link('/help', 'Aide')}<a href="#" data-a="noop">Se déconnecter</a></div>` : ''}
    </div></div></app-header>`;
  const footer = () => `<app-footer ${N}4><div class="in fcols"><div><h4>Feuilléo</h4>${link('/about', 'Qui sommes-nous ?')}${link('/about', 'Espace presse')}${link('/about', 'Éditeurs')}${link('/about', 'Recrutement')}</div><div><h4>Catalogue</h4>${link('/kiosque', 'Actualité')}${link('/kiosque', 'Féminins')}${link('/kiosque', 'Cuisine')}${link('/kiosque', 'Sport')}</div><div><h4>Offres</h4>${link('/gift', 'Cartes cadeaux')}${link('/about', 'Entreprises')}${link('/about', 'Bibliothèques')}</div><div><h4>Besoin d’aide ?</h4>${link('/help', 'Centre d’aide')}${link('/help', 'Nous contacter')}${link('/account/subscription', 'Résilier votre contrat')}</div></div>
    <div class="in legal">© Feuilléo SAS ${link('/legal', 'CGV / CGU')} ${link('/legal', 'Mentions légales')} ${link('/legal', 'Données personnelles')} <a href="#" data-a="consent">Gérer mes cookies</a></div></app-footer>`;

  const badge = s => ({ ACTIVE: '<span class="chip ok">Actif</span>', CANCEL_AT_PERIOD_END: '<span class="chip ko">Résilié</span>', PAUSED: '<span class="chip ko">En pause</span>', NONE: '<span class="chip ko">Aucun abonnement</span>' }[s]);
  const when = s => ({ ACTIVE: `Prochain prélèvement de ${s.price} € le ${s.periodEnd}`, CANCEL_AT_PERIOD_END: `Votre abonnement a été résilié. Vous conservez l’accès jusqu’au ${s.periodEnd}.`, PAUSED: `Abonnement en pause jusqu’au ${s.resumeAt}`, NONE: 'Vous n’avez pas d’abonnement en cours.' }[s.status]);
  const toggle = (k, l) => `<mat-slide-toggle class="mat-slide-toggle ${me.news[k] ? 'mat-checked' : ''}"><label><input type="checkbox" role="switch" class="cdk-visually-hidden" data-news="${k}" ${me.news[k] ? 'checked' : ''}><span class="bar"></span>${l}</label></mat-slide-toggle>`;

  const account = () => {
    const u = me.user, s = me.subscription;
    return `<app-account ${N}20><div class="in narrow"><h1>Mon compte</h1>
    <mat-card class="mat-card"><mat-card-title>Informations personnelles</mat-card-title><dl><dt>Prénom</dt><dd>${u.firstname}</dd><dt>Nom</dt><dd>${u.lastname}</dd><dt>E-mail</dt><dd>${u.email}</dd><dt>Mot de passe</dt><dd>••••••••••</dd><dt>N° d’abonné</dt><dd>${u.ref}</dd></dl>${stroked('Modifier', 'edit')}</mat-card>
    <mat-card class="mat-card"><mat-card-title>Mon abonnement ${badge(s.status)}</mat-card-title><p class="plan">Feuilléo ${s.plan} <small>${s.status === 'NONE' ? '' : s.price + ' € / mois, sans engagement'}</small></p><p>${when(s)}</p>${s.discount ? '<p class="promo">Offre -50 % appliquée pendant 3 mois</p>' : ''}${stroked('Gérer mon abonnement', 'to:/account/subscription')}</mat-card>
    <mat-card class="mat-card gift"><mat-card-title>Parrainez un proche</mat-card-title><p>1 mois offert pour vous, 1 mois offert pour votre filleul.</p>${stroked('Inviter un ami', 'noop')}</mat-card>
    <mat-card class="mat-card"><mat-card-title>Mes profils</mat-card-title><p>Hélène (principal) · Invité</p></mat-card>
    <mat-card class="mat-card"><mat-card-title>Notifications et newsletters</mat-card-title>${toggle('une', 'La une du matin')}${toggle('offres', 'Nouveautés et offres Feuilléo')}${toggle('partenaires', 'Offres des partenaires')}</mat-card>
    <p class="del"><button type="button" class="mat-button" data-a="delete">Supprimer mon compte</button></p></div></app-account>`;
  };
  const subscription = () => {
    const s = me.subscription, on = s.status === 'ACTIVE' || s.status === 'PAUSED';
    return `<app-subscription ${N}27><div class="in narrow">${link('/account', '‹ Mon compte', 'back')}<h1>Mon abonnement</h1>
    <mat-card class="mat-card"><mat-card-title>Feuilléo ${s.plan} ${badge(s.status)}</mat-card-title><p>${when(s)}</p>${s.discount ? '<p class="promo">Offre -50 % appliquée pendant 3 mois</p>' : ''}
    ${s.status === 'NONE' ? '' : `<dl><dt>Tarif</dt><dd>${s.price} € / mois</dd><dt>Abonnée depuis</dt><dd>${s.since}</dd><dt>Période en cours</dt><dd>du ${s.periodStart} au ${s.periodEnd}</dd></dl>`}
    ${s.status === 'CANCEL_AT_PERIOD_END' ? `<p class="mut">Demande enregistrée le ${s.requestedAt}. Aucun nouveau prélèvement ne sera effectué.</p>${flat('Réactiver mon abonnement', 'resume')}` : s.status === 'PAUSED' ? flat('Reprendre mon abonnement', 'resume') : ''}</mat-card>
    ${on ? `<mat-card class="mat-card"><mat-card-title>Changer de formule</mat-card-title><div class="plans"><div><b>Essentielle</b><p>5 titres au choix par mois</p><p class="pr">5,99 €</p>${stroked('Choisir', 'plan:essentielle')}</div><div class="cur"><b>Intégrale</b><p>Plus de 2 000 titres en illimité</p><p class="pr">9,99 €</p><span class="mut">Votre formule</span></div><div><b>Famille</b><p>Jusqu’à 5 profils en simultané</p><p class="pr">14,99 €</p>${stroked('Choisir', 'plan:famille')}</div></div></mat-card>` : ''}
    <mat-card class="mat-card"><mat-card-title>Moyen de paiement</mat-card-title><p>${me.card ? 'Carte bancaire •••• 7731, expire 09/28' : 'Aucune carte enregistrée'}</p>${me.card ? '<button type="button" class="mat-button" data-a="noop">Modifier</button> <button type="button" class="mat-button" data-a="card">Supprimer</button>' : ''}</mat-card>
    <mat-card class="mat-card"><mat-card-title>Mes factures</mat-card-title><p>${s.periodStart} · 9,99 € <a href="#" data-a="noop">Télécharger</a></p></mat-card>
    ${on ? `<p class="del">${link('/account/subscription/terminate', 'Résilier mon abonnement', 'mut')}</p>` : ''}</div></app-subscription>`;
  };
  const WHY = [['price', 'Le prix est trop élevé'], ['use', 'Je n’utilise pas assez le service'], ['catalog', 'Je ne trouve pas les titres qui m’intéressent'], ['tech', 'Je rencontre des problèmes techniques'], ['other_offer', 'J’ai accès à Feuilléo via mon opérateur'], ['paper', 'Je préfère le papier'], ['other', 'Autre raison']];
  const terminate = () => {
    const s = me.subscription; let c;
    if (s.status === 'CANCEL_AT_PERIOD_END' || s.status === 'NONE') {
      c = `<h1>Votre résiliation est enregistrée</h1><p>Votre abonnement Feuilléo ${s.plan} prendra fin le <b>${s.periodEnd}</b>. D’ici là, continuez à profiter de tous vos titres.</p><p class="mut">Un e-mail de confirmation vous a été envoyé à ${me.user.email}.</p>${stroked('Retour à mon compte', 'to:/account')}`;
    } else if (st.step === 0) {
      c = `<h1>Hélène, vous souhaitez nous quitter ?</h1><p>En résiliant votre abonnement, vous n’aurez plus accès à :</p><ul class="lose"><li>Plus de 2 000 journaux et magazines en illimité</li><li>Vos 37 publications téléchargées et vos 12 titres favoris</li><li>Les archives et les jeux du jour</li></ul><div class="covers"><img src="/static/c1.svg" alt="Le Matin Clair" width="96" height="128"><img src="/static/c2.svg" alt="Cuisine &amp; Saisons" width="96" height="128"><img src="/static/c3.svg" alt="Grand Large" width="96" height="128"></div><p class="mut">Besoin d’une coupure ? Vous pouvez aussi <a href="#" data-a="pause">mettre votre abonnement en pause</a> pendant 2 mois.</p><div class="acts">${flat('Je reste abonnée', 'to:/account/subscription')}${stroked('Continuer la résiliation', 'step:1')}</div>`;
    } else if (st.step === 1) {
      c = `<h1>Pour quelle raison souhaitez-vous résilier ?</h1><p class="mut">Votre réponse nous aide à améliorer le service.</p><mat-radio-group role="radiogroup" class="mat-radio-group" aria-label="Raison">${WHY.map((w, i) => `<mat-radio-button class="mat-radio-button mat-accent ${st.why === w[0] ? 'mat-radio-checked' : ''}" id="mat-radio-${i + 2}"><label class="mat-radio-label" for="mat-radio-${i + 2}-input"><span class="mat-radio-container"><span class="mat-radio-outer-circle"></span><input type="radio" class="mat-radio-input cdk-visually-hidden" id="mat-radio-${i + 2}-input" name="mat-radio-group-1" value="${w[0]}" ${st.why === w[0] ? 'checked' : ''}></span><span class="mat-radio-label-content">${w[1]}</span></label></mat-radio-button>`).join('')}</mat-radio-group><div class="mat-form-field"><textarea rows="3" id="mat-input-4" placeholder="Un commentaire ? (facultatif)" aria-label="Commentaire">${esc(st.txt || '')}</textarea></div><div class="acts">${flat('Annuler', 'to:/account/subscription', 'mat-button')}${flat('Suivant', 'step:2', 'mat-primary', st.why ? '' : 'disabled')}</div>`;
    } else if (st.step === 2) {
      c = `<h1>Et si vous restiez à moitié prix ?</h1><div class="deal"><span>-50 %</span><div><b>Feuilléo ${s.plan} à 4,99 € / mois pendant 3 mois</b><p>puis 9,99 € / mois, sans engagement. Offre réservée aux abonnés, valable une seule fois.</p></div></div><div class="acts col">${flat('Profiter de l’offre', 'offer')}${flat('Non merci, je résilie', 'step:3', 'mat-button')}</div>`;
    } else {
      c = `<h1>Récapitulatif de votre résiliation</h1><dl><dt>Abonnée</dt><dd>${me.user.firstname} ${me.user.lastname}</dd><dt>N° d’abonné</dt><dd>${me.user.ref}</dd><dt>E-mail</dt><dd>${me.user.email}</dd><dt>Formule</dt><dd>Feuilléo ${s.plan}</dd><dt>Fin d’accès</dt><dd>${s.periodEnd}</dd></dl><p class="mut">La résiliation prend effet à la fin de la période déjà réglée. Aucun frais ne vous sera facturé. La confirmation vous sera adressée par e-mail.</p><div class="acts">${flat('Conserver mon abonnement', 'to:/account/subscription')}${stroked('Notifier ma résiliation', 'ask')}</div>`;
    }
    return `<app-terminate ${N}33><div class="in narrow">${link('/account/subscription', '‹ Mon abonnement', 'back')}<mat-card class="mat-card flow">${c}</mat-card></div></app-terminate>`;
  };
  const kiosk = () => `<app-kiosk ${N}8><div class="in"><h1>À la une</h1><div class="grid">${['Le Matin Clair', 'Cuisine & Saisons', 'Grand Large', 'Ballon Rond', 'L’Éco du Jour', 'Maison Bleue', 'Sciences & Futur', 'Petit Écran'].map((t, i) => `<figure><img src="/static/c${i % 3 + 1}.svg" alt="" width="160" height="213"><figcaption>${esc(t)}</figcaption></figure>`).join('')}</div></div></app-kiosk>`;
  const gift = () => `<app-gift><div class="in narrow"><h1>Offrir Feuilléo</h1><mat-card class="mat-card"><p>Carte cadeau 3 mois – 29,99 €</p>${flat('Acheter', 'buygift')}</mat-card></div></app-gift>`;
  const help = () => `<app-help><div class="in narrow"><h1>Centre d’aide</h1>${[['Comment résilier mon abonnement ?', 'Si vous vous êtes abonné sur notre site, rendez-vous dans Mon compte &gt; Gérer mon abonnement &gt; Résilier mon abonnement et suivez les étapes jusqu’à la confirmation. Si vous êtes abonné via votre opérateur, l’App Store ou Google Play, la résiliation se fait auprès de ceux-ci.'], ['Jusqu’à quand ai-je accès à mes titres ?', 'Jusqu’à la fin de la période déjà réglée.'], ['Comment lire hors connexion ?', 'Téléchargez vos titres depuis l’application.']].map(q => `<mat-card class="mat-card"><details><summary>${q[0]}</summary><p>${q[1]}</p></details></mat-card>`).join('')}</div></app-help>`;

  const render = () => {
    let p = location.pathname.replace(/\/$/, '');
    if (p === '') { history.replaceState(null, '', '/account'); p = '/account'; }
    if (p !== '/account/subscription/terminate') st = { step: 0 };
    const v = { '/account': account, '/account/subscription': subscription, '/account/subscription/terminate': terminate, '/kiosque': kiosk, '/gift': gift, '/help': help }[p] || (() => `<div class="in narrow"><h1>Feuilléo</h1><p>Page en cours de mise à jour.</p>${link('/account', 'Retour à mon compte')}</div>`);
    root.innerHTML = header() + `<main ${N}2><router-outlet></router-outlet>${v()}</main>` + footer();
  };
  const consent = force => {
    let ok; try { ok = localStorage.getItem('didomi_token'); } catch (e) {}
    if ((ok && !force) || document.getElementById('didomi-host')) return;
    const d = document.createElement('div'); d.id = 'didomi-host';
    d.innerHTML = `<div id="didomi-popup" class="didomi-popup-backdrop"><div class="didomi-popup-container" role="dialog" aria-modal="true" aria-label="Consentement"><span class="didomi-continue-without-agreeing" role="button" tabindex="0" data-a="didomi">Continuer sans accepter →</span><h3>Bienvenue sur Feuilléo</h3><p>Avec votre accord, nos 214 partenaires et nous utilisons des cookies ou technologies similaires pour stocker et accéder à des informations personnelles comme votre visite sur ce site. Vous pouvez retirer votre consentement à tout moment.</p><div class="acts"><button id="didomi-notice-learn-more-button" data-a="didomi">Paramétrer</button><button id="didomi-notice-agree-button" data-a="didomi">Tout accepter</button></div></div></div>`;
    document.body.appendChild(d);
  };
  const S = '/b2c/v2/subscription';
  document.addEventListener('click', e => {
    const r = e.target.closest('a[data-r]'); if (r) { e.preventDefault(); closeDialog(); return go(r.getAttribute('href')); }
    const el = e.target.closest('[data-a]'); if (!el) { if (menu) { menu = false; render(); } return; }
    e.preventDefault(); const [a, x] = [el.dataset.a.split(':')[0], el.dataset.a.split(':')[1]];
    if (el.disabled) return;
    const cancelBtn = flat('Annuler', 'dlg-close', 'mat-button');
    switch (a) {
      case 'menu': menu = !menu; render(); break;
      case 'to': go(x); break;
      case 'step': { const t = document.getElementById('mat-input-4'); if (t) st.txt = t.value; st.step = +x; scrollTo(0, 0); render(); break; }
      case 'dlg-close': closeDialog(); break;
      case 'ask': dialog('Confirmer la résiliation', `<p>Votre abonnement Feuilléo ${me.subscription.plan} prendra fin le ${me.subscription.periodEnd}. Souhaitez-vous confirmer ?</p>`, cancelBtn + flat('Confirmer', 'final')); break;
      case 'final': el.disabled = true; run('POST', S + '/terminate', { reason: st.why, comment: st.txt || '' }); break;
      case 'offer': run('POST', S + '/retention', { code: 'STAY50' }, 'Merci de votre fidélité ! L’offre est appliquée.', '/account/subscription'); break;
      case 'pause': dialog('Mettre en pause', '<p>Vos prélèvements seront suspendus pendant 2 mois, puis reprendront automatiquement.</p>', cancelBtn + flat('Mettre en pause', 'pause2')); break;
      case 'pause2': run('POST', S + '/pause', { months: 2 }, 'Votre abonnement est en pause.', '/account/subscription'); break;
      case 'resume': dialog('Réactiver mon abonnement', `<p>Votre abonnement se poursuivra au tarif de ${me.subscription.price} € / mois.</p>`, cancelBtn + flat('Réactiver', 'resume2')); break;
      case 'resume2': run('POST', S + '/resume', {}, 'Votre abonnement est réactivé.'); break;
      case 'plan': dialog('Changer de formule', '<p>Le changement prend effet à la prochaine échéance.</p>', cancelBtn + flat('Valider', 'plan2:' + x)); break;
      case 'plan2': run('PUT', S + '/plan', { plan: x }, 'Votre formule a été modifiée.'); break;
      case 'buygift': run('POST', '/b2c/v2/gift', {}, 'Merci pour votre achat.'); break;
      case 'card': dialog('Supprimer la carte ?', '<p>Votre carte ne sera plus enregistrée.</p>', cancelBtn + flat('Supprimer', 'card2')); break;
      case 'card2': run('DELETE', '/b2c/v2/card', {}, 'Carte supprimée.'); break;
      case 'edit': dialog('Modifier mes informations', `<input value="${me.user.firstname}" aria-label="Prénom"> <input value="${me.user.lastname}" aria-label="Nom">`, cancelBtn + flat('Enregistrer', 'edit2')); break;
      case 'edit2': run('PUT', '/b2c/v2/profile', {}, 'Modifications enregistrées.'); break;
      case 'delete': dialog('Supprimer mon compte', '<p>Cette action est définitive : votre compte, vos favoris et vos lectures seront supprimés.</p>', cancelBtn + flat('Supprimer définitivement', 'delete2')); break;
      case 'delete2': run('DELETE', '/b2c/v2/me', {}, 'Votre compte a été supprimé.'); break;
      case 'didomi': try { localStorage.setItem('didomi_token', '1'); } catch (er) {} document.getElementById('didomi-host').remove(); break;
      case 'consent': consent(true); break;
    }
  });
  document.addEventListener('change', e => {
    if (e.target.name === 'mat-radio-group-1') { const t = document.getElementById('mat-input-4'); st.txt = t ? t.value : ''; st.why = e.target.value; root.querySelectorAll('.mat-radio-button').forEach(b => b.classList.toggle('mat-radio-checked', b.contains(e.target))); const n = root.querySelector('[data-a="step:2"]'); if (n) n.disabled = false; }
    if (e.target.dataset.news) run('PUT', '/b2c/v2/news', { key: e.target.dataset.news, on: e.target.checked }, 'Préférences enregistrées.');
  });
  window.addEventListener('popstate', render);
  root.innerHTML = '<div class="boot"><mat-progress-spinner role="progressbar" aria-label="Chargement"></mat-progress-spinner></div>';
  call('GET', '/b2c/v2/me').then(() => setTimeout(() => { render(); setTimeout(consent, 400); }, 200));
})();
