import './main.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Alert, App as AntApp, Badge, Button, Card, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Descriptions, Divider, Form, Input, List, Menu, Modal, Progress, Radio, Result, Row, Select, Space, Spin, Steps, Switch, Tag, Typography } from 'antd'
import de from 'antd/locale/de_DE'
import dayjs from 'dayjs'
import 'dayjs/locale/de'

dayjs.locale('de')
const { Title, Text, Paragraph } = Typography
const datum = iso => dayjs(iso).format('DD.MM.YYYY')
const euro = n => n.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })
const post = (pfad, daten) => fetch('/api/portal/' + pfad, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(daten) }).then(r => r.json())

function Vertrag({ v, tun, geh }) {
  const { modal } = AntApp.useApp()
  const weg = v.status === 'gekuendigt'
  const frage = (title, content, okText, pfad) => modal.confirm({ title, content, okText, cancelText: 'Abbrechen', onOk: () => tun(pfad, { vertrag: v.id }) })
  return <Card title={<Space>{v.art}{weg ? <Tag color="orange">Gekündigt zum {datum(v.termin)}</Tag> : <Tag color="green">Aktiv</Tag>}</Space>} extra={<Text type="secondary">Vertragsnr. {v.id}</Text>} style={{ height: '100%' }}>
    <Title level={4} style={{ marginTop: 0 }}>{v.tarif}</Title><Paragraph type="secondary">{v.info}</Paragraph>
    {v.art === 'Mobilfunk' && <><Text>Datenvolumen: 11,4 von 20 GB verbraucht</Text><Progress percent={57} showInfo={false} strokeColor="#5b1fb3" /></>}
    <Descriptions column={1} size="small" items={[{ key: 1, label: 'Monatlicher Preis', children: euro(v.preis) + (v.rabatt ? ' (−50 % bis 11/2027)' : '') }, { key: 2, label: weg ? 'Vertragsende' : 'Mindestlaufzeit bis', children: datum(weg ? v.termin : v.ende) }]} />
    {weg ? <Button type="link" style={{ paddingLeft: 0 }} onClick={() => frage('Kündigung zurücknehmen?', 'Ihr Vertrag läuft dann zu den bisherigen Konditionen weiter.', 'Kündigung zurücknehmen', 'kuendigung/zuruecknehmen')}>Kündigung zurücknehmen</Button>
      : <Space wrap style={{ marginTop: 12 }}><Button type="primary" onClick={() => frage('Vertrag jetzt verlängern?', `Sie verlängern ${v.tarif} um 24 Monate zu ${euro(v.preis)} im Monat.`, 'Kostenpflichtig verlängern', 'verlaengern')}>Vertrag verlängern</Button><Button onClick={() => geh('/tarif')}>Tarif & Optionen</Button></Space>}
  </Card>
}

function Start({ d, tun, geh }) {
  return <>
    <div className="fw-teaser"><div><b style={{ fontSize: 20 }}>Treue zahlt sich aus, Katrin!</b><br />Jetzt verlängern und bis zu 240 € Technik-Bonus sichern.</div><Button size="large" onClick={() => geh('/tarif')}>Zum Angebot</Button></div>
    <Title level={2}>Meine Verträge</Title>
    <Row gutter={[20, 20]}>{d.vertraege.map(v => <Col key={v.id} xs={24} md={12}><Vertrag v={v} tun={tun} geh={geh} /></Col>)}
      <Col xs={24} md={12}><Card title="Postfach"><List size="small" dataSource={d.post} renderItem={p => <List.Item extra={<Text type="secondary">{datum(p.datum)}</Text>}>{p.neu ? <Badge status="processing" text={<b>{p.titel}</b>} /> : p.titel}</List.Item>} /></Card></Col>
      <Col xs={24} md={12}><Card title="Letzte Rechnung"><Title level={3} style={{ margin: 0 }}>{euro(64.97)}</Title><Text type="secondary">Wird am {datum(dayjs().add(6, 'day'))} von Ihrem Konto DE12 •••• 0021 abgebucht.</Text><br /><Button type="link" style={{ paddingLeft: 0 }}>Rechnung herunterladen (PDF)</Button></Card></Col></Row></>
}

