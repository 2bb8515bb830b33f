import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link as RouterLink, NavLink, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import {
  Alert, AlertDescription, AlertIcon, AlertTitle, Badge, Box, Button, ButtonGroup, Card, CardBody, CardHeader, ChakraProvider,
  Container, Divider, Flex, FormControl, FormLabel, Heading, HStack, Input, Link, List, ListItem, Menu, MenuButton, MenuItem,
  MenuList, Modal, ModalBody, ModalCloseButton, ModalContent, ModalFooter, ModalHeader, ModalOverlay, Progress, Radio, RadioGroup,
  Select, SimpleGrid, Spinner, Stack, Switch, Table, Tbody, Td, Text, Th, Thead, Tr, extendTheme, useDisclosure, useToast,
} from '@chakra-ui/react';
import { Account, api, date, money, useAccount } from './account.jsx';
import { Cancel } from './cancel.jsx';

const theme = extendTheme({
  colors: { brand: { 50: '#eafff1', 100: '#c7f9d8', 200: '#93efb4', 300: '#5be08c', 400: '#2fcb6a', 500: '#16a34a', 600: '#0f8a3e', 700: '#0b6e32', 800: '#085427', 900: '#053b1b' } },
  styles: { global: { body: { bg: 'gray.50' } } },
});

function Header() {
  const { me } = useAccount();
  return (
    <Box as="header" bg="gray.900" color="white" px={6} py={3}>
      <Flex align="center" gap={6} wrap="wrap">
        <Link as={RouterLink} to="/" fontWeight="black" fontSize="xl" color="brand.300">GOLAZO+</Link>
        <HStack as="nav" spacing={5} flex="1" aria-label="Principal">
          <Link as={RouterLink} to="/inicio">Inicio</Link>
          <Link as={RouterLink} to="/calendario">Calendario</Link>
          <Link as={RouterLink} to="/deportes">Deportes</Link>
          <Link as={RouterLink} to="/mi-cuenta/paquetes">Paquetes</Link>
        </HStack>
        <Menu>
          <MenuButton as={Button} size="sm" variant="outline" color="white" _hover={{ bg: 'gray.700' }}>{me.profile.name}</MenuButton>
          <MenuList color="gray.800">
            <MenuItem as={RouterLink} to="/mi-cuenta">Mi cuenta</MenuItem>
            <MenuItem as={RouterLink} to="/mi-cuenta/dispositivos">Dispositivos</MenuItem>
            <MenuItem as={RouterLink} to="/ayuda">Ayuda</MenuItem>
            <MenuItem as={RouterLink} to="/hasta-pronto">Cerrar sesión</MenuItem>
          </MenuList>
        </Menu>
      </Flex>
    </Box>
  );
}

function Footer() {
  return (
    <Box as="footer" bg="gray.900" color="gray.400" mt={16} px={6} py={8} fontSize="sm">
      <SimpleGrid columns={{ base: 1, md: 4 }} spacing={6}>
        <Stack><Text color="white">Golazo+</Text><Link as={RouterLink} to="/deportes">Qué ver</Link><Link as={RouterLink} to="/ayuda">Dispositivos compatibles</Link></Stack>
        <Stack><Text color="white">Ayuda</Text><Link as={RouterLink} to="/ayuda">Centro de ayuda</Link><Link as={RouterLink} to="/ayuda">Contacto</Link></Stack>
        <Stack><Text color="white">Legal</Text><Link as={RouterLink} to="/legal">Condiciones de uso</Link><Link as={RouterLink} to="/legal">Privacidad y cookies</Link></Stack>
        <Stack><Text color="white">Empresas</Text><Link as={RouterLink} to="/legal">Golazo+ para bares</Link><Link as={RouterLink} to="/legal">Tarjetas regalo</Link></Stack>
      </SimpleGrid>
      <Text mt={6}>© {new Date().getFullYear()} Golazo Media Iberia, S.L. Todos los derechos reservados. Los precios incluyen IVA.</Text>
    </Box>
  );
}

