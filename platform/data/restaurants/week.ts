import type { DayHours, WeekHours } from '../types'

export const day = (opens: string, closes: string): DayHours => ({ opens, closes })

interface WeekParts {
  readonly mondayToThursday: DayHours | null
  readonly friday: DayHours
  readonly saturday: DayHours
  readonly sunday: DayHours | null
}

export const week = ({ mondayToThursday, friday, saturday, sunday }: WeekParts): WeekHours => ({
  monday: mondayToThursday,
  tuesday: mondayToThursday,
  wednesday: mondayToThursday,
  thursday: mondayToThursday,
  friday,
  saturday,
  sunday,
})

/** The usual week. */
export const highStreet = week({
  mondayToThursday: day('11:30', '22:00'),
  friday: day('11:30', '23:00'),
  saturday: day('11:30', '23:00'),
  sunday: day('11:30', '21:30'),
})

/** Past midnight at the weekend, and to midnight on the dot before it: both ends of the next-day rule. */
export const nightOut = week({
  mondayToThursday: day('11:30', '00:00'),
  friday: day('11:30', '02:00'),
  saturday: day('11:30', '02:00'),
  sunday: day('12:00', '23:00'),
})

/** Studentland: late every day. */
export const studentHours = week({
  mondayToThursday: day('11:30', '01:00'),
  friday: day('11:30', '01:30'),
  saturday: day('11:30', '01:30'),
  sunday: day('11:30', '00:30'),
})

/** Shopping centres shut when the shops do. */
export const shoppingCentre = week({
  mondayToThursday: day('11:30', '20:00'),
  friday: day('11:30', '21:00'),
  saturday: day('11:00', '21:00'),
  sunday: day('11:30', '18:00'),
})

/** Quiet streets: the coals go out early. */
export const neighbourhood = week({
  mondayToThursday: day('12:00', '21:00'),
  friday: day('12:00', '22:00'),
  saturday: day('12:00', '22:00'),
  sunday: day('12:00', '20:30'),
})

/** As `neighbourhood`, and Mondays off. */
export const restsOnMonday: WeekHours = { ...neighbourhood, monday: null }

/** Offices and platforms: breakfast leftovers gone by eleven, nobody about on a Sunday evening. */
export const commuter = week({
  mondayToThursday: day('11:00', '22:30'),
  friday: day('11:00', '23:30'),
  saturday: day('11:30', '23:00'),
  sunday: day('11:30', '20:00'),
})

/** Stations: open before the chicken is, for whoever catches the nine o'clock. */
export const fromNine = week({
  mondayToThursday: day('09:00', '21:30'),
  friday: day('09:00', '22:30'),
  saturday: day('09:30', '22:30'),
  sunday: day('11:00', '19:00'),
})

/** Where people only work. */
export const restsOnSunday: WeekHours = { ...commuter, sunday: null }

/** By the sea: nobody comes before one, everybody stays for sunset, and Sunday is short. */
export const seaside = week({
  mondayToThursday: day('12:30', '21:30'),
  friday: day('12:30', '23:30'),
  saturday: day('12:00', '23:30'),
  sunday: day('12:00', '17:00'),
})

/** The grill is lit at five and goes out long after the last train. */
export const eveningsOnly = week({
  mondayToThursday: day('17:00', '00:30'),
  friday: day('17:00', '03:00'),
  saturday: day('13:00', '03:00'),
  sunday: day('13:00', '22:00'),
})
