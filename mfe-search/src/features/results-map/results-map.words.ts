import { defineWords } from '@galo/words'

/** The map beside the list. */
export const RESULTS_MAP_WORDS = defineWords({
  en: {
    youAreInTheMiddle: 'You are in the middle. Rings show the distance.',
    ring: (distance: number) => `${distance} mi`,
  },
  'en-IE': { ring: (distance: number) => `${distance} km` },
})
