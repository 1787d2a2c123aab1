import type { Basket } from '@galo/contracts/basket'
import type { OrderRequest } from '@galo/contracts/orders'
import type { DetailedFulfilment, FulfilmentDetailsOf, FulfilmentRequestOf } from '@galo/domain'
import type { Http } from '@galo/services'
import type { WordTables } from '@galo/words'

type Without<R, K extends PropertyKey> = R extends unknown ? Omit<R, K> : never

/** What a way of ordering writes into an order's request. Who it is for, the basket and the payment are the same for all. */
export type OrderFields = Without<
  OrderRequest,
  | 'customer'
  | 'signed_basket'
  | 'payment_reference'
  | 'is_age_restricted_order'
  | 'marketing_consent'
  | 'loyalty_signup'
>

interface TitleAndText {
  readonly title: string
  readonly text: string
}

/** What paying says differently for each way of ordering. */
export interface OrderingWords {
  /** The button, while it is asked whether what was chosen can still be had. */
  readonly prechecking: string
  readonly precheckFailed: string
  /** What was chosen has gone: before money was taken, and after. */
  readonly gone: TitleAndText
  readonly goneAfterPaying: TitleAndText
  /** The restaurant takes no orders of this kind any more. */
  readonly notOffered: TitleAndText
  /** Nothing is left to choose today. */
  readonly noneLeft: TitleAndText
  /** The same as a sentence, before that the money goes back. */
  readonly noneLeftAfterPaying: string
  /** Where whoever orders has come already, and is sent to no other restaurant. */
  readonly notTaken?: Readonly<Record<'CHANNEL_OFFLINE' | 'OUTSIDE_OPENING_HOURS', TitleAndText>>
}

/** What paying has to know of a way of ordering. Each way does it in its own folder under `fulfilment/`. */
export interface OrderingMethod<T extends DetailedFulfilment = DetailedFulfilment> {
  readonly type: T
  readonly words: WordTables<OrderingWords>
  /** Codes an order is refused with when what was chosen has gone. */
  readonly goneCodes: readonly string[]
  /** J03: what an order of this kind that could not be placed is called in logs. */
  readonly submitFailure: string
  /** Whether what was chosen can still be had: asked before anything is frozen or paid. Fails as its call fails. */
  isAvailable(request: FulfilmentRequestOf<T>, basket: Basket, http: Http): Promise<boolean>
  orderFields(request: FulfilmentRequestOf<T>): OrderFields
  /** What makes an order another one: a paid basket that is sent again for something else has to look like it. */
  requestKey(request: FulfilmentRequestOf<T>): string
  /** As the customer would have filled it in, for a tab that has not been told. */
  detailsOf(request: FulfilmentRequestOf<T>, restaurantId: string | undefined): FulfilmentDetailsOf<T>
}

/** Finds a way of ordering by its type; `null` for one that this release has no checkout for. */
export type FindOrderingMethod = (type: string) => OrderingMethod | null
