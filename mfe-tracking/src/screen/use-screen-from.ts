import { useCallback } from 'react'
import { useExternalStore } from '@galo/state'
import type { Breakpoint } from '@galo/ui'

/** False on the server, which doesn't know how wide a window is. */
const nowhere = () => false
const nothing = () => {}

/** Whether the window is that wide, and whenever that changes: for what is not to be fetched, or is to be somewhere else, in a narrower one. */
export const useScreenFrom = (from: Breakpoint): boolean => {
  const query = `(min-width: ${from}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia === 'undefined') return nothing
      const screen = matchMedia(query)
      screen.addEventListener('change', listener)
      return () => screen.removeEventListener('change', listener)
    },
    [query],
  )
  return useExternalStore(subscribe, () => typeof matchMedia !== 'undefined' && matchMedia(query).matches, nowhere)
}
