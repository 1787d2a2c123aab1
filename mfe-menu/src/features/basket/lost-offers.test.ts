import { aSignedBasket } from '@galo/testing'
import { lostOfferWords } from './lost-offers'
import { whatChanged } from './what-changed'

const UK = { language: 'en', market: 'UK' } as const

const without = (code: string, kind = 'AMOUNT_DISCOUNT', discount_code: string | null = 'BIG-TABLE') => ({
  ...aSignedBasket(),
  removed_offers: [{ kind, discount_code, code, message: '' }],
})

describe('an offer that does not hold any more', () => {
  it.each([
    ['TOTAL_TOO_LOW', 'BIG-TABLE came off: there isn’t enough in the basket for it now.'],
    ['EXPIRED', 'BIG-TABLE came off: it has ended.'],
    ['FULL_MOON', 'BIG-TABLE came off: it doesn’t hold any more.'],
  ])('is named, with the reason %s', (code, words) => {
    expect(lostOfferWords(without(code), UK)).toBe(words)
  })

  it('is a reward by what it was good for, and is said to be on the card still', () => {
    expect(lostOfferWords(without('NO_ITEM', 'GREEN_REWARD', null), UK)).toBe(
      'Your reward (Any side) came off: nothing in the basket is for it now. It is still on your card.',
    )
  })

  it('is nothing when none was taken off', () => {
    expect(lostOfferWords(aSignedBasket(), UK)).toBeNull()
  })

  it('is told instead of prices that have moved because of it', () => {
    const { data } = aSignedBasket()
    const fresh = without('TOTAL_TOO_LOW')
    const totals = { ...data.totals, grand_total: { ...data.totals.grand_total, value: 1 } }
    expect(whatChanged({ ...data, totals }, fresh, null, UK)).toMatch(/^BIG-TABLE came off/)
  })
})
