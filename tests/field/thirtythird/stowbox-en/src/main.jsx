import { useEffect, useState, createContext, useContext } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Routes, Route, Navigate, Link as RLink, useNavigate, useLocation } from "react-router-dom";
import {
  ThemeProvider, createTheme, CssBaseline, AppBar, Toolbar, Typography, Box, Drawer, List, ListItemButton, ListItemText,
  Avatar, Menu, MenuItem, Divider, IconButton, InputBase, Tabs, Tab, Card, CardContent, CardActions, Button, Link, Chip,
  LinearProgress, Table, TableHead, TableRow, TableCell, TableBody, Dialog, DialogTitle, DialogContent, DialogContentText,
  DialogActions, RadioGroup, Radio, FormControl, FormLabel, FormControlLabel, Checkbox, TextField, Alert, Snackbar, Paper,
  Container, Grid2 as Grid, Switch, Stack, Stepper, Step, StepLabel, CircularProgress, SvgIcon, Breadcrumbs,
} from "@mui/material";

const theme = createTheme({
  palette: { primary: { main: "#0b57d0" }, secondary: { main: "#7a4d00" }, background: { default: "#faf9f7" } },
  shape: { borderRadius: 8 },
  typography: { fontFamily: '"Inter","Segoe UI",Roboto,Helvetica,Arial,sans-serif', button: { textTransform: "none", fontWeight: 600 } },
});

