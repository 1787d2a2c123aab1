import type { Db } from '../../kernel/db/database'
import type { CardProvider, ProviderIntent } from '../../providers/card/port'
import { openTransactionOf, rememberPaid, replaceTransaction, type TransactionRow } from './payment.store'

export interface WithCards {
  readonly db: Db
  readonly cards: CardProvider
}

/** What the provider says of the payment a basket has. */
export interface Looked {
  /** The intent that was asked about; null while there is none. */
  readonly intentId: string | null
  /** Undefined while the provider has not been asked for one, or does not know it any more. */
  readonly intent: ProviderIntent | undefined
}

/** Asks the provider how far the basket's payment is, and remembers money that is in. Outside of any transaction. */
export const lookAtPayment = async ({ db, cards }: WithCards, basketId: string): Promise<Looked | null> => {
  const open = await openTransactionOf(db, basketId)
  if (open === undefined) return null
  const intent = open.intentId === null ? undefined : await cards.getIntent(open.intentId)
  await rememberPaid(db, open.reference, intent)
  return { intentId: open.intentId, intent }
}

/** Makes sure nobody can pay it any more, or learns that somebody has. Outside of any transaction. */
export const withdrawAtProvider = async (
  { db, cards }: WithCards,
  { reference, intentId }: Pick<TransactionRow, 'reference' | 'intentId'>,
): Promise<void> => {
  const intent = intentId === null ? undefined : await cards.cancelIntent(intentId)
  if (intent === undefined || intent.status === 'canceled') return replaceTransaction(db, reference)
  await rememberPaid(db, reference, intent)
}
