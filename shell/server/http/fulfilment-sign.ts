import { DEFAULT_FULFILMENT, fulfilmentFromUrl, fulfilmentToUrl, isDelivery, isOrderable } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { wordsOf, type Locale } from '@galo/words'
import { DOCUMENT_WORDS } from './document.words'
import type { Sign } from './signs'

/**
 * On the pages that look for restaurants: tells who came by a link for a way that can't be ordered that what is listed is for another (A09). A menu for
 * such a way has its own dishes and prices, and says so itself.
 */
export const fulfilmentSign = ({ pathname, searchParams }: URL, locale: Locale): Sign | null => {
  const wanted = fulfilmentFromUrl(searchParams.get('fulfilment'))
  const isSearch = pathname === sitePaths.search() || pathname.startsWith(`${sitePaths.search()}/`)
  if (wanted === null || isOrderable(wanted) || !isSearch) return null
  const words = wordsOf(DOCUMENT_WORDS, locale)
  return {
    label: words.howItIsHad,
    text: isDelivery(wanted) ? words.noDelivery : words.noTables,
    link: words.collectIt,
    sets: { fulfilment: fulfilmentToUrl(DEFAULT_FULFILMENT) },
  }
}
