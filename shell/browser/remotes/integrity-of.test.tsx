import { integrityOf } from './integrity-of'

const NAMED = '/order/assets/mfe-menu/1/entry.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.js'
const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const given = (integrity: Readonly<Record<string, string>> | null) =>
  Object.assign(window, { __galo: { href: '/', integrity } })

describe('integrityOf', () => {
  afterEach(() => delete (window as { __galo?: unknown }).__galo)

  it('is what the name says, at every origin', () => {
    given({})
    expect(integrityOf(NAMED)).toBe(EMPTY)
    expect(integrityOf(`https://files.galo.test${NAMED}?attempt=1-2`)).toBe(EMPTY)
  })

  it('is what the document says of that address, and of no other with the same path', () => {
    given({ '/a/entry.js': 'sha256-ours', 'https://files.galo.test/b/entry.js': 'sha256-theirs' })
    expect(integrityOf('/a/entry.js?attempt=1-2')).toBe('sha256-ours')
    expect(integrityOf('https://files.galo.test/b/entry.js')).toBe('sha256-theirs')
    for (const unknown of ['https://files.galo.test/a/entry.js', '/b/entry.js', '/a/other.js'])
      expect(() => integrityOf(unknown)).toThrow(/Nobody vouches/)
  })

  it('is nothing in a page from source, which is the only one to run what nobody vouches for', () => {
    given(null)
    expect(integrityOf('/order/dev/mfe-menu/remoteEntry.js')).toBeUndefined()
    expect(integrityOf(NAMED)).toBe(EMPTY)
  })
})
