import { useEffect, useState } from 'react'

const AFTER_MS = 250

/** The value as it is once nobody has changed it for a moment: a question is asked when the typing stops. */
export const useDebounced = <T>(value: T): T => {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
