import { shareOf } from './share-of'

describe('shareOf', () => {
  it('spreads pages evenly, each always in the same place', () => {
    const shares = Array.from({ length: 4_000 }, (_, index) => shareOf(`00000000-0000-4000-8000-${index}`))
    for (const quarter of [0, 0.25, 0.5, 0.75])
      expect(shares.filter((share) => share >= quarter && share < quarter + 0.25).length).toBeGreaterThan(800)
    expect(shareOf('00000000-0000-4000-8000-7')).toBe(shares[7])
  })
})
