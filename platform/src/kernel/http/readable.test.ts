import { assertReadable } from './readable'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

describe('assertReadable', () => {
  it('lets through whatever people write', () => {
    expect(() => assertReadable({ name: 'Zoë 🍗', lines: [{ note: 'مرحبا' }], __proto__: null })).not.toThrow()
  })

  it('names the field that holds a NUL or half a letter', () => {
    expect(() => assertReadable({ item: { choices: ['a', 'b\u0000'] } })).toThrow('item.choices.1: not readable text')
    expect(() => assertReadable({ note: '\ud83c' })).toThrow('note: not readable text')
    expect(() => assertReadable({ item: { 'a\u0000': 1 } })).toThrow('item: not a readable name')
    expect(() => assertReadable('\u0000')).toThrow('body: not readable text')
  })

  it('refuses what is nested too deep, however deep', () => {
    expect(() => assertReadable(nested(40))).not.toThrow()
    expect(() => assertReadable(nested(42))).toThrow('nested deeper')
    expect(() => assertReadable(nested(100_000))).toThrow('nested deeper')
  })
})
