import React, { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Routes, Route, Link as RLink, useNavigate, useLocation } from "react-router-dom";
import { ThemeProvider, createTheme, CssBaseline, AppBar, Toolbar, Typography, Button, Container, Box, Grid2 as Grid, Card, CardContent, CardActions, CardMedia, Chip, Avatar, IconButton, Menu, MenuItem, Divider, List, ListItemButton, ListItemText, Paper, Radio, RadioGroup, FormControlLabel, FormControl, FormLabel, TextField, Stepper, Step, StepLabel, Alert, AlertTitle, Select, InputLabel, Accordion, AccordionSummary, AccordionDetails, Switch, Snackbar, Link, Stack, Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions, ListItem, Badge } from "@mui/material";

const theme = createTheme({ palette: { primary: { main: "#2f6b3c" }, secondary: { main: "#e2703a" }, background: { default: "#faf8f3" } }, shape: { borderRadius: 10 }, typography: { fontFamily: '"Lato","Helvetica Neue",Arial,sans-serif', button: { textTransform: "none", fontWeight: 700 } } });
const post = (u, b) => fetch("/api/v2/" + u, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(b || {}) }).then(r => r.json());
const Ctx = React.createContext(null);
const useMe = () => React.useContext(Ctx);
const Chevron = () => <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" /></svg>;

function Top() {
  const [el, setEl] = useState(null);
  const nav = useNavigate();
  const { me } = useMe();
  const go = p => { setEl(null); nav(p); };
  return <AppBar position="sticky" color="inherit" elevation={1}><Toolbar>
    <Typography component={RLink} to="/" variant="h6" sx={{ color: "primary.main", fontWeight: 900, textDecoration: "none", mr: 4 }}>greenlarder</Typography>
    <Box sx={{ flexGrow: 1 }} component="nav">
      <Button component={RLink} to="/" color="inherit">My boxes</Button>
      <Button component={RLink} to="/menu" color="inherit">This week's menu</Button>
      <Button component={RLink} to="/gifts" color="inherit">Gift cards</Button>
      <Button component={RLink} to="/help" color="inherit">Help</Button>
    </Box>
    <Button component={RLink} to="/refer" variant="outlined" color="secondary" size="small" sx={{ mr: 2 }}>Give £30, get £20</Button>
    <IconButton onClick={e => setEl(e.currentTarget)} aria-label="Account menu" aria-haspopup="true"><Avatar sx={{ bgcolor: "primary.main", width: 34, height: 34 }}>{me.first[0]}</Avatar></IconButton>
    <Menu anchorEl={el} open={!!el} onClose={() => setEl(null)}>
      <MenuItem onClick={() => go("/account/plan")}>Plan settings</MenuItem>
      <MenuItem onClick={() => go("/account/details")}>Account details</MenuItem>
      <MenuItem onClick={() => go("/account/payment")}>Payment and credit</MenuItem>
      <MenuItem onClick={() => go("/account/orders")}>Order history</MenuItem>
      <MenuItem onClick={() => go("/account/preferences")}>Email preferences</MenuItem>
      <Divider />
      <MenuItem onClick={() => go("/help")}>Log out</MenuItem>
    </Menu>
  </Toolbar></AppBar>;
}

function Foot() {
  const col = (h, items) => <Grid size={{ xs: 6, md: 3 }}><Typography variant="subtitle2" gutterBottom>{h}</Typography>{items.map(([t, p]) => <Box key={t} sx={{ mb: .5 }}><Link component={RLink} to={p} color="inherit" variant="body2" underline="hover">{t}</Link></Box>)}</Grid>;
  return <Box component="footer" sx={{ bgcolor: "#22351f", color: "#f1efe6", mt: 8, py: 5 }}><Container><Grid container spacing={3}>
    {col("Greenlarder", [["Our recipes", "/menu"], ["How it works", "/help"], ["Sustainability", "/help"], ["Careers", "/help"]])}
    {col("Your account", [["My boxes", "/"], ["Plan settings", "/account/plan"], ["Order history", "/account/orders"]])}
    {col("Support", [["Help centre", "/help"], ["Delivery areas", "/help"], ["Allergens", "/help"]])}
    {col("Legal", [["Terms and conditions", "/help"], ["Privacy notice", "/help"], ["Cookies", "/help"], ["Modern slavery statement", "/help"]])}
  </Grid><Typography variant="caption" component="p" sx={{ mt: 3, opacity: .7 }}>Greenlarder Kitchen Ltd, Unit 6 Orchard Trading Estate, Evesham WR11. Registered in England no. 09911274. Boxes renew weekly until you tell us otherwise. Prices exclude delivery unless stated.</Typography></Container></Box>;
}

