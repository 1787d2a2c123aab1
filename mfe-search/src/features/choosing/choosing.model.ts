import { isOnPremises, isSameWay, type ChosenFulfilment, type FulfilmentType } from '@galo/domain'

/** How a restaurant stands for one way of having its food, as its card says it. Instants are UTC; `opens` and `closes` are local, `HH:mm`. */
export type Standing =
  | { readonly kind: 'takes' }
  | { readonly kind: 'closing-soon'; readonly closes: string; readonly minutes: number }
  | { readonly kind: 'later'; readonly opens: string; readonly from: string | null }
  | { readonly kind: 'paused'; readonly until: string; readonly from: string | null }
  | { readonly kind: 'closed'; readonly opensNext: string | null }
  | { readonly kind: 'another-day'; readonly from: string }
  | { readonly kind: Refusal }

/** Why it takes no such orders, whatever the time. */
type Refusal = 'full' | 'too-far' | 'not-offered' | 'offline' | 'refurbishment' | 'no-riders' | 'kitchen-only'

/** `switched-off`: nobody gets food so just now, wherever it is from. */
export type WhyUnavailable = Refusal | 'paused' | 'switched-off'

/** What can't be had (D20). `both` is delivery and collection. */
export type Unavailable = 'delivery' | 'collection' | 'both' | 'on-premises'

/** The ways that are switched off in every restaurant. */
export interface SwitchedOff {
  readonly collection: boolean
  readonly delivery: boolean
  readonly onPremises: boolean
}

/** The basket that is there, once something is in it. */
export interface BasketAtHand {
  readonly restaurant: { readonly id: string; readonly slug: string; readonly name: string }
  readonly fulfilmentType: FulfilmentType
}

/** What is to be said before somebody goes on to a menu (D20, F17). */
export type Verdict =
  | { readonly kind: 'unavailable'; readonly what: Unavailable; readonly why: WhyUnavailable }
  | { readonly kind: 'closed'; readonly opensNext: string | null }
  | { readonly kind: 'basket-would-go'; readonly because: 'restaurant' | 'fulfilment'; readonly basket: BasketAtHand }
  | { readonly kind: 'pre-order'; readonly opens: string; readonly from: string | null }
  | { readonly kind: 'closing-soon'; readonly closes: string; readonly minutes: number }
  /** Nothing: the menu is there to be ordered from. */
  | { readonly kind: 'go' }

interface Choice {
  readonly id: string
  readonly standing: Standing
  readonly way: ChosenFulfilment
}

interface Circumstances {
  readonly switchedOff: SwitchedOff
  readonly basket: BasketAtHand | null
}

const whatOf = (way: ChosenFulfilment): Exclude<Unavailable, 'both'> =>
  isOnPremises(way) ? 'on-premises' : way === 'DELIVERY' ? 'delivery' : 'collection'

const switchedOffOf = (
  way: ChosenFulfilment,
  { collection, delivery, onPremises }: SwitchedOff,
): Unavailable | null => {
  const what = whatOf(way)
  if (what === 'on-premises') return onPremises ? what : null
  if (collection && delivery) return 'both'
  return (what === 'delivery' ? delivery : collection) ? what : null
}

/** Why an order would be refused there, today; `null` when it would not. */
const refusalOf = ({ standing, way }: Choice): Verdict | null => {
  const unavailable = (why: WhyUnavailable) => ({ kind: 'unavailable', what: whatOf(way), why }) as const
  switch (standing.kind) {
    case 'takes':
    case 'closing-soon':
    case 'later':
    // Its link says for which day it is.
    case 'another-day':
      return null
    case 'closed':
      return { kind: 'closed', opensNext: standing.opensNext }
    case 'paused':
      return standing.from === null ? unavailable('paused') : null
    default:
      return unavailable(standing.kind)
  }
}

const basketWouldGo = ({ id, way }: Choice, basket: BasketAtHand | null): Verdict | null => {
  if (basket === null) return null
  if (basket.restaurant.id !== id) return { kind: 'basket-would-go', because: 'restaurant', basket }
  return isSameWay(basket.fulfilmentType, way) ? null : { kind: 'basket-would-go', because: 'fulfilment', basket }
}

/** What is to be said to who chooses a restaurant: the first of these that holds, so never two things in a row. */
export const verdictOn = (choice: Choice, { switchedOff, basket }: Circumstances): Verdict => {
  const off = switchedOffOf(choice.way, switchedOff)
  if (off !== null) return { kind: 'unavailable', what: off, why: 'switched-off' }
  const refusal = refusalOf(choice)
  if (refusal !== null) return refusal
  const question = basketWouldGo(choice, basket)
  if (question !== null) return question
  const { standing } = choice
  if (standing.kind === 'later') return { kind: 'pre-order', opens: standing.opens, from: standing.from }
  if (standing.kind === 'closing-soon')
    return { kind: 'closing-soon', closes: standing.closes, minutes: standing.minutes }
  return { kind: 'go' }
}
