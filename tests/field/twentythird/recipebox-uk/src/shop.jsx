import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  Alert, AlertTitle, Box, Button, Card, CardActions, CardContent, Chip, Dialog, DialogActions, DialogContent, DialogContentText,
  DialogTitle, Grid2 as Grid, Stack, TextField, Typography,
} from '@mui/material';
import { longDate, money, shortDate, useAccount } from './account.jsx';

const RECIPES = [
  ['Smoky Chipotle Chicken Traybake', '35 mins', 'Family favourite'], ['Harissa Aubergine & Butter Bean Stew', '30 mins', 'Plant-based'],
  ['Pork & Apple Burgers with Slaw', '25 mins', 'Quick'], ['Miso-Glazed Salmon, Greens & Rice', '20 mins', 'Under 600 cal'],
  ['Paneer Jalfrezi with Garlic Naan', '40 mins', 'Veggie'], ['Steak Frites with Peppercorn Sauce', '30 mins', '+£3.50pp'],
];
const MARKET = [['Garlic dough balls', 3.49], ['Sticky toffee puddings (2)', 5.25], ['Cold-pressed orange juice 1L', 4.1], ['Breakfast bundle', 11.99], ['Oat flat whites (6)', 8.5], ['Sharing cheeseboard', 14.95]];

function Status() {
  const { plan, send } = useAccount();
  if (plan.status === 'cancelled') {
    return (
      <Alert severity="info" sx={{ mb: 3 }} action={<Button color="inherit" onClick={() => send('/plan/reactivate', {}, 'Welcome back!')}>Reactivate</Button>}>
        <AlertTitle>Your plan is cancelled</AlertTitle>
        You cancelled on {shortDate(plan.ended_on)}. We’d love to cook for you again – come back any time.
      </Alert>
    );
  }
  if (plan.status === 'paused') return <Alert severity="warning" sx={{ mb: 3 }}>Your boxes are paused until {longDate(plan.paused_until)}.</Alert>;
  if (plan.offer) return <Alert severity="success" sx={{ mb: 3 }}>Your offer has been added to your next boxes.</Alert>;
  return null;
}

function BoxCard({ box }) {
  const { plan, send } = useAccount();
  const [asking, setAsking] = useState(false);
  const sent = box.status === 'on_its_way';
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" justifyContent="space-between" alignItems="center">
          <Typography variant="h6">{longDate(box.date)}</Typography>
          <Chip size="small" color={sent ? 'success' : box.skipped ? 'default' : 'primary'} label={sent ? 'Being packed' : box.skipped ? 'Skipped' : 'Scheduled'} />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {plan.recipes} recipes for {plan.people} people · {plan.slot} · {money(plan.price)}{sent ? ' (paid)' : ''}
        </Typography>
        {!sent && !box.skipped && <Typography variant="caption">Change or skip this box until 11.59pm, {longDate(box.edit_until)}</Typography>}
      </CardContent>
      <CardActions>
        {sent ? <Button size="small">Track my box</Button> : (
          <>
            <Button size="small" component={RouterLink} to="/menu">Choose recipes</Button>
            {box.skipped
              ? <Button size="small" onClick={() => send(`/boxes/${box.id}/skip`, { skip: false }, 'Box is back on')}>Unskip</Button>
              : <Button size="small" color="inherit" onClick={() => setAsking(true)}>Skip this week</Button>}
          </>
        )}
      </CardActions>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>Skip this week?</DialogTitle>
        <DialogContent><DialogContentText>You won’t get a box on {longDate(box.date)} and you won’t be charged for it. Your plan carries on the week after.</DialogContentText></DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep my box</Button>
          <Button variant="contained" onClick={() => { setAsking(false); send(`/boxes/${box.id}/skip`, { skip: true }, 'Box skipped'); }}>Skip week</Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}

export function Deliveries() {
  const { customer, boxes } = useAccount();
  return (
    <>
      <Typography variant="h4" gutterBottom>Hello {customer.first}, here’s what’s cooking</Typography>
      <Status />
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <Stack spacing={2}>{boxes.map((box) => <BoxCard key={box.id} box={box} />)}</Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Stack spacing={2}>
            <Card sx={{ bgcolor: '#fde8d8' }}><CardContent>
              <Typography variant="h6">Christmas feast boxes are here</Typography>
              <Typography variant="body2" sx={{ mb: 1 }}>Turkey crown, all the trimmings and a pud. From £59.99, limited slots.</Typography>
              <Button variant="contained" color="secondary" component={RouterLink} to="/market">Shop now</Button>
            </CardContent></Card>
            <Card variant="outlined"><CardContent>
              <Typography variant="subtitle1">Got a friend who’s always hungry?</Typography>
              <Typography variant="body2">Give them £60 off, and get £20 credit for yourself.</Typography>
              <Button component={RouterLink} to="/refer">Refer a friend</Button>
            </CardContent></Card>
          </Stack>
        </Grid>
      </Grid>
    </>
  );
}

export function Menu() {
  return (
    <>
      <Typography variant="h4" gutterBottom>This week’s menu</Typography>
      <Grid container spacing={2}>
        {RECIPES.map(([name, time, tag], i) => (
          <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
            <Card variant="outlined">
              <Box sx={{ height: 120, background: `linear-gradient(135deg, hsl(${i * 50} 45% 70%), hsl(${i * 50 + 30} 50% 55%))` }} />
              <CardContent><Typography variant="subtitle1">{name}</Typography><Chip size="small" label={tag} /> <Typography variant="caption">{time}</Typography></CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </>
  );
}

export function Market() {
  const { send } = useAccount();
  return (
    <>
      <Typography variant="h4" gutterBottom>Parsley &amp; Post Market</Typography>
      <Typography sx={{ mb: 2 }}>Little extras, added to your next box and charged with it.</Typography>
      <Grid container spacing={2}>
        {MARKET.map(([name, price]) => (
          <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
            <Card variant="outlined">
              <CardContent><Typography variant="subtitle1">{name}</Typography><Typography>{money(price)}</Typography></CardContent>
              <CardActions><Button variant="outlined" onClick={() => send('/market/basket', { item: name }, 'Added to your next box')}>Add to box</Button></CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </>
  );
}

export function Refer() {
  return (
    <>
      <Typography variant="h4" gutterBottom>Give £60, get £20</Typography>
      <Typography sx={{ mb: 2 }}>Share your code. Your friend gets £60 off over four boxes and you get £20 credit after their second.</Typography>
      <TextField label="Your code" value="HANNAH-W42" slotProps={{ input: { readOnly: true } }} />
    </>
  );
}
