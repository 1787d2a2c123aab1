import { defineWords } from '@galo/words'
import type { Outcome } from './outcome'

/** What became of an order, for who comes from a link without its id. */
export const OUTCOME_PAGE_WORDS = defineWords({
  en: {
    titles: {
      success: 'Order placed',
      failure: 'Your order could not be completed',
      'check-email': 'A letter is on its way',
    } satisfies Record<Outcome, string>,
    description: 'What became of your order.',
    noOrder: 'No order in sight',
    noOrderText: 'We know of no order of yours today. If you placed one on another device, it moves along there.',
    findGalo: 'Find my Galo',
    orderIsIn: 'Your order is in',
    orderIsInText: 'The restaurant has it. Watch it get confirmed.',
    watchOrder: 'Watch your order',
    nothingToWaitFor: 'A letter is on its way',
    letterText:
      'Its link opens your order on any device. You needn’t wait for it: your orders are kept here, each with its receipt.',
    yourOrders: 'Your orders',
  },
})
