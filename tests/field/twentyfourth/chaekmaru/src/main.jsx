import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App as AntApp, Alert, Button, Card, Checkbox, Collapse, ConfigProvider, Flex, Input, List, Radio, Result, Space, Spin, Steps, Switch, Tag, Typography } from 'antd';
import ko from 'antd/locale/ko_KR';

const { Title, Paragraph, Text } = Typography;
const post = (u, b = {}) => fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b) }).then(r => r.json());
const won = n => n.toLocaleString('ko-KR') + '원';
const ymd = s => s.split('-').join('.');

function useRoute() {
  const [path, set] = useState(location.pathname);
  useEffect(() => { const f = () => set(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f); }, []);
  return [path, useCallback(p => { history.pushState(null, '', p); set(p); scrollTo(0, 0); }, [])];
}

const Statuses = { active: <Tag color="green">구독 중</Tag>, ending: <Tag color="orange">해지 예약</Tag>, paused: <Tag color="blue">일시정지</Tag> };

function My({ me, L, go }) {
  return <>
    <Card style={{ marginBottom: 16 }}>
      <Flex justify="space-between" align="center"><div><Title level={4} style={{ margin: 0 }}>윤서진님, 안녕하세요 📚</Title><Text type="secondary">책마루와 함께한 지 {me.days}일째</Text></div><Button onClick={() => go('/my/profile')}>프로필 편집</Button></Flex>
      <div className="stats"><div><b>128</b>읽은 책</div><div><b>341</b>시간</div><div><b>56</b>한 줄 리뷰</div></div>
    </Card>
    <Card title="이용 중인 구독" extra={<L to="/my/subscription">구독 관리</L>} style={{ marginBottom: 16 }}>
      <Flex justify="space-between"><span>{me.plan} {Statuses[me.status]}</span><span className="gray">{me.status === 'ending' ? `${ymd(me.end)} 이용 종료` : me.status === 'paused' ? '일시정지 중' : `다음 결제일 ${ymd(me.next)}`}</span></Flex>
    </Card>
    <Card title="지금 읽고 있는 책"><List dataSource={['느린 계절의 부엌', '달의 뒷면에서 온 편지', '숫자로 읽는 조선 경제']} renderItem={t => <List.Item extra={<Button size="small">이어 읽기</Button>}>{t}</List.Item>} /></Card>
  </>;
}

