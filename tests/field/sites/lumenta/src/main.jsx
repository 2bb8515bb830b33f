import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, defaultTheme, ActionButton, ActionGroup, AlertDialog, Badge, Button, ButtonGroup, Checkbox, CheckboxGroup, Content, ContextualHelp, DialogTrigger, Divider, Flex, Heading, Item, Link, Menu, MenuTrigger, Picker, ProgressBar, StatusLight, Switch, Text, TextArea, TextField, ToastContainer, ToastQueue, View, Well } from '@adobe/react-spectrum';
import './style.css';

const go = h => { location.hash = h; window.scrollTo(0, 0); };
const Card = ({ children, ...p }) => <View borderWidth="thin" borderColor="dark" borderRadius="medium" padding="size-300" marginBottom="size-250" {...p}>{children}</View>;

function Plan({ id, s }) {
  const p = s.plans[id];
  return <Card><Flex justifyContent="space-between" alignItems="start"><View><Heading level={3} margin={0}>{p.name}</Heading><Text>{p.sub}</Text></View>{p.ends ? <StatusLight variant="notice">Opgezegd – eindigt op {p.ends}</StatusLight> : <StatusLight variant="positive">Actief</StatusLight>}</Flex>
    <p>{p.ends ? <>Je hebt toegang tot en met {p.ends}. Er wordt niets meer afgeschreven.</> : <>{p.price} per maand · volgende factuur op {p.next}</>}</p>
    <Button variant="primary" style="outline" onPress={() => go('/abonnement/' + id)}>Abonnement beheren</Button></Card>;
}

const Overview = ({ s }) => <><Heading level={1}>Hallo Sanne</Heading><Text>Beheer hier je abonnementen, apps en beveiliging.</Text><Heading level={2}>Mijn abonnementen</Heading><Plan id="compleet" s={s} /><Plan id="stock" s={s} />
  <Card><Flex justifyContent="space-between"><View><Heading level={3} margin={0}>Lumenta Express</Heading><Text>Gratis · 2 GB opslag</Text></View><Badge variant="neutral">Gratis</Badge></Flex><p>Haal meer uit Express met sjablonen en merkkits.</p><Button variant="accent" onPress={() => post('bought', { what: 'express' }, 'Lumenta Express Premium is toegevoegd')}>Upgraden voor € 12,09/mnd</Button></Card>
  <Heading level={2}>Opslag</Heading><Card><ProgressBar label="38,2 GB van 100 GB gebruikt" value={38} width="100%" /></Card></>;

function PlanPage({ id, s }) {
  const p = s.plans[id];
  return <><ActionButton isQuiet onPress={() => go('/')}>‹ Alle abonnementen</ActionButton><Heading level={1}>{p.name}</Heading>
    {p.ends && <Well marginBottom="size-250">Je abonnement is opgezegd en eindigt op {p.ends}. Bedacht? <Button variant="secondary" marginStart="size-150" onPress={() => post('keep', { id }, 'Je abonnement loopt weer door')}>Abonnement behouden</Button></Well>}
    <Card><Heading level={3} marginTop={0}>Abonnement en betaling</Heading><p>{p.sub}<br />{p.ends ? 'Einddatum: ' + p.ends : <>Volgende betaling: {p.price} op {p.next}</>}<br />Visa eindigend op 2291 · vervalt 05/29</p>
      <ButtonGroup><Button variant="accent" onPress={() => post('annual', { id }, 'Je betaalt nu per jaar')}>Per jaar betalen en 16% besparen</Button><Button variant="secondary">Betaling bewerken</Button><Button variant="secondary">Facturen</Button></ButtonGroup></Card>
    <Card><Heading level={3} marginTop={0}>Abonnement wijzigen</Heading><p>Heb je minder of juist meer nodig? Stap over naar een ander abonnement.</p><Button variant="secondary" style="outline" onPress={() => post('switch', { id, to: 'Fotografie' }, 'Je abonnement is gewijzigd in Fotografie')}>Overstappen naar Fotografie – € 12,09/mnd</Button></Card>
    <Flex gap="size-300"><Link>Helpartikelen</Link><Link>Contact opnemen</Link>{!p.ends && <Link onPress={() => go('/opzeggen/' + id)}>Abonnement opzeggen</Link>}</Flex></>;
}

