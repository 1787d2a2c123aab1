import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles } from './compress-files.mjs'

describe('compressFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'galo-compress-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('puts both copies beside every script, however deep, and nothing beside other files', async () => {
    mkdirSync(join(folder, 'chunks'))
    for (const file of ['main.js', 'chunks/dish.js', 'manifest.json'])
      writeFileSync(join(folder, file), file.repeat(99))
    await compressFiles(folder)
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      'chunks',
      'chunks/dish.js',
      'chunks/dish.js.br',
      'chunks/dish.js.gz',
      'main.js',
      'main.js.br',
      'main.js.gz',
      'manifest.json',
    ])
    expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe('main.js'.repeat(99))
    expect(gunzipSync(readFileSync(join(folder, 'chunks/dish.js.gz'))).toString()).toBe('chunks/dish.js'.repeat(99))
  })
})