function Subscription({ me, L, go, reload }) {
  const { modal, message } = AntApp.useApp();
  return <>
    <Title level={3}>구독 관리</Title>
    <Card style={{ marginBottom: 16 }}>
      <Flex justify="space-between" align="start"><Title level={4} style={{ marginTop: 0 }}>{me.plan}</Title>{Statuses[me.status]}</Flex>
      {me.status === 'ending' && <Alert type="warning" showIcon style={{ marginBottom: 16 }} message={`구독 해지가 예약되었어요. ${ymd(me.end)}까지 이용할 수 있어요.`} action={<Button size="small" type="primary" onClick={async () => { await post('/api/subscription/resume'); await reload(); message.success('해지 예약이 취소되었어요.'); }}>해지 취소</Button>} />}
      {me.status === 'paused' && <Alert type="info" showIcon style={{ marginBottom: 16 }} message="구독이 일시정지되었어요." action={<Button size="small" onClick={async () => { await post('/api/subscription/resume'); await reload(); }}>다시 시작</Button>} />}
      <dl className="kv">
        <dt>구독 금액</dt><dd>{won(me.price)} / {me.period} {me.discount}</dd>
        <dt>구독 시작일</dt><dd>{ymd(me.since)}</dd>
        {me.status === 'ending' ? <><dt>이용 종료일</dt><dd>{ymd(me.end)}</dd></> : <><dt>다음 결제일</dt><dd>{ymd(me.next)}</dd></>}
        <dt>결제 수단</dt><dd>{me.card ? '신한카드 (9412)' : '없음'} <L to="/my/payment">변경</L></dd>
      </dl>
      {me.status === 'active' && <Space style={{ marginTop: 20 }}><Button onClick={() => go('/my/plans')}>이용권 변경</Button><Button onClick={() => go('/my/coupons')}>쿠폰 등록</Button></Space>}
    </Card>
    <Card title="종이책 정기배송" style={{ marginBottom: 16 }}>
      {me.paper ? <><Paragraph>두 달에 한 번, 큐레이터가 고른 종이책을 집으로 보내 드려요. 15,900원 / 2개월</Paragraph><Flex justify="space-between"><span className="gray">다음 배송 {ymd(me.paperNext)}</span><a href="#" className="quit" onClick={e => { e.preventDefault(); modal.confirm({ title: '정기배송을 해지하시겠어요?', okText: '해지', cancelText: '닫기', onOk: async () => { await post('/api/paper/cancel'); await reload(); } }); }}>정기배송 해지</a></Flex></> : <Paragraph>정기배송이 해지되었어요.</Paragraph>}
    </Card>
    <Paragraph className="gray">· 구독은 결제일에 자동으로 갱신됩니다.<br />· 앱 마켓(구글 플레이, 앱스토어)에서 결제하신 경우 각 마켓에서 해지해 주세요.<br />· 결제 후 7일 이내, 콘텐츠를 이용하지 않은 경우 고객센터를 통해 전액 환불받을 수 있습니다.</Paragraph>
    {me.status === 'active' && <L to="/my/subscription/cancel" className="quit">구독 해지</L>}
  </>;
}

const REASONS = ['읽고 싶은 책이 없어요', '책 읽을 시간이 없어요', '구독료가 부담돼요', '앱 사용이 불편하거나 오류가 있어요', '다른 전자책 서비스를 이용해요', '종이책이 더 좋아요', '잠시 쉬고 싶어요', '기타'];

