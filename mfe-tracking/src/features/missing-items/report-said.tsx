import { useEffect, useRef } from 'react'
import { toMoney } from '@galo/contracts/money'
import type { ItemReport, SubmittedOrder } from '@galo/contracts/orders'
import { formatMoney } from '@galo/domain'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { MISSING_ITEMS_WORDS } from './missing-items.words'

interface ReportSaidProps {
  readonly order: SubmittedOrder
  readonly report: ItemReport
  /** It has just been sent from here: its heading gets the focus that the form had. */
  readonly isNew: boolean
}

/** What was reported, and what became of it. */
export const ReportSaid = ({ order, report, isNew }: ReportSaidProps) => {
  const words = useWords(MISSING_ITEMS_WORDS)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const amount = formatMoney(toMoney(report.amount))
  const dishOf = (lineId: string): string => order.order_items.find(({ id }) => id === lineId)?.display_name ?? ''
  return (
    <>
      <h2 id="missing-items" ref={heading} tabIndex={-1}>
        {words.reported}
      </h2>
      <ul>
        {report.items.map(({ line_id, quantity, problem }) => (
          <li key={`${line_id} ${problem}`}>{words.item(quantity, dishOf(line_id), words.kinds[problem])}</li>
        ))}
      </ul>
      <p role="status">
        {words.outcomes[report.state](
          amount,
          report.due_by === null ? '' : formatDay(`${report.due_by}T12:00:00Z`, 'UTC', locale),
        )}
      </p>
    </>
  )
}
