import 'vuetify/styles'
import { createApp, reactive, ref, computed, watch } from 'vue'
import { createVuetify } from 'vuetify'
import * as components from 'vuetify/components'
import * as directives from 'vuetify/directives'
import { aliases, mdi } from 'vuetify/iconsets/mdi-svg'
import { mdiAccountCircleOutline, mdiTruckOutline, mdiCog, mdiGift, mdiLogout, mdiHelpCircleOutline, mdiPauseCircleOutline, mdiCalendarSync, mdiCloseCircleOutline } from '@mdi/js'
import { fr } from 'vuetify/locale'

const icones = { compte: mdiAccountCircleOutline, camion: mdiTruckOutline, cog: mdiCog, cadeau: mdiGift, sortie: mdiLogout, aide: mdiHelpCircleOutline, pause: mdiPauseCircleOutline, freq: mdiCalendarSync, stop: mdiCloseCircleOutline }
const etat = reactive({ client: null, page: location.pathname, toast: '' })
const gql = async (operationName, variables = {}, message) => {
  const r = await fetch('/api/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ operationName, variables }) }).then(x => x.json())
  if (r.data) etat.client = r.data.client
  if (message) etat.toast = message
}
const aller = p => { history.pushState({}, '', p); etat.page = p; scrollTo(0, 0) }
addEventListener('popstate', () => { etat.page = location.pathname })
const jour = iso => new Date(iso + 'T12:00').toLocaleDateString('fr-FR', { weekday: 'long', day: 'numeric', month: 'long' })
const euros = n => n.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' })
const outils = { etat, gql, aller, jour, euros, icones }

const Livraisons = {
  setup: () => ({ ...outils, noms: { EN_PREPARATION: 'En préparation', A_VENIR: 'Modifiable', SAUTEE: 'Sautée' } }),
  template: `
  <v-container class="py-8" style="max-width:980px">
    <h1 class="text-h4 mb-6">Bonjour {{ etat.client.prenom }} !</h1>
    <v-alert v-if="etat.client.statut === 'INACTIF'" color="grey-lighten-2" class="mb-6" title="Votre abonnement est désactivé" text="Vous ne recevrez plus de nouvelles box. Envie de cuisiner à nouveau ? Revenez quand vous voulez.">
      <template #append><v-btn color="primary" @click="gql('ReactiverAbonnement', {}, 'Heureux de vous revoir !')">Réactiver</v-btn></template></v-alert>
    <v-alert v-else-if="etat.client.statut === 'PAUSE'" type="info" variant="tonal" class="mb-6" title="Abonnement en pause" text="Vos livraisons reprendront automatiquement dans 4 semaines."></v-alert>
    <v-alert v-if="etat.client.remise" type="success" variant="tonal" class="mb-6">−40 % appliqués à vos 2 prochaines box.</v-alert>
    <h2 class="text-h6 mb-3">Mes prochaines livraisons</h2>
    <v-card v-for="l in etat.client.livraisons" :key="l.id" variant="outlined" class="mb-4">
      <v-card-item :title="jour(l.date)" :subtitle="etat.client.formule"><template #append><v-chip size="small" :color="l.etat === 'EN_PREPARATION' ? 'orange' : 'green'">{{ noms[l.etat] }}</v-chip></template></v-card-item>
      <v-card-text>Entre 8 h et 14 h · 12 rue des Tanneurs, 44000 Nantes</v-card-text>
      <v-card-actions v-if="l.etat === 'A_VENIR'"><v-btn color="primary">Choisir mes recettes</v-btn><v-btn @click="gql('SauterLivraison', { id: l.id }, 'Livraison sautée')">Sauter cette semaine</v-btn></v-card-actions>
    </v-card>
    <p v-if="!etat.client.livraisons.length">Aucune livraison prévue.</p>
    <v-card color="amber-lighten-4" flat class="mt-8"><v-card-item title="Parrainez un ami, gagnez 30 €" subtitle="Votre ami reçoit 50 € sur ses 3 premières box."></v-card-item><v-card-actions><v-btn :prepend-icon="icones.cadeau">Envoyer une box offerte</v-btn></v-card-actions></v-card>
  </v-container>`,
}

const Assistant = {
  props: { modelValue: Boolean }, emits: ['update:modelValue'],
  setup(props, { emit }) {
    const etape = ref(1), choix = ref(null), raison = ref(null), texte = ref(''), compris = ref(false), attente = ref(false)
    watch(() => props.modelValue, v => { if (v) { etape.value = 1; choix.value = null; raison.value = null; compris.value = false } })
    const fermer = () => emit('update:modelValue', false)
    const suite = async () => {
      if (choix.value === 'pause') { await gql('MettreEnPause', { semaines: 4 }, 'Votre abonnement est en pause'); fermer() }
      else if (choix.value === 'freq') { await gql('ChangerFrequence', { frequence: 'QUINZAINE' }, 'Vous serez livrée toutes les 2 semaines'); fermer() }
      else etape.value = 2
    }
    const offre = async () => { await gql('AccepterOffre', {}, 'Votre remise est activée !'); fermer() }
    const finir = async () => { attente.value = true; await gql('DesactiverAbonnement', { raison: raison.value, texte: texte.value }); attente.value = false; etape.value = 5 }
    const raisons = ['C’est trop cher', 'Je pars en vacances', 'Je n’ai pas le temps de cuisiner', 'Les recettes ne me plaisent plus', 'Problème de livraison ou de qualité', 'J’ai déménagé', 'Je voulais seulement essayer', 'Autre']
    return { ...outils, etape, choix, raison, texte, compris, attente, fermer, suite, offre, finir, raisons }
  },
  template: `
  <v-dialog :model-value="modelValue" @update:model-value="$emit('update:modelValue', $event)" max-width="640" persistent scrollable>
    <v-card><v-toolbar color="white" density="compact" :title="etape < 5 ? 'Étape ' + etape + ' sur 4' : ''"><v-btn :icon="icones.stop" aria-label="Fermer" @click="fermer"></v-btn></v-toolbar><v-progress-linear :model-value="etape * 25" color="primary"></v-progress-linear>
      <v-card-text class="pa-6">
        <template v-if="etape === 1"><h2 class="text-h5 mb-2">Et si on trouvait une solution plus souple ?</h2><p class="mb-4">Notre abonnement est sans engagement : adaptez-le à votre rythme.</p>
          <v-radio-group v-model="choix"><v-radio value="pause" label="Faire une pause de 4 semaines"></v-radio><v-radio value="freq" label="Recevoir une box toutes les 2 semaines"></v-radio><v-radio value="stop" label="Arrêter complètement mes livraisons"></v-radio></v-radio-group></template>
        <template v-else-if="etape === 2"><h2 class="text-h5 mb-2">Pourquoi souhaitez-vous nous quitter ?</h2>
          <v-chip-group v-model="raison" column mandatory selected-class="text-primary"><v-chip v-for="r in raisons" :key="r" :value="r" filter variant="outlined">{{ r }}</v-chip></v-chip-group><v-textarea v-model="texte" class="mt-4" rows="2" label="Un mot pour nos équipes ? (facultatif)" variant="outlined"></v-textarea></template>
        <template v-else-if="etape === 3"><div class="text-center"><v-icon :icon="icones.cadeau" size="64" color="primary"></v-icon><h2 class="text-h5 my-3">Attendez, {{ etat.client.prenom }} ! −40 % sur vos 2 prochaines box</h2><p>Soit {{ euros(etat.client.prix * 0.6) }} au lieu de {{ euros(etat.client.prix) }}. Offre réservée à nos clients fidèles.</p></div></template>
        <template v-else-if="etape === 4"><h2 class="text-h5 mb-2">Ce que vous allez perdre</h2><v-list density="compact"><v-list-item title="Vos recettes favorites et vos notes"></v-list-item><v-list-item :title="'Vos ' + etat.client.points + ' points fidélité (17 € de bons d’achat)'"></v-list-item><v-list-item title="Votre tarif de bienvenue bloqué"></v-list-item></v-list>
          <p class="text-body-2 mt-2">Votre box du {{ jour(etat.client.livraisons[0].date) }} est déjà en préparation : elle sera livrée et facturée.</p>
          <v-checkbox v-model="compris" label="Je comprends que je perdrai mes avantages fidélité" hide-details></v-checkbox></template>
        <template v-else><h2 class="text-h5 mb-2">Votre abonnement est désactivé</h2><p>Un e-mail de confirmation vient d’être envoyé à {{ etat.client.email }}. À bientôt en cuisine !</p></template>
      </v-card-text><v-divider></v-divider>
      <v-card-actions class="pa-4">
        <template v-if="etape === 1"><v-btn @click="fermer">Retour</v-btn><v-spacer></v-spacer><v-btn variant="flat" color="primary" :disabled="!choix" @click="suite">Continuer</v-btn></template>
        <template v-else-if="etape === 2"><v-btn @click="etape = 1">Retour</v-btn><v-spacer></v-spacer><v-btn variant="flat" color="primary" :disabled="!raison" @click="etape = 3">Continuer</v-btn></template>
        <template v-else-if="etape === 3"><v-btn variant="plain" size="small" @click="etape = 4">Non, je renonce à ma remise</v-btn><v-spacer></v-spacer><v-btn variant="flat" color="primary" @click="offre">J’en profite</v-btn></template>
        <template v-else-if="etape === 4"><v-btn variant="text" color="grey-darken-1" :disabled="!compris" :loading="attente" @click="finir">Confirmer la désactivation</v-btn><v-spacer></v-spacer><v-btn variant="flat" color="primary" @click="fermer">Garder mon abonnement</v-btn></template>
        <template v-else><v-spacer></v-spacer><v-btn color="primary" @click="fermer">Fermer</v-btn></template>
      </v-card-actions></v-card>
  </v-dialog>`,
}

const Parametres = {
  components: { Assistant },
  setup() {
    const onglet = ref('profil'), ouvert = ref(false), vins = ref(false), suppr = ref(false)
    const freq = computed(() => etat.client.frequence === 'HEBDO' ? 'Toutes les semaines' : 'Toutes les 2 semaines')
    return { ...outils, onglet, ouvert, vins, suppr, freq }
  },
  template: `
  <v-container class="py-8" style="max-width:980px"><h1 class="text-h4 mb-4">Paramètres du compte</h1>
    <v-tabs v-model="onglet" color="primary"><v-tab value="profil">Mes informations</v-tab><v-tab value="formule">Mes formules</v-tab><v-tab value="paiement">Paiement</v-tab><v-tab value="com">Communication</v-tab></v-tabs><v-divider class="mb-6"></v-divider>
    <v-window v-model="onglet">
      <v-window-item value="profil"><v-row><v-col cols="6"><v-text-field label="Prénom" :model-value="etat.client.prenom" variant="outlined"></v-text-field></v-col><v-col cols="6"><v-text-field label="Nom" :model-value="etat.client.nom" variant="outlined"></v-text-field></v-col></v-row><v-text-field label="Adresse e-mail" :model-value="etat.client.email" variant="outlined"></v-text-field><v-btn color="primary">Enregistrer</v-btn><v-divider class="my-6"></v-divider><p class="text-body-2 mb-2">La suppression du compte efface définitivement vos données, vos points et vos commandes.</p><v-btn color="error" variant="text" @click="suppr = true">Supprimer mon compte</v-btn>
        <v-dialog v-model="suppr" max-width="420"><v-card title="Supprimer définitivement ?" text="Cette action est irréversible."><v-card-actions><v-btn @click="suppr = false">Annuler</v-btn><v-btn color="error" @click="gql('SupprimerCompte', {}, 'Demande enregistrée'); suppr = false">Supprimer</v-btn></v-card-actions></v-card></v-dialog></v-window-item>
      <v-window-item value="formule"><v-card variant="outlined" class="mb-6"><v-card-item title="Box repas" :subtitle="etat.client.formule"><template #append><v-chip :color="etat.client.statut === 'ACTIF' ? 'green' : 'grey'" size="small">{{ { ACTIF: 'Actif', INACTIF: 'Inactif', PAUSE: 'En pause' }[etat.client.statut] }}</v-chip></template></v-card-item>
          <v-expansion-panels variant="accordion" flat><v-expansion-panel title="Taille et nombre de recettes"><v-expansion-panel-text>{{ etat.client.formule }} · {{ euros(etat.client.prix) }} par box, livraison comprise. <v-btn size="small" variant="text" color="primary">Modifier</v-btn></v-expansion-panel-text></v-expansion-panel>
            <v-expansion-panel title="Jour et fréquence de livraison"><v-expansion-panel-text>{{ freq }}, le vendredi entre 8 h et 14 h.</v-expansion-panel-text></v-expansion-panel>
            <v-expansion-panel title="Préférences alimentaires"><v-expansion-panel-text>Sans porc · Rapide</v-expansion-panel-text></v-expansion-panel>
            <v-expansion-panel title="Statut de la formule"><v-expansion-panel-text>
              <template v-if="etat.client.statut === 'INACTIF'"><p>Formule désactivée le {{ jour(etat.client.fin) }}. <template v-if="etat.client.livraisons.length">Dernière livraison le {{ jour(etat.client.livraisons[0].date) }}.</template></p><v-btn color="primary" @click="gql('ReactiverAbonnement', {}, 'Heureux de vous revoir !')">Réactiver ma formule</v-btn></template>
              <template v-else><p>Votre formule est active. Prochaine facturation : {{ euros(etat.client.prix) }}.</p><a href="#" class="text-caption text-grey-darken-1" @click.prevent="ouvert = true">Désactiver ma formule</a></template></v-expansion-panel-text></v-expansion-panel></v-expansion-panels></v-card>
        <v-card variant="outlined"><v-card-item title="Club Vins" subtitle="3 bouteilles par mois"><template #append><v-chip :color="etat.client.vins.statut === 'ACTIF' ? 'green' : 'grey'" size="small">{{ etat.client.vins.statut === 'ACTIF' ? 'Actif' : 'Résilié' }}</v-chip></template></v-card-item><v-card-text>{{ euros(etat.client.vins.prix) }} par mois</v-card-text><v-card-actions v-if="etat.client.vins.statut === 'ACTIF'"><v-btn>Changer de sélection</v-btn><v-btn color="error" @click="vins = true">Résilier</v-btn></v-card-actions></v-card>
        <v-dialog v-model="vins" max-width="420"><v-card title="Résilier le Club Vins ?" text="Vous ne recevrez plus notre sélection mensuelle."><v-card-actions><v-btn @click="vins = false">Non</v-btn><v-btn color="error" @click="gql('ResilierClubVins', {}, 'Club Vins résilié'); vins = false">Oui, résilier</v-btn></v-card-actions></v-card></v-dialog>
        <Assistant v-model="ouvert"></Assistant></v-window-item>
      <v-window-item value="paiement"><v-list><v-list-item title="Mastercard •••• 8106" subtitle="Expire fin 03/2029"><template #append><v-btn variant="text" @click="gql('RetirerCarte', {}, 'Carte retirée')">Retirer</v-btn></template></v-list-item><v-list-item title="Historique des factures" subtitle="41 factures"></v-list-item></v-list></v-window-item>
      <v-window-item value="com"><v-switch v-for="(t, k) in { recettes: 'Recettes de la semaine', offres: 'Offres et bons plans' }" :key="k" :label="t" :model-value="etat.client.lettres[k]" color="primary" @update:model-value="gql('Preferences', { [k]: $event })"></v-switch><a href="#" class="text-caption" @click.prevent="gql('Preferences', { recettes: false, offres: false }, 'Vous êtes désabonnée de nos e-mails')">Me désabonner de tous les e-mails</a></v-window-item>
    </v-window></v-container>`,
}

const Aide = { setup: () => outils, template: `<v-container class="py-8" style="max-width:980px"><h1 class="text-h4 mb-4">Centre d’aide</h1><v-expansion-panels><v-expansion-panel title="Comment sauter une semaine ?" text="Depuis Mes livraisons, cliquez sur « Sauter cette semaine » au plus tard 5 jours avant."></v-expansion-panel><v-expansion-panel title="Comment arrêter mon abonnement ?" text="Rendez-vous dans Paramètres du compte > Mes formules > Statut de la formule. Vous pouvez aussi simplement sauter autant de semaines que vous le souhaitez !"></v-expansion-panel><v-expansion-panel title="Ma box est incomplète" text="Écrivez-nous dans les 48 heures avec une photo."></v-expansion-panel></v-expansion-panels></v-container>` }

createApp({
  components: { Livraisons, Parametres, Aide },
  setup() {
    gql('Client')
    const cookies = ref(!localStorage.getItem('lbc_cookies'))
    const ok = () => { localStorage.setItem('lbc_cookies', '1'); cookies.value = false }
    const vue = computed(() => ({ '/parametres': 'Parametres', '/aide': 'Aide' }[etat.page] || 'Livraisons'))
    return { ...outils, cookies, ok, vue }
  },
  template: `<v-app><v-app-bar flat border color="white"><v-app-bar-title><b style="color:#2e7d32">la bonne cagette</b></v-app-bar-title><v-btn @click="aller('/')">Mes livraisons</v-btn><v-btn>Nos recettes</v-btn><v-btn>Épicerie</v-btn>
    <v-menu><template #activator="{ props }"><v-btn v-bind="props" :prepend-icon="icones.compte">Mon compte</v-btn></template><v-list><v-list-item :prepend-icon="icones.camion" title="Mes livraisons" @click="aller('/')"></v-list-item><v-list-item :prepend-icon="icones.cog" title="Paramètres du compte" @click="aller('/parametres')"></v-list-item><v-list-item :prepend-icon="icones.cadeau" title="Parrainage"></v-list-item><v-list-item :prepend-icon="icones.aide" title="Aide" @click="aller('/aide')"></v-list-item><v-list-item :prepend-icon="icones.sortie" title="Se déconnecter"></v-list-item></v-list></v-menu></v-app-bar>
    <v-main><component :is="vue" v-if="etat.client"></component><div v-else class="text-center pa-16"><v-progress-circular indeterminate color="primary"></v-progress-circular></div></v-main>
    <v-footer color="green-darken-4" class="flex-column align-start pa-8" style="flex:0"><div class="mb-3"><a v-for="t in ['Qui sommes-nous', 'Recrutement', 'Presse', 'Carte cadeau']" :key="t" href="#" class="text-white mr-6" @click.prevent>{{ t }}</a><a href="/aide" class="text-white" @click.prevent="aller('/aide')">Centre d’aide</a></div><small>CGV · Mentions légales · Données personnelles · Gestion des cookies · L’abus d’alcool est dangereux pour la santé. Pour votre santé, mangez au moins cinq fruits et légumes par jour. © 2026 La Bonne Cagette SAS</small></v-footer>
    <v-snackbar :model-value="!!etat.toast" @update:model-value="etat.toast = ''" timeout="4000">{{ etat.toast }}</v-snackbar>
    <v-bottom-sheet v-model="cookies" persistent><v-card class="pa-4"><a href="#" class="text-right text-caption" @click.prevent="ok">Continuer sans accepter</a><v-card-text>Nous utilisons des cookies pour mesurer l’audience et vous proposer des recettes et publicités adaptées.</v-card-text><v-card-actions><v-btn>Personnaliser</v-btn><v-spacer></v-spacer><v-btn variant="flat" color="primary" @click="ok">Tout accepter</v-btn></v-card-actions></v-card></v-bottom-sheet>
  </v-app>`,
}).use(createVuetify({ components, directives, icons: { defaultSet: 'mdi', aliases, sets: { mdi } }, locale: { locale: 'fr', messages: { fr } }, theme: { defaultTheme: 'light', themes: { light: { colors: { primary: '#2e7d32' } } } } })).mount('#app')
