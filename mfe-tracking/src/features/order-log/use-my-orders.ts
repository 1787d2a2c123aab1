import { useAsyncData, useServices, type AsyncData } from '@galo/services'
import { useWriter } from '@galo/state'
import { withAnswers, withOrders } from './order-log.model'
import { useOrderLog } from './use-order-log'

/**
 * Loads every order of this visitor into the stores, also those that this tab or device has never heard of (decision 0030).
 * Without an answer the stores keep what they have.
 */
export const useMyOrders = (): { readonly answer: AsyncData<unknown>; readonly retry: () => void } => {
  useOrderLog()
  const { http, log } = useServices()
  const submitted = useWriter('submittedOrder')
  const tracking = useWriter('tracking')
  const answer = useAsyncData({
    key: 'mine',
    load: async (signal) => {
      const { listOrders } = await import('@galo/contracts/orders')
      return http.send(listOrders, { signal })
    },
    onData: (orders) => {
      submitted.setState((before) => withOrders(before, orders))
      tracking.setState((before) => withAnswers(before, orders))
    },
    onFailure: (error) => log('warning', 'The orders could not be listed', { error }),
  })
  return { answer, retry: answer.refresh }
}
