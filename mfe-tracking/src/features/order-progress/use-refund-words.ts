import type { SubmittedOrder } from '@galo/contracts'
import { localDateOf, MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale } from '@galo/words'
import { refundWords } from '@galo/words/format'

/** What of an order goes back and by when, as a sentence; null when nothing does. */
export const useRefundWords = (): ((order: SubmittedOrder) => string | null) => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  return ({ refund }) => {
    if (refund == null) return null
    const { currency_code, value } = refund.amount
    return refundWords({ currencyCode: currency_code, value }, refund.due_by, localDateOf(now, timeZone), locale)
  }
}
