import { useEffect, useState } from 'react'

/** True from the customer's first press of a pointer or key on. */
export const useFirstTouch = (): boolean => {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const touch = () => setTouched(true)
    addEventListener('pointerdown', touch, { once: true, passive: true })
    addEventListener('keydown', touch, { once: true })
    return () => {
      removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
    }
  }, [touched])
  return touched
}
