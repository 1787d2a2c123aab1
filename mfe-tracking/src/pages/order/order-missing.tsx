import { lazy, Suspense } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { useNow } from '@galo/services'
import { mayBeReported } from '../../features/missing-items/missing-items.model'

const MissingItems = lazy(() =>
  import('../../features/missing-items/missing-items').then((m) => ({ default: m.MissingItems })),
)

/** Its code comes once the food is there: few who watch an order have anything to report. */
export const OrderMissing = ({ order }: { readonly order: SubmittedOrder }) =>
  mayBeReported(order, useNow()) ? (
    <Suspense fallback={null}>
      <MissingItems order={order} />
    </Suspense>
  ) : null
