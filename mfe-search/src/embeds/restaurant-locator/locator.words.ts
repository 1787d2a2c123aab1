import type { LocatingRefusal } from '@galo/services/places/locating-refusal'
import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** A locator on somebody else's page; what is said of a place is what our own field says (`ADDRESS_WORDS`). */
export const LOCATOR_WORDS = defineWords({
  en: {
    title: 'Find your Galo',
    place: 'Postcode or town',
    find: 'Find',
    looking: 'Looking…',
    found: (count: number, place: string) =>
      plural(count, { one: `1 Galo near ${place}`, other: `${count} Galos near ${place}` }),
    foundHere: (count: number) => plural(count, { one: '1 Galo near you', other: `${count} Galos near you` }),
    none: 'No Galo near there yet.',
    nearest: (distance: string, name: string) => `The nearest is ${distance} away: ${name}.`,
    all: (count: number) => `See all ${count}`,
    elsewhere: (place: string | null) => `${place === null ? 'You’re' : `${place} is`} in Ireland.`,
    lookThere: 'Look in Ireland',
    failed: 'We couldn’t ask for restaurants just now. What you typed is still here.',
    tryAgain: 'Try again',
    onTheSite: 'Look on our own site',
    /** Of a page that isn't ours. */
    locating: {
      'permission-denied': 'Your location is kept from this page. Type a postcode instead.',
      'position-unavailable': 'We can’t tell where you are right now. Type a postcode instead.',
      timeout: 'That took too long. Try again, or type a postcode.',
      unsupported: 'This browser can’t share a location. Type a postcode instead.',
    } satisfies Record<LocatingRefusal, string>,
  },
  'en-IE': {
    place: 'Eircode or town',
    elsewhere: (place) => `${place === null ? 'You’re' : `${place} is`} in the UK.`,
    lookThere: 'Look in the UK',
  },
})
