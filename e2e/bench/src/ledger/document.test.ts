import { drawDocument } from './document'
import { GROUPS } from './groups'

const NAMES = [...Object.keys(GROUPS), 'charts']
const document = [
  '# Figures',
  ...NAMES.map((name) => `<!-- ledger: ${name} -->\nold\n<!-- end of ledger -->`),
  'by hand',
  '',
].join('\n\n')

describe('drawDocument', () => {
  it('replaces what stands between markers and leaves the rest', () => {
    const drawn = drawDocument(document, [])
    expect(drawn).not.toContain('old')
    expect(drawn).toContain('by hand')
  })

  it('draws the same again from what it has drawn', () => {
    const once = drawDocument(document, [])
    expect(drawDocument(once, [])).toBe(once)
  })

  it('refuses a document without a place for a table', () => {
    expect(() => drawDocument('# Figures', [])).toThrow('no place for "first views"')
  })
})
