import { createApp, reactive, ref, computed } from 'vue';
import { createRouter, createWebHistory, useRouter } from 'vue-router';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import 'vuetify/styles';
import '@mdi/font/css/materialdesignicons.css';
import { consent } from './consent.js';

const store = reactive({ me: null, toast: '' });
const load = () => fetch('/api/me').then((r) => r.json()).then((d) => { store.me = d; });
const call = (path, body) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) })
  .then((r) => (r.ok ? r.json() : Promise.reject(r))).then((d) => { store.me = d; return d; });
const d = (iso) => new Date(iso + 'T00:00:00').toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
const url = (x) => '/api/v1/contracts/' + store.me.contract.id + '/' + x;

const Uebersicht = {
  setup: () => ({ store, d }),
  template: `
  <div>
    <h1 class="text-h4 font-weight-bold mb-1">Hi {{ store.me.member.first }}!</h1>
    <p class="text-medium-emphasis mb-6">Schön, dass du da bist. Diese Woche warst du schon 2x im Training.</p>
    <v-row>
      <v-col cols="12" md="7">
        <v-card variant="outlined" class="mb-4">
          <v-card-item><v-card-title>Deine Mitgliedschaft</v-card-title><v-card-subtitle>Tarif {{ store.me.contract.tariff }} · Studio {{ store.me.member.studio }}</v-card-subtitle></v-card-item>
          <v-card-text>
            <v-chip v-if="store.me.contract.status==='TERMINATED'" color="error" class="mb-3" size="small">Gekündigt zum {{ d(store.me.contract.end) }}</v-chip>
            <v-chip v-else-if="store.me.contract.status==='IDLE'" color="warning" class="mb-3" size="small">Ruhezeit</v-chip>
            <v-chip v-else color="success" class="mb-3" size="small">Aktiv</v-chip>
            <div>Mitgliedsnummer {{ store.me.member.number }}</div>
            <div v-if="store.me.contract.status==='TERMINATED'">Du kannst bis einschließlich {{ d(store.me.contract.end) }} trainieren.</div>
            <div v-else>Nächste Abbuchung: {{ store.me.contract.price }} € am {{ d(store.me.contract.next) }}</div>
          </v-card-text>
          <v-card-actions><v-btn color="primary" to="/vertrag" variant="text">Zum Vertrag</v-btn><v-btn variant="text" to="/zahlungen">Zahlungen</v-btn></v-card-actions>
        </v-card>
        <v-card variant="outlined">
          <v-card-title>Letzte Check-ins</v-card-title>
          <v-table density="compact"><thead><tr><th>Tag</th><th>Uhrzeit</th><th>Studio</th></tr></thead>
          <tbody><tr v-for="(c,i) in [['Do.','18:42'],['Di.','07:05'],['Sa.','11:20'],['Mi.','19:10']]" :key="i"><td>{{ c[0] }}</td><td>{{ c[1] }}</td><td>Leipzig Plagwitz</td></tr></tbody></v-table>
        </v-card>
      </v-col>
      <v-col cols="12" md="5">
        <v-card color="primary" class="mb-4"><v-card-title>Freunde werben</v-card-title><v-card-text>Wirb einen Freund und trainiere einen Monat gratis. Dein Freund spart die Anmeldegebühr.</v-card-text><v-card-actions><v-btn variant="outlined">Link teilen</v-btn></v-card-actions></v-card>
        <v-card variant="tonal" class="mb-4"><v-card-title>Kurse heute</v-card-title><v-list density="compact" lines="two">
          <v-list-item title="Body Workout" subtitle="17:30 · Kursraum 1 · 6 Plätze frei"></v-list-item><v-list-item title="Yoga Flow" subtitle="18:45 · Kursraum 2 · ausgebucht"></v-list-item><v-list-item title="Cycling" subtitle="19:30 · Cyclingraum · 11 Plätze frei"></v-list-item></v-list></v-card>
        <v-alert type="info" variant="tonal" title="Öffnungszeiten an Feiertagen">Dein Studio hat an den Weihnachtsfeiertagen von 9 bis 20 Uhr für dich geöffnet.</v-alert>
      </v-col>
    </v-row>
  </div>`,
};

