import { factsInUse, storesInUse } from '@galo/build/descriptions'
import type { SignedIn } from '@galo/contracts/session'
import type { SilentOutcome } from '@galo/domain'
import { createBus, type Bus, type FactChannel } from '@galo/events'
import { createState, type KeyValueStorage, type State } from '@galo/state'
import type { ProviderAnswer } from '../session/ask-provider'
import type { SiteAnswer } from '../session/ask-site'
import { createPersons } from '../session/forget-person'
import { createGuestToken } from '../session/guest-token'
import { judge } from '../session/judge'
import { createSession, type Session } from '../session/create-session'
import { createTabMemory, type TabMemory } from '../session/tab-memory'

export const MAEVE = '7e57ab1e-0000-4000-8000-000000000001'
export const RORY = '7e57ab1e-0000-4000-8000-000000000002'

const signed = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

/** What the site says of somebody who is signed in. */
export const aSignIn = (over: Partial<SignedIn> & { readonly uuid?: string } = {}): SignedIn => {
  const { uuid = MAEVE, ...rest } = over
  return {
    user: { uuid, email: `${uuid}@galo.test`, givenName: 'Maeve', familyName: 'Kelleher', emailVerified: true },
    expires: '2026-12-01T12:00:00.000Z',
    access_token: signed({ sub: uuid, iat: 1_000, exp: 1_900 }),
    access_token_expires_at: 1_900,
    expires_in: 900,
    hasError: false,
    token_error: null,
    ...rest,
  }
}

export const refusedSignIn = (): SignedIn =>
  aSignIn({
    access_token: null,
    access_token_expires_at: null,
    expires_in: null,
    hasError: true,
    token_error: 'RefreshAccessTokenError',
  })

export const aStorage = (): KeyValueStorage & { readonly entries: Readonly<Record<string, string>> } => {
  const entries: Record<string, string> = {}
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => void (entries[key] = value),
    removeItem: (key) => void Reflect.deleteProperty(entries, key),
  }
}

/** What a browser has only one of, however many tabs are open. */
export interface Device {
  readonly storage: KeyValueStorage
  readonly channel: () => FactChannel
  isMarked: boolean
  isAtWayOut: boolean
  site: SiteAnswer | (() => SiteAnswer | Promise<SiteAnswer>)
  provider: ProviderAnswer
  silent: SilentOutcome
  /** Seconds since the epoch. */
  nowS: number
}

export const aDevice = (over: Partial<Device> = {}): Device => {
  const ends: ((event: { data: unknown }) => void)[] = []
  const channel = (): FactChannel => {
    let own: ((event: { data: unknown }) => void) | undefined
    return {
      postMessage: (data) => ends.filter((end) => end !== own).forEach((end) => end({ data: structuredClone(data) })),
      addEventListener(_, listener) {
        own = listener
        ends.push(listener)
      },
    }
  }
  return {
    storage: aStorage(),
    channel,
    isMarked: true,
    isAtWayOut: false,
    site: aSignIn(),
    provider: 'none',
    silent: 'login_required',
    nowS: 1_000,
    ...over,
  }
}

export interface TabSession {
  readonly session: Session
  readonly state: State
  readonly bus: Bus
  readonly memory: TabMemory
  /** What happened, in order. */
  readonly done: readonly string[]
  /** How often something happened. */
  readonly times: (what: string) => number
  /** Seconds a look was put off by, the last time. */
  readonly scheduled: () => number | null | undefined
}

/** The session of one tab; what is beyond the page is the device's. */
export const aTab = (device: Device, tab: KeyValueStorage = aStorage()): TabSession => {
  const done: string[] = []
  const state = createState(storesInUse())
  const store = state.write('session')
  const memory = createTabMemory((where) => (where === 'device' ? device.storage : tab))
  const bus = createBus({
    facts: factsInUse(),
    now: () => device.nowS * 1_000,
    createId: () => `fact-${done.length}`,
    report: (message) => void done.push(`report: ${message}`),
    channel: device.channel(),
  })
  bus.subscribe('session.started', ({ payload }) => void done.push(`started: ${payload.userId}`))
  bus.subscribe('session.ended', ({ payload }) => void done.push(`ended: ${payload.reason}`))
  let scheduled: number | null | undefined
  let guests = 0
  const guest = createGuestToken({
    ask: async () => {
      done.push('guest')
      guests += 1
      return signed({ guest: guests, iat: device.nowS, exp: device.nowS + 1_800 })
    },
    email: () => null,
    nowS: () => device.nowS,
    platformNow: () => device.nowS * 1_000,
    onChange: (expiresAt) => void store.setState({ guest: expiresAt === null ? null : { expiresAt } }),
  })
  const session = createSession({
    store,
    bus,
    judge: (staleS, knownUser) =>
      judge(
        {
          askSite: async (stale) => {
            done.push(stale === null ? 'site' : `site, stale ${stale}`)
            return typeof device.site === 'function' ? device.site() : device.site
          },
          askProvider: async () => {
            done.push('provider')
            return device.provider
          },
          signInSilently: async () => {
            done.push('silent')
            return device.silent
          },
          mayReload: () => false,
          reload: () => Promise.resolve(),
          memory,
          isMarked: () => device.isMarked,
          warn: (_, details) => void done.push(`warn: ${details}`),
        },
        staleS,
        knownUser,
      ),
    guest,
    persons: createPersons(state, memory, async () => void done.push('stop messages')),
    timer: { schedule: (leftS) => void (scheduled = leftS), stop: () => void (scheduled = undefined) },
    endOnSite: async () => {
      done.push('end on site')
      device.isMarked = false
    },
    startOver: () => void done.push('start over'),
    isMarked: () => device.isMarked,
    isAtWayOut: () => device.isAtWayOut,
    isOnline: () => true,
    nowS: () => device.nowS,
  })
  return {
    session,
    state,
    bus,
    memory,
    done,
    times: (what) => done.filter((each) => each === what).length,
    scheduled: () => scheduled,
  }
}
