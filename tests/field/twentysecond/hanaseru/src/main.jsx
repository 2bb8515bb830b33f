import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Alert, App as AntApp, Avatar, Button, Card, Col, ConfigProvider, Descriptions, Form, Input, Layout, List, Menu, Modal, Popconfirm, Radio, Row, Spin, Statistic, Switch, Table, Tag, Typography, Checkbox, Collapse } from 'antd';
import jaJP from 'antd/locale/ja_JP';
import { MyPage, api, date, useMyPage, yen } from './mypage.jsx';
import { CancelRoutes } from './kaiyaku.jsx';

const { Title, Paragraph, Text } = Typography;

const menu = [
  { key: '/mypage', label: <Link to="/mypage">マイページ</Link> },
  { key: '/lesson', label: <Link to="/lesson">レッスン予約</Link> },
  { key: '/material', label: <Link to="/material">教材</Link> },
  { key: '/ticket', label: <Link to="/ticket">チケット購入</Link> },
  {
    key: 'setting', label: '設定', children: [
      { key: '/setting/profile', label: <Link to="/setting/profile">会員情報</Link> },
      { key: '/setting/plan', label: <Link to="/setting/plan">プラン・お支払い</Link> },
      { key: '/setting/mail', label: <Link to="/setting/mail">メール配信設定</Link> },
      { key: '/setting/leave', label: <Link to="/setting/leave">退会</Link> },
    ],
  },
  { key: '/faq', label: <Link to="/faq">よくある質問</Link> },
];

function ContractTag() {
  const { my } = useMyPage();
  const c = my.contract;
  if (c.status === 'cancel_reserved') return <Tag color="red">解約手続き済み（{date(c.until)}まで利用可）</Tag>;
  if (c.status === 'resting') return <Tag color="orange">休会中</Tag>;
  return <Tag color="green">ご利用中</Tag>;
}

function Top() {
  const { my, send } = useMyPage();
  return (
    <>
      <Alert banner type="info" closable message="冬の紹介キャンペーン実施中！お友達もあなたも2,000円分のチケットをプレゼント" style={{ marginBottom: 16 }} />
      <Title level={3}>{my.member.nickname}さん、こんにちは！</Title>
      <Row gutter={16}>
        <Col xs={24} md={8}><Card><Statistic title="今月のレッスン" value={14} suffix="回" /></Card></Col>
        <Col xs={24} md={8}><Card><Statistic title="総学習時間" value={5325} suffix="分" /></Card></Col>
        <Col xs={24} md={8}><Card><Statistic title="保有チケット" value={my.tickets} suffix="枚" /></Card></Col>
      </Row>
      <Card title="ご契約プラン" style={{ marginTop: 16 }} extra={<Link to="/setting/plan">詳細</Link>}>
        <Text strong>{my.plan.name}</Text> <ContractTag />
        <div>{my.contract.status === 'active' && <>次回更新日：{date(my.contract.renewal)}（{yen(my.plan.price)}）</>}</div>
      </Card>
      <Card title="予約中のレッスン" style={{ marginTop: 16 }}>
        <List dataSource={my.lessons} locale={{ emptyText: '予約はありません' }} renderItem={(l) => (
          <List.Item actions={[<Popconfirm key="c" title="このレッスンをキャンセルしますか？" onConfirm={() => send(`/lessons/${l.id}`, 'DELETE')}><Button size="small" type="link">予約をキャンセル</Button></Popconfirm>]}>
            <div className="tutor"><Avatar>{l.tutor[0]}</Avatar><div>{l.tutor} 講師<div className="small">{l.at}～（25分）／{l.material}</div></div></div>
          </List.Item>
        )} />
      </Card>
    </>
  );
}

