import { usePublish } from '@galo/events'
import { useWriter } from '@galo/state'

/** Compiled, never run: what this package may write and say, and what it may not. */
export const useOwnThings = () => {
  useWriter('submittedOrder')
  useWriter('tracking')
  const publish = usePublish()
  publish('order.state-changed', { orderId: 'o1', state: 'placed' })
  // @ts-expect-error the search's
  useWriter('location')
  // @ts-expect-error an order is submitted by the checkout
  publish('order.submitted', { orderId: 'o1', basketId: 'b1' })
}
