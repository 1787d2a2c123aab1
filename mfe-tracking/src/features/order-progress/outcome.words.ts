import { defineWords } from '@galo/words'
import type { OrderOutcome, WayOn } from './outcome.errors'

interface OutcomeWords {
  readonly heading: string
  readonly text: (refund: string | null) => string
}

const FULL_REFUND = 'You get a full refund, within 2 to 5 working days.'

/** What is said of an order that failed (J13): what happens to the money comes first, and nothing is joked about. `refund` is a sentence, null while no refund is known. */
export const OUTCOME_WORDS = defineWords({
  en: {
    outcomes: {
      rejected: {
        heading: 'Your order could not be completed',
        text: (refund: string | null) =>
          `The restaurant couldn’t take it. Your card charge has been refunded${refund === null ? '.' : `: ${refund}`}`,
      },
      payment_declined: {
        heading: 'Your order could not be completed',
        text: () =>
          'The payment didn’t go through. No money was taken, and any pending charge is released by your bank: nothing stays charged to your card.',
      },
      rejected_by_delivery_partner: {
        heading: 'Your order could not be delivered',
        text: () => 'No funds were taken. A pending charge may show on your account for 7 days.',
      },
      undeliverable: {
        heading: 'Your order could not be delivered',
        text: (refund: string | null) => `Nobody could take it at the door. ${refund ?? FULL_REFUND}`,
      },
      delivery_cancelled: {
        heading: 'Your delivery was cancelled',
        text: (refund: string | null) => `Nobody could be found to bring it. ${refund ?? FULL_REFUND}`,
      },
      redelivery_failed: {
        heading: 'Your second delivery didn’t arrive',
        text: (refund: string | null) => `The second try didn’t get to your door either. ${refund ?? FULL_REFUND}`,
      },
    } satisfies Record<OrderOutcome, OutcomeWords>,
    /** Of an order that the restaurant had said yes to: why it is called off, where it says so (decision 0150). */
    calledOff: {
      closed: 'The restaurant is closed at that time after all.',
      'short-staffed': 'There are too few people in the kitchen that day.',
      'no-power': 'Its kitchen has no power.',
    } as Readonly<Record<string, string>>,
    calledOffText: (why: string, refund: string | null) =>
      `${why} Please don’t set out for it. Your card charge has been refunded${refund === null ? '.' : `: ${refund}`}`,
    /** For a failure page that was opened without its order. */
    unknown: {
      heading: 'Your order could not be completed',
      text: () => 'If your card was charged, the charge has been refunded.',
    },
    ways: { checkout: 'Go back to checkout', restart: 'Restart order' } satisfies Record<WayOn, string>,
    /** Beside a sum, and on the way that it takes. */
    money: {
      title: 'Your money',
      yourCard: 'your card',
      inFullTo: (card: string) => `goes back to ${card}, in full. Nothing for you to do.`,
      /** Of an order of which a part went back before. */
      restTo: (card: string) => `goes back to ${card}: all that hadn’t gone back yet. Nothing for you to do.`,
      nothingTaken: 'was taken from your card',
      soon: 'Soon',
      toBank: 'Goes to your bank',
      atBank: 'Sent to your bank',
      by: (day: string) => `By ${day}`,
      onCard: 'On your card',
    },
    whatHappened: 'What happened',
    ends: {
      rejected: 'The restaurant said no',
      payment_declined: 'The payment didn’t go through',
      rejected_by_delivery_partner: 'Nobody could bring it',
      undeliverable: 'Not handed over',
      delivery_cancelled: 'The delivery was cancelled',
      redelivery_failed: 'The second try failed',
    } satisfies Record<OrderOutcome, string>,
    deliverySupport: 'Delivery support',
  },
})
