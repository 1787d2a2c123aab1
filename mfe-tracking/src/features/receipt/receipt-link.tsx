import type { MouseEvent } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { hasReceipt } from './has-receipt'
import { RECEIPT_ACTION_WORDS } from './receipt-actions.words'

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  font-weight: 600;
  @media print {
    display: none;
  }
`

interface ReceiptLinkProps {
  readonly order: SubmittedOrder
  /** Of which order, for who hears several of them one after the other. */
  readonly named?: string
  /** It stands beside the list already. */
  readonly isChosen?: boolean
  /** Puts it beside the list instead of going to its page; null where there is no room. */
  readonly onChoose?: (() => void) | null
}

/** A press that a browser makes another tab or window of is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to the receipt of an order, where there is one. */
export const ReceiptLink = ({ order, named, isChosen = false, onChoose = null }: ReceiptLinkProps) => {
  const { receipt, ofOrder } = useWords(RECEIPT_ACTION_WORDS)
  if (!hasReceipt(order)) return null
  return (
    <Link
      css={link}
      to={`${sitePaths.order(order.id)}/receipt`}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (onChoose === null || !isPlain(event)) return
        event.preventDefault()
        onChoose()
      }}
    >
      {receipt}
      {named !== undefined && <VisuallyHidden>{ofOrder(named)}</VisuallyHidden>}
    </Link>
  )
}
