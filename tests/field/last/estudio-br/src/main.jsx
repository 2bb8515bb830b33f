import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ActionButton, Avatar, Badge, Button, ButtonGroup, Checkbox, CheckboxGroup, Content, Dialog, DialogContainer, Disclosure, DisclosurePanel, DisclosureTitle, Divider, Flex, Form, Grid, Heading, InlineAlert, Item, Link, Menu, MenuTrigger, ProgressCircle, Provider, StatusLight, Switch, TabList, TabPanels, Tabs, Text, TextArea, TextField, ToastContainer, ToastQueue, View, defaultTheme } from '@adobe/react-spectrum'

const reais = n => n.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
const data = iso => new Date(iso + 'T12:00').toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })
const post = async (p, b) => { const r = await fetch('/api/' + p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }); const x = await r.json(); if (!r.ok) throw new Error(x.erro); return x }
const MOTIVOS = ['É caro demais', 'Não uso o suficiente', 'Difícil de aprender', 'Problemas técnicos', 'Encontrei outra ferramenta', 'O projeto terminou', 'Outro motivo']

function Gerenciar({ p, fechar, fazer, cancelar }) {
  return <Dialog onDismiss={fechar} isDismissable size="L"><Heading>Gerenciar plano</Heading><Divider /><Content><Text><b>{p.nome}</b> · {p.tipo}</Text><Flex direction="column" gap="size-200" marginTop="size-200">
    {p.id === 'completo' && <View borderWidth="thin" borderColor="dark" borderRadius="medium" padding="size-200"><Flex justifyContent="space-between" alignItems="center"><Text>Aurora Completo Plus, com IA ilimitada<br /><small>{reais(299)}/mês</small></Text><Button variant="accent" onPress={() => fazer('plano/trocar', { plano: p.id, para: 'Aurora Completo Plus' }, 'Plano alterado')}>Fazer upgrade</Button></Flex></View>}
    <Flex justifyContent="space-between"><Text>Forma de pagamento: Elo •••• 3380</Text><Link onPress={() => {}}>Editar</Link></Flex><Divider size="S" />
    <Flex justifyContent="space-between"><Text>Não precisa mais deste plano?</Text><Link isQuiet variant="secondary" onPress={cancelar}>Cancelar seu plano</Link></Flex></Flex></Content></Dialog>
}

function Verificar({ d, voltar, certo }) {
  const [senha, setSenha] = useState('')
  const [erro, setErro] = useState('')
  const [info, setInfo] = useState('')
  return <View maxWidth="420px" marginX="auto" marginTop="size-1000"><div className="cartao"><Heading level={2}>Verifique que é você</Heading><Text>Por segurança, entre novamente para fazer alterações no seu plano.</Text><Flex gap="size-150" alignItems="center" marginY="size-200"><Avatar src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt="" /><Text>{d.email}</Text></Flex>
    <Form validationBehavior="native" onSubmit={async e => { e.preventDefault(); try { certo(await post('sessao/verificar', { senha })) } catch (x) { setErro(x.message); setSenha('') } }}><TextField label="Senha" type="password" isRequired autoComplete="current-password" value={senha} onChange={v => { setSenha(v); setErro('') }} isInvalid={!!erro} errorMessage={erro} /><ButtonGroup marginTop="size-200"><Button variant="secondary" onPress={voltar}>Voltar</Button><Button variant="accent" type="submit">Continuar</Button></ButtonGroup></Form>
    <View marginTop="size-200"><Link onPress={() => post('sessao/redefinir').then(() => setInfo('Enviamos um e-mail para redefinir a senha.'))}>Redefinir sua senha</Link>{info && <p>{info}</p>}</View></div></View>
}

