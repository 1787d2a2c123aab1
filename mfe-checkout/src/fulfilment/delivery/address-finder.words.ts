import type { LocatingRefusal } from '@galo/services/places/locating-refusal'
import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** Finding the address instead of writing it. Below it the fields are there all the time, and every text leads to them. */
export const ADDRESS_FINDER_WORDS = defineWords({
  en: {
    find: 'Find your address',
    example: 'M3 4EN, or the street',
    count: (count: number) =>
      plural(count, {
        one: '1 address. Use the arrow keys to choose.',
        other: `${count} addresses. Use the arrow keys to choose.`,
      }),
    none: 'No address like that yet. Type on, or write it below.',
    failed: 'We can’t suggest addresses right now. Write yours below: it works just as well.',
    useMyLocation: 'Use my location',
    locating: 'Finding your door',
    filled: (address: string) => `Filled in: ${address}. Change what isn’t right.`,
    notHad: 'We can’t look that address up right now. Write it below.',
    noDoor: 'We know roughly where you are, but no door there. Write the address below.',
    /** Why the device's position can't be had (D16). */
    refusals: {
      'permission-denied':
        'Your browser keeps your location to itself. Write the address below, or allow location for this site.',
      'position-unavailable': 'We can’t tell where you are right now. Write the address below.',
      timeout: 'That took too long. Try again, or write the address below.',
      unsupported: 'This browser can’t share a location. Write the address below.',
    } satisfies Record<LocatingRefusal, string>,
  },
  'en-IE': {
    example: 'D02 X285, or the street',
  },
})
