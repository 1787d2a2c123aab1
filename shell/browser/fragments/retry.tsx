import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '@galo/navigation'
import { useEnvironment } from '../app-environment'

/** The first pause before a fragment is asked for again, in milliseconds; each further one is twice as long. */
const PAUSE_MS = 15_000

interface RetryProps {
  /** Another one each time it fails. */
  readonly failure: object
  readonly remote: string
  readonly onRetry: () => void
}

/** Stands, unseen, where a fragment failed: asks for it again whenever there is a new reason to hope. */
export const Retry = ({ failure, remote, onRetry }: RetryProps) => {
  const { registry } = useEnvironment()
  const { pathname } = useLocation()
  const failed = useRef<{ readonly failure: object; readonly pathname: string; readonly times: number } | null>(null)
  const tryAgain = useEffectEvent(onRetry)

  useEffect(() => {
    const before = failed.current
    const now = before?.failure === failure ? before : { failure, pathname, times: (before?.times ?? 0) + 1 }
    failed.current = now
    if (now.pathname !== pathname) return tryAgain()
    const onReason = () => tryAgain()
    const timer = setTimeout(onReason, PAUSE_MS * 2 ** (now.times - 1))
    const stop = registry.onArrival((arrived) => arrived === remote && onReason())
    addEventListener('online', onReason)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('online', onReason)
    }
  }, [failure, pathname, registry, remote])
  return null
}
