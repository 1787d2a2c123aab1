import { useEffect, useState } from 'react'

/** True once whoever asks has been on the page for so many milliseconds: for what is said only when something takes long. */
export const useWaited = (ms: number): boolean => {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasWaited
}
