import { useEffect, useState } from 'react'
import type { OverlayCode } from '@galo/contracts/overlays'
import { useServices } from '../services'

/** Whether this popup, if it is wanted, is the one to show now. A page that is left gives its turn up, and queues up anew when it is back. */
export const useOverlayTurn = (code: OverlayCode, isWanted: boolean): boolean => {
  const { overlays } = useServices()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const turn = overlays.enter(code)
    const look = () => setShown(turn.isShown())
    const stop = overlays.subscribe(look)
    look()
    return () => {
      stop()
      turn.leave()
      setShown(false)
    }
  }, [overlays, code, isWanted])
  return isShown && isWanted
}
