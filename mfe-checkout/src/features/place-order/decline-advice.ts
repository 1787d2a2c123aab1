import type { CardError, CardFieldName } from '@galo/vendors'
import { wordsOf, type Locale } from '@galo/words'
import { DECLINE_WORDS, type Advice } from './decline.words'

export interface DeclineAdvice {
  readonly text: string
  /** The field to look at, with the fact alone. */
  readonly field: { readonly name: CardFieldName; readonly text: string } | null
}

/** Which field to look at. */
const FIELDS = {
  expired: 'expiry',
  'check-number': 'number',
  'check-expiry': 'expiry',
  'check-cvc': 'cvc',
} as const satisfies Partial<Record<Advice, CardFieldName>>

const hasField = (advice: Advice): advice is keyof typeof FIELDS => Object.hasOwn(FIELDS, advice)

/**
 * Every code the card provider publishes, errors and bank refusals. A card reported lost or stolen reads like any other refusal:
 * whoever holds it is not told why.
 */
export const ADVICE_BY_CODE = {
  card_declined: 'ask-bank',
  generic_decline: 'ask-bank',
  do_not_honor: 'ask-bank',
  call_issuer: 'ask-bank',
  do_not_try_again: 'ask-bank',
  fraudulent: 'ask-bank',
  lost_card: 'ask-bank',
  stolen_card: 'ask-bank',
  pickup_card: 'ask-bank',
  restricted_card: 'ask-bank',
  merchant_blacklist: 'ask-bank',
  no_action_taken: 'ask-bank',
  not_permitted: 'ask-bank',
  new_account_information_available: 'ask-bank',
  revocation_of_all_authorizations: 'ask-bank',
  revocation_of_authorization: 'ask-bank',
  security_violation: 'ask-bank',
  service_not_allowed: 'ask-bank',
  stop_payment_order: 'ask-bank',
  transaction_not_allowed: 'ask-bank',
  invalid_account: 'ask-bank',
  invalid_amount: 'ask-bank',
  pin_try_exceeded: 'ask-bank',
  incorrect_pin: 'ask-bank',
  invalid_pin: 'ask-bank',
  offline_pin_required: 'ask-bank',
  online_or_offline_pin_required: 'ask-bank',
  duplicate_transaction: 'ask-bank',
  insufficient_funds: 'not-enough-money',
  card_velocity_exceeded: 'not-enough-money',
  withdrawal_count_limit_exceeded: 'not-enough-money',
  expired_card: 'expired',
  incorrect_number: 'check-number',
  invalid_number: 'check-number',
  incomplete_number: 'check-number',
  invalid_expiry_month: 'check-expiry',
  invalid_expiry_year: 'check-expiry',
  incomplete_expiry: 'check-expiry',
  incorrect_cvc: 'check-cvc',
  invalid_cvc: 'check-cvc',
  incomplete_cvc: 'check-cvc',
  incorrect_zip: 'ask-bank',
  incorrect_address: 'ask-bank',
  card_not_supported: 'not-taken-here',
  currency_not_supported: 'not-taken-here',
  processing_error: 'wait-a-moment',
  issuer_not_available: 'wait-a-moment',
  reenter_transaction: 'wait-a-moment',
  try_again_later: 'wait-a-moment',
  approve_with_id: 'wait-a-moment',
  rate_limit: 'too-many-tries',
  authentication_required: 'confirm-with-bank',
  authentication_not_handled: 'confirm-with-bank',
  payment_intent_authentication_failure: 'confirm-with-bank',
  // Ours: it was removed since it was shown, which stands beside the cards.
  SAVED_CARD_GONE: 'not-taken-here',
  test_mode_live_card: 'test-card',
  live_mode_test_card: 'test-card',
  testmode_decline: 'test-card',
} as const satisfies Record<string, Advice>

const isKnown = (code: string): code is keyof typeof ADVICE_BY_CODE => Object.hasOwn(ADVICE_BY_CODE, code)

/** What to tell the customer, and which field to look at. The bank's own reason says more than the provider's code. */
export const declineAdvice = (
  { errorCode, declineCode }: Pick<CardError, 'errorCode' | 'declineCode'>,
  locale: Locale,
): DeclineAdvice => {
  const words = wordsOf(DECLINE_WORDS, locale)
  const code = [declineCode, errorCode].find((candidate) => candidate !== null && isKnown(candidate))
  const advice = code != null && isKnown(code) ? ADVICE_BY_CODE[code] : 'ask-bank'
  return {
    text: words.advice[advice],
    field: hasField(advice) ? { name: FIELDS[advice], text: words.fields[advice] } : null,
  }
}
