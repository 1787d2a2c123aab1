import { defineWords } from '@galo/words'

/** A customer's own card. */
export const CARD_HOME_WORDS = defineWords({
  en: {
    title: 'My card',
    description: 'Your Galo card: its number, for the till and for orders here.',
    heading: 'My card',
    lead: 'One number for the till, and none to remember here.',
    cardName: 'The Galo card',
    visitor: {
      heading: 'See your card',
      text: 'It’s with your account.',
      go: 'Log in',
    },
    none: {
      heading: 'No card yet?',
      text: 'Ten tiles to a whole chicken.',
      points: ['Pick one up at the till, in any Galo', 'Spend a little, get a chilli; one a day'],
      go: 'About the card',
    },
  },
})
