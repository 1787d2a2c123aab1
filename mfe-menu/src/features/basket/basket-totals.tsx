import { lazy, Suspense } from 'react'
import { formatMoney, isDelivery } from '@galo/domain'
import { useStore } from '@galo/state'
import { PriceRows, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { totalsRows } from './basket-totals.model'
import { toMoney } from '@galo/contracts/money'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import type { FeeLabelProps } from './fee-label'

/** Many orders have no fee, nor one to come: its code comes for one. Without it a fee has its name all the same. */
const FeeLabel = lazy(() =>
  import(/* webpackChunkName: "fees" */ './fee-label').then(
    (m) => ({ default: m.FeeLabel }),
    () => ({ default: ({ label }: FeeLabelProps) => label }),
  ),
)

interface BasketTotalsProps {
  /** The checkout, where a customer may add a tip, is still to come. */
  readonly isEarly?: boolean
}

/** Row X13: all that will be paid, fees by name, long before the customer is asked to pay it. */
export const BasketTotals = ({ isEarly = false }: BasketTotalsProps) => {
  const locale = useLocale()
  const words = useWords(BASKET_LINES_WORDS)
  const signed = useStore('basket', (basket) => basket.signed)
  if (signed === null) return null
  const { data } = signed
  const rows = totalsRows(data, locale).map(({ fee, label, ...row }) => ({
    ...row,
    label:
      fee === undefined ? (
        label
      ) : (
        <Suspense fallback={label}>
          <FeeLabel kind={fee} label={label} />
        </Suspense>
      ),
  }))
  return (
    <div>
      <PriceRows rows={rows} total={{ label: words.total, amount: formatMoney(toMoney(data.totals.grand_total)) }} />
      {!isDelivery(data.fulfilment_type) ? (
        <Text size="small" tone="faint">
          {words.allFeesAreIn} {isEarly && words.nothingAdded}
        </Text>
      ) : (
        !data.fees.some(({ kind }) => kind === 'DELIVERY') && (
          <Suspense>
            <FeeLabel />
          </Suspense>
        )
      )}
    </div>
  )
}
