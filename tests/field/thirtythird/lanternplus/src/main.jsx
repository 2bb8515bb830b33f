import {createContext, useContext, useEffect, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {BrowserRouter, Routes, Route, Link as RLink, useNavigate, useLocation, Navigate} from 'react-router-dom';
import {
  ChakraProvider, extendTheme, Box, Flex, HStack, VStack, Stack, Text, Heading, Button, Link, Avatar, Menu, MenuButton, MenuList,
  MenuItem, MenuDivider, Divider, Container, SimpleGrid, Radio, RadioGroup, Textarea, Alert, AlertIcon, AlertTitle, AlertDescription,
  Badge, Spinner, Center, Modal, ModalOverlay, ModalContent, ModalHeader, ModalBody, ModalFooter, ModalCloseButton, useDisclosure,
  Input, FormControl, FormLabel, FormErrorMessage, Switch, useToast, List, ListItem, ListIcon, Progress, Card, CardBody, Tag, IconButton,
} from '@chakra-ui/react';
import {ChevronDownIcon, ChevronRightIcon, SearchIcon, CheckCircleIcon, NotAllowedIcon, BellIcon} from '@chakra-ui/icons';

const theme = extendTheme({
  colors: {brand: {50: '#fff5e6', 100: '#ffe2b8', 200: '#ffcf8a', 300: '#ffbb5c', 400: '#f9a52b', 500: '#e38a00', 600: '#b86f00', 700: '#8c5400', 800: '#603a00', 900: '#351f00'}},
  fonts: {heading: 'Graphik, "Helvetica Neue", Arial, sans-serif', body: 'Graphik, "Helvetica Neue", Arial, sans-serif'},
  styles: {global: {body: {bg: '#f4f5f9', color: '#272c35'}}},
});

async function call(method, path, body) {
  const r = await fetch('/api/v2' + path, {method, headers: {'Content-Type': 'application/json'}, body: body === undefined ? undefined : JSON.stringify(body)});
  const j = await r.json();
  if (!r.ok) throw new Error(j.error);
  return j;
}
const money = n => '$' + n.toFixed(2);
const Ctx = createContext(null);
const useMe = () => useContext(Ctx);

function TopBar() {
  const {me} = useMe();
  const nav = useNavigate();
  return (
    <Box as="header" bg="#0b0c0f" color="white" px={{base: 4, md: 8}}>
      <Flex h="64px" align="center">
        <Link as={RLink} to="/hub" fontWeight="800" fontSize="xl" letterSpacing="-.5px" color="brand.300" _hover={{textDecoration: 'none'}}>lantern+</Link>
        <HStack as="nav" spacing={6} ml={10} fontSize="sm" display={{base: 'none', md: 'flex'}}>
          {['Home', 'TV', 'Movies', 'Live', 'My Stuff'].map(t => <Link as={RLink} key={t} to={'/hub?tab=' + t.toLowerCase().replace(' ', '-')}>{t}</Link>)}
        </HStack>
        <HStack ml="auto" spacing={2}>
          <IconButton aria-label="Search" icon={<SearchIcon />} variant="ghost" color="white" _hover={{bg: 'whiteAlpha.200'}} onClick={() => nav('/hub?tab=search')} />
          <IconButton aria-label="Notifications" icon={<BellIcon />} variant="ghost" color="white" _hover={{bg: 'whiteAlpha.200'}} />
          <Menu isLazy>
            <MenuButton as={Button} variant="ghost" color="white" _hover={{bg: 'whiteAlpha.200'}} _active={{bg: 'whiteAlpha.300'}} rightIcon={<ChevronDownIcon />}>
              <HStack><Avatar size="xs" name={me.profile.firstName} bg="teal.500" /><Text>{me.profile.firstName}</Text></HStack>
            </MenuButton>
            <MenuList color="#272c35">
              <MenuItem as={RLink} to="/profiles">Manage Profiles</MenuItem>
              <MenuItem as={RLink} to="/account">Account</MenuItem>
              <MenuItem as={RLink} to="/help">Help Center</MenuItem>
              <MenuDivider />
              <MenuItem onClick={() => call('POST', '/logout', {})}>Log Out of Lantern+</MenuItem>
            </MenuList>
          </Menu>
        </HStack>
      </Flex>
    </Box>
  );
}

function Footer() {
  const cols = [
    ['Browse', ['Streaming Library', 'Live TV', 'Live News', 'TV Shows', 'Movies', 'Originals', 'Networks', 'Kids']],
    ['Help', ['Account & Billing', 'Plans & Pricing', 'Supported Devices', 'Accessibility']],
    ['About Us', ['Press', 'Jobs', 'Contact', 'Advertise']],
    ['Add-ons', ['CineVault', 'Lantern Sports', 'Español', 'Unlimited Screens']],
  ];
  return (
    <Box as="footer" bg="white" borderTop="1px solid #dfe2e8" mt={16} py={10}>
      <Container maxW="1100px">
        <SimpleGrid columns={{base: 2, md: 4}} spacing={8}>
          {cols.map(([h, ls]) => (
            <Box key={h}><Text fontSize="xs" fontWeight="700" textTransform="uppercase" color="gray.500" mb={2}>{h}</Text>
              {ls.map(l => <Link as={RLink} key={l} to={h === 'Help' || h === 'About Us' ? '/help' : '/hub'} display="block" fontSize="sm" py="3px">{l}</Link>)}</Box>
          ))}
        </SimpleGrid>
        <Divider my={6} />
        <Flex wrap="wrap" gap={4} fontSize="xs" color="gray.600">
          <Text>© 2026 Lantern Media, LLC</Text>
          {['About Ads', 'Subscriber Agreement', 'Privacy Policy', 'Your US State Privacy Rights', 'Do Not Sell or Share My Personal Information', 'TV Parental Guidelines', 'Sitemap'].map(l => <Link as={RLink} to="/help" key={l}>{l}</Link>)}
        </Flex>
      </Container>
    </Box>
  );
}

function Consent() {
  const [open, setOpen] = useState(() => !document.cookie.includes('lp_consent='));
  if (!open) return null;
  const done = v => { document.cookie = 'lp_consent=' + v + ';path=/;max-age=31536000'; call('POST', '/consent', {choice: v}); setOpen(false); };
  return (
    <Box role="region" aria-label="Cookie notice" position="fixed" bottom="0" left="0" right="0" bg="white" boxShadow="0 -2px 16px rgba(0,0,0,.2)" zIndex="1200" p={5}>
      <Flex maxW="1100px" mx="auto" gap={6} align="center" direction={{base: 'column', md: 'row'}}>
        <Text fontSize="sm">We and our partners use cookies and similar technologies to operate Lantern+, analyze how it is used and show you more relevant ads. You can change your choices at any time. See our <Link as={RLink} to="/help" textDecoration="underline">Cookie Policy</Link>.</Text>
        <HStack flexShrink={0}>
          <Button size="sm" variant="outline" onClick={() => done('reject')}>Reject All</Button>
          <Button size="sm" colorScheme="brand" onClick={() => done('accept')}>Accept All</Button>
        </HStack>
      </Flex>
    </Box>
  );
}

function Section({title, children}) {
  return (
    <Box as="section" bg="white" borderRadius="8px" border="1px solid #e6e8ee" p={{base: 5, md: 8}} mb={5}>
      <Heading as="h2" size="md" mb={4}>{title}</Heading>{children}
    </Box>
  );
}
function Row({title, sub, children}) {
  return (
    <Flex py={4} borderTop="1px solid #eceef2" _first={{borderTop: 0}} align="center" gap={4}>
      <Box flex="1"><Text fontWeight="600">{title}</Text>{sub && <Text fontSize="sm" color="gray.600">{sub}</Text>}</Box>{children}
    </Flex>
  );
}
const Act = ({label, ...p}) => <Button variant="link" color="#1474a4" fontSize="sm" textTransform="uppercase" letterSpacing=".5px" {...p}>{label}</Button>;

function EditModal({d, field, value}) {
  const {setMe} = useMe();
  const [v, setV] = useState(value);
  const toast = useToast();
  return (
    <Modal isOpen={d.isOpen} onClose={d.onClose} isCentered><ModalOverlay /><ModalContent>
      <ModalHeader>Update {field}</ModalHeader><ModalCloseButton />
      <ModalBody><FormControl><FormLabel>{field}</FormLabel><Input value={v} onChange={e => setV(e.target.value)} /></FormControl></ModalBody>
      <ModalFooter><Button variant="ghost" mr={3} onClick={d.onClose}>Cancel</Button><Button colorScheme="brand" onClick={async () => { setMe(await call('PATCH', '/profile', {[field]: v})); d.onClose(); toast({title: 'Saved', status: 'success'}); }}>Save Changes</Button></ModalFooter>
    </ModalContent></Modal>
  );
}

function Account() {
  const {me, setMe} = useMe();
  const nav = useNavigate();
  const s = me.subscription;
  const toast = useToast();
  const email = useDisclosure(), rm = useDisclosure(), pay = useDisclosure();
  const [addon, setAddon] = useState(null);
  const pending = s.status === 'CANCEL_PENDING', paused = s.status === 'PAUSED', closed = s.status === 'CLOSED';
  const reactivate = async () => { setMe(await call('POST', '/subscription/reactivate', {})); toast({title: 'Welcome back! Your subscription is active.', status: 'success'}); };
  return (
    <Container maxW="1100px" pt={8}>
      <Heading as="h1" size="lg" mb={6}>Account</Heading>
      {pending && <Alert status="warning" mb={5} borderRadius="8px"><AlertIcon /><Box flex="1"><AlertTitle>Your subscription is set to cancel on {s.accessUntil}.</AlertTitle><AlertDescription>You can keep watching until then. Changed your mind?</AlertDescription></Box><Button colorScheme="brand" onClick={reactivate}>Reactivate</Button></Alert>}
      {paused && <Alert status="info" mb={5} borderRadius="8px"><AlertIcon /><Box flex="1"><AlertTitle>Your subscription will be paused from {s.nextBilling} until {s.pauseUntil}.</AlertTitle></Box><Button onClick={reactivate}>Resume Now</Button></Alert>}
      {closed && <Alert status="error" mb={5}><AlertIcon />Your account is being deleted.</Alert>}
      <Flex gap={6} direction={{base: 'column', lg: 'row'}} align="flex-start">
        <Box flex="1" w="full">
          <Section title="Your Account">
            <Row title="Name" sub={me.profile.firstName + ' ' + me.profile.lastName} />
            <Row title="Email" sub={me.profile.email}><Act label="Update Email" onClick={email.onOpen} /></Row>
            <Row title="Password" sub="••••••••••"><Act label="Update Password" onClick={() => nav('/help')} /></Row>
            <Row title="Phone" sub="Add a mobile number to get help signing in"><Act label="Add" onClick={() => nav('/help')} /></Row>
          </Section>
          <Section title="Your Subscription">
            {!pending && !paused && s.plan !== 'premium' && (
              <Flex bg="linear-gradient(90deg,#2b1a4d,#6b2d7b)" color="white" borderRadius="8px" p={4} align="center" mb={3} gap={4}>
                <Box flex="1"><Text fontWeight="700">Add 95+ live channels</Text><Text fontSize="sm">Live sports, news and events with Lantern+ Live TV. Try it free for 3 days.</Text></Box>
                <Button size="sm" colorScheme="brand" onClick={() => nav('/account/plan')}>Upgrade Now</Button>
              </Flex>)}
            <Row title={<>{s.planName} {pending ? <Badge colorScheme="orange" ml={2}>Cancels {s.accessUntil}</Badge> : paused ? <Badge ml={2}>Pausing</Badge> : <Badge colorScheme="green" ml={2}>Active</Badge>}</>} sub={money(s.price) + '/month' + (s.promo ? ' for 3 months, then $18.99/month' : '')}>
              {!pending && <Act label="Manage Plan" onClick={() => nav('/account/plan')} />}
            </Row>
            {s.addons.map(a => <Row key={a.id} title={a.name + ' (Add-on)'} sub={money(a.price) + '/month'}>{!pending && <Act label="Cancel Add-on" onClick={() => { setAddon(a); rm.onOpen(); }} />}</Row>)}
            <Row title="Lantern Sports (Add-on)" sub="Get 30 more live sports channels for $9.99/month">{!pending && <Act label="Add" onClick={() => nav('/account/plan')} />}</Row>
          </Section>
          <Section title="Payment Information">
            <Row title="Next Charge" sub={pending ? 'None. You will not be charged again.' : money(s.total) + ' plus tax on ' + s.nextBilling} />
            <Row title="Payment Method" sub={me.payment ? `${me.payment.brand} ending in ${me.payment.last4} (exp. ${me.payment.exp})` : 'None'}><Act label="Update Payment" onClick={pay.onOpen} /></Row>
            <Row title="Billing Activity" sub="View your past charges"><Act label="View" onClick={() => nav('/account/billing')} /></Row>
            <Row title="Gift Cards" sub="Redeem a gift card or promo code"><Act label="Redeem" onClick={() => nav('/help')} /></Row>
          </Section>
          {!pending && !closed && (
            <Section title="Manage Subscription">
              {!paused && <Row title="Pause Your Subscription" sub="Take a break for up to 12 weeks. Your profiles and watch history stay put."><Act label="Pause" onClick={() => nav('/account/pause')} /></Row>}
              <Row title="Cancel Your Subscription" sub="We’d hate to see you go, but you can cancel at any time."><Act label="Cancel" onClick={() => nav('/account/cancel')} /></Row>
            </Section>)}
        </Box>
        <Box w={{base: 'full', lg: '300px'}}>
          <Section title="Privacy and Settings">
            {[['Manage Devices', '/account/billing'], ['Email Notifications', '/account/notifications'], ['Viewing History', '/hub'], ['Parental Controls', '/profiles'], ['Privacy Choices', '/account/privacy'], ['Log out of all devices', '/help']].map(([t, u]) =>
              <Link as={RLink} key={t} to={u} display="flex" alignItems="center" py={2} fontSize="sm">{t}<ChevronRightIcon ml="auto" /></Link>)}
          </Section>
          <Card bg="#0b0c0f" color="white" mb={5}><CardBody><Tag size="sm" mb={2}>New</Tag><Heading size="sm" mb={2}>Harrow Creek, Season 3</Heading><Text fontSize="sm" mb={3}>The river remembers everything. All episodes now streaming.</Text><Button size="sm" as={RLink} to="/hub">Watch Now</Button></CardBody></Card>
          <Text fontSize="xs" color="gray.600">Member since {me.profile.memberSince}. Need help? Visit the <Link as={RLink} to="/help" textDecoration="underline">Help Center</Link>.</Text>
        </Box>
      </Flex>
      <EditModal d={email} field="Email" value={me.profile.email} />
      <Modal isOpen={pay.isOpen} onClose={pay.onClose} isCentered><ModalOverlay /><ModalContent>
        <ModalHeader>Payment method</ModalHeader><ModalCloseButton />
        <ModalBody><Text mb={3}>{me.payment ? `Visa ending in ${me.payment.last4}` : 'No payment method on file.'}</Text><FormControl mb={3}><FormLabel>Card number</FormLabel><Input placeholder="•••• •••• •••• ••••" /></FormControl></ModalBody>
        <ModalFooter><Button variant="ghost" colorScheme="red" mr="auto" onClick={async () => { setMe(await call('DELETE', '/payment')); pay.onClose(); }}>Remove card</Button><Button onClick={pay.onClose}>Close</Button></ModalFooter>
      </ModalContent></Modal>
      <Modal isOpen={rm.isOpen} onClose={rm.onClose} isCentered><ModalOverlay /><ModalContent>
        <ModalHeader>Cancel {addon?.name}?</ModalHeader><ModalCloseButton />
        <ModalBody>You’ll lose access to {addon?.name} on {s.nextBilling}. Your {s.planName} plan won’t change.</ModalBody>
        <ModalFooter><Button mr={3} variant="ghost" onClick={rm.onClose}>Keep Add-on</Button><Button colorScheme="brand" onClick={async () => { setMe(await call('DELETE', '/addons/' + addon.id)); rm.onClose(); }}>Cancel Add-on</Button></ModalFooter>
      </ModalContent></Modal>
    </Container>
  );
}

function Narrow({children, step}) {
  return <Container maxW="640px" pt={12}>{step && <Progress value={step * 33.3} size="xs" colorScheme="brand" mb={8} aria-label="Progress" />}{children}</Container>;
}
function PauseBox({onContinue}) {
  const {setMe} = useMe();
  const nav = useNavigate();
  const [w, setW] = useState('4');
  const [busy, setBusy] = useState(false);
  return (
    <Box bg="white" borderRadius="8px" border="1px solid #e6e8ee" p={8}>
      <Text fontWeight="600" mb={4}>How long would you like to pause?</Text>
      <RadioGroup value={w} onChange={setW} colorScheme="brand" mb={6}><Stack>{['1', '4', '8', '12'].map(n => <Radio key={n} value={n}>{n} week{n === '1' ? '' : 's'}</Radio>)}</Stack></RadioGroup>
      <Text fontSize="sm" color="gray.600" mb={6}>Your pause starts at the end of your current billing cycle. We’ll resume your subscription and charge your payment method automatically when the pause ends.</Text>
      <VStack spacing={3}>
        <Button w="full" size="lg" colorScheme="brand" isLoading={busy} onClick={async () => { setBusy(true); setMe(await call('POST', '/subscription/pause', {weeks: +w})); nav('/account'); }}>Pause Subscription</Button>
        {onContinue && <Button w="full" size="lg" variant="outline" onClick={onContinue}>Continue to Cancel</Button>}
        <Button variant="link" fontSize="sm" onClick={() => nav('/account')}>Go Back</Button>
      </VStack>
    </Box>
  );
}

const REASONS = [
  ['price', 'It’s too expensive'], ['usage', 'I don’t use it enough'], ['content', 'There’s nothing I want to watch'], ['tech', 'Technical or streaming problems'],
  ['switch', 'I’m switching to another service'], ['temporary', 'I only signed up for one show or a promotion'], ['other', 'Other'],
];

function Cancel() {
  const {me, setMe} = useMe();
  const nav = useNavigate();
  const [step, setStep] = useState('pause');
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [err, setErr] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState(null);
  const s = me.subscription;
  useEffect(() => { window.scrollTo(0, 0); }, [step]);
  if (step === 'done') return (
    <Narrow><Center flexDir="column" textAlign="center" bg="white" borderRadius="8px" border="1px solid #e6e8ee" p={10}>
      <CheckCircleIcon boxSize={12} color="green.400" mb={4} />
      <Heading as="h1" size="lg" mb={3}>You’re all set, {me.profile.firstName}</Heading>
      <Text mb={2}>Your subscription has been canceled. You can keep watching until <b>{result}</b>, and you won’t be charged again.</Text>
      <Text fontSize="sm" color="gray.600" mb={6}>We sent a confirmation to {me.profile.email}. Want to come back? Your profiles and recommendations will be saved for 6 months.</Text>
      <HStack><Button as={RLink} to="/account" variant="outline">Go to Account</Button><Button as={RLink} to="/hub" colorScheme="brand">Keep Watching</Button></HStack>
    </Center></Narrow>);
  if (s.status === 'CANCEL_PENDING' || s.status === 'CLOSED') return <Navigate to="/account" replace />;
  if (step === 'pause') return (
    <Narrow step={1}><Heading as="h1" size="lg" mb={3}>Need a break? Try pausing instead</Heading>
      <Text mb={6}>Pause your subscription for up to 12 weeks and come back to everything the way you left it. You won’t be charged while paused.</Text>
      <PauseBox onContinue={() => setStep('reason')} /></Narrow>);
  if (step === 'reason') return (
    <Narrow step={2}><Heading as="h1" size="lg" mb={3}>Before you go, tell us why</Heading><Text mb={6}>Your feedback helps us make Lantern+ better.</Text>
      <Box bg="white" borderRadius="8px" border="1px solid #e6e8ee" p={8}>
        <FormControl isInvalid={err && !reason}>
          <FormLabel as="legend" fontWeight="600">What’s the main reason you’re leaving?</FormLabel>
          <RadioGroup value={reason} onChange={setReason} colorScheme="brand"><Stack spacing={3}>{REASONS.map(([k, t]) => <Radio key={k} value={k}>{t}</Radio>)}</Stack></RadioGroup>
          <FormErrorMessage>Please select a reason to continue.</FormErrorMessage>
        </FormControl>
        <FormControl mt={5}><FormLabel fontSize="sm">Anything else you’d like to share? (optional)</FormLabel><Textarea maxLength={500} value={text} onChange={e => setText(e.target.value)} /></FormControl>
        <VStack mt={6} spacing={3}>
          <Button w="full" size="lg" colorScheme="brand" onClick={() => nav('/account')}>Keep My Subscription</Button>
          <Button w="full" size="lg" variant="outline" onClick={() => { if (!reason) return setErr(true); call('POST', '/events', {event: 'churn_survey', reason}); setStep(['price', 'usage', 'switch'].includes(reason) && !s.promo ? 'offer' : 'confirm'); }}>Continue to Cancel</Button>
        </VStack>
      </Box></Narrow>);
  if (step === 'offer') return (
    <Narrow step={2.6}><Heading as="h1" size="lg" mb={3}>How about a better deal?</Heading>
      <Box bg="white" borderRadius="8px" border="1px solid #e6e8ee" p={8} textAlign="center">
        <Tag colorScheme="brand" mb={3}>Just for you</Tag>
        <Heading size="xl">$8.99<Text as="span" fontSize="md">/month</Text></Heading><Text textDecoration="line-through" color="gray.500" mb={3}>$18.99/month</Text>
        <Text mb={6}>Keep {s.planName} at more than 50% off for the next 3 months.</Text>
        <VStack spacing={3}>
          <Button w="full" size="lg" colorScheme="brand" isLoading={busy} onClick={async () => { setBusy(true); setMe(await call('POST', '/subscription/offer', {code: 'SAVE3'})); nav('/account'); }}>Accept Offer</Button>
          <Button w="full" size="lg" variant="outline" onClick={() => setStep('confirm')}>No Thanks, Continue</Button>
        </VStack>
        <Text fontSize="xs" color="gray.600" mt={6}>After 3 months, your subscription auto-renews at the then-current price (currently $18.99/month) until canceled. Offer can’t be combined with other promotions.</Text>
      </Box></Narrow>);
  return (
    <Narrow step={3}><Heading as="h1" size="lg" mb={3}>Confirm your cancellation</Heading>
      <Box bg="white" borderRadius="8px" border="1px solid #e6e8ee" p={8}>
        <Text mb={4}>If you cancel now, you can keep watching until <b>{s.accessUntil}</b>. After that you’ll lose access to:</Text>
        <List spacing={2} mb={6}>
          {[s.planName + ' – ' + money(s.price) + '/month', ...s.addons.map(a => a.name + ' – ' + money(a.price) + '/month'), 'Downloads on 2 devices', 'Your locked-in member price'].map(t => <ListItem key={t}><ListIcon as={NotAllowedIcon} color="red.400" />{t}</ListItem>)}
        </List>
        <VStack spacing={3}>
          <Button w="full" size="lg" colorScheme="brand" onClick={() => nav('/account')}>Keep My Subscription</Button>
          <Button w="full" size="lg" variant="outline" isLoading={busy} onClick={async () => { setBusy(true); const until = s.accessUntil; const m = await call('POST', '/subscription/cancel', {reason, comment: text}); setResult(until); setStep('done'); setMe(m); }}>Cancel Subscription</Button>
        </VStack>
        <Text fontSize="xs" color="gray.600" mt={6}>We don’t offer refunds or credits for partial subscription periods. See the Subscriber Agreement for details.</Text>
      </Box></Narrow>);
}

function Plan() {
  const {me, setMe} = useMe();
  const nav = useNavigate();
  const s = me.subscription;
  const d = useDisclosure();
  const [pick, setPick] = useState(null);
  const plans = [['basic', 'Lantern+ (With Ads)', 9.99, ['Full streaming library with ads', 'Watch on 2 screens']], ['standard', 'Lantern+ (No Ads)', 18.99, ['No ads in streaming library', 'Download and watch on the go', 'Watch on 2 screens']], ['premium', 'Lantern+ Live TV', 82.99, ['95+ live channels', 'Unlimited DVR', 'No ads in streaming library']]];
  return (
    <Container maxW="1100px" pt={8}><Heading as="h1" size="lg" mb={6}>Manage Plan</Heading>
      <SimpleGrid columns={{base: 1, md: 3}} spacing={5}>{plans.map(([k, n, p, f]) => (
        <Card key={k}><CardBody display="flex" flexDir="column"><Heading size="sm">{n}</Heading><Text fontSize="2xl" fontWeight="700" my={2}>{money(p)}<Text as="span" fontSize="sm">/month</Text></Text>
          <List fontSize="sm" mb={4}>{f.map(x => <ListItem key={x}><ListIcon as={CheckCircleIcon} color="green.400" />{x}</ListItem>)}</List>
          <Button mt="auto" isDisabled={s.plan === k} colorScheme="brand" onClick={() => { setPick([k, n, p]); d.onOpen(); }}>{s.plan === k ? 'Current Plan' : 'Switch'}</Button></CardBody></Card>))}</SimpleGrid>
      <Heading size="md" mt={8} mb={3}>Add-ons</Heading>
      <Section title="Lantern Sports"><Row title="$9.99/month" sub="30 more live sports channels"><Button size="sm" onClick={async () => { setMe(await call('POST', '/addons/sports', {})); nav('/account'); }}>Add to Plan</Button></Row></Section>
      <Button variant="link" as={RLink} to="/account">Back to Account</Button>
      <Modal isOpen={d.isOpen} onClose={d.onClose} isCentered><ModalOverlay /><ModalContent><ModalHeader>Review your change</ModalHeader><ModalCloseButton /><ModalBody>{pick && <>Your plan will change to {pick[1]} for {money(pick[2])}/month.</>}</ModalBody>
        <ModalFooter><Button variant="ghost" mr={3} onClick={d.onClose}>Cancel</Button><Button colorScheme="brand" onClick={async () => { setMe(await call('POST', '/subscription/plan', {plan: pick[0]})); nav('/account'); }}>Confirm</Button></ModalFooter></ModalContent></Modal>
    </Container>);
}
function Notifications() {
  const {me, setMe} = useMe();
  const names = {picks: 'New shows and picks for you', offers: 'Offers and promotions', research: 'Surveys and research'};
  return <Container maxW="700px" pt={8}><Heading as="h1" size="lg" mb={6}>Email Notifications</Heading><Section title={me.profile.email}>{Object.entries(names).map(([k, t]) =>
    <Row key={k} title={t}><Switch aria-label={t} colorScheme="brand" isChecked={me.newsletters[k]} onChange={async e => setMe(await call('PATCH', '/newsletters', {[k]: e.target.checked}))} /></Row>)}</Section></Container>;
}
function Privacy() {
  const {setMe} = useMe();
  const nav = useNavigate();
  const d = useDisclosure();
  return <Container maxW="700px" pt={8}><Heading as="h1" size="lg" mb={6}>Privacy Choices</Heading>
    <Section title="Your data"><Row title="Download my data" sub="Get a copy of the information we have about you."><Act label="Request" onClick={() => nav('/help')} /></Row>
      <Row title="Delete my account" sub="Permanently deletes your account, profiles and history. You’ll lose access right away, without a refund."><Act label="Delete" onClick={d.onOpen} /></Row></Section>
    <Modal isOpen={d.isOpen} onClose={d.onClose} isCentered><ModalOverlay /><ModalContent><ModalHeader>Delete your account?</ModalHeader><ModalBody>This can’t be undone.</ModalBody><ModalFooter><Button mr={3} onClick={d.onClose}>Never Mind</Button><Button colorScheme="red" onClick={async () => { setMe(await call('POST', '/account/delete', {})); nav('/account'); }}>Delete Account</Button></ModalFooter></ModalContent></Modal></Container>;
}
function Billing() {
  const rows = [1, 2, 3, 4, 5, 6].map(i => { const d = new Date(); d.setMonth(d.getMonth() - i + 1, 14); if (d > new Date()) d.setMonth(d.getMonth() - 1); return d.toLocaleDateString('en-US', {month: 'short', day: 'numeric', year: 'numeric'}); });
  return <Container maxW="700px" pt={8}><Heading as="h1" size="lg" mb={6}>Billing Activity</Heading><Section title="Past charges">{[...new Set(rows)].map(r => <Row key={r} title={r} sub="Lantern+ (No Ads), CineVault"><Text>$23.98</Text></Row>)}</Section><Button variant="link" as={RLink} to="/account">Back to Account</Button></Container>;
}
function Hub() {
  const t = ['Harrow Creek', 'Night Ferry', 'The Understudy', 'Saltwater', 'Kitchen Wars', 'Paper Moons', 'Redline', 'Small Hours', 'The Cartographer', 'Ghost Light', 'Bayou Blues', 'Overtime'];
  return <Box bg="#0b0c0f" color="white" minH="70vh" p={8}><Heading size="lg" mb={5}>Lantern+ Picks</Heading><SimpleGrid columns={{base: 2, md: 4}} spacing={4}>{t.map((x, i) => <Box key={x} h="140px" borderRadius="6px" p={4} bg={`hsl(${i * 37},35%,28%)`} display="flex" alignItems="flex-end" fontWeight="700">{x}</Box>)}</SimpleGrid></Box>;
}
function Help() {
  const qs = ['How do I update my payment method?', 'Change or manage your Lantern+ plan', 'Cancel your Lantern+ subscription', 'Troubleshoot streaming problems', 'Why was I charged more than expected?'];
  const {pathname} = useLocation();
  return <Container maxW="800px" pt={8}><Heading as="h1" size="lg" mb={6}>Help Center</Heading><Input placeholder="How can we help?" mb={6} bg="white" /><Section title="Popular articles">{qs.map((q, i) => <Row key={q} title={<Link as={RLink} to={i === 2 ? '/help/cancel' : '/help'}>{q}</Link>} />)}</Section>
    {pathname === '/help/cancel' && <Section title="Cancel your Lantern+ subscription"><Text>If you’re billed directly by Lantern+, go to your <Link as={RLink} to="/account" textDecoration="underline">Account page</Link> on a web browser, find Cancel Your Subscription and follow the prompts. Your access continues until the end of the current billing period. Deleting the app does not cancel your subscription.</Text></Section>}</Container>;
}
function Profiles() {
  return <Container maxW="700px" pt={12} textAlign="center"><Heading as="h1" size="lg" mb={8}>Manage Profiles</Heading><HStack justify="center" spacing={8}>{['Jordan', 'Sam', 'Kids'].map(n => <VStack key={n}><Avatar size="xl" name={n} /><Text>{n}</Text></VStack>)}</HStack></Container>;
}

function App() {
  const [me, setMe] = useState(null);
  useEffect(() => { call('GET', '/me').then(setMe); }, []);
  if (!me) return <Center h="100vh"><Spinner size="xl" color="brand.400" /></Center>;
  return (
    <Ctx.Provider value={{me, setMe}}>
      <TopBar />
      <Box as="main" minH="60vh"><Routes>
        <Route path="/account" element={<Account />} /><Route path="/account/cancel" element={<Cancel />} />
        <Route path="/account/pause" element={<Narrow><Heading as="h1" size="lg" mb={6}>Pause your subscription</Heading><PauseBox /></Narrow>} />
        <Route path="/account/plan" element={<Plan />} /><Route path="/account/notifications" element={<Notifications />} /><Route path="/account/privacy" element={<Privacy />} />
        <Route path="/account/billing" element={<Billing />} /><Route path="/hub" element={<Hub />} /><Route path="/help/*" element={<Help />} /><Route path="/profiles" element={<Profiles />} />
        <Route path="*" element={<Navigate to="/account" replace />} />
      </Routes></Box>
      <Footer /><Consent />
    </Ctx.Provider>
  );
}
createRoot(document.getElementById('root')).render(<ChakraProvider theme={theme}><BrowserRouter><App /></BrowserRouter></ChakraProvider>);