function Tarif({ d, tun }) {
  const { modal } = AntApp.useApp()
  const v = d.vertraege[0]
  return <><Title level={2}>Tarif & Optionen</Title><Text type="secondary">{v.tarif} · {v.info}</Text>
    <Row gutter={20} style={{ margin: '20px 0' }}>{[['Allnet Flat S', '8 GB', 12.99], ['Allnet Flat M', '20 GB', 19.99], ['Allnet Flat L', '60 GB', 29.99]].map(([n, g, p]) => <Col span={8} key={n}><Badge.Ribbon text={n.endsWith('L') ? 'Tipp' : n.endsWith('M') ? 'Ihr Tarif' : 'ab nächster Laufzeit'} color={n.endsWith('L') ? 'magenta' : 'purple'}><Card title={n}><Title level={3}>{g}</Title><p>{euro(p)} / Monat</p><Button type={n.endsWith('L') ? 'primary' : 'default'} disabled={!n.endsWith('L')} onClick={() => modal.confirm({ title: 'In Allnet Flat L wechseln?', content: 'Neue Mindestlaufzeit: 24 Monate.', okText: 'Zahlungspflichtig wechseln', cancelText: 'Abbrechen', onOk: () => tun('tarifwechsel', { vertrag: v.id }) })}>Wechseln</Button></Card></Badge.Ribbon></Col>)}</Row>
    <Card title="Gebuchte und verfügbare Optionen"><List dataSource={d.optionen} renderItem={o => <List.Item actions={[o.aktiv ? <Button key="k" danger type="text" onClick={() => modal.confirm({ title: `${o.name} kündigen?`, content: 'Die Option endet zum Ende des Abrechnungsmonats.', okText: 'Option kündigen', cancelText: 'Abbrechen', onOk: () => tun('option', { id: o.id, aktiv: false }) })}>Option kündigen</Button> : <Button key="b" onClick={() => tun('option', { id: o.id, aktiv: true })}>Jetzt buchen</Button>]}><List.Item.Meta title={o.name} description={euro(o.preis) + ' / Monat · monatlich kündbar'} /></List.Item>} /></Card></>
}

function Daten({ d, tun }) {
  return <><Title level={2}>Meine Daten</Title><Card><Descriptions column={1} items={[{ key: 1, label: 'Name', children: d.kunde.name }, { key: 2, label: 'E-Mail', children: d.kunde.mail }, { key: 3, label: 'Kundennummer', children: d.kunde.nr }, { key: 4, label: 'Bankverbindung', children: 'DE12 •••• •••• 0021' }]} /><Divider /><Space><Switch checked={d.werbung} onChange={an => tun('werbung', { an })} />Ich möchte über Angebote per E-Mail und SMS informiert werden.</Space></Card></>
}

function Hilfe() {
  return <><Title level={2}>Hilfe & Kontakt</Title><Collapse items={[{ key: 1, label: 'Wie lese ich meine Rechnung?', children: 'Unter Rechnungen finden Sie alle Positionen der letzten 24 Monate.' }, { key: 2, label: 'Wie nehme ich meine Rufnummer mit?', children: 'Beauftragen Sie die Mitnahme bei Ihrem neuen Anbieter. Eine Mitnahme beendet Ihren Vertrag nicht vorzeitig.' }, { key: 3, label: 'Wie kann ich meinen Vertrag kündigen?', children: 'Schade, dass Sie darüber nachdenken! Rufen Sie uns gerne an: Unsere Treue-Hotline 0341 5550 100 findet mit Ihnen ein passendes Angebot. Online kündigen Sie über den Link „Verträge hier kündigen“ am Ende jeder Seite.' }, { key: 4, label: 'Wie sperre ich meine SIM-Karte?', children: 'Über die Sperr-Hotline 116 116.' }]} /></>
}

