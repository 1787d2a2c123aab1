import { useContext, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export interface NavigateOptions {
  readonly state?: unknown
  /** Takes the place of the page it is on, which going back then leaves out. */
  readonly replace?: boolean
}

/** Goes to an address of the site (`?…` and `#…` are of the page that is open), or so many steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void

/** The same function for good: whoever uses it is not drawn again when the address changes. */
export const useNavigate = (): Navigate => {
  const { navigator } = useContext(NavigationContext)
  return useMemo(
    () =>
      (to, { state, replace = false } = {}) => {
        if (typeof to === 'number') return navigator.go(to)
        const { origin, pathname, search, hash } = new URL(to, location.href)
        if (origin !== location.origin) throw new Error(`Not an address of this site: ${to}`)
        const move = replace ? navigator.replace : navigator.push
        move(pathname + search + hash, state)
      },
    [navigator],
  )
}
