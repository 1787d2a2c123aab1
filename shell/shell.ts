import { describeStore, type OwnerDescription } from '@galo/contracts/description'
import type { Market } from '@galo/domain'

/** The market is what the site was opened as; everything of a market derives from `MARKETS[market]` (A12). */
interface AppState {
  readonly market: Market
  readonly hasSetMarket: boolean
  readonly localeModalShown: boolean
  readonly localeModalDismissed: boolean
}

/** Who is ordering. Tokens are not here: they live in the session service, in memory, and never in storage. */
type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest'; readonly expiresAt: number }
  | { readonly kind: 'customer'; readonly expiresAt: number }
  | { readonly kind: 'none'; readonly error: 'AUTH_GET_GUEST_TOKEN_ERROR' | null }

interface ConnectivityState {
  readonly online: boolean
}

/** What the shell owns; remotes describe theirs in `remote.ts`. */
const shell = {
  stores: {
    app: describeStore<AppState>({
      initial: { market: 'UK', hasSetMarket: false, localeModalShown: false, localeModalDismissed: false },
    }),
    session: describeStore<SessionState>({ persist: false, initial: { kind: 'none', error: null } }),
    connectivity: describeStore<ConnectivityState>({ persist: false, initial: { online: true } }),
  },
  facts: {},
} satisfies OwnerDescription
export default shell
