import { html, render, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { setBasePath } from '@shoelace-style/shoelace/dist/utilities/base-path.js';
import '@shoelace-style/shoelace/dist/translations/nl.js';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/card/card.js';
import '@shoelace-style/shoelace/dist/components/badge/badge.js';
import '@shoelace-style/shoelace/dist/components/icon/icon.js';
import '@shoelace-style/shoelace/dist/components/icon-button/icon-button.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/divider/divider.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/alert/alert.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js';
import '@shoelace-style/shoelace/dist/components/tab/tab.js';
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js';
import '@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js';
import '@shoelace-style/shoelace/dist/components/spinner/spinner.js';
setBasePath('/assets');
// icons are copied to /assets/icons, shoelace asks for <base>/assets/icons
import { registerIconLibrary } from '@shoelace-style/shoelace/dist/utilities/icon-library.js';
registerIconLibrary('default', { resolver: n => `/assets/icons/${n}.svg` });

const S = { me: null, dlg: '', z: { reden: '', einde: '', inlever: '', winkel: '' }, fout: '', klaar: null, bericht: '', cookie: !localStorage.getItem('trapper_cookie') };

async function api(method, url, body) {
  const r = await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: method === 'GET' ? undefined : JSON.stringify(body || {}) });
  const j = await r.json().catch(() => ({}));
  if (!r.ok) throw new Error(j.fout || 'Er ging iets mis. Probeer het later opnieuw.');
  return j;
}
async function laad() { S.me = await api('GET', '/api/mij'); teken(); }
function ga(pad) { S.fout = ''; history.pushState(null, '', pad); window.scrollTo(0, 0); teken(); }
addEventListener('popstate', () => { S.dlg = ''; teken(); });
const link = (pad, t) => html`<a href=${pad} @click=${e => { e.preventDefault(); ga(pad); }}>${t}</a>`;
const zet = (k, v) => { S[k] = v; teken(); };
async function doe(method, url, body, bericht, pad) { try { await api(method, url, body); S.dlg = ''; S.bericht = bericht; await laad(); if (pad) ga(pad); } catch (e) { S.fout = e.message; teken(); } }

const badge = f => f.status === 'opgezegd' ? html`<sl-badge variant="warning" pill>Eindigt op ${f.einde}</sl-badge>`
  : f.status === 'gepauzeerd' ? html`<sl-badge variant="neutral" pill>Gepauzeerd</sl-badge>`
  : f.status === 'actief' ? html`<sl-badge variant="success" pill>Actief</sl-badge>` : html`<sl-badge variant="neutral" pill>${f.status}</sl-badge>`;

const kop = () => html`
  <div class="promo">Winteractie: breng een vriend aan en fiets allebei een maand gratis</div>
  <header class="top"><div class="in">
    <a class="logo" href="/" @click=${e => { e.preventDefault(); ga('/'); }}>trapper</a>
    <nav aria-label="Hoofdmenu">${link('/', 'Overzicht')}${link('/abonnement', 'Mijn fiets')}${link('/betalingen', 'Betalingen')}${link('/hulp', 'Hulp')}</nav>
    <sl-dropdown>
      <sl-icon-button slot="trigger" name="person-circle" label="Mijn account" style="font-size:1.5rem"></sl-icon-button>
      <sl-menu @sl-select=${e => ga(e.detail.item.value)}>
        <sl-menu-item value="/gegevens">Mijn gegevens</sl-menu-item>
        <sl-menu-item value="/betalingen">Betalingen</sl-menu-item>
        <sl-menu-item value="/gegevens">Meldingen</sl-menu-item>
        <sl-divider></sl-divider><sl-menu-item value="/">Uitloggen</sl-menu-item>
      </sl-menu>
    </sl-dropdown>
  </div></header>`;

