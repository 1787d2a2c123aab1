import { defineWords } from '@galo/words'

/** A customer's own card. */
export const CARD_HOME_WORDS = defineWords({
  en: {
    title: 'My card',
    description: 'Your Galo card: its number, for the till and for orders here.',
    heading: 'My card',
    lead: 'One number for the till, and none to remember here.',
    cardName: 'The Galo card',
    mine: { heading: 'Your number', text: 'Read it out at the till, or show it.', go: 'What it’s good for' },
    none: {
      heading: 'No card yet?',
      text: 'None is with your account. Ten tiles to a whole chicken.',
      points: ['Pick one up at the till, in any Galo', 'Spend a little, get a chilli; one a day'],
      go: 'About the card',
    },
    lost: {
      heading: 'Not in your pocket?',
      text: 'Nothing is lost with it.',
      points: ['Chillies and rewards are with your account', 'Orders here count by themselves while you’re logged in'],
      go: 'Lost my card',
    },
    failed: { heading: 'We can’t show your card right now', text: 'It’s safe with your account. Try again.' },
  },
})
