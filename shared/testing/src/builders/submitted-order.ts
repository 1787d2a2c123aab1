import type { WirePrice } from '@galo/contracts/money'
import type { SubmittedOrder } from '@galo/contracts/orders'

const pounds = (value: number): WirePrice => ({ currency_code: 'GBP', value })

/** A collection of one half chicken, just sent to the restaurant; say only what the test is about. */
export const aSubmittedOrder = (changes: Partial<SubmittedOrder> = {}): SubmittedOrder => ({
  id: '0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a10',
  basket_id: 'basket-1',
  restaurant_id: 'galo-deansgate',
  created_at: '2026-11-18T12:05:00.000Z',
  short_id: '4T-118',
  order_state: 'placed',
  guest_order_state: 'placed',
  fulfilment: { type: 'COLLECTION', pickup_time: '2026-11-18T12:40:00.000Z' },
  costs: { sub_total: pounds(1_650), total: pounds(1_660), fees: [{ kind: 'BAG', amount: pounds(10) }], discounts: [] },
  order_items: [
    {
      id: 'line-1',
      display_name: 'Half chicken',
      quantity: 1,
      price: pounds(1_650),
      total_price: pounds(1_650),
      modifiers: [
        {
          id: 'baste',
          slug: 'choose-baste',
          prompt_label: 'Pick your fire',
          choices: [{ id: 'fogo', display_name: 'Fogo', price: pounds(0) }],
        },
      ],
      discounts: [],
    },
  ],
  payment: { currency: 'GBP' },
  is_age_restricted_order: false,
  ...changes,
})
