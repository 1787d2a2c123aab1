import { NetworkError, SessionEndedError } from '@galo/contracts/errors'
import type { SignedIn } from '@galo/contracts/session'
import type { Bus } from '@galo/events'
import { singleFlight, type SessionSource } from '@galo/services'
import type { StateOf, WritableStore } from '@galo/state'
import { bearerOf, isDue, type Bearer } from './bearer'
import type { LeavingReason, Persons } from './forget-person'
import type { GuestToken } from './guest-token'
import type { Verdict } from './judge'
import type { RenewalTimer } from './renewal-timer'
import { lifeOf } from './token-expiry'

type SessionState = StateOf<'session'>

export interface SessionOptions {
  readonly store: WritableStore<SessionState>
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>
  /** Finds out who is here. `staleS`: the end of a token that is not wanted any more; `knownUser`: who was told of already. */
  readonly judge: (staleS: number | null, knownUser: string | null) => Promise<Verdict>
  readonly guest: GuestToken
  readonly persons: Persons
  readonly timer: RenewalTimer
  /** Has the site forget a sign-in that the provider doesn't know any more. Never rejects. */
  readonly endOnSite: () => Promise<void>
  /** Loads the page anew, because somebody's things are on it who has left. */
  readonly startOver: () => void
  readonly isMarked: () => boolean
  /** Somebody has just come back from logging out by the frame's form, of which no code of ours knew. */
  readonly isAtWayOut: () => boolean
  readonly isOnline: () => boolean
  /** Seconds since the epoch, by this device. */
  readonly nowS: () => number
}

export interface Session extends SessionSource {
  /** Finds out who is here, whatever is known already. Callers that come together share one look. Never rejects. */
  readonly look: () => Promise<void>
  /** The state once somebody has looked. Never rejects. */
  readonly settled: () => Promise<SessionState>
  /** Nobody is signed in any more; what goes with that is emptied, and everybody told. */
  readonly leave: (reason: Exclude<LeavingReason, 'replaced'>) => void
}

const NOBODY = { status: 'unauthenticated', initialised: true, user: null, expiresAt: null } as const

