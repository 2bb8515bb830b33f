// What all kits show: one flow, and the requests to the site behind it. How it looks and moves is each kit's own.
export const REASONS = ['Too expensive', 'I do not use it enough', 'Technical problems', 'Other']
export const SKELETON_MS = 700

export async function load() {
  await new Promise(done => setTimeout(done, SKELETON_MS))
  return (await fetch('/api/membership')).json()
}

async function send(path, body) {
  const answer = await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}),
  })
  return answer.json()
}

export const post = {
  news: on => send('/api/newsletter', { on }),
  offer: () => send('/api/offers/half-price/accept'),
  cancel: reason => send('/api/membership/cancel', { reason }),
  resume: () => send('/api/membership/resume'),
}

export const T = {
  menu: 'Account', orders: 'Orders', membership: 'Membership', greeting: 'Good to see you, Robin',
  card: 'Your membership', plan: 'Harbour Plus, 12.00 EUR a month', manage: 'Manage membership',
  news: 'Product news by e-mail', open: 'Cancel membership',
  steps: ['Reason', 'Offer', 'Confirm'], why: 'Why are you leaving?', next: 'Continue',
  offer: 'Stay for half the price: 6.00 EUR a month for three months', take: 'Keep my membership at half price',
  decline: 'No thanks, continue to cancel',
  tick: 'I understand that I lose access at the end of the period', finish: 'Cancel membership',
  question: 'Cancel your membership?', yes: 'Yes, cancel membership', no: 'Keep membership',
  done: 'Your membership has been cancelled', resume: 'Resume membership',
}

export const renews = info => `Renews on ${info.until}`
export const ends = info => `Your membership was cancelled. You have access until ${info.until}.`

// The place in the address, as single-page sites keep it: an address that is opened again shows the same.
export const placeNow = () => location.pathname.slice(1) || 'home'
export function visit(place) {
  if (place !== 'leave') history.pushState(null, '', place === 'home' ? '/' : `/${place}`)
  return place
}
