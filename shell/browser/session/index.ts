import { openSession as openGuestSession } from '@galo/contracts/site'
import { endSession } from '@galo/contracts/session'
import { isEmail, tidyText } from '@galo/domain'
import type { Bus } from '@galo/events'
import { oneTabAtATime, type Http, type Services, type SessionActions, type SessionSource } from '@galo/services'
import type { State } from '@galo/state'
import { DOORS } from '../../shared/links/doors'
import { isMarked } from '../startup/session-mark'
import { wait } from '../startup/wait'
import { askProvider } from './ask-provider'
import { askSite } from './ask-site'
import { createSession } from './create-session'
import { createPersons } from './forget-person'
import { isBusy, mayReload } from './guarded-reload'
import { createGuestToken } from './guest-token'
import { followLogOut } from './follow-log-out'
import { logIdentity } from './identity-log'
import { judge, type JudgeOptions } from './judge'
import { followOtherTabs } from './other-tabs'
import { createRenewalTimer, lookOnReturn } from './renewal-timer'
import { createSessionActions, isPaying } from './session-actions'
import { showWho } from './show-who'
import { signInSilently } from './silent-frame'
import { stopMessages } from './stop-messages'
import { createTabMemory } from './tab-memory'
import { tellSessionOver } from './tell-session-over'

export interface SessionDeps {
  /** Of the site itself, without a token. */
  readonly http: Http
  readonly state: State
  readonly bus: Bus
  /** The page's own. */
  readonly services: Services
  /** Milliseconds since the epoch, by this device. */
  readonly deviceNow: () => number
  /** The same by the platform. */
  readonly platformNow: () => number
}

/** So long another tab's asking for a guest's token is waited for, in milliseconds. */
const TURN_MS = 5_000

/** A page that is told to load anew and is still there after so long won't be, in milliseconds. */
const RELOADED_IN_MS = 10_000

const NOBODY_YET = { saved: false, email: '' }

/** Looks after who is here for as long as the page lives. Comes late: nothing of it is in the first view. */
export const openSession = (deps: SessionDeps): SessionSource & SessionActions => {
  const { http, state, bus, services, deviceNow, platformNow } = deps
  const { config } = services
  const store = state.write('session')
  const memory = createTabMemory((where) => (where === 'device' ? localStorage : sessionStorage))
  const isHere = () => isMarked(config.market)
  const isOnline = () => navigator.onLine
  const nowS = () => deviceNow() / 1_000

  const judgeOptions: JudgeOptions = {
    askSite: (staleS) =>
      askSite(http, staleS, (code, details) => {
        if (isOnline()) logIdentity('error', code, details)
      }),
    askProvider: () => askProvider(config.identityUrl),
    signInSilently,
    mayReload: (token) =>
      mayReload(token, { memory, now: deviceNow(), isOnline: isOnline(), isBusy: () => isBusy(document, state) }),
    async reload({ expiry }) {
      memory.rememberReload({ expiry, at: deviceNow() })
      location.reload()
      await wait(RELOADED_IN_MS)
    },
    memory,
    isMarked: isHere,
    warn: (code, details) => logIdentity('warn', code, details),
  }

  const guest = createGuestToken({
    // The site knows a device by a cookie: who asked from two tabs at once without one would be two guests.
    ask: (email) =>
      oneTabAtATime(
        'galo.guest',
        async () => (await http.send(openGuestSession, { body: email === null ? {} : { email } })).session,
        TURN_MS,
      ),
    email() {
      const { saved, email } = state.read('fulfilmentDetails')?.getState().personal ?? NOBODY_YET
      return saved && isEmail(email) ? tidyText(email) : null
    },
    nowS,
    platformNow,
    onChange(expiresAt, error) {
      if (error !== null) logIdentity('error', error)
      // A customer who came meanwhile needs none.
      if (store.getState().status !== 'authenticated')
        store.setState({ guest: expiresAt === null ? null : { expiresAt }, error })
    },
  })

  showWho(store)
  followLogOut(services)
  const timer = createRenewalTimer(() => void session.look())
  const session = createSession({
    store,
    bus,
    judge: (staleS, knownUser) => judge(judgeOptions, staleS, knownUser),
    guest,
    persons: createPersons(state, memory, stopMessages),
    timer,
    endOnSite: async () => {
      await http.send(endSession, { body: { json: true } }).catch(() => {})
    },
    startOver: () => location.reload(),
    isMarked: isHere,
    isAtWayOut: () => location.pathname === DOORS.signedOut && !isPaying(state),
    isOnline,
    nowS,
  })

  lookOnReturn(() => {
    if (isHere() || store.getState().status === 'authenticated') void session.look()
  }, deviceNow)
  followOtherTabs(bus, () => void session.look())
  tellSessionOver(bus, state, services)

  const actions = createSessionActions({
    session,
    http,
    state,
    memory,
    here: () => location.pathname + location.search + location.hash,
    stopMessages,
    go: (url) => location.assign(url),
    log: (code, details) => logIdentity('error', code, details),
  })
  return { ...actions, get: session.get, renew: session.renew }
}