/** Who is here, and the token that says so: a customer's, or else a guest's. In memory only. */
export const createSession = (options: SessionOptions): Session => {
  const { store, bus, judge, guest, persons, timer, endOnSite, startOver, isMarked, isAtWayOut, isOnline, nowS } =
    options
  let customer: Bearer | null = null
  /** The end of the customer's token that calls were refused with. */
  let refusedS: number | null = null
  /** What calls went out with, and as whom: a refused one must not be sent again as somebody else. */
  const ofCustomers = new Map<string, string>()
  /** Raised when somebody leaves: what was found out about who was here before is of no use then. */
  let departures = 0
  /** Who the page was told of. */
  let knownUser: string | null = null
  /** Who was here last: what they typed may be on the page for as long as it lives. */
  let lastUser: string | null = null
  let isTelling = false
  let isAnswered = false

  const tell: Bus['publish'] = (name, payload) => {
    isTelling = true
    try {
      bus.publish(name, payload)
    } finally {
      isTelling = false
    }
  }

  /** Returns whether things of theirs were on the page. */
  const leave = (reason: Exclude<LeavingReason, 'replaced'>, isToBeTold: boolean): boolean => {
    const wasSignedIn = store.getState().status === 'authenticated'
    departures += 1
    customer = null
    refusedS = null
    knownUser = null
    timer.stop()
    const hadThings = persons.leave(reason)
    store.setState(NOBODY)
    if (wasSignedIn && isToBeTold) tell('session.ended', { reason })
    return hadThings
  }

  const enter = ({ user, access_token, access_token_expires_at, expires_in }: SignedIn, isNew: boolean) => {
    const isReplaced = persons.enter(user.uuid)
    if (isReplaced) tell('session.ended', { reason: 'replaced' })
    const isOnTheirPage = lastUser !== null && lastUser !== user.uuid
    lastUser = user.uuid
    refusedS = null
    customer = access_token === null ? null : bearerOf(access_token, expires_in ?? 0, nowS())
    if (customer !== null) ofCustomers.set(customer.value, user.uuid)
    timer.schedule(expires_in, access_token === null ? null : lifeOf(access_token))
    guest.forget()
    const known = store.getState().user
    store.setState({
      status: 'authenticated',
      initialised: true,
      // A server that has just started knows no more than who it is.
      user: user.email === '' && known?.uuid === user.uuid ? known : user,
      expiresAt: access_token_expires_at === null ? null : access_token_expires_at * 1_000,
      guest: null,
      error: null,
    })
    if (isOnTheirPage) startOver()
    if (!isNew) return
    knownUser = user.uuid
    tell('session.started', { userId: user.uuid })
  }

  const apply = async (verdict: Verdict): Promise<void> => {
    switch (verdict.kind) {
      case 'ask-again':
        return timer.schedule(null, null)
      case 'take':
      case 'keep':
        return enter(verdict.answer, verdict.refreshProfile)
      case 'sign-out':
      case 'clear': {
        const isGoneElsewhere = persons.hasLeftElsewhere()
        leave(isGoneElsewhere || isAtWayOut() ? 'signed-out' : 'expired', true)
        store.setState({ error: verdict.silent === 'interaction_required' ? 'interaction_required' : null })
        if (isGoneElsewhere) startOver()
        if (verdict.kind === 'sign-out') await endOnSite()
      }
    }
  }

  const look = singleFlight(async () => {
    for (;;) {
      const began = departures
      const verdict = await judge(refusedS, knownUser)
      isAnswered = verdict.kind !== 'ask-again'
      if (began === departures) return apply(verdict)
    }
  })

  const settled = async () => {
    if (!store.getState().initialised) await look()
    return store.getState()
  }

  const unreachable = () => new NetworkError(isOnline() ? 'unreachable' : 'offline')

  /** After a look: the customer's token, or why there is none. `whose`: who the call began as, and nobody else may end it. */
  const customersToken = (refused: string | null, whose: string | undefined): string => {
    const { user } = store.getState()
    if (whose !== undefined && user !== null && user.uuid !== whose) throw new SessionEndedError()
    // Nobody has said that a refused one is to be believed again.
    if (customer !== null && (customer.value !== refused || isAnswered)) return customer.value
    throw store.getState().status === 'authenticated' ? unreachable() : new SessionEndedError()
  }

  // Of other tabs. What was told before this page listened is found out by the look that comes first.
  bus.subscribe('session.ended', ({ replayed, payload: { reason } }) => {
    if (isTelling || replayed) return
    // Who takes the place of another is heard of next; until then nobody is here.
    const hadThings = leave(reason === 'expired' ? 'expired' : 'signed-out', false)
    if (hadThings && reason !== 'expired') startOver()
  })
  bus.subscribe('session.started', ({ replayed, payload: { userId } }) => {
    if (!isTelling && !replayed && store.getState().user?.uuid !== userId) void look()
  })

  return {
    look,
    settled,
    leave: (reason) => void leave(reason, true),
    async get(credential) {
      // Whoever has no session here is a guest most likely: the token is on its way while that is made sure of.
      if (!store.getState().initialised && !isMarked() && credential === 'session') void guest.get().catch(() => {})
      const { status, initialised, user } = await settled()
      if (!initialised) throw unreachable()
      if (status !== 'authenticated') {
        if (credential === 'customer') throw new SessionEndedError()
        return guest.get()
      }
      if (customer === null || isDue(customer, nowS())) await look()
      return customersToken(null, user?.uuid)
    },
    async renew(credential, stale) {
      const whose = stale === null ? undefined : ofCustomers.get(stale)
      if (whose === undefined && store.getState().status !== 'authenticated') {
        if (credential === 'customer') throw new SessionEndedError()
        return guest.renew(stale)
      }
      // Twice at most: a look that was under way already may bring the very token that was refused.
      for (let looks = 0; looks < 2 && (customer === null || customer.value === stale); looks += 1) {
        if (customer !== null) refusedS = expiryS(store.getState())
        await look()
      }
      return customersToken(stale, whose)
    },
  }
}

const expiryS = ({ expiresAt }: SessionState): number | null => (expiresAt === null ? null : expiresAt / 1_000)
