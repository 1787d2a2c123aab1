import type { RefundReason, RefundRefusal } from '@galo/domain'
import { defineWords } from '@galo/words'

const reasons: Readonly<Record<RefundReason, string>> = {
  missing: 'Something was missing',
  'sold-out': 'Sold out after ordering',
  wrong: 'The wrong food',
  late: 'Too late',
  'not-good': 'Not good enough',
  'never-came': 'It never came',
  goodwill: 'On us',
}

const refusals: Readonly<Record<RefundRefusal, string>> = {
  'nothing-left': 'Everything that was paid has gone back.',
  'nothing-chosen': 'Choose what goes back.',
  'not-in-the-order': 'That is not a part of this order.',
  'gone-back-already': 'That has gone back already.',
  'more-than-left': 'That is more than is left.',
}

const fees: Readonly<Record<string, string>> = {
  DELIVERY: 'Delivery',
  SERVICE: 'Service fee',
  SMALL_ORDER: 'Small order fee',
  BAG: 'Bag',
  MINIMUM_TRANSACTION: 'Minimum payment',
}

export const REFUND_WORDS = defineWords({
  en: {
    reasons,
    refusals,
    fees,
    refund: 'Refund',
    howMuch: 'How much goes back',
    whole: 'Whole',
    parts: 'Part',
    amount: 'Amount',
    left: (left: string, paid: string) => `${left} of ${paid} can still go back.`,
    nothingPaid: 'Nothing was paid for this order.',
    nothingLeft: 'Everything that was paid has gone back.',
    portions: (name: string, each: string) => `${name}, ${each} each`,
    none: 'none',
    of: (count: number, all: number) => `${count} of ${all}`,
    alreadyBack: 'gone back',
    sum: 'Sum',
    sumHelp: 'In pounds or euro, like 6.40',
    reason: 'Reason, the customer reads it',
    note: 'Note, we read it',
    by: 'Your name',
    backTo: (card: string) => `Back to ${card}`,
    press: (sum: string) => `Refund ${sum}`,
    given: 'Already given back',
    whoAndWhy: (by: string, note: string) => (note === '' ? `by ${by}` : `by ${by}: ${note}`),
    notYet: 'The provider has not answered yet; it is asked again by itself.',
    confirm: (sum: string) => `Give back ${sum}?`,
    inWords: (words: string) => `That is ${words}.`,
    goesTo: (name: string, card: string) =>
      `It goes to ${name === '' ? 'the customer' : name}, ${card}. It can’t be taken back.`,
    yes: (sum: string) => `Yes, give back ${sum}`,
    no: 'Not now',
    isGiven: (sum: string) => `${sum} is given back`,
    theirCard: 'their card',
  },
})
