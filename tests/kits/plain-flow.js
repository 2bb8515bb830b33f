// The flow for kits without a framework: `parts` draws each part with the kit's own elements, `hear` its events.
import { T, ends, load, placeNow, post, renews, visit } from './flow.js'

export function run(parts) {
  const app = document.getElementById('app')
  const state = { place: placeNow(), info: null, step: 0, reason: '' }
  const find = selector => app.querySelector(selector)
  const hear = (selector, event, then) => app.querySelectorAll(selector).forEach(each => each.addEventListener(event, then))

  async function go(place) {
    Object.assign(state, { place: visit(place), info: null })
    draw()
    state.info = await load()
    draw()
  }

  function step(number) {
    state.step = number
    draw()
  }

  async function finish() {
    await post.cancel(state.reason)
    await parts.close(find)
    await go('membership')
    parts.toast?.(T.done)
  }

  function body() {
    const heading = text => `<h1>${text}</h1>`
    if (state.place === 'home') return heading(T.greeting)
    if (state.place === 'orders') return heading(T.orders)
    if (!state.info) return heading(T.membership) + parts.skeleton
    if (state.place === 'leave') return heading(T.question) + parts.steps(state.step) + parts.pages[state.step](state.info)
    return heading(T.membership) + (state.info.state === 'active' ? parts.active(renews(state.info)) : parts.ended(ends(state.info)))
  }

  function draw() {
    app.innerHTML = `<header>${parts.menu}</header><main>${body()}</main>${state.place === 'leave' && state.step === 2 ? parts.dialog(state.info) : ''}`
    parts.hear({ state, find, hear, go, step, finish, post })
  }

  go(placeNow())
}
