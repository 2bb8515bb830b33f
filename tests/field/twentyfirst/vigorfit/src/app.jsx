import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { AppBar, Toolbar, Typography, Button, IconButton, Menu, MenuItem, Container, Box, Card, CardContent, CardActions, Grid2 as Grid, Chip, Tabs, Tab, Stepper, Step, StepLabel, Radio, RadioGroup, FormControlLabel, FormControl, FormLabel, Checkbox, TextField, Alert, Snackbar, Link, Divider, List, ListItem, ListItemText, Table, TableBody, TableCell, TableHead, TableRow, Accordion, AccordionSummary, AccordionDetails, Dialog, DialogTitle, DialogContent, DialogContentText, DialogActions, Avatar, CssBaseline, ThemeProvider, createTheme, Stack, Paper } from "@mui/material";

const post = (u, d) => fetch(u, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(d || {}) }).then(async r => { const j = await r.json(); if (!r.ok) throw new Error(j.erro); return j; });
const theme = createTheme({ palette: { primary: { main: "#5b21b6" }, secondary: { main: "#f59e0b" } }, typography: { fontFamily: "Montserrat, Helvetica, Arial, sans-serif" }, shape: { borderRadius: 10 } });

function useRoute() {
  const [p, setP] = useState(location.pathname.replace(/\/$/, "") || "/");
  useEffect(() => { const f = () => setP(location.pathname); addEventListener("popstate", f); return () => removeEventListener("popstate", f); }, []);
  return [p, to => { history.pushState(null, "", to); setP(to); scrollTo(0, 0); }];
}
const A = ({ to, go, children, ...x }) => <Link href={to} onClick={e => { e.preventDefault(); go(to); }} {...x}>{children}</Link>;

