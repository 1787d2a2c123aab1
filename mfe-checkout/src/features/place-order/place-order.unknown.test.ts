import {
  after,
  attemptAt,
  card,
  declined,
  idle,
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
import { MOST_ASKED, nextPlaceOrder, SURE_AFTER } from './place-order.model'
import { attemptToKeep, newAttempt, type PayAttempt, type PlaceOrderEvent } from './place-order.states'

/** Said as often as it takes to be believed. */
const surely = (status: 'requires_payment_method' | 'requires_action') =>
  Array.from({ length: SURE_AFTER }, () => opened(status))

describe('an answer that is lost', () => {
  it('is a plain failure before the card was asked: nothing can have been taken', () => {
    for (const events of [TO_BUILDING.slice(0, 1), TO_BUILDING, TO_OPENING]) {
      const state = after(...events, { type: 'lost' }, { type: 'lost' })
      expect(reasonOf(state)).toBe('failed')
      expect(attemptToKeep(state)).toBeNull()
    }
  })

  it('is asked for once more by itself where nothing can have been charged, and then the customer decides', () => {
    for (const [events, step] of [
      [TO_BUILDING, 'building'],
      [TO_OPENING, 'opening'],
    ] as const) {
      const again = after(...events, { type: 'lost' })
      expect([stepOf(again), attemptToKeep(again)?.idempotencyKey]).toEqual([step, 'key-1'])
      expect(reasonOf(nextPlaceOrder(again, { type: 'lost' }))).toBe('failed')
      // A refusal is an answer, and is not asked for again.
      expect(reasonOf(after(...events, { type: 'rejected' }))).toBe('failed')
    }
    expect(stepOf(after(...TO_BUILDING, { type: 'lost' }, { type: 'built', signed }))).toBe('opening')
  })

  it('is asked about, not paid again, once the card was asked', () => {
    expect(after(...TO_CONFIRMING, card({ kind: 'unconfirmed' })).kind).toBe('asking')
    expect(reasonOf(after(...TO_CONFIRMING, { type: 'lost' }))).toBe('unconfirmed')
    expect(reasonOf(after(...TO_SUBMITTING, { type: 'lost' }))).toBe('unconfirmed')
  })

  it('can’t be paid over', () => {
    const unknown = after(...TO_CONFIRMING, { type: 'lost' })
    expect(nextPlaceOrder(unknown, pay)).toBe(unknown)
    expect(nextPlaceOrder(unknown, { type: 'dismissed' })).toBe(unknown)
    expect(nextPlaceOrder(unknown, { type: 'ask-again' }).kind).toBe('asking')
  })

  it('is asked about until the bank has made up its mind', () => {
    const asking = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }))
    expect(stepOf(nextPlaceOrder(asking, opened('succeeded')))).toBe('submitting')
    expect(reasonOf(surely('requires_payment_method').reduce(nextPlaceOrder, asking))).toBe('not-charged')
    const patient = Array.from({ length: MOST_ASKED - 1 }, () => opened('processing')).reduce(nextPlaceOrder, asking)
    expect(patient.kind).toBe('asking')
    expect(reasonOf(nextPlaceOrder(patient, opened('processing')))).toBe('unconfirmed')
  })

  it('is not called unpaid by the first answer that says so: what a closed tab sent may be on its way to the bank', () => {
    for (const status of ['requires_payment_method', 'requires_action'] as const) {
      const asking = surely(status)
        .slice(1)
        .reduce(nextPlaceOrder, after(...TO_CONFIRMING, card({ kind: 'unconfirmed' })))
      expect(asking.kind).toBe('asking')
      expect(stepOf(nextPlaceOrder(asking, opened('succeeded')))).toBe('submitting')
    }
  })

  it('is asked about again after “not charged” only where the bank still waits for a yes', () => {
    const asking = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }))
    const ask = (status: 'requires_payment_method' | 'requires_action') =>
      nextPlaceOrder(surely(status).reduce(nextPlaceOrder, asking), { type: 'ask-again' })
    expect(ask('requires_action').kind).toBe('asking')
    expect(reasonOf(ask('requires_payment_method'))).toBe('not-charged')
  })

  it('sends the order again when that was the answer that got lost', () => {
    const unknown = after(...TO_SUBMITTING, { type: 'lost' })
    expect(stepOf(nextPlaceOrder(unknown, { type: 'ask-again' }))).toBe('submitting')
  })

  it('stays unknown when the question itself is refused', () => {
    const asking = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }))
    expect(reasonOf(nextPlaceOrder(asking, { type: 'rejected' }))).toBe('unconfirmed')
  })

  it('is not called unpaid when the platform has no payment of it any more: it may have been taken and given back', () => {
    const asking = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }))
    const gone = nextPlaceOrder(asking, { type: 'payment-gone', code: 'BASKET_NOT_BUILT' })
    expect(reasonOf(gone)).toBe('payment-gone')
    expect(attemptToKeep(gone)).toBeNull()
    expect(nextPlaceOrder(nextPlaceOrder(gone, pay), { type: 'still-available' })).toMatchObject({
      step: 'building',
      attempt: { transactionReference: null, built: null },
    })
  })

  it('is not called unpaid because a later payment is: the one we asked about is gone', () => {
    const asking = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }))
    const another = (status: 'requires_payment_method' | 'succeeded'): PlaceOrderEvent => ({
      type: 'opened',
      transaction: { stripe: { clientSecret: 'secret-2' }, transactionReference: 'reference-2', status },
      fraudSessionId: null,
    })
    expect(reasonOf(nextPlaceOrder(asking, another('requires_payment_method')))).toBe('payment-gone')
    expect(nextPlaceOrder(asking, another('succeeded'))).toMatchObject({
      step: 'submitting',
      attempt: { transactionReference: 'reference-2' },
    })
  })
})

