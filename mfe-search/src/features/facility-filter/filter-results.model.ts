import { openingStatus, type Facility, type Instant, type OpeningHours } from '@galo/domain'
import { ALL_FILTERS, isOn, type Filter, type Filters } from './facility-filter.model'

/** What a filter looks at. */
export interface Filterable {
  readonly name: string
  readonly hours: OpeningHours | null
  readonly facilities: readonly Facility[]
}

/** Those that a filter keeps from being seen. */
export interface Hidden {
  readonly count: number
  /** Of the first two. */
  readonly names: readonly string[]
  /** What all of them lack, the hour first; `null` where there is no such thing. */
  readonly lacks: Filter | null
  /** Some are closed, though not all: of who can't cook now nothing else is said. */
  readonly areSomeClosed: boolean
}

/**
 * The first `most` of those that have all that is asked for, in their order, and who would be among the first without asking. Open is who is
 * open for the wanted way at `now`.
 */
export const filterResults = <R extends Filterable>(
  all: readonly R[],
  filters: Filters,
  { now, timeZone, most }: { readonly now: Instant; readonly timeZone: string; readonly most: number },
): { readonly shown: readonly R[]; readonly hidden: Hidden | null } => {
  const has = ({ facilities, hours }: R, filter: Filter): boolean =>
    filter === 'open'
      ? ['open', 'closing-soon'].includes(openingStatus(hours, now, timeZone).kind)
      : facilities.includes(filter)
  const asked = ALL_FILTERS.filter((filter) => isOn(filters, filter))
  const holds = (one: R) => asked.every((filter) => has(one, filter))
  const hidden = all.slice(0, most).filter((one) => !holds(one))
  const lacks = asked.find((filter) => !hidden.some((one) => has(one, filter))) ?? null
  return {
    shown: all.filter(holds).slice(0, most),
    hidden:
      hidden.length === 0
        ? null
        : {
            count: hidden.length,
            names: hidden.slice(0, 2).map(({ name }) => name),
            lacks,
            areSomeClosed: lacks === null && filters.openNow && hidden.some((one) => !has(one, 'open')),
          },
  }
}
