import React, { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Avatar, Box, Button, Card, CardActionArea, CardActions, CardContent, Chip, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogTitle, Divider, Drawer, Grid2 as Grid, IconButton, Link, List, ListItemButton, ListItemText, Menu, MenuItem, Rating, Slider, Snackbar, Stack, Switch, TextField, ThemeProvider, Toolbar, Typography, createTheme, FormControlLabel } from "@mui/material";

const theme = createTheme({ palette: { primary: { main: "#2f5d3a" }, secondary: { main: "#e0793f" }, background: { default: "#fbf7f0" } }, shape: { borderRadius: 14 }, typography: { fontFamily: "Poppins, Helvetica, Arial, sans-serif", button: { textTransform: "none", fontWeight: 600 } } });
const call = (method, url, body) => fetch("/api/v2" + url, { method, headers: { "Content-Type": "application/json" }, body: body ? JSON.stringify(body) : undefined }).then((r) => r.json());
const Ctx = React.createContext();
const useApp = () => React.useContext(Ctx);

const NAV = [["/", "Home"], ["/boxes", "My boxes"], ["/dogs", "My dogs"], ["/treats", "Treats"], ["/refer", "Give $50, get $50"]];
const ACC = [["/account/plan", "Plan settings"], ["/account/profile", "Personal info"], ["/account/payment", "Payment & shipping"], ["/account/orders", "Order history"], ["/account/notifications", "Notifications"]];

function Shell({ children }) {
  const { go, path } = useApp();
  const [a, setA] = useState(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ bgcolor: "secondary.main", color: "#fff", textAlign: "center", py: 0.6, fontSize: 14 }}>Holiday treats are here! Add Turkey Tumblers to your next box for $9.</Box>
      <AppBar position="sticky" color="inherit" elevation={1}>
        <Toolbar>
          <IconButton aria-label="Open menu" sx={{ display: { md: "none" } }} onClick={() => setOpen(true)}>☰</IconButton>
          <Typography variant="h6" sx={{ color: "primary.main", fontWeight: 800, mr: 4, cursor: "pointer" }} onClick={() => go("/")}>Bramble &amp; Bowl</Typography>
          <Stack direction="row" sx={{ flexGrow: 1, display: { xs: "none", md: "flex" } }}>{NAV.map(([h, t]) => <Button key={h} href={h} onClick={(e) => { e.preventDefault(); go(h); }} color={path === h ? "secondary" : "inherit"}>{t}</Button>)}</Stack>
          <Box sx={{ flexGrow: { xs: 1, md: 0 } }} />
          <IconButton aria-label="Account menu" onClick={(e) => setA(e.currentTarget)}><Avatar sx={{ bgcolor: "primary.main" }}>D</Avatar></IconButton>
          <Menu anchorEl={a} open={!!a} onClose={() => setA(null)}>{ACC.map(([h, t]) => <MenuItem key={h} onClick={() => { setA(null); go(h); }}>{t}</MenuItem>)}<Divider /><MenuItem onClick={() => { setA(null); go("/help"); }}>Help center</MenuItem></Menu>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={() => setOpen(false)}><List sx={{ width: 240 }}>{[...NAV, ...ACC].map(([h, t]) => <ListItemButton key={h} onClick={() => { setOpen(false); go(h); }}><ListItemText primary={t} /></ListItemButton>)}</List></Drawer>
      <Container maxWidth="lg" sx={{ py: 4, minHeight: 520 }}>{children}</Container>
      <Box component="footer" sx={{ bgcolor: "#22382a", color: "#dfe8df", py: 4, fontSize: 14 }}><Container maxWidth="lg"><Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">{[["/help", "Help center"], ["/recipes", "Recipes"], ["/about", "Our story"], ["/careers", "Careers"], ["/terms", "Terms"], ["/privacy", "Privacy"], ["/privacy", "Do not sell my info"]].map(([h, t]) => <Link key={t} color="inherit" href={h} onClick={(e) => { e.preventDefault(); go(h); }}>{t}</Link>)}</Stack><p>© Bramble &amp; Bowl Pet Foods, Inc. 2200 Larimer St, Denver, CO. Boxes renew automatically every 2 weeks until you stop your plan. Changes must be made before 11:59 pm MT, 5 days before your next ship date.</p></Container></Box>
    </>
  );
}