function Cancel({ me, go, reload }) {
  const { modal, message } = AntApp.useApp();
  const [step, setStep] = useState(me.status === 'ending' ? 4 : 0);
  const [why, setWhy] = useState(null);
  const [text, setText] = useState('');
  const [agree, setAgree] = useState(false);
  const next = n => { setStep(n); scrollTo(0, 0); };
  const stay = () => go('/my/subscription');
  const submit = () => modal.confirm({
    title: '구독을 해지하시겠어요?',
    content: `확인을 누르면 ${ymd(me.end)}에 구독이 종료되고 더 이상 결제되지 않아요.`,
    okText: '확인', cancelText: '취소', centered: true,
    onOk: async () => { await post('/api/subscription/cancel', { reason: why, text }); await reload(); next(4); },
  });
  return <>
    {step < 4 && <Steps size="small" current={step} style={{ marginBottom: 28 }} items={['혜택 확인', '해지 사유', '특별 혜택', '해지 신청'].map(title => ({ title }))} />}
    {step === 0 && <Card>
      <Title level={3} style={{ marginTop: 0 }}>서진님, 정말 떠나시나요?</Title>
      <Paragraph>{me.days}일 동안 책마루와 이렇게 많은 이야기를 쌓았어요.</Paragraph>
      <div className="stats"><div><b>128권</b>읽은 책</div><div><b>341시간</b>독서 시간</div><div><b>₩1,792,000</b>아낀 책값</div></div>
      <Title level={5}>해지하면 이런 혜택이 사라져요</Title>
      <ul style={{ lineHeight: 2 }}><li>18만 권의 전자책과 오디오북, 챗북 무제한 이용</li><li>내 서재에 담은 책 73권 열람 (담은 목록과 독서 노트는 보관돼요)</li><li>매달 드리는 종이책 3,000원 할인 쿠폰</li><li>최대 5대 기기에서 이용</li></ul>
      <Flex gap={12} style={{ marginTop: 24 }}><Button type="primary" size="large" block onClick={stay}>혜택 유지하기</Button><Button size="large" block onClick={() => next(1)}>해지 계속하기</Button></Flex>
    </Card>}
    {step === 1 && <Card>
      <Title level={3} style={{ marginTop: 0 }}>해지하시는 이유를 알려 주세요</Title>
      <Paragraph type="secondary">소중한 의견을 바탕으로 더 나은 책마루가 될게요. (필수)</Paragraph>
      <Radio.Group value={why} onChange={e => setWhy(e.target.value)}><Space direction="vertical" size={14}>{REASONS.map(r => <Radio key={r} value={r}>{r}</Radio>)}</Space></Radio.Group>
      <Input.TextArea rows={3} maxLength={300} showCount style={{ marginTop: 20 }} value={text} onChange={e => setText(e.target.value)} placeholder="아쉬웠던 점을 자유롭게 적어 주세요. (선택)" />
      <Flex gap={12} style={{ marginTop: 32 }}><Button size="large" block onClick={() => next(0)}>이전</Button><Button type="primary" size="large" block disabled={!why} onClick={async () => { await post('/api/subscription/reason', { reason: why, text }); next(2); }}>다음</Button></Flex>
    </Card>}
    {step === 2 && <Card>
      <Title level={3} style={{ marginTop: 0 }}>잠깐만요! 서진님께만 드리는 혜택이에요</Title>
      <div className="coupon"><div>지금 구독을 유지하면</div><b>2개월간 50% 할인</b><div>월 {won(me.price)} → {won(Math.round(me.price / 2 / 10) * 10)}</div></div>
      <Paragraph className="gray" style={{ marginTop: 12 }}>다음 결제부터 2회 적용되며 이후 정가로 자동 결제됩니다. 혜택은 1회만 받을 수 있어요.</Paragraph>
      <Space direction="vertical" style={{ width: '100%' }} size={10}>
        <Button type="primary" size="large" block onClick={async () => { await post('/api/subscription/offer', { offer: 'half-2m' }); await reload(); message.success('할인 혜택이 적용되었어요.'); stay(); }}>할인받고 계속 읽기</Button>
        <Button size="large" block onClick={async () => { await post('/api/subscription/pause', { months: 1 }); await reload(); stay(); }}>1개월 일시정지하기</Button>
        <Button type="text" size="large" block onClick={() => next(3)}>괜찮아요, 해지할게요</Button>
      </Space>
    </Card>}
    {step === 3 && <Card>
      <Title level={3} style={{ marginTop: 0 }}>해지 신청</Title>
      <dl className="kv"><dt>해지 상품</dt><dd>{me.plan}</dd><dt>해지 방식</dt><dd>일반 해지 (다음 결제일부터 결제 중단)</dd><dt>이용 종료일</dt><dd><b>{ymd(me.end)}</b></dd><dt>환불 금액</dt><dd>0원</dd></dl>
      <Card size="small" style={{ background: '#fafafa', margin: '24px 0 16px' }} title="해지 전 꼭 확인해 주세요"><ul className="gray" style={{ paddingLeft: 18, margin: 0 }}><li>해지 신청 후에도 이용 종료일까지 모든 콘텐츠를 이용할 수 있습니다.</li><li>이용 종료일 이후 다운로드한 책은 열람할 수 없습니다.</li><li>독서 노트와 서재 목록은 회원 탈퇴 전까지 보관됩니다.</li><li>즉시 종료 및 잔여 금액 환불을 원하시는 경우(중도 해지) 고객센터(1544-0000)로 문의해 주세요.</li><li>종이책 정기배송은 별도로 해지해야 합니다.</li></ul></Card>
      <Checkbox checked={agree} onChange={e => setAgree(e.target.checked)}>위 유의사항을 모두 확인했습니다.</Checkbox>
      <Flex gap={12} style={{ marginTop: 24 }}><Button type="primary" size="large" block onClick={stay}>구독 유지하기</Button><Button size="large" block disabled={!agree} onClick={submit}>해지 신청하기</Button></Flex>
    </Card>}
    {step === 4 && <Result status="success" title="구독 해지 신청이 완료되었어요" subTitle={`${ymd(me.end)}까지 책마루를 자유롭게 이용할 수 있어요. 해지 내역은 seojin.yoon@example.kr로 보내 드렸어요.`} extra={[<Button key="a" type="primary" onClick={stay}>구독 관리로 이동</Button>, <Button key="b" onClick={() => go('/')}>마이페이지</Button>]} />}
  </>;
}

