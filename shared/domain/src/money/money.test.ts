import fc from 'fast-check'
import {
  addMoney,
  compareMoney,
  maxMoney,
  minMoney,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money'

const pence = fc.integer({ min: -1_000_000, max: 1_000_000 })
const gbp = (value: number) => money('GBP', value)

describe('money', () => {
  it('has no fractions of a penny', () => {
    expect(() => money('GBP', 10.5)).toThrow(RangeError)
    expect(() => multiplyMoney(gbp(100), 0.125)).toThrow(RangeError)
    expect(() => money('EUR', NaN)).toThrow(RangeError)
  })

  it('does not add pounds to euro, nor take, compare or sum them', () => {
    const euro = money('EUR', 100)
    for (const mix of [addMoney, subtractMoney, compareMoney, minMoney, maxMoney])
      expect(() => mix(gbp(100), euro)).toThrow('GBP and EUR do not mix')
    expect(() => sumMoney('GBP', [gbp(100), euro])).toThrow(TypeError)
  })

  it('comes to nothing in the right currency when there is nothing to add', () => {
    expect(sumMoney('EUR', [])).toEqual(zeroMoney('EUR'))
  })

  it('neither makes nor loses a penny, in whatever order things are added', () => {
    fc.assert(
      fc.property(fc.array(pence), (values) => {
        const forwards = sumMoney('GBP', values.map(gbp))
        const backwards = sumMoney('GBP', [...values].reverse().map(gbp))
        expect(forwards).toEqual(backwards)
        expect(forwards.value).toBe(values.reduce((sum, value) => sum + value, 0))
      }),
    )
  })

  it('takes away exactly what was added', () => {
    fc.assert(
      fc.property(pence, pence, (one, other) => {
        expect(subtractMoney(addMoney(gbp(one), gbp(other)), gbp(other))).toEqual(gbp(one))
      }),
    )
  })

  it('costs as much by quantity as one by one', () => {
    fc.assert(
      fc.property(pence, fc.integer({ min: 0, max: 99 }), (value, times) => {
        expect(multiplyMoney(gbp(value), times).value).toBe(sumMoney('GBP', Array(times).fill(gbp(value))).value)
      }),
    )
  })
})
