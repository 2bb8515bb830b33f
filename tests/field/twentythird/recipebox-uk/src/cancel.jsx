import { useState } from 'react';
import { Link as RouterLink, Navigate, useNavigate } from 'react-router-dom';
import {
  Box, Button, Card, CardActions, CardContent, FormControl, FormControlLabel, FormLabel, Grid2 as Grid, LinearProgress, List, ListItem, ListItemText,
  Radio, RadioGroup, Stack, TextField, Typography,
} from '@mui/material';
import { longDate, money, useAccount } from './account.jsx';
import { SizeDialog } from './settings.jsx';

const REASONS = [
  ['price', 'It’s too expensive for me'], ['time', 'I don’t have time to cook'], ['away', 'I’m going away or moving house'],
  ['choice', 'I’m not keen on the recipes'], ['quality', 'I’ve had problems with ingredients or delivery'], ['other_box', 'I’m switching to another recipe box'], ['other', 'Something else'],
];

const OFFERS = {
  price: ['SAVE40', 'How does 40% off sound?', 'Stay and take 40% off your next two boxes, that’s just over £27 back in your pocket.', 'Claim 40% off'],
  away: ['FREEZE4', 'Off on your travels?', 'Take a break for four weeks. We’ll hold your plan and pick up when you’re home.', 'Pause for 4 weeks'],
  default: ['TREAT20', 'One more thing before you go', 'We’d like to put it right. Stay with us and your next box comes with 20% off and a dessert on the house.', 'Yes please, treat me'],
};