function Misc({ path, me, go, reload }) {
  const { modal, message } = AntApp.useApp();
  const run = async (u, b, t) => { await post(u, b); await reload(); if (t) message.success(t); };
  if (path === '/my/plans') return <><Title level={3}>이용권 변경</Title>{[['year', '연 정기구독', 119000, '월 9,900원꼴, 2개월 무료'], ['pair', '둘이 함께 구독', 14900, '2명까지 각자의 서재로']].map(p => <Card key={p[0]} title={p[1]} style={{ marginBottom: 16 }} extra={<Button type="primary" onClick={async () => { await run('/api/subscription/plan', { plan: p[0] }, '이용권이 변경되었어요.'); go('/my/subscription'); }}>변경하기</Button>}>{won(p[2])} · {p[3]}</Card>)}</>;
  if (path === '/my/payment') return <><Title level={3}>결제 수단</Title><Card>{me.card ? <Flex justify="space-between">신한카드 (9412)<Button danger onClick={() => modal.confirm({ title: '카드를 삭제하시겠어요?', okText: '삭제', cancelText: '취소', onOk: () => run('/api/payment/delete', {}, '삭제되었어요.') })}>삭제</Button></Flex> : '등록된 결제 수단이 없어요.'}</Card></>;
  if (path === '/my/profile') return <><Title level={3}>회원 정보</Title><Card style={{ marginBottom: 16 }}><dl className="kv"><dt>이름</dt><dd>윤서진</dd><dt>이메일</dt><dd>seojin.yoon@example.kr</dd><dt>휴대폰</dt><dd>010-****-7731</dd></dl></Card><Card title="알림 설정" style={{ marginBottom: 16 }}>{Object.entries(me.mail).map(([k, v]) => <Flex key={k} justify="space-between" style={{ padding: '6px 0' }}>{k}<Switch checked={v} aria-label={k} onChange={on => run('/api/mail', { name: k, on })} /></Flex>)}</Card><a href="#" className="quit" onClick={e => { e.preventDefault(); modal.confirm({ title: '회원 탈퇴', content: '탈퇴하면 독서 기록과 서재, 이용 중인 구독이 모두 삭제되며 복구할 수 없습니다.', okText: '탈퇴하기', okButtonProps: { danger: true }, cancelText: '취소', onOk: () => run('/api/withdraw') }); }}>회원 탈퇴</a></>;
  if (path === '/store') return <><Title level={3}>전자책 단말기 특가</Title><Card>책마루 리더 7인치 <b>189,000원</b> <Button type="primary" onClick={() => run('/api/store/buy', { item: 'reader-7' }, '주문이 완료되었어요.')}>바로 구매</Button></Card></>;
  if (path === '/help') return <><Title level={3}>고객센터</Title><Collapse defaultActiveKey={['1']} items={[{ key: '1', label: '구독을 해지하고 싶어요.', children: '마이페이지 > 구독 관리 > 하단의 [구독 해지]에서 신청할 수 있습니다. 해지하셔도 남은 기간 동안 이용할 수 있습니다.' }, { key: '2', label: '중도 해지와 일반 해지는 무엇이 다른가요?', children: '일반 해지는 다음 결제일부터 결제가 중단되고, 중도 해지는 즉시 이용이 종료되며 이용일수와 위약금 10%를 공제한 금액이 환불됩니다. 중도 해지는 고객센터에서만 가능합니다.' }, { key: '3', label: '결제 수단을 바꾸고 싶어요.', children: '마이페이지 > 구독 관리에서 변경할 수 있습니다.' }]} /></>;
  if (path === '/my/coupons') return <><Title level={3}>쿠폰 등록</Title><Card><Input.Search placeholder="쿠폰 번호 16자리" enterButton="등록" onSearch={() => message.error('유효하지 않은 쿠폰 번호예요.')} /></Card></>;
  if (path === '/terms') return <><Title level={3}>유료서비스 이용약관</Title><Paragraph>제12조(해지) 회원은 언제든지 마이페이지를 통해 정기구독의 해지를 신청할 수 있으며, 해지의 효력은 현재 이용 기간이 끝나는 날 발생합니다.</Paragraph></>;
  return <><Title level={3}>오늘의 추천</Title><List bordered dataSource={['한 주의 베스트셀러 20', '겨울밤 미스터리 특집', '출근길 오디오북', '신간 알림: 11월 넷째 주']} renderItem={t => <List.Item>{t}</List.Item>} /></>;
}

