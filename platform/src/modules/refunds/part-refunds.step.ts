import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { forEachDue } from '../../kernel/db/each-due'
import type { Platform } from '../../kernel/platform'
import { refunds, transactions } from '../../kernel/db/schema'
import type { CardProvider } from '../../providers/card/port'
import { claimPartRefund, partRefundMade } from './refunds.store'

/** When a refund is asked for again whose answer never came. */
const AGAIN_AFTER_MS = 5_000

interface Refunding extends Pick<Platform, 'db'> {
  readonly cards: CardProvider
}

/** Has the provider give back one part. The key is the refund's own: whoever asks, and however often after a crash, it is the same money. */
export const makePartRefund = async ({ db, cards }: Refunding, id: string, now: Date): Promise<void> => {
  const due = await claimPartRefund(db, id, now, new Date(now.getTime() + AGAIN_AFTER_MS))
  if (due === undefined) return
  const [paid] = await db
    .select({ intentId: transactions.intentId })
    .from(transactions)
    .where(eq(transactions.reference, due.paymentReference))
  if (paid?.intentId != null) await cards.refund(paid.intentId, `${id}-part`, due.amount)
  await partRefundMade(db, id, now)
}

/** Makes whatever refund is due. Safe with several processes, and after one that ended half-way. */
export const stepPartRefunds = (platform: Refunding, now: Date): Promise<void> =>
  forEachDue(
    (after, most) =>
      platform.db
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(lte(refunds.dueAt, now), gt(refunds.id, after)))
        .orderBy(asc(refunds.id))
        .limit(most),
    ({ id }) => makePartRefund(platform, id, now),
    'refund',
  )
