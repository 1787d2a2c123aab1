import { aDocument, aRelease } from '../test/a-document'
import { promote, rollback, route, stop } from '../change/changes'
import { nextDocument } from '../change/next-document'
import type { Changed } from '../change/change'
import { isTakenBack } from './taken-back'

type Edit = (document: ReturnType<typeof aDocument>) => Changed

/** A menu of which one release is everybody's and two wait, after these were done to it, a minute after each other. */
const after = (...edits: readonly Edit[]) =>
  edits.reduce(
    (document, edit, n) => {
      const changed = edit(document)
      if (changed.kind === 'refused') throw new Error(changed.sentence)
      return nextDocument(document, changed.document, Date.parse(at(n)), 86_400_000)
    },
    aDocument({
      shell: [aRelease('shell', '1')],
      'mfe-menu': [
        aRelease('mfe-menu', 'one', { promotedAt: at(-1) }),
        aRelease('mfe-menu', 'two', { traffic: 0 }),
        aRelease('mfe-menu', 'three', { traffic: 0 }),
      ],
    }),
  )
const at = (n: number) => new Date(Date.parse('2026-11-29T12:00:00Z') + n * 60_000).toISOString()
const given =
  (version: string, n: number): Edit =>
  (document) =>
    promote(document, 'mfe-menu', version, at(n))
const tried =
  (version: string, share: number): Edit =>
  (document) =>
    route(document, 'mfe-menu', version, share)
const back: Edit = (document) => rollback(document, 'mfe-menu')
const stopped =
  (version: string): Edit =>
  (document) =>
    stop(document, 'mfe-menu', version, 'It threw')
const takenBack = (...edits: readonly Edit[]) =>
  ['one', 'two', 'three'].filter((version) => isTakenBack(after(...edits), 'mfe-menu', version))

describe('isTakenBack', () => {
  it.each([
    ['nothing that nobody was given yet', [], []],
    ['nothing that is tried', [tried('two', 10)], []],
    ['what was tried and given up', [tried('two', 10), back], ['two']],
    ['what was stopped', [tried('two', 10), stopped('two')], ['two']],
    ['nothing that gave way to a later one', [given('two', 0)], []],
    ['what was everybody’s and was rolled back', [given('two', 0), back], ['two']],
    ['nothing any more once it is given again', [given('two', 0), back, tried('two', 5)], []],
    [
      'what was rolled back also after a third is everybody’s, but not what that one followed',
      [given('two', 0), back, given('three', 2)],
      ['two'],
    ],
  ] as const)('says so of %s', (_what, edits, expected) => expect(takenBack(...edits)).toEqual(expected))

  it('knows nothing of what the document doesn’t name', () => {
    expect(isTakenBack(after(), 'mfe-menu', 'unheard of')).toBe(false)
    expect(isTakenBack(after(), 'mfe-nothing', 'one')).toBe(false)
  })
})
