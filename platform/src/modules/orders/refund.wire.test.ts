import { afterSeconds, anOrderLife, aTry } from '../../proof/world/order-life'
import { simulatedOperations } from '../simulation'
import type { MovingOrder } from './orders.life'
import { refundOf } from './refund.wire'

const operations = simulatedOperations({ kitchenConfirmAfterS: 8 })
const refundIn = (
  scenario: string,
  changes: Partial<MovingOrder> = {},
  tries = [aTry({ state: 'UNDELIVERABLE' })],
  tip = 0,
) => {
  const { order } = anOrderLife({ state: 'confirmed', scenario, ...changes }, tries)
  return refundOf({ ...order, grandTotal: 1095, tip, currency: 'GBP' }, tries, operations)
}

describe('refundOf', () => {
  it('names the sum and the day before it has gone back, when nobody opened the door and nobody will come again', () => {
    expect(refundIn('undeliverable')).toEqual({
      amount: { currency_code: 'GBP', value: 1095 },
      given_back_at: null,
      due_by: '2026-11-24',
    })
  })

  it('gives a tip back with the food', () => {
    expect(refundIn('undeliverable', {}, undefined, 200)).toMatchObject({ amount: { value: 1295 } })
  })

  it('is silent while the food is to be brought again', () => {
    expect(refundIn('redelivery-succeeds')).toBeNull()
  })

  it('says when it went back', () => {
    expect(refundIn('undeliverable', { refundedAt: afterSeconds(600) })).toMatchObject({
      given_back_at: afterSeconds(600).toISOString(),
    })
  })

  it.each(['payment_declined', 'rejected_by_delivery_partner'] as const)(
    'promises nothing back of an order that was %s: nothing was taken',
    (state) => {
      expect(refundIn('default', { state, refundedAt: afterSeconds(10) }, [aTry({ state: 'CANCELLED' })])).toBeNull()
    },
  )

  it('gives nothing back of what cost nothing', () => {
    expect(refundIn('undeliverable', { paymentReference: null })).toBeNull()
  })
})
