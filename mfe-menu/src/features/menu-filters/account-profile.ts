import type { KeptFoodProfile } from '@galo/contracts/profile'
import type { Http } from '@galo/services'
import type { ProfileToKeep } from './kept-profile.model'

/** The calls come with their schemas, and only for who is signed in. */
const calls = () => import('@galo/contracts/profile')

export type AccountProfileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `work`: what is on its way to the account, or did not get there. */
  | { readonly kind: 'ready'; readonly kept: KeptFoodProfile; readonly work: 'none' | 'busy' | 'failed' }

type Change = ProfileToKeep | 'forget'

export interface AccountProfile {
  subscribe(listener: () => void): () => void
  /** `null` before anybody has asked for this customer. */
  stateOf(customerId: string): AccountProfileState | null
  /** Asks once, however many places want to know; again after a failure. */
  ask(customerId: string, onKept: (kept: KeptFoodProfile) => void): void
  /** The customer's own word, never by itself: it is about their health. What is said while another is on its way is sent after it. */
  change(change: Change): void
  /** What did not get there once more. */
  retry(): void
}

/** What the account of the customer who is here keeps of what they must not eat (X09). */
export const createAccountProfile = (http: Http): AccountProfile => {
  const listeners = new Set<() => void>()
  let known: { readonly customerId: string; readonly state: AccountProfileState } | null = null
  let wanted: Change | null = null

  const set = (state: AccountProfileState) => {
    if (known === null) return
    known = { ...known, state }
    listeners.forEach((tell) => tell())
  }
  const send = async (change: Change): Promise<KeptFoodProfile> => {
    const { forgetFoodProfile, keepFoodProfile } = await calls()
    if (change === 'forget') return http.send(forgetFoodProfile, { variables: {} })
    const { avoid, diets, hideTraces } = change
    return http.send(keepFoodProfile, { variables: { avoid: [...avoid], diets: [...diets], hideTraces } })
  }
  const work = async (): Promise<void> => {
    const state = known?.state
    if (state?.kind !== 'ready' || state.work === 'busy' || wanted === null) return
    const change = wanted
    set({ ...state, work: 'busy' })
    try {
      const kept = await send(change)
      if (wanted === change) wanted = null
      set({ kind: 'ready', kept, work: 'none' })
    } catch {
      set({ ...state, work: 'failed' })
      return
    }
    await work()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stateOf: (customerId) => (known?.customerId === customerId ? known.state : null),
    ask(customerId, onKept) {
      if (known?.customerId === customerId && known.state.kind !== 'failed') return
      const asked = { customerId, state: { kind: 'loading' } as const }
      known = asked
      wanted = null
      set(asked.state)
      const isStill = () => known?.customerId === customerId && known.state.kind === 'loading'
      calls()
        .then(({ getFoodProfile }) => http.send(getFoodProfile, { variables: {} }))
        .then(
          (kept) => {
            if (!isStill()) return
            onKept(kept)
            set({ kind: 'ready', kept, work: 'none' })
          },
          () => isStill() && set({ kind: 'failed' }),
        )
    },
    change(change) {
      wanted = change
      void work()
    },
    retry: () => void work(),
  }
}
