import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './site.css';
import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, Link, NavLink as RNavLink, useNavigate, useLocation, Navigate } from 'react-router-dom';
import { MantineProvider, createTheme, Container, Group, Anchor, Button, Text, Title, Paper, Stack, Grid, NavLink, Badge, Card, Menu, Avatar, Accordion, Radio, Textarea, Select, SegmentedControl, Switch, Modal, Alert, Divider, Loader, Stepper, TextInput, List, SimpleGrid, UnstyledButton, Burger, Affix } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';

const Ctx = createContext(null);
const useMe = () => useContext(Ctx);
const theme = createTheme({ primaryColor: 'larder', fontFamily: '"Source Sans 3", "Segoe UI", system-ui, sans-serif', headings: { fontFamily: 'Georgia, serif' }, defaultRadius: 'md',
  colors: { larder: ['#eef8ee', '#dceddd', '#b6dab8', '#8ec792', '#6cb671', '#56ac5c', '#49a750', '#3a9241', '#308238', '#23702d'] } });
const gbp = (n) => '£' + n.toFixed(2);

function Provider({ children }) {
  const [me, setMe] = useState(null);
  const load = () => fetch('/api/me').then((r) => r.json()).then(setMe);
  useEffect(() => { load(); }, []);
  const post = async (path, body) => {
    const r = await fetch('/api' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) });
    const j = await r.json(); setMe(j); return j;
  };
  if (!me) return <Group justify="center" mt={120}><Loader /></Group>;
  return <Ctx.Provider value={{ me, post }}>{children}</Ctx.Provider>;
}

function Header() {
  const { me, post } = useMe(); const nav = useNavigate();
  return <header className="hd">
    <div className="promo">Refer a friend this week: they get 60% off their first box, you get £20 credit. <Link to="/free-food">Share now</Link></div>
    <Container size="lg"><Group h={64} justify="space-between">
      <Group gap="xl"><Link to="/" className="logo">Larder <span>&amp;</span> Thyme</Link>
        <Group gap="lg" visibleFrom="sm"><RNavLink to="/menu">My Menu</RNavLink><RNavLink to="/market">Market</RNavLink><RNavLink to="/free-food">Free food</RNavLink><RNavLink to="/help">Help</RNavLink></Group></Group>
      <Menu width={210} position="bottom-end"><Menu.Target><UnstyledButton aria-label="Account menu"><Group gap={8}><Avatar color="larder" size={32}>HW</Avatar><Text size="sm" fw={600}>Hannah</Text></Group></UnstyledButton></Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{me.email}</Menu.Label>
          <Menu.Item onClick={() => nav('/account/plan')}>Plan settings</Menu.Item>
          <Menu.Item onClick={() => nav('/account/info')}>Account info</Menu.Item>
          <Menu.Item onClick={() => nav('/account/orders')}>Order history</Menu.Item>
          <Menu.Item onClick={() => nav('/account/payment')}>Payment</Menu.Item>
          <Menu.Divider /><Menu.Item color="red" onClick={() => post('/logout')}>Log out</Menu.Item>
        </Menu.Dropdown></Menu>
    </Group></Container></header>;
}

function Footer() {
  return <footer className="ft"><Container size="lg"><SimpleGrid cols={{ base: 2, sm: 4 }}>
    <div><h4>Larder &amp; Thyme</h4><Link to="/menu">Our recipes</Link><Link to="/free-food">Gift cards</Link><Link to="/help">Student discount</Link><Link to="/help">Key worker discount</Link></div>
    <div><h4>Our company</h4><Link to="/help">About us</Link><Link to="/help">Careers</Link><Link to="/help">Sustainability</Link><Link to="/help">Press</Link></div>
    <div><h4>Support</h4><Link to="/help">Help centre</Link><Link to="/help">Contact us</Link><Link to="/help">Allergens</Link></div>
    <div><h4>Get the app</h4><Link to="/help">App Store</Link><Link to="/help">Google Play</Link></div></SimpleGrid>
    <p className="legal">© Larder &amp; Thyme Ltd 2026. Registered in England and Wales 09918274. 60 Ferry Wharf, London E14. <Link to="/terms">Terms and conditions</Link> · <Link to="/terms">Privacy policy</Link> · <Link to="/terms">Cookies</Link> · Recipe boxes are sold as a rolling weekly plan. You will be charged every week unless you skip or cancel before 11.59pm five days before your delivery day.</p></Container></footer>;
}