function Cancelar({ d, p, sair, fazer }) {
  const [etapa, setEtapa] = useState(1)
  const [motivos, setMotivos] = useState([])
  const [texto, setTexto] = useState('')
  const meses = Math.max(1, Math.round((new Date(p.fim_contrato) - new Date()) / 2.63e9))
  const multa = p.id === 'completo' ? p.preco * meses / 2 : 0
  return <View maxWidth="640px" marginX="auto" marginTop="size-500"><div className="cartao"><Text>Etapa {etapa} de 4</Text>
    {etapa === 1 && <><Heading level={2}>Por que você quer cancelar?</Heading><CheckboxGroup label="Selecione todas as opções que se aplicam" value={motivos} onChange={setMotivos}>{MOTIVOS.map(m => <Checkbox key={m} value={m}>{m}</Checkbox>)}</CheckboxGroup><TextArea label="Comentários (opcional)" width="100%" value={texto} onChange={setTexto} marginTop="size-200" /><ButtonGroup marginTop="size-300"><Button variant="secondary" onPress={sair}>Voltar</Button><Button variant="accent" isDisabled={!motivos.length} onPress={() => setEtapa(2)}>Continuar</Button></ButtonGroup></>}
    {etapa === 2 && <><Heading level={2}>Veja o que muda ao cancelar</Heading><ul><li>Seus 100 GB na nuvem passam para 2 GB</li><li>Você perde o acesso a mais de 20 aplicativos</li><li>Suas fontes e modelos deixam de funcionar</li></ul>{multa > 0 && <InlineAlert variant="notice"><Heading>Taxa de cancelamento antecipado: {reais(multa)}</Heading><Content>Corresponde a 50% do valor restante do seu contrato anual, que vai até {data(p.fim_contrato)}.</Content></InlineAlert>}<ButtonGroup marginTop="size-300"><Button variant="secondary" onPress={() => setEtapa(3)}>Continuar</Button><Button variant="accent" onPress={sair}>Manter meu plano</Button></ButtonGroup></>}
    {etapa === 3 && <><Heading level={2}>Que tal uma destas opções, {d.nome.split(' ')[0]}?</Heading><Grid columns="1fr 1fr" gap="size-200"><div className="cartao"><b>2 meses grátis</b><p>Continue com o {p.nome} e não pague pelos próximos 2 meses.</p><Button variant="accent" onPress={() => fazer('plano/oferta', { plano: p.id }, 'Oferta aplicada').then(sair)}>Aceitar oferta</Button></div><div className="cartao"><b>Aurora Fotografia</b><p>Troque por um plano menor por {reais(59)}/mês, sem taxa.</p><Button variant="primary" onPress={() => fazer('plano/trocar', { plano: p.id, para: 'Aurora Fotografia' }, 'Plano alterado').then(sair)}>Trocar de plano</Button></div></Grid><ButtonGroup marginTop="size-300"><Button variant="secondary" onPress={() => setEtapa(2)}>Voltar</Button><Button variant="secondary" onPress={() => setEtapa(4)}>Não, obrigado</Button></ButtonGroup></>}
    {etapa === 4 && <><Heading level={2}>Revise e confirme</Heading><p>{p.nome}, {p.tipo.toLowerCase()}</p><p>O acesso termina hoje.{multa > 0 && ` Cobraremos ${reais(multa)} no Elo •••• 3380.`}</p><ButtonGroup marginTop="size-300"><Button variant="accent" onPress={sair}>Voltar aos meus planos</Button><Button variant="negative" style="outline" onPress={() => fazer('plano/cancelar', { plano: p.id, motivos, texto }, 'Seu plano foi cancelado').then(sair)}>Confirmar cancelamento</Button></ButtonGroup></>}
  </div></View>
}

function Planos({ d, fazer, ir }) {
  const [sel, setSel] = useState(null)
  return <><Heading level={1}>Planos e pagamento</Heading><Grid columns="1fr 1fr" gap="size-300">{d.planos.map(p => <div className="cartao" key={p.id}><Flex justifyContent="space-between"><Heading level={3} margin={0}>{p.nome}</Heading>{p.status === 'ativo' ? <StatusLight variant="positive">Ativo</StatusLight> : <StatusLight variant="neutral">Cancelado</StatusLight>}</Flex><p>{p.tipo} · {reais(p.preco)}/mês {p.bonus && <Badge variant="positive">2 meses grátis</Badge>}</p>{p.status === 'ativo' ? <><p>Próxima cobrança: {data(p.proxima)}</p><ButtonGroup><Button variant="primary" onPress={() => setSel(p.id)}>Gerenciar plano</Button><Button variant="secondary">Ver fatura</Button></ButtonGroup></> : <><p>Você não tem mais acesso a este plano.</p><Button variant="accent" onPress={() => fazer('plano/renovar', { plano: p.id }, 'Plano reativado')}>Renovar plano</Button></>}</div>)}
    <div className="cartao"><Heading level={3} margin={0}>Pagamento</Heading><p>Elo •••• 3380, validade 05/2029</p><Link onPress={() => {}}>Editar dados de pagamento</Link></div><div className="cartao" style={{ background: '#fde7f0' }}><Heading level={3} margin={0}>Indique o Aurora para estudantes</Heading><p>60% de desconto no primeiro ano.</p><Link onPress={() => {}}>Saiba mais</Link></div></Grid>
    <DialogContainer onDismiss={() => setSel(null)}>{sel && <Gerenciar p={d.planos.find(x => x.id === sel)} fechar={() => setSel(null)} fazer={(...a) => fazer(...a).then(() => setSel(null))} cancelar={() => { const x = sel; setSel(null); ir('/planos/cancelar?plano=' + x) }} />}</DialogContainer></>
}

