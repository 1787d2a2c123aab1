import { createContext, use } from 'react'
import type { Bus } from '@galo/events'
import type { Services } from '@galo/services'
import type { State } from '@galo/state'
import type { Pages } from './pages/pages'
import type { RemoteRegistry } from './remotes/remote-registry'
import type { DrawnVisit } from '../shared/visit'

/** Everything the shell is made of for one visit (browser) or one request (server). */
export interface AppEnvironment {
  readonly visit: DrawnVisit
  readonly services: Services
  readonly state: State
  readonly bus: Bus
  readonly registry: RemoteRegistry
  readonly pages: Pages
}

const EnvironmentContext = createContext<AppEnvironment | null>(null)

export const EnvironmentProvider = EnvironmentContext

export const useEnvironment = (): AppEnvironment => {
  const environment = use(EnvironmentContext)
  if (environment === null) throw new Error('There is no environment above this component')
  return environment
}