function Plan() {
  const { my, send } = useMyPage();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(my.plan.id);
  const c = my.contract;
  return (
    <>
      <Title level={3}>プラン・お支払い</Title>
      {c.status === 'cancel_reserved' && (
        <Alert type="warning" showIcon style={{ marginBottom: 16 }} message="解約のお手続きが完了しています"
          description={`${date(c.until)}までレッスンをご受講いただけます。以降の料金は発生しません。`}
          action={<Button size="small" onClick={() => send('/contract/cancel/withdraw', 'POST', {})}>解約を取り消す</Button>} />
      )}
      {c.status === 'resting' && <Alert type="info" showIcon style={{ marginBottom: 16 }} message="休会中です" action={<Button size="small" onClick={() => send('/contract/resume', 'POST', {})}>再開する</Button>} />}
      <Card>
        <Descriptions bordered column={1} size="middle">
          <Descriptions.Item label="ご契約プラン">{my.plan.name}</Descriptions.Item>
          <Descriptions.Item label="ステータス"><ContractTag /></Descriptions.Item>
          <Descriptions.Item label="月額料金">{yen(my.plan.price)}（税込）</Descriptions.Item>
          <Descriptions.Item label="ご契約開始日">{date(c.since)}</Descriptions.Item>
          <Descriptions.Item label={c.status === 'cancel_reserved' ? 'ご利用終了日' : '次回更新日'}>{date(c.status === 'cancel_reserved' ? c.until : c.renewal)}</Descriptions.Item>
          <Descriptions.Item label="お支払い方法">{my.card}</Descriptions.Item>
        </Descriptions>
        {c.status === 'active' && (
          <div style={{ marginTop: 16 }}>
            <Button type="primary" onClick={() => setOpen(true)}>プランを変更する</Button>
            <div style={{ marginTop: 16 }} className="small">休会・解約をご希望の方は<Link to="/contract/kaiyaku">こちら</Link></div>
          </div>
        )}
      </Card>
      <Card title="お支払い履歴" style={{ marginTop: 16 }}>
        <Table size="small" pagination={false} rowKey="date" dataSource={my.payments} columns={[
          { title: '日付', dataIndex: 'date', render: date }, { title: '内容', dataIndex: 'item' }, { title: '金額', dataIndex: 'amount', render: yen },
        ]} />
      </Card>
      <Modal title="プランを変更する" open={open} onCancel={() => setOpen(false)} okText="変更する" onOk={() => send('/contract/plan', 'POST', { plan: wanted }).then(() => setOpen(false))}>
        <Radio.Group value={wanted} onChange={(e) => setWanted(e.target.value)}>
          {my.plans.map((p) => <div key={p.id}><Radio value={p.id}>{p.name}　{yen(p.price)}／月</Radio></div>)}
        </Radio.Group>
      </Modal>
    </>
  );
}

function Profile() {
  const { my, send } = useMyPage();
  const { message } = AntApp.useApp();
  return (
    <Card title="会員情報">
      <Form layout="vertical" initialValues={my.member} style={{ maxWidth: 440 }} onFinish={(v) => send('/member', 'POST', v).then(() => message.success('保存しました'))}>
        <Form.Item name="name" label="お名前"><Input /></Form.Item>
        <Form.Item name="kana" label="フリガナ"><Input /></Form.Item>
        <Form.Item name="nickname" label="ニックネーム"><Input /></Form.Item>
        <Form.Item name="email" label="メールアドレス"><Input /></Form.Item>
        <Button type="primary" htmlType="submit">保存する</Button>
      </Form>
    </Card>
  );
}

function Leave() {
  const [agree, setAgree] = useState(false);
  const go = useNavigate();
  return (
    <Card title="退会（アカウントの削除）">
      <Paragraph>退会すると、学習記録・レッスン履歴・保有チケットなどアカウント情報がすべて削除され、元に戻すことはできません。</Paragraph>
      <Paragraph>有料プランのみを停止したい場合は、<Link to="/setting/plan">プラン・お支払い</Link>から解約のお手続きをお願いいたします。</Paragraph>
      <Checkbox checked={agree} onChange={(e) => setAgree(e.target.checked)}>アカウントが削除されることを理解しました</Checkbox>
      <div style={{ marginTop: 16 }}><Button danger disabled={!agree} onClick={() => api('/member/leave', 'POST', {}).then(() => go('/logout'))}>退会する</Button></div>
    </Card>
  );
}

function Mail() {
  const { my, send } = useMyPage();
  return <Card title="メール配信設定"><Switch aria-label="メールマガジンを受け取る" checked={my.magazine} onChange={(on) => send('/member/magazine', 'POST', { on })} /> メールマガジンを受け取る</Card>;
}

