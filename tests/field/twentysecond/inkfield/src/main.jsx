import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@radix-ui/themes/styles.css';
import { AlertDialog, Badge, Box, Button, Card, Dialog, DropdownMenu, Flex, Grid, Heading, Link, Separator, Spinner, Switch, TabNav, Table, Text, TextField, Theme } from '@radix-ui/themes';
import { Account, api, date, money, useAccount } from './account.jsx';
import { Cancel } from './cancel.jsx';

const TABS = [['#/overview', 'Overview'], ['#/plans', 'Plans and payment'], ['#/orders', 'Orders and invoices'], ['#/profile', 'Account and security'], ['#/communication', 'Communication']];

function Header() {
  const { me, go } = useAccount();
  return (
    <header className="bar">
      <a className="mark" href="#/overview">Inkfield</a>
      <nav aria-label="Inkfield"><Link href="#/apps">Apps</Link><Link href="#/apps">Creativity &amp; design</Link><Link href="#/apps">PDF &amp; e-signatures</Link><Link href="#/help">Support</Link></nav>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger><Button variant="soft" color="gray">{me.profile.firstName} {me.profile.lastName}<DropdownMenu.TriggerIcon /></Button></DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => go('#/overview')}>Manage account</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => go('#/communication')}>Preferences</DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={() => go('#/signed-out')}>Sign out</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </header>
  );
}

function Footer() {
  return (
    <footer className="foot">
      <div className="links">{['Apps', 'For business', 'For students', 'Support', 'Community', 'Careers'].map((t) => <Link key={t} href={t === 'Support' ? '#/help' : '#/apps'} color="gray">{t}</Link>)}</div>
      <Separator my="3" size="4" />
      <div className="links"><span>© {new Date().getFullYear()} Inkfield Software Ltd. All rights reserved.</span>{['Privacy', 'Terms of use', 'Cookie preferences', 'Subscription terms'].map((t) => <Link key={t} href="#/legal" color="gray">{t}</Link>)}</div>
    </footer>
  );
}

function Notice() {
  const [shown, setShown] = useState(() => !localStorage.getItem('ink-cookies'));
  if (!shown) return null;
  const choose = (v) => { localStorage.setItem('ink-cookies', v); setShown(false); };
  return (
    <div className="notice" role="region" aria-label="Cookie banner">
      <Text as="p" weight="bold" mb="2">Make yourself at home</Text>
      <Text as="p" size="2" mb="3">Inkfield and its vendors use cookies and similar technologies to improve your experience and measure your interactions with our websites, products and services.</Text>
      <Flex gap="2"><Button size="2" variant="outline" onClick={() => choose('some')}>Cookie settings</Button><Button size="2" variant="outline" onClick={() => choose('none')}>Don't enable</Button><Button size="2" onClick={() => choose('all')}>Enable all</Button></Flex>
    </div>
  );
}

function PlanState() {
  const { plan } = useAccount().me;
  return plan.status === 'canceled' ? <Badge color="red">Cancelled</Badge> : <Badge color="green">Active</Badge>;
}

function PlanCard() {
  const { me, send, go } = useAccount();
  const { plan } = me;
  const [open, setOpen] = useState(false);
  return (
    <Card size="3">
      <Flex justify="between" align="start"><Box><Heading size="4">{plan.name}</Heading><Text size="2" color="gray">Annual plan, billed monthly</Text></Box><PlanState /></Flex>
      <Separator my="3" size="4" />
      {plan.status === 'canceled' ? (
        <>
          <Text as="p" mb="3">You cancelled this plan. You'll have access until {date(plan.accessUntil)}.</Text>
          <Button onClick={() => send('/plans/restart', 'POST', {})}>Restart plan</Button>
        </>
      ) : (
        <>
          <Text as="p">{money(plan.price)}/mo incl. VAT</Text>
          <Text as="p" size="2">{plan.freeMonths ? 'Your next two payments are free.' : `Your next bill is on ${date(plan.nextBilling)}.`}</Text>
          <Text as="p" size="2" mb="3">Your annual agreement renews on {date(plan.anniversary)}.</Text>
          <Dialog.Root open={open} onOpenChange={setOpen}>
            <Dialog.Trigger><Button>Manage plan</Button></Dialog.Trigger>
            <Dialog.Content maxWidth="560px" aria-describedby={undefined}>
              <Dialog.Title>Manage your plan</Dialog.Title>
              <Flex direction="column" gap="4">
                <Flex justify="between" align="center"><Box><Text as="p" weight="bold">{plan.name}</Text><Text size="2">{money(plan.price)}/mo · started {date(plan.started)}</Text></Box><Button variant="outline" onClick={() => go('#/apps')}>Change plan</Button></Flex>
                <Flex justify="between" align="center"><Box><Text as="p" weight="bold">Payment</Text><Text size="2">{me.card ? `${me.card.brand} ending ${me.card.last4}` : 'None'}</Text></Box><Button variant="outline" onClick={() => go('#/plans')}>Edit billing and payment</Button></Flex>
                <Separator size="4" />
                <Box><Text as="p" weight="bold">Need to leave?</Text><Text as="p" size="2" mb="2">End your service before your renewal date. Subscription terms apply.</Text><Button variant="outline" color="gray" onClick={() => go('#/plans/cancel')}>Cancel your plan</Button></Box>
              </Flex>
              <Flex mt="4" justify="end"><Dialog.Close><Button variant="soft">Close</Button></Dialog.Close></Flex>
            </Dialog.Content>
          </Dialog.Root>
        </>
      )}
    </Card>
  );
}

