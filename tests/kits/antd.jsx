import { App, Button, Card, Checkbox, Collapse, Dropdown, Flex, Modal, Select, Skeleton, Steps, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { REASONS, T, ends, load, placeNow, post, renews, visit } from './flow.js'

function Page() {
  const { message } = App.useApp()
  const [place, setPlace] = useState(placeNow)
  const go = where => setPlace(visit(where))
  const [info, setInfo] = useState(null)
  const [step, setStep] = useState(0)
  const [reason, setReason] = useState()
  const [ticked, setTicked] = useState(false)
  const [asking, ask] = useState(false)
  useEffect(() => { load().then(setInfo) }, [place])
  const finish = async () => {
    await post.cancel(reason)
    ask(false)
    message.success(T.done)
    setInfo(null)
    go('membership')
  }
  const items = [{ key: 'orders', label: T.orders }, { key: 'membership', label: T.membership }]
  const controls = <Flex vertical gap="middle" align="start">
    <label><Switch onChange={post.news} aria-label={T.news} /> {T.news}</label>
    <Button type="link" onClick={() => go('leave')}>{T.open}</Button>
  </Flex>
  const membership = () => info.state === 'active'
    ? <Card title={T.card}><p>{T.plan}</p><p>{renews(info)}</p>
        <Collapse items={[{ key: 'manage', label: T.manage, children: controls }]} /></Card>
    : <Card title={T.card}><p>{T.plan}</p><p>{ends(info)}</p><Button onClick={post.resume}>{T.resume}</Button></Card>
  const pages = [
    <Flex key="0" vertical gap="middle" align="start"><label htmlFor="why">{T.why}</label>
      <Select id="why" style={{ width: 300 }} placeholder="Select" onChange={setReason}
        options={REASONS.map(value => ({ value, label: value }))} />
      <Button type="primary" disabled={!reason} onClick={() => setStep(1)}>{T.next}</Button></Flex>,
    <Flex key="1" vertical gap="middle" align="start"><p>{T.offer}</p>
      <Button type="primary" onClick={post.offer}>{T.take}</Button>
      <Button type="text" onClick={() => setStep(2)}>{T.decline}</Button></Flex>,
    <Flex key="2" vertical gap="middle" align="start"><p>{`Access until ${info?.until}.`}</p>
      <Checkbox onChange={event => setTicked(event.target.checked)}>{T.tick}</Checkbox>
      <Button danger disabled={!ticked} onClick={() => ask(true)}>{T.finish}</Button></Flex>,
  ]
  return <>
    <header><Dropdown menu={{ items, onClick: ({ key }) => go(key) }} trigger={['click']}><Button>{T.menu}</Button></Dropdown></header>
    <main>
      {place === 'home' && <h1>{T.greeting}</h1>}
      {place === 'orders' && <h1>{T.orders}</h1>}
      {place === 'membership' && <><h1>{T.membership}</h1>{info ? membership() : <Skeleton active />}</>}
      {place === 'leave' && <><h1>{T.question}</h1>
        <Steps current={step} items={T.steps.map(title => ({ title }))} />{pages[step]}</>}
    </main>
    <Modal open={asking} title={T.question} okText={T.yes} cancelText={T.no} onOk={finish} onCancel={() => ask(false)}>
      <p>{`Access until ${info?.until}.`}</p></Modal>
  </>
}

createRoot(document.getElementById('app')).render(<App><Page /></App>)
