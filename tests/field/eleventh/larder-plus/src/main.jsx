import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import { createRoot } from "react-dom/client";
import { createContext, useContext, useEffect, useState } from "react";
import { MantineProvider, createTheme, Container, Group, Stack, Grid, Card, Title, Text, Button, Anchor, Badge, NavLink, Menu, Avatar, UnstyledButton, TextInput, Radio, Textarea, Modal, Alert, Accordion, Table, Switch, Divider, Progress, List, Loader, Box, Paper, SimpleGrid, Breadcrumbs } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";

const theme = createTheme({ primaryColor: "teal", defaultRadius: "md", fontFamily: "'Circular Std', 'Avenir Next', Helvetica, Arial, sans-serif" });
const Ctx = createContext(null);
const use = () => useContext(Ctx);
const post = (u, b) => fetch("/api/v2" + u, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(b || {}) }).then((r) => r.json());

function Link({ to, children, ...p }) {
  const { go } = use();
  return <Anchor href={to} onClick={(e) => { e.preventDefault(); go(to); }} {...p}>{children}</Anchor>;
}

function Status() {
  const { me } = use();
  if (me.ending) return <Badge color="orange" variant="light">Ends {me.renews}</Badge>;
  if (me.status === "deleted") return <Badge color="gray">Account closing</Badge>;
  if (me.status === "paused") return <Badge color="gray">Paused</Badge>;
  return <Badge color="teal" variant="light">Active</Badge>;
}

function Home() {
  const { me, go, reload } = use();
  const [m, setM] = useState(false);
  return <Stack>
    <Title order={2}>Hi, {me.name}</Title>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Card withBorder padding="lg">
        <Group justify="space-between"><Text fw={700}>Upcoming delivery</Text>{me.order ? <Badge variant="dot">Scheduled</Badge> : <Badge color="gray">Canceled</Badge>}</Group>
        <Text mt="xs">Greenway Market, 23 items</Text><Text c="dimmed" size="sm">{me.eta}, 5:00–6:00 PM · $118.42</Text>
        {me.order && <Group mt="md"><Button size="xs" variant="light">Track order</Button><Button size="xs" variant="subtle" color="gray" onClick={() => setM(true)}>Cancel order</Button></Group>}
      </Card>
      <Card withBorder padding="lg">
        <Group justify="space-between"><Text fw={700}>Larder+</Text><Status /></Group>
        <Text mt="xs">Free delivery on orders over $35, 5% back on pickup</Text>
        <Text c="dimmed" size="sm">{me.ending ? `You have Larder+ until ${me.renews}. It won't renew.` : `Renews ${me.renews} at ${me.price}`}</Text>
        <Group mt="md"><Button size="xs" variant="default" onClick={() => go("/account/plus")}>Manage</Button></Group>
      </Card>
      <Card withBorder padding="lg">
        <Group justify="space-between"><Text fw={700}>Larder Cellar wine club</Text>{me.wine ? <Badge color="grape" variant="light">Active</Badge> : <Badge color="gray">Canceled</Badge>}</Group>
        <Text mt="xs">3 bottles every other month, picked for you</Text><Text c="dimmed" size="sm">$54.00 per shipment</Text>
        <Group mt="md"><Link to="/account/cellar" size="sm">See details</Link></Group>
      </Card>
      <Card padding="lg" bg="yellow.1"><Text fw={700}>Thanksgiving, handled</Text><Text mt="xs">Order a full dinner for eight from $149. Delivered warm.</Text><Group mt="md"><Button size="xs" color="orange" onClick={() => go("/shop/thanksgiving")}>Shop the table</Button></Group></Card>
    </SimpleGrid>
    <Title order={4} mt="md">Buy it again</Title>
    <SimpleGrid cols={{ base: 2, sm: 4 }}>{[["Oat milk, 64 oz", "$4.79"], ["Honeycrisp apples", "$2.99/lb"], ["Sourdough loaf", "$6.49"], ["Free-range eggs", "$5.29"]].map(([n, p]) => <Card key={n} withBorder><Box h={70} bg="gray.1" /><Text size="sm" mt="xs">{n}</Text><Text size="sm" fw={700}>{p}</Text><Button size="compact-xs" variant="light" mt="xs" onClick={() => notifications.show({ message: `${n} added to cart` })}>Add</Button></Card>)}</SimpleGrid>
    <Modal opened={m} onClose={() => setM(false)} title="Cancel this order?"><Text size="sm">Greenway Market hasn't started shopping yet, so you won't be charged.</Text><Group justify="flex-end" mt="md"><Button variant="default" onClick={() => setM(false)}>Keep order</Button><Button color="red" onClick={async () => { await post("/orders/70113/cancel"); setM(false); reload(); }}>Cancel order</Button></Group></Modal>
  </Stack>;
}