function StockCard() {
  const { me, send } = useAccount();
  return (
    <Card size="3"><Badge>Add-on</Badge><Heading size="4" my="2">Inkfield Stock</Heading><Text as="p" size="2" mb="3">10 free images with a 30-day trial, then £23.99/mo.</Text>
      {me.stock ? <Text>Trial running</Text> : <Button variant="outline" onClick={() => send('/plans/stock', 'POST', {})}>Start free trial</Button>}</Card>
  );
}

function Overview() {
  const { me } = useAccount();
  return (
    <><Heading mb="4">Hi {me.profile.firstName}, manage your account here</Heading>
      <Grid columns={{ initial: '1', sm: '2' }} gap="4"><PlanCard /><StockCard />
        <Card size="3"><Heading size="4" mb="2">Cloud storage</Heading><Text as="p" size="2">38.2 GB of 100 GB used</Text></Card>
        <Card size="3"><Heading size="4" mb="2">Quick links</Heading><Flex direction="column" gap="1"><Link href="#/profile">Change password</Link><Link href="#/orders">View invoices</Link><Link href="#/help">Contact us</Link></Flex></Card></Grid></>
  );
}

function Plans() {
  const { me, send } = useAccount();
  return (
    <><Heading mb="4">Plans and payment</Heading>
      <Grid columns={{ initial: '1', sm: '2' }} gap="4"><PlanCard />
        <Card size="3"><Heading size="4" mb="2">Billing and payment</Heading><Text as="p" mb="3">{me.card ? `${me.card.brand} ending ${me.card.last4}, expires ${me.card.expires}` : 'No payment method on file'}</Text>
          {me.card && (
            <AlertDialog.Root>
              <AlertDialog.Trigger><Button variant="outline">Remove card</Button></AlertDialog.Trigger>
              <AlertDialog.Content maxWidth="440px"><AlertDialog.Title>Remove this card?</AlertDialog.Title><AlertDialog.Description>Your apps may stop working if we can't take your next payment.</AlertDialog.Description>
                <Flex mt="4" gap="3" justify="end"><AlertDialog.Cancel><Button variant="soft" color="gray">Cancel</Button></AlertDialog.Cancel><AlertDialog.Action><Button color="red" onClick={() => send('/payment-methods/default', 'DELETE')}>Remove</Button></AlertDialog.Action></Flex></AlertDialog.Content>
            </AlertDialog.Root>
          )}</Card><StockCard /></Grid></>
  );
}

function Orders() {
  const { me } = useAccount();
  return (
    <><Heading mb="4">Orders and invoices</Heading><Table.Root variant="surface"><Table.Header><Table.Row><Table.ColumnHeaderCell>Date</Table.ColumnHeaderCell><Table.ColumnHeaderCell>Invoice</Table.ColumnHeaderCell><Table.ColumnHeaderCell>Total</Table.ColumnHeaderCell></Table.Row></Table.Header>
      <Table.Body>{me.invoices.map((i) => <Table.Row key={i.number}><Table.RowHeaderCell>{date(i.date)}</Table.RowHeaderCell><Table.Cell>{i.number}</Table.Cell><Table.Cell>{money(i.total)}</Table.Cell></Table.Row>)}</Table.Body></Table.Root></>
  );
}

