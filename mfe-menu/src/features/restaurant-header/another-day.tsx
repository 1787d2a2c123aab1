import { formatTime, MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale, useWords } from '@galo/words'
import { nextDay } from '@galo/words/format'
import { ORDERING_WORDS } from './ordering.words'

/** For which day one orders here, where today is over. `from` is its first time, a UTC instant. */
export const AnotherDay = ({ from }: { readonly from: string }) => {
  const { orderForDay } = useWords(ORDERING_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  return orderForDay(nextDay(from, useNow(), timeZone, locale), formatTime(from, timeZone))
}