const voet = () => html`<footer><div class="in"><div class="k">
  <div><b>Fietsen</b>${['Original 1', 'Deluxe 7', 'Power 1', 'Power 3', 'Trapper E-step'].map(x => html`<a href="#" @click=${e => e.preventDefault()}>${x}</a>`)}</div>
  <div><b>Winkels</b>${['Amsterdam', 'Groningen', 'Nijmegen', 'Utrecht', 'Alle winkels'].map(x => html`<a href="#" @click=${e => e.preventDefault()}>${x}</a>`)}</div>
  <div><b>Over ons</b>${['Werken bij', 'Zakelijk', 'Pers', 'Algemene voorwaarden', 'Privacy', 'Cookies'].map(x => html`<a href="#" @click=${e => e.preventDefault()}>${x}</a>`)}</div>
  </div><p>© Trapper Nederland B.V. · KvK 71144208 · Alle prijzen zijn inclusief btw. Abonnementen zijn na de eerste maand maandelijks opzegbaar.</p></div></footer>`;

const overzicht = () => {
  const { me } = S, f = me.fiets;
  return html`<div class="in"><h1>Hoi ${me.voornaam}!</h1><div class="grid"><div>
    <sl-card><div class="fietsplaat"></div><div class="rij"><div><b>${f.model}</b><div class="sub">Contract ${f.contract}</div></div>${badge(f)}</div>
      ${f.status === 'opgezegd' ? html`<p>Je abonnement stopt op ${f.einde}. ${f.inlever === 'winkel' ? 'Lever je fiets uiterlijk die dag in bij een Trapper-winkel.' : 'We halen je fiets die dag bij je op.'}</p>` : html`<p class="sub">€ ${f.prijs} per maand, volgende incasso ${f.volgende}</p>`}
      <div slot="footer"><sl-button variant="primary" @click=${() => ga('/abonnement')}>Bekijk mijn fiets</sl-button> <sl-button @click=${() => zet('dlg', 'reparatie')}><sl-icon slot="prefix" name="wrench"></sl-icon>Pech melden</sl-button></div></sl-card>
    <sl-card><div class="rij"><div><b>Trapper E-step</b><div class="sub">Contract ${me.step.contract} · € ${me.step.prijs} per maand</div></div>${me.step.status === 'actief' ? html`<sl-badge variant="success" pill>Actief</sl-badge>` : html`<sl-badge variant="warning" pill>Opgezegd</sl-badge>`}</div>
      <div slot="footer"><sl-button @click=${() => ga('/e-step')}>Beheren</sl-button></div></sl-card>
    </div><div>
    <sl-card><div slot="header">Dichtstbijzijnde winkel</div><p><sl-icon name="geo-alt"></sl-icon> Nijmegen, Stationsplein 8</p><p class="sub">Ma–vr 8.00–19.00, za 10.00–17.00</p></sl-card>
    <sl-card><div slot="header">Klaar voor elektrisch?</div><p>Wissel nu naar de Power 3 en betaal geen opstartkosten.</p><sl-button variant="warning" @click=${() => zet('dlg', 'wissel')}>Ik wil wisselen</sl-button></sl-card>
    <sl-alert open variant="primary"><sl-icon slot="icon" name="info-circle"></sl-icon>Doe je verlichting aan: het is weer vroeg donker.</sl-alert>
    </div></div></div>`;
};

