import { useEffect, useRef, useState } from 'react'
import { formatMoney, isDelivery } from '@galo/domain'
import { useStore } from '@galo/state'
import { PriceRows, Text, VisuallyHidden } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { totalsRows } from './basket-totals.model'
import { toMoney } from '@galo/contracts/money'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { FeeLabel } from './fee-label'

/** Says the total when it has become another one; what it was at first is read where it stands. */
const SpokenTotal = ({ total }: { readonly total: string }) => {
  const words = useWords(BASKET_LINES_WORDS)
  const last = useRef(total)
  const [spoken, setSpoken] = useState<string | null>(null)
  useEffect(() => {
    if (last.current === total) return
    last.current = total
    setSpoken(total)
  }, [total])
  return <VisuallyHidden role="status">{spoken === null ? null : words.totalNow(spoken)}</VisuallyHidden>
}

/** Row X13: all that will be paid, fees by name, long before the customer is asked to pay it. */
export const BasketTotals = () => {
  const locale = useLocale()
  const words = useWords(BASKET_LINES_WORDS)
  const signed = useStore('basket', (basket) => basket.signed)
  if (signed === null) return null
  const { data } = signed
  const total = formatMoney(toMoney(data.totals.grand_total))
  const rows = totalsRows(data, locale).map(({ reason, label, ...row }) => ({
    ...row,
    label: reason === undefined ? label : <FeeLabel label={label} reason={reason} />,
  }))
  return (
    <div>
      <PriceRows rows={rows} total={{ label: words.total, amount: total }} />
      {!isDelivery(data.fulfilment_type) && (
        <Text size="small" tone="faint">
          {words.allFeesAreIn}
        </Text>
      )}
      <SpokenTotal total={total} />
    </div>
  )
}
