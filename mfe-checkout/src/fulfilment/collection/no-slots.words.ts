import { defineWords } from '@galo/words'

/** Why there are no times. Others have ordered only when it is `booked`. Read late: most days have some. */
export const NO_SLOTS_WORDS = defineWords({
  en: {
    stayHere: 'Stay here',
    /** To somebody who has pressed Pay. */
    kept: 'Nothing was charged, and your basket is as you left it.',
    notTaking: 'This restaurant isn’t taking collection orders right now. Try another restaurant.',
    closed: 'This restaurant is closed for today. Try another restaurant, or come back tomorrow.',
    tooLate: 'It’s too late to collect here today. Try another restaurant, or come back tomorrow.',
    booked: 'Collection is fully booked here. Try another restaurant.',
    bookedFrom: (opens: string) => `Opens at ${opens}. Collection is fully booked here. Try another restaurant.`,
  },
})
