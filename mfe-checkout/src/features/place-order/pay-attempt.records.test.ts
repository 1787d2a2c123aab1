import { attemptAt, details, TO_SUBMITTING } from '../../test/place-order.fixture'
import { attemptIn } from './pay-attempt.records'

const attempt = attemptAt(...TO_SUBMITTING)
const kept = { cardholderName: '', attempt, error: null }

describe('attemptIn', () => {
  it('is the try that was kept', () => {
    expect(attemptIn(kept)).toBe(attempt)
    expect(attemptIn({ ...kept, attempt: null })).toBeNull()
  })

  it('reads one that the release before kept as the collection it is, with its key and its payment', () => {
    const { customer, fulfilment } = details
    const before = { ...attempt, details: { customer, pickupTime: fulfilment.pickupTime } }
    expect(attemptIn({ ...kept, attempt: before as never })).toEqual(attempt)
  })

  it.each([{}, { details: {} }, { details: { customer: {} } }, { details: { customer: {}, pickupTime: 7 } }])(
    'is none that can’t be read: %j',
    (unreadable) => expect(attemptIn({ ...kept, attempt: unreadable as never })).toBeNull(),
  )
})
