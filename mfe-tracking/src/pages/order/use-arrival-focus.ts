import { useEffect } from 'react'
import { useNavigationType } from '@galo/navigation'

/**
 * The page arrives before its order does, so there is no heading yet when the shell wants to focus one.
 * Once there is, it gets the focus that was lost with the page before; a focus the customer has set stays.
 */
export const useArrivalFocus = (isHere: boolean): void => {
  const soft = useNavigationType() !== 'POP'
  useEffect(() => {
    if (!isHere || !soft || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isHere, soft])
}
