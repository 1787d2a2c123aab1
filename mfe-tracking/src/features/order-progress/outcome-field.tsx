import { toMoney } from '@galo/contracts/money'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { BrandField, GaugeRooster } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { OUTCOME_WORDS } from './outcome.words'

const field = css`
  align-content: center;
  justify-items: center;
  gap: 6px;
  padding: 40px 32px;
  text-align: center;
  & .sum {
    margin-top: 12px;
    font: 800 clamp(3.5rem, 7vw, 6rem) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--limao-400);
  }
  & .when {
    max-width: 24ch;
    font: 700 var(--t-3) / 1.3 var(--font-display);
    text-wrap: balance;
  }
`

/**
 * Beside an order that came to nothing, where there is room: what everybody looks for, how much comes back and when. The page says it in words already, so
 * nobody hears it twice.
 */
export const OutcomeField = ({ order }: { readonly order: Pick<SubmittedOrder, 'refund' | 'payment'> }) => {
  const { beside } = useWords(OUTCOME_WORDS)
  const locale = useLocale()
  const { refund, payment } = order
  const sum = refund == null ? { currencyCode: payment.currency, value: 0 } : toMoney(refund.amount)
  return (
    <BrandField rounded tile={88} className="still" css={field} aria-hidden="true">
      <GaugeRooster level={0} size={148} />
      <p className="sum">{formatMoney(sum)}</p>
      <p className="when">
        {refund == null ? beside.nothingTaken : beside.back(formatDay(`${refund.due_by}T12:00:00Z`, 'UTC', locale))}
      </p>
    </BrandField>
  )
}
