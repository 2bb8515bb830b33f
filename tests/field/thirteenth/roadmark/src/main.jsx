import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, Link as RLink, useNavigate, useParams, useLocation, Navigate } from 'react-router-dom';
import {
  AppBar, Toolbar, Box, Container, Typography, Button, IconButton, Menu, MenuItem, Card, CardContent, CardActions,
  Chip, Grid2 as Grid, Divider, Tabs, Tab, Accordion, AccordionSummary, AccordionDetails, List, ListItem, ListItemText,
  ListItemButton, ListItemIcon, Link, Alert, AlertTitle, Stepper, Step, StepLabel, FormControl, FormLabel, RadioGroup,
  FormControlLabel, Radio, Checkbox, Switch, Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions,
  Snackbar, TextField, Breadcrumbs, Paper, Stack, CssBaseline, ThemeProvider, createTheme, CircularProgress, Avatar,
} from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import AccountCircle from '@mui/icons-material/AccountCircle';
import CarCrashIcon from '@mui/icons-material/CarCrash';
import KeyIcon from '@mui/icons-material/VpnKey';
import DescriptionIcon from '@mui/icons-material/Description';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

const theme = createTheme({
  palette: { primary: { main: '#0b3d91' }, secondary: { main: '#f26a1b' } },
  typography: { fontFamily: '"Source Sans 3","Helvetica Neue",Arial,sans-serif', button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 8 },
});

const gbp = n => '£' + Number(n).toFixed(2);
const day = s => new Date(s + 'T12:00:00').toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

async function call(method, url, body) {
  const r = await fetch(url, { method, headers: body ? { 'Content-Type': 'application/json' } : {}, body: body ? JSON.stringify(body) : undefined });
  const j = await r.json().catch(() => ({}));
  if (!r.ok) throw Object.assign(new Error(j.error || 'error'), { status: r.status });
  return j;
}

const Ctx = createContext(null);
const useMe = () => useContext(Ctx);

function Provider({ children }) {
  const [me, setMe] = useState(null);
  const [note, setNote] = useState('');
  const load = () => call('GET', '/api/me').then(setMe);
  useEffect(() => { load(); }, []);
  if (!me) return <Box sx={{ display: 'flex', justifyContent: 'center', mt: 20 }}><CircularProgress /></Box>;
  return (
    <Ctx.Provider value={{ me, load, say: setNote }}>
      {children}
      <Snackbar open={!!note} autoHideDuration={5000} onClose={() => setNote('')} message={note} />
    </Ctx.Provider>
  );
}

function Header() {
  const [a, setA] = useState(null);
  const { me } = useMe();
  const nav = useNavigate();
  const loc = useLocation();
  const go = to => () => { setA(null); nav(to); };
  const items = [['/', 'Overview'], ['/policies', 'My cover'], ['/payments', 'Payments'], ['/offers', 'Member offers'], ['/help', 'Help']];
  return (
    <AppBar position="sticky" color="inherit" elevation={1}>
      <Box sx={{ bgcolor: 'secondary.main', color: '#fff', py: 0.5, textAlign: 'center' }}>
        <Typography variant="body2">Broken down? <Link component={RLink} to="/help" color="inherit" sx={{ fontWeight: 700 }}>Get help online</Link> or call 0330 555 0199</Typography>
      </Box>
      <Toolbar>
        <Typography component={RLink} to="/" variant="h5" sx={{ color: 'primary.main', fontWeight: 800, textDecoration: 'none', mr: 4 }}>road<Box component="span" sx={{ color: 'secondary.main' }}>mark</Box></Typography>
        <Box component="nav" aria-label="Main" sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }}>
          {items.map(([to, t]) => (
            <Button key={to} component={RLink} to={to} color={loc.pathname === to ? 'primary' : 'inherit'}>{t}</Button>
          ))}
        </Box>
        <IconButton aria-label="Account menu" aria-haspopup="true" onClick={e => setA(e.currentTarget)}>
          <Avatar sx={{ bgcolor: 'primary.main', width: 34, height: 34 }}>{me.first[0]}</Avatar>
        </IconButton>
        <Menu anchorEl={a} open={!!a} onClose={() => setA(null)}>
          <MenuItem onClick={go('/profile')}>My details</MenuItem>
          <MenuItem onClick={go('/preferences')}>Contact preferences</MenuItem>
          <MenuItem onClick={go('/payments')}>Payments</MenuItem>
          <Divider />
          <MenuItem onClick={() => setA(null)}>Log out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}

