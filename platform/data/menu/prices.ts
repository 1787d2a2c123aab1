import type { PriceBook, CataloguePrice } from './types'

/** Eating in is about four per cent cheaper: no box, no bag. Rounded down to five so that no menu shows £10.51. */
const eatInValue = (takeAway: number): number => Math.floor((takeAway * 0.96) / 5) * 5

const pricesIn = (currencyCode: 'GBP' | 'EUR', takeAway: number): readonly CataloguePrice[] => [
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

/** Where a dish is to be had: at our tables, in a box, or both. */
export type SoldAs = 'everywhere' | 'house' | 'to-go'

const KINDS: Readonly<Record<SoldAs, readonly CataloguePrice['kind'][]>> = {
  everywhere: ['TAKE_AWAY', 'EAT_IN'],
  house: ['EAT_IN'],
  'to-go': ['TAKE_AWAY'],
}

/** Pence, then cent: the two markets are priced apart, never converted. */
export const prices = (pence: number, cent: number, sold: SoldAs = 'everywhere'): PriceBook => {
  const sale = (all: readonly CataloguePrice[]) => all.filter(({ kind }) => KINDS[sold].includes(kind))
  return { UK: sale(pricesIn('GBP', pence)), IE: sale(pricesIn('EUR', cent)) }
}
