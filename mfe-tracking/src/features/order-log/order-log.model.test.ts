import { aSubmittedOrder } from '@galo/testing'
import { withAnswers, withOrder } from './order-log.model'

const order = (orderId: string) => ({ orderId, placedAt: '2026-11-18T12:05:00.000Z' })

describe('withOrder', () => {
  it('puts the newest order first', () => {
    const log = withOrder(withOrder({ orders: [] }, order('first')), order('second'))
    expect(log.orders.map(({ orderId }) => orderId)).toEqual(['second', 'first'])
  })

  it('hears the same order twice without writing it twice', () => {
    const log = withOrder({ orders: [] }, order('first'))
    expect(withOrder(log, order('first'))).toBe(log)
  })

  it('keeps the last twenty', () => {
    const log = Array.from({ length: 25 }, (_, index) => order(`order-${index}`)).reduce(withOrder, { orders: [] })
    expect(log.orders).toHaveLength(20)
    expect(log.orders[0]?.orderId).toBe('order-24')
  })
})

describe('withAnswers', () => {
  const placed = aSubmittedOrder()
  const confirmed = aSubmittedOrder({ order_state: 'confirmed' })

  it('believes the list of an order that has gone on', () => {
    expect(withAnswers({ byId: { [placed.id]: placed } }, [confirmed]).byId[placed.id]).toBe(confirmed)
  })

  it('takes no stage back for a list that was overtaken', () => {
    expect(withAnswers({ byId: { [placed.id]: confirmed } }, [placed]).byId[placed.id]).toBe(confirmed)
  })
})
