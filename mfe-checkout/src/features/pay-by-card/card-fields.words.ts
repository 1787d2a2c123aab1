import type { CardFieldName } from '@galo/vendors'
import { defineWords } from '@galo/words'

/** By the card provider's code. */
const wrong: Readonly<Record<string, string>> = {
  incomplete_number: 'The card number is too short.',
  invalid_number: 'Check the card number: one of the digits isn’t right.',
  incorrect_number: 'Check the card number: one of the digits isn’t right.',
  incomplete_expiry: 'Give the month and the year, as on the card.',
  invalid_expiry_month: 'Check the month: it goes from 01 to 12.',
  invalid_expiry_month_past: 'This card has expired. Try another.',
  invalid_expiry_year: 'Check the year on the card.',
  invalid_expiry_year_past: 'This card has expired. Try another.',
  incomplete_cvc: 'The security code is too short.',
  invalid_cvc: 'Check the security code.',
}

/** As they are printed on the card. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The card, and what is wrong with it. */
export const CARD_FIELDS_WORDS = defineWords({
  en: {
    wrong,
    brands,
    wrongAnyhow: 'Check this field.',
    missing: {
      number: 'Type the long number on the front of the card.',
      expiry: 'Type the month and year the card runs out.',
      cvc: 'Type the security code: three digits on the back, or four on the front.',
    } satisfies Record<CardFieldName, string>,
    labels: {
      number: 'Card number',
      expiry: 'Expiry date',
      cvc: 'Security code',
    } satisfies Record<CardFieldName, string>,
    holder: 'Name on card',
    holderWrong: 'The name as printed on the card: letters only, no digits.',
    silent: 'The card fields don’t answer.',
    silentText:
      'Nothing was charged. When they do, we go on with paying; or bring them once more, and type the card again.',
    tryAgain: 'Try again',
  },
})
