import fc from 'fast-check'
import { card, declined, opened, pay, reasonOf, signed, start, stepOf } from '../../test/place-order.fixture'
import { nextPlaceOrder } from './place-order.model'
import { transactionRequest } from './place-order.requests'
import { attemptToKeep, type PlaceOrderEvent, type PlaceOrderState } from './place-order.states'

describe('whatever is answered, in whatever order', () => {
  const GIVING_UP: readonly PlaceOrderEvent[] = [{ type: 'lost' }, { type: 'rejected' }]
  const OPENED = (['requires_payment_method', 'processing', 'succeeded'] as const).map(opened)
  const ANSWERS: Readonly<Record<string, readonly PlaceOrderEvent[]>> = {
    idle: [pay],
    prechecking: [{ type: 'still-available' }, { type: 'choice-gone' }],
    building: [
      { type: 'built', signed },
      { type: 'already-ordered', signed },
      { type: 'basket-refused', code: 'BASKET_STALE', fresh: null, gone: [] },
    ],
    opening: [...OPENED, { type: 'already-ordered', signed }],
    confirming: [declined, card({ kind: 'paid' }), card({ kind: 'unconfirmed' })],
    asking: [...OPENED, { type: 'already-ordered', signed }, { type: 'payment-gone', code: 'BASKET_NOT_BUILT' }],
    submitting: [
      { type: 'submitted', placed: { orderId: 'order-1', basketId: 'basket-1' } },
      { type: 'choice-gone' },
      { type: 'payment-gone', code: 'PAYMENT_NOT_SETTLED' },
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
          if (isAnswer && (event.type === 'payment-gone' || event.type === 'money-back')) isKnownPaid = false
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

  it('asks for what was frozen and what the press tipped, and never for two sums under one key', () => {
    const presses = fc.array(
      fc.record({ food: fc.integer({ min: 1, max: 9_000 }), tip: fc.integer({ min: 0, max: 5_000 }) }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(presses, (given) => {
        const sums = new Map<string, number>()
        let state = start()
        for (const [index, { food, tip }] of given.entries()) {
          const totals = { ...signed.data.totals, grand_total: { currency_code: 'GBP' as const, value: food } }
          const frozen = { ...signed, data: { ...signed.data, totals } }
          const details = { ...pay.details, ...(tip > 0 && { tip }) }
          const steps: readonly PlaceOrderEvent[] = [
            { ...pay, details, idempotencyKey: `key-${index}` },
            { type: 'still-available' },
            { type: 'built', signed: frozen },
          ]
          state = steps.reduce(nextPlaceOrder, state)
          if (state.kind !== 'working') throw new Error('nothing is asked for')
          const { idempotencyKey, ...attempt } = state.attempt
          const { stripe } = transactionRequest(
            frozen,
            { ...attempt, idempotencyKey },
            { deviceId: 'device-1', customerId: null },
          )
          expect(stripe.amount).toBe(food + tip)
          expect(sums.get(idempotencyKey) ?? stripe.amount).toBe(stripe.amount)
          sums.set(idempotencyKey, stripe.amount)
          state = [opened('requires_payment_method'), declined].reduce(nextPlaceOrder, state)
        }
      }),
    )
  })
})
