import { useEffect } from 'react'
import { MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale, useWords, wordsOf, type Locale } from '@galo/words'
import { OUTCOME_WORDS } from '../../features/order-progress/outcome.words'
import type { TrackingView } from '../../features/order-progress/tracking.model'
import { trackingWords } from '../../fulfilment/fulfilment-trackings'
import { ORDER_PAGE_WORDS } from './order-page.words'

const titleOf = (view: TrackingView, now: number, timeZone: string, locale: Locale): string | null => {
  switch (view.kind) {
    case 'waiting-for-restaurant':
    case 'confirmed':
      return trackingWords(view, now, timeZone, locale).title
    case 'not-completed':
      return wordsOf(OUTCOME_WORDS, locale).outcomes[view.state].heading
    default:
      return null
  }
}

/** The tab says what happened too: it is often the only part of the page that is in sight. */
export const useOrderTitle = (view: TrackingView): void => {
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const words = useWords(ORDER_PAGE_WORDS)
  const said = titleOf(view, useNow(), timeZone, locale)
  const title = said === null ? null : words.titled(said)
  useEffect(() => {
    if (title === null) return
    // After the shell, which names the page in the same round of effects when it arrives.
    queueMicrotask(() => {
      document.title = title
    })
  }, [title])
}
