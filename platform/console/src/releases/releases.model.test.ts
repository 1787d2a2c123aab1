import { aReleased, anApp, theReleases } from '../test/builders'
import { dotOf, gateOf, nextShares, stoppedLately, sumsOf, triedOf, untriedOf, wayBackOf } from './releases.model'

const everybodys = aReleased('old', { isDefault: true, share: 100, promotedAt: '2026-11-02T00:00:00Z' })
const before = aReleased('older', { promotedAt: '2026-11-01T00:00:00Z' })

describe('Releases', () => {
  it('lead back to the default while another is tried, else to what was everybody’s before and was not stopped', () => {
    const tried = aReleased('new', { share: 10 })
    expect(wayBackOf(anApp([tried, { ...everybodys, share: 90 }, before]))?.version).toBe('old')
    expect(wayBackOf(anApp([everybodys, before]))?.version).toBe('older')
    expect(wayBackOf(anApp([everybodys, { ...before, stopped: { why: 'It threw', at: null } }]))).toBeUndefined()
  })

  it('offer to try the latest that nobody was given, unless another is tried', () => {
    const fresh = aReleased('new')
    expect(untriedOf(anApp([fresh, everybodys]))?.version).toBe('new')
    expect(untriedOf(anApp([{ ...fresh, stopped: { why: 'It threw', at: null } }, everybodys]))).toBeUndefined()
    expect(untriedOf(anApp([fresh, { ...before, share: 10 }, everybodys]))).toBeUndefined()
    expect(untriedOf(anApp([everybodys]))).toBeUndefined()
  })

  it('go up in steps, to everybody last', () => {
    expect(nextShares(10)).toEqual([25, 50, 100])
    expect(nextShares(50)).toEqual([100])
  })

  it('are ready when enough visits were counted and the rule does not stop them', () => {
    expect(gateOf(aReleased('new', { counted: { visits: 49, failed: 0 } }))).toEqual({ kind: 'unknown', visits: 49 })
    expect(gateOf(aReleased('new', { counted: { visits: 50, failed: 1 } })).kind).toBe('ready')
    expect(gateOf(aReleased('new', { counted: { visits: 50, failed: 40 }, failing: '40 of 50' })).kind).toBe('fails')
  })

  it('that were stopped within a day are said, and no older ones', () => {
    const stopped = (version: string, at: string) => aReleased(version, { stopped: { why: 'It threw', at } })
    const releases = theReleases([
      anApp([stopped('new', '2026-11-17T08:00:00Z'), stopped('old', '2026-11-15T08:00:00Z'), everybodys]),
    ])
    expect(stoppedLately(releases, Date.parse('2026-11-17T18:00:00Z')).map(({ version }) => version)).toEqual(['new'])
  })

  it('have their dots by what became of them', () => {
    expect(dotOf(['mfe-menu 2 stopped: It threw', 'mfe-menu 2 10 → 0 %'])).toBe('stopped')
    expect(dotOf(["mfe-menu 2 is everybody's", 'mfe-menu 2 10 → 100 %'])).toBe('everybody')
    expect(dotOf(['mfe-menu 2 0 → 10 %'])).toBe('share')
    expect(dotOf(['mfe-menu 2 published'])).toBe('other')
  })

  it('are added up', () => {
    const app = anApp([
      aReleased('new', { share: 10, counted: { visits: 5, failed: 1 } }),
      { ...everybodys, share: 90 },
    ])
    expect(triedOf(app)).toHaveLength(1)
    expect(sumsOf(theReleases([app]))).toMatchObject({ apps: 1, onAir: 2, visits: 5, failed: 1 })
  })
})
