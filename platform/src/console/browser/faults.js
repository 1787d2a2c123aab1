import { ask } from './api.js'
import { byId, h, say, whilePressed } from './dom.js'

const words = ({ path, method, status, delayMs, times }) =>
  [
    `${method ?? 'Any'} ${path}`,
    status === undefined ? 'only slow' : `answers ${status}`,
    delayMs > 0 ? `after ${delayMs} ms` : null,
    times === undefined ? 'until cleared' : `${times} more ${times === 1 ? 'time' : 'times'}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')

const number = (value) => (value === '' ? undefined : Number(value))

/** Things that are broken on purpose. */
export const createFaults = () => {
  const show = ({ faults }) => {
    byId('fault-list').replaceChildren(...faults.map((fault) => h('li', {}, words(fault))))
    byId('fault-none').hidden = faults.length > 0
  }
  const form = byId('fault-form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { path, method, status, delayMs, times } = Object.fromEntries(new FormData(form))
    const fault = {
      path,
      method: method === '' ? undefined : method,
      status: number(status),
      delayMs: number(delayMs),
      times: number(times),
    }
    void whilePressed(event.submitter ?? form, async () => show(await ask('POST', '/faults', fault)))
  })
  byId('fault-clear').addEventListener('click', ({ currentTarget }) =>
    whilePressed(currentTarget, async () => {
      show(await ask('DELETE', '/faults'))
      say('Everything is healed')
    }),
  )
  return { show, load: async () => show(await ask('GET', '/faults')) }
}