const REASONS = ['Umzug', 'Zeitmangel', 'Zu teuer', 'Gesundheitliche Gründe', 'Studio zu voll', 'Wechsel zu einem anderen Anbieter', 'Unzufrieden mit Ausstattung oder Sauberkeit', 'Trainiere lieber zu Hause oder draußen', 'Sonstiges'];

const Vertrag = {
  setup() {
    const dlg = ref(false); const step = ref(1); const reason = ref(null); const text = ref(''); const busy = ref(false); const err = ref('');
    const up = ref(false);
    const router = useRouter();
    const open = () => { step.value = 1; reason.value = null; err.value = ''; dlg.value = true; };
    const toOffer = () => { if (!reason.value) { err.value = 'Bitte wähle einen Grund aus.'; return; } err.value = ''; step.value = 2; };
    const idle = () => { dlg.value = false; router.push('/ruhezeit'); };
    const bonus = () => call(url('retention-offers'), { offer: '2M_FREE_12M' }).then(() => { dlg.value = false; store.toast = 'Super, dass du bleibst! Deine 2 Gratis-Monate sind gebucht.'; });
    const send = () => { busy.value = true; call(url('terminations'), { type: 'ORDINARY', date: store.me.contract.end, reason: reason.value, text: text.value }).then(() => { step.value = 4; busy.value = false; }); };
    const upgrade = () => call(url('upgrades'), {}).then(() => { up.value = false; store.toast = 'Dein Upgrade ist aktiv.'; });
    return { store, d, dlg, step, reason, text, busy, err, open, toOffer, idle, bonus, send, up, upgrade, REASONS, gone: computed(() => store.me.contract.status === 'TERMINATED') };
  },
  template: `
  <div>
    <h1 class="text-h4 font-weight-bold mb-6">Mein Vertrag</h1>
    <v-card variant="outlined" class="mb-6">
      <v-card-item>
        <v-card-title>Tarif {{ store.me.contract.tariff }}</v-card-title>
        <v-card-subtitle>Vertragsnummer {{ store.me.contract.id }}</v-card-subtitle>
        <template #append>
          <v-menu><template #activator="{ props }"><v-btn v-bind="props" icon="mdi-dots-vertical" variant="text" aria-label="Vertragsoptionen"></v-btn></template>
            <v-list>
              <v-list-item prepend-icon="mdi-arrow-up-bold-circle-outline" title="Auf Premium upgraden" :disabled="gone" @click="up=true"></v-list-item>
              <v-list-item prepend-icon="mdi-pause-circle-outline" title="Ruhezeit beantragen" :disabled="gone" to="/ruhezeit"></v-list-item>
              <v-list-item prepend-icon="mdi-swap-horizontal" title="Stammstudio wechseln"></v-list-item>
              <v-list-item prepend-icon="mdi-file-document-outline" title="Vertrag als PDF"></v-list-item>
              <v-divider></v-divider>
              <v-list-item prepend-icon="mdi-close-circle-outline" title="Vertrag kündigen" :disabled="gone" @click="open"></v-list-item>
            </v-list></v-menu>
        </template>
      </v-card-item>
      <v-card-text>
        <v-alert v-if="gone" type="warning" variant="tonal" class="mb-4">Dein Vertrag ist gekündigt und endet am {{ d(store.me.contract.end) }}. Eingang deiner Kündigung: {{ store.me.contract.received }}.</v-alert>
        <v-alert v-if="store.me.contract.bonus" type="success" variant="tonal" class="mb-4">2 Monate beitragsfrei. Neue Mindestlaufzeit: 12 Monate.</v-alert>
        <v-table><tbody>
          <tr><td>Status</td><td>{{ gone ? 'Gekündigt' : store.me.contract.status==='IDLE' ? 'Ruhezeit' : 'Aktiv' }}</td></tr>
          <tr><td>Vertragsbeginn</td><td>{{ d(store.me.contract.start) }}</td></tr>
          <tr><td>Mindestlaufzeit</td><td>12 Monate (abgelaufen)</td></tr>
          <tr><td>Verlängerung</td><td>auf unbestimmte Zeit, Kündigungsfrist 1 Monat zum Monatsende</td></tr>
          <tr><td>Monatsbeitrag</td><td>{{ store.me.contract.price }} €</td></tr>
          <tr><td>Trainings- und Servicepauschale</td><td>19,90 € halbjährlich</td></tr>
          <tr><td>{{ gone ? 'Vertragsende' : 'Nächstmögliches Vertragsende' }}</td><td>{{ d(store.me.contract.end) }}</td></tr>
        </tbody></v-table>
      </v-card-text>
    </v-card>
    <h2 class="text-h6 mb-3">Zusatzleistungen</h2>
    <v-row><v-col v-for="m in [['Getränke-Flat','5,00 € / Monat'],['Solarium','7,90 € / Monat'],['Personal Training','ab 49,00 €']]" :key="m[0]" cols="12" sm="4"><v-card variant="outlined" :title="m[0]" :subtitle="m[1]"><v-card-actions><v-btn size="small">Mehr erfahren</v-btn></v-card-actions></v-card></v-col></v-row>

    <v-dialog v-model="up" max-width="460"><v-card title="Upgrade auf Premium"><v-card-text>Trainiere in allen 92 Studios, inklusive Getränke-Flat. 34,90 € im Monat, neue Mindestlaufzeit 12 Monate.</v-card-text><v-card-actions><v-spacer></v-spacer><v-btn @click="up=false">Abbrechen</v-btn><v-btn color="primary" variant="flat" @click="upgrade">Zahlungspflichtig upgraden</v-btn></v-card-actions></v-card></v-dialog>

    <v-dialog v-model="dlg" max-width="640" persistent scrollable>
      <v-card v-if="step===1" title="Schade, dass du gehen möchtest">
        <v-card-text>
          <p class="mb-4">Bevor du kündigst: Sag uns bitte, warum du deine Mitgliedschaft beenden möchtest. So können wir besser werden.</p>
          <v-select v-model="reason" :items="REASONS" label="Kündigungsgrund" variant="outlined" :error-messages="err"></v-select>
          <v-textarea v-model="text" label="Möchtest du uns noch etwas mitteilen? (optional)" variant="outlined" rows="3" counter="500"></v-textarea>
        </v-card-text>
        <v-card-actions><v-btn @click="dlg=false">Abbrechen</v-btn><v-spacer></v-spacer><v-btn color="primary" variant="flat" @click="toOffer">Weiter</v-btn></v-card-actions>
      </v-card>
      <v-card v-else-if="step===2" title="Wie wäre es stattdessen damit?">
        <v-card-text>
          <v-card variant="outlined" class="mb-3" prepend-icon="mdi-pause-circle-outline" title="Ruhezeit" subtitle="Pausiere deine Mitgliedschaft für bis zu 6 Monate"><v-card-actions><v-btn color="primary" variant="flat" block @click="idle">Ruhezeit beantragen</v-btn></v-card-actions></v-card>
          <v-card variant="outlined" prepend-icon="mdi-gift-outline" title="2 Monate gratis" subtitle="Bei Verlängerung um 12 Monate"><v-card-actions><v-btn color="primary" variant="flat" block @click="bonus">Angebot annehmen</v-btn></v-card-actions></v-card>
        </v-card-text>
        <v-card-actions><v-btn @click="step=1">Zurück</v-btn><v-spacer></v-spacer><v-btn variant="text" size="small" @click="step=3">Nein danke, weiter zur Kündigung</v-btn></v-card-actions>
      </v-card>
      <v-card v-else-if="step===3" title="Kündigung prüfen">
        <v-card-text>
          <v-table density="compact"><tbody>
            <tr><td>Mitglied</td><td>{{ store.me.member.first }} {{ store.me.member.last }}, {{ store.me.member.number }}</td></tr>
            <tr><td>Vertrag</td><td>Tarif {{ store.me.contract.tariff }} ({{ store.me.contract.id }})</td></tr>
            <tr><td>Art der Kündigung</td><td>Ordentliche Kündigung</td></tr>
            <tr><td>Vertragsende</td><td>{{ d(store.me.contract.end) }}</td></tr>
            <tr><td>Grund</td><td>{{ reason }}</td></tr></tbody></v-table>
          <p class="text-caption mt-4">Bis zum Vertragsende wird dein Beitrag weiter abgebucht. Guthaben aus Freunde-werben-Aktionen verfällt mit dem Vertragsende. Die Bestätigung senden wir an {{ store.me.member.mail }}.</p>
        </v-card-text>
        <v-card-actions><v-btn @click="step=2">Zurück</v-btn><v-btn color="primary" variant="flat" @click="dlg=false">Mitglied bleiben</v-btn><v-spacer></v-spacer><v-btn color="error" variant="outlined" :loading="busy" @click="send">Jetzt kündigen</v-btn></v-card-actions>
      </v-card>
      <v-card v-else title="Wir haben deine Kündigung erhalten">
        <v-card-text>Deine Mitgliedschaft endet am <strong>{{ d(store.me.contract.end) }}</strong>. Bis dahin kannst du wie gewohnt trainieren. Eine Bestätigung haben wir an {{ store.me.member.mail }} geschickt.</v-card-text>
        <v-card-actions><v-spacer></v-spacer><v-btn color="primary" @click="dlg=false">Schließen</v-btn></v-card-actions>
      </v-card>
    </v-dialog>
  </div>`,
};

