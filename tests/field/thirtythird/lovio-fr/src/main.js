import { createApp, reactive, ref, computed, watch } from "vue";
import { createRouter, createWebHistory } from "vue-router";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { fr } from "vuetify/locale";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import "vuetify/dist/vuetify.css";
import "./style.css";

const store = reactive({ d: null, snack: "" });
async function api(path, body) {
  const r = await fetch("/api/v1" + path, body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const j = await r.json();
  if (!r.ok) throw new Error(j.erreur || "Une erreur est survenue.");
  store.d = j;
  return j;
}
const track = (page) => fetch("/api/v1/tracking", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ page }) }).catch(() => {});
const jour = (s) => new Date(s + "T12:00:00").toLocaleDateString("fr-FR", { day: "numeric", month: "long", year: "numeric" });
const court = (s) => new Date(s + "T12:00:00").toLocaleDateString("fr-FR");
const mixin = { data: () => ({ store }), computed: { d() { return store.d; }, l() { return store.d.ligne; } }, methods: { api, jour, court } };
const page = (o) => ({ mixins: [mixin], ...o });

const Bandeau = page({
  template: `<v-alert v-if="l.statut==='scheduled'" type="warning" variant="tonal" class="mb-4" title="Résiliation programmée">
    <p>Votre ligne {{ l.msisdn }} sera résiliée le {{ jour(l.fin) }} (demande n° {{ l.ref }}).</p>
    <v-btn class="mt-2" size="small" variant="text" @click="api('/resiliation/annulation',{}); store.snack='Votre demande de résiliation a été annulée.'">Annuler ma résiliation</v-btn></v-alert>
    <v-alert v-if="l.statut==='paused'" type="error" variant="tonal" class="mb-4">Votre ligne est suspendue. <a href="#" @click.prevent>La remettre en service</a></v-alert>
    <v-alert v-if="l.promo" type="success" variant="tonal" class="mb-4">Remise fidélité : {{ l.promo }}</v-alert>`,
});

const Accueil = page({
  components: { Bandeau },
  template: `<h1 class="text-h4 mb-1">Bonjour {{ d.client.prenom }} !</h1><p class="text-medium-emphasis mb-6">N° client {{ d.client.numero }}</p>
  <Bandeau/>
  <v-row>
    <v-col cols="12" md="7"><v-card variant="outlined"><v-card-title>Ma ligne mobile</v-card-title><v-card-subtitle>{{ l.msisdn }}</v-card-subtitle>
      <v-card-text><div class="d-flex justify-space-between mb-1"><span>Internet mobile</span><span>37,4 Go / 100 Go</span></div><v-progress-linear model-value="37" height="10" rounded color="primary"/>
      <p class="mt-4">Appels et SMS/MMS <strong>illimités</strong> en France, UE et DOM</p><p>Hors forfait : <strong>0,00 €</strong></p></v-card-text>
      <v-card-actions><v-btn color="primary" variant="flat" to="/mon-offre">Gérer mon offre</v-btn><v-btn to="/conso">Suivre ma conso</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12" md="5"><v-card variant="outlined"><v-card-title>Ma dernière facture</v-card-title><v-card-text><div class="text-h5">{{ d.factures[0].montant }} €</div><p>du {{ jour(d.factures[0].date) }}, payée par prélèvement</p></v-card-text><v-card-actions><v-btn to="/factures">Mes factures</v-btn></v-card-actions></v-card></v-col>
    <v-col cols="12"><v-card color="primary"><v-card-title>La Fibre Lovio à 24,99 €/mois</v-card-title><v-card-text>Déjà client mobile ? Profitez de 5 €/mois de remise sur votre box, sans engagement.</v-card-text><v-card-actions><v-btn variant="outlined" to="/fibre">J’en profite</v-btn></v-card-actions></v-card></v-col>
    <v-col v-for="t in ['Parrainez vos proches et gagnez 20 €','Reprise de votre ancien mobile','eSIM : activez-la en 5 minutes']" :key="t" cols="12" md="4"><v-card variant="tonal" height="100%"><v-card-text>{{ t }}</v-card-text><v-card-actions><v-btn size="small">En savoir plus</v-btn></v-card-actions></v-card></v-col>
  </v-row>`,
});

