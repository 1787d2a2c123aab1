import type { AppEnvironment } from '../app-environment'
import { isMarked } from './session-mark'
import { onFirstTouch } from './on-first-touch'

/** The session's code and questions weigh as much as a page: they don't come with the one that the first press leads to. In milliseconds. */
const AFTER_TOUCH_MS = 5_000

/**
 * Sees to it that somebody finds out who is here: at once where a session may be, some seconds after the first touch else, and as soon as another tab tells
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
  onFirstTouch(begin, signal, AFTER_TOUCH_MS)
  addEventListener('focus', beginIfMarked, { signal })
  addEventListener('pageshow', beginIfMarked, { signal })
  for (const fact of ['session.started', 'session.ended'] as const) bus.subscribe(fact, begin)
}
