import { and, eq, isNotNull } from 'drizzle-orm'
import { transactions } from '../../kernel/db/schema'
import type { ProviderCharge } from '../../providers/card/port'
import type { WithCards } from './payment.look'

/** Everything that was ever taken for a basket, also what has gone back, as the provider itself has it. */
export const chargesOfBasket = async ({ db, cards }: WithCards, basketId: string): Promise<ProviderCharge[]> => {
  const asked = await db
    .select({ intentId: transactions.intentId })
    .from(transactions)
    .where(and(eq(transactions.basketId, basketId), isNotNull(transactions.intentId)))
  return (await Promise.all(asked.map(({ intentId }) => cards.chargesOf(intentId ?? '')))).flat()
}
