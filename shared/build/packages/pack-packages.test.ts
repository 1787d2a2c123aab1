import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { packPackages } from './pack-packages.mjs'

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({
    name: `@galo/${name}`,
    version: '0.1.0',
    private: true,
    exports: { '.': './src/index.ts' },
    ...more,
  })

const SOURCES = {
  'pnpm-workspace.yaml':
    "packages: ['shared/*']\ncatalog:\n  # A word on it.\n  '@emotion/cache': 11.14.0\n  zod: 4.6.7\n",
  'tsconfig.base.json': '{}',
  'shell/shell.ts': 'export default {}',
  'shell/registered.d.ts': '',
  'mfe-menu/remote.ts': 'export default {}',
  'mfe-menu/registered.d.ts': '',
  'mfe-menu/src/menu.ts': '',
  'shared/ui/package.json': manifest('ui', {
    dependencies: { '@galo/domain': 'workspace:*', '@emotion/cache': 'catalog:', zod: 'catalog:' },
    devDependencies: { '@galo/state': 'workspace:*' },
    scripts: { postinstall: 'exit 1' },
  }),
  'shared/ui/src/index.ts': 'export const ui = 1',
  'shared/ui/src/ui.test.ts': 'a test',
  'shared/ui/node_modules/zod/index.js': 'installed',
  'shared/ui/dist/types/index.d.ts': 'made',
  'shared/domain/package.json': manifest('domain'),
  'shared/domain/src/index.ts': 'export const domain = 1',
  'shared/state/package.json': manifest('state'),
  'shared/state/src/index.ts': 'export const state = 1',
  'shared/contracts/package.json': manifest('contracts', { dependencies: { '@galo/domain': 'workspace:*' } }),
  'shared/build/package.json': manifest('build'),
}

let root: string
let to: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'galo-pack-'))
  to = join(root, '.galo/packages')
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const versions = async () =>
  Object.fromEntries((await packPackages(root, to)).map(({ name, version }) => [name, version]))
const contentsOf = (tarball: string) =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n').toSorted()
const manifestIn = (tarball: string) =>
  JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as object
const packedAs = async (name: string) => {
  const packed = await packPackages(root, to)
  return packed.find((each) => each.name === name)!
}

describe('packPackages', () => {
  it('packs what is written and no test of it, nothing installed and nothing made', async () => {
    const { tarball } = await packedAs('@galo/ui')
    expect(contentsOf(tarball)).toEqual(['package/package.json', 'package/src/index.ts'])
  })

  it('names by real versions what the house names by its catalog or as its own', async () => {
    const packed = await versions()
    const { tarball, version } = await packedAs('@galo/ui')
    expect(manifestIn(tarball)).toEqual({
      name: '@galo/ui',
      version,
      exports: { '.': './src/index.ts' },
      dependencies: { '@galo/domain': packed['@galo/domain'], '@emotion/cache': '11.14.0', zod: '4.6.7' },
    })
  })

  it('packs what describes every app, and nothing else of a squad', async () => {
    const { tarball } = await packedAs('@galo/descriptions')
    expect(contentsOf(tarball)).toEqual([
      'package/mfe-menu/registered.d.ts',
      'package/mfe-menu/remote.ts',
      'package/package.json',
      'package/shell/registered.d.ts',
      'package/shell/shell.ts',
    ])
  })

  it('makes the same package of the same content, to the byte, and leaves it where it lies', async () => {
    const before = await versions()
    const bytes = new Map(readdirSync(to).map((file) => [file, readFileSync(join(to, file))]))
    rmSync(join(to, readdirSync(to)[0]!))
    expect(await versions()).toEqual(before)
    expect(new Map(readdirSync(to).map((file) => [file, readFileSync(join(to, file))]))).toEqual(bytes)
  })

  it('makes another version of what changed and of what needs it, and of nothing else', async () => {
    const before = await versions()
    appendFileSync(join(root, 'shared/domain/src/index.ts'), '\nexport const more = 2')
    const after = await versions()
    const changed = Object.keys(after).filter((name) => after[name] !== before[name])
    expect(changed.toSorted()).toEqual(['@galo/contracts', '@galo/descriptions', '@galo/domain', '@galo/ui'])
    const { tarball } = await packedAs('@galo/domain')
    expect(readdirSync(to)).toContain(basename(tarball))
  })

  it('says what has no version', async () => {
    writeFileSync(join(root, 'pnpm-workspace.yaml'), 'catalog:\n  zod: 4.6.7\n')
    await expect(packPackages(root, to)).rejects.toThrow('@emotion/cache')
  })
})
