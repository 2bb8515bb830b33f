import '@shoelace-style/shoelace/dist/shoelace.js'
import '@shoelace-style/shoelace/dist/themes/light.css'
import { REASONS, T } from './flow.js'
import { run } from './plain-flow.js'

run({
  menu: `<sl-dropdown><sl-button slot="trigger" caret>${T.menu}</sl-button><sl-menu><sl-menu-item value="orders">${T.orders}</sl-menu-item>
    <sl-menu-item value="membership">${T.membership}</sl-menu-item></sl-menu></sl-dropdown>`,
  skeleton: '<sl-skeleton effect="sheen" style="width: 300px"></sl-skeleton>',
  active: line => `<sl-card><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><sl-details summary="${T.manage}">
    <p><sl-switch class="news">${T.news}</sl-switch></p><sl-button variant="text" class="open">${T.open}</sl-button></sl-details></sl-card>`,
  ended: line => `<sl-card><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><sl-button class="resume">${T.resume}</sl-button></sl-card>`,
  steps: at => `<sl-progress-bar value="${at * 33}" label="Progress"></sl-progress-bar>`,
  pages: [
    () => `<sl-select class="why" label="${T.why}" required>${REASONS.map((each, at) => `<sl-option value="${at + 1}">${each}</sl-option>`).join('')}</sl-select>
      <sl-button variant="primary" class="next" disabled>${T.next}</sl-button>`,
    () => `<p>${T.offer}</p><sl-button variant="primary" class="take">${T.take}</sl-button> <sl-button class="decline">${T.decline}</sl-button>`,
    info => `<p>Access until ${info.until}.</p><p><sl-checkbox class="tick">${T.tick}</sl-checkbox></p>
      <sl-button variant="danger" class="finish" disabled>${T.finish}</sl-button>`,
  ],
  dialog: info => `<sl-dialog label="${T.question}"><p>Access until ${info.until}.</p><sl-button slot="footer" class="no">${T.no}</sl-button>
    <sl-button slot="footer" variant="danger" class="yes">${T.yes}</sl-button></sl-dialog>`,
  close: find => find('sl-dialog').hide(),
  toast: words => Object.assign(document.body.appendChild(document.createElement('sl-alert')), { closable: true, duration: 4000, textContent: words }).toast(),
  hear({ state, find, hear, go, step, finish, post }) {
    hear('sl-menu', 'sl-select', event => go(event.detail.item.value))
    hear('.news', 'sl-change', event => post.news(event.target.checked))
    hear('.open', 'click', () => go('leave'))
    hear('.resume', 'click', post.resume)
    hear('.why', 'sl-change', event => { state.reason = event.target.value; find('.next').disabled = false })
    hear('.next', 'click', () => step(1))
    hear('.take', 'click', post.offer)
    hear('.decline', 'click', () => step(2))
    hear('.tick', 'sl-change', event => { find('.finish').disabled = !event.target.checked })
    hear('.finish', 'click', () => find('sl-dialog').show())
    hear('.no', 'click', () => find('sl-dialog').hide())
    hear('.yes', 'click', finish)
  },
})
