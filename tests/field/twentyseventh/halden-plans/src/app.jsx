import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, defaultTheme, Button, ActionButton, Checkbox, CheckboxGroup, TextArea, DialogContainer, Dialog, AlertDialog, Heading, Divider, Content,
  ButtonGroup, Footer, InlineAlert, Switch, ProgressCircle, TextField, MenuTrigger, Menu, Item, Link as SLink, StatusLight, RadioGroup, Radio } from '@adobe/react-spectrum';

const post = (path, body) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) }).then(r => r.json());
const ID = 'CCPRO-7731';
const go = to => { history.pushState({}, '', to); dispatchEvent(new PopStateEvent('popstate')); scrollTo(0, 0); };
const A = ({ to, children, ...p }) => <a href={to} onClick={e => { e.preventDefault(); go(to); }} {...p}>{children}</a>;
const COLORS = ['#31a8ff', '#ff9a00', '#9999ff', '#b14fff', '#ff3366', '#3db5ff', '#00c8a0', '#e5252a'];
const Logo = () => <svg viewBox="0 0 24 22" aria-hidden="true"><path fill="#4b3fe4" d="M0 0h7v9h10V0h7v22h-7v-8H7v8H0z" /></svg>;

const REASONS = [['PRICE', "It's too expensive"], ['USE', "I'm not using it enough"], ['PROJECT', 'I only needed it for a short-term project'], ['HARD', "It's too difficult to use"],
  ['TECH', "I'm having technical issues"], ['OTHERPROD', "I'm switching to a different product"], ['PLAN', 'I need to switch to a different plan'], ['ACCT', "I'm using a different account or my organization provides a plan"], ['OTHER', 'Other']];
const OFFERS = [
  { id: 'FREE2MO', tag: 'Best value', name: 'Creative Cloud Pro', price: 'US$0.00 for 2 months', text: 'Keep everything you have today and get the next 2 months on us. Then US$69.99/mo. Requires annual commitment; fee applies if you cancel after 14 days.', btn: 'Accept offer' },
  { id: 'PHOTO', name: 'Photography (1TB)', price: 'US$19.99/mo', text: 'Lightbox, Lightbox Classic and Photo Studio on desktop and iPad, with 1 TB of cloud storage. Annual, billed monthly.', btn: 'Switch plan' },
  { id: 'SINGLE', name: 'Photo Studio Single App', price: 'US$22.99/mo', text: 'Includes 100 GB of cloud storage, Portfolio, Fonts, and 25 generative credits. Annual, billed monthly.', btn: 'Switch plan' }];

