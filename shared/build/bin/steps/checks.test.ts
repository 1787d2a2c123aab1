import { checksFor, GROUPS, CHECKS } from './checks.mjs'

const idsFor = (list?: string) => checksFor(list).map(({ id }) => id)

describe('checksFor', () => {
  it('is everything when nothing is named', () => {
    expect(checksFor(undefined)).toBe(CHECKS)
  })

  it('keeps the order a person wants to hear of, however they are named', () => {
    expect(idsFor('types,format')).toEqual(['format', 'types'])
  })

  it('brings along what a named check needs', () => {
    expect(idsFor('e2e')).toEqual(['build', 'e2e'])
  })

  it('takes "static" for all that reads the sources, probes included', () => {
    expect(idsFor('static')).toEqual([
      'format',
      'lint',
      'types',
      'graph',
      'unused',
      'capabilities',
      'reference',
      'probes',
    ])
  })

  it('refuses a name that does not exist, so that a slip is not a green run', () => {
    expect(() => checksFor('tpyes')).toThrow('No check is called "tpyes"')
  })
})

describe('CHECKS', () => {
  it('belong to a group that is run, and need only what runs before them', () => {
    for (const [index, { group, needs }] of CHECKS.entries()) {
      expect(GROUPS).toContain(group)
      if (needs !== undefined) expect(CHECKS.slice(0, index).map(({ id }) => id)).toContain(needs)
    }
  })
})
