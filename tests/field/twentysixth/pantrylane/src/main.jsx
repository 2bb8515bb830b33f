import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Avatar, Box, Button, Card, CardActions, CardContent, Chip, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogTitle, Divider, FormControl, FormControlLabel, FormLabel, Grid, IconButton, Link, List, ListItem, ListItemText, Menu, MenuItem, Paper, Radio, RadioGroup, Select, InputLabel, Snackbar, Step, StepLabel, Stepper, Switch, TextField, Toolbar, Typography } from '@mui/material';

const theme = createTheme({ palette: { primary: { main: '#2f6b3a' }, secondary: { main: '#d9622b' }, background: { default: '#faf8f4' } }, typography: { fontFamily: '"Source Sans 3","Helvetica Neue",Arial,sans-serif', h4: { fontFamily: 'Georgia,serif' }, button: { textTransform: 'none', fontWeight: 600 } }, shape: { borderRadius: 8 } });
const post = (u, b) => fetch('/api/v2/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) });
const Dots = () => <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="5" r="2" /><circle cx="12" cy="12" r="2" /><circle cx="12" cy="19" r="2" /></svg>;
const Down = () => <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 10l5 5 5-5z" /></svg>;

function go(p) { history.pushState({}, '', p); window.dispatchEvent(new PopStateEvent('popstate')); window.scrollTo(0, 0); }

function Header({ c }) {
  const [a, setA] = useState(null);
  const pick = (p) => () => { setA(null); go(p); };
  return <AppBar position="sticky" color="inherit" elevation={1}><Toolbar>
    <Typography variant="h6" sx={{ fontFamily: 'Georgia,serif', color: 'primary.main', mr: 4, cursor: 'pointer' }} onClick={() => go('/')}>Pantrylane</Typography>
    <Button color="inherit" onClick={() => go('/account/menu')}>My Menu</Button>
    <Button color="inherit" onClick={() => go('/account/market')}>Market</Button>
    <Button color="inherit" onClick={() => go('/account/gift')}>Gift Cards</Button>
    <Box sx={{ flexGrow: 1 }} />
    <Button variant="outlined" color="secondary" size="small" sx={{ mr: 2 }} onClick={() => go('/account/gift')}>Give $40, get $40</Button>
    <IconButton aria-label="Account menu" aria-haspopup="true" onClick={(e) => setA(e.currentTarget)}><Avatar sx={{ width: 34, height: 34, bgcolor: 'primary.main' }}>J</Avatar></IconButton>
    <Menu anchorEl={a} open={!!a} onClose={() => setA(null)}>
      <MenuItem disabled dense>{c.email}</MenuItem><Divider />
      <MenuItem onClick={pick('/account/settings')}>Plan settings</MenuItem>
      <MenuItem onClick={pick('/account/info')}>Account info</MenuItem>
      <MenuItem onClick={pick('/account/orders')}>Order history</MenuItem>
      <MenuItem onClick={pick('/account/gift')}>Free box invites</MenuItem>
      <MenuItem onClick={pick('/account/help')}>Help center</MenuItem>
      <Divider /><MenuItem onClick={() => setA(null)}>Log out</MenuItem>
    </Menu>
  </Toolbar></AppBar>;
}

function StatusChip({ c }) {
  if (c.plan === 'active') return <Chip color="success" size="small" label="Active" />;
  if (c.plan === 'paused') return <Chip color="warning" size="small" label={'Paused until ' + c.paused_until} />;
  return <Chip size="small" label="Canceled" />;
}

function Overview({ c, reload, toast }) {
  const on = c.plan === 'active';
  return <>
    <Typography variant="h4" gutterBottom>Hi {c.name}, what’s cooking?</Typography>
    {c.plan === 'deactivated' && <Alert severity="info" sx={{ mb: 2 }}>Your plan is canceled. You have no upcoming deliveries and you won’t be charged. Changed your mind? You can restart from Plan settings at any time.</Alert>}
    {c.plan === 'paused' && <Alert severity="warning" sx={{ mb: 2 }}>Your plan is paused. Deliveries and charges start again on {c.paused_until}.</Alert>}
    {c.closing && <Alert severity="warning" sx={{ mb: 2 }}>We received your request to delete this account.</Alert>}
    {c.promo && <Alert severity="success" sx={{ mb: 2 }}>Applied: {c.promo}</Alert>}
    <Grid container spacing={3}>
      <Grid item xs={12} md={7}><Card><CardContent>
        <Typography variant="overline">Upcoming deliveries</Typography>
        {on ? <List dense>{c.deliveries.map((d, i) => <ListItem key={d.id} divider secondaryAction={c.skipped.includes(d.id) ? <Chip size="small" label="Skipped" /> : <><Button size="small" onClick={() => go('/account/menu')}>Choose meals</Button><Button size="small" color="inherit" onClick={async () => { await post('deliveries/' + d.id + '/skip'); await reload(); toast('Week skipped'); }}>Skip</Button></>}>
          <ListItemText primary={d.date} secondary={(i ? 'Chef’s picks · ' : 'Meals selected · ') + 'edit by ' + d.cutoff} /></ListItem>)}</List>
          : <Typography color="text.secondary">Nothing scheduled.</Typography>}
      </CardContent></Card></Grid>
      <Grid item xs={12} md={5}><Card><CardContent>
        <Typography variant="overline">Your plan</Typography>
        <Typography variant="h6">Veggie &amp; Omni Box <StatusChip c={c} /></Typography>
        <Typography color="text.secondary">{c.meals} recipes a week for {c.people} people</Typography>
        {on && <Typography sx={{ mt: 1 }}>${c.box.toFixed(2)} per box + ${c.shipping} shipping, billed weekly</Typography>}
      </CardContent><CardActions><Button size="small" onClick={() => go('/account/menu')}>See this week’s menu</Button></CardActions></Card>
        <Card sx={{ mt: 3, bgcolor: '#fff3e6' }}><CardContent><Typography variant="subtitle1">Add breakfast to your box</Typography><Typography variant="body2">Overnight oats, two servings, $6.99 a week.</Typography></CardContent><CardActions><Button color="secondary" size="small" onClick={async () => { await post('addons', { sku: 'oats' }); await reload(); toast('Added to your next box'); }}>Add for $6.99</Button></CardActions></Card>
      </Grid>
    </Grid>
  </>;
}

const REASONS = ['It’s too expensive', 'I don’t have time to cook', 'I’m going on vacation or moving', 'I didn’t like the recipes', 'Delivery or quality problems', 'I was only trying it out', 'Other'];

function CancelDialog({ c, open, close, reload }) {
  const [step, setStep] = useState(0); const [reason, setReason] = useState(''); const [note, setNote] = useState(''); const [busy, setBusy] = useState(false);
  useEffect(() => { if (open) { setStep(0); setReason(''); setNote(''); setBusy(false); } }, [open]);
  const vac = reason === REASONS[2]; const cheap = reason === REASONS[1];
  const accept = async (u, b) => { await post(u, b); await reload(); close(); };
  return <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby="cx-title">
    <DialogTitle id="cx-title">{['Before you go, tell us why', vac ? 'Taking a break?' : cheap ? 'Less cooking, same flavor' : 'Here’s something to make you stay', 'Review and confirm', 'Your plan has been canceled'][step]}</DialogTitle>
    <DialogContent>
      {step < 3 && <Stepper activeStep={step} sx={{ mb: 3 }}><Step><StepLabel>Feedback</StepLabel></Step><Step><StepLabel>Options</StepLabel></Step><Step><StepLabel>Confirm</StepLabel></Step></Stepper>}
      {step === 0 && <FormControl><FormLabel id="cx-r">What’s the main reason you’re canceling?</FormLabel>
        <RadioGroup aria-labelledby="cx-r" value={reason} onChange={(e) => setReason(e.target.value)}>{REASONS.map((r) => <FormControlLabel key={r} value={r} control={<Radio size="small" />} label={r} />)}</RadioGroup>
        <TextField sx={{ mt: 2 }} label="Anything else? (optional)" multiline rows={2} value={note} onChange={(e) => setNote(e.target.value)} /></FormControl>}
      {step === 1 && (vac ? <Typography>You don’t have to cancel to take time off. Pause for four weeks and we’ll pick up right where you left off.</Typography>
        : cheap ? <Typography>Switch to 2 recipes a week for $43.96 and still keep dinner interesting.</Typography>
          : <><Typography variant="h5" color="secondary.main">50% off your next two boxes</Typography><Typography sx={{ mt: 1 }}>Stay with us and we’ll take half off. Applied automatically to your {c.deliveries[0].date} and {c.deliveries[1].date} deliveries. Regular price afterwards.</Typography></>)}
      {step === 2 && <><Typography gutterBottom>You’re about to cancel your <b>Veggie &amp; Omni Box</b> plan.</Typography>
        <List dense><ListItem><ListItemText primary={'Your last box was delivered ' + c.delivered + '.'} secondary="You won’t be billed again." /></ListItem>
          <ListItem><ListItemText primary={'The ' + c.deliveries[0].date + ' delivery and all later weeks are removed.'} secondary="It’s before the cutoff, so there’s no charge." /></ListItem>
          <ListItem><ListItemText primary="Your login, recipe cards and saved favorites stay in your account." /></ListItem></List></>}
      {step === 3 && <><Typography>We’ve sent a confirmation to {c.email}. No further boxes will ship and you won’t be charged.</Typography><Alert severity="info" sx={{ mt: 2 }}>Miss us already? Come back within 30 days for 40% off.</Alert></>}
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      {step === 0 && <><Button variant="contained" onClick={close}>Never mind</Button><Button color="inherit" disabled={!reason} onClick={async () => { await post('plan/cancellation/survey', { reason, note }); setStep(1); }}>Next</Button></>}
      {step === 1 && <><Button color="inherit" onClick={() => setStep(2)}>No thanks, continue</Button>
        {vac ? <Button variant="contained" color="secondary" onClick={() => accept('plan/pause', { weeks: 4 })}>Pause for 4 weeks</Button>
          : cheap ? <Button variant="contained" color="secondary" onClick={() => accept('plan/size', { meals: 2 })}>Switch plan</Button>
            : <Button variant="contained" color="secondary" onClick={() => accept('plan/offer', {})}>Claim 50% off</Button>}</>}
      {step === 2 && <><Button color="inherit" disabled={busy} onClick={async () => { setBusy(true); await post('plan/cancellation', { reason, note }); await reload(); setStep(3); }}>Cancel my plan</Button><Button variant="contained" onClick={close}>Keep my plan</Button></>}
      {step === 3 && <><Button onClick={() => accept('plan/reactivate', {})}>Undo and reactivate</Button><Button variant="contained" onClick={() => { close(); go('/'); }}>Done</Button></>}
    </DialogActions></Dialog>;
}

function Settings({ c, reload, toast }) {
  const [a, setA] = useState(null); const [cx, setCx] = useState(false); const [pz, setPz] = useState(false); const [w, setW] = useState(4);
  const off = c.plan === 'deactivated';
  return <>
    <Typography variant="h4" gutterBottom>Plan settings</Typography>
    <Paper sx={{ p: 3, mb: 3 }}><Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}><Typography variant="h6">Veggie &amp; Omni Box</Typography><StatusChip c={c} /><Box sx={{ flexGrow: 1 }} />
      {!off && <IconButton aria-label="More plan options" onClick={(e) => setA(e.currentTarget)}><Dots /></IconButton>}
      {off && <Button variant="contained" onClick={async () => { await post('plan/reactivate'); await reload(); toast('Welcome back!'); }}>Reactivate plan</Button>}
    </Box>
      <Typography color="text.secondary">{off ? 'Canceled on ' + c.today + '. No deliveries are scheduled and no payments will be taken.' : c.meals + ' recipes a week for ' + c.people + ' people · delivered ' + c.deliveries[0].date.slice(0, 3) + ' 8 AM – 8 PM'}</Typography>
      <Menu anchorEl={a} open={!!a} onClose={() => setA(null)}>
        <MenuItem onClick={() => { setA(null); toast('Delivery days for 60614: Tue, Wed, Sat'); }}>Change delivery day</MenuItem>
        <MenuItem onClick={() => { setA(null); setPz(true); }}>Pause deliveries</MenuItem>
        <MenuItem onClick={() => { setA(null); setCx(true); }}>Cancel plan</MenuItem>
      </Menu></Paper>
    {['Preferences', 'Delivery address', 'Payment'].map((t, i) => <Accordion key={t}><AccordionSummary expandIcon={<Down />}>{t}</AccordionSummary><AccordionDetails>
      {i === 0 && <Typography>Variety · no shellfish · spice level medium. Up to $13.99 more for premium recipes.</Typography>}
      {i === 1 && <Typography>Jordan Ellery, 1820 N Halsted St, Apt 4, Chicago, IL 60614</Typography>}
      {i === 2 && (c.card ? <Box><Typography>Visa ending in 4471, expires 08/28</Typography><Button size="small" color="error" onClick={async () => { await post('card/remove'); await reload(); }}>Remove card</Button></Box> : <Typography>No payment method on file.</Typography>)}
    </AccordionDetails></Accordion>)}
    <Dialog open={pz} onClose={() => setPz(false)}><DialogTitle>Pause deliveries</DialogTitle><DialogContent><FormControl fullWidth sx={{ mt: 1 }}><InputLabel id="pz">Weeks</InputLabel><Select labelId="pz" label="Weeks" value={w} onChange={(e) => setW(e.target.value)}>{[1, 2, 4, 8].map((x) => <MenuItem key={x} value={x}>{x} week{x > 1 ? 's' : ''}</MenuItem>)}</Select></FormControl></DialogContent>
      <DialogActions><Button onClick={() => setPz(false)}>Cancel</Button><Button variant="contained" onClick={async () => { await post('plan/pause', { weeks: w }); setPz(false); await reload(); }}>Pause plan</Button></DialogActions></Dialog>
    <CancelDialog c={c} open={cx} close={() => setCx(false)} reload={reload} />
  </>;
}

