import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import type { ReleaseDocument } from '@galo/contracts/release'
import { aDocument, aRelease } from '../test/a-document'
import { acceptDocument } from './accept-document'
import { signDocument, signerWith } from './signature'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')
const KEYS = { 'release-2026': publicKey }
const NOW = Date.parse('2026-11-28T12:00:00Z')
const EXPIRES = '2026-12-28T12:00:00Z'

const signed = (document: ReleaseDocument, key = privateKey) => {
  if (document.extras === undefined) throw new Error('Only a document with a serial is signed')
  return signDocument({ ...document, extras: document.extras }, signerWith('release-2026', key))
}
const documentOf = (serial: number, version = '1', releases: Parameters<typeof aDocument>[0] = {}) =>
  aDocument({ 'mfe-menu': [aRelease('mfe-menu', version)], ...releases }, { serial, expiresAt: EXPIRES })
const textOf = (document: object) => JSON.stringify(document)
const offer = (text: string, known: ReleaseDocument | null = documentOf(7), now = NOW) =>
  acceptDocument(known, text, now, KEYS)
const reasonOf = (verdict: ReturnType<typeof offer>) => (verdict.kind === 'refused' ? verdict.reason : verdict.kind)

describe('acceptDocument', () => {
  it('takes the next document, signed', () =>
    expect(offer(textOf(signed(documentOf(8, '2'))))).toMatchObject({ kind: 'accepted', complaint: null }))

  it.each([
    [
      'cut off',
      () => textOf(signed(documentOf(8))).slice(0, -2),
      'unreadable',
      /no JSON.*write it with the release tool/,
    ],
    [
      'of another shape',
      () => '{"schema":"v1","microFrontends":{"@galo/shell":[]}}',
      'unreadable',
      /microFrontends\.@galo\/shell/,
    ],
    ['unsigned', () => textOf(documentOf(8)), 'unsigned', /which signs/],
    [
      'signed by a stranger',
      () => textOf(signed(documentOf(8), stranger.privateKey)),
      'forged',
      /release-2026.*restore/,
    ],
    ['older than the one that is served', () => textOf(signed(documentOf(6))), 'older', /6, is before 7.*roll back/],
    [
      'another with the same serial',
      () => textOf(signed(documentOf(7, '2'))),
      'another',
      /serial 7 already.*write your change again/,
    ],
  ])('refuses one that is %s, and says what to do', (_what, text, reason, sentence) =>
    expect(offer(text())).toMatchObject({ kind: 'refused', reason, sentence: expect.stringMatching(sentence) }),
  )

  it('takes the one that is served again', () => {
    const text = textOf(signed(documentOf(7)))
    const first = offer(text, null)
    expect(first.kind).toBe('accepted')
    expect(offer(text, first.kind === 'accepted' ? first.document : null).kind).toBe('accepted')
  })

  it('refuses one from the moment it expires on, also at the start', () => {
    const text = textOf(signed(documentOf(8)))
    const at = (ms: number) => reasonOf(offer(text, null, Date.parse(EXPIRES) + ms))
    expect([at(-1), at(0)]).toEqual(['accepted', 'expired'])
  })

  it.each([
    [
      'two remotes at one address',
      { 'mfe-a': ['/order/x/:id'], 'mfe-b': ['/order/x/:slug'] },
      'routes',
      /mfe-a .*mfe-b .*remote\.ts/,
    ],
  ])('refuses %s', (_what, pages, reason, sentence) => {
    const releases = Object.fromEntries(
      Object.entries(pages).map(([name, paths]) => [
        name,
        [aRelease(name, '1', { pages: paths.map((path) => ({ id: path, path })) })],
      ]),
    )
    expect(offer(textOf(signed(documentOf(8, '1', releases))))).toMatchObject({
      reason,
      sentence: expect.stringMatching(sentence),
    })
  })

  const outgrown = aRelease('mfe-menu', '2', { speaks: { state: [98, 99] } })
  it.each([
    [
      'a release that fits no live shell',
      [outgrown],
      'misfit',
      /mfe-menu 2 fits no live shell: it speaks state 98 to 99.*Build it/,
    ],
    ['shares that are not everybody', [aRelease('mfe-menu', '2', { traffic: 90 })], 'shares', /add up to 90 %/],
    [
      'two defaults',
      [aRelease('mfe-menu', '2', { traffic: 51 }), aRelease('mfe-menu', '1', { traffic: 49, isDefault: true })],
      'shares',
      /2 default releases/,
    ],
    [
      'a share of what was stopped',
      [aRelease('mfe-menu', '2', { stopped: 'It threw' })],
      'shares',
      /mfe-menu 2 was stopped/,
    ],
  ])(
    'refuses %s, says what to do, and serves by it only where there is nothing else',
    (_what, menu, reason, sentence) => {
      const text = textOf(signed(documentOf(8, '1', { 'mfe-menu': menu })))
      expect(offer(text)).toMatchObject({ kind: 'refused', reason, sentence: expect.stringMatching(sentence) })
      expect(offer(text, null)).toMatchObject({ kind: 'accepted', complaint: { reason } })
    },
  )

  it('names everything that a shell which is taken back would leave behind', () => {
    const left = ['mfe-checkout', 'mfe-menu'].map((app) => [app, [aRelease(app, '2', { speaks: { state: [98, 99] } })]])
    const releases = { ...Object.fromEntries(left), 'mfe-search': [aRelease('mfe-search', '1')] }
    expect(offer(textOf(signed(documentOf(8, '1', releases))))).toMatchObject({
      sentence: expect.stringMatching(/A shell is taken back after what needs it: mfe-checkout, mfe-menu\.$/),
    })
  })

  it('takes a canary that fits one of two live shells: who has the other gets the default', () => {
    const shells = [
      aRelease('shell', '2', { traffic: 10, speaks: { state: [2, 99] } }),
      aRelease('shell', '1', { traffic: 90 }),
    ]
    const menus = [
      { ...outgrown, deployment: { traffic: 5, default: false } },
      aRelease('mfe-menu', '1', { traffic: 95 }),
    ]
    expect(offer(textOf(signed(documentOf(8, '1', { shell: shells, 'mfe-menu': menus })))).kind).toBe('accepted')
  })

  it('takes no document of which any byte was changed, unless it says exactly the same', () => {
    const original = signed(documentOf(8, '2'))
    const bytes = Buffer.from(textOf(original))
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = Buffer.from(bytes)
        changed[at] = byte
        const verdict = offer(changed.toString('utf8'))
        if (verdict.kind === 'accepted') expect(JSON.parse(changed.toString('utf8'))).toEqual(original)
      }),
      { numRuns: 500 },
    )
  })

  it('takes no document that says anything more than was signed, also where we have no name for it', () => {
    const original = signed(documentOf(8))
    expect(reasonOf(offer(textOf({ ...original, also: 1 })))).toBe('forged')
    expect(reasonOf(offer(textOf({ ...original, extras: { ...original.extras, also: 1 } })))).toBe('forged')
  })

  it('does not mind the order of names, nor spaces', () => {
    const { extras, microFrontends, schema } = signed(documentOf(8))
    expect(reasonOf(offer(JSON.stringify({ microFrontends, extras, schema }, null, 2)))).toBe('accepted')
  })

  it('never goes back, whatever comes in whatever order', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ serial: fc.nat(9), version: fc.constantFrom('1', '2') })), (offers) => {
        let known: ReleaseDocument | null = null
        const served: number[] = []
        for (const { serial, version } of offers) {
          const verdict = offer(textOf(signed(documentOf(serial, version))), known)
          if (verdict.kind === 'accepted') known = verdict.document
          served.push(known?.extras?.serial ?? -1)
        }
        expect(served).toEqual([...served].sort((one, other) => one - other))
      }),
    ))

  describe('where documents are not signed', () => {
    it('takes those of today, which have neither serial nor signature, and judges their contents', () => {
      const { extras: _extras, ...plain } = documentOf(1, '2')
      const { extras: _also, ...bad } = documentOf(1, '1', { 'mfe-menu': [outgrown] })
      const unsigned = (document: object) => reasonOf(acceptDocument(documentOf(0), textOf(document), NOW, null))
      expect([unsigned(plain), unsigned(bad)]).toEqual(['accepted', 'misfit'])
    })
  })
})
