import '@ui5/webcomponents/dist/Bar.js'
import '@ui5/webcomponents/dist/Button.js'
import '@ui5/webcomponents/dist/Card.js'
import '@ui5/webcomponents/dist/CheckBox.js'
import '@ui5/webcomponents/dist/Dialog.js'
import '@ui5/webcomponents/dist/Label.js'
import '@ui5/webcomponents/dist/Menu.js'
import '@ui5/webcomponents/dist/MenuItem.js'
import '@ui5/webcomponents/dist/Option.js'
import '@ui5/webcomponents/dist/Panel.js'
import '@ui5/webcomponents/dist/Select.js'
import '@ui5/webcomponents/dist/Switch.js'
import '@ui5/webcomponents/dist/Toast.js'
import { REASONS, T } from './flow.js'
import { run } from './plain-flow.js'

run({
  menu: `<ui5-button id="opener" icon-end="slim-arrow-down">${T.menu}</ui5-button><ui5-menu><ui5-menu-item text="${T.orders}"></ui5-menu-item>
    <ui5-menu-item text="${T.membership}"></ui5-menu-item></ui5-menu>`,
  skeleton: '<p aria-busy="true">Loading</p>',
  active: line => `<ui5-card><div style="padding: 1rem"><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p>
    <ui5-panel header-text="${T.manage}" collapsed><p><ui5-switch class="news" accessible-name="${T.news}"></ui5-switch> ${T.news}</p>
    <ui5-button design="Transparent" class="open">${T.open}</ui5-button></ui5-panel></div></ui5-card>`,
  ended: line => `<ui5-card><div style="padding: 1rem"><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><ui5-button class="resume">${T.resume}</ui5-button></div></ui5-card>`,
  steps: at => `<p>Step ${at + 1} of 3: ${T.steps[at]}</p>`,
  pages: [
    () => `<ui5-label for="why" required>${T.why}</ui5-label><ui5-select id="why" class="why"><ui5-option value="">Select</ui5-option>
      ${REASONS.map(each => `<ui5-option value="${each}">${each}</ui5-option>`).join('')}</ui5-select>
      <ui5-button design="Emphasized" class="next" disabled>${T.next}</ui5-button>`,
    () => `<p>${T.offer}</p><ui5-button design="Emphasized" class="take">${T.take}</ui5-button> <ui5-button class="decline">${T.decline}</ui5-button>`,
    info => `<p>Access until ${info.until}.</p><p><ui5-checkbox class="tick" text="${T.tick}"></ui5-checkbox></p>
      <ui5-button design="Negative" class="finish" disabled>${T.finish}</ui5-button>`,
  ],
  dialog: info => `<ui5-dialog header-text="${T.question}"><p>Access until ${info.until}.</p><ui5-bar slot="footer" design="Footer">
    <ui5-button slot="endContent" class="no">${T.no}</ui5-button><ui5-button slot="endContent" design="Negative" class="yes">${T.yes}</ui5-button></ui5-bar></ui5-dialog>`,
  close: find => { find('ui5-dialog').open = false },
  toast(words) {
    const toast = Object.assign(document.createElement('ui5-toast'), { textContent: words })
    document.body.append(toast)
    toast.open = true
  },
  hear({ state, find, hear, go, step, finish, post }) {
    hear('#opener', 'click', () => Object.assign(find('ui5-menu'), { opener: 'opener', open: true }))
    hear('ui5-menu', 'item-click', event => go(event.detail.item.text === T.orders ? 'orders' : 'membership'))
    hear('.news', 'change', event => post.news(event.target.checked))
    hear('.open', 'click', () => go('leave'))
    hear('.resume', 'click', post.resume)
    hear('.why', 'change', event => { state.reason = event.detail.selectedOption.value; find('.next').disabled = !state.reason })
    hear('.next', 'click', () => step(1))
    hear('.take', 'click', post.offer)
    hear('.decline', 'click', () => step(2))
    hear('.tick', 'change', event => { find('.finish').disabled = !event.target.checked })
    hear('.finish', 'click', () => { find('ui5-dialog').open = true })
    hear('.no', 'click', () => { find('ui5-dialog').open = false })
    hear('.yes', 'click', finish)
  },
})
