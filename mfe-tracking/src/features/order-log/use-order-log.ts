import { useFact } from '@galo/events'
import { useWriter } from '@galo/state'
import { withSubmitted } from './order-log.model'

/**
 * Writes down every order of this visit. The fact is kept by the bus, so that whoever of us arrives first hears it,
 * however late; hearing it twice changes nothing.
 */
export const useOrderLog = (): void => {
  const log = useWriter('submittedOrder')
  useFact('order.submitted', ({ payload, at }) => log.setState((before) => withSubmitted(before, payload, at)))
}
