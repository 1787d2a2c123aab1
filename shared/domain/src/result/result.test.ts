import { err, ok, type Result } from './result'

describe('Result', () => {
  it('makes whoever reads it look at both answers', () => {
    const read = (result: Result<number, 'sold-out'>): string => (result.ok ? `have ${result.value}` : result.error)
    expect(read(ok(3))).toBe('have 3')
    expect(read(err('sold-out'))).toBe('sold-out')
  })
})