function Footer() {
  const cols = [
    ['Breakdown cover', ['Breakdown Essential', 'Breakdown Complete', 'Breakdown Ultimate', 'European cover', 'Motorbike cover']],
    ['Insurance', ['Car insurance', 'Van insurance', 'Learner insurance', 'Travel insurance']],
    ['On the road', ['Fuel Watch', 'Route planner', 'MOT and servicing', 'Car buying guides']],
    ['About us', ['Press centre', 'Careers', 'Modern slavery statement', 'Accessibility']],
  ];
  return (
    <Box component="footer" sx={{ bgcolor: '#0a1f44', color: '#cfd8ea', mt: 8, py: 5 }}>
      <Container>
        <Grid container spacing={4}>
          {cols.map(([h, l]) => (
            <Grid size={{ xs: 6, md: 3 }} key={h}>
              <Typography variant="subtitle1" sx={{ color: '#fff' }}>{h}</Typography>
              {l.map(x => <Box key={x}><Link component={RLink} to="/help" color="inherit" underline="hover" variant="body2">{x}</Link></Box>)}
            </Grid>
          ))}
        </Grid>
        <Divider sx={{ my: 3, borderColor: '#33466d' }} />
        <Typography variant="caption">Roadmark is a trading name of Roadmark Motoring Services Limited, registered in England and Wales, and of Roadmark Insurance Services Limited, which is authorised and regulated by the Financial Conduct Authority. Cover is provided subject to terms and conditions. You have the right to cancel within 14 days of the start of your cover (the cooling-off period). © Roadmark 2026.</Typography>
      </Container>
    </Box>
  );
}

function Cookies() {
  const [on, setOn] = useState(!localStorage.getItem('rm-consent'));
  if (!on) return null;
  const shut = v => () => { localStorage.setItem('rm-consent', v); setOn(false); };
  return (
    <Paper elevation={8} role="region" aria-label="Cookie consent" sx={{ position: 'fixed', bottom: 0, left: 0, right: 0, p: 3, zIndex: 1300, borderTop: '4px solid', borderColor: 'secondary.main' }}>
      <Container>
        <Typography variant="h6">Your privacy</Typography>
        <Typography variant="body2" sx={{ mb: 2 }}>We and our partners use cookies to make our site work, to see how it is used and to show you relevant advertising. You can change your mind at any time.</Typography>
        <Stack direction="row" spacing={2}>
          <Button variant="contained" onClick={shut('all')}>Accept all</Button>
          <Button variant="outlined" onClick={shut('none')}>Reject all</Button>
          <Button onClick={shut('some')}>Manage choices</Button>
        </Stack>
      </Container>
    </Paper>
  );
}

const STATUS = { active: ['Active', 'success'], ending: ['Ending', 'warning'], cancelled: ['Cancelled', 'default'], closed: ['Closed', 'default'] };
function Status({ p }) {
  const [t, c] = STATUS[p.status];
  return <Chip size="small" color={c} label={p.status === 'ending' ? `Ends ${day(p.ends)}` : t} />;
}

