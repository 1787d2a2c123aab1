import type { SubmittedOrder } from '@galo/contracts'
import { localDateOf, MARKETS, refundWords } from '@galo/domain'
import { useNow, useServices } from '@galo/services'

/** What of an order goes back and by when, as a sentence; null when nothing does. */
export const useRefundWords = (): ((order: SubmittedOrder) => string | null) => {
  const { timeZone } = MARKETS[useServices().config.market]
  const now = useNow()
  return ({ refund }) => {
    if (refund == null) return null
    const { currency_code, value } = refund.amount
    return refundWords({ currencyCode: currency_code, value }, refund.due_by, localDateOf(now, timeZone))
  }
}
