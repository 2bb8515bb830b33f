import { useState } from 'react';
import { Link, Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { App as AntApp, Button, Card, Checkbox, Col, Descriptions, Form, Input, Radio, Result, Row, Space, Steps, Typography } from 'antd';
import { api, date, useMyPage, yen } from './mypage.jsx';

const { Title, Paragraph } = Typography;
const REASONS = ['料金が高い', 'レッスンを受ける時間がない', '希望の時間に予約が取れない', '講師・レッスンの質に不満がある', '目標を達成した', '他の英会話スクールを利用する', 'その他'];

function Notice() {
  const { my, send } = useMyPage();
  const { modal } = AntApp.useApp();
  const go = useNavigate();
  const c = my.contract;
  const askRest = () => modal.confirm({
    title: '休会のお申し込み', content: '次回更新日から月額980円（税込）で休会となります。よろしいですか？', okText: '休会する',
    onOk: () => send('/contract/rest', 'POST', {}).then(() => go('/setting/plan')),
  });
  return (
    <>
      <Title level={3}>休会・解約のお手続き</Title>
      <Paragraph>いつもハナセルをご利用いただきありがとうございます。お手続きの前に、以下の内容をご確認ください。</Paragraph>
      <Row gutter={16}>
        <Col xs={24} md={12}><Card title="一時的にお休みしたい方へ">
          <Paragraph>休会中は月額980円（税込）で、学習記録・お気に入り講師・現在のプラン料金をそのまま維持できます。</Paragraph>
          <Button type="primary" block onClick={askRest}>休会する</Button>
        </Card></Col>
        <Col xs={24} md={12}><Card title="回数を減らしたい方へ">
          <Paragraph>月8回プランなら{yen(5450)}／月。ご自分のペースで続けられます。</Paragraph>
          <Button type="primary" block onClick={() => go('/setting/plan')}>プランを変更する</Button>
        </Card></Col>
      </Row>
      <Card title="解約に関する注意事項" style={{ marginTop: 16 }}>
        <ul>
          <li>解約手続き後も、契約期間終了日（{date(c.until)}）まではレッスンをご受講いただけます。</li>
          <li>契約期間終了日より後に予約されているレッスンは自動的にキャンセルされます。</li>
          <li>契約期間の途中で解約された場合でも、日割りでの返金はございません。</li>
          <li>解約後は無料会員となり、学習記録は引き続きご覧いただけます。</li>
          <li>再度ご契約いただく際は、その時点の料金が適用されます。</li>
        </ul>
        <Space><Button onClick={() => go('/mypage')}>マイページへ戻る</Button><Button onClick={() => go('/contract/kaiyaku/enquete')}>解約手続きへ進む</Button></Space>
      </Card>
    </>
  );
}

function Enquete() {
  const go = useNavigate();
  const { message } = AntApp.useApp();
  const [busy, setBusy] = useState(false);
  const submit = (values) => {
    setBusy(true);
    api('/contract/cancel/enquete', 'POST', values).then(() => go('/contract/kaiyaku/confirm', { state: { answered: true } }), (e) => message.error(e.message)).finally(() => setBusy(false));
  };
  return (
    <Card title="解約アンケート">
      <Paragraph>サービス改善のため、アンケートにご協力をお願いいたします。</Paragraph>
      <Form layout="vertical" onFinish={submit} scrollToFirstError>
        <Form.Item name="reasons" label="解約の理由をお聞かせください（複数選択可）" rules={[{ required: true, message: '解約の理由を選択してください' }]}>
          <Checkbox.Group><Space direction="vertical">{REASONS.map((r) => <Checkbox key={r} value={r}>{r}</Checkbox>)}</Space></Checkbox.Group>
        </Form.Item>
        <Form.Item name="again" label="今後、再びハナセルを利用したいと思いますか？" rules={[{ required: true, message: '選択してください' }]}>
          <Radio.Group><Radio value="yes">利用したい</Radio><Radio value="maybe">わからない</Radio><Radio value="no">利用したくない</Radio></Radio.Group>
        </Form.Item>
        <Form.Item name="comment" label="ご意見・ご要望（任意）"><Input.TextArea rows={4} maxLength={400} showCount /></Form.Item>
        <Space><Button onClick={() => go(-1)}>戻る</Button><Button type="primary" htmlType="submit" loading={busy}>確認画面へ</Button></Space>
      </Form>
    </Card>
  );
}

function Confirm() {
  const { my, send } = useMyPage();
  const { modal } = AntApp.useApp();
  const go = useNavigate();
  const [agreed, setAgreed] = useState([]);
  if (my.contract.status !== 'active') return <Navigate to="/contract/kaiyaku/complete" replace />;
  const ask = () => modal.confirm({
    title: '解約手続きを確定します。よろしいですか？', content: `${my.plan.name}は${date(my.contract.until)}をもって終了します。`, okText: '確定する', okButtonProps: { danger: true },
    onOk: () => send('/contract/cancel/fix', 'POST', { agree: true }).then(() => go('/contract/kaiyaku/complete'), () => {}),
  });
  return (
    <Card title="解約内容のご確認">
      <Descriptions bordered column={1}>
        <Descriptions.Item label="お名前">{my.member.name} 様</Descriptions.Item>
        <Descriptions.Item label="解約するプラン">{my.plan.name}（{yen(my.plan.price)}／月）</Descriptions.Item>
        <Descriptions.Item label="契約期間終了日">{date(my.contract.until)}</Descriptions.Item>
        <Descriptions.Item label="次回のご請求">なし</Descriptions.Item>
      </Descriptions>
      <Checkbox.Group style={{ margin: '20px 0' }} value={agreed} onChange={setAgreed}><Space direction="vertical">
        <Checkbox value="until">{date(my.contract.until)}以降はレッスンを受講できないことを確認しました</Checkbox>
        <Checkbox value="terms"><span>注意事項および利用規約に同意します</span></Checkbox>
      </Space></Checkbox.Group>
      <div><Space><Button type="primary" onClick={() => go('/mypage')}>解約せずに続ける</Button><Button danger disabled={agreed.length < 2} onClick={ask}>解約を確定する</Button></Space></div>
    </Card>
  );
}

function Complete() {
  const { my } = useMyPage();
  if (my.contract.status !== 'cancel_reserved') return <Navigate to="/setting/plan" replace />;
  return (
    <Card><Result status="success" title="解約のお手続きが完了しました" subTitle={`${date(my.contract.until)}まで引き続きレッスンをご受講いただけます。確認メールを${my.member.email}宛にお送りしました。ご利用ありがとうございました。`}
      extra={<Link to="/mypage"><Button>マイページへ</Button></Link>} /></Card>
  );
}

export function CancelRoutes() {
  const { my } = useMyPage();
  const step = { '/contract/kaiyaku/enquete': 1, '/contract/kaiyaku/confirm': 2, '/contract/kaiyaku/complete': 3 }[window.location.pathname] || 0;
  if (my.contract.status !== 'active' && step < 2) return <Navigate to="/setting/plan" replace />;
  return (
    <>
      <Steps size="small" current={step} style={{ marginBottom: 24 }} items={[{ title: 'ご確認' }, { title: 'アンケート' }, { title: '最終確認' }, { title: '完了' }]} />
      <Routes>
        <Route index element={<Notice />} />
        <Route path="enquete" element={<Enquete />} />
        <Route path="confirm" element={<Confirm />} />
        <Route path="complete" element={<Complete />} />
      </Routes>
    </>
  );
}