function Profile() {
  const { me, send } = useAccount();
  const [p, setP] = useState(me.profile);
  return (
    <><Heading mb="4">Account and security</Heading>
      <form onSubmit={(e) => { e.preventDefault(); send('/profile', 'PATCH', p); }} style={{ maxWidth: 420 }}>
        {[['firstName', 'First name'], ['lastName', 'Last name'], ['email', 'Email address'], ['country', 'Country/region']].map(([k, l]) => <Box key={k} mb="3"><Text as="label" size="2" htmlFor={k}>{l}</Text><TextField.Root id={k} value={p[k]} onChange={(e) => setP({ ...p, [k]: e.target.value })} /></Box>)}
        <Button type="submit">Save</Button>
      </form>
      <Separator my="5" size="4" /><Heading size="4" mb="2">Delete your Inkfield account</Heading><Text as="p" size="2" mb="3">This removes your profile, files and licences. Active plans aren't ended by deleting your account.</Text>
      <AlertDialog.Root><AlertDialog.Trigger><Button color="red" variant="outline">Delete account</Button></AlertDialog.Trigger>
        <AlertDialog.Content maxWidth="440px"><AlertDialog.Title>Delete your account?</AlertDialog.Title><AlertDialog.Description>This can't be undone.</AlertDialog.Description>
          <Flex mt="4" gap="3" justify="end"><AlertDialog.Cancel><Button variant="soft" color="gray">Keep account</Button></AlertDialog.Cancel><AlertDialog.Action><Button color="red" onClick={() => send('/account/delete', 'POST', {})}>Delete</Button></AlertDialog.Action></Flex></AlertDialog.Content></AlertDialog.Root></>
  );
}

function Communication() {
  const { me, send } = useAccount();
  const names = { product: 'Product news and offers', learning: 'Tips and tutorials', events: 'Events near me' };
  return <><Heading mb="4">Communication</Heading>{Object.entries(names).map(([k, l]) => <Flex key={k} asChild gap="3" mb="3"><label><Switch checked={me.mails[k]} onCheckedChange={(on) => send('/communication', 'PATCH', { ...me.mails, [k]: on })} />{l}</label></Flex>)}</>;
}

const Help = () => (
  <><Heading mb="4">Support</Heading><Heading size="4" mb="2">Change or cancel your plan</Heading><Text as="p" mb="4">Sign in to <Link href="#/plans">your account</Link>, select <b>Manage plan</b> and then <b>Cancel your plan</b>. If you cancel an annual plan after 14 days, an early termination fee may apply.</Text>
    <Heading size="4" mb="2">Download and install apps</Heading><Text as="p">Apps are available for two computers at a time.</Text></>
);
const Apps = () => <><Heading mb="4">All apps</Heading><Grid columns="3" gap="3">{['Sketch', 'Layout', 'Motion', 'Photo', 'Sound', 'Sign'].map((a) => <Card key={a}><Text weight="bold">Inkfield {a}</Text></Card>)}</Grid></>;
const Legal = () => <><Heading mb="4">Subscription terms</Heading><Text as="p">Annual plans, billed monthly: if you cancel within 14 days of your initial order you'll be fully refunded. After that, a lump sum of 50% of your remaining contract obligation is charged and your service continues until the end of that month's billing period.</Text></>;
const SignedOut = () => <><Heading mb="4">You're signed out</Heading><Link href="#/overview">Sign in</Link></>;

const PAGES = { '#/overview': Overview, '#/plans': Plans, '#/plans/cancel': Cancel, '#/orders': Orders, '#/profile': Profile, '#/communication': Communication, '#/help': Help, '#/apps': Apps, '#/legal': Legal, '#/signed-out': SignedOut };

function Root() {
  const [me, setMe] = useState(null);
  const [hash, setHash] = useState(window.location.hash || '#/overview');
  useEffect(() => {
    api('/account').then(setMe);
    const moved = () => { setHash(window.location.hash || '#/overview'); window.scrollTo(0, 0); };
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, []);
  if (!me) return <Flex justify="center" p="9"><Spinner size="3" /></Flex>;
  const go = (to) => { window.location.hash = to; };
  const send = (path, method, body) => api(path, method, body).then((v) => { setMe(v); return v; });
  const Page = PAGES[hash] || Overview;
  return (
    <Account.Provider value={{ me, send, go }}>
      <Header />
      <div className="wrap">
        {hash !== '#/plans/cancel' && <TabNav.Root mb="5">{TABS.map(([to, name]) => <TabNav.Link key={to} href={to} active={hash === to}>{name}</TabNav.Link>)}</TabNav.Root>}
        <main><Page /></main>
      </div>
      <Footer />
      <Notice />
    </Account.Provider>
  );
}

createRoot(document.getElementById('root')).render(<Theme accentColor="iris" radius="large"><Root /></Theme>);
