import { defineWords } from '@galo/words'

/** The way out. */
export const LOG_OUT_WORDS = defineWords({
  en: {
    logOut: 'Log out',
    leaving: 'Logging out',
    paying: 'A payment is on its way. Log out once it has arrived.',
    failed: 'We couldn’t log you out. Try again.',
  },
})
