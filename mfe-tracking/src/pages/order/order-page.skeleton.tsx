import { Skeleton, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { orderLayout } from './order-layout'
import { ORDER_PAGE_WORDS } from './order-page.words'

interface OrderSkeletonProps {
  /** Another one says it, before or after this one. */
  readonly isSilent?: boolean
}

/** The order's own geometry while it is being looked up. */
export const OrderSkeleton = ({ isSilent = false }: OrderSkeletonProps) => {
  const { looking } = useWords(ORDER_PAGE_WORDS)
  return (
    <div css={orderLayout} aria-busy="true">
      <div className="panel">
        {!isSilent && <VisuallyHidden role="status">{looking}</VisuallyHidden>}
        <Skeleton height={24} width="60%" />
        <Skeleton height={72} width="50%" />
        <Skeleton height={48} />
        <Skeleton height={72} />
        <Skeleton height={160} />
      </div>
      <Skeleton height={220} />
    </div>
  )
}

/** Silent for screen readers: the page announces what it loads itself. */
export const OrderPageOnItsWay = () => <OrderSkeleton isSilent />