function CookieNotice() {
  const [seen, setSeen] = useState(() => document.cookie.includes('gz_consent='));
  if (seen) return null;
  const choose = (value) => { document.cookie = `gz_consent=${value}; path=/; max-age=15552000`; setSeen(true); };
  return (
    <Box role="dialog" aria-label="Privacidad" position="fixed" bottom={0} left={0} right={0} bg="white" boxShadow="0 -4px 20px rgba(0,0,0,.25)" p={5} zIndex={20}>
      <Heading size="sm">Tu privacidad nos importa</Heading>
      <Text fontSize="sm" my={2}>Nosotros y nuestros 142 socios almacenamos y accedemos a información en tu dispositivo, como cookies, para mostrar contenido y publicidad personalizados y medir su rendimiento.</Text>
      <ButtonGroup size="sm">
        <Button colorScheme="brand" onClick={() => choose('all')}>Aceptar todo</Button>
        <Button variant="outline" onClick={() => choose('none')}>Continuar sin aceptar</Button>
        <Button variant="ghost" onClick={() => choose('none')}>Configurar</Button>
      </ButtonGroup>
    </Box>
  );
}

const sections = [['', 'Resumen'], ['/suscripcion', 'Suscripción'], ['/pagos', 'Pagos y facturas'], ['/paquetes', 'Paquetes'], ['/datos', 'Datos personales'], ['/dispositivos', 'Dispositivos'], ['/comunicaciones', 'Comunicaciones']];

function AccountPage({ title, children }) {
  return (
    <Flex gap={10} direction={{ base: 'column', md: 'row' }}>
      <Stack as="nav" aria-label="Mi cuenta" minW="200px" spacing={1}>
        {sections.map(([to, name]) => (
          <Link key={to} as={NavLink} end to={'/mi-cuenta' + to} px={3} py={2} borderRadius="md" sx={{ '&.active': { bg: 'brand.100', fontWeight: 'bold' } }}>{name}</Link>
        ))}
      </Stack>
      <Box flex="1"><Heading size="lg" mb={6}>{title}</Heading>{children}</Box>
    </Flex>
  );
}

function Status() {
  const { me } = useAccount();
  const s = me.subscription;
  if (s.status === 'canceled') return <Badge colorScheme="red">Cancelada · acceso hasta el {date(s.accessUntil)}</Badge>;
  if (s.status === 'paused') return <Badge colorScheme="orange">En pausa hasta el {date(s.pausedUntil)}</Badge>;
  return <Badge colorScheme="green">Activa</Badge>;
}

function Summary() {
  const { me } = useAccount();
  const s = me.subscription;
  return (
    <AccountPage title={`Hola, ${me.profile.name}`}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} spacing={5}>
        <Card>
          <CardHeader pb={0}><Heading size="md">Tu suscripción</Heading></CardHeader>
          <CardBody><Stack>
            <Text fontWeight="bold">{s.plan.name}</Text><Box><Status /></Box>
            <Text>{money(s.discount ? s.plan.price / 2 : s.plan.price)}/{s.plan.period}</Text>
            {s.status === 'active' && <Text fontSize="sm">Próximo pago: {date(s.nextPayment)}</Text>}
            <Button as={RouterLink} to="/mi-cuenta/suscripcion" alignSelf="start" size="sm" variant="outline">Gestionar</Button>
          </Stack></CardBody>
        </Card>
        <Card>
          <CardHeader pb={0}><Heading size="md">Método de pago</Heading></CardHeader>
          <CardBody><Stack>
            <Text>{me.card ? `${me.card.brand} terminada en ${me.card.last4}` : 'Sin método de pago'}</Text>
            <Button as={RouterLink} to="/mi-cuenta/pagos" alignSelf="start" size="sm" variant="outline">Ver pagos</Button>
          </Stack></CardBody>
        </Card>
        <Card bg="gray.900" color="white">
          <CardBody><Stack>
            <Badge alignSelf="start" colorScheme="yellow">Nuevo</Badge><Heading size="md">Paquete Motor</Heading>
            <Text>Todas las carreras en directo por 7,99 €/mes más.</Text>
            <Button as={RouterLink} to="/mi-cuenta/paquetes" alignSelf="start" size="sm" colorScheme="brand">Descubrir</Button>
          </Stack></CardBody>
        </Card>
        <Card>
          <CardHeader pb={0}><Heading size="md">Próximamente</Heading></CardHeader>
          <CardBody><List>{me.fixtures.map((f) => <ListItem key={f.title}>{f.title} · {date(f.date)}</ListItem>)}</List></CardBody>
        </Card>
      </SimpleGrid>
    </AccountPage>
  );
}

