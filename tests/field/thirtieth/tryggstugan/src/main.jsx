import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion, AccordionDetails, AccordionSummary, Alert, AppBar, Avatar, Box, Breadcrumbs, Button, Card, CardActions, CardContent, Checkbox, Chip,
  CircularProgress, Container, CssBaseline, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Divider, Fab, FormControl,
  FormControlLabel, FormHelperText, FormLabel, Grid, IconButton, InputLabel, Link, List, ListItemButton, ListItemText, Menu, MenuItem, Paper, Radio,
  RadioGroup, Select, Snackbar, Stack, Step, StepLabel, Stepper, Switch, Tab, Table, TableBody, TableCell, TableRow, Tabs, TextField, ThemeProvider, Toolbar, Typography, createTheme,
} from '@mui/material';

const Ctx = createContext(null);
const use = () => useContext(Ctx);
const post = (p, b) => fetch(p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then((r) => (r.ok ? r.json() : Promise.reject(r)));
const d = (iso) => new Date(iso + 'T00:00:00').toLocaleDateString('sv-SE', { day: 'numeric', month: 'long', year: 'numeric' });
const POL = '/forsakringar/hem/4471902';
const API = '/api/forsakringar/4471902';

function A({ to, children, ...r }) {
  const { go } = use();
  return <Link href={to} {...r} onClick={(e) => { e.preventDefault(); if (to !== '#') go(to); }}>{children}</Link>;
}
const Rows = ({ rows }) => <Table size="small"><TableBody>{rows.map(([a, b]) => <TableRow key={a}><TableCell sx={{ color: 'text.secondary', width: '42%' }}>{a}</TableCell><TableCell>{b}</TableCell></TableRow>)}</TableBody></Table>;
const status = (f) => (f.uppsagd ? <Chip color="warning" size="small" label={`Uppsagd, upphör ${d(f.slut)}`} /> : <Chip color="success" size="small" label="Gäller" />);

function Start() {
  const { me, go } = use();
  const f = me.forsakring;
  return (
    <>
      <Typography variant="h4" component="h1" gutterBottom>Hej {me.kund.namn.split(' ')[0]}!</Typography>
      <Grid container spacing={3}>
        <Grid item xs={12} md={8}>
          <Typography variant="h6" component="h2" gutterBottom>Mina försäkringar</Typography>
          <Card sx={{ mb: 2 }}>
            <CardContent>
              <Stack direction="row" justifyContent="space-between"><Typography variant="subtitle1" fontWeight={700}>Hemförsäkring Bostadsrätt</Typography>{status(f)}</Stack>
              <Typography color="text.secondary">Hornsgatan 84, 118 21 Stockholm</Typography>
              <Typography sx={{ mt: 1 }}>{f.uppsagd ? `Försäkringen gäller till och med ${d(f.slut)}.` : `${f.pris} kr/mån, förnyas ${d(f.forfall)}`}</Typography>
            </CardContent>
            <CardActions><Button onClick={() => go(POL)}>Visa försäkring</Button><Button href="#" onClick={(e) => e.preventDefault()}>Försäkringsbevis</Button></CardActions>
          </Card>
          <Card sx={{ mb: 2, borderStyle: 'dashed' }} variant="outlined">
            <CardContent><Typography variant="subtitle1">Bilförsäkring</Typography><Typography color="text.secondary">{me.bil ? 'Tecknad' : 'Du har ingen bilförsäkring hos oss. Samla och spara 10 %.'}</Typography></CardContent>
            <CardActions><Button onClick={() => go('/bil')}>Se ditt pris</Button></CardActions>
          </Card>
          <Typography variant="h6" component="h2" gutterBottom>Skador</Typography>
          <Paper sx={{ p: 2 }}>Du har inga pågående skadeärenden. <A to="#">Anmäl en skada</A></Paper>
        </Grid>
        <Grid item xs={12} md={4}>
          <Paper sx={{ p: 2, mb: 2 }}><Typography variant="subtitle1" fontWeight={700}>Nästa faktura</Typography><Typography>{f.pris} kr, autogiro den 28:e</Typography><A to="/betalningar">Mina betalningar</A></Paper>
          <Paper sx={{ p: 2, mb: 2, bgcolor: '#fff3e4' }}><Typography variant="subtitle1" fontWeight={700}>Tipsa en granne</Typography><Typography variant="body2">Ni får båda 300 kr i presentkort.</Typography><Button size="small">Tipsa</Button></Paper>
          <Paper sx={{ p: 2 }}><Typography variant="subtitle1" fontWeight={700}>Brandvarnaren</Typography><Typography variant="body2">Testa batteriet första advent. Läs våra råd inför jul.</Typography></Paper>
        </Grid>
      </Grid>
    </>
  );
}

function Policy() {
  const { me, go, set } = use();
  const f = me.forsakring;
  const [tab, setTab] = useState(0);
  const [ex, setEx] = useState(false);
  return (
    <>
      <Breadcrumbs sx={{ mb: 2 }}><A to="/">Mina sidor</A><Typography>Hemförsäkring</Typography></Breadcrumbs>
      <Stack direction="row" spacing={2} alignItems="center"><Typography variant="h4" component="h1">Hemförsäkring Bostadsrätt</Typography>{status(f)}</Stack>
      <Tabs value={tab} onChange={(e, v) => setTab(v)} sx={{ my: 2 }} aria-label="Försäkringen"><Tab label="Översikt" /><Tab label="Omfattning" /><Tab label="Dokument" /><Tab label="Ändra" /></Tabs>
      {tab === 0 && <Paper sx={{ p: 2 }}><Rows rows={[['Försäkringsnummer', f.nummer], ['Försäkringstagare', me.kund.namn], ['Försäkringsställe', 'Hornsgatan 84, lgh 1203, Stockholm'], ['Boyta', '62 kvm'], ['Antal försäkrade', '2'], ['Gäller från', d(f.start)], [f.uppsagd ? 'Upphör' : 'Huvudförfallodag', d(f.uppsagd ? f.slut : f.forfall)], ['Självrisk', f.sjalvrisk + ' kr'], ['Pris', f.pris + ' kr/mån' + (f.rabatt ? ' (15 % rabatt i 12 månader)' : '')], ['Betalsätt', 'Autogiro']]} /></Paper>}
      {tab === 1 && <Paper sx={{ p: 2 }}>{[['Brand, vatten och inbrott', 'Lösöre upp till 1 000 000 kr.'], ['Reseskydd', 'Gäller de första 45 dagarna av resan.'], ['Ansvar och rättsskydd', 'Ansvar upp till 5 000 000 kr.'], ['Bostadsrättstillägg', 'Ytskikt, kök och badrum.']].map(([a, b]) => <Accordion key={a} disableGutters><AccordionSummary expandIcon="▾">{a}</AccordionSummary><AccordionDetails>{b}</AccordionDetails></Accordion>)}</Paper>}
      {tab === 2 && <Paper sx={{ p: 2 }}><List>{['Försäkringsbevis (PDF)', 'Villkor H 72 (PDF)', 'Faktablad IPID (PDF)', 'Förköpsinformation (PDF)'].map((x) => <ListItemButton key={x}><ListItemText primary={x} /></ListItemButton>)}</List></Paper>}
      {tab === 3 && (
        <Paper sx={{ p: 1 }}>
          {f.uppsagd && <Alert severity="info">Försäkringen är uppsagd. Ångrar du dig? Kontakta kundservice på 0771-43 00 00.</Alert>}
          <List>
            <ListItemButton><ListItemText primary="Flyttanmälan" secondary="Ta med dig försäkringen till din nya bostad" /></ListItemButton><Divider />
            <ListItemButton onClick={() => setEx(true)} disabled={f.uppsagd}><ListItemText primary="Byt självrisk" secondary={`Du har ${f.sjalvrisk} kr`} /></ListItemButton><Divider />
            <ListItemButton><ListItemText primary="Ändra boyta eller antal försäkrade" /></ListItemButton><Divider />
            {[['resa', 'Tillägg: Reseskydd Plus', '39 kr/mån'], ['otur', 'Tillägg: Otursskydd', '29 kr/mån']].map(([k, t, p]) => (
              <Box key={k} sx={{ display: 'flex', px: 2, py: 1, alignItems: 'center' }}><ListItemText primary={t} secondary={p} /><Switch inputProps={{ 'aria-label': t }} disabled={f.uppsagd} checked={f.tillagg[k]} onChange={(e) => post(API + '/tillagg', { id: k, pa: e.target.checked }).then(set)} /></Box>))}
            <Divider />
            {!f.uppsagd && <ListItemButton onClick={() => go(POL + '/avsluta')}><ListItemText primary="Säga upp försäkringen" secondary="Byter du bolag eller behöver du inte längre försäkringen?" /></ListItemButton>}
          </List>
        </Paper>)}
      <Dialog open={ex} onClose={() => setEx(false)}><DialogTitle>Byt självrisk</DialogTitle><DialogContent><DialogContentText>Med 3 000 kr i självrisk sänks priset med 22 kr/mån från och med idag.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setEx(false)}>Avbryt</Button><Button variant="contained" onClick={() => post(API + '/sjalvrisk', { belopp: 3000 }).then(set).then(() => setEx(false))}>Byt till 3 000 kr</Button></DialogActions></Dialog>
    </>
  );
}

