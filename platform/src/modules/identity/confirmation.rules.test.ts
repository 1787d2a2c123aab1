import { isConfirmationDue } from './confirmation.rules'

const createdAt = new Date('2026-11-17T18:00:00Z')

describe('isConfirmationDue', () => {
  it.each([
    ['the day it was made', '2026-11-17T18:00:00Z', false],
    ['just before a week is over', '2026-11-24T17:59:59Z', false],
    ['after a week', '2026-11-24T18:00:00Z', true],
    ['when the clock was put back', '2026-11-01T18:00:00Z', false],
  ])('of an account nobody confirmed, %s', (_, now, isDue) => {
    expect(isConfirmationDue({ emailVerifiedAt: null, createdAt }, new Date(now))).toBe(isDue)
  })

  it('is never, once it is confirmed', () => {
    const far = new Date('2036-11-17T18:00:00Z')
    expect(isConfirmationDue({ emailVerifiedAt: createdAt, createdAt }, far)).toBe(false)
  })
})
