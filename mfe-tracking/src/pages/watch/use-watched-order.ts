import { useEffect, useEffectEvent, useState } from 'react'
import { isRejected } from '@galo/contracts/errors'
import { watchOrder } from '@galo/contracts/orders'
import { useAsyncData, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { nextPoll, startPolling, type PollEvent } from '../../features/order-progress/polling.model'
import { hasMoved, isWatchedToItsEnd, latestWatched, type HeardOrder } from './watched-order.model'

/** What means: nobody may watch this with what they have. */
const OVER = [400, 403, 404]

/** Looks at a delivery that was shared as often as its owner's page does (J09), until there is nothing more to see or the link is over. */
export const useWatchedOrder = (orderId: string) => {
  const { http, clock, log } = useServices()
  const online = useStore('connectivity', (connectivity) => connectivity.online)
  const [known, setKnown] = useState<HeardOrder | null>(null)
  const [isOver, setOver] = useState(false)
  const [polling, setPolling] = useState(() => startPolling(0))
  const step = (event: PollEvent) => setPolling((before) => nextPoll(before, event, clock.now()))

  useAsyncData({
    key: polling.dueAt === null || isOver || !online ? null : polling,
    delayMs: ({ dueAt }) => Math.max(0, dueAt - clock.now()),
    load: (signal) => http.send(watchOrder, { params: { id: orderId }, signal }),
    onData: (order) => {
      const read = { order, heardAt: clock.now() }
      const latest = latestWatched(known, read)
      setKnown(latest)
      step({ kind: 'answered', changed: hasMoved(known, latest), terminal: isWatchedToItsEnd(latest.order) })
    },
    onFailure: (error) => {
      if (isRejected(error) && OVER.includes(error.model.status)) return setOver(true)
      log('warning', 'A delivery that was shared could not be looked up', { error })
      step({ kind: 'failed' })
    },
  })

  const lookOnReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') step({ kind: 'retried' })
  })
  useEffect(() => {
    const back = () => lookOnReturn()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [])

  return {
    known,
    isOver,
    isStale: polling.failures > 0,
    hasGivenUp: polling.phase === 'given-up',
    retry: () => step({ kind: 'retried' }),
  }
}
