import { type GoneBack, marketOfCurrency, MARKETS, money, refundDueBy } from '@galo/domain'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { refunds } from '../../kernel/db/schema'

export type RefundRow = typeof refunds.$inferSelect

/** What was given back of these orders by somebody's word, the first first. */
export const refundsOf = async (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...orderIds]))
        .orderBy(asc(refunds.createdAt), asc(refunds.id))

/** As the rule of what may still go back wants them. */
export const goneBackIn = (rows: readonly RefundRow[]): readonly GoneBack[] =>
  rows.map(({ amount, currency, lines, fees }) => ({ amount: money(currency, amount), lines, fees }))

/** A part as its customer is told of it. Why it was given back they read; who gave it and what they noted they don't. */
export const partRefund = ({ amount, currency, lines, fees, reason, createdAt, madeAt }: RefundRow) => {
  const { timeZone } = MARKETS[marketOfCurrency(currency)]
  return {
    amount: { currency_code: currency, value: amount },
    reason,
    lines: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
    fees: [...fees],
    decided_at: createdAt.toISOString(),
    given_back_at: madeAt?.toISOString() ?? null,
    due_by: refundDueBy((madeAt ?? createdAt).getTime(), timeZone),
  }
}
