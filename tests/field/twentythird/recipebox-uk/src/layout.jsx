import { useEffect, useState } from 'react';
import { Link as RouterLink, Outlet, useLocation } from 'react-router-dom';
import {
  AppBar, Avatar, Box, Button, Container, Dialog, DialogActions, DialogContent, DialogTitle, Divider,
  FormControlLabel, Grid2 as Grid, IconButton, Link, ListItemText, Menu, MenuItem, Paper, Stack, Switch, Toolbar, Typography,
} from '@mui/material';
import { useAccount } from './account.jsx';

const NAV = [['/my-deliveries', 'My Deliveries'], ['/menu', 'This Week’s Menu'], ['/market', 'Market'], ['/refer', 'Give £60, get £20']];

function Header() {
  const { customer, basket } = useAccount();
  const [anchor, setAnchor] = useState(null);
  const close = () => setAnchor(null);
  const item = (to, text) => <MenuItem key={to} component={RouterLink} to={to} onClick={close}>{text}</MenuItem>;
  return (
    <AppBar position="sticky" color="inherit" elevation={1}>
      <Toolbar sx={{ gap: 2, maxWidth: 1200, width: '100%', mx: 'auto', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to="/my-deliveries" underline="none" sx={{ fontFamily: 'Georgia, serif', fontSize: 24, fontWeight: 700 }}>
          Parsley &amp; Post
        </Link>
        <Box component="nav" aria-label="Main" sx={{ flexGrow: 1, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {NAV.map(([to, text]) => <Button key={to} component={RouterLink} to={to} color="inherit">{text}</Button>)}
        </Box>
        {basket.length > 0 && <Typography variant="body2">Extras: {basket.length}</Typography>}
        <IconButton onClick={(e) => setAnchor(e.currentTarget)} aria-label="Your account" aria-haspopup="true">
          <Avatar sx={{ bgcolor: 'secondary.main', width: 36, height: 36 }}>{customer.first[0]}</Avatar>
        </IconButton>
        <Menu anchorEl={anchor} open={!!anchor} onClose={close}>
          <MenuItem disabled><ListItemText primary={`${customer.first} ${customer.last}`} secondary={customer.email} /></MenuItem>
          <Divider />
          {item('/account/plan', 'Account settings')}
          {item('/account/orders', 'Order history')}
          {item('/account/credit', 'Vouchers & credit')}
          {item('/refer', 'Refer a friend')}
          <Divider />
          <MenuItem onClick={close}>Log out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}

const FOOTER = [
  ['Parsley & Post', ['Our recipes', 'How it works', 'Sustainability', 'Gift cards', 'Student discount', 'NHS & key workers']],
  ['Our company', ['About us', 'Careers', 'Press', 'Partnerships', 'Modern slavery statement']],
  ['Help', ['Help centre', 'Allergens & nutrition', 'Delivery areas', 'Packaging & recycling', 'Contact us']],
];

function Footer() {
  return (
    <Box component="footer" sx={{ bgcolor: '#173f29', color: '#eef3ea', mt: 8, py: 5 }}>
      <Container maxWidth="lg">
        <Grid container spacing={4}>
          {FOOTER.map(([title, links]) => (
            <Grid key={title} size={{ xs: 12, sm: 4 }}>
              <Typography variant="subtitle1" gutterBottom>{title}</Typography>
              <Stack spacing={0.5}>
                {links.map((text) => <Link key={text} href="#" color="inherit" underline="hover" variant="body2" onClick={(e) => e.preventDefault()}>{text}</Link>)}
              </Stack>
            </Grid>
          ))}
        </Grid>
        <Divider sx={{ my: 3, borderColor: 'rgba(255,255,255,.2)' }} />
        <Typography variant="caption" component="p">
          © {new Date().getFullYear()} Parsley &amp; Post Ltd. Registered in England and Wales no. 00000000. Terms &amp; conditions · Privacy notice · Cookie policy · Accessibility
        </Typography>
        <Typography variant="caption" component="p" sx={{ opacity: 0.75, mt: 1 }}>
          Your box renews every week until you cancel. You can skip a week, change your box or cancel your plan up to 11.59pm six days before delivery; orders past
          that point have been picked and cannot be changed. New-customer offers apply to your first three boxes and to UK mainland addresses only.
        </Typography>
      </Container>
    </Box>
  );
}

function CookieNotice() {
  const [choice, setChoice] = useState(() => localStorage.getItem('pp_consent'));
  const [open, setOpen] = useState(false);
  const save = (value) => { localStorage.setItem('pp_consent', value); setChoice(value); setOpen(false); };
  if (choice) return null;
  return (
    <>
      <Paper elevation={8} role="region" aria-label="Cookie banner" sx={{ position: 'fixed', bottom: 0, left: 0, right: 0, p: 3, zIndex: 1250 }}>
        <Container maxWidth="lg">
          <Typography variant="h6">Fancy a cookie?</Typography>
          <Typography variant="body2" sx={{ mb: 2 }}>
            We and our 41 partners use cookies to keep the site running, remember your preferences and show you offers you might like. You can change your mind at any time.
          </Typography>
          <Stack direction="row" spacing={2} justifyContent="flex-end">
            <Button onClick={() => setOpen(true)}>Cookie settings</Button>
            <Button variant="outlined" onClick={() => save('essential')}>Reject all</Button>
            <Button variant="contained" onClick={() => save('all')}>Accept all</Button>
          </Stack>
        </Container>
      </Paper>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Cookie settings</DialogTitle>
        <DialogContent>
          <Stack>
            <FormControlLabel control={<Switch checked disabled />} label="Strictly necessary" />
            <FormControlLabel control={<Switch />} label="Performance" />
            <FormControlLabel control={<Switch />} label="Advertising" />
          </Stack>
        </DialogContent>
        <DialogActions><Button onClick={() => save('custom')}>Confirm my choices</Button></DialogActions>
      </Dialog>
    </>
  );
}

export function Layout() {
  const { pathname } = useLocation();
  useEffect(() => { window.scrollTo(0, 0); }, [pathname]);
  return (
    <>
      <Header />
      <Container component="main" maxWidth="lg" sx={{ pt: 4, minHeight: '60vh' }}><Outlet /></Container>
      <Footer />
      <CookieNotice />
    </>
  );
}
