import type { CallOffReason } from '@galo/domain'
import { defineWords } from '@galo/words/tables'

interface CalledOff {
  readonly restaurant: string
  readonly shortId: string
  /** When it would have been collected, by the wall of the restaurant. */
  readonly when: string
  /** What goes back, in words; null when nothing was paid. */
  readonly sum: string | null
}

const WHY: Readonly<Record<CallOffReason, string>> = {
  closed: 'it is closed at that time after all',
  'short-staffed': 'there are too few people in the kitchen that day',
  'no-power': 'its kitchen has no power',
}

/** Letters about an order, to who ordered. */
export const ORDER_LETTERS_WORDS = defineWords({
  en: {
    /** A guest may have said no name. */
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    placed: {
      subject: 'Your Galo order',
      us: 'Galo',
      text: (restaurant: string, total: string) => `${restaurant} has your order, and you have paid ${total}.`,
      link: (days: number) =>
        `Follow it here, on any device. Your receipt is there too. The link works for ${days} days, for whoever has it, so keep it to yourself.`,
    },
    /** For who would come to a shut door. */
    calledOff: {
      subject: (shortId: string) => `Your order ${shortId} can’t be cooked`,
      text: ({ restaurant, shortId, when }: CalledOff, because: CallOffReason) =>
        `${restaurant} has to call off your order ${shortId} for ${when}: ${WHY[because]}. We’re sorry. Please don’t set out for it.`,
      money: ({ sum }: CalledOff) =>
        sum === null
          ? 'Nothing was charged.'
          : `All of it, ${sum}, is on its way back to the card you paid with. By when, the page of your order says.`,
    },
  },
})
