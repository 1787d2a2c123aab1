import { parseOptions } from './options'

describe('parseOptions', () => {
  it('opens two thousand pages of twenty orders, unless told otherwise', () => {
    expect(parseOptions([])).toEqual({ pages: 2_000, orders: 20, json: 'bench-results/live.json', ledger: false })
  })

  it.each([
    ['--pages', 'many'],
    ['--orders', '0'],
  ])('refuses %s %s', (...args) => {
    expect(() => parseOptions(args)).toThrow(`${args[0]} wants a whole number`)
  })
})
