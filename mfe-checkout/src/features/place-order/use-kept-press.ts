import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A press that came while something was still being checked: `act` is called for it once that has gone well, on the page as it is by then. */
export const useKeptPress = (act: () => void) => {
  const isKept = useRef(false)
  const [due, setDue] = useState(0)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (due > 0) actNow()
  }, [due])
  return {
    keep: () => {
      isKept.current = true
    },
    forget: () => {
      isKept.current = false
    },
    /** What was checked is well. Nothing happens unless a press is kept. */
    release: () => {
      if (isKept.current) setDue((count) => count + 1)
      isKept.current = false
    },
  }
}
