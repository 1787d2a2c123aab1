import { usePublish } from '@galo/events'
import { useWriter } from '@galo/state'

/** Compiled, never run: lines that must not compile when somebody else owns what they touch. */
export const ownsItsOwnOnly = () => {
  useWriter('basket')
  // @ts-expect-error -- the location belongs to mfe-search
  useWriter('location')
  // @ts-expect-error -- payment belongs to mfe-checkout
  useWriter('payment')

  const publish = usePublish()
  publish('basket.changed', { basketId: 'basket-1', revision: 1 })
  publish('basket.cleared', { basketId: 'basket-1', reason: 'ordered' })
  // @ts-expect-error -- only mfe-checkout knows that an order was submitted
  publish('order.submitted', { orderId: 'order-1', basketId: 'basket-1' })
}
