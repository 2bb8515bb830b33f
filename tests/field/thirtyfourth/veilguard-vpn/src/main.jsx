import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, NavLink, Link as RLink, useNavigate, useLocation, Navigate } from 'react-router-dom';
import {
  ChakraProvider, extendTheme, Box, Flex, Stack, HStack, VStack, Heading, Text, Button, Link, Badge, Card, CardHeader, CardBody, CardFooter,
  Tabs, TabList, TabPanels, Tab, TabPanel, Table, Thead, Tbody, Tr, Th, Td, Menu, MenuButton, MenuList, MenuItem, MenuDivider, Avatar, Switch, FormControl,
  FormLabel, RadioGroup, Radio, Textarea, Modal, ModalOverlay, ModalContent, ModalHeader, ModalBody, ModalFooter, ModalCloseButton, useDisclosure,
  useToast, Divider, SimpleGrid, Alert, AlertIcon, AlertDescription, List, ListItem, Accordion, AccordionItem, AccordionButton, AccordionPanel, AccordionIcon,
  Breadcrumb, BreadcrumbItem, BreadcrumbLink, Spinner, Center, Container, Progress, Input, Spacer,
} from '@chakra-ui/react';

const theme = extendTheme({
  colors: { brand: { 50: '#e8f0ff', 100: '#c4d6ff', 500: '#2f5bea', 600: '#2449c4', 700: '#1b389a' } },
  fonts: { body: 'Inter, "Segoe UI", system-ui, sans-serif', heading: 'Inter, "Segoe UI", system-ui, sans-serif' },
  styles: { global: { body: { bg: '#f6f7fb', color: '#1b1f2e' } } },
});
const Ctx = createContext(null);
const useMe = () => useContext(Ctx);
async function post(path, body) {
  const r = await fetch('/api/v1' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) });
  return r.json();
}
const NAV = [['/dashboard', 'Home'], ['/products/vpn', 'VeilGuard VPN'], ['/products/pass', 'VeilPass'], ['/products/locker', 'VeilLocker'], ['/downloads', 'Downloads'],
  ['/billing/subscriptions', 'Billing'], ['/settings', 'Account settings'], ['/refer', 'Refer a friend']];