const MonOffre = page({
  components: { Bandeau },
  data: () => ({ dlg: "" }),
  template: `<h1 class="text-h4 mb-4">Mon offre</h1><Bandeau/>
  <v-card variant="outlined" class="mb-6"><v-card-item><v-card-title>{{ l.offre }}</v-card-title><v-card-subtitle>Ligne {{ l.msisdn }}, sans engagement</v-card-subtitle><template #append><span class="text-h6">{{ l.prix }} €/mois</span></template></v-card-item>
    <v-card-text>Appels, SMS et MMS illimités. 100 Go en France métropolitaine dont 22 Go depuis l’UE/DOM. <a href="#" @click.prevent>Voir la fiche d’information standardisée</a></v-card-text>
    <v-card-actions><v-btn color="primary" variant="flat" to="/changer-offre">Changer d’offre</v-btn><v-btn>Mon contrat (PDF)</v-btn></v-card-actions></v-card>
  <h2 class="text-h6 mb-2">Mes options</h2>
  <v-table class="mb-6"><tbody><tr v-if="d.option"><td>Option Musique Premium</td><td>2,99 €/mois</td><td class="text-right"><v-btn size="small" variant="text" @click="dlg='opt'">Résilier l’option</v-btn></td></tr><tr><td>Messagerie vocale visuelle</td><td>Incluse</td><td class="text-right"><v-btn size="small" variant="text">Paramétrer</v-btn></td></tr><tr><td>Monde 5 Go</td><td>9,99 €</td><td class="text-right"><v-btn size="small" variant="text">Ajouter</v-btn></td></tr></tbody></v-table>
  <h2 class="text-h6 mb-2">Gérer ma ligne</h2>
  <v-expansion-panels variant="accordion">
    <v-expansion-panel title="Ma carte SIM / eSIM"><v-expansion-panel-text><v-list><v-list-item title="Commander une carte SIM" subtitle="10 €"/><v-list-item title="Passer à l’eSIM"/><v-list-item title="Mon code PUK"/></v-list></v-expansion-panel-text></v-expansion-panel>
    <v-expansion-panel title="Perte ou vol"><v-expansion-panel-text><p class="mb-3">Suspendez votre ligne pour éviter toute utilisation frauduleuse. Votre abonnement continue d’être facturé.</p><v-btn variant="outlined" @click="dlg='susp'">Suspendre ma ligne</v-btn></v-expansion-panel-text></v-expansion-panel>
    <v-expansion-panel title="Appels, renvois et international"><v-expansion-panel-text><v-switch label="Appels internationaux" disabled/></v-expansion-panel-text></v-expansion-panel>
    <v-expansion-panel title="Mon contrat"><v-expansion-panel-text><v-list><v-list-item title="Céder ma ligne à un proche" @click="()=>{}"/><v-list-item title="Obtenir mon code RIO" subtitle="Pour conserver votre numéro chez un autre opérateur" @click="dlg='rio'"/><v-list-item title="Résilier ma ligne" to="/resiliation"/></v-list></v-expansion-panel-text></v-expansion-panel>
  </v-expansion-panels>
  <v-dialog :model-value="!!dlg" @update:model-value="dlg=''" max-width="520">
    <v-card v-if="dlg==='opt'" title="Résilier l’option Musique Premium ?" text="L’option prendra fin à votre prochaine date de facturation."><v-card-actions><v-spacer/><v-btn @click="dlg=''">Annuler</v-btn><v-btn color="primary" @click="api('/options/musique/resiliation',{});dlg=''">Confirmer</v-btn></v-card-actions></v-card>
    <v-card v-if="dlg==='susp'" title="Suspendre ma ligne" text="Vous ne pourrez plus émettre ni recevoir d’appels. L’abonnement reste dû."><v-card-actions><v-spacer/><v-btn @click="dlg=''">Annuler</v-btn><v-btn color="primary" @click="api('/ligne/suspension',{});dlg=''">Suspendre</v-btn></v-card-actions></v-card>
    <v-card v-if="dlg==='rio'" title="Votre code RIO" text="02 P 7K3F41 QX9. Communiquez-le à votre nouvel opérateur : il se chargera de la résiliation de votre ligne."><v-card-actions><v-spacer/><v-btn @click="dlg=''">Fermer</v-btn></v-card-actions></v-card>
  </v-dialog>`,
});

