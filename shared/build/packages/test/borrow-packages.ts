import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Packed } from '../pack-packages.mjs'

/** The names of what is installed in a folder, those of a scope with it. */
const installedIn = (modules: string): readonly string[] => {
  if (!existsSync(modules)) return []
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.') && name !== '@galo')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((each) => `${name}/${each}`) : [name],
    )
}

/**
 * What `npm install` makes of a checkout, without asking a registry: the packed packages unpacked, and of others those that the house has. What it names itself comes before what
 * others need of the same name.
 */
export const borrowPackages = (house: string, checkout: string, packed: readonly Packed[]): void => {
  const modules = join(checkout, 'node_modules')
  for (const { name, tarball } of packed) {
    mkdirSync(join(modules, name), { recursive: true })
    execFileSync('tar', ['-xzf', tarball, '-C', join(modules, name), '--strip-components=1'])
  }
  const sources = [
    house,
    ...readdirSync(join(house, 'shared')).map((name) => join(house, 'shared', name)),
    join(house, 'node_modules/.pnpm'),
  ]
  for (const from of sources.map((source) => join(source, 'node_modules')))
    for (const name of installedIn(from)) {
      const to = join(modules, name)
      if (existsSync(to)) continue
      mkdirSync(dirname(to), { recursive: true })
      symlinkSync(realpathSync(join(from, name)), to)
    }
  mkdirSync(join(modules, '.bin'))
  chmodSync(join(modules, '@galo/build/bin/galo.mjs'), 0o755)
  symlinkSync('../@galo/build/bin/galo.mjs', join(modules, '.bin/galo'))
  symlinkSync('../jest/bin/jest.js', join(modules, '.bin/jest'))
}
