(function () {
  const h = React.createElement, html = htm.bind(h);
  const { useState, useEffect, useCallback, createContext, useContext } = React;
  const { ConfigProvider, App: AntApp, Layout, Menu, Card, Button, Descriptions, Tag, Alert, Dropdown, Space, Steps, Radio, Input, Form, Checkbox, Modal, Result, Table, Row, Col, List, Typography, Spin, Avatar, Breadcrumb, Collapse, Statistic } = antd;
  const { Title, Paragraph, Text } = Typography;
  const Ctx = createContext(), P = '/api/v2/planos/20448173/';
  const post = (u, b) => fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) });

  const Status = ({ me }) => ({ scheduled: html`<${Tag} color="orange">Cancelamento agendado<//>`, paused: html`<${Tag} color="blue">Trancado<//>`, deleted: html`<${Tag} color="red">Conta em exclusão<//>` })[me.status] || html`<${Tag} color="green">Ativo<//>`;
  function Aviso() {
    const { me, act } = useContext(Ctx);
    return me.status === 'scheduled' ? html`<${Alert} style=${{ marginBottom: 24 }} type="warning" showIcon message="Seu plano está com cancelamento agendado" description=${html`<span>Solicitado em ${me.solicitado}, protocolo ${me.protocolo}. Você pode treinar até <b>${me.acesso}</b>.</span>`} action=${html`<${Button} size="small" onClick=${() => act(P + 'reativacao', {}, 'Que bom que você ficou! Seu plano foi reativado.')}>Reativar plano<//>`}/>` : null;
  }

  function Home() {
    const { me, go, act } = useContext(Ctx);
    return html`<div><${Title} level=${2}>Olá, ${me.nome}! Bora treinar?<//><${Aviso}/>
      <${Row} gutter=${[24, 24]}><${Col} xs=${24} lg=${15}>
        <${Card} title="Meu plano" extra=${html`<${Status} me=${me}/>`} style=${{ marginBottom: 24 }}><${Row}><${Col} span=${12}><${Statistic} title="Plano" value=${me.plano}/><//><${Col} span=${12}><${Statistic} title="Mensalidade" prefix="R$" value=${me.valor} formatter=${v => v}/><//><//><${Button} style=${{ marginTop: 16 }} onClick=${() => go('/meu-plano')}>Ver detalhes<//><//>
        <${Card} title="Próximas aulas"><${List} dataSource=${[['Spinning', me.proximos[0] + ' às 19h00'], ['Fit Dance', me.proximos[1] + ' às 18h00']]} renderItem=${x => html`<${List.Item} actions=${[html`<${Button} type="link" size="small" onClick=${() => act('/api/v2/aulas/cancelar', {}, 'Sua reserva foi cancelada.')}>Cancelar reserva<//>`]}><${List.Item.Meta} title=${x[0]} description=${x[1]}/><//>`}/><//>
      <//><${Col} xs=${24} lg=${9}><div className="vg-promo"><h3>Vigor Nutri</h3><p>Plano alimentar com nutricionista no app por mais R$ 19,90 por mês.</p><${Button} onClick=${() => act('/api/v2/nutri', {}, 'Vigor Nutri contratado.')}>Quero contratar<//></div>
        <${Card} title="Unidade Pinheiros"><p>Rua Cardeal Arcoverde, 2140</p><p>Seg. a sex. 5h às 23h, sáb. 8h às 18h, dom. 8h às 14h</p><${Text} type="secondary">Lotação agora: moderada<//><//><//><//></div>`;
  }

  function Plano() {
    const { me, go, act } = useContext(Ctx);
    const [m, setM] = useState(null);
    const ended = me.status === 'scheduled';
    const items = [{ key: 'troca', label: 'Trocar de plano' }, { key: 'unidade', label: 'Trocar de unidade' }, { key: 'trancar', label: 'Trancar plano' }, { type: 'divider' }, { key: 'cancelar', label: 'Cancelar plano' }].filter(x => !ended || x.key === 'unidade');
    const click = ({ key }) => { if (key === 'cancelar') go('/meu-plano/cancelamento'); else setM(key); };
    const d = [['Plano', me.plano], ['Matrícula', me.matricula], ['Mensalidade', 'R$ ' + me.valor], ['Início', me.inicio], ['Fidelidade', 'Cumprida em ' + me.fidelidade]].concat(
      ended ? [['Última cobrança', `R$ ${me.valor} em ${me.vencimento}`], ['Acesso até', me.acesso]] : [[me.trancado ? 'Trancado até' : 'Próximo vencimento', me.trancado || me.vencimento]]);
    return html`<div><${Breadcrumb} items=${[{ title: 'Espaço do Aluno' }, { title: 'Meu plano' }]}/><${Title} level=${2}>Meu plano<//><${Aviso}/>
      <${Card} title=${html`<${Space}>Plano ${me.plano}<${Status} me=${me}/><//>`} extra=${html`<${Dropdown} trigger=${['click']} menu=${{ items, onClick: click }}><${Button}>Gerenciar plano ▾<//><//>`}>
        <${Descriptions} column=${1} bordered size="small" items=${d.map(([label, children]) => ({ key: label, label, children }))}/><//>
      <${Card} title="Vantagens do seu plano" style=${{ marginTop: 24 }}><ul><li>Acesso ilimitado à sua unidade</li><li>Aulas coletivas incluídas</li><li>Treinos no app Vigor</li><li>Um convidado por mês</li></ul><//>
      <${Modal} open=${m === 'trancar'} title="Trancar plano" okText="Trancar plano" cancelText="Voltar" onCancel=${() => setM(null)} onOk=${() => { setM(null); act(P + 'trancamento', {}, 'Seu plano foi trancado por 30 dias.'); }}>Seu plano fica trancado por 30 dias, sem cobrança de mensalidade.<//>
      <${Modal} open=${m === 'unidade'} title="Trocar de unidade" okText="Trocar para Vila Madalena" cancelText="Voltar" onCancel=${() => setM(null)} onOk=${() => { setM(null); act(P + 'unidade', {}, 'Unidade alterada.'); }}>Unidade mais próxima: Vila Madalena (1,2 km).<//>
      <${Modal} open=${m === 'troca'} title="Trocar de plano" onCancel=${() => setM(null)} footer=${null}><${Space} direction="vertical"><${Button} onClick=${() => { setM(null); act(P + 'troca/black', {}, 'Você agora é Black!'); }}>Black, R$ 149,90 por mês<//><${Button} onClick=${() => { setM(null); act(P + 'troca/fit', {}, 'Plano alterado para Fit.'); }}>Fit, R$ 89,90 por mês<//><//><//></div>`;
  }

  function Cancelar() {
    const { me, go, act, reload } = useContext(Ctx);
    const { modal, message } = AntApp.useApp();
    const [step, setStep] = useState(0), [form] = Form.useForm(), [v, setV] = useState({}), [ok, setOk] = useState(false), [proto, setProto] = useState(null);
    if (proto) return html`<${Result} status="success" title="Cancelamento solicitado com sucesso" subTitle=${`Protocolo ${proto}. Enviamos o comprovante para l***@example.com.br.`} extra=${[html`<${Button} key="a" type="primary" onClick=${() => go('/meu-plano')}>Ir para Meu plano<//>`]}>
      <${Paragraph}>Conforme o contrato, o aviso prévio é de 30 dias. Você pode treinar até <b>${me.acesso}</b>. A última mensalidade, de R$ ${me.valor}, será cobrada em ${me.vencimento}. Depois disso não haverá novas cobranças.<//><${Paragraph}>Não há multa: sua fidelidade já foi cumprida.<//><//>`;
    if (me.status === 'scheduled') return html`<${Result} status="info" title="Seu plano já está com cancelamento agendado" extra=${html`<${Button} onClick=${() => go('/meu-plano')}>Voltar<//>`}/>`;
    const take = (u, t) => act(P + u, {}, t).then(() => go('/meu-plano'));
    const send = () => modal.confirm({ title: 'Tem certeza de que deseja cancelar?', content: `Seu plano ${me.plano} será encerrado em ${me.acesso}.`, okText: 'Sim, cancelar', cancelText: 'Voltar', onOk: async () => {
      const r = await post(P + 'cancelamento', { motivo: v.motivo, comentario: v.comentario, ciente: ok });
      const b = await r.json();
      if (!r.ok) { message.error(b.mensagem); return; }
      await reload(); setProto(b.protocolo); window.scrollTo(0, 0);
    } });
    return html`<div><${Breadcrumb} items=${[{ title: 'Espaço do Aluno' }, { title: 'Meu plano' }, { title: 'Cancelamento' }]}/><${Title} level=${2}>Cancelar plano<//>
      <${Steps} current=${step} style=${{ margin: '16px 0 32px' }} items=${[{ title: 'Motivo' }, { title: 'Alternativas' }, { title: 'Confirmação' }]}/>
      ${step === 0 && html`<${Card}><${Form} form=${form} layout="vertical" initialValues=${v} onFinish=${x => { setV(x); setStep(1); }}><${Form.Item} name="motivo" label="Por que você quer cancelar?" rules=${[{ required: true, message: 'Selecione um motivo' }]}><${Radio.Group}><${Space} direction="vertical">${me.motivos.map(x => html`<${Radio} key=${x.id} value=${x.id}>${x.texto}<//>`)}<//><//><//>
        <${Form.Item} name="comentario" label="Quer contar um pouco mais? (opcional)"><${Input.TextArea} rows=${3} maxLength=${300} showCount/><//><${Space}><${Button} onClick=${() => go('/meu-plano')}>Voltar<//><${Button} type="primary" htmlType="submit">Continuar<//><//><//><//>`}
      ${step === 1 && html`<div><${Paragraph}>Antes de ir, veja o que podemos fazer por você:<//><${Row} gutter=${[16, 16]}>
        <${Col} xs=${24} md=${8}><${Card} title="Tranque por 30 dias"><p>Sem mensalidade enquanto você estiver fora.</p><${Button} type="primary" block onClick=${() => take('trancamento', 'Seu plano foi trancado por 30 dias.')}>Trancar plano<//><//><//>
        <${Col} xs=${24} md=${8}><${Card} title="50% por 2 meses"><p>Pague só R$ 59,95 nas duas próximas mensalidades.</p><${Button} type="primary" block onClick=${() => take('desconto', 'Desconto aplicado!')}>Quero o desconto<//><//><//>
        <${Col} xs=${24} md=${8}><${Card} title="Mude para o Fit"><p>Musculação na sua unidade por R$ 89,90.</p><${Button} type="primary" block onClick=${() => take('troca/fit', 'Plano alterado para Fit.')}>Mudar de plano<//><//><//><//>
        <${Space} style=${{ marginTop: 24 }}><${Button} onClick=${() => setStep(0)}>Voltar<//><${Button} onClick=${() => setStep(2)}>Continuar com o cancelamento<//><//></div>`}
      ${step === 2 && html`<${Card} title="Confira as condições do cancelamento"><${Descriptions} column=${1} bordered size="small" items=${[['Plano', me.plano], ['Data da solicitação', me.hoje], ['Aviso prévio', '30 dias'], ['Última mensalidade', `R$ ${me.valor} em ${me.vencimento}`], ['Multa de fidelidade', 'R$ 0,00'], ['Acesso até', me.acesso]].map(([label, children]) => ({ key: label, label, children }))}/>
        <${Checkbox} style=${{ margin: '20px 0' }} checked=${ok} onChange=${e => setOk(e.target.checked)}>Li e estou ciente das condições de cancelamento<//><br/>
        <${Space}><${Button} type="primary" onClick=${() => go('/meu-plano')}>Manter meu plano<//><${Button} danger disabled=${!ok} onClick=${send}>Confirmar cancelamento<//><//><//>`}</div>`;
  }

  const Pag = () => { const { me, act } = useContext(Ctx); return html`<div><${Title} level=${2}>Pagamentos<//><${Card} title="Forma de pagamento" style=${{ marginBottom: 24 }} extra=${html`<${Button} type="link" onClick=${() => act('/api/v2/pagamento', {}, 'Cartão removido.')}>Remover<//>`}>Mastercard final 5520<//><${Table} pagination=${false} dataSource=${me.pagamentos} columns=${[{ title: 'Vencimento', dataIndex: 'data' }, { title: 'Valor', dataIndex: 'valor' }, { title: 'Situação', dataIndex: 'situacao' }]}/></div>`; };
  const Dados = () => { const { act } = useContext(Ctx); const { modal } = AntApp.useApp(); return html`<div><${Title} level=${2}>Meus dados<//><${Card}><${Form} layout="vertical" initialValues=${{ n: 'Larissa Monteiro', t: '(11) 95555-0142' }} onFinish=${() => act('/api/v2/perfil', {}, 'Dados salvos.')}><${Form.Item} name="n" label="Nome completo"><${Input}/><//><${Form.Item} name="t" label="Celular"><${Input}/><//><${Button} htmlType="submit">Salvar<//><//><//>
    <${Card} style=${{ marginTop: 24 }} title="Privacidade (LGPD)"><p>Você pode solicitar a exclusão da sua conta e dos seus dados pessoais.</p><${Button} type="text" danger onClick=${() => modal.confirm({ title: 'Excluir conta?', content: 'Você perderá o acesso ao app e ao histórico de treinos.', okText: 'Excluir', cancelText: 'Voltar', onOk: () => act('/api/v2/conta/exclusao', {}, 'Solicitação registrada.') })}>Excluir minha conta<//><//></div>`; };
  const Aulas = () => html`<div><${Title} level=${2}>Aulas coletivas<//><${List} bordered dataSource=${['Spinning, seg. 19h00', 'Fit Dance, qua. 18h00', 'Pilates solo, qui. 7h00', 'Muay thai, sex. 20h00']} renderItem=${x => html`<${List.Item}>${x}<//>`}/></div>`;
  const Ajuda = () => html`<div><${Title} level=${2}>Ajuda<//><${Collapse} items=${[['Como congelo meu plano?', 'Em Meu plano, toque em Gerenciar plano e escolha Trancar plano. O trancamento é de 30 dias e pode ser usado uma vez por ano.'], ['Como cancelo meu plano?', 'Em Meu plano, toque em Gerenciar plano e escolha Cancelar plano. É preciso solicitar com 30 dias de antecedência; uma mensalidade pode vencer nesse período.'], ['Minha digital não funciona', 'Procure a recepção da sua unidade.']].map(([label, c], key) => ({ key, label, children: c }))}/><p style=${{ marginTop: 24 }}>Central de atendimento: 0800 555 0142, todos os dias das 8h às 20h</p></div>`;
  const Termos = () => html`<div><${Title} level=${2}>Termos e contrato<//><p>VigorFit Academias S.A., CNPJ 41.220.913/0001-58. O plano renova-se mensalmente por prazo indeterminado após o período de fidelidade. O cancelamento pode ser solicitado a qualquer momento, com aviso prévio de 30 dias.</p></div>`;
  const routes = { '/': Home, '/meu-plano': Plano, '/meu-plano/cancelamento': Cancelar, '/pagamentos': Pag, '/aulas': Aulas, '/meus-dados': Dados, '/ajuda': Ajuda, '/termos': Termos };

  function Shell() {
    const { message } = AntApp.useApp();
    const [me, setMe] = useState(null), [path, setPath] = useState(location.pathname), [promo, setPromo] = useState(false);
    const reload = useCallback(async () => setMe(await (await fetch('/api/v2/aluno')).json()), []);
    const go = useCallback(p => { history.pushState({}, '', p); setPath(p); window.scrollTo(0, 0); }, []);
    const act = useCallback(async (u, b, t) => { await post(u, b); await reload(); message.success(t); }, []);
    useEffect(() => { reload(); const f = () => setPath(location.pathname); window.addEventListener('popstate', f); if (location.pathname === '/' && !sessionStorage.getItem('promo')) setTimeout(() => setPromo(true), 900); return () => window.removeEventListener('popstate', f); }, []);
    const closePromo = () => { sessionStorage.setItem('promo', '1'); setPromo(false); };
    const View = routes[path] || Home;
    const nav = [['/', 'Início'], ['/meu-plano', 'Meu plano'], ['/pagamentos', 'Pagamentos'], ['/aulas', 'Aulas coletivas'], ['/meus-dados', 'Meus dados'], ['/ajuda', 'Ajuda']];
    const a = (u, t) => html`<a key=${t} href=${u} onClick=${e => { e.preventDefault(); go(u); }}>${t}</a>`;
    return html`<${Ctx.Provider} value=${{ me, go, act, reload }}><${Layout} style=${{ minHeight: '100vh' }}><${Layout.Sider} className="vg-side" width=${220} breakpoint="lg" collapsedWidth=${0}><span className="vg-logo">VIGORFIT</span><${Menu} theme="dark" mode="inline" style=${{ background: 'transparent' }} selectedKeys=${[path.startsWith('/meu-plano') ? '/meu-plano' : path]} onClick=${e => go(e.key)} items=${nav.map(([key, label]) => ({ key, label }))}/><//>
      <${Layout}><${Layout.Header} style=${{ background: '#fff', padding: '0 32px', display: 'flex', justifyContent: 'flex-end', gap: 16 }}><span>${'Pinheiros, São Paulo'}</span><${Dropdown} menu=${{ items: [{ key: '/meus-dados', label: 'Meus dados' }, { key: '/ajuda', label: 'Ajuda' }, { key: '/', label: 'Sair' }], onClick: e => go(e.key) }}><span style=${{ cursor: 'pointer' }}><${Avatar} size="small">L<//> Larissa</span><//><//>
      <${Layout.Content} style=${{ padding: 32, maxWidth: 1100, width: '100%' }}>${me ? html`<${View} key=${path}/>` : html`<${Spin}/>`}<//>
      <${Layout.Footer} className="vg-foot"><p>${a('/termos', 'Termos e contrato')}${a('/termos', 'Política de privacidade')}${a('/ajuda', 'Fale conosco')}${a('/termos', 'Trabalhe conosco')}</p><p>© ${me ? me.ano : ''} VigorFit Academias S.A.</p><//><//><//>
      <${Modal} open=${promo} onCancel=${closePromo} title="Seja Black por R$ 149,90" okText="Quero ser Black" cancelText="Agora não" onOk=${() => { closePromo(); act(P + 'troca/black', {}, 'Você agora é Black!'); }}>Treine em mais de 900 unidades, leve um amigo quantas vezes quiser e use a cadeira de massagem.<//><//>`;
  }
  const Root = () => html`<${ConfigProvider} locale=${antd.locales && antd.locales.pt_BR} theme=${{ token: { colorPrimary: '#d19f00', borderRadius: 6 } }}><${AntApp}><${Shell}/><//><//>`;
  ReactDOM.createRoot(document.getElementById('root')).render(h(Root));
})();
