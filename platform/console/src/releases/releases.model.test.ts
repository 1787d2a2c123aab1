import { aReleased, anApp, theReleases } from '../test/builders'
import {
  dotOf,
  gateOf,
  meantOf,
  nameOfVersion,
  nextShares,
  stoppedLately,
  sumsOf,
  triedOf,
  untriedOf,
  wayBackOf,
} from './releases.model'

const everybodys = aReleased('old', { isDefault: true, share: 100, promotedAt: '2026-11-02T00:00:00Z' })
const before = aReleased('older', { promotedAt: '2026-11-01T00:00:00Z' })

describe('Releases', () => {
  it('lead back to the default while another is tried, else to what was everybody’s before and was not stopped', () => {
    const tried = aReleased('new', { share: 10 })
    expect(wayBackOf(anApp([tried, { ...everybodys, share: 90 }, before]))?.version).toBe('old')
    expect(wayBackOf(anApp([everybodys, before]))?.version).toBe('older')
    expect(wayBackOf(anApp([everybodys, { ...before, stopped: { why: 'It threw', at: null } }]))).toBeUndefined()
  })

  it('offer to try the latest after the default, also when it was taken back, unless another is tried', () => {
    const fresh = aReleased('new')
    expect(untriedOf(anApp([fresh, everybodys]))?.version).toBe('new')
    expect(untriedOf(anApp([{ ...fresh, stopped: { why: 'It threw', at: null } }, everybodys]))).toBeUndefined()
    expect(untriedOf(anApp([fresh, { ...before, share: 10 }, everybodys]))).toBeUndefined()
    const takenBack = { ...fresh, promotedAt: '2026-11-03T00:00:00Z' }
    expect(untriedOf(anApp([takenBack, everybodys]))?.version).toBe('new')
    expect(untriedOf(anApp([everybodys]))).toBeUndefined()
  })

  it('go up in steps, to everybody last', () => {
    expect(nextShares(10)).toEqual([25, 50, 100])
    expect(nextShares(50)).toEqual([100])
  })

  it('are ready when enough visits were counted and the rule does not stop them', () => {
    expect(gateOf(aReleased('new', { counted: { visits: 49, failed: 0 } }))).toMatchObject({ kind: 'unknown' })
    expect(gateOf(aReleased('new', { counted: { visits: 50, failed: 1 } })).kind).toBe('ready')
    const counted = (visits: number, failed: number) => aReleased('new', { counted: { visits, failed } })
    expect(gateOf(counted(60, 11), counted(120, 0)).kind).toBe('unclear')
    expect(gateOf(counted(60, 11), counted(120, 20)).kind).toBe('ready')
    expect(gateOf(counted(60, 2), counted(120, 0)).kind).toBe('ready')
    expect(gateOf(aReleased('new', { counted: { visits: 50, failed: 40 }, failing: '40 of 50' })).kind).toBe('fails')
  })

  it('that were stopped within a day are said, and no older ones', () => {
    const stopped = (version: string, at: string) => aReleased(version, { stopped: { why: 'It threw', at } })
    const releases = theReleases([
      anApp([stopped('new', '2026-11-17T08:00:00Z'), stopped('old', '2026-11-15T08:00:00Z'), everybodys]),
    ])
    expect(stoppedLately(releases, Date.parse('2026-11-17T18:00:00Z')).map(({ release }) => release.version)).toEqual([
      'new',
    ])
  })

  it('have their dots by what became of them, the weightiest first', () => {
    const became = (what: 'promoted' | 'back' | 'tried') => ({ app: 'mfe-menu', version: 'new', what })
    const shared = { app: 'mfe-menu', version: 'new', what: 'share', from: 10, to: 0, isRest: false } as const
    expect(dotOf([shared, { app: 'mfe-menu', version: 'new', what: 'stopped', why: 'It threw' }])).toBe('bad')
    expect(dotOf([became('promoted'), shared])).toBe('everybody')
    expect(dotOf([became('back')])).toBe('bad')
    expect(dotOf([shared])).toBe('share')
    expect(dotOf([became('tried')])).toBe('other')
  })

  it('are said without what others gave up for them', () => {
    const share = (version: string, from: number, to: number, isRest = false) =>
      ({ app: 'mfe-menu', version, what: 'share', from, to, isRest }) as const
    const tried = share('new', 10, 25)
    expect(meantOf([share('old', 90, 75, true), tried])).toEqual([tried])
    const promoted = { app: 'mfe-menu', version: 'new', what: 'promoted' } as const
    expect(meantOf([share('old', 75, 0), promoted, share('new', 25, 100, true)])).toEqual([promoted])
    const other = { ...share('x', 0, 10), app: 'mfe-search' }
    expect(meantOf([promoted, other])).toEqual([promoted, other])
  })

  it('have their names by the end of the version, as the tool takes it', () => {
    expect(nameOfVersion('0.1.0-4f2e91')).toBe('4f2e91')
    expect(nameOfVersion('0.1.0-')).toBe('0.1.0-')
    expect(nameOfVersion('new')).toBe('new')
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