function Root() {
  const [path, go] = useRoute();
  const [me, setMe] = useState(null);
  const reload = useCallback(() => fetch('/api/me').then(r => r.json()).then(setMe), []);
  useEffect(() => { reload(); }, []);
  const L = ({ to, children, className }) => <a href={to} className={className} onClick={e => { e.preventDefault(); go(to); }}>{children}</a>;
  if (!me) return <Spin size="large" style={{ display: 'block', margin: '160px auto' }} />;
  const p = { path, go, me, reload, L };
  const body = me.deleted ? <Result title="회원 탈퇴가 완료되었습니다." />
    : path === '/my/subscription/cancel' ? <Cancel {...p} /> : path === '/my/subscription' ? <Subscription {...p} />
      : path === '/' || path === '/my' ? <My {...p} /> : <Misc {...p} />;
  return <>
    <div className="bar">🎧 오디오북 신규 구독자 이벤트! <L to="/store">전자책 리더기 30% 할인받기</L></div>
    <header className="gnb"><div className="in"><L to="/today" className="logo">책마루</L><L to="/today" className="m">투데이</L><L to="/best" className="m">베스트</L><L to="/audio" className="m">오디오북</L><L to="/store" className="m">스토어</L><span style={{ flex: 1 }} /><L to="/help">고객센터</L><L to="/">마이</L></div></header>
    <div className="wrap">
      <ul className="lnb">{[['/', '마이페이지'], ['/my/subscription', '구독 관리'], ['/my/payment', '결제 수단'], ['/my/coupons', '쿠폰함'], ['/my/profile', '회원 정보'], ['/help', '고객센터']].map(([u, t]) => <li key={u}><a href={u} className={path === u ? 'on' : ''} onClick={e => { e.preventDefault(); go(u); }}>{t}</a></li>)}</ul>
      <main>{body}</main>
    </div>
    <footer className="foot"><div className="in"><L to="/terms">이용약관</L><L to="/terms"><b>개인정보처리방침</b></L><L to="/help">고객센터</L><L to="/about">회사소개</L><p>(주)책마루 | 대표 한도윤 | 사업자등록번호 000-00-00000 | 통신판매업신고 제2020-서울마포-0000호<br />서울특별시 마포구 양화로 00 | 고객센터 1544-0000 (평일 09:00~18:00)<br />© Chaekmaru Corp.</p></div></footer>
  </>;
}
createRoot(document.getElementById('root')).render(<ConfigProvider locale={ko} theme={{ token: { colorPrimary: '#1f6f54', borderRadius: 8 } }}><AntApp><Root /></AntApp></ConfigProvider>);
