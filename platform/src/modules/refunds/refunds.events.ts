import type { Db } from '../../kernel/db/database'
import { defineEvent } from '../../kernel/events'
import type { OrderRow, RefundRow } from '../orders'

export interface PartTakenOut {
  /** The transaction that gives its money back, with the order held. */
  readonly tx: Db
  readonly order: OrderRow
  readonly refund: RefundRow
  readonly now: Date
}

/** A kitchen has taken something out of an order. */
export const partTakenOut = defineEvent<PartTakenOut>('order.part-taken-out')
