import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { baskets, receipts } from '../../kernel/db/schema'
import { readMenu } from '../menu'
import type { OrderRow } from '../orders'
import { soldPartsOf } from './sold-parts'

export type ReceiptRow = typeof receipts.$inferSelect
type BasketOf = Pick<typeof baskets.$inferSelect, 'market' | 'restaurantId' | 'fulfilmentType' | 'lines'>

/** Writes down what an order's lines are to the tax, by the menu of this moment; once, whoever asks again. */
export const writeReceipt = async (tx: Db, orderId: string, basket: BasketOf, issuedAt: Date): Promise<void> => {
  const menu = await readMenu(tx, basket)
  const parts = Object.fromEntries(basket.lines.map((line) => [line.id, soldPartsOf(line, menu, basket)]))
  await tx.insert(receipts).values({ orderId, parts, issuedAt }).onConflictDoNothing()
}

const findReceipt = async (db: Db, orderId: string): Promise<ReceiptRow | undefined> => {
  const [row] = await db.select().from(receipts).where(eq(receipts.orderId, orderId))
  return row
}

/** The receipt of an order; one from before there were any is written when it is first asked for. */
export const receiptOf = async (db: Db, { id, basketId, createdAt }: OrderRow): Promise<ReceiptRow> => {
  const known = await findReceipt(db, id)
  if (known !== undefined) return known
  const [basket] = await db.select().from(baskets).where(eq(baskets.id, basketId))
  if (basket === undefined) throw new Error(`The basket of order ${id} is gone`)
  await writeReceipt(db, id, basket, createdAt)
  const written = await findReceipt(db, id)
  if (written === undefined) throw new Error(`The receipt of order ${id} was not written`)
  return written
}
