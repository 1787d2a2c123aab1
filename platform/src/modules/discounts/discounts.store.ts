import { and, asc, count, eq, inArray, isNull, ne, notInArray, or, type AnyColumn, type SQL } from 'drizzle-orm'
import type { DiscountCode } from '../../../data/discount-codes'
import type { Db } from '../../kernel/db/database'
import { customers, discountCodes, discountRedemptions, orderPeople, orders } from '../../kernel/db/schema'
import { FAILED_STATES } from '../../kernel/db/failed-states'
import type { CodeUses } from './discount.rules'

export const findCode = async (db: Db, code: string): Promise<DiscountCode | null> => {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  return row?.details ?? null
}

/** Held until the transaction ends: of many orders that want its last use, one gets it. */
export const lockCode = async (tx: Db, code: string): Promise<DiscountCode | null> => {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update')
  return row?.details ?? null
}

export const readCodes = async (db: Db): Promise<readonly DiscountCode[]> =>
  (await db.select().from(discountCodes).orderBy(asc(discountCodes.code))).map(({ details }) => details)

/** Who wants an offer: a guest or a customer by id, and by what they said of themselves. A basket’s row says it. */
export interface Buyer {
  readonly customerId: string
  readonly ownerHashes: readonly string[]
}

/** An order is somebody's by the id they had then, or by an e-mail address or telephone they say again. */
const isTheirs = (
  db: Db,
  { customerId, ownerHashes }: Buyer,
  { id, customer }: { readonly id: AnyColumn; readonly customer: AnyColumn },
): SQL | undefined => {
  const said = db
    .select({ orderId: orderPeople.orderId })
    .from(orderPeople)
    .where(inArray(orderPeople.personHash, [...ownerHashes]))
  return or(eq(customer, customerId), ownerHashes.length === 0 ? undefined : inArray(id, said))
}

const REDEEMED = { id: discountRedemptions.orderId, customer: discountRedemptions.customerId }
const ORDERED = { id: orders.id, customer: orders.customerId }

/**
 * Counts only what the code limits, so that a code for everybody costs the same however many have used it.
 * Orders that came to nothing have given their use back.
 */
export const usesOf = async (db: Db, code: DiscountCode, buyer: Buyer): Promise<CodeUses> => {
  const counted = async (...conditions: readonly (SQL | undefined)[]): Promise<number> => {
    const used = and(eq(discountRedemptions.code, code.code), isNull(discountRedemptions.releasedAt), ...conditions)
    const [row] = await db.select({ uses: count() }).from(discountRedemptions).where(used)
    return row?.uses ?? 0
  }
  return {
    byAll: code.totalLimit === undefined ? 0 : await counted(),
    byCustomer: code.perCustomerLimit === undefined ? 0 : await counted(isTheirs(db, buyer, REDEEMED)),
  }
}

export const isKnownCustomer = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.id, id))
  return rows.length > 0
}

/** One that failed, or was paid back since nobody could bring it, is no order somebody has had; nor is `except`, which is being made. */
export const hasOrdered = async (db: Db, buyer: Buyer, except?: string): Promise<boolean> => {
  const came = and(notInArray(orders.state, FAILED_STATES), isNull(orders.refundedAt))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs(db, buyer, ORDERED), came, except === undefined ? undefined : ne(orders.id, except)))
    .limit(1)
  return rows.length > 0
}

/** Once per order, however often it is asked. */
export const insertRedemption = async (
  tx: Db,
  row: Pick<typeof discountRedemptions.$inferInsert, 'orderId' | 'code' | 'customerId' | 'redeemedAt'>,
): Promise<void> => {
  await tx.insert(discountRedemptions).values(row).onConflictDoNothing()
}

export const releaseRedemption = async (tx: Db, orderId: string, now: Date): Promise<void> => {
  const used = and(eq(discountRedemptions.orderId, orderId), isNull(discountRedemptions.releasedAt))
  await tx.update(discountRedemptions).set({ releasedAt: now }).where(used)
}
