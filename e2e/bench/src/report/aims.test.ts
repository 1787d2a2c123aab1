import { aimOf } from './aims'

const figure = { runs: 5, unit: 'ms', ours: 100 } as const

describe('aimOf', () => {
  it('holds a hop against itself', () => {
    expect(aimOf({ ...figure, subject: 'results to menu', figure: 'prepared' })).toEqual({
      words: '≤ 300 ms',
      isMet: true,
    })
  })

  it('gives suggestions the pause in the typing and what a hop may take', () => {
    const met = [500, 501].map(
      (ours) => aimOf({ ...figure, ours, subject: 'typing to suggestions', figure: 'prepared' })?.isMet,
    )
    expect(met).toEqual([true, false])
  })

  it.each([
    [60, true],
    [49, false],
  ])('holds blocking time against a floor of %i ms and 50 more', (floor, isMet) => {
    expect(aimOf({ ...figure, subject: 'menu', figure: 'TBT', floor })?.isMet).toBe(isMet)
  })

  it.each([
    [91, true],
    [90, false],
  ])('holds the largest paint of a menu against 1.1 times a floor of %i ms', (floor, isMet) => {
    expect(aimOf({ ...figure, subject: 'menu', figure: 'LCP', floor })?.isMet).toBe(isMet)
  })

  it('has nothing to say where nothing is aimed at, or the floor is missing', () => {
    expect(aimOf({ ...figure, subject: 'menu', figure: 'CLS' })).toBeNull()
    expect(aimOf({ ...figure, subject: 'menu', figure: 'TBT' })).toBeNull()
  })
})
