import { useEffect, useState } from 'react'

/** Longer than fields need that are only slow, and shorter than anybody looks at a button that does nothing. */
const ANSWER_WITHIN_MS = 8_000

/** True once the customer has waited for an answer too long; for as long as they go on waiting. */
export const useWaitedTooLong = (isWaiting: boolean, afterMs = ANSWER_WITHIN_MS): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), afterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, afterMs])
  return isWaiting && isLong
}
