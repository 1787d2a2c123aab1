import type { SignedIn } from '@galo/contracts/session'
import {
  resolveSession,
  type AuthErrorCode,
  type SessionAction,
  type SessionFacts,
  type SilentOutcome,
} from '@galo/domain'
import type { ProviderAnswer } from './ask-provider'
import type { SiteAnswer } from './ask-site'
import type { EndingToken } from './guarded-reload'
import type { TabMemory } from './tab-memory'
import { lifeOf } from './token-expiry'

/** Everything that finding out who is here does to the world. */
export interface JudgeOptions {
  /** `staleS`: the end of a token that is not wanted any more. */
  readonly askSite: (staleS: number | null) => Promise<SiteAnswer>
  readonly askProvider: () => Promise<ProviderAnswer>
  readonly signInSilently: () => Promise<SilentOutcome>
  readonly mayReload: (token: EndingToken) => boolean
  /** Loads the page again; resolves only if that did not come to pass. */
  readonly reload: (token: EndingToken) => Promise<void>
  readonly memory: Pick<TabMemory, 'silentOutcome' | 'rememberSilent'>
  readonly isMarked: () => boolean
  /** A token could not be had, though there is a sign-in. */
  readonly warn: (code: AuthErrorCode, details: string) => void
}

export type Verdict =
  | { readonly kind: 'take' | 'keep'; readonly answer: SignedIn; readonly refreshProfile: boolean }
  | { readonly kind: 'sign-out' | 'clear'; readonly silent: SilentOutcome | null }
  | { readonly kind: 'ask-again' }

type Step = Exclude<SessionAction['kind'], Verdict['kind']>

const endingOf = ({ access_token, access_token_expires_at }: SignedIn): EndingToken => ({
  expiry: access_token_expires_at ?? 0,
  lifeS: access_token === null ? null : lifeOf(access_token),
})

const sessionFact = (answer: SiteAnswer): SessionFacts['session'] => {
  if (typeof answer === 'string') return answer
  const errors = { RefreshAccessTokenError: 'refused', ProviderUnavailable: 'unavailable' } as const
  const tokenError = answer.token_error === null ? null : errors[answer.token_error]
  return { leftS: answer.expires_in, lifeS: endingOf(answer).lifeS, tokenError }
}

/**
 * Finds out who is here: asks the site, and the provider where it matters, until it is clear what to do (B04). Where no cookie says that
 * there may be a session, the site is not asked. `staleS`: the end of a token that is not wanted any more; `knownUser`: whose profile is there.
 */
export const judge = async (
  options: JudgeOptions,
  staleS: number | null,
  knownUser: string | null,
): Promise<Verdict> => {
  const { askSite, askProvider, signInSilently, mayReload, reload, memory, isMarked, warn } = options
  const isMarkedAtFirst = isMarked()
  let answer: SiteAnswer = isMarkedAtFirst ? await askSite(staleS) : 'none'
  let userId: string | null = null
  let isReloading = true
  const open = { provider: null, silent: null, isRenewed: false } as Pick<
    SessionFacts,
    'provider' | 'silent' | 'isRenewed'
  >
  let known = open

  const factsNow = (): SessionFacts => ({
    ...known,
    session: sessionFact(answer),
    mayReload: typeof answer !== 'string' && isReloading && mayReload(endingOf(answer)),
    isProfileValid: typeof answer !== 'string' && answer.user.uuid === knownUser,
    isMarked: isMarkedAtFirst,
  })

  const steps: Record<Step, () => Promise<void>> = {
    async 'ask-provider'() {
      const provider = await askProvider()
      if (typeof provider === 'string') {
        known = { ...known, provider }
        return
      }
      userId = provider.userId
      // Once a tab has been told that it needs a person, it does not knock again.
      known = { ...known, provider: 'there', silent: memory.silentOutcome(userId) }
    },
    async silent() {
      const silent = await signInSilently()
      known = { ...known, silent }
      if (silent === 'signed-in') answer = await askSite(null)
      else if (silent !== 'failed' && userId !== null) memory.rememberSilent({ userId, outcome: silent })
    },
    async refresh() {
      answer = await askSite(typeof answer === 'string' ? null : answer.access_token_expires_at)
      known = { ...known, isRenewed: true }
    },
    async reload() {
      if (typeof answer !== 'string') await reload(endingOf(answer))
      isReloading = false
    },
  }

  for (;;) {
    const facts = factsNow()
    const action = resolveSession(facts)
    switch (action.kind) {
      case 'ask-again':
        return { kind: 'ask-again' }
      case 'sign-out':
      case 'clear':
        if (typeof answer !== 'string') warn('AUTH_GET_NEXTAUTH_SESSION_ERROR', answer.token_error ?? '')
        return { kind: action.kind, silent: facts.silent }
      case 'take':
      case 'keep':
        // The rules let in only whom the site named.
        if (typeof answer === 'string') throw new Error('Nobody to let in')
        if (answer.token_error !== null) warn('AUTH_GET_NEXTAUTH_SESSION_ERROR', answer.token_error)
        return { kind: action.kind, answer, refreshProfile: action.kind === 'take' && action.refreshProfile }
      default:
        await steps[action.kind]()
    }
  }
}
