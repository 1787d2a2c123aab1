import fc from 'fast-check'
import { effortFrom } from './properties.cjs'

describe('A property', () => {
  it('is tried on the same examples whenever the same commit is tested', () => {
    const { seed, runsFor } = effortFrom({})
    expect(seed).toBe(effortFrom({}).seed)
    expect(runsFor(150)).toBe(150)
  })

  it('is tried a hundred times as often in the long proof, with the seed it says', () => {
    const { seed, runsFor } = effortFrom({ PROOF: '1', GALO_SEED: '7' })
    expect(seed).toBe(7)
    expect(runsFor(150)).toBe(15_000)
  })

  it('is tried as often as is asked, and never less', () => {
    expect(effortFrom({ GALO_RUNS: '100000' }).runsFor(30)).toBe(100_000)
    expect(effortFrom({ GALO_RUNS: '10' }).runsFor(30)).toBe(30)
  })

  it('hears of the seed and the measure without saying so itself', () => {
    const { seed, runsFor } = effortFrom(process.env)
    expect(fc.readConfigureGlobal()).toMatchObject({ seed, numRuns: runsFor(100) })
    let tried = 0
    fc.assert(
      fc.property(fc.nat(), () => {
        tried++
      }),
      { numRuns: 3 },
    )
    expect(tried).toBe(runsFor(3))
  })
})
