import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasTitle } from '../capabilities/problems-in.mjs'
import { ROOT } from '../releases/apps.mjs'

const PROOF = /^`([^`]+)` › (.+)$/

const rows = readFileSync(join(ROOT, 'docs/complaints.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (They say|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, theme = '', tests = '']) => ({ theme, tests: tests.split('<br>') }))

describe('What people complain about', () => {
  it('stands there by its themes', () => expect(rows.length).toBeGreaterThan(8))

  it.each(rows)('is kept from happening by tests that exist: $theme', ({ tests }) => {
    for (const test of tests) {
      const [, file = '', title = ''] = PROOF.exec(test) ?? []
      expect([test, file !== '' && hasTitle(readFileSync(join(ROOT, file), 'utf8'), title)]).toEqual([test, true])
    }
  })
})
