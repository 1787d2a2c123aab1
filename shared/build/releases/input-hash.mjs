import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isProvided } from '../webpack/shared-packages.mjs'
import { packageFolder, ROOT, TOOL } from './apps.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'test'])

/** @type {(folder: string) => string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || /\.(test|test-d)\.tsx?$|\.md$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** Erased before anything is bundled. */
const TYPES_ONLY = /^(?:import|export) type [^;]*? from '[^']+'/gm
const IMPORTED = /(?:\bfrom |\bimport\(|\bimport )'(@galo\/([\w-]+)(?:\/[\w/-]+)?)'/g

/** @type {(files: readonly string[], isForeign: (specifier: string) => boolean) => string[]} */
const packagesIn = (files, isForeign) =>
  files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').replace(TYPES_ONLY, '').matchAll(IMPORTED)])
    .filter(([, specifier = '']) => !isForeign(specifier))
    .map(([, , name = '']) => name)

/**
 * The shared packages whose code an app's bundles are made from: those its sources import, and those that these import.
 * @param {string} app
 */
export const packagesInto = (app, root = ROOT) => {
  // The shell has everything in it; what it provides to a remote is asked for by name only.
  const isForeign = app === 'shell' ? () => false : isProvided
  /** @type {Set<string>} */
  const known = new Set()
  /** @param {readonly string[]} files */
  const follow = (files) => {
    for (const name of packagesIn(files, isForeign)) {
      const folder = packageFolder(name, root)
      if (known.has(name) || folder === undefined) continue
      known.add(name)
      follow(filesBelow(folder))
    }
  }
  follow(filesBelow(join(root, app)))
  return [...known].sort()
}

/** What of the tool an app is built by. */
const BUILDS_BY = ['federation', 'releases', 'router', 'webpack']

/** Which packages are installed is said by one of them: with the shared packages in their sources, or installed as well. */
const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json']

/**
 * One hash over everything an app is built from: its sources, the shared packages it uses, the presets and the lockfile, if there is one.
 * @param {string} app
 */
export const inputHash = (app, root = ROOT) => {
  const files = [
    ...filesBelow(join(root, app)),
    ...packagesInto(app, root).flatMap((name) => filesBelow(packageFolder(name, root) ?? '')),
    ...BUILDS_BY.flatMap((folder) => filesBelow(join(packageFolder('build', root) ?? TOOL, folder))),
    ...LOCKFILES.map((file) => join(root, file)).filter((file) => existsSync(file)),
  ]
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
