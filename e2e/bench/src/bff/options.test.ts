import { parseOptions } from './options'

describe('parseOptions', () => {
  it('asks a hundred thousand times, sixteen at once, unless told otherwise', () => {
    expect(parseOptions([])).toEqual({
      requests: 100_000,
      atOnce: 16,
      json: 'bench-results/bff.json',
      ledger: false,
    })
  })

  it.each([
    ['--requests', 'many'],
    ['--at-once', '0'],
  ])('refuses %s %s', (...args) => {
    expect(() => parseOptions(args)).toThrow(`${args[0]} wants a whole number`)
  })
})
