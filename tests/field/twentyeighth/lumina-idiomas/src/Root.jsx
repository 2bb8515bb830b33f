import { useEffect, useState } from 'react';
import {
  Layout, Menu, Card, Descriptions, Tag, Button, Dropdown, Space, Typography, Row, Col, Progress, Avatar, Badge, Alert, List, Table, Form,
  Input, Switch, Modal, App, Spin, Statistic, FloatButton, Radio, Popconfirm, Breadcrumb, Divider,
} from 'antd';
import {
  HomeOutlined, BookOutlined, VideoCameraOutlined, UserOutlined, CreditCardOutlined, BellOutlined, DownOutlined, FireFilled,
  QuestionCircleOutlined, CustomerServiceOutlined, CrownOutlined, MoreOutlined,
} from '@ant-design/icons';
import CancelModal from './CancelModal.jsx';

const { Header, Sider, Content, Footer } = Layout;
const { Title, Text, Paragraph, Link } = Typography;

export async function api(method, url, body) {
  const r = await fetch('/api' + url, { method, headers: { 'Content-Type': 'application/json' }, body: method === 'GET' ? undefined : JSON.stringify(body || {}) });
  return r.json();
}

const STATUS = { active: ['Ativa', 'green'], scheduled: ['Renovação cancelada', 'orange'], paused: ['Pausada', 'blue'], discounted: ['Ativa', 'green'], upgraded: ['Ativa', 'green'], downgraded: ['Ativa', 'green'] };

function usePath() {
  const [p, setP] = useState(window.location.pathname);
  useEffect(() => { const f = () => setP(window.location.pathname); window.addEventListener('popstate', f); return () => window.removeEventListener('popstate', f); }, []);
  return [p, to => { window.history.pushState(null, '', to); setP(to); window.scrollTo(0, 0); }];
}

function Overview({ me, go, act }) {
  return (
    <>
      <Title level={3}>Olá, {me.nome}!</Title>
      {me.estado === 'scheduled' && <Alert style={{ marginBottom: 16 }} type="warning" showIcon message={`Sua renovação automática foi cancelada. Você tem acesso até ${me.fim}.`} />}
      <Row gutter={[16, 16]}>
        <Col xs={24} md={8}><Card><Statistic title="Ofensiva" value={87} suffix="dias" prefix={<FireFilled style={{ color: '#fa8c16' }} />} /></Card></Col>
        <Col xs={24} md={8}><Card><Statistic title="Lições concluídas" value={214} /></Card></Col>
        <Col xs={24} md={8}><Card><Text type="secondary">Inglês · B1</Text><Progress percent={62} strokeColor="#6d3bd1" /></Card></Col>
        <Col xs={24} md={12}><Card title="Assinatura" extra={<Tag color={STATUS[me.estado][1]}>{STATUS[me.estado][0]}</Tag>} actions={[<Button type="link" key="a" onClick={() => go('/conta/assinatura')}>Ver assinatura</Button>]}><p style={{ margin: 0 }}><b>{me.plano}</b></p><Text type="secondary">{me.estado === 'scheduled' ? `Acesso até ${me.fim}` : `Renova em ${me.renova}`}</Text></Card></Col>
        <Col xs={24} md={12}><Card title="Próxima aula ao vivo">{me.aula ? <List.Item actions={[<Popconfirm key="c" title="Cancelar esta aula?" onConfirm={() => act('DELETE', '/aulas/5521')}><Button size="small">Cancelar aula</Button></Popconfirm>]}><List.Item.Meta avatar={<Avatar style={{ background: '#13c2c2' }}>J</Avatar>} title="Small talk in the office" description={`${me.aula} · com Joanna`} /></List.Item> : <Text type="secondary">Nenhuma aula agendada.</Text>}</Card></Col>
        <Col span={24}><Card style={{ background: 'linear-gradient(100deg,#6d3bd1,#a05be0)', color: '#fff' }}><Row align="middle" justify="space-between"><Col><b style={{ fontSize: 18 }}>Lumina Família</b><br />Até 4 pessoas por mais R$ 15,00/mês.</Col><Col><Button onClick={() => go('/planos')}>Conhecer</Button></Col></Row></Card></Col>
      </Row>
    </>
  );
}

