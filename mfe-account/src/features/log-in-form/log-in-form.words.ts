import { defineWords } from '@galo/words'

/** What a form asks that leads to the page with the password. */
export const LOG_IN_FORM_WORDS = defineWords({
  en: {
    email: 'E-mail',
    keep: 'Keep me logged in here',
    keepDetail: 'Not on a computer that others use.',
    passwordNext: 'The password comes on the next page.',
  },
})
