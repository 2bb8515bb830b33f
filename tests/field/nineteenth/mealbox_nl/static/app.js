(function () {
  const M = MaterialUI, h = React.createElement, html = htm.bind(h);
  const { useState, useEffect, useCallback, createContext, useContext } = React;
  const { ThemeProvider, createTheme, CssBaseline, AppBar, Toolbar, Container, Typography, Button, Card, CardContent, CardActions, Avatar, IconButton, Menu, MenuItem, Divider,
    Box, Grid, List, ListItemButton, ListItemText, Chip, Alert, Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions, RadioGroup, Radio, FormControl, FormControlLabel,
    FormLabel, FormHelperText, TextField, Snackbar, Paper, Stepper, Step, StepLabel, CircularProgress, Switch } = M;
  const theme = createTheme({ palette: { primary: { main: '#3d6b1f' }, secondary: { main: '#f08a24' } }, shape: { borderRadius: 8 }, typography: { fontFamily: '"Source Sans Pro",Roboto,Arial,sans-serif', button: { textTransform: 'none', fontWeight: 700 } } });
  const Ctx = createContext();
  const post = (u, b) => fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) });
  const A = ({ to, children, ...p }) => { const { go } = useContext(Ctx); return html`<a href=${to} onClick=${e => { e.preventDefault(); go(to); }} ...${p}>${children}</a>`; };
  const SUB = '/gw/subscriptions/5520917';

  function Deliveries() {
    const { me, act, go } = useContext(Ctx);
    const stopped = me.status === 'cancelled';
    const kleur = { voorbereiding: 'info', gepland: 'success', overgeslagen: 'default', gepauzeerd: 'warning' };
    return html`<${Container} maxWidth="md" sx=${{ py: 5 }}>
      <${Typography} variant="h4" component="h1" gutterBottom>Hoi ${me.voornaam}, dit zijn je bezorgingen<//>
      ${stopped && html`<${Alert} severity="warning" sx=${{ mb: 3 }}>Je abonnement is stopgezet op ${me.gestoptOp}. Je ontvangt alleen nog de box hieronder.<//>`}
      ${me.status === 'deleted' && html`<${Alert} severity="error" sx=${{ mb: 3 }}>Je account wordt verwijderd.<//>`}
      ${me.aanbod && html`<${Alert} severity="success" sx=${{ mb: 3 }}>${me.aanbod} is toegepast.<//>`}
      ${me.weken.map(w => html`<${Card} key=${w.id} sx=${{ mb: 2 }} variant="outlined"><${CardContent} sx=${{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <div><${Typography} variant="h6" sx=${{ '&::first-letter': { textTransform: 'uppercase' } }}>${w.datum}<//><${Typography} color="text.secondary">${me.maaltijden} maaltijden voor ${me.personen} personen${w.status === 'gepland' ? `, aanpassen kan t/m ${w.deadline}` : ''}<//></div>
        <${Chip} size="small" color=${kleur[w.status]} label=${w.status === 'voorbereiding' ? 'In voorbereiding' : w.status.charAt(0).toUpperCase() + w.status.slice(1)}/><//>
        ${w.status !== 'voorbereiding' && w.status !== 'gepauzeerd' && html`<${CardActions}><${Button} size="small" onClick=${() => go('/menu')}>Maaltijden kiezen<//><${Button} size="small" onClick=${() => act('/gw/deliveries/skip', { week: w.id }, 'Je wijziging is opgeslagen.')}>${w.status === 'overgeslagen' ? 'Toch bezorgen' : 'Week overslaan'}<//><//>`}<//>`)}
      ${!stopped && html`<${Paper} sx=${{ p: 3, mt: 4, bgcolor: '#fdf0dd' }} elevation=${0}><${Typography} variant="h6">Extra's bij je box<//><p>Ontbijtpakket met yoghurt, granola en seizoensfruit voor € 12,95.</p><${Button} variant="contained" color="secondary" onClick=${() => act('/gw/addons', {}, 'Toegevoegd aan je volgende box.')}>Toevoegen<//><//>`}
    <//>`;
  }

  const NAV = [['/account/abonnement', 'Abonnement-instellingen'], ['/account/gegevens', 'Accountgegevens'], ['/account/betaling', 'Betaalgegevens'], ['/account/bestellingen', 'Bestelgeschiedenis'], ['/account/meldingen', 'E-mail en meldingen']];
  function Account({ children, here }) {
    const { go } = useContext(Ctx);
    return html`<${Container} maxWidth="lg" sx=${{ py: 5 }}><${Typography} variant="h4" component="h1" gutterBottom>Accountinstellingen<//><${Grid} container spacing=${4}>
      <${Grid} item xs=${12} md=${3}><${Paper} variant="outlined"><${List} component="nav" disablePadding>${NAV.map(([u, t]) => html`<${ListItemButton} key=${u} component="a" href=${u} selected=${u === here} onClick=${e => { e.preventDefault(); go(u); }}><${ListItemText} primary=${t}/><//>`)}<//><//><//>
      <${Grid} item xs=${12} md=${9}>${children}<//><//><//>`;
  }
  const Row = ({ k, v, children }) => html`<${Box} sx=${{ display: 'flex', justifyContent: 'space-between', py: 1.5, borderBottom: '1px solid #e6e4dc' }}><span><strong>${k}</strong><br/>${v}</span><span>${children}</span><//>`;

  function Subscription() {
    const { me, act, go } = useContext(Ctx);
    const [edit, setEdit] = useState(false), [stop, setStop] = useState(false);
    const stopped = me.status === 'cancelled';
    return html`<${Account} here="/account/abonnement"><${Paper} variant="outlined" sx=${{ p: 3 }}>
      <${Typography} variant="h5" component="h2">Abonnement-instellingen<//>
      ${stopped ? html`<${Alert} severity="info" sx=${{ my: 2 }}>Je abonnement is stopgezet op ${me.gestoptOp}. Je laatste box wordt bezorgd op ${me.eerste}.<//>
        <${Row} k="Status" v="Stopgezet"/><${Box} sx=${{ mt: 3 }}><${Button} variant="contained" onClick=${() => act(SUB + '/reactivate', {}, 'Je abonnement is weer actief.')}>Abonnement heractiveren<//><//>` : html`
        <${Row} k="Status" v=${me.status === 'paused' ? 'Gepauzeerd' : 'Actief'}/>
        <${Row} k="Je box" v=${`Versmand Origineel, ${me.maaltijden} maaltijden voor ${me.personen} personen, € ${me.prijs} per week`}><${Button} size="small" onClick=${() => setEdit(true)}>Wijzigen<//><//>
        <${Row} k="Bezorgmoment" v="Dinsdag, 17.00–22.00 uur"><${Button} size="small" onClick=${() => act('/gw/customer/profile', { moment: 'woensdag' }, 'Je bezorgmoment is gewijzigd.')}>Wijzigen<//><//>
        <${Row} k="Bezorgadres" v="Kanaalstraat 61, 3531 CG Utrecht"><${Button} size="small" onClick=${() => go('/account/gegevens')}>Wijzigen<//><//>
        <${Row} k="Maaltijdvoorkeur" v="Vegetarisch"><${Button} size="small" onClick=${() => go('/menu')}>Wijzigen<//><//>
        <${Row} k="Klant sinds" v=${me.sinds}/>
        <${Box} sx=${{ mt: 4, display: 'flex', justifyContent: 'space-between' }}><${Button} variant="outlined" onClick=${() => go('/')}>Bezorgingen beheren<//><${Button} variant="text" color="inherit" sx=${{ textDecoration: 'underline', fontWeight: 400 }} onClick=${() => setStop(true)}>Abonnement stopzetten<//><//>`}
      <//>
      <${Dialog} open=${edit} onClose=${() => setEdit(false)}><${DialogTitle}>Je box wijzigen<//><${DialogContent}><${Button} onClick=${() => { setEdit(false); act(SUB + '/smaller', {}, 'Je box is gewijzigd.'); }}>3 maaltijden, 2 personen (€ 44,99)<//><${Button} onClick=${() => { setEdit(false); act(SUB + '/bigger', {}, 'Je box is gewijzigd.'); }}>4 maaltijden, 4 personen (€ 84,99)<//><//><${DialogActions}><${Button} onClick=${() => setEdit(false)}>Sluiten<//><//><//>
      <${Dialog} open=${stop} onClose=${() => setStop(false)} maxWidth="sm" fullWidth aria-labelledby="st"><${DialogTitle} id="st">Even geen box nodig?<//><${DialogContent}><${DialogContentText}>Je zit nergens aan vast: sla zoveel weken over als je wilt, of zet je abonnement vier weken op pauze. Je recepten en voorkeuren blijven dan bewaard.<//><//>
        <${DialogActions} sx=${{ flexDirection: 'column', alignItems: 'stretch', gap: 1, p: 3, '& > *': { m: '0 !important' } }}><${Button} variant="contained" onClick=${() => { setStop(false); go('/'); }}>Weken overslaan<//><${Button} variant="outlined" onClick=${() => { setStop(false); act(SUB + '/pause', {}, 'Je abonnement is vier weken gepauzeerd.'); }}>4 weken pauzeren<//><${Button} onClick=${() => { setStop(false); go('/account/abonnement/stopzetten'); }}>Nee, ga door met stopzetten<//><//><//>
    <//>`;
  }

  function Stop() {
    const { me, act, go, reload } = useContext(Ctx);
    const [step, setStep] = useState(0), [reason, setReason] = useState(''), [text, setText] = useState(''), [err, setErr] = useState(''), [busy, setBusy] = useState(false), [done, setDone] = useState(false);
    useEffect(() => { window.scrollTo(0, 0); }, [step]);
    if (done) return html`<${Container} maxWidth="sm" sx=${{ py: 6 }}><${Paper} variant="outlined" sx=${{ p: 4 }}><${Typography} variant="h4" component="h1" gutterBottom>Je abonnement is stopgezet<//>
      <${Typography} paragraph>Jammer dat je weggaat, ${me.voornaam}! We hebben een bevestiging gestuurd naar ${me.email}.<//>
      <${Alert} severity="info" sx=${{ mb: 2 }}>Let op: je box van ${me.eerste} is al in voorbereiding en kan niet meer worden geannuleerd. Deze wordt nog bezorgd en € ${me.prijs} wordt afgeschreven.<//>
      <${Typography} paragraph>Daarna ontvang je geen boxen meer en schrijven we niets meer af. Je account en je favoriete recepten blijven bewaard, zodat je altijd weer kunt beginnen.<//>
      <${Button} variant="contained" onClick=${() => go('/account/abonnement')}>Naar mijn account<//><//><//>`;
    if (me.status === 'cancelled') return html`<${Container} sx=${{ py: 6 }}><${Alert} severity="info">Je hebt geen actief abonnement.<//><//>`;
    const next = () => { if (!reason) { setErr('Kies een reden om verder te gaan.'); return; } setErr(''); setStep(1); };
    const keep = () => go('/account/abonnement');
    const take = (u, t) => { act(u, {}, t).then(() => go('/account/abonnement')); };
    const finish = async () => { setBusy(true); const r = await post(SUB + '/cancel', { reason, comment: text }); setBusy(false); if (!r.ok) { setErr('Er ging iets mis. Probeer het later opnieuw.'); return; } await reload(); setDone(true); };
    const smaller = reason === me.redenen[1];
    return html`<${Container} maxWidth="sm" sx=${{ py: 6 }}><${Stepper} activeStep=${step} sx=${{ mb: 4 }}>${['Reden', 'Ons aanbod', 'Bevestigen'].map(l => html`<${Step} key=${l}><${StepLabel}>${l}<//><//>`)}<//>
      ${step === 0 && html`<${Paper} variant="outlined" sx=${{ p: 4 }}><${Typography} variant="h5" component="h1" gutterBottom>Waarom wil je je abonnement stopzetten?<//>
        <${FormControl} error=${!!err}><${FormLabel} id="rl">Met jouw antwoord kunnen we Versmand beter maken.<//><${RadioGroup} aria-labelledby="rl" name="reden" value=${reason} onChange=${e => { setReason(e.target.value); setErr(''); }}>${me.redenen.map(x => html`<${FormControlLabel} key=${x} value=${x} control=${html`<${Radio}/>`} label=${x}/>`)}<//>${err && html`<${FormHelperText}>${err}<//>`}<//>
        <${TextField} label="Wil je iets toelichten? (optioneel)" multiline minRows=${3} fullWidth margin="normal" value=${text} onChange=${e => setText(e.target.value)}/>
        <${Box} sx=${{ display: 'flex', justifyContent: 'space-between', mt: 2 }}><${Button} onClick=${keep}>Annuleren<//><${Button} variant="contained" onClick=${next}>Volgende<//><//><//>`}
      ${step === 1 && html`<${Paper} variant="outlined" sx=${{ p: 4 }}>${smaller ? html`<${Typography} variant="h5" component="h1" gutterBottom>Misschien past een kleinere box beter?<//><${Typography} paragraph>Stap over op 3 maaltijden per week voor € 44,99. Overslaan kan altijd.<//><${Button} variant="contained" fullWidth onClick=${() => take(SUB + '/smaller', 'Je box is aangepast.')}>Kies de kleinere box<//>` : html`<${Typography} variant="h5" component="h1" gutterBottom>Blijf, en krijg 50% korting op je volgende 2 boxen<//><${Typography} paragraph>Dat is ruim € 54 voordeel. De korting wordt automatisch verrekend vanaf ${me.tweede}.<//><${Button} variant="contained" fullWidth onClick=${() => take(SUB + '/discount', 'Je korting is toegepast.')}>Claim mijn korting<//>`}
        <${Button} fullWidth sx=${{ mt: 1 }} onClick=${() => setStep(2)}>Nee, bedankt<//><//>`}
      ${step === 2 && html`<${Paper} variant="outlined" sx=${{ p: 4 }}><${Typography} variant="h5" component="h1" gutterBottom>Weet je het zeker?<//><${Typography} component="div">Als je stopt:<ul><li>ontvang je na ${me.eerste} geen boxen meer;</li><li>vervallen je 3 gratis boxen voor vrienden;</li><li>kun je niet meer stemmen op nieuwe recepten.</li></ul><//>
        <${Alert} severity="warning" sx=${{ mb: 3 }}>De box van ${me.eerste} is al in voorbereiding en wordt nog bezorgd.<//>${err && html`<${Alert} severity="error" sx=${{ mb: 2 }}>${err}<//>`}
        <${Button} variant="contained" fullWidth onClick=${keep}>Abonnement behouden<//><${Button} variant="outlined" fullWidth sx=${{ mt: 1 }} disabled=${busy} onClick=${finish}>${busy ? html`<${CircularProgress} size=${22}/>` : 'Abonnement stopzetten'}<//><//>`}
    <//>`;
  }

  function Details() {
    const { act } = useContext(Ctx); const [o, setO] = useState(false);
    return html`<${Account} here="/account/gegevens"><${Paper} variant="outlined" sx=${{ p: 3 }}><${TextField} fullWidth margin="normal" label="Naam" defaultValue="Femke de Vries"/><${TextField} fullWidth margin="normal" label="Telefoonnummer" defaultValue="06 20198834"/><${Button} variant="contained" onClick=${() => act('/gw/customer/profile', {}, 'Opgeslagen.')}>Opslaan<//><${Divider} sx=${{ my: 4 }}/><p>Wil je dat we al je gegevens wissen? Dat kan niet ongedaan worden gemaakt.</p><${Button} color="error" onClick=${() => setO(true)}>Account verwijderen<//><//>
      <${Dialog} open=${o} onClose=${() => setO(false)}><${DialogTitle}>Account verwijderen?<//><${DialogContent}>Je recepten, tegoeden en bestelgeschiedenis worden gewist.<//><${DialogActions}><${Button} onClick=${() => setO(false)}>Annuleren<//><${Button} color="error" onClick=${() => { setO(false); act('/gw/customer/delete', {}, 'Je account wordt verwijderd.'); }}>Verwijderen<//><//><//><//>`;
  }
  const Payment = () => { const { act } = useContext(Ctx); return html`<${Account} here="/account/betaling"><${Paper} variant="outlined" sx=${{ p: 3 }}><${Row} k="Automatische incasso" v="NL ** RABO **** ** 4417"><${Button} size="small" onClick=${() => act('/gw/customer/payment', {}, 'Je betaalmethode is verwijderd.')}>Verwijderen<//><//><//><//>`; };
  const Orders = () => { const { me } = useContext(Ctx); return html`<${Account} here="/account/bestellingen"><${Paper} variant="outlined" sx=${{ p: 3 }}>${me.bestellingen.map(b => html`<${Row} key=${b.datum} k=${b.datum} v="Versmand Origineel">€ ${b.bedrag}<//>`)}<//><//>`; };
  const Mails = () => { const { act } = useContext(Ctx); return html`<${Account} here="/account/meldingen"><${Paper} variant="outlined" sx=${{ p: 3 }}><${FormControlLabel} control=${html`<${Switch} defaultChecked onChange=${() => act('/gw/customer/newsletter', {}, 'Opgeslagen.')}/>`} label="Nieuwsbrief met recepten en aanbiedingen"/><//><//>`; };
  const Static = ({ t, children }) => html`<${Container} maxWidth="md" sx=${{ py: 5 }}><${Typography} variant="h4" component="h1" gutterBottom>${t}<//>${children}<//>`;
  const MenuPage = () => html`<${Static} t="Menu van volgende week"><${Grid} container spacing=${2}>${['Romige gnocchi met spinazie', 'Koreaanse bibimbap met ei', 'Shakshuka met feta', 'Pompoencurry met kikkererwten', 'Quesadilla’s met zwarte bonen', 'Orzo met geroosterde paprika'].map(x => html`<${Grid} item xs=${6} md=${4} key=${x}><${Card}><${CardContent}><${Typography} variant="subtitle1">${x}<//><small>25 min., vegetarisch</small><//><//><//>`)}<//><//>`;
  const Help = () => html`<${Static} t="Klantenservice"><p><strong>Hoe sla ik een week over?</strong><br/>Ga naar je bezorgingen en kies ‘Week overslaan’, uiterlijk zes dagen voor je bezorgdag.</p><p><strong>Hoe zet ik mijn abonnement stop?</strong><br/>Ga naar <${A} to="/account/abonnement">Accountinstellingen</${A}> en kies onderaan bij Abonnement-instellingen voor ‘Abonnement stopzetten’. Boxen waarvan de deadline is verstreken, worden nog bezorgd.</p><p>Bel 030 555 01 20 (ma–za 8.00–20.00 uur) of chat met ons.</p><//>`;
  const Legal = () => html`<${Static} t="Algemene voorwaarden"><p>Versmand B.V., Utrecht, KvK 61209948. Je abonnement loopt door tot je het stopzet. Stopzetten kan elke week, tot zes dagen voor de eerstvolgende bezorging.</p><//>`;
  const Gift = () => { const { act } = useContext(Ctx); return html`<${Static} t="Gratis boxen"><p>Je hebt 3 gratis boxen om aan vrienden te geven.</p><${Button} variant="contained" onClick=${() => act('/gw/customer/giftbox', {}, 'Verstuurd!')}>Verstuur een gratis box<//><//>`; };

  const routes = { '/': Deliveries, '/menu': MenuPage, '/account': Subscription, '/account/abonnement': Subscription, '/account/abonnement/stopzetten': Stop, '/account/gegevens': Details, '/account/betaling': Payment, '/account/bestellingen': Orders, '/account/meldingen': Mails, '/klantenservice': Help, '/voorwaarden': Legal, '/gratis-boxen': Gift };

  function App() {
    const [me, setMe] = useState(null), [path, setPath] = useState(location.pathname), [toast, setToast] = useState(''), [el, setEl] = useState(null), [ck, setCk] = useState(!/OptanonAlertBoxClosed/.test(document.cookie));
    const reload = useCallback(async () => setMe(await (await fetch('/gw/customer/me')).json()), []);
    const go = useCallback(p => { history.pushState({}, '', p); setPath(p); window.scrollTo(0, 0); }, []);
    const act = useCallback(async (u, b, t) => { await post(u, b); await reload(); setToast(t); }, []);
    useEffect(() => { reload(); const f = () => setPath(location.pathname); window.addEventListener('popstate', f); return () => window.removeEventListener('popstate', f); }, []);
    const close = () => { document.cookie = 'OptanonAlertBoxClosed=1;path=/;max-age=31536000'; setCk(false); };
    const View = routes[path] || Deliveries;
    const to = p => () => { setEl(null); go(p); };
    return html`<${ThemeProvider} theme=${theme}><${CssBaseline}/><${Ctx.Provider} value=${{ me, go, act, reload }}>
      <${AppBar} position="sticky" color="inherit" elevation=${1}><${Container} maxWidth="lg"><${Toolbar} disableGutters><${A} to="/" className="vm-logo">versmand</${A}><nav className="vm-nav"><${A} to="/">Mijn bezorgingen</${A}><${A} to="/menu">Menu</${A}><${A} to="/gratis-boxen">Gratis boxen</${A}></nav><${Box} sx=${{ flexGrow: 1 }}/>
        <${IconButton} aria-label="Accountmenu" aria-controls="am" aria-haspopup="true" onClick=${e => setEl(e.currentTarget)}><${Avatar} sx=${{ bgcolor: 'primary.main' }}>F<//><//>
        <${Menu} id="am" anchorEl=${el} open=${!!el} onClose=${() => setEl(null)}><${MenuItem} onClick=${to('/account/abonnement')}>Accountinstellingen<//><${MenuItem} onClick=${to('/account/bestellingen')}>Bestelgeschiedenis<//><${MenuItem} onClick=${to('/gratis-boxen')}>Gratis boxen<//><${MenuItem} onClick=${to('/klantenservice')}>Klantenservice<//><${Divider}/><${MenuItem} onClick=${to('/')}>Uitloggen<//><//><//><//><//>
      <main style=${{ minHeight: '60vh' }}>${me ? html`<${View} key=${path}/>` : html`<${Box} sx=${{ p: 10, textAlign: 'center' }}><${CircularProgress}/><//>`}</main>
      <footer className="vm-foot"><${Container} maxWidth="lg"><${Grid} container spacing=${3}><${Grid} item xs=${6} md=${3}><strong>Versmand</strong><${A} to="/menu">Recepten</${A}><${A} to="/voorwaarden">Duurzaamheid</${A}><${A} to="/voorwaarden">Werken bij</${A}><//><${Grid} item xs=${6} md=${3}><strong>Hulp</strong><${A} to="/klantenservice">Klantenservice</${A}><${A} to="/klantenservice">Contact</${A}><//><${Grid} item xs=${6} md=${3}><strong>Cadeau</strong><${A} to="/gratis-boxen">Cadeaubonnen</${A}><${A} to="/gratis-boxen">Studentenkorting</${A}><//><${Grid} item xs=${6} md=${3}><strong>Juridisch</strong><${A} to="/voorwaarden">Algemene voorwaarden</${A}><${A} to="/voorwaarden">Privacyverklaring</${A}><${A} to="/voorwaarden">Cookies</${A}><//><//><p>© ${me ? me.jaar : ''} Versmand B.V. Alle prijzen zijn inclusief btw en bezorging.</p><//></footer>
      <${Snackbar} open=${!!toast} autoHideDuration=${5000} onClose=${() => setToast('')} message=${toast}/>
      ${ck && html`<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" className="otFlat bottom" role="region" aria-label="Cookiebanner"><div className="ot-sdk-container"><div className="ot-sdk-row"><div id="onetrust-policy-text">Als je op ‘Alle cookies accepteren’ klikt, ga je ermee akkoord dat we cookies op je apparaat opslaan om de navigatie te verbeteren, het gebruik te analyseren en je persoonlijke aanbiedingen te tonen.</div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" className="cookie-setting-link" onClick=${close}>Cookie-instellingen</button><button id="onetrust-reject-all-handler" onClick=${close}>Alles afwijzen</button><button id="onetrust-accept-btn-handler" onClick=${close}>Alle cookies accepteren</button></div></div></div></div></div>`}
    <//><//>`;
  }
  ReactDOM.createRoot(document.getElementById('root')).render(h(App));
})();