function Assinatura({ me, go, act, reload }) {
  const [open, setOpen] = useState(false);
  const [pausa, setPausa] = useState(false);
  const [plano, setPlano] = useState(false);
  const [sel, setSel] = useState('familia');
  const items = [
    { key: 'plano', label: 'Trocar de plano' }, { key: 'pag', label: 'Alterar forma de pagamento' }, { key: 'pausa', label: 'Pausar assinatura' },
    { key: 'nf', label: 'Baixar nota fiscal' }, { type: 'divider' }, { key: 'fim', label: 'Cancelar renovação automática' },
  ];
  const click = ({ key }) => ({ plano: () => setPlano(true), pag: () => go('/conta/pagamentos'), pausa: () => setPausa(true), nf: () => go('/conta/pagamentos'), fim: () => setOpen(true) })[key]();
  return (
    <>
      <Breadcrumb items={[{ title: 'Minha conta' }, { title: 'Assinatura' }]} style={{ marginBottom: 12 }} />
      <Title level={3}>Assinatura</Title>
      {me.estado === 'scheduled' && <Alert style={{ marginBottom: 16 }} type="warning" showIcon message={`Renovação automática cancelada em ${me.cancelada}`} description={`Seu plano continua valendo até ${me.fim} e não haverá novas cobranças.`} action={<Button size="small" type="primary" onClick={() => act('POST', '/assinaturas/AS-66120/reativar')}>Reativar renovação</Button>} />}
      {me.estado === 'paused' && <Alert style={{ marginBottom: 16 }} type="info" showIcon message="Assinatura pausada por 30 dias" />}
      <Card title={<Space><CrownOutlined />{me.plano}<Tag color={STATUS[me.estado][1]}>{STATUS[me.estado][0]}</Tag></Space>}
        extra={me.estado !== 'scheduled' && <Dropdown menu={{ items, onClick: click }} trigger={['click']}><Button>Gerenciar <DownOutlined /></Button></Dropdown>}>
        <Descriptions column={1} size="small" items={[
          { key: 1, label: 'Número', children: 'AS-66120' }, { key: 2, label: 'Valor', children: me.valor }, { key: 3, label: 'Início', children: me.inicio },
          { key: 4, label: me.estado === 'scheduled' ? 'Acesso até' : 'Próxima renovação', children: me.estado === 'scheduled' ? me.fim : me.renova },
          { key: 5, label: 'Forma de pagamento', children: 'Mastercard final 5108' }, { key: 6, label: 'Renovação automática', children: me.estado === 'scheduled' ? 'Desativada' : 'Ativada' }]} />
      </Card>
      <Card title="Clube de Conversação" style={{ marginTop: 16 }} extra={me.clube && <Dropdown trigger={['click']} menu={{ items: [{ key: 'x', label: 'Cancelar Clube' }], onClick: () => act('DELETE', '/assinaturas/CC-1093') }}><Button type="text" icon={<MoreOutlined />} aria-label="Mais opções" /></Dropdown>}>
        {me.clube ? <Text>4 encontros por mês · R$ 19,90/mês · próxima cobrança em {me.clube_data}</Text> : <Text type="secondary">Você não participa do Clube.</Text>}
      </Card>
      <Paragraph type="secondary" style={{ marginTop: 16, fontSize: 12 }}>Compras feitas há menos de 7 dias podem ser reembolsadas (art. 49 do CDC). <Link style={{ fontSize: 12 }} onClick={() => go('/ajuda')}>Saiba mais</Link></Paragraph>
      <Modal title="Trocar de plano" open={plano} onCancel={() => setPlano(false)} onOk={() => { setPlano(false); act('PATCH', '/assinaturas/AS-66120', { plano: sel }); }}>
        <Radio.Group value={sel} onChange={e => setSel(e.target.value)}><Space direction="vertical"><Radio value="familia">Lumina Família – 12x R$ 44,90</Radio><Radio value="basico">Lumina Básico – 12x R$ 19,90</Radio></Space></Radio.Group>
      </Modal>
      <Modal title="Pausar assinatura" open={pausa} onCancel={() => setPausa(false)} okText="Pausar por 30 dias" onOk={() => { setPausa(false); act('POST', '/assinaturas/AS-66120/pausar', { dias: 30 }); }}><p>Sua data de renovação será adiada em 30 dias e sua ofensiva ficará congelada.</p></Modal>
      <CancelModal open={open} me={me} act={act} onClose={() => { setOpen(false); reload(); }} />
    </>
  );
}

