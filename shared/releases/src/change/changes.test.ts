import fc from 'fast-check'
import type { Release, ReleaseDocument } from '@galo/contracts/release'
import { acceptDocument } from '../accept/accept-document'
import { isRouted } from '../document/apps'
import { aDocument, aRelease } from '../test/a-document'
import { appIn, type Changed } from './change'
import { noteTrial, promote, publish, rollback, route, stop } from './changes'
import { differences, inWords } from './differences'
import { nextDocument } from './next-document'

const DAY_MS = 86_400_000
const BEGUN = Date.parse('2026-11-01T00:00:00Z')
const at = (hours: number) => new Date(BEGUN + hours * 3_600_000).toISOString()
const menu = (version: string, extras: object = {}) => aRelease('mfe-menu', version, { traffic: 100, ...extras })
const begun = aDocument({ 'mfe-menu': [menu('a', { promotedAt: at(0) })] })
const menus = (document: ReleaseDocument) => appIn(document, 'mfe-menu')?.releases ?? []
const shares = (document: ReleaseDocument) =>
  Object.fromEntries(menus(document).map(({ metadata, deployment }) => [metadata.version, deployment.traffic]))
const after = (...steps: readonly ((document: ReleaseDocument) => Changed)[]): ReleaseDocument =>
  steps.reduce((document, step) => {
    const changed = step(document)
    if (changed.kind === 'refused') throw new Error(changed.sentence)
    return changed.document
  }, begun)

const published =
  (version: string, extras = {}) =>
  (document: ReleaseDocument) =>
    publish(document, 'mfe-menu', menu(version, extras), at(1))
const promoted = (version: string, hours: number) => (document: ReleaseDocument) =>
  promote(document, 'mfe-menu', version, at(hours))
const routed = (version: string, share: number) => (document: ReleaseDocument) =>
  route(document, 'mfe-menu', version, share)
const stopped = (version: string) => (document: ReleaseDocument) => stop(document, 'mfe-menu', version, 'It threw')
const back = (document: ReleaseDocument) => rollback(document, 'mfe-menu')

describe('publish', () => {
  it('gives a release no visitors, and routing and promoting do', () => {
    expect(shares(after(published('b')))).toEqual({ a: 100, b: 0 })
    expect(shares(after(published('b'), routed('b', 10)))).toEqual({ a: 90, b: 10 })
    expect(shares(after(published('b'), routed('b', 10), promoted('b', 2)))).toEqual({ a: 0, b: 100 })
  })

  it('gives everybody the first release of an app: there is no other', () => {
    const changed = publish(begun, 'mfe-rewards', aRelease('mfe-rewards', '1', { traffic: 0 }), at(1))
    expect(changed.kind !== 'refused' && appIn(changed.document, 'mfe-rewards')?.releases[0]).toMatchObject({
      deployment: { traffic: 100, default: true },
      extras: { promotedAt: at(1) },
    })
  })

  it('changes nothing when it is done again, whatever was decided since, and refuses another by the same name', () => {
    const live = after(published('b'), promoted('b', 2))
    expect(published('b')(live)).toEqual({ kind: 'same', document: live })
    expect(published('b', { fragments: ['basket'] })(live)).toMatchObject({ kind: 'refused', reason: 'another' })
  })

  it.each([
    [
      'takes a name that a live shell does not give',
      { takes: { '@galo/navigation': ['sitePaths', 'help'] } },
      'misfit',
      'help',
    ],
    ['speaks a contract as one live shell does not', { speaks: { state: [98, 99] } }, 'misfit', 'state 98 to 99'],
    ['claims another’s address', { pages: [{ id: 'x', path: '/order/search' }] }, 'routes', '/order/search'],
    ['needs a file it has no hash of', { exposes: { './menu': ['menu.js'] } }, 'files', 'menu.js'],
  ])('refuses what %s, and says which', (_what, extras, reason, sentence) => {
    const gives = { '@galo/navigation': ['sitePaths'] }
    const document = aDocument({
      shell: [
        aRelease('shell', 'old', { traffic: 90, gives: { '@galo/navigation': ['sitePaths'] } }),
        aRelease('shell', 'new', { traffic: 10, gives: { '@galo/navigation': ['sitePaths', 'help'] } }),
      ],
      'mfe-menu': [menu('a')],
      'mfe-search': [aRelease('mfe-search', '1', { pages: [{ id: 'search', path: '/order/search' }] })],
    })
    const refused = publish(document, 'mfe-menu', menu('b', extras), at(1))
    expect(refused).toMatchObject({ kind: 'refused', reason })
    expect(refused.kind === 'refused' && refused.sentence).toContain(sentence)
    expect(publish(document, 'mfe-menu', menu('b', { takes: gives }), at(1)).kind).toBe('changed')
  })

  it('refuses a shell that does not give what a remote with visitors takes', () => {
    const document = aDocument({
      shell: [aRelease('shell', '1', { gives: { '@galo/css': ['css'] } })],
      'mfe-menu': [menu('a', { traffic: 99, takes: { '@galo/css': ['css'] } }), menu('b', { traffic: 1, takes: {} })],
    })
    const shell = (gives: object) =>
      publish(document, 'shell', aRelease('shell', '2', { gives: { '@galo/css': [], ...gives } }), at(1))
    expect(shell({})).toMatchObject({ kind: 'refused', reason: 'misfit' })
    expect(shell({ '@galo/css': ['css', 'more'] }).kind).toBe('changed')
  })
})

