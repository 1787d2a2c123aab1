import { defineWords } from '@galo/words'

/** The addresses a customer keeps. */
export const ADDRESS_BOOK_WORDS = defineWords({
  en: {
    heading: 'Addresses',
    text: 'Where the food goes when you don’t.',
    none: 'None kept yet.',
    first: 'First choice',
    makeFirst: (line: string) => `Make first choice: ${line}`,
    makeFirstShort: 'Make first choice',
    edit: 'Edit',
    editOf: (line: string) => `Edit ${line}`,
    remove: 'Remove',
    removeOf: (line: string) => `Remove ${line}`,
    add: 'Add an address',
    full: 'Ten addresses are as many as we keep. Remove one to add another.',
    form: {
      add: 'A new address',
      edit: 'Change the address',
      line1: 'Address',
      line2: 'Flat, floor, company (optional)',
      city: 'Town or city',
      postcode: { UK: 'Postcode', IE: 'Eircode (optional)' },
      deliveryInstructions: 'For the rider (optional)',
      save: 'Save address',
      saving: 'Saving',
      cancel: 'Cancel',
    },
    problems: {
      line1: 'Type the street and number.',
      city: 'Type the town or city.',
      postcode: { UK: 'Type a whole postcode, like M3 4LZ.', IE: 'Type a whole Eircode, like D02 A9Y4.' },
      line2: 'That is longer than we can keep.',
      deliveryInstructions: 'That is longer than we can keep.',
    },
    failed: 'We couldn’t save that. Your addresses are as they were. Try again.',
    saved: 'Saved.',
  },
})
