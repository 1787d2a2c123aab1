import { formatMoney, type Money } from '@galo/domain'
import { PriceRows } from '@galo/ui'
import { useWords } from '@galo/words'
import { TIP_WORDS } from './tip.words'

interface TipRowsProps {
  /** What the card is asked for. */
  readonly total: Money
  readonly tip: number
}

/** Under the order: what is tipped, and what it all comes to. */
export const TipRows = ({ total, tip }: TipRowsProps) => {
  const words = useWords(TIP_WORDS)
  return (
    <PriceRows
      rows={[{ label: words.row, amount: formatMoney({ ...total, value: tip }) }]}
      total={{ label: words.total, amount: formatMoney(total) }}
    />
  )
}
