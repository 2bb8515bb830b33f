import { useEffect, useState, createContext, useContext } from 'react';
import { createRoot } from 'react-dom/client';
import { AppBar, Toolbar, Typography, Button, Container, Grid2 as Grid, Card, CardContent, CardActions, Box, Link as MLink, List, ListItemButton, ListItemText, Chip, Divider, Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions, RadioGroup, FormControlLabel, Radio, FormControl, FormLabel, FormHelperText, TextField, Snackbar, Alert, Stepper, Step, StepLabel, Switch, Paper, Stack, Menu, MenuItem, Avatar, CircularProgress, CssBaseline, ThemeProvider, createTheme, LinearProgress, Accordion, AccordionSummary, AccordionDetails } from '@mui/material';

const theme = createTheme({ palette: { primary: { main: '#0b6e4f' }, secondary: { main: '#f2a541' }, background: { default: '#faf8f4' } }, typography: { fontFamily: '"Lato","Segoe UI",Arial,sans-serif', button: { textTransform: 'none', fontWeight: 700 } }, shape: { borderRadius: 10 } });
const Ctx = createContext(null);
const go = (p) => { history.pushState({}, '', p); dispatchEvent(new PopStateEvent('popstate')); scrollTo(0, 0); };
const Link = ({ to, ...p }) => <MLink href={to} onClick={(e) => { e.preventDefault(); go(to); }} {...p} />;
const LB = ({ to, ...p }) => <Button href={to} onClick={(e) => { e.preventDefault(); go(to); }} {...p} />;

