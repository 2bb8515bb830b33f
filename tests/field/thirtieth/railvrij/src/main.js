import { html, render, nothing } from 'lit';
import { setBasePath } from '@shoelace-style/shoelace/dist/utilities/base-path.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/translations/nl.js';
import '@shoelace-style/shoelace/dist/components/alert/alert.js';
import '@shoelace-style/shoelace/dist/components/badge/badge.js';
import '@shoelace-style/shoelace/dist/components/breadcrumb/breadcrumb.js';
import '@shoelace-style/shoelace/dist/components/breadcrumb-item/breadcrumb-item.js';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/checkbox/checkbox.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/icon/icon.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/spinner/spinner.js';
import '@shoelace-style/shoelace/dist/components/tab/tab.js';
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js';
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js';
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';

setBasePath('/');
const root = document.getElementById('app');
let me = null;
let flow = null;
let blok = false;
const fresh = () => ({ step: 1, soort: '', naar: '', datum: '', reden: '', tekst: '', ok: false, err: '', id: null, busy: false });
const d = (iso) => new Date(iso + 'T00:00:00').toLocaleDateString('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
const post = (p, b) => fetch(p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then((r) => (r.ok ? r.json() : Promise.reject(r)));
const BASE = '/api/abonnementen/70041826';
const go = (p) => { history.pushState({}, '', p); flow = p.endsWith('/wijzigen') ? fresh() : null; draw(); scrollTo(0, 0); };
const link = (p) => (e) => { e.preventDefault(); go(p); };
const set = (x) => { Object.assign(flow, x); draw(); };
addEventListener('popstate', () => { flow = location.pathname.endsWith('/wijzigen') ? fresh() : null; draw(); });

const stopped = () => me.abonnement.status === 'wordt stopgezet';
const badge = () => html`<sl-badge variant=${stopped() ? 'danger' : me.abonnement.status === 'actief' ? 'success' : 'warning'} pill>${stopped() ? 'Stopt op ' + d(me.abonnement.einddatum) : me.abonnement.status === 'actief' ? 'Actief' : 'Gepauzeerd'}</sl-badge>`;

const home = () => html`
  <h1>Hallo ${me.naam.split(' ')[0]}</h1>
  <div class="grid"><div>
    <section class="tile"><h2>Mijn abonnement</h2>
      <p><strong>${me.abonnement.product}</strong>, ${me.abonnement.klasse} ${badge()}</p>
      ${stopped() ? html`<p>Je kunt nog tot en met ${d(me.abonnement.einddatum)} met je abonnement reizen.</p>` : html`<p>Volgende incasso: € ${me.abonnement.prijs} op ${d(me.abonnement.incasso)}</p>`}
      <sl-button @click=${link('/mijn/abonnement')}>Bekijk abonnement</sl-button></section>
    <section class="tile"><h2>Laatste reizen</h2>
      <dl><dt>Za 10:14</dt><dd>Utrecht Centraal naar Haarlem, € 0,00</dd><dt>Vr 17:48</dt><dd>Amersfoort naar Utrecht Centraal, € 5,42</dd><dt>Zo 20:31</dt><dd>Nijmegen naar Utrecht Centraal, € 0,00</dd></dl>
      <p><a href="#">Alle reizen</a> · <a href="#">Geld terug bij vertraging</a></p></section></div>
  <div><section class="tile"><h2>OV-pas</h2><p>${me.pas}</p><sl-button size="small" variant="text" @click=${() => { blok = true; draw(); }}>Pas blokkeren of vervangen</sl-button></section>
    <section class="tile" style="background:#003082;color:#fff"><strong>Samen op pad?</strong><p>Neem dit najaar drie vrienden mee voor € 7,50 per persoon.</p><sl-button size="small">Bekijk actie</sl-button></section>
    <section class="tile"><sl-icon name="bicycle"></sl-icon> <strong>OV-fiets</strong><p>Staat aan op je pas. € 4,65 per 24 uur.</p></section></div></div>`;

const sub = () => html`
  <sl-breadcrumb><sl-breadcrumb-item href="/mijn">Mijn RailVrij</sl-breadcrumb-item><sl-breadcrumb-item>Abonnement</sl-breadcrumb-item></sl-breadcrumb>
  <h1>${me.abonnement.product} ${badge()}</h1>
  <div class="tile"><sl-tab-group>
    <sl-tab slot="nav" panel="gegevens">Gegevens</sl-tab><sl-tab slot="nav" panel="betaling">Betaling</sl-tab><sl-tab slot="nav" panel="voorwaarden">Voorwaarden</sl-tab>
    <sl-tab-panel name="gegevens"><dl><dt>Abonnementsnummer</dt><dd>${me.abonnement.nummer}</dd><dt>Product</dt><dd>${me.abonnement.product}, ${me.abonnement.klasse}</dd><dt>Prijs</dt><dd>€ ${me.abonnement.prijs} per maand</dd><dt>Startdatum</dt><dd>${d(me.abonnement.start)}</dd><dt>Gekoppelde pas</dt><dd>${me.pas}</dd><dt>${stopped() ? 'Einddatum' : 'Opzegtermijn'}</dt><dd>${stopped() ? d(me.abonnement.einddatum) : 'Maandelijks, aan het einde van je betaalperiode'}</dd></dl></sl-tab-panel>
    <sl-tab-panel name="betaling"><dl><dt>Volgende incasso</dt><dd>${stopped() ? 'Geen' : d(me.abonnement.incasso)}</dd><dt>Rekening</dt><dd>NL•• INGB •••• ••83 14</dd></dl><p><a href="#">Facturen</a></p></sl-tab-panel>
    <sl-tab-panel name="voorwaarden"><p>Vrij reizen van vrijdag 18.30 uur tot maandag 4.00 uur en op feestdagen. Altijd in- en uitchecken.</p></sl-tab-panel></sl-tab-group>
    ${stopped()
      ? html`<sl-alert open variant="warning"><sl-icon slot="icon" name="info-circle"></sl-icon>Je abonnement wordt stopgezet. Bedacht? <a href="#" @click=${(e) => { e.preventDefault(); post(BASE + '/stopzetting/intrekken').then((x) => { me = x; draw(); }); }}>Stopzetting ongedaan maken</a></sl-alert>`
      : html`<p><sl-button variant="primary" @click=${link('/mijn/abonnement/wijzigen')}>Wijzigen of stopzetten</sl-button></p>`}
  </div>
  <div class="tile"><h2>Veelgestelde vragen</h2><sl-details summary="Kan ik mijn abonnement tijdelijk pauzeren?">Ja, eenmaal per jaar voor maximaal drie maanden.</sl-details><sl-details summary="Hoe zet ik mijn abonnement stop?">Kies hierboven voor Wijzigen of stopzetten. Je abonnement stopt aan het einde van je betaalperiode.</sl-details><sl-details summary="Wat gebeurt er met mijn pas?">Je pas blijft geldig. Je reist dan op saldo of rekening tegen vol tarief.</sl-details></div>`;

const KEUZES = [['wisselen', 'Wisselen van abonnement', 'Kies een abonnement dat beter bij je past.'], ['klasse', 'Naar de 1e klas', '€ 53,95 per maand.'], ['pauzeren', 'Tijdelijk pauzeren', 'Maximaal drie maanden, je betaalt dan niets.'], ['stopzetten', 'Abonnement stopzetten', 'Je reist daarna tegen vol tarief.']];
const REDENEN = ['Ik reis minder met de trein', 'Ik krijg een abonnement via mijn werkgever of studie', 'Ik vind het abonnement te duur', 'Ik reis voortaan met de auto of fiets', 'Ik ben niet tevreden over de dienstverlening', 'Anders'];

const create = () => {
  set({ busy: true, err: '' });
  post(BASE + '/wijzigingen', { soort: flow.soort, naar: flow.naar, ingangsdatum: flow.datum, reden: flow.reden, toelichting: flow.tekst })
    .then((w) => set({ id: w.id, step: 4, busy: false })).catch(() => set({ busy: false, err: 'Er ging iets mis. Probeer het opnieuw.' }));
};
const confirmIt = () => {
  if (!flow.ok) { set({ err: 'Vink aan dat je dit begrijpt.' }); return; }
  set({ busy: true, err: '' });
  post(BASE + '/wijzigingen/' + flow.id + '/bevestigen').then((x) => { me = x; set({ step: 5, busy: false }); scrollTo(0, 0); }).catch(() => set({ busy: false, err: 'Er ging iets mis. Probeer het opnieuw.' }));
};
const acts = (back, next, label, variant = 'primary') => html`${flow.err ? html`<p class="err" role="alert">${flow.err}</p>` : nothing}<div class="acts"><sl-button @click=${back}>Vorige</sl-button><sl-button variant=${variant} ?loading=${flow.busy} @click=${next}>${label}</sl-button></div>`;

const wizard = () => {
  if (stopped() && flow.step < 5) return sub();
  const s = flow.step;
  const body = {
    1: () => html`<h2>Wat wil je doen?</h2>
      <sl-radio-group label="Kies een optie" name="soort" .value=${flow.soort} @sl-change=${(e) => set({ soort: e.target.value, err: '' })}>${KEUZES.map(([v, t, h]) => html`<sl-radio value=${v}>${t}</sl-radio><div class="hint">${h}</div>`)}</sl-radio-group>
      ${acts(link('/mijn/abonnement'), () => (flow.soort ? set({ step: 2, err: '' }) : set({ err: 'Maak een keuze.' })), 'Volgende')}`,
    2: () => flow.soort === 'wisselen' ? html`<h2>Kies je nieuwe abonnement</h2>
      <sl-radio-group label="Abonnement" name="naar" .value=${flow.naar} @sl-change=${(e) => set({ naar: e.target.value })}><sl-radio value="dal">Dal Voordeel, € 5,95 per maand</sl-radio><sl-radio value="weekend">Weekend Voordeel, € 2,40 per maand</sl-radio><sl-radio value="altijd">Altijd Vrij, € 399,00 per maand</sl-radio></sl-radio-group>
      ${acts(() => set({ step: 1 }), () => (flow.naar ? create() : set({ err: 'Maak een keuze.' })), 'Volgende')}`
      : flow.soort !== 'stopzetten' ? html`<h2>${flow.soort === 'pauzeren' ? 'Pauzeren' : 'Naar de 1e klas'}</h2><p>${flow.soort === 'pauzeren' ? 'Je pauze gaat in op ' + d(me.data[0]) + ' en duurt drie maanden.' : 'Vanaf ' + d(me.data[0]) + ' reis je 1e klas voor € 53,95 per maand.'}</p>${acts(() => set({ step: 1 }), create, 'Volgende')}`
      : html`<h2>Jammer dat je wilt stoppen</h2>
      <sl-alert open><sl-icon slot="icon" name="train-front"></sl-icon><strong>Wist je dat je ook kunt wisselen?</strong><br>Met Dal Voordeel reis je buiten de spits met 40% korting, voor maar € 5,95 per maand.<br><br><sl-button variant="primary" size="small" @click=${() => { Object.assign(flow, { soort: 'wisselen', naar: 'dal' }); create(); }}>Wissel naar Dal Voordeel</sl-button></sl-alert>
      <br><sl-select label="Per wanneer wil je stoppen?" placeholder="Kies een einddatum" .value=${flow.datum} @sl-change=${(e) => set({ datum: e.target.value, err: '' })}>${me.data.map((x) => html`<sl-option value=${x}>${d(x)}</sl-option>`)}</sl-select>
      <p style="font-size:14px">Je kunt stoppen aan het einde van een betaalperiode. Tot die datum blijf je betalen en reizen.</p>
      ${acts(() => set({ step: 1, err: '' }), () => (flow.datum ? set({ step: 3, err: '' }) : set({ err: 'Kies een einddatum.' })), 'Doorgaan met stopzetten')}`,
    3: () => html`<h2>Waarom stop je?</h2><p>We leren graag van je. Je mag deze vraag overslaan.</p>
      <sl-radio-group label="Reden (niet verplicht)" name="reden" .value=${flow.reden} @sl-change=${(e) => set({ reden: e.target.value })}>${REDENEN.map((r, i) => html`<sl-radio value=${'r' + i}>${r}</sl-radio>`)}</sl-radio-group>
      <sl-textarea label="Toelichting (niet verplicht)" rows="3" @sl-input=${(e) => { flow.tekst = e.target.value; }}></sl-textarea>
      ${acts(() => set({ step: 2 }), create, 'Volgende')}`,
    4: () => html`<h2>Controleer je wijziging</h2>
      <dl><dt>Abonnement</dt><dd>${me.abonnement.product} (${me.abonnement.nummer})</dd><dt>Wijziging</dt><dd>${{ stopzetten: 'Stopzetten', pauzeren: 'Pauzeren', wisselen: 'Wisselen', klasse: '1e klas' }[flow.soort]}</dd>${flow.soort === 'stopzetten' ? html`<dt>Einddatum</dt><dd>${d(flow.datum)}</dd><dt>Pas</dt><dd>Blijft geldig, je reist tegen vol tarief</dd>` : html`<dt>Ingangsdatum</dt><dd>${d(me.data[0])}</dd>`}<dt>Bevestiging naar</dt><dd>${me.mail}</dd></dl><br>
      <sl-checkbox ?checked=${flow.ok} @sl-change=${(e) => set({ ok: e.target.checked, err: '' })}>${flow.soort === 'stopzetten' ? 'Ik begrijp dat ik na de einddatum niet meer vrij of met korting reis.' : 'Ik ga akkoord met de voorwaarden en de nieuwe prijs.'}</sl-checkbox>
      ${acts(() => set({ step: flow.soort === 'stopzetten' ? 3 : 2, err: '' }), confirmIt, flow.soort === 'stopzetten' ? 'Stopzetting bevestigen' : 'Wijziging bevestigen')}`,
    5: () => html`<h2><sl-icon name="check2-circle"></sl-icon> ${flow.soort === 'stopzetten' ? 'Je abonnement wordt stopgezet' : 'Je wijziging is verwerkt'}</h2>
      ${flow.soort === 'stopzetten' ? html`<p>Je ${me.abonnement.product} stopt op <strong>${d(flow.datum)}</strong>. Je ontvangt binnen enkele minuten een bevestiging op ${me.mail}.</p><p>Toch met voordeel blijven reizen? <a href="#">Bekijk alle abonnementen</a></p>` : nothing}
      <sl-button @click=${link('/mijn')}>Naar Mijn RailVrij</sl-button>`,
  }[s]();
  return html`<sl-breadcrumb><sl-breadcrumb-item href="/mijn">Mijn RailVrij</sl-breadcrumb-item><sl-breadcrumb-item href="/mijn/abonnement">Abonnement</sl-breadcrumb-item><sl-breadcrumb-item>Wijzigen of stopzetten</sl-breadcrumb-item></sl-breadcrumb>
    <h1>Abonnement wijzigen</h1><div class="tile"><sl-progress-bar value=${s * 20} label="Voortgang"></sl-progress-bar>${body}</div>`;
};

const gegevens = () => html`<h1>Mijn gegevens</h1><div class="tile"><sl-input label="Naam" value=${me.naam} disabled></sl-input><br><sl-input label="E-mailadres" value=${me.mail}></sl-input><br><sl-input label="Adres" value="Biltstraat 118, 3572 BJ Utrecht"></sl-input><br><sl-button @click=${() => post('/api/gegevens')}>Opslaan</sl-button></div>`;

function draw() {
  if (!me) { render(html`<div style="padding:120px;text-align:center"><sl-spinner style="font-size:3rem"></sl-spinner></div>`, root); return; }
  const p = location.pathname;
  const view = p === '/mijn/abonnement' ? sub() : p === '/mijn/abonnement/wijzigen' ? wizard() : p === '/mijn/gegevens' ? gegevens() : home();
  const ck = localStorage.getItem('cookiekeuze');
  const keuze = (k) => () => { localStorage.setItem('cookiekeuze', k); draw(); };
  render(html`
    <header class="top"><div class="in"><a class="logo" href="/mijn">RailVrij</a><a href="#">Reis plannen</a><a href="#">Vervoerbewijzen</a><a href="#">Abonnementen</a><a href="#">Dagje uit</a><a href="#">Service</a><span style="flex:1"></span>
      <sl-dropdown><sl-button slot="trigger" caret><sl-icon slot="prefix" name="person-circle"></sl-icon>${me.naam}</sl-button><sl-menu><sl-menu-item @click=${() => go('/mijn')}>Mijn overzicht</sl-menu-item><sl-menu-item @click=${() => go('/mijn/abonnement')}>Mijn abonnement</sl-menu-item><sl-menu-item @click=${() => go('/mijn/gegevens')}>Mijn gegevens</sl-menu-item><sl-menu-item>Uitloggen</sl-menu-item></sl-menu></sl-dropdown></div></header>
    <main class="in">${view}</main>
    <footer><div class="in"><div class="cols"><div><strong>Reisinformatie</strong><a href="#">Werkzaamheden</a><a href="#">Actuele vertrektijden</a><a href="#">Internationaal</a></div><div><strong>Abonnementen</strong><a href="#">Weekend Vrij</a><a href="#">Dal Voordeel</a><a href="#">Zakelijk reizen</a></div><div><strong>Klantenservice</strong><a href="#">Contact</a><a href="#">Geld terug</a><a href="#">Gevonden voorwerpen</a></div><div><strong>Over ons</strong><a href="#">Werken bij</a><a href="#">Pers</a><a href="#">Privacy</a><a href="#">Cookies</a></div></div><p>© RailVrij Reizigers B.V.</p></div></footer>
    <sl-dialog label="Pas blokkeren" ?open=${blok} @sl-after-hide=${(e) => { if (e.target.tagName === 'SL-DIALOG') { blok = false; draw(); } }}>Ben je je pas kwijt? Na het blokkeren kun je er niet meer mee reizen. Een nieuwe pas kost € 11,00.<sl-button slot="footer" @click=${() => { blok = false; draw(); }}>Annuleren</sl-button><sl-button slot="footer" variant="danger" @click=${() => post('/api/pas/blokkeren').then(() => { blok = false; draw(); })}>Pas blokkeren</sl-button></sl-dialog>
    ${ck ? nothing : html`<div class="ck" role="region" aria-label="Cookies"><strong>Cookies op railvrij.nl</strong><p>Wij en onze partners gebruiken cookies voor een goede werking van de site, statistieken en persoonlijke aanbiedingen.</p><div><sl-button variant="primary" @click=${keuze('alle')}>Alle cookies accepteren</sl-button><sl-button @click=${keuze('geen')}>Weigeren</sl-button><sl-button variant="text" @click=${keuze('zelf')}>Zelf instellen</sl-button></div></div>`}
  `, root);
}
flow = location.pathname.endsWith('/wijzigen') ? fresh() : null;
draw();
fetch('/api/me').then((r) => r.json()).then((x) => { me = x; draw(); });
root.addEventListener('click', (e) => { const a = e.target.closest && e.target.closest('a[href="#"]'); if (a) e.preventDefault(); });
