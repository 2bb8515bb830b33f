import { useState } from 'react';
import { Link as RLink, useNavigate } from 'react-router-dom';
import {
  Container, Paper, Typography, Button, Grid, Card, CardActionArea, CardContent, Stepper, Step, StepLabel, RadioGroup,
  FormControl, FormControlLabel, FormLabel, FormHelperText, Radio, InputLabel, Select, MenuItem, TextField, Stack, Box,
  Alert, LinearProgress, List, ListItem, ListItemIcon, ListItemText,
} from '@mui/material';
import { PauseCircleOutline, EventBusy, RemoveCircleOutline, CheckCircle, LocalOffer, InfoOutlined } from '@mui/icons-material';
import { useAcc } from './App.jsx';

const REASONS = {
  price: ['It’s too expensive', ['The weekly price went up', 'My discount ran out', 'I found something cheaper', 'My budget changed']],
  time: ['I don’t have time to cook', ['Recipes take too long', 'Too many dishes to wash', 'I’m eating out more']],
  food: ['I didn’t like the recipes', ['Not enough variety', 'Not healthy enough', 'Portions too small', 'Allergies or diet']],
  quality: ['Problems with ingredients or delivery', ['Missing ingredients', 'Spoiled ingredients', 'Late boxes']],
  away: ['I’m going away or moving', ['Vacation', 'Moving outside the delivery area']],
};

function Head({ step }) {
  return <Stepper activeStep={step} alternativeLabel sx={{ mb: 4 }}>{['Options', 'Feedback', 'Review'].map(l => <Step key={l}><StepLabel>{l}</StepLabel></Step>)}</Stepper>;
}