function CancelFlow({ me, setMe, close }) {
  const [step, setStep] = useState(0), [why, setWhy] = useState([]), [note, setNote] = useState(''), [busy, setBusy] = useState(false), [sat, setSat] = useState(null), [sent, setSent] = useState(false);
  const next = () => { setBusy(true); setTimeout(() => { setBusy(false); setStep(s => s + 1); }, 700); };
  const accept = async o => { setBusy(true); const m = await post(`/api/plans/${ID}/retention-offer`, { offer: o.id, name: o.name, price: o.price }); setMe(m); close(); };
  const confirm = async () => { setBusy(true); const m = await post(`/api/plans/${ID}/cancellation`, { reasons: why, comment: note, effective: 'END_OF_BILLING_PERIOD' }); setTimeout(() => { setBusy(false); setMe(m); setStep(4); }, 900); };
  const titles = ['Tell us why you want to cancel', 'Before you cancel, here’s what you’ll lose', 'Stay with us and save', 'Review your cancellation', 'Your plan has been canceled'];
  return <Dialog>
    <Heading>{titles[step]}</Heading><Divider />
    <Content><div className="hd-flow">
      {busy ? <div style={{ textAlign: 'center', padding: 80 }}><ProgressCircle aria-label="Loading…" isIndeterminate size="L" /></div> : <>
        {step < 4 && <p>Step {step + 1} of 4</p>}
        {step === 0 && <><p>We’re sorry to see you go, Dana. Your feedback helps us improve. Select all that apply.</p>
          <CheckboxGroup label="Reasons for canceling" isRequired value={why} onChange={setWhy}>{REASONS.map(([k, t]) => <Checkbox key={k} value={k}>{t}</Checkbox>)}</CheckboxGroup>
          <TextArea label="Anything else you’d like to share? (optional)" width="100%" marginTop="size-200" value={note} onChange={setNote} maxLength={500} /></>}
        {step === 1 && <><p>Your Creative Cloud Pro plan is paid through <b>{me.end}</b>. When your plan ends, you’ll lose access to:</p>
          <ul><li><b>20+ creative apps</b> on desktop, web and mobile, including Photo Studio, Vector Draw and Premiere Cut</li><li><b>100 GB of cloud storage.</b> You’re using 61.4 GB. Your storage will be reduced to 2 GB, and files over the limit may be deleted after {me.files}</li><li><b>4,000 monthly generative credits</b> and premium AI video features</li><li><b>30,000+ Halden Fonts</b> and Portfolio (danareyes.myhaldenfolio.com will go offline)</li><li>Your <b>current price.</b> If you come back later, you’ll pay the price at that time</li></ul>
          <InlineAlert variant="notice"><Heading>Download your files</Heading><Content>You have 1,208 cloud documents. Save them to your computer before your plan ends.</Content></InlineAlert></>}
        {step === 2 && <><p>Thanks for being a member since {me.since}. These offers are only available right now.</p>
          <div className="hd-offers">{OFFERS.map(o => <div className="hd-offer" key={o.id}>{o.tag && <span className="tag">{o.tag}</span>}<h3>{o.name}</h3><span className="pr">{o.price}</span><small>{o.text}</small><Button variant={o.tag ? 'accent' : 'primary'} onPress={() => accept(o)} marginTop="auto">{o.btn}</Button></div>)}</div>
          <p>Offers can’t be combined. Subject to change without notice. By accepting you agree to the <a href="/terms" onClick={e => e.preventDefault()}>Subscription Terms</a>.</p></>}
        {step === 3 && <><div className="hd-card"><h2>Creative Cloud Pro</h2><p>Monthly plan · {me.price} plus applicable tax</p>
          <div className="hd-line"><span>Cancellation fee</span><b>US$0.00</b></div><div className="hd-line"><span>Refund</span><b>US$0.00</b></div><div className="hd-line"><span>Access ends</span><b>{me.end}</b></div></div>
          <p>You won’t be charged again for this plan. You can keep using your apps and services until {me.end}. After that your account moves to the free membership, and you can sign in to your Halden account at any time. We’ll send a confirmation email to d•••@outmail.com.</p></>}
        {step === 4 && <><InlineAlert variant="positive"><Heading>Your Creative Cloud Pro plan is canceled</Heading><Content>You’ll have access until {me.end}. We sent a confirmation to d•••@outmail.com. Confirmation number: CX-2204871.</Content></InlineAlert>
          <h3>How was your cancellation experience?</h3>{sent ? <p>Thank you for your feedback.</p> : <><RadioGroup label="The cancellation process was easy" orientation="horizontal" value={sat} onChange={setSat}>{['1', '2', '3', '4', '5'].map(n => <Radio key={n} value={n}>{n}</Radio>)}</RadioGroup>
            <Button variant="secondary" marginTop="size-150" onPress={() => post(`/api/plans/${ID}/cancellation/feedback`, { sat }).then(() => setSent(true))}>Submit feedback</Button></>}
          <p>Changed your mind? You can renew your plan at any time from the Plans page.</p></>}
      </>}
    </div></Content>
    <Footer>{step < 4 && !busy ? <SLink isQuiet onPress={() => window.open('/help/contact')}>Chat with us</SLink> : <span />}</Footer>
    <ButtonGroup>
      {step === 4 ? <Button variant="accent" onPress={close}>Done</Button> : <>
        <Button variant="secondary" onPress={step ? () => setStep(step - 1) : close}>{step ? 'Back' : 'Keep plan'}</Button>
        {step === 0 && <Button variant="accent" isDisabled={busy || !why.length} onPress={next}>Continue</Button>}
        {step === 1 && <><Button variant="secondary" isDisabled={busy} onPress={next}>Continue</Button><Button variant="accent" onPress={close}>Keep plan</Button></>}
        {step === 2 && <Button variant="secondary" isDisabled={busy} onPress={next}>No thanks</Button>}
        {step === 3 && <Button variant="accent" isDisabled={busy} onPress={confirm}>Confirm</Button>}</>}
    </ButtonGroup>
  </Dialog>;
}