const Ctx = createContext(null);
const useAcc = () => useContext(Ctx);
const fmt = (d) => new Date(d + "T12:00:00").toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });
const short = (d) => new Date(d + "T12:00:00").toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" });
async function call(path, body) {
  const r = await fetch("/api/2" + path, body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const j = await r.json();
  if (!r.ok) throw new Error(j.error || "unknown");
  return j;
}
const ev = (name) => { call("/events", { name }).catch(() => {}); };

const Logo = () => <SvgIcon viewBox="0 0 24 24" sx={{ color: "#0b57d0", mr: 1 }}><path d="M4 4h16v5H4zm1 7h14v9H5zm5 2v2h4v-2z" /></SvgIcon>;
const Check = () => <SvgIcon fontSize="small" color="success"><path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" /></SvgIcon>;
const Cross = () => <SvgIcon fontSize="small" color="disabled"><path d="M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z" /></SvgIcon>;
const Bell = () => <SvgIcon><path d="M12 22a2 2 0 0 0 2-2h-4a2 2 0 0 0 2 2m6-6v-5c0-3-1.6-5.6-4.5-6.3V4a1.5 1.5 0 0 0-3 0v.7C7.6 5.4 6 7.9 6 11v5l-2 2v1h16v-1z" /></SvgIcon>;

function Shell({ children }) {
  const { acc, setAcc } = useAcc();
  const [el, setEl] = useState(null);
  const nav = useNavigate();
  const loc = useLocation();
  const s = acc.subscription;
  const side = [["All files", "/home"], ["Photos", "/photos"], ["Shared", "/shared"], ["File requests", "/requests"], ["Deleted files", "/trash"], ["Signatures", "/sign"]];
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100vh" }}>
      <AppBar position="fixed" color="inherit" elevation={0} sx={{ borderBottom: "1px solid #e4e1dc", zIndex: 1300 - 60 }}>
        <Toolbar>
          <Link component={RLink} to="/home" underline="none" color="inherit" sx={{ display: "flex", alignItems: "center", mr: 4 }}><Logo /><Typography variant="h6" component="span" fontWeight={700}>Stowbox</Typography></Link>
          <Paper variant="outlined" sx={{ px: 2, flexGrow: 1, maxWidth: 520 }}><InputBase fullWidth placeholder="Search" inputProps={{ "aria-label": "search" }} /></Paper>
          <Box sx={{ flexGrow: 1 }} />
          {s.plan !== "Family" && s.status === "active" && <Button size="small" variant="outlined" sx={{ mr: 1 }} component={RLink} to="/plans">Upgrade</Button>}
          <Button size="small" sx={{ mr: 1 }}>Invite members</Button>
          <IconButton aria-label="Notifications"><Bell /></IconButton>
          <IconButton aria-label="Account menu" onClick={(e) => setEl(e.currentTarget)}><Avatar sx={{ width: 34, height: 34, bgcolor: "#b5461e" }}>DW</Avatar></IconButton>
          <Menu anchorEl={el} open={!!el} onClose={() => setEl(null)}>
            <Box sx={{ px: 2, py: 1 }}><Typography fontWeight={600}>{acc.name}</Typography><Typography variant="body2" color="text.secondary">{acc.email}</Typography></Box>
            <Divider />
            <MenuItem onClick={() => { setEl(null); nav("/account"); }}>Settings</MenuItem>
            <MenuItem onClick={() => { setEl(null); nav("/plans"); }}>Compare plans</MenuItem>
            <MenuItem onClick={() => setEl(null)}>Install desktop app</MenuItem>
            <Divider />
            <MenuItem onClick={() => setEl(null)}>Log out</MenuItem>
          </Menu>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ display: "flex", flexGrow: 1 }}>
        <Box component="nav" sx={{ width: 220, borderRight: "1px solid #e4e1dc", p: 1, display: { xs: "none", md: "block" }, bgcolor: "#f5f3ef" }}>
          <List dense>
            {side.map(([t, to]) => <ListItemButton key={to} component={RLink} to={to} selected={loc.pathname === to}><ListItemText primary={t} /></ListItemButton>)}
          </List>
          <Divider sx={{ my: 1 }} />
          <Box sx={{ p: 2 }}>
            <Typography variant="caption">{acc.usage.used} GB of 2 TB used</Typography>
            <LinearProgress variant="determinate" value={11} sx={{ my: 1 }} />
            <Link component={RLink} to="/plans" variant="caption">Get more space</Link>
          </Box>
        </Box>
        <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      </Box>
      <Box component="footer" sx={{ borderTop: "1px solid #e4e1dc", p: 3, bgcolor: "#fff" }}>
        <Container maxWidth="lg">
          <Grid container spacing={4}>
            {[["Stowbox", ["Desktop app", "Mobile app", "Integrations", "Features", "Security"]], ["Products", ["Plus", "Family", "Professional", "Business", "Sign", "Transfer"]], ["Support", ["Help center", "Contact us", "Privacy & terms", "Cookie policy", "Cookies & CCPA preferences"]], ["Company", ["About us", "Jobs", "Investor relations", "Blog"]]].map(([h, l]) => (
              <Grid key={h} size={3}><Typography variant="subtitle2" gutterBottom>{h}</Typography>{l.map((x) => <Box key={x}><Link href="#" onClick={(e) => e.preventDefault()} variant="body2" color="text.secondary" underline="hover">{x}</Link></Box>)}</Grid>
            ))}
          </Grid>
          <Typography variant="caption" color="text.secondary" sx={{ mt: 2, display: "block" }}>© 2026 Stowbox, Inc. 1800 Harrison St, Oakland, CA. Prices in US dollars; taxes may apply.</Typography>
        </Container>
      </Box>
      {!acc.cookies && (
        <Paper elevation={8} role="region" aria-label="Cookie consent" sx={{ position: "fixed", bottom: 16, left: 16, maxWidth: 420, p: 2, zIndex: 1250 }}>
          <Typography variant="body2" gutterBottom>We use cookies and similar technologies to run Stowbox, to analyze use and for ads measurement. See our <Link href="#" onClick={(e) => e.preventDefault()}>Cookie policy</Link>.</Typography>
          <Stack direction="row" spacing={1} justifyContent="flex-end">
            <Button size="small">Customize</Button>
            <Button size="small" onClick={async () => setAcc(await call("/consent", { choice: "declined" }))}>Decline</Button>
            <Button size="small" variant="contained" onClick={async () => setAcc(await call("/consent", { choice: "accepted" }))}>Accept all</Button>
          </Stack>
        </Paper>
      )}
    </Box>
  );
}

function Home() {
  return <Container sx={{ py: 4 }}><Typography variant="h5" gutterBottom>All files</Typography>
    <Table><TableHead><TableRow><TableCell>Name</TableCell><TableCell>Who can access</TableCell><TableCell>Modified</TableCell></TableRow></TableHead><TableBody>
      {["Camera uploads", "Contracts 2025", "House plans", "Recipes", "Taxes"].map((n) => <TableRow key={n} hover><TableCell>{n}</TableCell><TableCell>Only you</TableCell><TableCell>--</TableCell></TableRow>)}
      <TableRow hover><TableCell>Get started with Stowbox.pdf</TableCell><TableCell>Only you</TableCell><TableCell>3/11/2021</TableCell></TableRow>
    </TableBody></Table></Container>;
}
const Plain = ({ t }) => <Container sx={{ py: 4 }}><Typography variant="h5" gutterBottom>{t}</Typography><Typography color="text.secondary">Nothing here yet.</Typography></Container>;

