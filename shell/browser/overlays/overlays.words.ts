import { defineWords } from '@galo/words'

/** What the shell itself lays over a page. */
export const SHELL_OVERLAY_WORDS = defineWords({
  en: {
    stillLoggedIn: {
      title: 'You’re still logged in',
      text: {
        paying: 'A payment is on its way. Log out once it has arrived.',
        failed: 'We couldn’t log you out. Nothing has changed.',
      },
      retry: 'Try again',
    },
    sessionOver: {
      title: 'You’ve been logged out',
      text: 'Nothing was charged. Log in again, and your basket is exactly as you left it.',
      logIn: 'Log in again',
      asGuest: 'Carry on as a guest',
    },
    wentWrong: 'Sorry, something went wrong!',
    pleaseTryAgain: 'Please try again',
    retry: 'Retry',
  },
})
