/** The maximum length of each field, after tidying: used by the forms, and by payment, orders and quotes on the platform. */
export const FIELD_LIMITS = {
  personName: 100,
  email: 254,
  /** 20 digits, a space between any two, and the plus. */
  phone: 40,
  cardholder: 60,
  addressLine: 200,
  riderInstructions: 500,
} as const