const Ruhezeit = {
  setup() {
    const months = ref(3); const why = ref(null); const router = useRouter();
    return { store, months, why, go: () => call(url('idle-periods'), { months: months.value, reason: why.value }).then(() => router.push('/vertrag')) };
  },
  template: `<div><h1 class="text-h4 font-weight-bold mb-6">Ruhezeit beantragen</h1>
    <v-alert type="info" variant="tonal" class="mb-4">Während der Ruhezeit zahlst du keinen Beitrag. Deine Vertragslaufzeit verlängert sich um die Dauer der Ruhezeit.</v-alert>
    <v-select v-model="why" label="Grund" :items="['Urlaub','Krankheit','Schwangerschaft','Beruflich']" variant="outlined"></v-select>
    <v-slider v-model="months" label="Dauer in Monaten" :min="1" :max="6" step="1" show-ticks="always" thumb-label></v-slider>
    <v-btn color="primary" :disabled="!why" @click="go">Ruhezeit verbindlich beantragen</v-btn> <v-btn variant="text" to="/vertrag">Zurück</v-btn></div>`,
};

const Zahlungen = {
  setup: () => ({ store, d, rows: [1, 2, 3, 4, 5, 6].map((i) => { const x = new Date(); x.setDate(1); x.setMonth(x.getMonth() + 1 - i); return x.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }); }) }),
  template: `<div><h1 class="text-h4 font-weight-bold mb-6">Zahlungen</h1>
    <v-card variant="outlined" class="mb-4" title="Bankverbindung" subtitle="DE•• •••• •••• •••• ••47 12"><v-card-text>SEPA-Lastschriftmandat vom 02. des Vertragsbeginns</v-card-text><v-card-actions><v-btn>Bankverbindung ändern</v-btn></v-card-actions></v-card>
    <v-table><thead><tr><th>Datum</th><th>Verwendungszweck</th><th>Betrag</th><th>Status</th></tr></thead><tbody><tr v-for="r in rows" :key="r"><td>{{ r }}</td><td>Mitgliedsbeitrag Classic</td><td>24,90 €</td><td>bezahlt</td></tr></tbody></v-table></div>`,
};