const ORSAKER = [['BYTER_BOLAG', 'Jag byter till ett annat försäkringsbolag'], ['PRIS', 'Priset är för högt'], ['FLYTT', 'Jag flyttar'], ['SAMBO', 'Jag flyttar ihop med någon som har försäkring'], ['SALD', 'Jag har sålt bostaden'], ['SKADEREGLERING', 'Jag är missnöjd med en skadereglering'], ['SERVICE', 'Jag är missnöjd med servicen'], ['ANNAT', 'Annan anledning']];

function Avsluta() {
  const { me, go, set, toast } = use();
  const f = me.forsakring;
  const [step, setStep] = useState(0);
  const [offer, setOffer] = useState(false);
  const [v, setV] = useState({ orsak: '', text: '', typ: '', grund: '', ok: false });
  const [err, setErr] = useState('');
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const ch = (x) => { setErr(''); setV({ ...v, ...x }); };
  if (f.uppsagd && step < 3) return <Policy />;
  const nav = (back, next, label) => <Stack direction="row" justifyContent="space-between" sx={{ mt: 4 }}><Button onClick={back}>Tillbaka</Button><Button variant="contained" onClick={next}>{label}</Button></Stack>;
  let body;
  if (offer) {
    body = (
      <>
        <Typography variant="h5" component="h2" gutterBottom>Innan du bestämmer dig</Typography>
        <Typography paragraph>Du har varit kund hos oss i tre år och det uppskattar vi. Därför vill vi ge dig ett bättre erbjudande.</Typography>
        <Card variant="outlined" sx={{ mb: 2, borderColor: 'primary.main' }}><CardContent><Typography variant="h6">15 % rabatt i 12 månader</Typography><Typography>{Math.round(f.pris * 0.85)} kr/mån i stället för {f.pris} kr/mån.</Typography></CardContent><CardActions><Button variant="contained" onClick={() => post(API + '/rabatt').then(set).then(() => { toast('Rabatten är aktiverad'); go(POL); })}>Ja tack, ge mig rabatten</Button></CardActions></Card>
        <Card variant="outlined" sx={{ mb: 2 }}><CardContent><Typography variant="subtitle1" fontWeight={700}>Prata med en rådgivare</Typography><Typography variant="body2">Vi ringer upp dig inom en arbetsdag och går igenom ditt skydd.</Typography></CardContent><CardActions><Button onClick={() => post('/api/uppringning').then(set).then(() => toast('Vi ringer dig'))}>Ring upp mig</Button></CardActions></Card>
        <Stack direction="row" justifyContent="space-between"><Button onClick={() => setOffer(false)}>Tillbaka</Button><Button color="inherit" onClick={() => { setOffer(false); setStep(1); }}>Nej tack, gå vidare</Button></Stack>
      </>);
  } else if (step === 0) {
    body = (
      <>
        <Typography variant="h5" component="h2" gutterBottom>Varför vill du säga upp din försäkring?</Typography>
        <FormControl fullWidth sx={{ my: 2 }} error={!!err}><InputLabel id="orsak-label">Anledning</InputLabel>
          <Select labelId="orsak-label" id="orsak" label="Anledning" value={v.orsak} onChange={(e) => ch({ orsak: e.target.value })}>{ORSAKER.map(([k, t]) => <MenuItem key={k} value={k}>{t}</MenuItem>)}</Select>
          {err && <FormHelperText>{err}</FormHelperText>}</FormControl>
        <TextField fullWidth multiline minRows={3} label="Vill du berätta mer? (valfritt)" value={v.text} onChange={(e) => ch({ text: e.target.value })} />
        {nav(() => go(POL), () => (v.orsak ? setOffer(true) : setErr('Välj en anledning')), 'Fortsätt')}
      </>);
  } else if (step === 1) {
    body = (
      <>
        <Typography variant="h5" component="h2" gutterBottom>När ska försäkringen upphöra?</Typography>
        <FormControl error={!!err}><FormLabel id="typ-l">Slutdatum</FormLabel>
          <RadioGroup aria-labelledby="typ-l" name="typ" value={v.typ} onChange={(e) => ch({ typ: e.target.value })}>
            <FormControlLabel value="FORFALLODAG" control={<Radio />} label={`På huvudförfallodagen, ${d(f.forfall)}`} />
            <FormControlLabel value="FORTID" control={<Radio />} label="I förtid, eftersom försäkringsbehovet har upphört" />
          </RadioGroup>{err && <FormHelperText>{err}</FormHelperText>}</FormControl>
        {v.typ === 'FORTID' && <><Alert severity="warning" sx={{ my: 2 }}>Du kan bara säga upp i förtid om behovet har upphört, till exempel om du har sålt bostaden. Försäkringen upphör i dag. Vi kan begära intyg.</Alert><TextField fullWidth label="Beskriv varför behovet har upphört" value={v.grund} onChange={(e) => ch({ grund: e.target.value })} /></>}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>Byter du bolag? Kontrollera att din nya försäkring börjar gälla samma dag.</Typography>
        {nav(() => setStep(0), () => { if (!v.typ) setErr('Välj slutdatum'); else if (v.typ === 'FORTID' && !v.grund) setErr('Beskriv varför'); else setStep(2); }, 'Fortsätt')}
      </>);
  } else if (step === 2) {
    body = (
      <>
        <Typography variant="h5" component="h2" gutterBottom>Granska och bekräfta</Typography>
        <Rows rows={[['Försäkring', `Hemförsäkring Bostadsrätt, ${f.nummer}`], ['Tillägg som också upphör', 'Reseskydd Plus, Otursskydd'], ['Anledning', (ORSAKER.find((x) => x[0] === v.orsak) || [])[1]], ['Försäkringen upphör', v.typ === 'FORTID' ? 'I dag' : d(f.forfall)], ['Bekräftelse skickas till', me.kund.epost]]} />
        <FormControlLabel sx={{ mt: 2 }} control={<Checkbox checked={v.ok} onChange={(e) => ch({ ok: e.target.checked })} />} label="Jag förstår att jag inte är försäkrad efter slutdatumet" />
        {err && <Alert severity="error">{err}</Alert>}
        {nav(() => setStep(1), () => (v.ok ? setSure(true) : setErr('Du behöver bekräfta att du har förstått.')), 'Säg upp')}
      </>);
  } else {
    body = (
      <>
        <Alert severity="success" sx={{ mb: 2 }}>Vi har tagit emot din uppsägning</Alert>
        <Typography paragraph>Din hemförsäkring upphör {d(f.slut)}. En bekräftelse skickas till {me.kund.epost}. Eventuell inbetald premie för tiden därefter betalas tillbaka.</Typography>
        <Button variant="outlined" onClick={() => go('/')}>Till Mina sidor</Button>
      </>);
  }
  return (
    <>
      <Breadcrumbs sx={{ mb: 2 }}><A to="/">Mina sidor</A><A to={POL}>Hemförsäkring</A><Typography>Säga upp</Typography></Breadcrumbs>
      <Typography variant="h4" component="h1" sx={{ mb: 3 }}>Säga upp försäkring</Typography>
      <Stepper activeStep={step} sx={{ mb: 3 }}>{['Anledning', 'Slutdatum', 'Granska'].map((t) => <Step key={t}><StepLabel>{t}</StepLabel></Step>)}</Stepper>
      <Paper sx={{ p: 3, maxWidth: 720 }}>{body}</Paper>
      <Dialog open={sure} onClose={() => setSure(false)} aria-labelledby="sure-t">
        <DialogTitle id="sure-t">Är du säker?</DialogTitle>
        <DialogContent><DialogContentText>När försäkringen upphör saknar du skydd vid brand, inbrott och vattenskador. De flesta bostadsrättsföreningar kräver hemförsäkring.</DialogContentText></DialogContent>
        <DialogActions><Button color="error" disabled={busy} onClick={() => { setBusy(true); post(API + '/uppsagning', { orsak: v.orsak, text: v.text, typ: v.typ, grund: v.grund }).then((x) => { setStep(3); set(x); setSure(false); }).catch(() => { setBusy(false); setSure(false); setErr('Något gick fel. Försök igen.'); }); }}>Ja, säg upp</Button><Button variant="contained" onClick={() => { setSure(false); go(POL); }}>Behåll försäkringen</Button></DialogActions>
      </Dialog>
    </>
  );
}