const Foot = ({ children }) => <><Divider size="S" marginY="size-300" /><Flex justifyContent="space-between">{children}</Flex></>;
const WHY = ['Ik gebruik het niet vaak genoeg', 'Het is te duur', 'Ik mis een functie of app', 'Technische problemen', 'Ik heb het alleen voor een project nodig', 'Ik wissel van abonnement of account', 'Anders'];
function Cancel({ id, s }) {
  const p = s.plans[id]; const [step, setStep] = useState(1), [why, setWhy] = useState([]), [note, setNote] = useState(''), [busy, setBusy] = useState(false);
  const confirm = async () => { setBusy(true); await post('end', { id, why, note }); setBusy(false); setStep(5); };
  return <View maxWidth="size-9000">{step < 5 && <Text UNSAFE_style={{ color: '#6e6e6e' }}>Stap {step} van 4 · {p.name}</Text>}
    {step === 1 && <><Heading level={1}>Jammer dat je weggaat</Heading><CheckboxGroup label="Waarom wil je opzeggen? Kies alles wat van toepassing is." isRequired value={why} onChange={setWhy}>{WHY.map(w => <Checkbox key={w} value={w}>{w}</Checkbox>)}</CheckboxGroup><br /><TextArea label="Wat kunnen we beter doen? (optioneel)" width="100%" value={note} onChange={setNote} />
      <Foot><Button variant="secondary" onPress={() => go('/abonnement/' + id)}>Terug</Button><Button variant="accent" isDisabled={!why.length} onPress={() => setStep(2)}>Doorgaan</Button></Foot></>}
    {step === 2 && <><Heading level={1}>Dit verlies je als je opzegt</Heading><ul><li>Toegang tot 22 apps, waaronder Lumenta Foto, Lumenta Vector en Lumenta Clip</li><li>98 GB cloudopslag – 38,2 GB aan bestanden wordt na 30 dagen verwijderd</li><li>3 gedeelde bibliotheken en 14 lettertypen in je documenten</li></ul><p>Je hebt geen opzegkosten: de jaartermijn van je abonnement is verstreken.</p>
      <Foot><Button variant="secondary" onPress={() => setStep(1)}>Terug</Button><ButtonGroup><Button variant="accent" onPress={() => go('/')}>Abonnement houden</Button><Button variant="secondary" onPress={() => setStep(3)}>Doorgaan</Button></ButtonGroup></Foot></>}
    {step === 3 && <><Heading level={1}>Sanne, we hebben een voorstel</Heading><Flex gap="size-200" wrap><Card flex="1"><Badge variant="info">Populair</Badge><Heading level={3}>2 maanden gratis</Heading><p>Houd {p.name} en betaal twee maanden niets.</p><Button variant="accent" onPress={() => post('offer', { id }, 'Je krijgt 2 maanden gratis').then(() => go('/'))}>Aanbieding accepteren</Button></Card>
      <Card flex="1"><Heading level={3}>Fotografie voor € 12,09</Heading><p>De belangrijkste foto-apps met 20 GB opslag.</p><Button variant="primary" style="outline" onPress={() => post('switch', { id, to: 'Fotografie' }, 'Je abonnement is gewijzigd').then(() => go('/'))}>Overstappen</Button></Card></Flex>
      <Foot><Button variant="secondary" onPress={() => setStep(2)}>Terug</Button><Button variant="secondary" style="outline" onPress={() => setStep(4)}>Nee, bedankt</Button></Foot></>}
    {step === 4 && <><Heading level={1}>Controleer je gegevens</Heading><Card><p><b>{p.name}</b><br />Einddatum: {p.next}<br />Opzegkosten: € 0,00<br />Terugbetaling: € 0,00</p></Card><Text>Je abonnement stopt op {p.next}. Tot die datum kun je alle apps blijven gebruiken. We sturen een bevestiging naar sanne.vdberg@example.nl.</Text>
      <Foot><Button variant="secondary" onPress={() => setStep(3)}>Terug</Button><ButtonGroup><Button variant="secondary" onPress={() => go('/')}>Abonnement houden</Button><Button variant="accent" isPending={busy} onPress={confirm}>Bevestigen</Button></ButtonGroup></Foot></>}
    {step === 5 && <><Heading level={1}>Je opzegging is bevestigd</Heading><p>{p.name} eindigt op {p.ends}. Van gedachten veranderd? Tot die tijd kun je je abonnement altijd voortzetten.</p><Button variant="accent" onPress={() => go('/')}>Gereed</Button></>}</View>;
}