export default function CancelFlow() {
  const { acc, act } = useAcc();
  const nav = useNavigate();
  const [step, setStep] = useState('options');
  const [reason, setReason] = useState('');
  const [sub, setSub] = useState('');
  const [note, setNote] = useState('');
  const [err, setErr] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = s => { setStep(s); window.scrollTo(0, 0); };
  const leave = async (m, u, d) => { await act(m, u, d); nav('/account/plan'); };
  if (acc.status === 'cancelled' && step !== 'done') {
    return <Container sx={{ mt: 6 }}><Alert severity="info">Your plan is already canceled.</Alert><Button sx={{ mt: 2 }} component={RLink} to="/account/plan">Plan settings</Button></Container>;
  }
  return (
    <Container maxWidth="md" sx={{ mt: 5 }}>
      {step === 'options' && <>
        <Head step={0} />
        <Typography variant="h4" component="h1" sx={{ fontFamily: 'Georgia,serif' }} gutterBottom>Before you go, have you tried&hellip;</Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>Lots of customers find that a small change makes all the difference.</Typography>
        <Grid container spacing={2}>
          {[[EventBusy, 'Skip a week', 'Skip any delivery, as often as you like.', () => nav('/account/deliveries')],
            [PauseCircleOutline, 'Pause for 4 weeks', 'No boxes, no charges until you’re ready.', () => leave('POST', '/api/v2/subscriptions/5510382/pause', { weeks: 4 })],
            [RemoveCircleOutline, 'Get fewer recipes', 'Switch to 2 recipes a week from $49.95.', () => leave('PATCH', '/api/v2/subscriptions/5510382', { recipes: 2 })]].map(([I, t, d, f]) => (
            <Grid item xs={12} md={4} key={t}><Card variant="outlined" sx={{ height: '100%' }}><CardActionArea onClick={f} sx={{ height: '100%' }}><CardContent sx={{ textAlign: 'center' }}><I color="primary" sx={{ fontSize: 44 }} /><Typography variant="h6">{t}</Typography><Typography variant="body2" color="text.secondary">{d}</Typography></CardContent></CardActionArea></Card></Grid>))}
        </Grid>
        <Stack direction="row" justifyContent="space-between" sx={{ mt: 5 }}>
          <Button variant="contained" component={RLink} to="/account/plan">Back to my plan</Button>
          <Button color="inherit" size="small" onClick={() => go('feedback')}>Continue to cancel</Button>
        </Stack>
      </>}
      {step === 'feedback' && <>
        <Head step={1} />
        <Typography variant="h4" component="h1" sx={{ fontFamily: 'Georgia,serif' }} gutterBottom>What made you decide to leave?</Typography>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <FormControl error={err && !reason} fullWidth>
            <FormLabel id="reason-label">Select one</FormLabel>
            <RadioGroup aria-labelledby="reason-label" name="reason" value={reason} onChange={e => { setReason(e.target.value); setSub(''); }}>
              {Object.entries(REASONS).map(([k, [t]]) => <FormControlLabel key={k} value={k} control={<Radio />} label={t} />)}
            </RadioGroup>
            {err && !reason && <FormHelperText>Please choose a reason to continue</FormHelperText>}
          </FormControl>
          {reason && <FormControl fullWidth sx={{ mt: 2 }} error={err && !sub}>
            <InputLabel id="sub-label">Tell us more</InputLabel>
            <Select labelId="sub-label" label="Tell us more" value={sub} onChange={e => setSub(e.target.value)}>{REASONS[reason][1].map(x => <MenuItem key={x} value={x}>{x}</MenuItem>)}</Select>
            {err && !sub && <FormHelperText>Required</FormHelperText>}
          </FormControl>}
          <TextField fullWidth multiline rows={3} sx={{ mt: 2 }} label="Anything else? (optional)" value={note} onChange={e => setNote(e.target.value)} />
        </Paper>
        <Stack direction="row" justifyContent="space-between" sx={{ mt: 4 }}>
          <Button variant="contained" component={RLink} to="/account/plan">Keep my plan</Button>
          <Button color="inherit" onClick={async () => {
            if (!reason || !sub) { setErr(true); return; }
            setBusy(true); await act('POST', '/api/v2/subscriptions/5510382/cancellation-survey', { reason, detail: sub, note }); setBusy(false); go('offer');
          }}>Next</Button>
        </Stack>
        {busy && <LinearProgress sx={{ mt: 2 }} />}
      </>}
      {step === 'offer' && <Paper variant="outlined" sx={{ p: 5, textAlign: 'center', bgcolor: '#fff3ea' }}>
        <LocalOffer color="secondary" sx={{ fontSize: 56 }} />
        <Typography variant="h4" component="h1" sx={{ fontFamily: 'Georgia,serif' }} gutterBottom>Wait, {acc.first_name}! Take 50% off</Typography>
        <Typography variant="h6" gutterBottom>Your next 2 boxes are half price: $39.96 instead of $79.92.</Typography>
        <Typography variant="body2" color="text.secondary">One-time offer. Valid for the next two boxes that aren&rsquo;t yet being processed.</Typography>
        <Stack alignItems="center" spacing={2} sx={{ mt: 4 }}>
          <Button size="large" variant="contained" color="secondary" onClick={() => leave('POST', '/api/v2/subscriptions/5510382/offers/SAVE50X2/accept')}>Get 50% off and stay</Button>
          <Button color="inherit" size="small" onClick={() => go('review')}>No, I don&rsquo;t want to save $79.92</Button>
        </Stack>
      </Paper>}
      {step === 'review' && <>
        <Head step={2} />
        <Typography variant="h4" component="h1" sx={{ fontFamily: 'Georgia,serif' }} gutterBottom>Review and confirm</Typography>
        <Alert severity="warning" icon={<InfoOutlined />}>You have 1 box that&rsquo;s already being packed. It will arrive on {acc.last_box} and has been charged to your Visa ending 7745.</Alert>
        <Paper variant="outlined" sx={{ p: 3, mt: 2 }}>
          <Typography fontWeight={700}>When you cancel:</Typography>
          <List dense>{['All boxes after ' + acc.last_box + ' will be canceled', 'You’ll lose your 1,240 Thyme Points', 'You’ll keep access to your account, recipes and order history', 'Your Wine Club membership isn’t affected'].map(t => <ListItem key={t}><ListItemIcon sx={{ minWidth: 34 }}><CheckCircle fontSize="small" color="disabled" /></ListItemIcon><ListItemText primary={t} /></ListItem>)}</List>
        </Paper>
        <Stack direction="row" spacing={2} justifyContent="flex-end" sx={{ mt: 4 }}>
          <Button variant="outlined" color="error" disabled={busy} onClick={async () => {
            setBusy(true); const r = await act('POST', '/api/v2/subscriptions/5510382/cancel', { reason, effective: 'immediately' }); setBusy(false); if (r.ok) go('done');
          }}>Cancel my plan</Button>
          <Button variant="contained" component={RLink} to="/account/plan">Keep my plan</Button>
        </Stack>
      </>}
      {step === 'done' && <Paper variant="outlined" sx={{ p: 5, textAlign: 'center' }}>
        <CheckCircle color="success" sx={{ fontSize: 56 }} />
        <Typography variant="h4" component="h1" sx={{ fontFamily: 'Georgia,serif' }} gutterBottom>Your plan has been canceled</Typography>
        <Typography>We&rsquo;ll miss you in the kitchen. We sent a confirmation to {acc.email}.</Typography>
        <Typography sx={{ mt: 1 }}>Your last box arrives {acc.last_box}.</Typography>
        <Box sx={{ mt: 3 }}><Button component={RLink} to="/account/plan">Back to account</Button><Button onClick={() => leave('POST', '/api/v2/subscriptions/5510382/reactivate')} variant="contained" sx={{ ml: 2 }}>Reactivate my plan</Button></Box>
      </Paper>}
    </Container>
  );
}