function Bar() {
  const [a, setA] = useState(null);
  return <AppBar position="static" color="inherit" elevation={1}><Toolbar><Typography variant="h5" sx={{ fontWeight: 900, mr: 4 }} color="primary"><Link to="/" underline="none">czytnia</Link></Typography>
    <Box sx={{ flexGrow: 1, display: 'flex', gap: 1 }}><LB to="/katalog">E-booki</LB><LB to="/audiobooki">Audiobooki</LB><LB to="/kids">Kids</LB><LB to="/czytniki">Czytniki</LB></Box>
    <Button onClick={(e) => setA(e.currentTarget)} startIcon={<Avatar sx={{ width: 28, height: 28, fontSize: 14 }}>KM</Avatar>}>Moje konto</Button>
    <Menu anchorEl={a} open={!!a} onClose={() => setA(null)}>{[['Moja półka', '/polka'], ['Subskrypcja', '/konto/subskrypcja'], ['Płatności', '/konto/platnosci'], ['Ustawienia', '/konto/ustawienia'], ['Pomoc', '/pomoc']].map(([t, p]) => <MenuItem key={p} onClick={() => { setA(null); go(p); }}>{t}</MenuItem>)}</Menu></Toolbar></AppBar>;
}
const side = [['Przegląd', '/'], ['Subskrypcja', '/konto/subskrypcja'], ['Płatności', '/konto/platnosci'], ['Urządzenia', '/konto/urzadzenia'], ['Ustawienia', '/konto/ustawienia']];
function Account({ children, path }) {
  return <Grid container spacing={3}><Grid size={{ xs: 12, md: 3 }}><Paper variant="outlined"><List component="nav" aria-label="Konto">{side.map(([t, p]) => <ListItemButton key={p} component="a" href={p} selected={path === p} onClick={(e) => { e.preventDefault(); go(p); }}><ListItemText primary={t} /></ListItemButton>)}</List></Paper></Grid><Grid size={{ xs: 12, md: 9 }}>{children}</Grid></Grid>;
}
function Status() {
  const { s } = useContext(Ctx);
  if (s.state === 'scheduled') return <Chip color="warning" label={`Aktywna do ${s.end}`} />;
  if (s.state === 'paused') return <Chip label="Zawieszona" />;
  if (s.state === 'deleted') return <Chip color="error" label="Konto usunięte" />;
  return <Chip color="success" label="Aktywna" />;
}
function Home() {
  const { s } = useContext(Ctx);
  return <><Typography variant="h4" gutterBottom>Cześć, Karolina!</Typography><Grid container spacing={2}>
    <Grid size={{ xs: 12, sm: 6 }}><Card variant="outlined"><CardContent><Stack direction="row" justifyContent="space-between"><Typography variant="h6">{s.plan}</Typography><Status /></Stack><Typography color="text.secondary" sx={{ mt: 1 }}>{s.state === 'scheduled' ? 'Subskrypcja nie odnowi się automatycznie.' : `Kolejna płatność: ${s.next}, ${s.price}`}</Typography></CardContent><CardActions><LB to="/konto/subskrypcja">Zarządzaj subskrypcją</LB></CardActions></Card></Grid>
    <Grid size={{ xs: 12, sm: 6 }}><Card variant="outlined"><CardContent><Typography variant="h6">Teraz czytasz</Typography><Typography sx={{ mt: 1 }}>„Zima w Sokołowsku”, Anna Rej</Typography><LinearProgress variant="determinate" value={64} sx={{ my: 1 }} /><Typography variant="body2" color="text.secondary">64% · zostały ok. 3 godz.</Typography></CardContent><CardActions><LB to="/polka">Moja półka</LB></CardActions></Card></Grid>
    <Grid size={12}><Card sx={{ bgcolor: 'secondary.main' }}><CardContent><Typography variant="h6">Black Friday: czytnik za 1 zł przy umowie na 24 miesiące</Typography><Typography>Zamień abonament na plan z czytnikiem InkBook.</Typography></CardContent><CardActions><LB to="/czytniki" color="inherit">Sprawdź ofertę</LB></CardActions></Card></Grid></Grid></>;
}
function Sub() {
  const { s, act } = useContext(Ctx);
  const [kids, setKids] = useState(false);
  return <><Typography variant="h4" gutterBottom>Subskrypcja</Typography>
    <Card variant="outlined"><CardContent><Stack direction="row" justifyContent="space-between"><Typography variant="h6">{s.plan}</Typography><Status /></Stack><Typography sx={{ mt: 1 }}>Ponad 200 000 e-booków i audiobooków na 4 urządzeniach</Typography><Divider sx={{ my: 2 }} />
      <Typography variant="body2">Cena: {s.price} / miesiąc</Typography><Typography variant="body2">Opłacona do: {s.end}</Typography><Typography variant="body2">Odnowienie: {s.state === 'scheduled' ? 'wyłączone' : s.next}</Typography></CardContent>
      <CardActions>{s.state === 'scheduled' ? <Button variant="contained" onClick={() => act('/api/subscription/renew', {}, 'Subskrypcja będzie odnawiana.')}>Wznów subskrypcję</Button> : <><LB variant="contained" to="/konto/zmien-plan">Zmień plan</LB><LB color="inherit" to="/konto/rezygnacja">Zrezygnuj z subskrypcji</LB></>}</CardActions></Card>
    <Card variant="outlined" sx={{ mt: 2 }}><CardContent><Stack direction="row" justifyContent="space-between"><Typography variant="h6">Czytnia Kids</Typography><Chip size="small" color={s.kids ? 'success' : 'default'} label={s.kids ? 'Aktywna' : 'Anulowana'} /></Stack><Typography variant="body2">14,99 zł / miesiąc, profil: Staś</Typography></CardContent>{s.kids && <CardActions><Button color="inherit" onClick={() => setKids(true)}>Zrezygnuj</Button></CardActions>}</Card>
    <Accordion sx={{ mt: 2 }} variant="outlined"><AccordionSummary expandIcon={<span>▾</span>}>Masz kod promocyjny?</AccordionSummary><AccordionDetails><TextField size="small" label="Kod" /> <Button>Aktywuj</Button></AccordionDetails></Accordion>
    <Dialog open={kids} onClose={() => setKids(false)}><DialogTitle>Zrezygnować z Czytnia Kids?</DialogTitle><DialogContent><DialogContentText>Dostęp do bajek i słuchowisk wygaśnie {s.end}.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setKids(false)}>Nie teraz</Button><Button onClick={() => { setKids(false); act('/api/kids/cancel', {}, 'Czytnia Kids została anulowana.'); }}>Tak, rezygnuję</Button></DialogActions></Dialog></>;
}
const REASONS = [['price', 'Abonament jest dla mnie za drogi'], ['time', 'Nie mam czasu na czytanie'], ['titles', 'Nie znajduję książek, które mnie interesują'], ['app', 'Mam problemy z aplikacją lub czytnikiem'], ['other_service', 'Korzystam z innego serwisu'], ['other', 'Inny powód']];
function Resign() {
  const { s, act, load } = useContext(Ctx);
  const [step, setStep] = useState(0), [r, setR] = useState(''), [err, setErr] = useState(false), [txt, setTxt] = useState(''), [open, setOpen] = useState(false), [busy, setBusy] = useState(false), [done, setDone] = useState(false);
  if (done || s.state === 'scheduled') return <Paper variant="outlined" sx={{ p: 4 }}><Typography variant="h4" gutterBottom>Subskrypcja została anulowana</Typography><Typography paragraph>Możesz czytać i słuchać bez ograniczeń do <b>{s.end}</b>. Po tym dniu nie pobierzemy już żadnej opłaty, a Twoja półka, zakładki i notatki będą na Ciebie czekać.</Typography><Typography paragraph color="text.secondary">Potwierdzenie wysłaliśmy na adres k•••••@poczta.example.</Typography><LB variant="contained" to="/konto/subskrypcja">Wróć do konta</LB></Paper>;
  const next = async () => { if (!r) return setErr(true); await act('/api/subscription/reason', { reason: r, comment: txt }); setStep(1); scrollTo(0, 0); };
  const stay = async (u, b, m) => { await act(u, b, m); go('/konto/subskrypcja'); };
  const end = async () => { setBusy(true); await act('/api/subscription/cancel', {}); setOpen(false); setDone(true); };
  return <><Typography variant="h4" gutterBottom>Rezygnacja z subskrypcji</Typography><Stepper activeStep={step} sx={{ mb: 3 }}><Step><StepLabel>Powód</StepLabel></Step><Step><StepLabel>Propozycja dla Ciebie</StepLabel></Step><Step><StepLabel>Potwierdzenie</StepLabel></Step></Stepper>
    {step === 0 && <Paper variant="outlined" sx={{ p: 3 }}><FormControl error={err}><FormLabel id="powod">Dlaczego chcesz się z nami pożegnać?</FormLabel><RadioGroup aria-labelledby="powod" value={r} onChange={(e) => { setR(e.target.value); setErr(false); }}>{REASONS.map(([v, t]) => <FormControlLabel key={v} value={v} control={<Radio />} label={t} />)}</RadioGroup>{err && <FormHelperText>Wybierz jedną z odpowiedzi</FormHelperText>}</FormControl>
      <TextField label="Chcesz coś dodać? (opcjonalnie)" fullWidth multiline minRows={2} value={txt} onChange={(e) => setTxt(e.target.value)} sx={{ mt: 2 }} /><Stack direction="row" spacing={2} sx={{ mt: 3 }}><Button variant="contained" onClick={next}>Dalej</Button><LB to="/konto/subskrypcja">Jednak zostaję</LB></Stack></Paper>}
    {step === 1 && <><Grid container spacing={2}><Grid size={{ xs: 12, sm: 6 }}><Card variant="outlined" sx={{ height: '100%' }}><CardContent><Chip color="secondary" label="-50%" /><Typography variant="h6" sx={{ mt: 1 }}>Dwa miesiące za pół ceny</Typography><Typography>Czytaj dalej za 22,49 zł miesięcznie. Później cena wróci do 44,99 zł.</Typography></CardContent><CardActions><Button variant="contained" onClick={() => stay('/api/offer/accept', { offer: 'half' }, 'Rabat został aktywowany.')}>Odbierz rabat</Button></CardActions></Card></Grid>
      <Grid size={{ xs: 12, sm: 6 }}><Card variant="outlined" sx={{ height: '100%' }}><CardContent><Typography variant="h6">Zrób sobie przerwę</Typography><Typography>Zawieś subskrypcję nawet na 3 miesiące. W tym czasie nic nie płacisz, a potem wracasz do lektury.</Typography></CardContent><CardActions><Button variant="outlined" onClick={() => stay('/api/subscription/pause', { months: 1 }, 'Subskrypcja została zawieszona.')}>Zawieś na miesiąc</Button></CardActions></Card></Grid></Grid>
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}><Button color="inherit" onClick={() => { act('/api/offer/decline', {}); setStep(2); setOpen(true); }}>Nie, dziękuję – rezygnuję</Button><LB to="/konto/subskrypcja">Jednak zostaję</LB></Stack></>}
    {step === 2 && <Paper variant="outlined" sx={{ p: 3 }}><Typography paragraph>Twoja rezygnacja czeka na potwierdzenie.</Typography><Button variant="outlined" onClick={() => setOpen(true)}>Przejdź do potwierdzenia</Button></Paper>}
    <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="pt"><DialogTitle id="pt">Czy na pewno chcesz zrezygnować?</DialogTitle><DialogContent><DialogContentText>Rezygnujesz z subskrypcji {s.plan}. Dostęp zachowasz do {s.end}, czyli do końca opłaconego okresu. Później książki z abonamentu nie będą się otwierać na Twoich urządzeniach. E-booki kupione na własność zostają z Tobą.</DialogContentText></DialogContent><DialogActions><Button onClick={() => { setOpen(false); go('/konto/subskrypcja'); }}>Zostaję</Button><Button onClick={end} disabled={busy}>{busy ? <CircularProgress size={20} /> : 'Potwierdzam rezygnację'}</Button></DialogActions></Dialog></>;
}
function Change() {
  const { act } = useContext(Ctx);
  return <><Typography variant="h4" gutterBottom>Zmień plan</Typography><Grid container spacing={2}>{[['basic', 'Czytnia Start', '24,99 zł', '500 stron miesięcznie'], ['family', 'Czytnia Rodzinna', '64,99 zł', 'Dla 5 osób, każdy ma własną półkę']].map(([k, t, p, x]) => <Grid key={k} size={{ xs: 12, sm: 6 }}><Card variant="outlined"><CardContent><Typography variant="h6">{t}</Typography><Typography variant="h5">{p}</Typography><Typography>{x}</Typography></CardContent><CardActions><Button variant="contained" onClick={async () => { await act('/api/plan', { plan: k }, 'Plan został zmieniony.'); go('/konto/subskrypcja'); }}>Wybieram</Button></CardActions></Card></Grid>)}</Grid></>;
}
function Pay() {
  const { s, act } = useContext(Ctx);
  return <><Typography variant="h4" gutterBottom>Płatności</Typography><Card variant="outlined"><CardContent><Typography>Mastercard •••• 7719, ważna do 03/28</Typography></CardContent><CardActions><Button color="inherit" onClick={() => act('/api/card/remove', {}, 'Karta została usunięta.')}>Usuń kartę</Button></CardActions></Card><List>{s.history.map((h) => <ListItemText key={h} primary={h} secondary="59,98 zł · opłacono" />)}</List></>;
}
function Settings() {
  const { s, act } = useContext(Ctx);
  const [open, setOpen] = useState(false), [n, setN] = useState('Karolina Mazur');
  return <><Typography variant="h4" gutterBottom>Ustawienia</Typography><Card variant="outlined"><CardContent><TextField label="Imię i nazwisko" value={n} onChange={(e) => setN(e.target.value)} /> <Button onClick={() => act('/api/profile', { name: n }, 'Zapisano zmiany.')}>Zapisz</Button><Divider sx={{ my: 2 }} /><FormControlLabel control={<Switch checked={s.newsletter} onChange={(e) => act('/api/newsletter', { on: e.target.checked }, 'Zapisano zmiany.')} />} label="Newsletter z nowościami i promocjami" /></CardContent></Card>
    <Button color="error" sx={{ mt: 3 }} onClick={() => setOpen(true)}>Usuń konto</Button><Dialog open={open} onClose={() => setOpen(false)}><DialogTitle>Usunąć konto na zawsze?</DialogTitle><DialogContent><DialogContentText>Stracisz półkę, notatki i kupione e-booki. Tej operacji nie można cofnąć.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setOpen(false)}>Anuluj</Button><Button color="error" onClick={() => { setOpen(false); act('/api/account/delete', {}, 'Konto zostało usunięte.'); }}>Usuń konto</Button></DialogActions></Dialog></>;
}
const T = { '/katalog': ['E-booki', 'Bestsellery tygodnia: „Zima w Sokołowsku”, „Cisza nad Bugiem”, „Ostatni kurs na Hel”, „Apteka przy Długiej”.'], '/audiobooki': ['Audiobooki', 'Słuchaj ponad 25 000 tytułów w interpretacji najlepszych lektorów.'], '/kids': ['Czytnia Kids', 'Bajki, słuchowiska i lektury dla najmłodszych.'], '/czytniki': ['Czytniki', 'InkBook Calypso, PocketBook Verse i inne w abonamencie.'], '/polka': ['Moja półka', '14 książek · „Zima w Sokołowsku” · „Apteka przy Długiej” · „Traktat o łuskaniu” …'], '/konto/urzadzenia': ['Urządzenia', 'iPhone Karoliny · PocketBook Verse · Chrome (Windows)'], '/regulamin': ['Regulamin', '§ 6. Użytkownik może w każdej chwili zrezygnować z Subskrypcji. Rezygnacja jest skuteczna z końcem opłaconego okresu rozliczeniowego.'], '/prywatnosc': ['Polityka prywatności', 'Administratorem danych jest Czytnia sp. z o.o. z siedzibą w Poznaniu.'], '/kontakt': ['Kontakt', 'pomoc@czytnia.example · 61 555 01 20 (pn.–pt. 8–18)'] };
function Help() { return <><Typography variant="h4" gutterBottom>Pomoc</Typography>{[['Jak zrezygnować z subskrypcji?', 'Zaloguj się na stronie, wejdź w Moje konto → Subskrypcja i wybierz „Zrezygnuj z subskrypcji”. Samo odinstalowanie aplikacji nie przerywa subskrypcji.'], ['Co się stanie z moimi książkami?', 'Książki z abonamentu przestaną się otwierać po zakończeniu opłaconego okresu. Kupione e-booki zostają na półce.'], ['Czy mogę zawiesić abonament?', 'Tak, raz na 12 miesięcy, maksymalnie na 3 miesiące.']].map(([q, a]) => <Accordion key={q}><AccordionSummary expandIcon={<span>▾</span>}>{q}</AccordionSummary><AccordionDetails>{a}</AccordionDetails></Accordion>)}</>; }
function Cookies() {
  const [o, setO] = useState(!document.cookie.includes('cz_zgoda='));
  const set = (v) => { document.cookie = `cz_zgoda=${v};path=/;max-age=31536000`; setO(false); };
  return o ? <Paper elevation={8} role="region" aria-label="Pliki cookie" sx={{ position: 'fixed', bottom: 16, left: 16, right: 16, maxWidth: 720, mx: 'auto', p: 2, zIndex: 1200 }}><Typography variant="subtitle1">Dbamy o Twoją prywatność</Typography><Typography variant="body2">My i nasi partnerzy używamy plików cookie, żeby dopasować treści i reklamy do Twoich zainteresowań. Zgodę możesz wycofać w każdej chwili.</Typography><Stack direction="row" spacing={1} justifyContent="flex-end" sx={{ mt: 1 }}><Button onClick={() => set('min')}>Tylko niezbędne</Button><Button variant="contained" onClick={() => set('all')}>Akceptuję wszystkie</Button></Stack></Paper> : null;
}
function App() {
  const [path, setPath] = useState(location.pathname), [s, setS] = useState(null), [msg, setMsg] = useState('');
  useEffect(() => { const f = () => setPath(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []);
  const load = () => fetch('/api/me').then((r) => r.json()).then(setS);
  useEffect(() => { load(); }, []);
  const act = async (u, b, m) => { const r = await fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-CSRF': s.csrf }, body: JSON.stringify(b) }); if (!r.ok) { setMsg('Coś poszło nie tak. Spróbuj ponownie.'); throw new Error(u); } await load(); if (m) setMsg(m); };
  if (!s) return <Box sx={{ p: 10, textAlign: 'center' }}><CircularProgress /></Box>;
  const P = { '/': Home, '/konto/subskrypcja': Sub, '/konto/rezygnacja': Resign, '/konto/zmien-plan': Change, '/konto/platnosci': Pay, '/konto/ustawienia': Settings, '/pomoc': Help }[path];
  const t = T[path] || ['Nie ma takiej strony', 'Sprawdź adres albo wróć na stronę główną.'];
  return <Ctx.Provider value={{ s, act, load }}><Bar /><Container sx={{ py: 4, minHeight: '70vh' }}><Account path={path}>{P ? <P /> : <><Typography variant="h4" gutterBottom>{t[0]}</Typography><Typography>{t[1]}</Typography></>}</Account></Container>
    <Box component="footer" sx={{ bgcolor: '#12352a', color: '#cfe3da', py: 4 }}><Container><Stack direction="row" spacing={3} flexWrap="wrap">{[['Pomoc', '/pomoc'], ['Kontakt', '/kontakt'], ['Regulamin', '/regulamin'], ['Polityka prywatności', '/prywatnosc'], ['Czytniki', '/czytniki']].map(([a, p]) => <Link key={p} to={p} color="inherit">{a}</Link>)}</Stack><Typography variant="caption">© Czytnia sp. z o.o. Wszystkie prawa zastrzeżone.</Typography></Container></Box>
    <Snackbar open={!!msg} autoHideDuration={5000} onClose={() => setMsg('')}><Alert severity="info" onClose={() => setMsg('')}>{msg}</Alert></Snackbar><Cookies /></Ctx.Provider>;
}
createRoot(document.getElementById('root')).render(<ThemeProvider theme={theme}><CssBaseline /><App /></ThemeProvider>);