const fiets = () => {
  const { me } = S, f = me.fiets, loopt = f.status === 'actief' || f.status === 'gepauzeerd';
  return html`<div class="in"><h1>${f.model}</h1><p>${badge(f)}</p>
    ${f.status === 'opgezegd' ? html`<sl-alert open variant="warning"><sl-icon slot="icon" name="exclamation-triangle"></sl-icon><b>Je hebt dit abonnement opgezegd</b><br>Het loopt tot en met ${f.einde}. Daarna schrijven we niets meer af.</sl-alert>` : nothing}
    ${f.afspraak ? html`<sl-alert open variant="success">${f.afspraak}</sl-alert>` : nothing}
    <sl-tab-group>
      <sl-tab slot="nav" panel="fiets">Fiets</sl-tab><sl-tab slot="nav" panel="contract">Abonnement</sl-tab><sl-tab slot="nav" panel="dekking">Diefstaldekking</sl-tab>
      <sl-tab-panel name="fiets"><div class="rij"><span>Framenummer</span><span>TR7 0418 2293</span></div><div class="rij"><span>Slotnummer</span><span>A-4471</span></div><div class="rij"><span>In gebruik sinds</span><span>17 maart 2024</span></div>
        <sl-button @click=${() => zet('dlg', 'reparatie')}>Reparatie inplannen</sl-button></sl-tab-panel>
      <sl-tab-panel name="contract"><div class="rij"><span>Contract</span><span>${f.contract}</span></div><div class="rij"><span>Prijs</span><span>€ ${f.prijs} per maand</span></div><div class="rij"><span>${f.einde ? 'Einddatum' : 'Looptijd'}</span><span>${f.einde || 'Maandelijks opzegbaar'}</span></div>
        ${loopt ? html`<sl-details summary="Abonnement wijzigen" style="margin-top:16px">
          <div class="rij"><div><b>Wisselen van fiets</b><div class="sub">Liever elektrisch of juist eenvoudiger?</div></div><sl-button size="small" @click=${() => zet('dlg', 'wissel')}>Wisselen</sl-button></div>
          <div class="rij"><div><b>Winterpauze</b><div class="sub">Stal je fiets bij ons en betaal € 5 per maand</div></div><sl-button size="small" @click=${() => zet('dlg', 'pauze')}>Pauzeren</sl-button></div>
          <div class="rij"><div><b>Fiets overnemen</b><div class="sub">Koop je eigen Deluxe 7 voor € 319</div></div><sl-button size="small" @click=${() => zet('dlg', 'koop')}>Overnemen</sl-button></div>
          <div class="rij"><div><b>Verhuizen</b><div class="sub">Neem je fiets mee naar een andere Trapper-stad</div></div><sl-button size="small" @click=${() => ga('/gegevens')}>Adres wijzigen</sl-button></div>
          <div class="rij"><div class="sub">Klaar met fietsen?</div><sl-button size="small" variant="text" @click=${begin}>Abonnement opzeggen</sl-button></div>
        </sl-details>` : nothing}</sl-tab-panel>
      <sl-tab-panel name="dekking">${me.dekking === 'actief' ? html`<p>Je fiets is verzekerd tegen diefstal met een eigen risico van € 60. € 2,50 per maand.</p><sl-button @click=${() => zet('dlg', 'dekking')}>Dekking stopzetten</sl-button>` : html`<p>Je diefstaldekking is gestopt.</p>`}</sl-tab-panel>
    </sl-tab-group></div>`;
};

async function begin() {
  S.z = { reden: '', einde: '', inlever: '', winkel: '' }; S.klaar = null; S.fout = '';
  try { await api('POST', '/api/opzegging'); ga('/opzeggen/reden'); } catch (e) { S.bericht = e.message; teken(); }
}
async function verder(velden, pad, check, fout) {
  if (!check) return zet('fout', fout);
  try { await api('PATCH', '/api/opzegging', velden); ga(pad); } catch (e) { zet('fout', e.message); }
}
const REDENEN = [['verhuizing', 'Ik ga verhuizen'], ['kapot', 'Mijn fiets is (te) vaak kapot'], ['eigen', 'Ik heb een eigen fiets gekocht'], ['weinig', 'Ik fiets te weinig'], ['prijs', 'Het is te duur'], ['anders', 'Anders']];
const ALT = {
  verhuizing: ['Neem je fiets mee!', 'Trapper zit in 21 steden. Geef je nieuwe adres door en fiets gewoon verder.', 'Adres doorgeven', () => ga('/gegevens')],
  kapot: ['Laat ons hem maken', 'Binnen 48 uur staat er een monteur voor de deur, gratis. Of je krijgt een andere fiets.', 'Gratis reparatie plannen', () => doe('POST', '/api/reparatie', {}, 'De reparatie is ingepland.', '/abonnement')],
  weinig: ['Even pauze?', 'Stal je fiets drie maanden bij ons voor € 5 per maand.', 'Winterpauze nemen', () => doe('POST', '/api/pauze', {}, 'Je winterpauze is ingegaan.', '/abonnement')],
};
const ALTX = ['Even pauze nemen?', 'Met de winterpauze betaal je drie maanden lang maar € 5 per maand en houd je je eigen fiets.', 'Winterpauze nemen', () => doe('POST', '/api/pauze', {}, 'Je winterpauze is ingegaan.', '/abonnement')];

