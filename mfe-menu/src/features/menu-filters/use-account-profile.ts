import { useEffect, useEffectEvent } from 'react'
import { useBackOnline, useServices, type Http } from '@galo/services'
import { useExternalStore, useStore, useWriter } from '@galo/state'
import { createAccountProfile, type AccountProfile, type AccountProfileState } from './account-profile'
import { keepsThis, profileToKeep, withKept } from './kept-profile.model'

/** One for the page: the menu and its filters say the same of it. */
const ofPage = new WeakMap<Http, AccountProfile>()

const profileFor = (http: Http): AccountProfile => {
  const made = ofPage.get(http) ?? createAccountProfile(http)
  ofPage.set(http, made)
  return made
}

export interface KeptWithAccount {
  /** `null` for a guest. */
  readonly state: AccountProfileState | null
  /** The account keeps it because its customer wants that. */
  readonly isKept: boolean
  /** What counts on this visit is not what the account keeps. */
  readonly isOther: boolean
  readonly askAgain: () => void
  readonly keep: () => void
  readonly forget: () => void
  readonly retry: () => void
}

/** What the account keeps of what its customer must not eat (X09): fetched once they are known, and laid together with this visit's. */
export const useAccountProfile = (): KeptWithAccount => {
  const { http } = useServices()
  const account = profileFor(http)
  const filters = useStore('menuFilters', (state) => state)
  const store = useWriter('menuFilters')
  const customerId = useStore('session', ({ user }) => user?.uuid ?? null) ?? null
  const state = useExternalStore(
    account.subscribe,
    () => (customerId === null ? null : account.stateOf(customerId)),
    () => null,
  )
  const ask = () => {
    if (customerId === null) return
    account.ask(customerId, (kept) => {
      const changes = withKept(store.getState(), kept)
      if (changes !== null) store.setState(changes)
    })
  }
  const askNow = useEffectEvent(ask)
  useEffect(() => askNow(), [customerId])
  // What somebody must not eat is not forgotten for the visit because a line was away when it was asked for.
  useBackOnline(ask)
  const isKept = state?.kind === 'ready' && state.kept.agreedAt !== null
  return {
    state,
    isKept,
    isOther: isKept && state.work === 'none' && !keepsThis(state.kept, profileToKeep(filters)),
    askAgain: ask,
    keep: () => account.change(profileToKeep(store.getState())),
    forget: () => account.change('forget'),
    retry: account.retry,
  }
}
