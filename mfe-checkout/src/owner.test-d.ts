import { usePublish } from '@galo/events'
import { useWriter } from '@galo/state'

/** Never run: the compiler is the test. What is somebody else's can't be written or said here. */
export const useOnlyOurOwn = () => {
  useWriter('checkout')
  useWriter('fulfilmentDetails')
  useWriter('payment')
  // @ts-expect-error the basket is menu's
  useWriter('basket')
  // @ts-expect-error the order is tracking's
  useWriter('submittedOrder')

  const publish = usePublish()
  publish('basket.refused', { basketId: 'basket-1', code: 'BASKET_STALE' })
  publish('order.submitted', { basketId: 'basket-1', orderId: 'order-1' })
  // @ts-expect-error only menu says that its basket is gone
  publish('basket.cleared', { basketId: 'basket-1', reason: 'ordered' })
}
