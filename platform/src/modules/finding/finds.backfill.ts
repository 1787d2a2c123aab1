import { eq, isNull } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orderFinds, orders } from '../../kernel/db/schema'
import { selectFindable } from './findable'
import { insertFinds } from './finds.store'

const AT_ONCE = 200

/** Writes down the words of orders that are from before they were. Once, at the start: who orders afterwards writes their own. */
export const wordsOfUnfound = async (db: Db): Promise<void> => {
  for (;;) {
    const unfound = await selectFindable(db)
      .leftJoin(orderFinds, eq(orderFinds.orderId, orders.id))
      .where(isNull(orderFinds.orderId))
      .limit(AT_ONCE)
    await db.transaction(async (tx) => {
      for (const each of unfound) await insertFinds(tx, each)
    })
    if (unfound.length < AT_ONCE) return
  }
}
