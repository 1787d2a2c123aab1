import { isRejected, traceOf } from '@galo/contracts/errors'
import { css } from '@galo/css'
import type { PageProps } from '@galo/navigation'
import { useHydrated } from '@galo/ui'
import { useWords } from '@galo/words'
import { ReceiptActions } from '../../features/receipt/receipt-actions'
import { ReceiptStrip } from '../../features/receipt/receipt-strip'
import { useReceipt } from '../../features/receipt/use-receipt'
import { NotYoursPage } from '../not-yours-page'
import { OrderSkeleton } from '../order/order-page.skeleton'
import { useArrivalFocus } from '../order/use-arrival-focus'
import { OutOfReachPage } from '../out-of-reach-page'
import type { ReceiptPageData } from './receipt-page.loader'
import { RECEIPT_PAGE_WORDS } from './receipt-page.words'

const page = css`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 20px var(--gutter) 64px;
  @media print {
    display: block;
    padding: 0;
  }
`

const Receipt = ({ orderId }: ReceiptPageData) => {
  const words = useWords(RECEIPT_PAGE_WORDS)
  const receipt = useReceipt(orderId)
  useArrivalFocus(receipt.kind === 'loading' || receipt.kind === 'idle' ? null : receipt.kind)
  if (receipt.kind === 'loading' || receipt.kind === 'idle') return <OrderSkeleton />
  if (receipt.kind === 'failed')
    return isRejected(receipt.error) && receipt.error.model.status === 404 ? (
      <NotYoursPage heading={words.unknown} text={words.unknownText} />
    ) : (
      <OutOfReachPage
        heading={words.outOfReach}
        text={words.outOfReachText}
        reference={traceOf(receipt.error)}
        onRetry={receipt.refresh}
      />
    )
  return (
    <div css={page}>
      <ReceiptStrip receipt={receipt.data}>
        <ReceiptActions orderId={orderId} />
      </ReceiptStrip>
    </div>
  )
}

/** `/order/myorders/:id/receipt` (X19). Whose token asks only the browser knows, so the server says nothing of it. */
export const ReceiptPage = ({ data }: PageProps<ReceiptPageData>) =>
  useHydrated() ? <Receipt orderId={data.orderId} /> : <OrderSkeleton />
