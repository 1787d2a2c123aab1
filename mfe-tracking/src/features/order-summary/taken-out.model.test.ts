import { aSubmittedOrder } from '@galo/testing'
import { portionsTakenOut, takenOutNames } from './taken-out.model'

const amount = { currency_code: 'GBP' as const, value: 1_650 }
const part = (reason: string, quantity: number) => ({
  ...{ amount, reason, fees: [], lines: [{ id: 'line-1', quantity }] },
  ...{ due_by: '2026-11-25', decided_at: '2026-11-18T12:10:00Z' },
})
const [line] = aSubmittedOrder().order_items

describe('What a restaurant took out of an order', () => {
  it('is what it ran out of, not what was given back for another reason', () => {
    const order = aSubmittedOrder({ part_refunds: [part('late', 1)] })
    expect([portionsTakenOut(order, 'line-1'), takenOutNames(order)]).toEqual([0, []])
  })

  it('is named with how many, where that is not the one there was', () => {
    const one = aSubmittedOrder({ part_refunds: [part('sold-out', 1)] })
    expect(takenOutNames(one)).toEqual(['Half chicken'])
    const items = line === undefined ? [] : [{ ...line, quantity: 3 }]
    const two = { ...one, order_items: items, part_refunds: [part('sold-out', 1), part('sold-out', 1)] }
    expect(takenOutNames(two)).toEqual(['2 × Half chicken'])
  })
})