function Overview() {
  const { me, say } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ bgcolor: 'primary.main', color: '#fff', py: 4 }}>
        <Container>
          <Typography variant="h4">Hello {me.first}</Typography>
          <Typography>Welcome to My Roadmark. Member since 2019 · Silver member</Typography>
        </Container>
      </Box>
      <Container sx={{ mt: 4 }}>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 8 }}>
            <Typography variant="h5" gutterBottom>Your products</Typography>
            {me.policies.map(p => (
              <Card key={p.id} sx={{ mb: 2 }}>
                <CardContent>
                  <Stack direction="row" justifyContent="space-between">
                    <Stack direction="row" spacing={2}>
                      {p.kind === 'key' ? <KeyIcon color="primary" /> : <CarCrashIcon color="primary" />}
                      <Box>
                        <Typography variant="h6">{p.title}</Typography>
                        <Typography variant="body2" color="text.secondary">Number {p.id}</Typography>
                      </Box>
                    </Stack>
                    <Status p={p} />
                  </Stack>
                  {p.status === 'active' && <Typography sx={{ mt: 1 }}>{gbp(p.monthly)} a month · next payment {day(p.next_payment)}</Typography>}
                  {p.status === 'ending' && <Typography sx={{ mt: 1 }}>Your cover ends at midnight on {day(p.ends)} and will not renew.</Typography>}
                  {p.status === 'cancelled' && <Typography sx={{ mt: 1 }}>This product is no longer active.</Typography>}
                </CardContent>
                <CardActions>
                  <Button component={RLink} to={'/policies/' + p.id}>View details</Button>
                  {p.kind !== 'key' && <Button component={RLink} to="/help">Report a breakdown</Button>}
                </CardActions>
              </Card>
            ))}
            <Card sx={{ mt: 4, bgcolor: '#fff4ec' }}>
              <CardContent>
                <Typography variant="h6">Members save £62 on car insurance</Typography>
                <Typography variant="body2">On average, based on members who took out a policy between January and June. Get a quote in under five minutes and keep all your documents here.</Typography>
              </CardContent>
              <CardActions><Button variant="contained" color="secondary" onClick={() => call('POST', '/api/quotes', { product: 'car' }).then(() => say('We’ll email your quote shortly.'))}>Get my quote</Button></CardActions>
            </Card>
          </Grid>
          <Grid size={{ xs: 12, md: 4 }}>
            <Typography variant="h5" gutterBottom>Quick links</Typography>
            <Paper>
              <List>
                <ListItemButton component={RLink} to="/policies/RM-44718203"><ListItemIcon><DescriptionIcon /></ListItemIcon><ListItemText primary="Policy documents" /></ListItemButton>
                <ListItemButton component={RLink} to="/policies/RM-44718203"><ListItemIcon><DirectionsCarIcon /></ListItemIcon><ListItemText primary="Change my vehicle" /></ListItemButton>
                <ListItemButton component={RLink} to="/payments"><ListItemIcon><CreditCardIcon /></ListItemIcon><ListItemText primary="Update payment details" /></ListItemButton>
                <ListItemButton component={RLink} to="/offers"><ListItemIcon><LocalOfferIcon /></ListItemIcon><ListItemText primary="Member offers" /></ListItemButton>
              </List>
            </Paper>
            <Alert severity="info" sx={{ mt: 2 }}><AlertTitle>Winter is coming</AlertTitle>Check your battery before the cold sets in. Free battery tests for members at 240 garages. <Link component="button" onClick={() => setOpen(true)}>Find out more</Link></Alert>
          </Grid>
        </Grid>
        <Dialog open={open} onClose={() => setOpen(false)}>
          <DialogTitle>Free battery test</DialogTitle>
          <DialogContent><DialogContentText>Show your membership number at any approved garage. No appointment needed.</DialogContentText></DialogContent>
          <DialogActions><Button onClick={() => setOpen(false)}>Close</Button></DialogActions>
        </Dialog>
      </Container>
    </>
  );
}

