import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StateOf, StoreName, StoresInUse } from './stores'

export interface ReadableStore<T> {
  get(): T
  /** What the server rendered with; the first client render must read this one. */
  getInitial(): T
  subscribe(listener: (state: T, previous: T) => void): () => void
}

export interface WritableStore<T> extends ReadableStore<T> {
  /** Replaces the state, or steps it by a pure function of the state before. */
  set(next: T | ((previous: T) => T)): void
}

export type Seed = { readonly [N in StoreName]?: StateOf<N> }

/** All stores of one visit (browser) or one request (server). */
export interface State {
  /** What each store is, and who writes it. */
  readonly stores: StoresInUse
  read<N extends StoreName>(name: N): ReadableStore<StateOf<N>>
  /** For the wiring and for tests; application code asks `useWriter`, which knows the owner. */
  write<N extends StoreName>(name: N): WritableStore<StateOf<N>>
}

const readable = <T>(api: StoreApi<T>): WritableStore<T> => ({
  get: api.getState,
  getInitial: api.getInitialState,
  subscribe: api.subscribe,
  set: (next) => api.setState(next, true),
})

/**
 * Makes a fresh set of stores; nothing is shared between two calls, so that two requests on a server never meet.
 * `seed` is what the server knew, and becomes the initial state on both sides.
 */
export const createState = (stores: StoresInUse, seed: Seed = {}): State => {
  const made = new Map(
    Object.entries(stores).map(([name, { initial }]) => [
      name,
      readable(createStore<unknown>(() => seed[name as StoreName] ?? initial)),
    ]),
  )
  const write = <N extends StoreName>(name: N) => {
    const store = made.get(name)
    if (store === undefined) throw new Error(`No release of this visit describes the store "${name}"`)
    return store as unknown as WritableStore<StateOf<N>>
  }
  return { stores, read: write, write }
}
