import { useEffect, useRef, useState } from 'react'
import { toMoney } from '@galo/contracts/money'
import { formatMoney } from '@galo/domain'
import { useStore } from '@galo/state'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'

/** Says the total when it has become another one; what it was at first is read where it stands. */
export const SpokenTotal = () => {
  const words = useWords(BASKET_LINES_WORDS)
  const total = useStore('basket', ({ signed }) =>
    signed === null ? null : formatMoney(toMoney(signed.data.totals.grand_total)),
  )
  const last = useRef(total)
  const [spoken, setSpoken] = useState<string | null>(null)
  useEffect(() => {
    if (last.current === total) return
    last.current = total
    setSpoken(total)
  }, [total])
  return <VisuallyHidden role="status">{spoken === null ? null : words.totalNow(spoken)}</VisuallyHidden>
}
