import { useState } from 'react';
import { Badge, Box, Button, Callout, Card, Checkbox, Flex, Grid, Heading, Link, Separator, Text, TextArea } from '@radix-ui/themes';
import { api, date, money, useAccount } from './account.jsx';

const REASONS = [
  "It's too expensive", "I don't use it enough", 'It was hard to learn', 'I was missing a feature I need', 'I had technical problems',
  'I completed my project', "I'm switching to a different product", 'I had a problem with billing or an offer', 'Something else',
];

export function Cancel() {
  const { me, send, go } = useAccount();
  const { plan, termination } = me;
  const [step, setStep] = useState('reason');
  const [reasons, setReasons] = useState([]);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const move = (to) => { api('/plans/cancellation/' + step, 'POST', { reasons, text }); setStep(to); window.scrollTo(0, 0); };
  const take = (offer) => send('/plans/offers/' + offer, 'POST', {}).then(() => go('#/plans'));
  const submit = () => {
    setBusy(true);
    setError('');
    send('/plans/cancellation/submit', 'POST', { plan: plan.code, acceptedFee: termination.fee }).then(() => setStep('done'), (e) => setError(e.message)).finally(() => setBusy(false));
  };
  const keep = <Button size="3" onClick={() => go('#/plans')}>Keep my plan</Button>;

  if (step === 'done') {
    return (
      <Box className="flow">
        <Heading size="7" mb="3">Your cancellation is complete</Heading>
        <Text as="p" mb="3">We've cancelled {plan.name}. You can carry on using your apps until {date(plan.accessUntil)}. A confirmation is on its way to {me.profile.email}.</Text>
        <Text as="p" mb="4">An early termination fee of {money(termination.fee)} has been charged to {me.card ? `${me.card.brand} ending ${me.card.last4}` : 'your payment method'}.</Text>
        <Button variant="soft" onClick={() => go('#/plans')}>Back to your account</Button>
      </Box>
    );
  }
  if (plan.status === 'canceled' && !busy) {
    return <Box className="flow"><Heading mb="3">This plan has been cancelled</Heading><Link href="#/plans">Back to your account</Link></Box>;
  }

  return (
    <Box className="flow">
      <Text size="2" color="gray">Cancel plan · {plan.name}</Text>
      {step === 'reason' && (
        <form onSubmit={(e) => { e.preventDefault(); move('loss'); }}>
          <Heading size="7" my="3">Tell us why you want to cancel</Heading>
          <Text as="p" mb="3">Please select all that apply.</Text>
          {REASONS.map((r) => (
            <label className="reason" key={r}>
              <Checkbox checked={reasons.includes(r)} onCheckedChange={(on) => setReasons(on ? [...reasons, r] : reasons.filter((x) => x !== r))} /><Text>{r}</Text>
            </label>
          ))}
          <Box mt="4"><Text as="label" size="2" htmlFor="more">Anything else you'd like to share? (optional)</Text><TextArea id="more" value={text} onChange={(e) => setText(e.target.value)} /></Box>
          <Flex mt="5" gap="3" justify="end">{keep}<Button size="3" variant="soft" type="submit" disabled={!reasons.length}>Continue</Button></Flex>
        </form>
      )}
      {step === 'loss' && (
        <>
          <Heading size="7" my="3">Here's what you'll be giving up</Heading>
          <Grid columns={{ initial: '1', sm: '2' }} gap="3">
            {[['20+ creative apps', 'On desktop, tablet and web, including Sketch, Layout and Motion.'], ['100 GB of cloud storage', 'You are using 38.2 GB. Files above 5 GB become inaccessible after 30 days.'], ['2,400 fonts', 'Documents that use them will show substitutes.'], ['Portfolio', 'hannahwhitlock.inkfolio.example will be taken offline.']].map(([t, d]) => (
              <Card key={t}><Text as="p" weight="bold">{t}</Text><Text as="p" size="2">{d}</Text></Card>
            ))}
          </Grid>
          <Flex mt="5" gap="3" justify="end"><Button size="3" variant="outline" onClick={() => setStep('reason')}>Back</Button>{keep}<Button size="3" variant="soft" onClick={() => move('offers')}>Continue</Button></Flex>
        </>
      )}
      {step === 'offers' && (
        <>
          <Heading size="7" my="3">Save on Inkfield before you go</Heading>
          <Grid columns={{ initial: '1', sm: '2' }} gap="4">
            <Card size="3"><Badge color="green">Best offer</Badge><Heading size="4" my="2">Two months free</Heading><Text as="p" size="2" mb="4">Keep everything. We'll skip your next two payments of {money(plan.price)}.</Text><Button onClick={() => take('two-months')}>Accept offer</Button></Card>
            <Card size="3"><Badge color="blue">Switch plan</Badge><Heading size="4" my="2">Inkfield Photo 1 TB</Heading><Text as="p" size="2" mb="4">£19.97/mo. Starts a new annual agreement today; no fee for leaving your current plan.</Text><Button onClick={() => take('photo')}>Switch to Photo</Button></Card>
          </Grid>
          <Flex mt="5" gap="3" justify="end"><Button size="3" variant="outline" onClick={() => setStep('loss')}>Back</Button><Button size="3" variant="soft" onClick={() => move('review')}>No thanks</Button></Flex>
        </>
      )}
      {step === 'review' && (
        <>
          <Heading size="7" my="3">Review your cancellation</Heading>
          <Card size="3">
            <Flex justify="between"><Text>{plan.name}, annual plan, billed monthly</Text><Text>{money(plan.price)}/mo</Text></Flex>
            <Separator my="3" size="4" />
            <Flex justify="between"><Text>Remaining annual obligation ({termination.monthsLeft} months)</Text><Text>{money(termination.remaining)}</Text></Flex>
            <Flex justify="between"><Text>Early termination fee (50%)</Text><Text weight="bold">{money(termination.fee)}</Text></Flex>
            <Separator my="3" size="4" />
            <Flex justify="between"><Text weight="bold">Total due today (incl. VAT)</Text><Text weight="bold">{money(termination.fee)}</Text></Flex>
            <Text as="p" size="2" mt="3">Charged to {me.card ? `${me.card.brand} ending ${me.card.last4}` : 'your payment method on file'}. You'll have access to paid services until {date(plan.accessUntil)}.</Text>
          </Card>
          <Text as="p" size="1" color="gray" my="3">By selecting Confirm cancellation you agree to the early termination fee under the Inkfield Subscription Terms. To avoid the fee you can cancel in the 30 days before your renewal date, {date(plan.anniversary)}.</Text>
          {error && <Callout.Root color="red" mb="3"><Callout.Text>{error}</Callout.Text></Callout.Root>}
          <Flex gap="3" justify="end"><Button size="3" variant="outline" onClick={() => setStep('offers')}>Back</Button>{keep}<Button size="3" variant="soft" loading={busy} onClick={submit}>Confirm cancellation</Button></Flex>
        </>
      )}
    </Box>
  );
}
