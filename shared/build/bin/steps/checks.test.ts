import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../releases/apps.mjs'
import { checksFor, GROUPS, CHECKS } from './checks.mjs'
import { commandOf } from './run-checks.mjs'

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
      'flags',
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
      expect(GROUPS.map(({ id }) => id)).toContain(group)
      if (needs !== undefined) expect(CHECKS.slice(0, index).map(({ id }) => id)).toContain(needs)
    }
  })
})

describe('commandOf', () => {
  const commandOfUnit = (list: string, obstacles: readonly string[] = []) => {
    const checks = checksFor(list)
    const [unit] = checks.filter(({ id }) => id === 'unit')
    if (unit === undefined) throw new Error('unit is in the list')
    const met = new Map(obstacles.map((id) => [id, { outcome: 'skipped', note: 'not on this machine' } as const]))
    return { unit, command: commandOf(unit, checks, met) }
  }

  it('tries everything on the embedded database where this run has no other', () => {
    for (const { unit, command } of [commandOfUnit('unit'), commandOfUnit('unit,integration', ['integration'])])
      expect(command).toBe(unit.command)
  })

  it('leaves out what this run tries on PostgreSQL', () => {
    const { unit, command } = commandOfUnit('unit,integration')
    expect(command).toBe(unit.unless?.command)
    expect(command).not.toEqual(unit.command)
  })
})

describe('The proof', () => {
  const { proof } = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { proof: string } })
    .scripts
  const [, named = ''] = /--only (\S+)/.exec(proof) ?? []
  const isSource = (name: string) => !/^[.]|^(node_modules|dist)$/.test(name)
  const testsIn = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => isSource(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return testsIn(path)
        return /[.]test[.]tsx?$/.test(path) ? [path] : []
      })
  const hasLongForm = (path: string) => /env(\['PROOF'\]|[.]PROOF)/.test(readFileSync(join(ROOT, path), 'utf8'))

  it('runs every test that has a long form, which `npm test` runs a slice of', () => {
    // Properties are found by what they import, not by a name.
    const jests = checksFor(named).filter(({ id, group }) => group === 'tests' && id !== 'properties')
    const patterns = jests.map(({ command: [, args] }) => new RegExp(args.at(-1) ?? ''))
    const long = testsIn('').filter(hasLongForm)
    expect(long).toContain(join('e2e', 'basket', 'rapid-changes.test.ts'))
    expect(long.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
  })
})
