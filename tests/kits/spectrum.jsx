import { Accordion, ActionButton, AlertDialog, Button, Checkbox, DialogContainer, Disclosure, DisclosurePanel, DisclosureTitle,
  Item, Menu, MenuTrigger, Picker, ProgressCircle, Provider, Switch, defaultTheme } from '@adobe/react-spectrum'
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
    ? <section aria-label={T.card}><h2>{T.card}</h2><p>{T.plan}</p><p>{renews(info)}</p>
        <Accordion><Disclosure id="manage"><DisclosureTitle>{T.manage}</DisclosureTitle><DisclosurePanel>
          <Switch onChange={post.news}>{T.news}</Switch>
          <Button variant="secondary" onPress={() => go('leave')}>{T.open}</Button></DisclosurePanel></Disclosure></Accordion></section>
    : <section aria-label={T.card}><h2>{T.card}</h2><p>{T.plan}</p><p>{ends(info)}</p>
        <Button variant="accent" onPress={post.resume}>{T.resume}</Button></section>
  const pages = [
    <div key="0"><Picker label={T.why} isRequired selectedKey={reason} onSelectionChange={setReason}>
      {REASONS.map(each => <Item key={each}>{each}</Item>)}</Picker>
      <Button variant="accent" isDisabled={!reason} onPress={() => setStep(1)}>{T.next}</Button></div>,
    <div key="1"><p>{T.offer}</p><Button variant="accent" onPress={post.offer}>{T.take}</Button>
      <Button variant="secondary" onPress={() => setStep(2)}>{T.decline}</Button></div>,
    <div key="2"><p>{`Access until ${info?.until}.`}</p><Checkbox onChange={setTicked}>{T.tick}</Checkbox>
      <Button variant="negative" isDisabled={!ticked} onPress={() => ask(true)}>{T.finish}</Button></div>,
  ]
  return <>
    <header><MenuTrigger><ActionButton>{T.menu}</ActionButton><Menu onAction={go}>
      <Item key="orders">{T.orders}</Item><Item key="membership">{T.membership}</Item></Menu></MenuTrigger></header>
    <main>
      {place === 'home' && <h1>{T.greeting}</h1>}
      {place === 'orders' && <h1>{T.orders}</h1>}
      {place === 'membership' && <><h1>{T.membership}</h1>{info ? membership() : <ProgressCircle isIndeterminate aria-label="Loading" />}</>}
      {place === 'leave' && <><h1>{T.question}</h1><p>{`Step ${step + 1} of 3: ${T.steps[step]}`}</p>{pages[step]}</>}
    </main>
    <DialogContainer onDismiss={() => ask(false)}>{asking && <AlertDialog title={T.question} variant="destructive"
      primaryActionLabel={T.yes} cancelLabel={T.no} onPrimaryAction={finish}>{`Access until ${info?.until}.`}</AlertDialog>}</DialogContainer>
  </>
}

createRoot(document.getElementById('app')).render(<Provider theme={defaultTheme} colorScheme="light"><Page /></Provider>)
