import { MARKETS, milesToKilometres } from '@galo/domain'
import { defineWords, grammarOf, wordsOf, type Locale } from '@galo/words'

const { plural } = grammarOf('en')

const DISTANCE_WORDS = defineWords({
  en: {
    kilometres: (distance: number) => `${distance} km`,
    miles: (distance: number) => plural(distance, { one: `${distance} mile`, other: `${distance} miles` }),
    closeKilometres: 'under 0.1 km',
    closeMiles: 'under 0.1 miles',
  },
})

/** One decimal under ten, none from there on. */
const rounded = (distance: number): number => (distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance))

/** '0.4 miles', '1 mile' in the UK; '1.6 km' in Ireland. Very near is 'under 0.1 miles', never '0 miles'. */
export const formatDistance = (miles: number, locale: Locale): string => {
  const words = wordsOf(DISTANCE_WORDS, locale)
  const isMetric = MARKETS[locale.market].distanceUnit === 'km'
  const shown = rounded(isMetric ? milesToKilometres(miles) : miles)
  if (isMetric) return shown === 0 ? words.closeKilometres : words.kilometres(shown)
  return shown === 0 ? words.closeMiles : words.miles(shown)
}
