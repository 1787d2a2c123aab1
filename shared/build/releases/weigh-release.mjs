import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** @typedef {import('@galo/contracts/release').Release} Release */

const HARD = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

/**
 * The bytes of script, compressed as hosts do, that each module of a build comes with: a remote's entry and what the page or fragment needs of it; of a shell its own scripts.
 * What is for other people's pages comes alone.
 * @param {string} directory of the app
 * @param {Release} release
 * @returns {Promise<Record<string, number>>}
 */
export const weighRelease = async (directory, { extras }) => {
  const bytesOf = async (/** @type {string} */ file) =>
    (await promisify(brotliCompress)(await readFile(join(directory, 'dist/browser', file)), HARD)).length
  /** @type {(readonly [string, readonly string[]])[]} */
  const modules =
    extras.role === 'shell'
      ? [['shell', extras.entry]]
      : Object.entries(extras.exposes).map(([name, files]) => [name.slice('./'.length), [...extras.entry, ...files]])
  const parts = [
    ...modules,
    ...Object.entries(extras.embeds ?? {}).map(([name, file]) => /** @type {const} */ ([name, [file]])),
  ]
  const wanted = [...new Set(parts.flatMap(([, files]) => files))].filter((file) => Object.hasOwn(extras.files, file))
  const sizes = new Map(
    await Promise.all(wanted.map(async (file) => /** @type {[string, number]} */ ([file, await bytesOf(file)]))),
  )
  return Object.fromEntries(
    parts.map(([name, files]) => [name, [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)]),
  )
}

/**
 * What an app's squad says that its modules may weigh, in KiB; `null` where it says nothing.
 * @param {string} directory of the app
 * @returns {import('@galo/releases').Budgets | null}
 */
export const budgetsOf = (directory) => {
  const file = join(directory, 'budgets.json')
  if (!existsSync(file)) return null
  const budgets = JSON.parse(readFileSync(file, 'utf8'))
  const odd = Object.entries(budgets).find(([, budget]) => typeof budget !== 'number' || !(budget > 0))
  if (odd !== undefined) throw new Error(`${file}: ${odd[0]} is no number of KiB`)
  return budgets
}
