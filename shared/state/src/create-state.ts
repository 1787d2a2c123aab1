import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ReadFrom, StateOf, StoreName, StoresInUse } from './stores'

/** The reading side of a zustand store. The first client render must read `getInitialState`, which is what the server rendered with. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** A zustand store: `setState` merges one level deep; a state that is one of several shapes is replaced, `setState(next, true)`. */
export type WritableStore<T> = StoreApi<T>

export type Seed = { readonly [N in StoreName]?: StateOf<N> }

/** All stores of one visit (browser) or one request (server). */
export interface State {
  /** What each store is, and who writes it. */
  readonly stores: StoresInUse
  /** `undefined` when no release of this visit describes the store, because its owner was taken out of the site. */
  read<N extends StoreName>(name: N): ReadFrom<N, ReadableStore<StateOf<N>>>
  /** For the wiring and for tests; application code asks `useWriter`, which knows the owner. */
  write<N extends StoreName>(name: N): WritableStore<StateOf<N>>
}

type Stores = { readonly [N in StoreName]: WritableStore<StateOf<N>> }

/**
 * Makes a fresh set of stores; nothing is shared between two calls, so that two requests on a server never meet.
 * `seed` is what the server knew, and becomes the initial state on both sides.
 */
export const createState = (stores: StoresInUse, seed: Seed = {}): State => {
  // The names are those of the descriptions, and `StateOf` reads its types from the same ones.
  const made = Object.fromEntries(
    Object.entries(stores).map(([name, { initial }]) => [
      name,
      createStore<unknown>(() => seed[name as StoreName] ?? initial),
    ]),
  ) as Partial<Stores>
  return {
    stores,
    read: (name) => made[name] as ReadFrom<typeof name, Stores[typeof name]>,
    write(name) {
      const store = made[name]
      if (store === undefined) throw new Error(`No release of this visit describes the store "${name}"`)
      return store
    },
  }
}
