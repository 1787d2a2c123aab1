import fc from 'fast-check'
import { activeJobs, jobTypes } from './jobs'
import { filledFields } from './profile-update'

const now = '2026-11-17T18:40:00Z'
const job = { type: 'STUDENT', disabled: false, expiry: '2027-01-01T00:00:00Z' }

describe('activeJobs', () => {
  it('counts one that is neither switched off nor over', () => {
    expect(activeJobs([job, { ...job, disabled: true }, { ...job, expiry: '2026-11-17T18:39:59Z' }], now)).toEqual([
      job,
    ])
  })

  it('is over at the very instant it expires, and never when it has no end', () => {
    expect(activeJobs([{ ...job, expiry: now }], now)).toEqual([])
    expect(activeJobs([{ ...job, expiry: null }], now)).toHaveLength(1)
    expect(activeJobs([{ ...job, expiry: null, disabled: true }], now)).toEqual([])
  })
})

describe('jobTypes', () => {
  it('names each kind once, and none that has ended', () => {
    const ended = { ...job, type: 'TEAM', expiry: now }
    expect(jobTypes([job, { ...job, expiry: null }, { ...job, type: 'NURSE' }, ended], now)).toEqual([
      'STUDENT',
      'NURSE',
    ])
  })
})

describe('filledFields', () => {
  it('sends what was filled in, tidied, and leaves the rest as it is stored', () => {
    expect(filledFields({ givenName: ' Ana  Maria ', familyName: '  ', mobileNumber: '' })).toEqual({
      givenName: 'Ana Maria',
    })
    expect(filledFields({})).toEqual({})
  })

  it('never sends an empty field, nor one that is not its own', () => {
    const field = fc.option(fc.string(), { nil: undefined })
    const typed = fc.record({ givenName: field, familyName: field, mobileNumber: field, email: fc.string() })
    fc.assert(
      fc.property(typed, (form) => {
        const given = Object.fromEntries(Object.entries(form).filter(([, text]) => text !== undefined))
        const sent = filledFields(given)
        for (const [name, text] of Object.entries(sent)) {
          expect(['givenName', 'familyName', 'mobileNumber']).toContain(name)
          expect(text.trim()).not.toBe('')
          expect(text).toBe(text.trim())
        }
      }),
    )
  })
})
