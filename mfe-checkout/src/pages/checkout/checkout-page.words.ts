import { defineWords } from '@galo/words'

/** The page where an order is paid for. */
export const CHECKOUT_PAGE_WORDS = defineWords({
  en: {
    title: 'Checkout',
    description: 'Say when and who it’s for, and pay by card.',
    heading: 'Nearly there',
    paid: 'Paid.',
    paidToPlace: 'Paid. All that’s left is to place the order.',
    nothingToPay: 'Nothing to pay. Place the order when you’re ready.',
    emptyHeading: 'Nothing in here yet',
    emptyText: 'The coals are up. All we need is you.',
    findRestaurant: 'Find a restaurant',
    notHere: 'The checkout didn’t load',
    notHereText: 'Your basket is exactly as you left it, and nothing was charged.',
    ageNotHere: 'There’s alcohol in this order',
    ageNotHereText: 'The question about your age didn’t load. Nothing was charged.',
    tryAgain: 'Try again',
    backTo: (restaurant: string) => `Back to ${restaurant}`,
  },
})