function Ticket() {
  const { my, send } = useMyPage();
  return (
    <Card title="レッスンチケット購入"><Paragraph>プラスレッスンチケット5枚　2,000円（税込）</Paragraph><Paragraph>保有枚数：{my.tickets}枚</Paragraph>
      <Button type="primary" onClick={() => send('/tickets', 'POST', {})}>購入する</Button></Card>
  );
}

function Faq() {
  return (
    <>
      <Title level={3}>よくある質問</Title>
      <Collapse items={[
        { key: 1, label: '解約したいのですが、どうすればよいですか？', children: <p>マイページの「設定」→「プラン・お支払い」の下部より、更新日の前日までにお手続きください。</p> },
        { key: 2, label: '解約と退会の違いは何ですか？', children: <p>解約は有料プランの停止、退会は会員登録の抹消です。解約後も無料会員として学習記録をご覧いただけます。</p> },
        { key: 3, label: '休会はできますか？', children: <p>月額980円（税込）で最長3か月休会いただけます。</p> },
        { key: 4, label: 'レッスンのキャンセルはいつまで可能ですか？', children: <p>開始30分前まで可能です。</p> },
      ]} />
    </>
  );
}

function Shell() {
  const { pathname } = useLocation();
  const tutors = ['Maribel（フィリピン）', 'Jovan（セルビア）', 'Grace（南アフリカ）', 'Tom（イギリス）'];
  return (
    <Layout>
      <Layout.Header style={{ display: 'flex', alignItems: 'center' }}>
        <Link to="/mypage" className="brand">ハナセル<small>オンライン英会話</small></Link>
        <Menu theme="dark" mode="horizontal" selectedKeys={[pathname]} items={menu} style={{ flex: 1, minWidth: 0 }} />
        <Link to="/logout" style={{ color: '#cfd8e0' }}>ログアウト</Link>
      </Layout.Header>
      <main className="page">
        <Routes>
          <Route path="/" element={<Navigate to="/mypage" replace />} />
          <Route path="/mypage" element={<Top />} />
          <Route path="/lesson" element={<Card title="講師を探す"><List dataSource={tutors} renderItem={(t) => <List.Item><div className="tutor"><Avatar>{t[0]}</Avatar>{t}</div></List.Item>} /></Card>} />
          <Route path="/material" element={<Card title="教材"><List dataSource={['デイリーニュース', '旅行英会話', 'ビジネス基礎', '発音トレーニング', '文法 中級']} renderItem={(t) => <List.Item>{t}</List.Item>} /></Card>} />
          <Route path="/ticket" element={<Ticket />} />
          <Route path="/setting/profile" element={<Profile />} />
          <Route path="/setting/plan" element={<Plan />} />
          <Route path="/setting/mail" element={<Mail />} />
          <Route path="/setting/leave" element={<Leave />} />
          <Route path="/contract/kaiyaku/*" element={<CancelRoutes />} />
          <Route path="/faq" element={<Faq />} />
          <Route path="/logout" element={<Card><Paragraph>ログアウトしました。</Paragraph><Link to="/mypage">ログイン画面へ</Link></Card>} />
          <Route path="*" element={<Card title="ご案内"><Paragraph>株式会社ハナセル　〒000-0000 東京都</Paragraph></Card>} />
        </Routes>
      </main>
      <footer className="foot">
        <Link to="/company">会社概要</Link><Link to="/terms">利用規約</Link><Link to="/privacy">プライバシーポリシー</Link><Link to="/tokusho">特定商取引法に基づく表記</Link><Link to="/faq">よくある質問</Link><Link to="/contact">お問い合わせ</Link>
        <p>© {new Date().getFullYear()} Hanaseru Inc.</p>
      </footer>
    </Layout>
  );
}

function Root() {
  const [my, setMy] = useState(null);
  const { message } = AntApp.useApp();
  useEffect(() => { api('/mypage').then(setMy); }, []);
  if (!my) return <Spin fullscreen />;
  const send = (path, method, body) => api(path, method, body).then((v) => { setMy(v); return v; }, (e) => { message.error(e.message); throw e; });
  return <MyPage.Provider value={{ my, send }}><BrowserRouter><Shell /></BrowserRouter></MyPage.Provider>;
}

createRoot(document.getElementById('root')).render(
  <ConfigProvider locale={jaJP} theme={{ token: { colorPrimary: '#0a7cc4' } }}><AntApp><Root /></AntApp></ConfigProvider>,
);
