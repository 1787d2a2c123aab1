import type { DiscountCodeRefusal } from '@galo/domain'
import { defineWords } from '@galo/words'
import type { CodeProblem } from './code-problem.model'

const INVALID = 'Invalid discount code.'

/** The discount code of a basket (H07, H08). */
export const CODE_WORDS = defineWords({
  en: {
    label: 'Discount code',
    add: 'Add',
    /** Read out before "Add": there are dishes to add as well. */
    ofTheCode: 'Discount code:',
    adding: 'Adding',
    addingCode: (code: string) => `Adding ${code}`,
    /** Read out where nobody has moved to the words beside the box. */
    refusedHere: (code: string, why: string) => `${code}: ${why}`,
    isOn: (code: string) => `${code} is on`,
    oneAnOrder: 'One code an order.',
    remove: (code: string) => `Remove ${code}`,
    removing: (code: string) => `Removing ${code}`,
    available: 'Codes you can use now',
    /** Read out before what is seen of the code. */
    use: 'Use',
    off: (amount: string) => `−${amount}`,
    refused: {
      empty: 'Type a code first.',
      'not-valid': `${INVALID} Letters, digits, hyphens and underscores only, at most 32.`,
      'already-applied': 'That code is on your basket already.',
      'another-applied': 'One code an order. Take the other one off first.',
    } satisfies Record<DiscountCodeRefusal['reason'], string>,
    /** H08: nobody could say. */
    notNow: 'Sorry, we can’t accept discount codes right now. Your basket is as it was.',
    problems: {
      INVALID: `${INVALID} It isn’t one of ours; check the spelling.`,
      NOT_STARTED: `${INVALID} It isn’t running yet.`,
      EXPIRED: `${INVALID} It has ended.`,
      WRONG_MARKET: 'This code is not for this country.',
      WRONG_RESTAURANT: 'This code is not for this restaurant.',
      WRONG_FULFILMENT: 'This code is not for this way of ordering.',
      CUSTOMERS_ONLY: 'This code is for who is logged in. Log in and it is yours.',
      FIRST_ORDER_ONLY: 'This code is for a first order.',
      LIMIT_REACHED: 'You have used this code as often as it can be.',
      USED_UP: 'This code has been used up.',
      TOTAL_TOO_LOW: 'There isn’t enough in your basket for this code yet.',
      TOO_MANY_CODES: 'That is a lot of codes. Wait ten minutes and try again.',
      BASKET_PAID: 'Your basket is being paid for. Finish that order first.',
    } satisfies Record<CodeProblem, string>,
  },
})

export type CodeWords = (typeof CODE_WORDS)['en']
