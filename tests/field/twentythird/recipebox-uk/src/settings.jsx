import { useState } from 'react';
import { Link as RouterLink, NavLink, Outlet } from 'react-router-dom';
import {
  Alert, Button, Card, CardContent, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Divider, FormControl, FormControlLabel, Grid2 as Grid,
  InputLabel, Link, List, ListItemButton, ListItemText, MenuItem, Select, Stack, Switch, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography,
} from '@mui/material';
import { longDate, money, shortDate, useAccount } from './account.jsx';

const PAGES = [['plan', 'Plan settings'], ['details', 'Personal info'], ['payment', 'Payment & billing'], ['orders', 'Order history'], ['credit', 'Vouchers & credit'], ['communication', 'Communication preferences'], ['privacy', 'Data & privacy']];

export function Settings() {
  return (
    <Grid container spacing={4}>
      <Grid size={{ xs: 12, md: 3 }}>
        <Typography variant="h5" gutterBottom>Account settings</Typography>
        <List component="nav" aria-label="Account">
          {PAGES.map(([path, text]) => (
            <ListItemButton key={path} component={NavLink} to={`/account/${path}`} sx={{ '&.active': { bgcolor: '#e4efe3' } }}><ListItemText primary={text} /></ListItemButton>
          ))}
        </List>
      </Grid>
      <Grid size={{ xs: 12, md: 9 }}><Outlet /></Grid>
    </Grid>
  );
}

function Row({ label, value, action }) {
  return (
    <Stack direction="row" alignItems="center" sx={{ py: 1.5 }}>
      <Typography sx={{ width: 180, color: 'text.secondary' }}>{label}</Typography>
      <Typography component="div" sx={{ flexGrow: 1 }}>{value}</Typography>
      {action}
    </Stack>
  );
}

export function SizeDialog({ open, onClose }) {
  const { plan, send } = useAccount();
  const [people, setPeople] = useState(plan.people);
  const [recipes, setRecipes] = useState(plan.recipes);
  return (
    <Dialog open={open} onClose={onClose}>
      <DialogTitle>Change your box</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ mt: 1, minWidth: 280 }}>
          <FormControl><InputLabel id="people-label">People</InputLabel>
            <Select labelId="people-label" label="People" value={people} onChange={(e) => setPeople(e.target.value)}>{[1, 2, 3, 4].map((n) => <MenuItem key={n} value={n}>{n}</MenuItem>)}</Select></FormControl>
          <FormControl><InputLabel id="recipes-label">Recipes a week</InputLabel>
            <Select labelId="recipes-label" label="Recipes a week" value={recipes} onChange={(e) => setRecipes(e.target.value)}>{[2, 3, 4, 5].map((n) => <MenuItem key={n} value={n}>{n}</MenuItem>)}</Select></FormControl>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
        <Button variant="contained" onClick={() => { onClose(); send('/plan/size', { people, recipes }, 'Your box has been changed'); }}>Save changes</Button>
      </DialogActions>
    </Dialog>
  );
}

export function PlanSettings() {
  const { plan, boxes, customer, send } = useAccount();
  const [sizing, setSizing] = useState(false);
  const next = boxes.find((b) => b.status === 'scheduled' && !b.skipped);
  const live = plan.status !== 'cancelled';
  const chip = { active: ['Active', 'success'], paused: ['Paused', 'warning'], cancelled: ['Cancelled', 'default'] }[plan.status];
  return (
    <>
      <Typography variant="h5" gutterBottom>Plan settings</Typography>
      {!live && <Alert severity="info" sx={{ mb: 2 }}>You cancelled this plan on {shortDate(plan.ended_on)}. You won’t receive or pay for any more boxes.</Alert>}
      <Card variant="outlined"><CardContent>
        <Row label="Plan" value={<>{plan.name} <Chip size="small" label={chip[0]} color={chip[1]} sx={{ ml: 1 }} /></>} />
        <Divider />
        <Row label="Box size" value={`${plan.recipes} recipes for ${plan.people} people a week`} action={live && <Button onClick={() => setSizing(true)}>Edit</Button>} />
        <Divider />
        <Row label="Price per box" value={`${money(plan.price)} including delivery`} />
        <Divider />
        <Row label="Delivery day" value={`${plan.day}, ${plan.slot}`} />
        <Divider />
        <Row label="Delivery address" value={customer.address.join(', ')} />
        {live && next && <><Divider /><Row label="Next payment" value={`${money(plan.price)} on ${longDate(next.edit_until)}`} /></>}
      </CardContent></Card>
      <Card variant="outlined" sx={{ mt: 2 }}><CardContent>
        <Typography variant="subtitle1">Recipe preferences</Typography>
        <Typography variant="body2" color="text.secondary">Variety · Quick &amp; easy. We’ll pick recipes for you if you don’t get round to it.</Typography>
      </CardContent></Card>
      <Stack direction="row" spacing={1} sx={{ mt: 3 }} alignItems="baseline">
        <Typography variant="body2" color="text.secondary">Plan status: {chip[0]}.</Typography>
        {live
          ? <Link component={RouterLink} to="/account/plan/leave" variant="body2" color="text.secondary">Cancel plan</Link>
          : <Link component="button" variant="body2" onClick={() => send('/plan/reactivate', {}, 'Welcome back!')}>Reactivate plan</Link>}
      </Stack>
      <SizeDialog open={sizing} onClose={() => setSizing(false)} />
    </>
  );
}

