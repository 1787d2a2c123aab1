import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { guests, orders } from '../../kernel/db/schema'

interface Handover {
  readonly guestId: string
  readonly customerId: string
  /** Of the account, in lower case. */
  readonly email: string
  readonly now: Date
}

/** Somebody waits for it still: no kitchen has answered, or it has and the food is not there yet. */
const isUnfinished = (now: Date) =>
  or(
    inArray(orders.state, ['new', 'placed']),
    and(eq(orders.state, 'confirmed'), or(isNotNull(orders.dueAt), gt(orders.pickupTime, now))),
  )

/** A device may have had other people's orders: what is over and carries another e-mail stays where it is. */
export const guestOrders = {
  handOver: async (tx: Db, { guestId, customerId, email, now }: Handover): Promise<number> => {
    const guest = tx.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId))
    const isOfTheAccount = eq(sql`lower(${orders.customer} ->> 'email')`, email)
    const followed = await tx
      .update(orders)
      .set({ customerId })
      .where(and(inArray(orders.customerId, guest), or(isOfTheAccount, isUnfinished(now))))
      .returning({ id: orders.id })
    return followed.length
  },
}
