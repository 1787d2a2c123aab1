import type { OrderCard } from '../../calls'
import { deliveryWord } from './delivery.model'

const OUTCOMES: Readonly<Partial<Record<OrderCard['state'], string>>> = {
  rejected: 'Rejected, money back',
  payment_declined: 'Payment declined',
  rejected_by_delivery_partner: 'No rider took it',
}
const WAYS: Readonly<Record<OrderCard['fulfilmentType'], string>> = {
  COLLECTION: 'Collect',
  DELIVERY: 'Delivery',
  EAT_IN: 'Eat in',
  AT_TABLE: 'At table',
}

export interface Outcome {
  readonly isGood: boolean
  readonly words: string
}

const ending = ({ state, delivery, fulfilmentType }: OrderCard): Outcome => {
  if (state !== 'confirmed') return { isGood: false, words: OUTCOMES[state] ?? state }
  if (delivery === null) return { isGood: true, words: fulfilmentType === 'COLLECTION' ? 'Collected' : 'Served' }
  return { isGood: delivery.state === 'DELIVERED', words: deliveryWord(delivery.state) }
}

/** How an order ended, and whether well: a delivery by its last try, anything else by the kitchen's word. */
export const outcomeOf = (order: OrderCard): Outcome => {
  const { isGood, words } = ending(order)
  const saysAll = !order.isRefunded || words.includes('money back')
  return { isGood, words: saysAll ? words : `${words}, money back` }
}

/** `Collect 18:40 · Ana` */
export const whoLine = ({ fulfilmentType, pickupLabel, customerName }: OrderCard): string =>
  [`${WAYS[fulfilmentType]} ${pickupLabel ?? ''}`.trim(), customerName].filter((word) => word !== '').join(' · ')

/** A kitchen cooks nothing that nobody will carry. */
export const canAccept = ({ delivery }: OrderCard): boolean =>
  delivery === null || delivery.state === 'ACCEPTED_BY_DELIVERY_PARTNER'
