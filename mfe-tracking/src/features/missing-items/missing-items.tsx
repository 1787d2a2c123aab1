import { useState } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { matter } from '../../screen/matter-style'
import { MissingItemsForm } from './missing-items-form'
import { MISSING_ITEMS_WORDS } from './missing-items.words'
import { ReportSaid } from './report-said'
import { useReporting } from './use-reporting'

/** From when the food is there: a dish that was missing or wrong is reported, and what became of it is said (X28). Nothing is shown while nobody knows. */
export const MissingItems = ({ order }: { readonly order: SubmittedOrder }) => {
  const words = useWords(MISSING_ITEMS_WORDS)
  const { reporting, sending, send } = useReporting(order.id)
  const [isOpen, setOpen] = useState(false)
  if (reporting.kind !== 'ready') return null
  const { report, until } = reporting.data
  if (report !== null)
    return (
      <section css={matter} aria-labelledby="missing-items">
        <ReportSaid order={order} report={report} isNew={isOpen} />
      </section>
    )
  if (until === null) return null
  return (
    <section css={matter} aria-labelledby="missing-items">
      <h2 id="missing-items">{words.heading}</h2>
      <p>{words.intro}</p>
      {isOpen ? (
        <MissingItemsForm order={order} sending={sending} onSend={send} />
      ) : (
        <Button variant="soft" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </section>
  )
}
