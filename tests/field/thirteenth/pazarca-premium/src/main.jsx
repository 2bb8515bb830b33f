import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, Link, useNavigate, useLocation, Navigate } from 'react-router-dom';
import {
  ConfigProvider, App as AntApp, Menu, Card, Button, Input, Badge, Dropdown, Tag, Descriptions, Collapse, Drawer, Modal, Steps,
  Radio, Select, Space, Typography, List, Statistic, Row, Col, Alert, Popconfirm, Switch, Result, Spin, Form, Divider, Breadcrumb, Tabs, Progress,
} from 'antd';
import {
  ShoppingOutlined, HeartOutlined, UserOutlined, CrownOutlined, CreditCardOutlined, BellOutlined, GiftOutlined, SyncOutlined,
  ShoppingCartOutlined, StarOutlined, QuestionCircleOutlined, SettingOutlined, CloseCircleOutlined, CalendarOutlined, RightOutlined,
} from '@ant-design/icons';
import trTR from 'antd/locale/tr_TR';

const { Title, Paragraph, Text } = Typography;
async function iste(method, url, body) {
  const r = await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: method === 'GET' ? undefined : JSON.stringify(body || {}) });
  if (!r.ok) throw new Error(String(r.status));
  return r.json();
}
const H = createContext(null);
const useHesap = () => useContext(H);

function Ust() {
  const { h } = useHesap();
  const git = useNavigate();
  const items = [
    { key: '/siparisler', label: 'Siparişlerim' }, { key: '/premium', label: 'Premium üyeliğim' }, { key: '/kuponlar', label: 'Kuponlarım' },
    { key: '/bilgiler', label: 'Kullanıcı bilgilerim' }, { type: 'divider' }, { key: '/', label: 'Çıkış yap' },
  ];
  return (
    <header className="ust">
      <div className="serit">Premium üyelerine özel: hafta sonuna kadar tüm kitaplarda %25 indirim</div>
      <div className="ic">
        <Link to="/" className="logo">pazarca</Link>
        <Input.Search placeholder="Ürün, kategori veya marka ara" style={{ flex: 1 }} />
        <Dropdown menu={{ items, onClick: e => git(e.key) }}><Button type="text" icon={<UserOutlined />}>Hesabım</Button></Dropdown>
        <Badge count={h.sepet}><Button icon={<ShoppingCartOutlined />}>Sepetim</Button></Badge>
      </div>
      <nav className="kategori" aria-label="Kategoriler">{['Elektronik', 'Moda', 'Ev, Yaşam, Ofis', 'Süpermarket', 'Anne, Bebek', 'Kozmetik', 'Kitap, Film, Hobi', 'Spor, Outdoor'].map(k => <a key={k} href="#" onClick={e => e.preventDefault()}>{k}</a>)}</nav>
    </header>
  );
}

function Yan() {
  const git = useNavigate();
  const { pathname } = useLocation();
  return (
    <aside className="yan">
      <Menu mode="inline" selectedKeys={[pathname]} onClick={e => git(e.key)} items={[
        { key: '/', icon: <UserOutlined />, label: 'Hesap özetim' },
        { key: 'g1', type: 'group', label: 'Alışverişlerim', children: [
          { key: '/siparisler', icon: <ShoppingOutlined />, label: 'Siparişlerim' },
          { key: '/duzenli', icon: <SyncOutlined />, label: 'Düzenli teslimatlarım' },
          { key: '/degerlendirme', icon: <StarOutlined />, label: 'Değerlendirmelerim' },
        ] },
        { key: 'g2', type: 'group', label: 'Ayrıcalıklarım', children: [
          { key: '/premium', icon: <CrownOutlined />, label: 'Pazarca Premium' },
          { key: '/kuponlar', icon: <GiftOutlined />, label: 'Kuponlarım' },
          { key: '/liste', icon: <HeartOutlined />, label: 'Beğendiklerim' },
        ] },
        { key: 'g3', type: 'group', label: 'Hesap ayarlarım', children: [
          { key: '/bilgiler', icon: <SettingOutlined />, label: 'Kullanıcı bilgilerim' },
          { key: '/kartlar', icon: <CreditCardOutlined />, label: 'Kayıtlı kartlarım' },
          { key: '/iletisim', icon: <BellOutlined />, label: 'İletişim tercihlerim' },
          { key: '/yardim', icon: <QuestionCircleOutlined />, label: 'Yardım' },
        ] },
      ]} />
    </aside>
  );
}

