import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { readDescriptions } from '../jest/descriptions.cjs'
import { ROOT } from '../releases/apps.mjs'

it('The check of flags looks at those of every application, the shell among them', () => {
  const described = Object.values(readDescriptions()).flatMap(({ flags = {} }) => Object.keys(flags))
  const said = execFileSync(process.execPath, [join(ROOT, 'shared/build/bin/check-flags.mjs')], { encoding: 'utf8' })
  expect(said).toContain(`${described.length} flags are read`)
})
