import fc from 'fast-check'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { ORDER_STATES, type DeliveryState } from '@galo/domain'
import { aSubmittedOrder } from '@galo/testing'
import { startPolling, type Polling } from './polling.model'
import { isFinished, newsOf, newsOfStatus, outcomeOf, trackingView } from './tracking.model'

const watching = startPolling(0)
const slow: Polling = { phase: 'slow', unchanged: 12, failures: 0, since: 0, dueAt: 30_000, isLive: false }
const givenUp: Polling = { phase: 'given-up', unchanged: 0, failures: 24, dueAt: null, isLive: false }
const placed = aSubmittedOrder()
const confirmed = aSubmittedOrder({ order_state: 'confirmed' })

describe('trackingView', () => {
  it('looks until there is an answer', () => {
    expect(trackingView(null, false, watching)).toEqual({ kind: 'looking' })
  })

  it('waits for the restaurant, new or placed', () => {
    expect(trackingView(placed, false, watching)).toMatchObject({ kind: 'waiting-for-restaurant', long: false })
    expect(trackingView(aSubmittedOrder({ order_state: 'new' }), false, watching).kind).toBe('waiting-for-restaurant')
  })

  it('says that it takes long once it asks less often', () => {
    expect(trackingView(placed, false, slow)).toMatchObject({ kind: 'waiting-for-restaurant', long: true })
  })

  it('is confirmed when the restaurant said yes', () => {
    expect(trackingView(confirmed, false, watching).kind).toBe('confirmed')
  })

  it.each(['rejected', 'payment_declined', 'rejected_by_delivery_partner'] as const)(
    'is not completed when %s',
    (state) => {
      expect(trackingView(aSubmittedOrder({ order_state: state }), false, watching)).toMatchObject({
        kind: 'not-completed',
        state,
      })
    },
  )

  it('keeps showing the last answer when the line is dead', () => {
    expect(trackingView(placed, false, givenUp).kind).toBe('waiting-for-restaurant')
    expect(trackingView(null, false, givenUp)).toEqual({ kind: 'out-of-reach' })
  })

  it('does not know an order that nobody knows, whatever was shown before', () => {
    expect(trackingView(placed, true, watching)).toEqual({ kind: 'unknown-order' })
  })
})

describe('isFinished', () => {
  it('holds exactly for the states after which nothing happens to a collection', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATES), (order_state) => {
        expect(isFinished(aSubmittedOrder({ order_state }))).toBe(order_state !== 'new' && order_state !== 'placed')
      }),
    )
  })

  it('waits for the rider of a delivery', () => {
    const delivery = (delivery_state: 'RIDER_NEARBY' | 'DELIVERED') =>
      aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'DELIVERY', delivery_state } })
    expect(isFinished(delivery('RIDER_NEARBY'))).toBe(false)
    expect(isFinished(delivery('DELIVERED'))).toBe(true)
  })
})

const delivery = (changes: Partial<SubmittedOrder['fulfilment']>, more: Partial<SubmittedOrder> = {}) =>
  aSubmittedOrder({ order_state: 'confirmed', fulfilment: { type: 'DELIVERY', ...changes }, ...more })
const refund = (given_back_at: string | null) => ({
  amount: { currency_code: 'GBP' as const, value: 1_660 },
  given_back_at,
  due_by: '2026-11-25',
})
const again = (state: DeliveryState) => ({ delivery_state: 'UNDELIVERABLE' as const, redelivery_details: { state } })

describe('a delivery that nobody gets', () => {
  it.each([
    ['CANCELLED', 'delivery_cancelled'],
    ['REJECTED_AFTER_ACCEPTED', 'delivery_cancelled'],
    ['UNDELIVERABLE', 'undeliverable'],
  ] as const)('is not completed when %s', (delivery_state, state) => {
    expect(trackingView(delivery({ delivery_state }), false, watching)).toMatchObject({ kind: 'not-completed', state })
  })

  it('goes on while a second try is under way, and has its own end', () => {
    expect(trackingView(delivery(again('RIDER_ASSIGNED')), false, watching).kind).toBe('confirmed')
    expect(outcomeOf(delivery(again('DELIVERED')))).toBeNull()
    expect(outcomeOf(delivery(again('UNDELIVERABLE')))).toBe('redelivery_failed')
  })

  it('is asked about on while it may be brought again, and no more once its money has gone back', () => {
    expect(isFinished(delivery({ delivery_state: 'UNDELIVERABLE' }, { refund: refund(null) }))).toBe(false)
    expect(isFinished(delivery({ delivery_state: 'UNDELIVERABLE' }))).toBe(false)
    expect(isFinished(delivery({ delivery_state: 'UNDELIVERABLE' }, { refund: refund('2026-11-18T13:00:00Z') }))).toBe(
      true,
    )
    expect(isFinished(delivery(again('RIDER_NEARBY')))).toBe(false)
    expect(isFinished(delivery(again('DELIVERED')))).toBe(true)
  })
})

describe('news', () => {
  it('is a second try, and money that has gone back, as much as another state', () => {
    const lost = delivery({ delivery_state: 'UNDELIVERABLE' })
    const status = { order_state: 'confirmed', delivery_state: 'UNDELIVERABLE' } as const
    expect(newsOfStatus(status)).toBe(newsOf(lost))
    expect(newsOfStatus({ ...status, redelivery_state: 'UNSTARTED' })).not.toBe(newsOf(lost))
    expect(newsOfStatus({ ...status, refund: refund('2026-11-18T13:00:00Z') })).not.toBe(newsOf(lost))
    expect(newsOfStatus({ ...status, order_state: 'rejected' })).not.toBe(newsOf(lost))
  })
})