function Ozet() {
  const { h, yukle } = useHesap();
  const { message } = AntApp.useApp();
  return (
    <>
      <Title level={3}>Merhaba {h.ad}</Title>
      <Row gutter={[16, 16]}>
        <Col span={12}><Card title="Son siparişin" extra={<Link to="/siparisler">Tümü</Link>}>
          <Text>{h.siparis.no}</Text><br /><Tag color={h.siparis.durum === 'Hazırlanıyor' ? 'blue' : 'default'}>{h.siparis.durum}</Tag>
          <Paragraph type="secondary" style={{ marginTop: 8 }}>Bluetooth kulaklık, siyah – 1 adet</Paragraph></Card></Col>
        <Col span={12}><Card title="Pazarca Premium" extra={<Link to="/premium">Ayrıntılar</Link>}>
          <PremiumEtiket p={h.premium} />
          {h.premium.durum === 'aktif' && <Paragraph style={{ marginTop: 8 }}>Bugüne kadar <b>{h.premium.kazanc} TL</b> kazandın. Sonraki yenileme: {h.premium.yenileme}</Paragraph>}
          {h.premium.durum === 'iptal_planlandi' && <Paragraph style={{ marginTop: 8 }}>Ayrıcalıkların {h.premium.yenileme} tarihine kadar geçerli. Üyeliğin yenilenmeyecek.</Paragraph>}
        </Card></Col>
        <Col span={12}><Card title="Düzenli teslimatın" extra={<Link to="/duzenli">Yönet</Link>}>
          {h.su.durum === 'active' ? <>Damacana su, 19 L × 3 – iki haftada bir<br /><Text type="secondary">Sonraki teslimat: {h.su.sonraki}</Text></> : <Text type="secondary">Aktif düzenli teslimatın yok.</Text>}</Card></Col>
        <Col span={12}><Card title="Kuponların" extra={<Link to="/kuponlar">Tümü</Link>}>3 kullanılabilir kupon<br /><Text type="secondary">En yakın bitiş: pazar günü</Text></Card></Col>
      </Row>
      <Title level={4} style={{ marginTop: 28 }}>Sana özel öneriler</Title>
      <Row gutter={16}>{[['Filtre kahve makinesi', '1.899'], ['Pamuklu nevresim takımı', '749'], ['Akıllı bileklik', '1.249'], ['Şarjlı süpürge', '4.590']].map(([a, f]) => <Col span={6} key={a}><Card cover={<div style={{ height: 110, background: '#eceaf5' }} />}><Text>{a}</Text><br /><b>{f} TL</b><br /><Button size="small" onClick={() => iste('POST', '/api/sepet', { urun: a }).then(yukle).then(() => message.success('Sepete eklendi'))}>Sepete ekle</Button></Card></Col>)}</Row>
    </>
  );
}

function PremiumEtiket({ p }) {
  if (p.durum === 'aktif') return <Tag color="purple">Aktif · {p.plan}</Tag>;
  if (p.durum === 'iptal_planlandi') return <Tag color="orange">İptal edildi · {p.yenileme} tarihinde sona eriyor</Tag>;
  return <Tag>Üyelik yok</Tag>;
}

