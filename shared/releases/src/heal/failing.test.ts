import fc from 'fast-check'
import { aDocument, aRelease } from '../test/a-document'
import { failing, failsMore, sumOfCounts, type Counted } from './failing'

const aCount: fc.Arbitrary<Counted> = fc
  .tuple(fc.integer({ min: 0, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([visits, share]) => ({ visits, failed: Math.floor(visits * share) }))

/** Numbers between 0 and 1 that look like chance and are the same in every run. */
const chances = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
const visiting = (visits: number, share: number, chance: () => number): Counted => ({
  visits,
  failed: Array.from({ length: visits }, chance).filter((each) => each < share).length,
})

describe('failsMore', () => {
  it('is not so where both fail alike, however much', () =>
    fc.assert(
      fc.property(aCount, fc.integer({ min: 1, max: 20 }), ({ visits, failed }, times) => {
        const more = { visits: visits * times, failed: failed * times }
        expect(failsMore({ visits, failed }, more) && visits > 0).toBe(false)
        expect(failsMore(more, { visits, failed }) && visits > 0).toBe(false)
      }),
    ))

  it('is never so both ways round', () =>
    fc.assert(
      fc.property(aCount, aCount, (one, other) => {
        fc.pre(one.visits > 0 && other.visits > 0)
        expect(failsMore(one, other) && failsMore(other, one)).toBe(false)
      }),
    ))

  it('stays so when more of its visits fail, or fewer of the other’s', () =>
    fc.assert(
      fc.property(aCount, aCount, fc.nat(500), (tried, other, more) => {
        fc.pre(failsMore(tried, other) && other.visits > 0)
        expect(failsMore({ ...tried, failed: Math.min(tried.visits, tried.failed + more) }, other)).toBe(true)
        expect(failsMore(tried, { ...other, failed: Math.max(0, other.failed - more) })).toBe(true)
      }),
    ))

  it('is not for fewer than five failures to say', () =>
    fc.assert(
      fc.property(fc.nat(4), fc.integer({ min: 1, max: 100_000 }), (failed, visits) =>
        expect(failsMore({ visits: failed, failed }, { visits, failed: 0 })).toBe(false),
      ),
    ))

  it('takes chance for chance: of two thousand looks at releases that are alike, none is stopped', () => {
    const chance = chances(7)
    for (let look = 0; look < 2_000; look += 1)
      expect(failsMore(visiting(100, 0.03, chance), visiting(900, 0.03, chance))).toBe(false)
  })

  it('sees what fails for a fifth within two hundred visits, and does not take half of them to see it', () => {
    const chance = chances(11)
    for (let look = 0; look < 200; look += 1)
      expect(failsMore(visiting(200, 0.2, chance), visiting(1_800, 0.01, chance))).toBe(true)
  })

  it('has a limit of its own where nobody is given the other', () => {
    expect(failsMore({ visits: 100, failed: 40 }, { visits: 0, failed: 0 })).toBe(false)
    expect(failsMore({ visits: 100, failed: 80 }, { visits: 0, failed: 0 })).toBe(true)
  })
})

describe('failing', () => {
  const menu = (version: string, traffic: number) =>
    aRelease('mfe-menu', version, { traffic, isDefault: version === 'old' })
  const document = aDocument({ 'mfe-menu': [menu('old', 80), menu('new', 20), menu('gone', 0)] })
  const bad = { visits: 200, failed: 100 }
  const good = { visits: 800, failed: 4 }

  it('names what is tried and fails, and says by what it is judged', () =>
    expect(failing(document, { 'mfe-menu': { old: good, new: bad } })).toEqual([
      { app: 'mfe-menu', version: 'new', why: '100 of 200 visits failed, of everybody’s 4 of 800' },
    ]))

  it.each([
    ['everybody’s own', { old: bad, new: good }],
    ['what nobody is given', { old: good, gone: bad }],
    ['what the document does not know', { old: good, unheard: bad }],
    ['anything where nothing was counted', {}],
  ])('never names %s', (_what, counts) => expect(failing(document, { 'mfe-menu': counts })).toEqual([]))
})

describe('sumOfCounts', () => {
  it('is what all have counted together, whatever each of them knows', () =>
    expect(
      sumOfCounts([
        { a: { 1: { visits: 3, failed: 1 } } },
        { a: { 1: { visits: 2, failed: 2 }, 2: { visits: 1, failed: 0 } }, b: { 1: { visits: 5, failed: 0 } } },
      ]),
    ).toEqual({
      a: { 1: { visits: 5, failed: 3 }, 2: { visits: 1, failed: 0 } },
      b: { 1: { visits: 5, failed: 0 } },
    }))
})
