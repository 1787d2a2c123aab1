import { paths } from '@galo/contracts/site'
import type { Bus } from '@galo/events'
import {
  createClock,
  createFlags,
  createHttp,
  createLog,
  createTokens,
  loadTransport,
  type OverlayStack,
  type Services,
} from '@galo/services'
import type { State } from '@galo/state'
import type { Visit } from '../../shared/visit'
import { createLateSession } from './late-session'
import type { NextStep } from './follow-presses'
import { createLogLines } from './log-lines'
import { wait } from './wait'

interface Around {
  /** Asked for when the page is made: facts come after services. */
  readonly bus: () => Bus
  readonly overlays: OverlayStack
  readonly createId: () => string
  readonly nextStep: NextStep
  /** Hears of every call that found nobody. */
  readonly onUnreachable: () => void
}

/** Everything with an effect, for this page. Nothing is fetched here: the first call loads the HTTP client and what looks after tokens. */
export const startServices = (
  visit: Visit,
  state: State,
  { bus, overlays, createId, nextStep, onUnreachable }: Around,
): Services => {
  const { config } = visit
  const clock = createClock(visit.serverNow, Date.now, visit.drawnAgoMs)
  // Tests say nothing to anybody (K08).
  const isSilent = config.environment === 'cicd'
  const openLog = async () => (await import('../telemetry/open-log')).openLog(visit, Date.now)
  const log = createLog(isSilent ? () => {} : createLogLines(openLog))
  const isOnline = () => navigator.onLine
  const common = { transport: loadTransport, log, isOnline, wait, random: Math.random, onUnreachable, nextStep }

  const source = createLateSession(isOnline, () => ({
    http: createHttp({ ...common, baseUrl: '', tokens: { get: async () => null, renew: async () => null } }),
    state,
    bus: bus(),
    services,
    deviceNow: Date.now,
    // Tokens end by the platform's own time, whatever time is looked at.
    platformNow: () => clock.now() - visit.aheadMs,
  }))
  const tokens = createTokens({
    session: source.load,
    publicTokens: { menu: config.menuToken, development: config.developmentToken },
  })
  const http = createHttp({ ...common, baseUrl: paths.site.platformProxy, tokens })
  const session = source.actions(() => state.read('session').getState())
  const services: Services = { http, clock, log, config, flags: createFlags(visit.flags), session, overlays, createId }
  return services
}
