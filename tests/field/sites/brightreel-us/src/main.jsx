import { createContext, useContext, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Alert, AppBar, Avatar, Box, Button, Card, CardActions, CardContent, Chip, CircularProgress, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Divider, FormControl, FormControlLabel, Grid, IconButton, Link, List, ListItem, ListItemText, Menu, MenuItem, Paper, Radio, RadioGroup, Slider, Snackbar, Stack, Switch, TextField, ThemeProvider, Toolbar, Typography, createTheme } from '@mui/material'

const theme = createTheme({ palette: { mode: 'light', primary: { main: '#0a7d5b' }, secondary: { main: '#10151f' }, background: { default: '#f4f5f7' } }, shape: { borderRadius: 6 }, typography: { fontFamily: 'Inter, "Helvetica Neue", Arial, sans-serif', button: { fontWeight: 700 } } })
const Ctx = createContext(null)
const use = () => useContext(Ctx)
const send = (path, body) => fetch('/api' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) }).then(r => r.json())
const date = (iso, add = 0) => { const d = new Date(iso + 'T12:00:00'); d.setDate(d.getDate() + add); return d.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' }) }
const money = n => '$' + n.toFixed(2)
const PLANS = [['ads', 'Brightreel (With Ads)', 9.99, 'Thousands of shows and movies. Ad-supported.'], ['noads', 'Brightreel (No Ads)', 18.99, 'Our full library, ad-free, plus downloads on 5 devices.'], ['bundle', 'Brightreel Duo + Hearth', 26.99, 'No Ads, Hearth originals and 4K on up to 4 screens.']]
const planName = id => PLANS.find(p => p[0] === id)[1]
const REASONS = ['I\'m not using it enough', 'It costs too much', 'There\'s nothing left I want to watch', 'Technical issues (buffering, crashes)', 'I\'m switching to another service', 'I only signed up for one show', 'Other']

function Header() {
  const { go } = use()
  const [el, setEl] = useState(null)
  return <AppBar position="static" color="secondary" elevation={0}><Toolbar>
    <Typography variant="h6" sx={{ fontWeight: 900, letterSpacing: -1, color: '#3ddca5', mr: 4 }}>brightreel</Typography>
    <Stack direction="row" spacing={3} sx={{ flexGrow: 1 }}>{['Home', 'TV', 'Movies', 'Sports', 'My Stuff'].map(x => <Link key={x} href="#" onClick={e => e.preventDefault()} color="inherit" underline="none" variant="body2">{x}</Link>)}</Stack>
    <Button variant="outlined" size="small" color="inherit" sx={{ mr: 2 }} onClick={() => go('/account/plan')}>Upgrade</Button>
    <IconButton onClick={e => setEl(e.currentTarget)} aria-label="Dana's profile menu" size="small"><Avatar sx={{ bgcolor: '#c2410c', width: 34, height: 34 }}>D</Avatar></IconButton>
    <Menu anchorEl={el} open={!!el} onClose={() => setEl(null)}>
      {[['Manage Profiles', null], ['Account', '/account'], ['Gift Cards', null], ['Help Center', '/help'], ['Log Out of Brightreel', null]].map(([t, to]) => <MenuItem key={t} onClick={() => { setEl(null); to && go(to) }}>{t}</MenuItem>)}
    </Menu>
  </Toolbar></AppBar>
}

function Footer() {
  return <Box component="footer" sx={{ bgcolor: '#10151f', color: '#b8bfcb', mt: 8, py: 5 }}><Container><Grid container spacing={4}>
    {[['Browse', ['Streaming Library', 'Live TV', 'Courtside+', 'TV Shows', 'Movies']], ['Help', ['Account & Billing', 'Plans & Pricing', 'Supported Devices', 'Accessibility']], ['About Us', ['Press', 'Jobs', 'Contact', 'Investor Relations']]].map(([h, xs]) => <Grid key={h} size={4}><Typography variant="overline">{h}</Typography>{xs.map(x => <Typography key={x} variant="body2" sx={{ py: .4 }}><Link href="#" onClick={e => e.preventDefault()} color="inherit" underline="hover">{x}</Link></Typography>)}</Grid>)}
  </Grid><Divider sx={{ my: 3, borderColor: '#2a3140' }} /><Typography variant="caption">About Ads · Subscriber Agreement · Privacy Policy · Your US State Privacy Rights · Do Not Sell or Share My Personal Information<br />© 2026 Brightreel, LLC. All rights reserved.</Typography></Container></Box>
}

const Row = ({ label, children, action }) => <ListItem divider secondaryAction={action} sx={{ py: 1.6, pr: 22 }}><ListItemText primary={label} secondary={children} slotProps={{ secondary: { component: 'div' } }} /></ListItem>

function Account() {
  const { a, go, run } = use()
  const [menu, setMenu] = useState(null)
  const [dlg, setDlg] = useState(null)
  const on = a.addons.filter(x => x.on)
  return <Container sx={{ py: 5 }}>
    <Typography variant="h4" sx={{ fontWeight: 800, mb: 3 }}>Account</Typography>
    <Grid container spacing={3}><Grid size={{ xs: 12, md: 8 }}>
      <Paper variant="outlined" sx={{ mb: 3 }}><Typography variant="h6" sx={{ p: 2, pb: 0 }}>Your Subscription</Typography>
        {a.status === 'canceling' && <Alert severity="info" sx={{ m: 2 }} action={<Button color="inherit" size="small" onClick={() => run('/subscription/restart', {}, 'Welcome back! Your subscription is active.')}>Restart</Button>}>Your subscription will end on {date(a.next)}. You can keep watching until then. You won't be charged again.</Alert>}
        {a.status === 'paused' && <Alert severity="warning" sx={{ m: 2 }}>Your subscription is paused until {date(a.next, a.weeks * 7)}. Billing will resume on that date.</Alert>}
        {a.discount && <Alert severity="success" sx={{ m: 2 }}>Offer applied: 50% off for 3 months.</Alert>}
        <List disablePadding>
          <Row label={planName(a.plan)} action={<Button size="small" onClick={() => go('/account/plan')}>Manage Plan</Button>}>{a.status === 'canceling' ? 'Access through ' + date(a.next) : money(a.price) + '/month + tax'}</Row>
          {on.map(x => <Row key={x.id} label={x.name} action={<Button size="small" onClick={e => setMenu(e.currentTarget)}>Manage Add-on</Button>}>{a.status === 'canceling' ? 'Add-on · Ends ' + date(a.next) : 'Add-on · ' + money(x.price) + '/month'}</Row>)}
          {a.status === 'active' && <Row label="Next charge">{money(a.price + on.reduce((s, x) => s + x.price, 0))} on {date(a.next)}</Row>}
        </List>
        <Menu anchorEl={menu} open={!!menu} onClose={() => setMenu(null)}><MenuItem onClick={() => setMenu(null)}>View details</MenuItem><MenuItem onClick={() => { setMenu(null); setDlg('court') }}>Cancel Add-on</MenuItem></Menu>
        <Dialog open={!!dlg} onClose={() => setDlg(null)}><DialogTitle>Cancel Courtside+ Live Sports?</DialogTitle><DialogContent><DialogContentText>You'll lose live games at the end of your billing period. Your Brightreel plan won't change.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setDlg(null)}>Keep add-on</Button><Button color="error" onClick={() => { run('/addons', { id: dlg, on: false }, 'Add-on canceled'); setDlg(null) }}>Cancel add-on</Button></DialogActions></Dialog>
      </Paper>
      <Paper variant="outlined" sx={{ mb: 3 }}><Typography variant="h6" sx={{ p: 2, pb: 0 }}>Payment Information</Typography><List disablePadding>
        <Row label="Visa ending in 4417" action={<Button size="small">Update Payment</Button>}>Expires 08/28</Row>
        <Row label="Gift cards" action={<Button size="small">Redeem</Button>}>No gift card balance</Row>
        <Row label="Billing history" action={<Button size="small">View</Button>}>Last payment {money(a.price)} on {date(a.next, -30)}</Row></List></Paper>
      <Paper variant="outlined"><Typography variant="h6" sx={{ p: 2, pb: 0 }}>Recommended for you</Typography><Stack direction="row" spacing={2} sx={{ p: 2 }}>
        {a.addons.filter(x => !x.on).map(x => <Card key={x.id} variant="outlined" sx={{ flex: 1 }}><CardContent><Typography variant="subtitle1">{x.name}</Typography><Typography variant="body2" color="text.secondary">{money(x.price)}/month after a 7-day free trial</Typography></CardContent><CardActions><Button variant="contained" size="small" onClick={() => run('/addons', { id: x.id, on: true }, 'Added to your plan')}>Add</Button></CardActions></Card>)}</Stack></Paper>
    </Grid><Grid size={{ xs: 12, md: 4 }}>
      <Paper variant="outlined" sx={{ mb: 3 }}><Typography variant="h6" sx={{ p: 2, pb: 0 }}>Your Profile</Typography><List disablePadding>
        <ListItem divider><ListItemText primary="Email" secondary={a.email} /></ListItem><ListItem divider><ListItemText primary="Password" secondary="••••••••••" /></ListItem><ListItem><ListItemText primary="Phone" secondary="Not provided" /></ListItem></List></Paper>
      <Paper variant="outlined" sx={{ p: 2 }}><Typography variant="h6">Privacy and Settings</Typography>
        {['Brightreel news and offers', 'Partner offers'].map(x => <FormControlLabel key={x} control={<Switch defaultChecked onChange={e => run('/prefs', { [x]: e.target.checked })} />} label={x} />)}
        <Button size="small" fullWidth sx={{ mt: 1 }} onClick={() => run('/account/signout-all', {}, 'All other devices were logged out')}>Log out of all devices</Button></Paper>
    </Grid></Grid></Container>
}

function Plan() {
  const { a, go, run } = use()
  const [dlg, setDlg] = useState(null)
  return <Container maxWidth="md" sx={{ py: 5 }}>
    <Link component="button" onClick={() => go('/account')}>‹ Back to Account</Link>
    <Typography variant="h4" sx={{ fontWeight: 800, my: 2 }}>Manage Plan</Typography>
    {PLANS.map(([id, name, price, text]) => <Card key={id} variant="outlined" sx={{ mb: 2, borderColor: id === a.plan ? 'primary.main' : undefined }}><CardContent><Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}><Box><Typography variant="h6">{name} {id === a.plan && <Chip size="small" color="primary" label="Current plan" />}{id === 'bundle' && <Chip size="small" color="warning" label="Best value" />}</Typography><Typography variant="body2" color="text.secondary">{text}</Typography></Box><Stack sx={{ alignItems: 'flex-end' }}><Typography>{money(price)}/mo.</Typography>{id !== a.plan && <Button variant={id === 'bundle' ? 'contained' : 'outlined'} size="small" onClick={() => setDlg(id)}>Switch</Button>}</Stack></Stack></CardContent></Card>)}
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 3 }}>Plan changes take effect right away; the difference is prorated. Prices don't include tax. Live TV is required for some regional sports networks. Terms apply.</Typography>
    <Divider sx={{ my: 3 }} />
    {a.status === 'canceling' ? <Typography variant="body2">Your subscription is set to end on {date(a.next)}. <Link component="button" onClick={() => run('/subscription/restart', {}, 'Welcome back!')}>Restart subscription</Link></Typography>
      : <Typography variant="body2" color="text.secondary">Need to step away? <Link component="button" color="text.secondary" onClick={() => go('/account/cancel')}>Cancel your subscription</Link></Typography>}
    <Dialog open={!!dlg} onClose={() => setDlg(null)}><DialogTitle>Switch to {dlg && planName(dlg)}?</DialogTitle><DialogContent><DialogContentText>Your new price starts today and your payment method will be charged automatically each month.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setDlg(null)}>Not now</Button><Button variant="contained" onClick={() => { run('/subscription/plan', { plan: dlg }, 'Plan updated'); setDlg(null) }}>Confirm switch</Button></DialogActions></Dialog>
  </Container>
}

