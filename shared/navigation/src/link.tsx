import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the site; one that begins with `?` or `#` is of the page the link stands on. */
  readonly to: string
  /** Kept with the entry of the history. */
  readonly state?: unknown
  /** Takes the place of the page it is on, which going back then leaves out. */
  readonly replace?: boolean
}

/** A press with which a customer wants the page here, not a tab or a file. */
const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * A link within the site, and a plain one until its code is there. It asks where the customer is when it is pressed, and not before:
 * a change of the address draws no link again.
 */
export const Link = ({ to, state, replace, onClick, ...anchor }: LinkProps) => {
  const { navigator } = useContext(NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { origin, pathname, search, hash, href, target } = event.currentTarget
    const opensHere = (target === '' || target === '_self') && origin === location.origin
    if (event.defaultPrevented || !isPlainPress(event) || !opensHere) return
    event.preventDefault()
    const move = (replace ?? href === location.href) ? navigator.replace : navigator.push
    move(pathname + search + hash, state)
  }
  return <a {...anchor} href={to} onClick={follow} />
}