const TABS = [["General", "/account"], ["Security", "/account/security"], ["Plan", "/account/plan"], ["Notifications", "/account/notifications"], ["Connected apps", "/account/apps"], ["Sharing", "/account/sharing"]];
function Account({ tab, children }) {
  const nav = useNavigate();
  return (
    <Container maxWidth="lg" sx={{ py: 4 }}>
      <Typography variant="h4" gutterBottom>Settings</Typography>
      <Tabs value={tab} onChange={(_, v) => nav(TABS[v][1])} aria-label="Settings sections" sx={{ borderBottom: "1px solid #e4e1dc", mb: 3 }}>
        {TABS.map(([t]) => <Tab key={t} label={t} />)}
      </Tabs>
      {children}
    </Container>
  );
}
const Row = ({ label, children }) => <Box sx={{ display: "flex", py: 2, borderBottom: "1px solid #efece6", alignItems: "center" }}><Typography sx={{ flexGrow: 1 }}>{label}</Typography>{children}</Box>;

function General() {
  const { acc, setAcc } = useAcc();
  const [dlg, setDlg] = useState("");
  const [name, setName] = useState(acc.name);
  return (
    <Account tab={0}>
      <Typography variant="h6">Basics</Typography>
      <Row label="Photo"><Avatar sx={{ bgcolor: "#b5461e" }}>DW</Avatar></Row>
      <Row label="Name"><Typography color="text.secondary" sx={{ mr: 2 }}>{acc.name}</Typography><Button onClick={() => setDlg("name")}>Edit</Button></Row>
      <Row label="Personal email"><Typography color="text.secondary" sx={{ mr: 2 }}>{acc.email}</Typography><Button>Edit</Button></Row>
      <Row label="Current plan"><Typography color="text.secondary" sx={{ mr: 2 }}>Stowbox {acc.subscription.plan}</Typography><Button component={RLink} to="/account/plan">Manage plan</Button></Row>
      <Typography variant="h6" sx={{ mt: 4 }}>Preferences</Typography>
      <Row label="Automatic backups"><Button>Manage backups</Button></Row>
      <Row label="Language"><Typography color="text.secondary" sx={{ mr: 2 }}>English (United States)</Typography><Button>Edit</Button></Row>
      <Row label="Date format"><Typography color="text.secondary" sx={{ mr: 2 }}>MM/DD/YYYY</Typography><Button>Edit</Button></Row>
      <Typography variant="h6" sx={{ mt: 4 }}>Delete Stowbox account</Typography>
      <Row label={<span>If you delete your account, your data will be gone forever. <Link href="#" onClick={(e) => e.preventDefault()}>Learn more</Link></span>}><Button color="error" onClick={() => setDlg("del")}>Delete account</Button></Row>
      <Dialog open={dlg === "name"} onClose={() => setDlg("")}><DialogTitle>Edit name</DialogTitle><DialogContent><TextField sx={{ mt: 1 }} label="Full name" value={name} onChange={(e) => setName(e.target.value)} /></DialogContent><DialogActions><Button onClick={() => setDlg("")}>Cancel</Button><Button variant="contained" onClick={async () => { setAcc(await call("/account/profile", { name })); setDlg(""); }}>Save</Button></DialogActions></Dialog>
      <Dialog open={dlg === "del"} onClose={() => setDlg("")}><DialogTitle>Permanently delete your account?</DialogTitle><DialogContent><DialogContentText>All files, shared folders and signature requests will be deleted from all your devices. Your plan ends immediately without a refund. This can’t be undone.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setDlg("")}>Keep account</Button><Button color="error" variant="contained" onClick={async () => { setAcc(await call("/account/delete", {})); setDlg(""); }}>Permanently delete my account</Button></DialogActions></Dialog>
    </Account>
  );
}