function Status({ s }) {
  return { cancelled: <Chip label="Cancelado" size="small" />, deleted: <Chip label="Conta excluída" size="small" />, paused: <Chip color="warning" label="Trancado" size="small" /> }[s] || <Chip color="success" label="Ativo" size="small" />;
}
function Inicio({ me, go }) {
  return <><Typography variant="h4" fontWeight={700} gutterBottom>Oi, {me.nome}!</Typography><Grid container spacing={3}>
    <Grid size={{ xs: 12, md: 8 }}><Card sx={{ mb: 3 }}><CardContent><Typography variant="h6">Bora treinar?</Typography><Typography color="text.secondary">Você treinou 3 vezes este mês. Seu próximo treino: Inferior A.</Typography></CardContent><CardActions><Button variant="contained" onClick={() => go("/treinos")}>Ver treino</Button><Button onClick={() => go("/unidades")}>Lotação da unidade</Button></CardActions></Card>
      <Card><CardContent><Typography variant="h6">Aulas coletivas na Vila Mariana</Typography><List dense>{["Funcional, 18h30, Prof. Tiago", "Zumba, 19h30, Profa. Lu", "Alongamento, 20h30, Prof. Caio"].map(t => <ListItem key={t} disableGutters><ListItemText primary={t} /></ListItem>)}</List></CardContent></Card></Grid>
    <Grid size={{ xs: 12, md: 4 }}><Card sx={{ mb: 3 }}><CardContent><Stack direction="row" justifyContent="space-between"><Typography variant="h6">Plano Total</Typography><Status s={me.status} /></Stack><Typography color="text.secondary" sx={{ mt: 1 }}>{me.status === "cancelled" ? `Acesso até ${me.acesso}` : `Próxima cobrança: ${me.proxima}`}</Typography></CardContent><CardActions><Button onClick={() => go("/plano")}>Meu plano</Button></CardActions></Card>
      <Card sx={{ bgcolor: "secondary.main" }}><CardContent><Typography variant="h6">Indique e ganhe</Typography><Typography>Traga um amigo e ganhe uma coqueteleira.</Typography></CardContent></Card></Grid></Grid></>;
}
function Plano({ me, go, act }) {
  const c = me.status === "cancelled";
  return <><Typography variant="h4" fontWeight={700} gutterBottom>Meu plano</Typography>{c && <Alert severity="info" sx={{ mb: 2 }}>Seu plano foi cancelado. Você pode treinar até {me.acesso}.</Alert>}
    <Card sx={{ mb: 3 }}><CardContent><Stack direction="row" justifyContent="space-between"><Typography variant="h5">{me.status === "downgraded" ? "Plano Básico" : "Plano Total"}</Typography><Status s={me.status} /></Stack><Table size="small" sx={{ mt: 2 }}><TableBody>{[["Mensalidade", me.status === "downgraded" ? "R$ 119,90" : "R$ 149,90"], ["Unidade", "Vila Mariana, São Paulo, com acesso a toda a rede"], ["Início", me.inicio], ["Fidelidade", `12 meses (até ${me.fidelidade})`], [c ? "Acesso até" : "Próxima cobrança", c ? me.acesso : me.proxima], ["Forma de pagamento", "Cartão de crédito final 3310"]].map(r => <TableRow key={r[0]}><TableCell sx={{ color: "text.secondary", width: 220 }}>{r[0]}</TableCell><TableCell>{r[1]}</TableCell></TableRow>)}</TableBody></Table></CardContent>
      {c ? <CardActions><Button variant="contained" onClick={() => act("/api/plano/reativar", "Plano reativado")}>Reativar plano</Button></CardActions> : <CardActions><Button onClick={() => go("/plano/trocar")}>Trocar de plano</Button><Button onClick={() => go("/plano/trancar")}>Trancar</Button></CardActions>}</Card>
    <Typography variant="h6" gutterBottom>Benefícios do Total</Typography><Typography color="text.secondary" paragraph>Leve 5 amigos por mês, cadeira de massagem, todas as aulas coletivas e mais de 900 unidades.</Typography>
    {!c && <><Divider sx={{ my: 3 }} /><A to="/plano/cancelar" go={go} color="text.secondary">Quero cancelar meu plano</A></>}</>;
}
const motivos = ["Mudança de endereço", "Motivo financeiro", "Falta de tempo", "Motivo de saúde", "Não me adaptei à academia", "Unidade muito cheia", "Insatisfação com equipamentos ou limpeza", "Vou para outra academia", "Outro"];
function Cancelar({ me, go, act, reload }) {
  const [s, setS] = useState(0), [m, setM] = useState(""), [t, setT] = useState(""), [ok, setOk] = useState(false), [err, setErr] = useState(""), [fim, setFim] = useState(false), [busy, setBusy] = useState(false);
  if (fim) return <Paper sx={{ p: 4 }}><Typography variant="h5" gutterBottom>Plano cancelado</Typography><Typography paragraph>A multa de R$ {me.multa} foi cobrada no cartão final 3310. Você pode treinar até {me.acesso}. O comprovante foi enviado para rafaela.nunes@exemplo.com.br.</Typography><Button variant="outlined" onClick={() => go("/plano")}>Voltar ao meu plano</Button></Paper>;
  return <Box sx={{ maxWidth: 760, mx: "auto" }}><Typography variant="h4" fontWeight={700} gutterBottom>Cancelar plano</Typography><Stepper activeStep={s} sx={{ my: 3 }}>{["Motivo", "Alternativas", "Resumo"].map(x => <Step key={x}><StepLabel>{x}</StepLabel></Step>)}</Stepper>{err && <Alert severity="error" sx={{ mb: 2 }}>{err}</Alert>}
    {s === 0 && <><FormControl><FormLabel id="mot">Por que você quer cancelar?</FormLabel><RadioGroup aria-labelledby="mot" value={m} onChange={e => setM(e.target.value)}>{motivos.map(x => <FormControlLabel key={x} value={x} control={<Radio />} label={x} />)}</RadioGroup></FormControl><TextField fullWidth multiline rows={3} sx={{ mt: 2 }} label="Conte mais (opcional)" value={t} onChange={e => setT(e.target.value)} />
      <Stack direction="row" justifyContent="space-between" sx={{ mt: 3 }}><Button onClick={() => go("/plano")}>Voltar</Button><Button variant="contained" disabled={!m} onClick={() => post("/api/plano/cancelamento/motivo", { motivo: m, texto: t }).then(() => { setErr(""); setS(1); }).catch(e => setErr(e.message))}>Continuar</Button></Stack></>}
    {s === 1 && <><Typography paragraph>Antes de ir, veja se uma destas opções resolve para você:</Typography><Stack spacing={2}>
      <Card variant="outlined"><CardContent><Typography variant="h6">Tranque por até 30 dias</Typography><Typography color="text.secondary">Sem cobrança no período. A fidelidade é prorrogada pelo mesmo prazo.</Typography></CardContent><CardActions><Button variant="contained" onClick={() => act("/api/plano/trancar", "Plano trancado por 30 dias", "/plano")}>Trancar plano</Button></CardActions></Card>
      <Card variant="outlined"><CardContent><Typography variant="h6">Mude para o Plano Básico</Typography><Typography color="text.secondary">R$ 119,90 por mês, acesso somente à sua unidade.</Typography></CardContent><CardActions><Button variant="contained" onClick={() => act("/api/plano/trocar", "Plano alterado", "/plano")}>Mudar de plano</Button></CardActions></Card>
      <Card variant="outlined"><CardContent><Typography variant="h6">Transfira para um amigo</Typography><Typography color="text.secondary">Passe seu contrato para outra pessoa sem custo.</Typography></CardContent><CardActions><Button onClick={() => act("/api/plano/transferir", "Solicitação enviada")}>Solicitar transferência</Button></CardActions></Card></Stack>
      <Stack direction="row" justifyContent="space-between" sx={{ mt: 3 }}><Button onClick={() => setS(0)}>Voltar</Button><Button color="inherit" onClick={() => setS(2)}>Continuar com o cancelamento</Button></Stack></>}
    {s === 2 && <><Card variant="outlined" sx={{ mb: 2 }}><CardContent><Typography variant="h6" gutterBottom>Resumo do cancelamento</Typography><Table size="small"><TableBody>{[["Plano", "Plano Total, fidelidade de 12 meses"], ["Fim da fidelidade", me.fidelidade], ["Mensalidades restantes", `${me.restantes} x R$ 149,90`], ["Multa por rescisão antecipada (10%)", `R$ ${me.multa}`], ["Cobrança", "Cartão de crédito final 3310, no ato da confirmação"], ["Acesso à academia", `até ${me.acesso}`]].map(r => <TableRow key={r[0]}><TableCell sx={{ color: "text.secondary" }}>{r[0]}</TableCell><TableCell>{r[1]}</TableCell></TableRow>)}</TableBody></Table></CardContent></Card>
      <Typography variant="body2" color="text.secondary" paragraph>Conforme a cláusula 6 do contrato, o cancelamento antes do fim do período de fidelidade está sujeito à multa de 10% sobre o valor das mensalidades restantes. Após {me.fidelidade}, o cancelamento não tem custo.</Typography>
      <FormControlLabel control={<Checkbox checked={ok} onChange={e => setOk(e.target.checked)} />} label="Li e concordo com as condições de cancelamento" />
      <Stack direction="row" justifyContent="space-between" sx={{ mt: 3 }}><Button variant="contained" onClick={() => go("/plano")}>Manter meu plano</Button><Button color="error" variant="outlined" disabled={!ok || busy} onClick={() => { setBusy(true); post("/api/plano/cancelamento", { aceite: ok }).then(reload).then(() => setFim(true)).catch(e => setErr(e.message)).finally(() => setBusy(false)); }}>Confirmar cancelamento</Button></Stack></>}</Box>;
}
function Trocar({ act }) {
  return <><Typography variant="h4" gutterBottom>Trocar de plano</Typography><Grid container spacing={2}>{[["Plano Básico", "119,90"], ["Plano Total (atual)", "149,90"]].map((x, i) => <Grid key={i} size={6}><Card><CardContent><Typography variant="h6">{x[0]}</Typography><Typography>R$ {x[1]}/mês</Typography></CardContent><CardActions>{!i && <Button variant="contained" onClick={() => act("/api/plano/trocar", "Plano alterado", "/plano")}>Escolher</Button>}</CardActions></Card></Grid>)}</Grid></>;
}
function Trancar({ act }) {
  return <><Typography variant="h4" gutterBottom>Trancar plano</Typography><Typography paragraph>Você pode trancar seu plano por até 30 dias por ano.</Typography><Button variant="contained" onClick={() => act("/api/plano/trancar", "Plano trancado", "/plano")}>Trancar por 30 dias</Button></>;
}
function Pagamentos({ me, act }) {
  return <><Typography variant="h4" gutterBottom>Pagamentos</Typography><Card sx={{ mb: 3 }}><CardContent><Typography>Cartão de crédito Elo final 3310</Typography></CardContent><CardActions><Button onClick={() => act("/api/cartao/remover", "Cartão removido")}>Remover cartão</Button></CardActions></Card><Table><TableHead><TableRow><TableCell>Data</TableCell><TableCell>Descrição</TableCell><TableCell>Valor</TableCell></TableRow></TableHead><TableBody>{me.pagamentos.map(d => <TableRow key={d}><TableCell>{d}</TableCell><TableCell>Mensalidade Plano Total</TableCell><TableCell>R$ 149,90</TableCell></TableRow>)}</TableBody></Table></>;
}
function Perfil({ act }) {
  const [o, setO] = useState(false);
  return <><Typography variant="h4" gutterBottom>Meus dados</Typography><Stack spacing={2} sx={{ maxWidth: 480 }}><TextField label="Nome completo" defaultValue="Rafaela Nunes" /><TextField label="E-mail" defaultValue="rafaela.nunes@exemplo.com.br" /><TextField label="Celular" defaultValue="(11) 90000-4471" /><Button variant="contained" onClick={() => act("/api/perfil", "Dados salvos")}>Salvar</Button><Button color="error" onClick={() => setO(true)}>Excluir minha conta</Button></Stack>
    <Dialog open={o} onClose={() => setO(false)}><DialogTitle>Excluir conta?</DialogTitle><DialogContent><DialogContentText>Seu histórico de treinos e avaliações será apagado.</DialogContentText></DialogContent><DialogActions><Button onClick={() => setO(false)}>Voltar</Button><Button color="error" onClick={() => act("/api/conta/excluir", "Conta excluída", "/")}>Excluir</Button></DialogActions></Dialog></>;
}
function Ajuda() {
  return <><Typography variant="h4" gutterBottom>Ajuda</Typography>{[["Como cancelo meu plano?", "Acesse Meu plano no Espaço do Aluno e toque em “Quero cancelar meu plano”. Planos com fidelidade podem ter multa."], ["Posso treinar em outra unidade?", "Com o Plano Total você treina em qualquer unidade da rede."], ["Como tranco meu plano?", "Em Meu plano, toque em Trancar."]].map(x => <Accordion key={x[0]}><AccordionSummary>{x[0]}</AccordionSummary><AccordionDetails>{x[1]}</AccordionDetails></Accordion>)}</>;
}
function Loja({ act }) {
  return <><Typography variant="h4" gutterBottom>Loja</Typography><Grid container spacing={2}>{[["Garrafa térmica", "59,90"], ["Toalha fitness", "39,90"], ["Avaliação com nutri", "89,00"]].map(x => <Grid key={x[0]} size={4}><Card><CardContent><Typography>{x[0]}</Typography><Typography fontWeight={700}>R$ {x[1]}</Typography></CardContent><CardActions><Button onClick={() => act("/api/loja/comprar", "Compra realizada")}>Comprar</Button></CardActions></Card></Grid>)}</Grid></>;
}
const Texto = ({ t, x }) => <><Typography variant="h4" gutterBottom>{t}</Typography><Typography>{x}</Typography></>;