function Policies() {
  const { me } = useMe();
  return (
    <Container sx={{ mt: 4 }}>
      <Typography variant="h4" gutterBottom>My cover</Typography>
      <Grid container spacing={3}>
        {me.policies.map(p => (
          <Grid size={{ xs: 12, md: 6 }} key={p.id}>
            <Card><CardContent>
              <Stack direction="row" justifyContent="space-between"><Typography variant="h6">{p.title}</Typography><Status p={p} /></Stack>
              <Typography color="text.secondary">{p.id}</Typography>
              <Typography sx={{ mt: 1 }}>{p.kind === 'key' ? 'Replacement keys, locks and locksmith charges up to £1,500' : 'Roadside, At Home, National Recovery, Onward Travel'}</Typography>
            </CardContent><CardActions><Button variant="outlined" component={RLink} to={'/policies/' + p.id}>Manage</Button></CardActions></Card>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}

function Policy() {
  const { me, load, say } = useMe();
  const { id } = useParams();
  const nav = useNavigate();
  const [tab, setTab] = useState(0);
  const [ask, setAsk] = useState(null);
  const p = me.policies.find(x => x.id === id);
  if (!p) return <Navigate to="/policies" />;
  const act = (m, u, b, msg) => () => call(m, u, b).then(load).then(() => { setAsk(null); say(msg); });
  const start = () => call('POST', '/api/cancellations', { policy: p.id }).then(c => nav(`/cancel/${c.id}`)).catch(() => say('Sorry, something went wrong.'));
  return (
    <Container sx={{ mt: 3 }}>
      <Breadcrumbs sx={{ mb: 2 }}><Link component={RLink} to="/">Overview</Link><Link component={RLink} to="/policies">My cover</Link><Typography>{p.title}</Typography></Breadcrumbs>
      <Stack direction="row" spacing={2} alignItems="center"><Typography variant="h4">{p.title}</Typography><Status p={p} /></Stack>
      {p.status === 'ending' && <Alert severity="warning" sx={{ mt: 2 }}><AlertTitle>You’ve cancelled this cover</AlertTitle>You’re still covered until midnight on {day(p.ends)}. We won’t take any renewal payment. Reference {p.ref}.</Alert>}
      {p.status === 'cancelled' && p.ref && <Alert severity="error" sx={{ mt: 2 }}><AlertTitle>This cover was cancelled on {day(p.ends)}</AlertTitle>Admin charge £35.00 taken. Reference {p.ref}.</Alert>}
      {p.offer && <Alert severity="success" sx={{ mt: 2 }}>Half price for three months has been applied.</Alert>}
      <Tabs value={tab} onChange={(_, v) => setTab(v)} sx={{ borderBottom: 1, borderColor: 'divider', mt: 2, mb: 3 }}>
        <Tab label="Summary" /><Tab label="Documents" /><Tab label="Manage my cover" />
      </Tabs>
      {tab === 0 && <Paper sx={{ p: 3 }}>
        <List dense>
          <ListItem><ListItemText primary="Number" secondary={p.id} /></ListItem>
          <ListItem><ListItemText primary="Price" secondary={p.status === 'cancelled' ? 'No further payments' : `${gbp(p.monthly)} a month, by card`} /></ListItem>
          <ListItem><ListItemText primary={p.status === 'ending' ? 'Cover ends' : 'Current term runs until'} secondary={day(p.ends || p.term_end)} /></ListItem>
          {p.status === 'active' && <ListItem><ListItemText primary="Renewal" secondary="Renews automatically at the end of the term" /></ListItem>}
          {p.vehicles.length > 0 && <ListItem><ListItemText primary="Vehicles" secondary={p.vehicles.join(' · ')} /></ListItem>}
          {p.drivers.length > 0 && <ListItem><ListItemText primary="Members" secondary={p.drivers.join(' · ')} /></ListItem>}
        </List>
      </Paper>}
      {tab === 1 && <Paper><List>
        {['Your schedule of cover', 'Terms and conditions (PDF, 412 KB)', 'Insurance product information document', 'Statement of demands and needs'].map(t => <ListItemButton key={t} onClick={() => say('Your document is being prepared.')}><ListItemIcon><DescriptionIcon /></ListItemIcon><ListItemText primary={t} /></ListItemButton>)}
      </List></Paper>}
      {tab === 2 && p.kind === 'breakdown' && <>
        <Accordion><AccordionSummary expandIcon={<ExpandMoreIcon />}><Typography>Vehicles and drivers</Typography></AccordionSummary><AccordionDetails>
          <Typography>You can change a vehicle up to four times a year at no cost.</Typography>
          {p.vehicles.map(v => <Stack key={v} direction="row" alignItems="center" spacing={2}><Typography>{v}</Typography><Button size="small" onClick={() => setAsk('vehicle')}>Remove</Button></Stack>)}
        </AccordionDetails></Accordion>
        <Accordion><AccordionSummary expandIcon={<ExpandMoreIcon />}><Typography>Change my level of cover</Typography></AccordionSummary><AccordionDetails>
          <Typography gutterBottom>Move to Ultimate and add European cover, misfuelling and a hire car for up to seven days for £5.25 more a month.</Typography>
          <Button variant="contained" color="secondary" disabled={p.status !== 'active'} onClick={() => setAsk('up')}>Upgrade to Ultimate</Button>
        </AccordionDetails></Accordion>
        <Accordion><AccordionSummary expandIcon={<ExpandMoreIcon />}><Typography>Payments and billing</Typography></AccordionSummary><AccordionDetails>
          <Typography>You pay monthly by card. <Link component={RLink} to="/payments">Go to payments</Link></Typography>
        </AccordionDetails></Accordion>
        <Accordion><AccordionSummary expandIcon={<ExpandMoreIcon />}><Typography>Renewing and leaving</Typography></AccordionSummary><AccordionDetails>
          {p.status === 'active' ? <>
            <Typography paragraph>We’d be sorry to see you go. Your cover is a twelve-month agreement which you pay for monthly, and it renews on {day(p.term_end)}. If you no longer need it you can cancel online. Depending on when you want your cover to finish, an administration charge may apply – see section 9 of your terms and conditions.</Typography>
            <Typography paragraph>Prefer to talk? Our team is on 0330 555 0144, Monday to Friday 8am to 8pm. We might be able to find you a better deal.</Typography>
            <Link component="button" variant="body2" onClick={start}>Cancel my breakdown cover</Link>
          </> : <Typography>You’ve already asked us to cancel this cover. Changed your mind? Call us on 0330 555 0144.</Typography>}
        </AccordionDetails></Accordion>
      </>}
      {tab === 2 && p.kind === 'key' && <Paper sx={{ p: 3 }}>
        <Typography paragraph>Key Protect is a separate policy and continues on its own, whether or not you have breakdown cover.</Typography>
        <Button variant="outlined" color="error" disabled={p.status !== 'active'} onClick={() => setAsk('key')}>Cancel policy</Button>
      </Paper>}
      <Dialog open={ask === 'vehicle'} onClose={() => setAsk(null)}><DialogTitle>Remove this vehicle?</DialogTitle><DialogContent><DialogContentText>It will no longer be listed on your cover.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setAsk(null)}>Keep</Button><Button onClick={act('POST', '/api/policies/RM-44718203/vehicles', { remove: true }, 'Vehicle removed.')}>Remove</Button></DialogActions></Dialog>
      <Dialog open={ask === 'up'} onClose={() => setAsk(null)}><DialogTitle>Upgrade to Ultimate</DialogTitle><DialogContent><DialogContentText>Your new monthly price will be £19.75 from your next payment.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setAsk(null)}>Cancel</Button><Button variant="contained" onClick={act('POST', '/api/policies/RM-44718203/level', { level: 'ultimate' }, 'You’re now on Ultimate.')}>Confirm</Button></DialogActions></Dialog>
      <Dialog open={ask === 'key'} onClose={() => setAsk(null)}><DialogTitle>Cancel Key Protect?</DialogTitle><DialogContent><DialogContentText>Your Key Protect policy KC-9913052 will end straight away.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setAsk(null)}>Go back</Button><Button color="error" onClick={act('POST', '/api/policies/KC-9913052/cancel', {}, 'Key Protect cancelled.')}>Yes, cancel</Button></DialogActions></Dialog>
    </Container>
  );
}

const REASONS = ['I no longer have the vehicle', 'It’s too expensive', 'I’ve found cover elsewhere', 'I get cover with my bank account or insurance', 'I was unhappy with the service', 'I’m moving abroad', 'Other'];
const STEPS = ['Before you go', 'Your reason', 'End date', 'Review'];

function CancelFlow() {
  const { cid } = useParams();
  const { me, load, say } = useMe();
  const nav = useNavigate();
  const [c, setC] = useState(null);
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState('');
  const [when, setWhen] = useState('today');
  const [ok, setOk] = useState(false);
  const [done, setDone] = useState(null);
  const [err, setErr] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => { call('GET', '/api/cancellations/' + cid).then(setC).catch(() => nav('/policies')); window.scrollTo(0, 0); }, [cid]);
  useEffect(() => { window.scrollTo(0, 0); }, [step, done]);
  const p = me.policies[0];
  if (!c) return null;
  if (done) return (
    <Container maxWidth="md" sx={{ mt: 5 }}>
      <Paper sx={{ p: 5, textAlign: 'center' }}>
        <CheckCircleIcon color="success" sx={{ fontSize: 64 }} />
        <Typography variant="h4" gutterBottom>We’ve cancelled your breakdown cover</Typography>
        <Typography paragraph>Your cover {p.id} will end at midnight on <b>{day(done.ends)}</b>. We’ve sent confirmation to {me.email}.</Typography>
        <Typography paragraph>Your reference is <b>{done.ref}</b></Typography>
        <Button variant="contained" component={RLink} to="/">Back to overview</Button>
      </Paper>
    </Container>
  );
  if (p.status !== 'active') return <Navigate to={'/policies/' + p.id} />;
  const next = async body => { if (body) await call('PATCH', '/api/cancellations/' + cid, body); setErr(''); setStep(step + 1); };
  const keep = <Button variant="contained" color="secondary" component={RLink} to={'/policies/' + p.id}>Keep my cover</Button>;
  const send = async () => {
    if (!ok) { setErr('Please confirm that you understand what happens when your cover ends.'); return; }
    setBusy(true);
    try { const r = await call('POST', `/api/cancellations/${cid}/confirm`, { when, understood: true }); setDone(r); await load(); } catch (e) { setErr('Sorry, we couldn’t do that just now. Please try again.'); }
    setBusy(false);
  };
  const opt = c.options;
  return (
    <Container maxWidth="md" sx={{ mt: 4 }}>
      <Typography variant="h4" gutterBottom>Cancel my breakdown cover</Typography>
      <Stepper activeStep={step} alternativeLabel sx={{ my: 3 }}>{STEPS.map(s => <Step key={s}><StepLabel>{s}</StepLabel></Step>)}</Stepper>
      <Paper sx={{ p: 4 }}>
        {step === 0 && <>
          <Typography variant="h5" gutterBottom>{me.first}, how about half price?</Typography>
          <Typography paragraph>You’ve been with us for seven years and we’d like to say thank you. Stay with Roadmark and pay just <b>£7.25 a month for the next three months</b>. Then £14.50 a month.</Typography>
          <Box sx={{ bgcolor: '#eef3fb', p: 2, mb: 3, borderRadius: 2 }}>
            <Typography variant="subtitle1">Without Roadmark you’d lose</Typography>
            <ul><li>Unlimited call-outs, day or night</li><li>Cover for two named drivers</li><li>Your seven-year loyalty discount</li></ul>
          </Box>
          <Stack spacing={2} alignItems="center">
            <Button size="large" fullWidth variant="contained" color="secondary" onClick={() => call('POST', '/api/offers/half-price', {}).then(load).then(() => { say('Half price applied. Thanks for staying!'); nav('/policies/' + p.id); })}>Claim my half price</Button>
            <Link component="button" variant="body2" onClick={() => next()}>No thanks, carry on</Link>
          </Stack>
        </>}
        {step === 1 && <>
          <FormControl><FormLabel id="why">Why are you leaving us?</FormLabel>
            <RadioGroup aria-labelledby="why" value={reason} onChange={e => { setReason(e.target.value); setErr(''); }}>
              {REASONS.map(r => <FormControlLabel key={r} value={r} control={<Radio />} label={r} />)}
            </RadioGroup></FormControl>
          {reason === REASONS[0] && <Alert severity="info" sx={{ my: 2 }}>Did you know our cover follows you, not your car? You can change your vehicle for free. <Link component={RLink} to={'/policies/' + p.id}>Change my vehicle instead</Link></Alert>}
          {reason === REASONS[1] && <Alert severity="info" sx={{ my: 2 }}>Our half-price offer is still open to you. <Link component="button" onClick={() => setStep(0)}>See the offer</Link></Alert>}
          {reason === 'Other' && <TextField fullWidth multiline minRows={2} label="Tell us more (optional)" sx={{ my: 2 }} />}
          {err && <Alert severity="error" sx={{ my: 2 }}>{err}</Alert>}
          <Stack direction="row" spacing={2} sx={{ mt: 3 }} justifyContent="space-between">{keep}<Button variant="outlined" onClick={() => reason ? next({ reason }) : setErr('Please select a reason.')}>Continue</Button></Stack>
        </>}
        {step === 2 && <>
          <FormControl fullWidth><FormLabel id="when">When should your cover end?</FormLabel>
            <RadioGroup aria-labelledby="when" value={when} onChange={e => setWhen(e.target.value)}>
              <Paper variant="outlined" sx={{ p: 2, my: 1 }}><FormControlLabel value="today" control={<Radio />} label={`Today, ${day(opt.today.date)}`} /><Typography variant="body2" color="text.secondary" sx={{ ml: 4 }}>An administration charge of {gbp(opt.today.charge)} will be taken from your card. No refund of monthly payments already made.</Typography></Paper>
              <Paper variant="outlined" sx={{ p: 2, my: 1 }}><FormControlLabel value="term" control={<Radio />} label={`At the end of my current term, ${day(opt.term.date)}`} /><Typography variant="body2" color="text.secondary" sx={{ ml: 4 }}>No administration charge. You keep paying monthly and stay covered until then. Your cover won’t renew.</Typography></Paper>
            </RadioGroup></FormControl>
          <Stack direction="row" spacing={2} sx={{ mt: 3 }} justifyContent="space-between">{keep}<Button variant="outlined" onClick={() => next({ when })}>Continue</Button></Stack>
        </>}
        {step === 3 && <>
          <Typography variant="h5" gutterBottom>Check and confirm</Typography>
          <List dense>
            <ListItem divider><ListItemText primary="Cover" secondary={`${p.title} (${p.id})`} /></ListItem>
            <ListItem divider><ListItemText primary="Reason" secondary={reason} /></ListItem>
            <ListItem divider><ListItemText primary="Cover ends" secondary={`${day(opt[when].date)}, midnight`} /><Button size="small" onClick={() => setStep(2)}>Change</Button></ListItem>
            <ListItem divider><ListItemText primary="Administration charge" secondary={gbp(opt[when].charge)} /></ListItem>
          </List>
          <FormControlLabel sx={{ my: 2 }} control={<Checkbox checked={ok} onChange={e => { setOk(e.target.checked); setErr(''); }} />} label="I understand that after this date neither I nor the other drivers on my cover will be able to call Roadmark for help." />
          {err && <Alert severity="error" sx={{ my: 2 }}>{err}</Alert>}
          <Stack direction="row" spacing={2} justifyContent="space-between">{keep}<Button variant="text" color="inherit" disabled={busy} onClick={send}>Confirm cancellation</Button></Stack>
        </>}
      </Paper>
      <Typography variant="caption" sx={{ display: 'block', mt: 2 }}>You have not cancelled until you reach the end of this process and receive a reference number. Key Protect is a separate policy and is not affected.</Typography>
    </Container>
  );
}