function Premium() {
  const { h, yukle } = useHesap();
  const git = useNavigate();
  const { message } = AntApp.useApp();
  const [cekmece, setCekmece] = useState(false);
  const [kayip, setKayip] = useState(false);
  const [yillik, setYillik] = useState(false);
  const p = h.premium;
  return (
    <>
      <Breadcrumb items={[{ title: <Link to="/">Hesabım</Link> }, { title: 'Pazarca Premium' }]} style={{ marginBottom: 12 }} />
      <div className="bant"><h2>Pazarca Premium</h2><div>Sınırsız ücretsiz kargo, %3 Pazarca Para ve Perde+ dizi–film paketi tek üyelikte.</div></div>
      {p.durum === 'iptal_planlandi' && <Alert type="warning" showIcon style={{ marginBottom: 16 }} message="Premium üyeliğin iptal edildi" description={`Ayrıcalıklarından ${p.yenileme} tarihine kadar yararlanabilirsin. Bu tarihten sonra senden ücret alınmayacak.`} />}
      {p.hediye && <Alert type="success" showIcon style={{ marginBottom: 16 }} message="2 ay hediye Premium tanımlandı" />}
      <Card style={{ marginBottom: 16 }}>
        <Row gutter={16}>
          <Col span={8}><Statistic title="Toplam kazancın" value={p.kazanc} suffix="TL" /></Col>
          <Col span={8}><Statistic title="Ücretsiz kargo" value="31" suffix="sipariş" /></Col>
          <Col span={8}><div className="ufak">Pazarca Para hedefin</div><Progress percent={72} /></Col>
        </Row>
      </Card>
      {p.durum === 'aktif' && p.plan === 'Aylık' && <Card style={{ marginBottom: 16, background: '#f4ecff' }}>
        <Row align="middle"><Col flex="auto"><Title level={5} style={{ margin: 0 }}>Yıllık üyeliğe geç, 5 ay bedava kazan</Title><Text>12 ay boyunca yalnızca 599 TL</Text></Col><Col><Button type="primary" onClick={() => setYillik(true)}>Yıllığa geç</Button></Col></Row>
      </Card>}
      <Card title="Ayrıcalıkların" style={{ marginBottom: 16 }}>
        <List dataSource={['Tüm siparişlerde ücretsiz kargo', 'Alışverişlerinde %3 Pazarca Para', 'Perde+ dizi ve film paketi', 'Akaryakıtta ayda 50 TL indirim', 'Kolay iade, kapıdan teslim alma']} renderItem={t => <List.Item>{t}</List.Item>} />
      </Card>
      <Collapse items={[
        { key: 'd', label: 'Üyelik ve ödeme bilgilerim', children: <>
          <Descriptions column={1} size="small" items={[
            { key: 1, label: 'Durum', children: <PremiumEtiket p={p} /> },
            { key: 2, label: 'Başlangıç', children: p.baslangic },
            { key: 3, label: p.durum === 'aktif' ? 'Sonraki ödeme' : 'Bitiş', children: p.durum === 'aktif' ? `${p.yenileme} · ${p.ucret} TL` : p.yenileme },
            { key: 4, label: 'Ödeme yöntemi', children: h.kart ? 'Bonus kart •••• 2206' : 'Kart yok' },
          ]} />
          <Button type="link" style={{ padding: 0 }} onClick={() => setCekmece(true)}>Üyeliğimi yönet <RightOutlined /></Button>
        </> },
        { key: 's', label: 'Sık sorulan sorular', children: <Paragraph>Premium üyeliği dilediğin zaman sonlandırabilirsin; ödediğin dönemin sonuna kadar ayrıcalıkların sürer. Üyelik sözleşmesi ve Perde+ kullanım koşulları için Yardım sayfasına bakabilirsin.</Paragraph> },
      ]} />
      <Drawer title="Üyeliğimi yönet" open={cekmece} onClose={() => setCekmece(false)}>
        <List>
          <List.Item actions={[<Button type="link" key="a" onClick={() => { setCekmece(false); git('/kartlar'); }}>Değiştir</Button>]}><List.Item.Meta avatar={<CreditCardOutlined />} title="Ödeme yöntemi" description="Bonus kart •••• 2206" /></List.Item>
          <List.Item actions={[<Button type="link" key="a" disabled={p.durum !== 'aktif' || p.plan !== 'Aylık'} onClick={() => setYillik(true)}>Geç</Button>]}><List.Item.Meta avatar={<CalendarOutlined />} title="Yıllık plana geç" description="%38 tasarruf et" /></List.Item>
          <List.Item actions={[<Button type="link" key="a" onClick={() => message.info('Perde+ uygulaması açılıyor…')}>Aç</Button>]}><List.Item.Meta avatar={<StarOutlined />} title="Perde+ hesabını bağla" description="Bağlı: elif.k" /></List.Item>
          <List.Item actions={[<Button type="text" key="a" disabled={p.durum !== 'aktif'} onClick={() => { setCekmece(false); setKayip(true); }}>Sonlandır</Button>]}><List.Item.Meta avatar={<CloseCircleOutlined />} title="Premium üyeliği" description={p.durum === 'aktif' ? 'Otomatik yenilenir' : 'Yenilenmeyecek'} /></List.Item>
        </List>
      </Drawer>
      <Modal open={kayip} onCancel={() => setKayip(false)} title={`${h.ad}, gitmene üzülürüz`} footer={[
        <Button key="d" type="text" onClick={() => git('/premium/iptal')}>Devam et</Button>,
        <Button key="k" type="primary" onClick={() => setKayip(false)}>Premium’da kal</Button>,
      ]}>
        <Paragraph>Üyeliğini sonlandırırsan şunları kaybedersin:</Paragraph>
        <ul><li>Birikmiş 86,40 TL Pazarca Para</li><li>Ücretsiz kargo ve kapıdan iade</li><li>Perde+ izleme listen</li></ul>
      </Modal>
      <Modal open={yillik} onCancel={() => setYillik(false)} title="Yıllık plana geç" okText="Onayla ve öde" cancelText="Vazgeç" onOk={() => iste('POST', '/api/premium/yillik').then(yukle).then(() => { setYillik(false); message.success('Yıllık plana geçtin'); })}>
        <Paragraph>599,00 TL kayıtlı kartından bugün tahsil edilecek.</Paragraph>
      </Modal>
    </>
  );
}

