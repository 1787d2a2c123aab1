import fc from 'fast-check'
import { chanceAt, fromGrid, toGrid, toMetres } from './grid'

const anywhere = fc.record({
  latitude: fc.double({ min: 50, max: 59, noNaN: true }),
  longitude: fc.double({ min: -10, max: 1.5, noNaN: true }),
})

describe('toGrid', () => {
  it('finds its way back to where it came from', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const back = toMetres(fromGrid(toGrid(position)))
        const was = toMetres(position)
        expect(Math.hypot(back.x - was.x, back.y - was.y)).toBeLessThan(0.01)
      }),
    )
  })

  it('never folds: whoever goes on along a street gets further along it', () => {
    fc.assert(
      fc.property(anywhere, (position) => {
        const { u, v } = toGrid(position)
        const here = toMetres(fromGrid({ u, v }))
        const next = toMetres(fromGrid({ u: u + 1, v }))
        const step = Math.hypot(next.x - here.x, next.y - here.y)
        expect(step).toBeGreaterThan(25)
        expect(step).toBeLessThan(160)
      }),
    )
  })
})

describe('chanceAt', () => {
  it('gives the same number for the same place, and uses the whole range', () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => chanceAt(index, index % 7, 3))
    expect(chanceAt(5, 5, 3)).toBe(numbers[5])
    expect(Math.min(...numbers)).toBeLessThan(0.01)
    expect(Math.max(...numbers)).toBeGreaterThan(0.99)
    expect(numbers.reduce((sum, number) => sum + number) / 1000).toBeCloseTo(0.5, 1)
  })
})
