import { createContext, useContext, type ReactNode } from 'react'
import type { Owner } from '@galo/contracts/owner'
import { createStore } from 'zustand/vanilla'
import type { ReadableStore, State, WritableStore } from './create-state'
import { useExternalStore } from './external-store'
import type { OwnedStore, ReadFrom, StateOf, StoreName } from './stores'

const StateContext = createContext<State | null>(null)
const OwnerContext = createContext<Owner | null>(null)

/** Hands the stores of this visit or request down; there is no other way to them. */
export const StateProvider = ({ state, children }: { readonly state: State; readonly children: ReactNode }) => (
  <StateContext value={state}>{children}</StateContext>
)

/** Says whose code runs below; the shell sets it round every remote. */
export const OwnerProvider = ({ owner, children }: { readonly owner: Owner; readonly children: ReactNode }) => (
  <OwnerContext value={owner}>{children}</OwnerContext>
)

const useWholeState = (): State => {
  const state = useContext(StateContext)
  if (state === null) throw new Error('There is no StateProvider above this component')
  return state
}

/** The stores themselves, for reading outside of rendering (in an event handler, say). */
export const useAppState: () => Pick<State, 'read'> = useWholeState

const MISSING = createStore<undefined>(() => undefined)

/**
 * The selected part of a store of this visit: renders again when the selected part changes. The selector must return a stable value
 * for the same state: pick, do not build objects. `undefined` when no release of this visit describes the store.
 */
export const useStore = <N extends StoreName, S>(name: N, select: (state: StateOf<N>) => S): ReadFrom<N, S> => {
  const store: ReadableStore<StateOf<N> | undefined> = useAppState().read(name) ?? MISSING
  const pick = (state: StateOf<N> | undefined) => (state === undefined ? undefined : select(state))
  return useExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    () => pick(store.getInitialState()),
  ) as ReadFrom<N, S>
}

/**
 * The writing side of a store, for its owner only: the compiler refuses other packages, and so does run time,
 * since a remote may be built from anything.
 */
export const useWriter = <N extends OwnedStore>(name: N): WritableStore<StateOf<N>> => {
  const state = useWholeState()
  const owner = useContext(OwnerContext)
  const rightful = state.stores[name]?.owner
  if (owner !== rightful) throw new Error(`${owner ?? 'Nobody'} may not write the store "${name}" of ${rightful}`)
  return state.write(name)
}
