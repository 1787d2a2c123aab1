import { median, medians } from './median'

describe('median', () => {
  it('is the middle run, whatever the order they came in', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('of an even number of runs is one that was measured', () => {
    expect(median([4, 1, 3, 2])).toBe(2)
  })

  it('does not exist without runs', () => {
    expect(() => median([])).toThrow('no median')
  })
})

describe('medians', () => {
  it('takes each figure for itself', () => {
    expect(
      medians([
        { lcpMs: 1, bytes: 30 },
        { lcpMs: 2, bytes: 10 },
        { lcpMs: 3, bytes: 20 },
      ]),
    ).toEqual({ lcpMs: 2, bytes: 20 })
  })
})