function Bil() {
  const { set, go } = use();
  const [reg, setReg] = useState('');
  return <><Typography variant="h4" component="h1" gutterBottom>Bilförsäkring</Typography><Paper sx={{ p: 3, maxWidth: 520 }}><TextField label="Registreringsnummer" value={reg} onChange={(e) => setReg(e.target.value)} fullWidth sx={{ mb: 2 }} /><Typography paragraph>Halvförsäkring från 289 kr/mån.</Typography><Button variant="contained" disabled={reg.length < 6} onClick={() => post('/api/bilforsakring', { reg }).then(set).then(() => go('/'))}>Teckna</Button></Paper></>;
}
function Betalningar() {
  const { me } = use();
  return <><Typography variant="h4" component="h1" gutterBottom>Betalningar</Typography><Paper sx={{ p: 2 }}><Rows rows={[['28 oktober', '287 kr, betald'], ['28 september', '287 kr, betald'], ['28 augusti', '287 kr, betald'], ['28 juli', '287 kr, betald'], ['Autogiro', 'Bankkonto •••• 4410']]} /><Typography sx={{ p: 2 }}>Nästa dragning: {me.forsakring.pris} kr</Typography></Paper></>;
}
function Uppgifter() {
  const { me, set, toast } = use();
  const [m, setM] = useState(me.kund.epost);
  return <><Typography variant="h4" component="h1" gutterBottom>Mina uppgifter</Typography><Paper sx={{ p: 3, maxWidth: 520 }}><TextField label="Namn" value={me.kund.namn} disabled fullWidth sx={{ mb: 2 }} /><TextField label="E-post" value={m} onChange={(e) => setM(e.target.value)} fullWidth sx={{ mb: 2 }} /><FormControlLabel control={<Checkbox defaultChecked />} label="Jag vill ha erbjudanden via e-post och sms" /><br /><Button variant="contained" onClick={() => post('/api/uppgifter', { epost: m }).then(set).then(() => toast('Sparat'))}>Spara</Button></Paper></>;
}
const PAGES = { '/': Start, [POL]: Policy, [POL + '/avsluta']: Avsluta, '/bil': Bil, '/betalningar': Betalningar, '/uppgifter': Uppgifter };