function ChangeFlow({ setMe, close }) {
  const plans = [['Photography (1TB)', 'US$19.99/mo'], ['Creative Cloud Standard', 'US$54.99/mo'], ['Form PDF Pro', 'US$19.99/mo'], ['Creative Cloud Pro for Teams', 'US$99.99/mo per license']];
  const [v, setV] = useState(null);
  return <Dialog size="L"><Heading>Change your plan</Heading><Divider /><Content><RadioGroup label="Choose a new plan" value={v} onChange={setV}>{plans.map(([n, p]) => <Radio key={n} value={n}>{n} – {p}</Radio>)}</RadioGroup><p style={{ fontSize: 12 }}>Your new plan starts today. You’ll be charged or credited the difference. Annual plans canceled after 14 days are subject to an early termination fee.</p></Content>
    <ButtonGroup><Button variant="secondary" onPress={close}>Cancel</Button><Button variant="accent" isDisabled={!v} onPress={() => post(`/api/plans/${ID}/change`, { name: v, price: plans.find(p => p[0] === v)[1] }).then(m => { setMe(m); close(); })}>Confirm change</Button></ButtonGroup></Dialog>;
}
function PayFlow({ me, setMe, close }) {
  const [n, setN] = useState('');
  return <Dialog><Heading>Manage payment</Heading><Divider /><Content><p>{me.card || 'No payment method on file'}</p><TextField label="New card number" value={n} onChange={setN} width="100%" /><p><SLink isQuiet onPress={() => post('/api/payment', { remove: true }).then(m => { setMe(m); close(); })}>Remove this payment method</SLink></p></Content>
    <ButtonGroup><Button variant="secondary" onPress={close}>Cancel</Button><Button variant="accent" isDisabled={n.length < 12} onPress={() => post('/api/payment', { number: n }).then(m => { setMe(m); close(); })}>Save</Button></ButtonGroup></Dialog>;
}

const Status = ({ me }) => me.status === 'scheduled' ? <StatusLight variant="notice">Canceled – ends {me.end}</StatusLight> : me.status === 'deleted' ? <StatusLight variant="negative">Account deleted</StatusLight> : <StatusLight variant="positive">Active</StatusLight>;
const Plan = ({ me }) => <div className="hd-card"><Status me={me} /><h2>{me.name}</h2>
  {me.status === 'scheduled' ? <p>Your plan is canceled. You have access to your apps and services until {me.end}. You won’t be billed again.</p> : me.status === 'deleted' ? <p>Your account and plans were deleted.</p> : <p>{me.price} · Monthly plan. Your plan renews on {me.end}.{me.offer ? ' ' + me.offer : ''}</p>}
  <Button variant="primary" onPress={() => go('/plans/' + ID)}>Manage plan</Button></div>;
const Free = () => <div className="hd-card"><StatusLight variant="neutral">Free membership</StatusLight><h2>Halden Express</h2><p>Free plan. Quickly make flyers, social posts and videos. Upgrade for premium templates.</p><Button variant="secondary" onPress={() => go('/upgrade')}>Upgrade to Premium – US$9.99/mo</Button></div>;
const AppsGrid = ({ me }) => <div className="hd-card"><h2>Included apps and services</h2><div className="hd-apps">{me.apps.map((a, i) => <span className="hd-app" key={a}><span className="hd-ico" style={{ background: COLORS[i] }}>{a.split(' ').map(w => w[0]).join('').slice(0, 2)}</span>{a}</span>)}</div></div>;