describe('rollback', () => {
  it('gives everybody what was everybody’s before, and a second time what was before that', () => {
    const live = after(published('b'), promoted('b', 2), published('c'), promoted('c', 3))
    expect(shares(live)).toEqual({ a: 0, b: 0, c: 100 })
    const once = back(live) as Extract<Changed, { kind: 'changed' }>
    expect(shares(once.document)).toEqual({ a: 0, b: 100, c: 0 })
    const twice = back(once.document) as Extract<Changed, { kind: 'changed' }>
    expect(shares(twice.document)).toEqual({ a: 100, b: 0, c: 0 })
    expect(back(twice.document)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('Nothing else') })
  })

  it('leads never again to what was taken back, whatever was promoted since', () => {
    const next = after(published('b'), promoted('b', 2), back, published('c'), promoted('c', 3))
    const once = back(next) as Extract<Changed, { kind: 'changed' }>
    expect(shares(once.document)).toEqual({ a: 100, b: 0, c: 0 })
    expect(rollback(next, 'mfe-menu', 'b')).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('taken back: promote it instead'),
    })
  })

  it('ends what is only tried first, and leaves everybody what is everybody’s', () => {
    const tried = after(published('b'), promoted('b', 2), published('c'), routed('c', 50))
    const once = back(tried) as Extract<Changed, { kind: 'changed' }>
    expect(shares(once.document)).toEqual({ a: 0, b: 100, c: 0 })
    expect(shares((back(once.document) as typeof once).document)).toEqual({ a: 100, b: 0, c: 0 })
  })

  it('leads to no release that was stopped, and to none that was only tried', () => {
    const live = after(
      published('b'),
      promoted('b', 2),
      published('c'),
      published('tried'),
      routed('tried', 5),
      promoted('c', 3),
    )
    expect(
      shares((back(after(() => stop(live, 'mfe-menu', 'b', 'It threw'))) as { document: ReleaseDocument }).document),
    ).toMatchObject({ a: 100, b: 0 })
    expect(rollback(live, 'mfe-menu', 'tried')).toMatchObject({ kind: 'refused' })
  })
})

describe('stop', () => {
  it('takes a share back to the default, or has what was everybody’s before stand in for a default', () => {
    expect(shares(after(published('b'), routed('b', 10), stopped('b')))).toEqual({ a: 100, b: 0 })
    expect(shares(after(published('b'), promoted('b', 2), stopped('b')))).toEqual({ a: 100, b: 0 })
    expect(stopped('a')(begun)).toMatchObject({ kind: 'refused' })
  })

  it('is for good', () => {
    const live = after(published('b'), routed('b', 10), stopped('b'))
    expect(routed('b', 5)(live)).toMatchObject({ kind: 'refused', reason: 'stopped' })
    expect(promoted('b', 4)(live)).toMatchObject({ kind: 'refused', reason: 'stopped' })
    expect(stopped('b')(live)).toMatchObject({ kind: 'same' })
  })
})

describe('A release by the end of its name', () => {
  it('is found when no other ends so', () => {
    expect(shares(after(published('0.1.0-4f2e'), routed('4f2e', 10)))).toEqual({ a: 90, '0.1.0-4f2e': 10 })
    const several = after(published('0.1.0-14'), published('0.1.0-24'))
    expect(routed('4', 10)(several)).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('several') })
    expect(routed('5', 10)(several)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('no release 5'),
    })
    expect(route(several, 'mfe-nobody', '1', 10)).toMatchObject({ kind: 'refused', reason: 'unknown' })
  })
})