const ChangerOffre = page({
  data: () => ({ sel: null, offres: [["Forfait 2 h 1 Go", "5,99"], ["Forfait 100 Go", "13,99"], ["Forfait 200 Go 5G", "17,99"]] }),
  template: `<h1 class="text-h4 mb-4">Changer d’offre</h1><v-row><v-col v-for="o in offres" :key="o[0]" cols="12" md="4"><v-card variant="outlined"><v-card-title>{{ o[0] }}</v-card-title><v-card-text class="text-h5">{{ o[1] }} €/mois</v-card-text><v-card-actions><v-btn v-if="o[0]===l.offre" disabled>Mon offre actuelle</v-btn><v-btn v-else color="primary" variant="flat" @click="sel=o">Choisir</v-btn></v-card-actions></v-card></v-col></v-row>
  <v-dialog :model-value="!!sel" @update:model-value="sel=null" max-width="480"><v-card v-if="sel" title="Confirmer le changement" :text="'Votre nouvelle offre : '+sel[0]+' à '+sel[1]+' €/mois, à partir de votre prochaine facture.'"><v-card-actions><v-spacer/><v-btn @click="sel=null">Annuler</v-btn><v-btn color="primary" @click="api('/ligne/offre',{offre:sel[0]}).then(()=>$router.push('/mon-offre'))">Valider</v-btn></v-card-actions></v-card></v-dialog>`,
});
const Factures = page({ template: `<h1 class="text-h4 mb-4">Mes factures</h1><v-table><thead><tr><th>Date</th><th>Montant</th><th>Statut</th><th></th></tr></thead><tbody><tr v-for="f in d.factures" :key="f.mois"><td>{{ court(f.date) }}</td><td>{{ f.montant }} €</td><td>Payée</td><td><a href="#" @click.prevent>Télécharger</a></td></tr></tbody></v-table><p class="mt-4">Prélèvement le 12 du mois sur le compte FR76 •••• 4418. <a href="#" @click.prevent>Modifier mon moyen de paiement</a></p>` });
const Conso = page({ template: `<h1 class="text-h4 mb-4">Ma conso</h1><p>Internet : 37,4 Go. Appels : 4 h 12. SMS : 61. Conso depuis l’UE : 0 Go.</p>` });
const Profil = page({ template: `<h1 class="text-h4 mb-4">Mon profil</h1><v-list><v-list-item title="Titulaire" :subtitle="d.client.civilite+' '+d.client.prenom+' '+d.client.nom"/><v-list-item title="E-mail" :subtitle="d.client.email"/><v-list-item title="Adresse" subtitle="14 rue des Tanneurs, 37000 Tours"/></v-list><h2 class="text-h6 mt-4">Mes préférences de contact</h2><v-switch v-for="(t,k) in {sms:'Offres par SMS',mail:'Offres par e-mail',partners:'Offres de nos partenaires'}" :key="k" :label="t" color="primary" hide-details :model-value="d.optin[k]" @update:model-value="v=>api('/profil/optin',{[k]:v})"/>` });
const Assistance = page({ template: `<h1 class="text-h4 mb-4">Assistance</h1><v-text-field label="Quelle est votre question ?" variant="outlined"/><v-expansion-panels><v-expansion-panel v-for="q in [['Comment suivre ma conso ?','Depuis la rubrique Ma conso.'],['Comment résilier mon forfait mobile ?','Rendez-vous dans Mon offre, rubrique Mon contrat, puis Résilier ma ligne. Si vous souhaitez garder votre numéro, demandez votre RIO au 3179 : votre nouvel opérateur s’occupe de tout.'],['Quand suis-je prélevé ?','Le 12 de chaque mois.'],['Comment joindre un conseiller ?','Par tchat, du lundi au samedi de 8 h à 20 h.']]" :key="q[0]" :title="q[0]" :text="q[1]"/></v-expansion-panels>` });
const Fibre = page({ data: () => ({ ok: false }), template: `<h1 class="text-h4 mb-4">La Fibre Lovio</h1><p>1 Gb/s symétrique, 24,99 €/mois, frais de mise en service 49 €.</p><v-checkbox v-model="ok" label="J’accepte les conditions générales de vente"/><v-btn color="primary" :disabled="!ok" @click="api('/fibre/souscription',{}).then(()=>$router.push('/'))">Commander avec obligation de paiement</v-btn>` });

