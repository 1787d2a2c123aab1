import type { DeliveryState } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { DeliveryOnCard } from '../../calls'
import { DELIVERY_WORDS } from './delivery.words'

const ONWARDS: ReadonlySet<DeliveryState> = new Set<DeliveryState>([
  'SENT_TO_DELIVERY_PARTNER',
  'ACCEPTED_BY_DELIVERY_PARTNER',
  'RIDER_ASSIGNED',
  'RIDER_ARRIVED',
  'RIDER_IN_TRANSIT',
  'RIDER_NEARBY',
  'DELIVERED',
])

export const deliveryWord = (state: DeliveryState, locale: Locale): string =>
  wordsOf(DELIVERY_WORDS, locale).states[state].word

const stepLabel = (from: DeliveryState, to: DeliveryState, locale: Locale): string => {
  const { states, takeRiderOff } = wordsOf(DELIVERY_WORDS, locale)
  if (from === 'RIDER_ASSIGNED' && to === 'ACCEPTED_BY_DELIVERY_PARTNER') return takeRiderOff
  return states[to].step ?? states[to].word
}

/** `Second try: On the way, Ines Costa` */
export const deliveryLine = ({ attempt, state, riderName }: DeliveryOnCard, locale: Locale): string => {
  const { secondTry, by } = wordsOf(DELIVERY_WORDS, locale)
  const word = deliveryWord(state, locale)
  const stands = attempt === 2 ? secondTry(word) : word
  return riderName === null ? stands : by(stands, riderName)
}

export interface DeliveryStep {
  readonly to: DeliveryState
  readonly label: string
  /** The one that brings the food nearer. */
  readonly isNext: boolean
}

export const deliverySteps = ({ state, steps }: DeliveryOnCard, locale: Locale): readonly DeliveryStep[] => {
  const next = steps.find((step) => ONWARDS.has(step))
  return steps.map((to) => ({ to, label: stepLabel(state, to, locale), isNext: to === next }))
}
