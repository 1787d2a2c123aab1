import type { RefundReason } from '@galo/domain'
import { defineWords } from '@galo/words/tables'

const reasons: Readonly<Record<RefundReason, string>> = {
  missing: 'Something was missing from your order. That’s ours to put right.',
  'sold-out': 'Something you ordered ran out before we could cook it. We’re sorry.',
  wrong: 'You got something you didn’t order. We’re sorry.',
  late: 'Your order came later than we said. We’re sorry.',
  'not-good': 'Something wasn’t as good as it should be. We’re sorry.',
  'never-came': 'Your order never reached you. We’re sorry.',
  goodwill: 'This one is on us.',
}

const fees: Readonly<Record<string, string>> = {
  DELIVERY: 'delivery',
  SERVICE: 'service fee',
  SMALL_ORDER: 'small order fee',
  BAG: 'bag',
  MINIMUM_TRANSACTION: 'minimum payment',
}

export const REFUND_LETTER_WORDS = defineWords({
  en: {
    reasons,
    fees,
    subject: (sum: string, shortId: string) => `${sum} back for order ${shortId}`,
    hello: (firstName: string | null) => (firstName === null ? 'Hello,' : `Hello ${firstName},`),
    whole: (sum: string) => `We’ve given back all that was left of it: ${sum}.`,
    part: (sum: string, parts: readonly string[]) =>
      parts.length === 0 ? `We’ve given back ${sum}.` : `We’ve given back ${sum}: ${parts.join(', ')}.`,
    /** After a part that ran out before the food was handed over. */
    rest: 'The rest comes as you ordered it.',
    when: (lastFour: string | null, day: string) =>
      `It’s on ${lastFour === null ? 'your card' : `your card ending ${lastFour}`} by ${day}, often sooner. There is nothing for you to do.`,
  },
})
