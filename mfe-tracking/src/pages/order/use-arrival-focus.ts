import { useEffect } from 'react'
import { useNavigationType } from '@galo/navigation'

/**
 * The page arrives before its order does, so there is no heading yet when the shell wants to focus one.
 * Once there is, it gets the focus that was lost with the page before, or that went to the page as a whole; a focus the customer has set stays.
 */
export const useArrivalFocus = (isHere: boolean): void => {
  const soft = useNavigationType() !== 'POP'
  useEffect(() => {
    const focused = document.activeElement
    if (!isHere || !soft || (focused !== document.body && focused !== document.querySelector('main'))) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isHere, soft])
}
