import type { Credential } from '@galo/contracts/call'
import type { StateOf, WritableStore } from '@galo/state'
import { singleFlight } from './single-flight'
import type { TokenSource } from './http/create-http'

type SessionState = StateOf<'session'>

/** A bearer token and its end, in milliseconds since the epoch. */
export interface Token {
  readonly value: string
  readonly expiresAt: number
}

export interface SessionOptions {
  /** Asks the site for a guest token (B07). The same device stays the same guest. */
  readonly fetchGuestToken: () => Promise<Token>
  readonly store: WritableStore<SessionState>
  readonly now: () => number
  /** Tokens that are the same for everybody; from configuration, no secrets. */
  readonly publicTokens: { readonly menu: string; readonly development: string }
}

const isPublic = (credential: Credential): credential is 'menu' | 'development' =>
  credential === 'menu' || credential === 'development'

/** What a visitor has no token for: anybody may make the call, or only our own servers. */
const isTokenless = (credential: Credential): credential is 'none' | 'client-secret' =>
  credential === 'none' || credential === 'client-secret'

/** Renew this long before the end, so that a call under way does not meet it (B10). */
const MARGIN_MS = 60_000

/**
 * The guest's token, in memory only, fetched when the first call needs it (B07).
 * However many calls meet an expired token together, one renewal is made.
 */
export const createSession = ({ fetchGuestToken, store, now, publicTokens }: SessionOptions): TokenSource => {
  let token: Token | null = null

  const renewGuest = singleFlight(async () => {
    try {
      token = await fetchGuestToken()
      store.setState({ kind: 'guest', expiresAt: token.expiresAt }, true)
      return token.value
    } catch (error) {
      token = null
      store.setState({ kind: 'none', error: 'AUTH_GET_GUEST_TOKEN_ERROR' }, true)
      throw error
    }
  })

  const guest = () =>
    token !== null && token.expiresAt - MARGIN_MS > now() ? Promise.resolve(token.value) : renewGuest()

  return {
    async get(credential) {
      if (isTokenless(credential)) return null
      return isPublic(credential) ? publicTokens[credential] : guest()
    },
    async renew(credential, stale) {
      if (isTokenless(credential)) return null
      if (isPublic(credential)) return publicTokens[credential]
      // Somebody else's renewal may have come back between this call's 401 and now.
      if (token !== null && token.value !== stale) return token.value
      return renewGuest()
    },
  }
}
