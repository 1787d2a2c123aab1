import { LIVE_BEAT_MS } from '@galo/contracts/orders'
import type { BffConfig } from '../config'
import type { PlatformClock } from '../platform-clock'
import type { Report } from '../report'
import { createLiveLines, type LiveLines } from './live-lines'
import { followOrderChanges } from './order-changes'

/** The platform is let go of this long after the last page has closed: who reloads the only page does not ring it up again. */
const LINGER_MS = 10_000

interface LiveOptions {
  readonly config: Pick<BffConfig, 'platformUrl' | 'clientSecret'>
  readonly clock: Pick<PlatformClock, 'now'>
  readonly report: Report
}

export interface Live {
  readonly lines: Pick<LiveLines, 'open' | 'size'>
  close(): void
}

/** Tells every page that is open here when its order changes (X21), by one connection of this process to the platform. */
export const createLive = ({ config, clock, report }: LiveOptions): Live => {
  let lingering: NodeJS.Timeout | undefined
  const changes = followOrderChanges({
    config,
    report,
    onMoved: (orderId) => lines.moved(orderId),
    onTold: (isTold) => lines.tellAll(isTold ? 'live' : 'quiet'),
  })
  const lines: LiveLines = createLiveLines({
    isTold: () => changes.isTold,
    onWanted(isWanted) {
      clearTimeout(lingering)
      if (isWanted) changes.start()
      else lingering = setTimeout(() => changes.stop(), LINGER_MS).unref()
    },
  })
  const beat = setInterval(() => lines.beat(clock.now()), LIVE_BEAT_MS).unref()
  return {
    lines,
    close() {
      clearInterval(beat)
      clearTimeout(lingering)
      lines.closeAll()
      clearTimeout(lingering)
      changes.stop()
    },
  }
}
