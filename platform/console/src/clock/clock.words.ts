import { defineWords } from '@galo/words'

export const CLOCK_WORDS = defineWords({
  en: {
    itIsNow: (dayAndTime: string) => `It is ${dayAndTime} now`,
    platformTime: 'The platform’s time',
    forEverybody: 'For everybody: orders, sessions, kitchens and riders follow.',
    spans: { '5 min': '+ 5 min', '30 min': '+ 30 min', '2 h': '+ 2 h' },
    realTime: 'Real time',
    todayAt: 'Today at',
    jump: 'Jump',
    noTime: 'Type a time first',
    worthTrying: 'Times worth trying',
    moments: { opening: 'Opening', lunch: 'Lunch', supper: 'Supper', beforeMidnight: 'Before midnight' },
    clocksChange: 'When the clocks change',
    forward: (year: number) => `Forward ${year}`,
    back: (year: number) => `Back ${year}`,
    justBefore: (change: string) => `${change}, 5 min before`,
    anyDay: 'Any day, UTC',
    jumpThere: 'Jump there',
    noDay: 'Choose a day and a time first',
  },
})
