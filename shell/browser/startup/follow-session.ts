import type { AppEnvironment } from '../app-environment'
import { isMarked } from './session-mark'
import { onFirstTouch } from './on-first-touch'

/**
 * Sees to it that somebody finds out who is here: at once where a session may be, at the first touch else, and as soon as another tab tells
 * of one. From then on the session's own code follows, which is worth nothing to who only looks.
 */
export const followSession = ({ services, visit, bus }: AppEnvironment): void => {
  const begun = new AbortController()
  const begin = () => {
    if (begun.signal.aborted) return
    begun.abort()
    void services.session.check()
  }
  const beginIfMarked = () => {
    if (isMarked(visit.config.market)) begin()
  }
  beginIfMarked()
  if (begun.signal.aborted) return
  const { signal } = begun
  onFirstTouch(begin, signal)
  addEventListener('focus', beginIfMarked, { signal })
  addEventListener('pageshow', beginIfMarked, { signal })
  for (const fact of ['session.started', 'session.ended'] as const) bus.subscribe(fact, begin)
}
