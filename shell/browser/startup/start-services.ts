import { NetworkError } from '@galo/contracts/errors'
import { paths } from '@galo/contracts/site'
import {
  createClock,
  createFlags,
  createHttp,
  createLog,
  createSession,
  loadTransport,
  type LogEntry,
  type Services,
} from '@galo/services'
import type { State } from '@galo/state'
import type { Visit } from '../../shared/visit'
import { expiryOf } from './token-expiry'
import { wait } from './wait'

/** Sends log lines by beacon, so that they outlive the page (K08). Nothing waits for the answer. */
const sendLog = (entry: LogEntry): void => {
  if (entry.level !== 'debug' && entry.level !== 'info') navigator.sendBeacon(paths.site.log, JSON.stringify(entry))
}

/** Loaded when it is needed: its schema needs the library of schemas, which is too heavy for the first script. A failed download is a network error. */
const loadGuestSession = (isOnline: () => boolean) =>
  import('./open-guest-session').catch((cause: unknown) => {
    throw new NetworkError(isOnline() ? 'unreachable' : 'offline', { cause })
  })

/** Everything with an effect, for this page. `onUnreachable` hears of every call that found nobody. Nothing is fetched here: the first call loads the HTTP client and the guest's token. */
export const startServices = (visit: Visit, state: State, onUnreachable: () => void): Services => {
  const clock = createClock(visit.serverNow, Date.now, visit.drawnAgoMs)
  // Tokens end by the platform's own time, whatever time is looked at.
  const platformNow = () => clock.now() - visit.aheadMs
  const log = createLog(sendLog)
  const isOnline = () => navigator.onLine

  const withoutSession = createHttp({
    baseUrl: '',
    transport: loadTransport,
    tokens: { get: async () => null, renew: async () => null },
    log,
    isOnline,
    wait,
    random: Math.random,
    onUnreachable,
  })
  const tokens = createSession({
    store: state.write('session'),
    now: platformNow,
    publicTokens: { menu: visit.config.menuToken, development: visit.config.developmentToken },
    fetchGuestToken: async () => {
      // Two files, asked for at once; whether the carrier came is the call's own to see.
      const [{ openGuestSession }] = await Promise.all([loadGuestSession(isOnline), loadTransport().catch(() => null)])
      const session = await openGuestSession(withoutSession)
      return { value: session, expiresAt: expiryOf(session, platformNow()) }
    },
  })
  const http = createHttp({
    baseUrl: paths.site.platformProxy,
    transport: loadTransport,
    tokens,
    log,
    isOnline,
    wait,
    random: Math.random,
    onUnreachable,
  })
  return {
    http,
    clock,
    log,
    config: visit.config,
    flags: createFlags(visit.flags),
    createId: () => crypto.randomUUID(),
  }
}
