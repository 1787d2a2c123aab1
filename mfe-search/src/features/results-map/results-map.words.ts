import { defineWords } from '@galo/words'

/** The map beside the list. */
export const RESULTS_MAP_WORDS = defineWords({
  en: {
    map: 'Map',
    /** In place of the picture, for those who can't see it. */
    streets: 'The streets around you',
    youAreTheDot: 'You are the dot. Numbers are as in the list.',
    insideTheDots: (restaurant: string) => `Inside the dots, ${restaurant} delivers`,
    deliversEverywhere: (restaurant: string) => `${restaurant} delivers everywhere on this map`,
    pin: (number: number, restaurant: string) => `${number} ${restaurant}, on the map`,
    paused: 'catching up',
    closed: 'takes no orders now',
    closer: 'Closer',
    further: 'Further away',
    fromAbove: 'Satellite',
    onItsWay: 'The map is on its way.',
    notAvailable: 'The map isn’t available, you can still type your address.',
  },
})
