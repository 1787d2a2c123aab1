import { nextTryAt, outcomeOf } from './push.rules'

const answered = (status: number) => ({ kind: 'answered', status }) as const

describe('outcomeOf', () => {
  it.each([
    [200, 'taken'],
    [201, 'taken'],
    [202, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [301, 'refused'],
    [307, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [408, null],
    [429, null],
    [500, null],
    [503, null],
  ])('is by %i %s', (status, outcome) => expect(outcomeOf(answered(status))).toBe(outcome))

  it('is open while nobody answers', () => expect(outcomeOf({ kind: 'unanswered' })).toBeNull())
})

it('What was not taken is tried again later each time, and then every five minutes', () => {
  const now = new Date('2026-11-17T18:00:00Z')
  const waits = [1, 2, 3, 4, 5, 50].map((attempts) => (nextTryAt(attempts, now).getTime() - now.getTime()) / 1000)
  expect(waits).toEqual([10, 30, 120, 300, 300, 300])
})