const Profil = {
  setup() { const mail = ref(store.me.member.mail); const news = ref(true); return { store, mail, news, save: () => call('/api/v1/profile', { mail: mail.value, news: news.value }).then(() => { store.toast = 'Gespeichert'; }) }; },
  template: `<div><h1 class="text-h4 font-weight-bold mb-6">Profil</h1>
    <v-text-field label="Vorname" :model-value="store.me.member.first" readonly variant="outlined"></v-text-field><v-text-field label="Nachname" :model-value="store.me.member.last" readonly variant="outlined"></v-text-field>
    <v-text-field label="Geburtsdatum" :model-value="store.me.member.birth" readonly variant="outlined"></v-text-field>
    <v-text-field v-model="mail" label="E-Mail-Adresse" variant="outlined"></v-text-field><v-checkbox v-model="news" label="Ich möchte Angebote und Neuigkeiten per E-Mail erhalten"></v-checkbox>
    <v-btn color="primary" @click="save">Änderungen speichern</v-btn></div>`,
};

const Training = {
  setup: () => ({ rows: [['Beinpresse', '3 × 12', '110 kg'], ['Brustpresse', '3 × 10', '45 kg'], ['Latzug', '3 × 12', '50 kg'], ['Rudern', '10 min', 'Stufe 6'], ['Plank', '3 × 60 s', '']] }),
  template: `<div><h1 class="text-h4 font-weight-bold mb-6">Trainingsplan</h1><v-tabs><v-tab>Ganzkörper A</v-tab><v-tab>Ganzkörper B</v-tab></v-tabs><v-table><tbody><tr v-for="r in rows" :key="r[0]"><td>{{ r[0] }}</td><td>{{ r[1] }}</td><td>{{ r[2] }}</td></tr></tbody></v-table></div>`,
};

