import { ask } from './api.js'
import { button, byId, field, h, options, say } from './dom.js'
import { createRows } from './rows.js'

const who = ({ isOn, rules: [rule], offVariant, defaultVariant }) => {
  const words =
    rule === undefined
      ? `everybody gets ${defaultVariant}`
      : `${rule.percent}% ${rule.market ?? 'everywhere'} get ${rule.variant}, the rest ${defaultVariant}`
  return isOn ? `On: ${words}` : `Off: everybody gets ${offVariant}`
}

/** What is switched on, and for whom. */
export const createFlags = () => {
  const list = h('ul', { class: 'flags', 'aria-label': 'Feature flags' })
  byId('view-flags').append(
    h(
      'section',
      { class: 'panel' },
      h(
        'p',
        { class: 'note' },
        'A share of visitors is always the same visitors. One that is off gives everybody its off variant.',
      ),
      list,
    ),
  )
  const turn = async (flag, box) => {
    const isOn = box.checked
    try {
      show(await ask('PUT', `/flags/${flag.key}`, { isOn }))
      say(`${flag.key}: ${isOn ? 'on' : 'off'}`)
    } catch (error) {
      box.checked = flag.isOn
      say(error.message, true)
    }
  }
  const toggle = (flag) =>
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        role: 'switch',
        checked: flag.isOn,
        'data-part': 'switch',
        onchange: ({ currentTarget }) => void turn(flag, currentTarget),
      }),
      h('span', {}, h('b', {}, flag.key), h('small', {}, flag.description)),
    )
  const rules = (flag) => {
    const [rule] = flag.rules
    const names = Object.keys(flag.variants).map((name) => [name, name])
    const usual = h('select', { 'data-part': 'usual' }, ...options(names, flag.defaultVariant))
    const market = h(
      'select',
      { 'data-part': 'market' },
      ...options(
        [
          ['', 'Both'],
          ['UK', 'UK'],
          ['IE', 'IE'],
        ],
        rule?.market ?? '',
      ),
    )
    const percent = h('input', {
      type: 'number',
      min: '0',
      max: '100',
      required: true,
      value: String(rule?.percent ?? 0),
      'data-part': 'percent',
    })
    const variant = h('select', { 'data-part': 'variant' }, ...options(names, rule?.variant ?? names[0]?.[0]))
    const save = async () => {
      // Nothing typed is not nobody.
      if (!percent.reportValidity()) return
      const share = Number(percent.value)
      const rule = { market: market.value === '' ? null : market.value, percent: share, variant: variant.value }
      const answer = await ask('PUT', `/flags/${flag.key}`, {
        defaultVariant: usual.value,
        rules: share === 0 ? [] : [rule],
      })
      rows.sent(flag.key)
      show(answer)
      say(`${flag.key}: saved`)
    }
    return h(
      'details',
      { 'data-part': 'rules' },
      h('summary', { 'data-part': 'summary' }, who(flag)),
      h(
        'div',
        { class: 'row ends' },
        field('Usual variant', usual),
        field('Share, %', percent),
        field('of market', market),
        field('gets', variant),
        button('Save', save, 'line', { 'data-part': 'save' }),
      ),
    )
  }
  const rows = createRows(list, {
    keyOf: ({ key }) => key,
    draw: (flag) => h('li', {}, toggle(flag), rules(flag)),
    none: 'There are no flags.',
  })
  const show = ({ flags }) => rows.show(flags)
  return { show, load: async () => show(await ask('GET', '/flags')) }
}