const DEEDS = ['publish', 'route', 'promote', 'rollback', 'stop'] as const
type Step = { readonly does: (typeof DEEDS)[number]; readonly version: string; readonly share: number }
const aStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...DEEDS),
  version: fc.constantFrom('a', 'b', 'c', 'd'),
  share: fc.integer({ min: 0, max: 100 }),
})
const doing =
  ({ does, version, share }: Step, hours: number) =>
  (document: ReleaseDocument): Changed =>
    ({
      publish: () => published(version)(document),
      route: () => routed(version, share)(document),
      promote: () => promoted(version, hours)(document),
      rollback: () => back(document),
      stop: () => stopped(version)(document),
    })[does]()

describe('Whatever is decided, in whatever order', () => {
  /** Every document from the first to the last, as each was written after the one before. */
  const story = (steps: readonly Step[]): readonly ReleaseDocument[] => {
    const documents: ReleaseDocument[] = [nextDocument(null, begun, BEGUN, DAY_MS)]
    steps.forEach((step, index) => {
      const before = documents.at(-1) ?? begun
      const changed = doing(step, index + 1)(before)
      if (changed.kind === 'changed') documents.push(nextDocument(before, changed.document, BEGUN + index, DAY_MS))
    })
    return documents
  }
  const stories = fc.array(aStep, { maxLength: 25 }).map(story)

  it('is served by every site that serves what was before', () =>
    fc.assert(
      fc.property(stories, (documents) => {
        documents.slice(1).forEach((document, index) => {
          expect(acceptDocument(documents[index] ?? null, JSON.stringify(document), BEGUN, null)).toMatchObject({
            kind: 'accepted',
            complaint: null,
          })
        })
      }),
    ))

  it('gives a stopped release to nobody, and says of every release without visitors that had some when that ended', () =>
    fc.assert(
      fc.property(stories, (documents) => {
        const had = new Set<string>()
        const isSaid = (release: Release) =>
          !had.has(release.metadata.version) || release.extras.retiredAt !== undefined
        for (const document of documents)
          for (const release of menus(document)) {
            if (release.extras.stopped !== undefined) expect(isRouted(release)).toBe(false)
            if (isRouted(release)) {
              had.add(release.metadata.version)
              expect(release.extras.retiredAt).toBeUndefined()
            } else expect(isSaid(release)).toBe(true)
          }
      }),
    ))

  it('is said in words wherever something changed', () =>
    fc.assert(
      fc.property(stories, (documents) => {
        documents.slice(1).forEach((document, index) => {
          expect(differences(documents[index] ?? null, document)).not.toEqual([])
          expect(differences(document, document)).toEqual([])
        })
      }),
    ))
})

describe('What was changed', () => {
  const said = (from: ReleaseDocument, to: ReleaseDocument) => differences(from, to).map(inWords)
  const tried = after(published('b'), routed('b', 10))

  it('is said release by release', () => {
    expect(said(begun, tried)).toEqual(['mfe-menu a 100 → 90 %', 'mfe-menu b published, 10 %'])
    expect(differences(tried, after(published('b'), routed('b', 25)))).toEqual([
      { app: 'mfe-menu', version: 'a', what: 'share', from: 90, to: 75, isRest: true },
      { app: 'mfe-menu', version: 'b', what: 'share', from: 10, to: 25, isRest: false },
    ])
    const stop = after(published('b'), routed('b', 10), stopped('b'))
    expect(said(tried, stop)).toContain('mfe-menu b stopped: It threw')
    expect(said(tried, begun)).toContain('mfe-menu b is not named any more')
  })

  it('tells a release that was promoted from one that was gone back to', () => {
    const everybodys = after(published('b'), promoted('b', 2))
    expect(said(begun, everybodys)).toContain('mfe-menu b published, 100 %')
    expect(said(after(published('b')), everybodys)).toContain("mfe-menu b is everybody's")
    const taken = back(everybodys) as { document: ReleaseDocument }
    expect(said(everybodys, taken.document)).toContain("mfe-menu a is everybody's again")
  })
})