function Overview({ me }) {
  return <><h1>Hi, Dana</h1><div className="hd-row"><Plan me={me} /><Free /></div>
    <div className="hd-row"><div className="hd-card"><h2>Cloud storage</h2><p>61.4 GB of 100 GB used</p><A to="/storage">Manage storage</A></div><div className="hd-card"><h2>Sign-in and security</h2><p>Two-step verification is off. Add it to keep your account safe.</p><A to="/security">Review settings</A></div><div className="hd-card"><h2>What’s new</h2><p>Generate video, sound effects and more with Firelight Video – included with your plan.</p><A to="/whats-new">Explore</A></div></div><AppsGrid me={me} /></>;
}
function Manage({ me, setMe }) {
  const [dlg, setDlg] = useState(null); const close = () => setDlg(null);
  return <><p><A to="/plans">Plans and payment</A> / {me.name}</p><h1>Manage plan</h1>
    <div className="hd-card"><Status me={me} /><h2>{me.name}</h2><p>{me.status === 'scheduled' ? `Access until ${me.end}. This plan will not renew.` : `Month-to-month. ${me.price} plus tax. Next billing date: ${me.end}.`} {me.offer}</p>
      {me.status === 'scheduled' ? <div className="hd-line"><span>Changed your mind? Renew now and keep your apps, files and current price.</span><Button variant="accent" onPress={() => post(`/api/plans/${ID}/renew`).then(setMe)}>Renew plan</Button></div> : <>
        <div className="hd-line"><span><b>Change your plan</b><br />Compare plans and switch at any time.</span><Button variant="secondary" onPress={() => setDlg('change')}>Change plan</Button></div>
        <div className="hd-line"><span><b>Save with an annual plan</b><br />Prepay for a year and save 16%.</span><Button variant="secondary" onPress={() => setDlg('change')}>See plans</Button></div>
        <div className="hd-line"><span><b>Cancel your plan</b><br />See what happens when you end your service.</span><Button variant="secondary" onPress={() => setDlg('cancel')}>Cancel your plan</Button></div></>}</div>
    <div className="hd-card"><h2>Billing and payment</h2><div className="hd-line"><span>{me.card || 'No payment method on file'}</span><Button variant="secondary" onPress={() => setDlg('pay')}>Manage payment</Button></div><div className="hd-line"><span>Billing history</span><A to="/orders">View all</A></div></div>
    <AppsGrid me={me} />
    <DialogContainer type={dlg === 'cancel' ? 'fullscreenTakeover' : 'modal'} onDismiss={close}>{dlg === 'cancel' && <CancelFlow me={me} setMe={setMe} close={close} />}{dlg === 'change' && <ChangeFlow setMe={setMe} close={close} />}{dlg === 'pay' && <PayFlow me={me} setMe={setMe} close={close} />}</DialogContainer></>;
}
function Security({ me, setMe }) {
  const [d, setD] = useState(false), [nm, setNm] = useState('Dana Reyes');
  return <><h1>Account and security</h1><div className="hd-card"><h2>Account information</h2><TextField label="Display name" value={nm} onChange={setNm} /> <div style={{ marginTop: 12 }}><Button variant="secondary" onPress={() => post('/api/profile', { name: nm })}>Save changes</Button></div></div>
    <div className="hd-card"><h2>Delete account</h2><p>When you delete your Halden account you permanently lose access to your plans, services and files.</p><Button variant="negative" onPress={() => setD(true)}>Delete account</Button></div>
    <DialogContainer onDismiss={() => setD(false)}>{d && <AlertDialog variant="destructive" title="Delete account?" primaryActionLabel="Delete account" cancelLabel="Cancel" onPrimaryAction={() => post('/api/account/delete').then(setMe)}>This can’t be undone. All plans will be ended at once and your files deleted.</AlertDialog>}</DialogContainer></>;
}
const Prefs = ({ me, setMe }) => <><h1>Communication preferences</h1><div className="hd-card">{[['product', 'Product updates and news'], ['tips', 'Tips and tutorials'], ['offers', 'Offers and promotions'], ['research', 'Surveys and research']].map(([k, t]) => <div key={k}><Switch isSelected={me.prefs[k]} onChange={v => post('/api/preferences', { [k]: v }).then(setMe)}>{t}</Switch></div>)}</div></>;
const Orders = ({ me }) => <><h1>Orders and invoices</h1><div className="hd-card"><table className="hd-t"><thead><tr><th>Date</th><th>Order</th><th>Product</th><th>Total</th><th /></tr></thead><tbody>{me.orders.map(o => <tr key={o.id}><td>{o.date}</td><td>{o.id}</td><td>Creative Cloud Pro</td><td>{o.total}</td><td><SLink isQuiet>Invoice</SLink></td></tr>)}</tbody></table></div></>;
const Upgrade = ({ setMe }) => <><h1>Go Premium</h1><div className="hd-card"><h2>Halden Express Premium</h2><p>US$9.99/mo. Premium templates, 100 GB storage. Renews monthly until canceled.</p><Button variant="accent" onPress={() => post('/api/checkout', { sku: 'EXPRESS-PREM' }).then(m => { setMe(m); go('/'); })}>Agree and subscribe</Button></div></>;
const Plain = ({ t }) => <><h1>{t}</h1><div className="hd-card"><p>This page has moved to the new Halden help experience. Search the community or visit the learn and support hub for tutorials, known issues and system requirements.</p></div></>;

