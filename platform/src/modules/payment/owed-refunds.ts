import { and, asc, gt, lte } from 'drizzle-orm'
import { forEachDue } from '../../kernel/db/each-due'
import { transactions } from '../../kernel/db/schema'
import type { PaymentPlatform } from './payment.state'
import { claimRefund, refundMade } from './payment.store'

/** When a refund is asked for again whose answer never came. */
const AGAIN_AFTER_MS = 5_000

type Refunding = Pick<PaymentPlatform, 'db' | 'cards'>

/**
 * Gives back the money of one payment that is owed. The key is the payment's own: whoever asks, and however often after a crash, it is the
 * same refund.
 */
export const giveBack = async ({ db, cards }: Refunding, reference: string, now: Date): Promise<void> => {
  const owed = await claimRefund(db, reference, now, new Date(now.getTime() + AGAIN_AFTER_MS))
  if (owed === undefined) return
  if (owed.intentId !== null) await cards.refund(owed.intentId, `${reference}-refund`, null)
  await refundMade(db, reference, now)
}

/** Gives back whatever is owed. Safe with several processes, and after one that ended half-way. */
export const stepOwedRefunds = (platform: Refunding, now: Date): Promise<void> =>
  forEachDue(
    (after, most) =>
      platform.db
        .select({ id: transactions.reference })
        .from(transactions)
        .where(and(lte(transactions.refundDueAt, now), gt(transactions.reference, after)))
        .orderBy(asc(transactions.reference))
        .limit(most),
    ({ id }) => giveBack(platform, id, now),
    'payment',
  )
