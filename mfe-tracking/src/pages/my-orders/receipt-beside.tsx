import { useEffect, useRef } from 'react'
import { css } from '@galo/css'
import { traceOf } from '@galo/contracts/errors'
import { FailedState, Skeleton } from '@galo/ui'
import { useWords } from '@galo/words'
import { ReceiptActions } from '../../features/receipt/receipt-actions'
import { ReceiptStrip } from '../../features/receipt/receipt-strip'
import { useReceipt } from '../../features/receipt/use-receipt'
import { RECEIPT_PAGE_WORDS } from '../receipt/receipt-page.words'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const beside = css`
  align-self: start;
  position: sticky;
  top: 24px;
  max-height: calc(100vh - 48px);
  overflow-y: auto;
  @media print {
    position: static;
    max-height: none;
  }
`

interface ReceiptBesideProps {
  readonly orderId: string
  /** Somebody pressed for it: its heading gets the focus. */
  readonly isAsked: boolean
}

/** The receipt of one order of the list, where there is room beside it (X19). */
export const ReceiptBeside = ({ orderId, isAsked }: ReceiptBesideProps) => {
  const words = useWords(RECEIPT_PAGE_WORDS)
  const { receiptOf } = useWords(MY_ORDERS_WORDS)
  const receipt = useReceipt(orderId)
  const place = useRef<HTMLElement>(null)
  const isHere = receipt.kind === 'ready'
  useEffect(() => {
    if (isHere && isAsked) place.current?.querySelector('h2')?.focus()
  }, [isHere, isAsked])
  return (
    <section css={beside} ref={place} aria-label={receiptOf} aria-busy={!isHere && receipt.kind !== 'failed'}>
      {receipt.kind === 'ready' ? (
        <ReceiptStrip receipt={receipt.data} level={2}>
          <ReceiptActions orderId={orderId} isBeside />
        </ReceiptStrip>
      ) : receipt.kind === 'failed' ? (
        <FailedState
          heading={words.outOfReach}
          text={words.outOfReachText}
          reference={traceOf(receipt.error)}
          onRetry={receipt.refresh}
        />
      ) : (
        <Skeleton height={560} />
      )}
    </section>
  )
}