const Resiliation = page({
  template: `<v-breadcrumbs class="px-0" :items="[{title:'Espace client',to:'/'},{title:'Mon offre',to:'/mon-offre'},{title:'Résiliation',disabled:true}]"/>
  <h1 class="text-h4 mb-2">Vous souhaitez résilier ?</h1>
  <template v-if="l.statut==='scheduled'"><v-alert type="info" variant="tonal">Une demande de résiliation est déjà enregistrée pour votre ligne {{ l.msisdn }}. Elle prendra effet le {{ jour(l.fin) }}.</v-alert><v-btn class="mt-4" to="/">Retour à l’accueil</v-btn></template>
  <template v-else><p class="mb-6">Avant de nous quitter, il existe peut-être une solution adaptée à votre besoin.</p>
  <v-row><v-col cols="12" md="4"><v-card variant="outlined" height="100%" title="Payer moins cher" text="Nos forfaits commencent à 5,99 €/mois."><v-card-actions><v-btn color="primary" to="/changer-offre">Voir les offres</v-btn></v-card-actions></v-card></v-col>
  <v-col cols="12" md="4"><v-card variant="outlined" height="100%" title="Un souci de réseau ?" text="Testez votre couverture et contactez notre équipe technique."><v-card-actions><v-btn color="primary" to="/assistance">Être aidé</v-btn></v-card-actions></v-card></v-col>
  <v-col cols="12" md="4"><v-card variant="outlined" height="100%" title="Parler à un conseiller" text="Par tchat du lundi au samedi, de 8 h à 20 h."><v-card-actions><v-btn color="primary">Démarrer un tchat</v-btn></v-card-actions></v-card></v-col></v-row>
  <v-alert class="my-6" variant="tonal" type="info" title="Vous changez d’opérateur en gardant votre numéro ?">Ne résiliez pas votre ligne : votre nouvel opérateur s’en charge avec votre code RIO.</v-alert>
  <div class="d-flex flex-wrap ga-3"><v-btn color="primary" size="large" to="/mon-offre">Rester chez Lovio</v-btn><v-btn variant="text" size="large" to="/resiliation/demande">Poursuivre ma demande de résiliation</v-btn></div></template>`,
});

