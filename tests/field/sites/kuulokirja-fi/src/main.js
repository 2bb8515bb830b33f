import '@shoelace-style/shoelace/dist/themes/light.css'
import './main.css'
import '@shoelace-style/shoelace/dist/translations/fi.js'
import '@shoelace-style/shoelace/dist/components/alert/alert.js'
import '@shoelace-style/shoelace/dist/components/avatar/avatar.js'
import '@shoelace-style/shoelace/dist/components/badge/badge.js'
import '@shoelace-style/shoelace/dist/components/button/button.js'
import '@shoelace-style/shoelace/dist/components/card/card.js'
import '@shoelace-style/shoelace/dist/components/details/details.js'
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js'
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import '@shoelace-style/shoelace/dist/components/input/input.js'
import '@shoelace-style/shoelace/dist/components/menu/menu.js'
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js'
import '@shoelace-style/shoelace/dist/components/option/option.js'
import '@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js'
import '@shoelace-style/shoelace/dist/components/select/select.js'
import '@shoelace-style/shoelace/dist/components/switch/switch.js'
import '@shoelace-style/shoelace/dist/components/tab/tab.js'
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js'
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js'
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js'

const laheta = (polku, data = {}) => {
  const f = document.createElement('form')
  f.method = 'post'
  f.action = polku
  for (const [k, v] of Object.entries(data)) { const i = document.createElement('input'); i.type = 'hidden'; i.name = k; i.value = v; f.append(i) }
  document.body.append(f)
  f.submit()
}

document.querySelectorAll('form[data-kysy]').forEach(f => f.addEventListener('submit', e => { if (!confirm(f.dataset.kysy)) e.preventDefault() }))
document.querySelectorAll('[data-avaa]').forEach(b => b.addEventListener('click', () => document.getElementById(b.dataset.avaa).show()))
document.querySelectorAll('[data-sulje]').forEach(b => b.addEventListener('click', () => b.closest('sl-dialog').hide()))
document.querySelectorAll('sl-menu').forEach(m => m.addEventListener('sl-select', e => { const i = e.detail.item; if (i.dataset.url) location.href = i.dataset.url; if (i.dataset.posti && (!i.dataset.kysy || confirm(i.dataset.kysy))) laheta(i.dataset.posti) }))
document.querySelectorAll('sl-switch[data-asetus]').forEach(s => s.addEventListener('sl-change', () => fetch('/tili/asetukset', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ [s.dataset.asetus]: s.checked }) })))

customElements.whenDefined('sl-alert').then(() => document.querySelector('sl-alert[data-toast]')?.toast())
const eväste = document.getElementById('evasteet')
if (eväste && !localStorage.getItem('ah_evaste')) customElements.whenDefined('sl-dialog').then(() => eväste.show())
eväste?.addEventListener('sl-hide', () => localStorage.setItem('ah_evaste', '1'))
