import { randomInt } from 'node:crypto'
import type { LoyaltyCard } from '@galo/contracts/profile'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { LoyaltyBalance, Market, RewardType } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { cardJoinings, chilliEntries, loyaltyCards, loyaltyRewards } from '../../kernel/db/schema'

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

/** A customer's card as they see it themselves, or null: the rewards that may be used, the one that ends first before the others (H09). */
export const readOwnCard = async (db: Db, customerId: string, now: Date): Promise<LoyaltyCard | null> => {
  const [card] = await db.select().from(loyaltyCards).where(eq(loyaltyCards.customerId, customerId))
  if (card === undefined) return null
  const rewards = await db
    .select({ type: loyaltyRewards.type, expiresAt: loyaltyRewards.expiresAt })
    .from(loyaltyRewards)
    .where(unexpired(card.cardNumber, now))
    .orderBy(asc(loyaltyRewards.expiresAt), asc(loyaltyRewards.id))
  return {
    cardNumber: card.cardNumber,
    chillies: card.chillies,
    rewards: rewards.map(({ type, expiresAt }) => ({ type, expiresAt: expiresAt.toISOString() })),
  }
}

/** Held until the transaction ends: whatever happens to one card happens one thing after the other. */
export const lockCard = async (tx: Db, customerId: string): Promise<CardRow | undefined> => {
  const [row] = await tx.select().from(loyaltyCards).where(eq(loyaltyCards.customerId, customerId)).for('update')
  return row
}

/** The card that came of an order, held as by `lockCard`. */
export const lockCardOfOrder = async (tx: Db, orderId: string): Promise<CardRow | undefined> => {
  const [joining] = await tx.select().from(cardJoinings).where(eq(cardJoinings.orderId, orderId))
  if (joining === undefined || joining.cardNumber === null) return undefined
  const [row] = await tx
    .select()
    .from(loyaltyCards)
    .where(eq(loyaltyCards.cardNumber, joining.cardNumber))
    .for('update')
  return row
}

/** Thirteen digits, as on a card of plastic, of a range that is handed out on the site. */
const newCardNumber = (): string => `6332${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** A new card with nothing on it; answers its number. */
export const createCard = async (tx: Db, customerId: string, market: Market, now: Date): Promise<string> => {
  const card = { customerId, market, cardType: 'GALO_CARD', source: 'WEB', chillies: 0, createdAt: now }
  // A number that is taken is drawn again.
  const [row] = await tx
    .insert(loyaltyCards)
    .values({ ...card, cardNumber: newCardNumber() })
    .onConflictDoNothing({ target: loyaltyCards.cardNumber })
    .returning({ cardNumber: loyaltyCards.cardNumber })
  return row?.cardNumber ?? createCard(tx, customerId, market, now)
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
