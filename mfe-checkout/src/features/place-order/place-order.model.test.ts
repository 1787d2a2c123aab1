import type { SignedBasket } from '@galo/contracts/basket'
import { aLine, aSignedBasket } from '@galo/testing'
import {
  after,
  card,
  declined,
  details,
  idle,
  noMoney,
  opened,
  pay,
  reasonOf,
  signed,
  stepOf,
  TO_BUILDING,
  TO_CONFIRMING,
  TO_OPENING,
  TO_SUBMITTING,
} from '../../test/place-order.fixture'
import { nextPlaceOrder } from './place-order.model'
import { attemptToKeep, type PlaceOrderEvent } from './place-order.states'

describe('placing an order', () => {
  it('checks the time, freezes the basket, opens the payment, asks the card and places the order', () => {
    const steps = [TO_BUILDING.slice(0, 1), TO_BUILDING, TO_OPENING, TO_CONFIRMING, TO_SUBMITTING]
    expect(steps.map((events) => stepOf(after(...events)))).toEqual([
      'prechecking',
      'building',
      'opening',
      'confirming',
      'submitting',
    ])
    expect(
      after(...TO_SUBMITTING, { type: 'submitted', placed: { orderId: 'order-1', basketId: 'basket-1' } }),
    ).toEqual({
      kind: 'done',
      placed: { orderId: 'order-1', basketId: 'basket-1' },
    })
  })

  it('does not start twice when Pay is pressed twice', () => {
    for (const events of [TO_BUILDING, TO_OPENING, TO_CONFIRMING, TO_SUBMITTING]) {
      const state = after(...events)
      expect(nextPlaceOrder(state, { ...pay, idempotencyKey: 'key-2' })).toBe(state)
    }
  })

  it('needs no payment for an order that costs nothing', () => {
    const free = aSignedBasket({ menu_items: [] })
    const state = after(...TO_BUILDING, { type: 'built', signed: free })
    expect(stepOf(state)).toBe('submitting')
    expect(attemptToKeep(state)?.transactionReference).toBeNull()
  })

  it('goes straight to placing the order when the payment had gone through before', () => {
    expect(stepOf(after(...TO_OPENING, opened('succeeded')))).toBe('submitting')
  })

  it('does not ask the card while the bank still thinks about the last time', () => {
    expect(after(...TO_OPENING, opened('processing')).kind).toBe('asking')
  })

  it('finds the order there already is', () => {
    expect(stepOf(after(...TO_BUILDING, { type: 'already-ordered', signed }))).toBe('submitting')
    expect(stepOf(after(...TO_OPENING, { type: 'already-ordered', signed }))).toBe('submitting')
  })
})

describe('a card that is refused', () => {
  it('keeps the payment, so that another card is tried on the same one', () => {
    const again = nextPlaceOrder(after(...TO_CONFIRMING, declined), { ...pay, idempotencyKey: 'key-2' })
    expect(again).toMatchObject({
      step: 'prechecking',
      attempt: { idempotencyKey: 'key-1', transactionReference: 'reference-1' },
    })
  })

  it('is tried under another key for another sum, and without a payment once there is nothing to pay', () => {
    const again = [...TO_CONFIRMING, declined, pay, { type: 'still-available' }] as const
    const built = (basket: SignedBasket) => attemptToKeep(after(...again, { type: 'built', signed: basket }))
    const dearer = aSignedBasket({ menu_items: [aLine({ each: 900, quantity: 1 })] })
    expect(built(signed)).toMatchObject({ idempotencyKey: 'key-1', transactionReference: 'reference-1' })
    expect(built(dearer)?.idempotencyKey).toBe(`key-1.${dearer.data.totals.grand_total.value}`)
    expect(built(aSignedBasket({ menu_items: [] }))?.transactionReference).toBeNull()
  })

  it('leaves nothing to ask about after a reload', () => {
    expect(attemptToKeep(after(...TO_CONFIRMING, declined))).toBeNull()
  })

  it('is another thing than fields that are not finished', () => {
    const incomplete = card({ kind: 'incomplete', error: { ...noMoney, type: 'validation_error' } })
    expect(reasonOf(after(...TO_CONFIRMING, incomplete))).toBe('incomplete')
  })

  it('is another thing than a card form that fails', () => {
    const failed = card({ kind: 'failed', error: { ...noMoney, type: 'authentication_error' } })
    expect(reasonOf(after(...TO_CONFIRMING, failed))).toBe('failed')
  })
})

describe('a collection time that goes', () => {
  it('costs nothing before paying', () => {
    const state = after(pay, { type: 'choice-gone' })
    expect(reasonOf(state)).toBe('choice-gone')
    expect(attemptToKeep(state)).toBeNull()
  })

  it('is chosen again, and never paid for again, once the money is in', () => {
    const gone = after(...TO_SUBMITTING, { type: 'choice-gone' })
    expect(attemptToKeep(gone)).not.toBeNull()
    const again = nextPlaceOrder(nextPlaceOrder(gone, pay), { type: 'still-available' })
    expect(stepOf(again)).toBe('submitting')
  })

  it('takes the new time over to the payment that was made', () => {
    const gone = after(...TO_SUBMITTING, { type: 'choice-gone' })
    const later = {
      ...details,
      fulfilment: { type: 'COLLECTION' as const, pickupTime: '2026-11-18T12:45:00.000Z' },
    }
    const again = nextPlaceOrder(gone, { ...pay, details: later })
    expect(again).toMatchObject({ attempt: { details: later, transactionReference: 'reference-1' } })
  })
})

describe('money that goes back', () => {
  const back: PlaceOrderEvent = { type: 'money-back', code: 'NO_SLOTS_LEFT' }

  it('is said, and leaves nothing to ask about', () => {
    const state = after(...TO_SUBMITTING, back)
    expect(state).toMatchObject({ stop: { reason: 'money-back', code: 'NO_SLOTS_LEFT' } })
    expect(attemptToKeep(state)).toBeNull()
  })

  it('lets the customer build and pay anew, with a payment that is another one', () => {
    const again = nextPlaceOrder(nextPlaceOrder(after(...TO_SUBMITTING, back), pay), { type: 'still-available' })
    expect(again).toMatchObject({ step: 'building', attempt: { transactionReference: null, built: null } })
  })

  it('may be seen and put away', () => {
    expect(nextPlaceOrder(after(...TO_SUBMITTING, back), { type: 'dismissed' })).toEqual(idle)
  })

  it('is asked for at once when the time that was chosen instead goes as well', () => {
    const again = nextPlaceOrder(after(...TO_SUBMITTING, { type: 'choice-gone' }), pay)
    expect(stepOf(nextPlaceOrder(again, { type: 'choice-gone' }))).toBe('submitting')
  })
})

describe('a basket that is refused', () => {
  const refused: PlaceOrderEvent = {
    type: 'basket-refused',
    code: 'BASKET_EXPIRED',
    fresh: signed,
    gone: ['Peri chips'],
  }

  it('stops before any money moves, with what the platform would take', () => {
    const state = after(...TO_BUILDING, refused)
    expect(state).toMatchObject({ stop: { reason: 'basket-refused', code: 'BASKET_EXPIRED', gone: ['Peri chips'] } })
    expect(attemptToKeep(state)).toBeNull()
  })

  it('begins a new payment for another basket', () => {
    const next = nextPlaceOrder(after(...TO_CONFIRMING, declined), {
      ...pay,
      basketId: 'basket-2',
      idempotencyKey: 'key-2',
    })
    expect(next).toMatchObject({
      attempt: { basketId: 'basket-2', idempotencyKey: 'key-2', transactionReference: null },
    })
  })
})
