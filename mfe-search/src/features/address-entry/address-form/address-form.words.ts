import { defineWords, grammarOf } from '@galo/words'
import type { AddressField } from './by-hand.model'

const { plural } = grammarOf('en')

/** A whole address: chosen among the doors of a postcode, known from before, or written by hand. */
export const ADDRESS_FORM_WORDS = defineWords({
  en: {
    recent: 'Looked for before',
    saved: 'Your addresses',
    writeByHand: 'Write the address by hand',
    whichDoor: (postcode: string) => `Which door at ${postcode}?`,
    doors: (count: number) =>
      plural(count, {
        one: '1 address. Use the arrow keys to choose.',
        other: `${count} addresses. Use the arrow keys to choose.`,
      }),
    findingDoors: (postcode: string) => `Finding the addresses at ${postcode}`,
    noDoors: 'We can’t list the addresses there right now. Your Galo can be found without.',
    notHere: 'It isn’t here',
    heading: 'Your address',
    labels: {
      lineOne: 'Address',
      lineTwo: 'Flat, floor, company (optional)',
      city: 'Town or city',
      postcode: 'Postcode',
      instructions: 'For the rider (optional)',
    } satisfies Record<AddressField, string>,
    /** Under the field of the code, where it may be left out. */
    optional: 'Optional',
    /** The specification's texts (D22). */
    problems: {
      lineOne: 'Please enter a valid address',
      lineTwo: 'Please enter a valid address',
      city: 'Please enter a valid address',
      postcode: 'Please enter a valid postcode',
      instructions: 'Please enter a valid address',
    } satisfies Record<AddressField, string>,
    country: 'United Kingdom',
    find: 'Find who delivers here',
    looking: 'Looking',
    back: 'Back to the search',
    /** Said when the map knows the address by another code (D13). */
    foundElsewhere: (found: string) => `We found ${found} for that address`,
    youWrote: (written: string) => `You wrote ${written}. Which one is it?`,
    keep: (written: string) => `Keep ${written}`,
    take: (found: string) => `Use ${found}`,
    /** The specification's text for a device that keeps its place to itself (D16). */
    whereAreYouAt: 'Where are you at?',
    locateMe: 'Locate me',
    locating: 'Looking',
    typeInstead: 'I’ll type it',
  },
  'en-IE': {
    labels: {
      lineOne: 'Address',
      lineTwo: 'Flat, floor, company (optional)',
      city: 'Town or city',
      postcode: 'Postcode or Eircode',
      instructions: 'For the rider (optional)',
    },
    country: 'Ireland',
  },
})