function Payments() {
  const { me, load, say } = useMe();
  return (
    <Container sx={{ mt: 4 }}>
      <Typography variant="h4" gutterBottom>Payments</Typography>
      <Paper sx={{ p: 3, mb: 3 }}>
        <Typography variant="h6">Payment card</Typography>
        {me.card ? <Stack direction="row" spacing={2} alignItems="center"><CreditCardIcon /><Typography>Visa debit ending 4417, expires 08/28</Typography><Button>Update</Button><Button color="error" onClick={() => call('DELETE', '/api/payment-method').then(load).then(() => say('Card removed.'))}>Remove</Button></Stack> : <Alert severity="warning">No card on file.</Alert>}
      </Paper>
      <Paper sx={{ p: 3 }}>
        <Typography variant="h6">Recent payments</Typography>
        <List dense>{['Breakdown Complete £14.50', 'Key Protect £1.99', 'Breakdown Complete £14.50', 'Key Protect £1.99'].map((t, i) => <ListItem key={i} divider><ListItemText primary={t} secondary={i < 2 ? 'This month' : 'Last month'} /></ListItem>)}</List>
      </Paper>
    </Container>
  );
}

function Preferences() {
  const { me, load, say } = useMe();
  const flip = k => e => call('POST', '/api/preferences', { [k]: e.target.checked }).then(load).then(() => say('Preferences saved.'));
  return (
    <Container sx={{ mt: 4 }} maxWidth="md">
      <Typography variant="h4" gutterBottom>Contact preferences</Typography>
      <Paper sx={{ p: 3 }}>
        <Typography paragraph>How may we keep in touch about offers and products?</Typography>
        {[['email', 'Email'], ['post', 'Post'], ['sms', 'Text message']].map(([k, t]) => <Box key={k}><FormControlLabel control={<Switch checked={me.prefs[k]} onChange={flip(k)} />} label={t} /></Box>)}
        <Typography variant="body2" color="text.secondary">You can unsubscribe at any time.</Typography>
      </Paper>
    </Container>
  );
}

