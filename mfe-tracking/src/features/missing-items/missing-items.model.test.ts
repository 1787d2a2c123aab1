import { aSubmittedOrder } from '@galo/testing'
import { mayBeReported, reportedItems, toggled } from './missing-items.model'

const ORDER = aSubmittedOrder({ order_state: 'confirmed' })
const [{ id } = { id: '' }] = ORDER.order_items

describe('toggled', () => {
  it('takes a dish for one portion that is missing, and forgets it again', () => {
    const chosen = toggled({}, id)
    expect(reportedItems(ORDER, chosen)).toEqual([{ line_id: id, quantity: 1, problem: 'missing' }])
    expect(toggled(chosen, id)).toEqual({})
  })
})

describe('mayBeReported', () => {
  const at = (time: string) => Date.parse(time)
  it('is from its time on for a collection, and once it was brought for a delivery', () => {
    expect(mayBeReported(ORDER, at('2026-11-18T12:39:59Z'))).toBe(false)
    expect(mayBeReported(ORDER, at('2026-11-18T12:40:00Z'))).toBe(true)
    const brought = (delivery_state: 'DELIVERED' | 'RIDER_NEARBY') =>
      aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'DELIVERY', delivery_state } })
    expect(mayBeReported(brought('RIDER_NEARBY'), at('2026-11-19T00:00:00Z'))).toBe(false)
    expect(mayBeReported(brought('DELIVERED'), at('2026-11-18T12:00:00Z'))).toBe(true)
  })

  it('is never for who sits there, nor for what came to nothing', () => {
    const later = at('2026-11-19T00:00:00Z')
    expect(mayBeReported(aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'AT_TABLE' } }), later)).toBe(
      false,
    )
    expect(mayBeReported(aSubmittedOrder({ order_state: 'rejected' }), later)).toBe(false)
  })
})
