import { defineWords } from '@galo/words'

/** What was pressed before safe mode was on, and isn't safe (decision 0138). */
export const HELD_BACK_WORDS = defineWords({
  en: {
    heading: (dish: string) => `${dish} isn’t safe for you`,
    text: 'You chose it before safe mode was on. It is not in your basket.',
    aDish: 'A dish',
    addAnyway: 'Add it anyway',
    addAnywayOf: (dish: string) => `Add ${dish} anyway`,
    leaveOut: 'Leave it out',
    leaveOutOf: (dish: string) => `Leave ${dish} out`,
  },
})
