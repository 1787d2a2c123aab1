import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readDescriptions } from '../jest/descriptions.cjs'
import { ROOT } from './apps.mjs'

const DESCRIPTIONS = Object.entries(readDescriptions())

const namesOf = (part: 'pages' | 'fragments' | 'stores' | 'facts' | 'flags') =>
  DESCRIPTIONS.flatMap(([, description]) => Object.keys(description[part] ?? {}))
const pathsOf = () =>
  DESCRIPTIONS.flatMap(([, { pages = {} }]) => Object.values(pages).map(({ path }) => path.replace(/:[^/]+/g, ':')))

describe('What the shell and the remotes describe', () => {
  it.each(['pages', 'fragments', 'stores', 'facts', 'flags'] as const)('has no two of its %s by one name', (part) => {
    expect(namesOf(part)).toEqual([...new Set(namesOf(part))])
  })

  it('has no two pages at one address', () => {
    expect(pathsOf()).toEqual([...new Set(pathsOf())])
  })

  it('is data: the release document carries all of it', () => {
    for (const [owner, description] of DESCRIPTIONS)
      expect([owner, JSON.parse(JSON.stringify(description))]).toEqual([owner, description])
  })

  it('has a file to expose for each page and each fragment', () => {
    for (const [owner, { pages = {}, fragments = {} }] of DESCRIPTIONS)
      for (const name of [...Object.entries(pages).map(([id, { code }]) => code ?? id), ...Object.keys(fragments)])
        expect([name, existsSync(join(ROOT, owner, `src/exposes/${name}.tsx`))]).toEqual([name, true])
  })
})
