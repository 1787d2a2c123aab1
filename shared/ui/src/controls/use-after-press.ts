import { useEffect, useRef } from 'react'

/** A press that turns into a drag, or opens a menu, has no other end. */
const ENDS = ['mouseup', 'dragend', 'contextmenu'] as const

/**
 * Runs something once the press that is under way is over, or at once when there is none.
 * A press takes the focus away at its beginning and counts at its end: what moves in between moves from under it.
 * By mouse events, which a finger makes as well: its own are over before the first of them.
 */
export const useAfterPress = () => {
  const pressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const down = ({ button }: MouseEvent) => {
      pressed.current = button === 0
    }
    const up = () => {
      pressed.current = false
      const run = waiting.current
      waiting.current = null
      // The click comes after the end of the press, and before this.
      if (run !== null) setTimeout(run)
    }
    document.addEventListener('mousedown', down, true)
    for (const end of ENDS) document.addEventListener(end, up, true)
    return () => {
      document.removeEventListener('mousedown', down, true)
      for (const end of ENDS) document.removeEventListener(end, up, true)
    }
  }, [])
  return (run: () => void) => {
    if (pressed.current) waiting.current = run
    else run()
  }
}
