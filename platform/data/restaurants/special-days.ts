import type { SeedHours, SeedMarket, SeedWeek } from '../types'

/** Month and day, in both countries and in Ireland alone. */
const QUIET_DAYS: readonly string[] = ['12-25', '12-26', '01-01']
const QUIET_DAYS_IRELAND: readonly string[] = ['03-17']

/** On a public holiday that everybody keeps, a restaurant keeps its Sunday; `undefined` on every other day. */
export const specialHours = (market: SeedMarket, week: SeedWeek, localDate: string): SeedHours | null | undefined => {
  const day = localDate.slice(5)
  const isQuiet = QUIET_DAYS.includes(day) || (market === 'IE' && QUIET_DAYS_IRELAND.includes(day))
  return isQuiet ? week.sunday : undefined
}