function Home() {
  const { me, go } = useApp();
  return (
    <>
      <Typography variant="h4" gutterBottom>Hey Dana! Biscuit's looking good.</Typography>
      {!me.active && <Alert severity="info" sx={{ mb: 3 }} action={<Button color="inherit" onClick={() => go("/account/plan")}>Plan settings</Button>}>Your plan is inactive. There are no boxes scheduled after {me.locked}.</Alert>}
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 7 }}><Card><CardContent><Typography variant="overline">{me.active ? "Your next box" : "Your last box"}</Typography><Typography variant="h5">Arrives {me.locked}</Typography><p>14 packs of Beef &amp; Barley, 14 packs of Turkey &amp; Greens</p><Chip size="small" color="success" label="Packing now" /></CardContent><CardActions><Button onClick={() => go("/boxes")}>Track box</Button>{me.active && <Button onClick={() => go("/boxes")}>See upcoming boxes</Button>}</CardActions></Card></Grid>
        <Grid size={{ xs: 12, md: 5 }}><Card sx={{ bgcolor: "#fdebdc" }}><CardContent><Typography variant="h6">Feeding two? Add a second dog</Typography><p>Get 30% off the first box for your other best friend.</p><Button variant="contained" color="secondary" onClick={() => go("/dogs")}>Add a dog</Button></CardContent></Card></Grid>
      </Grid>
      <Typography variant="h6" sx={{ mt: 4 }}>How's Biscuit liking the food?</Typography><Rating defaultValue={4} />
    </>
  );
}

function Boxes() {
  const { me, act } = useApp();
  return (
    <>
      <Typography variant="h4" gutterBottom>My boxes</Typography>
      <Card sx={{ mb: 2 }}><CardContent><b>{me.locked}</b> · $61.20 · <Chip size="small" label="Packing now" /> <p>This box can no longer be changed.</p></CardContent></Card>
      {me.active ? me.upcoming.map((d) => <Card key={d} sx={{ mb: 2 }}><CardContent><b>{d}</b> · $61.20</CardContent><CardActions><Button onClick={() => act("POST", "/boxes/skip", { d }, "Got it. We skipped that box.")}>Skip this box</Button><Button>Change recipes</Button></CardActions></Card>) : <p>No upcoming boxes.</p>}
    </>
  );
}

const X = ({ t, s, children }) => <Accordion><AccordionSummary expandIcon="▾"><Typography sx={{ width: "45%" }}>{t}</Typography><Typography color="text.secondary">{s}</Typography></AccordionSummary><AccordionDetails>{children}</AccordionDetails></Accordion>;

function Plan() {
  const { me, act, refresh } = useApp();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Typography variant="h4" gutterBottom>Plan settings</Typography>
      {!me.active && <Alert severity="warning" sx={{ mb: 2 }}>You stopped your Fresh Plan on {me.stoppedOn}. You won't be charged for any more boxes. The box arriving {me.locked} is already on its way.</Alert>}
      <X t="Fresh Plan" s={me.active ? me.status : "Inactive"}><p>28 packs every 2 weeks for Biscuit (54 lb, moderately active). {me.price} per box plus tax.</p></X>
      <X t="Portion size" s="Full bowl"><p>Switch to Topper and mix half a pack with Biscuit's kibble. $34.80 per box.</p><Button variant="outlined" disabled={!me.active} onClick={() => act("PUT", "/plan/portion", { portion: "topper" }, "You're now on Topper portions.")}>Switch to Topper</Button></X>
      <X t="Delivery schedule" s="Every 2 weeks"><Slider defaultValue={2} min={1} max={6} marks valueLabelDisplay="auto" sx={{ maxWidth: 300 }} /><br /><Button variant="outlined" disabled={!me.active} onClick={() => act("PUT", "/plan/schedule", { weeks: 4 }, "Schedule updated.")}>Update schedule</Button></X>
      <X t="Treat Drop add-on" s={me.treats ? "Active, $12 monthly" : "Inactive"}><p>A surprise bag of treats on the 1st of each month. Billed and shipped separately.</p>{me.treats && <Button color="inherit" onClick={() => act("DELETE", "/treats", null, "Treat Drop canceled.")}>Cancel Treat Drop</Button>}</X>
      <X t="Taking a break" s=""><p>Heading out of town or stocked up? You can push your next box back up to 6 weeks.</p><Button variant="outlined" disabled={!me.active} onClick={() => act("POST", "/plan/pause", { weeks: 6 }, "Enjoy your break! See you in 6 weeks.")}>Push back 6 weeks</Button><Divider sx={{ my: 2 }} />{me.active ? <Typography variant="body2">Need to stop altogether? <Link component="button" onClick={() => setOpen(true)}>Stop my deliveries</Link></Typography> : <Button variant="contained" onClick={() => act("POST", "/plan/reactivate", null, "Welcome back!")}>Restart my plan</Button>}</X>
      {open && <StopFlow onClose={() => { setOpen(false); refresh(); }} />}
    </>
  );
}