const MOTIFS = ["Je change d’opérateur", "Le prix de mon forfait", "La qualité du réseau", "Le service client", "Je pars à l’étranger", "Je n’ai plus besoin de cette ligne", "Décès du titulaire", "Autre"];
const Demande = page({
  data: () => ({ etape: 1, garder: null, motif: null, quand: "tot", date: "", ok: false, busy: false, err: "", MOTIFS, faite: false }),
  computed: { dateFin() { return this.quand === "tot" ? this.l.auPlusTot : this.date; }, dMax() { const x = new Date(this.l.auPlusTot + "T12:00:00"); x.setDate(x.getDate() + 60); return x.toISOString().slice(0, 10); } },
  watch: { etape(n) { track("resiliation-etape-" + n); window.scrollTo(0, 0); } },
  methods: {
    async envoyer() {
      this.busy = true; this.err = "";
      try { await api("/resiliation", { motif: this.motif, conserverNumero: false, date: this.dateFin }); await new Promise((r) => setTimeout(r, 700)); this.faite = true; window.scrollTo(0, 0); } catch (e) { this.err = e.message; }
      this.busy = false;
    },
    async rester() { await api("/ligne/fidelite", { code: "FID5" }); this.$router.push("/mon-offre"); },
  },
  template: `<template v-if="faite || l.statut==='scheduled'"><v-card variant="outlined" class="pa-6"><h1 class="text-h4 mb-3">Votre demande de résiliation est enregistrée</h1><p>Votre ligne <strong>{{ l.msisdn }}</strong> sera résiliée le <strong>{{ jour(l.fin) }}</strong>.</p><p>N° de demande : {{ l.ref }}</p><p class="mt-3">Un e-mail de confirmation vous a été envoyé à {{ d.client.email }}. D’ici là, vous continuez à profiter de votre forfait.</p><v-btn class="mt-4" color="primary" to="/">Retour à mon espace client</v-btn></v-card></template>
  <template v-else><h1 class="text-h4 mb-4">Demande de résiliation</h1>
  <v-stepper v-model="etape" flat><v-stepper-header><v-stepper-item :value="1" title="Ma ligne" :complete="etape>1"/><v-divider/><v-stepper-item :value="2" title="Motif et date" :complete="etape>2"/><v-divider/><v-stepper-item :value="3" title="Offre" :complete="etape>3"/><v-divider/><v-stepper-item :value="4" title="Récapitulatif"/></v-stepper-header></v-stepper>
  <v-card variant="outlined" class="pa-4">
  <div v-if="etape===1"><h2 class="text-h6 mb-3">Ma ligne</h2>
    <v-row><v-col cols="12" md="6"><v-text-field label="Titulaire" readonly variant="outlined" :model-value="d.client.prenom+' '+d.client.nom"/></v-col><v-col cols="12" md="6"><v-text-field label="Ligne à résilier" readonly variant="outlined" :model-value="l.msisdn+' - '+l.offre"/></v-col></v-row>
    <v-radio-group v-model="garder" label="Souhaitez-vous conserver votre numéro chez un autre opérateur ?"><v-radio label="Oui, je veux conserver mon numéro" value="oui"/><v-radio label="Non, je ne souhaite pas conserver mon numéro" value="non"/></v-radio-group>
    <v-alert v-if="garder==='oui'" type="warning" variant="tonal" class="mb-4">Ne résiliez pas votre ligne ! Votre code RIO : <strong>02 P 7K3F41 QX9</strong>. Transmettez-le à votre nouvel opérateur, qui effectuera la portabilité et la résiliation pour vous.</v-alert>
    <div class="d-flex justify-space-between"><v-btn variant="text" to="/mon-offre">Annuler</v-btn><v-btn color="primary" :disabled="garder!=='non'" @click="etape=2">Continuer</v-btn></div></div>
  <div v-if="etape===2"><h2 class="text-h6 mb-3">Motif et date</h2>
    <v-select v-model="motif" :items="MOTIFS" label="Motif de la résiliation *" variant="outlined"/>
    <v-radio-group v-model="quand" label="Date de résiliation souhaitée"><v-radio :label="'Au plus tôt, le '+jour(l.auPlusTot)" value="tot"/><v-radio label="À une date ultérieure" value="date"/></v-radio-group>
    <v-text-field v-if="quand==='date'" v-model="date" type="date" :min="l.auPlusTot" :max="dMax" label="Date souhaitée" variant="outlined"/>
    <p class="text-caption mb-4">Conformément à l’article L. 224-39 du Code de la consommation, la résiliation prend effet dix jours après réception de votre demande, sauf date ultérieure choisie par vous.</p>
    <div class="d-flex justify-space-between"><v-btn variant="text" @click="etape=1">Retour</v-btn><v-btn color="primary" :disabled="!motif || !dateFin" @click="etape=3">Continuer</v-btn></div></div>
  <div v-if="etape===3" class="text-center pa-6"><v-chip color="secondary" class="mb-3">Offre fidélité</v-chip><h2 class="text-h5 mb-2">Et si vous restiez ? 5 €/mois de remise pendant 12 mois</h2><p class="mb-6">Gardez votre forfait 100 Go pour 8,99 €/mois au lieu de 13,99 €/mois, toujours sans engagement.</p>
    <v-btn color="primary" size="large" @click="rester">Je profite de l’offre</v-btn><div class="mt-4"><v-btn variant="text" @click="etape=4">Non merci, je maintiens ma demande</v-btn></div></div>
  <div v-if="etape===4"><h2 class="text-h6 mb-3">Récapitulatif de votre demande</h2>
    <v-table class="mb-4"><tbody><tr><td>Titulaire</td><td>{{ d.client.prenom }} {{ d.client.nom }}</td></tr><tr><td>Ligne</td><td>{{ l.msisdn }}</td></tr><tr><td>Offre</td><td>{{ l.offre }}</td></tr><tr><td>Motif</td><td>{{ motif }}</td></tr><tr><td>Date d’effet</td><td>{{ jour(dateFin) }}</td></tr><tr><td>Frais de résiliation</td><td>0,00 €</td></tr></tbody></v-table>
    <p class="mb-2">Le mois entamé vous sera facturé au prorata. Vos options prendront fin à la même date.</p>
    <v-checkbox v-model="ok" label="Je comprends que mon numéro sera définitivement perdu et je confirme vouloir résilier ma ligne."/>
    <v-alert v-if="err" type="error" class="mb-3">{{ err }}</v-alert>
    <div class="d-flex justify-space-between flex-wrap ga-2"><v-btn variant="text" to="/mon-offre">Annuler</v-btn><v-btn color="primary" :loading="busy" :disabled="!ok" @click="envoyer">Notifier la résiliation</v-btn></div></div>
  </v-card></template>`,
});

