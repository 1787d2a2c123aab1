import { LRUCache } from 'lru-cache'
import { isAboutToEnd } from '@galo/domain'
import type { KeptSession } from './session-cookie'
import { SignInFailure, type OpenId, type Tokens } from './openid-client'

/** Tokens with the end of the access token, in seconds by the platform's clock. */
export interface TimedTokens extends Tokens {
  readonly expiresAt: number
}

/** `over`: signed out meanwhile. `refused`: the provider does not know this sign-in any more. `unavailable`: it can't be asked. */
export type TokensAnswer =
  | { readonly kind: 'good'; readonly tokens: TimedTokens }
  | { readonly kind: 'refused' | 'unavailable'; readonly tokens: TimedTokens | null }
  | { readonly kind: 'over' }

export interface SessionMemory {
  /** Of a sign-in that is just done. */
  keep(sid: string, tokens: Tokens): void
  /** Tokens that are good for a while, and given later than the one that ends at `stale`. Who asks together shares one renewal. */
  tokensOf(session: KeptSession, stale?: number): Promise<TokensAnswer>
  /** For good: a renewal under way brings nothing back. Resolves to what was known of it. */
  end(sid: string): TimedTokens | null
}

const MOST_SESSIONS = 20_000
/** Unused for so long, tokens are fetched anew with the refresh token of the cookie. */
const UNUSED_MS = 3_600_000
/** As long as a renewal can be under way, and a request with the old cookie. */
const ENDED_MS = 600_000

/**
 * The tokens of who is signed in, in this process only: the cookie has what is needed to get them again, so that a process more or a
 * restart costs one renewal each. Time is the platform's, in milliseconds: it judges access tokens by it.
 */
export const createSessionMemory = (openId: Pick<OpenId, 'refresh'>, now: () => number): SessionMemory => {
  const known = new LRUCache<string, TimedTokens>({ max: MOST_SESSIONS, ttl: UNUSED_MS, updateAgeOnGet: true })
  const refused = new LRUCache<string, true>({ max: MOST_SESSIONS, ttl: UNUSED_MS })
  const ended = new LRUCache<string, true>({ max: MOST_SESSIONS, ttl: ENDED_MS })
  const renewals = new Map<string, Promise<TokensAnswer>>()

  const nowS = () => Math.floor(now() / 1_000)
  const remember = (sid: string, tokens: Tokens): TimedTokens => {
    const timed = { ...tokens, expiresAt: nowS() + Math.floor(tokens.lifeS) }
    known.set(sid, timed)
    return timed
  }

  const renew = async ({ sid, sub, rt }: KeptSession): Promise<TokensAnswer> => {
    try {
      const fresh = await openId.refresh(known.get(sid)?.refresh ?? rt, sub)
      return ended.has(sid) ? { kind: 'over' } : { kind: 'good', tokens: remember(sid, fresh) }
    } catch (error) {
      if (ended.has(sid)) return { kind: 'over' }
      const tokens = known.get(sid) ?? null
      if (error instanceof SignInFailure && error.kind === 'unavailable') return { kind: 'unavailable', tokens }
      refused.set(sid, true)
      return { kind: 'refused', tokens }
    }
  }

  return {
    keep: (sid, tokens) => void remember(sid, tokens),
    async tokensOf(session, stale = 0) {
      const { sid } = session
      if (ended.has(sid)) return { kind: 'over' }
      const tokens = known.get(sid) ?? null
      if (refused.has(sid)) return { kind: 'refused', tokens }
      const isNewer = tokens !== null && tokens.expiresAt > stale
      if (isNewer && !isAboutToEnd(tokens.expiresAt - nowS(), tokens.lifeS)) return { kind: 'good', tokens }
      const renewal = renewals.get(sid) ?? renew(session).finally(() => renewals.delete(sid))
      renewals.set(sid, renewal)
      const answer = await renewal
      // What could not be renewed is still good until it ends.
      return answer.kind === 'unavailable' && isNewer && tokens.expiresAt > nowS() ? { kind: 'good', tokens } : answer
    },
    end(sid) {
      const tokens = known.get(sid) ?? null
      known.delete(sid)
      ended.set(sid, true)
      return tokens
    },
  }
}
