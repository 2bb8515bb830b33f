import '@mantine/core/styles.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Accordion, Alert, Anchor, AppShell, Avatar, Badge, Button, Card, Center, Group, List, Loader, MantineProvider, Menu, Modal, NavLink, Progress, SimpleGrid, Stack, Switch, Table, Tabs, Text, TextInput, Title, UnstyledButton, createTheme } from '@mantine/core'

const theme = createTheme({ primaryColor: 'indigo', defaultRadius: 'md', fontFamily: 'Inter, "Segoe UI", sans-serif' })
const post = (p, b) => fetch('/api/v2/' + p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json())
const fecha = iso => new Date(iso + 'T12:00').toLocaleDateString('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })
const eur = n => n.toLocaleString('es-ES', { style: 'currency', currency: 'EUR' })

function Estado({ s }) {
  if (s.estado === 'no_renueva') return <Badge color="orange" variant="light">Finaliza el {fecha(s.proximo)}</Badge>
  if (s.estado === 'en_pausa') return <Badge color="gray">En pausa</Badge>
  return <Badge color="teal" variant="light">Activo</Badge>
}

function Suscripcion({ d, portal, hacer }) {
  const [planes, setPlanes] = useState(false)
  const [s, nom] = d.subs
  return <Stack mt="md">
    {s.estado === 'no_renueva' && <Alert color="orange" title="Has cancelado tu plan">Podrás usar Facturo Profesional hasta el {fecha(s.proximo)}. Después tu cuenta pasará a modo de solo lectura.</Alert>}
    <SimpleGrid cols={2}>
      <Card withBorder><Group justify="space-between"><Title order={4}>{s.plan}</Title><Estado s={s} /></Group><Text mt="xs">{eur(s.precio)} / mes + IVA{s.oferta && ' · 50 % de descuento aplicado'}</Text><Text size="sm" c="dimmed">{s.estado === 'activa' ? 'Se renueva el ' + fecha(s.proximo) : s.estado === 'no_renueva' ? 'Sin próximos cobros' : ''}</Text><Group mt="md"><Button onClick={() => setPlanes(true)}>Mejorar plan</Button><Button variant="default" onClick={portal}>Gestionar facturación</Button></Group></Card>
      <Card withBorder><Title order={5}>Uso este mes</Title><Text size="sm" mt="sm">Facturas emitidas: 38 de 100</Text><Progress value={38} /><Text size="sm" mt="sm">Usuarios: 2 de 3</Text><Progress value={66} /></Card></SimpleGrid>
    <Title order={5} mt="md">Complementos</Title>
    <Table withTableBorder><Table.Thead><Table.Tr><Table.Th>Complemento</Table.Th><Table.Th>Precio</Table.Th><Table.Th>Estado</Table.Th><Table.Th /></Table.Tr></Table.Thead><Table.Tbody>
      <Table.Tr><Table.Td>{nom.plan}</Table.Td><Table.Td>{eur(nom.precio)} / mes</Table.Td><Table.Td><Estado s={nom} /></Table.Td><Table.Td><Button size="compact-xs" variant="subtle" onClick={portal}>Gestionar</Button></Table.Td></Table.Tr>
      <Table.Tr><Table.Td>Facturo TPV</Table.Td><Table.Td>15,00 € / mes</Table.Td><Table.Td>—</Table.Td><Table.Td><Button size="compact-xs" variant="light">Probar gratis</Button></Table.Td></Table.Tr></Table.Tbody></Table>
    <Modal opened={planes} onClose={() => setPlanes(false)} title="Mejora tu plan" size="lg"><SimpleGrid cols={2}><Card withBorder><Text fw={600}>Profesional</Text><Text>29 € / mes</Text><Text size="sm" c="dimmed">Tu plan actual</Text></Card><Card withBorder><Text fw={600}>Empresa</Text><Text>59 € / mes</Text><List size="sm"><List.Item>Usuarios ilimitados</List.Item><List.Item>API y proyectos</List.Item></List><Button mt="sm" onClick={() => { hacer('plan', { plan: 'empresa' }); setPlanes(false) }}>Contratar Empresa</Button></Card></SimpleGrid></Modal>
  </Stack>
}

function Ajustes({ d, hacer, recargar }) {
  const [tab, setTab] = useState(location.hash.slice(1) || 'empresa')
  const [abierto, setAbierto] = useState(false)
  const [borrar, setBorrar] = useState(false)
  useEffect(() => { const f = e => e.data?.cb === 'updated' && recargar(); addEventListener('message', f); return () => removeEventListener('message', f) }, [])
  return <><Group justify="space-between"><Title order={2}>Ajustes</Title><Group gap="xs"><Text size="sm" c="dimmed">{d.subs[0].plan}</Text><Estado s={d.subs[0]} /></Group></Group>
    <Tabs value={tab} onChange={t => { setTab(t); history.replaceState({}, '', '#' + t) }} mt="md"><Tabs.List><Tabs.Tab value="empresa">Empresa</Tabs.Tab><Tabs.Tab value="usuarios">Usuarios</Tabs.Tab><Tabs.Tab value="series">Series y plantillas</Tabs.Tab><Tabs.Tab value="suscripcion">Suscripción</Tabs.Tab><Tabs.Tab value="avisos">Notificaciones</Tabs.Tab></Tabs.List>
      <Tabs.Panel value="empresa"><Stack mt="md" maw={560}><TextInput label="Razón social" defaultValue={d.empresa} /><TextInput label="NIF" defaultValue="B37550184" /><TextInput label="Dirección" defaultValue="C/ Alfareros 9, 37001 Salamanca" /><Group><Button>Guardar cambios</Button></Group><Card withBorder mt="xl"><Text fw={600}>Zona de peligro</Text><Text size="sm" c="dimmed">Eliminar la empresa borra facturas, clientes y documentos de forma permanente.</Text><Group mt="sm"><Button color="red" variant="outline" size="xs" onClick={() => setBorrar(true)}>Eliminar empresa</Button></Group></Card></Stack></Tabs.Panel>
      <Tabs.Panel value="usuarios"><Table mt="md"><Table.Tbody>{[['Irene Olmedo', 'Propietaria'], ['Gestoría Vidal', 'Asesor']].map(([n, r]) => <Table.Tr key={n}><Table.Td>{n}</Table.Td><Table.Td>{r}</Table.Td></Table.Tr>)}</Table.Tbody></Table></Tabs.Panel>
      <Tabs.Panel value="series"><Text mt="md">Serie principal: F26-####</Text></Tabs.Panel>
      <Tabs.Panel value="suscripcion"><Suscripcion d={d} hacer={hacer} portal={() => setAbierto(true)} /></Tabs.Panel>
      <Tabs.Panel value="avisos"><Stack mt="md">{[['boletin', 'Boletín mensual y novedades fiscales'], ['producto', 'Avisos de producto']].map(([k, t]) => <Switch key={k} label={t} checked={d.avisos[k]} onChange={e => hacer('avisos', { [k]: e.currentTarget.checked })} />)}</Stack></Tabs.Panel></Tabs>
    <Modal opened={borrar} onClose={() => setBorrar(false)} title="¿Eliminar la empresa?"><Text size="sm">Esta acción no se puede deshacer.</Text><Group mt="md" justify="flex-end"><Button variant="default" onClick={() => setBorrar(false)}>Volver</Button><Button color="red" onClick={() => { hacer('empresa/eliminar'); setBorrar(false) }}>Eliminar definitivamente</Button></Group></Modal>
    <Modal opened={abierto} onClose={() => { setAbierto(false); recargar() }} size={520} padding={0} title={<Text p="md" size="sm">Facturación segura</Text>}><iframe title="Portal de facturación" src={`http://localhost:${+location.port + 1}/portal?session=cbp_9f2ce1`} style={{ border: 0, width: '100%', height: 620, display: 'block' }} /></Modal></>
}

const Ayuda = () => <><Title order={2}>Centro de ayuda</Title><Accordion mt="md"><Accordion.Item value="1"><Accordion.Control>¿Cómo emito una factura rectificativa?</Accordion.Control><Accordion.Panel>Abre la factura y pulsa Más acciones › Rectificar.</Accordion.Panel></Accordion.Item><Accordion.Item value="2"><Accordion.Control>¿Puedo darme de baja cuando quiera?</Accordion.Control><Accordion.Panel>Sí, Facturo no tiene permanencia. El propietario de la cuenta puede cancelar desde Ajustes › Suscripción › Gestionar facturación. Si tienes dudas, escríbenos al chat y te ayudamos a encontrar el plan que mejor encaja contigo.</Accordion.Panel></Accordion.Item><Accordion.Item value="3"><Accordion.Control>¿Es compatible con VeriFactu?</Accordion.Control><Accordion.Panel>Sí, todos los planes lo incluyen.</Accordion.Panel></Accordion.Item></Accordion></>

const Inicio = ({ d, ir }) => <><Title order={2}>Hola, Irene</Title>{d.subs[0].estado === 'no_renueva' && <Alert mt="md" color="orange">Tu plan finaliza el {fecha(d.subs[0].proximo)}. <Anchor onClick={() => ir('/ajustes')}>Ver suscripción</Anchor></Alert>}<SimpleGrid cols={3} mt="md">{[['Ingresos', '8.412,30 €'], ['Gastos', '3.190,75 €'], ['Por cobrar', '1.204,00 €']].map(([t, v]) => <Card withBorder key={t}><Text c="dimmed">{t}</Text><Title order={3}>{v}</Title></Card>)}</SimpleGrid></>

function App() {
  const [d, setD] = useState(null)
  const [ruta, setRuta] = useState(location.pathname)
  const recargar = () => fetch('/api/v2/cuenta').then(r => r.json()).then(setD)
  useEffect(() => { recargar(); const f = () => setRuta(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f) }, [])
  const ir = p => { history.pushState({}, '', p); setRuta(p) }
  const hacer = (p, b) => post(p, b).then(setD)
  return <MantineProvider theme={theme}><AppShell navbar={{ width: 230, breakpoint: 'sm' }} padding="xl"><AppShell.Navbar p="md"><Text fw={800} size="xl" c="indigo" mb="md">facturo</Text>
    {[['Inicio', '/inicio'], ['Ventas'], ['Compras'], ['Contactos'], ['Contabilidad'], ['Informes']].map(([t, p]) => <NavLink key={t} label={t} active={ruta === p} onClick={() => p && ir(p)} />)}
    <div style={{ flex: 1 }} /><NavLink label="Centro de ayuda" onClick={() => ir('/ayuda')} /><Menu position="right-end"><Menu.Target><UnstyledButton p="xs"><Group gap="xs"><Avatar color="indigo" radius="xl" size="sm">IO</Avatar><div><Text size="sm">{d?.usuario}</Text><Text size="xs" c="dimmed">{d?.empresa}</Text></div></Group></UnstyledButton></Menu.Target><Menu.Dropdown><Menu.Item>Mi perfil</Menu.Item><Menu.Item onClick={() => ir('/ajustes')}>Ajustes</Menu.Item><Menu.Item>Invita y gana 50 €</Menu.Item><Menu.Divider /><Menu.Item>Cerrar sesión</Menu.Item></Menu.Dropdown></Menu></AppShell.Navbar>
    <AppShell.Main>{!d ? <Center h={400}><Loader /></Center> : ruta === '/inicio' ? <Inicio d={d} ir={ir} /> : ruta === '/ayuda' ? <Ayuda /> : <Ajustes d={d} hacer={hacer} recargar={recargar} />}<Text size="xs" c="dimmed" mt={60}>© 2026 Facturo Software S.L. · Términos · Privacidad · Estado del servicio</Text></AppShell.Main></AppShell></MantineProvider>
}
createRoot(document.getElementById('root')).render(<App />)
