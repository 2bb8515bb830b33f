import { useEffect, useState, useCallback } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Provider, defaultTheme, Button, ButtonGroup, CheckboxGroup, Checkbox, TextArea, Flex, Heading,
  Divider, ProgressCircle, InlineAlert, Content, AlertDialog, DialogTrigger, Switch, Well, MenuTrigger,
  ActionButton, Menu, Item, Link, StatusLight, Text, RadioGroup, Radio,
} from '@adobe/react-spectrum';

const post = (url, body) => fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) }).then(r => r.json());
const usd = n => 'US$' + n.toFixed(2);
const day = s => new Date(s + 'T12:00:00').toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function useRoute() {
  const [path, set] = useState(location.pathname);
  useEffect(() => { const f = () => set(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []);
  const go = useCallback(p => { history.pushState(null, '', p); set(p); scrollTo(0, 0); }, []);
  return [path, go];
}
function A({ go, to, children, ...rest }) {
  return <a href={to} onClick={e => { e.preventDefault(); go(to); }} {...rest}>{children}</a>;
}

const APPS = [['Ph', '#0a4a7a'], ['Vx', '#a34a00'], ['Mo', '#4b1a7d'], ['Cu', '#5d1049'], ['Ly', '#7a0e2c'], ['Fx', '#1c1c6b'], ['Lr', '#0c5c66']];
function Apps() { return <div className="apps" aria-hidden="true">{APPS.map(a => <span key={a[0]} style={{ background: a[1] }}>{a[0]}</span>)}</div>; }

function Shell({ path, go, me, children }) {
  const tabs = [['/', 'Overview'], ['/plans', 'Plans and products'], ['/orders', 'Orders and invoices'], ['/security', 'Account and security'], ['/communication', 'Communication']];
  return <>
    <header className="top">
      <A go={go} to="/" className="logo"><svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><circle cx="11" cy="11" r="10" fill="#b1102b" /><path d="M6 16 11 5l5 11z" fill="#fff" /></svg>Halide</A>
      <nav aria-label="Halide">
        <A go={go} to="/shop/creativity">Creativity &amp; Design</A>
        <A go={go} to="/shop/pdf">PDF &amp; Signatures</A>
        <A go={go} to="/shop/stock">Stock</A>
        <A go={go} to="/learn">Learn &amp; Support</A>
      </nav>
      <MenuTrigger>
        <ActionButton isQuiet aria-label={'Account: ' + me.name}>{me.name}</ActionButton>
        <Menu onAction={k => go(k)}>
          <Item key="/">Manage account</Item>
          <Item key="/communication">Preferences</Item>
          <Item key="/signed-out">Sign out</Item>
        </Menu>
      </MenuTrigger>
    </header>
    <div className="sub" role="navigation" aria-label="Account">
      {tabs.map(([p, t]) => <A key={p} go={go} to={p} aria-current={path === p || (p === '/plans' && path.startsWith('/plans')) ? 'page' : undefined}>{t}</A>)}
    </div>
    <main>{children}</main>
    <footer className="ft">
      <div className="cols">
        <div><b>Shop for</b><A go={go} to="/shop/creativity">Creative Suite</A><A go={go} to="/shop/photo">Photography</A><A go={go} to="/shop/stock">Halide Stock</A><A go={go} to="/shop/business">View plans and pricing</A></div>
        <div><b>Support</b><A go={go} to="/learn">Help Center</A><A go={go} to="/learn">Enterprise Support</A><A go={go} to="/learn">Community</A></div>
        <div><b>Halide</b><A go={go} to="/learn">About</A><A go={go} to="/learn">Careers</A><A go={go} to="/learn">Newsroom</A></div>
        <div><b>Featured</b><A go={go} to="/shop/photo">Halide Photo Express</A><A go={go} to="/shop/ai">Halide Glow AI</A></div>
      </div>
      <div className="legal"><span>Copyright © {new Date().getFullYear()} Halide Inc. All rights reserved.</span><A go={go} to="/legal">Privacy</A><A go={go} to="/terms">Terms of Use</A><A go={go} to="/terms">Subscription and Cancellation Terms</A><A go={go} to="/legal">Cookie preferences</A><A go={go} to="/legal">Do not sell or share my personal information</A></div>
    </footer>
  </>;
}

function PlanCard({ p, go }) {
  const live = p.status === 'active';
  return <section className="card" aria-label={p.name}>
    <Flex justifyContent="space-between" alignItems="start" wrap gap="size-200">
      <div>
        <Heading level={3} margin={0}>{p.name}</Heading>
        <StatusLight variant={live ? 'positive' : 'notice'} marginStart="-8px">{live ? 'Active' : 'Canceled'}</StatusLight>
        <p className="muted" style={{ margin: 0 }}>{p.billing}<br />
          {live ? <>Next bill: {day(p.next)} · {usd(p.price)}{p.discount ? ` (${p.discount})` : ''} plus tax</> : <>Your access ends {day(p.ends)}. You won’t be billed again.</>}</p>
      </div>
      <ButtonGroup>
        {p.id === 'all-apps' && <Button variant="secondary" onPress={() => go('/downloads')}>View apps</Button>}
        <Button variant="primary" onPress={() => go('/plans/' + p.id)}>Manage plan</Button>
      </ButtonGroup>
    </Flex>
    {p.id === 'all-apps' && <Apps />}
  </section>;
}

function Overview({ me, go }) {
  return <>
    <Heading level={1}>Welcome, {me.first}</Heading>
    <section className="card" style={{ background: 'linear-gradient(100deg,#2b0a3d,#b1102b)', color: '#fff' }}>
      <Heading level={2} margin={0}>New: Halide Glow AI credits</Heading>
      <p>Generate images, audio and video right inside your apps. Add 2,000 monthly credits from US$9.99/mo.</p>
      <Button variant="primary" style="fill" staticColor="white" onPress={() => go('/shop/ai')}>See plans</Button>
    </section>
    <Heading level={2}>My plans</Heading>
    {me.plans.map(p => <PlanCard key={p.id} p={p} go={go} />)}
    <div className="grid">
      <section className="card"><Heading level={3} marginTop={0}>Storage</Heading><p className="muted">41.7 GB of 100 GB used</p><Link onPress={() => go('/shop/storage')}>Get more storage</Link></section>
      <section className="card"><Heading level={3} marginTop={0}>Devices</Heading><p className="muted">You’re signed in on 2 of 2 devices: Renée’s MacBook Pro, Studio-PC.</p><Link onPress={() => go('/security')}>Manage activated devices</Link></section>
    </div>
  </>;
}

function Plans({ me, go }) {
  return <>
    <Heading level={1}>Plans and products</Heading>
    {me.plans.map(p => <PlanCard key={p.id} p={p} go={go} />)}
    <Heading level={2}>Recommended for you</Heading>
    <div className="grid">
      <div className="offer"><b>Creative Suite Pro</b><p className="muted">Everything in All Apps plus unlimited standard generations and 4,000 premium credits.</p><b className="price">US$69.99/mo</b><p><Button variant="accent" onPress={() => go('/shop/pro')}>Learn more</Button></p></div>
      <div className="offer"><b>Halide Sign</b><p className="muted">Send, sign and track agreements from anywhere.</p><b className="price">US$14.99/mo</b><p><Button variant="secondary" onPress={() => go('/shop/sign')}>Learn more</Button></p></div>
    </div>
  </>;
}

function Manage({ p, me, go, reload }) {
  const live = p.status === 'active';
  return <>
    <p><Link onPress={() => go('/plans')}>Plans and products</Link></p>
    <Heading level={1}>{p.name}</Heading>
    {!live && <InlineAlert variant="notice"><Heading>Your plan has been canceled</Heading><Content>You can keep using your apps until {day(p.ends)}. Changed your mind? You can restart this plan until then.</Content></InlineAlert>}
    <section className="card">
      <Heading level={2} marginTop={0}>Plan details</Heading>
      <dl className="kv"><dt>Plan</dt><dd>{p.name}</dd><dt>Subscription</dt><dd>{p.billing}</dd><dt>Price</dt><dd>{usd(p.price)}/mo plus applicable tax {p.discount}</dd>{live && <><dt>Next billing date</dt><dd>{day(p.next)}</dd></>}{p.renews && live && <><dt>Plan renews</dt><dd>{day(p.renews)}</dd></>}</dl>
    </section>
    <section className="card">
      <Heading level={2} marginTop={0}>Billing and payment</Heading>
      <p className="muted">{me.card ? 'Visa •••• 6031, expires 09/28' : 'No payment method on file'}</p>
      <ButtonGroup><Button variant="secondary" onPress={() => go('/orders')}>Edit billing and payment</Button></ButtonGroup>
    </section>
    {live ? <section className="card">
      <Heading level={2} marginTop={0}>Is this plan still right for you?</Heading>
      <p className="muted">Switch to a different plan at any time, or end your subscription. {p.id === 'all-apps' && 'Plan changes take effect right away.'}</p>
      <ButtonGroup>
        {p.id === 'all-apps' && <Button variant="secondary" onPress={() => go('/plans/all-apps/change')}>Change plan</Button>}
        <Button variant="secondary" onPress={() => go(`/plans/${p.id}/cancel`)}>Cancel your plan</Button>
      </ButtonGroup>
    </section> : <Button variant="accent" onPress={async () => { await post(`/api/plans/${p.id}/restart`); await reload(); }}>Restart plan</Button>}
  </>;
}

function ChangePlan({ go, reload }) {
  const rows = [['photo', 'Photography (1TB)', 19.99, 'Photo and Light on desktop, web and mobile.'], ['single', 'Single App', 22.99, 'One app of your choice with 100 GB.'], ['pro', 'Creative Suite Pro', 69.99, '20+ apps, unlimited standard generations.']];
  return <>
    <Heading level={1}>Choose a new plan</Heading>
    {rows.map(r => <section className="card" key={r[0]}><Flex justifyContent="space-between" alignItems="center" gap="size-300"><div><b>{r[1]}</b><p className="muted">{r[3]} Annual, billed monthly.</p></div><div><b>{usd(r[2])}/mo</b></div>
      <DialogTrigger><Button variant="accent">Select</Button><AlertDialog title={'Switch to ' + r[1]} primaryActionLabel="Agree and switch" cancelLabel="Back" onPrimaryAction={async () => { await post('/api/plans/all-apps/change', { to: r[0] }); await reload(); go('/plans'); }}>Your new plan starts today at {usd(r[2])}/mo. A new annual contract begins.</AlertDialog></DialogTrigger></Flex></section>)}
  </>;
}

const REASONS = [['price', 'It’s too expensive'], ['use', 'I don’t use it enough'], ['project', 'My project or class has ended'], ['competitor', 'I’m using another product'], ['features', 'It’s missing features I need'], ['tech', 'I had technical issues'], ['account', 'I want to switch to a different plan or account'], ['other', 'Other']];

function Cancel({ p, go, reload }) {
  const [step, setStep] = useState(1);
  const [why, setWhy] = useState([]);
  const [text, setText] = useState('');
  const [quote, setQuote] = useState(null);
  const [busy, setBusy] = useState(false);
  const all = p.id === 'all-apps';
  const last = all ? 4 : 3;
  useEffect(() => { scrollTo(0, 0); }, [step]);
  const keep = () => go('/plans/' + p.id);
  if (step !== 'done' && p.status !== 'active') return <Manage p={p} go={go} me={{ card: true }} reload={reload} />;

  if (step === 1) return <>
    <p className="steps">Step 1 of {last}</p>
    <Heading level={1}>Tell us why you’d like to cancel</Heading>
    <section className="card">
      <p className="muted">You’re canceling <b>{p.name}</b>. Your feedback helps us improve. Select all that apply.</p>
      <CheckboxGroup label="Reason for canceling" isRequired value={why} onChange={setWhy}>{REASONS.map(r => <Checkbox key={r[0]} value={r[0]}>{r[1]}</Checkbox>)}</CheckboxGroup>
      <TextArea label="Anything else you’d like to share? (optional)" width="100%" maxWidth="size-6000" value={text} onChange={setText} marginTop="size-200" />
      <Divider size="S" marginY="size-300" />
      <ButtonGroup><Button variant="secondary" onPress={keep}>Never mind</Button><Button variant="accent" isDisabled={!why.length} onPress={async () => { await post(`/api/plans/${p.id}/feedback`, { reasons: why, text }); setStep(2); }}>Continue</Button></ButtonGroup>
    </section>
  </>;
  if (step === 2) return <>
    <p className="steps">Step 2 of {last}</p>
    <Heading level={1}>Here’s what you’ll be giving up</Heading>
    <section className="card">
      {all ? <><Apps /><ul className="loss"><li>20+ desktop, web and mobile apps, including Halide Photo, Vector and Motion</li><li>100 GB of cloud storage. You’re using <b>41.7 GB</b>; you’ll have 30 days to bring it down to 2 GB before files may be deleted</li><li>Halide Fonts in your documents will be replaced</li><li>Your portfolio site <b>renee-okafor.myhalide.site</b> will go offline</li><li>1,000 monthly Glow AI credits</li></ul></> : <ul className="loss"><li>10 standard assets a month. 6 unused licenses will expire</li><li>Licenses you already own stay valid</li></ul>}
      <Divider size="S" marginY="size-300" />
      <ButtonGroup><Button variant="secondary" onPress={keep}>Keep my plan</Button><Button variant="accent" onPress={async () => { if (all) setStep(3); else { setQuote(await fetch(`/api/plans/${p.id}/quote`).then(r => r.json())); setStep(4); } }}>Continue</Button></ButtonGroup>
    </section>
  </>;
  if (step === 3) return <>
    <p className="steps">Step 3 of {last}</p>
    <Heading level={1}>Renée, these offers are just for you</Heading>
    <div className="grid">
      <div className="offer"><b>Stay with All Apps</b><p className="muted">Get 2 months free, then {usd(p.price)}/mo for the rest of your contract.</p><b className="price">US$0.00</b> <span className="muted">for 2 months</span><p><Button variant="accent" onPress={async () => { await post('/api/plans/all-apps/offer', { offer: 'two-months-free' }); await reload(); go('/plans/all-apps'); }}>Accept offer</Button></p></div>
      <div className="offer"><b>Switch to Photography (1TB)</b><p className="muted">Keep Photo and Light with 1 TB of storage. No cancellation fee when you switch.</p><b className="price">US$19.99/mo</b><p><Button variant="secondary" onPress={async () => { await post('/api/plans/all-apps/change', { to: 'photo' }); await reload(); go('/plans/all-apps'); }}>Switch plan</Button></p></div>
    </div>
    <p className="small">Offers can’t be combined. By accepting you agree that your annual contract continues and renews automatically on its renewal date until canceled. See terms.</p>
    <ButtonGroup marginTop="size-200"><Button variant="secondary" onPress={() => setStep(2)}>Back</Button><Button variant="primary" onPress={async () => { setQuote(await fetch(`/api/plans/${p.id}/quote`).then(r => r.json())); setStep(4); }}>No thanks</Button></ButtonGroup>
  </>;
  if (step === 4) return <>
    <p className="steps">Step {last} of {last}</p>
    <Heading level={1}>Review and confirm your cancellation</Heading>
    <section className="card">
      <Heading level={2} marginTop={0}>{p.name}</Heading>
      <p className="muted">{p.billing}. {all && <>Your current contract runs from {day(quote.from)} to {day(quote.to)}.</>}</p>
      {all && <p>Because you’re canceling more than 14 days after your annual contract began, an early termination fee of 50% of your remaining contract obligation applies. The fee will be charged to Visa •••• 6031 today.</p>}
      {all && <div className="sum"><span>Remaining contract ({quote.months} months × {usd(p.price)})</span><span>{usd(quote.months * p.price)}</span></div>}
      <div className="sum"><span><b>{all ? 'Early termination fee' : 'Cancellation fee'}</b></span><b>{usd(quote.fee)}</b></div>
      <div className="sum"><span>Refund</span><span>US$0.00</span></div>
      <div className="sum"><span>Access ends</span><span>{day(quote.ends)}</span></div>
      <Divider size="S" marginY="size-300" />
      <p className="small">By selecting Confirm, your subscription is canceled{all && <> and you authorize Halide to charge the early termination fee shown above plus applicable tax</>}. We’ll send a confirmation to {quote.email}. Once canceled, this can’t be refunded.</p>
      <ButtonGroup><Button variant="secondary" onPress={keep}>Keep my plan</Button><Button variant="accent" isDisabled={busy} onPress={async () => { setBusy(true); await post(`/api/plans/${p.id}/cancel`, { reasons: why, fee: quote.fee }); await reload(); setStep('done'); }}>Confirm</Button></ButtonGroup>
    </section>
  </>;
  return <>
    <Heading level={1}>Your plan has been canceled</Heading>
    <section className="card"><p>You’ll have access to {p.name} until <b>{day(p.ends)}</b>. A confirmation email is on its way to you.</p><Button variant="secondary" onPress={() => go('/plans')}>Done</Button></section>
  </>;
}

function Orders({ me, reload }) {
  return <>
    <Heading level={1}>Orders and invoices</Heading>
    <section className="card"><Heading level={2} marginTop={0}>Payment method</Heading><p className="muted">{me.card ? 'Visa •••• 6031, expires 09/28' : 'None'}</p>{me.card && <DialogTrigger><Button variant="secondary">Remove card</Button><AlertDialog title="Remove payment method?" variant="destructive" primaryActionLabel="Remove" cancelLabel="Cancel" onPrimaryAction={async () => { await post('/api/payment/remove'); reload(); }}>Your plans will be suspended when the next payment is due.</AlertDialog></DialogTrigger>}</section>
    <section className="card"><Heading level={2} marginTop={0}>Invoices</Heading>{me.invoices.map(i => <div className="sum" key={i.no}><span>{day(i.date)} · #{i.no}</span><span>{usd(i.amount)}</span></div>)}</section>
  </>;
}
function Security({ reload }) {
  return <>
    <Heading level={1}>Account and security</Heading>
    <section className="card"><Heading level={2} marginTop={0}>Sign-in and security</Heading><dl className="kv"><dt>Email</dt><dd>renee.okafor@example.com</dd><dt>Password</dt><dd>••••••••••</dd><dt>Two-step verification</dt><dd>On</dd></dl></section>
    <section className="card"><Heading level={2} marginTop={0}>Privacy and personal data</Heading><p className="muted">Permanently delete your Halide account, including all files stored in the cloud.</p><DialogTrigger><Button variant="negative">Delete account</Button><AlertDialog title="Delete your Halide account?" variant="destructive" primaryActionLabel="Delete account" cancelLabel="Keep account" onPrimaryAction={async () => { await post('/api/account/delete'); reload(); }}>All plans end immediately and your files will be deleted. This can’t be undone.</AlertDialog></DialogTrigger></section>
  </>;
}
function Communication({ me, reload }) {
  return <><Heading level={1}>Communication</Heading><section className="card"><Flex direction="column">
    {Object.entries(me.mail).map(([k, v]) => <Switch key={k} isSelected={v} onChange={async on => { await post('/api/preferences', { [k]: on }); reload(); }}>{k}</Switch>)}
  </Flex></section></>;
}
function Shop({ path, go }) {
  const ids = { ai: ['Halide Glow AI', 9.99], pro: ['Creative Suite Pro', 69.99], sign: ['Halide Sign', 14.99], storage: ['1 TB cloud storage', 9.99], stock: ['Halide Stock, 25 assets', 69.99] };
  const [name, price] = ids[path.split('/')[2]] || ['Halide plans for individuals', 59.99];
  return <><Heading level={1}>{name}</Heading><section className="card"><p>From <b>{usd(price)}/mo</b>. Annual, billed monthly. Secure transaction.</p><DialogTrigger><Button variant="accent">Buy now</Button><AlertDialog title="Complete your order" primaryActionLabel="Place order" cancelLabel="Back" onPrimaryAction={async () => { await post('/api/orders', { item: name }); go('/plans'); }}>{name}: {usd(price)} plus tax will be charged to Visa •••• 6031.</AlertDialog></DialogTrigger></section></>;
}
function Help({ go }) {
  return <><Heading level={1}>How can we help?</Heading><section className="card"><Heading level={2} marginTop={0}>Cancel your Halide trial or subscription</Heading><ol className="muted"><li>Go to <Link onPress={() => go('/plans')}>Plans and products</Link>.</li><li>Select Manage plan for the plan you want to cancel, then select Cancel your plan.</li><li>Indicate the reason for cancellation, then select Continue.</li><li>Review your plan details, then select Confirm.</li></ol><p className="muted">Plan not listed? You may have purchased through an app store.</p></section><section className="card"><b>Download and install</b><p className="muted">Get the latest apps, updates and drivers.</p></section></>;
}
function Terms() {
  return <><Heading level={1}>Subscription and Cancellation Terms</Heading><section className="card muted"><p><b>Annual plan, billed monthly.</b> Your subscription begins as soon as your initial payment is processed. Your subscription will automatically renew annually without notice until you cancel. If you cancel within 14 days of your initial order, you’ll be fully refunded. Should you cancel after 14 days, you’ll be charged a lump sum amount of 50% of your remaining contract obligation and your service will continue until the end of that month’s billing period.</p><p><b>Monthly plan.</b> If you cancel after 14 days, your payment is non-refundable, and your service will continue until the end of that month’s billing period.</p></section></>;
}

function App() {
  const [path, go] = useRoute();
  const [me, setMe] = useState(null);
  const reload = useCallback(() => fetch('/api/me').then(r => r.json()).then(setMe), []);
  useEffect(() => { reload(); }, []);
  if (!me) return <Flex justifyContent="center" marginTop="size-2000"><ProgressCircle aria-label="Loading…" isIndeterminate /></Flex>;
  const c = { path, go, me, reload };
  const [, a, id, sub] = path.split('/');
  const plan = a === 'plans' && me.plans.find(p => p.id === id);
  let page;
  if (me.deleted) page = <><Heading level={1}>Your account is scheduled for deletion</Heading></>;
  else if (plan && sub === 'cancel') page = <Cancel key={id} p={plan} {...c} />;
  else if (plan && sub === 'change') page = <ChangePlan {...c} />;
  else if (plan) page = <Manage p={plan} {...c} />;
  else if (a === 'plans') page = <Plans {...c} />;
  else if (a === 'orders') page = <Orders {...c} />;
  else if (a === 'security') page = <Security {...c} />;
  else if (a === 'communication') page = <Communication {...c} />;
  else if (a === 'shop') page = <Shop key={path} {...c} />;
  else if (a === 'learn') page = <Help {...c} />;
  else if (a === 'terms') page = <Terms />;
  else if (a === 'legal') page = <><Heading level={1}>Halide Privacy Center</Heading><p className="muted">Our privacy policy describes how we collect, use and share your information.</p></>;
  else if (a === 'downloads') page = <><Heading level={1}>Apps in your plan</Heading><Apps /></>;
  else if (a === 'signed-out') page = <><Heading level={1}>You’ve been signed out</Heading><Link onPress={() => go('/')}>Sign in</Link></>;
  else page = <Overview {...c} />;
  return <Provider theme={defaultTheme} colorScheme="light" locale="en-US"><Shell {...c}>{page}</Shell></Provider>;
}
createRoot(document.getElementById('root')).render(<App />);