function Consent() {
  const [gone, setGone] = useState(() => !!localStorage.getItem('OptanonConsent'));
  if (gone) return null;
  const pick = (k) => () => { localStorage.setItem('OptanonConsent', k); setGone(true); };
  const b = { font: 'inherit', padding: '10px 18px', borderRadius: 4, cursor: 'pointer', border: '1px solid #b3261e', margin: '0 8px 0 0' };
  return (
    <div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner" style={{ position: 'fixed', left: 0, right: 0, bottom: 0, background: '#fff', zIndex: 2147483645, padding: '20px 32px', boxShadow: '0 0 18px rgba(0,0,0,.3)', fontFamily: 'Roboto, Arial, sans-serif', fontSize: 14 }}>
      <h2 id="onetrust-policy-title" style={{ margin: '0 0 6px', fontSize: 18 }}>Vi använder cookies</h2>
      <p id="onetrust-policy-text">Vi använder cookies för att webbplatsen ska fungera, för statistik och för att anpassa marknadsföring. Du kan när som helst ändra ditt val.</p>
      <button id="onetrust-pc-btn-handler" style={{ ...b, background: '#fff', color: '#b3261e' }} onClick={pick('custom')}>Cookieinställningar</button>
      <button id="onetrust-reject-all-handler" style={{ ...b, background: '#b3261e', color: '#fff' }} onClick={pick('none')}>Endast nödvändiga</button>
      <button id="onetrust-accept-btn-handler" style={{ ...b, background: '#b3261e', color: '#fff' }} onClick={pick('all')}>Godkänn alla</button>
    </div>
  );
}

