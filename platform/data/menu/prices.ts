import type { PriceBook, SeedPrice } from './types'

/** Eating in is about four per cent cheaper: no box, no bag. Rounded down to five so that no menu shows £10.51. */
const eatInValue = (takeAway: number): number => Math.floor((takeAway * 0.96) / 5) * 5

const pricesIn = (currencyCode: 'GBP' | 'EUR', takeAway: number): readonly SeedPrice[] => [
  {
    displayName: 'Take away',
    kind: 'TAKE_AWAY',
    fulfilmentTypes: ['DELIVERY', 'COLLECTION'],
    price: { currencyCode, value: takeAway },
  },
  {
    displayName: 'Eat in',
    kind: 'EAT_IN',
    fulfilmentTypes: ['EAT_IN', 'AT_TABLE'],
    price: { currencyCode, value: eatInValue(takeAway) },
  },
]

/** Pence, then cent: the two markets are priced apart, never converted. */
export const prices = (pence: number, cent: number): PriceBook => ({
  UK: pricesIn('GBP', pence),
  IE: pricesIn('EUR', cent),
})
