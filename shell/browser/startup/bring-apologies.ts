import { forgetLostApologies, loadApologies } from '../states/late-apologies'
import { onFirstTouch } from './on-first-touch'

/** The page that the first press leads to comes first; who only looks has them by then. In milliseconds. */
const AFTER_TOUCH_MS = 5_000
const AFTER_MS = 15_000

/** Brings what says that a page can't be had before it is needed: when it is, the line may be gone. */
export const bringApologies = (): void => {
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    clearTimeout(timer)
    void loadApologies().then(forgetLostApologies)
  }
  const timer = setTimeout(begin, AFTER_MS)
  onFirstTouch(begin, begun.signal, AFTER_TOUCH_MS)
}
