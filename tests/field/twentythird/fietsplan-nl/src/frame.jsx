import { useEffect, useState } from 'react';
import { Link, NavLink as RouterNavLink, Outlet, useLocation } from 'react-router-dom';
import { Anchor, AppShell, Box, Burger, Button, Container, Dialog, Divider, Group, Menu, NavLink, SimpleGrid, Stack, Text, UnstyledButton, Avatar } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMine } from './mine.jsx';

const LINKS = [['/', 'Overzicht'], ['/abonnement', 'Mijn abonnement'], ['/service', 'Reparatie & service'], ['/facturen', 'Facturen'], ['/gegevens', 'Mijn gegevens'], ['/voorkeuren', 'Communicatievoorkeuren'], ['/help', 'Veelgestelde vragen']];
const FOOTER = [['Trapwerk', ['Over ons', 'Werken bij', 'Duurzaamheid', 'Trapwerk Zakelijk']], ['Fietsen', ['Classic 1', 'Comfort 7', 'Elektrisch', 'Kinderfiets']], ['Service', ['Winkels', 'Diefstal melden', 'Contact', 'Algemene voorwaarden']]];

function Cookies() {
  const [shown, setShown] = useState(!localStorage.getItem('trapwerk-cookies'));
  const save = (value) => { localStorage.setItem('trapwerk-cookies', value); setShown(false); };
  return (
    <Dialog opened={shown} size="lg" position={{ bottom: 20, left: 20 }} aria-label="Cookies">
      <Text fw={600}>Cookies (zonder kruimels op je zadel)</Text>
      <Text size="sm" mb="sm">We gebruiken cookies om de site goed te laten werken, te meten hoe je hem gebruikt en advertenties te tonen die bij je passen.</Text>
      <Group justify="flex-end"><Button variant="default" size="xs" onClick={() => save('nee')}>Alleen noodzakelijk</Button><Button size="xs" onClick={() => save('ja')}>Alles accepteren</Button></Group>
    </Dialog>
  );
}

export function Frame() {
  const { user } = useMine();
  const [opened, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  useEffect(() => { close(); window.scrollTo(0, 0); }, [pathname]);
  return (
    <AppShell header={{ height: 64 }} navbar={{ width: 260, breakpoint: 'sm', collapsed: { mobile: !opened } }} padding="lg">
      <AppShell.Header>
        <Group h="100%" px="lg" justify="space-between">
          <Group><Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Menu" /><Anchor component={Link} to="/" fw={800} fz={22} underline="never">trapwerk</Anchor></Group>
          <Group gap="lg">
            <Text size="sm" visibleFrom="md">E-bike nu 1e maand gratis</Text>
            <Menu>
              <Menu.Target><UnstyledButton aria-label="Account"><Avatar color="teal">{user.first[0]}</Avatar></UnstyledButton></Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>{user.name}</Menu.Label>
                <Menu.Item component={Link} to="/gegevens">Mijn gegevens</Menu.Item>
                <Menu.Item component={Link} to="/facturen">Facturen</Menu.Item>
                <Menu.Divider />
                <Menu.Item>Uitloggen</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md">
        {LINKS.map(([to, label]) => <NavLink key={to} component={RouterNavLink} to={to} end label={label} active={pathname === to} />)}
      </AppShell.Navbar>
      <AppShell.Main>
        <Container size="md" mih="65vh" px={0}><Outlet /></Container>
        <Box component="footer" mt={60} pt="lg">
          <Divider mb="lg" />
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            {FOOTER.map(([title, items]) => <Stack key={title} gap={4}><Text fw={600}>{title}</Text>{items.map((item) => <Anchor key={item} href="#" size="sm" c="dimmed" onClick={(e) => e.preventDefault()}>{item}</Anchor>)}</Stack>)}
          </SimpleGrid>
          <Text size="xs" c="dimmed" mt="lg">© {new Date().getFullYear()} Trapwerk B.V., Utrecht · KvK 00000000 · Alle prijzen zijn inclusief btw. Abonnementen lopen per maand door met een opzegtermijn van één maand, tenzij anders overeengekomen. Eigen risico bij diefstal volgens de algemene voorwaarden.</Text>
        </Box>
      </AppShell.Main>
      <Cookies />
    </AppShell>
  );
}