export function PersonalInfo() {
  const { customer, send } = useAccount();
  const [form, setForm] = useState({ first: customer.first, last: customer.last, email: customer.email, phone: customer.phone });
  const field = (key, label) => <TextField label={label} value={form[key]} onChange={(e) => setForm({ ...form, [key]: e.target.value })} />;
  return (
    <Stack spacing={2} component="form" onSubmit={(e) => { e.preventDefault(); send('/profile', form, 'Saved'); }} sx={{ maxWidth: 460 }}>
      <Typography variant="h5">Personal info</Typography>
      {field('first', 'First name')}{field('last', 'Last name')}{field('email', 'Email')}{field('phone', 'Mobile')}
      <Button type="submit" variant="contained">Save changes</Button>
    </Stack>
  );
}

export function Payment() {
  const { card, send } = useAccount();
  return (
    <>
      <Typography variant="h5" gutterBottom>Payment &amp; billing</Typography>
      <Card variant="outlined"><CardContent>
        {card
          ? <Row label="Card" value={`${card.brand} ending ${card.last4}, expires ${card.expires}`} action={<Button color="error" onClick={() => send('/card/remove', {}, 'Card removed')}>Remove</Button>} />
          : <Typography>No payment method saved.</Typography>}
      </CardContent></Card>
    </>
  );
}

export function Orders() {
  const { orders } = useAccount();
  return (
    <>
      <Typography variant="h5" gutterBottom>Order history</Typography>
      <Table size="small">
        <TableHead><TableRow><TableCell>Order</TableCell><TableCell>Delivered</TableCell><TableCell align="right">Total</TableCell></TableRow></TableHead>
        <TableBody>{orders.map((o) => <TableRow key={o.number}><TableCell>{o.number}</TableCell><TableCell>{shortDate(o.date)}</TableCell><TableCell align="right">{money(o.total)}</TableCell></TableRow>)}</TableBody>
      </Table>
    </>
  );
}

export function Credit() {
  return (
    <>
      <Typography variant="h5" gutterBottom>Vouchers &amp; credit</Typography>
      <Typography sx={{ mb: 2 }}>Credit balance: £0.00</Typography>
      <Stack direction="row" spacing={1}><TextField size="small" label="Voucher code" /><Button variant="outlined">Apply</Button></Stack>
    </>
  );
}

export function Communication() {
  const { prefs, send } = useAccount();
  const rows = [['offers', 'Offers and discounts by email'], ['recipes', 'Recipe inspiration by email'], ['sms', 'Text messages'], ['post', 'Letters and leaflets']];
  return (
    <>
      <Typography variant="h5" gutterBottom>Communication preferences</Typography>
      <Stack>{rows.map(([key, text]) => <FormControlLabel key={key} label={text} control={<Switch checked={prefs[key]} onChange={(e) => send('/preferences', { [key]: e.target.checked }, 'Preference saved')} />} />)}</Stack>
    </>
  );
}

export function Privacy() {
  const { send } = useAccount();
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <>
      <Typography variant="h5" gutterBottom>Data &amp; privacy</Typography>
      <Typography sx={{ mb: 2 }}>You can ask for a copy of your data or for your account and data to be erased.</Typography>
      {sent && <Alert sx={{ mb: 2 }}>We’ve received your request and will delete your account within 30 days.</Alert>}
      <Stack direction="row" spacing={2}><Button variant="outlined">Download my data</Button><Button color="error" onClick={() => setAsking(true)}>Delete my account</Button></Stack>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogContent>Your recipes, ratings and order history will be erased for good.</DialogContent>
        <DialogActions><Button onClick={() => setAsking(false)}>Go back</Button><Button color="error" onClick={() => { setAsking(false); setSent(true); send('/privacy/erasure'); }}>Delete account</Button></DialogActions>
      </Dialog>
    </>
  );
}
