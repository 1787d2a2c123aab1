import { defineWords } from '@galo/words'

/** What a customer reads of a card that was refused, and at the field to look at the fact alone. */
export const DECLINE_WORDS = defineWords({
  en: {
    /** By what a customer can do about it; many codes, few ways on. */
    advice: {
      'ask-bank': 'Your bank said no to this card. You have not been charged. Try another, or ask them why.',
      'not-enough-money': 'There isn’t enough on this card right now. You have not been charged. Try another.',
      expired: 'This card has expired. You have not been charged. Try another.',
      'check-number': 'The card number isn’t right. You have not been charged. Check it and try again.',
      'check-expiry': 'The expiry date isn’t right. You have not been charged. Check it and try again.',
      'check-cvc': 'The security code isn’t right. You have not been charged. Check it and try again.',
      'not-taken-here': 'This card can’t be used for this order. You have not been charged. Try another.',
      'wait-a-moment':
        'The bank couldn’t answer just now. You have not been charged. Try again in a moment, or with another card.',
      'too-many-tries':
        'That was many tries in a row. You have not been charged. Wait a minute, then try again or use another card.',
      'confirm-with-bank':
        'Your bank wants you to confirm this payment, and that didn’t happen. You have not been charged. Try again, or use another card.',
      'test-card': 'This is a real card in a test kitchen, or the other way round. You have not been charged.',
    },
    fields: {
      expired: 'This card has expired.',
      'check-number': 'The card number isn’t right.',
      'check-expiry': 'The expiry date isn’t right.',
      'check-cvc': 'The security code isn’t right.',
    },
  },
})

export type Advice = keyof (typeof DECLINE_WORDS)['en']['advice']