function Subscription() {
  const { me, send } = useAccount();
  const s = me.subscription;
  const plans = useDisclosure();
  const [wanted, setWanted] = useState(s.plan.id);
  return (
    <AccountPage title="Suscripción">
      {s.status === 'canceled' && (
        <Alert status="info" mb={5} borderRadius="md"><AlertIcon /><Box>
          <AlertTitle>Has cancelado tu suscripción</AlertTitle>
          <AlertDescription>Puedes seguir viendo Golazo+ hasta el {date(s.accessUntil)}. No se te volverá a cobrar.</AlertDescription>
        </Box></Alert>
      )}
      <Card><CardBody>
        <Flex justify="space-between" wrap="wrap" gap={3}>
          <Box><Heading size="md">{s.plan.name}</Heading><Text>Fútbol, baloncesto, tenis y más. 2 dispositivos a la vez.</Text><Text fontSize="sm" color="gray.600">Cliente desde el {date(s.since)}</Text></Box>
          <Box textAlign="right"><Text fontSize="xl" fontWeight="bold">{money(s.discount ? s.plan.price / 2 : s.plan.price)}/{s.plan.period}</Text><Status /></Box>
        </Flex>
        <Divider my={4} />
        {s.status === 'active' && <Text mb={4}>Tu suscripción se renueva automáticamente el {date(s.nextPayment)}.</Text>}
        {s.status === 'active' ? (
          <Stack align="start" spacing={3}>
            <Button size="sm" colorScheme="brand" onClick={plans.onOpen}>Cambiar de plan</Button>
            <Link as={RouterLink} to="/mi-cuenta/suscripcion/pausar" textDecoration="underline">Pausar suscripción</Link>
            <Link as={RouterLink} to="/mi-cuenta/suscripcion/cancelar" textDecoration="underline">Cancelar suscripción</Link>
          </Stack>
        ) : <Button colorScheme="brand" onClick={() => send('/subscription/resume', 'POST', {})}>Reactivar suscripción</Button>}
      </CardBody></Card>
      <Text mt={4} fontSize="xs" color="gray.600">Puedes cancelar en cualquier momento con efecto al final del periodo de facturación en curso. Las suscripciones contratadas a través de operadores o tiendas de aplicaciones se gestionan con el proveedor.</Text>
      <Modal isOpen={plans.isOpen} onClose={plans.onClose}>
        <ModalOverlay /><ModalContent><ModalHeader>Cambiar de plan</ModalHeader><ModalCloseButton aria-label="Cerrar" />
          <ModalBody><RadioGroup value={wanted} onChange={setWanted}><Stack>{me.plans.map((p) => <Radio key={p.id} value={p.id}>{p.name} · {money(p.price)}/{p.period}</Radio>)}</Stack></RadioGroup></ModalBody>
          <ModalFooter><Button variant="ghost" mr={3} onClick={plans.onClose}>Volver</Button><Button colorScheme="brand" onClick={() => send('/subscription/plan', 'POST', { plan: wanted }).then(plans.onClose)}>Confirmar cambio</Button></ModalFooter>
        </ModalContent>
      </Modal>
    </AccountPage>
  );
}

