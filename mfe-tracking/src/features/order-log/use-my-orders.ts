import { useAsyncData, useServices, type AsyncData } from '@galo/services'
import { useWriter } from '@galo/state'
import { withAnswers, withOrders } from './order-log.model'
import { useOrderLog } from './use-order-log'

/**
 * Asks the platform for every order of this visitor, for whom this tab may be new: what was lost with an answer, a tab or a browser is found again.
 * The stores have what came of it; without an answer they keep what this device knows.
 */
export const useMyOrders = (): { readonly answer: AsyncData<unknown>['kind']; readonly retry: () => void } => {
  useOrderLog()
  const { http, log } = useServices()
  const submitted = useWriter('submittedOrder')
  const tracking = useWriter('tracking')
  const { kind, refresh } = useAsyncData({
    key: 'mine',
    load: async (signal) => {
      const { listOrders } = await import('@galo/contracts/orders')
      return http.send(listOrders, { signal })
    },
    onData: (orders) => {
      submitted.setState((before) => withOrders(before, orders))
      tracking.setState((before) => withAnswers(before, orders))
    },
    onFailure: (error) => log('warning', 'The orders could not be listed', { error: String(error) }),
  })
  return { answer: kind, retry: refresh }
}
