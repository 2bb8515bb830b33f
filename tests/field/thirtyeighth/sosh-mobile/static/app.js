(function () {
  'use strict';
  var app = document.getElementById('app');
  var data = null;
  var r = {};                       // demande de résiliation en cours
  var LINE = '06 71 42 18 90';

  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function api(method, path, body) {
    return fetch('/api' + path, { method: method, headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (x) { if (!x.ok) throw new Error(x.status); return x.json(); });
  }
  function fr(iso, wd) {
    var d = new Date(iso + 'T12:00:00');
    return d.toLocaleDateString('fr-FR', wd ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } : { day: 'numeric', month: 'long', year: 'numeric' }).replace(/\b1 /, '1er ');
  }

  /* ---------- pages ---------- */
  var pages = {
    '/': { title: 'Mon espace client', nav: '/', view: accueil },
    '/mon-offre': { title: 'Mon offre', nav: '/mon-offre', view: monOffre },
    '/factures': { title: 'Mes factures', nav: '/factures', view: factures },
    '/conso': { title: 'Ma conso', nav: '/conso', view: conso },
    '/infos': { title: 'Mes infos', nav: '', view: infos },
    '/mon-offre/changer-de-forfait': { title: 'Changer de forfait', nav: '/mon-offre', view: changer },
    '/mon-offre/options': { title: 'Mes options', nav: '/mon-offre', view: options },
    '/mon-offre/suspendre': { title: 'Suspendre ma ligne', nav: '/mon-offre', view: suspendre },
    '/mon-offre/ceder': { title: 'Céder mon offre', nav: '/mon-offre', view: ceder },
    '/mon-offre/sim': { title: 'Ma carte SIM', nav: '/mon-offre', view: sim },
    '/resiliation': { title: 'Résiliation', nav: '/mon-offre', view: resiNumero },
    '/resiliation/motif': { title: 'Résiliation – Motif', nav: '/mon-offre', view: resiMotif },
    '/resiliation/date': { title: 'Résiliation – Date', nav: '/mon-offre', view: resiDate },
    '/resiliation/recapitulatif': { title: 'Résiliation – Récapitulatif', nav: '/mon-offre', view: resiRecap },
    '/resiliation/confirmation': { title: 'Résiliation – Confirmation', nav: '/mon-offre', view: resiFin }
  };

  function banner() {
    var c = data.contrat;
    if (c.statut === 'resiliation_prevue') return '<div class="alert alert-warning" role="status"><div><strong>Résiliation en cours</strong><br>Votre forfait mobile ' + LINE + ' sera résilié le ' + fr(c.date_resiliation) + '. Vous pouvez continuer à l’utiliser jusqu’à cette date. <button type="button" class="btn-link" data-act="annuler">Annuler ma demande de résiliation</button></div></div>';
    if (c.statut === 'suspendue') return '<div class="alert alert-warning" role="status"><div><strong>Votre ligne est suspendue</strong><br>Les appels, SMS et internet mobile sont bloqués. Votre forfait continue d’être facturé.</div></div>';
    return '';
  }
  function statut() {
    var c = data.contrat;
    if (c.statut === 'resiliation_prevue') return '<span class="badge warn">Résiliation prévue le ' + fr(c.date_resiliation) + '</span>';
    if (c.statut === 'suspendue') return '<span class="badge warn">Suspendue</span>';
    return '<span class="badge">Active</span>';
  }

  function accueil() {
    var c = data.contrat;
    return '<h1>Bonjour Camille,</h1>' + banner() +
      '<div class="row"><div><section class="card"><div style="display:flex;justify-content:space-between;align-items:flex-start"><h2>Mon forfait mobile</h2>' + statut() + '</div><p><strong>' + esc(c.nom) + '</strong> – ' + LINE + '<br>' + c.prix + ' €/mois, sans engagement</p>' +
      '<h3>Internet mobile en France</h3><div class="progress"><div style="width:31%"></div></div><p class="small">43,2 Go utilisés sur ' + c.data + ' Go – remise à zéro le ' + fr(data.facturation) + '</p>' +
      '<div class="actions"><a class="btn" href="/mon-offre" data-link>Gérer mon offre</a><a class="btn" href="/conso" data-link>Voir ma conso</a></div></section>' +
      '<section class="card"><h2>Ma dernière facture</h2><p><strong style="font-size:26px">' + c.prix + ' €</strong><br><span class="small">Prélèvement prévu le ' + fr(data.prelevement) + ' sur le compte FR76 •••• 4821</span></p><a href="/factures" data-link>Voir mes factures</a></section></div>' +
      '<aside><section class="card"><h2>Vous souhaitez…</h2><ul class="list-link"><li><a href="/factures" data-link>Payer ou télécharger une facture</a></li><li><a href="/mon-offre/options" data-link>Ajouter une option</a></li><li><a href="/mon-offre/sim" data-link>Obtenir mon code PUK</a></li><li><a href="/infos" data-link>Modifier mes coordonnées</a></li><li><a href="/mon-offre/changer-de-forfait" data-link>Changer de forfait</a></li></ul></section>' +
      '<section class="card" style="background:#e5007d;color:#fff"><h2>La fibre à prix Sosh</h2><p>La Boîte Sosh Fibre à 25,99 €/mois, sans engagement. En plus de votre mobile, profitez de 5 €/mois de remise.</p><a class="btn btn-sm" href="/boite-sosh" data-link>Tester mon éligibilité</a></section></aside></div>';
  }
  function monOffre() {
    var c = data.contrat, resi = c.statut === 'resiliation_prevue';
    return '<nav class="breadcrumb"><a href="/" data-link>Espace client</a> › Mon offre</nav><h1>Mon offre</h1>' + banner() +
      '<div class="row"><div><section class="card"><h2>' + esc(c.nom) + '</h2>' + '<dl><dt>Numéro de ligne</dt><dd>' + LINE + '</dd><dt>État de la ligne</dt><dd>' + statut() + '</dd><dt>Tarif</dt><dd>' + c.prix + ' €/mois</dd><dt>Engagement</dt><dd>Sans engagement</dd><dt>Date de souscription</dt><dd>14 février 2022</dd><dt>N° de contrat</dt><dd>0 482 617 935</dd></dl></section>' +
      '<section class="card"><h2>Mes options</h2><ul class="list-link"><li><a href="/mon-offre/options" data-link><span>Messagerie vocale<small>Incluse</small></span></a></li><li><a href="/mon-offre/options" data-link><span>Appels et SMS illimités depuis l’Europe et les DOM<small>Inclus – 25 Go utilisables</small></span></a></li><li><a href="/mon-offre/options" data-link><span>Voir toutes les options</span></a></li></ul></section></div>' +
      '<aside><section class="card"><h2>Gérer mon offre</h2><ul class="list-link"><li><a href="/mon-offre/changer-de-forfait" data-link>Changer de forfait</a></li><li><a href="/mon-offre/sim" data-link>Gérer ma carte SIM et mon mobile</a></li><li><a href="/mon-offre/suspendre" data-link><span>Suspendre ma ligne<small>Perte ou vol de votre mobile</small></span></a></li><li><a href="/mon-offre/ceder" data-link>Céder mon offre</a></li>' +
      (resi ? '<li><button type="button" data-act="annuler">Annuler ma demande de résiliation</button></li>' : '<li><a href="/resiliation" data-link>Résilier mon offre</a></li>') + '</ul></section></aside></div>';
  }
  function factures() {
    return '<h1>Mes factures</h1><section class="card"><table><thead><tr><th>Date</th><th>Montant</th><th>État</th><th></th></tr></thead><tbody>' + data.factures.map(function (f, i) { return '<tr><td>' + fr(f) + '</td><td>' + data.contrat.prix + ' €</td><td>' + (i ? 'Payée' : 'Prélèvement à venir') + '</td><td><a href="/factures" data-link>Télécharger (PDF)</a></td></tr>'; }).join('') + '</tbody></table></section>';
  }
  function conso() { return '<h1>Ma conso</h1><section class="card"><h2>Période en cours</h2><p>Internet : 43,2 Go / ' + data.contrat.data + ' Go</p><div class="progress"><div style="width:31%"></div></div><p>Appels : 3 h 12 min (illimité)<br>SMS/MMS : 148 (illimité)<br>Hors forfait : 0,00 €</p></section>'; }
  function infos() { return '<h1>Mes infos</h1><section class="card"><dl><dt>Titulaire</dt><dd>Camille Moreau</dd><dt>Adresse</dt><dd>18 rue des Tanneurs, 35000 Rennes</dd><dt>E-mail de contact</dt><dd>camille.moreau@exemple.fr</dd><dt>Mode de paiement</dt><dd>Prélèvement – FR76 •••• 4821</dd></dl></section>'; }
  function sim() { return '<h1>Ma carte SIM et mon mobile</h1><section class="card"><dl><dt>N° de carte SIM</dt><dd>8933 0123 4567 8901 23</dd><dt>Code PUK</dt><dd>•••• ••••</dd><dt>Code RIO</dt><dd>01 P 482617 K7X</dd></dl></section>'; }
  function changer() {
    return '<nav class="breadcrumb"><a href="/mon-offre" data-link>Mon offre</a> › Changer de forfait</nav><h1>Changer de forfait</h1><div class="row-3">' + [['2h5', 'Sosh 2h – 5 Go', '4,99'], ['20', 'Sosh 20 Go', '8,99'], ['200', 'Sosh 200 Go 5G', '20,99']].map(function (o) { return '<section class="card"><h2>' + o[1] + '</h2><p><strong style="font-size:26px">' + o[2] + ' €</strong>/mois<br>Sans engagement</p><button type="button" class="btn btn-primary" data-act="forfait" data-v="' + o[0] + '">Choisir ce forfait</button></section>'; }).join('') + '</div><p class="small">Changement gratuit, pris en compte à la prochaine date de facturation.</p>';
  }
  function options() {
    return '<h1>Mes options</h1><div class="row-3">' + [['Multi-SIM internet', '5,00'], ['Cyberprotection', '4,00'], ['Deezer Premium', '11,99']].map(function (o) { return '<section class="card"><h2>' + o[0] + '</h2><p>' + o[1] + ' €/mois, sans engagement</p><button type="button" class="btn btn-sm" data-act="option" data-v="' + o[0] + '">Souscrire</button></section>'; }).join('') + '</div>';
  }
  function suspendre() { return '<h1>Suspendre ma ligne</h1><section class="card"><p>En cas de perte ou de vol de votre mobile, suspendez immédiatement votre ligne pour empêcher toute utilisation frauduleuse. Votre forfait continue d’être facturé pendant la suspension.</p><button type="button" class="btn btn-primary" data-act="suspendre">Suspendre ma ligne ' + LINE + '</button></section>'; }
  function ceder() { return '<h1>Céder mon offre</h1><section class="card"><p>La cession permet de transmettre votre offre, votre numéro et votre carte SIM à une autre personne, au même prix. La demande est gratuite. Le repreneur doit être majeur, disposer d’une pièce d’identité valide et d’un IBAN.</p><label class="form-label" for="ced">E-mail du repreneur</label><input class="form-control" id="ced" type="email" autocomplete="off"><div class="actions"><button type="button" class="btn btn-primary" data-act="ceder">Envoyer la demande</button></div></section>'; }

  /* ---------- résiliation ---------- */
  function steps(n) {
    return '<nav class="breadcrumb"><a href="/" data-link>Espace client</a> › <a href="/mon-offre" data-link>Mon offre</a> › Résiliation</nav><h1>Résilier mon offre mobile</h1><nav class="stepped-process" aria-label="Étapes"><ol>' + ['Mon numéro', 'Motif', 'Date', 'Récapitulatif'].map(function (s, i) { return '<li class="stepped-process-item' + (i === n ? ' active" aria-current="step' : i < n ? ' done' : '') + '">' + (i + 1) + '. ' + s + '</li>'; }).join('') + '</ol></nav>';
  }
  function radio(name, v, label, sub) {
    var id = name + '-' + v;
    return '<div class="form-check"><input class="form-check-input" type="radio" name="' + name + '" id="' + id + '" value="' + v + '"' + (r[name] === v ? ' checked' : '') + '><label class="form-check-label" for="' + id + '">' + label + (sub ? '<small>' + sub + '</small>' : '') + '</label></div>';
  }
  function err() { return r.erreur ? '<div class="invalid-feedback" role="alert">' + r.erreur + '</div>' : ''; }
  function resiNumero() {
    if (data.contrat.statut === 'resiliation_prevue') return '<h1>Résilier mon offre mobile</h1>' + banner();
    return steps(0) + '<section class="card"><h2>Souhaitez-vous conserver votre numéro ' + LINE + ' ?</h2><form data-form="numero" novalidate>' +
      radio('numero', 'garder', 'Oui, je change d’opérateur et je garde mon numéro', 'Votre nouvel opérateur se charge de résilier votre offre Sosh.') +
      radio('numero', 'perdre', 'Non, je ne souhaite pas conserver mon numéro', 'Votre ligne sera résiliée et votre numéro définitivement perdu.') + err() +
      (r.numero === 'garder' ? '<div class="offer"><h3>Surtout, ne résiliez pas votre offre</h3><p>Communiquez votre numéro et le code RIO ci-dessous à votre nouvel opérateur lors de votre souscription. Il effectuera la portabilité de votre numéro et la résiliation de votre offre Sosh, sans frais et sans coupure, sous 1 jour ouvrable minimum.</p><p>Votre code RIO : <strong>01 P 482617 K7X</strong></p><button type="button" class="btn btn-sm" data-act="rio">Recevoir mon RIO par SMS</button></div>' : '') +
      '<div class="actions">' + (r.numero === 'garder' ? '<a class="btn" href="/mon-offre" data-link>Retour à mon offre</a>' : '<button type="submit" class="btn btn-primary">Continuer</button><a href="/mon-offre" data-link>Abandonner</a>') + '</div></form></section>' +
      '<section class="card"><h3>Vous voulez transmettre votre offre à un proche ?</h3><p>Avec la <a href="/mon-offre/ceder" data-link>cession d’offre</a>, votre ligne change de titulaire sans interruption.</p></section>';
  }
  var MOTIFS = [['tarif', 'Le prix de mon forfait ne me convient plus'], ['concurrence', 'J’ai trouvé une offre plus intéressante ailleurs'], ['reseau', 'Je rencontre des problèmes de réseau'], ['besoin', 'Je n’utilise plus cette ligne'], ['double', 'Je dispose d’une autre ligne mobile (personnelle ou professionnelle)'], ['etranger', 'Je pars vivre à l’étranger'], ['service', 'Je ne suis pas satisfait du service client'], ['deces', 'Décès du titulaire'], ['autre', 'Autre motif']];
  function resiMotif() {
    return steps(1) + '<section class="card"><h2>Pourquoi souhaitez-vous résilier votre offre ?</h2><p class="small">Votre réponse nous aide à améliorer nos services.</p><form data-form="motif" novalidate>' + MOTIFS.map(function (m) { return radio('motif', m[0], m[1]); }).join('') + err() +
      (r.motif === 'tarif' || r.motif === 'besoin' ? '<div class="offer"><h3>Et si vous changiez de forfait ?</h3><p>Gardez votre numéro avec le forfait Sosh 2h – 5 Go à 4,99 €/mois, sans engagement. Le changement est gratuit.</p><button type="button" class="btn btn-sm" data-act="forfait" data-v="2h5">Changer pour ce forfait</button></div>' : '') +
      (r.motif === 'reseau' ? '<div class="offer"><h3>Un problème de réseau ?</h3><p>Testez votre ligne et consultez l’état du réseau à votre adresse. <a href="/assistance/reseau" data-link>Diagnostiquer ma ligne</a></p></div>' : '') +
      '<div class="actions"><button type="submit" class="btn btn-primary">Continuer</button><a href="/resiliation" data-link>Étape précédente</a></div></form></section>';
  }
  function resiDate() {
    if (!r.quand) r.quand = 'tot';
    return steps(2) + '<section class="card"><h2>À quelle date souhaitez-vous résilier ?</h2><p>Votre résiliation prend effet au plus tôt 10 jours après votre demande. Vous pouvez choisir une date plus éloignée, dans la limite de 60 jours.</p><form data-form="date" novalidate>' +
      radio('quand', 'tot', 'Au plus tôt, le ' + fr(data.resiliation_min, true)) + radio('quand', 'choix', 'À une autre date') +
      (r.quand === 'choix' ? '<div style="padding:14px 0"><label class="form-label" for="dateResiliation">Date de résiliation souhaitée</label><input class="form-control" type="date" id="dateResiliation" min="' + data.resiliation_min + '" max="' + data.resiliation_max + '" value="' + (r.date || '') + '" required></div>' : '') + err() +
      '<div class="actions"><button type="submit" class="btn btn-primary">Continuer</button><a href="/resiliation/motif" data-link>Étape précédente</a></div></form></section>' +
      '<p class="small">Votre dernier abonnement sera facturé au prorata des jours utilisés. Les communications hors forfait éventuelles figureront sur votre facture de clôture.</p>';
  }
  function resiRecap() {
    return steps(3) + '<section class="card"><h2>Récapitulatif de votre demande</h2><dl><dt>Titulaire du contrat</dt><dd>Camille Moreau</dd><dt>Offre</dt><dd>' + esc(data.contrat.nom) + '</dd><dt>Ligne résiliée</dt><dd>' + LINE + '</dd><dt>N° de contrat</dt><dd>0 482 617 935</dd><dt>Date de résiliation</dt><dd>' + fr(r.date, true) + '</dd><dt>Motif</dt><dd>' + MOTIFS.filter(function (m) { return m[0] === r.motif; })[0][1] + '</dd><dt>Frais de résiliation</dt><dd>0,00 €</dd><dt>Confirmation envoyée à</dt><dd>camille.moreau@exemple.fr</dd></dl></section>' +
      '<section class="card"><h2>Les conséquences de votre résiliation</h2><ul><li>Votre numéro ' + LINE + ' sera définitivement perdu.</li><li>Votre messagerie vocale et les messages qu’elle contient seront supprimés.</li><li>Vos options seront résiliées en même temps que votre forfait.</li><li>Vos factures restent consultables pendant 12 mois dans votre espace client.</li><li>Si vous avez un mobile en paiement en plusieurs fois, les échéances restent dues jusqu’à leur terme. Aucune échéance en cours sur votre compte.</li></ul>' +
      '<form data-form="recap" novalidate><div class="form-check" style="border:0"><input class="form-check-input" type="checkbox" id="accord" name="accord"' + (r.accord ? ' checked' : '') + '><label class="form-check-label" for="accord">J’ai pris connaissance des conséquences de ma résiliation et je comprends que mon numéro sera définitivement perdu.</label></div>' + err() +
      '<div class="actions"><button type="submit" class="btn btn-primary" id="valider">Notifier la résiliation</button><a href="/resiliation/date" data-link>Étape précédente</a><a href="/mon-offre" data-link>Abandonner</a></div></form></section>';
  }
  function resiFin() {
    return '<h1>Votre demande de résiliation est enregistrée</h1><div class="alert alert-success" role="status"><div><strong>Demande n° ' + esc(data.contrat.demande || '') + '</strong><br>Votre offre ' + esc(data.contrat.nom) + ' sera résiliée le ' + fr(data.contrat.date_resiliation, true) + '. Un e-mail de confirmation vient de vous être envoyé à camille.moreau@exemple.fr.</div></div>' +
      '<section class="card"><h2>Et maintenant ?</h2><p>Vous pouvez utiliser votre ligne normalement jusqu’à la date de résiliation. Vous recevrez votre facture de clôture dans un délai d’un mois. Vous pouvez annuler votre demande à tout moment avant cette date depuis la rubrique Mon offre.</p><a class="btn" href="/" data-link>Retour à l’accueil</a></section>';
  }

  /* ---------- coquille ---------- */
  function shell(path, html) {
    var nav = (pages[path] || {}).nav;
    function l(h, t) { return '<a class="nav-link' + (nav === h ? ' active" aria-current="page' : '') + '" href="' + h + '" data-link>' + t + '</a>'; }
    return '<div class="navbar-sup"><div class="container"><a href="/boutique" data-link>Boutique</a><a href="/">Espace client</a><a href="/assistance" data-link>Assistance</a><a href="/communaute" data-link>Communauté</a></div></div>' +
      '<header class="navbar"><div class="container"><a class="navbar-brand" href="/" data-link aria-label="Sosh, retour à l’accueil">sosh</a>' + l('/', 'Accueil') + l('/mon-offre', 'Mon offre') + l('/conso', 'Ma conso') + l('/factures', 'Mes factures') + '<span class="ms-auto"><a href="/infos" data-link>Camille Moreau</a> &nbsp;|&nbsp; <a href="/deconnexion" data-link>Se déconnecter</a></span></div></header>' +
      '<main id="content"><div class="container">' + html + '</div></main>' +
      '<footer><div class="container"><div class="f4"><div><strong>Nos offres</strong><a href="/boutique" data-link>Forfaits mobiles</a><a href="/boite-sosh" data-link>La Boîte Sosh Fibre</a><a href="/mobiles" data-link>Mobiles</a></div><div><strong>Besoin d’aide ?</strong><a href="/assistance" data-link>Assistance</a><a href="/communaute" data-link>Poser une question à la communauté</a><a href="/assistance/reseau" data-link>État du réseau</a></div><div><strong>Vos démarches</strong><a href="/resiliation" data-link>Résilier votre contrat</a><a href="/mon-offre/ceder" data-link>Céder votre offre</a><a href="/retractation" data-link>Se rétracter</a></div><div><strong>L’appli MySosh</strong><a href="/appli" data-link>App Store</a><a href="/appli" data-link>Google Play</a></div></div><div class="flegal"><a href="/mentions-legales" data-link>Informations légales</a><a href="/cgv" data-link>Conditions générales</a><a href="/donnees-personnelles" data-link>Données personnelles</a><button type="button" class="btn-link" data-act="cookies">Gestion des cookies</button> &nbsp; <a href="/accessibilite" data-link>Accessibilité : partiellement conforme</a><span>© Orange – Sosh</span></div></div></footer>';
  }
  function guard(p) {
    if (p.indexOf('/resiliation/') !== 0) return p;
    if (p === '/resiliation/confirmation') return data.contrat.statut === 'resiliation_prevue' ? p : '/mon-offre';
    if (data.contrat.statut === 'resiliation_prevue' || r.numero !== 'perdre') return '/resiliation';
    if (p !== '/resiliation/motif' && !r.motif) return '/resiliation/motif';
    if (p === '/resiliation/recapitulatif' && !r.date) return '/resiliation/date';
    return p;
  }
  function paint() {
    var p = guard(location.pathname);
    if (p !== location.pathname) history.replaceState({}, '', p);
    var pg = pages[p];
    document.title = (pg ? pg.title : 'Sosh') + ' | Sosh';
    app.innerHTML = shell(p, pg ? pg.view() : '<h1>' + esc(p.slice(1).split('/').pop().replace(/-/g, ' ').replace(/^./, function (c) { return c.toUpperCase(); })) + '</h1><section class="card"><p>Retrouvez toutes les informations Sosh dans cette rubrique.</p><a href="/" data-link>Retour à l’espace client</a></section>');
  }
  function load() {
    app.innerHTML = shell(location.pathname, '<div class="spinner" role="status" aria-label="Chargement"></div>');
    return api('GET', '/contrat').then(function (d) { data = d; paint(); });
  }
  function go(p) { r.erreur = ''; history.pushState({}, '', p); window.scrollTo(0, 0); return load(); }
  function modal(html) {
    var m = document.createElement('div'); m.className = 'modal-bg'; m.innerHTML = '<div class="modal" role="dialog" aria-modal="true">' + html + '</div>'; document.body.appendChild(m); return m;
  }
  function ask(title, text, yes, fn) {
    var m = modal('<h2>' + title + '</h2><p>' + text + '</p><div class="actions"><button type="button" class="btn btn-primary" data-y>' + yes + '</button><button type="button" class="btn" data-n>Retour</button></div>');
    m.querySelector('[data-y]').onclick = function () { m.remove(); fn(); };
    m.querySelector('[data-n]').onclick = function () { m.remove(); };
  }
  var acts = {
    annuler: function () { ask('Annuler votre résiliation ?', 'Votre forfait sera maintenu aux mêmes conditions.', 'Oui, conserver mon forfait', function () { api('POST', '/resiliation/annulation', {}).then(load); }); },
    forfait: function (v) { ask('Changer de forfait', 'Votre nouveau forfait sera actif à votre prochaine date de facturation.', 'Valider le changement', function () { api('POST', '/forfait', { forfait: v }).then(function () { go('/mon-offre'); }); }); },
    option: function (v) { ask('Souscrire à l’option ' + v, 'L’option sera ajoutée à votre prochaine facture.', 'Souscrire', function () { api('POST', '/options', { option: v }).then(load); }); },
    suspendre: function () { api('POST', '/suspension', {}).then(function () { go('/mon-offre'); }); },
    ceder: function () { var e = document.getElementById('ced').value; if (e) api('POST', '/cession', { email: e }).then(function () { go('/mon-offre'); }); },
    rio: function () { api('POST', '/rio', {}).then(function () { var m = modal('<p>Votre code RIO vous a été envoyé par SMS au ' + LINE + '.</p><button type="button" class="btn">Fermer</button>'); m.querySelector('button').onclick = function () { m.remove(); }; }); },
    cookies: consent
  };
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-link]');
    if (a && !e.ctrlKey && !e.metaKey) { e.preventDefault(); go(a.getAttribute('href')); return; }
    var b = e.target.closest('[data-act]');
    if (b) acts[b.dataset.act](b.dataset.v);
  });
  document.addEventListener('change', function (e) {
    var t = e.target;
    if (!t.closest('form[data-form]')) return;
    if (t.type === 'radio') { r[t.name] = t.value; r.erreur = ''; if (t.name === 'quand') r.date = ''; paint(); var n = document.getElementById(t.id); if (n) n.focus({ preventScroll: true }); }
    if (t.type === 'checkbox') { r.accord = t.checked; r.erreur = ''; var i = document.querySelector('.invalid-feedback'); if (i) i.remove(); }
    if (t.type === 'date') r.date = t.value;
  });
  document.addEventListener('submit', function (e) {
    var f = e.target.dataset.form; if (!f) return;
    e.preventDefault();
    function bad(m) { r.erreur = m; paint(); }
    if (f === 'numero') return r.numero ? go('/resiliation/motif') : bad('Veuillez sélectionner une réponse.');
    if (f === 'motif') return r.motif ? go('/resiliation/date') : bad('Veuillez sélectionner un motif.');
    if (f === 'date') {
      if (r.quand === 'tot') r.date = data.resiliation_min;
      if (!r.date || r.date < data.resiliation_min || r.date > data.resiliation_max) return bad('Veuillez indiquer une date comprise entre le ' + fr(data.resiliation_min) + ' et le ' + fr(data.resiliation_max) + '.');
      return go('/resiliation/recapitulatif');
    }
    if (f === 'recap') {
      if (!r.accord) return bad('Veuillez cocher cette case pour poursuivre.');
      var v = document.getElementById('valider'); v.disabled = true; v.textContent = 'Envoi en cours…';
      api('POST', '/resiliation', { contrat: '0482617935', motif: r.motif, date: r.date, conservation_numero: false }).then(function () { r = {}; go('/resiliation/confirmation'); }, function () { bad('Une erreur technique est survenue. Veuillez réessayer ultérieurement.'); });
    }
  });
  window.addEventListener('popstate', load);

  /* ---------- consentement ---------- */
  function consent() {
    if (document.getElementById('didomi-host')) return;
    var d = document.createElement('div'); d.id = 'didomi-host';
    d.innerHTML = '<div class="didomi-popup" role="dialog" aria-modal="true" aria-labelledby="didomi-t"><div class="top"><button type="button" class="btn-link" id="didomi-notice-disagree-button">Continuer sans accepter →</button></div><h2 id="didomi-t">Le respect de votre vie privée est notre priorité</h2><p class="small">Sosh et ses partenaires utilisent des cookies pour assurer le bon fonctionnement du site, mesurer l’audience, personnaliser les contenus et la publicité. Vous pouvez accepter, refuser ou paramétrer vos choix, et les modifier à tout moment via le lien « Gestion des cookies » en bas de page.</p><div class="didomi-buttons"><button type="button" class="btn" id="didomi-notice-learn-more-button">Personnaliser mes choix</button><button type="button" class="btn btn-primary" id="didomi-notice-agree-button">Tout accepter</button></div></div>';
    document.body.appendChild(d);
    d.addEventListener('click', function (e) {
      if (e.target.id === 'didomi-notice-learn-more-button') { d.querySelector('p').innerHTML = '<label><input type="checkbox" checked disabled> Cookies nécessaires</label><br><label><input type="checkbox"> Mesure d’audience</label><br><label><input type="checkbox"> Personnalisation</label><br><label><input type="checkbox"> Publicité</label>'; e.target.id = 'didomi-save'; e.target.textContent = 'Enregistrer mes choix'; return; }
      if (e.target.tagName === 'BUTTON') { try { localStorage.setItem('euconsent', e.target.id); } catch (x) { } d.remove(); }
    });
  }
  load().then(function () { var c; try { c = localStorage.getItem('euconsent'); } catch (x) { } if (!c) setTimeout(consent, 400); });
})();
