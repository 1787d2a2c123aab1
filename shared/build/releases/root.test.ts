import { mkdtempSync, mkdirSync, copyFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootOf } from './root.cjs'

describe('rootOf', () => {
  it('is what is said', () => {
    expect(rootOf({ GALO_ROOT: '/srv/menu' })).toBe('/srv/menu')
  })

  it('is the house, where the tool is one of its sources', () => {
    expect(rootOf({})).toBe(join(__dirname, '../../..'))
  })

  it('is nothing that an installed tool could know by itself', () => {
    const root = mkdtempSync(join(tmpdir(), 'galo-root-'))
    try {
      const folder = join(root, 'node_modules/@galo/build/releases')
      mkdirSync(folder, { recursive: true })
      copyFileSync(join(__dirname, 'root.cjs'), join(folder, 'root.cjs'))
      const installed = createRequire(__filename)(join(folder, 'root.cjs')) as { rootOf: typeof rootOf }
      expect(() => installed.rootOf({})).toThrow('GALO_ROOT')
      expect(installed.rootOf({ GALO_ROOT: root })).toBe(root)
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})
