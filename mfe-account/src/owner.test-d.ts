import { usePublish } from '@galo/events'
import { useWriter } from '@galo/state'

/** Compiled, never run: what this package may write and say, and what it may not. */
export const useOwnThings = () => {
  const publish = usePublish()
  // @ts-expect-error what was typed at the checkout is the checkout's; here it is only read
  useWriter('fulfilmentDetails')
  // @ts-expect-error tracking's
  publish('order.finished', { orderId: 'o1', state: 'confirmed' })
}
