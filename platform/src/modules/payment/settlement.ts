import type { Db } from '../../kernel/db/database'
import { standInProvider } from '../../providers/card/card-provider'
import { openTransactionOf, replaceTransaction } from './payment.store'

/** Whether the basket's money is already in. Call with the basket locked. */
export const isPaid = async (db: Db, basketId: string, now: Date): Promise<boolean> => {
  const open = await openTransactionOf(db, basketId)
  if (open === undefined) return false
  return (await standInProvider(db, now).getIntent(open.intentId))?.status === 'succeeded'
}

/**
 * The basket is about to cost something else: whatever payment was under way must not go through for the old amount.
 * False when it already has; then the basket must stay as it is. Call with the basket locked.
 */
export const withdrawPayment = async (db: Db, basketId: string, now: Date): Promise<boolean> => {
  const open = await openTransactionOf(db, basketId)
  if (open === undefined) return true
  const intent = await standInProvider(db, now).cancelIntent(open.intentId)
  if (intent?.status === 'succeeded') return false
  await replaceTransaction(db, open.reference)
  return true
}
