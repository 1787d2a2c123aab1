import type { CardAuthentication, CardOutcome } from './card.tables'

/** How a test card behaves: what its bank says in the end, and what it asks its holder before. */
export interface TestCard {
  readonly outcome: CardOutcome
  readonly authentication: CardAuthentication
}

const PAID: TestCard = { outcome: 'succeeds', authentication: 'none' }
const QUIETLY_CHECKED: TestCard = { outcome: 'succeeds', authentication: 'frictionless' }
const refusedWith = (outcome: CardOutcome): TestCard => ({ outcome, authentication: 'none' })
const challengedThen = (outcome: CardOutcome): TestCard => ({ outcome, authentication: 'challenge' })

/** The provider's published test cards, all of them that a card payment can meet. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  // By brand
  '4242424242424242': PAID, // visa
  '4000056655665556': PAID, // visa, debit
  '5555555555554444': PAID, // mastercard
  '2223003122003222': PAID, // mastercard, second series
  '5200828282828210': PAID, // mastercard, debit
  '5105105105105100': PAID, // mastercard, prepaid
  '378282246310005': PAID, // amex; can not be asked for 3-D Secure
  '371449635398431': PAID, // amex
  '6011111111111117': PAID, // discover
  '6011000990139424': PAID, // discover
  '6011981111111113': PAID, // discover, debit
  '3056930009020004': PAID, // diners
  '36227206271667': PAID, // diners, fourteen digits
  '3566002020360505': PAID, // jcb
  '6200000000000005': PAID, // unionpay
  '6200000000000047': PAID, // unionpay, debit
  '6205500000000000004': PAID, // unionpay, nineteen digits

  // By country
  '4000008260000000': PAID, // visa, United Kingdom
  '4000058260000005': PAID, // visa, debit, United Kingdom
  '5555558265554449': PAID, // mastercard, United Kingdom
  '4000003720000005': PAID, // visa, Ireland

  // Refused
  '4000000000000002': refusedWith('generic_decline'),
  '4000000000009995': refusedWith('insufficient_funds'),
  '4000000000009987': refusedWith('lost_card'),
  '4000000000009979': refusedWith('stolen_card'),
  '4000000000000069': refusedWith('expired_card'),
  '4000000000000127': refusedWith('incorrect_cvc'),
  '4000000000000119': refusedWith('processing_error'),
  '4000000000006975': refusedWith('card_velocity_exceeded'),
  '4100000000000019': refusedWith('fraudulent'),
  '4000000000000341': refusedWith('generic_decline'), // can be kept, can not be charged

  // 3-D Secure
  '4000002500003155': challengedThen('succeeds'),
  '4000002760003184': challengedThen('succeeds'),
  '4000003800000446': challengedThen('succeeds'),
  '4000000000003220': challengedThen('succeeds'),
  '4000000000003063': challengedThen('succeeds'),
  '4000008260003178': challengedThen('insufficient_funds'),
  '4000008400001629': challengedThen('generic_decline'),
  '4000008400001280': { outcome: 'generic_decline', authentication: 'lookup_error' },
  '4000000000003055': QUIETLY_CHECKED,
  '4000000000003097': QUIETLY_CHECKED, // the check itself fails, which this card does not need
}

const NOT_A_TEST_CARD: TestCard = { outcome: 'not_a_test_card', authentication: 'none' }

export const testCardOf = (number: string): TestCard => TEST_CARDS[number] ?? NOT_A_TEST_CARD
