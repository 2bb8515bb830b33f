(() => {
  const root = document.getElementById('root');
  const CL = { card: 'sc-1f2k9x-0 bCardQ', row: 'sc-8ht3bw-1 cRowLn', muted: 'sc-4d1p7m-2 eMuted', pri: 'sc-gsTCUz jBtnP', sec: 'sc-gsTCUz jBtnS', txt: 'sc-gsTCUz jBtnT', acts: 'sc-9kk1-4 gActs' };
  const h = (tag, props, ...kids) => {
    const n = document.createElement(tag);
    for (const [k, v] of Object.entries(props || {})) {
      if (k.startsWith('on')) n.addEventListener(k.slice(2), v);
      else if (k === 'disabled' || k === 'checked' || k === 'value') n[k] = v;
      else if (v != null) n.setAttribute(k, v);
    }
    n.append(...kids.flat().filter(x => x != null && x !== false)); return n;
  };
  const api = (method, path, body) => fetch('/api/v1' + path, { method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) }).then(r => r.json());
  const link = (to, text, cls) => h('a', { href: to, class: cls, 'aria-current': location.pathname === to ? 'page' : null, onclick: e => { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(to); } }, text);
  const btn = (cls, text, fn, disabled = false) => h('button', { type: 'button', class: CL[cls], disabled, onclick: fn }, h('span', {}, text));
  const card = (...k) => h('section', { class: CL.card }, ...k);
  const row = (a, b) => h('div', { class: CL.row }, h('span', {}, a), h('span', {}, b));
  const muted = t => h('p', { class: CL.muted }, t);
  const acts = (...k) => h('div', { class: CL.acts }, ...k);
  const wait = b => { const n = b.currentTarget; n.parentNode.querySelectorAll('button').forEach(x => { x.disabled = true; }); n.firstChild.textContent = 'Veuillez patienter…'; };
  let C = null, flow = {}, seq = 0;
  function go(to) { history.pushState({}, '', to); render(); scrollTo(0, 0); }
  addEventListener('popstate', () => render());

  function modal(title, text, yes, fn) {
    const close = () => o.remove();
    const o = h('div', { class: 'sc-77ab uOvl' }, h('div', { class: 'sc-77ac uDlg', role: 'dialog', 'aria-modal': 'true', 'aria-label': title, tabindex: '-1' },
      h('h2', {}, title), h('p', {}, text), acts(btn('pri', yes, async e => { wait(e); await fn(); close(); render(); }), btn('sec', 'Fermer', close))));
    document.body.append(o); o.firstChild.focus();
  }

  /* ---------------------------------------------------------------- pages */
  const head = () => C.terminating ? card(h('span', { class: 'sc-tg hTag hTagO' }, 'Résiliation programmée'), h('h2', {}, `Votre abonnement prend fin le ${C.endDate}`),
    h('p', {}, `Votre demande du ${C.requested} a bien été enregistrée. Vous profitez de vos programmes jusqu’à cette date.`),
    btn('sec', 'Annuler ma résiliation', () => modal('Rester chez Ondiva+', 'Votre abonnement se poursuivra aux mêmes conditions.', 'Annuler ma résiliation', () => api('POST', '/resiliation/annulation')))) : null;

  const accueil = () => [h('h1', {}, 'Bonjour Camille'), head(),
    card(h('h2', {}, 'Mon abonnement'), row(C.offer, `${C.price} € / mois`), row('Numéro de contrat', C.number), row('Prochain prélèvement', C.nextPayment), acts(link('/mon-abonnement', 'Voir mon abonnement', CL.sec))),
    h('section', { class: 'sc-pr pPromo' }, h('h2', {}, 'Toute la Ligue des Nations de rugby'), h('p', {}, 'Passez à Ondiva+ Intégral et ne ratez aucun match cette saison.'), link('/mon-abonnement/offres', 'Découvrir', CL.pri)),
    card(h('h2', {}, 'Raccourcis'), h('ul', { class: 'sc-nv lNavLi' }, [['/mes-paiements', 'Mes factures et paiements'], ['/mes-informations', 'Mes informations'], ['/mon-abonnement/options', 'Mes options'], ['/aide', 'Aide et contact']].map(([u, t]) => h('li', {}, link(u, t)))))];

  const abonnement = () => [h('h1', {}, 'Mon abonnement'), head(),
    card(h('h2', {}, C.offer), h('span', { class: 'sc-tg hTag' }, C.terminating ? 'Actif jusqu’au ' + C.endDate : 'Actif'), row('Tarif', `${C.price} € / mois${C.discount ? ' (offre fidélité, engagement 12 mois)' : ''}`), row('Engagement', C.discount ? '12 mois' : 'Sans engagement'), row('Abonné depuis le', C.since), row('Numéro de contrat', C.number), row('Écrans simultanés', '2'), row('Matériel', 'Aucun décodeur (application Ondiva)')),
    card(h('h2', {}, 'Gérer mon abonnement'), h('ul', { class: 'sc-nv lNavLi' }, [['/mon-abonnement/offres', 'Changer d’offre'], ['/mon-abonnement/options', 'Gérer mes options'], ['/mes-paiements', 'Modifier mon moyen de paiement'], ['/aide', 'Conditions générales d’abonnement'], C.terminating ? null : ['/resiliation', 'Résilier mon contrat']].filter(Boolean).map(([u, t]) => h('li', {}, link(u, [t].join('')))))) ];

  const offres = () => [h('h1', {}, 'Changer d’offre'), ...[['base', 'Ondiva+ Essentiel', '15,99', 'La chaîne Ondiva+ et la création originale'], ['cine', 'Ondiva+ Ciné Séries', '24,99', 'Tout le cinéma et toutes les séries'], ['integral', 'Ondiva+ Intégral', '44,99', 'Cinéma, séries, sport et jeunesse']].map(([id, n, p, d]) =>
    card(h('h2', {}, n), h('p', {}, d), row('Tarif', p + ' € / mois'), id === C.offerId ? h('span', { class: 'sc-tg hTag' }, 'Votre offre actuelle') : btn('pri', 'Choisir cette offre', () => modal(n, `Votre nouvelle offre sera active immédiatement, à ${p} € par mois.`, 'Valider le changement', () => api('POST', '/contrat/offre', { offre: id })))))];

  const options = () => [h('h1', {}, 'Mes options'), ...[['sport', 'Option Sport+', '10,00'], ['jeunesse', 'Option Jeunesse', '4,00']].map(([id, n, p]) => card(h('h2', {}, n), row('Tarif', p + ' € / mois'),
    C.options[id] ? btn('sec', 'Résilier cette option', () => modal(`Résilier ${n}`, 'L’option sera retirée à la fin du mois.', 'Confirmer', () => api('DELETE', '/options/' + id)))
      : btn('pri', 'Ajouter', () => modal(`Ajouter ${n}`, `${p} € par mois, ajoutés à votre prochain prélèvement.`, 'Valider', () => api('POST', '/options/' + id)))))];

  const paiements = () => [h('h1', {}, 'Mes factures et paiements'), card(h('h2', {}, 'Moyen de paiement'), C.card ? row('Carte bancaire **** 4242 (09/28)', btn('txt', 'Supprimer', () => modal('Supprimer la carte', 'Cette carte ne sera plus utilisée pour vos prélèvements.', 'Supprimer', () => api('DELETE', '/moyen-de-paiement')))) : muted('Aucun moyen de paiement')),
    card(h('h2', {}, 'Dernières factures'), row('Facture du mois en cours', '34,99 €'), row('Facture du mois précédent', '34,99 €'))];

  const informations = () => { const f = h('input', { class: 'oFld', id: 'tel', type: 'tel', value: C.phone });
    return [h('h1', {}, 'Mes informations'), card(row('Nom', 'Camille Vasseur'), row('E-mail', 'camille.vasseur@example.fr'), h('label', { for: 'tel' }, 'Téléphone'), f, acts(btn('pri', 'Enregistrer', async e => { wait(e); await api('PUT', '/profil', { phone: f.value }); render(); }))),
      card(h('h2', {}, 'Communications'), h('label', {}, h('input', { type: 'checkbox', checked: C.news, onchange: async e => { await api('PUT', '/preferences', { newsletter: e.target.checked }); } }), ' Recevoir la newsletter Ondiva'))]; };

  const aide = () => [h('h1', {}, 'Aide et contact'), card(h('h2', {}, 'Questions fréquentes'), h('p', {}, h('b', {}, 'Comment résilier mon contrat ? ')), h('p', {}, 'Depuis votre Espace Client, rubrique Mon abonnement, ou par le lien en bas de chaque page. La résiliation d’une offre sans engagement prend effet à la fin du mois suivant la demande.'), h('p', {}, h('b', {}, 'Puis-je regarder sur deux écrans ?')), h('p', {}, 'Oui, votre offre comprend deux écrans en simultané.')), card(h('h2', {}, 'Nous contacter'), h('p', {}, 'Du lundi au samedi, de 9 h à 20 h, au 09 00 00 00 00 (appel non surtaxé).'))];

  /* ---------------------------------------------------------------- résiliation */
  const bar = n => [h('p', { class: 'sc-st nStep' }, `Étape ${n} sur 4`), h('div', { class: 'sc-sb nBar', role: 'progressbar', 'aria-valuenow': n, 'aria-valuemin': 1, 'aria-valuemax': 4, 'aria-label': 'Progression' }, h('div', { style: `width:${n * 25}%` }))];
  const radio = (name, value, text, sub, checked, fn) => h('label', { class: 'sc-rd mRadio' }, h('input', { type: 'radio', name, value, checked, onchange: fn }), h('i', { 'aria-hidden': 'true' }), h('span', {}, text, sub ? h('span', { class: CL.muted, style: 'display:block' }, sub) : null));

  const MOTIFS = [['PRIX', 'L’abonnement est trop cher'], ['CONTENU', 'Les programmes ne me conviennent plus'], ['USAGE', 'Je ne regarde pas assez'], ['TECH', 'Je rencontre des problèmes techniques'], ['CONCURRENCE', 'Je choisis un autre service'], ['DEMENAGEMENT', 'Je déménage'], ['AUTRE', 'Autre raison']];
  const motif = () => {
    if (C.terminating) return [h('h1', {}, 'Résilier mon contrat'), card(h('p', {}, `Votre demande de résiliation a déjà été enregistrée. Votre contrat prend fin le ${C.endDate}.`), link('/mon-abonnement', 'Retour à mon abonnement', CL.sec))];
    const more = h('div', { style: 'display:none' }, h('label', { for: 'precision' }, 'Précisez (facultatif)'), h('textarea', { id: 'precision', rows: 3, maxlength: 300 }));
    const next = btn('pri', 'Continuer', async e => { wait(e); await api('POST', '/resiliation/motif', { motif: flow.motif }); go('/resiliation/offre'); }, true);
    flow = {};
    return [h('h1', {}, 'Résilier mon contrat'), ...bar(1), card(h('h2', { id: 'q' }, 'Pourquoi souhaitez-vous nous quitter ?'), muted(`Contrat ${C.number} – ${C.offer}`),
      h('div', { role: 'radiogroup', 'aria-labelledby': 'q' }, MOTIFS.map(([v, t]) => radio('motif', v, t, null, false, () => { flow.motif = v; next.disabled = false; more.style.display = v === 'AUTRE' ? '' : 'none'; }))), more,
      acts(next, link('/mon-abonnement', 'Annuler', CL.txt)))];
  };
  const offre = () => [h('h1', {}, 'Résilier mon contrat'), ...bar(2), h('section', { class: 'sc-pr pPromo' }, h('p', {}, 'Offre réservée à nos abonnés fidèles'), h('p', { class: 'qBig' }, '-50 % pendant 6 mois'), h('p', {}, 'Gardez Ondiva+ Ciné Séries à 12,49 € par mois au lieu de 24,99 €.'), h('p', { class: CL.muted }, 'Engagement 12 mois. Au-delà des 6 mois, 24,99 € par mois.'),
    btn('pri', 'J’en profite', async e => { wait(e); await api('POST', '/offres/fidelite', {}); go('/mon-abonnement'); })),
    card(h('h2', {}, 'Besoin d’en parler ?'), h('p', {}, 'Un conseiller peut vous rappeler gratuitement dans la journée.'), btn('sec', 'Être rappelé', async e => { wait(e); await api('POST', '/rappel', {}); go('/aide'); })),
    acts(btn('txt', 'Poursuivre ma résiliation', () => go('/resiliation/date')), link('/mon-abonnement', 'Conserver mon abonnement', CL.txt))];
  const date = () => { flow.type = flow.type || 'echeance';
    const note = h('p', { class: 'oNote', style: flow.type === 'legitime' ? '' : 'display:none' }, 'Un justificatif vous sera demandé par e-mail. Sans justificatif sous 15 jours, la résiliation prendra effet à la date habituelle.');
    const set = v => () => { flow.type = v; note.style.display = v === 'legitime' ? '' : 'none'; };
    return [h('h1', {}, 'Résilier mon contrat'), ...bar(3), card(h('h2', { id: 'qd' }, 'Quand votre contrat prendra-t-il fin ?'), h('div', { role: 'radiogroup', 'aria-labelledby': 'qd' },
      radio('date', 'echeance', `Le ${C.endDate}`, 'Votre offre est sans engagement : fin du mois suivant votre demande, sans frais.', flow.type === 'echeance', set('echeance')),
      radio('date', 'legitime', 'Plus tôt, pour un motif légitime', 'Départ à l’étranger, surendettement, décès du titulaire… sur justificatif.', flow.type === 'legitime', set('legitime'))), note,
      acts(btn('pri', 'Continuer', () => go('/resiliation/recapitulatif')), btn('txt', 'Retour', () => history.back())))]; };
  const recap = () => { const opt = h('input', { type: 'checkbox' });
    return [h('h1', {}, 'Résilier mon contrat'), ...bar(4), card(h('h2', {}, 'Récapitulatif de votre demande'), row('Titulaire', 'Camille Vasseur'), row('Numéro de contrat', C.number), row('Offre résiliée', C.offer), row('Options incluses dans la résiliation', C.options.sport ? 'Sport+' : 'Aucune'), row('Motif', MOTIFS.find(m => m[0] === flow.motif)[1]), row('Date de fin', flow.type === 'legitime' ? 'Sous réserve du justificatif' : C.endDate), row('Frais de résiliation', '0,00 €'), row('Confirmation envoyée à', 'camille.vasseur@example.fr')),
      card(h('label', {}, opt, ' J’accepte de recevoir les offres d’Ondiva et de ses partenaires par e-mail et SMS (facultatif)')),
      muted('En cliquant sur « Notifier ma résiliation », vous nous notifiez la résiliation de votre contrat. Un accusé de réception vous sera adressé sur support durable.'),
      acts(btn('pri', 'Notifier ma résiliation', async e => { wait(e); const r = await api('POST', '/resiliation', { motif: flow.motif, type: flow.type, optin: opt.checked }); flow.ref = r.reference; go('/resiliation/confirmation'); }), btn('txt', 'Retour', () => history.back()))]; };
  const confirmation = () => [h('h1', {}, 'Votre résiliation est enregistrée'), card(h('p', {}, `Nous avons bien reçu votre demande de résiliation. Votre contrat ${C.number} prendra fin le ${C.endDate}.`), h('p', {}, `Référence : ${flow.ref}`), muted('Un accusé de réception vient d’être envoyé à camille.vasseur@example.fr.'), acts(link('/', 'Retour à l’accueil', CL.sec)))];

  const ROUTES = { '/': accueil, '/mon-abonnement': abonnement, '/mon-abonnement/offres': offres, '/mon-abonnement/options': options, '/mes-paiements': paiements, '/mes-informations': informations, '/aide': aide, '/resiliation': motif, '/resiliation/offre': offre, '/resiliation/date': date, '/resiliation/recapitulatif': recap, '/resiliation/confirmation': confirmation };

  async function render() {
    const me = ++seq; let path = location.pathname.replace(/(.)\/$/, '$1');
    if (path.startsWith('/resiliation/') && !flow.motif) { history.replaceState({}, '', '/resiliation'); path = '/resiliation'; }
    const main = h('main', { class: 'sc-mn fMainW', 'aria-busy': 'true' }, h('div', { class: 'sSkel' }), h('div', { class: 'sSkel' }));
    const cookies = h('button', { type: 'button', onclick: consent }, 'Gérer les cookies');
    root.replaceChildren(
      h('header', { class: 'sc-hd kHdrZq' }, h('div', { class: 'sc-br iBarXo' }, h('a', { class: 'sc-lg dLogoF', href: '/', 'aria-label': 'Ondiva+, accueil' }, 'ONDIVA', h('sup', {}, '+')), h('nav', { 'aria-label': 'Espace Client' }, link('/', 'Accueil'), link('/mon-abonnement', 'Mon abonnement'), link('/mes-paiements', 'Mes paiements'), link('/mes-informations', 'Mes informations'), link('/aide', 'Aide')), h('span', {}, 'Camille V.'))),
      main,
      h('footer', { class: 'sc-ft tFoot' }, h('div', {}, h('ul', {}, ['Programme TV', 'Cinéma', 'Séries', 'Sport', 'Recrutement', 'Nos boutiques'].map(t => h('li', {}, link('/aide', t)))), h('ul', {}, ['Mentions légales', 'Données personnelles', 'Accessibilité : partiellement conforme'].map(t => h('li', {}, link('/aide', t))), h('li', {}, cookies), h('li', {}, link('/resiliation', 'Résilier mon contrat'))), h('p', {}, '© Groupe Ondiva. Offres valables en France métropolitaine, sous réserve d’éligibilité technique. Prix TTC.'))));
    C = await api('GET', '/contrat'); if (me !== seq) return;
    main.replaceChildren(...(ROUTES[path] || (() => [h('h1', {}, 'Page introuvable'), link('/', 'Retour à l’accueil')]))().filter(Boolean));
    main.removeAttribute('aria-busy'); document.title = `${main.querySelector('h1').textContent} | Espace Client Ondiva+`;
  }

  function consent() {
    document.getElementById('didomi-host')?.remove();
    const done = v => async () => { localStorage.setItem('euconsent-v2', v); host.remove(); await api('POST', '/consents', { choice: v }); };
    const host = h('div', { id: 'didomi-host' }, h('div', { class: 'didomi-popup-backdrop' }, h('div', { class: 'didomi-popup-container', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Votre vie privée' },
      h('button', { type: 'button', class: 'didomi-continue-without-agreeing', onclick: done('none') }, 'Continuer sans accepter →'), h('h2', {}, 'Votre vie privée nous importe'),
      h('p', {}, 'Avec votre accord, Ondiva et ses 142 partenaires utilisent des cookies pour mesurer l’audience, personnaliser vos programmes et vous proposer des publicités adaptées.'),
      h('div', { class: 'didomi-popup-notice-buttons' }, h('button', { type: 'button', class: 'didomi-components-button', onclick: done('custom') }, 'Paramétrer'), h('button', { type: 'button', id: 'didomi-notice-agree-button', class: 'didomi-components-button didomi-button-highlight', onclick: done('all') }, 'Tout accepter')))));
    document.body.append(host);
  }
  render();
  if (!localStorage.getItem('euconsent-v2')) setTimeout(consent, 600);
})();
