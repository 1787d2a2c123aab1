import { defineFragment } from '@galo/navigation'
import { ActiveOrder } from '../features/active-order/active-order'
import { useOrderLog } from '../features/order-log/use-order-log'

/** The banner is often the first of us on a page, so it keeps the log too. */
const ActiveOrderFragment = () => {
  useOrderLog()
  return <ActiveOrder />
}

export default defineFragment('active-order', ActiveOrderFragment)
