import { useState } from 'react';
import { Modal, Button, Steps, Radio, Space, Input, Typography, Alert, List, Card, Row, Col, Popconfirm, Result, Form } from 'antd';
import { FireFilled, CloseCircleOutlined, GiftOutlined, PauseCircleOutlined } from '@ant-design/icons';

const { Title, Paragraph, Text } = Typography;
const MOTIVOS = [['tempo', 'Estou sem tempo para estudar'], ['preco', 'Está caro para mim'], ['objetivo', 'Já alcancei meu objetivo'], ['conteudo', 'O conteúdo não é o que eu esperava'], ['tecnico', 'Tive problemas técnicos'], ['outro', 'Outro motivo']];

export default function CancelModal({ open, me, act, onClose }) {
  const [etapa, setEtapa] = useState(0);
  const [form] = Form.useForm();
  const motivo = Form.useWatch('motivo', form);
  const [busy, setBusy] = useState(false);
  const sair = () => { onClose(); setTimeout(() => { setEtapa(0); form.resetFields(); }, 300); };
  const aceitar = async (u, b) => { await act('POST', u, b); sair(); };
  const enviar = async () => {
    let v;
    try { v = await form.validateFields(); } catch { return; }
    const r = await act('POST', '/assinaturas/AS-66120/motivo', v);
    if (r.ok) setEtapa(2);
  };
  const fim = async () => {
    setBusy(true);
    const r = await act('POST', '/assinaturas/AS-66120/cancelar-renovacao', {});
    setBusy(false);
    if (r.ok) setEtapa(4);
  };
  const footer = [
    [<Button key="c" type="text" onClick={() => setEtapa(1)}>Continuar</Button>, <Button key="m" type="primary" onClick={sair}>Manter minha ofensiva</Button>],
    [<Button key="v" onClick={() => setEtapa(0)}>Voltar</Button>, <Button key="c" type="primary" onClick={enviar}>Continuar</Button>],
    [<Button key="n" type="text" onClick={() => setEtapa(3)}>Não, obrigado</Button>],
    [<Popconfirm key="p" title="Tem certeza?" description="Você perderá o preço atual do seu plano." okText="Sim" cancelText="Não" onConfirm={fim}><Button danger loading={busy}>Cancelar renovação</Button></Popconfirm>, <Button key="m" type="primary" onClick={sair}>Continuar estudando</Button>],
    [<Button key="f" onClick={sair}>Fechar</Button>],
  ][etapa];
  return (
    <Modal open={open} onCancel={sair} footer={footer} width={640} maskClosable={false} destroyOnClose>
      {etapa < 4 && <Steps size="small" current={etapa} items={[{ title: 'Início' }, { title: 'Motivo' }, { title: 'Opções' }, { title: 'Fim' }]} style={{ margin: '8px 24px 24px 0' }} />}
      {etapa === 0 && <>
        <div style={{ textAlign: 'center' }}><FireFilled style={{ fontSize: 56, color: '#fa8c16' }} /><Title level={4}>87 dias seguidos, {me.nome}!</Title><Paragraph>Quem chega até aqui tem 3 vezes mais chance de ficar fluente. Sem a assinatura, você perde:</Paragraph></div>
        <List size="small" dataSource={['Sua ofensiva de 87 dias', 'Aulas ao vivo ilimitadas', 'Certificado B1 (faltam 38%)', 'Revisão inteligente de vocabulário']} renderItem={x => <List.Item><Space><CloseCircleOutlined style={{ color: '#cf1322' }} />{x}</Space></List.Item>} />
      </>}
      {etapa === 1 && <Form form={form} layout="vertical" preserve>
        <Form.Item name="motivo" label="Qual é o principal motivo?" rules={[{ required: true, message: 'Selecione um motivo' }]}><Radio.Group><Space direction="vertical">{MOTIVOS.map(([k, t]) => <Radio key={k} value={k}>{t}</Radio>)}</Space></Radio.Group></Form.Item>
        {motivo === 'outro' && <Form.Item name="detalhe" label="Conte pra gente" rules={[{ required: true, message: 'Escreva algumas palavras' }]}><Input.TextArea rows={2} maxLength={300} showCount /></Form.Item>}
      </Form>}
      {etapa === 2 && <>
        <Title level={4} style={{ textAlign: 'center' }}>Temos uma proposta para você</Title>
        <Row gutter={16}>
          <Col span={12}><Card style={{ textAlign: 'center', borderColor: '#6d3bd1', background: '#f6f0ff' }}><GiftOutlined style={{ fontSize: 36, color: '#6d3bd1' }} /><Title level={5}>40% de desconto</Title><Text>Renove por 12x R$ 17,94</Text><br /><Button type="primary" style={{ marginTop: 12 }} onClick={() => aceitar('/assinaturas/AS-66120/oferta', { codigo: 'FICA40' })}>Quero o desconto</Button></Card></Col>
          <Col span={12}><Card style={{ textAlign: 'center' }}><PauseCircleOutlined style={{ fontSize: 36, color: '#6d3bd1' }} /><Title level={5}>Pausa de 30 dias</Title><Text>Sua ofensiva fica congelada</Text><br /><Button style={{ marginTop: 12 }} onClick={() => aceitar('/assinaturas/AS-66120/pausar', { dias: 30 })}>Pausar</Button></Card></Col>
        </Row>
      </>}
      {etapa === 3 && <>
        <Title level={4}>Confirme o cancelamento da renovação</Title>
        <Paragraph>Seu <b>{me.plano}</b> não será renovado em {me.renova}. Você continua com acesso completo até <b>{me.fim}</b>.</Paragraph>
        <Alert type="info" showIcon message="As parcelas restantes do período atual já foram autorizadas no seu cartão e continuam sendo cobradas pela operadora." />
      </>}
      {etapa === 4 && <Result status="success" title="Renovação automática cancelada" subTitle={`Você pode continuar estudando até ${me.fim}. Protocolo 20264418-7. Enviamos a confirmação para seu e-mail.`} />}
    </Modal>
  );
}
