import { quoteFreshness } from '@galo/domain'
import type { BasketRow } from './basket.store'

type QuoteColumns = 'deliveryQuoteId' | 'deliveryFee' | 'deliveryQuoteValidUntil'
type Delivered = Pick<BasketRow, QuoteColumns | 'fulfilmentType'>

export const NO_QUOTE = { deliveryQuoteId: null, deliveryFee: null, deliveryQuoteValidUntil: null } as const

/** The rule of the domain (G10), asked of a basket; without a quote nothing is over. */
export const isQuoteOver = ({ deliveryQuoteValidUntil: until }: Pick<BasketRow, QuoteColumns>, now: Date): boolean =>
  until !== null && quoteFreshness({ validUntil: until.toISOString() }, now.toISOString()) === 'expired'

/** What every action on a basket does to its quote first (G10): one that is over leaves, and its fee with it. */
export const withoutOldQuote = (row: Delivered, now: Date): Partial<typeof NO_QUOTE> =>
  isQuoteOver(row, now) ? NO_QUOTE : {}

/** What keeps a delivery from being built and paid: nobody has said what it costs, or that was too long ago. */
export const quoteProblem = (row: Delivered, now: Date) => {
  if (row.fulfilmentType !== 'DELIVERY') return null
  if (row.deliveryQuoteId === null)
    return { code: 'DELIVERY_QUOTE_MISSING', message: 'The basket has no delivery quote' } as const
  return isQuoteOver(row, now)
    ? ({ code: 'DELIVERY_QUOTE_EXPIRED', message: 'The delivery quote is no longer valid' } as const)
    : null
}