const opzeggen = stap => {
  const { me, z } = S, f = me.fiets;
  if (stap === 'klaar' && S.klaar) return html`<div class="in"><sl-card><h1><sl-icon name="check2-circle"></sl-icon> Je opzegging is bevestigd</h1><p>Je abonnement ${f.model} (${f.contract}) stopt op <b>${S.klaar.einde}</b>. Je krijgt een bevestiging op ${me.mail}.</p><p>Opzegnummer ${S.klaar.nummer}</p><sl-button variant="primary" @click=${() => ga('/')}>Terug naar overzicht</sl-button></sl-card></div>`;
  if (f.status !== 'actief' && f.status !== 'gepauzeerd') return fiets();
  if (stap !== 'reden' && !z.reden) { return html`<div class="in"><h1>Abonnement opzeggen</h1><p>Je sessie is verlopen. ${link('/abonnement', 'Begin opnieuw')}</p></div>`; }
  const n = { reden: 25, alternatief: 45, inleveren: 70, overzicht: 95 }[stap];
  const fout = S.fout ? html`<sl-alert open variant="danger"><sl-icon slot="icon" name="exclamation-triangle"></sl-icon>${S.fout}</sl-alert>` : nothing;
  const blijf = html`<sl-button variant="primary" @click=${() => ga('/abonnement')}>Ik blijf fietsen</sl-button>`;
  let b;
  if (stap === 'alternatief') {
    const [t, u, k, actie] = ALT[z.reden] || ALTX;
    b = html`<h2>${t}</h2><p>${u}</p><div class="fietsplaat"></div>${fout}<div class="knoppen"><sl-button variant="primary" size="large" @click=${actie}>${k}</sl-button><sl-button variant="text" @click=${() => ga('/opzeggen/inleveren')}>Nee, ga verder met opzeggen</sl-button></div>`;
  } else if (stap === 'inleveren') {
    b = html`<h2>Wanneer en hoe lever je je fiets in?</h2>
      <sl-select label="Laatste dag van je abonnement" placeholder="Kies een datum" .value=${live(z.einde.replaceAll(' ', '_'))} @sl-change=${e => { z.einde = e.target.value.replaceAll('_', ' '); teken(); }}>${f.einden.map(x => html`<sl-option value=${x.replaceAll(' ', '_')}>${x}</sl-option>`)}</sl-select>
      <sl-radio-group label="Inleveren" .value=${live(z.inlever)} @sl-change=${e => { z.inlever = e.target.value; teken(); }}><sl-radio value="ophalen">Thuis laten ophalen – € 24,95 eenmalig (aanbevolen)</sl-radio><sl-radio value="winkel">Zelf brengen naar een Trapper-winkel – gratis</sl-radio></sl-radio-group>
      ${fout}<div class="knoppen">${blijf}<sl-button @click=${() => verder({ einde: z.einde, inlever: z.inlever }, '/opzeggen/overzicht', z.einde && z.inlever, 'Kies een einddatum en hoe je de fiets inlevert.')}>Verder</sl-button></div>`;
  } else if (stap === 'overzicht') {
    b = html`<h2>Klopt alles?</h2><div class="rij"><span>Abonnement</span><span>${f.model} (${f.contract})</span></div><div class="rij"><span>Einddatum</span><span>${z.einde}</span></div><div class="rij"><span>Inleveren</span><span>${z.inlever === 'winkel' ? 'Zelf brengen' : 'Laten ophalen'}</span></div><div class="rij"><span>Kosten</span><span>${z.inlever === 'winkel' ? 'Geen' : '€ 24,95'}</span></div>
      <p class="sub">Wordt de fiets niet op tijd ingeleverd, dan loopt je abonnement door tot hij bij ons is. Je E-step is een los abonnement en blijft gewoon doorlopen.</p>${fout}
      <div class="knoppen">${blijf}<sl-button @click=${() => zet('dlg', 'zeker')}>Opzegging afronden</sl-button></div>`;
  } else {
    b = html`<h2>Jammer dat je weggaat. Waarom wil je stoppen?</h2><sl-radio-group label="Kies een reden" .value=${live(z.reden)} @sl-change=${e => { z.reden = e.target.value; S.fout = ''; teken(); }}>${REDENEN.map(([v, t]) => html`<sl-radio value=${v}>${t}</sl-radio>`)}</sl-radio-group>
      ${z.reden === 'anders' ? html`<sl-textarea label="Wil je iets toelichten?" rows="3"></sl-textarea>` : nothing}${fout}
      <div class="knoppen">${blijf}<sl-button @click=${() => verder({ reden: z.reden }, '/opzeggen/alternatief', z.reden, 'Kies eerst een reden.')}>Verder</sl-button></div>`;
  }
  return html`<div class="in"><h1>Abonnement opzeggen</h1><sl-progress-bar value=${n} label="Voortgang"></sl-progress-bar><sl-card style="margin-top:20px">${b}</sl-card></div>`;
};