function Notifications() {
  const { acc, setAcc } = useAcc();
  const L = { tips: "New features and tips", deals: "Offers and promotions", activity: "Activity in shared folders" };
  return <Account tab={3}><Typography variant="h6">Email me about</Typography>{Object.keys(L).map((k) => <Row key={k} label={L[k]}><Switch checked={acc.prefs[k]} inputProps={{ "aria-label": L[k] }} onChange={async (e) => setAcc(await call("/account/notifications", { [k]: e.target.checked }))} /></Row>)}</Account>;
}

function Plan() {
  const { acc, setAcc } = useAcc();
  const s = acc.subscription;
  const [dlg, setDlg] = useState("");
  const [snack, setSnack] = useState("");
  const ends = s.status === "scheduled";
  const per = s.interval === "year" ? "year" : "month";
  return (
    <Account tab={2}>
      {ends && <Alert severity="info" sx={{ mb: 3 }} action={<Button color="inherit" size="small" onClick={async () => { setAcc(await call("/subscription/reactivate", {})); setSnack("Your plan has been reactivated."); }}>Reactivate plan</Button>}>Your Plus plan is canceled and will end on {fmt(s.periodEnd)}. After that your account will be on Stowbox Basic.</Alert>}
      {s.discount && <Alert severity="success" sx={{ mb: 3 }}>Your discount has been applied: {s.discount}.</Alert>}
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <Card variant="outlined">
            <CardContent>
              <Stack direction="row" alignItems="center" spacing={1}><Typography variant="h5">Stowbox {s.plan}</Typography>{ends ? <Chip size="small" label={"Ends " + short(s.periodEnd)} /> : <Chip size="small" color="success" label="Active" />}</Stack>
              <Typography color="text.secondary" sx={{ mt: 1 }}>2 TB of storage · 1 user · 30-day file recovery</Typography>
              <Typography sx={{ mt: 2 }}>${s.price} / {per}</Typography>
              <Typography variant="body2" color="text.secondary">{ends ? `You won’t be billed again. You can use Plus until ${fmt(s.periodEnd)}.` : `Your plan renews on ${fmt(s.periodEnd)}.`}</Typography>
            </CardContent>
            <CardActions sx={{ px: 2, pb: 2 }}>
              <Button variant="contained" component={RLink} to="/plans">Change plan</Button>
              {s.interval === "month" && !ends && <Button onClick={() => setDlg("annual")}>Switch to yearly and save 17%</Button>}
            </CardActions>
          </Card>
          <Typography variant="h6" sx={{ mt: 4 }}>Billing</Typography>
          <Row label="Payment method">{acc.card ? <><Typography color="text.secondary" sx={{ mr: 2 }}>{acc.card.brand} •••• {acc.card.last4}, exp. {acc.card.exp}</Typography><Button>Edit</Button><Button onClick={() => setDlg("card")}>Remove</Button></> : <Button>Add</Button>}</Row>
          <Row label="Billing contact"><Typography color="text.secondary" sx={{ mr: 2 }}>{acc.email}</Typography><Button>Edit</Button></Row>
          <Row label="Tax ID"><Button>Add</Button></Row>
          <Typography variant="h6" sx={{ mt: 4, mb: 1 }}>Billing history</Typography>
          <Table size="small"><TableHead><TableRow><TableCell>Date</TableCell><TableCell>Description</TableCell><TableCell>Invoice</TableCell><TableCell align="right">Amount</TableCell></TableRow></TableHead>
            <TableBody>{acc.invoices.map((i) => <TableRow key={i.no}><TableCell>{short(i.date)}</TableCell><TableCell>Stowbox Plus, monthly</TableCell><TableCell><Link href="#" onClick={(e) => e.preventDefault()}>{i.no}</Link></TableCell><TableCell align="right">${i.amount}</TableCell></TableRow>)}</TableBody></Table>
          {!ends && <Box sx={{ mt: 4 }}><Typography variant="body2" color="text.secondary">Don’t need {s.plan} anymore? <Link component={RLink} to="/account/plan/cancel" color="text.secondary">Cancel plan</Link></Typography></Box>}
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Card variant="outlined" sx={{ bgcolor: "#f2f6ff" }}><CardContent><Chip size="small" color="primary" label="Recommended" /><Typography variant="h6" sx={{ mt: 1 }}>Share the space with Family</Typography><Typography variant="body2" sx={{ my: 1 }}>Up to 6 people, each with a private space, for $19.99 a month.</Typography><Button variant="outlined" component={RLink} to="/plans">See Family</Button></CardContent></Card>
          <Card variant="outlined" sx={{ mt: 2 }}><CardContent><Typography variant="subtitle1">Storage</Typography><LinearProgress variant="determinate" value={11} sx={{ my: 1 }} /><Typography variant="body2">{acc.usage.used} GB of 2 TB used</Typography></CardContent></Card>
        </Grid>
      </Grid>
      <Dialog open={dlg === "annual"} onClose={() => setDlg("")}><DialogTitle>Switch to yearly billing</DialogTitle><DialogContent><DialogContentText>You’ll be charged $119.88 today for 12 months of Plus, less the unused part of this month.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setDlg("")}>Not now</Button><Button variant="contained" onClick={async () => { setAcc(await call("/subscription/change", { plan: "Plus", interval: "year" })); setDlg(""); }}>Confirm and pay</Button></DialogActions></Dialog>
      <Dialog open={dlg === "card"} onClose={() => setDlg("")}><DialogTitle>Remove this card?</DialogTitle><DialogContent><DialogContentText>Without a payment method your plan can’t renew and your account may be locked.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setDlg("")}>Go back</Button><Button color="error" onClick={async () => { setAcc(await call("/payment/remove", {})); setDlg(""); }}>Remove card</Button></DialogActions></Dialog>
      <Snackbar open={!!snack} autoHideDuration={5000} onClose={() => setSnack("")} message={snack} />
    </Account>
  );
}

