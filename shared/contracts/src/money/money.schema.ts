import * as z from '@galo/schema'

const currencyCode = z.enum(['GBP', 'EUR'])
const minorUnits = z.number().check(z.int())

/** A price in menus and everywhere else that speaks camel case; the same shape as the domain's `Money`. */
export const moneySchema = z.object({ currencyCode, value: minorUnits })

/** A `WirePrice`. */
export const wirePriceSchema = z.object({ currency_code: currencyCode, value: minorUnits })