const NEDENLER = ['Yeterince alışveriş yapmıyorum', 'Üyelik ücretini yüksek buluyorum', 'Perde+ içerikleri ilgimi çekmiyor', 'Kargo ya da teslimatta sorun yaşadım', 'Başka bir üyelik kullanıyorum', 'Diğer'];

function Iptal() {
  const { h, yukle } = useHesap();
  const git = useNavigate();
  const { message, modal } = AntApp.useApp();
  const [adim, setAdim] = useState(0);
  const [neden, setNeden] = useState();
  const [bitti, setBitti] = useState(null);
  if (bitti) return <Card><Result status="success" title="Premium üyeliğin iptal edildi" subTitle={`Ayrıcalıkların ${bitti} tarihine kadar devam edecek. Bilgilendirme e-postası ${h.eposta} adresine gönderildi.`} extra={[<Button key="a" onClick={() => git('/premium')}>Üyelik sayfama dön</Button>, <Button key="b" type="primary" onClick={() => git('/')}>Alışverişe başla</Button>]} /></Card>;
  if (h.premium.durum !== 'aktif') return <Navigate to="/premium" />;
  const son = () => modal.confirm({
    title: 'Üyeliğini iptal etmek istediğine emin misin?',
    content: `Onaylarsan Premium üyeliğin ${h.premium.yenileme} tarihinde sona erecek ve kartından ücret çekilmeyecek.`,
    okText: 'Evet, iptal et', cancelText: 'Vazgeç', okButtonProps: { type: 'default' }, cancelButtonProps: { type: 'primary' },
    onOk: () => iste('POST', '/api/premium/iptal', { onay: true }).then(async r => { setBitti(r.bitis); await yukle(); }).catch(() => message.error('Bir sorun oluştu, lütfen tekrar dene.')),
  });
  return (
    <Card>
      <Title level={4}>Premium üyeliğini sonlandır</Title>
      <Steps size="small" current={adim} items={[{ title: 'Neden' }, { title: 'Sana özel' }, { title: 'Onay' }]} style={{ margin: '16px 0 28px' }} />
      {adim === 0 && <>
        <Paragraph>Seni daha iyi anlamamız için ayrılma nedenini seçer misin?</Paragraph>
        <Select aria-label="Ayrılma nedeni" placeholder="Bir neden seç" style={{ width: 380 }} value={neden} onChange={setNeden} options={NEDENLER.map(x => ({ value: x, label: x }))} />
        <Paragraph style={{ marginTop: 16 }}><Input.TextArea rows={3} maxLength={300} showCount placeholder="Eklemek istediklerin (isteğe bağlı)" /></Paragraph>
        <Space><Button type="primary" onClick={() => git('/premium')}>Geri dön</Button><Button disabled={!neden} onClick={() => iste('POST', '/api/premium/iptal-nedeni', { neden }).then(() => setAdim(1))}>İleri</Button></Space>
      </>}
      {adim === 1 && <>
        <div className="bant"><h2>2 ay Premium bizden hediye!</h2><div>Üyeliğine devam et, önümüzdeki iki ay hiçbir ücret ödeme. Sonrasında {h.premium.ucret} TL/ay.</div></div>
        <Space direction="vertical" style={{ width: '100%' }}>
          <Popconfirm title="Hediyeni tanımlayalım mı?" okText="Evet" cancelText="Hayır" onConfirm={() => iste('POST', '/api/premium/hediye').then(yukle).then(() => { message.success('Hediyen tanımlandı'); git('/premium'); })}><Button type="primary" size="large" block>Hediyemi istiyorum</Button></Popconfirm>
          <Button type="link" block onClick={() => setAdim(2)}>Hediyeyi istemiyorum, iptale devam et</Button>
        </Space>
      </>}
      {adim === 2 && <>
        <Descriptions bordered size="small" column={1} items={[
          { key: 1, label: 'Üyelik', children: `Pazarca Premium · ${h.premium.plan}` },
          { key: 2, label: 'Bitiş tarihi', children: h.premium.yenileme },
          { key: 3, label: 'İptal ücreti', children: 'Yok' },
          { key: 4, label: 'Neden', children: neden },
        ]} />
        <Paragraph type="secondary" style={{ marginTop: 12 }}>Düzenli teslimatların ve siparişlerin bu işlemden etkilenmez.</Paragraph>
        <Space style={{ marginTop: 12 }}><Button type="primary" onClick={() => git('/premium')}>Üyeliğime devam et</Button><Button onClick={son}>Üyeliğimi iptal et</Button></Space>
      </>}
    </Card>
  );
}

