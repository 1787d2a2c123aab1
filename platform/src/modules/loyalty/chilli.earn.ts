import { randomUUID } from 'node:crypto'
import { addChilli, earningOf, localDateOf, marketOfCurrency, MARKETS, money, rewardExpiresAt } from '@galo/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { bankReward, insertChilli, lastChilliAt, lockCard, lockCardOfOrder, setChillies } from './loyalty.store'

/**
 * A confirmed order earns its chilli, on the day it was made, if its food came to enough and the day has had none; the chilli that
 * fills a stretch of the card banks its reward.
 */
export const earnChilli = async (tx: Db, orderId: string): Promise<void> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  // By who ordered: an order that followed somebody into an account was made without a card, unless they joined with it.
  const card = order && ((await lockCard(tx, order.basket.customer_id)) ?? (await lockCardOfOrder(tx, orderId)))
  if (order === undefined || card === undefined) return
  const { items, deductions } = order.basket.totals
  const market = marketOfCurrency(order.currency)
  const now = order.createdAt.toISOString()
  const last = await lastChilliAt(tx, card.cardNumber)
  const spend = money(items.currency_code, items.value - deductions.value)
  if (earningOf({ market, spend, lastEarnedAt: last?.toISOString() ?? null, now }) !== 'EARNED') return

  const { balance, earned } = addChilli(card.chillies)
  const day = localDateOf(now, MARKETS[market].timeZone)
  const entry = { orderId, cardNumber: card.cardNumber, day, earnedReward: earned, createdAt: order.createdAt }
  if (!(await insertChilli(tx, entry))) return
  await setChillies(tx, card.cardNumber, balance)
  if (earned === null) return
  const expiresAt = new Date(rewardExpiresAt(now, market))
  await bankReward(tx, {
    id: randomUUID(),
    cardNumber: card.cardNumber,
    type: earned,
    earnedAt: order.createdAt,
    expiresAt,
  })
}