function Shell({ children }) {
  const { me } = useMe();
  const nav = useNavigate();
  return <Flex direction="column" minH="100vh">
    <Flex as="header" bg="white" borderBottom="1px solid #e3e6ef" px={6} py={3} align="center" position="sticky" top={0} zIndex={10}>
      <Link as={RLink} to="/dashboard" fontWeight={800} fontSize="lg" color="brand.700" _hover={{ textDecoration: 'none' }}>◈ VeilGuard <Text as="span" fontWeight={400} color="gray.500">Account</Text></Link>
      <Spacer />
      <Button size="sm" variant="ghost" mr={2} onClick={() => nav('/help')}>Help</Button>
      <Menu><MenuButton as={Button} size="sm" variant="ghost" leftIcon={<Avatar size="xs" name="M Hartley" />}>{me.email}</MenuButton>
        <MenuList><MenuItem onClick={() => nav('/settings')}>Account settings</MenuItem><MenuItem onClick={() => nav('/billing/subscriptions')}>Billing</MenuItem><MenuDivider /><MenuItem onClick={() => nav('/logged-out')}>Log out</MenuItem></MenuList></Menu>
    </Flex>
    <Flex flex={1} maxW="1240px" w="100%" mx="auto">
      <VStack as="nav" aria-label="Main" align="stretch" w="230px" py={8} px={4} spacing={1} display={{ base: 'none', md: 'flex' }}>
        {NAV.map(([to, l]) => <Link key={to} as={NavLink} to={to} px={3} py={2} rounded="md" fontSize="sm" fontWeight={500} _hover={{ bg: 'gray.100' }} _activeLink={{ bg: 'brand.50', color: 'brand.700' }}>{l}</Link>)}
        <Card size="sm" mt={6} bg="brand.700" color="white"><CardBody><Text fontSize="xs" fontWeight={700}>BLACK FRIDAY</Text><Text fontSize="sm" mb={3}>Go Ultimate: identity monitoring and cyber insurance.</Text><Button size="xs" colorScheme="yellow" onClick={() => nav('/plans')}>Upgrade plan</Button></CardBody></Card>
      </VStack>
      <Box as="main" flex={1} p={8} minW={0}>{children}</Box>
    </Flex>
    <Box as="footer" bg="#0f1730" color="gray.300" fontSize="xs" px={8} py={8} mt={8}>
      <SimpleGrid columns={{ base: 2, md: 4 }} spacing={6} maxW="1180px" mx="auto">
        {[['Products', [['/products/vpn', 'VPN'], ['/products/pass', 'Password manager'], ['/products/locker', 'Encrypted cloud'], ['/plans', 'Pricing']]],
          ['Help', [['/help', 'Support center'], ['/help', 'Contact us'], ['/legal/refund', 'Refund policy']]],
          ['Company', [['/legal/about', 'About us'], ['/legal/careers', 'Careers'], ['/refer', 'Refer a friend']]],
          ['Legal', [['/legal/privacy', 'Privacy policy'], ['/legal/terms', 'Terms of service'], ['/legal/renewal', 'Automatic renewal terms']]]].map(([h, ls]) => <Stack key={h}><Text fontWeight={700} color="white">{h}</Text>{ls.map(([to, l]) => <Link key={l} as={RLink} to={to}>{l}</Link>)}</Stack>)}
      </SimpleGrid>
      <Text maxW="1180px" mx="auto" mt={6}>© 2026 VeilGuard S.A. All rights reserved. Prices exclude applicable taxes.</Text>
    </Box>
    <Cookies />
  </Flex>;
}
function Cookies() {
  const [on, set] = useState(!localStorage.getItem('vg_consent'));
  if (!on) return null;
  const done = (v) => { localStorage.setItem('vg_consent', v); set(false); };
  return <Box position="fixed" bottom={4} left={4} right={4} maxW="760px" mx="auto" bg="white" shadow="xl" rounded="lg" p={5} zIndex={50} role="region" aria-label="Cookie preferences">
    <Text fontSize="sm" mb={3}>We use cookies to make our site work, to measure how it is used and to show you relevant offers. Read our <Link as={RLink} to="/legal/cookies" textDecoration="underline">cookie policy</Link>.</Text>
    <HStack><Button size="sm" colorScheme="brand" onClick={() => done('all')}>Accept all</Button><Button size="sm" variant="outline" onClick={() => done('necessary')}>Reject non-essential</Button></HStack></Box>;
}
function Dashboard() {
  const { me } = useMe(); const s = me.subscription; const nav = useNavigate();
  return <Stack spacing={6}>
    <Heading size="lg">Welcome back</Heading>
    <SimpleGrid columns={{ base: 1, lg: 2 }} spacing={6}>
      <Card><CardHeader pb={0}><Heading size="sm">Your subscription</Heading></CardHeader><CardBody><SubSummary s={s} /></CardBody><CardFooter pt={0}><Button as={RLink} to="/billing/subscriptions" variant="outline" size="sm">View subscription</Button></CardFooter></Card>
      <Card><CardHeader pb={0}><Heading size="sm">Security score</Heading></CardHeader><CardBody><Text fontSize="3xl" fontWeight={700}>62 / 100</Text><Progress value={62} mb={3} colorScheme="orange" /><Text fontSize="sm">Set up multi-factor authentication to better protect your account.</Text></CardBody><CardFooter pt={0}><Button size="sm" variant="outline" onClick={() => nav('/settings')}>Set up MFA</Button></CardFooter></Card>
    </SimpleGrid>
    <Heading size="md">Your products</Heading>
    <SimpleGrid columns={{ base: 1, lg: 3 }} spacing={4}>
      {[['VeilGuard VPN', 'Connect on up to 10 devices.', '/downloads', 'Download'], ['VeilPass', 'Autofill passwords and passkeys.', '/products/pass', 'Open VeilPass'], ['VeilLocker', '3 GB of free encrypted storage.', '/products/locker', 'Get 1 TB']].map(([t, d, to, l]) => <Card key={t} size="sm"><CardBody><Text fontWeight={700}>{t}</Text><Text fontSize="sm" color="gray.600" mb={3}>{d}</Text><Button size="sm" as={RLink} to={to}>{l}</Button></CardBody></Card>)}
    </SimpleGrid>
  </Stack>;
}
function SubSummary({ s }) {
  if (s.status === 'deleted') return <Text>You have no subscriptions.</Text>;
  return <Stack spacing={1}><HStack><Text fontWeight={700}>VeilGuard {s.plan}</Text><Badge colorScheme="green">Active</Badge></HStack>
    <Text fontSize="sm" color="gray.600">{s.term} plan, VPN + Threat Shield + VeilPass</Text>
    {s.autoRenew ? <Text fontSize="sm">Renews on {s.renewalDate}</Text> : <Text fontSize="sm">Expires on {s.periodEnd}</Text>}
    {s.discount && <Text fontSize="sm" color="green.600">3 bonus months applied</Text>}</Stack>;
}
function Row({ l, children }) { return <Flex py={3} borderBottom="1px solid #edf0f6" align="center" fontSize="sm"><Text w="210px" color="gray.600" flexShrink={0}>{l}</Text><Flex flex={1} align="center" justify="space-between">{children}</Flex></Flex>; }
function Billing({ tab }) {
  const { me, setMe } = useMe(); const s = me.subscription; const nav = useNavigate(); const toast = useToast();
  const paths = ['/billing/subscriptions', '/billing/history', '/billing/payment-methods'];
  const rm = useDisclosure();
  return <Stack spacing={5}><Heading size="lg">Billing</Heading>
    <Tabs index={tab} onChange={(i) => nav(paths[i])} colorScheme="brand" isLazy><TabList><Tab>Subscriptions</Tab><Tab>Billing history</Tab><Tab>Payment methods</Tab></TabList>
      <TabPanels>
        <TabPanel px={0}><Stack spacing={5}>
          {s.status === 'deleted' ? <Text>You have no subscriptions.</Text> : <Card><CardHeader pb={2}><HStack><Heading size="md">VeilGuard {s.plan}</Heading><Badge colorScheme="green">Active</Badge></HStack><Text fontSize="sm" color="gray.600">VPN, Threat Shield Pro, VeilPass</Text></CardHeader>
            <CardBody pt={0}>
              <Row l="Plan"><Text>{s.term}</Text><Button size="sm" variant="link" colorScheme="brand" onClick={() => nav('/plans')}>Upgrade plan</Button></Row>
              <Row l="Active since"><Text>{s.started}</Text></Row>
              <Row l={s.autoRenew ? 'Next billing date' : 'Expiration date'}><Text>{s.autoRenew ? s.renewalDate : s.periodEnd}</Text></Row>
              {s.autoRenew && <Row l="Renewal price"><Text>{s.price} / year + tax</Text></Row>}
              <Row l="Auto-renewal"><Badge colorScheme={s.autoRenew ? 'blue' : 'gray'}>{s.autoRenew ? 'On' : 'Off'}</Badge><Button size="sm" variant="link" colorScheme="brand" onClick={() => nav('/billing/subscriptions/' + s.id)}>Manage</Button></Row>
              {s.discount && <Text mt={3} fontSize="sm" color="green.600">Special offer applied: 3 bonus months at your next renewal.</Text>}
            </CardBody></Card>}
          <Card size="sm"><CardBody><Flex align="center" justify="space-between"><Box><HStack><Text fontWeight={700}>VeilLocker</Text><Badge>{me.locker ? '1 TB' : 'Free'}</Badge></HStack><Text fontSize="sm" color="gray.600">{me.locker ? '1 TB of encrypted storage, $5.99 / month.' : '3 GB of encrypted storage. No payment needed.'}</Text></Box><Button size="sm" variant="outline" onClick={() => nav('/products/locker')}>Get 1 TB</Button></Flex></CardBody></Card>
          <Text fontSize="xs" color="gray.500">You will be charged up to 14 days before your current plan ends so that your protection is not interrupted. See our <Link as={RLink} to="/legal/renewal" textDecoration="underline">automatic renewal terms</Link>.</Text>
        </Stack></TabPanel>
        <TabPanel px={0}><Card><CardBody><Table size="sm"><Thead><Tr><Th>Date</Th><Th>Description</Th><Th>Invoice</Th><Th isNumeric>Amount</Th></Tr></Thead><Tbody>{me.invoices.map((i) => <Tr key={i.no}><Td>{i.date}</Td><Td>{i.what}</Td><Td>{i.no}</Td><Td isNumeric>{i.amount}</Td></Tr>)}</Tbody></Table></CardBody></Card></TabPanel>
        <TabPanel px={0}><Card><CardBody>{me.card ? <Flex justify="space-between" align="center"><Box><Text fontWeight={600}>Visa •••• 4417</Text><Text fontSize="sm" color="gray.600">Expires 08/28</Text></Box><Button size="sm" variant="ghost" colorScheme="red" onClick={rm.onOpen}>Remove</Button></Flex> : <Text>No saved payment methods.</Text>}</CardBody></Card></TabPanel>
      </TabPanels></Tabs>
    <Modal isOpen={rm.isOpen} onClose={rm.onClose} isCentered><ModalOverlay /><ModalContent><ModalHeader>Remove payment method?</ModalHeader><ModalCloseButton /><ModalBody>Your subscription will still try to renew and may fail.</ModalBody><ModalFooter><Button mr={3} onClick={rm.onClose}>Back</Button><Button colorScheme="red" onClick={async () => { setMe(await post('/payment-methods/remove')); rm.onClose(); toast({ title: 'Payment method removed' }); }}>Remove</Button></ModalFooter></ModalContent></Modal>
  </Stack>;
}
function Manage() {
  const { me, setMe } = useMe(); const s = me.subscription; const nav = useNavigate(); const toast = useToast();
  return <Stack spacing={5} maxW="720px">
    <Breadcrumb fontSize="sm"><BreadcrumbItem><BreadcrumbLink as={RLink} to="/billing/subscriptions">Billing</BreadcrumbLink></BreadcrumbItem><BreadcrumbItem isCurrentPage><BreadcrumbLink>Auto-renewal</BreadcrumbLink></BreadcrumbItem></Breadcrumb>
    <Heading size="lg">Auto-renewal</Heading>
    <Card><CardBody>
      <HStack mb={2}><Heading size="sm">VeilGuard {s.plan}</Heading><Badge colorScheme={s.autoRenew ? 'blue' : 'gray'}>Auto-renewal {s.autoRenew ? 'on' : 'off'}</Badge></HStack>
      {s.autoRenew ? <>
        <Text fontSize="sm" mb={4}>Your {s.term} plan will renew on <b>{s.renewalDate}</b> for {s.price} + tax using Visa •••• 4417. With auto-renewal you never have to worry about gaps in your protection.</Text>
        <List fontSize="sm" spacing={2} mb={5}><ListItem>✓ Uninterrupted protection for up to 10 devices</ListItem><ListItem>✓ Keep your VeilPass vault in sync</ListItem><ListItem>✓ Email reminder before each renewal</ListItem></List>
        <Divider mb={4} />
        <HStack><Button size="sm" variant="outline" onClick={() => nav('/billing/payment-methods')}>Change payment method</Button><Spacer /><Button size="sm" variant="link" color="gray.500" fontWeight={400} onClick={() => nav('/billing/subscriptions/' + s.id + '/cancel')}>Cancel auto-renewal</Button></HStack>
      </> : <>
        <Text fontSize="sm" mb={4}>You have cancelled auto-renewal. You can use VeilGuard {s.plan} until <b>{s.periodEnd}</b>. You will not be charged again.</Text>
        <Button size="sm" colorScheme="brand" onClick={async () => { setMe(await post('/subscriptions/' + s.id + '/auto-renewal', { enabled: true })); toast({ status: 'success', title: 'Auto-renewal is on' }); }}>Turn on auto-renewal</Button>
      </>}
    </CardBody></Card>
    <Accordion allowToggle>{[['When will I be charged?', 'Up to 14 days before your plan ends. You will get an email first.'], ['Can I get a refund?', 'We offer a 30-day money-back guarantee on new purchases. Contact our support team to request one.'], ['What happens when auto-renewal is off?', 'Your plan stays active until the end of the period that you have paid for and then expires.']].map(([q, a]) => <AccordionItem key={q}><AccordionButton fontSize="sm"><Box flex={1} textAlign="left">{q}</Box><AccordionIcon /></AccordionButton><AccordionPanel fontSize="sm">{a}</AccordionPanel></AccordionItem>)}</Accordion>
  </Stack>;
}
const REASONS = [['price', 'The renewal price is too high'], ['speed', 'Slow speeds or connection problems'], ['streaming', 'I couldn’t access the content I wanted'], ['need', 'I no longer need a VPN'], ['competitor', 'I’m switching to another provider'], ['manual', 'I prefer to renew manually'], ['other', 'Other']];
function Cancel() {
  const { me, setMe } = useMe(); const s = me.subscription; const nav = useNavigate();
  const [step, setStep] = useState(0); const [reason, setReason] = useState(''); const [note, setNote] = useState(''); const [busy, setBusy] = useState(false); const [done, setDone] = useState(false);
  const c = useDisclosure();
  const go = (n) => { post('/events', { name: 'cancel_flow_step', step: n }); setStep(n); window.scrollTo(0, 0); };
  const stay = () => nav('/billing/subscriptions');
  if (done) return <Card maxW="640px"><CardBody><Heading size="md" mb={3}>Auto-renewal cancelled</Heading><Text mb={2}>You will not be charged again. You can keep using VeilGuard {s.plan} until <b>{s.periodEnd}</b>.</Text><Text fontSize="sm" color="gray.600" mb={5}>We have sent a confirmation to {me.email}.</Text><Button colorScheme="brand" onClick={stay}>Back to billing</Button></CardBody></Card>;
  if (!s.autoRenew) return <Navigate to={'/billing/subscriptions/' + s.id} replace />;
  return <Box maxW="680px">
    {step === 0 && <Card><CardBody><Heading size="md" mb={3}>Are you sure you want to go unprotected?</Heading>
      <Text fontSize="sm" mb={4}>If you cancel auto-renewal, on {s.periodEnd} you will lose:</Text>
      <List spacing={3} mb={6} fontSize="sm"><ListItem>✕ Hidden IP address and encrypted traffic on 10 devices</ListItem><ListItem>✕ Malware, tracker and ad blocking with Threat Shield Pro</ListItem><ListItem>✕ 84 passwords synced across your devices with VeilPass</ListItem><ListItem>✕ Your current member price</ListItem></List>
      <HStack><Button colorScheme="brand" onClick={stay}>Keep my protection</Button><Button variant="ghost" onClick={() => go(1)}>Continue to cancel</Button></HStack></CardBody></Card>}
    {step === 1 && <Card><CardBody><Heading size="md" mb={3}>What made you decide to cancel?</Heading><Text fontSize="sm" color="gray.600" mb={4}>Your answer helps us make VeilGuard better.</Text>
      <RadioGroup value={reason} onChange={setReason} name="reason"><Stack spacing={3}>{REASONS.map(([v, l]) => <Radio key={v} value={v} colorScheme="brand">{l}</Radio>)}</Stack></RadioGroup>
      <FormControl mt={5}><FormLabel fontSize="sm">Anything else you would like to tell us? (optional)</FormLabel><Textarea value={note} onChange={(e) => setNote(e.target.value)} maxLength={500} /></FormControl>
      <HStack mt={6}><Button variant="ghost" onClick={() => setStep(0)}>Back</Button><Spacer /><Button variant="outline" onClick={stay}>Keep auto-renewal</Button><Button colorScheme="brand" isDisabled={!reason} onClick={() => { post('/feedback', { reason, note }); go(2); }}>Continue</Button></HStack></CardBody></Card>}
    {step === 2 && <Card borderTop="4px solid #2f5bea"><CardBody><Badge colorScheme="yellow" mb={2}>Only for you</Badge><Heading size="md" mb={3}>Stay with us and get 3 months for free</Heading>
      <Text fontSize="sm" mb={2}>Keep auto-renewal on and we’ll add 3 extra months to your next {s.term} plan. That’s {s.price} for 15 months of protection.</Text>
      <Text fontSize="xs" color="gray.500" mb={6}>Offer valid until you leave this page. The extra months are added after your next successful renewal.</Text>
      <VStack align="stretch"><Button colorScheme="brand" size="lg" onClick={async () => { setMe(await post('/offers/accept', { offer: 'ret-3m' })); stay(); }}>Claim 3 free months</Button><Button variant="link" fontWeight={400} color="gray.500" py={3} onClick={() => { post('/events', { name: 'offer_declined' }); c.onOpen(); }}>No thanks, continue cancelling</Button></VStack></CardBody></Card>}
    <Modal isOpen={c.isOpen} onClose={c.onClose} isCentered><ModalOverlay /><ModalContent><ModalHeader>Cancel auto-renewal?</ModalHeader><ModalCloseButton />
      <ModalBody fontSize="sm">Your VeilGuard {s.plan} plan will stay active until <b>{s.periodEnd}</b> and then expire. You can turn auto-renewal back on any time before that.</ModalBody>
      <ModalFooter><Button variant="ghost" mr={3} onClick={c.onClose}>Go back</Button><Button colorScheme="red" isLoading={busy} onClick={async () => { setBusy(true); const m = await post('/subscriptions/' + s.id + '/auto-renewal', { enabled: false, reason }); await new Promise((r) => setTimeout(r, 500)); c.onClose(); setDone(true); setMe(m); }}>Cancel auto-renewal</Button></ModalFooter></ModalContent></Modal>
  </Box>;
}
function Plans() {
  const { me, setMe } = useMe(); const s = me.subscription; const nav = useNavigate();
  return <Stack spacing={5}><Heading size="lg">Upgrade your plan</Heading><Text>You pay only the difference for the rest of your current period.</Text>
    <SimpleGrid columns={{ base: 1, lg: 2 }} spacing={6}><Card><CardBody><Heading size="md">Plus</Heading><Text my={3}>$99.48 / year</Text>{s.plan === 'Plus' && <Badge>Your current plan</Badge>}</CardBody></Card>
      <Card><CardBody><Heading size="md">Ultimate</Heading><Text my={3}>$139.08 / year</Text><Text fontSize="sm" mb={3}>Everything in Plus, 1 TB of VeilLocker, identity theft recovery and cyber insurance.</Text>{s.plan !== 'Plus' ? <Badge>Your current plan</Badge> : <Button colorScheme="brand" onClick={async () => { setMe(await post('/subscriptions/' + s.id + '/change', { plan: 'ultimate' })); nav('/billing/subscriptions'); }}>Upgrade for $11.60</Button>}</CardBody></Card></SimpleGrid></Stack>;
}
function Settings() {
  const { me, setMe } = useMe(); const d = useDisclosure(); const [t, setT] = useState('');
  return <Stack spacing={5} maxW="720px"><Heading size="lg">Account settings</Heading>
    <Card><CardBody><Row l="Email"><Text>{me.email}</Text><Link fontSize="sm">Verified</Link></Row><Row l="Password"><Text>••••••••••</Text><Button size="sm" variant="link">Change</Button></Row>
      <Row l="Multi-factor authentication"><Switch isChecked={me.twofa} onChange={async (e) => setMe(await post('/settings', { twofa: e.target.checked }))} aria-label="Multi-factor authentication" /></Row>
      <Row l="News and offers by email"><Switch isChecked={me.newsletter} onChange={async (e) => setMe(await post('/settings', { newsletter: e.target.checked }))} aria-label="News and offers by email" /></Row></CardBody></Card>
    <Card><CardBody><Heading size="sm" mb={2}>Delete account</Heading><Text fontSize="sm" mb={3}>All your products and data, including your VeilPass vault, will be permanently removed. Remaining time on your plan is lost.</Text><Button size="sm" variant="outline" colorScheme="red" onClick={d.onOpen}>Delete account</Button></CardBody></Card>
    <Modal isOpen={d.isOpen} onClose={d.onClose}><ModalOverlay /><ModalContent><ModalHeader>Delete your account?</ModalHeader><ModalCloseButton /><ModalBody><Text fontSize="sm" mb={3}>Type DELETE to confirm.</Text><Input value={t} onChange={(e) => setT(e.target.value)} aria-label="Confirmation" /></ModalBody><ModalFooter><Button mr={3} onClick={d.onClose}>Keep account</Button><Button colorScheme="red" isDisabled={t !== 'DELETE'} onClick={async () => { setMe(await post('/account/delete')); d.onClose(); }}>Delete account</Button></ModalFooter></ModalContent></Modal></Stack>;
}
function Locker() { const { setMe } = useMe(); const nav = useNavigate(); return <Stack spacing={4} maxW="640px"><Heading size="lg">VeilLocker</Heading><Text>You are using 0.4 GB of 3 GB.</Text><Progress value={13} /><Card><CardBody><Heading size="sm" mb={2}>1 TB plan</Heading><Text fontSize="sm" mb={3}>$5.99 / month, billed monthly.</Text><Button size="sm" colorScheme="brand" onClick={async () => { setMe(await post('/locker/buy', { plan: '1tb' })); nav('/billing/subscriptions'); }}>Buy now with Visa •••• 4417</Button></CardBody></Card></Stack>; }
function Help() {
  return <Stack spacing={5} maxW="760px"><Heading size="lg">How can we help?</Heading><Input bg="white" placeholder="Search for articles" aria-label="Search for articles" />
    <Accordion allowToggle bg="white">{[['How to set up VeilGuard on my router', 'Open the router settings and import the configuration files from Downloads.'], ['How do I cancel my subscription?', <>Log in to your account, go to <Link as={RLink} to="/billing/subscriptions" color="brand.600">Billing › Subscriptions</Link> and choose Manage next to Auto-renewal. From there you can cancel auto-renewal. Your plan stays active until it expires.</>], ['How do I get a refund?', 'Contact our support team by live chat within 30 days of your purchase.'], ['My connection is slow', 'Try another server or the VeilWire protocol in the app settings.']].map(([q, a]) => <AccordionItem key={q}><AccordionButton><Box flex={1} textAlign="left">{q}</Box><AccordionIcon /></AccordionButton><AccordionPanel fontSize="sm">{a}</AccordionPanel></AccordionItem>)}</Accordion></Stack>;
}
function Plain() {
  const { pathname } = useLocation(); const key = pathname.split('/').pop();
  const T = { vpn: ['VeilGuard VPN', 'Included in your plan. Download the apps to connect on up to 10 devices.'], pass: ['VeilPass', 'Your vault contains 84 items. Open the browser extension to manage them.'], downloads: ['Downloads', 'Windows, macOS, Linux, Android, iOS, Chrome, Firefox and Edge.'], refer: ['Refer a friend', 'Give a friend 3 months and get 3 months when they subscribe to a 1-year plan.'], renewal: ['Automatic renewal terms', 'Plans renew automatically at the then-current price unless auto-renewal is cancelled at least a day before the billing date. You can cancel at any time in your account.'], refund: ['Refund policy', 'First purchases can be refunded within 30 days.'], 'logged-out': ['You are logged out', 'See you soon.'] };
  const [h, t] = T[key] || [key[0].toUpperCase() + key.slice(1), 'Please read this page carefully. Last updated on October 2, 2026.'];
  return <Stack spacing={4} maxW="720px"><Heading size="lg">{h}</Heading><Text>{t}</Text></Stack>;
}
function App() {
  const [me, setMe] = useState(null);
  useEffect(() => { fetch('/api/v1/me').then((r) => r.json()).then(setMe); }, []);
  if (!me) return <Center h="100vh"><Spinner /></Center>;
  return <Ctx.Provider value={{ me, setMe }}><Shell><Routes>
    <Route path="/" element={<Navigate to="/dashboard" replace />} /><Route path="/dashboard" element={<Dashboard />} />
    <Route path="/billing" element={<Navigate to="/billing/subscriptions" replace />} />
    <Route path="/billing/subscriptions" element={<Billing tab={0} />} /><Route path="/billing/history" element={<Billing tab={1} />} /><Route path="/billing/payment-methods" element={<Billing tab={2} />} />
    <Route path="/billing/subscriptions/:id" element={<Manage />} /><Route path="/billing/subscriptions/:id/cancel" element={<Cancel />} />
    <Route path="/plans" element={<Plans />} /><Route path="/settings" element={<Settings />} /><Route path="/products/locker" element={<Locker />} /><Route path="/help" element={<Help />} /><Route path="*" element={<Plain />} />
  </Routes></Shell></Ctx.Provider>;
}
createRoot(document.getElementById('root')).render(<ChakraProvider theme={theme}><BrowserRouter><App /></BrowserRouter></ChakraProvider>);