function Info({ c, reload, toast }) {
  const [del, setDel] = useState(false);
  return <><Typography variant="h4" gutterBottom>Account info</Typography><Paper sx={{ p: 3, mb: 3 }}><TextField label="First name" defaultValue="Jordan" size="small" /> <TextField label="Email" defaultValue={c.email} size="small" /></Paper>
    <Paper sx={{ p: 3, mb: 3 }}><Typography variant="h6">Communication</Typography>{[['offers', 'Special offers'], ['menu', 'Weekly menu reminders'], ['sms', 'Text messages']].map(([k, l]) => <FormControlLabel key={k} sx={{ display: 'block' }} control={<Switch checked={c.prefs[k]} onChange={async () => { await post('prefs', { key: k }); reload(); }} />} label={l} />)}</Paper>
    <Paper sx={{ p: 3 }}><Typography variant="h6">Privacy</Typography><Typography variant="body2" sx={{ mb: 1 }}>Ask us to delete your personal data, order history and saved recipes. This also closes your account.</Typography><Button color="error" variant="outlined" onClick={() => setDel(true)}>Delete account</Button></Paper>
    <Dialog open={del} onClose={() => setDel(false)}><DialogTitle>Delete your account?</DialogTitle><DialogContent>Everything in your account is removed and can’t be restored.</DialogContent><DialogActions><Button onClick={() => setDel(false)}>Go back</Button><Button color="error" onClick={async () => { await post('privacy/deletion-request'); setDel(false); reload(); toast('Request received'); }}>Delete</Button></DialogActions></Dialog></>;
}