function Siparisler() {
  const { h, yukle } = useHesap();
  const { modal } = AntApp.useApp();
  return <Card title="Siparişlerim"><Tabs items={[{ key: 'a', label: 'Devam edenler', children: <List><List.Item actions={h.siparis.durum === 'Hazırlanıyor' ? [<Button key="i" danger type="link" onClick={() => modal.confirm({ title: 'Siparişi iptal et', content: 'Siparişin iptal edilecek, ücret kartına iade edilecek.', okText: 'İptal et', cancelText: 'Vazgeç', onOk: () => iste('POST', '/api/siparis/iptal').then(yukle) })}>İptal et</Button>] : []}><List.Item.Meta title={`Sipariş no ${h.siparis.no}`} description={`${h.siparis.tarih} · Bluetooth kulaklık · 1.149,00 TL`} /><Tag>{h.siparis.durum}</Tag></List.Item></List> }, { key: 'b', label: 'Teslim edilenler', children: <List dataSource={['Roman seti, 4 kitap', 'Çamaşır deterjanı', 'Masa lambası']} renderItem={x => <List.Item>{x}<Tag color="green">Teslim edildi</Tag></List.Item>} /> }, { key: 'c', label: 'İptal ve iadeler', children: <Text type="secondary">İptal ya da iade edilen siparişin yok.</Text> }]} /></Card>;
}

