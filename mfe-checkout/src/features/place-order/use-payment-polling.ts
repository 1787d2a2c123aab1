import { useEffect, useRef, useState } from 'react'
import type { PlaceOrderState } from './place-order.states'

/** The first pause before we ask by ourselves, in milliseconds; each further one is twice as long, up to the longest. */
const PAUSE_MS = 5_000
const LONGEST_MS = 60_000

const isUnknown = (state: PlaceOrderState): boolean => state.kind === 'stopped' && state.stop.reason === 'unconfirmed'

/**
 * Nobody knows what became of a payment: we go on asking, so that whoever waits for a server that comes back has their order without a
 * press. `shown` is `state` as the customer sees it: while we ask unbidden, what they were told last stands, and takes no focus anew.
 */
export const usePaymentPolling = (state: PlaceOrderState, askAgain: () => void) => {
  const times = useRef(0)
  /** What stays in sight meanwhile. */
  const [told, setTold] = useState<PlaceOrderState | null>(null)
  const isOpen = isUnknown(state) || state.kind === 'working' || state.kind === 'asking'
  if (told !== null && !isOpen) setTold(null)

  useEffect(() => {
    if (!isOpen) times.current = 0
    if (!isUnknown(state)) return
    const timer = setTimeout(
      () => {
        setTold((known) => known ?? state)
        askAgain()
      },
      Math.min(PAUSE_MS * 2 ** times.current++, LONGEST_MS),
    )
    return () => clearTimeout(timer)
  }, [state, isOpen, askAgain])

  return {
    shown: told ?? state,
    /** The customer has pressed: from here on they see what is done. */
    showCurrent: () => setTold(null),
  }
}
