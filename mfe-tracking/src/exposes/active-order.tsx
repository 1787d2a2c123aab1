import { defineFragment } from '@galo/navigation'
import { ActiveOrder } from '../features/active-order/active-order'
import { useOrderLog } from '../features/order-log/use-order-log'

/** The banner is often the first code of this remote on a page, so it records submitted orders too. */
const ActiveOrderFragment = () => {
  useOrderLog()
  return <ActiveOrder />
}

export default defineFragment('active-order', ActiveOrderFragment)
