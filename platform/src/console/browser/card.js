import { ask } from './api.js'
import { deliveryPart, deliveryWord } from './delivery.js'
import { h, icon, say, whilePressed } from './dom.js'

const OUTCOMES = {
  rejected: 'Rejected, money back',
  payment_declined: 'Payment declined',
  rejected_by_delivery_partner: 'No rider took it',
}
const WAYS = { COLLECTION: 'Collect', DELIVERY: 'Delivery', EAT_IN: 'Eat in', AT_TABLE: 'At table' }

const ending = ({ state, delivery, fulfilmentType }) => {
  if (state !== 'confirmed') return { isGood: false, words: OUTCOMES[state] ?? state }
  if (delivery === null) return { isGood: true, words: fulfilmentType === 'COLLECTION' ? 'Collected' : 'Served' }
  return { isGood: delivery.state === 'DELIVERED', words: deliveryWord(delivery.state) }
}

/** How an order ended, and whether well: a delivery by its last try, anything else by the kitchen's word. */
const outcome = (order) => {
  const { isGood, words } = ending(order)
  const saysAll = !order.isRefunded || /money back/.test(words)
  return h('span', { class: isGood ? 'outcome' : 'outcome bad' }, saysAll ? words : `${words}, money back`)
}

const decisionButton = (order, word, label, done, look) =>
  h(
    'button',
    {
      type: 'button',
      class: look,
      'aria-describedby': `n-${order.id}`,
      'data-part': word,
      onclick: ({ currentTarget }) =>
        whilePressed(currentTarget, async () => {
          await ask('POST', `/orders/${order.id}/${word}`, {})
          say(`${order.shortId} ${done}`)
        }),
    },
    label,
  )

const choices = (item) =>
  item.choices.length === 0
    ? null
    : h(
        'span',
        { class: 'choices' },
        ...item.choices.map(({ name, isFire }) =>
          isFire ? h('em', { class: 'fire' }, icon('flame'), name) : h('span', {}, name),
        ),
      )

const itemRow = (item) =>
  h(
    'li',
    {},
    h('b', { class: 'num' }, String(item.quantity), h('span', { class: 'unseen' }, ' times')),
    h('div', {}, item.name, choices(item)),
  )

/** A kitchen cooks nothing that nobody will carry. */
const canAccept = ({ delivery }) => delivery === null || delivery.state === 'ACCEPTED_BY_DELIVERY_PARTNER'

/** One order as a card. Its clock (`data-clock`) is wound by the board every second. */
export const orderCard = (order) =>
  h(
    'article',
    { class: `ticket ${order.stage}`, tabindex: '-1', 'data-key': order.id, 'aria-labelledby': `n-${order.id}` },
    h(
      'div',
      { class: 'between' },
      h('h3', { class: 'number num', id: `n-${order.id}` }, order.shortId),
      order.stage === 'done' ? outcome(order) : h('span', { class: 'clock num', 'data-clock': true }),
    ),
    h(
      'p',
      { class: 'who' },
      icon(order.fulfilmentType === 'DELIVERY' ? 'rider' : 'bag'),
      [`${WAYS[order.fulfilmentType]} ${order.pickupLabel ?? ''}`.trim(), order.customerName]
        .filter(Boolean)
        .join(' · '),
    ),
    h('p', { class: 'where' }, order.restaurantName),
    h('ul', { class: 'items' }, ...order.items.map(itemRow)),
    h('p', { class: 'between total' }, h('span', {}, 'Paid'), h('b', { class: 'num' }, order.totalLabel)),
    order.stage === 'new'
      ? h(
          'div',
          { class: 'actions' },
          canAccept(order) ? decisionButton(order, 'confirm', 'Accept', 'is on the coals', 'button act') : null,
          decisionButton(order, 'reject', 'Reject', 'rejected, the money is on its way back', 'button line'),
        )
      : null,
    deliveryPart(order),
  )
