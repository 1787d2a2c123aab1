import { centile } from './centile'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index)

describe('centile', () => {
  it.each([
    [200, 0.98, 196],
    [200, 0.5, 100],
    [200, 0.99, 198],
    [40, 0.98, 40],
    [1, 0.98, 1],
  ])('of 1 to %i, at %d, is %i', (count, share, expected) => {
    expect(centile(upTo(count), share)).toBe(expected)
  })

  it('is a value that was measured, whatever the order they came in', () => {
    expect(centile([16, 900, 24], 0.98)).toBe(900)
  })

  it('does not exist without values', () => {
    expect(() => centile([], 0.98)).toThrow('no centile')
  })
})
