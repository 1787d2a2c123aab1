import { isAboutToEnd } from './session-times'
import type { SilentOutcome } from './silent-outcome'

/** What is known of who is signed in, step by step. What nobody has asked yet is `null`. */
export interface SessionFacts {
  /**
   * The site's answer. `failed`: there was none. `leftS`: seconds until the token ends, of `lifeS` that it lives as a whole. `refused`:
   * the provider renews it no more. `unavailable`: the provider could not be asked.
   */
  readonly session:
    | 'failed'
    | 'none'
    | {
        readonly leftS: number | null
        readonly lifeS: number | null
        readonly tokenError: 'refused' | 'unavailable' | null
      }
  /** Whether somebody is signed in at the provider. */
  readonly provider: 'there' | 'none' | 'unknown' | null
  /** How signing in without asking anybody went. */
  readonly silent: SilentOutcome | null
  /** The page may be loaded again for this token: once for each, and only where nobody would lose anything. */
  readonly mayReload: boolean
  /** The answer comes from a renewal that was asked for just now. */
  readonly isRenewed: boolean
  /** What is known of the person is this person's. */
  readonly isProfileValid: boolean
  /** The cookie is there that says somebody may be signed in. */
  readonly isMarked: boolean
}

/** What to do next. The first four end in a new look at the facts, the others are the end of it. */
export type SessionAction =
  /** Is somebody signed in at the provider? */
  | { readonly kind: 'ask-provider' }
  /** Sign in without asking the person anything. */
  | { readonly kind: 'silent' }
  /** Have the token renewed. */
  | { readonly kind: 'refresh' }
  /** Load the page again. */
  | { readonly kind: 'reload' }
  /** The person is here: use the token, and drop the guest's. */
  | { readonly kind: 'take'; readonly refreshProfile: boolean }
  /** The person is here, without a token for now: calls fail as with a bad line. */
  | { readonly kind: 'keep' }
  /** The person's sign-in is over: forget it, here and on the site. */
  | { readonly kind: 'sign-out' }
  /** Nobody is here: forget who was, if anybody was. */
  | { readonly kind: 'clear' }
  /** Nothing is known that was not known before. */
  | { readonly kind: 'ask-again' }

/** What a sign-in has come to that the site's server cannot renew: it may be started anew where the provider still knows the person. */
const ofRefused = ({ provider, silent }: SessionFacts): SessionAction => {
  if (provider === null) return { kind: 'ask-provider' }
  if (provider === 'unknown') return { kind: 'keep' }
  if (provider === 'none') return { kind: 'sign-out' }
  if (silent === null) return { kind: 'silent' }
  // Nobody is signed out for a bad line; and a fresh sign-in without a token is the server's trouble, not the end of it.
  return { kind: silent === 'failed' || silent === 'signed-in' ? 'keep' : 'sign-out' }
}

/** What to do about who is signed in (B04): the site's answer first, then what the provider says where it matters. */
export const resolveSession = (facts: SessionFacts): SessionAction => {
  const { session, provider, silent, mayReload, isRenewed, isProfileValid, isMarked } = facts
  if (session === 'failed') return { kind: isMarked ? 'ask-again' : 'clear' }
  if (session === 'none') {
    if (provider === null) return { kind: 'ask-provider' }
    return { kind: provider === 'there' && silent === null ? 'silent' : 'clear' }
  }
  if (session.tokenError === 'unavailable') return { kind: 'keep' }
  if (session.tokenError === 'refused') return ofRefused(facts)
  if (isAboutToEnd(session.leftS, session.lifeS) && !isRenewed) return { kind: mayReload ? 'reload' : 'refresh' }
  return { kind: 'take', refreshProfile: !isProfileValid }
}
