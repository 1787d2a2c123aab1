import { formatMoney } from '@galo/domain'
import { useStore } from '@galo/state'
import { PriceRows, Text } from '@galo/ui'
import { useLocale } from '@galo/words'
import { totalsRows } from './basket-totals.model'
import { moneyOf } from './basket.model'

/** Row X13: all that will be paid, fees by name, long before the customer is asked to pay it. */
export const BasketTotals = () => {
  const locale = useLocale()
  const signed = useStore('basket', (basket) => basket.signed)
  if (signed === null) return null
  const { data } = signed
  return (
    <div>
      <PriceRows
        rows={totalsRows(data, locale)}
        total={{ label: 'Total', amount: formatMoney(moneyOf(data.totals.grand_total)) }}
      />
      {data.fulfilment_type === 'COLLECTION' && (
        <Text size="small" tone="faint">
          All fees are in. Nothing is added at checkout.
        </Text>
      )}
    </div>
  )
}
