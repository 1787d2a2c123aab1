import { useEffect, useRef, useState } from 'react'
import { mayBePaidYet } from './place-order.model'
import type { PlaceOrderState } from './place-order.states'

/** The first pause before we ask by ourselves, in milliseconds; each further one is twice as long, up to the longest. */
const PAUSE_MS = 5_000
const LONGEST_MS = 60_000

const mayTurnOut = (state: PlaceOrderState): boolean => state.kind === 'stopped' && mayBePaidYet(state.stop)

interface HeldPress {
  readonly go: () => void
  /** There is an order, or something new to read before money is asked for. */
  readonly forget: () => void
}

/**
 * Nobody knows what became of a payment, or a bank still waits for its customer's yes: we go on asking, so that whoever waits for a server that
 * comes back, or says yes on another device, has their order without a press. `shown` is `state` as the customer sees it: while we ask
 * unbidden, what they were told last stands, and takes no focus anew.
 */
export const usePaymentPolling = (state: PlaceOrderState, askAgain: () => void) => {
  const times = useRef(0)
  /** What stays in sight meanwhile. */
  const [told, setTold] = useState<PlaceOrderState | null>(null)
  const held = useRef<HeldPress | null>(null)
  const isOpen = mayTurnOut(state) || state.kind === 'working' || state.kind === 'asking'
  if (told !== null && !isOpen) setTold(null)

  useEffect(() => {
    if (!isOpen) times.current = 0
    if (!mayTurnOut(state)) return
    const timer = setTimeout(
      () => {
        setTold((known) => known ?? state)
        askAgain()
      },
      Math.min(PAUSE_MS * 2 ** times.current++, LONGEST_MS),
    )
    return () => clearTimeout(timer)
  }, [state, isOpen, askAgain])

  useEffect(() => {
    if (state.kind === 'asking') return
    const press = held.current
    held.current = null
    if (state.kind === 'stopped' && state.stop.reason === 'not-charged') press?.go()
    else press?.forget()
  }, [state])

  return {
    shown: told ?? state,
    /** The customer has pressed: from here on they see what is done. */
    showCurrent: () => setTold(null),
    /** Keeps a press that comes while we ask unbidden, until that is answered. False where nobody asks, and the press can go ahead. */
    hold(press: HeldPress): boolean {
      if (told === null || state.kind !== 'asking') return false
      held.current = press
      return true
    },
  }
}
