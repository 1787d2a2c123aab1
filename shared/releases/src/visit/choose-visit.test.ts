import fc from 'fast-check'
import { aDocument, aRelease } from '../test/a-document'
import { isSplit } from '../document/apps'
import { chooseVisit, setOf, setsInPlay } from './choose-visit'
import { spare, wish } from './visitor'

const menu = (version: string, traffic: number, more: object = {}) =>
  aRelease('mfe-menu', version, { traffic, ...more })
const search = (version: string, traffic: number) => aRelease('mfe-search', version, { traffic })
const versionIn = (visit: ReturnType<typeof chooseVisit>, remote = 'mfe-menu') =>
  visit.remotes[remote]?.release.metadata.version
/** Everybody of a village. */
const PEOPLE = Array.from({ length: 1_500 }, (_, n) => `visitor ${n}`)
const given = (document: ReturnType<typeof aDocument>, remote = 'mfe-menu') =>
  new Map(PEOPLE.map((visitor) => [visitor, versionIn(chooseVisit(document, visitor), remote)]))
const menus = (...shares: readonly (readonly [version: string, traffic: number])[]) =>
  aDocument({ 'mfe-menu': shares.map(([version, traffic]) => menu(version, traffic)) })

describe('chooseVisit', () => {
  it('gives each release its share of visitors', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 49 }), fc.integer({ min: 0, max: 49 }), (a, b) => {
        const shares = [
          ['a', a],
          ['b', b],
          ['c', 100 - a - b],
        ] as const
        const counted = [...given(menus(...shares)).values()]
        for (const [version, share] of shares) {
          const expected = (PEOPLE.length * share) / 100
          // Five standard deviations: one run in a million strays so far, and these visitors are always the same ones.
          const stray = 5 * Math.sqrt(expected * (1 - share / 100)) + 1
          expect(Math.abs(counted.filter((one) => one === version).length - expected)).toBeLessThanOrEqual(stray)
        }
      }),
      { numRuns: 10 },
    ))

  it('gives a visitor the same every time, in whatever order the releases stand', () =>
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }), (visitor, order) => {
        const shares = new Map([
          ['a', 10],
          ['b', 30],
          ['c', 60],
        ])
        const document = menus(...order.map((version) => [version, shares.get(version) ?? 0] as const))
        const first = versionIn(chooseVisit(document, visitor))
        expect(versionIn(chooseVisit(document, visitor))).toBe(first)
        expect(versionIn(chooseVisit(menus(['a', 10], ['b', 30], ['c', 60]), visitor))).toBe(first)
      }),
    ))

  it('takes nobody from a release whose share is raised', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 10 }),
        (share, more, beside) => {
          const before = given(menus(['next', share], ['other', beside], ['old', 100 - share - beside]))
          const after = given(menus(['next', share + more], ['other', beside], ['old', 100 - share - more - beside]))
          for (const [visitor, version] of before) if (version === 'next') expect(after.get(visitor)).toBe('next')
          // Beside those who go over to it, others move only to where the default's share was.
          if (beside === 0)
            for (const [visitor, version] of after) if (version === 'old') expect(before.get(visitor)).toBe('old')
        },
      ),
      { numRuns: 10 },
    ))

  it('leaves every visitor of a remote where they are when another remote’s shares change', () => {
    const both = (share: number) =>
      aDocument({
        'mfe-menu': [menu('next', 20), menu('old', 80)],
        'mfe-search': [search('next', share), search('old', 100 - share)],
      })
    expect(given(both(0))).toEqual(given(both(45)))
    expect(given(both(0), 'mfe-search')).not.toEqual(given(both(45), 'mfe-search'))
  })

  it('draws for each remote anew: who gets a new menu is no likelier to get a new search', () => {
    const document = aDocument({
      'mfe-menu': [menu('next', 50, {}), menu('old', 50, { isDefault: true })],
      'mfe-search': [search('next', 40), search('old', 60)],
    })
    const [menus, searches] = [given(document), given(document, 'mfe-search')]
    const ofBoth = PEOPLE.filter((visitor) => menus.get(visitor) === 'next' && searches.get(visitor) === 'next')
    expect(Math.abs(ofBoth.length - PEOPLE.length * 0.2)).toBeLessThan(5 * Math.sqrt(PEOPLE.length * 0.2 * 0.8))
  })

  it('gives nobody in particular the default of everything', () =>
    expect(versionIn(chooseVisit(menus(['next', 49], ['old', 51]), null))).toBe('old'))

  it('gives who asks for a version that one, and others theirs', () => {
    const document = menus(['next', 0], ['old', 100])
    expect(versionIn(chooseVisit(document, 'anna', { 'mfe-menu': 'next' }))).toBe('next')
    expect(versionIn(chooseVisit(document, 'anna', { 'mfe-menu': 'unheard of' }))).toBe('old')
    expect(versionIn(chooseVisit(document, 'anna'))).toBe('old')
  })

  it('gives who is spared a remote its default, and of everything else what they had', () => {
    const document = aDocument({
      'mfe-menu': [menu('next', 50, {}), menu('old', 50, { isDefault: true })],
      'mfe-search': [search('next', 40), search('old', 60)],
    })
    for (const visitor of PEOPLE.slice(0, 200)) {
      const spared = chooseVisit(document, spare(visitor, 'mfe-menu'))
      expect(versionIn(spared)).toBe('old')
      expect(versionIn(spared, 'mfe-search')).toBe(versionIn(chooseVisit(document, visitor), 'mfe-search'))
    }
    expect(spare(spare(spare('anna', 'mfe-menu'), 'mfe-search'), 'mfe-menu')).toBe('anna~mfe-menu~mfe-search')
  })

  it('gives a visitor what they have said they want to see, and nothing in its place', () => {
    const document = menus(['next', 0], ['old', 100])
    const visitor = wish(spare('anna', 'mfe-search'), { 'mfe-menu': 'next' })
    expect(visitor).toBe('anna~mfe-search+mfe-menu@next')
    expect(chooseVisit(document, visitor).remotes['mfe-menu']).toEqual({
      kind: 'fits',
      by: 'wish',
      release: expect.objectContaining({ metadata: expect.objectContaining({ version: 'next' }) as object }) as object,
    })
    expect(versionIn(chooseVisit(document, wish(visitor, {})))).toBe('old')
    expect(spare(visitor, 'mfe-menu')).toBe('anna~mfe-search~mfe-menu+mfe-menu@next')
  })

  it('has the default spare for who is given another one, where it fits, and for nobody else', () => {
    const spareOf = (document: ReturnType<typeof aDocument>, visitor: string, wishes = {}) => {
      const chosen = chooseVisit(document, visitor, wishes).remotes['mfe-menu']
      return chosen?.kind === 'fits' ? chosen.spare?.metadata.version : 'misfit'
    }
    const document = menus(['next', 30], ['old', 70])
    for (const [visitor, version] of given(document))
      expect(spareOf(document, visitor)).toBe(version === 'next' ? 'old' : undefined)
    expect(spareOf(document, 'anna', { 'mfe-menu': 'next' })).toBe('old')
    const outgrown = { speaks: { state: [98, 99] as [number, number] }, isDefault: true }
    const alone = aDocument({ 'mfe-menu': [menu('next', 100, { isDefault: false }), menu('old', 0, outgrown)] })
    expect(spareOf(alone, 'anna')).toBeUndefined()
  })

  describe('a release that does not fit the shell', () => {
    const outgrown = { speaks: { state: [98, 99] as [number, number] } }
    const chosen = (...releases: readonly ReturnType<typeof menu>[]) =>
      chooseVisit(aDocument({ 'mfe-menu': releases }), 'anna').remotes['mfe-menu']

    it('is replaced by the default, which does', () =>
      expect(
        chosen(menu('next', 100, { ...outgrown, isDefault: false }), menu('old', 0, { isDefault: true })),
      ).toMatchObject({
        by: 'stand-in',
        release: { metadata: { version: 'old' } },
      }))

    it('is replaced by the latest that was everybody’s and fits, never by one that was stopped or never was', () =>
      expect(
        chosen(
          menu('now', 100, outgrown),
          menu('tried', 0),
          menu('stopped', 0, { promotedAt: '2026-11-03T00:00:00Z', stopped: 'It threw' }),
          menu('first', 0, { promotedAt: '2026-11-01T00:00:00Z' }),
          menu('second', 0, { promotedAt: '2026-11-02T00:00:00Z' }),
        ),
      ).toMatchObject({ by: 'stand-in', release: { metadata: { version: 'second' } } }))

    it('is known by its addresses when nothing can stand in', () =>
      expect(chosen(menu('now', 100, outgrown))).toMatchObject({
        kind: 'misfit',
        release: { metadata: { version: 'now' } },
        misfits: [{ contract: 'state' }],
      }))

    it('is judged by the shell that this visitor has', () => {
      const shells = [
        aRelease('shell', 'next', { traffic: 40, ...outgrown }),
        aRelease('shell', 'old', { traffic: 60 }),
      ]
      const document = aDocument({ shell: shells, 'mfe-menu': [menu('now', 100, outgrown)] })
      for (const visitor of PEOPLE.slice(0, 100)) {
        const { shell, remotes } = chooseVisit(document, visitor)
        expect(remotes['mfe-menu']?.kind).toBe(shell.metadata.version === 'next' ? 'fits' : 'misfit')
      }
    })
  })
})

