/** The longest text each field takes, tidied: the form says so, and payment, order and quote refuse by the same number. */
export const FIELD_LIMITS = {
  personName: 100,
  email: 254,
  /** 20 digits, a space between any two, and the plus. */
  phone: 40,
  cardholder: 60,
  addressLine: 200,
  riderInstructions: 500,
} as const
