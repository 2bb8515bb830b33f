const $ = (s, r = document) => r.querySelector(s);
const app = $('#app'), over = $('.v-overlay-container'), cmp = $('#cmp');
let m = null;
const D = 'data-v-6f2c91ae=""';
let uid = 10; const id = p => `${p}-${++uid}`;
let w = { etape: 1, motif: '', com: '', date: '' };
const post = (u, b) => fetch('/bff/v1/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(async r => { const j = await r.json(); if (r.ok) m = j; return r.ok; });
const btn = (t, cls, act) => `<button ${D} type="button" class="v-btn v-theme--mouveo v-btn--density-default v-btn--${cls}" data-a="${act}"><span class="v-btn__overlay"></span><span class="v-btn__content" data-no-activator="">${t}</span></button>`;
const lnk = (t, cls, u) => `<a ${D} href="${u}" class="v-btn v-theme--mouveo v-btn--${cls}"><span class="v-btn__content">${t}</span></a>`;
const card = x => `<div ${D} class="v-card v-theme--mouveo v-card--variant-elevated">${x}</div>`;
const NAV = [['/', 'Accueil'], ['/abonnement', 'Mon abonnement'], ['/options', 'Options et boutique'], ['/paiements', 'Paiements et factures'], ['/seances', 'Mes séances'], ['/parrainage', 'Parrainer un ami'], ['/profil', 'Mes données personnelles']];
const chip = () => m.statut === 'RESILIE' ? `<span class="chip red">Résilié – prend fin le ${m.fin}</span>` : m.statut === 'PAUSE' ? '<span class="chip yel">En pause</span>' : '<span class="chip">Actif</span>';
const alerte = () => m.statut === 'RESILIE' ? `<div ${D} class="v-alert" role="status"><b>Ton abonnement est résilié.</b> Il prend fin le ${m.fin}. Tu peux t'entraîner dans tous les clubs jusqu'à cette date.</div>` : '';

const MOTIFS = ['Je n’ai pas le temps de m’entraîner', 'Je déménage / pas de club à proximité', 'Raison de santé', 'C’est trop cher pour moi', 'Le club est trop fréquenté', 'Je ne suis pas satisfait(e) du club ou du matériel', 'Je change de salle de sport', 'Autre raison'];

const V = {
  '/': () => `<div ${D} class="hero"><h1>Salut ${m.prenom} !</h1><p>Prêt(e) pour ta prochaine séance ? ${m.club} est ouvert de 6 h à 22 h 30.</p></div>${alerte()}<div class="grid">
    ${card(`<h2>Mon abonnement</h2><p><b>${m.formule}</b> ${chip()}</p><p class="muted">N° de membre ${m.numero}</p><div class="acts">${lnk('Voir mon abonnement', 'outlined', '/abonnement')}</div>`)}
    ${card(`<h2>Prochain prélèvement</h2><p>${m.prochain}</p><p class="muted">${m.prix} € + options</p><div class="acts">${lnk('Voir mes paiements', 'outlined', '/paiements')}</div>`)}
    ${card(`<h2>Parraine un ami</h2><p>4 semaines offertes pour toi, frais d’inscription offerts pour ton ami.</p><div class="acts">${lnk('Parrainer', 'flat', '/parrainage')}</div>`)}
    ${card(`<h2>Cours collectifs</h2><p>Réserve ta place : Body Flow mardi 18 h 30, Cycle jeudi 12 h 15.</p><div class="acts">${lnk('Réserver', 'outlined', '/seances')}</div>`)}</div>`,
  '/abonnement': () => `<h1>Mon abonnement</h1>${alerte()}
    ${card(`<h2>Formule ${m.formule} ${chip()}</h2><div class="row"><span>Prix</span><b>${m.prix} € / 4 semaines</b></div><div class="row"><span>Club d’inscription</span><span>${m.club}</span></div><div class="row"><span>Date de début</span><span>${m.debut}</span></div><div class="row"><span>Fin de la période d’engagement</span><span>${m.finEngagement}</span></div><div class="row"><span>Délai de préavis</span><span>4 semaines</span></div>${m.statut === 'RESILIE' ? `<div class="row"><span>Date de fin</span><b>${m.fin}</b></div><div class="row"><span>Référence de résiliation</span><span>${m.ref}</span></div>` : `<div class="row"><span>Prochain prélèvement</span><span>${m.prochain}</span></div>`}${m.pause ? `<div class="row"><span>Pause</span><span>${m.pause}</span></div>` : ''}
    <div class="acts">${m.statut === 'RESILIE' ? btn('Retirer ma résiliation', 'outlined', 'retrait') : btn('Changer de formule', 'flat', 'go:/abonnement/formules')}</div>`)}
    ${card(`<h2>Mes options</h2>${m.water ? `<div class="row"><div><b>Boissons vitaminées à volonté</b><div class="muted">3,99 € / 4 semaines</div></div>${m.statut === 'RESILIE' ? '<span class="muted">Prend fin avec ton abonnement</span>' : btn('Résilier l’option', 'text', 'eau')}</div>` : '<p class="muted">Aucune option active.</p>'}`)}
    ${card(`<h2>Gérer mon abonnement</h2>${m.statut === 'RESILIE' ? '' : `<div class="row"><div><b>Mettre mon abonnement en pause</b><div class="muted">Blessure, vacances, déplacement… de 4 à 12 semaines</div></div>${btn('Mettre en pause', 'text', 'pause')}</div>`}<div class="row"><div><b>Changer de club d’inscription</b></div>${btn('Changer', 'text', 'rien')}</div><div class="row"><div><b>Télécharger mon contrat</b></div>${btn('Télécharger (PDF)', 'text', 'rien')}</div>${m.statut === 'RESILIE' ? '' : `<div class="row"><div><b>Résilier mon abonnement</b><div class="muted">Selon les conditions de ton contrat</div></div>${btn('Résilier', 'text', 'go:/abonnement/resiliation')}</div>`}`)}`,
  '/abonnement/formules': () => `<h1>Changer de formule</h1><div class="grid">${Object.entries(m.prixListe).map(([f, p]) => card(`<h2>${f}</h2><p><b>${p} €</b> / 4 semaines</p><p class="muted">${{ Comfort: 'Un club au choix, cours vidéo.', Premium: 'Tous les clubs, un ami à chaque visite.', Ultimate: 'Premium + massage, solarium et coaching.' }[f]}</p>${f === m.formule ? '<span class="muted">Ta formule actuelle</span>' : btn('Choisir ' + f, 'outlined', 'formule:' + f)}`)).join('')}</div>`,
  '/abonnement/resiliation': resiliation,
  '/options': () => `<h1>Options et boutique</h1><div class="grid">${[['Coaching personnel', '29,00 € la séance'], ['Massage et bien-être', '5,99 € / 4 semaines'], ['Gourde Mouvéo', '9,99 €'], ['Cadenas', '6,99 €']].map(([n, p]) => card(`<h2>${n}</h2><p>${p}</p>${btn('Ajouter', 'outlined', 'achat:' + n)}`)).join('')}</div>`,
  '/paiements': () => `<h1>Paiements et factures</h1>${card(`<h2>Mode de paiement</h2><div class="row"><span>Prélèvement SEPA FR76 •••• •••• 3188</span>${btn('Modifier', 'text', 'rien')}</div>`)}${card(`<h2>Historique</h2>${m.factures.map(f => `<div class="row"><span>${f.d}</span><span>${f.m}</span><span class="chip">Payé</span></div>`).join('')}`)}`,
  '/seances': () => `<h1>Mes séances</h1>${card('<p>6 séances au cours des 4 dernières semaines.</p><p class="muted">Dernière visite : Mouvéo Nantes Beaulieu.</p>')}`,
  '/parrainage': () => `<h1>Parrainer un ami</h1>${card('<p>Partage ton code <b>CAMILLE-4S</b> et gagne 4 semaines offertes.</p>')}`,
  '/profil': () => `<h1>Mes données personnelles</h1>${card(`<div class="row"><span>Nom</span><span>${m.prenom} ${m.nom}</span></div><div class="row"><span>E-mail</span><span>${m.email}</span></div><div class="row"><span>Téléphone</span><span>06 •• •• •• 27</span></div><div class="acts">${btn('Modifier', 'outlined', 'rien')}</div>`)}${card(`<h2>Communication</h2><label><input type="checkbox" data-news ${m.news ? 'checked' : ''}> Je souhaite recevoir les offres et actualités de Mouvéo</label>`)}`,
  '/legal': () => `<h1>Informations légales</h1>${card(`<h2>Extrait des conditions générales</h2><p>Article 9. À l’issue de la période d’engagement, l’abonnement est reconduit par périodes de quatre semaines. Le membre peut le résilier à tout moment, sans frais, moyennant un préavis de quatre semaines à compter de la prochaine date de prélèvement. La résiliation est notifiée depuis l’espace membre, en club ou par courrier.</p><p>Article 10. Résiliation anticipée pour motif légitime : déménagement, inaptitude médicale, sur présentation d’un justificatif.</p>`)}`,
};
function stepper() {
  return `<ol ${D} class="v-stepper">${['Avant de partir', 'Motif', 'Date de fin', 'Récapitulatif'].map((t, i) => `<li class="${w.etape >= i + 1 ? 'on' : ''}"${w.etape === i + 1 ? ' aria-current="step"' : ''}>${i + 1}. ${t}</li>`).join('')}</ol>`;
}
function resiliation() {
  if (m.statut === 'RESILIE') {
    return `<h1>Résiliation</h1><div ${D} class="v-alert ok" role="status"><b>Ta résiliation est bien enregistrée.</b><br>Ton abonnement ${m.formule} prend fin le ${m.fin}. Référence : ${m.ref}. Un e-mail de confirmation a été envoyé à ${m.email}.</div>${card(`<p>Tu peux t’entraîner jusqu’au ${m.fin}. Tu changes d’avis ? Tu peux retirer ta résiliation jusqu’à cette date depuis « Mon abonnement ».</p><div class="acts">${lnk('Retour à mon abonnement', 'flat', '/abonnement')}</div>`)}`;
  }
  const f = m.fins.find(x => x.iso === w.date) || m.fins[0];
  const S = {
    1: () => card(`<h2>Tu veux vraiment nous quitter, ${m.prenom} ?</h2><p>Il existe peut-être une solution plus adaptée à ta situation :</p>`) +
      `<div class="grid">${card(`<h2>Mets ton abonnement en pause</h2><p>Besoin d’un break ? Suspends tes prélèvements pendant 4 à 12 semaines, gratuitement, et reviens quand tu veux.</p>${btn('Mettre en pause', 'flat', 'pause')}`)}${card(`<h2>Passe à Comfort</h2><p>Ton club, tes cours vidéo, pour <b>${m.prixListe.Comfort} €</b> au lieu de ${m.prix} € toutes les 4 semaines.</p>${btn('Choisir Comfort', 'flat', 'formule:Comfort')}`)}</div><div class="acts">${btn('Continuer la résiliation', 'outlined', 'et:2')}${btn('Garder mon abonnement', 'text', 'go:/abonnement')}</div>`,
    2: () => { const i = id('input'); return card(`<h2>Pourquoi souhaites-tu résilier ?</h2><p class="muted">Ta réponse nous aide à nous améliorer.</p><label class="v-label" for="${i}">Motif de résiliation *</label><div ${D} class="v-input v-select"><div class="v-field v-field--variant-outlined" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="${i}" data-a="select"><input id="${i}" type="text" readonly size="1" inputmode="none" value="${w.motif}" placeholder="Choisis un motif" aria-label="Motif de résiliation"><i class="mdi mdi-menu-down" aria-hidden="true">▾</i></div></div>${w.motif === MOTIFS[1] || w.motif === MOTIFS[2] ? '<p class="muted">Ta période d’engagement est terminée : aucun justificatif n’est nécessaire.</p>' : ''}<label class="v-label" for="com">Un commentaire ? (facultatif)</label><textarea id="com" rows="3" maxlength="500">${w.com}</textarea><div class="acts">${btn('Suivant', 'flat', 'et:3').replace('type="button"', w.motif ? 'type="button"' : 'type="button" disabled')}${btn('Précédent', 'text', 'et:1')}</div>`); },
    3: () => card(`<h2>Quand ton abonnement doit-il prendre fin ?</h2><p class="muted">Ton abonnement est soumis à un préavis de 4 semaines à compter du prochain prélèvement (${m.prochain}).</p><div role="radiogroup" class="v-selection-control-group">${m.fins.map((x, k) => `<label class="v-radio"><input type="radio" name="fin" value="${x.iso}" ${f.iso === x.iso ? 'checked' : ''}><i></i><span><b>${x.texte}</b>${k === 0 ? ' – première date possible' : ''}<br><span class="muted">${x.debits} prélèvement${x.debits > 1 ? 's' : ''} restant${x.debits > 1 ? 's' : ''}</span></span></label>`).join('')}</div><div class="acts">${btn('Suivant', 'flat', 'et:4')}${btn('Précédent', 'text', 'et:2')}</div>`),
    4: () => card(`<h2>Récapitulatif de ta résiliation</h2><div class="row"><span>Membre</span><span>${m.prenom} ${m.nom}, ${m.numero}</span></div><div class="row"><span>Contrat</span><span>${m.formule}, ${m.club}</span></div>${m.water ? '<div class="row"><span>Option incluse</span><span>Boissons vitaminées (prend fin à la même date)</span></div>' : ''}<div class="row"><span>Motif</span><span>${w.motif}</span></div><div class="row"><span>Date de fin</span><b>${f.texte}</b></div><div class="row"><span>Dernière période d’abonnement (préavis)</span><span>prélevée le ${f.dernier} : ${m.prix} €${m.water ? ' + 3,99 €' : ''}</span></div><div class="row"><span>Frais de résiliation</span><span>0,00 €</span></div><p class="muted">En cliquant sur « Confirmer la résiliation », tu notifies à Mouvéo France SAS la résiliation de ton contrat. Une confirmation te sera adressée par e-mail à ${m.email}.</p><div class="acts">${btn('Confirmer la résiliation', 'flat', 'fin')}${btn('Précédent', 'text', 'et:3')}${btn('Annuler', 'text', 'go:/abonnement')}</div>`),
  };
  return `<h1>Résilier mon abonnement</h1>${stepper()}${S[w.etape]()}`;
}
const foot = `<footer ${D} class="v-footer"><div class="cols"><div><b>Mouvéo</b><a href="/legal">Nos clubs</a><a href="/legal">Nos abonnements</a><a href="/legal">Carte cadeau</a><a href="/legal">Recrutement</a></div><div><b>Service client</b><a href="/legal">Questions fréquentes</a><a href="/legal">Contact</a><a href="/abonnement/resiliation">Résilier votre contrat</a></div><div><b>Légal</b><a href="/legal">Conditions générales</a><a href="/legal">Règlement intérieur</a><a href="/legal">Données personnelles</a><a href="#" data-cmp>Gérer mes cookies</a></div><div><b>Application</b><a href="/legal">App Store</a><a href="/legal">Google Play</a></div></div><p style="max-width:1180px;margin:24px auto 0" class="muted">© 2026 Mouvéo France SAS – 14 quai de la Fosse, 44000 Nantes. Médiateur de la consommation : voir conditions générales.</p></footer>`;
function render() {
  over.innerHTML = '';
  const p = location.pathname.replace(/(.)\/$/, '$1'), v = V[p] || V['/'];
  document.title = (NAV.find(n => n[0] === p) || [0, 'Mon Mouvéo'])[1] + ' | Mouvéo';
  app.innerHTML = `<div ${D} class="v-application v-theme--mouveo v-layout"><div class="v-application__wrap"><header ${D} class="v-toolbar v-app-bar"><a class="brand" href="/">mouvéo</a><nav>${['Clubs', 'Abonnements', 'Cours', 'Blog'].map(x => `<a href="/legal">${x}</a>`).join('')}</nav><span>${m.prenom}</span></header><div class="layout"><nav ${D} class="v-navigation-drawer" aria-label="Mon Mouvéo">${NAV.map(([u, t]) => `<a ${D} href="${u}" class="v-list-item v-list-item--link${(u === p || (u !== '/' && p.startsWith(u))) ? ' v-list-item--active' : ''}"><div class="v-list-item__content">${t}</div></a>`).join('')}<button ${D} type="button" class="v-list-item" data-a="sortie">Se déconnecter</button></nav><main ${D} class="v-main">${v()}</main></div>${foot}</div></div>`;
}
const go = u => { if (u !== '/abonnement/resiliation' || location.pathname !== u) w = { etape: 1, motif: '', com: '', date: '' }; history.pushState({}, '', u); render(); scrollTo(0, 0); };
function dialog(t, body, ok, cb) {
  over.innerHTML = `<div class="v-overlay v-overlay--active v-overlay--dark"><div class="v-overlay__scrim"></div><div class="v-dialog v-card" role="dialog" aria-modal="true" aria-label="${t}"><h2>${t}</h2>${body}<div class="acts">${btn(ok, 'flat', 'dlg-ok')}${btn('Annuler', 'text', 'dlg-no')}</div></div></div>`;
  $('[data-a=dlg-ok]', over).onclick = async e => { e.stopPropagation(); await cb(); over.innerHTML = ''; render(); };
  $('[data-a=dlg-no]', over).onclick = e => { e.stopPropagation(); over.innerHTML = ''; };
}
function menu(el) {
  const r = el.getBoundingClientRect();
  el.setAttribute('aria-expanded', 'true');
  over.innerHTML = `<div class="v-overlay v-menu v-overlay--active"><div class="v-overlay__scrim"></div><div class="v-overlay__content v-select__content" style="left:${r.left + scrollX}px;top:${r.bottom + scrollY + 4}px;width:${r.width}px"><div class="v-list" role="listbox" tabindex="-1">${MOTIFS.map(x => `<div class="v-list-item v-list-item--link" role="option" aria-selected="${x === w.motif}" tabindex="0"><div class="v-list-item__content"><div class="v-list-item-title">${x}</div></div></div>`).join('')}</div></div></div>`;
  const pick = o => { w.motif = o.textContent; w.com = $('#com').value; render(); };
  over.querySelectorAll('[role=option]').forEach(o => { o.onclick = () => pick(o); o.onkeydown = e => { if (e.key === 'Enter') pick(o); }; });
  $('.v-overlay__scrim', over).onclick = () => { over.innerHTML = ''; el.setAttribute('aria-expanded', 'false'); };
}
document.addEventListener('keydown', e => { const f = e.target.closest && e.target.closest('.v-select'); if (f && ['Enter', ' ', 'ArrowDown'].includes(e.key)) { e.preventDefault(); menu($('.v-field', f)); $('[role=option]', over).focus(); } else if (e.key === 'Escape') over.innerHTML = ''; });
document.addEventListener('change', e => {
  if (e.target.name === 'fin') w.date = e.target.value;
  if (e.target.matches('[data-news]')) post('membre/preferences', { news: e.target.checked });
});
document.addEventListener('input', e => { if (e.target.id === 'com') w.com = e.target.value; });
document.addEventListener('click', async e => {
  const a = e.target.closest('a');
  if (a && a.matches('[data-cmp]')) { e.preventDefault(); return cookies(true); }
  if (a && a.getAttribute('href').startsWith('/')) { e.preventDefault(); return go(a.getAttribute('href')); }
  const t = e.target.closest('[data-a]'); if (!t || t.disabled) return;
  const [k, x] = t.dataset.a.split(/:(.*)/);
  if (k === 'go') return go(x);
  if (k === 'select') return menu(t);
  if (k === 'et') { if (+x === 3 && !w.motif) return; w.etape = +x; render(); return scrollTo(0, 0); }
  if (k === 'pause') return dialog('Mettre mon abonnement en pause', '<p>Ton abonnement sera suspendu 4 semaines à partir du prochain prélèvement, puis reprendra automatiquement.</p>', 'Confirmer la pause', () => post('abonnement/pause', { duree: '4 semaines' }).then(() => go('/abonnement')));
  if (k === 'formule') return dialog('Passer à ' + x, `<p>Ta formule ${x} débutera le ${m.prochain}, au prix de ${m.prixListe[x]} € / 4 semaines. Une nouvelle période d’engagement de 12 mois commence.</p>`, 'Confirmer', () => post('abonnement/formule', { formule: x }).then(() => go('/abonnement')));
  if (k === 'eau') return dialog('Résilier l’option', '<p>L’option Boissons vitaminées prendra fin à la prochaine échéance.</p>', 'Confirmer', () => post('abonnement/options/eau/resiliation'));
  if (k === 'achat') return dialog('Ajouter ' + x, '<p>Le montant sera ajouté à ton prochain prélèvement.</p>', 'Commander', () => post('abonnement/options/achat', { option: x }));
  if (k === 'retrait') return dialog('Retirer ma résiliation', '<p>Ton abonnement se poursuivra aux mêmes conditions.</p>', 'Poursuivre mon abonnement', () => post('abonnement/resiliation/retrait'));
  if (k === 'sortie') { await post('deconnexion'); return go('/'); }
  if (k === 'fin') { t.disabled = true; const ok = await post('abonnement/resiliation', { motif: w.motif, commentaire: w.com, date: w.date || m.fins[0].iso }); if (!ok) t.disabled = false; render(); scrollTo(0, 0); }
});
addEventListener('popstate', render);
function cookies(force) {
  if (!force && localStorage.getItem('mv_consent')) return;
  const end = v => { localStorage.setItem('mv_consent', v); cmp.innerHTML = ''; post('consent', { v }); };
  const draw = full => {
    cmp.innerHTML = `<div class="cmp-bg"><div class="cmp-box" role="dialog" aria-modal="true" aria-label="Gestion des cookies"><h2>Mouvéo et tes cookies</h2><p>Avec nos 43 partenaires, nous utilisons des cookies pour mesurer l’audience, personnaliser les contenus et la publicité. Tu peux changer d’avis à tout moment via « Gérer mes cookies ».</p>${full ? ['Mesure d’audience', 'Publicité personnalisée', 'Réseaux sociaux'].map(x => `<label class="cmp-sw"><span>${x}</span><input type="checkbox"></label>`).join('') : ''}<div class="acts">${full ? '<button class="v-btn v-btn--outlined" data-c="custom">Enregistrer mes choix</button>' : '<button class="v-btn v-btn--text" data-c="more">Paramétrer</button>'}<button class="v-btn v-btn--outlined" data-c="none">Tout refuser</button><button class="v-btn v-btn--flat" data-c="all">Tout accepter</button></div></div></div>`;
    cmp.querySelectorAll('[data-c]').forEach(b => b.onclick = () => b.dataset.c === 'more' ? draw(true) : end(b.dataset.c));
  };
  draw(false);
}
m = await fetch('/bff/v1/membre').then(r => r.json());
render(); setTimeout(cookies, 400);