async function bevestig() {
  try { S.klaar = await api('POST', '/api/opzegging/bevestigen'); S.dlg = ''; await laad(); ga('/opzeggen/klaar'); } catch (e) { S.dlg = ''; S.fout = e.message; teken(); }
}

const estep = () => html`<div class="in"><h1>Trapper E-step</h1><sl-card>${S.me.step.status === 'actief' ? html`<p>€ ${S.me.step.prijs} per maand. Maandelijks opzegbaar.</p><sl-button variant="danger" outline @click=${() => zet('dlg', 'step')}>Abonnement opzeggen</sl-button>` : html`<p>Je hebt je E-step opgezegd.</p>`}</sl-card></div>`;
const betalingen = () => html`<div class="in"><h1>Betalingen</h1><sl-card><div slot="header">Betaalmethode</div>${S.me.kaart ? html`<div class="rij"><span>Automatische incasso NL•• TRIO •••• 4417</span><sl-button size="small" @click=${() => doe('DELETE', '/api/betaalmethode', {}, 'Betaalmethode verwijderd.')}>Verwijderen</sl-button></div>` : html`<p>Geen betaalmethode.</p>`}</sl-card>
  <sl-card><div slot="header">Facturen</div>${['Deluxe 7 – € 21,90', 'E-step – € 39,00', 'Diefstaldekking – € 2,50'].map(x => html`<div class="rij"><span>${x}</span><sl-badge variant="neutral">Betaald</sl-badge></div>`)}</sl-card></div>`;
const gegevens = () => html`<div class="in"><h1>Mijn gegevens</h1><sl-card><div class="rij"><span>Naam</span><span>${S.me.naam}</span></div><div class="rij"><span>E-mail</span><span>${S.me.mail}</span></div><div class="rij"><span>Adres</span><span>Graafseweg 214, Nijmegen</span><sl-button size="small" @click=${() => doe('POST', '/api/verhuizing', {}, 'We nemen contact met je op over je verhuizing.')}>Verhuizing doorgeven</sl-button></div></sl-card>
  <sl-card><div slot="header">Meldingen</div><p><sl-switch ?checked=${S.me.meld.mail} @sl-change=${e => doe('POST', '/api/meldingen', { mail: e.target.checked }, 'Opgeslagen.')}>Acties per e-mail</sl-switch></p><p><sl-switch ?checked=${S.me.meld.app} @sl-change=${e => doe('POST', '/api/meldingen', { app: e.target.checked }, 'Opgeslagen.')}>Meldingen in de app</sl-switch></p></sl-card>
  <sl-card><div slot="header">Account verwijderen</div><p>Je gegevens, facturen en contracten zijn daarna niet meer in te zien.</p><sl-button variant="danger" outline @click=${() => zet('dlg', 'account')}>Account verwijderen</sl-button></sl-card></div>`;
const hulp = () => html`<div class="in"><h1>Hulp</h1>
  <sl-details summary="Mijn fiets is gestolen">Doe binnen 24 uur aangifte en meld het ons. Met de diefstaldekking betaal je € 60 eigen risico.</sl-details>
  <sl-details summary="Hoe zeg ik mijn abonnement op?">Ga naar Mijn fiets en open het tabblad Abonnement. Onder ‘Abonnement wijzigen’ vind je alle mogelijkheden. Opzeggen is gratis; lever je fiets uiterlijk op de laatste dag in.</sl-details>
  <sl-details summary="Kan ik mijn abonnement pauzeren?">Ja, met de winterpauze.</sl-details>
  <sl-details summary="Contact">Chat met ons in de app of bel 085 555 0133.</sl-details></div>`;

