import { isRejected } from '@galo/contracts/errors'
import { followOrder, liveLineOf } from '@galo/contracts/orders'
import type { Services } from '@galo/services'
import { shareLine } from './share-line'
import { shareOf } from './share-of'
import { startLine, type LineListener } from './start-line'

export interface FollowLiveOptions extends LineListener {
  readonly orderId: string
  readonly services: Pick<Services, 'http' | 'clock' | 'createId'>
}

/** A platform that has no lines, or an order that is not this visitor's: the polled calls say so in their own words. */
const isRefusal = (error: unknown): boolean =>
  isRejected(error) && error.model.status < 500 && error.model.status !== 429

const begin = ({ orderId, services: { http, clock, createId }, ...listener }: FollowLiveOptions): (() => void) => {
  const start = (own: LineListener) =>
    startLine({
      ...own,
      async ask(signal) {
        await http.send(followOrder, { params: { id: orderId }, signal })
      },
      isRefusal,
      open: () => new EventSource(liveLineOf(orderId)),
      random: () => shareOf(createId()),
      now: () => clock.now(),
    })
  const name = `galo-live-${orderId}`
  // Locks are there on secure sites only: elsewhere each tab has a line of its own.
  return 'locks' in navigator && 'BroadcastChannel' in globalThis
    ? shareLine({ name, locks: navigator.locks, channel: new BroadcastChannel(name), start, ...listener })
    : start(listener)
}

/** Hears of an order's changes until it is stopped. A page that the browser puts aside lets go of its line, so that it may be kept whole, and takes it up again. */
export const followLive = (options: FollowLiveOptions): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  let stop = begin(options)
  addEventListener('pagehide', () => stop(), { signal })
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      options.onTold(false)
      stop = begin(options)
    },
    { signal },
  )
  return () => {
    over.abort()
    stop()
  }
}