const REASONS = [["price", "It’s too expensive"], ["unused", "I don’t use it enough"], ["other_service", "I’m switching to another service"], ["features", "It’s missing features I need"], ["tech", "I had technical problems"], ["temp", "I only needed it for a short time"], ["other", "Other"]];
function Cancel() {
  const { acc, setAcc } = useAcc();
  const nav = useNavigate();
  const s = acc.subscription;
  const [step, setStep] = useState(s.status === "scheduled" ? 4 : 0);
  const [why, setWhy] = useState("");
  const [txt, setTxt] = useState("");
  const [ok, setOk] = useState(false);
  const [busy, setBusy] = useState(false);
  const [err, setErr] = useState("");
  useEffect(() => { window.scrollTo(0, 0); document.title = (step === 4 ? "Plan canceled" : "Cancel plan") + " - Stowbox"; }, [step]);
  const keep = () => { ev("cancel_flow_exit"); nav("/account/plan"); };
  const go = (n) => { ev("cancel_flow_step_" + n); setStep(n); };
  const keepBtn = <Button variant="contained" onClick={keep}>Keep Plus</Button>;
  const F = [["Storage", "2 TB", "2 GB"], ["Linked devices", "Unlimited", "3"], ["File recovery", "30 days", "30 days"], ["Offline folders on mobile", true, false], ["Full-text search", true, false], ["Large file transfers", "50 GB", "100 MB"], ["Priority email support", true, false]];
  const cell = (v) => (v === true ? <Check /> : v === false ? <Cross /> : v);
  return (
    <Container maxWidth="md" sx={{ py: 4 }}>
      {step < 4 && <Breadcrumbs sx={{ mb: 2 }}><Link component={RLink} to="/account">Settings</Link><Link component={RLink} to="/account/plan">Plan</Link><Typography>Cancel plan</Typography></Breadcrumbs>}
      {step < 4 && <Stepper activeStep={Math.min(step, 2)} sx={{ mb: 4 }}><Step><StepLabel>What changes</StepLabel></Step><Step><StepLabel>Feedback</StepLabel></Step><Step><StepLabel>Confirm</StepLabel></Step></Stepper>}
      {step === 0 && <>
        <Typography variant="h4" gutterBottom>Are you sure you want to leave Plus?</Typography>
        <Typography sx={{ mb: 2 }}>Here’s what changes when your account goes back to Stowbox Basic.</Typography>
        <Table component={Paper} variant="outlined"><TableHead><TableRow><TableCell /><TableCell align="center">Plus (current)</TableCell><TableCell align="center">Basic</TableCell></TableRow></TableHead><TableBody>{F.map(([n, a, b]) => <TableRow key={n}><TableCell>{n}</TableCell><TableCell align="center">{cell(a)}</TableCell><TableCell align="center">{cell(b)}</TableCell></TableRow>)}</TableBody></Table>
        <Alert severity="warning" sx={{ my: 3 }}>You’re using {acc.usage.used} GB. Above 2 GB, your files stop syncing when your plan ends.</Alert>
        <Paper variant="outlined" sx={{ p: 2, mb: 3, display: "flex", alignItems: "center" }}><Box sx={{ flexGrow: 1 }}><Typography fontWeight={600}>Need less space?</Typography><Typography variant="body2">Lite gives you 200 GB for $4.99 a month.</Typography></Box><Button variant="outlined" onClick={async () => { setAcc(await call("/subscription/change", { plan: "Lite" })); nav("/account/plan"); }}>Switch to Lite</Button></Paper>
        <Stack direction="row" spacing={2}>{keepBtn}<Button color="inherit" onClick={() => go(1)}>Continue to cancel</Button></Stack>
      </>}
      {step === 1 && <>
        <Typography variant="h4" gutterBottom>We’re sorry to see you go</Typography>
        <FormControl required><FormLabel id="why">What’s the main reason you’re canceling?</FormLabel>
          <RadioGroup aria-labelledby="why" name="reason" value={why} onChange={(e) => setWhy(e.target.value)}>{REASONS.map(([v, t]) => <FormControlLabel key={v} value={v} control={<Radio />} label={t} />)}</RadioGroup></FormControl>
        <TextField fullWidth multiline minRows={3} sx={{ my: 2 }} label="Anything else you’d like us to know? (optional)" value={txt} onChange={(e) => setTxt(e.target.value)} />
        <Stack direction="row" spacing={2}>{keepBtn}<Button color="inherit" disabled={!why} onClick={async () => { await call("/cancellation/survey", { reason: why, comment: txt }); go(2); }}>Continue</Button></Stack>
      </>}
      {step === 2 && <>
        <Card sx={{ bgcolor: "#f2f6ff", textAlign: "center", p: 4 }}><Chip color="primary" label="Just for you" /><Typography variant="h4" sx={{ mt: 2 }}>Stay and get 50% off</Typography><Typography sx={{ my: 2 }}>Keep all your Plus benefits for $5.99 a month for the next 3 months. After that, $11.99 a month until canceled.</Typography>
          <Button size="large" variant="contained" onClick={async () => { setAcc(await call("/subscription/offer", { code: "STAY50" })); nav("/account/plan"); }}>Claim 50% off</Button>
          <Box sx={{ mt: 2 }}><Button color="inherit" size="small" onClick={() => go(3)}>No thanks, continue canceling</Button></Box></Card>
        <Typography variant="caption" color="text.secondary" sx={{ mt: 2, display: "block" }}>Offer valid once per account and only for plans billed by Stowbox. Discount applies to your next three monthly payments.</Typography>
      </>}
      {step === 3 && <>
        <Typography variant="h4" gutterBottom>Review your cancellation</Typography>
        <Paper variant="outlined" sx={{ p: 3, mb: 3 }}>
          <Row label="Plan"><Typography>Stowbox {s.plan}, ${s.price} / month</Typography></Row>
          <Row label="Access until"><Typography>{fmt(s.periodEnd)}</Typography></Row>
          <Row label="Next charge"><Typography>None</Typography></Row>
          <Row label={"On " + short(s.periodEnd)}><Typography>Your account moves to Stowbox Basic (free)</Typography></Row>
        </Paper>
        <FormControlLabel control={<Checkbox checked={ok} onChange={(e) => setOk(e.target.checked)} />} label="I understand that I’ll lose access to Plus features and that files above 2 GB will stop syncing." />
        {err && <Alert severity="error" sx={{ my: 2 }}>{err}</Alert>}
        <Stack direction="row" spacing={2} sx={{ mt: 3 }}>{keepBtn}<Button variant="outlined" color="error" disabled={!ok || busy} onClick={async () => { setBusy(true); setErr(""); try { const a = await call("/subscription/cancel", { reason: why }); await new Promise((r) => setTimeout(r, 900)); setAcc(a); setStep(4); } catch (e) { setErr("Something went wrong. Please try again."); } setBusy(false); }}>{busy ? <CircularProgress size={20} /> : "Cancel my plan"}</Button></Stack>
      </>}
      {step === 4 && <Box sx={{ textAlign: "center", py: 4 }}>
        <Typography variant="h4" gutterBottom>Your plan has been canceled</Typography>
        <Typography>You can keep using Plus until <b>{fmt(s.periodEnd)}</b>. We’ve sent a confirmation to {acc.email}.</Typography>
        <Typography sx={{ mt: 2 }} color="text.secondary">Changed your mind? You can reactivate any time before then.</Typography>
        <Stack direction="row" spacing={2} justifyContent="center" sx={{ mt: 3 }}><Button variant="contained" onClick={async () => { setAcc(await call("/subscription/reactivate", {})); nav("/account/plan"); }}>Reactivate Plus</Button><Button component={RLink} to="/account/plan">Back to settings</Button></Stack>
      </Box>}
    </Container>
  );
}

