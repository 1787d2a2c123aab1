import type { AuthErrorCode } from '@galo/domain'
import { singleFlight } from '@galo/services'
import { bearerOf, isDue, type Bearer } from './bearer'
import { expiryOf, lifeOf } from './token-expiry'

export interface GuestOptions {
  /** Asks the site for a guest's token (B07), which says this e-mail address where one was given. The same device stays the same guest. */
  readonly ask: (email: string | null) => Promise<string>
  /** What the guest has given at the checkout; `null` before. Food is brought to nobody who can't be written to. */
  readonly email: () => string | null
  /** Seconds since the epoch, by this device. */
  readonly nowS: () => number
  /** Milliseconds since the epoch, by the platform. */
  readonly platformNow: () => number
  /** The guest has a token with this end, in milliseconds by the platform, or none is to be had. */
  readonly onChange: (expiresAt: number | null, error: AuthErrorCode | null) => void
}

export interface GuestToken {
  get(): Promise<string>
  renew(stale: string | null): Promise<string>
  forget(): void
}

/** The guest's token, fetched when the first call needs it. However many calls meet an expired one together, one renewal is made. */
export const createGuestToken = ({ ask, email, nowS, platformNow, onChange }: GuestOptions): GuestToken => {
  let token: Bearer | null = null
  /** Of the token there is. */
  let said: string | null = null
  const renew = singleFlight(async () => {
    try {
      const asked = email()
      const value = await ask(asked)
      said = asked
      const expiresAt = expiryOf(value, platformNow())
      token = bearerOf(value, lifeOf(value) ?? (expiresAt - platformNow()) / 1000, nowS())
      onChange(expiresAt, null)
      return value
    } catch (error) {
      token = null
      onChange(null, 'AUTH_GET_GUEST_TOKEN_ERROR')
      throw error
    }
  })
  return {
    async get() {
      if (token !== null && !isDue(token, nowS()) && said === email()) return token.value
      const value = await renew()
      // One that was under way already knows nothing of an address that was given meanwhile.
      return said === email() ? value : renew()
    },
    // Somebody else's renewal may have come back between this call's 401 and now.
    renew: (stale) => (token !== null && token.value !== stale ? Promise.resolve(token.value) : renew()),
    forget() {
      token = null
    },
  }
}
