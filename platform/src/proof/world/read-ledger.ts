import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { cardCharges } from '../../providers/card/stand-in/card.tables'

/** What the platform has of one basket. */
export interface Ledger {
  /** Of money that is in and has not gone back. */
  readonly kept: number
  readonly givenBack: number
  readonly orders: readonly { readonly id: string; readonly refundedAt: Date | null }[]
}

/** Read from the tables themselves: what any call says of them is part of what is judged. */
export const readLedger = async (db: Db, basketId: string): Promise<Ledger> => {
  const charges = await db
    .select({ refundedAt: cardCharges.refundedAt })
    .from(cardCharges)
    .where(eq(cardCharges.basketId, basketId))
  const givenBack = charges.filter(({ refundedAt }) => refundedAt !== null).length
  const made = await db
    .select({ id: orders.id, refundedAt: orders.refundedAt })
    .from(orders)
    .where(eq(orders.basketId, basketId))
  return { kept: charges.length - givenBack, givenBack, orders: made }
}