function Kuendigung({ d, tun, geh }) {
  const [form] = Form.useForm()
  const [schritt, setSchritt] = useState(0)
  const [w, setW] = useState(null)
  const [halt, setHalt] = useState(false)
  const [ok, setOk] = useState(null)
  const [lade, setLade] = useState(false)
  const wann = Form.useWatch('wann', form)
  const vid = Form.useWatch('vertrag', form)
  const frei = d.vertraege.filter(v => v.status === 'aktiv')
  const gewaehlt = d.vertraege.find(v => v.id === (w ? w.vertrag : vid))
  const abschicken = async () => {
    setLade(true)
    const r = await post('kuendigung', { ...w, termin: w.wann === 'wunsch' && w.termin ? w.termin.format('YYYY-MM-DD') : null })
    await tun(null); setOk(r); setLade(false)
  }
  if (ok) return <Result status="success" title="Ihre Kündigung ist bei uns eingegangen" subTitle={`Vorgangsnummer ${ok.vorgang}. ${gewaehlt.tarif} (Vertragsnr. ${gewaehlt.id}) endet am ${datum(ok.termin)}. Eine Bestätigung haben wir an ${w.email} gesendet.`} extra={[<Button type="primary" key="u" onClick={() => geh('/')}>Zur Übersicht</Button>, <Button key="p">Kündigungsbestätigung (PDF)</Button>]} />
  return <Card><Title level={2} style={{ marginTop: 0 }}>Vertrag kündigen</Title><Steps size="small" current={schritt} style={{ maxWidth: 520, marginBottom: 28 }} items={[{ title: 'Angaben' }, { title: 'Prüfen und kündigen' }]} />
    <div style={{ display: schritt ? 'none' : 'block' }}>
      {!frei.length && <Alert type="info" title="Es liegen keine kündbaren Verträge vor." style={{ marginBottom: 16 }} />}
      <Form form={form} layout="vertical" style={{ maxWidth: 620 }} initialValues={{ art: 'ordentlich', name: d.kunde.name, email: d.kunde.mail, wann: 'naechst', rueckruf: true }} onFinish={x => { setW(x); setHalt(true) }}>
        <Form.Item name="vertrag" label="Welchen Vertrag möchten Sie kündigen?" rules={[{ required: true, message: 'Bitte wählen Sie einen Vertrag aus.' }]}><Select placeholder="Bitte auswählen" options={frei.map(v => ({ value: v.id, label: `${v.tarif} – ${v.info}` }))} /></Form.Item>
        <Form.Item name="art" label="Art der Kündigung"><Radio.Group><Space direction="vertical"><Radio value="ordentlich">Ordentliche Kündigung</Radio><Radio value="ausserordentlich">Außerordentliche Kündigung aus wichtigem Grund (z. B. Umzug, Preiserhöhung)</Radio></Space></Radio.Group></Form.Item>
        <Form.Item noStyle shouldUpdate>{f => f.getFieldValue('art') === 'ausserordentlich' && <Form.Item name="grund" label="Begründung" rules={[{ required: true, message: 'Bitte nennen Sie den Grund.' }]}><Input.TextArea rows={3} /></Form.Item>}</Form.Item>
        <Row gutter={16}><Col span={12}><Form.Item name="name" label="Vor- und Nachname" rules={[{ required: true }]}><Input /></Form.Item></Col><Col span={12}><Form.Item name="email" label="E-Mail für die Bestätigung" rules={[{ required: true, type: 'email' }]}><Input /></Form.Item></Col></Row>
        <Form.Item name="wann" label="Zu welchem Zeitpunkt?"><Radio.Group><Space direction="vertical"><Radio value="naechst">Zum nächstmöglichen Zeitpunkt{gewaehlt ? ` (${datum(gewaehlt.ende)})` : ''}</Radio><Radio value="wunsch">Zu einem späteren Wunschtermin</Radio></Space></Radio.Group></Form.Item>
        {wann === 'wunsch' && <Form.Item name="termin" label="Wunschtermin" rules={[{ required: true, message: 'Bitte wählen Sie ein Datum.' }]}><DatePicker format="DD.MM.YYYY" /></Form.Item>}
        <Form.Item name="mitnahme" valuePropName="checked" style={{ marginBottom: 0 }}><Checkbox>Ich möchte meine Rufnummer zu einem anderen Anbieter mitnehmen.</Checkbox></Form.Item>
        <Form.Item name="rueckruf" valuePropName="checked"><Checkbox>Funkwerk darf mich vor Vertragsende zu einem persönlichen Treueangebot anrufen.</Checkbox></Form.Item>
        <Space><Button type="primary" htmlType="submit" disabled={!frei.length}>Weiter</Button><Button onClick={() => geh('/')}>Abbrechen</Button></Space>
        <p className="fw-klein">Pflichtangaben nach § 312k Abs. 2 BGB. Wir verarbeiten Ihre Angaben ausschließlich zur Bearbeitung Ihrer Kündigung.</p>
      </Form></div>
    {schritt === 1 && <div style={{ maxWidth: 620 }}>
      <Descriptions bordered column={1} size="small" items={[{ key: 1, label: 'Vertrag', children: `${gewaehlt.tarif} (Nr. ${gewaehlt.id})` }, { key: 2, label: 'Art der Kündigung', children: w.art === 'ordentlich' ? 'Ordentliche Kündigung' : 'Außerordentliche Kündigung' }, { key: 3, label: 'Vertragsende', children: datum(w.wann === 'wunsch' ? w.termin : gewaehlt.ende) }, { key: 4, label: 'Name', children: w.name }, { key: 5, label: 'Bestätigung an', children: w.email }]} />
      <Paragraph style={{ marginTop: 16 }}>Mit Klick auf „Jetzt kündigen“ geben Sie Ihre Kündigungserklärung verbindlich ab.</Paragraph>
      <Space><Button onClick={() => setSchritt(0)}>Zurück</Button><Button type="primary" loading={lade} onClick={abschicken}>Jetzt kündigen</Button></Space></div>}
    <Modal open={halt} onCancel={() => setHalt(false)} title={`Bleiben Sie bei uns, ${d.kunde.name.split(' ')[0]}!`} footer={[<Button key="w" type="text" onClick={() => { setHalt(false); setSchritt(1) }}>Nein danke, weiter zur Kündigung</Button>, <Button key="a" type="primary" onClick={async () => { await tun('angebot', { vertrag: w.vertrag }); geh('/') }}>Angebot annehmen</Button>]}><Paragraph>Nur heute für Sie: <b>50 % Rabatt für 12 Monate</b> auf Ihren Tarif {gewaehlt?.tarif} – ganz ohne neue Mindestlaufzeit.</Paragraph><p className="fw-klein">Danach gilt wieder der reguläre Grundpreis von {gewaehlt && euro(gewaehlt.preis)} im Monat.</p></Modal>
  </Card>
}

