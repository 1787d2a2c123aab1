import { aSubmittedOrder } from '@galo/testing'
import { byMonth, filtersOf, narrowed, type ListedOrder } from './my-orders.model'
import { tagOf } from './order-tag.model'

const listed = (placedAt: string, changes: Parameters<typeof aSubmittedOrder>[0] = {}): ListedOrder => ({
  orderId: placedAt,
  placedAt,
  order: aSubmittedOrder({ id: placedAt, order_state: 'confirmed', ...changes }),
})
const brought = { type: 'DELIVERY', delivery_state: 'DELIVERED' } as const
const ORDERS = [
  listed('2026-11-18T12:05:00Z'),
  listed('2026-11-01T00:10:00Z', { fulfilment: brought }),
  listed('2026-10-31T23:50:00Z', { fulfilment: brought }),
  { orderId: 'unheard', placedAt: '2025-10-30T12:00:00Z', order: null },
]

describe('A list of orders', () => {
  it('counts all of them, and each way there is one of', () => {
    expect(filtersOf(ORDERS)).toEqual([
      { shown: 'all', count: 4 },
      { shown: 'delivered', count: 2 },
      { shown: 'collected', count: 1 },
    ])
  })

  it('has nothing to choose between where all were had one way', () => {
    expect(filtersOf(ORDERS.slice(0, 1))).toEqual([])
  })

  it('shows those of a way in which what was typed is found', () => {
    expect(narrowed(ORDERS, 'delivered', 'half').map(({ orderId }) => orderId)).toEqual([
      '2026-11-01T00:10:00Z',
      '2026-10-31T23:50:00Z',
    ])
    expect(narrowed(ORDERS, 'eaten-in', '')).toEqual([])
  })

  it('stands under the months on the wall, of each year its own', () => {
    expect(byMonth(ORDERS, 'Europe/London').map(({ year, month, orders }) => [year, month, orders.length])).toEqual([
      [2026, 11, 2],
      [2026, 10, 1],
      [2025, 10, 1],
    ])
  })
})

describe('What became of an order', () => {
  const refund = { amount: { currency_code: 'GBP' as const, value: 1_660 }, due_by: '2026-11-25' }

  it.each([
    ['delivered', { fulfilment: brought }],
    ['collected', {}],
    ['served', { fulfilment: { type: 'EAT_IN', table: '9' } }],
    ['not-completed', { order_state: 'payment_declined' }],
    ['refunded', { order_state: 'rejected', refund }],
    ['refunded', { refund: { ...refund, reason: 'not-good' } }],
  ] as const)('is said as %s', (tag, changes) => {
    expect(tagOf(aSubmittedOrder({ order_state: 'confirmed', ...changes }))).toBe(tag)
  })
})
