import { randomUUID } from 'node:crypto'
import {
  addChilli,
  earningOf,
  isFailedOrder,
  localDateOf,
  MARKETS,
  money,
  rewardExpiresAt,
  type OrderState,
} from '@galo/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orders } from '../../kernel/db/schema'
import { releaseRedemption } from '../discounts/discounts.store'
import { bankReward, insertChilli, lastChilliAt, lockCard, returnReward, setChillies } from './loyalty.store'

interface Settled {
  readonly id: string
  readonly state: OrderState
  readonly refundedAt: Date | null
}

/**
 * Q06: a confirmed order earns its chilli, on the day it was made, if its food came to enough and the day has had none; the chilli that
 * fills a stretch of the card banks its reward.
 */
const earnChilli = async (tx: Db, orderId: string): Promise<void> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const card = order && (await lockCard(tx, order.customerId))
  if (order === undefined || card === undefined) return
  const { items, deductions } = order.basket.totals
  const market = order.currency === 'GBP' ? 'UK' : 'IE'
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

const cameToNothing = ({ state, refundedAt }: Settled): boolean => isFailedOrder(state) || refundedAt !== null

/**
 * What an order's move does to its customer's card and code: confirmed, it earns; come to nothing, its reward and the use of its code go
 * back. Call it where the order's row is held and written; told the same twice it does it once.
 */
export const settleLoyalty = async (tx: Db, before: Settled, after: Settled, at: Date): Promise<void> => {
  if (after.state === 'confirmed' && before.state !== 'confirmed') await earnChilli(tx, after.id)
  if (!cameToNothing(after) || cameToNothing(before)) return
  await returnReward(tx, after.id)
  await releaseRedemption(tx, after.id, at)
}