const WHY = [["price", "It's too expensive"], ["picky", "My dog won't eat it"], ["much", "I have too much food"], ["health", "Vet or health reasons"], ["passed", "My dog passed away"], ["other", "Something else"]];
function StopFlow({ onClose }) {
  const { me, act } = useApp();
  const [step, setStep] = useState(0), [why, setWhy] = useState(""), [note, setNote] = useState(""), [nps, setNps] = useState(0), [busy, setBusy] = useState(false);
  const pick = (w) => { setWhy(w); call("POST", "/events", { e: "stop_reason", w }); setStep(w === "passed" || w === "other" ? 2 : 1); };
  const off = { price: ["Would $25 off each of your next 4 boxes help?", "Fresh food is an investment in Biscuit's health. Let us pick up part of the tab.", "Take $100 off", ["POST", "/plan/offer", { code: "STAY100" }]], picky: ["Picky pups often come around", "Let us send two free sample packs of our new recipes with a feeding guide from Dr. Amy.", "Send free samples and keep my plan", ["POST", "/plan/offer", { code: "SAMPLES" }]], much: ["Freezer full? Push your next box back", "Food stays fresh for 6 months in the freezer. We'll hold your next box for 6 weeks.", "Push back 6 weeks", ["POST", "/plan/pause", { weeks: 6 }]], health: ["Talk to our vet team for free", "Most conditions can be managed with a tailored recipe. Dr. Amy will call you.", "Keep my plan and book a call", ["POST", "/plan/offer", { code: "VETCALL" }]] }[why];
  const stop = async () => { setBusy(true); await call("POST", "/plan/deactivate", { reason: why, note }); setBusy(false); setStep(3); };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={(e, r) => r !== "backdropClick" && onClose()}>
      {step === 0 && <><DialogTitle>We're sad to see you go. What's up?</DialogTitle><DialogContent><Grid container spacing={1.5}>{WHY.map(([k, t]) => <Grid key={k} size={{ xs: 12, sm: 6 }}><Card variant="outlined"><CardActionArea sx={{ p: 2 }} onClick={() => pick(k)}>{t}</CardActionArea></Card></Grid>)}</Grid></DialogContent><DialogActions><Button onClick={onClose}>Never mind</Button></DialogActions></>}
      {step === 1 && off && <><DialogTitle>{off[0]}</DialogTitle><DialogContent><Typography>{off[1]}</Typography></DialogContent><DialogActions sx={{ flexDirection: "column", gap: 1, p: 3 }}><Button fullWidth size="large" variant="contained" color="secondary" onClick={() => { act(...off[3], "Done! Biscuit says thanks."); onClose(); }}>{off[2]}</Button><Button size="small" color="inherit" onClick={() => setStep(2)}>No thanks, keep going</Button></DialogActions></>}
      {step === 2 && <><DialogTitle>{why === "passed" ? "We're so sorry for your loss" : "One last thing before you go"}</DialogTitle><DialogContent><Alert severity="info" sx={{ mb: 2 }}>Your box arriving {me.locked} is already being packed, so it will still ship and be charged ($61.20). No boxes will ship after that.</Alert><Typography paragraph>You'll give up your founding-member price of {me.price} per box and Biscuit's custom feeding plan.</Typography><TextField fullWidth multiline rows={3} label="Anything you'd like us to know? (optional)" value={note} onChange={(e) => setNote(e.target.value)} /></DialogContent><DialogActions sx={{ p: 3 }}><Button variant="contained" onClick={onClose}>Keep Biscuit on fresh food</Button><Button color="error" disabled={busy} onClick={stop}>Stop all future boxes</Button></DialogActions></>}
      {step === 3 && <><DialogTitle>Your deliveries have been stopped</DialogTitle><DialogContent><Typography paragraph>We've turned off your Fresh Plan and sent a confirmation to dana.whitlock@example.com. You're welcome back anytime.</Typography><Typography>How likely are you to recommend Bramble &amp; Bowl?</Typography><Rating max={10} value={nps} onChange={(e, v) => { setNps(v); call("POST", "/events", { e: "nps", v }); }} /></DialogContent><DialogActions><Button onClick={onClose}>Done</Button></DialogActions></>}
    </Dialog>
  );
}

