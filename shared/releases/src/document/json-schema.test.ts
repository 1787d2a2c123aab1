import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aDocument, aRelease } from '../test/a-document'
import { documentJsonSchema } from './json-schema'

/** The names that the frontend-discovery schema has, where it allows no others. */
const THEIRS = {
  document: ['schema', 'microFrontends'],
  release: ['url', 'fallbackUrl', 'metadata', 'extras', 'deployment'],
  metadata: ['integrity', 'version'],
}

describe('The release document’s JSON Schema', () => {
  it('in docs is what the site reads by; else run node shared/build/bin/write-release-schema.mjs', () => {
    const file = join(__dirname, '../../../../docs/release-document.schema.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(documentJsonSchema())
  })

  it('is that of frontend-discovery, but for what the document says of itself', () => {
    const { extras: _ours, ...document } = aDocument({ 'mfe-menu': [aRelease('mfe-menu', '1')] })
    expect(THEIRS.document).toEqual(expect.arrayContaining(Object.keys(document)))
    for (const release of Object.values(document.microFrontends).flat()) {
      expect(THEIRS.release).toEqual(expect.arrayContaining(Object.keys(release)))
      expect(THEIRS.metadata).toEqual(expect.arrayContaining(Object.keys(release.metadata)))
    }
  })
})
