import type { Receipt } from '@galo/contracts/orders'

const pounds = (value: number) => ({ currency_code: 'GBP' as const, value })

/** The receipt of a delivery: a half chicken at 20 %, a slaw at nothing, and the ride. */
export const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  number: 'UK-000092',
  issued_at: '2026-11-17T18:02:00Z',
  order_id: '0b9cf7a4-2f1e-4c0a-9d55-8a1d1f0e7b92',
  short_id: '4T-092',
  fulfilment_type: 'DELIVERY',
  seller: {
    name: 'Galo Restaurants Limited',
    address: '1 Tile Yard, Stokes Croft, Bristol BS1 3PY',
    vat_number: 'GB 999 9999 73',
  },
  card: { brand: 'visa', last_four: '4242' },
  restaurant: { name: 'Galo Deansgate', address: '231 Deansgate, Manchester M3 4EN' },
  lines: [
    {
      id: 'line-1',
      display_name: 'Half chicken',
      choices: ['Fogo, hot', 'Spiced rice'],
      quantity: 1,
      total_price: pounds(1_395),
      taken_off: pounds(0),
      amounts: [{ rate: 2_000, gross: pounds(1_395) }],
    },
    {
      id: 'line-2',
      display_name: 'Rainbow slaw',
      choices: [],
      quantity: 1,
      total_price: pounds(340),
      taken_off: pounds(0),
      amounts: [{ rate: 0, gross: pounds(340) }],
    },
  ],
  fees: [
    { kind: 'SERVICE', rate: 2_000, gross: pounds(265) },
    { kind: 'DELIVERY', rate: 2_000, gross: pounds(249) },
  ],
  tip: null,
  bands: [
    { rate: 2_000, net: pounds(1_591), tax: pounds(318), gross: pounds(1_909) },
    { rate: 0, net: pounds(340), tax: pounds(0), gross: pounds(340) },
  ],
  total: pounds(2_249),
  refunds: [],
  kept: pounds(2_249),
  ...changes,
})