const pics = ["#c9d8b6", "#f0c987", "#e6a57e", "#b7c9d3"];
const names = ["Harissa chicken traybake with lemon couscous", "Miso aubergine, sticky rice and pickled radish", "Smoked haddock chowder with crusty bread", "Halloumi flatbreads with chopped salad"];

function Boxes() {
  const { me, load } = useMe();
  const [note, setNote] = useState("");
  const off = me.status === "cancelled";
  return <Container sx={{ py: 4 }}>
    <Typography variant="h4" component="h1" gutterBottom>{off ? `Hello ${me.first}` : `Hello ${me.first}, what's cooking?`}</Typography>
    {off && <Alert severity="info" sx={{ mb: 3 }} action={<Button color="inherit" size="small" onClick={() => post("subscription/reactivate").then(load)}>Restart my plan</Button>}><AlertTitle>Your plan is cancelled</AlertTitle>You won't be charged for any more boxes. The box already being packed will still arrive on {me.boxes[0].date}.</Alert>}
    {me.offer && <Alert severity="success" sx={{ mb: 3 }}>Your 50% discount will be applied to your next two boxes.</Alert>}
    <Grid container spacing={3}><Grid size={{ xs: 12, md: 8 }}>
      {me.boxes.slice(0, off ? 1 : 4).map(b => <Card key={b.id} sx={{ mb: 2 }}><CardContent><Stack direction="row" justifyContent="space-between"><Typography variant="h6">{b.date}</Typography><Chip size="small" color={b.locked ? "primary" : "default"} label={b.locked ? "Being packed" : b.skipped ? "Skipped" : "Choose your recipes"} /></Stack>
        {!b.skipped && <Grid container spacing={1} sx={{ mt: 1 }}>{names.slice(0, 3).map((n, i) => <Grid size={4} key={n}><Box sx={{ height: 70, borderRadius: 2, bgcolor: pics[(i + b.id) % 4] }} /><Typography variant="caption">{names[(i + b.id) % 4]}</Typography></Grid>)}</Grid>}</CardContent>
        {!b.locked && !b.skipped && <CardActions><Button size="small" component={RLink} to="/menu">Edit recipes</Button><Button size="small" color="inherit" onClick={() => post("boxes/skip", { ids: [b.id] }).then(() => { setNote("We've skipped that week for you."); load(); })}>Skip this week</Button></CardActions>}</Card>)}
    </Grid><Grid size={{ xs: 12, md: 4 }}>
      <Card sx={{ mb: 2 }}><CardContent><Typography variant="subtitle1" fontWeight={700}>Your plan</Typography><Typography variant="body2">{me.plan}</Typography><Typography variant="body2" color="text.secondary">{off ? "No further deliveries" : `${me.price} a week plus ${me.delivery} delivery`}</Typography></CardContent>{!off && <CardActions><Button size="small" component={RLink} to="/account/plan">Manage</Button></CardActions>}</Card>
      <Card sx={{ mb: 2, bgcolor: "#fdeee4" }}><CardContent><Typography variant="subtitle1" fontWeight={700}>Add a pudding</Typography><Typography variant="body2">Sticky toffee for two, ready in 12 minutes. From £4.50.</Typography></CardContent><CardActions><Button size="small" color="secondary" variant="contained" onClick={() => post("basket", { sku: "PUD-12" }).then(() => setNote("Added to your next box."))}>Add to box</Button></CardActions></Card>
      <Card><CardContent><Typography variant="subtitle1" fontWeight={700}>Free dinner for a mate</Typography><Typography variant="body2">Share your link and they'll get £30 off across their first three boxes.</Typography></CardContent><CardActions><Button size="small" component={RLink} to="/refer">Share link</Button></CardActions></Card>
    </Grid></Grid><Snackbar open={!!note} message={note} autoHideDuration={4000} onClose={() => setNote("")} /></Container>;
}

const tabs = [["Plan settings", "/account/plan"], ["Account details", "/account/details"], ["Payment and credit", "/account/payment"], ["Order history", "/account/orders"], ["Email preferences", "/account/preferences"]];
function Account({ children }) {
  const loc = useLocation();
  return <Container sx={{ py: 4 }}><Grid container spacing={4}><Grid size={{ xs: 12, md: 3 }}><Paper variant="outlined"><List dense component="nav" aria-label="Account">{tabs.map(([t, p]) => <ListItemButton key={p} component={RLink} to={p} selected={loc.pathname.startsWith(p)}><ListItemText primary={t} /></ListItemButton>)}</List></Paper></Grid><Grid size={{ xs: 12, md: 9 }}>{children}</Grid></Grid></Container>;
}

function Plan() {
  const { me, load } = useMe();
  const [people, setPeople] = useState(2), [rec, setRec] = useState(3);
  const off = me.status === "cancelled";
  if (off) return <Account><Typography variant="h4" component="h1" gutterBottom>Plan settings</Typography><Paper sx={{ p: 3 }}><Chip label="Cancelled" sx={{ mb: 2 }} /><Typography>You don't have an active plan at the moment. Fancy coming back? Your recipe ratings and address are still saved.</Typography><Button sx={{ mt: 2 }} variant="contained" onClick={() => post("subscription/reactivate").then(load)}>Restart my plan</Button></Paper></Account>;
  return <Account><Typography variant="h4" component="h1" gutterBottom>Plan settings</Typography>
    <Paper sx={{ p: 3, mb: 3 }}><Typography variant="h6" gutterBottom>Box size</Typography><Stack direction="row" spacing={2}>
      <FormControl size="small" sx={{ minWidth: 150 }}><InputLabel id="pl">People</InputLabel><Select labelId="pl" label="People" value={people} onChange={e => setPeople(e.target.value)}>{[2, 3, 4].map(n => <MenuItem key={n} value={n}>{n} people</MenuItem>)}</Select></FormControl>
      <FormControl size="small" sx={{ minWidth: 150 }}><InputLabel id="rl">Recipes</InputLabel><Select labelId="rl" label="Recipes" value={rec} onChange={e => setRec(e.target.value)}>{[2, 3, 4, 5].map(n => <MenuItem key={n} value={n}>{n} recipes a week</MenuItem>)}</Select></FormControl>
      <Button variant="contained" disabled={people === 2 && rec === 3} onClick={() => post("plan", { people, recipes: rec }).then(load)}>Save changes</Button></Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>{me.price} a week plus {me.delivery} delivery. Changes apply to boxes after {me.cutoff}.</Typography></Paper>
    <Paper sx={{ p: 3, mb: 3 }}><Typography variant="h6" gutterBottom>Delivery</Typography><Typography>{me.boxes[0].date.split(" ")[0]}s, 8am to 7pm</Typography><Typography color="text.secondary">14 Alma Terrace, Bristol BS8</Typography><Button size="small" sx={{ mt: 1 }} component={RLink} to="/account/details">Change address</Button></Paper>
    <Accordion><AccordionSummary expandIcon={<Chevron />}><Typography>Going away? Skip a week</Typography></AccordionSummary><AccordionDetails><Typography variant="body2">You can skip up to eight weeks in a row from <Link component={RLink} to="/">My boxes</Link>. We'll carry on afterwards as normal.</Typography></AccordionDetails></Accordion>
    <Accordion><AccordionSummary expandIcon={<Chevron />}><Typography>Plan status</Typography></AccordionSummary><AccordionDetails><Stack direction="row" spacing={1} alignItems="center" sx={{ mb: 1 }}><Chip color="primary" size="small" label="Active" /><Typography variant="body2">Customer since {me.since}</Typography></Stack><Typography variant="body2" sx={{ mb: 2 }}>Your plan runs week to week with no minimum term. Cancel by {me.cutoff} to stop the box after next.</Typography><Link component={RLink} to="/account/plan/cancel" color="text.secondary" variant="body2">Cancel plan</Link></AccordionDetails></Accordion>
  </Account>;
}

const reasons = ["It's too expensive", "I'm going on holiday or too busy right now", "The recipes weren't to my taste", "Problems with delivery or ingredients", "I only wanted to use a voucher", "I'm trying a different service", "Something else"];
function Cancel() {
  const { me, load } = useMe();
  const nav = useNavigate();
  const [step, setStep] = useState(0), [why, setWhy] = useState(""), [err, setErr] = useState(false), [busy, setBusy] = useState(false), [open, setOpen] = useState(false);
  if (me.status === "cancelled" && step < 3) return <Container sx={{ py: 6 }}><Typography>Your plan is already cancelled.</Typography></Container>;
  const finish = () => { setBusy(true); post("subscription/deactivate", { reason: why }).then(() => { setOpen(false); setStep(3); load(); }); };
  return <Container maxWidth="sm" sx={{ py: 5 }}>
    {step < 3 && <Stepper activeStep={step} sx={{ mb: 4 }}>{["Your feedback", "Your options", "Review"].map(s => <Step key={s}><StepLabel>{s}</StepLabel></Step>)}</Stepper>}
    {step === 0 && <Paper sx={{ p: 4 }}><Typography variant="h5" component="h1" gutterBottom>We're sorry you're thinking of leaving</Typography><FormControl error={err}><FormLabel id="why">What's the main reason?</FormLabel><RadioGroup aria-labelledby="why" value={why} onChange={e => { setWhy(e.target.value); setErr(false); }}>{reasons.map(r => <FormControlLabel key={r} value={r} control={<Radio />} label={r} />)}</RadioGroup>{err && <Typography color="error" variant="caption">Please choose one so we can learn from it.</Typography>}</FormControl><TextField label="Anything else you'd like to tell us? (optional)" multiline rows={2} fullWidth margin="normal" /><Stack direction="row" justifyContent="space-between" sx={{ mt: 2 }}><Button color="inherit" onClick={() => nav("/account/plan")}>Back to plan settings</Button><Button variant="contained" onClick={() => why ? setStep(1) : setErr(true)}>Continue</Button></Stack></Paper>}
    {step === 1 && <Paper sx={{ p: 4, textAlign: "center" }}><Chip color="secondary" label="Just for you" sx={{ mb: 2 }} /><Typography variant="h4" component="h1" gutterBottom>Half price on your next two boxes</Typography><Typography sx={{ mb: 3 }}>You've cooked 57 dinners with us. We'd love to make it 63. Stay on your plan and we'll take 50% off your next two deliveries.</Typography><Button variant="contained" color="secondary" size="large" fullWidth onClick={() => post("offers/claim").then(() => { load(); nav("/"); })}>Claim 50% off</Button><Button fullWidth sx={{ mt: 1 }} variant="outlined" onClick={() => post("boxes/skip", { ids: [1, 2, 3] }).then(() => { load(); nav("/"); })}>Skip the next 3 weeks instead</Button><Button fullWidth sx={{ mt: 1 }} color="inherit" onClick={() => setStep(2)}>No thanks, carry on</Button></Paper>}
    {step === 2 && <Paper sx={{ p: 4 }}><Typography variant="h5" component="h1" gutterBottom>Before you go</Typography><List dense>{[`Your box for ${me.boxes[0].date} has already been charged and will still be delivered.`, "All boxes after that will be removed and you won't be charged for them.", "Your £6.00 referral credit will stay on your account for 12 months.", "Your Larder Club member prices will end."].map(t => <ListItem key={t} sx={{ display: "list-item", ml: 2, listStyle: "disc" }}>{t}</ListItem>)}</List><Stack direction="row" spacing={2} justifyContent="flex-end" sx={{ mt: 2 }}><Button color="inherit" onClick={() => setOpen(true)}>Cancel my plan</Button><Button variant="contained" onClick={() => nav("/account/plan")}>Keep my plan</Button></Stack></Paper>}
    {step === 3 && <Paper sx={{ p: 4 }}><Typography variant="h5" component="h1" gutterBottom>That's done, {me.first}</Typography><Typography>Your Greenlarder plan has been cancelled. We've sent confirmation to {me.email}. Your last box arrives on {me.boxes[0].date}.</Typography><Button sx={{ mt: 3 }} component={RLink} to="/" variant="outlined">Go to my account</Button></Paper>}
    <Dialog open={open} onClose={() => setOpen(false)}><DialogTitle>Cancel your plan?</DialogTitle><DialogContent><DialogContentText>You'll stop getting weekly boxes. You can restart whenever you like.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setOpen(false)} autoFocus>Not now</Button><Button color="error" disabled={busy} onClick={finish}>Yes, cancel it</Button></DialogActions></Dialog>
  </Container>;
}

function Prefs() {
  const { me, load } = useMe();
  return <Account><Typography variant="h4" component="h1" gutterBottom>Email preferences</Typography><Paper sx={{ p: 3 }}><FormControlLabel control={<Switch checked={me.news} onChange={e => post("preferences", { news: e.target.checked }).then(load)} />} label="Recipes, offers and news" /><br /><FormControlLabel control={<Switch defaultChecked disabled />} label="Delivery and order updates" /><Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>Unsubscribing from emails doesn't change your plan.</Typography></Paper></Account>;
}
const Details = () => <Account><Typography variant="h4" component="h1" gutterBottom>Account details</Typography><Paper sx={{ p: 3 }}><TextField fullWidth margin="dense" label="Name" defaultValue="Hannah Prowse" /><TextField fullWidth margin="dense" label="Email" defaultValue="hannah.prowse@example.co.uk" /><TextField fullWidth margin="dense" label="Address" defaultValue="14 Alma Terrace, Bristol BS8" /><Button sx={{ mt: 2 }} variant="contained" onClick={() => post("preferences", { news: true })}>Save details</Button></Paper></Account>;
const Pay = () => <Account><Typography variant="h4" component="h1" gutterBottom>Payment and credit</Typography><Paper sx={{ p: 3 }}><Typography>Visa ending 4417, expires 09/28</Typography><Button size="small" color="error" onClick={() => post("payment/remove")}>Remove card</Button><Divider sx={{ my: 2 }} /><Typography>Credit balance: £6.00</Typography></Paper></Account>;
const Orders = () => <Account><Typography variant="h4" component="h1" gutterBottom>Order history</Typography><Paper><List>{[1, 2, 3, 4, 5].map(i => <ListItem key={i} divider><ListItemText primary={`Order GL-${882140 - i * 1733}`} secondary="3 recipes for 2 people, £38.48, delivered" /></ListItem>)}</List></Paper></Account>;
const Simple = ({ t, children }) => <Container sx={{ py: 4 }}><Typography variant="h4" component="h1" gutterBottom>{t}</Typography>{children}</Container>;
const Dishes = () => <Simple t="This week's menu"><Grid container spacing={2}>{names.map((n, i) => <Grid size={{ xs: 12, sm: 6, md: 3 }} key={n}><Card><Box sx={{ height: 130, bgcolor: pics[i] }} /><CardContent><Typography variant="subtitle2">{n}</Typography><Typography variant="caption" color="text.secondary">{25 + i * 5} min, {480 + i * 60} kcal</Typography></CardContent><CardActions><Button size="small" onClick={() => post("basket", { sku: "REC-" + i })}>Add extra</Button></CardActions></Card></Grid>)}</Grid></Simple>;
const Help = () => <Simple t="Help centre"><Accordion><AccordionSummary expandIcon={<Chevron />}>How do I change my delivery day?</AccordionSummary><AccordionDetails>Go to Plan settings and pick a new day.</AccordionDetails></Accordion><Accordion><AccordionSummary expandIcon={<Chevron />}>Can I cancel any time?</AccordionSummary><AccordionDetails>Yes. Open <Link component={RLink} to="/account/plan">Plan settings</Link>, then Plan status. You need to do it before the cut-off for your next box.</AccordionDetails></Accordion><Accordion><AccordionSummary expandIcon={<Chevron />}>An ingredient is missing</AccordionSummary><AccordionDetails>Sorry! Chat with us between 8am and 10pm and we'll put it right.</AccordionDetails></Accordion></Simple>;

function App() {
  const [me, setMe] = useState(null);
  const load = () => fetch("/api/v2/customer").then(r => r.json()).then(setMe);
  useEffect(() => { load(); }, []);
  if (!me) return null;
  return <Ctx.Provider value={{ me, load }}><ThemeProvider theme={theme}><CssBaseline /><BrowserRouter><Top />
    <Box component="main"><Routes><Route path="/" element={<Boxes />} /><Route path="/account/plan" element={<Plan />} /><Route path="/account/plan/cancel" element={<Cancel />} /><Route path="/account/details" element={<Details />} /><Route path="/account/payment" element={<Pay />} /><Route path="/account/orders" element={<Orders />} /><Route path="/account/preferences" element={<Prefs />} /><Route path="/menu" element={<Dishes />} /><Route path="/help" element={<Help />} /><Route path="/refer" element={<Simple t="Refer a friend">Your link: greenlarder.example/r/HANNAH-57</Simple>} /><Route path="/gifts" element={<Simple t="Gift cards">Give someone a week off the shopping. From £40.</Simple>} /><Route path="*" element={<Simple t="We couldn't find that page" />} /></Routes></Box><Foot />
    {!me.cookies && <Paper elevation={8} role="region" aria-label="Cookies" sx={{ position: "fixed", bottom: 16, left: 16, right: 16, p: 2, maxWidth: 560, zIndex: 1200 }}><Typography variant="body2" sx={{ mb: 1 }}>We use cookies to keep the site working, to see how it's used and to show you relevant offers.</Typography><Stack direction="row" spacing={1}><Button size="small" variant="contained" onClick={() => post("cookies", { all: true }).then(load)}>Accept all</Button><Button size="small" variant="outlined" onClick={() => post("cookies", { all: false }).then(load)}>Reject all</Button></Stack></Paper>}
  </BrowserRouter></ThemeProvider></Ctx.Provider>;
}
createRoot(document.getElementById("root")).render(<App />);
