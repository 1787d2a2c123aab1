import * as z from 'zod/mini'
import type { Money } from '@galo/domain'

const currencyCode = z.enum(['GBP', 'EUR'])
const minorUnits = z.number().check(z.int())

/** A price in menus and everywhere else that speaks camel case; the same shape as the domain's `Money`. */
export const moneySchema = z.object({ currencyCode, value: minorUnits })

/** A price in baskets and orders. Minor units. */
export const wirePriceSchema = z.object({ currency_code: currencyCode, value: minorUnits })
export type WirePrice = z.infer<typeof wirePriceSchema>

export const toMoney = ({ currency_code, value }: WirePrice): Money => ({ currencyCode: currency_code, value })
export const fromMoney = ({ currencyCode: currency_code, value }: Money): WirePrice => ({ currency_code, value })
