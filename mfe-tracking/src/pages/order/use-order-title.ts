import { useEffect } from 'react'
import { MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale, type Locale } from '@galo/words'
import { OUTCOME_COPY } from '../../features/order-progress/outcome.errors'
import type { TrackingView } from '../../features/order-progress/tracking.model'
import { trackingWords } from '../../features/order-progress/tracking.words'

const titleOf = (view: TrackingView, now: number, timeZone: string, locale: Locale): string | null => {
  switch (view.kind) {
    case 'waiting-for-restaurant':
    case 'confirmed':
      return trackingWords(view, now, timeZone, locale).title
    case 'not-completed':
      return OUTCOME_COPY[view.state].heading
    default:
      return null
  }
}

/** The tab says what happened too: it is often the only part of the page that is in sight. */
export const useOrderTitle = (view: TrackingView): void => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const title = titleOf(view, useNow(), timeZone, locale)
  useEffect(() => {
    if (title === null) return
    // After the shell, which names the page in the same round of effects when it arrives.
    queueMicrotask(() => {
      document.title = `${title} · Galo`
    })
  }, [title])
}
