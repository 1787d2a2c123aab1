import { ask } from './api.js'
import { button, h, icon, say } from './dom.js'
import { openRide } from './ride.js'

/** What a delivery state is called by people, and the button that leads to it. */
const STATES = {
  UNSTARTED: ['Not sent yet', null],
  SENT_TO_DELIVERY_PARTNER: ['Partner asked', 'Ask the partner'],
  ACCEPTED_BY_DELIVERY_PARTNER: ['Partner accepted', 'Partner accepts'],
  RIDER_ASSIGNED: ['Rider coming', 'Assign a rider'],
  RIDER_ARRIVED: ['Rider at the counter', 'Rider arrives'],
  RIDER_IN_TRANSIT: ['On the way', 'Rider sets out'],
  RIDER_NEARBY: ['Nearly there', 'Rider is nearby'],
  DELIVERED: ['Delivered', 'Delivered'],
  CANCELLED: ['Called off', 'Call off'],
  UNDELIVERABLE: ['Nobody at the door', 'Nobody home'],
  REJECTED_BY_DELIVERY_PARTNER: ['Partner refused', 'Partner refuses'],
  REJECTED_AFTER_ACCEPTED: ['Partner withdrew', 'Partner withdraws'],
}
const GOOD = new Set([
  'SENT_TO_DELIVERY_PARTNER',
  'ACCEPTED_BY_DELIVERY_PARTNER',
  'RIDER_ASSIGNED',
  'RIDER_ARRIVED',
  'RIDER_IN_TRANSIT',
  'RIDER_NEARBY',
  'DELIVERED',
])

export const deliveryWord = (state) => STATES[state]?.[0] ?? state

const stepLabel = (from, to) =>
  from === 'RIDER_ASSIGNED' && to === 'ACCEPTED_BY_DELIVERY_PARTNER' ? 'Take the rider off' : (STATES[to]?.[1] ?? to)

const stepButton = (order, to, isNext) =>
  button(
    stepLabel(order.delivery.state, to),
    async () => {
      await ask('POST', `/orders/${order.id}/delivery/${to}`)
      say(`${order.shortId}: ${deliveryWord(to)}`)
    },
    isNext ? 'act' : 'line',
    { 'aria-describedby': `n-${order.id}`, 'data-part': to },
  )

/** Where a delivery stands and what it may do next, as the table of steps allows; null for what is fetched. */
export const deliveryPart = (order) => {
  const { delivery } = order
  if (delivery === null) return null
  const next = delivery.steps.find((step) => GOOD.has(step))
  const redeliver = button(
    'Bring it again',
    async () => {
      await ask('POST', `/orders/${order.id}/redelivery`, {})
      say(`${order.shortId} is brought again`)
    },
    'act',
    { 'aria-describedby': `n-${order.id}`, 'data-part': 'redelivery' },
  )
  return h(
    'div',
    { class: 'delivery' },
    h(
      'p',
      { class: 'between' },
      h(
        'span',
        { class: 'leg' },
        icon('rider'),
        `${delivery.attempt === 2 ? 'Second try: ' : ''}${deliveryWord(delivery.state)}${delivery.riderName === null ? '' : `, ${delivery.riderName}`}`,
      ),
      button('Map', () => openRide(order), 'line small', {
        'aria-describedby': `n-${order.id}`,
        'data-part': 'map',
      }),
    ),
    delivery.steps.length > 0 || delivery.canRedeliver
      ? h(
          'div',
          { class: 'steps' },
          ...delivery.steps.map((step) => stepButton(order, step, step === next)),
          delivery.canRedeliver ? redeliver : null,
        )
      : null,
  )
}
