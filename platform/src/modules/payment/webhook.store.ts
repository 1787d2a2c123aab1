import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../kernel/db/database'
import { paymentEvents, transactions } from '../../kernel/db/schema'
import { afterMessage, type eventSchema } from './webhook.rules'

/**
 * Records a message, once: its id is written in the transaction that applies it. It changes what we have been told of a payment and
 * nothing else; one about an intent that is not ours is only remembered.
 */
export const recordMessage = (db: Db, event: z.infer<typeof eventSchema>, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { object } = event.data
    const intentId = object.payment_intent ?? object.id
    const fresh = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, intentId, receivedAt: now })
      .onConflictDoNothing()
      .returning()
    if (fresh.length === 0) return
    const [row] = await tx.select().from(transactions).where(eq(transactions.intentId, intentId)).for('update')
    if (row === undefined) return
    const { settledAt, failedAt, failureCode, refundedAt } = row
    const error = object.last_payment_error
    const report = afterMessage(
      { settledAt, failedAt, failureCode, refundedAt },
      {
        type: event.type,
        at: new Date(event.created * 1000),
        isWhole: object.refunded === true,
        failureCode: error?.decline_code ?? error?.code ?? null,
      },
    )
    await tx.update(transactions).set(report).where(eq(transactions.reference, row.reference))
  })
