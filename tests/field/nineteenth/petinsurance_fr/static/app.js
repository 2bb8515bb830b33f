(function () {
  const { createApp, reactive, ref, computed, onMounted } = Vue;
  const vuetify = Vuetify.createVuetify({
    theme: { defaultTheme: 'p', themes: { p: { dark: false, colors: { primary: '#4b2e83', secondary: '#e4572e', background: '#faf7f2', surface: '#ffffff' } } } },
    locale: { locale: 'fr', messages: { fr: { $vuetify: { noDataText: 'Aucune donnée', close: 'Fermer', open: 'Ouvrir', input: { clear: 'Effacer', prependAction: '', appendAction: '', otp: '' }, fileInput: { counter: '{0} fichier(s)', counterSize: '{0} fichier(s)' }, stepper: { next: 'Suivant', prev: 'Précédent' }, badge: 'Badge' } } } }
  });
  const route = ref(location.pathname);
  const S = reactive({ me: null, toast: '', show: false });
  const go = p => { history.pushState({}, '', p); route.value = location.pathname; window.scrollTo(0, 0); };
  window.addEventListener('popstate', () => { route.value = location.pathname; });
  const load = async () => { S.me = await (await fetch('/api/espace')).json(); };
  const post = async (u, b) => {
    const r = await fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) });
    return { ok: r.ok, body: await r.json().catch(() => ({})) };
  };
  const act = async (u, text) => { await post(u); await load(); S.toast = text; S.show = true; };
  const base = { setup: () => ({ S, go, act, route }) };

  const Fin = { ...base, template: `
    <v-alert v-if="S.me.statut==='scheduled'" type="warning" variant="tonal" class="mb-6" icon="mdi-calendar-remove" title="Résiliation enregistrée">
      Votre contrat n° 7714206 prendra fin le <strong>{{S.me.fin}}</strong> à minuit. Vous restez couvert jusqu’à cette date. Vos demandes de remboursement pour des soins antérieurs pourront être envoyées pendant deux ans.
    </v-alert>
    <v-alert v-if="S.me.statut==='deleted'" type="error" class="mb-6">Votre espace client est en cours de suppression.</v-alert>` };

  const Accueil = { ...base, components: { Fin }, template: `
    <h1 class="text-h4 font-weight-bold mb-1">Bonjour {{S.me.prenom}}</h1><p class="text-medium-emphasis mb-6">et une gratouille à Filou !</p>
    <Fin/>
    <v-row>
      <v-col cols="12" md="7"><v-card rounded="lg" elevation="1">
        <v-card-item><template #prepend><v-avatar color="secondary" size="52"><v-icon icon="mdi-cat" color="white"/></v-avatar></template>
          <v-card-title>Filou</v-card-title><v-card-subtitle>Chat européen, né en 2019</v-card-subtitle>
          <template #append><v-chip v-if="S.me.statut==='scheduled'" color="warning" size="small">Résilié au {{S.me.fin}}</v-chip><v-chip v-else color="success" size="small">En cours</v-chip></template></v-card-item>
        <v-card-text><div class="d-flex justify-space-between py-1"><span>Formule</span><strong>{{S.me.formule}}</strong></div>
          <div class="d-flex justify-space-between py-1"><span>Cotisation mensuelle</span><strong>{{S.me.cotisation}} €<span v-if="S.me.offre"> (2 mois offerts)</span></strong></div>
          <div class="d-flex justify-space-between py-1"><span>Plafond annuel restant</span><strong>1 389,80 €</strong></div></v-card-text>
        <v-card-actions><v-btn color="primary" variant="flat" @click="go('/remboursements')">Demander un remboursement</v-btn><v-btn color="primary" variant="text" @click="go('/contrat')">Voir mon contrat</v-btn></v-card-actions>
      </v-card></v-col>
      <v-col cols="12" md="5"><v-card rounded="lg" color="primary" class="mb-4"><v-card-title>Parrainez un ami</v-card-title><v-card-text>Un mois offert pour vous, un mois offert pour lui.</v-card-text><v-card-actions><v-btn variant="outlined" @click="act('/api/parrainage','Votre lien de parrainage vous a été envoyé.')">Parrainer</v-btn></v-card-actions></v-card>
        <v-card rounded="lg"><v-card-title>Vous avez aussi un chien ?</v-card-title><v-card-text>–15 % sur le contrat de votre deuxième animal.</v-card-text><v-card-actions><v-btn color="secondary" @click="act('/api/devis','Votre contrat chien a été souscrit.')">Ajouter un animal</v-btn></v-card-actions></v-card></v-col>
    </v-row>` };

  const Contrat = { components: { Fin }, setup() {
    const tab = ref('g'), dlg = ref(false), frm = ref(false);
    return { S, go, act, tab, dlg, frm };
  }, template: `
    <h1 class="text-h4 font-weight-bold mb-6">Mon contrat</h1><Fin/>
    <v-card rounded="lg"><v-card-item><v-card-title>Contrat n° 7714206 – Filou</v-card-title><v-card-subtitle>Formule {{S.me.formule}}, depuis le {{S.me.debut}}</v-card-subtitle></v-card-item>
      <v-tabs v-model="tab" color="primary"><v-tab value="g">Mes garanties</v-tab><v-tab value="c">Cotisations</v-tab><v-tab value="s">Gestion du contrat</v-tab></v-tabs><v-divider/>
      <v-window v-model="tab">
        <v-window-item value="g"><v-list lines="two"><v-list-item prepend-icon="mdi-hospital-box-outline" title="Frais vétérinaires (accident et maladie)" subtitle="Remboursés à 70 %, plafond 1 500 € par an"/><v-list-item prepend-icon="mdi-needle" title="Forfait prévention" subtitle="50 € par an"/><v-list-item prepend-icon="mdi-headset" title="Téléconsultation vétérinaire" subtitle="7 j/7, illimitée"/></v-list></v-window-item>
        <v-window-item value="c"><v-card-text><p v-if="S.me.statut!=='scheduled'" class="mb-3">Prochain prélèvement le {{S.me.prelevement}} : {{S.me.cotisation}} €. Échéance annuelle : {{S.me.echeance}}.</p>
          <v-table density="compact"><thead><tr><th>Date</th><th>Montant</th></tr></thead><tbody><tr v-for="p in S.me.prelevements"><td>{{p.date}}</td><td>{{p.montant}}</td></tr></tbody></v-table></v-card-text></v-window-item>
        <v-window-item value="s"><v-list>
          <v-list-item prepend-icon="mdi-swap-horizontal" title="Changer de formule" @click="frm=true"/>
          <v-list-item prepend-icon="mdi-calendar-edit" title="Modifier ma date de prélèvement" @click="act('/api/prelevement','Vos prélèvements auront lieu le 15 du mois.')"/>
          <v-list-item prepend-icon="mdi-file-document-outline" title="Télécharger mon attestation d’assurance" @click="go('/documents')"/>
          <v-list-item v-if="S.me.statut!=='scheduled'" prepend-icon="mdi-close-circle-outline" title="Résilier mon contrat" @click="dlg=true"/>
        </v-list></v-window-item>
      </v-window></v-card>
    <v-dialog v-model="dlg" max-width="560"><v-card rounded="lg"><v-card-title class="pt-5">Filou va nous manquer…</v-card-title>
      <v-card-text><p class="mb-3">Saviez-vous que la plupart des frais vétérinaires d’un chat surviennent après 6 ans ? En résiliant, Filou ne sera plus couvert et un nouveau délai de carence s’appliquera si vous revenez.</p>
        <v-alert color="secondary" variant="tonal" title="2 mois offerts">Gardez votre contrat et profitez de deux mois de cotisation offerts dès le prochain prélèvement.</v-alert></v-card-text>
      <v-card-actions class="flex-column align-stretch ga-2 pa-5"><v-btn color="primary" variant="flat" @click="dlg=false;act('/api/offres/fidelite','Vos deux mois offerts ont été pris en compte.')">Profiter de l’offre</v-btn>
        <v-btn color="primary" variant="outlined" @click="dlg=false;act('/api/rappel','Un conseiller vous rappellera sous 24 h.')">Être rappelé par un conseiller</v-btn>
        <v-btn variant="text" @click="dlg=false;go('/resiliation')">Poursuivre la résiliation</v-btn></v-card-actions></v-card></v-dialog>
    <v-dialog v-model="frm" max-width="560"><v-card rounded="lg" title="Changer de formule"><v-card-text>Le changement prend effet au prochain prélèvement.</v-card-text><v-card-actions><v-btn @click="frm=false;act('/api/formule/essentielle','Vous passez en formule Essentielle.')">Essentielle, 14,90 €</v-btn><v-btn @click="frm=false;act('/api/formule/premium','Vous passez en formule Premium.')">Premium, 41,20 €</v-btn><v-btn @click="frm=false">Fermer</v-btn></v-card-actions></v-card></v-dialog>` };

  const Resiliation = { setup() {
    const etape = ref(1), err = ref(''), busy = ref(false), form = ref(null);
    const f = reactive({ contrat: null, motif: null, email: S.me.email, message: '', fichier: null });
    const avoir = computed(() => f.motif === 'deces' || f.motif === 'etranger');
    const libelle = { tout_moment: 'Résiliation à tout moment (contrat de plus d’un an)', echeance: 'Résiliation à l’échéance annuelle', deces: 'Décès ou disparition de l’animal', etranger: 'Départ définitif à l’étranger' };
    const oblig = v => !!v || 'Ce champ est obligatoire';
    const mail = v => /.+@.+\..+/.test(v || '') || 'Adresse e-mail invalide';
    const nom = () => { const x = Array.isArray(f.fichier) ? f.fichier[0] : f.fichier; return x ? x.name : ''; };
    const suite = async () => {
      const v = await form.value.validate();
      if (v.valid) { etape.value = 2; window.scrollTo(0, 0); }
    };
    const notifier = async () => {
      busy.value = true; err.value = '';
      const r = await post('/api/contrats/7714206/resiliation', { contrat: f.contrat, motif: f.motif, email: f.email, message: f.message, justificatif: nom() });
      busy.value = false;
      if (!r.ok) { err.value = r.body.erreur; return; }
      await load(); go('/resiliation/accuse-de-reception');
    };
    return { S, go, act, etape, err, busy, f, form, avoir, libelle, oblig, mail, suite, notifier, items: [{ title: 'N° 7714206 – Filou (chat)', value: '7714206' }] };
  }, template: `
    <h1 class="text-h4 font-weight-bold mb-2">Résilier votre contrat</h1>
    <template v-if="S.me.statut==='scheduled'"><v-alert type="info" variant="tonal">Vous n’avez aucun contrat à résilier. La résiliation du contrat n° 7714206 a déjà été enregistrée le {{S.me.demande}} ; il prendra fin le {{S.me.fin}}.</v-alert></template>
    <template v-else>
    <p class="text-medium-emphasis mb-6">Vous pouvez notifier ici la résiliation de votre contrat, en application de l’article L.113-14 du Code des assurances.</p>
    <v-card rounded="lg" v-if="etape===1"><v-card-title>1. Votre demande</v-card-title><v-card-text><v-form ref="form" @submit.prevent="suite">
      <v-select v-model="f.contrat" :items="items" label="Contrat à résilier *" variant="outlined" :rules="[oblig]" class="mb-2"/>
      <v-radio-group v-model="f.motif" label="Motif de la résiliation *" :rules="[oblig]" class="mb-5">
        <v-radio value="tout_moment"><template #label><div>{{libelle.tout_moment}}<div class="text-caption">Effet un mois après la réception de votre demande, soit le {{S.me.effet.tout_moment}}</div></div></template></v-radio>
        <v-radio value="echeance"><template #label><div>{{libelle.echeance}}<div class="text-caption">Effet le {{S.me.effet.echeance}}</div></div></template></v-radio>
        <v-radio value="deces"><template #label><div>{{libelle.deces}}<div class="text-caption">Certificat vétérinaire ou déclaration I-CAD à joindre</div></div></template></v-radio>
        <v-radio value="etranger"><template #label><div>{{libelle.etranger}}<div class="text-caption">Justificatif à joindre</div></div></template></v-radio>
      </v-radio-group>
      <v-file-input v-if="avoir" v-model="f.fichier" label="Justificatif *" variant="outlined" accept=".pdf,.jpg,.png" :rules="[v=>!!(Array.isArray(v)?v.length:v)||'Merci de joindre un justificatif']"/>
      <v-text-field v-model="f.email" label="E-mail pour l’accusé de réception *" type="email" variant="outlined" :rules="[oblig, mail]"/>
      <v-textarea v-model="f.message" label="Souhaitez-vous ajouter un commentaire ? (facultatif)" rows="2" variant="outlined"/>
      <div class="d-flex justify-space-between"><v-btn variant="text" @click="go('/contrat')">Annuler</v-btn><v-btn color="primary" type="submit">Continuer</v-btn></div>
    </v-form></v-card-text></v-card>
    <v-card rounded="lg" v-else><v-card-title>2. Récapitulatif</v-card-title><v-card-text>
      <v-table><tbody><tr><td>Assuré</td><td>Camille Roussel</td></tr><tr><td>Contrat</td><td>N° 7714206 – Filou, formule {{S.me.formule}}</td></tr><tr><td>Motif</td><td>{{libelle[f.motif]}}</td></tr><tr><td>Date d’effet</td><td><strong>{{S.me.effet[f.motif]}}</strong></td></tr><tr><td>Accusé de réception envoyé à</td><td>{{f.email}}</td></tr></tbody></v-table>
      <p class="text-body-2 my-4">À compter de la date d’effet, les soins de Filou ne seront plus remboursés. La part de cotisation versée pour la période postérieure vous sera restituée sous 30 jours.</p>
      <v-alert v-if="err" type="error" class="mb-4">{{err}}</v-alert>
      <div class="d-flex justify-space-between"><v-btn variant="text" @click="etape=1">Modifier ma demande</v-btn><v-btn color="primary" :loading="busy" @click="notifier">Notifier la résiliation</v-btn></div>
    </v-card-text></v-card>
    </template>` };

  const Accuse = { ...base, template: `
    <v-card rounded="lg" class="pa-6" v-if="S.me.statut==='scheduled'"><v-icon icon="mdi-check-circle" color="success" size="48"/><h1 class="text-h5 font-weight-bold my-3">Votre résiliation a bien été notifiée</h1>
    <p>Nous avons reçu votre demande le {{S.me.demande}} (référence {{S.me.reference}}).</p><p class="my-3">Votre contrat n° 7714206 prendra fin le <strong>{{S.me.fin}}</strong>. Un accusé de réception vient d’être envoyé à {{S.me.courriel}}.</p>
    <p class="mb-4 text-body-2">Si un prélèvement a lieu avant cette date, le trop-perçu vous sera remboursé sous 30 jours.</p><v-btn color="primary" variant="outlined" @click="go('/')">Retour à l’accueil</v-btn></v-card>
    <v-alert v-else type="info" variant="tonal">Aucune demande en cours.</v-alert>` };

  const Remb = { ...base, template: `<h1 class="text-h4 font-weight-bold mb-6">Mes remboursements</h1><v-card rounded="lg"><v-table><thead><tr><th>Date</th><th>Acte</th><th>Frais</th><th>Remboursé</th></tr></thead><tbody><tr v-for="x in S.me.remboursements"><td>{{x.date}}</td><td>{{x.acte}}</td><td>{{x.frais}}</td><td>{{x.rembourse}}</td></tr></tbody></v-table><v-card-actions><v-btn color="primary">Nouvelle demande</v-btn></v-card-actions></v-card>` };
  const Docs = { ...base, template: `<h1 class="text-h4 font-weight-bold mb-6">Mes documents</h1><v-card rounded="lg"><v-list><v-list-item prepend-icon="mdi-file-pdf-box" title="Conditions particulières"/><v-list-item prepend-icon="mdi-file-pdf-box" title="Conditions générales"/><v-list-item prepend-icon="mdi-file-pdf-box" title="Avis d’échéance"/></v-list></v-card>` };
  const Infos = { setup() { const n = ref('Camille Roussel'), t = ref('06 39 98 20 14'), c = ref(false); return { S, act, n, t, c }; }, template: `<h1 class="text-h4 font-weight-bold mb-6">Mes informations</h1><v-card rounded="lg" class="pa-4 mb-6"><v-text-field v-model="n" label="Nom" variant="outlined"/><v-text-field v-model="t" label="Téléphone" variant="outlined"/><v-btn color="primary" @click="act('/api/profil','Vos informations sont à jour.')">Enregistrer</v-btn></v-card>
    <v-card rounded="lg" class="pa-4"><p class="mb-3">Supprimer mon espace client : vos accès seront fermés, votre contrat ne sera pas résilié.</p><v-btn variant="text" color="error" @click="c=true">Supprimer mon compte</v-btn></v-card>
    <v-dialog v-model="c" max-width="420"><v-card title="Supprimer mon compte ?"><v-card-actions><v-btn @click="c=false">Annuler</v-btn><v-btn color="error" @click="c=false;act('/api/compte/suppression','Compte supprimé.')">Supprimer</v-btn></v-card-actions></v-card></v-dialog>` };
  const Aide = { ...base, template: `<h1 class="text-h4 font-weight-bold mb-6">Aide et contact</h1><v-expansion-panels><v-expansion-panel title="Sous quel délai suis-je remboursé ?" text="Sous 48 heures ouvrées après réception de votre facture."/><v-expansion-panel title="Comment résilier mon contrat ?" text="Depuis Mon contrat, onglet Gestion du contrat, ou par le lien « Résilier votre contrat » en bas de chaque page. Vous pouvez aussi nous écrire : Patounes Assurance, TSA 41207, 69439 Lyon Cedex 03."/><v-expansion-panel title="Qu’est-ce que le délai de carence ?" text="La période qui suit la souscription pendant laquelle les soins ne sont pas pris en charge : 45 jours pour une maladie."/></v-expansion-panels><p class="mt-6">09 72 55 01 84, du lundi au vendredi de 9 h à 18 h (appel non surtaxé)</p>` };
  const Legal = { ...base, template: `<h1 class="text-h4 font-weight-bold mb-6">Informations légales</h1><p>Patounes Assurance, société de courtage, SAS au capital de 120 000 €, RCS Lyon 833 401 227, ORIAS 18 004 512. Contrats assurés par la Mutuelle des Deux Rives.</p>` };

  const routes = { '/': Accueil, '/contrat': Contrat, '/resiliation': Resiliation, '/resiliation/accuse-de-reception': Accuse, '/remboursements': Remb, '/documents': Docs, '/informations': Infos, '/aide': Aide, '/mentions-legales': Legal };
  const App = { setup() {
    const cookies = ref(document.cookie.indexOf('axeptio_all=') < 0);
    const consent = v => { document.cookie = 'axeptio_all=' + v + ';path=/;max-age=31536000'; cookies.value = false; };
    const view = computed(() => routes[route.value] || Accueil);
    onMounted(load);
    const link = (e, p) => { e.preventDefault(); go(p); };
    return { S, go, link, route, view, cookies, consent };
  }, template: `
  <v-app>
    <v-app-bar flat border><v-container class="d-flex align-center py-0"><a href="/" class="pt-logo" @click="link($event,'/')">patounes.</a><v-spacer/><v-btn variant="text" prepend-icon="mdi-phone">09 72 55 01 84</v-btn>
      <v-menu><template #activator="{props}"><v-btn icon v-bind="props" aria-label="Mon compte"><v-icon icon="mdi-account-circle"/></v-btn></template><v-list><v-list-item title="Mes informations" @click="go('/informations')"/><v-list-item title="Aide et contact" @click="go('/aide')"/><v-list-item title="Se déconnecter" @click="go('/')"/></v-list></v-menu></v-container></v-app-bar>
    <v-navigation-drawer permanent width="240"><v-list nav color="primary">
      <v-list-item prepend-icon="mdi-home-outline" title="Accueil" href="/" :active="route==='/'" @click="link($event,'/')"/>
      <v-list-item prepend-icon="mdi-file-sign" title="Mon contrat" href="/contrat" :active="route==='/contrat'" @click="link($event,'/contrat')"/>
      <v-list-item prepend-icon="mdi-cash-refund" title="Mes remboursements" href="/remboursements" :active="route==='/remboursements'" @click="link($event,'/remboursements')"/>
      <v-list-item prepend-icon="mdi-folder-outline" title="Mes documents" href="/documents" :active="route==='/documents'" @click="link($event,'/documents')"/>
      <v-list-item prepend-icon="mdi-account-outline" title="Mes informations" href="/informations" :active="route==='/informations'" @click="link($event,'/informations')"/>
      <v-list-item prepend-icon="mdi-help-circle-outline" title="Aide et contact" href="/aide" :active="route==='/aide'" @click="link($event,'/aide')"/>
    </v-list></v-navigation-drawer>
    <v-main><v-container class="py-8" style="max-width:960px;min-height:70vh"><v-progress-linear v-if="!S.me" indeterminate color="primary"/><component v-else :is="view" :key="route"/></v-container>
      <v-footer color="#2d1b52" class="pt-foot pa-8"><v-row><v-col cols="12" sm="4"><h4>Patounes</h4><a href="/mentions-legales" @click="link($event,'/mentions-legales')">Qui sommes-nous ?</a><a href="/mentions-legales" @click="link($event,'/mentions-legales')">Nos garanties</a><a href="/aide" @click="link($event,'/aide')">Le blog</a></v-col>
        <v-col cols="12" sm="4"><h4>Assistance</h4><a href="/aide" @click="link($event,'/aide')">Aide et contact</a><a href="/aide" @click="link($event,'/aide')">Réclamation</a><a href="/resiliation" @click="link($event,'/resiliation')">Résilier votre contrat</a></v-col>
        <v-col cols="12" sm="4"><h4>Informations</h4><a href="/mentions-legales" @click="link($event,'/mentions-legales')">Mentions légales</a><a href="/mentions-legales" @click="link($event,'/mentions-legales')">Données personnelles</a><a href="/mentions-legales" @click="link($event,'/mentions-legales')">Gestion des cookies</a></v-col>
        <v-col cols="12" class="text-caption">© {{S.me && S.me.annee}} Patounes Assurance. Tous droits réservés.</v-col></v-row></v-footer></v-main>
    <v-snackbar v-model="S.show" color="success" timeout="5000">{{S.toast}}</v-snackbar>
    <div class="pt-cookies" v-if="cookies" role="dialog" aria-label="Cookies"><button type="button" class="pt-cookies__skip" @click="consent(0)">Continuer sans accepter</button><h3 class="text-h6 mt-3">Des croquettes ? Non, des cookies</h3><p class="text-body-2 my-3">Nous et nos partenaires utilisons des cookies pour mesurer l’audience et vous proposer des contenus adaptés.</p><div class="d-flex ga-2"><v-btn variant="outlined" size="small" @click="consent(0)">Je choisis</v-btn><v-btn color="primary" size="small" @click="consent(1)">OK pour moi</v-btn></div></div>
  </v-app>` };
  createApp(App).use(vuetify).mount('#app');
})();
