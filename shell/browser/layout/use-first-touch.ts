import { useEffect, useState } from 'react'

/** The page that a press leads to comes first, in milliseconds. */
const AFTER_MS = 1_000

/** True soon after the customer's first press of a pointer or key. */
export const useFirstTouch = (): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const touch = () => {
      timer ??= setTimeout(() => setTouched(true), AFTER_MS)
    }
    addEventListener('pointerdown', touch, { once: true, passive: true })
    addEventListener('keydown', touch, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
    }
  }, [touched])
  return touched
}