function Duzenli() {
  const { h, yukle } = useHesap();
  return <Card title="Düzenli teslimatlarım">
    {h.su.durum === 'active' ? <List><List.Item actions={[<Popconfirm key="s" title="Düzenli su teslimatı aboneliğin iptal edilsin mi?" okText="Evet, iptal et" cancelText="Vazgeç" onConfirm={() => iste('DELETE', '/api/duzenli-teslimat/su').then(yukle)}><Button danger>Aboneliği iptal et</Button></Popconfirm>]}><List.Item.Meta title="Damacana su, 19 L × 3" description={`İki haftada bir · ${h.su.tutar} TL · Sonraki teslimat ${h.su.sonraki}`} /></List.Item></List> : <Alert message="Düzenli su teslimatın iptal edildi." />}
  </Card>;
}

function Kartlar() {
  const { h, yukle } = useHesap();
  return <Card title="Kayıtlı kartlarım">{h.kart ? <List><List.Item actions={[<Popconfirm key="s" title="Kartı silmek istiyor musun?" okText="Sil" cancelText="Vazgeç" onConfirm={() => iste('DELETE', '/api/kart').then(yukle)}><Button danger type="link">Sil</Button></Popconfirm>]}><List.Item.Meta title="Bonus kart •••• 2206" description="Son kullanma 11/29" /></List.Item></List> : <Text type="secondary">Kayıtlı kartın yok.</Text>}</Card>;
}

function Iletisim() {
  const { h, yukle } = useHesap();
  return <Card title="İletişim tercihlerim"><List>{[['mail', 'E-posta ile kampanya bildirimleri'], ['sms', 'SMS'], ['arama', 'Telefonla arama']].map(([k, t]) => <List.Item key={k} actions={[<Switch key="s" aria-label={t} checked={h.izin[k]} onChange={v => iste('POST', '/api/izin', { [k]: v }).then(yukle)} />]}>{t}</List.Item>)}</List></Card>;
}

function Bilgiler() {
  const { h, yukle } = useHesap();
  const { message, modal } = AntApp.useApp();
  return <Card title="Kullanıcı bilgilerim">
    <Form layout="vertical" style={{ maxWidth: 420 }} initialValues={h} onFinish={v => iste('POST', '/api/bilgiler', v).then(() => message.success('Kaydedildi'))}>
      <Form.Item label="Ad" name="ad"><Input /></Form.Item><Form.Item label="Soyad" name="soyad"><Input /></Form.Item><Form.Item label="E-posta" name="eposta"><Input /></Form.Item>
      <Button type="primary" htmlType="submit">Güncelle</Button>
    </Form>
    <Divider />
    <Title level={5}>Üyeliğimi sil</Title>
    <Paragraph>Pazarca üyeliğini sildiğinde sipariş geçmişin, kuponların, Pazarca Paran ve Premium üyeliğin kalıcı olarak silinir.</Paragraph>
    <Button danger onClick={() => modal.confirm({ title: 'Üyeliğin kalıcı olarak silinsin mi?', okText: 'Üyeliğimi sil', cancelText: 'Vazgeç', onOk: () => iste('DELETE', '/api/uyelik').then(yukle) })}>Üyeliğimi sil</Button>
  </Card>;
}

