import { parseOptions } from './options'

describe('parseOptions', () => {
  it('measures everything five times unless told otherwise', () => {
    expect(parseOptions([])).toEqual({
      runs: 5,
      only: new Set(['search', 'results', 'menu', 'desktop', 'hops', 'teams', 'finding', 'presses', 'noon']),
      json: 'bench-results/bench.json',
      beside: null,
      ledger: false,
    })
  })

  it('measures only what is named', () => {
    expect(parseOptions(['--only', 'menu', '--runs', '2'])).toMatchObject({ runs: 2, only: new Set(['menu']) })
  })

  it('measures another checkout in the same run when told of one', () => {
    expect(parseOptions(['--beside', '../before']).beside).toBe('../before')
  })

  it.each([
    [['--runs', 'many'], '--runs wants a whole number'],
    [['--only', 'checkout'], '--only knows search, results, menu, desktop, hops, teams, finding, presses, noon'],
  ])('refuses %j', (args, complaint) => {
    expect(() => parseOptions(args)).toThrow(complaint)
  })
})
