import { anOrder } from '../test/builders'
import { chosenLines, isAllOfIt, mayBeTakenOutOf } from './take-out.model'

const order = anOrder({ stage: 'kitchen' })
const items = [
  ...order.items.map((item) => ({ ...item, id: 'chicken', quantity: 2, takenOut: 1 })),
  ...order.items.map((item) => ({ ...item, id: 'corn', quantity: 1 })),
]

describe('What a kitchen has run out of', () => {
  it('is said by its lines', () => {
    expect(chosenLines(items, { corn: 1, chicken: 0 })).toEqual([{ lineId: 'corn', quantity: 1 }])
  })

  it('is never all of what is left of an order', () => {
    expect(isAllOfIt(items, { corn: 1 })).toBe(false)
    expect(isAllOfIt(items, { corn: 1, chicken: 1 })).toBe(true)
  })

  it('comes out of what is still with the kitchen, and has something else', () => {
    expect(mayBeTakenOutOf({ stage: 'kitchen', items })).toBe(true)
    expect(mayBeTakenOutOf({ stage: 'road', items })).toBe(false)
    expect(mayBeTakenOutOf({ stage: 'kitchen', items: items.slice(0, 1) })).toBe(false)
  })
})
