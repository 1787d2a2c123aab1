import { useEffect, useState } from 'react'
import { onFirstTouch } from '../startup/on-first-touch'

/** The page that a press leads to comes first, in milliseconds. */
const AFTER_MS = 1_000

/** True soon after the customer's first press of a pointer or key. */
export const useFirstTouch = (): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const given = new AbortController()
    onFirstTouch(() => setTouched(true), given.signal, AFTER_MS)
    return () => given.abort()
  }, [touched])
  return touched
}
