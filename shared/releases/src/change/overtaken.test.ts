import type { ReleaseDocument } from '@galo/contracts/release'
import { aDocument, aRelease } from '../test/a-document'
import type { Changed } from './change'
import { noteTrial, promote, publish, route, stop } from './changes'
import { overtaken } from './overtaken'

const APP = 'mfe-menu'
const NOW = '2026-11-02T00:00:00Z'
const menu = (version: string, extras: object = {}) => aRelease(APP, version, extras)
const seen = aDocument({
  [APP]: [menu('old', { promotedAt: '2026-11-01T00:00:00Z', traffic: 90 }), menu('new', { traffic: 10 })],
  'mfe-search': [aRelease('mfe-search', 'old', { promotedAt: '2026-11-01T00:00:00Z' })],
})
const after = (...steps: readonly ((document: ReleaseDocument) => Changed)[]): ReleaseDocument =>
  steps.reduce((document, step) => {
    const changed = step(document)
    if (changed.kind === 'refused') throw new Error(changed.sentence)
    return changed.document
  }, seen)

describe('overtaken', () => {
  it.each([
    ['raised its share', [(one: ReleaseDocument) => route(one, APP, 'new', 50)], 'mfe-menu new 10 → 50 %'],
    ['took it back', [(one: ReleaseDocument) => route(one, APP, 'new', 0)], 'mfe-menu new 10 → 0 %'],
    ['gave it to everybody', [(one: ReleaseDocument) => promote(one, APP, 'new', NOW)], "mfe-menu new is everybody's"],
  ])('says that others %s', (_what, steps, words) => {
    const refused = overtaken(seen, after(...steps), APP, 'shares')
    expect(refused?.sentence).toMatch(/^Nothing was written: mfe-menu has changed since you looked: /)
    expect(refused?.sentence).toContain(words)
  })

  it.each([
    ['did something about another app', (one: ReleaseDocument) => stop(one, 'mfe-search', 'new', 'It threw')],
    ['published what nobody is given', (one: ReleaseDocument) => publish(one, APP, menu('newer', { traffic: 0 }), NOW)],
    ['tried what nobody is given', (one: ReleaseDocument) => noteTrial(one, APP, 'new', [])],
  ])('is not who comes after somebody who %s', (_what, step) => {
    const withSearch = after((one) => publish(one, 'mfe-search', aRelease('mfe-search', 'new', { traffic: 0 }), NOW))
    const changed = step(withSearch)
    if (changed.kind === 'refused') throw new Error(changed.sentence)
    expect(overtaken(withSearch, changed.document, APP, 'shares')).toBeNull()
  })

  it('regards no share where it is only said what is everybody’s', () => {
    const raised = after((one) => route(one, APP, 'new', 50))
    expect(overtaken(seen, raised, APP, 'default')).toBeNull()
    const promoted = after((one) => promote(one, APP, 'new', NOW))
    expect(overtaken(seen, promoted, APP, 'default')?.sentence).toContain("mfe-menu new is everybody's")
  })

  it('counts for changed what can’t be compared any more', () => {
    expect(overtaken(null, seen, APP, 'shares')?.sentence).toBe(
      'Nothing was written: mfe-menu has changed since you looked.',
    )
  })
})
