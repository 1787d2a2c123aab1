import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * @typedef {Record<string, string>} Versions by package
 * @typedef {{ name: string, version: string, private?: boolean, scripts?: Versions, dependencies?: Versions, devDependencies?: Versions }} Manifest
 */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The versions that the whole house agrees on.
 * @param {string} root
 * @returns {Versions}
 */
export const readCatalog = (root) => parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).catalog

/**
 * Ranges as they hold outside the house: what it names by its catalog or as its own gets the version it has. Throws when there is none.
 * @param {Versions} ranges
 * @param {{ catalog: Versions, own: Versions }} known
 * @returns {Versions}
 */
export const realRanges = (ranges, { catalog, own }) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const real = range.startsWith('workspace:') ? own[name] : range.startsWith('catalog:') ? catalog[name] : range
      if (real === undefined) throw new Error(`There is no version of ${name} to stand for ${range}`)
      return [name, real]
    }),
  )