const HELP = [['How do I skip a week?', 'Open My Menu and choose Skip on any delivery before its cutoff.'], ['How do I cancel my plan?', 'You can cancel online at any time. Click your initial at the top right, choose Plan settings, then the three dots next to your plan.'], ['When am I charged?', 'We charge your card at the cutoff, five days before delivery.'], ['My box arrived damaged', 'Report it within 7 days and we’ll credit the affected ingredients.']];

function Page({ path, ...p }) {
  if (path === '/') return <Overview {...p} />;
  if (path === '/account/settings') return <Settings {...p} />;
  if (path === '/account/info') return <Info {...p} />;
  if (path === '/account/help') return <><Typography variant="h4" gutterBottom>Help center</Typography>{HELP.map(([q, a]) => <Accordion key={q}><AccordionSummary expandIcon={<Down />}>{q}</AccordionSummary><AccordionDetails><Typography>{a}</Typography></AccordionDetails></Accordion>)}</>;
  if (path === '/account/orders') return <><Typography variant="h4" gutterBottom>Order history</Typography><Paper><List>{[0, 1, 2, 3].map((n, i) => <ListItem key={n} divider><ListItemText primary={'Box #' + (48213 - i * 911)} secondary={'Delivered · 3 recipes · $70.93'} /></ListItem>)}</List></Paper></>;
  if (path === '/account/gift') return <><Typography variant="h4">Give $40, get $40</Typography><Typography>You have 3 free boxes to send to friends.</Typography></>;
  return <><Typography variant="h4" gutterBottom>This week’s recipes</Typography><Grid container spacing={2}>{['Maple-Dijon Salmon', 'Crispy Chickpea Tacos', 'One-Pan Orzo with Feta', 'Bulgogi Bowls', 'Mushroom Ragu Rigatoni', 'Hot Honey Chicken'].map((n) => <Grid item xs={12} sm={6} md={4} key={n}><Card><Box sx={{ height: 110, bgcolor: '#e3dccb' }} /><CardContent><Typography>{n}</Typography><Typography variant="caption">30 min · 680 cal</Typography></CardContent></Card></Grid>)}</Grid></>;
}

