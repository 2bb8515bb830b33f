import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { Button, Card, Group, List, Radio, Select, SimpleGrid, Stack, Stepper, Table, Text, Textarea, Title } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import dayjs from 'dayjs';
import { day, euro, useMine } from './mine.jsx';

const REASONS = ['Ik ga verhuizen', 'Ik heb een eigen fiets gekocht', 'Het abonnement is te duur', 'Ik fiets (bijna) niet meer', 'Ik ben niet tevreden over de fiets', 'Ik ben niet tevreden over de service', 'Ik ga een tijd naar het buitenland', 'Anders'];

function Reason({ reason, setReason, onNext }) {
  const { send } = useMine();
  const [remark, setRemark] = useState('');
  return (
    <Stack>
      <Title order={2}>Jammer dat je wilt stoppen</Title>
      <Radio.Group label="Wat is de belangrijkste reden?" withAsterisk value={reason} onChange={setReason}>
        <Stack mt="xs">{REASONS.map((text) => <Radio key={text} value={text} label={text} />)}</Stack>
      </Radio.Group>
      <Textarea label="Wil je daar iets over kwijt?" value={remark} onChange={(e) => setRemark(e.currentTarget.value)} />
      <Group>
        <Button disabled={!reason} onClick={async () => { await send('/abonnement/reden', { reden: reason, opmerking: remark }); onNext(); }}>Volgende</Button>
        <Button variant="subtle" component={Link} to="/abonnement">Annuleren</Button>
      </Group>
    </Stack>
  );
}

function Alternatives({ reason, onNext, onBack }) {
  const { send } = useMine();
  const navigate = useNavigate();
  const back = () => navigate('/abonnement');
  const price = reason.includes('duur');
  return (
    <Stack>
      <Title order={2}>Misschien past dit beter bij je?</Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Card withBorder>
          <Text fw={600}>{price ? '€ 5 korting per maand' : 'Zet je fiets in de winterstalling'}</Text>
          <Text size="sm" my="sm">{price ? 'Blijf een half jaar en betaal € 17,90 per maand voor je Comfort 7.' : 'Wij bewaren je fiets drie maanden voor € 4,90 per maand. Daarna fiets je weer verder.'}</Text>
          {price
            ? <Button onClick={async () => { await send('/abonnement/korting', {}, 'Je korting is verwerkt'); back(); }}>Ja, ik wil korting</Button>
            : <Button onClick={async () => { await send('/abonnement/stalling', {}, 'Je fiets gaat in de stalling'); back(); }}>Kies winterstalling</Button>}
        </Card>
        <Card withBorder>
          <Text fw={600}>Ruil om voor een Classic 1</Text>
          <Text size="sm" my="sm">Zelfde service, geen versnellingen. Voor € 17,90 per maand.</Text>
          <Button onClick={async () => { await send('/abonnement/model', { model: 'Classic 1' }, 'Je nieuwe fiets staat klaar'); back(); }}>Omruilen</Button>
        </Card>
      </SimpleGrid>
      <Group><Button variant="default" onClick={onBack}>Terug</Button><Button variant="subtle" onClick={onNext}>Nee bedankt, ga verder met stopzetten</Button></Group>
    </Stack>
  );
}

function Return({ plan, setPlan, onNext, onBack }) {
  const { sub, stores } = useMine();
  const first = dayjs(sub.earliest).toDate();
  return (
    <Stack maw={520}>
      <Title order={2}>Je fiets inleveren</Title>
      <DatePickerInput label="Laatste dag van je abonnement" description={`Met de opzegtermijn van één maand kan dat vanaf ${day(sub.earliest)}.`} valueFormat="D MMMM YYYY" minDate={first} maxDate={dayjs(first).add(3, 'month').toDate()} value={plan.end} onChange={(end) => end && setPlan({ ...plan, end })} />
      <Radio.Group label="Hoe lever je je fiets in?" withAsterisk value={plan.method} onChange={(method) => setPlan({ ...plan, method })}>
        <Stack mt="xs" gap="xs">
          <Radio.Card value="winkel" p="md"><Group wrap="nowrap" align="flex-start"><Radio.Indicator /><div><Text>In een winkel</Text><Text size="sm" c="dimmed">Gratis. Loop binnen tijdens openingstijden, een afspraak is niet nodig.</Text></div></Group></Radio.Card>
          <Radio.Card value="ophalen" p="md"><Group wrap="nowrap" align="flex-start"><Radio.Indicator /><div><Text>Laten ophalen</Text><Text size="sm" c="dimmed">{euro(25)} eenmalig, op je laatste dag tussen 9 en 17 uur.</Text></div></Group></Radio.Card>
        </Stack>
      </Radio.Group>
      {plan.method === 'winkel' && <Select label="Winkel" data={stores} value={plan.store} onChange={(store) => setPlan({ ...plan, store })} allowDeselect={false} />}
      <Group><Button variant="default" onClick={onBack}>Terug</Button><Button disabled={!plan.method} onClick={onNext}>Volgende</Button></Group>
    </Stack>
  );
}