function Pause() {
  const { me, send } = useAccount();
  const go = useNavigate();
  const [until, setUntil] = useState(me.pauseDates[0]);
  return (
    <AccountPage title="Pausar suscripción">
      <Text mb={4}>Descansa hasta cuatro meses. No te cobraremos durante la pausa y volveremos el día que elijas.</Text>
      <FormControl maxW="320px" mb={4}><FormLabel>Volver el</FormLabel><Select value={until} onChange={(e) => setUntil(e.target.value)}>{me.pauseDates.map((d) => <option key={d} value={d}>{date(d)}</option>)}</Select></FormControl>
      <ButtonGroup><Button colorScheme="brand" onClick={() => send('/subscription/pause', 'POST', { until }).then(() => go('/mi-cuenta/suscripcion'))}>Pausar</Button><Button as={RouterLink} to="/mi-cuenta/suscripcion" variant="ghost">Volver</Button></ButtonGroup>
    </AccountPage>
  );
}

function Payments() {
  const { me, send } = useAccount();
  return (
    <AccountPage title="Pagos y facturas">
      <Card mb={6}><CardBody><Flex justify="space-between" align="center">
        <Text>{me.card ? `${me.card.brand} •••• ${me.card.last4} · caduca ${me.card.expires}` : 'No tienes ningún método de pago'}</Text>
        {me.card && <Button size="sm" variant="outline" onClick={() => send('/me/card', 'DELETE')}>Eliminar</Button>}
      </Flex></CardBody></Card>
      <Table size="sm" bg="white"><Thead><Tr><Th>Fecha</Th><Th>Factura</Th><Th isNumeric>Importe</Th></Tr></Thead>
        <Tbody>{me.invoices.map((i) => <Tr key={i.number}><Td>{date(i.date)}</Td><Td>{i.number}</Td><Td isNumeric>{money(i.amount)}</Td></Tr>)}</Tbody></Table>
    </AccountPage>
  );
}

function Packages() {
  const { me, send } = useAccount();
  return (
    <AccountPage title="Paquetes">
      <Card><CardBody><Heading size="md">Paquete Motor</Heading><Text my={3}>Entrenamientos, clasificación y carrera. 7,99 €/mes, sin permanencia.</Text>
        {me.motor ? <Badge colorScheme="green">Contratado</Badge> : <Button colorScheme="brand" onClick={() => send('/addons/motor', 'POST', {})}>Añadir por 7,99 €/mes</Button>}</CardBody></Card>
    </AccountPage>
  );
}

function Personal() {
  const { me, send } = useAccount();
  const toast = useToast();
  const [p, setP] = useState(me.profile);
  return (
    <AccountPage title="Datos personales">
      <Stack as="form" maxW="420px" onSubmit={(e) => { e.preventDefault(); send('/me/profile', 'PUT', p).then(() => toast({ title: 'Datos guardados', status: 'success' })); }}>
        {[['name', 'Nombre'], ['surname', 'Apellidos'], ['email', 'Correo electrónico'], ['phone', 'Teléfono']].map(([k, l]) => (
          <FormControl key={k}><FormLabel>{l}</FormLabel><Input bg="white" value={p[k]} onChange={(e) => setP({ ...p, [k]: e.target.value })} /></FormControl>
        ))}
        <Button type="submit" alignSelf="start" colorScheme="brand">Guardar</Button>
      </Stack>
    </AccountPage>
  );
}

function Devices() {
  const { me, send } = useAccount();
  return (
    <AccountPage title="Dispositivos"><Stack>{me.devices.map((d) => (
      <Card key={d.id}><CardBody><Flex justify="space-between"><Text>{d.name}</Text><Button size="xs" onClick={() => send('/me/devices/' + d.id, 'DELETE')}>Desconectar</Button></Flex></CardBody></Card>
    ))}</Stack></AccountPage>
  );
}

