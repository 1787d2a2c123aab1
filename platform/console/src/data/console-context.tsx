import { createContext, use, useSyncExternalStore } from 'react'
import type { ConsoleHttp } from './http'
import type { FollowEvents } from './follow-events'
import type { PlatformClock } from './platform-clock'

/** What every view stands on besides the query cache. */
export interface ConsoleServices {
  readonly http: ConsoleHttp
  readonly clock: PlatformClock
  readonly followEvents: FollowEvents
  /** New each time, and nobody's guess. */
  readonly createId: () => string
}

const ServicesContext = createContext<ConsoleServices | null>(null)

export const ConsoleProvider = ServicesContext.Provider

export const useConsole = (): ConsoleServices => {
  const services = use(ServicesContext)
  if (services === null) throw new Error('There is no ConsoleProvider round this view')
  return services
}

/** The platform's time, again every second. */
export const useNow = (): Date => {
  const { clock } = useConsole()
  return new Date(useSyncExternalStore(clock.subscribe, clock.now))
}
