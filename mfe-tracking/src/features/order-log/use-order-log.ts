import { useFact } from '@galo/events'
import { useWriter } from '@galo/state'
import { withOrder } from './order-log.model'

/**
 * Writes down every order of this visit. The fact is kept by the bus, so that whoever of us arrives first hears it,
 * however late; hearing it twice changes nothing.
 */
export const useOrderLog = (): void => {
  const log = useWriter('submittedOrder')
  useFact('order.submitted', ({ payload, at }) =>
    log.setState((before) => withOrder(before, { orderId: payload.orderId, placedAt: new Date(at).toISOString() })),
  )
}
