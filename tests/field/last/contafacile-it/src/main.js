import '@ui5/webcomponents/dist/Assets.js'
import '@ui5/webcomponents-fiori/dist/Assets.js'
import '@ui5/webcomponents/dist/Avatar.js'
import '@ui5/webcomponents/dist/Button.js'
import '@ui5/webcomponents/dist/Card.js'
import '@ui5/webcomponents/dist/CardHeader.js'
import '@ui5/webcomponents/dist/CheckBox.js'
import '@ui5/webcomponents/dist/Dialog.js'
import '@ui5/webcomponents/dist/Link.js'
import '@ui5/webcomponents/dist/List.js'
import '@ui5/webcomponents/dist/ListItemStandard.js'
import '@ui5/webcomponents/dist/MessageStrip.js'
import '@ui5/webcomponents/dist/Option.js'
import '@ui5/webcomponents/dist/Panel.js'
import '@ui5/webcomponents/dist/Popover.js'
import '@ui5/webcomponents/dist/ProgressIndicator.js'
import '@ui5/webcomponents/dist/Select.js'
import '@ui5/webcomponents/dist/Switch.js'
import '@ui5/webcomponents/dist/Table.js'
import '@ui5/webcomponents/dist/TableHeaderRow.js'
import '@ui5/webcomponents/dist/TableHeaderCell.js'
import '@ui5/webcomponents/dist/TableRow.js'
import '@ui5/webcomponents/dist/TableCell.js'
import '@ui5/webcomponents/dist/Tag.js'
import '@ui5/webcomponents/dist/Title.js'
import '@ui5/webcomponents/dist/Toast.js'
import '@ui5/webcomponents-fiori/dist/ShellBar.js'
import '@ui5/webcomponents-fiori/dist/SideNavigation.js'
import '@ui5/webcomponents-fiori/dist/SideNavigationItem.js'
import '@ui5/webcomponents-icons/dist/home.js'
import '@ui5/webcomponents-icons/dist/receipt.js'
import '@ui5/webcomponents-icons/dist/group.js'
import '@ui5/webcomponents-icons/dist/money-bills.js'
import '@ui5/webcomponents-icons/dist/settings.js'
import '@ui5/webcomponents-icons/dist/sys-help.js'

let d
const $ = s => document.querySelector(s)
const data = iso => new Date(iso + 'T12:00').toLocaleDateString('it-IT', { day: 'numeric', month: 'long', year: 'numeric' })
const api = async (metodo, p, b) => { d = await (await fetch('/api/' + p, { method: metodo, headers: { 'Content-Type': 'application/json' }, body: b && JSON.stringify(b) })).json() }
const NOMI = { free: 'Free', base: 'Base', professional: 'Professional', business: 'Business' }
const PIANI = [['free', 0, ['10 fatture l’anno', '1 utente', 'Assistenza via e-mail']], ['base', 6, ['100 fatture l’anno', '1 utente', 'Invio allo SDI']], ['professional', 14, ['Fatture illimitate', '3 utenti', 'Scadenzario e solleciti', 'Area commercialista']], ['business', 24, ['Tutto di Professional', 'Magazzino e DDT', 'Utenti illimitati', 'Assistenza telefonica']]]

document.getElementById('app').innerHTML = `
<ui5-shellbar primary-title="ContaFacile" notifications-count="3" show-notifications><ui5-avatar slot="profile" initials="GB" color-scheme="Accent6"></ui5-avatar></ui5-shellbar>
<div class="corpo"><ui5-side-navigation><ui5-side-navigation-item text="Cruscotto" icon="home" data-p="/"></ui5-side-navigation-item><ui5-side-navigation-item text="Fatture" icon="receipt"></ui5-side-navigation-item><ui5-side-navigation-item text="Clienti e fornitori" icon="group"></ui5-side-navigation-item><ui5-side-navigation-item text="Prima nota" icon="money-bills"></ui5-side-navigation-item><ui5-side-navigation-item slot="fixedItems" text="Impostazioni" icon="settings" data-p="/impostazioni"></ui5-side-navigation-item><ui5-side-navigation-item slot="fixedItems" text="Guida" icon="sys-help" data-p="/guida"></ui5-side-navigation-item></ui5-side-navigation><div class="vista"></div></div>
<div class="piede"><a href="#">Condizioni del servizio</a><a href="#">Privacy</a><a href="#">Cookie</a><a href="#">Stato dei servizi</a> ContaFacile S.p.A. · P.IVA 00000000000 · Società soggetta a direzione e coordinamento</div>
<ui5-popover id="utente" header-text="Giulia Bressan" placement="Bottom"><ui5-list separators="None"><ui5-li data-p="/">Cruscotto</ui5-li><ui5-li data-p="/abbonamento">Il mio abbonamento</ui5-li><ui5-li data-p="/impostazioni">Impostazioni azienda</ui5-li><ui5-li>Invita un collega</ui5-li><ui5-li>Esci</ui5-li></ui5-list></ui5-popover>
<ui5-dialog id="dlg"></ui5-dialog><ui5-toast id="toast" duration="4000"></ui5-toast>`