const Privacy = ({ s }) => <><Heading level={1}>Gegevens en privacy</Heading><Card><Switch isSelected={s.mail} onChange={on => post('mail', { on })}>Lumenta mag mij mailen over producten en aanbiedingen</Switch></Card><Card><Heading level={3} marginTop={0}>Account verwijderen</Heading><p>Je account, bestanden en alle abonnementen worden permanent verwijderd.</p><DialogTrigger><Button variant="negative" style="outline">Account verwijderen</Button><AlertDialog variant="destructive" title="Account verwijderen" primaryActionLabel="Verwijderen" cancelLabel="Annuleren" onPrimaryAction={() => post('delete')}>Weet je het zeker? Dit kan niet ongedaan worden gemaakt.</AlertDialog></DialogTrigger></Card></>;
const Profile = () => <><Heading level={1}>Account</Heading><Card><Flex direction="column" gap="size-150"><TextField label="Naam" defaultValue="Sanne van den Berg" /><TextField label="E-mailadres" defaultValue="sanne.vdberg@example.nl" /><Picker label="Land/regio" defaultSelectedKey="nl"><Item key="nl">Nederland</Item><Item key="be">België</Item></Picker><Button variant="secondary" alignSelf="start" isDisabled>Opslaan</Button></Flex></Card></>;

let setS; const post = async (path, body = {}, said) => { const r = await fetch('/api/' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }); setS(await r.json()); if (said) ToastQueue.positive(said, { timeout: 5000 }); };
function App() {
  const [s, set] = useState(null), [h, setH] = useState(location.hash.slice(1) || '/'), [ck, setCk] = useState(!document.cookie.includes('ck=')); setS = set;
  useEffect(() => { fetch('/api/me').then(r => r.json()).then(set); const f = () => setH(location.hash.slice(1) || '/'); addEventListener('hashchange', f); return () => removeEventListener('hashchange', f); }, []);
  const [, page, id] = h.split('/');
  return <Provider theme={defaultTheme} colorScheme="light" locale="nl-NL"><ToastContainer />
    <div className="gnav"><span className="b">◭ Lumenta</span><a href="#/" className={page === '' ? 'on' : ''}>Overzicht</a><a href="#/" className={/abon|opz/.test(page) ? 'on' : ''}>Abonnementen</a><a href="#/account">Account</a><a href="#/privacy">Gegevens en privacy</a><span style={{ flex: 1 }} />
      <ContextualHelp variant="help"><Heading>Hulp nodig?</Heading><Content><Text>Bezoek het helpcentrum of chat met ons team.</Text></Content></ContextualHelp>
      <MenuTrigger><ActionButton isQuiet aria-label="Profiel">SB</ActionButton><Menu onAction={k => go(k)}><Item key="/account">Account beheren</Item><Item key="/privacy">Voorkeuren</Item><Item key="/">Afmelden</Item></Menu></MenuTrigger></div>
    <View maxWidth={1000} marginX="auto" padding="size-400" minHeight="70vh">{s && (page === 'abonnement' ? <PlanPage id={id} s={s} /> : page === 'opzeggen' ? <Cancel key={id} id={id} s={s} /> : page === 'privacy' ? <Privacy s={s} /> : page === 'account' ? <Profile /> : <Overview s={s} />)}</View>
    <div className="gfoot"><a href="#/">Gebruiksvoorwaarden</a><a href="#/">Privacy</a><a href="#/">Cookievoorkeuren</a><a href="#/">Verkoop en restitutie</a>© 2026 Lumenta Software B.V. Alle rechten voorbehouden.</div>
    {ck && <div className="cookie"><span>Lumenta en partners gebruiken cookies om de site te laten werken en voor marketing. Maak je keuze.</span><Button variant="primary" staticColor="white" style="outline" onPress={() => { document.cookie = 'ck=0;path=/'; setCk(false); }}>Alles weigeren</Button><Button variant="accent" onPress={() => { document.cookie = 'ck=1;path=/'; setCk(false); }}>Alles toestaan</Button></div>}</Provider>;
}
createRoot(document.getElementById('root')).render(<App />);
