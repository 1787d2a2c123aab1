import { ask } from './api.js'
import { byId, fill, h } from './dom.js'

const worth = ({ worth: { kind, basisPoints, amount } }) =>
  kind === 'PERCENTAGE'
    ? `${basisPoints / 100}%`
    : `£${(amount.UK / 100).toFixed(2)} / €${(amount.IE / 100).toFixed(2)}`
const limits = (code) =>
  [
    code.market === undefined ? null : `${code.market} only`,
    code.isCustomersOnly ? 'customers' : null,
    code.isFirstOrderOnly ? 'first order' : null,
    code.endsAt === undefined ? null : `until ${code.endsAt.slice(0, 10)}`,
    code.totalLimit === undefined ? null : `${code.totalLimit} in all`,
    code.perCustomerLimit === undefined ? null : `${code.perCustomerLimit} each`,
  ]
    .filter((word) => word !== null)
    .join(', ')

/** Discount codes and how often each was used. */
export const createCodes = () => {
  const body = h('tbody', {})
  const head = ['Code', 'Takes off', 'Limits', 'Uses'].map((word) => h('th', { scope: 'col' }, word))
  const element = h(
    'section',
    { class: 'panel' },
    h('h2', {}, 'Discount codes'),
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': 'Discount codes' },
      h('table', {}, h('thead', {}, h('tr', {}, ...head)), body),
    ),
  )
  byId('view-people').firstElementChild.append(element)
  const load = async () => {
    const { codes } = await ask('GET', '/codes')
    body.replaceChildren(
      ...codes.map((code) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, code.code, h('small', {}, code.displayName)),
          h('td', { class: 'num' }, worth(code)),
          h('td', {}, limits(code) || 'none'),
          h('td', { class: 'num' }, String(code.uses)),
        ),
      ),
    )
  }
  return { load: () => fill(body, load) }
}
