import { createContext, use, useInsertionEffect, useSyncExternalStore } from 'react'

/** What a page has read of stores outside of React: each reading answers whether its store says something else by now than what was drawn of it. */
export type Readings = Set<() => boolean>

/**
 * Notes what is read below. A hidden page hears nothing of its stores: who shows it again asks its readings whether it has to be drawn anew, and has
 * all its readers drawn by handing them another set.
 */
export const ReadingsContext = createContext<Readings | null>(null)

/**
 * React's `useSyncExternalStore`, noted with the page it is on; pages and what is on them read by no other. An effect of a page that is shown again
 * runs before React finds out what its stores have become, and would act on what was so when it was left.
 */
export const useExternalStore = <T>(
  subscribe: (listener: () => void) => () => void,
  get: () => T,
  getInitial: () => T,
): T => {
  const value = useSyncExternalStore(subscribe, get, getInitial)
  const readings = use(ReadingsContext)
  // The one kind of effect that outlives being hidden.
  useInsertionEffect(() => {
    const isStale = () => !Object.is(get(), value)
    readings?.add(isStale)
    return () => void readings?.delete(isStale)
  })
  return value
}