function App() {
  const [me, setMe] = useState(null), [path, setPath] = useState(location.pathname), [ck, setCk] = useState(!sessionStorage.getItem('ck'));
  useEffect(() => { fetch('/api/account').then(r => r.json()).then(setMe); const f = () => setPath(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []);
  const consent = v => { sessionStorage.setItem('ck', v); setCk(false); post('/api/consent', { choice: v }); };
  const P = { '/': Overview, '/plans': ({ me }) => <><h1>Plans and payment</h1><div className="hd-row"><Plan me={me} /><Free /></div></>, ['/plans/' + ID]: Manage, '/security': Security, '/preferences': Prefs, '/orders': Orders, '/upgrade': Upgrade }[path];
  const side = [['/', 'Overview'], ['/plans', 'Plans and payment'], ['/orders', 'Orders and invoices'], ['/security', 'Account and security'], ['/preferences', 'Communication preferences'], ['/storage', 'Storage'], ['/devices', 'Activated devices']];
  return <Provider theme={defaultTheme} colorScheme="light" locale="en-US"><header className="hd-bar"><A to="/" className="hd-logo"><Logo />Halden</A><A to="/creativity">Creativity &amp; Design</A><A to="/pdf">PDF &amp; E-signatures</A><A to="/marketing">Marketing</A><A to="/help">Help</A>
    <div className="hd-right"><ActionButton isQuiet aria-label="Notifications">🔔</ActionButton><MenuTrigger><ActionButton isQuiet aria-label="Account menu"><span className="hd-ava">DR</span></ActionButton><Menu onAction={k => k !== 'out' && go(k)}><Item key="/">Manage account</Item><Item key="/preferences">Preferences</Item><Item key="out">Sign out</Item></Menu></MenuTrigger></div></header>
    <div className="hd-wrap"><nav className="hd-side" aria-label="Account">{side.map(([k, t]) => <A key={k} to={k} className={path === k || (k === '/plans' && path.startsWith('/plans')) ? 'on' : ''}>{t}</A>)}</nav>
      <main className="hd-main">{!me ? <ProgressCircle aria-label="Loading…" isIndeterminate /> : P ? <P me={me} setMe={setMe} /> : <Plain t={(side.find(s => s[0] === path) || [0, 'Halden'])[1]} />}</main></div>
    <footer className="hd-foot"><span>Copyright © {new Date().getFullYear()} Halden Inc. All rights reserved.</span><A to="/privacy">Privacy</A><A to="/terms">Terms of Use</A><button onClick={() => setCk(true)}>Cookie preferences</button><A to="/donotsell">Do not sell or share my personal information</A><A to="/adchoices">AdChoices</A></footer>
    {ck && <section className="hd-ck" role="region" aria-label="Cookie banner"><div>Halden and our vendors use cookies and similar technologies to improve your experience and measure your interactions with our websites, products, and services. Click “Don’t enable” to decline optional cookies.</div><div><Button variant="secondary" onPress={() => consent('customize')}>Customize</Button><Button variant="secondary" onPress={() => consent('none')}>Don’t enable</Button><Button variant="secondary" onPress={() => consent('all')}>Enable all</Button></div></section>}
  </Provider>;
}
createRoot(document.getElementById('root')).render(<App />);
