import { defineWords } from '@galo/words/tables'

export const NOTICE_WORDS = defineWords({
  en: {
    backToGalo: 'Back to Galo',
    tooMany: {
      title: 'Too many tries',
      heading: 'That was too many tries',
      wait: (minutes: number) =>
        `To keep accounts safe we wait ${minutes} min before the next one. Your account and your basket are as you left them.`,
      back: 'Back to log in',
    },
    error: {
      title: 'Something is not right',
      heading: "This didn't work",
      startAgain:
        'The page may have been open for too long, or opened in another window. Nothing has changed. Start again from the menu and choose Log in.',
    },
    logOut: {
      title: 'Log out',
      heading: 'Log out of Galo?',
      basketStays: 'What you put in your basket stays with your account.',
      confirm: 'Log out',
      stay: 'Stay logged in',
    },
    loggedOut: {
      title: 'Logged out',
      heading: "You're logged out",
      seeYou: "See you when you're hungry.",
    },
  },
})
