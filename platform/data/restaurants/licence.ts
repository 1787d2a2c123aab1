import type { Market } from '@galo/domain'
import type { WeekHours } from '../types'
import { day, week } from './week'

/** To take away or to drink in, whichever ends first: what most houses have. Irish Sundays start after Mass. */
export const usualLicence: Readonly<Record<Market, WeekHours>> = {
  UK: week({
    mondayToThursday: day('10:00', '23:00'),
    friday: day('10:00', '00:00'),
    saturday: day('10:00', '00:00'),
    sunday: day('12:00', '22:30'),
  }),
  IE: week({
    mondayToThursday: day('10:30', '22:00'),
    friday: day('10:30', '22:00'),
    saturday: day('10:30', '22:00'),
    sunday: day('12:30', '22:00'),
  }),
}

/** Where the doors close after midnight, and the bar half an hour before them. */
export const lateLicence = week({
  mondayToThursday: day('12:00', '00:00'),
  friday: day('12:00', '02:30'),
  saturday: day('12:00', '02:30'),
  sunday: day('13:00', '22:30'),
})
