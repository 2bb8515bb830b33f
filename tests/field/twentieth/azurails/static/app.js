(function () {
  'use strict';
  var h = React.createElement, M = MaterialUI, useState = React.useState, useEffect = React.useEffect;
  var theme = M.createTheme({ palette: { primary: { main: '#1a2fb0' }, secondary: { main: '#e5006d' } }, shape: { borderRadius: 10 }, typography: { fontFamily: '"Avenir Next",Avenir,Arial,sans-serif', button: { textTransform: 'none', fontWeight: 600 } } });
  var SUB = '/compte/abonnements/7721840';

  function call(path, body) {
    return fetch(path, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.erreur || 'Une erreur est survenue.'); return j; }); });
  }
  function T(variant, text, more) { return h(M.Typography, Object.assign({ variant: variant, gutterBottom: true }, more || {}), text); }
  function Go(props) {
    return h(M.Link, Object.assign({ href: props.to, onClick: function (e) { e.preventDefault(); props.go(props.to); } }, props.more || {}), props.children);
  }
  function Btn(props) {
    return h(M.Button, Object.assign({ href: props.to, onClick: function (e) { e.preventDefault(); props.go(props.to); } }, props.more || {}), props.children);
  }
  function box() {
    return h.apply(null, [M.Paper, { variant: 'outlined', sx: { p: 3, mb: 3 } }].concat([].slice.call(arguments)));
  }

  function Header(p) {
    var a = useState(null), anchor = a[0], set = a[1];
    function pick(to) { return function () { set(null); p.go(to); }; }
    return h(M.AppBar, { position: 'static', color: 'inherit', elevation: 1 }, h(M.Toolbar, { sx: { gap: 2 } },
      h(Go, { to: '/', go: p.go, more: { underline: 'none', variant: 'h5', sx: { fontWeight: 800 } } }, 'azurail'),
      h(M.Box, { component: 'nav', sx: { flex: 1, display: 'flex', gap: 1, ml: 2, flexWrap: 'wrap' } },
        h(Btn, { to: '/voyager', go: p.go, more: { color: 'inherit' } }, 'Voyager'),
        h(Btn, { to: '/compte/voyages', go: p.go, more: { color: 'inherit' } }, 'Billets'),
        h(Btn, { to: '/cartes', go: p.go, more: { color: 'inherit' } }, 'Cartes & abonnements'),
        h(Btn, { to: '/aide', go: p.go, more: { color: 'inherit' } }, 'Aide')),
      h(M.IconButton, { 'aria-label': 'Mon compte', 'aria-haspopup': 'true', onClick: function (e) { set(e.currentTarget); } }, h(M.Avatar, { sx: { bgcolor: 'primary.main', width: 36, height: 36 } }, 'CR')),
      h(M.Menu, { anchorEl: anchor, open: !!anchor, onClose: function () { set(null); } },
        h(M.MenuItem, { onClick: pick('/') }, 'Mon espace'), h(M.MenuItem, { onClick: pick('/compte/abonnements') }, 'Mes abonnements'),
        h(M.MenuItem, { onClick: pick('/compte/paiement') }, 'Moyens de paiement'), h(M.MenuItem, { onClick: pick('/compte/profil') }, 'Profil et préférences'),
        h(M.Divider), h(M.MenuItem, { onClick: pick('/deconnexion') }, 'Se déconnecter'))));
  }

  function Footer(p) {
    function col(title, list) { return h('div', null, h('b', null, title), list.map(function (l) { return h('a', { key: l[1] + l[0], href: l[1], onClick: function (e) { e.preventDefault(); p.go(l[1]); } }, l[0]); })); }
    return h('footer', { className: 'az-foot' }, h('div', null,
      col('Nos services', [['Réserver un train', '/voyager'], ['Horaires', '/voyager'], ['Carte Week-end', '/cartes']]),
      col('Besoin d’aide ?', [['Centre d’aide', '/aide'], ['Échange et annulation de billet', '/aide'], ['Objets trouvés', '/aide']]),
      col('À propos', [['Conditions générales', '/cgv'], ['Données personnelles', '/confidentialite'], ['Cookies', '/confidentialite']]),
      h('small', null, '© ' + p.me.annee + ' Azurail SA – 8 quai des Étroits, 69005 Lyon – RCS Lyon 812 554 903. Abonnement LIBRE Jeune : 79 €/mois, réservé aux 16-27 ans, engagement de 3 mois puis sans engagement. Voir conditions.')));
  }

  function Cookies() {
    var s = useState(!/(^|; )az_consent=/.test(document.cookie)), open = s[0], set = s[1];
    if (!open) return null;
    function answer(v) { return function () { document.cookie = 'az_consent=' + v + ';path=/;max-age=15552000'; set(false); }; }
    return h('div', { className: 'az-cookie', role: 'dialog', 'aria-label': 'Gestion des cookies' }, h('div', { className: 'in' },
      h('p', null, 'Azurail et ses partenaires utilisent des cookies pour mesurer l’audience et personnaliser votre expérience. Vous pouvez changer d’avis à tout moment.'),
      h(M.Button, { onClick: answer('non') }, 'Continuer sans accepter'), h(M.Button, { variant: 'contained', onClick: answer('oui') }, 'Accepter & fermer')));
  }

  function status(me) {
    if (me.statut === 'resiliation') return h(M.Chip, { color: 'warning', size: 'small', label: 'Résiliation programmée' });
    if (me.statut === 'paused') return h(M.Chip, { size: 'small', label: 'En pause' });
    return h(M.Chip, { color: 'success', size: 'small', label: 'En cours' });
  }

  function SubCard(p) {
    var me = p.me;
    return box(h(M.Stack, { direction: 'row', justifyContent: 'space-between' }, T('h6', 'LIBRE Jeune'), status(me)),
      T('body2', 'N° 7721840 · ' + me.classe + ' classe · ' + me.prix + ' €/mois', { color: 'text.secondary' }),
      me.statut === 'resiliation' ? T('body1', 'Votre abonnement prendra fin le ' + me.fin + '. Vous pouvez voyager jusqu’à cette date.')
        : T('body1', 'Prochaine échéance : ' + me.echeance),
      h(Btn, { to: SUB, go: p.go, more: { variant: 'outlined' } }, 'Voir mon abonnement'));
  }

  function Home(p) {
    return h('div', null, T('h4', 'Bonjour ' + p.me.prenom),
      h(M.Grid, { container: true, spacing: 3 }, h(M.Grid, { item: true, xs: 12, md: 8 },
        T('h6', 'Mon prochain voyage'),
        box(T('subtitle1', 'Lyon Part-Dieu → Paris Gare de Lyon'), T('body2', p.me.voyage.ok ? p.me.voyage.date + ', 07:04 – 09:02 · voiture 14, place 62 · 0,00 € avec LIBRE Jeune' : 'Billet annulé'), h(Btn, { to: '/compte/voyages', go: p.go }, 'Afficher mon billet')),
        T('h6', 'Mes cartes et abonnements'), h(SubCard, p)),
        h(M.Grid, { item: true, xs: 12, md: 4 },
          h(M.Card, { sx: { bgcolor: 'primary.main', color: '#fff', mb: 3 } }, h(M.CardContent, null, T('h6', 'Cet hiver, cap sur les Alpes'), T('body2', 'Des billets dès 19 € pour Annecy, Chambéry et Grenoble.')), h(M.CardActions, null, h(Btn, { to: '/voyager', go: p.go, more: { sx: { color: '#fff' } } }, 'J’en profite'))),
          box(T('subtitle1', 'Mes points Azur'), T('h5', '1 240 points'), T('body2', 'Encore 260 points pour un café offert à bord.')))));
  }

  function Sub(p) {
    var me = p.me, t = useState(0), tab = t[0], setTab = t[1], d = useState(false), open = d[0], setOpen = d[1];
    var ending = me.statut === 'resiliation';
    function line(label, value) { return h(M.ListItem, { key: label, divider: true, disableGutters: true }, h(M.ListItemText, { primary: value, secondary: label })); }
    function entry(title, text, onClick) { return h(M.ListItemButton, { key: title, divider: true, onClick: onClick }, h(M.ListItemText, { primary: title, secondary: text })); }
    var body;
    if (tab === 0) body = h(M.List, null, line('Abonnement', 'LIBRE Jeune, ' + me.classe + ' classe'), line('Titulaire', me.prenom + ' ' + me.nom), line('Abonné depuis le', me.debut), line('Tarif', me.prix + ' € par mois'), line('Engagement', '3 mois, terminé'),
      ending ? line('Date de fin', me.fin) : line('Prochaine échéance', me.echeance));
    if (tab === 1) body = h(M.Table, { size: 'small' }, h(M.TableBody, null, me.paiements.map(function (x) { return h(M.TableRow, { key: x.date }, h(M.TableCell, null, x.date), h(M.TableCell, null, x.montant), h(M.TableCell, null, 'Payé')); })));
    if (tab === 2) body = h(M.List, { disablePadding: true },
      entry('Moyen de paiement', 'Visa se terminant par 2094', function () { p.go('/compte/paiement'); }),
      me.classe === '2de' && !ending ? entry('Passer en 1re classe', 'Plus d’espace et de calme pour 129 €/mois', function () { p.act('premiere', 'Bienvenue en 1re classe !'); }) : null,
      !ending && me.statut !== 'paused' ? entry('Mettre mon abonnement en pause', 'Un mois par an, sans prélèvement', function () { p.act('pause', 'Votre abonnement est en pause.'); }) : null,
      ending ? entry('Annuler ma demande de résiliation', 'Conserver mon abonnement après le ' + me.fin, function () { p.act('retablir', 'Votre abonnement se poursuit.'); })
        : entry('Résilier mon abonnement', 'Sans frais, à la date d’échéance', function () { setOpen(true); }));
    return h('div', null, h(M.Breadcrumbs, { sx: { mb: 2 } }, h(Go, { to: '/', go: p.go }, 'Mon espace'), h(Go, { to: '/compte/abonnements', go: p.go }, 'Mes abonnements'), h(M.Typography, null, 'LIBRE Jeune')),
      h(M.Stack, { direction: 'row', spacing: 2, alignItems: 'center', sx: { mb: 2 } }, h(M.Typography, { variant: 'h4' }, 'LIBRE Jeune'), status(me)),
      ending ? h(M.Alert, { severity: 'info', sx: { mb: 2 } }, 'Votre demande de résiliation a bien été enregistrée. Votre abonnement prendra fin le ' + me.fin + '. Aucun prélèvement ne sera effectué après cette date.') : null,
      h(M.Paper, { variant: 'outlined' }, h(M.Tabs, { value: tab, onChange: function (e, v) { setTab(v); } }, h(M.Tab, { label: 'Détails' }), h(M.Tab, { label: 'Prélèvements' }), h(M.Tab, { label: 'Gérer' })), h(M.Divider), h(M.Box, { sx: { p: 3 } }, body)),
      h(M.Dialog, { open: open, onClose: function () { setOpen(false); }, 'aria-labelledby': 'offre-titre' }, h(M.DialogTitle, { id: 'offre-titre' }, 'Vous partez déjà, ' + me.prenom + ' ?'),
        h(M.DialogContent, null, h(M.DialogContentText, null, 'Pour vous remercier de votre fidélité, nous vous offrons votre prochain mois : 0 € au lieu de 79 € à l’échéance du ' + me.echeance + '. Cette offre vous engage pour 3 mois supplémentaires.')),
        h(M.DialogActions, { sx: { flexWrap: 'wrap', gap: 1, p: 2 } }, h(M.Button, { onClick: function () { setOpen(false); p.go(SUB + '/resiliation'); } }, 'Poursuivre la résiliation'),
          h(M.Button, { variant: 'contained', onClick: function () { setOpen(false); p.act('offre', 'Votre prochain mois est offert.'); } }, 'Profiter du mois offert'))));
  }

  var REASONS = ['Je ne voyage plus assez', 'Le prix est trop élevé', 'Il n’y a pas assez de places disponibles', 'Je change de situation (emploi, études, déménagement)', 'Je n’ai plus l’âge requis prochainement', 'Je préfère un autre moyen de transport', 'Autre raison'];

  function Leave(p) {
    var me = p.me, s = useState(0), step = s[0], setStep = s[1], m = useState(''), motif = m[0], setMotif = m[1], c = useState(''), note = c[0], setNote = c[1], d = useState(0), date = d[0], setDate = d[1], a = useState(false), ok = a[0], setOk = a[1], e = useState(''), err = e[0], setErr = e[1], b = useState(false), busy = b[0], setBusy = b[1];
    if (me.statut === 'resiliation' && step < 3) return box(T('h6', 'Résiliation déjà enregistrée'), T('body1', 'Votre abonnement prendra fin le ' + me.fin + '.'), h(Btn, { to: SUB, go: p.go }, 'Retour à mon abonnement'));
    var view;
    if (step === 0) view = h('div', null, T('h6', 'Pourquoi souhaitez-vous résilier ?'),
      h(M.FormControl, { fullWidth: true, sx: { my: 2 }, required: true }, h(M.InputLabel, { id: 'motif-l' }, 'Motif de résiliation'), h(M.Select, { labelId: 'motif-l', id: 'motif', label: 'Motif de résiliation *', value: motif, onChange: function (ev) { setMotif(ev.target.value); } }, REASONS.map(function (r) { return h(M.MenuItem, { key: r, value: r }, r); }))),
      h(M.TextField, { fullWidth: true, multiline: true, minRows: 3, label: 'Votre commentaire (facultatif)', value: note, onChange: function (ev) { setNote(ev.target.value); } }));
    if (step === 1) view = h('div', null, T('h6', 'Quand souhaitez-vous arrêter ?'), h(M.FormControl, { sx: { my: 1 } }, h(M.FormLabel, { id: 'date-l' }, 'Date de fin de l’abonnement'), h(M.RadioGroup, { 'aria-labelledby': 'date-l', name: 'date', value: String(date), onChange: function (ev) { setDate(Number(ev.target.value)); } },
      me.dates.map(function (x) { return h(M.FormControlLabel, { key: x.id, value: String(x.id), control: h(M.Radio), label: x.id ? 'Le ' + x.texte : 'À ma prochaine échéance, le ' + x.texte }); }))),
      h(M.Alert, { severity: 'info', sx: { mt: 1 } }, 'Vous pouvez réserver et voyager avec LIBRE Jeune jusqu’à la veille de la date choisie.'));
    if (step === 2) view = h('div', null, T('h6', 'Récapitulatif de votre demande'),
      h(M.List, { dense: true }, [['Abonnement', 'LIBRE Jeune n° 7721840'], ['Date de fin', me.dates[date].texte], ['Dernier prélèvement', date ? me.dates[date - 1].texte : 'déjà effectué'], ['Frais de résiliation', 'Aucun'], ['Motif', motif]].map(function (x) { return h(M.ListItem, { key: x[0], divider: true }, h(M.ListItemText, { primary: x[1], secondary: x[0] })); })),
      T('body2', 'Votre billet Lyon – Paris du ' + me.voyage.date + ' reste valable. Vos points Azur et votre compte client sont conservés.', { sx: { my: 2 } }),
      h(M.FormControlLabel, { control: h(M.Checkbox, { checked: ok, onChange: function (ev) { setOk(ev.target.checked); } }), label: 'J’ai compris que je ne pourrai plus réserver de billets à 0 € pour un voyage après le ' + me.dates[date].texte + '.' }));
    if (step === 3) return box(h(M.Alert, { severity: 'success', sx: { mb: 2 } }, 'Votre demande de résiliation a bien été prise en compte.'), T('body1', 'Votre abonnement LIBRE Jeune prendra fin le ' + me.fin + '. Un e-mail de confirmation vient de vous être envoyé à ' + me.email + '.'), T('body2', 'Vous avez changé d’avis ? Vous pouvez annuler votre demande depuis votre espace jusqu’à cette date.'), h(Btn, { to: '/compte/abonnements', go: p.go, more: { variant: 'outlined' } }, 'Retour à mes abonnements'));
    function send() {
      setBusy(true); setErr('');
      call('/api/abonnements/7721840/resiliation', { motif: motif, commentaire: note, date: date, accord: ok }).then(function (j) { setStep(3); p.setMe(j); }).catch(function (x) { setErr(x.message); }).then(function () { setBusy(false); });
    }
    return h('div', null, T('h4', 'Résilier mon abonnement'), h(M.Stepper, { activeStep: step, sx: { my: 3 } }, ['Motif', 'Date de fin', 'Confirmation'].map(function (l) { return h(M.Step, { key: l }, h(M.StepLabel, null, l)); })),
      box(view, err ? h(M.Alert, { severity: 'error', sx: { mt: 2 } }, err) : null, h(M.Stack, { direction: 'row', spacing: 2, sx: { mt: 3 }, flexWrap: 'wrap' },
        step ? h(M.Button, { onClick: function () { setStep(step - 1); } }, 'Précédent') : null,
        h(Btn, { to: SUB, go: p.go, more: { variant: step === 2 ? 'contained' : 'text' } }, step === 2 ? 'Garder mon abonnement' : 'Abandonner'),
        step < 2 ? h(M.Button, { variant: 'contained', disabled: !motif, onClick: function () { setStep(step + 1); } }, 'Suivant') : h(M.Button, { variant: 'outlined', color: 'error', disabled: !ok || busy, onClick: send }, 'Confirmer la résiliation'))));
  }

  function Simple(p) {
    var me = p.me;
    switch (p.path) {
      case '/compte/abonnements': return h('div', null, T('h4', 'Mes cartes et abonnements'), h(SubCard, p), box(T('h6', 'Carte Week-end ' + (me.annee - 1)), T('body2', 'Expirée'), h(Btn, { to: '/cartes', go: p.go }, 'Racheter une carte')));
      case '/compte/voyages': return h('div', null, T('h4', 'Mes billets'), box(T('h6', 'Lyon Part-Dieu → Paris Gare de Lyon'), T('body2', me.voyage.date + ', départ 07:04'), me.voyage.ok ? h(M.Button, { color: 'error', onClick: function () { p.act('billet', 'Votre billet est annulé.'); } }, 'Annuler ce billet') : h(M.Chip, { label: 'Annulé' })));
      case '/compte/paiement': return h('div', null, T('h4', 'Moyens de paiement'), box(T('body1', 'Visa se terminant par 2094'), h(M.Button, { onClick: function () { p.act('carte', 'Carte supprimée.'); } }, 'Supprimer cette carte')));
      case '/compte/profil': return h('div', null, T('h4', 'Profil et préférences'), box(h(M.TextField, { fullWidth: true, label: 'E-mail', defaultValue: me.email, sx: { mb: 2 } }), h(M.FormControlLabel, { control: h(M.Switch, { defaultChecked: true }), label: 'Recevoir les bons plans Azurail' }), h(M.Box, null, h(M.Button, { variant: 'contained', onClick: function () { p.act('profil', 'Modifications enregistrées.'); } }, 'Enregistrer'))),
        box(T('h6', 'Supprimer mon compte client'), T('body2', 'Vos billets, points et données seront définitivement supprimés.'), h(M.Button, { color: 'error', onClick: function () { p.act('suppression', 'Votre compte va être supprimé.'); } }, 'Supprimer mon compte')));
      case '/cartes': return h('div', null, T('h4', 'Cartes & abonnements'), h(M.Grid, { container: true, spacing: 3 }, [['Carte Week-end', '49 €/an', '-30 % toute l’année sur vos week-ends'], ['LIBRE Semaine', '199 €/mois', 'Les trajets domicile-travail illimités']].map(function (x) { return h(M.Grid, { item: true, xs: 12, sm: 6, key: x[0] }, box(T('h6', x[0]), T('body2', x[2]), T('h5', x[1]), h(M.Button, { variant: 'contained', onClick: function () { p.act('achat', 'Merci pour votre achat !'); } }, 'Acheter avec ma carte enregistrée'))); })));
      case '/aide': return h('div', null, T('h4', 'Comment pouvons-nous vous aider ?'), [['Comment échanger mon billet ?', 'Depuis Billets, choisissez votre voyage puis « Échanger ».'], ['Comment résilier LIBRE Jeune ?', 'Après les 3 premiers mois, vous pouvez résilier à tout moment et sans frais depuis Mon espace, rubrique Mes abonnements, onglet Gérer. La résiliation prend effet à la date d’échéance.'], ['Mon train est en retard', 'Vous êtes indemnisé dès 30 minutes de retard.']].map(function (x) { return h(M.Accordion, { key: x[0] }, h(M.AccordionSummary, null, h(M.Typography, null, x[0])), h(M.AccordionDetails, null, h(M.Typography, null, x[1]))); }));
      case '/voyager': return h('div', null, T('h4', 'Où allez-vous ?'), box(h(M.Stack, { spacing: 2 }, h(M.TextField, { label: 'Départ' }), h(M.TextField, { label: 'Arrivée' }), h(M.Button, { variant: 'contained' }, 'Rechercher'))));
      case '/cgv': return h('div', null, T('h4', 'Conditions générales'), T('body1', 'Abonnement LIBRE Jeune, article 6 : à l’issue de la période d’engagement de trois mois, l’abonné peut résilier à tout moment en ligne. La résiliation prend effet à la date d’échéance mensuelle. Tout mois entamé est dû.'));
      case '/deconnexion': return box(T('h6', 'À bientôt !'), T('body1', 'Pour votre confort, votre session reste ouverte sur cet appareil.'), h(Btn, { to: '/', go: p.go }, 'Mon espace'));
      default: return box(T('h6', 'Page en cours de mise à jour'), T('body1', 'Ce contenu sera bientôt disponible.'));
    }
  }

  function App() {
    var m = useState(null), me = m[0], setMe = m[1], r = useState(location.pathname), path = r[0], setPath = r[1], n = useState(''), snack = n[0], setSnack = n[1];
    useEffect(function () {
      call('/api/compte').then(setMe);
      var back = function () { setPath(location.pathname); };
      addEventListener('popstate', back);
      return function () { removeEventListener('popstate', back); };
    }, []);
    function go(to) { history.pushState(null, '', to); setPath(to); window.scrollTo(0, 0); }
    function act(name, text) { call('/api/actions/' + name, {}).then(function (j) { setMe(j); setSnack(text); }); }
    if (!me) return h(M.Box, { sx: { display: 'flex', justifyContent: 'center', p: 10 } }, h(M.CircularProgress));
    var p = { me: me, setMe: setMe, go: go, act: act, path: path };
    var view = me.statut === 'supprime' ? box(T('h6', 'Compte supprimé'), T('body1', 'Votre compte client a été supprimé.')) : path === '/' || path === '/compte' ? h(Home, p) : path === SUB ? h(Sub, p) : path === SUB + '/resiliation' ? h(Leave, p) : h(Simple, p);
    return h(M.ThemeProvider, { theme: theme }, h(M.CssBaseline), h(Header, p), h(M.Container, { component: 'main', sx: { py: 4 }, maxWidth: 'lg' }, view), h(Footer, p), h(Cookies),
      h(M.Snackbar, { open: !!snack, autoHideDuration: 5000, onClose: function () { setSnack(''); }, message: snack }));
  }

  ReactDOM.createRoot(document.getElementById('root')).render(h(App));
})();
