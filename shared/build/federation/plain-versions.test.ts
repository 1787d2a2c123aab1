import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { satisfy } from './plain-versions.js'

const runtime = createRequire(require.resolve('@module-federation/runtime'))
const core = dirname(runtime.resolve('@module-federation/runtime-core'))
const theirs: { satisfy: typeof satisfy } = runtime(join(core, 'utils/semver/index.cjs'))

const VERSIONS = [
  '0.0.0',
  '0.0.3',
  '0.1.0',
  '0.1.7',
  '0.2.0',
  '1.0.0',
  '9.10.0',
  '19.3.1',
  '19.3.10',
  '19.12.0',
  '20.0.0',
]

describe('a shared package as it is asked for', () => {
  it.each(['^', '<=', ''])('is judged as the federation runtime judges it (%s)', (operator) => {
    for (const version of VERSIONS)
      for (const wanted of VERSIONS)
        expect([version, operator, wanted, satisfy(version, `${operator}${wanted}`)]).toEqual([
          version,
          operator,
          wanted,
          theirs.satisfy(version, `${operator}${wanted}`),
        ])
  })

  it('fits no range of another kind, and is none without a version', () => {
    expect(satisfy('19.3.1', '>=18 || 20')).toBe(false)
    expect(satisfy(undefined, '^19.3.1')).toBe(false)
  })
})