function App() {
  const [d, setD] = useState(null)
  const [rota, setRota] = useState(location.pathname + location.search)
  useEffect(() => { fetch('/api/conta').then(r => r.json()).then(setD); const f = () => setRota(location.pathname + location.search); addEventListener('popstate', f); return () => removeEventListener('popstate', f) }, [])
  const ir = p => { history.pushState({}, '', p); setRota(p); scrollTo(0, 0) }
  const fazer = (p, b, msg) => post(p, b).then(x => { setD(x); ToastQueue.positive(msg, { timeout: 5000 }) }, e => ToastQueue.negative(e.message, { timeout: 5000 }))
  const plano = d && d.planos.find(p => p.id === new URLSearchParams(rota.split('?')[1]).get('plano'))
  const Conta = () => <><Heading level={1}>Conta e segurança</Heading><div className="cartao"><p>{d.nome}<br />{d.email}</p><p>Senha: alterada há 8 meses</p><Switch isSelected={d.emails} onChange={v => fazer('preferencias', { emails: v }, 'Preferências salvas')}>Receber dicas e ofertas por e-mail</Switch></div></>
  const Ajuda = () => <><Heading level={1}>Ajuda</Heading><Disclosure><DisclosureTitle>Como baixo minhas faturas?</DisclosureTitle><DisclosurePanel>Em Planos e pagamento, selecione Ver fatura.</DisclosurePanel></Disclosure><Disclosure><DisclosureTitle>Como cancelo meu plano?</DisclosureTitle><DisclosurePanel>Entre em Planos e pagamento, selecione Gerenciar plano e depois Cancelar seu plano. Pediremos sua senha para confirmar que é você. Planos anuais cancelados após 14 dias têm taxa de cancelamento antecipado.</DisclosurePanel></Disclosure></>
  return <Provider theme={defaultTheme} colorScheme="light" locale="pt-BR"><ToastContainer />
    <div className="topo"><b>Aurora</b><Link isQuiet onPress={() => ir('/planos')}>Planos e pagamento</Link><Link isQuiet onPress={() => ir('/conta')}>Conta e segurança</Link><Link isQuiet onPress={() => ir('/ajuda')}>Ajuda</Link><span className="g" /><MenuTrigger><ActionButton isQuiet>{d ? d.nome : '…'}</ActionButton><Menu onAction={k => k.startsWith('/') && ir(k)}><Item key="/conta">Preferências</Item><Item key="/planos">Gerenciar conta</Item><Item key="sair">Sair</Item></Menu></MenuTrigger></div>
    <View padding="size-400" maxWidth="1080px" marginX="auto" minHeight="70vh">{!d ? <Flex justifyContent="center" marginTop="size-2000"><ProgressCircle aria-label="Carregando" isIndeterminate /></Flex> : rota.startsWith('/planos/cancelar') && plano?.status === 'ativo' ? (d.verificada ? <Cancelar d={d} p={plano} fazer={fazer} sair={() => ir('/planos')} /> : <Verificar d={d} voltar={() => ir('/planos')} certo={setD} />) : rota.startsWith('/conta') ? <Conta /> : rota.startsWith('/ajuda') ? <Ajuda /> : <Planos d={d} fazer={fazer} ir={ir} />}</View>
    <div className="rod"><a href="#">Termos de uso</a><a href="#">Privacidade</a><a href="#">Preferências de cookies</a><a href="#">Fale conosco</a> © 2026 Aurora Software do Brasil Ltda. · CNPJ 00.000.000/0001-00</div></Provider>
}
createRoot(document.getElementById('root')).render(<App />)