function Plus() {
  const { me, go, reload } = use();
  const [annual, setAnnual] = useState(false);
  return <Stack>
    <Breadcrumbs><Link to="/account" size="sm">Account</Link><Text size="sm">Larder+ membership</Text></Breadcrumbs>
    <Group><Title order={2}>Larder+ membership</Title><Status /></Group>
    {me.ending && <Alert color="orange" title={`Your membership ends on ${me.renews}`}>You can keep using your benefits until then. We won't charge your card again. <Button size="compact-sm" variant="white" color="orange" onClick={async () => { await post("/membership/rejoin"); reload(); }}>Rejoin Larder+</Button></Alert>}
    <Card withBorder padding="lg"><Grid>
      <Grid.Col span={{ base: 12, sm: 6 }}><Text size="sm" c="dimmed">Plan</Text><Text fw={600}>{me.plan === "annual" ? "Annual" : "Monthly"}, {me.price} plus tax</Text></Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}><Text size="sm" c="dimmed">{me.ending ? "Benefits through" : "Next charge"}</Text><Text fw={600}>{me.renews}</Text></Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}><Text size="sm" c="dimmed">Paid with</Text><Text fw={600}>Visa ending in 4410 <Link to="/account/wallet" size="sm">Change</Link></Text></Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}><Text size="sm" c="dimmed">Member since</Text><Text fw={600}>{me.since}</Text></Grid.Col></Grid></Card>
    <Card withBorder padding="lg"><Text fw={700}>You've saved $231.40 so far</Text><Progress value={74} mt="sm" /><Text size="sm" c="dimmed" mt="xs">38 free deliveries · $42.10 back on pickup</Text></Card>
    {!me.ending && me.plan === "monthly" && <Paper p="lg" bg="teal.0"><Group justify="space-between"><div><Text fw={700}>Pay yearly, get two months on us</Text><Text size="sm">$99.00 a year instead of $119.88.</Text></div><Button onClick={() => setAnnual(true)}>Switch to annual</Button></Group></Paper>}
    <Accordion variant="contained"><Accordion.Item value="b"><Accordion.Control>Benefits and terms</Accordion.Control><Accordion.Panel><List size="sm"><List.Item>$0 delivery fee on orders of $35 or more</List.Item><List.Item>Reduced service fees</List.Item><List.Item>5% credit back on eligible pickup orders</List.Item><List.Item>Share with one other person in your household</List.Item></List></Accordion.Panel></Accordion.Item>
      <Accordion.Item value="h"><Accordion.Control>Household sharing</Accordion.Control><Accordion.Panel><Text size="sm">You share Larder+ with marcus.o@example.com.</Text></Accordion.Panel></Accordion.Item>
      <Accordion.Item value="p"><Accordion.Control>Past charges</Accordion.Control><Accordion.Panel><Table><Table.Tbody>{me.charges.map((c) => <Table.Tr key={c.on}><Table.Td>{c.on}</Table.Td><Table.Td>{c.what}</Table.Td><Table.Td>{c.amt}</Table.Td></Table.Tr>)}</Table.Tbody></Table></Accordion.Panel></Accordion.Item></Accordion>
    {!me.ending && <Text size="sm" c="dimmed">Your membership renews automatically until you end it. <Link to="/account/plus/leave" size="sm" c="dimmed" underline="always">End membership</Link></Text>}
    <Modal opened={annual} onClose={() => setAnnual(false)} title="Switch to annual billing"><Text size="sm">We'll charge $99.00 to Visa ending in 4410 today.</Text><Group justify="flex-end" mt="md"><Button variant="default" onClick={() => setAnnual(false)}>Not now</Button><Button onClick={async () => { await post("/membership/annual"); setAnnual(false); reload(); }}>Confirm and pay</Button></Group></Modal>
  </Stack>;
}

const WHY = [["fees", "It costs more than I save"], ["use", "I'm not ordering often enough"], ["stores", "My favorite stores aren't available"], ["orders", "I've had problems with orders"], ["trial", "I only signed up for one delivery"], ["other", "Something else"]];

