import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** The dishes that a customer likes (X02). */
export const FAVOURITES_WORDS = defineWords({
  en: {
    favourite: (dish: string) => `${dish} is one of your favourites`,
    notKept: 'That didn’t reach us. Please try again.',

    legend: 'Your favourites',
    only: 'Only dishes I like',
    onlyText: 'Open a dish and press the heart beside its price to like it.',
    forGuests: 'Sign in, and every dish has a heart: what you like is listed here, wherever you sign in.',
    signIn: 'Sign in',
    signingIn: 'Opening the sign-in',
    notSignedIn: 'The sign-in can’t be reached just now. The menu is as it was.',

    shown: (count: number) =>
      plural(count, { one: 'Your favourites: 1 dish', other: `Your favourites: ${count} dishes` }),
    showAll: 'Show the whole menu',
    none: 'Nothing with your heart here yet',
    noneText: 'Open a dish and press the heart beside its price. You’ll find it here from then on.',
    loading: 'Looking up what you like…',
    notFetched: 'We couldn’t look up what you like. This is the whole menu.',
    tryAgain: 'Try again',
  },
})
