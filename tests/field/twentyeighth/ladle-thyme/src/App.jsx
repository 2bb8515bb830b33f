import { useEffect, useState, createContext, useContext } from 'react';
import { Routes, Route, Navigate, Link as RLink, useLocation, useNavigate } from 'react-router-dom';
import {
  AppBar, Toolbar, Box, Button, IconButton, Menu, MenuItem, Avatar, Container, Grid, Paper, Typography, Link, List,
  ListItemButton, ListItemIcon, ListItemText, Divider, Chip, Card, CardContent, CardActions, CardMedia, Dialog,
  DialogTitle, DialogContent, DialogContentText, DialogActions, Snackbar, Alert, Skeleton, Switch, FormControlLabel,
  Stack, TextField, Badge,
} from '@mui/material';
import {
  RestaurantMenu, LocalShipping, Settings, CreditCard, CardGiftcard, HelpOutline, ShoppingBasketOutlined, Close,
} from '@mui/icons-material';
import CancelFlow from './CancelFlow.jsx';
import { call } from './api.js';

export const Ctx = createContext(null);
export const useAcc = () => useContext(Ctx);

function Header() {
  const [el, setEl] = useState(null);
  const nav = useNavigate();
  const { acc } = useAcc();
  return (
    <AppBar position="sticky" color="inherit" elevation={1}>
      <Toolbar sx={{ gap: 1 }}>
        <Typography component={RLink} to="/my-menu" variant="h6" sx={{ fontFamily: 'Georgia,serif', fontWeight: 700, color: 'primary.main', textDecoration: 'none', mr: 3 }}>Ladle &amp; Thyme</Typography>
        <Button component={RLink} to="/my-menu" color="inherit">My Menu</Button>
        <Button component={RLink} to="/market" color="inherit">Market</Button>
        <Button component={RLink} to="/past-deliveries" color="inherit" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>Past deliveries</Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button component={RLink} to="/gift" color="secondary" startIcon={<CardGiftcard />}>Send free boxes</Button>
        <IconButton aria-label="Basket"><Badge badgeContent={3} color="secondary"><ShoppingBasketOutlined /></Badge></IconButton>
        <IconButton onClick={e => setEl(e.currentTarget)} aria-label="Account menu" aria-haspopup="true"><Avatar sx={{ width: 32, height: 32, bgcolor: 'secondary.main' }}>D</Avatar></IconButton>
        <Menu anchorEl={el} open={!!el} onClose={() => setEl(null)}>
          <MenuItem disabled>{acc.first_name} {acc.last_name}</MenuItem>
          <Divider />
          {[['Plan settings', '/account/plan'], ['Deliveries', '/account/deliveries'], ['Account info', '/account/info'], ['Help', '/help']].map(([t, p]) =>
            <MenuItem key={p} onClick={() => { setEl(null); nav(p); }}>{t}</MenuItem>)}
          <Divider />
          <MenuItem onClick={() => setEl(null)}>Log out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}

function Footer() {
  return (
    <Box component="footer" sx={{ mt: 8, bgcolor: '#22352a', color: '#d9e3d9', py: 5 }}>
      <Container>
        <Grid container spacing={4}>
          {[['Our company', ['About us', 'Careers', 'Press', 'Sustainability']], ['Our plans', ['Family friendly', 'Veggie', 'Quick & easy', 'Ladle Wine Club']], ['Customers', ['Help Center', 'Gift cards', 'Student discount', 'Heroes discount']]].map(([h, l]) => (
            <Grid item xs={6} md={3} key={h}><Typography variant="subtitle2" gutterBottom>{h}</Typography>
              {l.map(x => <Typography key={x} variant="body2"><Link component={RLink} to={x === 'Help Center' ? '/help' : '/info/' + x.toLowerCase().replace(/\W+/g, '-')} color="inherit" underline="hover">{x}</Link></Typography>)}
            </Grid>))}
          <Grid item xs={12} md={3}><Typography variant="subtitle2" gutterBottom>Contact us</Typography><Typography variant="body2">Chat 7 days a week, 8am&ndash;10pm ET</Typography></Grid>
        </Grid>
        <Divider sx={{ my: 3, borderColor: '#3c5445' }} />
        <Typography variant="caption">&copy; Ladle &amp; Thyme Inc. · Terms · Privacy · Accessibility · Do not sell or share my personal information. Plans renew weekly until cancelled. Cancel any time before 11:59pm PT five days before your delivery to avoid being charged for it.</Typography>
      </Container>
    </Box>
  );
}

const NAV = [['Plan settings', '/account/plan', Settings], ['Deliveries', '/account/deliveries', LocalShipping], ['Account info', '/account/info', RestaurantMenu], ['Payment', '/account/payment', CreditCard], ['Help', '/help', HelpOutline]];

export function AccountShell({ children }) {
  const loc = useLocation();
  return (
    <Container sx={{ mt: 4 }}>
      <Typography variant="h4" component="h1" sx={{ mb: 3, fontFamily: 'Georgia,serif' }}>Account settings</Typography>
      <Grid container spacing={3}>
        <Grid item xs={12} md={3}>
          <Paper variant="outlined"><List component="nav" aria-label="Account settings">
            {NAV.map(([t, p, I]) => <ListItemButton key={p} component={RLink} to={p} selected={loc.pathname === p}><ListItemIcon sx={{ minWidth: 40 }}><I fontSize="small" /></ListItemIcon><ListItemText primary={t} /></ListItemButton>)}
          </List></Paper>
        </Grid>
        <Grid item xs={12} md={9}>{children}</Grid>
      </Grid>
    </Container>
  );
}

const STATUS = { active: ['Active', 'success'], cancelled: ['Canceled', 'default'], paused: ['Paused', 'warning'], downgraded: ['Active', 'success'], discounted: ['Active', 'success'], upgraded: ['Active', 'success'] };

function Row({ label, value, action }) {
  return (
    <Stack direction="row" alignItems="center" sx={{ py: 1.5 }}>
      <Box sx={{ flexGrow: 1 }}><Typography variant="body2" color="text.secondary">{label}</Typography><Typography>{value}</Typography></Box>{action}
    </Stack>
  );
}

function Plan() {
  const { acc, act } = useAcc();
  const [edit, setEdit] = useState(false);
  const [wine, setWine] = useState(false);
  const [n, setN] = useState(acc.plan.recipes);
  const [label, color] = STATUS[acc.status];
  const ended = acc.status === 'cancelled';
  return (
    <AccountShell>
      <Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
        <Stack direction="row" spacing={1} alignItems="center"><Typography variant="h6" component="h2">Your plan</Typography><Chip size="small" label={label} color={color} /></Stack>
        {ended && <Alert severity="info" sx={{ my: 2 }} action={<Button size="small" onClick={() => act('POST', '/api/v2/subscriptions/5510382/reactivate')}>Reactivate</Button>}>Your plan was canceled on {acc.canceled_on}. You won&rsquo;t be charged for future boxes. Your last box arrives {acc.last_box}.</Alert>}
        {acc.status === 'paused' && <Alert severity="warning" sx={{ my: 2 }} action={<Button size="small" onClick={() => act('POST', '/api/v2/subscriptions/5510382/resume')}>Resume</Button>}>Deliveries are paused until {acc.resume_on}.</Alert>}
        {acc.status === 'discounted' && <Alert severity="success" sx={{ my: 2 }}>50% off has been applied to your next 2 boxes.</Alert>}
        <Row label="Plan" value={`Meat & Veggies · ${acc.plan.people} people, ${acc.plan.recipes} recipes a week`} action={!ended && <Button onClick={() => setEdit(true)}>Edit</Button>} />
        <Divider />
        <Row label="Box price" value={`$${acc.plan.price} a week + $10.99 shipping`} />
        <Divider />
        <Row label="Delivery day" value="Wednesdays, 8am – 8pm" action={!ended && <Button component={RLink} to="/account/deliveries">Edit</Button>} />
        <Divider />
        <Row label={ended ? 'Next box' : 'Next charge'} value={ended ? 'None scheduled' : acc.next_charge} />
      </Paper>
      <Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
        <Typography variant="h6" component="h2">Ladle Wine Club</Typography>
        {acc.wine ? <Row label="6 bottles a month" value="$89.99 · ships on the 12th" action={<Button color="inherit" onClick={() => setWine(true)}>Cancel wine subscription</Button>} /> : <Typography color="text.secondary" sx={{ py: 1 }}>You&rsquo;re not a member.</Typography>}
      </Paper>
      <Paper variant="outlined" sx={{ p: 3, mb: 3, display: 'flex', gap: 2, alignItems: 'center', bgcolor: '#fff3ea' }}>
        <Box sx={{ flexGrow: 1 }}><Typography variant="subtitle1" fontWeight={700}>Busy week ahead?</Typography><Typography variant="body2">Skip as many weeks as you like, free of charge.</Typography></Box>
        <Button component={RLink} to="/account/deliveries" variant="outlined" color="secondary">Skip a week</Button>
      </Paper>
      {!ended && <Box sx={{ mt: 4 }}>
        <Typography variant="subtitle2" color="text.secondary">Plan status</Typography>
        <Typography variant="body2" color="text.secondary">Not what you&rsquo;re looking for? You can <Link component={RLink} to="/account/plan/deactivate" color="text.secondary">cancel your plan</Link> and come back whenever you want.</Typography>
      </Box>}
      <Dialog open={edit} onClose={() => setEdit(false)} fullWidth maxWidth="xs">
        <DialogTitle>Edit your plan</DialogTitle>
        <DialogContent><TextField select fullWidth margin="dense" label="Recipes per week" value={n} onChange={e => setN(e.target.value)}>{[2, 3, 4, 5].map(x => <MenuItem key={x} value={x}>{x}</MenuItem>)}</TextField></DialogContent>
        <DialogActions><Button color="inherit" onClick={() => setEdit(false)}>Cancel</Button><Button variant="contained" onClick={() => { setEdit(false); act('PATCH', '/api/v2/subscriptions/5510382', { recipes: n }); }}>Save</Button></DialogActions>
      </Dialog>
      <Dialog open={wine} onClose={() => setWine(false)}>
        <DialogTitle>Leave the Wine Club?</DialogTitle>
        <DialogContent><DialogContentText>You&rsquo;ll lose your founder price of $89.99.</DialogContentText></DialogContent>
        <DialogActions><Button variant="contained" onClick={() => setWine(false)}>Keep my wine</Button><Button color="inherit" onClick={() => { setWine(false); act('DELETE', '/api/v2/wine/77120'); }}>Yes, cancel</Button></DialogActions>
      </Dialog>
    </AccountShell>
  );
}

function Deliveries() {
  const { acc, act } = useAcc();
  return (
    <AccountShell>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h6" component="h2" gutterBottom>Upcoming deliveries</Typography>
        {acc.deliveries.map(d => (
          <Box key={d.id}><Row label={d.status === 'processing' ? 'Being packed — can’t be changed' : d.status === 'skipped' ? 'Skipped' : `Edit by ${d.edit_by}`} value={`${d.date} · ${acc.plan.recipes} recipes`}
            action={d.status === 'open' ? <Button onClick={() => act('POST', `/api/v2/deliveries/${d.id}/skip`)}>Skip delivery</Button> : d.status === 'skipped' ? <Button onClick={() => act('POST', `/api/v2/deliveries/${d.id}/unskip`)}>Unskip</Button> : <Chip label="Processing" size="small" />} /><Divider /></Box>))}
        {!acc.deliveries.length && <Typography color="text.secondary">No deliveries planned.</Typography>}
      </Paper>
    </AccountShell>
  );
}

function Info() {
  const { acc, act } = useAcc();
  const [f, setF] = useState(acc.first_name);
  return (
    <AccountShell>
      <Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
        <Typography variant="h6" component="h2" gutterBottom>Personal info</Typography>
        <Stack spacing={2} sx={{ maxWidth: 420 }}><TextField label="First name" value={f} onChange={e => setF(e.target.value)} /><TextField label="Last name" defaultValue={acc.last_name} /><TextField label="Email" defaultValue={acc.email} /><Button variant="contained" onClick={() => act('PATCH', '/api/v2/customers/me', { first_name: f })}>Save changes</Button></Stack>
      </Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h6" component="h2" gutterBottom>Emails</Typography>
        <FormControlLabel control={<Switch checked={acc.newsletter} onChange={e => act('PATCH', '/api/v2/customers/me', { newsletter: e.target.checked })} />} label="Recipes, offers and news" />
        <Divider sx={{ my: 2 }} />
        <Typography variant="body2" color="text.secondary">Want to delete your data? See our privacy notice or write to privacy@ladlethyme.example.</Typography>
      </Paper>
    </AccountShell>
  );
}

function Payment() {
  return <AccountShell><Paper variant="outlined" sx={{ p: 3 }}><Typography variant="h6" component="h2">Payment method</Typography><Row label="Visa" value="•••• 7745, expires 08/29" action={<Button>Edit</Button>} /></Paper></AccountShell>;
}

function MyMenu() {
  const { acc } = useAcc();
  const dishes = [['Sheet-Pan Chicken with Hot Honey', '35 min', '#d98a4b'], ['Miso Salmon Bowls', '25 min', '#d9b24b'], ['Creamy Tuscan Gnocchi', '30 min', '#a3b56b'], ['Beef Bulgogi Tacos', '30 min', '#b5654f'], ['Lemon Ricotta Flatbreads', '20 min', '#e3d27c'], ['Thai Basil Pork', '25 min', '#7fa77b']];
  return (
    <Container sx={{ mt: 4 }}>
      {acc.status === 'cancelled' && <Alert severity="info" sx={{ mb: 3 }}>Your plan is canceled. Come back any time from <Link component={RLink} to="/account/plan">Plan settings</Link>.</Alert>}
      <Typography variant="h4" component="h1" sx={{ fontFamily: 'Georgia,serif' }} gutterBottom>Hi {acc.first_name}, here&rsquo;s your menu</Typography>
      <Typography color="text.secondary" gutterBottom>{acc.deliveries.length ? `For delivery on ${acc.deliveries[acc.deliveries.length - 1].date}` : 'No delivery planned'}</Typography>
      <Grid container spacing={3} sx={{ mt: 1 }}>{dishes.map(([t, m, c]) => (
        <Grid item xs={12} sm={6} md={4} key={t}><Card variant="outlined"><Box sx={{ height: 150, background: `radial-gradient(circle at 60% 50%, ${c}, #f4efe4)` }} /><CardContent><Typography variant="subtitle1" fontWeight={700}>{t}</Typography><Typography variant="body2" color="text.secondary">{m} · 640 cal</Typography></CardContent><CardActions><Button size="small" disabled={acc.status === 'cancelled'}>Add to box</Button></CardActions></Card></Grid>))}</Grid>
    </Container>
  );
}

function Help() {
  return <Container sx={{ mt: 4 }}><Typography variant="h4" component="h1" gutterBottom>Help Center</Typography>
    <Typography variant="h6">How do I cancel my plan?</Typography><Typography paragraph>Go to Account settings &gt; Plan settings and scroll to the bottom of the page. Boxes that are already being processed will still be delivered and charged.</Typography>
    <Typography variant="h6">How do I skip a week?</Typography><Typography paragraph>Use Skip delivery under Deliveries before the edit-by date.</Typography></Container>;
}
const Blank = () => <Container sx={{ mt: 4 }}><Typography variant="h4" component="h1">Ladle &amp; Thyme</Typography><Typography>Fresh ingredients, chef-written recipes.</Typography></Container>;

export default function App() {
  const [acc, setAcc] = useState(null);
  const [snack, setSnack] = useState('');
  const [promo, setPromo] = useState(false);
  const load = () => call('GET', '/api/v2/customers/me').then(setAcc);
  useEffect(() => { load(); }, []);
  useEffect(() => {
    if (sessionStorage.getItem('lt_promo')) return;
    const t = setTimeout(() => { sessionStorage.setItem('lt_promo', '1'); setPromo(true); }, 2500);
    return () => clearTimeout(t);
  }, []);
  const act = async (m, u, d) => { const r = await call(m, u, d); if (r.message) setSnack(r.message); await load(); return r; };
  if (!acc) return <Container sx={{ mt: 6 }}><Skeleton variant="rounded" height={60} /><Skeleton height={40} /><Skeleton variant="rounded" height={240} /></Container>;
  return (
    <Ctx.Provider value={{ acc, act, load }}>
      <Header />
      <Box component="main" sx={{ minHeight: '60vh' }}>
        <Routes>
          <Route path="/" element={<Navigate to="/account/plan" replace />} />
          <Route path="/account" element={<Navigate to="/account/plan" replace />} />
          <Route path="/account/plan" element={<Plan />} />
          <Route path="/account/plan/deactivate/*" element={<CancelFlow />} />
          <Route path="/account/deliveries" element={<Deliveries />} />
          <Route path="/account/info" element={<Info />} />
          <Route path="/account/payment" element={<Payment />} />
          <Route path="/my-menu" element={<MyMenu />} />
          <Route path="/help" element={<Help />} />
          <Route path="*" element={<Blank />} />
        </Routes>
      </Box>
      <Footer />
      <Snackbar open={!!snack} autoHideDuration={5000} onClose={() => setSnack('')} message={snack} />
      <Dialog open={promo} onClose={() => setPromo(false)} aria-labelledby="promo-title">
        <IconButton aria-label="close" onClick={() => setPromo(false)} sx={{ position: 'absolute', right: 8, top: 8 }}><Close /></IconButton>
        <Box sx={{ height: 120, background: 'linear-gradient(110deg,#e2703a,#f0b45b)' }} />
        <DialogTitle id="promo-title">Thanksgiving sides are here</DialogTitle>
        <DialogContent><DialogContentText>Add the Holiday Sides Sampler to your next box for $24.99.</DialogContentText></DialogContent>
        <DialogActions><Button color="inherit" onClick={() => setPromo(false)}>Maybe later</Button><Button variant="contained" color="secondary" onClick={() => { setPromo(false); act('POST', '/api/v2/cart/addons', { sku: 'HOL-SIDES-26' }); }}>Add for $24.99</Button></DialogActions>
      </Dialog>
    </Ctx.Provider>
  );
}
