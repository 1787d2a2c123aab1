import { createHash } from 'node:crypto'
import type { CardOutcome, IntentCard } from './card.tables'
import { brandFactsOf, passesLuhn } from './card-number'
import { TEST_CARDS } from './card.test-cards'

export interface CardDetails {
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
  readonly cvc: string
}

export interface CardError {
  readonly type: 'card_error' | 'invalid_request_error'
  readonly code: string
  readonly decline_code?: string
  readonly message: string
  readonly param?: string
}

const declined = (decline_code: string, message: string): CardError => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code,
  message,
})
const wrong = (code: string, message: string, param?: string): CardError => ({
  type: 'card_error',
  code,
  message,
  ...(param === undefined ? {} : { param }),
})

/** The bank asked, and its holder did not answer, or not rightly. The family is the provider's own choice. */
export const AUTHENTICATION_FAILURE: CardError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Codes and sentences as the provider publishes them: the site's error table is written against these. */
export const DECLINES: Readonly<Record<Exclude<CardOutcome, 'succeeds'>, CardError>> = {
  generic_decline: declined('generic_decline', 'Your card was declined.'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card', 'Your card was declined.'),
  stolen_card: declined('stolen_card', 'Your card was declined.'),
  card_velocity_exceeded: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  fraudulent: declined('fraudulent', 'Your card was declined.'),
  expired_card: wrong('expired_card', 'Your card has expired.', 'exp_month'),
  incorrect_cvc: wrong('incorrect_cvc', "Your card's security code is incorrect.", 'cvc'),
  processing_error: wrong(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  not_a_test_card: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
}

/** Good until the end of its month. */
export const hasExpired = ({ exp_month, exp_year }: Pick<CardDetails, 'exp_month' | 'exp_year'>, now: Date): boolean =>
  (exp_year - now.getUTCFullYear()) * 12 + exp_month - (now.getUTCMonth() + 1) < 0

/** What is wrong with the card before any bank is asked; null when nothing is. */
export const cardProblem = (card: CardDetails, now: Date): CardError | null => {
  const { lengths, cvc } = brandFactsOf(card.number)
  if (!lengths.includes(card.number.length) || !passesLuhn(card.number))
    return wrong('incorrect_number', 'Your card number is incorrect.', 'number')
  if (card.exp_month < 1 || card.exp_month > 12)
    return wrong('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  if (hasExpired(card, now)) return wrong('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  if (!/^\d+$/.test(card.cvc) || card.cvc.length !== cvc)
    return wrong('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return null
}

/** Of the published cards only: who knows how it is made could find a real number by it. */
const fingerprintOf = (number: string) =>
  Object.hasOwn(TEST_CARDS, number)
    ? { fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16) }
    : {}

export const keptCard = ({ number, exp_month, exp_year }: CardDetails): IntentCard => ({
  brand: brandFactsOf(number).brand,
  last4: number.slice(-4),
  exp_month,
  exp_year,
  ...fingerprintOf(number),
})
