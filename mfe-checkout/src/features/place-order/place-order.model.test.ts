import fc from 'fast-check'
import { aSignedBasket } from '@galo/testing'
import { MOST_ASKED, nextPlaceOrder } from './place-order.model'
import {
  attemptToKeep,
  newAttempt,
  type PayAttempt,
  type PlaceOrderEvent,
  type PlaceOrderState,
} from './place-order.states'

const signed = aSignedBasket()
const details = {
  customer: { email: 'maeve@example.com', first_name: 'Maeve', last_name: 'Okafor', phone_number: '07700 900142' },
  pickupTime: '2026-11-18T12:30:00.000Z',
}
const pay = { type: 'pay', basketId: 'basket-1', idempotencyKey: 'key-1', details } as const
const transaction = (status: 'requires_payment_method' | 'processing' | 'succeeded') => ({
  stripe: { clientSecret: 'secret' },
  transactionReference: 'reference-1',
  status,
})
const opened = (status: Parameters<typeof transaction>[0]): PlaceOrderEvent => ({
  type: 'opened',
  transaction: transaction(status),
  fraudSessionId: 'fraud-1',
})
const card = (outcome: Extract<PlaceOrderEvent, { type: 'card-answered' }>['outcome']): PlaceOrderEvent => ({
  type: 'card-answered',
  outcome,
})
const noMoney = {
  type: 'card_error',
  errorCode: 'card_declined',
  declineCode: 'insufficient_funds',
  message: '',
} as const
const declined = card({ kind: 'declined', error: noMoney })
const start = (): PlaceOrderState => ({ kind: 'idle' })
const idle = start()
const after = (...events: readonly PlaceOrderEvent[]): PlaceOrderState => events.reduce(nextPlaceOrder, idle)

const TO_BUILDING = [pay, { type: 'slot-valid' }] as const
const TO_OPENING = [...TO_BUILDING, { type: 'built', signed }] as const
const TO_CONFIRMING = [...TO_OPENING, opened('requires_payment_method')] as const
const TO_SUBMITTING = [...TO_CONFIRMING, card({ kind: 'paid' })] as const

const reasonOf = (state: PlaceOrderState) => (state.kind === 'stopped' ? state.stop.reason : state.kind)
const stepOf = (state: PlaceOrderState) => (state.kind === 'working' ? state.step : state.kind)
const attemptAt = (...events: readonly PlaceOrderEvent[]): PayAttempt => {
  const kept = attemptToKeep(after(...events))
  if (kept === null) throw new Error('Nothing was kept')
  return kept
}

