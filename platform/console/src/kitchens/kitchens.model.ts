import { wordsOf, type Locale } from '@galo/words'
import type { Channel, TradingRestaurant } from '../../calls'
import { shortTime } from '../time/wall-clock'
import { KITCHENS_WORDS } from './kitchens.words'

/** Restaurants by a part of their name or town. */
export const restaurantsCalled = (
  restaurants: readonly TradingRestaurant[],
  find: string,
): readonly TradingRestaurant[] => {
  const wanted = find.trim().toLowerCase()
  return restaurants.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(wanted))
}

export interface Condition {
  readonly words: string
  readonly tone: 'bad' | 'changed' | 'quiet'
}

/** How a restaurant is today, in a word. */
export const conditionOf = (
  { isClosed, pausedUntil, hours, hasChosenHours }: TradingRestaurant,
  locale: Locale,
): Condition => {
  const words = wordsOf(KITCHENS_WORDS, locale)
  if (isClosed) return { words: words.closed, tone: 'bad' }
  if (pausedUntil !== null) return { words: words.paused, tone: 'bad' }
  if (hours === null) return { words: words.dayOff, tone: 'quiet' }
  return { words: words.openHours(hours.opens, hours.closes), tone: hasChosenHours ? 'changed' : 'quiet' }
}

/** The same as a sentence, over what can be changed. */
export const dayWords = ({ isClosed, hours, hasChosenHours }: TradingRestaurant, locale: Locale): string => {
  const words = wordsOf(KITCHENS_WORDS, locale)
  if (isClosed) return words.closedSentence
  if (hours === null) return words.dayOffSentence
  return (hasChosenHours ? words.openTodayOnly : words.openAsUsual)(hours.opens, hours.closes)
}

export const channelWords = (channel: Channel, throttledUntil: string | null, locale: Locale): string => {
  const { channels, takingOrders, nothingBefore } = wordsOf(KITCHENS_WORDS, locale)
  return throttledUntil === null
    ? takingOrders(channels[channel])
    : nothingBefore(channels[channel], shortTime(throttledUntil))
}