function Plans() {
  const { acc, setAcc } = useAcc();
  const [dlg, setDlg] = useState(null);
  const nav = useNavigate();
  const P = [["Lite", "4.99", "200 GB for one person"], ["Plus", "11.99", "2 TB for one person"], ["Family", "19.99", "2 TB for up to 6 people"], ["Professional", "19.99", "3 TB, branded sharing, 180-day recovery"]];
  return (
    <Container maxWidth="lg" sx={{ py: 4 }}><Typography variant="h4" align="center" gutterBottom>Choose the right Stowbox for you</Typography>
      <Grid container spacing={2}>{P.map(([n, p, d]) => <Grid key={n} size={{ xs: 12, md: 3 }}><Card variant="outlined"><CardContent><Typography variant="h6">{n}</Typography><Typography variant="h5">${p}<Typography component="span" variant="body2"> / month</Typography></Typography><Typography sx={{ my: 2 }} variant="body2">{d}</Typography>{acc.subscription.plan === n ? <Button disabled variant="outlined">Your current plan</Button> : <Button variant="contained" onClick={() => setDlg([n, p])}>Get {n}</Button>}</CardContent></Card></Grid>)}</Grid>
      <Typography variant="body2" sx={{ mt: 3 }} align="center">Looking for Stowbox Basic? See <Link component={RLink} to="/account/plan">your plan settings</Link>.</Typography>
      <Dialog open={!!dlg} onClose={() => setDlg(null)}><DialogTitle>Change to {dlg && dlg[0]}</DialogTitle><DialogContent><DialogContentText>${dlg && dlg[1]} a month will be charged to Visa •••• 6411. The change takes effect right away.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setDlg(null)}>Cancel</Button><Button variant="contained" onClick={async () => { setAcc(await call("/subscription/change", { plan: dlg[0] })); nav("/account/plan"); }}>Confirm change</Button></DialogActions></Dialog>
    </Container>
  );
}

