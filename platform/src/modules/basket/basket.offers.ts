import type { SeedDiscountCode } from '../../../data/discount-codes'
import type { Db } from '../../kernel/db/database'
import { findCode } from '../discounts/discounts.store'
import { findCard, type Card } from '../loyalty/loyalty.store'
import type { BasketRow } from './basket.store'

/** What may make a basket cheaper: its customer's card, and the code somebody typed. */
export interface Offers {
  readonly card: Card | null
  readonly code: SeedDiscountCode | null
}

export const openOffers = async (db: Db, row: BasketRow, now: Date): Promise<Offers> => ({
  card: await findCard(db, row.customerId, now),
  code: row.discountCode === null ? null : await findCode(db, row.discountCode),
})