function Pagamentos({ me }) {
  return <><Title level={3}>Pagamentos</Title><Card title="Cartão" style={{ marginBottom: 16 }}><Space><CreditCardOutlined />Mastercard final 5108 · 11/30<Button size="small">Alterar</Button></Space></Card><Table size="small" pagination={false} rowKey="d" dataSource={me.faturas} columns={[{ title: 'Data', dataIndex: 'd' }, { title: 'Descrição', dataIndex: 't' }, { title: 'Valor', dataIndex: 'v' }]} /></>;
}

function Perfil({ me, act }) {
  const { modal } = App.useApp();
  return <><Title level={3}>Perfil</Title><Card><Form layout="vertical" initialValues={{ nome: me.nome, sobrenome: 'Cavalcanti', cidade: 'Recife' }} onFinish={v => act('PATCH', '/perfil', v)} style={{ maxWidth: 420 }}><Form.Item label="Nome" name="nome"><Input /></Form.Item><Form.Item label="Sobrenome" name="sobrenome"><Input /></Form.Item><Form.Item label="Cidade" name="cidade"><Input /></Form.Item><Button type="primary" htmlType="submit">Salvar</Button></Form></Card>
    <Divider /><Paragraph type="secondary">Quer apagar seus dados? <Button type="link" danger size="small" onClick={() => modal.confirm({ title: 'Excluir conta?', content: 'Seu progresso, certificados e assinatura serão excluídos para sempre.', okText: 'Excluir', okButtonProps: { danger: true }, onOk: () => act('DELETE', '/perfil') })}>Excluir minha conta</Button></Paragraph></>;
}

function Notif({ me, act }) {
  return <><Title level={3}>Notificações</Title><Card><List>{[['novidades', 'Novidades e promoções por e-mail'], ['lembrete', 'Lembrete diário de estudo']].map(([k, t]) => <List.Item key={k} actions={[<Switch key="s" checked={me.notif[k]} onChange={v => act('PATCH', '/notificacoes', { [k]: v })} />]}>{t}</List.Item>)}</List></Card></>;
}

function Planos({ act, go }) {
  return <><Title level={3}>Planos</Title><Row gutter={16}>{[['Lumina Básico', '12x R$ 19,90', 'basico'], ['Lumina Família', '12x R$ 44,90', 'familia']].map(([t, v, k]) => <Col xs={24} md={8} key={k}><Card title={t}><p style={{ fontSize: 20 }}>{v}</p><Button type="primary" block onClick={async () => { await act('PATCH', '/assinaturas/AS-66120', { plano: k }); go('/conta/assinatura'); }}>Quero este</Button></Card></Col>)}</Row></>;
}
const Ajuda = () => <><Title level={3}>Central de ajuda</Title><Card><b>Como cancelo minha assinatura?</b><p>Em Minha conta &gt; Assinatura, clique em Gerenciar e depois em Cancelar renovação automática. Você mantém o acesso até o fim do período já pago.</p><b>Como remarco uma aula ao vivo?</b><p>Cancele a aula com até 12 horas de antecedência e escolha outro horário.</p></Card></>;
const Cursos = () => <><Title level={3}>Meus cursos</Title><Row gutter={[16, 16]}>{['Inglês para reuniões', 'Viagem sem aperto', 'Phrasal verbs', 'Pronúncia', 'Espanhol do zero', 'Francês básico'].map((t, i) => <Col xs={24} md={8} key={t}><Card cover={<div style={{ height: 110, background: `linear-gradient(120deg,hsl(${i * 50} 60% 60%),#6d3bd1)` }} />}><Card.Meta title={t} description={`${8 + i} lições`} /></Card></Col>)}</Row></>;

