import fc from 'fast-check'
import { afterMessage, type Message, type PaymentReport } from './webhook.rules'

const NOTHING: PaymentReport = { settledAt: null, failedAt: null, failureCode: null, refundedAt: null }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 18, minute))
const message = (type: string, minute: number, failureCode: string | null = null): Message => ({
  type,
  at: at(minute),
  isWhole: true,
  failureCode,
})

const messages = fc.array(
  fc.record({
    type: fc.constantFrom(
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'charge.refunded',
      'payment_intent.created',
    ),
    at: fc.integer({ min: 0, max: 59 }).map(at),
    isWhole: fc.boolean(),
    failureCode: fc.constantFrom(null, 'card_declined', 'expired_card'),
  }),
  { maxLength: 8 },
)

describe('What the messages have told', () => {
  it('is the same in whatever order they come, and however often', () => {
    fc.assert(
      fc.property(messages, fc.func(fc.integer()), (list, weight) => {
        const shuffled = [...list, ...list].sort((a, b) => weight(a) - weight(b))
        expect(shuffled.reduce(afterMessage, NOTHING)).toEqual(list.reduce(afterMessage, NOTHING))
      }),
    )
  })

  it('remembers the last refusal and its reason', () => {
    const told = [
      message('payment_intent.payment_failed', 5, 'expired_card'),
      message('payment_intent.payment_failed', 3, 'card_declined'),
    ].reduce(afterMessage, NOTHING)
    expect(told).toMatchObject({ failedAt: at(5), failureCode: 'expired_card', settledAt: null })
  })

  it('is not that the money went back while a part of it has not', () => {
    const part = { ...message('charge.refunded', 3), isWhole: false }
    expect(afterMessage(NOTHING, part)).toEqual(NOTHING)
    expect([part, message('charge.refunded', 4)].reduce(afterMessage, NOTHING)).toMatchObject({ refundedAt: at(4) })
  })

  it('does not change with a kind nobody knows', () => {
    expect(afterMessage(NOTHING, message('payout.paid', 1))).toEqual(NOTHING)
  })
})
