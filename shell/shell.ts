import { describeStore, type OwnerDescription } from '@galo/contracts/description'
import type { SessionUser } from '@galo/contracts/session'
import type { AuthErrorCode, Market } from '@galo/domain'

/** The market is what the site was opened as; everything of a market derives from `MARKETS[market]` (A12). */
interface AppState {
  readonly market: Market
  readonly hasSetMarket: boolean
  readonly localeModalShown: boolean
  readonly localeModalDismissed: boolean
}

/** Who is ordering. Tokens are not here: they live in the session service, in memory, and never in storage. */
interface SessionState {
  /** `loading` until it is known; a page drawn by the server is everybody's, and never says more. */
  readonly status: 'loading' | 'authenticated' | 'unauthenticated'
  /** Somebody has looked: what is not `authenticated` now orders as a guest (B04, B09). */
  readonly initialised: boolean
  /** Who is signed in. */
  readonly user: SessionUser | null
  /** The end of the customer's token, in milliseconds by the platform's clock. */
  readonly expiresAt: number | null
  readonly guest: { readonly expiresAt: number } | null
  /** Where the visitor wanted to go when a sign-in was asked for. */
  readonly redirectPath: string | null
  readonly error: AuthErrorCode | 'interaction_required' | null
}

interface ConnectivityState {
  readonly online: boolean
}

/**
 * What somebody said about what the site could do without (X15); `null` is not asked, and so no. The site's cookie is what counts: this follows it. The document
 * brings it, so a new tab takes no other tab's; what is said later travels.
 */
interface ConsentState {
  /** Counting visits, and what breaks. */
  readonly analytics: boolean | null
  /** Recording what is done on a page. */
  readonly recording: boolean | null
  /** In milliseconds. */
  readonly decidedAt: number | null
}

/** What has been counted of the orders made on this device (K10), so that each counts once. Empty before somebody has said that it may be. */
interface PurchaseState {
  /** The order of the last purchase that was told. */
  readonly purchaseId: string | null
  /** Orders whose page was looked at after the purchase, the last first. */
  readonly creationViews: readonly string[]
  /** The stages at which each order was seen. */
  readonly stageViews: Readonly<Record<string, readonly string[]>>
}

/** The name of a visit, or of a browser, that is recorded for support (K09, B13); `null` without a yes to it. */
interface RecordedName {
  readonly id: string | null
}

/** What the shell owns; remotes describe theirs in `remote.ts`. */
const shell = {
  stores: {
    app: describeStore<AppState>({
      initial: { market: 'UK', hasSetMarket: false, localeModalShown: false, localeModalDismissed: false },
    }),
    session: describeStore<SessionState>({
      persist: false,
      initial: {
        status: 'loading',
        initialised: false,
        user: null,
        expiresAt: null,
        guest: null,
        redirectPath: null,
        error: null,
      },
    }),
    connectivity: describeStore<ConnectivityState>({ persist: false, initial: { online: true } }),
    recordedVisit: describeStore<RecordedName>({ personal: 'visit', initial: { id: null } }),
    recordedBrowser: describeStore<RecordedName>({
      personal: 'visit',
      persist: 'device',
      otherTabs: true,
      initial: { id: null },
    }),
    purchase: describeStore<PurchaseState>({
      personal: 'visit',
      persist: 'device',
      otherTabs: true,
      initial: { purchaseId: null, creationViews: [], stageViews: {} },
    }),
    consent: describeStore<ConsentState>({
      persist: false,
      otherTabs: true,
      initial: { analytics: null, recording: null, decidedAt: null },
    }),
  },
  flags: {
    'session-recording': {
      purpose: 'Visits of people who have said yes to it are recorded for support',
      fallback: false,
      removeAfter: '2027-11-30',
    },
    'ownership-overlay': {
      purpose: 'Who made which part of a page is shown on it, to whoever asks for it by ff',
      fallback: false,
      removeAfter: '2027-11-30',
    },
  },
  facts: {
    /** A page came to the front. `place` tells one visit to it from the next, and is the same for who comes back to it as it was. */
    'page.shown': {
      version: 1,
      payload: { page: 'string', place: 'string' },
      retain: true,
      otherTabs: false,
    },
    'session.started': { version: 1, payload: { userId: 'string' }, retain: true, otherTabs: true },
    'session.ended': {
      version: 1,
      payload: { reason: ['signed-out', 'expired', 'replaced'] },
      retain: true,
      otherTabs: true,
    },
  },
} satisfies OwnerDescription
export default shell