export default function Root() {
  const [path, go] = usePath();
  const [me, setMe] = useState(null);
  const [lgpd, setLgpd] = useState(!document.cookie.includes('lumina_lgpd='));
  const { message } = App.useApp();
  const reload = () => api('GET', '/eu').then(setMe);
  useEffect(() => { reload(); }, []);
  const act = async (m, u, b) => { const r = await api(m, u, b); if (r.mensagem) message.success(r.mensagem); if (!r.silencioso) await reload(); return r; };
  if (!me) return <Spin fullscreen />;
  if (me.estado === 'deleted') return <div style={{ padding: 48, textAlign: 'center' }}><Title level={3}>Esta conta foi excluída</Title><Paragraph>Sua assinatura foi encerrada junto com a conta.</Paragraph></div>;
  const p = { me, go, act, reload };
  const pages = { '/': Overview, '/conta': Overview, '/conta/assinatura': Assinatura, '/conta/pagamentos': Pagamentos, '/conta/perfil': Perfil, '/conta/notificacoes': Notif, '/planos': Planos, '/ajuda': Ajuda };
  const Page = pages[path] || Cursos;
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Header style={{ background: '#fff', borderBottom: '1px solid #eee', display: 'flex', alignItems: 'center', gap: 24, padding: '0 24px' }}>
        <a href="/" style={{ fontWeight: 800, fontSize: 22, color: '#6d3bd1' }}>lumina</a>
        <Menu mode="horizontal" selectedKeys={[path]} style={{ flex: 1, borderBottom: 0 }} onClick={e => go(e.key)} items={[{ key: '/aprender', label: 'Aprender' }, { key: '/aulas', label: 'Aulas ao vivo' }, { key: '/planos', label: 'Planos' }, { key: '/ajuda', label: 'Ajuda' }]} />
        <Badge count={2} size="small"><BellOutlined style={{ fontSize: 18 }} /></Badge>
        <Dropdown trigger={['click']} menu={{ items: [{ key: '/conta', label: 'Minha conta' }, { key: '/conta/assinatura', label: 'Assinatura' }, { type: 'divider' }, { key: '/sair', label: 'Sair' }], onClick: e => e.key !== '/sair' && go(e.key) }}><Space style={{ cursor: 'pointer' }}><Avatar icon={<UserOutlined />} />{me.nome}</Space></Dropdown>
      </Header>
      <Layout>
        <Sider width={220} theme="light" breakpoint="md" collapsedWidth={0}>
          <Menu mode="inline" selectedKeys={[path === '/' ? '/conta' : path]} defaultOpenKeys={['conta']} onClick={e => go(e.key)} style={{ height: '100%' }} items={[
            { key: '/aprender', icon: <HomeOutlined />, label: 'Início' }, { key: '/cursos', icon: <BookOutlined />, label: 'Meus cursos' }, { key: '/aulas', icon: <VideoCameraOutlined />, label: 'Aulas ao vivo' },
            { key: 'conta', icon: <UserOutlined />, label: 'Minha conta', children: [{ key: '/conta', label: 'Visão geral' }, { key: '/conta/perfil', label: 'Perfil' }, { key: '/conta/assinatura', label: 'Assinatura' }, { key: '/conta/pagamentos', label: 'Pagamentos' }, { key: '/conta/notificacoes', label: 'Notificações' }] },
            { key: '/ajuda', icon: <QuestionCircleOutlined />, label: 'Ajuda' }]} />
        </Sider>
        <Content style={{ padding: 24 }}><div style={{ maxWidth: 960, margin: '0 auto' }}><Page {...p} /></div></Content>
      </Layout>
      <Footer style={{ textAlign: 'center', fontSize: 12 }}>Lumina Educação Digital Ltda. · CNPJ 31.774.208/0001-55 · Rua da Aurora, 1190, Recife/PE · <a href="/termos">Termos de uso</a> · <a href="/privacidade">Privacidade</a> · <a href="/ajuda">Ajuda</a></Footer>
      <FloatButton icon={<CustomerServiceOutlined />} tooltip="Fale com a gente" />
      {lgpd && <div role="dialog" aria-label="Cookies" style={{ position: 'fixed', left: 16, bottom: 16, right: 80, maxWidth: 640, background: '#fff', padding: 16, borderRadius: 12, boxShadow: '0 6px 24px rgba(0,0,0,.2)', zIndex: 900 }}><Paragraph style={{ marginBottom: 8 }}>Usamos cookies para melhorar sua experiência, de acordo com a LGPD e nossa <a href="/privacidade">Política de Privacidade</a>.</Paragraph><Space><Button type="primary" size="small" onClick={() => { document.cookie = 'lumina_lgpd=1;path=/;max-age=9999999'; setLgpd(false); }}>Aceitar todos</Button><Button size="small" onClick={() => { document.cookie = 'lumina_lgpd=0;path=/;max-age=9999999'; setLgpd(false); }}>Rejeitar opcionais</Button></Space></div>}
    </Layout>
  );
}
