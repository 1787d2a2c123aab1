import type { Db } from '../../kernel/db/database'
import type { BasketCard, BasketCode, BasketPlatform } from './basket.ports'
import type { BasketRow } from './basket.store'

/** What may make a basket cheaper: its customer's card, and the code somebody typed. */
export interface Offers {
  readonly card: BasketCard | null
  readonly code: BasketCode | null
}

export const offersOf = async (
  { rewards, codes }: BasketPlatform,
  db: Db,
  row: BasketRow,
  now: Date,
): Promise<Offers> => ({
  card: await rewards.cardOf(db, row.customerId, now),
  code: row.discountCode === null ? null : await codes.find(db, row.discountCode, row.market),
})
