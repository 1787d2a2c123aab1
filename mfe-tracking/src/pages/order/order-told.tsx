import { lazy, Suspense } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { useNow } from '@galo/services'
import { mayBeReported } from '../../features/missing-items/missing-items.model'

const OrderUpdates = lazy(() =>
  import('../../features/order-updates/order-updates').then((m) => ({ default: m.OrderUpdates })),
)

/** Its code comes after the page's, and not once the food is there: then there is nothing more to be told of. */
export const OrderTold = ({ order }: { readonly order: SubmittedOrder }) =>
  mayBeReported(order, useNow()) ? null : (
    <Suspense fallback={null}>
      <OrderUpdates order={order} />
    </Suspense>
  )