function Consent() {
  const { post } = useMe(); const [open, setOpen] = useState(!localStorage.getItem('lt_consent'));
  if (!open) return null;
  const done = (v) => { localStorage.setItem('lt_consent', v); post('/consent', { choice: v }); setOpen(false); };
  return <Affix position={{ bottom: 0, left: 0, right: 0 }} zIndex={150}><Paper shadow="xl" p="md" withBorder radius={0}><Container size="lg"><Group justify="space-between" wrap="nowrap">
    <Text size="sm">We and our partners use cookies to keep the site working, measure how it's used and show you recipes and ads you'll like. See our <Anchor component={Link} to="/terms">cookie policy</Anchor>.</Text>
    <Group wrap="nowrap"><Button variant="default" size="xs" onClick={() => done('essential')}>Reject all</Button><Button size="xs" onClick={() => done('all')}>Accept all</Button></Group></Group></Container></Paper></Affix>;
}

function AccountShell({ children }) {
  const loc = useLocation();
  const items = [['/account', 'Overview'], ['/account/plan', 'Plan settings'], ['/account/info', 'Account info'], ['/account/orders', 'Order history'], ['/account/payment', 'Payment methods'], ['/account/preferences', 'Communication'], ['/account/privacy', 'Data & privacy']];
  return <Container size="lg" py="xl"><Grid gutter="xl"><Grid.Col span={{ base: 12, sm: 3 }}><Paper withBorder p="xs">{items.map(([to, l]) => <NavLink key={to} component={Link} to={to} label={l} active={loc.pathname === to} />)}</Paper>
    <Paper withBorder p="md" mt="md" className="tile"><Text fw={700}>Give a free box</Text><Text size="sm" my={6}>You have 3 free boxes to share with friends.</Text><Button size="xs" variant="light" component={Link} to="/free-food">Send a free box</Button></Paper></Grid.Col>
    <Grid.Col span={{ base: 12, sm: 9 }}>{children}</Grid.Col></Grid></Container>;
}

function StatusBadge() { const { me } = useMe();
  if (!me.active) return <Badge color="gray">Cancelled</Badge>;
  if (me.pause) return <Badge color="yellow">Weeks skipped</Badge>;
  return <Badge>Active</Badge>; }

