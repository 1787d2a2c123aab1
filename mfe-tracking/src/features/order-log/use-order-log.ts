import { useFact } from '@galo/events'
import { useWriter } from '@galo/state'
import { withSubmitted } from './order-log.model'

/**
 * Records every order of this visit. The bus retains the fact, so any part of this remote may hear it, however late; hearing it twice
 * changes nothing.
 */
export const useOrderLog = (): void => {
  const log = useWriter('submittedOrder')
  useFact('order.submitted', ({ payload, at }) => log.setState((before) => withSubmitted(before, payload, at)))
}