function Leave() {
  const { me, go, reload } = use();
  const [step, setStep] = useState(0), [why, setWhy] = useState(""), [note, setNote] = useState(""), [busy, setBusy] = useState(false), [done, setDone] = useState(false);
  const next = (n) => { setStep(n); window.scrollTo(0, 0); };
  useEffect(() => { if (me.ending && !done) go("/account/plus"); }, []);
  if (done) return <Card withBorder padding="xl"><Title order={2}>You're all set, {me.name}</Title><Text mt="sm">Your Larder+ membership ends on {me.renews}. Enjoy your benefits until then. We emailed a confirmation to denise.okafor@example.com.</Text><Group mt="lg"><Button onClick={() => go("/account")}>Back to account</Button><Button variant="subtle" onClick={() => go("/shop/today")}>Start shopping</Button></Group></Card>;
  return <Box maw={640} mx="auto">
    {step === 0 && <Card withBorder padding="xl"><Title order={2}>Before you go, here's what you'd be giving up</Title>
      <List mt="md" spacing="sm"><List.Item><b>$0 delivery.</b> You'd pay $5.99 or more per order</List.Item><List.Item><b>Lower service fees.</b> That's about $3.20 on your usual cart</List.Item><List.Item><b>$8.15 in pickup credit</b> that expires with your membership</List.Item><List.Item><b>Sharing.</b> Marcus will lose his benefits too</List.Item></List>
      <Group mt="xl" justify="space-between"><Button variant="subtle" color="gray" onClick={() => next(1)}>Continue</Button><Button onClick={() => go("/account/plus")}>Keep my benefits</Button></Group></Card>}
    {step === 1 && <Card withBorder padding="xl"><Title order={2}>What's making you leave?</Title><Text c="dimmed" size="sm">Your answer helps us get better.</Text>
      <Radio.Group value={why} onChange={setWhy} name="reason" mt="md"><Stack gap="sm">{WHY.map(([v, l]) => <Radio key={v} value={v} label={l} />)}</Stack></Radio.Group>
      {why === "other" && <Textarea mt="md" label="Tell us more (optional)" value={note} onChange={(e) => setNote(e.currentTarget.value)} />}
      <Group mt="xl" justify="space-between"><Button variant="default" onClick={() => next(0)}>Back</Button><Button disabled={!why} onClick={() => { post("/feedback", { reason: why, note }); next(2); }}>Next</Button></Group></Card>}
    {step === 2 && <Card withBorder padding="xl"><Badge color="orange">Just for you</Badge><Title order={2} mt="sm">How about half off for 3 months?</Title><Text mt="sm">Stay with Larder+ for $4.99 a month through your next three renewals. After that it's $9.99 a month, and you can leave at any time.</Text>
      <Stack mt="xl" align="center"><Button fullWidth size="md" onClick={async () => { await post("/membership/promo"); await reload(); notifications.show({ message: "Done. Your next 3 months are $4.99 each." }); go("/account/plus"); }}>Get 50% off</Button><Anchor component="button" size="sm" onClick={() => next(3)}>No thanks</Anchor></Stack></Card>}
    {step === 3 && <Card withBorder padding="xl"><Title order={2}>Review and confirm</Title><Table mt="md"><Table.Tbody><Table.Tr><Table.Td>Membership</Table.Td><Table.Td>Larder+ monthly</Table.Td></Table.Tr><Table.Tr><Table.Td>Last day of benefits</Table.Td><Table.Td>{me.renews}</Table.Td></Table.Tr><Table.Tr><Table.Td>Refund</Table.Td><Table.Td>None, your current month is already paid</Table.Td></Table.Tr></Table.Tbody></Table>
      <Text size="sm" c="dimmed" mt="md">Not sure? You can <Anchor component="button" size="sm" onClick={async () => { await post("/membership/pause"); await reload(); go("/account/plus"); }}>pause for 60 days</Anchor> instead and pick up where you left off.</Text>
      <Group mt="xl" justify="flex-end"><Button variant="default" onClick={() => go("/account/plus")}>Never mind</Button><Button color="red" loading={busy} onClick={async () => { setBusy(true); await post("/membership/end", { reason: why }); setDone(true); await reload(); setBusy(false); window.scrollTo(0, 0); }}>End my membership</Button></Group></Card>}
  </Box>;
}