function Before({ onNext }) {
  const { send } = useAccount();
  const navigate = useNavigate();
  const [sizing, setSizing] = useState(false);
  const cards = [
    ['Skip a week or two', 'Busy week? Skip as many boxes as you like, no charge.', 'View my deliveries', () => navigate('/my-deliveries')],
    ['Change your box size', 'Two recipes for two people starts at £18.99 a week.', 'Change my box', () => setSizing(true)],
    ['Take a break', 'Pause your plan for four weeks and come back when you’re ready.', 'Pause my plan', async () => { await send('/plan/pause', { weeks: 4 }, 'Your plan is paused'); navigate('/account/plan'); }],
  ];
  return (
    <>
      <Typography variant="h4" gutterBottom>Before you go…</Typography>
      <Typography sx={{ mb: 3 }}>Your plan is flexible. Maybe one of these would work better for you?</Typography>
      <Grid container spacing={2}>
        {cards.map(([title, text, label, go]) => (
          <Grid key={title} size={{ xs: 12, md: 4 }}>
            <Card variant="outlined" sx={{ height: '100%' }}>
              <CardContent><Typography variant="h6">{title}</Typography><Typography variant="body2">{text}</Typography></CardContent>
              <CardActions><Button variant="contained" onClick={go}>{label}</Button></CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
      <Stack direction="row" spacing={2} sx={{ mt: 4 }} justifyContent="center">
        <Button component={RouterLink} to="/account/plan" variant="outlined">Keep my plan</Button>
        <Button color="inherit" onClick={onNext}>Continue to cancel</Button>
      </Stack>
      <SizeDialog open={sizing} onClose={() => setSizing(false)} />
    </>
  );
}

function Why({ reason, setReason, onNext }) {
  const { send } = useAccount();
  const [comment, setComment] = useState('');
  const next = async () => { await send('/plan/feedback', { reason, comment }); onNext(); };
  return (
    <>
      <Typography variant="h4" gutterBottom>We’re sorry you’re thinking of leaving</Typography>
      <FormControl sx={{ mt: 1 }}>
        <FormLabel id="why">What’s the main reason?</FormLabel>
        <RadioGroup aria-labelledby="why" value={reason} onChange={(e) => setReason(e.target.value)}>
          {REASONS.map(([value, text]) => <FormControlLabel key={value} value={value} control={<Radio />} label={text} />)}
        </RadioGroup>
      </FormControl>
      {reason && <TextField multiline minRows={3} fullWidth label="Anything you’d like to tell us? (optional)" value={comment} onChange={(e) => setComment(e.target.value)} sx={{ mt: 2 }} />}
      <Stack direction="row" spacing={2} sx={{ mt: 4 }}>
        <Button variant="contained" disabled={!reason} onClick={next}>Next</Button>
        <Button component={RouterLink} to="/account/plan">Keep my plan</Button>
      </Stack>
    </>
  );
}

function Offer({ reason, onNext }) {
  const { send } = useAccount();
  const navigate = useNavigate();
  const [code, title, text, label] = OFFERS[reason] || OFFERS.default;
  const take = async () => {
    if (code === 'FREEZE4') await send('/plan/pause', { weeks: 4 }, 'Your plan is paused');
    else await send('/plan/offer', { code }, 'Lovely! Your offer has been added');
    navigate('/account/plan');
  };
  return (
    <Card sx={{ bgcolor: '#fde8d8', p: 2, textAlign: 'center' }}>
      <CardContent>
        <Typography variant="h4" gutterBottom>{title}</Typography>
        <Typography>{text}</Typography>
      </CardContent>
      <Stack spacing={1} alignItems="center">
        <Button size="large" variant="contained" color="secondary" onClick={take}>{label}</Button>
        <Button color="inherit" onClick={onNext}>No thanks, I still want to cancel</Button>
      </Stack>
      <Typography variant="caption" component="p" sx={{ mt: 2 }}>Offer valid once per household, on boxes delivered within the next 21 days. Premium recipes and Market items excluded.</Typography>
    </Card>
  );
}

function Review({ reason, onDone }) {
  const { boxes, plan, send } = useAccount();
  const [busy, setBusy] = useState(false);
  const sent = boxes.find((b) => b.status === 'on_its_way');
  const rest = boxes.filter((b) => b.status === 'scheduled');
  const cancel = async () => { setBusy(true); await send('/plan/cancel', { reason }); onDone(); };
  return (
    <>
      <Typography variant="h4" gutterBottom>Check and confirm</Typography>
      <Typography>Here’s what happens when you cancel your {plan.name}:</Typography>
      <List sx={{ listStyle: 'disc', pl: 3, '& li': { display: 'list-item', py: 0.25 } }} dense>
        {sent && <ListItem><ListItemText primary={`Your box for ${longDate(sent.date)} is already paid for and being packed, so it’ll still be with you as planned.`} /></ListItem>}
        {rest.length > 0 && <ListItem><ListItemText primary={`All later boxes, starting with ${longDate(rest[0].date)}, are cancelled. You won’t be charged the weekly ${money(plan.price)} any more.`} /></ListItem>}
        <ListItem><ListItemText primary="You can still log in to see your saved recipes and past orders." /></ListItem>
        <ListItem><ListItemText primary="If you change your mind, you can restart your plan at any time. Prices and offers may be different by then." /></ListItem>
      </List>
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
        <Button component={RouterLink} to="/account/plan" variant="contained">Keep my plan</Button>
        <Button variant="outlined" color="error" disabled={busy} onClick={cancel}>Cancel my plan</Button>
      </Stack>
    </>
  );
}

function Done() {
  const { customer, boxes } = useAccount();
  return (
    <Box sx={{ textAlign: 'center', py: 4 }}>
      <Typography variant="h4" gutterBottom>Your plan has been cancelled</Typography>
      <Typography>We’ve emailed a confirmation to {customer.email}.</Typography>
      {boxes[0] && <Typography sx={{ mt: 1 }}>Your last box arrives on {longDate(boxes[0].date)}. Enjoy!</Typography>}
      <Button component={RouterLink} to="/my-deliveries" sx={{ mt: 3 }} variant="outlined">Back to My Deliveries</Button>
    </Box>
  );
}

export function CancelFlow() {
  const { plan } = useAccount();
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState('');
  if (plan.status === 'cancelled' && step < 4) {
    if (step === 3) return <Done />;
    return <Navigate to="/account/plan" replace />;
  }
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto' }}>
      {step < 4 && <LinearProgress variant="determinate" value={(step + 1) * 25} sx={{ mb: 4 }} aria-label="Progress" />}
      {step === 0 && <Before onNext={() => setStep(1)} />}
      {step === 1 && <Why reason={reason} setReason={setReason} onNext={() => setStep(2)} />}
      {step === 2 && <Offer reason={reason} onNext={() => setStep(3)} />}
      {step === 3 && <Review reason={reason} onDone={() => setStep(4)} />}
      {step === 4 && <Done />}
    </Box>
  );
}
