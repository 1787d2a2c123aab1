import { useEffect, useEffectEvent } from 'react'

/** Calls `again` when the device says that the line is back. */
export const useBackOnline = (again: () => void): void => {
  const onOnline = useEffectEvent(again)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