describe('A release that fails when it is tried', () => {
  const failed = (why: string) => (document: ReleaseDocument) => stop(document, 'mfe-menu', 'b', why, 'trial')
  const passed = (document: ReleaseDocument) => noteTrial(document, 'mfe-menu', 'b', [])
  const b = (document: ReleaseDocument) => menus(document).find(({ metadata }) => metadata.version === 'b')?.extras

  it('is given to nobody until it passes, and then to whom one likes', () => {
    const once = after(published('b'), failed('no heading'))
    expect(b(once)).toMatchObject({ stopped: 'no heading', stoppedBy: 'trial' })
    expect(routed('b', 10)(once)).toMatchObject({ kind: 'refused', reason: 'stopped' })
    expect(failed('no heading')(once).kind).toBe('same')
    const twice = failed('no button')(once) as { document: ReleaseDocument }
    expect(differences(once, twice.document).map(inWords)).toEqual(['mfe-menu b stopped: no button'])
    const { document: then } = passed(twice.document) as { document: ReleaseDocument }
    expect(b(then)).not.toMatchObject({ stopped: expect.anything() })
    expect(b(then)?.stoppedBy).toBeUndefined()
    expect(routed('b', 10)(then).kind).toBe('changed')
  })

  it.each([
    ['somebody was given it before', [published('b'), routed('b', 10), routed('b', 0)]],
    ['it is given to some meanwhile', [published('b'), routed('b', 10)]],
    ['it was everybody’s', [published('b'), promoted('b', 2), back]],
  ])('is stopped for good where %s', (_what, steps) => {
    let document = begun
    steps.forEach((step, n) => {
      const changed = step(document)
      if (changed.kind === 'changed') document = nextDocument(document, changed.document, BEGUN + n, DAY_MS)
    })
    const stoppedNow = failed('no heading')(document) as { document: ReleaseDocument }
    expect(b(stoppedNow.document)?.stoppedBy).toBeUndefined()
    expect(passed(stoppedNow.document)).toMatchObject({ kind: 'refused', reason: 'stopped' })
  })

  it('is stopped for good by whoever says so, and no trial ends that', () => {
    const said = after(published('b'), failed('no heading'), stopped('b'))
    expect(b(said)).toMatchObject({ stopped: 'It threw' })
    expect(failed('no heading')(said).kind).toBe('same')
    expect(passed(said)).toMatchObject({ kind: 'refused', reason: 'stopped' })
  })
})

describe('nextDocument', () => {
  const next = (before: ReleaseDocument, days: number) => nextDocument(before, before, BEGUN + days * DAY_MS, DAY_MS)
  const names = (document: ReleaseDocument) => menus(document).map(({ metadata }) => metadata.version)

  it('has the next serial, and expires', () => {
    expect(nextDocument(null, begun, BEGUN, DAY_MS).extras).toEqual({ serial: 1, expiresAt: at(24), signatures: [] })
    expect(next(next(begun, 0), 1).extras).toMatchObject({ serial: 3, expiresAt: at(48) })
  })

  it('has when a release was stopped, whatever it was given before', () => {
    const before = nextDocument(null, after(published('b')), BEGUN, DAY_MS)
    const stop = stopped('b')(before) as { document: ReleaseDocument }
    const then = nextDocument(before, stop.document, Date.parse(at(3)), DAY_MS)
    const [, b] = menus(next(then, 4))
    expect(b?.extras).toMatchObject({ stopped: 'It threw', stoppedAt: at(3) })
    expect(b?.extras.retiredAt).toBeUndefined()
    expect(published('b')(then)).toMatchObject({ kind: 'same' })
  })

  it('names a release that was tried for as long as tabs may be open, and what was everybody’s for longer', () => {
    const tried = nextDocument(begun, after(published('tried'), routed('tried', 5)), BEGUN, DAY_MS)
    const taken = routed('tried', 0)(tried) as { document: ReleaseDocument }
    const over = nextDocument(tried, taken.document, BEGUN, DAY_MS)
    expect(names(next(over, 6))).toEqual(['a', 'tried'])
    expect(names(next(over, 8))).toEqual(['a'])
    const promotedSince = nextDocument(begun, after(published('b'), promoted('b', 2)), BEGUN, DAY_MS)
    expect(names(next(promotedSince, 100))).toEqual(['a', 'b'])
  })

  it('does not grow for ever', () => {
    let document = begun
    for (let n = 0; n < 60; n += 1) {
      const hours = n * 24
      const found = published(`r${n}`)(document)
      const live = n % 2 === 0 && found.kind === 'changed' ? promoted(`r${n}`, hours)(found.document) : found
      if (live.kind !== 'refused') document = nextDocument(document, live.document, BEGUN + n * DAY_MS, DAY_MS)
    }
    expect(menus(document).length).toBeLessThan(25)
  })
})
