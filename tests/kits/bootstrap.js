import 'bootstrap/dist/css/bootstrap.min.css'
import { Modal, Toast } from 'bootstrap'
import { REASONS, T } from './flow.js'
import { run } from './plain-flow.js'

run({
  menu: `<div class="dropdown"><button class="btn btn-light dropdown-toggle" data-bs-toggle="dropdown" aria-expanded="false">${T.menu}</button>
    <ul class="dropdown-menu"><li><button class="dropdown-item to-orders">${T.orders}</button></li><li><button class="dropdown-item to-membership">${T.membership}</button></li></ul></div>`,
  skeleton: '<p class="placeholder-glow"><span class="placeholder col-6"></span></p>',
  active: line => `<div class="card card-body"><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><div class="accordion"><div class="accordion-item">
    <h3 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#manage" aria-expanded="false">${T.manage}</button></h3>
    <div id="manage" class="accordion-collapse collapse"><div class="accordion-body"><div class="form-check form-switch"><input class="form-check-input news" type="checkbox" role="switch" id="news">
    <label class="form-check-label" for="news">${T.news}</label></div><button class="btn btn-link open">${T.open}</button></div></div></div></div></div>`,
  ended: line => `<div class="card card-body"><h2>${T.card}</h2><p>${T.plan}</p><p>${line}</p><button class="btn btn-primary resume">${T.resume}</button></div>`,
  steps: at => `<div class="progress" role="progressbar" aria-label="Progress" aria-valuenow="${at * 33}" aria-valuemin="0" aria-valuemax="100"><div class="progress-bar" style="width: ${at * 33}%"></div></div>`,
  pages: [
    () => `<label for="why" class="form-label">${T.why}</label><select id="why" class="form-select why" required><option value="">Select</option>${REASONS.map(each => `<option>${each}</option>`).join('')}</select>
      <button class="btn btn-primary next" disabled>${T.next}</button>`,
    () => `<p>${T.offer}</p><button class="btn btn-primary take">${T.take}</button> <button class="btn btn-link decline">${T.decline}</button>`,
    info => `<p>Access until ${info.until}.</p><div class="form-check"><input class="form-check-input tick" type="checkbox" id="tick"><label class="form-check-label" for="tick">${T.tick}</label></div>
      <button class="btn btn-danger finish" disabled>${T.finish}</button>`,
  ],
  dialog: info => `<div class="modal fade" id="ask" tabindex="-1" aria-labelledby="asked"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h2 class="modal-title" id="asked">${T.question}</h2>
    <button class="btn-close" data-bs-dismiss="modal" aria-label="Close"></button></div><div class="modal-body">Access until ${info.until}.</div>
    <div class="modal-footer"><button class="btn btn-secondary" data-bs-dismiss="modal">${T.no}</button><button class="btn btn-danger yes">${T.yes}</button></div></div></div></div>`,
  close: find => new Promise(done => {
    find('#ask').addEventListener('hidden.bs.modal', done, { once: true })
    Modal.getInstance(find('#ask')).hide()
  }),
  toast(words) {
    const shown = document.body.appendChild(document.createElement('div'))
    Object.assign(shown, { className: 'toast', role: 'status', textContent: words })
    new Toast(shown).show()
  },
  hear({ state, find, hear, go, step, finish, post }) {
    hear('.to-orders', 'click', () => go('orders'))
    hear('.to-membership', 'click', () => go('membership'))
    hear('.news', 'change', event => post.news(event.target.checked))
    hear('.open', 'click', () => go('leave'))
    hear('.resume', 'click', post.resume)
    hear('.why', 'change', event => { state.reason = event.target.value; find('.next').disabled = !state.reason })
    hear('.next', 'click', () => step(1))
    hear('.take', 'click', post.offer)
    hear('.decline', 'click', () => step(2))
    hear('.tick', 'change', event => { find('.finish').disabled = !event.target.checked })
    hear('.finish', 'click', () => new Modal(find('#ask')).show())
    hear('.yes', 'click', finish)
  },
})
