import type { SubmittedOrder } from '@galo/contracts/orders'
import { usePublish } from '@galo/events'
import { useNavigate } from '@galo/navigation'
import { useNow } from '@galo/services'
import { ArrowCounterClockwiseIcon, Button } from '@galo/ui'
import { useWords } from '@galo/words'
import { mayOrderAgain } from './order-again.model'
import { ORDER_AGAIN_WORDS } from './order-again.words'

interface OrderAgainProps {
  readonly order: SubmittedOrder
  /** Its menu. */
  readonly to: string
  /** In a list: which order it is, for who hears the button alone. */
  readonly named?: string
}

/**
 * The same food once more (X01). mfe-menu hears `order-again.requested`, there or once its page is open: it puts the food in at today's prices, names what
 * can't be had, and offers a basket that was there before back.
 */
export const OrderAgain = ({ order, to, named }: OrderAgainProps) => {
  const words = useWords(ORDER_AGAIN_WORDS)
  const publish = usePublish()
  const navigate = useNavigate()
  const now = useNow()
  if (!mayOrderAgain(order, now)) return null
  return (
    <Button
      variant="soft"
      size={named === undefined ? 'normal' : 'small'}
      icon={<ArrowCounterClockwiseIcon />}
      {...(named !== undefined && { 'aria-label': words.orderAgainFrom(named) })}
      onClick={() => {
        publish('order-again.requested', { orderId: order.id })
        void navigate(to)
      }}
    >
      {words.orderAgain}
    </Button>
  )
}
