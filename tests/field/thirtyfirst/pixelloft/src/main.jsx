import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, defaultTheme, Button, ActionButton, ButtonGroup, Checkbox, CheckboxGroup, Content, Dialog, DialogContainer, DialogTrigger, Divider, Heading, Link, Text, TextArea, ProgressCircle, StatusLight, InlineAlert, ToastContainer, ToastQueue, MenuTrigger, Menu, Item, Switch, AlertDialog, Footer } from '@adobe/react-spectrum';

const S = '/api/v2/subscriptions/PLF-20417';
const api = async (u, b) => { const r = await fetch(u, b === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json', 'x-api-key': 'account-web' }, body: JSON.stringify(b) }); if (!r.ok) throw new Error(r.status); return r.json(); };

const MOTIVI = [['costo', 'Costa troppo'], ['uso', 'Non lo uso abbastanza'], ['funzioni', 'Mancano funzionalità che mi servono'], ['difficile', 'È difficile da usare'], ['tecnici', 'Problemi tecnici o di prestazioni'], ['altro_piano', 'Voglio passare a un altro piano Pixelloft'], ['concorrente', 'Uso il software di un’altra azienda'], ['progetto', 'Il progetto per cui mi serviva è terminato'], ['altro', 'Altro']];

function CancelFlow({ sub, setSub, close }) {
  const [step, setStep] = useState(1), [reasons, setReasons] = useState([]), [note, setNote] = useState(''), [busy, setBusy] = useState(false);
  const run = async (u, b, then) => { setBusy(true); try { setSub(await api(u, b)); then(); } catch { ToastQueue.negative('Si è verificato un errore. Riprova.'); } setBusy(false); };
  const ok = m => () => { ToastQueue.positive(m, { timeout: 6000 }); close(); };
  const titles = { 1: 'Perché vuoi annullare il piano?', 2: 'Verifica i dettagli dell’annullamento', 3: 'Prima di andare, dai un’occhiata a queste offerte', 4: 'Conferma l’annullamento', 5: 'Il piano è stato annullato' };
  return <Dialog><Heading>{titles[step]}</Heading><Divider />
    <Content><div className="flow">
      {step < 5 && <p className="muted">Passaggio {step} di 4 · {sub.plan}</p>}
      {step === 1 && <><CheckboxGroup label="Seleziona tutti i motivi pertinenti" isRequired value={reasons} onChange={setReasons}>{MOTIVI.map(([v, t]) => <Checkbox key={v} value={v}>{t}</Checkbox>)}</CheckboxGroup><br /><TextArea label="Vuoi aggiungere altro? (facoltativo)" width="100%" value={note} onChange={setNote} maxLength={600} /></>}
      {step === 2 && <><p>Se annulli oggi, il tuo piano resterà attivo fino al <b>{sub.next}</b> e non ti verranno addebitati altri importi. Non è prevista alcuna penale di annullamento anticipato.</p><Heading level={3}>Cosa perderai</Heading><ul><li>Pixelloft Foto, Pixelloft Camera Raw e Pixelloft Mobile Premium</li><li>20 GB di spazio cloud: i file oltre i 5 GB potrebbero essere eliminati 30 giorni dopo la scadenza</li><li>L’accesso a oltre 30.000 font e a Portfolio</li><li>L’opzione Spazio aggiuntivo 1 TB</li></ul>
        <InlineAlert variant="info"><Heading>Scarica i tuoi file</Heading><Content>Ti consigliamo di scaricare i file salvati nel cloud prima della scadenza del piano.</Content></InlineAlert></>}
      {step === 3 && <div className="offers"><div className="card promo"><Heading level={3} marginTop={0}>2 mesi gratis</Heading><p>Resta con noi: i prossimi due mesi di {sub.plan} sono gratuiti, poi {sub.price} €/mese.</p><Button variant="accent" isDisabled={busy} onPress={() => run(S + '/offers', { offerId: '2MFREE' }, ok('Offerta applicata. I prossimi 2 mesi sono gratuiti.'))}>Accetta l’offerta</Button></div>
        <div className="card"><Heading level={3} marginTop={0}>Pixelloft Foto Lite</Heading><p>Solo web e mobile, con 5 GB di spazio cloud, a <b>6,09 €/mese</b> IVA inclusa.</p><Button variant="primary" isDisabled={busy} onPress={() => run(S + '/switch', { plan: 'Pixelloft Foto Lite', price: '6,09' }, ok('Il tuo piano è stato modificato.'))}>Passa a questo piano</Button></div></div>}
      {step === 4 && <><p>Stai per annullare <b>{sub.plan}</b>.</p><table><tbody><tr><th>Data di scadenza</th><td>{sub.next}</td></tr><tr><th>Rimborso</th><td>0,00 €</td></tr><tr><th>Penale</th><td>0,00 €</td></tr><tr><th>Email di conferma</th><td>giulia.ferrante@example.it</td></tr></tbody></table><p className="muted">Facendo clic su “Conferma” il rinnovo automatico viene disattivato. Dopo il {sub.next} passerai all’abbonamento gratuito Pixelloft.</p></>}
      {step === 5 && <><p>Ci dispiace vederti andare via. Puoi continuare a usare {sub.plan} fino al <b>{sub.next}</b>. Ti abbiamo inviato un’email di conferma.</p><p className="muted">Hai cambiato idea? Puoi riattivare il piano in qualsiasi momento prima della scadenza.</p></>}
      <br /><ButtonGroup>
        {step === 1 && <><Button variant="secondary" onPress={close}>Mantieni il piano</Button><Button variant="accent" isDisabled={!reasons.length} onPress={() => setStep(2)}>Continua</Button></>}
        {step === 2 && <><Button variant="secondary" onPress={() => setStep(1)}>Indietro</Button><Button variant="accent" onPress={() => setStep(3)}>Continua</Button></>}
        {step === 3 && <><Button variant="secondary" onPress={() => setStep(2)}>Indietro</Button><Button variant="secondary" onPress={() => setStep(4)}>No, grazie</Button></>}
        {step === 4 && <><Button variant="secondary" onPress={close}>Mantieni il piano</Button><Button variant="negative" isDisabled={busy} onPress={() => run(S + '/cancel', { reasons, note }, () => setStep(5))}>Conferma</Button></>}
        {step === 5 && <><Button variant="secondary" isDisabled={busy} onPress={() => run(S + '/reactivate', {}, ok('Piano riattivato.'))}>Riattiva il piano</Button><Button variant="accent" onPress={close}>Fine</Button></>}
      </ButtonGroup></div></Content></Dialog>;
}

function Manage({ sub, setSub, close, cancel, change }) {
  return <Dialog size="L"><Heading>Gestisci piano</Heading><Divider /><Content>
    <div className="rowf"><div><b>{sub.plan}</b><div className="muted">Piano mensile, fatturato ogni mese · {sub.price} €/mese IVA inclusa</div><div className="muted">{sub.state === 'scheduled' ? 'Scade il ' : 'Prossima fatturazione: '}{sub.next}</div></div></div><br />
    <Heading level={4}>Pagamento</Heading><p>{sub.card ? 'Mastercard che termina con 0932' : 'Nessun metodo di pagamento'}</p>
    <ButtonGroup><Button variant="secondary" onPress={close}>Modifica pagamento</Button></ButtonGroup><br /><br />
    <Heading level={4}>Piano</Heading>
    <p className="muted">Passa a un piano più adatto alle tue esigenze o annulla il piano attuale.</p>
    {sub.state === 'scheduled' ? <Button variant="accent" onPress={async () => { setSub(await api(S + '/reactivate', {})); close(); }}>Riattiva il piano</Button>
      : <ButtonGroup><Button variant="accent" onPress={change}>Cambia piano</Button><Button variant="secondary" onPress={cancel}>Annulla il piano</Button></ButtonGroup>}
  </Content><ButtonGroup><Button variant="secondary" onPress={close}>Chiudi</Button></ButtonGroup></Dialog>;
}
function Change({ setSub, close }) {
  return <Dialog size="L"><Heading>Cambia piano</Heading><Divider /><Content>{[['Pixelloft Tutte le app', '67,09'], ['Pixelloft Foto 1 TB', '24,39'], ['Pixelloft Foto Lite', '6,09']].map(([n, p]) => <div className="card rowf" key={n}><div><b>{n}</b><div className="muted">{p} €/mese IVA inclusa</div></div><Button variant="primary" onPress={async () => { setSub(await api(S + '/switch', { plan: n, price: p })); close(); ToastQueue.positive('Il tuo piano è stato modificato.'); }}>Seleziona</Button></div>)}</Content><ButtonGroup><Button variant="secondary" onPress={close}>Chiudi</Button></ButtonGroup></Dialog>;
}

function Plans({ sub, setSub }) {
  const [dlg, setDlg] = useState(null);
  const close = () => setDlg(null);
  const st = { scheduled: ['notice', 'Annullato: scade il ' + sub.next], discounted: ['positive', 'Attivo – 2 mesi gratis'], deleted: ['negative', 'Eliminato'] }[sub.state] || ['positive', 'Attivo'];
  return <><Heading level={1}>I tuoi piani</Heading>
    {sub.state === 'scheduled' && <><InlineAlert variant="notice"><Heading>Il tuo piano è stato annullato</Heading><Content>Hai accesso a {sub.plan} fino al {sub.next}. Non ti verranno addebitati altri importi.</Content></InlineAlert><br /></>}
    <div className="card"><div className="rowf"><div style={{ display: 'flex', gap: 16 }}><div className="ico" aria-hidden="true">Pf</div><div><Heading level={2} margin={0}>{sub.plan}</Heading><div className="muted">Piano mensile</div><StatusLight variant={st[0]}>{st[1]}</StatusLight></div></div><div style={{ textAlign: 'right' }}><b>{sub.price} €/mese</b><div className="muted">IVA inclusa</div></div></div>
      <Divider size="S" marginY="size-200" /><div className="rowf"><div className="muted">{sub.state === 'scheduled' ? <>Scadenza: {sub.next}</> : <>Prossima fatturazione: {sub.next}<br />{sub.card ? 'Mastercard ••0932' : 'Nessun metodo di pagamento'}</>}<br />Cliente dal {sub.started}</div><ButtonGroup><Button variant="secondary" onPress={() => setDlg('change')}>Cambia piano</Button><Button variant="accent" onPress={() => setDlg('manage')}>Gestisci piano</Button></ButtonGroup></div></div>
    {sub.addon && <div className="card"><div className="rowf"><div><Heading level={3} margin={0}>Spazio aggiuntivo 1 TB</Heading><div className="muted">Opzione · 12,19 €/mese IVA inclusa</div></div><DialogTrigger><Button variant="secondary">Annulla opzione</Button><AlertDialog title="Annullare l’opzione?" variant="destructive" primaryActionLabel="Annulla opzione" cancelLabel="Mantieni" onPrimaryAction={async () => setSub(await api('/api/v2/addons/storage/remove', {}))}>Lo spazio aggiuntivo verrà rimosso alla prossima fatturazione.</AlertDialog></DialogTrigger></div></div>}
    <div className="card"><div className="rowf"><div><Heading level={3} margin={0}>Abbonamento gratuito Pixelloft</Heading><div className="muted">Incluso nel tuo account: 5 GB di spazio cloud, app mobile di base</div></div></div></div>
    <Heading level={2}>Consigliati per te</Heading><div className="cards">{[['Pixelloft Tutte le app', 'Oltre 20 app creative', '67,09'], ['Pixelloft Video', 'Monta ovunque, anche da mobile', '26,64'], ['Pixelloft Stock', '10 risorse al mese', '36,59']].map(([a, b, c]) => <div className="card promo" key={a}><b>{a}</b><p>{b}</p><p className="muted">da {c} €/mese</p><Link href="/plans/compare">Scopri di più</Link></div>)}</div>
    <DialogContainer type={dlg === 'cancel' ? 'fullscreenTakeover' : 'modal'} onDismiss={close} isDismissable={false}>
      {dlg === 'manage' && <Manage key="m" sub={sub} setSub={setSub} close={close} cancel={() => { close(); setTimeout(() => setDlg('cancel'), 350); }} change={() => { close(); setTimeout(() => setDlg('change'), 350); }} />}
      {dlg === 'change' && <Change key="c" setSub={setSub} close={close} />}
      {dlg === 'cancel' && <CancelFlow key="x" sub={sub} setSub={setSub} close={close} />}
    </DialogContainer></>;
}

function App() {
  const [path, setPath] = useState(location.pathname), [sub, setSub] = useState(null);
  useEffect(() => { api('/api/v2/subscriptions').then(setSub); const f = () => setPath(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []);
  const nav = h => e => { e.preventDefault(); history.pushState({}, '', h); setPath(h); scrollTo(0, 0); };
  const links = [['/', 'Panoramica'], ['/plans', 'Piani'], ['/orders', 'Ordini e fatture'], ['/security', 'Account e sicurezza'], ['/preferences', 'Preferenze']];
  return <Provider theme={defaultTheme} colorScheme="light" locale="it-IT"><ToastContainer />
    <header className="topbar"><a className="brand" href="/" onClick={nav('/')}>pixel<b>loft</b> Account</a><nav aria-label="Account">{links.map(([h, t]) => <a key={h} href={h} aria-current={path === h ? 'page' : undefined} onClick={nav(h)}>{t}</a>)}</nav>
      <MenuTrigger><ActionButton isQuiet aria-label="Profilo di Giulia Ferrante">GF</ActionButton><Menu onAction={k => k === 'a' && nav('/')({ preventDefault() {} })}><Item key="a">Gestisci account</Item><Item key="b">Guida</Item><Item key="c">Esci</Item></Menu></MenuTrigger></header>
    <main className="wrap">{!sub ? <ProgressCircle aria-label="Caricamento…" isIndeterminate />
      : path === '/plans' ? <Plans sub={sub} setSub={setSub} />
      : path === '/orders' ? <><Heading level={1}>Ordini e fatture</Heading><table><thead><tr><th>Data</th><th>Descrizione</th><th>Importo</th><th>Fattura</th></tr></thead><tbody>{sub.bills.map(b => <tr key={b}><td>{b}</td><td>{sub.plan}</td><td>26,82 €</td><td><Link href="/orders">PDF</Link></td></tr>)}</tbody></table><br /><Heading level={3}>Metodo di pagamento</Heading><p>{sub.card ? 'Mastercard che termina con 0932' : 'Nessuno'}</p>{sub.card && <Button variant="secondary" onPress={async () => setSub(await api('/api/v2/payment-methods/remove', {}))}>Rimuovi metodo di pagamento</Button>}</>
      : path === '/security' ? <><Heading level={1}>Account e sicurezza</Heading><div className="card"><b>Email</b><p>giulia.ferrante@example.it</p><b>Verifica in due passaggi</b><p>Attiva</p></div><div className="card"><Heading level={3} marginTop={0}>Elimina account</Heading><p className="muted">L’eliminazione dell’account è definitiva e rimuove tutti i file e i piani.</p><DialogTrigger><Button variant="negative" style="outline">Elimina account</Button><AlertDialog title="Eliminare l’account?" variant="destructive" primaryActionLabel="Elimina" cancelLabel="Annulla" onPrimaryAction={async () => setSub(await api('/api/v2/account/delete', {}))}>Questa operazione non può essere annullata.</AlertDialog></DialogTrigger></div></>
      : path === '/preferences' ? <><Heading level={1}>Preferenze</Heading><Switch isSelected={sub.news} onChange={async v => setSub(await api('/api/v2/preferences', { news: v }))}>Ricevi novità e offerte via email</Switch></>
      : <><Heading level={1}>Ciao, Giulia</Heading><div className="card rowf"><div><Heading level={3} margin={0}>{sub.plan}</Heading><p className="muted">{sub.state === 'scheduled' ? 'Annullato: scade il ' + sub.next : `Piano mensile · prossima fatturazione: ${sub.next}`}</p><Link><a href="/plans" onClick={nav('/plans')}>Visualizza i tuoi piani</a></Link></div><div className="ico" aria-hidden="true">Pf</div></div>
        <div className="cards"><div className="card"><b>Le tue app</b><p className="muted">Pixelloft Foto, Camera Raw, Mobile</p><Link href="/apps">Scarica</Link></div><div className="card"><b>Spazio cloud</b><p className="muted">14,2 GB di 20 GB</p></div><div className="card promo"><b>Novità: Ritocco generativo</b><p className="muted">Provalo nella versione 27</p></div></div></>}
    </main><footer className="foot"><span>Copyright © 2026 Pixelloft. Tutti i diritti riservati.</span><a href="/it/privacy">Privacy</a><a href="/it/terms">Condizioni d’uso</a><a href="/it/privacy/cookies">Preferenze sui cookie</a><a href="/it/help">Guida e supporto</a><a href="/it/community">Community</a></footer></Provider>;
}
createRoot(document.getElementById('root')).render(<App />);