function Dogs() { const { act } = useApp(); return <><Typography variant="h4">My dogs</Typography><Card sx={{ my: 2 }}><CardContent><b>Biscuit</b>, 4 years, Lab mix, 54 lb</CardContent></Card><Button variant="contained" color="secondary" onClick={() => act("POST", "/dogs", { name: "Dog 2" }, "Second dog added. First box $42.84.")}>Add a second plan for $42.84</Button></>; }
function Profile() { const { act } = useApp(); return <Stack spacing={2} sx={{ maxWidth: 420 }}><Typography variant="h4">Personal info</Typography><TextField label="Name" defaultValue="Dana Whitlock" /><TextField label="Email" defaultValue="dana.whitlock@example.com" /><Button variant="contained" onClick={() => act("PUT", "/profile", {}, "Saved.")}>Save</Button><Divider /><Typography variant="body2" color="text.secondary">Deleting your account removes your dogs, order history and credits. It doesn't stop a box that's been charged.</Typography><Button color="error" onClick={() => act("DELETE", "/account", null, "Account deleted.")}>Delete my account</Button></Stack>; }
function Notif() { const { act } = useApp(); return <><Typography variant="h4">Notifications</Typography>{["Shipping updates by text", "Deals and new recipes", "Weekly dog tips"].map((t) => <div key={t}><FormControlLabel control={<Switch defaultChecked onChange={() => act("PUT", "/notifications", { t }, "Preferences saved.")} />} label={t} /></div>)}</>; }
function Orders() { const { me } = useApp(); return <><Typography variant="h4" gutterBottom>Order history</Typography>{me.orders.map((o) => <Card key={o} sx={{ mb: 1 }}><CardContent>{o} · Fresh Plan box · $61.20 · Delivered</CardContent></Card>)}</>; }
function Help() { const { go } = useApp(); return <><Typography variant="h4" gutterBottom>Help center</Typography>{[["How do I cancel my plan?", <>There's no contract. You can end your plan anytime in <Link component="button" onClick={() => go("/account/plan")}>Plan settings</Link> or by texting us at 720-555-0148. Boxes that are already packing can't be stopped.</>], ["How do I store the food?", "Keep packs frozen and thaw in the fridge 24 hours before serving."], ["Can I skip a box?", "Yes, up to 5 days before it ships."]].map(([q, a]) => <Accordion key={q}><AccordionSummary expandIcon="▾">{q}</AccordionSummary><AccordionDetails>{a}</AccordionDetails></Accordion>)}</>; }
const Plain = () => <><Typography variant="h4" gutterBottom>Bramble &amp; Bowl</Typography><p>Fresh, vet-designed meals cooked in small batches in Denver and delivered frozen to your door in all 48 states.</p></>;
const Pay = () => <><Typography variant="h4" gutterBottom>Payment &amp; shipping</Typography><Card><CardContent>Visa ending in 9034, expires 11/27</CardContent><CardActions><Button>Replace card</Button></CardActions></Card><Card sx={{ mt: 2 }}><CardContent>1418 Pearl St, Boulder, CO 80302</CardContent></Card></>;
const VIEWS = { "/": Home, "/boxes": Boxes, "/account/plan": Plan, "/dogs": Dogs, "/account/profile": Profile, "/account/notifications": Notif, "/account/orders": Orders, "/account/payment": Pay, "/help": Help };

function App() {
  const [path, setPath] = useState(location.pathname), [me, setMe] = useState(null), [toast, setToast] = useState("");
  const go = (p) => { history.pushState({}, "", p); setPath(p); scrollTo(0, 0); };
  const refresh = () => call("GET", "/me").then(setMe);
  const act = async (m, u, b, msg) => { await call(m, u, b); await refresh(); setToast(msg); };
  useEffect(() => { refresh(); const f = () => setPath(location.pathname); addEventListener("popstate", f); return () => removeEventListener("popstate", f); }, []);
  if (!me) return null;
  const V = VIEWS[path] || Plain;
  return <ThemeProvider theme={theme}><CssBaseline /><Ctx.Provider value={{ me, go, path, refresh, act }}><Shell><V /></Shell><Snackbar open={!!toast} autoHideDuration={5000} onClose={() => setToast("")} message={toast} /></Ctx.Provider></ThemeProvider>;
}
createRoot(document.getElementById("root")).render(<App />);
