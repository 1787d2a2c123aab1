import type { getReporting } from '@galo/contracts/orders'
import type { WireAnswerOf } from '@galo/contracts/call'
import { marketOfCurrency, MARKETS, refundDueBy } from '@galo/domain'
import type { OrderRow } from '../orders'
import type { ReportRow } from './reports.store'

export type ReportingView = WireAnswerOf<typeof getReporting>['data']

/** What became of a report, as its customer is told. */
export const reportView = (order: OrderRow, row: ReportRow): NonNullable<ReportingView['report']> => ({
  state: row.state,
  reported_at: row.reportedAt.toISOString(),
  items: [...row.items],
  amount: { currency_code: order.currency, value: row.amount },
  due_by:
    row.state !== 'given-back' || row.decidedAt === null
      ? null
      : refundDueBy(row.decidedAt.getTime(), MARKETS[marketOfCurrency(order.currency)].timeZone),
})
