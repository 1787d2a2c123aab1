import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const { BROTLI_MODE_TEXT, BROTLI_MODE_GENERIC, BROTLI_MODE_FONT } = constants
/** A guess of what is in a file, and how far back to look: which of them makes it smallest differs from file to file, by a hundredth or less. */
const BROTLI_WAYS = [BROTLI_MODE_TEXT, BROTLI_MODE_GENERIC, BROTLI_MODE_FONT].flatMap((mode) =>
  [18, 22].map((windowBits) => ({
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: mode,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  })),
)

/**
 * The copy of a script that is deployed.
 * @param {Buffer} bytes
 */
export const smallestBrotli = async (bytes) => {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const copies = await Promise.all(
    BROTLI_WAYS.map((way) => promisify(brotliCompress)(bytes, { params: { ...way, ...size } })),
  )
  return copies.reduce((best, copy) => (copy.length < best.length ? copy : best))
}

/** By how the copy's name ends. @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const COMPRESS = {
  '.br': smallestBrotli,
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** How the names of a script's copies end. */
export const COPIES = Object.keys(COMPRESS)

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