function Profile() {
  const { me, load, say } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <Container sx={{ mt: 4 }} maxWidth="md">
      <Typography variant="h4" gutterBottom>My details</Typography>
      <Paper sx={{ p: 3 }}>
        <Stack spacing={2}><TextField label="Full name" defaultValue={me.name} /><TextField label="Email address" defaultValue={me.email} /><TextField label="Mobile" defaultValue="07700 900461" /></Stack>
        <Button sx={{ mt: 2 }} variant="contained" onClick={() => call('POST', '/api/preferences', {}).then(() => say('Saved.'))}>Save changes</Button>
        <Divider sx={{ my: 3 }} />
        <Typography variant="h6">Close my online account</Typography>
        <Typography paragraph>Closing your My Roadmark account removes your login, your documents and your saved details. Any policies you hold are handled by post.</Typography>
        <Button color="error" onClick={() => setOpen(true)}>Close account</Button>
      </Paper>
      <Dialog open={open} onClose={() => setOpen(false)}><DialogTitle>Close your account?</DialogTitle><DialogContent><DialogContentText>This can’t be undone.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setOpen(false)}>Cancel</Button><Button color="error" onClick={() => call('POST', '/api/account/close', {}).then(load).then(() => setOpen(false))}>Close account</Button></DialogActions></Dialog>
    </Container>
  );
}

