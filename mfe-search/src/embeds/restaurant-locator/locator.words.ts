import type { LocatingRefusal } from '@galo/services/places/locating-refusal'
import { defineWords, grammarOf } from '@galo/words'
import type { PlaceRefusal } from '../../features/address-entry/address-entry.model'

const { plural } = grammarOf('en')

/** A locator on somebody else's page. */
export const LOCATOR_WORDS = defineWords({
  en: {
    title: 'Find your Galo',
    place: 'Postcode or town',
    example: 'M3 4EN',
    find: 'Find',
    looking: 'Looking…',
    useMyLocation: 'Use my location',
    here: 'Your location',
    found: (count: number, place: string) =>
      plural(count, { one: `1 Galo near ${place}`, other: `${count} Galos near ${place}` }),
    foundHere: (count: number) => plural(count, { one: '1 Galo near you', other: `${count} Galos near you` }),
    none: 'No Galo near there yet.',
    nearest: (distance: string, name: string) => `The nearest is ${distance} away: ${name}.`,
    all: (count: number) => `See all ${count}`,
    seeMenu: 'See the menu',
    elsewhere: (place: string | null) => `${place === null ? 'You’re' : `${place} is`} in Ireland.`,
    lookThere: 'Look in Ireland',
    failed: 'We couldn’t ask for restaurants just now. What you typed is still here.',
    tryAgain: 'Try again',
    onTheSite: 'Look on galo',
    refusals: {
      'invalid-postcode': 'Please enter a valid postcode',
      'invalid-address': 'Please enter a valid address',
      'unknown-postcode': 'We don’t know that postcode yet. Try the town, or use your location.',
    } satisfies Record<PlaceRefusal, string>,
    locating: {
      'permission-denied': 'Your location is kept from this page. Type a postcode instead.',
      'position-unavailable': 'We can’t tell where you are right now. Type a postcode instead.',
      timeout: 'That took too long. Try again, or type a postcode.',
      unsupported: 'This browser can’t share a location. Type a postcode instead.',
    } satisfies Record<LocatingRefusal, string>,
  },
  'en-IE': {
    place: 'Eircode or town',
    example: 'Dublin 2',
    elsewhere: (place) => `${place === null ? 'You’re' : `${place} is`} in the UK.`,
    lookThere: 'Look in the UK',
  },
})
