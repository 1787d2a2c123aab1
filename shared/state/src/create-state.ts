import { createStore, type StoreApi } from 'zustand/vanilla'
import { STORES, type StateOf, type StoreName } from './stores'
import type { StoreDefinition } from './define-store'

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
export const createState = (seed: Seed = {}): State => {
  const stores = Object.fromEntries(
    Object.entries(STORES).map(([name, definition]) => {
      const seeded = seed[name as StoreName]
      const initial = seeded ?? (definition as StoreDefinition<never, unknown>).initial()
      return [name, readable(createStore<unknown>(() => initial))]
    }),
  )
  const write = <N extends StoreName>(name: N) => stores[name] as unknown as WritableStore<StateOf<N>>
  return { read: write, write }
}