function Offers() {
  return (
    <Container sx={{ mt: 4 }}>
      <Typography variant="h4" gutterBottom>Member offers</Typography>
      <Grid container spacing={3}>
        {[['20% off MOT and servicing', 'At 240 approved garages'], ['Two for one days out', 'Castles, gardens and more'], ['£15 off tyres', 'Fitted at home or work'], ['Airport parking', 'Save up to 30%']].map(([h, t]) => <Grid size={{ xs: 12, sm: 6, md: 3 }} key={h}><Card><CardContent><Typography variant="h6">{h}</Typography><Typography>{t}</Typography></CardContent></Card></Grid>)}
      </Grid>
    </Container>
  );
}

function Help() {
  const qs = [
    ['How do I get help at the roadside?', 'Use our app or call 0330 555 0199. We’ll need your location and membership number.'],
    ['How do I change my vehicle?', 'Open your cover, choose Manage my cover and then Vehicles and drivers.'],
    ['When will my cover renew?', 'We’ll write to you at least 21 days before the renewal date. Unless you tell us otherwise your cover renews automatically.'],
    ['How do I stop or cancel my cover?', 'You can do this online: open your cover, choose Manage my cover, then Renewing and leaving. If you’re within 14 days of your start date you’ll get a full refund unless you’ve used the service. Or you can call us on 0330 555 0144.'],
    ['What is Key Protect?', 'A separate policy that pays for replacement keys and locks.'],
  ];
  return (
    <Container sx={{ mt: 4 }} maxWidth="md">
      <Typography variant="h4" gutterBottom>Help</Typography>
      {qs.map(([q, a]) => <Accordion key={q}><AccordionSummary expandIcon={<ExpandMoreIcon />}><Typography>{q}</Typography></AccordionSummary><AccordionDetails><Typography>{a}</Typography></AccordionDetails></Accordion>)}
    </Container>
  );
}

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}><CssBaseline /><BrowserRouter><Provider>
    <Header />
    <Box component="main" sx={{ minHeight: '60vh' }}>
      <Routes>
        <Route path="/" element={<Overview />} />
        <Route path="/policies" element={<Policies />} />
        <Route path="/policies/:id" element={<Policy />} />
        <Route path="/cancel/:cid" element={<CancelFlow />} />
        <Route path="/payments" element={<Payments />} />
        <Route path="/preferences" element={<Preferences />} />
        <Route path="/profile" element={<Profile />} />
        <Route path="/offers" element={<Offers />} />
        <Route path="/help" element={<Help />} />
        <Route path="*" element={<Navigate to="/" />} />
      </Routes>
    </Box>
    <Footer /><Cookies />
  </Provider></BrowserRouter></ThemeProvider>
);
