import { useEffect, useState } from 'react'
import { useServices } from '@galo/services'
import { useWriter } from '@galo/state'
import { withAnswers, withOrders } from './order-log.model'
import { useOrderLog } from './use-order-log'

export type Asking = 'asking' | 'answered' | 'failed'

/**
 * Asks the platform for every order of this visitor, for whom this tab may be new: what was lost with an answer, a tab or a browser is found again.
 * The stores have what came of it; without an answer they keep what this device knows.
 */
export const useMyOrders = (): { readonly asking: Asking; readonly retry: () => void } => {
  useOrderLog()
  const { http, log } = useServices()
  const submitted = useWriter('submittedOrder')
  const tracking = useWriter('tracking')
  const [asking, setAsking] = useState<Asking>('asking')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const flight = new AbortController()
    const ask = async () => {
      try {
        const { listOrders } = await import('@galo/contracts/orders')
        const orders = await http.send(listOrders, { signal: flight.signal })
        if (flight.signal.aborted) return
        submitted.set((before) => withOrders(before, orders))
        tracking.set((before) => withAnswers(before, orders))
        setAsking('answered')
      } catch (error) {
        if (flight.signal.aborted) return
        log('warning', 'The orders could not be listed', { error: String(error) })
        setAsking('failed')
      }
    }
    void ask()
    return () => flight.abort()
  }, [http, log, submitted, tracking, tries])

  return {
    asking,
    retry: () => {
      setAsking('asking')
      setTries((count) => count + 1)
    },
  }
}
