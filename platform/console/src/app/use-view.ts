import { useSyncExternalStore } from 'react'
import { viewOf, type ViewName } from './views'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** One view at a time, by the address: back, forward and a shared link do as expected. */
export const useView = (): ViewName => useSyncExternalStore(subscribe, () => viewOf(location.hash))
