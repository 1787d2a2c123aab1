import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lineFiles } from './line-files.mjs'

const STORED = 'platform/src/modules/basket/stored.ts'
const FILES = {
  'tsconfig.lint.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [], lib: ['ES2022'] } }),
  [STORED]: `export interface StoredLine { readonly id: string; readonly quantity: number; readonly modifiers: readonly string[] }`,
  'platform/src/modules/basket/priced.ts': `
    import type { StoredLine } from './stored'
    export interface PricedLine extends StoredLine { readonly price: number }
    export const rows = async (): Promise<readonly Omit<StoredLine, 'id'>[] | null> => null`,
  'platform/src/modules/basket/looks.ts': `
    import { rows } from './priced'
    export const count = async () => { const found = await rows(); return found?.length }`,
  'platform/src/modules/basket/passes.ts': `
    import { count } from './looks'
    export const isEmpty = async () => (await count()) === 0`,
  'platform/src/modules/payment/sum.ts': `
    import type { PricedLine } from '../basket/priced'
    export const sum = (lines: readonly PricedLine[]) => lines.reduce((total, { price }) => total + price, 0)`,
}

describe('lineFiles', () => {
  const root = mkdtempSync(join(tmpdir(), 'galo-lines-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  beforeAll(() => Object.entries(FILES).forEach(([path, text]) => write(path, text)))
  afterAll(() => rmSync(root, { recursive: true }))

  it('counts a shape where it is written down, and who knows it, wrapped or derived', () => {
    const { shapes, onTheWay, elsewhere } = lineFiles(root)
    expect(shapes).toEqual([`${STORED}:1`])
    expect(onTheWay.map((path) => path.split('/').at(-1))).toEqual(['looks.ts', 'priced.ts', 'stored.ts'])
    expect(elsewhere).toEqual(['platform/src/modules/payment/sum.ts'])
  })

  it('sees the same line written down once more', () => {
    write('mfe-menu/src/line.ts', `export type Line = { quantity: number; selection: Record<string, string[]> }`)
    expect(lineFiles(root).shapes).toContain('mfe-menu/src/line.ts:1')
  })
})