function App() {
  const [acc, setAcc] = useState(null);
  useEffect(() => { call("/account").then(setAcc); }, []);
  if (!acc) return <Box sx={{ p: 10, textAlign: "center" }}><CircularProgress /></Box>;
  if (acc.subscription.status === "deleted") return <Container sx={{ py: 10 }}><Typography variant="h4">Your account has been deleted</Typography></Container>;
  return (
    <Ctx.Provider value={{ acc, setAcc }}>
      <Shell><Routes>
        <Route path="/" element={<Navigate to="/account" replace />} />
        <Route path="/home" element={<Home />} />
        <Route path="/plans" element={<Plans />} />
        <Route path="/account" element={<General />} />
        <Route path="/account/plan" element={<Plan />} />
        <Route path="/account/plan/cancel" element={<Cancel />} />
        <Route path="/account/notifications" element={<Notifications />} />
        <Route path="/account/security" element={<Account tab={1}><Row label="Password"><Button>Change password</Button></Row><Row label="Two-step verification"><Switch inputProps={{ "aria-label": "Two-step verification" }} disabled /></Row><Typography variant="h6" sx={{ mt: 3 }}>Devices</Typography><Row label="Dana’s MacBook Air"><Typography color="text.secondary">Oakland, CA · current session</Typography></Row></Account>} />
        <Route path="/account/apps" element={<Account tab={4}><Typography>No connected apps.</Typography></Account>} />
        <Route path="/account/sharing" element={<Account tab={5}><Typography>No sharing defaults set.</Typography></Account>} />
        <Route path="*" element={<Plain t="Stowbox" />} />
      </Routes></Shell>
    </Ctx.Provider>
  );
}
createRoot(document.getElementById("root")).render(<ThemeProvider theme={theme}><CssBaseline /><BrowserRouter><App /></BrowserRouter></ThemeProvider>);
