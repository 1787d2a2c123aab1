import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { readCatalog, readManifest, realRanges } from './manifests.mjs'

const execute = promisify(execFile)

/** What describes each app to all others; made here, since nobody's folder is for everybody. */
export const DESCRIPTIONS = '@galo/descriptions'

/**
 * A package as it may be installed anywhere. `version` ends in a hash of all that is in it and all of ours that it needs, so that the same content is the same package.
 * @typedef {{ name: string, version: string, tarball: string }} Packed
 */

/** Made, or of use in the house alone: tests, what proves the rules of its imports, and its figures. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'probes', 'figures'])
const TEST = /\.(test|test-d)\.tsx?$/

/** @type {(folder: string) => string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && !TEST.test(name) && name !== 'tsconfig.json')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })

/**
 * A package to be: where each of its files comes from, by where it goes.
 * @typedef {{ manifest: import('./manifests.mjs').Manifest, files: ReadonlyMap<string, string> }} Source
 */

/** @type {(root: string) => Source[]} */
const sourcesOf = (root) => {
  const shared = readdirSync(join(root, 'shared'))
    .map((name) => join(root, 'shared', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({
      manifest: readManifest(folder),
      files: new Map(filesBelow(folder).map((path) => [relative(folder, path), path])),
    }))
  // What types and builds of every squad go by.
  shared
    .find(({ manifest }) => manifest.name === '@galo/build')
    ?.files.set('tsconfig.base.json', join(root, 'tsconfig.base.json'))
  const described = readdirSync(root)
    .filter((app) => existsSync(join(root, app, 'registered.d.ts')))
    .flatMap((app) => [join(app, 'registered.d.ts'), join(app, app === 'shell' ? 'shell.ts' : 'remote.ts')])
  const descriptions = {
    manifest: {
      name: DESCRIPTIONS,
      version: '0.1.0',
      type: 'module',
      dependencies: { '@galo/contracts': 'workspace:*', '@galo/domain': 'workspace:*' },
    },
    files: new Map(described.map((file) => [file, join(root, file)])),
  }
  return [...shared, descriptions]
}

/**
 * Those that others need come first.
 * @param {readonly Source[]} sources
 */
const needsFirst = (sources) => {
  /** @type {Set<Source>} */
  const sorted = new Set()
  /** @param {Source} source */
  const add = (source) => {
    for (const name of Object.keys(source.manifest.dependencies ?? {})) {
      const needed = sources.find(({ manifest }) => manifest.name === name)
      if (needed !== undefined && !sorted.has(needed)) add(needed)
    }
    sorted.add(source)
  }
  sources.forEach(add)
  return [...sorted]
}

/** @type {(manifest: object, files: ReadonlyMap<string, string>) => string} */
const hashOf = (manifest, files) => {
  const hash = createHash('sha256').update(JSON.stringify(manifest))
  for (const [file, path] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update('\0').update(file).update('\0').update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Packs every shared package, with what describes each app, into `folder`, as any package manager installs them. One that lies there already is left as it is.
 * @param {string} root of the house
 * @param {string} folder
 * @returns {Promise<Packed[]>}
 */
export const packPackages = async (root, folder) => {
  const catalog = readCatalog(root)
  const aside = mkdtempSync(join(tmpdir(), 'galo-pack-'))
  /** @type {Record<string, string>} */
  const own = {}
  /** @type {Packed[]} */
  const packed = []
  /** @type {string[]} */
  const missing = []
  try {
    for (const { manifest, files } of needsFirst(sourcesOf(root))) {
      const { private: _private, scripts: _scripts, devDependencies: _dev, ...kept } = manifest
      const installed = { ...kept, dependencies: realRanges(manifest.dependencies ?? {}, { catalog, own }) }
      // A letter first: digits alone would be a number, which may not begin with a nought.
      const version = `${manifest.version}-h${hashOf(installed, files)}`
      own[manifest.name] = version
      const tarball = join(folder, `${manifest.name.replace('@', '').replace('/', '-')}-${version}.tgz`)
      packed.push({ name: manifest.name, version, tarball })
      if (existsSync(tarball)) continue
      const staged = join(aside, manifest.name.replace('/', '-'))
      missing.push(staged)
      for (const [file, path] of files) {
        mkdirSync(dirname(join(staged, file)), { recursive: true })
        cpSync(path, join(staged, file))
      }
      writeFileSync(join(staged, 'package.json'), `${JSON.stringify({ ...installed, version }, null, 2)}\n`)
    }
    mkdirSync(folder, { recursive: true })
    if (missing.length > 0)
      await execute('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...missing], {
        cwd: aside,
      })
    return packed
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
