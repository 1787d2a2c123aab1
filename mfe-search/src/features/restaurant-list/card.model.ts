import { formatTime, openingStatus } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatNext, nextDay } from '@galo/words/format'
import { isAvailable, type Availability } from './availability.model'
import type { FulfilmentListing, ListingFact } from './fulfilment-listing'
import type { RestaurantResult } from './restaurant-result'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

/** Why there is no order to be had, or not yet. The tone chooses colour and picture. */
export interface CardReason {
  readonly tone: 'paused' | 'closed' | 'away' | 'off'
  readonly title: string
  readonly text: string
}

/** What a card says of a restaurant, and what it leads to. */
export interface CardContent {
  /** 'closing': in a hurry. */
  readonly status: { readonly tone: 'open' | 'closing' | 'later' | 'closed'; readonly text: string }
  readonly facts: readonly ListingFact[]
  readonly reason: CardReason | null
  readonly badge: { readonly tone: 'sun' | 'blue'; readonly text: string } | null
  readonly action: { readonly kind: 'order' | 'menu' | 'collect-instead'; readonly text: string }
}

/** Where and when a card is read. */
export interface CardMoment {
  readonly listing: FulfilmentListing
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly timeZone: string
  readonly locale: Locale
  /** The nearest of the list. */
  readonly isNearest: boolean
}

type Words = (typeof RESTAURANT_LIST_WORDS)['en']

const statusOf = ({ hours }: RestaurantResult, { now, timeZone }: CardMoment, words: Words): CardContent['status'] => {
  if (hours === null) return { tone: 'closed', text: words.closedForToday }
  const { kind } = openingStatus(hours, now, timeZone)
  switch (kind) {
    case 'open':
      return { tone: 'open', text: words.openUntil(hours.closes) }
    case 'closing-soon':
      return { tone: 'closing', text: words.closingSoon(hours.closes) }
    case 'too-early':
      return { tone: 'later', text: words.opensAt(hours.opens) }
    case 'too-late':
    case 'closed':
      return { tone: 'closed', text: words.closedForToday }
    default:
      return kind satisfies never
  }
}

const reasonOf = (
  availability: Availability,
  isEarly: boolean,
  moment: CardMoment,
  words: Words,
): CardReason | null => {
  const { listing, now, timeZone, locale } = moment
  const { reasons } = words
  switch (availability.kind) {
    case 'another-day':
      return reasonOf(availability.today, isEarly, moment, words)
    case 'paused':
      return { tone: 'paused', ...reasons.paused(formatTime(availability.until, timeZone)) }
    case 'full':
      return { tone: 'paused', ...reasons.full }
    case 'too-far':
      return { tone: 'away', ...reasons.tooFar }
    case 'closed': {
      if (availability.opensNext === null) return { tone: 'closed', ...reasons.closed }
      const when = formatNext(availability.opensNext, now, timeZone, locale)
      return {
        tone: 'closed',
        ...(listing.type === 'DELIVERY' && isEarly ? reasons.deliversFrom(when) : reasons.opens(when)),
      }
    }
    case 'not-offered':
      return { tone: 'away', ...wordsOf(listing.words, locale).notOffered }
    case 'offline':
      return { tone: 'off', ...reasons.offline }
    case 'no-riders':
      return { tone: 'away', ...reasons.noRiders }
    case 'refurbishment':
      return { tone: 'off', ...reasons.refurbishment }
    case 'kitchen-only':
      return { tone: 'off', ...reasons.kitchenOnly }
    default:
      return null
  }
}

const actionOf = (
  availability: Availability,
  { now, timeZone, locale }: CardMoment,
  words: Words,
): CardContent['action'] => {
  if (availability.kind === 'too-far') return { kind: 'collect-instead', text: words.collectInstead }
  if (availability.kind === 'another-day') {
    const { from } = availability
    const day = nextDay(from, now, timeZone, locale)
    return { kind: 'order', text: words.orderForDay(day, formatTime(from, timeZone)) }
  }
  if (!isAvailable(availability)) return { kind: 'menu', text: words.seeMenu }
  const from = 'from' in availability ? availability.from : null
  return { kind: 'order', text: from === null ? words.orderFromHere : words.orderFor(formatTime(from, timeZone)) }
}

const badgeOf = (availability: Availability, isNearest: boolean, words: Words): CardContent['badge'] => {
  const { badges } = words
  switch (availability.kind) {
    case 'another-day':
      return badgeOf(availability.today, isNearest, words)
    case 'paused':
      return { tone: 'sun', text: badges.paused }
    case 'closed':
      return { tone: 'blue', text: badges.closed }
    case 'too-far':
      return { tone: 'blue', text: badges.tooFar }
    default:
      return isNearest && isAvailable(availability) ? { tone: 'sun', text: badges.nearest } : null
  }
}

/** The words of a card (D05, D19, D20): nothing on it promises an order that the menu or the checkout would refuse. */
export const cardOf = (result: RestaurantResult, availability: Availability, moment: CardMoment): CardContent => {
  const { listing, timeZone, locale, isNearest } = moment
  const words = wordsOf(RESTAURANT_LIST_WORDS, locale)
  const from = result.earliest === 'unasked' ? null : result.earliest
  const status = statusOf(result, moment, words)
  return {
    status,
    facts: isAvailable(availability) ? listing.facts(result, { from, timeZone, locale }) : [],
    reason: reasonOf(availability, status.tone === 'later', moment, words),
    badge: badgeOf(availability, isNearest, words),
    action: actionOf(availability, moment, words),
  }
}