function Mails() {
  const { me, send } = useAccount();
  const names = { partidos: 'Avisos de partidos y recordatorios', ofertas: 'Ofertas y novedades de Golazo+', encuestas: 'Encuestas' };
  return (
    <AccountPage title="Comunicaciones"><Stack>{Object.entries(names).map(([k, l]) => (
      <FormControl key={k} display="flex" alignItems="center"><Switch id={'m-' + k} colorScheme="brand" mr={3} isChecked={me.mails[k]} onChange={(e) => send('/me/mails', 'PUT', { ...me.mails, [k]: e.target.checked })} /><FormLabel htmlFor={'m-' + k} mb={0}>{l}</FormLabel></FormControl>
    ))}</Stack></AccountPage>
  );
}

function Plain({ title, children }) {
  return <Box><Heading size="lg" mb={4}>{title}</Heading>{children}</Box>;
}

function App() {
  const [me, setMe] = useState(null);
  const toast = useToast();
  useEffect(() => { api('/me').then(setMe); }, []);
  if (!me) return <Flex h="60vh" align="center" justify="center"><Spinner size="xl" /></Flex>;
  const send = (path, method, body) => api(path, method, body).then((value) => { setMe(value); return value; })
    .catch((error) => { toast({ title: error.message, status: 'error' }); throw error; });
  return (
    <Account.Provider value={{ me, send }}>
      <Header />
      <Container as="main" maxW="6xl" py={10} minH="60vh">
        <Routes>
          <Route path="/" element={<Navigate to="/mi-cuenta" replace />} />
          <Route path="/mi-cuenta" element={<Summary />} />
          <Route path="/mi-cuenta/suscripcion" element={<Subscription />} />
          <Route path="/mi-cuenta/suscripcion/pausar" element={<Pause />} />
          <Route path="/mi-cuenta/suscripcion/cancelar" element={<Cancel />} />
          <Route path="/mi-cuenta/pagos" element={<Payments />} />
          <Route path="/mi-cuenta/paquetes" element={<Packages />} />
          <Route path="/mi-cuenta/datos" element={<Personal />} />
          <Route path="/mi-cuenta/dispositivos" element={<Devices />} />
          <Route path="/mi-cuenta/comunicaciones" element={<Mails />} />
          <Route path="/calendario" element={<Plain title="Calendario"><List spacing={2}>{me.fixtures.map((f) => <ListItem key={f.title}>{date(f.date)} · {f.title}</ListItem>)}</List></Plain>} />
          <Route path="/ayuda" element={<Plain title="Centro de ayuda"><Stack><Text fontWeight="bold">¿Cómo cancelo mi suscripción?</Text><Text>Si te suscribiste en la web, entra en <Link as={RouterLink} to="/mi-cuenta/suscripcion" color="brand.700">Mi cuenta &gt; Suscripción</Link> y selecciona «Cancelar suscripción».</Text><Text fontWeight="bold">¿Cuántos dispositivos puedo usar?</Text><Text>Hasta dos a la vez con el plan Premium.</Text></Stack></Plain>} />
          <Route path="/legal" element={<Plain title="Información legal"><Text>Condiciones generales de contratación de Golazo Media Iberia, S.L.</Text></Plain>} />
          <Route path="/hasta-pronto" element={<Plain title="Has cerrado sesión"><Button as={RouterLink} to="/mi-cuenta">Iniciar sesión</Button></Plain>} />
          <Route path="*" element={<Plain title="En directo y bajo demanda"><SimpleGrid columns={3} spacing={4}>{['Fútbol', 'Baloncesto', 'Tenis', 'Ciclismo', 'Boxeo', 'Motor'].map((s) => <Card key={s}><CardBody>{s}<Progress mt={3} value={40} size="xs" colorScheme="brand" /></CardBody></Card>)}</SimpleGrid></Plain>} />
        </Routes>
      </Container>
      <Footer />
      <CookieNotice />
    </Account.Provider>
  );
}

createRoot(document.getElementById('root')).render(<ChakraProvider theme={theme}><BrowserRouter><App /></BrowserRouter></ChakraProvider>);