const vai = p => { history.pushState({}, '', p); mostra(); scrollTo(0, 0) }
const avviso = t => { const x = $('#toast'); x.textContent = t; x.open = true }
const clic = (s, f) => document.querySelectorAll(s).forEach(e => e.addEventListener('click', () => f(e)))

function dialogo(titolo, corpo, azioni) {
  const g = $('#dlg')
  g.headerText = titolo
  g.innerHTML = `<div class="pd">${corpo}</div><div slot="footer" class="azioni">${azioni.map(([t, design], i) => `<ui5-button design="${design}" data-i="${i}">${t}</ui5-button>`).join('')}</div>`
  g.querySelectorAll('[data-i]').forEach(b => b.addEventListener('click', () => azioni[b.dataset.i][2]()))
  g.open = true
}
const chiudi = () => { $('#dlg').open = false }

function versoFree() {
  dialogo('Aspetta, Giulia!', '<ui5-title level="H4">−40% per 6 mesi su Professional</ui5-title><span>Continua a fatturare senza limiti a soli <b>8,40 € al mese</b>. È la nostra migliore offerta, solo per chi è già cliente.</span>', [['No grazie, passa a Free', 'Transparent', () => perdite()], ['Attiva lo sconto', 'Emphasized', async () => { await api('POST', 'abbonamento/sconto', {}); chiudi(); avviso('Sconto attivato'); vai('/abbonamento') }]])
}
function perdite() {
  dialogo('Passaggio al piano Free', `<span>Dal <b>${data(d.rinnovo)}</b> non potrai più utilizzare:</span><ul><li>Fatture illimitate (ne hai emesse ${d.fatture} quest’anno)</li><li>Scadenzario e solleciti automatici</li><li>Area commercialista e 2 utenti aggiuntivi</li></ul><span>Fino ad allora il piano Professional resta attivo. Non ti verranno effettuati altri addebiti.</span><ui5-select id="motivo" accessible-name="Motivo"><ui5-option value="">Perché cambi piano?</ui5-option><ui5-option value="prezzo">Costa troppo</ui5-option><ui5-option value="attivita">Chiudo o sospendo l’attività</ui5-option><ui5-option value="altro_software">Uso un altro software</ui5-option><ui5-option value="funzioni">Mancano funzioni che mi servono</ui5-option><ui5-option value="altro">Altro</ui5-option></ui5-select><ui5-checkbox id="capito" text="Ho capito che i dati oltre i limiti del piano Free saranno di sola lettura" wrapping-type="Normal"></ui5-checkbox>`,
    [['Conferma il passaggio', 'Default', async () => { if (!$('#capito').checked || !$('#motivo').selectedOption?.value) return avviso('Seleziona un motivo e conferma di aver letto'); await api('PUT', 'abbonamento/piano', { piano: 'free', motivo: $('#motivo').selectedOption.value }); chiudi(); avviso('Richiesta registrata'); vai('/abbonamento') }], ['Resta Professional', 'Emphasized', chiudi]])
}
const cambia = p => dialogo(`Passare a ${NOMI[p]}?`, `<span>Il nuovo canone di ${PIANI.find(x => x[0] === p)[1]} € + IVA al mese si applica da subito. L’importo verrà addebitato sulla carta Visa •••• 7713.</span>`, [['Annulla', 'Transparent', chiudi], ['Conferma', 'Emphasized', async () => { await api('PUT', 'abbonamento/piano', { piano: p }); chiudi(); avviso('Piano aggiornato'); vai('/abbonamento') }]])