describe('a reload in the middle of paying', () => {
  const found = (attempt: PayAttempt) => nextPlaceOrder(idle, { type: 'attempt-found', attempt })

  it('begins anew when no card was asked yet', () => {
    expect(found(attemptAt(...TO_BUILDING))).toEqual(idle)
    expect(found(attemptAt(...TO_OPENING))).toEqual(idle)
  })

  it('asks what became of the payment when a card was', () => {
    expect(found(attemptAt(...TO_CONFIRMING)).kind).toBe('asking')
  })

  it('places the order of a payment that went through', () => {
    expect(stepOf(found(attemptAt(...TO_SUBMITTING)))).toBe('submitting')
  })

  it('lets the customer pay when the answer is that nothing was taken', () => {
    const state = surely('requires_payment_method').reduce(nextPlaceOrder, found(attemptAt(...TO_CONFIRMING)))
    expect(attemptToKeep(state)).toBeNull()
    expect(stepOf(nextPlaceOrder(state, pay))).toBe('prechecking')
  })

  it('steps back when another tab has finished the attempt', () => {
    expect(nextPlaceOrder(found(attemptAt(...TO_CONFIRMING)), { type: 'settled-elsewhere' })).toEqual(idle)
  })

  it('comes before a press that has asked for nothing yet: another tab left it, and its money may be in', () => {
    const pressed = after(pay)
    const left = (attempt: PayAttempt) => nextPlaceOrder(pressed, { type: 'attempt-found', attempt })
    expect(left(attemptAt(...TO_CONFIRMING)).kind).toBe('asking')
    expect(stepOf(left(attemptAt(...TO_SUBMITTING)))).toBe('submitting')
    expect(left(attemptAt(...TO_OPENING))).toBe(pressed)
  })

  it('comes before what was said of an earlier try: another tab pays for the same basket meanwhile', () => {
    const notCharged = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }), ...surely('requires_payment_method'))
    for (const told of [notCharged, after(...TO_CONFIRMING, declined)]) {
      const hears = (attempt: PayAttempt) => nextPlaceOrder(told, { type: 'attempt-found', attempt })
      expect(hears(attemptAt(...TO_CONFIRMING)).kind).toBe('asking')
      expect(stepOf(hears(attemptAt(...TO_SUBMITTING)))).toBe('submitting')
      expect(hears(attemptAt(...TO_OPENING))).toBe(told)
      expect(hears({ ...attemptAt(...TO_CONFIRMING), basketId: 'basket-2' })).toBe(told)
    }
  })

  it('leaves alone what is still to be found out here: two tabs that took up each other’s would never rest', () => {
    const unknown = after(...TO_CONFIRMING, { type: 'lost' })
    const paid = after(...TO_SUBMITTING, { type: 'choice-gone' })
    for (const open of [unknown, paid])
      expect(nextPlaceOrder(open, { type: 'attempt-found', attempt: attemptAt(...TO_CONFIRMING) })).toBe(open)
  })

  it('does not disturb what is under way here', () => {
    const state = after(...TO_OPENING)
    expect(
      nextPlaceOrder(state, { type: 'attempt-found', attempt: newAttempt({ ...pay, idempotencyKey: 'key-9' }) }),
    ).toBe(state)
  })
})
