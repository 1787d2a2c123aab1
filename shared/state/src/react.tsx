import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Owner } from '@galo/contracts/owner'
import type { State, WritableStore } from './create-state'
import type { OwnedStore, StateOf, StoreName } from './stores'

const StateContext = createContext<State | null>(null)
const OwnerContext = createContext<Owner | null>(null)

/** Hands the stores of this visit or request down; there is no other way to them. */
export const StateProvider = ({ state, children }: { readonly state: State; readonly children: ReactNode }) => (
  <StateContext value={state}>{children}</StateContext>
)

/** Says whose code runs below; the shell's slots set it. */
export const OwnerProvider = ({ owner, children }: { readonly owner: Owner; readonly children: ReactNode }) => (
  <OwnerContext value={owner}>{children}</OwnerContext>
)

/** The stores themselves, for reading outside of rendering (in an event handler, say). */
export const useAppState = (): Pick<State, 'read'> => {
  const state = useContext(StateContext)
  if (state === null) throw new Error('There is no StateProvider above this component')
  return state
}

/**
 * Reads a store and renders again when the selected part changes.
 * The selector must return a stable value for the same state: pick, do not build objects.
 */
export const useStore = <N extends StoreName, S>(name: N, select: (state: StateOf<N>) => S): S => {
  const store = useAppState().read(name)
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getInitial()),
  )
}

/**
 * The writing side of a store, for its owner only: the compiler refuses other packages, and so does run time,
 * since a remote may be built from anything.
 */
export const useWriter = <N extends OwnedStore>(name: N): WritableStore<StateOf<N>> => {
  const state = useContext(StateContext)
  const owner = useContext(OwnerContext)
  if (state === null) throw new Error('There is no StateProvider above this component')
  const rightful = state.stores[name]?.owner
  if (owner !== rightful) throw new Error(`${owner ?? 'Nobody'} may not write the store "${name}" of ${rightful}`)
  return state.write(name)
}
