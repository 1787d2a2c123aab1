import { defineWords } from '@galo/words'

/** The page that leads to an account of one's own. */
export const REGISTER_WORDS = defineWords({
  en: {
    title: 'Create an account',
    description: 'A Galo account keeps your details, addresses and orders.',
    heading: 'Create an account',
    lead: 'One minute: an e-mail, your name and a password.',
    form: { heading: 'Start here', text: 'Name and password come on the next page.', go: 'Create my account' },
    gets: {
      heading: 'What it’s good for',
      text: 'And what it isn’t.',
      has: [
        'Checkout knows your name and phone',
        'Addresses kept for the next delivery',
        'Your orders on every device, not only this one',
        'What’s in your basket comes along',
      ],
      not: ['No letters you didn’t ask for'],
    },
    beenHere: 'Been here before?',
    logIn: 'Log in',
  },
})