function Cancel() {
  const { a, go, run } = use()
  const [step, setStep] = useState('pause')
  const [weeks, setWeeks] = useState(4)
  const [reason, setReason] = useState('')
  const [more, setMore] = useState('')
  const [busy, setBusy] = useState(false)
  const Shell = (title, body, actions) => <Container maxWidth="sm" sx={{ py: 6 }}><Paper variant="outlined" sx={{ p: 4 }}><Typography variant="h5" sx={{ fontWeight: 800, mb: 2 }}>{title}</Typography>{body}<Stack spacing={1.5} sx={{ mt: 4 }}>{actions}</Stack></Paper></Container>
  useEffect(() => { send('/events', { view: 'cancel_' + step }) }, [step])
  if (a.status === 'canceling' && step !== 'done') return Shell('Your subscription is already set to end', <Typography>You can watch until {date(a.next)}.</Typography>, <Button variant="contained" onClick={() => go('/account')}>Go to Account</Button>)
  if (step === 'pause') return Shell('Taking a break? Pause instead.', <><Typography>Put your subscription on hold for up to 12 weeks. Your watchlist and recommendations will be right here when you're back.</Typography><Typography sx={{ mt: 3 }} variant="subtitle2">Pause for {weeks} {weeks === 1 ? 'week' : 'weeks'}</Typography><Slider value={weeks} min={1} max={12} marks valueLabelDisplay="auto" aria-label="Pause duration in weeks" onChange={(e, v) => setWeeks(v)} /><Typography variant="body2" color="text.secondary">Your pause begins {date(a.next)} and billing resumes {date(a.next, weeks * 7)}.</Typography></>,
    [<Button key="p" size="large" variant="contained" onClick={() => { run('/subscription/pause', { weeks }, 'Your subscription is paused'); go('/account') }}>Pause subscription</Button>, <Button key="c" size="small" color="inherit" onClick={() => setStep('reason')}>Continue to cancel</Button>])
  if (step === 'reason') return Shell('Before you go, tell us why', <><Typography variant="body2" color="text.secondary">Your feedback helps us get better. Select the main reason.</Typography><FormControl sx={{ mt: 2 }}><RadioGroup value={reason} onChange={e => setReason(e.target.value)}>{REASONS.map(r => <FormControlLabel key={r} value={r} control={<Radio />} label={r} />)}</RadioGroup></FormControl>{reason === 'Other' && <TextField fullWidth multiline rows={2} label="Tell us more (optional)" value={more} onChange={e => setMore(e.target.value)} />}</>,
    [<Button key="n" size="large" variant="contained" disabled={!reason} onClick={() => setStep('offer')}>Continue</Button>, <Button key="b" color="inherit" onClick={() => go('/account')}>Go back to Account</Button>])
  if (step === 'offer') return Shell('Wait — here\'s 50% off', <><Typography>Stay with us and pay just <b>$9.49/month for 3 months</b>. Then {money(a.price)}/month. Season 3 of <i>Harbor Lights</i> drops in two weeks!</Typography><Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 2 }}>Offer applies to your next three billing cycles and may not be combined with other promotions.</Typography></>,
    [<Button key="o" size="large" variant="contained" onClick={() => { run('/subscription/offer', {}, 'Nice! Your discount has been applied.'); go('/account') }}>Claim offer</Button>, <Button key="n" size="small" color="inherit" onClick={() => setStep('review')}>No thanks, I don't want to save</Button>])
  if (step === 'review') return Shell('Review your cancellation', <><Typography>If you cancel, you'll have access until <b>{date(a.next)}</b>. After that:</Typography><Typography component="ul" variant="body2">{['Your downloads will be removed', 'Courtside+ Live Sports will end on the same date', 'Your $18.99 price can\'t be guaranteed if you come back'].map(x => <li key={x}>{x}</li>)}</Typography></>,
    [<Button key="k" size="large" variant="contained" onClick={() => go('/account')}>Keep my subscription</Button>, <Button key="c" size="large" variant="outlined" color="inherit" disabled={busy} onClick={async () => { setBusy(true); await run('/subscription/cancel', { reason, more }); setStep('done') }}>{busy ? <CircularProgress size={22} /> : 'Cancel subscription'}</Button>])
  return Shell('We\'re sorry to see you go', <><Typography>Your subscription has been canceled. You can keep watching Brightreel until {date(a.next)}.</Typography><Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>We've sent a confirmation to {a.email}.</Typography></>,
    [<Button key="k" variant="contained" onClick={() => run('/subscription/restart', {}, 'Welcome back!').then(() => go('/account'))}>Restart my subscription</Button>, <Button key="a" onClick={() => go('/account')}>Go to Account</Button>])
}

