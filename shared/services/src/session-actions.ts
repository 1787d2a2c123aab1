import type { StateOf } from '@galo/state'

/** What a page may do about who is signed in; who that is, it reads from the store `session`. */
export interface SessionActions {
  /**
   * Leaves for the sign-in page, and comes back to `to` (a path of this site; the page on screen unless said otherwise).
   * Rejects with an `AppError` when the way there can't be had; the page stays as it is then.
   */
  signIn(options?: { readonly to?: string | undefined; readonly loginHint?: string | undefined }): Promise<void>
  /** As `signIn`, to the page where somebody new signs up (B05). */
  register(options?: { readonly to?: string | undefined }): Promise<void>
  /**
   * Forgets the person in every tab, then leaves for the sign-in provider to be signed out there too (B05).
   * Does nothing while a payment is under way, and says so.
   */
  signOut(): Promise<'leaving' | 'paying'>
  /** Asks the site again who is signed in. Never rejects. */
  check(): Promise<void>
  /** Resolves when it is known who is ordering; asks, if nobody has yet. Never rejects. */
  whenSettled(): Promise<StateOf<'session'>>
}
