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

/** A name is a few bytes, and all of these lead to the same words. */
const ASK_BANK =
  'card_declined generic_decline do_not_honor call_issuer do_not_try_again fraudulent lost_card stolen_card pickup_card restricted_card merchant_blacklist no_action_taken not_permitted new_account_information_available revocation_of_all_authorizations revocation_of_authorization security_violation service_not_allowed stop_payment_order transaction_not_allowed invalid_account invalid_amount pin_try_exceeded incorrect_pin invalid_pin offline_pin_required online_or_offline_pin_required duplicate_transaction incorrect_zip incorrect_address'

/**
 * Every code the card provider publishes, errors and bank refusals. A card reported lost or stolen reads like any other refusal:
 * whoever holds it is not told why.
 */
export const ADVICE_BY_CODE: Readonly<Record<string, Advice>> = {
  ...Object.fromEntries(ASK_BANK.split(' ').map((code) => [code, 'ask-bank' as const])),
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
}

const isKnown = (code: string | null): code is string => code !== null && Object.hasOwn(ADVICE_BY_CODE, code)

/** What to tell the customer, and which field to look at. The bank's own reason says more than the provider's code. */
export const declineAdvice = (
  { errorCode, declineCode }: Pick<CardError, 'errorCode' | 'declineCode'>,
  locale: Locale,
): DeclineAdvice => {
  const words = wordsOf(DECLINE_WORDS, locale)
  const code = [declineCode, errorCode].find(isKnown) ?? ''
  const advice = ADVICE_BY_CODE[code] ?? 'ask-bank'
  return {
    text: words.advice[advice],
    field: hasField(advice) ? { name: FIELDS[advice], text: words.fields[advice] } : null,
  }
}
