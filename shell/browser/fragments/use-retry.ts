import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '@galo/navigation'
import { useEnvironment } from '../app-environment'

/** The first pause before a fragment is asked for again, in milliseconds; each further one is twice as long. */
const PAUSE_MS = 15_000

interface Failure {
  /** Where the customer was when it failed. */
  readonly pathname: string
}

/** Calls `again` whenever there is a new reason to hope for what failed. `null`: nothing failed, or nothing can mend it. */
export const useRetry = (failure: Failure | null, remote: string | undefined, again: () => void): void => {
  const { registry } = useEnvironment()
  const { pathname } = useLocation()
  const pauses = useRef(0)
  const tryAgain = useEffectEvent(again)

  useEffect(() => {
    if (failure === null) return
    if (failure.pathname !== pathname) return tryAgain()
    const onReason = () => tryAgain()
    const timer = setTimeout(onReason, PAUSE_MS * 2 ** pauses.current++)
    const stop = registry.onArrival((arrived) => arrived === remote && onReason())
    addEventListener('online', onReason)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('online', onReason)
    }
  }, [failure, pathname, registry, remote])
}