function Root() {
  const [p, go] = useRoute(), [me, setMe] = useState(null), [snack, setSnack] = useState(""), [anchor, setAnchor] = useState(null), [ck, setCk] = useState(!/vf_ck=/.test(document.cookie));
  const reload = () => fetch("/api/aluno").then(r => r.json()).then(setMe);
  const act = (u, msg, to) => post(u).then(reload).then(() => { setSnack(msg); if (to) go(to); });
  useEffect(() => { reload(); }, []);
  if (!me) return null;
  const x = { me, go, act, reload };
  const tabs = [["/", "Início"], ["/treinos", "Treinos"], ["/plano", "Meu plano"], ["/pagamentos", "Pagamentos"], ["/unidades", "Unidades"], ["/loja", "Loja"]];
  const V = { "/": Inicio, "/plano": Plano, "/plano/cancelar": Cancelar, "/plano/trocar": Trocar, "/plano/trancar": Trancar, "/pagamentos": Pagamentos, "/perfil": Perfil, "/ajuda": Ajuda, "/loja": Loja }[p];
  const cur = p.startsWith("/plano") ? "/plano" : tabs.some(t => t[0] === p) ? p : false;
  return <ThemeProvider theme={theme}><CssBaseline /><AppBar position="static"><Toolbar><Typography variant="h6" fontWeight={800} sx={{ flexGrow: 1 }}>VIGOR FIT</Typography><Button color="inherit" onClick={() => go("/ajuda")}>Ajuda</Button><IconButton aria-label="Minha conta" onClick={e => setAnchor(e.currentTarget)}><Avatar sx={{ width: 34, height: 34 }}>R</Avatar></IconButton><Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}><MenuItem onClick={() => { setAnchor(null); go("/perfil"); }}>Meus dados</MenuItem><MenuItem onClick={() => { setAnchor(null); go("/plano"); }}>Meu plano</MenuItem><MenuItem onClick={() => { setAnchor(null); act("/api/sair", "Até logo!"); }}>Sair</MenuItem></Menu></Toolbar>
    <Tabs value={cur} textColor="inherit" indicatorColor="secondary" variant="scrollable" sx={{ px: 2 }}>{tabs.map(t => <Tab key={t[0]} value={t[0]} label={t[1]} component="a" href={t[0]} onClick={e => { e.preventDefault(); go(t[0]); }} />)}</Tabs></AppBar>
    <Container sx={{ py: 4, minHeight: "60vh" }}>{V ? <V {...x} /> : p === "/treinos" ? <Texto t="Treinos" x="Inferior A: agachamento livre 4x10, leg press 4x12, cadeira extensora 3x15, panturrilha 4x20." /> : p === "/unidades" ? <Texto t="Unidades" x="Vila Mariana: lotação 41% agora. Paraíso: 63%. Saúde: 38%." /> : p === "/termos" ? <Texto t="Contrato e regulamento" x="Cláusula 6. Nos planos com fidelidade, a rescisão antecipada está sujeita a multa de 10% sobre as mensalidades restantes." /> : <Texto t="Página não encontrada" x="Volte para o início." />}</Container>
    <Box component="footer" sx={{ bgcolor: "#1e1b2e", color: "#ccc", py: 4 }}><Container><Stack direction="row" spacing={3} flexWrap="wrap"><A to="/ajuda" go={go} color="inherit">Ajuda</A><A to="/unidades" go={go} color="inherit">Unidades</A><A to="/termos" go={go} color="inherit">Contrato e regulamento</A><A to="/termos" go={go} color="inherit">Privacidade</A></Stack><Typography variant="caption" display="block" sx={{ mt: 2 }}>© {me.ano} Vigor Fit Academias S.A.</Typography></Container></Box>
    <Snackbar open={!!snack} autoHideDuration={3000} onClose={() => setSnack("")} message={snack} />
    {ck && <Paper elevation={8} role="region" aria-label="Cookies" sx={{ position: "fixed", bottom: 16, left: 16, right: 16, p: 2, zIndex: 1300, display: "flex", gap: 2, alignItems: "center" }}><Typography variant="body2" sx={{ flex: 1 }}>Usamos cookies para melhorar sua experiência e personalizar conteúdo. Saiba mais na nossa Política de Privacidade.</Typography><Button variant="contained" onClick={() => { document.cookie = "vf_ck=1;path=/;max-age=15552000"; setCk(false); }}>Entendi</Button></Paper>}</ThemeProvider>;
}
createRoot(document.getElementById("root")).render(<Root />);
