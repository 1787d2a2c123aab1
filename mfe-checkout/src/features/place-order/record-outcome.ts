import type { usePublish } from '@galo/events'
import type { StateOf, WritableStore } from '@galo/state'
import { sumToPay, type PlaceOrderState } from './place-order.states'

type CheckoutState = StateOf<'checkout'>
type FulfilmentDetailsState = StateOf<'fulfilmentDetails'>

/** What an order comes to, with the tip: in the currency's smallest unit, and whether with a loyalty card. */
export interface Sale {
  readonly value: number
  readonly loyalty: boolean
}

interface Records {
  readonly checkout: WritableStore<CheckoutState>
  readonly publish: ReturnType<typeof usePublish>
  /** As it was frozen for the payment; `null` when it never came so far. */
  readonly sale: Sale | null
}

/** What is being paid for, from the moment it is frozen; `null` before, and where a state says nothing of it. */
export const saleIn = (state: PlaceOrderState): Sale | null => {
  if (state.kind !== 'working' && state.kind !== 'asking') return null
  const { built, details } = state.attempt
  if (built === null) return null
  return { value: sumToPay(built.data, details).value, loyalty: Boolean(built.data.loyalty) }
}

/**
 * Writes down how a try ended and tells the others. It is no part of a screen: an order that goes through after the customer has left
 * the page is an order all the same, and its basket has to go.
 */
export const recordOutcome = (after: PlaceOrderState, { checkout, publish, sale }: Records): void => {
  if (after.kind === 'done') {
    checkout.setState((known) => ({
      ...known,
      selectedCheckoutSectionToEdit: null,
      shouldShowUpdatePrompt: false,
      ageStatedFor: null,
      hasEmailMarketingConsent: false,
      loyaltySignupInCheckout: false,
      errorCount: 0,
    }))
    if (sale !== null) publish('checkout.submit-succeeded', { orderId: after.placed.orderId, ...sale })
    publish('order.submitted', after.placed)
  }
  if (after.kind !== 'stopped') return
  const { stop, attempt } = after
  if (stop.reason === 'failed') checkout.setState((known) => ({ ...known, errorCount: known.errorCount + 1 }))
  // Whoever keeps the basket fetches it as it is now.
  if (stop.reason === 'basket-refused' || stop.reason === 'money-back' || stop.reason === 'payment-gone')
    publish('basket.refused', { basketId: attempt.basketId, code: stop.code })
}

/** The time that was chosen was this order's. To be called when nobody looks any more: until then the page shows what was ordered. */
export const forgetChoice = (after: PlaceOrderState, details: WritableStore<FulfilmentDetailsState>): void => {
  if (after.kind === 'done') details.setState((known) => ({ ...known, fulfilment: null }))
}
