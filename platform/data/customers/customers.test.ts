import { activeJobs, isEmail, isPhone, isPostcodeOf } from '@galo/domain'
import { customers } from '.'

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('customers', () => {
  it('are two dozen people of both countries, no two with the same id, e-mail or card', () => {
    expect(customers).toHaveLength(24)
    expect(new Set(customers.map(({ market }) => market))).toEqual(new Set(['UK', 'IE']))
    expect(repeated(customers.map(({ id }) => id))).toEqual([])
    expect(repeated(customers.map(({ email }) => email))).toEqual([])
    expect(repeated(customers.flatMap(({ loyaltyId }) => loyaltyId ?? []))).toEqual([])
  })

  it('could have typed their own e-mail and telephone', () => {
    expect(customers.filter(({ email }) => !isEmail(email))).toEqual([])
    expect(customers.filter(({ mobileNumber }) => mobileNumber !== null && !isPhone(mobileNumber))).toEqual([])
  })

  it('live at addresses of their own country, one of them the primary one', () => {
    for (const { market, addresses } of customers) {
      expect(addresses.filter(({ postcode }) => !isPostcodeOf(market, postcode ?? ''))).toEqual([])
      expect(addresses.filter(({ primary }) => primary)).toHaveLength(Math.min(1, addresses.length))
    }
    expect(new Set(customers.map(({ addresses }) => addresses.length))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('are of every kind a profile can be: without telephone, without card, with work that counts and work that does not', () => {
    const now = '2026-11-17T18:00:00.000Z'
    expect(customers.some(({ mobileNumber }) => mobileNumber === null)).toBe(true)
    expect(customers.some(({ loyaltyId }) => loyaltyId === null)).toBe(true)
    expect(customers.some(({ jobs }) => activeJobs(jobs, now).length > 0)).toBe(true)
    expect(customers.some(({ jobs }) => jobs.some(({ disabled }) => disabled))).toBe(true)
    expect(customers.some(({ jobs }) => jobs.some(({ expiry }) => expiry !== null && expiry < now))).toBe(true)
  })
})
