import type { PlatformClock } from './clock/clock'
import type { PlatformConfig } from './config'
import type { Events } from './events'
import type { Db } from './db/database'
import type { Notices } from './db/notices'

/** What every module is handed: no globals, so tests run several platforms in one process. */
export interface Platform {
  readonly config: PlatformConfig
  readonly db: Db
  readonly clock: PlatformClock
  readonly events: Events
  /** What the platform's processes say to each other. */
  readonly notices: Notices
}

export interface SteppedPlatform extends Platform {
  /** Runs what the simulation has due, after the clock was moved. */
  stepNow(): Promise<void>
  /** Where browsers reach this platform. */
  readonly origin: string
  /** Aborted when the platform closes: whoever keeps a connection open must let go then. */
  readonly closing: AbortSignal
}
