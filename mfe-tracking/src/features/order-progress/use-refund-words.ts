import { toMoney } from '@galo/contracts/money'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { localDateOf, MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale } from '@galo/words'
import { cardName, refundWords } from '@galo/words/format'

/** What of an order goes back and by when, as a sentence; null when nothing does. */
export const useRefundWords = (): ((order: SubmittedOrder) => string | null) => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  return ({ refund, payment: { card } }) =>
    refund == null
      ? null
      : refundWords(
          toMoney(refund.amount),
          refund.due_by,
          localDateOf(now, timeZone),
          locale,
          card && cardName(card, locale),
        )
}
