import '@mantine/core/styles.css'
import { Accordion, Button, Card, Checkbox, MantineProvider, Menu, Modal, Select, Skeleton, Stepper, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { REASONS, T, ends, load, placeNow, post, renews, visit } from './flow.js'

function Page() {
  const [place, setPlace] = useState(placeNow)
  const go = where => setPlace(visit(where))
  const [info, setInfo] = useState(null)
  const [step, setStep] = useState(0)
  const [reason, setReason] = useState(null)
  const [ticked, setTicked] = useState(false)
  const [asking, ask] = useState(false)
  useEffect(() => { load().then(setInfo) }, [place])
  const finish = async () => { await post.cancel(reason); ask(false); setInfo(null); go('membership') }
  const membership = () => info.state === 'active'
    ? <Card withBorder><h2>{T.card}</h2><p>{T.plan}</p><p>{renews(info)}</p>
        <Accordion><Accordion.Item value="manage"><Accordion.Control>{T.manage}</Accordion.Control><Accordion.Panel>
          <Switch label={T.news} onChange={event => post.news(event.currentTarget.checked)} />
          <Button variant="subtle" onClick={() => go('leave')}>{T.open}</Button></Accordion.Panel></Accordion.Item></Accordion></Card>
    : <Card withBorder><h2>{T.card}</h2><p>{T.plan}</p><p>{ends(info)}</p><Button onClick={post.resume}>{T.resume}</Button></Card>
  return <>
    <header><Menu><Menu.Target><Button>{T.menu}</Button></Menu.Target><Menu.Dropdown>
      <Menu.Item onClick={() => go('orders')}>{T.orders}</Menu.Item>
      <Menu.Item onClick={() => go('membership')}>{T.membership}</Menu.Item></Menu.Dropdown></Menu></header>
    <main>
      {place === 'home' && <h1>{T.greeting}</h1>}
      {place === 'orders' && <h1>{T.orders}</h1>}
      {place === 'membership' && <><h1>{T.membership}</h1>{info ? membership() : <Skeleton height={200} />}</>}
      {place === 'leave' && <><h1>{T.question}</h1><Stepper active={step}>
        <Stepper.Step label={T.steps[0]}>
          <Select label={T.why} placeholder="Pick one" data={REASONS} value={reason} onChange={setReason} required />
          <Button disabled={!reason} onClick={() => setStep(1)}>{T.next}</Button></Stepper.Step>
        <Stepper.Step label={T.steps[1]}><p>{T.offer}</p><Button onClick={post.offer}>{T.take}</Button>
          <Button variant="subtle" onClick={() => setStep(2)}>{T.decline}</Button></Stepper.Step>
        <Stepper.Step label={T.steps[2]}><p>{`Access until ${info?.until}.`}</p>
          <Checkbox label={T.tick} onChange={event => setTicked(event.currentTarget.checked)} />
          <Button color="red" disabled={!ticked} onClick={() => ask(true)}>{T.finish}</Button></Stepper.Step>
      </Stepper></>}
    </main>
    <Modal opened={asking} onClose={() => ask(false)} title={T.question}><p>{`Access until ${info?.until}.`}</p>
      <Button variant="default" onClick={() => ask(false)}>{T.no}</Button><Button color="red" onClick={finish}>{T.yes}</Button></Modal>
  </>
}

createRoot(document.getElementById('app')).render(<MantineProvider><Page /></MantineProvider>)
