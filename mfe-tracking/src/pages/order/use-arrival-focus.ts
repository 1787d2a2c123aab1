import { useEffect } from 'react'
import { useNavigationType } from '@galo/navigation'

/**
 * The page arrives before its order does, so there is no heading yet when the shell wants to focus one. Once there is, or when what is shown
 * becomes another page with a heading of its own (`shown` names it), that heading gets the focus that was lost with the page before, or that
 * went to the page as a whole; a focus the customer has set stays.
 */
export const useArrivalFocus = (shown: string | null): void => {
  const soft = useNavigationType() !== 'POP'
  useEffect(() => {
    const focused = document.activeElement
    if (shown === null || !soft || (focused !== document.body && focused !== document.querySelector('main'))) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [shown, soft])
}