function Yardim() {
  return <Card title="Yardım"><Collapse accordion items={[
    { key: 1, label: 'Siparişimi nasıl iptal ederim?', children: 'Siparişlerim sayfasından, kargoya verilmemiş siparişlerini iptal edebilirsin.' },
    { key: 2, label: 'Premium üyeliğimi nasıl iptal ederim?', children: 'Hesabım > Pazarca Premium sayfasında “Üyelik ve ödeme bilgilerim” başlığını aç, “Üyeliğimi yönet”e dokun. İptal ücretsizdir.' },
    { key: 3, label: 'Pazarca Para nedir?', children: 'Alışverişlerinden kazandığın ve sonraki siparişlerinde kullanabildiğin puandır.' },
    { key: 4, label: 'Müşteri hizmetleri', children: '0850 555 01 70 – her gün 09.00–22.00' },
  ]} /></Card>;
}

const Bos = ({ t }) => <Card title={t}><Text type="secondary">Burada henüz bir şey yok.</Text></Card>;

function Alt() {
  const s = [['Pazarca', ['Hakkımızda', 'Kariyer', 'Sürdürülebilirlik', 'Basın odası']], ['Yardım', ['Sıkça sorulan sorular', 'İade ve değişim', 'İşlem rehberi']], ['Satıcı', ['Pazarca’da satış yap', 'Satıcı akademisi']], ['Sözleşmeler', ['Üyelik sözleşmesi', 'Premium üyelik koşulları', 'KVKK aydınlatma metni', 'Çerez politikası']]];
  return <footer className="alt"><div className="ic">{s.map(([b, l]) => <div key={b}><b>{b}</b>{l.map(x => <a key={x} href="#" onClick={e => e.preventDefault()}>{x}</a>)}</div>)}</div><div className="ic ufak" style={{ marginTop: 24 }}>© 2026 Pazarca Elektronik Ticaret A.Ş. Tüm hakları saklıdır. Mersis no 0725 0000 1111 2222. Fiyatlara KDV dahildir.</div></footer>;
}

function Cerez() {
  const [ac, setAc] = useState(!localStorage.getItem('pzr_cerez'));
  if (!ac) return null;
  const k = v => () => { localStorage.setItem('pzr_cerez', v); setAc(false); };
  return <Card className="cerez" size="small" title="Çerez tercihleri"><Paragraph>Sana daha iyi bir deneyim sunmak için çerezler kullanıyoruz. Ayrıntılar için Çerez politikamızı inceleyebilirsin.</Paragraph><Space><Button onClick={k('red')}>Reddet</Button><Button type="primary" onClick={k('kabul')}>Kabul et</Button></Space></Card>;
}

function Kabuk() {
  const [h, setH] = useState(null);
  const yukle = () => iste('GET', '/api/hesap').then(setH);
  useEffect(() => { yukle(); }, []);
  if (!h) return <Spin style={{ margin: 200 }} />;
  return <H.Provider value={{ h, yukle }}>
    <Ust />
    <div className="gov"><Yan /><main className="ana"><Routes>
      <Route path="/" element={<Ozet />} /><Route path="/premium" element={<Premium />} /><Route path="/premium/iptal" element={<Iptal />} />
      <Route path="/siparisler" element={<Siparisler />} /><Route path="/duzenli" element={<Duzenli />} /><Route path="/kartlar" element={<Kartlar />} />
      <Route path="/iletisim" element={<Iletisim />} /><Route path="/bilgiler" element={<Bilgiler />} /><Route path="/yardim" element={<Yardim />} />
      <Route path="/kuponlar" element={<Bos t="Kuponlarım" />} /><Route path="/liste" element={<Bos t="Beğendiklerim" />} /><Route path="/degerlendirme" element={<Bos t="Değerlendirmelerim" />} />
      <Route path="*" element={<Navigate to="/" />} />
    </Routes></main></div>
    <Alt /><Cerez />
  </H.Provider>;
}

createRoot(document.getElementById('uygulama')).render(
  <ConfigProvider locale={trTR} theme={{ token: { colorPrimary: '#6a1be0', borderRadius: 8 } }}><AntApp><BrowserRouter><Kabuk /></BrowserRouter></AntApp></ConfigProvider>
);