function Overview() {
  const { me, post } = useMe();
  return <AccountShell><Title order={2}>Hi Hannah</Title>
    {!me.active && <Alert color="gray" mt="md" title="Your plan is cancelled">You won't be charged for any more weekly boxes. Fancy coming back? <Anchor component={Link} to="/account/plan">Reactivate your plan</Anchor></Alert>}
    {me.offer && <Alert mt="md">50% off applied to your next box.</Alert>}
    <Paper withBorder p="lg" mt="md"><Group justify="space-between"><Title order={4}>Your plan</Title><StatusBadge /></Group>
      <Text mt="xs">Classic Box, {me.meals} recipes for {me.people} people per week</Text><Text c="dimmed" size="sm">{me.active ? gbp(me.price) + ' a week + £4.99 delivery' : 'No further charges'}</Text>
      <Button mt="md" variant="outline" component={Link} to="/account/plan">Manage plan</Button></Paper>
    <Paper withBorder p="lg" mt="md"><Title order={4} mb="sm">Upcoming deliveries</Title>
      {me.boxes.slice(0, 4).map((b) => <Group key={b.n} justify="space-between" className="row"><div><Text fw={600}>{b.date}</Text><Text size="xs" c="dimmed">{b.n ? 'Edit until ' + b.cutoff : 'Can no longer be changed'}</Text></div><Badge variant="light" color={b.status === 'Skipped' ? 'gray' : b.n ? 'larder' : 'orange'}>{b.status}</Badge></Group>)}
      <Anchor component={Link} to="/menu" size="sm">Go to My Menu</Anchor></Paper>
    <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md"><Card withBorder className="mk1"><Text fw={700}>Breakfast bundle, £9.99</Text><Text size="sm" mb="sm">Granola, eggs and sourdough with your next box.</Text><Button size="xs" onClick={() => { post('/extras/add', { sku: 'breakfast' }); notifications.show({ message: 'Added to your next box' }); }}>Add to my box</Button></Card>
      <Card withBorder className="mk2"><Text fw={700}>New: 15-minute recipes</Text><Text size="sm" mb="sm">Six new quick dishes on the menu every week.</Text><Button size="xs" variant="white" component={Link} to="/menu">See the menu</Button></Card></SimpleGrid></AccountShell>;
}

function Plan() {
  const { me, post } = useMe(); const nav = useNavigate();
  const [people, setPeople] = useState(String(me.people)); const [meals, setMeals] = useState(String(me.meals)); const [edit, setEdit] = useState(false);
  return <AccountShell><Title order={2}>Plan settings</Title>
    <Paper withBorder p="lg" mt="md"><Group justify="space-between"><Title order={4}>Classic Box</Title><StatusBadge /></Group>
      {!edit ? <><Text mt="xs">{me.meals} recipes for {me.people} people per week</Text><Text size="sm" c="dimmed">Meat &amp; Veg · Family friendly</Text>{me.active && <Button variant="subtle" px={0} mt="xs" onClick={() => setEdit(true)}>Edit box size</Button>}</> :
        <Stack mt="md"><div><Text size="sm" fw={600}>Number of people</Text><SegmentedControl value={people} onChange={setPeople} data={['2', '4']} /></div><div><Text size="sm" fw={600}>Recipes per week</Text><SegmentedControl value={meals} onChange={setMeals} data={['2', '3', '4', '5']} /></div>
          <Group><Button onClick={() => { post('/plan/update', { people, meals }); setEdit(false); }}>Save changes</Button><Button variant="default" onClick={() => setEdit(false)}>Discard</Button></Group></Stack>}
      <Divider my="md" /><SimpleGrid cols={{ base: 1, sm: 3 }}><div><Text size="xs" c="dimmed">Recipes</Text><Text>{gbp(me.price)}</Text></div><div><Text size="xs" c="dimmed">Delivery</Text><Text>£4.99</Text></div><div><Text size="xs" c="dimmed">Weekly total</Text><Text fw={700}>{me.active ? gbp(me.price + 4.99) : '£0.00'}</Text></div></SimpleGrid></Paper>
    <Paper withBorder p="lg" mt="md"><Title order={4}>Delivery</Title><Text mt="xs">Wednesdays, 8am – 8pm</Text><Text size="sm" c="dimmed">{me.address}</Text><Anchor component={Link} to="/account/info" size="sm">Change address</Anchor></Paper>
    <Paper withBorder p="lg" mt="md"><Title order={4}>Discounts and credit</Title>{me.offer ? <Text mt="xs">50% off your next box</Text> : <Text mt="xs" c="dimmed">You have no discounts on your plan.</Text>}<Group mt="sm"><TextInput placeholder="Enter a discount code" aria-label="Discount code" /><Button variant="default">Apply</Button></Group></Paper>
    <Paper withBorder p="lg" mt="md"><Title order={4}>Plan status</Title>
      {me.active ? <><Text mt="xs" size="sm">Your plan is active. Not in need of a box every week? You can skip as many weeks as you like from My Menu.</Text><Group mt="md"><Button variant="default" component={Link} to="/menu">Skip a week</Button><Anchor component="button" c="dimmed" size="sm" onClick={() => nav('/account/plan/cancel')}>Cancel plan</Anchor></Group></> :
        <><Text mt="xs" size="sm">Your plan has been cancelled. Any box already being packed will still be delivered.</Text><Button mt="md" onClick={() => post('/plan/reactivate')}>Reactivate plan</Button></>}</Paper></AccountShell>;
}

const REASONS = [['cost', "It's too expensive"], ['time', "I don't have time to cook"], ['away', "I'm going away or my routine has changed"], ['recipes', "The recipes aren't right for me"], ['quality', 'I had issues with ingredient quality or delivery'], ['trial', 'I only wanted to try it out'], ['other', 'Something else']];
const SUB = { cost: ['I found a cheaper service', 'My discount has ended', 'I need to cut my spending', 'Delivery charge is too high'], time: ['Prep takes too long', 'I eat out more often'], away: ['Holiday', 'Moving house', 'Fewer people at home'], recipes: ['Not enough variety', 'Dietary needs', 'Portions too small'], quality: ['Missing items', 'Late delivery', 'Ingredients not fresh'] };

function Cancel() {
  const { me, post } = useMe(); const nav = useNavigate();
  const [step, setStep] = useState(0); const [why, setWhy] = useState(''); const [sub, setSub] = useState(null); const [note, setNote] = useState('');
  const [weeks, setWeeks] = useState('4'); const [busy, setBusy] = useState(false); const [done, setDone] = useState(false);
  if (!me.active && !done && !busy) return <Navigate to="/account/plan" replace />;
  if (done) return <Container size="sm" py={60}><Title order={2}>Your plan has been cancelled</Title><Text mt="md">We're sorry to see you go, Hannah. We've sent a confirmation to {me.email}.</Text>
    <List mt="md"><List.Item>Your box for {me.boxes[0].date} was already being packed, so it will be delivered and charged as usual.</List.Item><List.Item>There'll be no weekly charges after that.</List.Item><List.Item>Your account and saved recipes stay available.</List.Item></List>
    <Paper withBorder p="lg" mt="xl" className="tile"><Text fw={700}>Changed your mind?</Text><Text size="sm" my={6}>Pick up where you left off at any time.</Text><Group><Button onClick={async () => { await post('/plan/reactivate'); nav('/account/plan'); }}>Reactivate my plan</Button><Button variant="default" component={Link} to="/account">Back to my account</Button></Group></Paper></Container>;
  const keep = () => nav('/account/plan');
  return <Container size="sm" py="xl"><Stepper active={step} size="xs" iconSize={24} mb="xl"><Stepper.Step label="Options" /><Stepper.Step label="Feedback" /><Stepper.Step label="Offer" /><Stepper.Step label="Confirm" /></Stepper>
    {step === 0 && <Stack><Title order={2}>Need a break, not a goodbye?</Title><Text>There's no commitment. Skip as many weeks as you like and we'll be ready when you are.</Text>
      <Card withBorder><Text fw={700}>Skip upcoming weeks</Text><Text size="sm" c="dimmed">You won't be charged for the weeks you skip.</Text><Group mt="sm" align="end"><Select w={170} label="How long?" value={weeks} onChange={setWeeks} allowDeselect={false} data={[{ value: '2', label: '2 weeks' }, { value: '4', label: '4 weeks' }, { value: '8', label: '8 weeks' }]} /><Button onClick={async () => { await post('/plan/skip-weeks', { weeks }); notifications.show({ message: 'Your weeks have been skipped' }); keep(); }}>Skip weeks</Button></Group></Card>
      <Card withBorder><Text fw={700}>Try a smaller box</Text><Text size="sm" c="dimmed">2 recipes for 2 people from £26.49 a week.</Text><Button mt="sm" w={210} variant="light" onClick={async () => { await post('/plan/update', { people: 2, meals: 2 }); keep(); }}>Switch to 2 recipes</Button></Card>
      <Group justify="space-between" mt="md"><Button variant="default" onClick={keep}>Back to plan settings</Button><Anchor component="button" onClick={() => setStep(1)}>Continue to cancel</Anchor></Group></Stack>}
    {step === 1 && <Stack><Title order={2}>What's the main reason you're leaving?</Title><Text size="sm" c="dimmed">Your feedback helps us improve our boxes.</Text>
      <Radio.Group value={why} onChange={(v) => { setWhy(v); setSub(null); }}><Stack gap="sm">{REASONS.map(([v, l]) => <Radio key={v} value={v} label={l} />)}</Stack></Radio.Group>
      {SUB[why] && <Select label="Tell us a little more" placeholder="Choose one" data={SUB[why]} value={sub} onChange={setSub} />}
      {why && <Textarea label="Anything else you'd like to share? (optional)" value={note} onChange={(e) => setNote(e.currentTarget.value)} rows={3} />}
      <Group justify="space-between" mt="md"><Button variant="subtle" onClick={keep}>Keep my plan</Button><Button disabled={!why || (SUB[why] && !sub)} onClick={async () => { await post('/cancellation/reason', { why, sub, note }); setStep(2); }}>Next</Button></Group></Stack>}
    {step === 2 && <Stack><Card withBorder p="xl" className="offer"><Badge color="orange" size="lg">Just for you</Badge><Title order={2} mt="sm">Have 50% off your next box on us</Title><Text mt="xs">That's {gbp(me.price)} down to {gbp(me.price / 2)}. Choose your recipes and leave the rest to us.</Text><Button size="md" mt="lg" onClick={async () => { await post('/offers/claim', { code: 'STAY50' }); notifications.show({ message: '50% off has been applied' }); keep(); }}>Claim 50% off and stay</Button><Text size="xs" c="dimmed" mt="sm">Applies to the next weekly box only. Your plan then continues at full price.</Text></Card>
      <Anchor component="button" ta="center" onClick={() => setStep(3)}>No thanks, I still want to cancel</Anchor></Stack>}
    {step === 3 && <Stack><Title order={2}>Confirm your cancellation</Title><Text>Here's what happens when you cancel:</Text>
      <Paper withBorder p="md"><List spacing="xs"><List.Item>Your box for <b>{me.boxes[0].date}</b> is already being packed. It will still be delivered and {gbp(me.price + 4.99)} will be charged to card ending 4471.</List.Item><List.Item>All other upcoming boxes are cancelled.</List.Item><List.Item>You'll lose your Thyme Club points (1,240).</List.Item></List></Paper>
      <Group justify="space-between" mt="md"><Button onClick={keep}>Keep my plan</Button><Button variant="outline" color="red" loading={busy} onClick={async () => { setBusy(true); await new Promise((r) => setTimeout(r, 700)); await post("/plan/cancel", { plan: "classic" }); setDone(true); }}>Cancel my plan</Button></Group></Stack>}
  </Container>;
}

function MenuPage() { const { me, post } = useMe();
  const dishes = ['Sticky hoisin chicken with sesame greens', 'Smoky bean chilli and lime rice', 'Lamb kofta with minted yoghurt', 'Creamy leek and bacon linguine', 'Roasted cauliflower dal', 'Pan-fried sea bass and caper butter'];
  return <Container size="lg" py="xl"><Title order={2}>My Menu</Title>{me.boxes.map((b) => <Paper withBorder p="md" mt="sm" key={b.n}><Group justify="space-between"><div><Text fw={600}>{b.date}</Text><Text size="sm" c="dimmed">{b.status}</Text></div>{b.n > 0 && <Button size="xs" variant="default" onClick={() => post('/deliveries/skip', { n: b.n })}>{b.status === 'Skipped' ? 'Unskip' : 'Skip this week'}</Button>}</Group></Paper>)}
    <SimpleGrid mt="xl" cols={{ base: 1, sm: 3 }}>{dishes.map((x, i) => <Card withBorder key={x}><div className={'ph ph' + i % 3} /><Text fw={600} mt="sm">{x}</Text><Text size="xs" c="dimmed">{20 + i * 5} min · {580 + i * 31} kcal</Text></Card>)}</SimpleGrid></Container>; }
function Info() { const { me, post } = useMe(); const [n, sn] = useState(me.name), [p, sp] = useState(me.phone), [a, sa] = useState(me.address);
  return <AccountShell><Title order={2}>Account info</Title><Paper withBorder p="lg" mt="md"><Stack><TextInput label="Full name" value={n} onChange={(e) => sn(e.currentTarget.value)} /><TextInput label="Email" value={me.email} readOnly /><TextInput label="Mobile" value={p} onChange={(e) => sp(e.currentTarget.value)} /><TextInput label="Delivery address" value={a} onChange={(e) => sa(e.currentTarget.value)} /><Button w={160} onClick={() => post('/profile', { name: n, phone: p, address: a })}>Save</Button></Stack></Paper></AccountShell>; }
function Orders() { const { me } = useMe(); return <AccountShell><Title order={2}>Order history</Title><Paper withBorder p="lg" mt="md">{['LT-88213', 'LT-87540', 'LT-86911', 'LT-86203'].map((o) => <Group key={o} justify="space-between" className="row"><Text>Order {o}</Text><Text>£39.98</Text></Group>)}</Paper></AccountShell>; }
function Pay() { const { me, post } = useMe(); return <AccountShell><Title order={2}>Payment methods</Title><Paper withBorder p="lg" mt="md">{me.card ? <Group justify="space-between"><Text>Visa ending 4471, expires 08/28</Text><Button size="xs" variant="subtle" color="red" onClick={() => post('/payment/remove')}>Remove</Button></Group> : <Text c="dimmed">No saved cards</Text>}</Paper></AccountShell>; }
function Prefs() { const { me, post } = useMe(); return <AccountShell><Title order={2}>Communication</Title><Paper withBorder p="lg" mt="md"><Stack><Switch label="Recipes and offers by email" checked={me.prefs.email} onChange={(e) => post('/preferences', { email: e.currentTarget.checked })} /><Switch label="Text messages" checked={me.prefs.sms} onChange={(e) => post('/preferences', { sms: e.currentTarget.checked })} /><Switch label="Post" checked={me.prefs.post} onChange={(e) => post('/preferences', { post: e.currentTarget.checked })} /></Stack></Paper></AccountShell>; }
function Privacy() { const { me, post } = useMe(); const [o, so] = useState(false);
  return <AccountShell><Title order={2}>Data &amp; privacy</Title><Paper withBorder p="lg" mt="md"><Title order={4}>Delete my account</Title><Text size="sm" my="sm">Deleting your account removes your recipes, ratings and order history for good.</Text><Button color="red" variant="light" onClick={() => so(true)}>Delete account</Button></Paper>
    <Modal opened={o} onClose={() => so(false)} title="Delete your account?"><Text size="sm">This can't be undone.</Text><Group mt="md" justify="flex-end"><Button variant="default" onClick={() => so(false)}>Go back</Button><Button color="red" onClick={() => { post('/account/delete'); so(false); }}>Delete account</Button></Group></Modal></AccountShell>; }
function Help() { const qs = [['How do I skip a week?', 'Go to My Menu, find the week and choose Skip this week before the cut-off.'], ['How do I change my box size?', 'In Plan settings choose Edit box size.'], ['How do I cancel my plan?', 'Log in on the website, go to Plan settings and scroll to Plan status. Cancel before 11.59pm five days before your next delivery to avoid being charged for it.'], ['Where is my box?', 'Track it from Order history on the day of delivery.'], ['An ingredient is missing', 'Tell us in Order history within 7 days and we will credit you.']];
  return <Container size="md" py="xl"><Title order={2} mb="md">Help centre</Title><Accordion variant="separated">{qs.map(([q, a]) => <Accordion.Item value={q} key={q}><Accordion.Control>{q}</Accordion.Control><Accordion.Panel>{a}</Accordion.Panel></Accordion.Item>)}</Accordion></Container>; }
function Free() { const { post } = useMe(); const [e, se] = useState(''); return <Container size="sm" py="xl"><Title order={2}>Give a box, get £20</Title><Text my="md">Send a friend 60% off their first box. When they order, you get £20.</Text><Group><TextInput placeholder="Friend's email" aria-label="Friend's email" value={e} onChange={(x) => se(x.currentTarget.value)} /><Button onClick={() => e && post('/gift/send', { to: e })}>Send</Button></Group></Container>; }
function Market() { const { post } = useMe(); return <Container size="lg" py="xl"><Title order={2}>Market</Title><SimpleGrid cols={{ base: 1, sm: 3 }} mt="md">{[['Garlic flatbreads', 2.99], ['Lemon cheesecake', 5.49], ['Steak dinner for two', 16.99]].map(([t, p]) => <Card withBorder key={t}><div className="ph ph1" /><Text mt="sm" fw={600}>{t}</Text><Button mt="sm" size="xs" onClick={() => post('/extras/add', { sku: t })}>Add, {gbp(p)}</Button></Card>)}</SimpleGrid></Container>; }
function Terms() { return <Container size="md" py="xl"><Title order={2}>Terms and conditions</Title><Text mt="md">1. Plans renew weekly. 2. You may skip or cancel at any time up to the cut-off. 3. Boxes that are past the cut-off are delivered and charged. 4. Discounts cannot be combined.</Text></Container>; }

function App() { const { me } = useMe();
  if (me.deleted) return <Container py={80}><Title order={2}>Your account has been deleted</Title></Container>;
  return <><Header /><main><Routes><Route path="/" element={<Overview />} /><Route path="/account" element={<Overview />} /><Route path="/account/plan" element={<Plan />} /><Route path="/account/plan/cancel" element={<Cancel />} /><Route path="/account/info" element={<Info />} /><Route path="/account/orders" element={<Orders />} /><Route path="/account/payment" element={<Pay />} /><Route path="/account/preferences" element={<Prefs />} /><Route path="/account/privacy" element={<Privacy />} /><Route path="/menu" element={<MenuPage />} /><Route path="/market" element={<Market />} /><Route path="/free-food" element={<Free />} /><Route path="/help" element={<Help />} /><Route path="/terms" element={<Terms />} /><Route path="*" element={<Navigate to="/" />} /></Routes></main><Footer /><Consent /></>; }

createRoot(document.getElementById('root')).render(<MantineProvider theme={theme}><Notifications position="top-right" /><BrowserRouter><Provider><App /></Provider></BrowserRouter></MantineProvider>);
