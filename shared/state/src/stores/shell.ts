import type { Market } from '@galo/domain'
import { defineStore } from '../define-store'

/** Row A12. The market is what the site was opened as; everything of a market derives from `MARKETS[market]`. */
export interface AppState {
  readonly market: Market
  readonly hasSetMarket: boolean
  readonly localeModalShown: boolean
  readonly localeModalDismissed: boolean
}

export const appStore = defineStore<AppState>()({
  owner: 'shell',
  initial: () => ({ market: 'UK', hasSetMarket: false, localeModalShown: false, localeModalDismissed: false }),
})

/** Who is ordering. Tokens are not here: they live in the session service, in memory, and never in storage. */
export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest'; readonly expiresAt: number }
  | { readonly kind: 'customer'; readonly expiresAt: number }
  | { readonly kind: 'none'; readonly error: 'AUTH_GET_GUEST_TOKEN_ERROR' | null }

export const sessionStore = defineStore<SessionState>()({
  owner: 'shell',
  persist: false,
  initial: () => ({ kind: 'none', error: null }),
})

export interface FlagsState {
  readonly values: Readonly<Record<string, string | boolean>>
}

export const flagsStore = defineStore<FlagsState>()({ owner: 'shell', persist: false, initial: () => ({ values: {} }) })

export interface ConnectivityState {
  readonly online: boolean
}

export const connectivityStore = defineStore<ConnectivityState>()({
  owner: 'shell',
  persist: false,
  initial: () => ({ online: true }),
})
