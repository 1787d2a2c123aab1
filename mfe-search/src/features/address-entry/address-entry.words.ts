import type { LocatingRefusal } from '@galo/services/places/locating-refusal'
import { defineWords, grammarOf } from '@galo/words'
import type { PlaceRefusal, WayToEat } from './address-entry.model'

const { plural } = grammarOf('en')

/** Where the customer is: the field, and what is wrong with what stands in it. */
export const ADDRESS_WORDS = defineWords({
  en: {
    place: 'Postcode or address',
    /** The placeholder. */
    example: 'M3 4EN',
    whereAreYou: 'Where are you?',
    dishNear: (dish: string) => `${dish} near you: where are you?`,
    /** The field's text for a position from the device. */
    here: 'Your location',
    suggestions: (count: number) =>
      plural(count, {
        one: '1 suggestion. Use the arrow keys to choose.',
        other: `${count} suggestions. Use the arrow keys to choose.`,
      }),
    help: 'With or without the space, we’re not fussy.',
    /** Heard before the three ways. */
    wayToEat: 'How you get your food',
    ways: { DELIVERY: 'Delivery', COLLECTION: 'Collection', EAT_IN: 'Eat in' } satisfies Record<WayToEat, string>,
    useMyLocation: 'Use my location',
    looking: 'Looking',
    findGalo: 'Find my Galo',
    /** The specification's texts (D22) for what can't be a place; a postcode that may exist is never called invalid. */
    refusals: {
      'invalid-postcode': 'Please enter a valid postcode',
      'invalid-address': 'Please enter a valid address',
      'unknown-postcode': 'We don’t know that postcode yet. Try the town, or use your location.',
    } satisfies Record<PlaceRefusal, string>,
    /** Why the device's position can't be had (D16). */
    locating: {
      'permission-denied':
        'Your browser keeps your location to itself. Type a postcode instead, or allow location for this site.',
      'position-unavailable': 'We can’t tell where you are right now. Type a postcode and we’ll take it from there.',
      timeout: 'That took too long. Try again, or type a postcode.',
      unsupported: 'This browser can’t share a location. Type a postcode instead.',
    } satisfies Record<LocatingRefusal, string>,
  },
  'en-IE': {
    place: 'Eircode or address',
    example: 'Dublin 2',
  },
})
