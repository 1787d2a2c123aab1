import { defineWords } from '@galo/words'

/** A step of the checkout. */
export const CHECKOUT_SECTION_WORDS = defineWords({
  en: {
    done: 'Done',
    edit: 'Edit',
    editThis: (title: string) => `Edit ${title.toLowerCase()}`,
  },
})
