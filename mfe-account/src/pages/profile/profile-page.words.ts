import { defineWords } from '@galo/words'

/** What this device knows of a guest. */
export const PROFILE_WORDS = defineWords({
  en: {
    title: 'Your details',
    description: 'What this device knows about you.',
    lead: 'You’re here as a guest. This is what this tab remembers until you close it; nothing of it is an account, and your card is not part of it.',
    draft: {
      heading: 'You’ve been logged out',
      text: 'What you typed is kept in this tab. Log in again, and it’s there to be saved.',
    },
    told: 'What you told us',
    labels: { name: 'Name', email: 'E-mail', phone: 'Phone' },
    account: {
      heading: 'Been here before?',
      text: 'Log in and your name, addresses and orders are here, on every device.',
      logIn: 'Log in',
      register: 'Create an account',
    },
    nothingYet: 'Nothing yet. We ask for a name, an e-mail and a phone number when you order, and not before.',
    findGalo: 'Find my Galo',
    orders: 'Orders of this visit',
    order: (shortId: string) => `Order ${shortId}`,
    orderWithRestaurant: 'Order with the restaurant',
    noOrders: 'None so far. The coals are up.',
  },
})
