(function () {
  const { createApp, ref, reactive, computed, onMounted } = Vue;
  const post = (u, b) => fetch('/ws/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json());
  const app = createApp({
    setup() {
      const me = ref(null), path = ref(location.pathname), drawer = ref(false), passo = ref(1), motivo = ref(''), nota = ref(''), offerta = ref(false), capito = ref(false), invio = ref(false);
      const load = () => fetch('/ws/profilo').then(r => r.json()).then(j => { me.value = j; });
      const go = p => { history.pushState({}, '', p); path.value = p; passo.value = 1; window.scrollTo(0, 0); };
      window.addEventListener('popstate', () => { path.value = location.pathname; passo.value = 1; });
      onMounted(load);
      const voci = [['person', 'Il mio account', '/'], ['tv', 'Abbonamento', '/abbonamento'], ['badge', 'Dati personali', '/dati'], ['credit_card', 'Pagamenti e fatture', '/pagamenti'], ['devices', 'Dispositivi', '/dispositivi'], ['redeem', 'Codici e promozioni', '/codici'], ['help', 'Assistenza', '/assistenza']];
      const motivi = ['Costa troppo', 'Ho già visto quello che mi interessava', 'Problemi di qualità o con l’app', 'Lo uso poco', 'Passo a un altro servizio', 'Preferisco non dirlo'].map(t => ({ label: t, value: t }));
      const titoli = [['La casa sul molo', '#7b3f61'], ['Notte a Matera', '#2d5d7b'], ['Il commissario Revel', '#84622c'], ['Fuoriclasse, stagione 3', '#3b6e4f']];
      const accetta = () => post('offerte/accetta').then(() => { offerta.value = false; load(); go('/abbonamento'); Quasar.Notify.create({ message: 'Promozione attivata', color: 'positive' }); });
      const rifiuta = () => { offerta.value = false; passo.value = 3; };
      const conferma = () => { invio.value = true; post('abbonamento/disdetta', { motivo: motivo.value }).then(() => { invio.value = false; passo.value = 4; load(); }); };
      const riattiva = () => post('abbonamento/riattiva').then(load);
      const extra = () => post('opzioni/attiva').then(() => { load(); Quasar.Notify.create('Opzione attivata'); });
      const azione = (u) => post(u).then(() => Quasar.Notify.create('Fatto'));
      const cookie = v => post('cookie', { tutti: v }).then(load);
      return { me, path, drawer, passo, motivo, nota, offerta, capito, invio, go, voci, motivi, titoli, accetta, rifiuta, conferma, riattiva, extra, azione, cookie };
    },
    template: `
<q-layout view="hHh lpR fff" v-if="me">
  <q-header class="bg-dark" bordered><q-toolbar>
    <q-btn flat dense round aria-label="Menu" class="lt-md" @click="drawer=!drawer">☰</q-btn>
    <q-toolbar-title shrink class="text-weight-bold cursor-pointer" @click="go('/')">orizzonte<span class="text-pink-4">tv</span></q-toolbar-title>
    <q-tabs dense class="gt-sm" no-caps><q-tab name="a" label="Film" @click="go('/catalogo')"></q-tab><q-tab name="b" label="Serie" @click="go('/catalogo')"></q-tab><q-tab name="c" label="Sport" @click="go('/catalogo')"></q-tab><q-tab name="d" label="Guida TV" @click="go('/catalogo')"></q-tab></q-tabs>
    <q-space></q-space>
    <q-btn-dropdown flat no-caps :label="'Ciao, '+me.nome"><q-list><q-item v-for="v in voci" :key="v[2]" clickable v-close-popup @click="go(v[2])"><q-item-section>{{v[1]}}</q-item-section></q-item><q-separator></q-separator><q-item clickable v-close-popup><q-item-section>Esci</q-item-section></q-item></q-list></q-btn-dropdown>
  </q-toolbar></q-header>
  <q-drawer v-model="drawer" show-if-above :width="240" :breakpoint="1023" dark class="bg-dark"><q-list padding><q-item v-for="v in voci" :key="v[2]" clickable :active="path===v[2]" active-class="text-pink-4" @click="go(v[2])"><q-item-section>{{v[1]}}</q-item-section></q-item></q-list></q-drawer>
  <q-page-container class="text-white"><q-page padding>

    <template v-if="path==='/'">
      <h1 class="text-h4 q-mt-sm q-mb-md">Il mio account</h1>
      <div class="row q-col-gutter-md">
        <div class="col-12 col-md-7"><q-card dark flat class="oz-card"><q-card-section><div class="row items-center justify-between"><div class="text-h6">Pass Cinema &amp; Serie</div><q-badge :color="me.rinnovo?'positive':'orange-9'" class="q-pa-xs">{{me.rinnovo?'Attivo':'Rinnovo disattivato'}}</q-badge></div>
          <p class="q-mt-sm q-mb-none" v-if="me.rinnovo">14,99 € al mese. Prossimo addebito il {{me.scade}}.</p><p class="q-mt-sm q-mb-none" v-else>Puoi guardare tutto fino al {{me.scade}}. Dopo questa data non ti verrà addebitato più nulla.</p><p v-if="me.promo" class="text-green-4 q-mb-none">Promozione attiva: 7,49 € al mese per 4 mesi.</p></q-card-section>
          <q-separator dark></q-separator><q-card-actions><q-btn flat no-caps color="pink-3" label="Vedi abbonamento" @click="go('/abbonamento')"></q-btn></q-card-actions></q-card>
          <q-card dark flat class="oz-card q-mt-md"><q-card-section><div class="text-subtitle1 q-mb-sm">Continua a guardare</div><div class="row q-col-gutter-sm"><div class="col-6 col-sm-3" v-for="t in titoli" :key="t[0]"><div class="oz-loc" :style="{background:t[1]}"></div><div class="text-caption q-mt-xs">{{t[0]}}</div></div></div></q-card-section></q-card></div>
        <div class="col-12 col-md-5"><div class="oz-hero q-pa-lg"><div class="text-overline">Novità</div><div class="text-h5">Tutta la Coppa, da sabato</div><p class="q-mt-sm">Aggiungi il Pass Sport al tuo abbonamento: primi due mesi a 9,99 €.</p><q-btn unelevated no-caps color="white" text-color="dark" label="Aggiungi Sport" @click="extra"></q-btn></div>
          <q-list dark bordered separator class="q-mt-md rounded-borders"><q-item clickable @click="go('/dati')"><q-item-section><q-item-label>Dati personali</q-item-label><q-item-label caption>{{me.email}}</q-item-label></q-item-section></q-item><q-item clickable @click="go('/pagamenti')"><q-item-section><q-item-label>Pagamenti e fatture</q-item-label><q-item-label caption>Mastercard che termina con 2086</q-item-label></q-item-section></q-item><q-item clickable @click="go('/dispositivi')"><q-item-section><q-item-label>Dispositivi</q-item-label><q-item-label caption>3 su 5 associati</q-item-label></q-item-section></q-item></q-list></div>
      </div>
    </template>

    <template v-else-if="path==='/abbonamento'">
      <h1 class="text-h4 q-mt-sm q-mb-md">Abbonamento</h1>
      <q-banner v-if="!me.rinnovo" dark rounded class="bg-orange-10 q-mb-md">Il rinnovo automatico è disattivato. Il tuo Pass scade il {{me.scade}}.<template #action><q-btn flat no-caps label="Riattiva il rinnovo" @click="riattiva"></q-btn></template></q-banner>
      <q-list dark class="oz-card rounded-borders" separator>
        <q-expansion-item label="Pass Cinema &amp; Serie" :caption="me.rinnovo?'14,99 € al mese':'Valido fino al '+me.scade" header-class="text-subtitle1" group="p">
          <div class="q-pa-md"><div class="row q-py-xs"><div class="col-6 text-grey-5">Cliente dal</div><div class="col-6">{{me.dal}}</div></div><div class="row q-py-xs"><div class="col-6 text-grey-5">{{me.rinnovo?'Prossimo rinnovo':'Scadenza'}}</div><div class="col-6">{{me.scade}}</div></div><div class="row q-py-xs"><div class="col-6 text-grey-5">Rinnovo automatico</div><div class="col-6">{{me.rinnovo?'Sì, ogni mese':'No'}}</div></div><div class="row q-py-xs"><div class="col-6 text-grey-5">Qualità</div><div class="col-6">Full HD, 2 schermi</div></div>
          <div class="q-mt-md" v-if="me.rinnovo"><q-btn outline no-caps color="pink-3" label="Cambia pass" @click="go('/catalogo')"></q-btn><q-btn flat no-caps color="grey-5" class="q-ml-sm" label="Disattiva rinnovo" @click="go('/abbonamento/disdetta')"></q-btn></div></div>
        </q-expansion-item>
        <q-expansion-item label="Opzione 4K" :caption="me.extra?'Attiva':'Non attiva'" header-class="text-subtitle1" group="p"><div class="q-pa-md"><p>Guarda in Ultra HD con audio surround su 4 schermi a 4,99 € in più al mese.</p><q-btn unelevated no-caps color="pink-8" label="Attiva 4K" @click="extra"></q-btn></div></q-expansion-item>
        <q-expansion-item label="Pass Sport" caption="Non attivo" header-class="text-subtitle1" group="p"><div class="q-pa-md"><p>Calcio, tennis e motori in diretta a 24,99 € al mese.</p><q-btn unelevated no-caps color="pink-8" label="Aggiungi Sport" @click="extra"></q-btn></div></q-expansion-item>
      </q-list>
      <p class="text-caption text-grey-5 q-mt-md">L’abbonamento si rinnova automaticamente ogni mese. Puoi recedere entro 14 giorni dall’acquisto secondo gli artt. 52 e ss. del Codice del Consumo.</p>
    </template>

    <template v-else-if="path==='/abbonamento/disdetta'">
      <div style="max-width:640px;margin:0 auto">
      <q-card v-if="!me.rinnovo && passo<4" dark flat class="oz-card"><q-card-section>Il rinnovo è già disattivato. Il tuo Pass scade il {{me.scade}}.</q-card-section></q-card>
      <q-card v-else-if="passo===1" dark flat class="oz-card"><q-card-section><h1 class="text-h5 q-my-none">Ecco cosa ti perderai</h1><p class="q-mt-sm text-grey-4">Nelle prossime settimane arrivano su Orizzonte questi titoli. Con il Pass sono già inclusi.</p><div class="row q-col-gutter-sm"><div class="col-3" v-for="t in titoli" :key="t[0]"><div class="oz-loc" :style="{background:t[1]}"></div><div class="text-caption">{{t[0]}}</div></div></div></q-card-section><q-card-section class="q-pt-none">Perderai anche la tua lista, i profili dei bambini e i download salvati sui dispositivi.</q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Prosegui con la disdetta" color="grey-4" @click="passo=2"></q-btn><q-btn unelevated no-caps color="pink-8" label="Resto con voi" @click="go('/abbonamento')"></q-btn></q-card-actions></q-card>
      <q-card v-else-if="passo===2" dark flat class="oz-card"><q-card-section><h1 class="text-h5 q-my-none">Perché vuoi lasciarci?</h1><p class="text-grey-4 q-mt-sm">Bastano pochi secondi e ci aiuti a migliorare.</p><q-option-group dark v-model="motivo" :options="motivi" color="pink-4"></q-option-group><q-input dark outlined class="q-mt-md" v-model="nota" type="textarea" rows="2" label="Vuoi aggiungere qualcosa? (facoltativo)"></q-input></q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Indietro" @click="passo=1"></q-btn><q-btn unelevated no-caps color="pink-8" label="Avanti" :disable="!motivo" @click="offerta=true"></q-btn></q-card-actions></q-card>
      <q-card v-else-if="passo===3" dark flat class="oz-card"><q-card-section><h1 class="text-h5 q-my-none">Riepilogo</h1><div class="row q-mt-md q-py-xs"><div class="col-5 text-grey-5">Pass</div><div class="col-7">Cinema &amp; Serie, 14,99 € al mese</div></div><div class="row q-py-xs"><div class="col-5 text-grey-5">Visibile fino al</div><div class="col-7">{{me.scade}}</div></div><div class="row q-py-xs"><div class="col-5 text-grey-5">Addebiti successivi</div><div class="col-7">Nessuno</div></div><q-checkbox dark class="q-mt-sm" v-model="capito" color="pink-4" label="Ho capito che dopo questa data non potrò più guardare i contenuti"></q-checkbox></q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Annulla" @click="go('/abbonamento')"></q-btn><q-btn unelevated no-caps color="negative" label="Conferma disdetta" :disable="!capito" :loading="invio" @click="conferma"></q-btn></q-card-actions></q-card>
      <q-card v-else dark flat class="oz-card"><q-card-section><h1 class="text-h5 q-my-none">Disdetta registrata</h1><p class="q-mt-md">Il tuo Pass Cinema &amp; Serie non verrà rinnovato. Puoi continuare a guardare fino al {{me.scade}}. Ti abbiamo scritto a {{me.email}}.</p></q-card-section><q-card-actions><q-btn flat no-caps color="pink-3" label="Torna al mio account" @click="go('/')"></q-btn></q-card-actions></q-card>
      </div>
      <q-dialog v-model="offerta" persistent><q-card style="max-width:440px"><q-card-section><div class="text-overline text-pink-8">Offerta riservata</div><div class="text-h6">4 mesi a metà prezzo</div></q-card-section><q-card-section class="q-pt-none">Resta con noi e paghi 7,49 € al mese invece di 14,99 €. Nessun vincolo: dopo quattro mesi torni al prezzo pieno.</q-card-section><q-card-actions vertical><q-btn unelevated no-caps color="pink-8" label="Accetto l’offerta" @click="accetta"></q-btn><q-btn flat no-caps color="grey-8" label="No, grazie" @click="rifiuta"></q-btn></q-card-actions></q-card></q-dialog>
    </template>

    <template v-else-if="path==='/dispositivi'"><h1 class="text-h4">Dispositivi</h1><q-list dark separator class="oz-card rounded-borders"><q-item v-for="d in ['Smart TV soggiorno','iPhone di Giulia','Tablet cucina']" :key="d"><q-item-section>{{d}}</q-item-section><q-item-section side><q-btn flat no-caps color="grey-4" label="Rimuovi" @click="azione('dispositivi/rimuovi')"></q-btn></q-item-section></q-item></q-list></template>
    <template v-else-if="path==='/pagamenti'"><h1 class="text-h4">Pagamenti e fatture</h1><q-list dark separator class="oz-card rounded-borders"><q-item><q-item-section>Mastercard che termina con 2086</q-item-section><q-item-section side><q-btn flat no-caps color="grey-4" label="Elimina carta" @click="azione('pagamenti/rimuovi')"></q-btn></q-item-section></q-item><q-item v-for="i in 4" :key="i"><q-item-section>Fattura n. {{20455-i*211}}</q-item-section><q-item-section side>14,99 €</q-item-section></q-item></q-list></template>
    <template v-else-if="path==='/dati'"><h1 class="text-h4">Dati personali</h1><q-card dark flat class="oz-card q-pa-md"><q-input dark label="Nome" model-value="Giulia Ferrante"></q-input><q-input dark label="E-mail" :model-value="me.email"></q-input><q-btn class="q-mt-md" unelevated no-caps color="pink-8" label="Salva" @click="azione('dati')"></q-btn></q-card></template>
    <template v-else-if="path==='/assistenza'"><h1 class="text-h4">Assistenza</h1><q-list dark class="oz-card rounded-borders"><q-expansion-item label="Come faccio la disdetta?"><div class="q-pa-md">Apri <a class="text-pink-3 cursor-pointer" href="/abbonamento">Abbonamento</a>, tocca il tuo Pass e disattiva il rinnovo. Continui a vedere tutto fino alla scadenza già pagata.</div></q-expansion-item><q-expansion-item label="Il video si blocca"><div class="q-pa-md">Riavvia l’app e controlla la connessione. Per il Full HD servono almeno 8 Mb/s.</div></q-expansion-item><q-expansion-item label="Come uso un codice?"><div class="q-pa-md">Inseriscilo in Codici e promozioni.</div></q-expansion-item></q-list></template>
    <template v-else><h1 class="text-h4">{{path==='/codici'?'Codici e promozioni':'Catalogo'}}</h1><p class="text-grey-4">{{path==='/codici'?'Non hai promozioni disponibili.':'Oltre 4.000 titoli tra film, serie e programmi per ragazzi.'}}</p><div class="row q-col-gutter-md"><div class="col-6 col-md-3" v-for="t in titoli" :key="t[0]"><div class="oz-loc" :style="{background:t[1]}"></div>{{t[0]}}</div></div></template>

    <footer class="oz-foot q-mt-xl q-pt-lg text-caption text-grey-5"><q-separator dark></q-separator><div class="q-mt-md q-gutter-md"><a href="/assistenza">Assistenza</a><a href="/catalogo">Catalogo</a><a href="/codici">Regala Orizzonte</a><a href="/assistenza">Condizioni di contratto</a><a href="/assistenza">Privacy</a><a href="/assistenza">Accessibilità</a></div><p class="q-mt-md">Orizzonte Media S.p.A., Via Melchiorre Gioia 88, 20125 Milano. P. IVA 08842160961. Capitale sociale € 2.000.000 i.v.</p></footer>
  </q-page></q-page-container>
  <q-dialog :model-value="!me.cookie" position="bottom" seamless><q-card style="width:640px;max-width:95vw"><q-card-section>Usiamo cookie tecnici e, con il tuo consenso, cookie di profilazione per proporti contenuti in linea con i tuoi gusti.</q-card-section><q-card-actions align="right"><q-btn flat no-caps label="Continua senza accettare" @click="cookie(false)"></q-btn><q-btn unelevated no-caps color="dark" label="Accetta tutti" @click="cookie(true)"></q-btn></q-card-actions></q-card></q-dialog>
</q-layout>`
  });
  app.use(Quasar, { config: { brand: { dark: '#14172e' } }, plugins: { Notify: Quasar.Notify } });
  if (Quasar.lang && Quasar.lang.it && Quasar.Lang) Quasar.Lang.set(Quasar.lang.it);
  if (Quasar.iconSet && Quasar.iconSet.svgMaterialIcons) Quasar.IconSet.set(Quasar.iconSet.svgMaterialIcons);
  app.mount('#q-app');
})();
