import type { Basket, SignedBasket } from '@galo/contracts/basket'
import type { WirePrice } from '@galo/contracts/money'
import type { TransactionAnswer } from '@galo/contracts/payment'
import type { TraceId } from '@galo/contracts/trace'
import type { FactPayload } from '@galo/events'
import type { StateOf } from '@galo/state'
import type { CardError, CardOutcome } from '@galo/vendors'

type PaymentState = StateOf<'payment'>

/** One try to pay for one basket, as it is kept over a reload. */
export type PayAttempt = NonNullable<PaymentState['attempt']>
export type OrderDetails = PayAttempt['details']

/** What the others hear of an order that was made, and the way to its page. */
export type PlacedOrder = FactPayload<'order.submitted'>

/** What the customer presses Pay for. */
export interface Press {
  readonly basketId: string
  readonly idempotencyKey: string
  readonly details: OrderDetails
}

/** Why a restaurant takes no order of a basket now, though nothing is wrong with the basket. */
export type KitchenRefusal =
  'NOT_OFFERED' | 'CHANNEL_OFFLINE' | 'OUTSIDE_OPENING_HOURS' | 'NO_SLOTS_LEFT' | 'ALCOHOL_NOT_SOLD_NOW'

export interface RefusedBasket {
  readonly code: string
  readonly fresh: SignedBasket | null
  readonly gone: readonly string[]
}

/** What stopped the order. Split by what the customer can do next. */
export type Stop =
  /** The platform would not take the basket as it stands; `fresh` is what it would take, `gone` the dishes it no longer has. */
  | ({ readonly reason: 'basket-refused' } & RefusedBasket)
  /** The restaurant takes no such order now; nothing was paid, and the basket is as it was. */
  | { readonly reason: 'not-taken'; readonly code: KitchenRefusal }
  /** The platform could not take who it is for, as it was typed. */
  | { readonly reason: 'details-refused' }
  /** The time, or whatever else was chosen, can't be had any more. */
  | { readonly reason: 'choice-gone' }
  | { readonly reason: 'declined'; readonly error: CardError }
  /** A card field is empty or half filled. Not a failure (row I09). */
  | { readonly reason: 'incomplete'; readonly error: CardError }
  /** Paid, and no order can come of it: the platform has given the money back. The basket is there, to be paid anew. */
  | { readonly reason: 'money-back'; readonly code: string; readonly paid?: WirePrice | undefined }
  /**
   * We asked what became of an earlier try, and nothing was taken. `isBankAsking`: the bank still waits for a yes, which may yet be said in its
   * own app.
   */
  | { readonly reason: 'not-charged'; readonly isBankAsking?: boolean }
  /** The platform has no payment of an earlier try any more. It was never made, or was made, left for an hour and given back: nobody tells. */
  | { readonly reason: 'payment-gone'; readonly code: string }
  /** We could not find out. The way on is to ask again, never to pay again. */
  | { readonly reason: 'unconfirmed'; readonly trace?: TraceId | undefined }
  | { readonly reason: 'failed'; readonly at: Step; readonly trace?: TraceId | undefined }

/** What is done one after the other, and how far a stopped order came. */
export type Step = 'prechecking' | 'building' | 'opening' | 'confirming' | 'submitting'

export type PlaceOrderState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'working'
      readonly step: Exclude<Step, 'confirming'>
      readonly attempt: PayAttempt
      /** Asked once more without anybody's press (I13): no answer came to the first time, and nothing can have been charged. */
      readonly isAgain?: true
    }
  | {
      readonly kind: 'working'
      readonly step: 'confirming'
      readonly attempt: PayAttempt
      /** Lets a browser pay this one payment; in memory only. */
      readonly clientSecret: string
    }
  /** An attempt of which nobody here knows how it went. `asked` counts the answers that said "not yet". */
  | { readonly kind: 'asking'; readonly attempt: PayAttempt; readonly asked: number }
  | { readonly kind: 'stopped'; readonly stop: Stop; readonly attempt: PayAttempt }
  | { readonly kind: 'done'; readonly placed: PlacedOrder }

/** A state that waits for an answer. */
export type Waiting = Extract<PlaceOrderState, { kind: 'working' | 'asking' }>

export type PlaceOrderEvent =
  | ({ readonly type: 'pay' } & Press)
  | { readonly type: 'attempt-found'; readonly attempt: PayAttempt }
  /** Whoever else was at this attempt has finished it. */
  | { readonly type: 'settled-elsewhere' }
  | { readonly type: 'ask-again' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'still-available' }
  | { readonly type: 'choice-gone' }
  | { readonly type: 'built'; readonly signed: SignedBasket }
  | ({ readonly type: 'basket-refused' } & RefusedBasket)
  | { readonly type: 'not-taken'; readonly code: KitchenRefusal }
  | { readonly type: 'details-refused' }
  /** There is an order of this basket: submitting answers it. */
  | { readonly type: 'already-ordered'; readonly signed: SignedBasket }
  | { readonly type: 'opened'; readonly transaction: TransactionAnswer; readonly fraudSessionId: string | null }
  | { readonly type: 'card-answered'; readonly outcome: CardOutcome }
  | { readonly type: 'submitted'; readonly placed: PlacedOrder }
  /** The platform keeps no money for this basket: none came in, or it has gone back. */
  | { readonly type: 'payment-gone'; readonly code: string }
  /** The platform had the money and gave it back. */
  | { readonly type: 'money-back'; readonly code: string }
  /** Refused for a reason the customer can do nothing about. */
  | { readonly type: 'rejected'; readonly trace?: TraceId | undefined }
  /** No answer, or one we can't read: what was asked may have been done. */
  | { readonly type: 'lost'; readonly trace?: TraceId | undefined }

/** What the card is asked for: what was frozen, and what is tipped with it. Where nothing is to be paid, nothing is tipped (X06). */
export const sumToPay = (
  { totals: { grand_total: total } }: Basket,
  { tip = 0 }: Pick<OrderDetails, 'tip'>,
): WirePrice => (total.value === 0 ? total : { ...total, value: total.value + tip })

export const newAttempt = ({ basketId, idempotencyKey, details }: Press): PayAttempt => ({
  basketId,
  idempotencyKey,
  details,
  transactionReference: null,
  fraudSessionId: null,
  built: null,
  stage: 'building',
})

/** The money is in, the order isn't: from here on nobody may be asked for money again. */
export const isPaid = ({ stage, transactionReference }: PayAttempt): boolean =>
  stage === 'submitting' && transactionReference !== null

/**
 * What has to outlive a reload; written before the state's request leaves. `null` when there is nothing to ask about:
 * no card was asked, the bank said no, or there is an order.
 */
export const attemptToKeep = (state: PlaceOrderState): PayAttempt | null => {
  switch (state.kind) {
    case 'idle':
    case 'done':
      return null
    case 'working':
    case 'asking':
      return state.attempt
    case 'stopped':
      return state.stop.reason === 'unconfirmed' || isPaid(state.attempt) ? state.attempt : null
  }
}
