import { randomUUID } from 'node:crypto'
import type { CustomerCard } from '@galo/console/calls'
import { rewardExpiresAt, type RewardType } from '@galo/domain'
import { asc, count, desc, eq, ilike, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../kernel/db/database'
import { customers, discountCodes, discountRedemptions, loyaltyCards, loyaltyRewards } from '../kernel/db/schema'
import { notFound, Refusal } from '../kernel/http/refusal'
import { bankReward, lockCard, setChillies } from '../modules/loyalty'

const MOST_PEOPLE = 50
const MOST_USES = 50

const rewardsOf = async (db: Db, cardNumbers: readonly string[]) =>
  cardNumbers.length === 0
    ? []
    : db
        .select()
        .from(loyaltyRewards)
        .where(inArray(loyaltyRewards.cardNumber, [...cardNumbers]))
        .orderBy(asc(loyaltyRewards.expiresAt), asc(loyaltyRewards.id))

const matching = (find: string) => {
  const like = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(customers.email, like),
    ilike(customers.givenName, like),
    ilike(customers.familyName, like),
    ilike(loyaltyCards.cardNumber, like),
  )
}

const stateOf = (usedByOrder: string | null, expiresAt: Date, now: Date): CustomerCard['rewards'][number]['state'] => {
  if (usedByOrder !== null) return 'used'
  return expiresAt > now ? 'banked' : 'expired'
}

/** People who registered, by a part of name, e-mail or card number, with what is on their card. Never a password. */
export const findPeople = async (db: Db, find: string, now: Date) => {
  const rows = await db
    .select({
      id: customers.id,
      email: customers.email,
      givenName: customers.givenName,
      familyName: customers.familyName,
      market: customers.market,
      cardNumber: loyaltyCards.cardNumber,
      chillies: loyaltyCards.chillies,
    })
    .from(customers)
    .leftJoin(loyaltyCards, eq(loyaltyCards.customerId, customers.id))
    .where(find === '' ? undefined : matching(find))
    .orderBy(asc(customers.familyName), asc(customers.givenName), asc(customers.id))
    .limit(MOST_PEOPLE)
  const rewards = await rewardsOf(
    db,
    rows.flatMap(({ cardNumber }) => cardNumber ?? []),
  )
  return rows.map(({ cardNumber, chillies, ...person }) => ({
    ...person,
    card:
      cardNumber === null || chillies === null
        ? null
        : {
            cardNumber,
            chillies,
            rewards: rewards
              .filter((reward) => reward.cardNumber === cardNumber)
              .map(({ id, type, expiresAt, usedByOrder }) => ({
                id,
                type,
                expiresAt: expiresAt.toISOString(),
                state: stateOf(usedByOrder, expiresAt, now),
              })),
          },
  }))
}

const withCard = <T>(db: Db, customerId: string, act: (tx: Db, card: CardRow) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const card = await lockCard(tx, customerId)
    if (card !== undefined) return act(tx, card)
    const [person] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId))
    if (person === undefined) throw notFound('Customer')
    throw new Refusal(409, 'NO_CARD', 'The customer has no Galo card')
  })

type CardRow = NonNullable<Awaited<ReturnType<typeof lockCard>>>

export const setBalance = (db: Db, customerId: string, chillies: number): Promise<void> =>
  withCard(db, customerId, (tx, { cardNumber }) => setChillies(tx, cardNumber, chillies))

/** Lives as long as one that was earned now. */
export const giveReward = (db: Db, customerId: string, type: RewardType, now: Date): Promise<void> =>
  withCard(db, customerId, async (tx, { cardNumber, market }) => {
    const expiresAt = new Date(rewardExpiresAt(now.toISOString(), market))
    await bankReward(tx, { id: randomUUID(), cardNumber, type, earnedAt: now, expiresAt })
  })

/** Every code with how often it counts as used, and its latest uses. */
export const codesWithUses = async (db: Db) => {
  const codes = await db.select().from(discountCodes).orderBy(asc(discountCodes.code))
  const uses = await db
    .select({ code: discountRedemptions.code, uses: count() })
    .from(discountRedemptions)
    .where(isNull(discountRedemptions.releasedAt))
    .groupBy(discountRedemptions.code)
  return codes.map(({ details }) => ({ ...details, uses: uses.find(({ code }) => code === details.code)?.uses ?? 0 }))
}

export const usesOf = (db: Db, code: string) =>
  db
    .select()
    .from(discountRedemptions)
    .where(eq(discountRedemptions.code, code))
    .orderBy(desc(discountRedemptions.redeemedAt))
    .limit(MOST_USES)