const dialoog = (naam, titel, tekst, ja, actie, nee = 'Annuleren') => html`<sl-dialog label=${titel} ?open=${S.dlg === naam} @sl-after-hide=${e => { if (e.target.localName === 'sl-dialog' && S.dlg === naam) zet('dlg', ''); }}>${tekst}
  <sl-button slot="footer" @click=${actie}>${ja}</sl-button> <sl-button slot="footer" variant="primary" @click=${() => zet('dlg', '')}>${nee}</sl-button></sl-dialog>`;

function teken() {
  const p = location.pathname;
  const routes = { '/': overzicht, '/abonnement': fiets, '/e-step': estep, '/betalingen': betalingen, '/gegevens': gegevens, '/hulp': hulp };
  render(!S.me ? html`<sl-spinner style="font-size:3rem;margin:120px 45%"></sl-spinner>` : html`${kop()}
    <main>${S.bericht ? html`<div class="in"><sl-alert open closable variant="success" @sl-after-hide=${() => zet('bericht', '')}>${S.bericht}</sl-alert></div>` : nothing}${p.startsWith('/opzeggen/') ? opzeggen(p.split('/')[2]) : (routes[p] || overzicht)()}</main>${voet()}
    ${dialoog('zeker', 'Weet je het zeker?', `Je zegt ${S.me.fiets.model} op per ${S.z.einde}. Dit kun je niet online terugdraaien.`, 'Ja, opzeggen', bevestig, 'Nee, toch niet')}
    ${dialoog('wissel', 'Wisselen naar Power 3', 'Je nieuwe maandprijs wordt € 69,90.', 'Wisselen bevestigen', () => doe('POST', '/api/wissel', {}, 'Je wissel is geregeld.'))}
    ${dialoog('pauze', 'Winterpauze', 'Drie maanden voor € 5 per maand. Daarna loopt je abonnement gewoon door.', 'Pauze bevestigen', () => doe('POST', '/api/pauze', {}, 'Je winterpauze is ingegaan.'))}
    ${dialoog('koop', 'Fiets overnemen', 'We schrijven eenmalig € 319 af. De fiets is dan van jou en je abonnement stopt.', 'Koop mijn fiets', () => doe('POST', '/api/overnemen', {}, 'De fiets is van jou!'))}
    ${dialoog('reparatie', 'Reparatie inplannen', 'Binnen 48 uur komt er een monteur langs.', 'Inplannen', () => doe('POST', '/api/reparatie', {}, 'De reparatie is ingepland.'))}
    ${dialoog('dekking', 'Diefstaldekking stopzetten', 'Bij diefstal betaal je dan het volledige eigen risico van € 450.', 'Stopzetten', () => doe('DELETE', '/api/dekking', {}, 'Je dekking is gestopt.'))}
    ${dialoog('step', 'E-step opzeggen', 'Je E-step-abonnement stopt aan het eind van deze maand.', 'Ja, opzeggen', () => doe('DELETE', '/api/abonnement/S-2025-09120', {}, 'Je E-step is opgezegd.'), 'Nee, toch niet')}
    ${dialoog('account', 'Account verwijderen?', 'Dit kan niet ongedaan worden gemaakt.', 'Verwijderen', () => doe('DELETE', '/api/account', {}, 'Je account is verwijderd.'))}
    ${S.cookie ? html`<sl-card class="cookie"><b>Koekje erbij?</b><p class="sub">We gebruiken cookies om de site te laten werken en te verbeteren.</p><sl-button size="small" variant="primary" @click=${() => { localStorage.setItem('trapper_cookie', '1'); zet('cookie', false); }}>Prima</sl-button> <sl-button size="small" variant="text" @click=${() => { localStorage.setItem('trapper_cookie', '0'); zet('cookie', false); }}>Alleen noodzakelijk</sl-button></sl-card>` : nothing}`, document.getElementById('app'));
}
teken();
laad();
