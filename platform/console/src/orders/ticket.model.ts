import { wordsOf, type Locale } from '@galo/words'
import type { OrderCard } from '../../calls'
import { deliveryWord } from './delivery.model'
import { TICKET_WORDS } from './ticket.words'

export interface Outcome {
  readonly isGood: boolean
  readonly words: string
}

const ending = ({ state, stage, delivery, fulfilmentType }: OrderCard, locale: Locale): Outcome => {
  const { outcomes, ordered, collected, served } = wordsOf(TICKET_WORDS, locale)
  if (state !== 'confirmed') return { isGood: false, words: outcomes[state] ?? state }
  if (stage === 'ahead') return { isGood: true, words: ordered }
  if (delivery === null) return { isGood: true, words: fulfilmentType === 'COLLECTION' ? collected : served }
  return { isGood: delivery.state === 'DELIVERED', words: deliveryWord(delivery.state, locale) }
}

/** How an order ended, and whether well: a delivery by its last try, anything else by the kitchen's word. */
export const outcomeOf = (order: OrderCard, locale: Locale): Outcome => {
  const { isGood, words } = ending(order, locale)
  // A rejection says so itself.
  const saysAll = !order.isRefunded || order.state === 'rejected'
  return { isGood, words: saysAll ? words : wordsOf(TICKET_WORDS, locale).moneyBack(words) }
}

/** `Collect 18:40 · Ana` */
export const whoLine = ({ fulfilmentType, pickupLabel, customerName }: OrderCard, locale: Locale): string =>
  [`${wordsOf(TICKET_WORDS, locale).ways[fulfilmentType]} ${pickupLabel ?? ''}`.trim(), customerName]
    .filter((word) => word !== '')
    .join(' · ')

/** A kitchen cooks nothing that nobody will carry. */
export const canAccept = ({ delivery }: OrderCard): boolean =>
  delivery === null || delivery.state === 'ACCEPTED_BY_DELIVERY_PARTNER'
