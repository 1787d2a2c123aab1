import type { CustomerField } from '@galo/domain'
import { defineWords } from '@galo/words'

const NO_NAME = 'We need letters to call you by, and no numbers.'

/** Who an order is for, and what is wrong with what was typed. */
export const PERSONAL_WORDS = defineWords({
  en: {
    labels: {
      givenName: 'First name',
      familyName: 'Last name',
      email: 'E-mail',
      phoneNumber: 'Mobile',
    } satisfies Record<CustomerField, string>,
    optional: (label: string) => `${label} (optional)`,
    emailHelp: 'In case the restaurant has to write to you about this order.',
    phoneHelp: 'Only if something goes wrong with this order.',
    /** Who changes these words counts `NEWS_WORDS` on. */
    wantsNews: 'I’m 16 or over and I’d like news and offers by e-mail',
    newsHelp: 'Only if you tick it. Every e-mail has a way out.',
    /** Pressed on, while what is known of a customer is still on its way. */
    filling: 'Filling in your details',
    problems: {
      givenName: { empty: 'Tell us your first name.', wrong: NO_NAME },
      familyName: { empty: 'Tell us your last name.', wrong: NO_NAME },
      email: {
        empty: 'Tell us where the restaurant can write to you about this order.',
        wrong: 'That doesn’t look like an e-mail address. It needs an @ and a dot, like maeve@example.com.',
      },
      phoneNumber: {
        empty: 'Tell us how to reach you about this order.',
        wrong: 'Use 7 to 20 digits, with a + in front if you like.',
      },
    } satisfies Record<CustomerField, { readonly empty: string; readonly wrong: string }>,
    nameTooLong: (most: number) => `That’s too long: ${most} letters at most. A shorter form of your name is fine.`,
    tooLong: (most: number) => `That’s too long: ${most} characters at most.`,
  },
  'en-IE': {
    wantsNews: 'I’m 16 or over and I’d like news and offers from Galo in Ireland by e-mail',
  },
})
