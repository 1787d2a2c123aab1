import { useEffect } from 'react'
import { OUTCOME_COPY } from '../../features/order-progress/outcome.errors'
import { trackingWords, type TrackingView } from '../../features/order-progress/tracking.model'

const titleOf = (view: TrackingView): string | null => {
  switch (view.kind) {
    case 'waiting-for-restaurant':
    case 'confirmed':
      return trackingWords(view).title
    case 'not-completed':
      return OUTCOME_COPY[view.state].heading
    default:
      return null
  }
}

/** The tab says what happened too: it is often the only part of the page that is in sight. */
export const useOrderTitle = (view: TrackingView): void => {
  const title = titleOf(view)
  useEffect(() => {
    if (title === null) return
    // After the shell, which names the page in the same round of effects when it arrives.
    queueMicrotask(() => {
      document.title = `${title} · Galo`
    })
  }, [title])
}