const theme = createTheme({ palette: { primary: { main: '#b3261e' }, background: { default: '#faf7f4' } }, typography: { button: { textTransform: 'none' } } });

function App() {
  const [me, set] = useState(null);
  const [path, setPath] = useState(location.pathname);
  const [msg, toast] = useState('');
  const [anchor, setAnchor] = useState(null);
  const [chat, setChat] = useState(false);
  const go = (p) => { history.pushState({}, '', p); setPath(p); scrollTo(0, 0); };
  useEffect(() => {
    fetch('/api/me').then((r) => r.json()).then(set);
    const pop = () => setPath(location.pathname);
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }, []);
  if (!me) return <Box sx={{ p: 10, textAlign: 'center' }}><CircularProgress /></Box>;
  const Page = PAGES[path] || Start;
  return (
    <ThemeProvider theme={theme}><CssBaseline />
      <Ctx.Provider value={{ me, set, go, toast }}>
        <AppBar position="static" color="inherit" elevation={1}><Toolbar>
          <Typography variant="h6" component="a" href="/" sx={{ color: 'primary.main', textDecoration: 'none', fontWeight: 800, mr: 4 }}>Tryggstugan</Typography>
          <Box sx={{ flexGrow: 1 }}>{[['/', 'Mina försäkringar'], ['#', 'Anmäl skada'], ['/betalningar', 'Betalningar'], ['/uppgifter', 'Mina uppgifter']].map(([p, t]) => <Button key={t} color="inherit" onClick={() => p !== '#' && go(p)}>{t}</Button>)}</Box>
          <IconButton aria-label="Konto" onClick={(e) => setAnchor(e.currentTarget)}><Avatar sx={{ width: 34, height: 34 }}>LB</Avatar></IconButton>
          <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}><MenuItem onClick={() => { setAnchor(null); go('/uppgifter'); }}>Mina uppgifter</MenuItem><MenuItem onClick={() => setAnchor(null)}>Inkorg (2)</MenuItem><MenuItem onClick={() => setAnchor(null)}>Logga ut</MenuItem></Menu>
        </Toolbar></AppBar>
        <Container component="main" maxWidth="lg" sx={{ py: 4, minHeight: 520 }}><Page key={path} /></Container>
        <Box component="footer" sx={{ bgcolor: '#3a2a26', color: '#fff', py: 5, mt: 6 }}><Container maxWidth="lg"><Grid container spacing={3}>
          {[['Försäkringar', ['Hemförsäkring', 'Villaförsäkring', 'Bilförsäkring', 'Djurförsäkring', 'Olycksfall']], ['Kundservice', ['Kontakta oss', 'Anmäl skada', 'Vanliga frågor', 'Klaga på ett beslut']], ['Om oss', ['Om Tryggstugan', 'Hållbarhet', 'Jobba hos oss', 'Press']], ['Juridik', ['Personuppgifter', 'Cookies', 'Villkor', 'Tillgänglighet']]].map(([h, l]) => <Grid item xs={6} md={3} key={h}><Typography fontWeight={700}>{h}</Typography>{l.map((x) => <div key={x}><A to="#" color="inherit" underline="hover" variant="body2">{x}</A></div>)}</Grid>)}
        </Grid><Typography variant="caption">Tryggstugan Försäkring AB, org.nr 516401-0000, står under tillsyn av Finansinspektionen.</Typography></Container></Box>
        <Fab variant="extended" color="primary" sx={{ position: 'fixed', right: 24, bottom: 24 }} onClick={() => setChat(!chat)}>Chatta med oss</Fab>
        {chat && <Paper elevation={8} sx={{ position: 'fixed', right: 24, bottom: 88, width: 320, p: 2, zIndex: 1200 }}><Typography fontWeight={700}>Hej! Jag är Tryggve, en digital assistent.</Typography><Typography variant="body2">Vad kan jag hjälpa dig med?</Typography><TextField size="small" fullWidth placeholder="Skriv din fråga" sx={{ mt: 1 }} /></Paper>}
        <Snackbar open={!!msg} autoHideDuration={5000} onClose={() => toast('')} message={msg} />
        <Consent />
      </Ctx.Provider>
    </ThemeProvider>
  );
}
createRoot(document.getElementById('root')).render(<App />);
