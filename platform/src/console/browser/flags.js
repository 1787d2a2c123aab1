import { ask } from './api.js'
import { button, byId, field, h, options, say } from './dom.js'

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
  const change = async (flag, body, words) => {
    show(await ask('PUT', `/flags/${flag.key}`, body))
    say(`${flag.key}: ${words}`)
  }
  const toggle = (flag) =>
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        role: 'switch',
        checked: flag.isOn,
        'data-flag': flag.key,
        onchange: ({ currentTarget }) =>
          void change(flag, { isOn: currentTarget.checked }, currentTarget.checked ? 'on' : 'off').catch((error) => {
            currentTarget.checked = flag.isOn
            say(error.message, true)
          }),
      }),
      h('span', {}, h('b', {}, flag.key), h('small', {}, flag.description)),
    )
  const rules = (flag) => {
    const [rule] = flag.rules
    const names = Object.keys(flag.variants).map((name) => [name, name])
    const usual = h('select', {}, ...options(names, flag.defaultVariant))
    const market = h(
      'select',
      {},
      ...options(
        [
          ['', 'Both'],
          ['UK', 'UK'],
          ['IE', 'IE'],
        ],
        rule?.market ?? '',
      ),
    )
    const percent = h('input', { type: 'number', min: '0', max: '100', value: String(rule?.percent ?? 0) })
    const variant = h('select', {}, ...options(names, rule?.variant ?? names[0]?.[0]))
    return h(
      'details',
      { 'data-rules': flag.key },
      h('summary', {}, who(flag)),
      h(
        'div',
        { class: 'row ends' },
        field('Usual variant', usual),
        field('Share, %', percent),
        field('of market', market),
        field('gets', variant),
        button('Save', () => {
          const share = Number(percent.value)
          const rule = { market: market.value === '' ? null : market.value, percent: share, variant: variant.value }
          return change(flag, { defaultVariant: usual.value, rules: share === 0 ? [] : [rule] }, 'saved')
        }),
      ),
    )
  }
  const show = ({ flags }) => {
    const open = new Set([...list.querySelectorAll('details[open]')].map(({ dataset }) => dataset.rules))
    const focused = document.activeElement?.dataset?.flag
    list.replaceChildren(...flags.map((flag) => h('li', {}, toggle(flag), rules(flag))))
    for (const details of list.querySelectorAll('details')) details.open = open.has(details.dataset.rules)
    if (focused !== undefined) list.querySelector(`[data-flag="${CSS.escape(focused)}"]`)?.focus()
  }
  return { show, load: async () => show(await ask('GET', '/flags')) }
}
