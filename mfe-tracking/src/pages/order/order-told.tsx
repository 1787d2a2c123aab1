import { lazy, Suspense } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale } from '@galo/words'
import { mayBeReported } from '../../features/missing-items/missing-items.model'
import { isUnderWay } from '../../fulfilment/fulfilment-trackings'

const OrderUpdates = lazy(() =>
  import('../../features/order-updates/order-updates').then((m) => ({ default: m.OrderUpdates })),
)

/** Its code comes after the page's, and not once the food is there, or was eaten: then there is nothing more to be told of. */
export const OrderTold = ({ order }: { readonly order: SubmittedOrder }) => {
  const locale = useLocale()
  const now = useNow()
  const { timeZone } = MARKETS[locale.market]
  if (mayBeReported(order, now) || !isUnderWay(order, now, timeZone, locale)) return null
  return (
    <Suspense fallback={null}>
      <OrderUpdates order={order} />
    </Suspense>
  )
}
