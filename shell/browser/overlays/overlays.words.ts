import { defineWords } from '@galo/words'

/** What the shell itself lays over a page. */
export const SHELL_OVERLAY_WORDS = defineWords({
  en: {
    /** By the market of the country somebody is in. */
    wrongMarket: {
      UK: {
        title: 'Are you in the UK?',
        text: 'This is Galo in Ireland, in euro. Galo UK has the restaurants near you. What’s in your basket stays here.',
        go: 'Go to Galo UK',
      },
      IE: {
        title: 'Are you in Ireland?',
        text: 'This is Galo in the UK, in pounds. Galo Ireland has the restaurants near you. What’s in your basket stays here.',
        go: 'Go to Galo Ireland',
      },
    },
    stillLoggedIn: {
      title: 'You’re still logged in',
      text: {
        paying: 'A payment is on its way. Log out once it has arrived.',
        failed: 'We couldn’t log you out. Nothing has changed.',
      },
      retry: 'Try again',
    },
    stay: 'Stay here',
    sessionOver: {
      title: 'You’ve been logged out',
      text: 'Nothing was charged, and your basket is exactly as you left it.',
      logIn: 'Log in again',
      asGuest: 'Carry on as a guest',
    },
    wentWrong: 'Sorry, something went wrong!',
    pleaseTryAgain: 'Please try again',
    retry: 'Retry',
  },
})
