import fc from 'fast-check'
import { money } from './money'
import { splitByWeight } from './split'

const values = (total: number, weights: readonly number[]): readonly number[] =>
  splitByWeight(money('GBP', total), weights).map(({ value }) => value)

describe('splitByWeight', () => {
  it('gives the spare penny to the line that lost most', () => {
    expect(values(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(values(101, [200, 100])).toEqual([67, 34])
  })

  it('gives nothing to what weighs nothing, unless nothing weighs anything', () => {
    expect(values(99, [0, 3, 0])).toEqual([0, 99, 0])
    expect(values(5, [0, 0])).toEqual([5, 0])
  })

  it('refuses to split what is owed, or over nobody', () => {
    expect(() => values(-1, [1])).toThrow(RangeError)
    expect(() => values(1, [])).toThrow(RangeError)
    expect(() => values(1, [0.5])).toThrow(RangeError)
  })

  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 50 })

  it('never creates or destroys a penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, list) => {
        expect(values(total, list).reduce((sum, part) => sum + part, 0)).toBe(total)
      }),
    )
  })

  it('takes no more from a part than it weighs, as long as there is enough in all', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 100 }), (list, percent) => {
        const total = Math.floor((list.reduce((sum, weight) => sum + weight, 0) * percent) / 100)
        values(total, list).forEach((part, index) => expect(part).toBeLessThanOrEqual(list[index] ?? 0))
      }),
    )
  })
})
