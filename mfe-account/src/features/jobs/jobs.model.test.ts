import { jobLines } from './jobs.model'

const UK = { language: 'en', market: 'UK' } as const
const NOW = '2026-11-18T12:05:00Z'
const job = { type: 'STUDENT', disabled: false, expiry: '2028-09-30T00:00:00.000Z' }

describe('What a customer does', () => {
  it('is what neither was switched off nor has ended, and until when', () =>
    expect(
      jobLines(
        [job, { ...job, expiry: '2025-06-30T00:00:00.000Z' }, { ...job, type: 'TEAM_MEMBER', disabled: true }],
        NOW,
        UK,
      ),
    ).toEqual(['Student, until 30 Sep 2028']))

  it('may go on for good', () =>
    expect(jobLines([{ ...job, type: 'HEALTH_WORKER', expiry: null }], NOW, UK)).toEqual(['Health worker']))

  it('can be read where it is of a kind that nobody has told us of', () =>
    expect(jobLines([{ ...job, type: 'NIGHT_PORTER', expiry: null }], NOW, UK)).toEqual(['Night porter']))
})
