import { anOrder } from '../test/builders'
import { columnsOf, ordersShown, putOrder, takings } from './board.model'

const ids = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id)

describe('The board', () => {
  it('has the soonest first in each column, and of what is done the latest, and not all of it', () => {
    const at = (id: string, minute: string, over = {}) =>
      anOrder({ id, pickupTime: `2026-11-17T18:${minute}:00Z`, ...over })
    const done = Array.from({ length: 25 }, (_, index) => at(`done-${index}`, String(index + 10), { stage: 'done' }))
    const [first, , , last] = columnsOf([at('late', '50'), at('soon', '20'), ...done])
    expect(first && ids(first.orders)).toEqual(['soon', 'late'])
    expect(last?.count).toBe(25)
    expect(last && ids(last.orders).slice(0, 2)).toEqual(['done-24', 'done-23'])
    expect(last?.orders).toHaveLength(20)
  })

  it('finds an order by number, name or dish, of one restaurant or all', () => {
    const orders = [
      anOrder({ id: 'a', shortId: 'WKVD', restaurantId: 'soho' }),
      anOrder({ id: 'b', customerName: 'Rita', restaurantId: 'cork' }),
      anOrder({
        id: 'c',
        items: [{ id: 'line-1', takenOut: 0, quantity: 1, name: 'Corn cobs', choices: [], warnings: [], labels: [] }],
        restaurantId: 'cork',
      }),
    ]
    expect(ids(ordersShown(orders, '', ' wkv '))).toEqual(['a'])
    expect(ids(ordersShown(orders, '', 'rita'))).toEqual(['b'])
    expect(ids(ordersShown(orders, 'cork', 'corn'))).toEqual(['c'])
    expect(ids(ordersShown(orders, 'cork', ''))).toEqual(['b', 'c'])
  })

  it('takes an order in once, as it is now', () => {
    const board = { now: '2026-11-17T18:00:00Z', orders: [anOrder({ id: 'a' }), anOrder({ id: 'b' })] }
    const moved = putOrder(board, anOrder({ id: 'a', stage: 'kitchen' }))
    expect(moved.orders.map(({ id, stage }) => [id, stage])).toEqual([
      ['a', 'kitchen'],
      ['b', 'new'],
    ])
    expect(ids(putOrder(board, anOrder({ id: 'c' })).orders)).toEqual(['a', 'b', 'c'])
  })

  it('counts the money of what was accepted and not given back, in every currency', () => {
    const taken = anOrder({ stage: 'kitchen', state: 'confirmed' })
    const orders = [
      anOrder(),
      { ...taken, total: { currencyCode: 'GBP' as const, value: 123_450 } },
      { ...taken, total: { currencyCode: 'EUR' as const, value: 900 } },
      { ...taken, isRefunded: true },
    ]
    expect(takings(orders)).toEqual({ words: '£1,234.50 + €9.00', count: 2 })
    expect(takings([])).toEqual({ words: '£0.00', count: 0 })
  })
})