function App() {
  const [c, setC] = useState(null); const [path, setPath] = useState(location.pathname); const [msg, setMsg] = useState(''); const [ck, setCk] = useState(!localStorage.getItem('pl_ck'));
  const reload = () => fetch('/api/v2/customer').then((r) => r.json()).then(setC);
  useEffect(() => { reload(); const h = () => setPath(location.pathname); addEventListener('popstate', h); return () => removeEventListener('popstate', h); }, []);
  const ok = () => { localStorage.setItem('pl_ck', '1'); setCk(false); };
  if (!c) return null;
  return <ThemeProvider theme={theme}><CssBaseline /><Header c={c} />
    <Container maxWidth="lg" sx={{ py: 4, minHeight: '70vh' }}><Page path={path} c={c} reload={reload} toast={setMsg} /></Container>
    <Box component="footer" sx={{ bgcolor: '#24382a', color: '#fff', p: 4 }}><Grid container spacing={3}><Grid item xs={4}><Typography>Pantrylane</Typography><Link color="inherit" href="#" onClick={(e) => e.preventDefault()}>About</Link> · <Link color="inherit" href="#" onClick={(e) => e.preventDefault()}>Careers</Link></Grid><Grid item xs={4}><Link color="inherit" href="/account/help">Help center</Link></Grid><Grid item xs={4}><Typography variant="caption">© Pantrylane Foods, Inc. Offers for new customers only, with an auto-renewing plan. Prices vary by recipe and ZIP code.</Typography></Grid></Grid></Box>
    <Snackbar open={!!msg} message={msg} autoHideDuration={4000} onClose={() => setMsg('')} />
    {ck && <Paper elevation={8} sx={{ position: 'fixed', left: 16, bottom: 16, p: 2, maxWidth: 420, zIndex: 1200 }}><Typography variant="body2">We use cookies to personalize content and ads. See our Privacy Policy.</Typography><Button size="small" onClick={ok}>Reject non-essential</Button><Button size="small" variant="contained" onClick={ok}>Accept all</Button></Paper>}
  </ThemeProvider>;
}
createRoot(document.getElementById('root')).render(<App />);
