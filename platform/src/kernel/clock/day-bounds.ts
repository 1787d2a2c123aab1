import { addDays, instantAt } from '@galo/domain'

/** From when until when a day lasts on the wall, 'yyyy-MM-dd': the end is the next one's beginning, so the days the clocks change are whole. */
export const dayBounds = (localDate: string, timeZone: string): { readonly from: Date; readonly to: Date } => ({
  from: new Date(instantAt(localDate, '00:00', timeZone)),
  to: new Date(instantAt(addDays(localDate, 1), '00:00', timeZone)),
})
