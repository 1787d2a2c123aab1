import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { LoyaltyBalance, RewardType } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { chilliEntries, loyaltyCards, loyaltyRewards } from '../../kernel/db/schema'

export type CardRow = typeof loyaltyCards.$inferSelect
export type RewardRow = typeof loyaltyRewards.$inferSelect
export type Card = CardRow & LoyaltyBalance

const unexpired = (cardNumber: string, now: Date) =>
  and(eq(loyaltyRewards.cardNumber, cardNumber), isNull(loyaltyRewards.usedByOrder), gt(loyaltyRewards.expiresAt, now))

/** A customer's card with what is on it at this moment, or null: guests have none, and not every customer has joined. */
export const findCard = async (db: Db, customerId: string, now: Date): Promise<Card | null> => {
  const [row] = await db.select().from(loyaltyCards).where(eq(loyaltyCards.customerId, customerId))
  if (row === undefined) return null
  const banked = await db
    .select({ type: loyaltyRewards.type })
    .from(loyaltyRewards)
    .where(unexpired(row.cardNumber, now))
  const rewards: Record<RewardType, number> = { GREEN: 0, ORANGE: 0, RED: 0 }
  for (const { type } of banked) rewards[type] += 1
  return { ...row, rewards }
}

/** Held until the transaction ends: whatever happens to one card happens one thing after the other. */
export const lockCard = async (tx: Db, customerId: string): Promise<CardRow | undefined> => {
  const [row] = await tx.select().from(loyaltyCards).where(eq(loyaltyCards.customerId, customerId)).for('update')
  return row
}

/** The reward of this colour that expires first. Call with the card locked. */
export const soonestToExpire = async (
  tx: Db,
  cardNumber: string,
  type: RewardType,
  now: Date,
): Promise<RewardRow | undefined> => {
  const [row] = await tx
    .select()
    .from(loyaltyRewards)
    .where(and(unexpired(cardNumber, now), eq(loyaltyRewards.type, type)))
    .orderBy(asc(loyaltyRewards.expiresAt), asc(loyaltyRewards.id))
    .limit(1)
  return row
}

export const useReward = async (tx: Db, id: string, orderId: string, now: Date): Promise<void> => {
  await tx.update(loyaltyRewards).set({ usedByOrder: orderId, usedAt: now }).where(eq(loyaltyRewards.id, id))
}

/** An order that came to nothing gives its reward back, with the life it had. */
export const returnReward = async (tx: Db, orderId: string): Promise<void> => {
  const used = eq(loyaltyRewards.usedByOrder, orderId)
  await tx.update(loyaltyRewards).set({ usedByOrder: null, usedAt: null }).where(used)
}

export const bankReward = async (
  tx: Db,
  row: Pick<RewardRow, 'id' | 'cardNumber' | 'type' | 'earnedAt' | 'expiresAt'>,
): Promise<void> => {
  await tx.insert(loyaltyRewards).values(row)
}

export const setChillies = async (tx: Db, cardNumber: string, chillies: number): Promise<void> => {
  await tx.update(loyaltyCards).set({ chillies }).where(eq(loyaltyCards.cardNumber, cardNumber))
}

/** When a card got its last chilli; null for a new card. */
export const lastChilliAt = async (db: Db, cardNumber: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: chilliEntries.createdAt })
    .from(chilliEntries)
    .where(eq(chilliEntries.cardNumber, cardNumber))
    .orderBy(desc(chilliEntries.day))
    .limit(1)
  return row?.at ?? null
}

/** False when this order has earned its chilli before, or the card has had the day's: the two keys of the table say so. */
export const insertChilli = async (tx: Db, row: typeof chilliEntries.$inferInsert): Promise<boolean> =>
  (await tx.insert(chilliEntries).values(row).onConflictDoNothing().returning()).length > 0
