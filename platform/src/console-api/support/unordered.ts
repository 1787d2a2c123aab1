import type { Unordered } from '@galo/console/calls'
import { formatMoney, money } from '@galo/domain'
import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../kernel/db/database'
import { baskets, orders, restaurants, transactions } from '../../kernel/db/schema'

/** So many of those that have gone back are shown, the latest. */
const MOST_GONE = 20
const MOST_WAITING = 100

const metadataSchema = z.object({ guest: z.object({ email: z.string().nullish() }).nullish() })

const emailOf = (metadata: unknown): string | null => {
  const read = metadataSchema.safeParse(metadata)
  return read.success ? (read.data.guest?.email ?? null) : null
}

/** In the words of the index that holds them. */
const cameIn = or(isNotNull(transactions.paidAt), isNotNull(transactions.settledAt))
const isWithoutOrder = or(isNotNull(transactions.dueAt), eq(transactions.state, 'replaced'))

const payments = (db: Db) =>
  db
    .select({ payment: transactions, restaurantName: restaurants.name })
    .from(transactions)
    .innerJoin(baskets, eq(baskets.id, transactions.basketId))
    .innerJoin(restaurants, eq(restaurants.id, baskets.restaurantId))
    .leftJoin(orders, eq(orders.paymentReference, transactions.reference))

type Row = Awaited<ReturnType<typeof payments>>[number]

const stateOf = ({ state, refundDueAt }: Row['payment']): Unordered['state'] => {
  if (refundDueAt !== null) return 'going-back'
  return state === 'open' ? 'waits' : 'gone-back'
}

const onWire = ({ payment, restaurantName }: Row): Unordered => {
  const { reference, amount, currency, cardBrand, cardLastFour, createdAt, dueAt, metadata, paidAt, settledAt } =
    payment
  return {
    ...{ reference, restaurantName, cardBrand, cardLastFour },
    paidAt: (paidAt ?? settledAt ?? createdAt).toISOString(),
    amountLabel: formatMoney(money(currency, amount)),
    email: emailOf(metadata),
    state: stateOf(payment),
    until: (payment.refundDueAt ?? dueAt)?.toISOString() ?? null,
  }
}

/** Money that came in and has no order: what waits and what is on its way, the oldest first; then what has gone back, the latest first. */
export const unorderedPayments = async (db: Db): Promise<{ payments: Unordered[] }> => {
  const isOver = and(eq(transactions.state, 'replaced'), isNull(transactions.refundDueAt))
  const all = and(cameIn, isWithoutOrder, isNull(orders.id))
  const waiting = await payments(db)
    .where(and(all, or(eq(transactions.state, 'open'), isNotNull(transactions.refundDueAt))))
    .orderBy(asc(transactions.createdAt), asc(transactions.reference))
    .limit(MOST_WAITING)
  const gone = await payments(db)
    .where(and(all, isOver))
    .orderBy(desc(transactions.createdAt), desc(transactions.reference))
    .limit(MOST_GONE)
  return { payments: [...waiting, ...gone].map(onWire) }
}
