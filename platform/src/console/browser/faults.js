import { ask } from './api.js'
import { button, byId, field, h, options, say, whilePressed } from './dom.js'
import { createRows } from './rows.js'

const KINDS = [
  ['status', 'Answers an error'],
  ['slow', 'Is only slow'],
  ['garbage', 'Answers rubbish'],
  ['hang', 'Never answers'],
  ['drop', 'Drops the line'],
]
const STATUSES = ['503', '500', '502', '429', '409', '404', '401', '400'].map((status) => [status, status])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const words = ({ path, method, kind, status, delayMs, delayUpToMs, share, times }) =>
  [
    `${method ?? 'Any'} ${path}`,
    kind === 'status' ? `answers ${status}` : KINDS.find(([name]) => name === kind)[1].toLowerCase(),
    delayUpToMs !== null ? `after ${delayMs} to ${delayUpToMs} ms` : delayMs > 0 ? `after ${delayMs} ms` : null,
    share < 1 ? `${Math.round(share * 100)}% of calls` : null,
    times === null ? 'until cleared' : `${times} more ${times === 1 ? 'time' : 'times'}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')

const number = (input) => (input.value === '' ? null : Number(input.value))

/** Things that are broken on purpose. */
export const createFaults = () => {
  const call = h('select', { id: 'fault-call' }, h('option', { value: '' }, 'Choose a call'))
  const path = h('input', {
    id: 'fault-path',
    required: true,
    pattern: '/.*',
    value: '/payment',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const method = h(
    'select',
    { id: 'fault-method' },
    ...options([['', 'Any'], ...METHODS.map((each) => [each, each])], ''),
  )
  const kind = h('select', { id: 'fault-kind' }, ...options(KINDS, 'status'))
  const status = h('select', { id: 'fault-status' }, ...options(STATUSES, '503'))
  const delay = h('input', { id: 'fault-delay', type: 'number', min: '0', max: '60000', value: '0', required: true })
  const upTo = h('input', { id: 'fault-up-to', type: 'number', min: '0', max: '60000', placeholder: 'the same' })
  const share = h('input', { id: 'fault-share', type: 'number', min: '1', max: '100', value: '100', required: true })
  const times = h('input', {
    id: 'fault-times',
    type: 'number',
    min: '1',
    max: '1000000',
    placeholder: 'until cleared',
  })
  const list = h('ul', { class: 'faults', 'aria-label': 'Faults now' })
  const rows = createRows(list, {
    keyOf: ({ id }) => id,
    draw: (fault) =>
      h(
        'li',
        {},
        h('span', {}, words(fault)),
        button('Heal', async () => show(await ask('DELETE', `/faults/${fault.id}`)), 'line small', {
          'data-part': 'heal',
        }),
      ),
    none: 'Nothing is broken on purpose.',
  })
  const statusField = field('Status', status)
  kind.addEventListener('change', () => (statusField.hidden = kind.value !== 'status'))
  call.addEventListener('change', () => {
    if (call.value === '') return
    const [chosenMethod, prefix] = call.value.split(' ')
    method.value = chosenMethod
    path.value = prefix
  })

  const show = ({ faults }) => {
    rows.show(faults)
    const mark = byId('mark-faults')
    mark.hidden = faults.length === 0
    mark.textContent = String(faults.length)
  }
  const form = h(
    'form',
    {
      class: 'fault',
      onsubmit: (event) => {
        event.preventDefault()
        const fault = {
          ...{ path: path.value, method: method.value === '' ? null : method.value, kind: kind.value },
          ...{ status: kind.value === 'status' ? Number(status.value) : null, delayMs: Number(delay.value) },
          ...{ delayUpToMs: number(upTo), share: Number(share.value) / 100, times: number(times) },
        }
        void whilePressed(event.submitter, async () => {
          show(await ask('POST', '/faults', fault))
          say(`Broken: ${fault.path}`)
        })
      },
    },
    field('Call', call, 'wide'),
    field('Path begins with', path, 'wide'),
    field('Method', method),
    field('What happens', kind),
    statusField,
    field('Delay, ms', delay),
    field('Delay up to, ms', upTo),
    field('Share of calls, %', share),
    field('Times', times),
    h(
      'div',
      { class: 'row wide' },
      h('button', { type: 'submit', class: 'button act' }, 'Break it'),
      button('Heal everything', async () => {
        show(await ask('DELETE', '/faults'))
        say('Everything is healed')
      }),
    ),
  )
  byId('view-faults').append(
    h(
      'div',
      { class: 'panels' },
      h(
        'section',
        { class: 'panel' },
        h('h2', {}, 'Break a call'),
        h('p', { class: 'note' }, 'See what the site does. The console itself is never broken.'),
        form,
      ),
      h('section', { class: 'panel' }, h('h2', {}, 'Broken now'), list),
    ),
  )
  const load = async () => {
    show(await ask('GET', '/faults'))
    if (call.options.length > 1) return
    const { calls } = await ask('GET', '/faults/calls')
    call.append(
      ...options(
        calls.map((each) => [`${each.method} ${each.prefix}`, `${each.method} ${each.path}`]),
        '',
      ),
    )
  }
  return { show, load }
}
