import { lazy, Suspense } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { mayBeShared } from '@galo/domain'
import { progressOf } from '../../order/latest-of'

const ShareTracking = lazy(() =>
  import('../../features/share-tracking/share-tracking').then((m) => ({ default: m.ShareTracking })),
)

/** Its code comes after the page's, and only while there is a way to follow. */
export const OrderShared = ({ order }: { readonly order: SubmittedOrder }) =>
  mayBeShared(progressOf(order)) ? (
    <Suspense fallback={null}>
      <ShareTracking orderId={order.id} />
    </Suspense>
  ) : null
