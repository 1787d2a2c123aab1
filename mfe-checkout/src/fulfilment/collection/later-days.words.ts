import { defineWords } from '@galo/words'

/** Collecting on another day. A day stands within a sentence as “tomorrow, Fri 27 Nov”. */
export const LATER_DAYS_WORDS = defineWords({
  en: {
    legend: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    /** Under a day that can't be chosen. */
    reasons: { CLOSED: 'Closed', FULLY_BOOKED: 'Fully booked', TOO_LATE: 'Too late', NOT_TAKING: 'Not taken' },
    noTimes: 'No times',
    noneToday: (day: string) => `No times are left today. These are for ${day}.`,
    collectOn: (day: string, time: string) => `Collect ${day} at ${time}`,
    finding: 'Finding days…',
  },
})
