import type { SignedBasket } from '@galo/contracts/basket'
import { attemptToKeep, isPaid, type PlaceOrderState, type Stop } from './place-order.states'
import type { PayableBasket } from './use-payable-basket'

/** How paying stands, as the rest of the page needs to know it. */
export interface PayStanding {
  readonly stop: Stop | null
  /** Paid, and the customer's turn: only the order is to be placed. */
  readonly hasPaid: boolean
  /** The money is in, also while the order of it is being placed. */
  readonly isMoneyIn: boolean
  /** Nobody knows what became of it: the way on is to ask. */
  readonly isUnknown: boolean
  readonly isBusy: boolean
  /** What was tipped with a payment that is made or may have been; `null` while the customer may still choose. */
  readonly tipped: number | null
}

const isUnderWay = ({ kind }: PlaceOrderState): boolean => kind === 'working' || kind === 'asking' || kind === 'done'

export const payStanding = (state: PlaceOrderState): PayStanding => {
  const stop = state.kind === 'stopped' ? state.stop : null
  const isMoneyIn = state.kind !== 'idle' && state.kind !== 'done' && isPaid(state.attempt)
  return {
    stop,
    hasPaid: stop !== null && isMoneyIn,
    isMoneyIn,
    isUnknown: stop?.reason === 'unconfirmed',
    isBusy: isUnderWay(state),
    tipped: attemptToKeep(state)?.details.tip ?? (attemptToKeep(state) === null ? null : 0),
  }
}

/**
 * The basket the page shows. What is being paid stays in sight until there is an order, whatever becomes of the basket; what was paid in
 * another tab, or before the browser was closed, brings its own, and while money may be in, no other takes its place.
 */
export const basketInSight = (
  state: PlaceOrderState,
  { current, last }: Pick<PayableBasket, 'current' | 'last'>,
): SignedBasket | null => {
  const brought = state.kind === 'idle' || state.kind === 'done' ? null : state.attempt.built
  const kept = attemptToKeep(state)?.built ?? null
  const isAnother = kept !== null && kept.data.id !== current?.data.id
  return (isAnother ? kept : current) ?? (isUnderWay(state) ? last : null) ?? brought
}
