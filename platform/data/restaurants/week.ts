import type { SeedHours, SeedWeek } from '../types'

const day = (opens: string, closes: string): SeedHours => ({ opens, closes })

interface WeekParts {
  readonly mondayToThursday: SeedHours | null
  readonly friday: SeedHours
  readonly saturday: SeedHours
  readonly sunday: SeedHours | null
}

const week = ({ mondayToThursday, friday, saturday, sunday }: WeekParts): SeedWeek => ({
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
export const restsOnMonday: SeedWeek = { ...neighbourhood, monday: null }

/** Offices and platforms: breakfast leftovers gone by eleven, nobody about on a Sunday evening. */
export const commuter = week({
  mondayToThursday: day('11:00', '22:30'),
  friday: day('11:00', '23:30'),
  saturday: day('11:30', '23:00'),
  sunday: day('11:30', '20:00'),
})