const Form = {
  setup() {
    const m = store.me.member;
    const f = reactive({ kind: null, first: m.first, last: m.last, birth: m.birth, mail: m.mail, number: m.number, when: 'next', date: '', ground: '', file: null });
    const form = ref(null); const done = ref(null); const err = ref(''); const busy = ref(false);
    const req = [(v) => !!v || 'Pflichtfeld'];
    const send = async () => {
      const { valid } = await form.value.validate();
      if (!valid) { err.value = 'Bitte prüfe deine Angaben.'; return; }
      busy.value = true;
      call('/api/v1/termination-form', { ...f, file: undefined }).then(() => { done.value = store.me.contract.received; scrollTo(0, 0); }).catch(() => { err.value = 'Wir konnten deinen Vertrag nicht finden.'; }).finally(() => { busy.value = false; });
    };
    return { store, d, f, form, req, send, done, err, busy, print: () => window.print() };
  },
  template: `<div style="max-width:720px">
    <template v-if="done">
      <h1 class="text-h4 font-weight-bold mb-4">Bestätigung deiner Kündigung</h1>
      <p class="mb-3">Deine Kündigungserklärung ist am {{ done }} bei uns eingegangen.</p>
      <p class="mb-3">Dein Vertrag {{ store.me.contract.id }} (Tarif {{ store.me.contract.tariff }}) endet zum {{ d(store.me.contract.end) }}. Du erhältst diese Bestätigung auch per E-Mail.</p>
      <v-btn variant="outlined" @click="print">Bestätigung drucken oder speichern</v-btn> <v-btn to="/" variant="text">Zur Übersicht</v-btn>
    </template>
    <template v-else>
      <h1 class="text-h4 font-weight-bold mb-4">Vertrag kündigen</h1>
      <p class="mb-6">Hier kannst du deinen Vertrag mit der Eisenhof Fitness GmbH kündigen. Mit * gekennzeichnete Felder sind Pflichtfelder.</p>
      <v-form ref="form" @submit.prevent="send">
        <v-radio-group v-model="f.kind" label="Art der Kündigung *" :rules="req"><v-radio label="Ordentliche Kündigung" value="ordinary"></v-radio><v-radio label="Außerordentliche Kündigung (mit Angabe eines wichtigen Grundes)" value="extraordinary"></v-radio></v-radio-group>
        <template v-if="f.kind==='extraordinary'"><v-textarea v-model="f.ground" label="Kündigungsgrund *" :rules="req" variant="outlined"></v-textarea><v-file-input v-model="f.file" label="Nachweis (z. B. Attest, Meldebescheinigung)" variant="outlined"></v-file-input></template>
        <v-row><v-col cols="6"><v-text-field v-model="f.first" label="Vorname *" :rules="req" variant="outlined"></v-text-field></v-col><v-col cols="6"><v-text-field v-model="f.last" label="Nachname *" :rules="req" variant="outlined"></v-text-field></v-col></v-row>
        <v-text-field v-model="f.birth" label="Geburtsdatum (TT.MM.JJJJ)" variant="outlined"></v-text-field>
        <v-text-field v-model="f.number" label="Mitgliedsnummer *" :rules="req" variant="outlined"></v-text-field>
        <v-text-field v-model="f.mail" label="E-Mail-Adresse für die Bestätigung *" :rules="req" variant="outlined"></v-text-field>
        <v-radio-group v-model="f.when" label="Kündigungszeitpunkt"><v-radio label="zum nächstmöglichen Zeitpunkt" value="next"></v-radio><v-radio label="zu einem späteren Zeitpunkt" value="later"></v-radio></v-radio-group>
        <v-text-field v-if="f.when==='later'" v-model="f.date" type="date" label="Wunschdatum" variant="outlined"></v-text-field>
        <v-alert v-if="err" type="error" variant="tonal" class="mb-4">{{ err }}</v-alert>
        <v-btn type="submit" size="large" color="primary" :loading="busy">Jetzt kündigen</v-btn>
      </v-form>
    </template></div>`,
};

