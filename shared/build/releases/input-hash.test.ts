import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inputHash, packagesInto } from './input-hash.mjs'

const APPS = ['shell', 'mfe-menu', 'mfe-account']
const SOURCES = {
  'shell/browser/main.tsx': "import { createState } from '@galo/state'\nimport('@galo/vendors')",
  'mfe-menu/src/menu.tsx': "import { useStore } from '@galo/state'\nimport { Card } from '@galo/ui'",
  'mfe-account/src/account.tsx': "import { useStore } from '@galo/state'\nimport type { Card } from '@galo/ui'",
  'shared/state/src/index.ts': "export const createState = () => {}\nimport { calls } from '@galo/contracts/calls'",
  'shared/contracts/src/calls.ts': "import '@galo/domain'",
  'shared/domain/src/index.ts': 'export {}',
  'shared/ui/src/index.ts': "import { money } from '@galo/domain'",
  'shared/ui/src/media/picture.tsx': 'export {}',
  'shared/ui/src/card.test.tsx': '',
  'shared/vendors/src/index.ts': 'export {}',
  'shared/build/webpack/app.mjs': '',
  'shared/build/federation/adapters.mjs': '',
  'shared/build/router/loader.mjs': '',
  'shared/build/releases/apps.mjs': '',
  'pnpm-lock.yaml': '',
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'galo-inputs-'))
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const hashes = () => APPS.map((app) => inputHash(app, root))

/** The apps that are built anew once there is another comment in this file. */
const builtAnewBy = (file: string): readonly string[] => {
  const before = hashes()
  appendFileSync(join(root, file), '\n// another comment')
  const after = hashes()
  return APPS.filter((_, index) => before[index] !== after[index])
}

describe('inputHash', () => {
  it.each([
    ['shared/ui/src/index.ts', ['mfe-menu'], 'whoever has it in its bundles'],
    ['shared/ui/src/media/picture.tsx', ['mfe-menu'], 'whoever has it, in whatever folder it lies'],
    ['shared/domain/src/index.ts', ['shell', 'mfe-menu'], 'whoever has it through another package'],
    ['shared/state/src/index.ts', ['shell'], 'the shell alone, which provides it to all'],
    ['shared/vendors/src/index.ts', ['shell'], 'the shell alone, though it comes on demand'],
    ['shared/ui/src/card.test.tsx', [], 'nobody: a test is in no bundle'],
    ['mfe-menu/src/menu.tsx', ['mfe-menu'], 'its own remote'],
    ['shared/build/webpack/app.mjs', APPS, 'all: how they are built has changed'],
    ['shared/build/federation/adapters.mjs', APPS, 'all: what stands in for the federation runtime has changed'],
  ])('a comment in %s builds %j anew: %s', (file, apps) => {
    expect(builtAnewBy(file)).toEqual(apps)
  })
})

describe('packagesInto', () => {
  it('finds what a remote is made from, and not what the shell provides to it', () => {
    const packages = packagesInto('mfe-menu')
    expect(packages).toEqual(expect.arrayContaining(['ui', 'domain']))
    for (const provided of ['state', 'events', 'services', 'navigation', 'vendors', 'testing'])
      expect(packages).not.toContain(provided)
  })

  it('finds everything in the shell', () => {
    expect(packagesInto('shell')).toEqual(
      expect.arrayContaining(['contracts', 'domain', 'navigation', 'state', 'vendors', 'words']),
    )
  })
})
