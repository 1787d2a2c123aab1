import { useEffect, useEffectEvent } from 'react'
import { useServices } from '@galo/services'

/** What is heard of an order's line: it stands, it has broken, the order has changed. */
export type LiveNews = 'live' | 'cut' | 'moved'

/**
 * Hears when an order changes, where browser and site can say so (X21); `null` follows none. Says `cut` whenever nothing is told any more, also when it is
 * this page that has let go. The code for it comes once there is an order to follow.
 */
export const useLiveOrder = (orderId: string | null, hear: (news: LiveNews) => void): void => {
  const services = useServices()
  const heard = useEffectEvent(hear)

  useEffect(() => {
    if (orderId === null || !('EventSource' in globalThis)) return
    let isOver = false
    let isLive = false
    let stop = () => {}
    const onTold = (isTold: boolean) => {
      if (isOver || isTold === isLive) return
      isLive = isTold
      heard(isTold ? 'live' : 'cut')
    }
    import('./follow-live').then(
      ({ followLive }) => {
        if (!isOver) stop = followLive({ orderId, services, onTold, onMoved: () => isOver || heard('moved') })
      },
      () => {
        // Without it the page polls.
      },
    )
    return () => {
      onTold(false)
      isOver = true
      stop()
    }
  }, [orderId, services])
}