describe('placing an order', () => {
  it('checks the time, freezes the basket, opens the payment, asks the card and places the order', () => {
    const steps = [TO_BUILDING.slice(0, 1), TO_BUILDING, TO_OPENING, TO_CONFIRMING, TO_SUBMITTING]
    expect(steps.map((events) => stepOf(after(...events)))).toEqual([
      'checking-slot',
      'building',
      'opening',
      'confirming',
      'submitting',
    ])
    expect(after(...TO_SUBMITTING, { type: 'submitted', orderId: 'order-1' })).toEqual({
      kind: 'done',
      orderId: 'order-1',
      basketId: 'basket-1',
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
      step: 'checking-slot',
      attempt: { idempotencyKey: 'key-1', transactionReference: 'reference-1' },
    })
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

describe('an answer that is lost', () => {
  it('is a plain failure before the card was asked: nothing can have been taken', () => {
    for (const events of [TO_BUILDING.slice(0, 1), TO_BUILDING, TO_OPENING]) {
      const state = after(...events, { type: 'lost' })
      expect(reasonOf(state)).toBe('failed')
      expect(attemptToKeep(state)).toBeNull()
    }
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
    expect(reasonOf(nextPlaceOrder(asking, opened('requires_payment_method')))).toBe('not-charged')
    const patient = Array.from({ length: MOST_ASKED - 1 }, () => opened('processing')).reduce(nextPlaceOrder, asking)
    expect(patient.kind).toBe('asking')
    expect(reasonOf(nextPlaceOrder(patient, opened('processing')))).toBe('unconfirmed')
  })

  it('sends the order again when that was the answer that got lost', () => {
    const unknown = after(...TO_SUBMITTING, { type: 'lost' })
    expect(stepOf(nextPlaceOrder(unknown, { type: 'ask-again' }))).toBe('submitting')
  })

  it('stays unknown when the question itself is refused', () => {
    const asking = after(...TO_CONFIRMING, card({ kind: 'unconfirmed' }))
    expect(reasonOf(nextPlaceOrder(asking, { type: 'rejected' }))).toBe('unconfirmed')
    expect(reasonOf(nextPlaceOrder(asking, { type: 'not-paid' }))).toBe('not-charged')
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
    const state = nextPlaceOrder(found(attemptAt(...TO_CONFIRMING)), opened('requires_payment_method'))
    expect(attemptToKeep(state)).toBeNull()
    expect(stepOf(nextPlaceOrder(state, pay))).toBe('checking-slot')
  })

  it('steps back when another tab has finished the attempt', () => {
    expect(nextPlaceOrder(found(attemptAt(...TO_CONFIRMING)), { type: 'settled-elsewhere' })).toEqual(idle)
  })

  it('does not disturb what is under way here', () => {
    const state = after(...TO_OPENING)
    expect(
      nextPlaceOrder(state, { type: 'attempt-found', attempt: newAttempt({ ...pay, idempotencyKey: 'key-9' }) }),
    ).toBe(state)
  })
})

describe('a collection time that goes', () => {
  it('costs nothing before paying', () => {
    const state = after(pay, { type: 'slot-gone' })
    expect(reasonOf(state)).toBe('slot-gone')
    expect(attemptToKeep(state)).toBeNull()
  })

  it('is chosen again, and never paid for again, once the money is in', () => {
    const gone = after(...TO_SUBMITTING, { type: 'slot-gone' })
    expect(attemptToKeep(gone)).not.toBeNull()
    const again = nextPlaceOrder(nextPlaceOrder(gone, pay), { type: 'slot-valid' })
    expect(stepOf(again)).toBe('submitting')
  })

  it('takes the new time over to the payment that was made', () => {
    const gone = after(...TO_SUBMITTING, { type: 'slot-gone' })
    const later = { ...details, pickupTime: '2026-11-18T12:45:00.000Z' }
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
    const again = nextPlaceOrder(nextPlaceOrder(after(...TO_SUBMITTING, back), pay), { type: 'slot-valid' })
    expect(again).toMatchObject({ step: 'building', attempt: { transactionReference: null, built: null } })
  })

  it('may be seen and put away', () => {
    expect(nextPlaceOrder(after(...TO_SUBMITTING, back), { type: 'dismissed' })).toEqual(idle)
  })

  it('is asked for at once when the time that was chosen instead goes as well', () => {
    const again = nextPlaceOrder(after(...TO_SUBMITTING, { type: 'slot-gone' }), pay)
    expect(stepOf(nextPlaceOrder(again, { type: 'slot-gone' }))).toBe('submitting')
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

describe('whatever is answered, in whatever order', () => {
  const GIVING_UP: readonly PlaceOrderEvent[] = [{ type: 'lost' }, { type: 'rejected' }]
  const OPENED = (['requires_payment_method', 'processing', 'succeeded'] as const).map(opened)
  const ANSWERS: Readonly<Record<string, readonly PlaceOrderEvent[]>> = {
    idle: [pay],
    'checking-slot': [{ type: 'slot-valid' }, { type: 'slot-gone' }],
    building: [
      { type: 'built', signed },
      { type: 'already-ordered', signed },
      { type: 'basket-refused', code: 'BASKET_STALE', fresh: null, gone: [] },
    ],
    opening: [...OPENED, { type: 'already-ordered', signed }],
    confirming: [declined, card({ kind: 'paid' }), card({ kind: 'unconfirmed' })],
    asking: [...OPENED, { type: 'already-ordered', signed }, { type: 'not-paid' }],
    submitting: [
      { type: 'submitted', orderId: 'order-1' },
      { type: 'slot-gone' },
      { type: 'not-paid' },
      { type: 'money-back', code: 'NO_SLOTS_LEFT' },
    ],
    stopped: [{ ...pay, idempotencyKey: 'key-2' }, { type: 'ask-again' }, { type: 'dismissed' }],
  }
  /** What may happen in a state; now and then something it doesn't wait for. */
  const mayHappen = (state: PlaceOrderState, choice: number): PlaceOrderEvent => {
    const answers = [...(ANSWERS[stepOf(state)] ?? [pay]), ...GIVING_UP, pay]
    return answers[choice % answers.length] ?? pay
  }
  const walk = (
    choices: readonly number[],
    look: (before: PlaceOrderState, event: PlaceOrderEvent, now: PlaceOrderState) => void,
  ) => {
    let state = start()
    for (const choice of choices) {
      const event = mayHappen(state, choice)
      const next = nextPlaceOrder(state, event)
      look(state, event, next)
      state = next
    }
  }
  const walks = fc.array(fc.nat(1_000), { minLength: 20, maxLength: 60 })

  it('never asks a card after it is known that the money is in, until the platform takes that back', () => {
    fc.assert(
      fc.property(walks, (choices) => {
        let isKnownPaid = false
        walk(choices, (before, event, now) => {
          const isAnswer = now !== before
          if (isAnswer && event.type === 'opened') isKnownPaid = event.transaction.status === 'succeeded'
          if (isAnswer && event.type === 'card-answered' && event.outcome.kind === 'paid') isKnownPaid = true
          if (isAnswer && (event.type === 'not-paid' || event.type === 'money-back')) isKnownPaid = false
          if (stepOf(now) === 'confirming') expect(isKnownPaid).toBe(false)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('keeps what a card was asked for until its end is known', () => {
    fc.assert(
      fc.property(walks, (choices) => {
        walk(choices, (_before, _event, now) => {
          const isOpenEnded =
            ['confirming', 'submitting', 'asking'].includes(stepOf(now)) || reasonOf(now) === 'unconfirmed'
          if (isOpenEnded) expect(attemptToKeep(now)).not.toBeNull()
        })
      }),
      { numRuns: 500 },
    )
  })

  it('reaches every step on its way', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(walks, (choices) => walk(choices, (_before, _event, now) => void seen.add(stepOf(now)))),
      {
        numRuns: 500,
        seed: 1,
      },
    )
    expect([...seen].sort()).toEqual([...Object.keys(ANSWERS), 'done'].sort())
  })
})
