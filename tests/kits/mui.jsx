import { Accordion, AccordionDetails, AccordionSummary, Alert, Button, Card, Checkbox, Dialog, DialogActions, DialogContent,
  DialogTitle, FormControl, FormControlLabel, InputLabel, Menu, MenuItem, Select, Skeleton, Snackbar, Step, StepLabel,
  Stepper, Switch } from '@mui/material'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { REASONS, T, ends, load, placeNow, post, renews, visit } from './flow.js'

function Page() {
  const [place, setPlace] = useState(placeNow)
  const [anchor, setAnchor] = useState(null)
  const [info, setInfo] = useState(null)
  const [step, setStep] = useState(0)
  const [reason, setReason] = useState('')
  const [ticked, setTicked] = useState(false)
  const [asking, ask] = useState(false)
  const [done, setDone] = useState(false)
  useEffect(() => { load().then(setInfo) }, [place])
  const go = where => { setAnchor(null); setPlace(visit(where)) }
  const finish = async () => { await post.cancel(reason); ask(false); setDone(true); setInfo(null); go('membership') }
  const membership = () => info.state === 'active'
    ? <Card><h2>{T.card}</h2><p>{T.plan}</p><p>{renews(info)}</p>
        <Accordion><AccordionSummary>{T.manage}</AccordionSummary><AccordionDetails>
          <FormControlLabel control={<Switch onChange={event => post.news(event.target.checked)} />} label={T.news} />
          <Button onClick={() => go('leave')}>{T.open}</Button></AccordionDetails></Accordion></Card>
    : <Card><h2>{T.card}</h2><p>{T.plan}</p><p>{ends(info)}</p><Button onClick={post.resume}>{T.resume}</Button></Card>
  const pages = [
    <div key="0"><FormControl sx={{ minWidth: 300 }}><InputLabel id="why">{T.why}</InputLabel>
      <Select labelId="why" label={T.why} value={reason} onChange={event => setReason(event.target.value)}>
        {REASONS.map(each => <MenuItem key={each} value={each}>{each}</MenuItem>)}</Select></FormControl>
      <Button variant="contained" disabled={!reason} onClick={() => setStep(1)}>{T.next}</Button></div>,
    <div key="1"><p>{T.offer}</p><Button variant="contained" onClick={post.offer}>{T.take}</Button>
      <Button onClick={() => setStep(2)}>{T.decline}</Button></div>,
    <div key="2"><p>{`Access until ${info?.until}.`}</p>
      <FormControlLabel control={<Checkbox onChange={event => setTicked(event.target.checked)} />} label={T.tick} />
      <Button color="error" disabled={!ticked} onClick={() => ask(true)}>{T.finish}</Button></div>,
  ]
  return <>
    <header><Button onClick={event => setAnchor(event.currentTarget)} aria-haspopup="menu">{T.menu}</Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => go('orders')}>{T.orders}</MenuItem>
        <MenuItem onClick={() => go('membership')}>{T.membership}</MenuItem></Menu></header>
    <main>
      {place === 'home' && <h1>{T.greeting}</h1>}
      {place === 'orders' && <h1>{T.orders}</h1>}
      {place === 'membership' && <><h1>{T.membership}</h1>{info ? membership() : <Skeleton height={200} />}</>}
      {place === 'leave' && <><h1>{T.question}</h1><Stepper activeStep={step}>
        {T.steps.map(each => <Step key={each}><StepLabel>{each}</StepLabel></Step>)}</Stepper>{pages[step]}</>}
    </main>
    <Dialog open={asking} onClose={() => ask(false)}><DialogTitle>{T.question}</DialogTitle>
      <DialogContent>{`Access until ${info?.until}.`}</DialogContent>
      <DialogActions><Button onClick={() => ask(false)}>{T.no}</Button><Button onClick={finish}>{T.yes}</Button></DialogActions></Dialog>
    <Snackbar open={done} autoHideDuration={4000} onClose={() => setDone(false)}><Alert severity="success">{T.done}</Alert></Snackbar>
  </>
}

createRoot(document.getElementById('app')).render(<Page />)
