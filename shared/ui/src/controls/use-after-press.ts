import { useEffect, useRef } from 'react'

/**
 * Runs something once the press that is under way is over, or at once when there is none.
 * A press takes the focus away at its beginning and counts at its end: what moves in between moves from under it.
 */
export const useAfterPress = () => {
  const pressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
      const run = waiting.current
      waiting.current = null
      // The click comes after the end of the press, and before this.
      if (run !== null) setTimeout(run)
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])
  return (run: () => void) => {
    if (pressed.current) waiting.current = run
    else run()
  }
}