const App = {
  setup() {
    const drawer = ref(true);
    const nav = [['/', 'mdi-view-dashboard-outline', 'Übersicht'], ['/vertrag', 'mdi-file-sign', 'Vertrag & Tarif'], ['/zahlungen', 'mdi-credit-card-outline', 'Zahlungen'], ['/training', 'mdi-dumbbell', 'Trainingsplan'], ['/profil', 'mdi-account-outline', 'Profil']];
    return { store, drawer, nav };
  },
  template: `<v-app>
    <v-app-bar color="#111"><v-app-bar-nav-icon aria-label="Menü" @click="drawer=!drawer"></v-app-bar-nav-icon><v-app-bar-title><b>EISENHOF</b> FITNESS</v-app-bar-title><v-btn prepend-icon="mdi-map-marker">Studios</v-btn><v-btn icon="mdi-bell-outline" aria-label="Benachrichtigungen"></v-btn>
      <v-menu><template #activator="{ props }"><v-btn v-bind="props" icon="mdi-account-circle" aria-label="Konto"></v-btn></template><v-list><v-list-item title="Profil" to="/profil"></v-list-item><v-list-item title="Abmelden"></v-list-item></v-list></v-menu></v-app-bar>
    <v-navigation-drawer v-model="drawer"><v-list nav><v-list-item v-for="n in nav" :key="n[0]" :to="n[0]" :prepend-icon="n[1]" :title="n[2]"></v-list-item><v-divider class="my-2"></v-divider><v-list-item prepend-icon="mdi-account-multiple-plus-outline" title="Freunde werben"></v-list-item><v-list-item prepend-icon="mdi-help-circle-outline" title="Hilfe & Kontakt"></v-list-item></v-list></v-navigation-drawer>
    <v-main><v-container v-if="store.me" style="max-width:1080px" class="py-8"><router-view></router-view></v-container><v-container v-else class="text-center py-16"><v-progress-circular indeterminate color="primary"></v-progress-circular></v-container>
      <footer class="ft" style="background:#1c1c1c;color:#fff;padding:36px 28px;margin-top:40px"><v-row>
        <v-col cols="6" md="3"><b>Eisenhof</b><a href="#">Studios</a><a href="#">Tarife</a><a href="#">Kurse</a><a href="#">Magazin</a></v-col>
        <v-col cols="6" md="3"><b>Unternehmen</b><a href="#">Über uns</a><a href="#">Karriere</a><a href="#">Presse</a><a href="#">Franchise</a></v-col>
        <v-col cols="6" md="3"><b>Service</b><a href="#">FAQ</a><a href="#">Kontakt</a><a href="#">Gutschein einlösen</a><a href="#">App laden</a></v-col>
        <v-col cols="6" md="3"><b>Rechtliches</b><a href="#">Impressum</a><a href="#">Datenschutz</a><a href="#">AGB</a><a href="#">Vertrag widerrufen</a><router-link to="/kuendigung">Verträge hier kündigen</router-link></v-col></v-row>
        <div class="text-caption mt-6">© Eisenhof Fitness GmbH · Alle Preise inkl. MwSt.</div></footer>
    </v-main>
    <v-snackbar :model-value="!!store.toast" @update:model-value="store.toast=''" :timeout="5000">{{ store.toast }}</v-snackbar>
  </v-app>`,
};

const router = createRouter({ history: createWebHistory(), routes: [{ path: '/', component: Uebersicht }, { path: '/vertrag', component: Vertrag }, { path: '/ruhezeit', component: Ruhezeit }, { path: '/zahlungen', component: Zahlungen }, { path: '/training', component: Training }, { path: '/profil', component: Profil }, { path: '/kuendigung', component: Form }, { path: '/:rest(.*)*', redirect: '/' }] });
const vuetify = createVuetify({ components, directives, theme: { themes: { light: { colors: { primary: '#d50000' } } } } });
createApp(App).use(router).use(vuetify).mount('#app');
load();
consent();
