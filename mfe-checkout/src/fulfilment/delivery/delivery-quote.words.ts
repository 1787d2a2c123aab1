import { defineWords } from '@galo/words'
import type { QuoteProblem } from './delivery-quote.errors'
import type { Partner } from './use-partner'

interface TitleAndText {
  readonly title: string
  readonly text: string
}

const KEPT = 'Your basket is exactly as you left it, and nothing was charged.'

/** How long it takes, what it costs, and what can be in the way. */
export const DELIVERY_QUOTE_WORDS = defineWords({
  en: {
    minutes: (minutes: string) => `${minutes} min`,
    terms: (times: string, fee: string) => `${times}, ${fee}`,
    free: 'free',
    from: (restaurant: string) => `From ${restaurant} to your door.`,
    broughtBy: {
      DELIVEROO_FULFILLMENT: 'A Deliveroo rider brings it.',
      DELIVEROO: 'Deliveroo brings it.',
      GALO: 'One of our own riders brings it.',
    } satisfies Record<Partner, string>,
    holds: 'This quote holds until',
    asking: 'Asking a rider how long and how much…',
    changed: 'Your delivery has changed.',
    feeChanged: (now: string, before: string) => `It costs ${now} now, not ${before}.`,
    timeChanged: (now: string, before: string) => `It takes ${now} now, not ${before}.`,
    nothingCharged: 'Nothing was charged.',
    tryAgain: 'Try again',
    collectInstead: 'Collect instead',
    startAgain: 'Start again',
    stopped: {
      title: 'We can’t reach the riders right now.',
      text: `We’ve asked three times what your delivery costs. ${KEPT}`,
    },
    problems: {
      undeliverable: {
        title: 'We can’t deliver to that address from here.',
        text: 'It’s too far for a rider, nobody rides just now, or we can’t find it. Nothing was charged.',
      },
      'address-refused': { title: 'We can’t read that address.', text: 'Check the street and the postcode.' },
      'no-email': {
        title: 'We need your e-mail address first.',
        text: 'A rider is only sent where somebody can be written to. Edit who it’s for, then come back here.',
      },
      'by-position-failed': { title: 'We couldn’t ask a rider.', text: `We try again in a moment. ${KEPT}` },
      'by-address-failed': { title: 'We couldn’t ask a rider.', text: `We try again in a moment. ${KEPT}` },
      'not-put-in': {
        title: 'We couldn’t add the delivery fee. Please try again.',
        text: `Or wait: we try again by ourselves in a moment. ${KEPT}`,
      },
    } satisfies Record<QuoteProblem, TitleAndText>,
  },
})
