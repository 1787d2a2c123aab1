import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../releases/apps.mjs'

const lines = readFileSync(join(ROOT, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))

describe('CODEOWNERS', () => {
  it('names somebody for whatever nobody is named for, first of all', () => expect(lines[0]?.[0]).toBe('*'))

  it.each(lines.slice(1))('names, by %s, a folder that there is', (path) =>
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]),
  )

  it('names a squad for every remote', () => {
    const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
    const owned = lines.map(([path]) => path)
    expect(remotes.filter((remote) => !owned.includes(`/${remote}/`))).toEqual([])
  })
})
