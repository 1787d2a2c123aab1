import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

/** What is made and not written: no part of the sources. */
const MADE = new Set(['node_modules', 'dist', '.galo', '.git', 'test-results', 'playwright-report', 'bench-results'])

/** @type {(folder: string) => string[]} */
const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (MADE.has(entry.name)) return []
    return entry.isDirectory() ? sourcesBelow(path) : [path]
  })

/**
 * Every source file below a folder, with a hash of what is in it.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export const snapshotOf = (root) =>
  new Map(
    sourcesBelow(root).map((path) => [
      relative(root, path),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  )

/**
 * The files that were added, changed or removed between two snapshots.
 * @param {ReadonlyMap<string, string>} before
 * @param {ReadonlyMap<string, string>} after
 */
export const touchedBetween = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()

/** @param {string} root */
const packagesOf = (root) =>
  ['.', 'platform', 'e2e', 'shared', 'e2e/bench'].flatMap((place) =>
    readdirSync(join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, place, entry.name, 'node_modules')))
      .map((entry) => join(place, entry.name)),
  )

/**
 * The installed packages, by the links that lead to them: those to packages of the house lead to the copy's own.
 * @param {string} root
 * @param {string} copy
 */
const copyLinks = (root, copy) => {
  const modules = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(modules).filter((each) => each !== '.cache'))
    if (name === '.pnpm') symlinkSync(realpathSync(join(modules, name)), join(copy, 'node_modules', name))
    else cpSync(join(modules, name), join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  for (const each of packagesOf(root))
    cpSync(join(root, each, 'node_modules'), join(copy, each, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== '.cache',
    })
}

/**
 * Copies the sources, the links to installed packages and the releases into a folder of their own. `remove` it in every case.
 * @param {string} root
 */
export const copyHouse = (root) => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'galo-house-')))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !MADE.has(basename(path)) })
  copyLinks(root, copy)
  const releases = join(root, '.galo/releases')
  if (existsSync(releases)) cpSync(releases, join(copy, '.galo/releases'), { recursive: true })
  return { path: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
