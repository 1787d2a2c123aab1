import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCatalog, readManifest, realRanges } from './manifests.mjs'
import { DESCRIPTIONS } from './pack-packages.mjs'

/** What a squad tests and checks with, by the house's own versions. */
const TOOLS = [
  '@swc/core',
  '@swc/jest',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
]

const JEST_CONFIG = `process.env.GALO_ROOT ??= __dirname
module.exports = require('@galo/build/jest')(__dirname)
`
const IGNORED = ['node_modules/', 'dist/', '.galo/', '.env', ''].join('\n')
/** What is made, and what names neighbours that are not there. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'tsconfig.json'])

/** @param {object} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

/** @param {string} app @param {string[]} others who are described as well */
const tsconfigFor = (app, others) => ({
  extends: './node_modules/@galo/build/tsconfig.base.json',
  compilerOptions: {
    composite: false,
    incremental: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['jest', 'node'],
  },
  include: [app, ...others.map((other) => `node_modules/${DESCRIPTIONS}/${other}/registered.d.ts`)],
})

/**
 * What npm is told, with where our packages are installed from now; what a squad has added stays.
 * @param {string | undefined} registry @param {string} file
 */
const npmrcWith = (registry, file) => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : 'fund=false\naudit=false\n'
  return `${registry === undefined ? '' : `@galo:registry=${registry}\n`}${before.replace(/^@galo:registry=.*\n?/gm, '')}`
}

/**
 * A squad's own repository: its remote as it is, the packed packages, and what installs, builds, tests and releases it. Where the remote is there already it is left alone, and
 * what it installs becomes the packages as they are now.
 * @param {{ root: string, app: string, others: string[], folder: string, packed: readonly import('./pack-packages.mjs').Packed[], registry?: string }} wanted
 * `others`: apps besides; `registry`: where packages are installed from, else from copies in the repository
 */
export const makeCheckout = ({ root, app, others, folder, packed, registry }) => {
  const catalog = readCatalog(root)
  const own = Object.fromEntries(packed.map(({ name, version }) => [name, version]))
  const isThere = existsSync(join(folder, app, 'remote.ts'))
  mkdirSync(folder, { recursive: true })
  if (!isThere)
    cpSync(join(root, app), join(folder, app), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    })

  const ofApp = readManifest(join(folder, app))
  /** @param {Record<string, string>} [ranges] */
  const renewed = (ranges = {}) => realRanges({ ...ranges, ...ours(ranges) }, { catalog, own })
  /** @param {Record<string, string>} ranges */
  const ours = (ranges) => Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(ranges, name)))
  writeFileSync(
    join(folder, app, 'package.json'),
    json({ ...ofApp, dependencies: renewed(ofApp.dependencies), devDependencies: renewed(ofApp.devDependencies) }),
  )

  rmSync(join(folder, 'packages'), { recursive: true, force: true })
  if (registry === undefined)
    for (const { tarball } of packed) cpSync(tarball, join(folder, 'packages', basename(tarball)))
  const installed = packed.map(({ name, version, tarball }) => [
    name,
    registry === undefined ? `file:packages/${basename(tarball)}` : version,
  ])
  const tools = TOOLS.map((name) => [name, catalog[name]])
  writeFileSync(
    join(folder, 'package.json'),
    json({
      name: app.replace('mfe-', 'galo-'),
      version: '0.1.0',
      private: true,
      type: 'module',
      workspaces: [app],
      scripts: { build: 'galo build', release: 'galo release', test: 'jest', types: 'tsc -p tsconfig.json' },
      devDependencies: Object.fromEntries([...installed, ...tools, ['typescript', catalog['typescript-7']]].sort()),
    }),
  )
  writeFileSync(join(folder, '.npmrc'), npmrcWith(registry, join(folder, '.npmrc')))
  if (isThere) return
  writeFileSync(join(folder, 'jest.config.cjs'), JEST_CONFIG)
  writeFileSync(join(folder, 'tsconfig.json'), json(tsconfigFor(app, others)))
  writeFileSync(join(folder, '.gitignore'), IGNORED)
}