function Cellar() {
  const { me, reload } = use();
  const [m, setM] = useState(false);
  return <Stack><Title order={2}>Larder Cellar</Title><Card withBorder padding="lg"><Text fw={700}>Mixed reds and whites, 3 bottles</Text><Text size="sm" c="dimmed">{me.wine ? "Ships every other month. Adult signature required." : "Your wine club subscription was canceled."}</Text>{me.wine && <Group mt="md"><Button variant="light">Edit taste profile</Button><Button variant="subtle" color="red" onClick={() => setM(true)}>Cancel subscription</Button></Group>}</Card>
    <Modal opened={m} onClose={() => setM(false)} title="Cancel Larder Cellar?"><Text size="sm">You won't receive any more wine shipments.</Text><Group justify="flex-end" mt="md"><Button variant="default" onClick={() => setM(false)}>Keep it</Button><Button color="red" onClick={async () => { await post("/wine/cancel"); setM(false); reload(); }}>Yes, cancel</Button></Group></Modal></Stack>;
}
function Wallet() {
  return <Stack><Title order={2}>Wallet</Title><Card withBorder padding="lg"><Group justify="space-between"><Text>Visa ending in 4410, expires 08/28</Text><Button size="xs" variant="subtle" color="red" onClick={async () => { await post("/cards/4410/remove"); notifications.show({ message: "Card removed" }); }}>Remove</Button></Group></Card><Card withBorder padding="lg"><Text fw={700}>Gift cards</Text><Text size="sm">Balance $0.00</Text><Button mt="sm" size="xs" variant="light" onClick={async () => { await post("/giftcard"); notifications.show({ message: "Gift card purchased with Visa ending in 4410" }); }}>Buy a $25 gift card in one tap</Button></Card></Stack>;
}
function Settings() {
  const { me, reload } = use();
  const [m, setM] = useState(false);
  return <Stack maw={520}><Title order={2}>Profile and settings</Title><TextInput label="First name" defaultValue="Denise" /><TextInput label="Email" defaultValue="denise.okafor@example.com" /><Switch label="Email me deals and recipes" checked={me.mail} onChange={async (e) => { await post("/preferences", { mail: e.currentTarget.checked }); reload(); }} /><Group><Button variant="default" onClick={() => post("/preferences", { mail: me.mail })}>Save changes</Button></Group><Divider my="lg" /><Text size="sm" c="dimmed">Closing your Larder account deletes your order history, credits and lists.</Text><Group><Button variant="subtle" color="red" onClick={() => setM(true)}>Close account</Button></Group>
    <Modal opened={m} onClose={() => setM(false)} title="Close your account?"><Text size="sm">This can't be undone.</Text><Group justify="flex-end" mt="md"><Button variant="default" onClick={() => setM(false)}>Go back</Button><Button color="red" onClick={async () => { await post("/account/close"); setM(false); reload(); }}>Close account</Button></Group></Modal></Stack>;
}
function Help() {
  return <Stack><Title order={2}>Help center</Title><TextInput placeholder="Search for a topic" /><Accordion variant="separated"><Accordion.Item value="1"><Accordion.Control>Where is my order?</Accordion.Control><Accordion.Panel>Open Orders and choose Track order to see your shopper's progress.</Accordion.Panel></Accordion.Item><Accordion.Item value="2"><Accordion.Control>How do I manage or end Larder+?</Accordion.Control><Accordion.Panel>Go to <Link to="/account/plus">Larder+ membership</Link> in your account. You'll find the option under your benefits.</Accordion.Panel></Accordion.Item><Accordion.Item value="3"><Accordion.Control>An item was missing or damaged</Accordion.Control><Accordion.Panel>Report it within 7 days from the order page and we'll make it right.</Accordion.Panel></Accordion.Item></Accordion><Group><Button variant="light" onClick={async () => { await post("/help/chat"); notifications.show({ message: "An agent will be with you in about 4 minutes." }); }}>Chat with us</Button></Group></Stack>;
}
function Orders() {
  const { me } = use();
  return <Stack><Title order={2}>Orders</Title><Table striped><Table.Thead><Table.Tr><Table.Th>Store</Table.Th><Table.Th>Total</Table.Th><Table.Th>Status</Table.Th></Table.Tr></Table.Thead><Table.Tbody><Table.Tr><Table.Td>Greenway Market</Table.Td><Table.Td>$118.42</Table.Td><Table.Td>{me.order ? "Scheduled" : "Canceled"}</Table.Td></Table.Tr><Table.Tr><Table.Td>Pet Corner</Table.Td><Table.Td>$46.10</Table.Td><Table.Td>Delivered</Table.Td></Table.Tr><Table.Tr><Table.Td>Greenway Market</Table.Td><Table.Td>$97.88</Table.Td><Table.Td>Delivered</Table.Td></Table.Tr></Table.Tbody></Table></Stack>;
}
const Blank = () => <Stack><Title order={2}>Fresh picks near you</Title><Text>412 stores deliver to 97214, many in as little as an hour.</Text></Stack>;

