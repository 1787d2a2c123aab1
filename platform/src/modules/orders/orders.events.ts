import type { BasketView } from '@galo/contracts/basket'
import type { SubmittedRequest } from '@galo/contracts/orders'
import type { OrderProgress } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { defineEvent } from '../../kernel/events'
import type { BasketRow } from '../basket'
import type { MovingOrder } from './orders.life'

export interface OrderPlaced {
  /** The transaction that makes the order: a follower who throws an `OrderImpossible` unmakes it. */
  readonly tx: Db
  readonly orderId: string
  readonly paymentReference: string | null
  /** The basket it was made of, held. */
  readonly row: BasketRow
  readonly built: BasketView
  /** As it was sent. */
  readonly request: SubmittedRequest
  /** What staff get besides, in minor units. */
  readonly tip: number
  readonly now: Date
}

/** An order has been made. */
export const orderPlaced = defineEvent<OrderPlaced>('order.placed')

export interface OrderMoved {
  /** The transaction in which the order's row is held and written. */
  readonly tx: Db
  readonly before: MovingOrder
  readonly after: MovingOrder
  /** How far it was, and is, its delivery with it. */
  readonly progress: { readonly before: OrderProgress; readonly after: OrderProgress }
  /** When it last moved. */
  readonly at: Date
  /** Whether anything has, since it was last written: its delivery and its money count as well. */
  readonly hasHappened: boolean
}

/** Somebody's word, or time, has changed an order. Published for every look that was taken at it, so followers compare before and after. */
export const orderMoved = defineEvent<OrderMoved>('order.moved')

export interface OrderFailed {
  readonly customerId: string
  readonly basketId: string
}

/** No order can come of a basket as it was paid. Nothing of the try is left when this is published, and nobody has been answered yet. */
export const orderFailed = defineEvent<OrderFailed>('order.failed')
