import fc from 'fast-check'
import { ORDER_STATES } from '@galo/domain'
import { aSubmittedOrder } from '@galo/testing'
import { startPolling, type Polling } from './polling.model'
import { collectionStages, isFinished, stateWords, trackingView, trackingWords } from './tracking.model'

const watching = startPolling(0)
const slow: Polling = { phase: 'slow', unchanged: 12, failures: 0, dueAt: 30_000 }
const givenUp: Polling = { phase: 'given-up', unchanged: 0, failures: 24, dueAt: null }
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

describe('collectionStages', () => {
  const states = (order: typeof placed) => {
    const view = trackingView(order, false, watching)
    if (view.kind !== 'waiting-for-restaurant' && view.kind !== 'confirmed') throw new Error(view.kind)
    return collectionStages(view).map(({ state }) => state)
  }

  it('has exactly one current stage, and moves on when confirmed', () => {
    expect(states(placed)).toEqual(['done', 'current', 'next'])
    expect(states(confirmed)).toEqual(['done', 'done', 'current'])
  })
})

describe('words', () => {
  it('says the platform’s own message first', () => {
    expect(trackingWords({ kind: 'waiting-for-restaurant', order: placed, long: false }).fact).toBe(
      'Sending your order to the restaurant.',
    )
    expect(trackingWords({ kind: 'confirmed', order: confirmed }).fact).toBe("We've got your order.")
  })

  it('says "still waiting for the restaurant" when it takes long', () => {
    expect(trackingWords({ kind: 'waiting-for-restaurant', order: placed, long: true }).fact).toBe(
      'Still waiting for the restaurant.',
    )
  })

  it('has a line for every state', () => {
    for (const state of ORDER_STATES) expect(stateWords(state)).not.toBe('')
  })
})
