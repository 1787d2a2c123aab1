import { ADVICE_BY_CODE, declineAdvice } from './decline-advice'

/** The provider's published codes, as errors of a card or reasons of a bank. */
// prettier-ignore
const PUBLISHED = [
  'approve_with_id', 'authentication_required', 'call_issuer', 'card_declined', 'card_not_supported', 'card_velocity_exceeded',
  'currency_not_supported', 'do_not_honor', 'do_not_try_again', 'duplicate_transaction', 'expired_card', 'fraudulent',
  'generic_decline', 'incorrect_cvc', 'incorrect_number', 'incorrect_pin', 'incorrect_zip', 'insufficient_funds',
  'invalid_account', 'invalid_amount', 'invalid_cvc', 'invalid_expiry_month', 'invalid_expiry_year', 'invalid_number',
  'invalid_pin', 'issuer_not_available', 'lost_card', 'merchant_blacklist', 'new_account_information_available',
  'no_action_taken', 'not_permitted', 'offline_pin_required', 'online_or_offline_pin_required', 'pickup_card',
  'pin_try_exceeded', 'processing_error', 'rate_limit', 'reenter_transaction', 'restricted_card', 'revocation_of_all_authorizations',
  'revocation_of_authorization', 'security_violation', 'service_not_allowed', 'stolen_card', 'stop_payment_order',
  'testmode_decline', 'test_mode_live_card', 'transaction_not_allowed', 'try_again_later', 'withdrawal_count_limit_exceeded',
]

const declined = (declineCode: string | null, errorCode = 'card_declined') =>
  declineAdvice({ errorCode, declineCode }, { language: 'en', market: 'UK' })

describe('declineAdvice', () => {
  it.each(PUBLISHED)('has words of its own choosing for %s', (code) => {
    expect(Object.keys(ADVICE_BY_CODE)).toContain(code)
  })

  it('always says that nothing was charged', () => {
    for (const code of Object.keys(ADVICE_BY_CODE)) expect(declined(code).text).toContain('You have not been charged.')
  })

  it('listens to the bank before the provider', () => {
    expect(declined('insufficient_funds').text).toContain('enough on this card')
    expect(declined(null, 'incorrect_cvc').field?.name).toBe('cvc')
  })

  it('does not tell whoever holds a lost card that it is lost', () => {
    expect(declined('lost_card')).toEqual(declined('generic_decline'))
    expect(declined('stolen_card')).toEqual(declined('generic_decline'))
  })

  it('treats a code nobody knows like the bank’s plain no', () => {
    expect(declined('something_new', 'something_else')).toEqual(declined('generic_decline'))
  })
})
