import type { DeliveryAddress } from '@galo/domain'
import { defineWords } from '@galo/words'

interface FieldWords {
  readonly empty: string
  readonly wrong: string
}

const NO_ADDRESS = 'Please enter a valid address'

/** Where a rider goes, and what is wrong with what was typed. */
export const DELIVERY_ADDRESS_WORDS = defineWords({
  en: {
    labels: {
      lineOne: 'Number and street',
      lineTwo: 'Flat, floor, company (optional)',
      city: 'Town or city',
      postcode: 'Postcode',
    } satisfies Record<keyof DeliveryAddress, string>,
    problems: {
      lineOne: { empty: 'Tell us the number and the street.', wrong: NO_ADDRESS },
      lineTwo: { empty: NO_ADDRESS, wrong: NO_ADDRESS },
      city: { empty: 'Tell us the town or city.', wrong: NO_ADDRESS },
      postcode: {
        empty: 'Tell us the postcode: the rider finds you by it.',
        wrong: 'Please enter a valid postcode, like M3 4EN.',
      },
    } satisfies Record<keyof DeliveryAddress, FieldWords>,
    noStreet: 'That’s a postcode. Tell us the number and the street here.',
    tooLong: (most: number) => `That’s too long: ${most} characters at most.`,
    asking: 'Asking a rider',
    note: {
      label: 'For the rider',
      help: 'Which bell, which door, a dog? Only the rider reads this. Tell the kitchen about allergies in your basket.',
      tooLong: (most: number) => `That’s too long: ${most} characters at most.`,
      none: 'Which bell, which door? Add a note, or leave it.',
    },
  },
  'en-IE': {
    labels: {
      lineOne: 'Number and street',
      lineTwo: 'Flat, floor, company (optional)',
      city: 'Town or city',
      postcode: 'Eircode (optional)',
    },
    problems: {
      lineOne: { empty: 'Tell us the number and the street.', wrong: NO_ADDRESS },
      lineTwo: { empty: NO_ADDRESS, wrong: NO_ADDRESS },
      city: { empty: 'Tell us the town or city.', wrong: NO_ADDRESS },
      postcode: {
        empty: 'Please enter a valid Eircode, or leave it out.',
        wrong: 'Please enter a valid Eircode, like D02 X285, or leave it out.',
      },
    },
    noStreet: 'That’s an Eircode. Tell us the number and the street here.',
  },
})
