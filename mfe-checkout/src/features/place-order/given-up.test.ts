import { attemptAt, TO_CONFIRMING, TO_SUBMITTING } from '../../test/place-order.fixture'
import { isGivenUp } from './given-up'
import type { PayAttempt } from './place-order.states'

const failed = (attempt: PayAttempt) =>
  ({ kind: 'stopped', stop: { reason: 'failed', at: 'submitting' }, attempt }) as const

describe('paying that has failed', () => {
  it('may be tried once more, and is given up after the second failure', () => {
    const unpaid = failed(attemptAt(...TO_CONFIRMING))
    expect([1, 2].map((errorCount) => isGivenUp(unpaid, errorCount))).toEqual([false, true])
  })

  it('is never given up once it is paid: only the order is to be placed', () => {
    expect(isGivenUp(failed(attemptAt(...TO_SUBMITTING)), 9)).toBe(false)
  })
})
