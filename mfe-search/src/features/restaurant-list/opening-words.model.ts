import { openingStatus, type OpeningHours } from '@galo/domain'

export type OpeningTone = 'open' | 'soon' | 'later' | 'closed'

export interface OpeningWords {
  readonly tone: OpeningTone
  readonly text: string
}

/**
 * Row D19 in the customer's words. Too early is not closed for collection: an order can be placed for later today.
 * `now` is milliseconds since the epoch.
 */
export const openingWords = (hours: OpeningHours, now: number, timeZone: string): OpeningWords => {
  const { kind } = openingStatus(hours, now, timeZone)
  switch (kind) {
    case 'open':
      return { tone: 'open', text: `Open until ${hours.closes}` }
    case 'closing-soon':
      return { tone: 'soon', text: `Closing soon, at ${hours.closes}` }
    case 'too-early':
      return { tone: 'later', text: `Opens at ${hours.opens}` }
    case 'too-late':
    case 'closed':
      return { tone: 'closed', text: 'Closed for today' }
    default:
      return kind satisfies never
  }
}