function Help() {
  const { go } = use()
  return <Container maxWidth="md" sx={{ py: 5 }}><Typography variant="h4" sx={{ fontWeight: 800, mb: 2 }}>Help Center</Typography>{[['Change your plan', 'Go to Manage Plan on your Account page and pick a new plan.'], ['Cancel a Brightreel subscription', 'Go to Account, select Manage Plan and then Cancel your subscription at the bottom of the page.'], ['Fix buffering issues', 'Restart the app and check your connection speed.']].map(([q, t]) => <Paper key={q} variant="outlined" sx={{ p: 2, mb: 2 }}><Typography variant="subtitle1">{q}</Typography><Typography variant="body2">{t}</Typography></Paper>)}<Button onClick={() => go('/account')}>Back to Account</Button></Container>
}

function App() {
  const [path, setPath] = useState(location.pathname)
  const [a, setA] = useState(null)
  const [toast, setToast] = useState('')
  const [cookie, setCookie] = useState(!localStorage.getItem('br_consent'))
  useEffect(() => { fetch('/api/account').then(r => r.json()).then(setA); const f = () => setPath(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f) }, [])
  const go = p => { history.pushState({}, '', p); setPath(p); scrollTo(0, 0) }
  const run = (p, b, msg) => send(p, b).then(d => { setA(d); msg && setToast(msg); return d })
  const View = { '/account/plan': Plan, '/account/cancel': Cancel, '/help': Help }[path] || Account
  return <ThemeProvider theme={theme}><CssBaseline /><Ctx.Provider value={{ a, go, run }}><Header />
    {a ? <View /> : <Stack sx={{ alignItems: 'center', py: 20 }}><CircularProgress /></Stack>}<Footer />
    <Snackbar open={!!toast} autoHideDuration={4000} onClose={() => setToast('')} message={toast} />
    {cookie && <Paper elevation={8} sx={{ position: 'fixed', bottom: 0, left: 0, right: 0, p: 2, zIndex: 1300 }}><Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}><Typography variant="body2" sx={{ flex: 1 }}>We and our partners use cookies to personalize content and ads and to measure performance. See our Privacy Policy.</Typography><Button size="small">Cookie settings</Button><Button size="small" variant="contained" onClick={() => { localStorage.setItem('br_consent', '1'); setCookie(false) }}>Got it</Button></Stack></Paper>}
  </Ctx.Provider></ThemeProvider>
}
createRoot(document.getElementById('root')).render(<App />)