function Check({ plan, reason, onDone, onBack }) {
  const { sub, send } = useMine();
  const [busy, setBusy] = useState(false);
  const end = dayjs(plan.end).format('YYYY-MM-DD');
  async function confirm() {
    setBusy(true);
    const answer = await send('/abonnement/opzegging', { einddatum: end, methode: plan.method, winkel: plan.method === 'winkel' ? plan.store : null, reden: reason });
    setBusy(false);
    if (answer) onDone();
  }
  return (
    <Stack>
      <Title order={2}>Klopt alles?</Title>
      <Table>
        <Table.Tbody>
          <Table.Tr><Table.Td>Abonnement</Table.Td><Table.Td>{sub.model}, {sub.number}</Table.Td></Table.Tr>
          <Table.Tr><Table.Td>Laatste dag</Table.Td><Table.Td>{day(end)}</Table.Td></Table.Tr>
          <Table.Tr><Table.Td>Inleveren</Table.Td><Table.Td>{plan.method === 'winkel' ? plan.store : `Ophalen aan huis (${euro(25)})`}</Table.Td></Table.Tr>
        </Table.Tbody>
      </Table>
      <List size="sm">
        <List.Item>Je betaalt je abonnement tot en met {day(end)}. De laatste incasso rekenen we naar het aantal dagen.</List.Item>
        <List.Item>Lever je fiets uiterlijk op je laatste dag in, met beide sleutels. Zolang we je fiets niet terug hebben, loopt je abonnement door.</List.Item>
        <List.Item>Reparaties en diefstaldekking houd je tot en met je laatste dag.</List.Item>
        <List.Item>Je kunt je opzegging tot je laatste dag intrekken.</List.Item>
      </List>
      <Group><Button variant="default" onClick={onBack}>Terug</Button><Button color="red" loading={busy} onClick={confirm}>Opzegging bevestigen</Button></Group>
    </Stack>
  );
}

function Done() {
  const { sub, user } = useMine();
  return (
    <Stack>
      <Title order={2}>Je opzegging is verwerkt</Title>
      <Text>Je abonnement {sub.number} stopt op {day(sub.ends)}. We hebben een bevestiging gestuurd naar {user.email}.</Text>
      <Text>Bedankt voor alle kilometers, {user.first}. Tot ziens op de fiets!</Text>
      <Group><Button component={Link} to="/abonnement">Naar mijn abonnement</Button></Group>
    </Stack>
  );
}

export function Stop() {
  const { sub, stores } = useMine();
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState('');
  const [plan, setPlan] = useState({ end: dayjs(sub.earliest).toDate(), method: '', store: stores[0] });
  if (sub.status === 'scheduled' && step < 3) return <Navigate to="/abonnement" replace />;
  const go = (n) => () => { setStep(n); window.scrollTo(0, 0); };
  return (
    <>
      <Title order={1} mb="lg">Abonnement stopzetten</Title>
      <Stepper active={step} size="sm" mb="xl">
        <Stepper.Step label="Reden" /><Stepper.Step label="Opties" /><Stepper.Step label="Inleveren" /><Stepper.Step label="Controleren" />
      </Stepper>
      {step === 0 && <Reason reason={reason} setReason={setReason} onNext={go(1)} />}
      {step === 1 && <Alternatives reason={reason} onNext={go(2)} onBack={go(0)} />}
      {step === 2 && <Return plan={plan} setPlan={setPlan} onNext={go(3)} onBack={go(1)} />}
      {step === 3 && <Check plan={plan} reason={reason} onDone={go(4)} onBack={go(2)} />}
      {step === 4 && <Done />}
    </>
  );
}
