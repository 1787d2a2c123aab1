import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** By how the copy's name ends. @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const COMPRESS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Puts compressed copies beside every script of a folder, `main.js.br` and `main.js.gz` beside `main.js`, as hard as it goes: it is done once, and
 * they are loaded for years.
 * @param {string} folder
 */
export const compressFiles = async (folder) => {
  const scripts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    scripts.map(async (script) => {
      const bytes = await readFile(script)
      for (const [ending, compress] of Object.entries(COMPRESS)) await writeFile(script + ending, await compress(bytes))
    }),
  )
}