const viste = {
  '/'() {
    return [`${d.prossimo ? `<ui5-message-strip class="strip" design="Information" hide-close-button>Il tuo piano ${NOMI[d.piano]} termina il ${data(d.rinnovo)}. Dal giorno successivo userai il piano Free.</ui5-message-strip>` : '<ui5-message-strip class="strip" design="Positive">Novità: il magazzino arriva nel piano Business. Provalo gratis per 30 giorni.</ui5-message-strip>'}<ui5-title level="H2">Buongiorno, Giulia</ui5-title><div class="griglia"><ui5-card><ui5-card-header slot="header" title-text="Fatturato ${new Date().getFullYear()}" subtitle-text="${d.fatture} fatture emesse"></ui5-card-header><div class="dentro"><span class="prezzo">84.310,50 €</span><ui5-progress-indicator value="72"></ui5-progress-indicator></div></ui5-card><ui5-card><ui5-card-header slot="header" title-text="Da incassare" subtitle-text="7 fatture"></ui5-card-header><div class="dentro"><span class="prezzo">6.902,00 €</span><ui5-link href="#">Vai allo scadenzario</ui5-link></div></ui5-card><ui5-card><ui5-card-header slot="header" title-text="Il tuo account" subtitle-text="${d.azienda}"></ui5-card-header><div class="dentro"><span>Piano ${NOMI[d.piano]} ${d.prossimo ? `<ui5-tag design="Critical">Fino al ${data(d.rinnovo)}</ui5-tag>` : '<ui5-tag design="Positive">Attivo</ui5-tag>'}</span><ui5-link id="abb">Gestisci abbonamento</ui5-link></div></ui5-card></div>`, () => clic('#abb', () => vai('/abbonamento'))]
  },
  '/abbonamento'() {
    return [`<ui5-title level="H2">Il mio abbonamento</ui5-title>${d.sconto ? '<br><ui5-message-strip design="Positive" hide-close-button>Sconto del 40% attivo per 6 mesi</ui5-message-strip>' : ''}<div class="griglia"><ui5-card><ui5-card-header slot="header" title-text="ContaFacile ${NOMI[d.piano]}" subtitle-text="${d.prezzo},00 € + IVA al mese"></ui5-card-header><div class="dentro">${d.prossimo ? `<span>Attivo fino al <b>${data(d.rinnovo)}</b>, poi piano <b>Free</b></span><ui5-link id="annulla">Annulla il passaggio a Free</ui5-link>` : `<span>Prossimo rinnovo: ${data(d.rinnovo)}</span><ui5-button id="piani" design="Emphasized">Cambia piano</ui5-button>`}</div></ui5-card><ui5-card><ui5-card-header slot="header" title-text="Metodo di pagamento"></ui5-card-header><div class="dentro"><span>Visa •••• 7713, scadenza 02/29</span><ui5-button design="Transparent">Modifica</ui5-button></div></ui5-card></div><br><ui5-title level="H4">Servizi aggiuntivi</ui5-title><ui5-table><ui5-table-header-row slot="headerRow"><ui5-table-header-cell>Servizio</ui5-table-header-cell><ui5-table-header-cell>Prezzo</ui5-table-header-cell><ui5-table-header-cell>Scadenza</ui5-table-header-cell><ui5-table-header-cell>Rinnovo automatico</ui5-table-header-cell></ui5-table-header-row>${d.servizi.map(s => `<ui5-table-row><ui5-table-cell>${s.nome}</ui5-table-cell><ui5-table-cell>${s.prezzo}</ui5-table-cell><ui5-table-cell>${s.scadenza ? data(s.scadenza) : '—'}</ui5-table-cell><ui5-table-cell>${s.rinnovo === null ? '—' : `<ui5-switch data-s="${s.id}" accessible-name="Rinnovo automatico ${s.nome}" ${s.rinnovo ? 'checked' : ''}></ui5-switch>`}</ui5-table-cell></ui5-table-row>`).join('')}</ui5-table>`,
      () => { clic('#piani', () => vai('/piani')); clic('#annulla', async () => { await api('DELETE', 'abbonamento/variazione'); avviso('Passaggio annullato'); mostra() }); document.querySelectorAll('[data-s]').forEach(e => e.addEventListener('change', async () => { await api('PATCH', 'servizi/' + e.dataset.s, { rinnovo: e.checked }); avviso('Rinnovo aggiornato') })) }]
  },
  '/piani'() {
    const azione = p => p === d.piano ? '<ui5-tag design="Information">Il tuo piano</ui5-tag>' : p === 'free' ? `<ui5-button design="Transparent" data-v="free" ${d.prossimo ? 'disabled' : ''}>Passa a Free</ui5-button>` : `<ui5-button design="${p === 'business' ? 'Emphasized' : 'Default'}" data-v="${p}">Scegli ${NOMI[p]}</ui5-button>`
    return [`<ui5-title level="H2">Scegli il piano giusto per la tua attività</ui5-title><div class="piani">${PIANI.map(([p, e, x]) => `<ui5-card><ui5-card-header slot="header" title-text="${NOMI[p]}" subtitle-text="${p === 'business' ? 'Il più scelto' : ''}"></ui5-card-header><div class="dentro"><span class="prezzo">${e} € <small>+ IVA / mese</small></span><ul>${x.map(y => `<li>${y}</li>`).join('')}</ul>${azione(p)}</div></ui5-card>`).join('')}</div><ui5-panel header-text="Domande frequenti" collapsed><p><b>Posso cambiare piano in qualsiasi momento?</b><br>Sì. Passando a un piano superiore il cambio è immediato.</p><p><b>Come disdico l’abbonamento a pagamento?</b><br>Passa al piano Free: il rinnovo viene annullato e non ti addebitiamo più nulla. Le fatture restano consultabili.</p></ui5-panel>`, () => clic('[data-v]', e => e.dataset.v === 'free' ? versoFree() : cambia(e.dataset.v))]
  },
  '/impostazioni'() {
    return [`<ui5-title level="H2">Impostazioni azienda</ui5-title><div class="griglia"><ui5-card><ui5-card-header slot="header" title-text="Dati aziendali"></ui5-card-header><div class="dentro"><span>${d.azienda}</span><span>Via dei Mestieri 18, 31100 Treviso</span><span>Codice destinatario: 0000000</span></div></ui5-card><ui5-card><ui5-card-header slot="header" title-text="Comunicazioni"></ui5-card-header><div class="dentro"><ui5-checkbox id="nov" text="Ricevi novità e promozioni via e-mail" ${d.novita ? 'checked' : ''}></ui5-checkbox></div></ui5-card></div>`, () => $('#nov').addEventListener('change', () => api('PATCH', 'profilo', { novita: $('#nov').checked }))]
  },
  '/guida'() {
    return ['<ui5-title level="H2">Guida</ui5-title><br><ui5-panel header-text="Come invio una fattura allo SDI?" collapsed>Apri la fattura e premi Invia.</ui5-panel><ui5-panel header-text="Come interrompo l’abbonamento?" collapsed>Dal menu con le tue iniziali apri Il mio abbonamento, premi Cambia piano e scegli Free. L’abbonamento resta attivo fino alla scadenza già pagata.</ui5-panel><ui5-panel header-text="Come aggiungo il commercialista?" collapsed>Da Impostazioni, Utenti, Invita.</ui5-panel>', () => {}]
  },
}
function mostra() {
  const [html, dopo] = (viste[location.pathname] || viste['/'])()
  $('.vista').innerHTML = html
  dopo()
}
const pop = $('#utente')
$('ui5-shellbar').addEventListener('ui5-profile-click', e => { pop.opener = e.detail.targetRef; pop.open = true })
pop.querySelector('ui5-list').addEventListener('ui5-item-click', e => { pop.open = false; if (e.detail.item.dataset.p) vai(e.detail.item.dataset.p) })
$('ui5-side-navigation').addEventListener('ui5-selection-change', e => { if (e.detail.item.dataset.p) vai(e.detail.item.dataset.p) })
addEventListener('popstate', mostra)
api('GET', 'abbonamento').then(mostra)