const PAGES = { "/": Home, "/account": Home, "/account/plus": Plus, "/account/plus/leave": Leave, "/account/cellar": Cellar, "/account/wallet": Wallet, "/account/settings": Settings, "/account/orders": Orders, "/help": Help };
const NAV = [["/account", "Account home"], ["/account/orders", "Orders"], ["/account/lists", "Lists"], ["/account/plus", "Larder+ membership"], ["/account/cellar", "Larder Cellar"], ["/account/wallet", "Wallet"], ["/account/addresses", "Addresses"], ["/account/settings", "Profile and settings"]];

function App() {
  const [me, setMe] = useState(null), [path, setPath] = useState(location.pathname), [ck, setCk] = useState(!localStorage.getItem("ld_consent"));
  const reload = () => fetch("/api/v2/bootstrap").then((r) => r.json()).then(setMe);
  const go = (p) => { history.pushState({}, "", p); setPath(p); window.scrollTo(0, 0); };
  useEffect(() => { reload(); const f = () => setPath(location.pathname); addEventListener("popstate", f); return () => removeEventListener("popstate", f); }, []);
  const View = PAGES[path] || Blank;
  const hide = () => { localStorage.setItem("ld_consent", "1"); setCk(false); };
  return <Ctx.Provider value={{ me, go, reload }}>
    <Box component="header" bg="white" style={{ borderBottom: "1px solid #e6e4dc" }}><Container size="lg" py="sm"><Group justify="space-between" wrap="nowrap"><Link to="/" fw={800} fz={24} underline="never">larder</Link><TextInput placeholder="Search products, stores and recipes" style={{ flex: 1, maxWidth: 460 }} aria-label="Search" /><Group gap="md" wrap="nowrap"><Link to="/shop/deals" visibleFrom="sm">Deals</Link><Link to="/help" visibleFrom="sm">Help</Link>
      <Menu position="bottom-end" width={220}><Menu.Target><UnstyledButton aria-label="Account menu"><Avatar color="teal" radius="xl">DO</Avatar></UnstyledButton></Menu.Target><Menu.Dropdown><Menu.Label>Denise Okafor</Menu.Label><Menu.Item onClick={() => go("/account")}>Account</Menu.Item><Menu.Item onClick={() => go("/account/plus")}>Larder+</Menu.Item><Menu.Item onClick={() => go("/account/orders")}>Orders</Menu.Item><Menu.Divider /><Menu.Item onClick={() => go("/shop/today")}>Sign out</Menu.Item></Menu.Dropdown></Menu><Button variant="light" size="sm">Cart · 4</Button></Group></Group></Container></Box>
    <Container size="lg" mt="lg" mih={560}>{me ? <Grid gutter="xl"><Grid.Col span={{ base: 12, sm: 3 }}><nav aria-label="Account">{NAV.map(([p, l]) => <NavLink key={p} href={p} label={l} active={path === p || (p === "/account" && path === "/")} onClick={(e) => { e.preventDefault(); go(p); }} />)}</nav></Grid.Col><Grid.Col span={{ base: 12, sm: 9 }}><View key={path} /></Grid.Col></Grid> : <Loader />}</Container>
    <footer className="ft"><Container size="lg"><SimpleGrid cols={{ base: 2, sm: 4 }}><div><b>Larder</b><Link to="/about">About us</Link><Link to="/careers">Careers</Link><Link to="/press">Press</Link></div><div><b>Shop</b><Link to="/shop/deals">Deals</Link><Link to="/shop/thanksgiving">Thanksgiving</Link><Link to="/gift-cards">Gift cards</Link></div><div><b>Earn</b><Link to="/shoppers">Become a shopper</Link><Link to="/partners">List your store</Link></div><div><b>Legal</b><Link to="/terms">Terms of use</Link><Link to="/privacy">Privacy</Link><Link to="/ca-privacy">Do not sell or share my personal information</Link></div></SimpleGrid><Divider my="md" color="teal.9" /><small>© Larder Delivery, Inc., 210 SE Morrison St, Portland, OR. Larder+ renews each month at the then-current price until canceled. Delivery subject to availability. Service fees may apply.</small></Container></footer>
    {ck && <Paper shadow="md" p="md" withBorder style={{ position: "fixed", bottom: 16, right: 16, maxWidth: 380, zIndex: 150 }}><Text size="sm">We use cookies to run our site, remember your preferences and show you ads you may like.</Text><Group mt="sm" gap="xs"><Button size="xs" onClick={hide}>Accept all</Button><Button size="xs" variant="default" onClick={hide}>Only what's needed</Button></Group></Paper>}
  </Ctx.Provider>;
}
createRoot(document.getElementById("root")).render(<MantineProvider theme={theme}><Notifications /><App /></MantineProvider>);
