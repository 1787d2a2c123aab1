import { defineWords } from '@galo/words'

export const CODES_WORDS = defineWords({
  en: {
    codes: 'Discount codes',
    headings: ['Code', 'Takes off', 'Limits', 'Uses'],
    marketOnly: (market: string) => `${market} only`,
    customers: 'customers',
    firstOrder: 'first order',
    until: (day: string) => `until ${day}`,
    inAll: (uses: number) => `${uses} in all`,
    each: (uses: number) => `${uses} each`,
    noLimit: 'none',
  },
})
