import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { baskets, transactions } from '../../kernel/db/schema'
import { transactAsking } from '../../kernel/db/ask-first'
import { forEachDue } from '../../kernel/db/each-due'
import { orderOfBasket } from '../basket'
import { refundBasket } from './refund-unordered'
import type { PaymentPlatform } from './payment.state'
import { scheduleCheck } from './payment.store'
import { unclaimedAt } from './unclaimed.rules'

/**
 * One payment that is due, with its basket held and then itself, in the order in which everybody does. A basket that somebody else holds
 * is being paid, ordered or looked at this moment: it is left for the next time. What it owes goes back by itself (owed-refunds.ts).
 */
const settleOne = async (
  platform: PaymentPlatform,
  { id: reference, basketId }: { readonly id: string; readonly basketId: string },
  now: Date,
): Promise<void> => {
  // Asked of the provider: a message that was lost must not keep the money.
  await platform.payments.look(basketId)
  await transactAsking(platform.db, async (tx) => {
    const [row] = await tx.select().from(baskets).where(eq(baskets.id, basketId)).for('update', { skipLocked: true })
    if (row === undefined) return
    const due = and(eq(transactions.reference, reference), lte(transactions.dueAt, now))
    const [payment] = await tx.select().from(transactions).where(due).for('update')
    if (payment === undefined) return
    if ((await orderOfBasket(tx, basketId)) !== undefined) return scheduleCheck(tx, reference, null)

    const what = unclaimedAt(payment.paidAt, now)
    if (what.kind === 'wait') return scheduleCheck(tx, reference, what.until)
    if (what.kind === 'give-back') await refundBasket(platform, { tx, row, now })
    // Somebody who pays it at this very moment is found out by withdrawing, and their hour begins at the next look.
    else await platform.payments.withdraw(tx, basketId)
  })
}

/**
 * Gives back what was paid and never ordered, and withdraws what was asked for and never paid, once their hour is over (0025). Safe with
 * several processes.
 */
export const stepUnclaimedPayments = (platform: PaymentPlatform, now: Date): Promise<void> =>
  forEachDue(
    (after, most) =>
      platform.db
        .select({ id: transactions.reference, basketId: transactions.basketId })
        .from(transactions)
        .where(and(lte(transactions.dueAt, now), gt(transactions.reference, after)))
        .orderBy(asc(transactions.reference))
        .limit(most),
    (due) => settleOne(platform, due, now),
    'payment',
  )
