import { aSubmittedOrder } from '@galo/testing'
import { givenBackLines } from './given-back.model'

const UK = { language: 'en', market: 'UK' } as const
const pounds = (value: number) => ({ currency_code: 'GBP' as const, value })
const part = {
  amount: pounds(640),
  reason: 'sold-out',
  lines: [{ id: 'line-1', quantity: 1 }],
  fees: ['SERVICE'],
  decided_at: '2026-11-18T12:30:00Z',
  given_back_at: null,
  due_by: '2026-11-25',
}
const said = (over: object, today = '2026-11-18') => givenBackLines({ ...aSubmittedOrder(), ...over }, today, UK)

describe('What was given back', () => {
  it('is said with its reason, what it was for, how much and by when', () => {
    expect(said({ part_refunds: [part] })).toMatchObject([
      {
        what: 'Sold out after you ordered: Half chicken, Service fee',
        when: '£6.40 goes back to your card by Wed 25 Nov.',
      },
    ])
    expect(said({ part_refunds: [part] }, '2026-11-26')[0]?.when).toContain('went back')
  })

  it('is on us where nobody knows the reason', () => {
    expect(said({ part_refunds: [{ ...part, reason: 'new-one', lines: [], fees: [] }] })[0]?.what).toBe('On us')
  })

  it('is the whole order too when somebody gave all of it back, and nothing of one that failed', () => {
    const refund = { amount: pounds(1660), given_back_at: null, due_by: '2026-11-25' }
    expect(said({ refund: { ...refund, reason: 'never-came' } })).toMatchObject([{ what: 'It never reached you' }])
    expect(said({ refund })).toEqual([])
    expect(said({})).toEqual([])
  })
})