describe('setsInPlay', () => {
  it('has every release that visitors get in one of its sets, and none that they don’t', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
        (menus, searches) => {
          const releases = (app: string, traffic: readonly number[]) =>
            traffic.map((share, n) => aRelease(app, `${n}`, { traffic: share, isDefault: n === 0 }))
          const document = aDocument({
            'mfe-menu': releases('mfe-menu', menus),
            'mfe-search': releases('mfe-search', searches),
          })
          const sets = setsInPlay(document)
          expect(new Set(sets.map(setOf)).size).toBe(sets.length)
          for (const [app, traffic] of Object.entries({ 'mfe-menu': menus, 'mfe-search': searches }))
            expect([...new Set(sets.map((set) => versionIn(set, app)))].toSorted()).toEqual(
              traffic.flatMap((share, n) => (share > 0 || n === 0 ? [`${n}`] : [])),
            )
        },
      ),
    ))
})

describe('isSplit', () => {
  it.each([
    [[100], false],
    [[100, 0], false],
    [[90, 10], true],
  ])('of shares %j is %s', (shares, expected) =>
    expect(isSplit(menus(...shares.map((share, n) => [`${n}`, share] as const)))).toBe(expected),
  )

  it('says that nobody’s set depends on who they are', () =>
    fc.assert(
      fc.property(fc.constantFrom(0, 30), fc.constantFrom(0, 30), (menuShare, searchShare) => {
        const document = aDocument({
          'mfe-menu': [menu('next', menuShare), menu('old', 100 - menuShare)],
          'mfe-search': [search('next', searchShare), search('old', 100 - searchShare)],
        })
        const sets = new Set(PEOPLE.slice(0, 200).map((visitor) => setOf(chooseVisit(document, visitor))))
        expect(sets.size > 1).toBe(isSplit(document))
      }),
    ))
})
