import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Accordion, Alert, Badge, Button, Card, Grid, Group, Modal, Select, Stack, Switch, Table, Text, TextInput, Textarea, Title } from '@mantine/core';
import { day, euro, useMine } from './mine.jsx';

export function StatusBadge() {
  const { sub } = useMine();
  if (sub.status === 'scheduled') return <Badge color="orange">Opgezegd</Badge>;
  if (sub.status === 'paused') return <Badge color="gray">In de stalling</Badge>;
  return <Badge color="green">Actief</Badge>;
}

export function StatusAlert() {
  const { sub } = useMine();
  if (sub.status === 'scheduled') {
    return (
      <Alert color="orange" title={`Je abonnement stopt op ${day(sub.ends)}`} mb="md">
        {sub.method === 'winkel' ? `Lever je fiets uiterlijk die dag in bij ${sub.store}.` : 'We halen je fiets op je laatste dag op. Je krijgt een bericht met het tijdvak.'}
      </Alert>
    );
  }
  if (sub.status === 'paused') return <Alert color="gray" title={`Je fiets staat in de stalling tot ${day(sub.paused_until)}`} mb="md" />;
  return null;
}

export function Overview() {
  const { user, sub } = useMine();
  return (
    <>
      <Title order={1} mb="md">Hoi {user.first}</Title>
      <StatusAlert />
      <Grid>
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <Card withBorder>
            <Group justify="space-between"><Title order={3}>{sub.model}</Title><StatusBadge /></Group>
            <Text c="dimmed" size="sm">Framenummer {sub.frame}</Text>
            <Text mt="sm">{euro(sub.price)} per maand, volgende incasso op {day(sub.next)}</Text>
            <Group mt="md"><Button component={Link} to="/service">Iets kapot?</Button><Button component={Link} to="/abonnement" variant="light">Abonnement bekijken</Button></Group>
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <Card bg="teal.1">
            <Title order={4}>Wind mee, ook bij tegenwind</Title>
            <Text size="sm" my="xs">Stap over op de Trapwerk Elektrisch. Eerste maand gratis.</Text>
            <Button component={Link} to="/abonnement" size="xs">Bekijk de e-bike</Button>
          </Card>
          <Card withBorder mt="md"><Text fw={600}>Nodig een vriend uit</Text><Text size="sm">Jullie krijgen allebei € 10 tegoed. Code: SANNE471</Text></Card>
        </Grid.Col>
      </Grid>
    </>
  );
}

export function Invoices() {
  const { invoices, iban } = useMine();
  return (
    <>
      <Title order={1} mb="md">Facturen</Title>
      <Text mb="md">Betaalwijze: automatische incasso, {iban}</Text>
      <Table>
        <Table.Thead><Table.Tr><Table.Th>Nummer</Table.Th><Table.Th>Datum</Table.Th><Table.Th>Bedrag</Table.Th><Table.Th>Status</Table.Th></Table.Tr></Table.Thead>
        <Table.Tbody>{invoices.map((i) => <Table.Tr key={i.number}><Table.Td>{i.number}</Table.Td><Table.Td>{day(i.date)}</Table.Td><Table.Td>{euro(i.total)}</Table.Td><Table.Td>Betaald</Table.Td></Table.Tr>)}</Table.Tbody>
      </Table>
    </>
  );
}

export function Service() {
  const { send, stores } = useMine();
  const [what, setWhat] = useState(null);
  const [store, setStore] = useState(stores[0]);
  return (
    <Stack maw={480}>
      <Title order={1}>Reparatie &amp; service</Title>
      <Text>Binnen 48 uur weer op weg. Maak een afspraak of loop binnen bij een winkel.</Text>
      <Select label="Wat is er aan de hand?" placeholder="Maak een keuze" data={['Lekke band', 'Verlichting', 'Remmen', 'Slot of sleutel', 'Anders']} value={what} onChange={setWhat} />
      <Select label="Winkel" data={stores} value={store} onChange={setStore} allowDeselect={false} />
      <Textarea label="Toelichting" />
      <Button disabled={!what} onClick={() => send('/service', { what, store }, 'Je afspraak is gemaakt')}>Afspraak maken</Button>
    </Stack>
  );
}

export function Details() {
  const { user, send } = useMine();
  const [form, setForm] = useState({ email: user.email, phone: user.phone, street: user.street, city: user.city });
  const [asking, setAsking] = useState(false);
  const field = (key, label) => <TextInput label={label} value={form[key]} onChange={(e) => setForm({ ...form, [key]: e.currentTarget.value })} />;
  return (
    <Stack maw={480}>
      <Title order={1}>Mijn gegevens</Title>
      <TextInput label="Naam" value={user.name} readOnly />
      {field('email', 'E-mailadres')}{field('phone', 'Mobiel nummer')}{field('street', 'Straat en huisnummer')}{field('city', 'Postcode en plaats')}
      <Button onClick={() => send('/gegevens', form, 'Opgeslagen')}>Wijzigingen opslaan</Button>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>Account verwijderen</Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title="Account verwijderen">
        <Text mb="md">We verwijderen je gegevens zodra je geen lopend abonnement meer hebt.</Text>
        <Group><Button variant="default" onClick={() => setAsking(false)}>Annuleren</Button><Button color="red" onClick={() => { setAsking(false); send('/account/verwijderen', {}, 'Je verzoek is ontvangen'); }}>Verwijderen</Button></Group>
      </Modal>
    </Stack>
  );
}

export function Mailings() {
  const { mail, send } = useMine();
  const rows = { nieuws: 'Nieuws en acties', tips: 'Fietstips en onderhoud', partners: 'Aanbiedingen van partners' };
  return (
    <Stack>
      <Title order={1}>Communicatievoorkeuren</Title>
      {Object.entries(rows).map(([key, label]) => <Switch key={key} label={label} checked={mail[key]} onChange={(e) => send('/mail', { [key]: e.currentTarget.checked })} />)}
    </Stack>
  );
}

export function Help() {
  const items = [
    ['Hoe meld ik diefstal?', 'Bel direct 030 000 0471 en doe aangifte. Met je sleutels betaal je alleen het eigen risico.'],
    ['Kan iemand anders mijn fiets overnemen?', 'Ja, via Mijn abonnement kun je je abonnement overdragen.'],
    ['Hoe zeg ik op?', 'In Mijn abonnement, onder Abonnement wijzigen. De opzegtermijn is één maand. Je levert je fiets met beide sleutels in.'],
    ['Wat gebeurt er als ik mijn fiets te laat inlever?', 'Je abonnement loopt per dag door tot we je fiets terug hebben.'],
  ];
  return (
    <>
      <Title order={1} mb="md">Veelgestelde vragen</Title>
      <Accordion>{items.map(([q, a]) => <Accordion.Item key={q} value={q}><Accordion.Control>{q}</Accordion.Control><Accordion.Panel>{a}</Accordion.Panel></Accordion.Item>)}</Accordion>
    </>
  );
}
