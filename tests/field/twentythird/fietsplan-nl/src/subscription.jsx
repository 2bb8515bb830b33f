import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Accordion, Button, Card, Group, Modal, NavLink, Radio, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { day, euro, useMine } from './mine.jsx';
import { StatusAlert, StatusBadge } from './pages.jsx';

function SwapModal({ opened, onClose }) {
  const { send } = useMine();
  const [model, setModel] = useState('');
  return (
    <Modal opened={opened} onClose={onClose} title="Ruil je fiets om">
      <Radio.Group value={model} onChange={setModel} label="Kies een ander model">
        <Stack mt="xs"><Radio value="Classic 1" label="Classic 1 – € 17,90 per maand" /><Radio value="Elektrisch" label="Elektrisch – € 64,90 per maand" /></Stack>
      </Radio.Group>
      <Button mt="md" disabled={!model} onClick={() => { onClose(); send('/abonnement/model', { model }, 'Je nieuwe fiets staat binnen 3 dagen klaar'); }}>Omruilen</Button>
    </Modal>
  );
}

function TransferModal({ opened, onClose }) {
  const { send } = useMine();
  const [email, setEmail] = useState('');
  return (
    <Modal opened={opened} onClose={onClose} title="Abonnement overdragen">
      <TextInput label="E-mailadres van de nieuwe berijder" value={email} onChange={(e) => setEmail(e.currentTarget.value)} />
      <Button mt="md" disabled={!email.includes('@')} onClick={() => { onClose(); send('/abonnement/overdracht', { email }, 'Uitnodiging verstuurd'); }}>Uitnodiging versturen</Button>
    </Modal>
  );
}

export function Subscription() {
  const { sub, send } = useMine();
  const [modal, setModal] = useState('');
  const stopping = sub.status === 'scheduled';
  return (
    <>
      <Title order={1} mb="md">Mijn abonnement</Title>
      <StatusAlert />
      <Card withBorder>
        <Group justify="space-between"><Title order={3}>{sub.model}</Title><StatusBadge /></Group>
        <Table mt="sm">
          <Table.Tbody>
            <Table.Tr><Table.Td>Abonnementsnummer</Table.Td><Table.Td>{sub.number}</Table.Td></Table.Tr>
            <Table.Tr><Table.Td>Klant sinds</Table.Td><Table.Td>{day(sub.since)}</Table.Td></Table.Tr>
            <Table.Tr><Table.Td>Prijs</Table.Td><Table.Td>{euro(sub.price)} per maand</Table.Td></Table.Tr>
            <Table.Tr><Table.Td>Inbegrepen</Table.Td><Table.Td>Reparaties, diefstaldekking en twee sloten</Table.Td></Table.Tr>
            <Table.Tr><Table.Td>{stopping ? 'Einddatum' : 'Looptijd'}</Table.Td><Table.Td>{stopping ? day(sub.ends) : 'Per maand, opzegtermijn één maand'}</Table.Td></Table.Tr>
          </Table.Tbody>
        </Table>
        {stopping && <Button mt="md" variant="light" onClick={() => send('/abonnement/intrekken', {}, 'Fijn dat je blijft fietsen!')}>Opzegging intrekken</Button>}
      </Card>
      <Accordion mt="lg" variant="separated">
        <Accordion.Item value="sleutels"><Accordion.Control>Sleutels en slot</Accordion.Control><Accordion.Panel>Sleutelnummer 40417. Reservesleutel kwijt? Vraag een nieuwe aan in de winkel.</Accordion.Panel></Accordion.Item>
        {!stopping && (
          <Accordion.Item value="wijzigen">
            <Accordion.Control>Abonnement wijzigen</Accordion.Control>
            <Accordion.Panel>
              <NavLink label="Omruilen voor een ander model" onClick={() => setModal('swap')} />
              <NavLink label="Overdragen aan iemand anders" onClick={() => setModal('transfer')} />
              <NavLink label="Stopzetten" component={Link} to="/abonnement/stopzetten" />
            </Accordion.Panel>
          </Accordion.Item>
        )}
        <Accordion.Item value="voorwaarden"><Accordion.Control>Voorwaarden</Accordion.Control><Accordion.Panel><Text size="sm">Op je abonnement zijn onze algemene voorwaarden van toepassing. Fiets niet dubbel op slot? Dan geldt bij diefstal een hoger eigen risico.</Text></Accordion.Panel></Accordion.Item>
      </Accordion>
      <SwapModal opened={modal === 'swap'} onClose={() => setModal('')} />
      <TransferModal opened={modal === 'transfer'} onClose={() => setModal('')} />
    </>
  );
}
