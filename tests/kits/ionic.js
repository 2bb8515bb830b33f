import '@ionic/core/css/ionic.bundle.css'
import { initialize } from '@ionic/core/components'
import { defineCustomElement as accordion } from '@ionic/core/components/ion-accordion.js'
import { defineCustomElement as group } from '@ionic/core/components/ion-accordion-group.js'
import { defineCustomElement as alert } from '@ionic/core/components/ion-alert.js'
import { defineCustomElement as button } from '@ionic/core/components/ion-button.js'
import { defineCustomElement as card } from '@ionic/core/components/ion-card.js'
import { defineCustomElement as checkbox } from '@ionic/core/components/ion-checkbox.js'
import { defineCustomElement as item } from '@ionic/core/components/ion-item.js'
import { defineCustomElement as label } from '@ionic/core/components/ion-label.js'
import { defineCustomElement as list } from '@ionic/core/components/ion-list.js'
import { defineCustomElement as popover } from '@ionic/core/components/ion-popover.js'
import { defineCustomElement as select } from '@ionic/core/components/ion-select.js'
import { defineCustomElement as option } from '@ionic/core/components/ion-select-option.js'
import { defineCustomElement as skeleton } from '@ionic/core/components/ion-skeleton-text.js'
import { defineCustomElement as toast } from '@ionic/core/components/ion-toast.js'
import { defineCustomElement as toggle } from '@ionic/core/components/ion-toggle.js'
import { REASONS, T } from './flow.js'
import { run } from './plain-flow.js'

initialize()
for (const define of [accordion, group, alert, button, card, checkbox, item, label, list, popover, select, option, skeleton, toast, toggle]) define()

async function confirmed(state) {
  const box = Object.assign(document.createElement('ion-alert'), {
    header: T.question, message: `Access until ${state.info.until}.`,
    buttons: [{ text: T.no, role: 'cancel' }, { text: T.yes, role: 'destructive' }],
  })
  document.body.append(box)
  await box.present()
  return (await box.onDidDismiss()).role === 'destructive'
}

run({
  menu: `<ion-button id="opener">${T.menu}</ion-button><ion-popover trigger="opener" dismiss-on-select="true"><ion-list>
    <ion-item button class="to-orders">${T.orders}</ion-item><ion-item button class="to-membership">${T.membership}</ion-item></ion-list></ion-popover>`,
  skeleton: '<ion-skeleton-text animated style="width: 300px"></ion-skeleton-text>',
  active: line => `<ion-card style="padding: 1rem"><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><ion-accordion-group><ion-accordion value="manage">
    <ion-item slot="header"><ion-label>${T.manage}</ion-label></ion-item><div slot="content"><ion-item><ion-toggle class="news">${T.news}</ion-toggle></ion-item>
    <ion-button fill="clear" class="open">${T.open}</ion-button></div></ion-accordion></ion-accordion-group></ion-card>`,
  ended: line => `<ion-card style="padding: 1rem"><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><ion-button class="resume">${T.resume}</ion-button></ion-card>`,
  steps: at => `<p>Step ${at + 1} of 3: ${T.steps[at]}</p>`,
  pages: [
    () => `<ion-item><ion-select class="why" label="${T.why}" placeholder="Select one">${REASONS.map(each => `<ion-select-option>${each}</ion-select-option>`).join('')}</ion-select></ion-item>
      <ion-button class="next" disabled>${T.next}</ion-button>`,
    () => `<p>${T.offer}</p><ion-button class="take">${T.take}</ion-button> <ion-button fill="clear" class="decline">${T.decline}</ion-button>`,
    info => `<p>Access until ${info.until}.</p><ion-item><ion-checkbox class="tick">${T.tick}</ion-checkbox></ion-item>
      <ion-button color="danger" class="finish" disabled>${T.finish}</ion-button>`,
  ],
  dialog: () => '',
  close: () => undefined,
  async toast(words) {
    const shown = Object.assign(document.createElement('ion-toast'), { message: words, duration: 4000 })
    document.body.append(shown)
    await shown.present()
  },
  hear({ state, find, hear, go, step, finish, post }) {
    hear('.to-orders', 'click', () => go('orders'))
    hear('.to-membership', 'click', () => go('membership'))
    hear('.news', 'ionChange', event => post.news(event.detail.checked))
    hear('.open', 'click', () => go('leave'))
    hear('.resume', 'click', post.resume)
    hear('.why', 'ionChange', event => { state.reason = event.detail.value; find('.next').disabled = false })
    hear('.next', 'click', () => step(1))
    hear('.take', 'click', post.offer)
    hear('.decline', 'click', () => step(2))
    hear('.tick', 'ionChange', event => { find('.finish').disabled = !event.detail.checked })
    hear('.finish', 'click', async () => { if (await confirmed(state)) await finish() })
  },
})
