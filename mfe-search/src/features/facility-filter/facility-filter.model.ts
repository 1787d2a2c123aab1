import { CHOOSABLE_FACILITIES, type ChoosableFacility } from '@galo/domain'

/** What restaurants must have to be shown (D03, D07). */
export interface Filters {
  readonly openNow: boolean
  readonly facilities: readonly ChoosableFacility[]
}

/** One thing to ask for. */
export type Filter = 'open' | ChoosableFacility

/** As they stand in a row. */
export const ALL_FILTERS: readonly Filter[] = ['open', ...CHOOSABLE_FACILITIES]

/** As the address asks for them, `?open=1&with=halal,disabledAccess`; words we don't know ask for nothing. */
export const filtersOf = (search: URLSearchParams): Filters => {
  const wanted = (search.get('with') ?? '').split(',')
  return {
    openNow: search.get('open') === '1',
    facilities: CHOOSABLE_FACILITIES.filter((facility) => wanted.includes(facility)),
  }
}

export const isOn = ({ openNow, facilities }: Filters, filter: Filter): boolean =>
  filter === 'open' ? openNow : facilities.includes(filter)

/** What the address says once this one is switched over; `null` is not said at all. */
export const switched = (
  filters: Filters,
  filter: Filter,
): { readonly open: string | null; readonly with: string | null } => {
  const isAsked = (one: Filter) => isOn(filters, one) !== (one === filter)
  const facilities = CHOOSABLE_FACILITIES.filter(isAsked)
  return { open: isAsked('open') ? '1' : null, with: facilities.length === 0 ? null : facilities.join(',') }
}

/** Without any of them. */
export const NO_FILTERS = { open: null, with: null }
