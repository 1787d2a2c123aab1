import type { SubmittedOrder } from '@galo/contracts/orders'
import { aSubmittedOrder } from '@galo/testing'
import { moneyAfter } from './money-after.model'
import type { OrderOutcome } from './outcome.errors'

const UK = { language: 'en', market: 'UK' } as const
const NOW = Date.parse('2026-11-18T12:10:00Z')
const pounds = (value: number) => ({ currency_code: 'GBP' as const, value })
const visa = { currency: 'GBP', card: { brand: 'visa', last_four: '4242' } } as const
const after = (changes: Partial<SubmittedOrder>, outcome: OrderOutcome = 'undeliverable', now = NOW) =>
  moneyAfter(aSubmittedOrder({ payment: visa, ...changes }), outcome, now, 'Europe/London', UK)

describe('moneyAfter', () => {
  const refund = { amount: pounds(1_660), given_back_at: '2026-11-18T12:06:00Z', due_by: '2026-11-25' }

  it('says how much goes back to which card, when it was sent and by when it is there', () => {
    expect(after({ refund })).toEqual({
      sum: '£16.60',
      says: 'goes back to Visa ending 4242, in full. Nothing for you to do.',
      isNothing: false,
      steps: [
        { id: 'bank', when: 'Wed 18 Nov, 12:06', what: 'Sent to your bank', isDone: true },
        { id: 'card', when: 'By Wed 25 Nov', what: 'On your card', isDone: false },
      ],
    })
    expect(after({ refund }, 'undeliverable', Date.parse('2026-11-26T12:00:00Z')).steps[1]?.isDone).toBe(true)
  })

  it('doesn’t say that it was sent while it is only decided', () => {
    const [bank] = after({ refund: { ...refund, given_back_at: null } }).steps
    expect(bank).toEqual({ id: 'bank', when: 'Soon', what: 'Goes to your bank', isDone: false })
  })

  it('never says that nothing was taken of what was paid and has no refund yet', () => {
    expect(after({})).toMatchObject({ sum: '£16.60', isNothing: false, steps: [] })
    expect(after({ payment: { currency: 'GBP' } }).says).toMatch(/^goes back to your card, in full/)
  })

  it.each(['payment_declined', 'rejected_by_delivery_partner'] as const)(
    'took nothing of an order that was %s',
    (outcome) => {
      expect(after({}, outcome)).toEqual({
        sum: '£0.00',
        says: 'was taken from your card',
        isNothing: true,
        steps: [],
      })
    },
  )

  it('counts what went back before', () => {
    const part = {
      ...refund,
      amount: pounds(660),
      reason: 'sold-out',
      lines: [],
      fees: [],
      decided_at: '2026-11-18T12:05:00Z',
    }
    expect(after({ part_refunds: [part] })).toMatchObject({
      sum: '£10.00',
      says: 'goes back to Visa ending 4242: all that hadn’t gone back yet. Nothing for you to do.',
    })
  })
})