function Portal() {
  const [d, setD] = useState(null)
  const [pfad, setPfad] = useState(location.pathname)
  const { message } = AntApp.useApp()
  const [keks, setKeks] = useState(!document.cookie.includes('fw_cmp'))
  const laden = () => fetch('/api/portal/kunde').then(r => r.json()).then(setD)
  useEffect(() => { laden(); const f = () => setPfad(location.pathname); addEventListener('popstate', f); return () => removeEventListener('popstate', f) }, [])
  const geh = p => { history.pushState({}, '', p); setPfad(p); scrollTo(0, 0) }
  const tun = async (p, x) => { if (p) { setD(await post(p, x)); message.success('Ihre Änderung wurde gespeichert.') } else await laden() }
  const keksWeg = () => { document.cookie = 'fw_cmp=1;path=/'; setKeks(false) }
  const Seite = { '/tarif': Tarif, '/daten': Daten, '/hilfe': Hilfe, '/kuendigung': Kuendigung }[pfad] || Start
  const link = (t, p) => <a key={t} href={p || '#'} onClick={e => { e.preventDefault(); p && geh(p) }}>{t}</a>
  return <>
    <header className="fw-head"><span className="fw-logo">funkwerk</span><Menu mode="horizontal" selectedKeys={[pfad]} onClick={e => e.key.startsWith('/') && geh(e.key)} items={[{ key: '/', label: 'Übersicht' }, { key: 're', label: 'Rechnungen' }, { key: '/tarif', label: 'Tarif & Optionen' }, { key: '/daten', label: 'Meine Daten' }, { key: '/hilfe', label: 'Hilfe' }]} /><Text>{d?.kunde.name}</Text><Button type="text">Abmelden</Button></header>
    <main className="fw-main">{d ? <Seite d={d} tun={tun} geh={geh} /> : <Spin size="large" style={{ display: 'block', margin: '120px auto' }} />}</main>
    <footer className="fw-foot">{link('Handytarife')}{link('DSL')}{link('Prepaid')}{link('Netzabdeckung')}{link('Hilfe & Kontakt', '/hilfe')}<hr />{link('Impressum')}{link('AGB')}{link('Datenschutz')}{link('Widerrufsrecht')}{link('Barrierefreiheit')}{link('Verträge hier kündigen', '/kuendigung')}<br /><span>© 2026 Funkwerk Mobilfunk GmbH · Alle Preise inkl. MwSt.</span></footer>
    <Modal open={keks} closable={false} title="Ihre Privatsphäre ist uns wichtig" footer={[<Button key="e" type="text">Einstellungen</Button>, <Button key="n" onClick={keksWeg}>Nur notwendige</Button>, <Button key="a" type="primary" onClick={keksWeg}>Alle akzeptieren</Button>]}>Wir und unsere 84 Partner verwenden Cookies, um Ihnen das beste Nutzererlebnis zu bieten, Inhalte zu personalisieren und Reichweiten zu messen.</Modal>
  </>
}
createRoot(document.getElementById('app')).render(<ConfigProvider locale={de} theme={{ token: { colorPrimary: '#5b1fb3', borderRadius: 6 } }}><AntApp><Portal /></AntApp></ConfigProvider>)
