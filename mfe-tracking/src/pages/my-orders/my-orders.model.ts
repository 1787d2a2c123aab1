import type { SubmittedOrder } from '@galo/contracts/orders'
import { zonedParts, type ChosenFulfilment } from '@galo/domain'
import { isFound } from './order-search.model'

/** An order of the list; null while the platform has not answered about it. */
export interface ListedOrder {
  readonly orderId: string
  readonly placedAt: string
  readonly order: SubmittedOrder | null
}

/** How food was had, as a list is narrowed by it. */
export const WAYS = ['delivered', 'collected', 'eaten-in'] as const
export type Way = (typeof WAYS)[number]
export type Shown = Way | 'all'

const WAY_OF = {
  DELIVERY: 'delivered',
  COLLECTION: 'collected',
  EAT_IN: 'eaten-in',
  AT_TABLE: 'eaten-in',
} as const satisfies Record<ChosenFulfilment, Way>

export const wayOf = ({ fulfilment }: SubmittedOrder): Way => WAY_OF[fulfilment.type]

export interface Filter {
  readonly shown: Shown
  readonly count: number
}

/** Every way there is an order of, with how many, after all of them; none where there is nothing to choose between. */
export const filtersOf = (listed: readonly ListedOrder[]): readonly Filter[] => {
  const counts = WAYS.map((way) => ({
    shown: way,
    count: listed.filter(({ order }) => order !== null && wayOf(order) === way).length,
  })).filter(({ count }) => count > 0)
  return counts.length < 2 ? [] : [{ shown: 'all', count: listed.length }, ...counts]
}

/** The orders had that way in which all of what was typed is found. */
export const narrowed = (listed: readonly ListedOrder[], shown: Shown, typed: string): readonly ListedOrder[] =>
  listed.filter(({ order }) => isFound(order, typed) && (shown === 'all' || (order !== null && wayOf(order) === shown)))

export interface Month {
  readonly year: number
  /** 1 for January. */
  readonly month: number
  readonly orders: readonly ListedOrder[]
}

/** Orders that are in order already, by the month on the wall in which they were made. */
export const byMonth = (listed: readonly ListedOrder[], timeZone: string): readonly Month[] => {
  const months = new Map<string, { year: number; month: number; orders: ListedOrder[] }>()
  for (const each of listed) {
    const { year, month } = zonedParts(each.placedAt, timeZone)
    const known = months.get(`${year} ${month}`)
    if (known === undefined) months.set(`${year} ${month}`, { year, month, orders: [each] })
    else known.orders.push(each)
  }
  return [...months.values()]
}

/** So many are shown at first: more than fit on a screen, fewer than one scrolls through. */
export const FIRST_SHOWN = 6
