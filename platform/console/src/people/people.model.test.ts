import type { DiscountCode } from '../../calls'
import { ENGLISH } from '../test/builders'
import { limitWords, rewardWords, worthWords } from './people.model'

const code = (over: Partial<DiscountCode>): DiscountCode => ({
  code: 'GALO20',
  displayName: '20% off',
  worth: { kind: 'PERCENTAGE', basisPoints: 2000 },
  uses: 0,
  ...over,
})
const reward = (type: 'GREEN' | 'RED', state: 'banked' | 'used') => ({ id: type, type, expiresAt: '', state })

describe('rewardWords', () => {
  it('counts what can still be used, by colour', () => {
    const rewards = [reward('RED', 'banked'), reward('GREEN', 'banked'), reward('RED', 'banked'), reward('RED', 'used')]
    expect(rewardWords(rewards, ENGLISH)).toBe('In the bank: 1 green, 2 red')
    expect(rewardWords([reward('RED', 'used')], ENGLISH)).toBe('No reward in the bank')
  })
})

describe('A code', () => {
  it('takes off a share or a sum in both currencies', () => {
    expect(worthWords(code({}))).toBe('20%')
    expect(worthWords(code({ worth: { kind: 'AMOUNT', amount: { UK: 500, IE: 550 } } }))).toBe('£5.00 / €5.50')
  })

  it('says what limits it', () => {
    expect(limitWords(code({}), ENGLISH)).toBe('none')
    expect(
      limitWords(code({ market: 'IE', isCustomersOnly: true, endsAt: '2025-09-01T00:00:00Z', totalLimit: 3 }), ENGLISH),
    ).toBe('IE only, customers, until 2025-09-01, 3 in all')
  })
})
