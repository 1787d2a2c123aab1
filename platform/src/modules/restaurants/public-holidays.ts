import type { Market } from '@galo/domain'
import type { DayHours, WeekHours } from '../../../data/types'

/** Month and day, in both countries and in Ireland alone. */
const HOLIDAYS: readonly string[] = ['12-25', '12-26', '01-01']
const HOLIDAYS_IRELAND: readonly string[] = ['03-17']

/** On a public holiday that everybody keeps, a restaurant keeps its Sunday; `undefined` on every other day. */
export const holidayHours = (market: Market, week: WeekHours, localDate: string): DayHours | null | undefined => {
  const day = localDate.slice(5)
  const isHoliday = HOLIDAYS.includes(day) || (market === 'IE' && HOLIDAYS_IRELAND.includes(day))
  return isHoliday ? week.sunday : undefined
}
