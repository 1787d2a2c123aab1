import { defineWords } from '@galo/words'

/** The page with the doors: log in, go on without, or make an account. */
export const LOG_IN_WORDS = defineWords({
  en: {
    title: 'Log in',
    description: 'Log in to Galo for your card, your orders and your addresses.',
    heading: 'Log in',
    lead: 'Your orders and addresses, where you left them.',
    fromCheckout: {
      heading: 'How shall we put this order down?',
      lead: 'Your basket is safe either way.',
      leadWithBasket: (things: number, restaurant: string, total: string) =>
        `Your basket is safe either way: ${things === 1 ? '1 thing' : `${things} things`} from ${restaurant}, ${total}.`,
    },
    member: {
      heading: 'Log in',
      text: 'Your details, your addresses, your orders.',
      go: 'Log in',
      goOn: 'Log in and carry on',
    },
    or: 'or',
    guest: {
      heading: 'Carry on as a guest',
      text: 'No password. Only what this order needs.',
      same: 'Same menu, same prices, same tracking',
      codes: 'Discount codes work',
      noChillies: 'No chillies from this order',
      go: 'Carry on as a guest',
    },
    newHere: {
      heading: 'Create an account',
      text: 'One minute, and we never ask twice.',
      points: ['Name and phone filled in for you', 'Addresses kept for next time', 'Your orders on every device'],
      go: 'Create my account',
    },
    problems: {
      OAuthSignin: {
        heading: 'Logging in can’t be reached just now',
        text: 'Nothing has changed. Try again in a moment; ordering as a guest works meanwhile.',
      },
      OAuthCallback: {
        heading: 'That didn’t come through',
        text: 'It took too long, or began in another window. Nothing has changed. Start again here.',
      },
      AccessDenied: { heading: 'You turned back', text: 'You’re not logged in, and nothing has changed.' },
      other: { heading: 'That didn’t work', text: 'You’re not logged in, and nothing has changed. Try again.' },
    },
  },
})
