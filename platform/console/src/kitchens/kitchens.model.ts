import type { Channel, TradingRestaurant } from '../../calls'
import { shortTime } from '../time/wall-clock'

export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = { COLLECTION: 'Collection', DELIVERY: 'Delivery' }

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
export const conditionOf = ({ isClosed, pausedUntil, hours, hasChosenHours }: TradingRestaurant): Condition => {
  if (isClosed) return { words: 'Closed', tone: 'bad' }
  if (pausedUntil !== null) return { words: 'Paused', tone: 'bad' }
  if (hours === null) return { words: 'Day off', tone: 'quiet' }
  return { words: `${hours.opens} to ${hours.closes}`, tone: hasChosenHours ? 'changed' : 'quiet' }
}

/** The same as a sentence, over what can be changed. */
export const dayWords = ({ isClosed, hours, hasChosenHours }: TradingRestaurant): string => {
  if (isClosed) return 'Closed until it is opened again.'
  if (hours === null) return 'Not open today.'
  return `${hasChosenHours ? 'Today only' : 'As usual'}: open ${hours.opens} to ${hours.closes}.`
}

export const channelWords = (channel: Channel, throttledUntil: string | null): string =>
  throttledUntil === null
    ? `${CHANNEL_WORDS[channel]}: taking orders`
    : `${CHANNEL_WORDS[channel]}: nothing before ${shortTime(throttledUntil)}`