const App = {
  mixins: [mixin],
  data: () => ({ consent: /lv_consent=/.test(document.cookie), nav: [["Accueil", "/"], ["Mon offre", "/mon-offre"], ["Ma conso", "/conso"], ["Mes factures", "/factures"], ["Mon profil", "/profil"], ["Assistance", "/assistance"]], foot: { "Nos offres": ["Forfaits mobiles", "Box Fibre", "Téléphones", "Options internationales"], "Aide": ["Assistance", "Suivi de commande", "Signaler une fraude", "Carte de couverture"], "À propos": ["Qui sommes-nous ?", "Recrutement", "Engagements RSE", "Accessibilité : partiellement conforme"] } }),
  methods: { ok(v) { document.cookie = "lv_consent=" + v + ";path=/;max-age=15552000"; this.consent = true; } },
  template: `<v-app>
  <v-app-bar flat border><v-app-bar-title><router-link to="/" class="logo">lovio<span>mobile</span></router-link></v-app-bar-title><v-btn href="#" @click.prevent>Boutique</v-btn><v-btn to="/fibre">Fibre</v-btn><v-btn to="/assistance">Aide</v-btn>
    <v-menu><template #activator="{ props }"><v-btn v-bind="props" variant="tonal">Thibault C.</v-btn></template><v-list><v-list-item title="Mon espace client" to="/"/><v-list-item title="Mon profil" to="/profil"/><v-list-item title="Se déconnecter" @click="()=>{}"/></v-list></v-menu></v-app-bar>
  <v-navigation-drawer permanent width="220"><v-list nav><v-list-item v-for="n in nav" :key="n[1]" :to="n[1]" :title="n[0]" :exact="n[1]==='/'"/></v-list></v-navigation-drawer>
  <v-main><v-container style="max-width:1000px" class="py-8"><v-progress-circular v-if="!d" indeterminate/><router-view v-else/></v-container>
  <footer class="pied"><v-container style="max-width:1000px"><v-row><v-col v-for="(l,h) in foot" :key="h" cols="4"><h3>{{ h }}</h3><div v-for="x in l" :key="x"><a href="#" @click.prevent>{{ x }}</a></div></v-col></v-row><p class="legal"><a href="#" @click.prevent>Mentions légales</a> · <a href="#" @click.prevent>Données personnelles</a> · <a href="#" @click.prevent="consent=false">Gestion des cookies</a> · <router-link to="/resiliation">Résilier votre contrat</router-link> · <a href="#" @click.prevent>Tarifs et CGV</a></p><p class="legal">Lovio SAS au capital de 1 200 000 €, 37000 Tours. Offres sans engagement réservées aux particuliers. Prix TTC.</p></v-container></footer></v-main>
  <v-snackbar :model-value="!!store.snack" @update:model-value="store.snack=''">{{ store.snack }}</v-snackbar>
  <div v-if="!consent" id="cmp-host"><div class="cmp-overlay"></div><div class="cmp-popup" role="dialog" aria-modal="true" aria-label="Vos choix en matière de cookies"><span class="cmp-skip"><a href="#" role="button" @click.prevent="ok('0')">Continuer sans accepter →</a></span><h2>Votre vie privée compte pour nous</h2><p>Avec votre accord, nos 142 partenaires et nous utilisons des cookies ou technologies similaires pour stocker et accéder à des informations personnelles comme votre visite sur ce site, à des fins de mesure d’audience et de publicité personnalisée. Vous pouvez retirer votre consentement à tout moment.</p><div class="cmp-btns"><button type="button" class="cmp-b2">Paramétrer</button><button type="button" class="cmp-b1" @click="ok('1')">Tout accepter</button></div></div></div>
  </v-app>`,
};

const router = createRouter({
  history: createWebHistory(),
  routes: [["/", Accueil], ["/mon-offre", MonOffre], ["/changer-offre", ChangerOffre], ["/conso", Conso], ["/factures", Factures], ["/profil", Profil], ["/assistance", Assistance], ["/fibre", Fibre], ["/resiliation", Resiliation], ["/resiliation/demande", Demande], ["/:p(.*)*", Accueil]].map(([path, component]) => ({ path, component })),
  scrollBehavior: () => ({ top: 0 }),
});
api("/client").then(() => {});
createApp(App).use(router).use(createVuetify({
  components, directives, locale: { locale: "fr", messages: { fr } },
  icons: { defaultSet: "mdi", aliases, sets: { mdi } },
  theme: { themes: { light: { colors: { primary: "#5b2be0", secondary: "#e0592b" } } } },
})).mount("#app");
