import { aFlag, ENGLISH } from '../test/builders'
import { changeOf, flagWords, ruleTextOf } from './flags.model'

const shared = aFlag('upsell', { rules: [{ market: 'IE', percent: 30, variant: 'new' }] })

describe('A flag', () => {
  it('says who gets what', () => {
    expect(flagWords(shared, ENGLISH)).toBe('On: 30% IE get new, the rest old')
    expect(flagWords({ ...shared, rules: [] }, ENGLISH)).toBe('On: everybody gets old')
    expect(flagWords({ ...shared, isOn: false }, ENGLISH)).toBe('Off: everybody gets old')
  })

  it('is changed to what its form shows, and to no rule for a share of nobody', () => {
    expect(changeOf(ruleTextOf(shared))).toEqual({ defaultVariant: 'old', rules: shared.rules })
    expect(changeOf(ruleTextOf(aFlag('upsell')))).toEqual({ defaultVariant: 'old', rules: [] })
  })
})
