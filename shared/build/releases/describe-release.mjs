import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EMBEDS } from '../webpack/embeds.mjs'

/**
 * SHA-256, the shortest that browsers know: every document names the hash of every file that may be fetched later.
 * @param {Buffer} bytes
 */
const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/**
 * @param {string} folder
 * @returns {Record<string, string>}
 */
const integrityOfFiles = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
      .map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  )

/**
 * Whoever knows the name of a built file knows its hash: pages carry no list of them.
 * @param {Record<string, string>} files
 */
const assertNamedByHash = (files) => {
  for (const [file, integrity] of Object.entries(files)) {
    const hash = integrity.slice('sha256-'.length, -1).replaceAll('+', '-').replaceAll('/', '_')
    if (!file.endsWith(`.${hash}.js`)) throw new Error(`${file} is not named by its hash: it ends in .${hash}.js`)
  }
}

/**
 * By its name, the file of everything that other people's pages may show.
 * @param {Record<string, string>} files
 */
const embedsIn = (files) =>
  Object.fromEntries(
    Object.keys(files)
      .filter((file) => file.startsWith(`${EMBEDS}/`))
      .map((file) => [file.slice(EMBEDS.length + 1, file.indexOf('.')), file]),
  )

/**
 * The part of a federation manifest that is read here.
 * @typedef {{ exposes?: { path?: string, name: string, assets: { js: { sync: string[] } } }[], metaData: { remoteEntry: { name: string } } }} Manifest
 */

/**
 * What the release document says of one build: its version (a hash of everything that it says, so that no two are called alike), its files with their integrity,
 * and which of them each exposed module needs, in the order they are wanted.
 * @param {{ app: string, directory: string, entrypoint: readonly string[], described: import('./describe-app.mjs').Described }} build
 * @returns {import('@galo/contracts/release').Release}
 */
export const describeRelease = ({ app, directory, entrypoint, described }) => {
  const browser = join(directory, 'dist/browser')
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(browser, 'mf-manifest.json'), 'utf8'))
  const files = integrityOfFiles(browser)
  assertNamedByHash(files)
  const embeds = embedsIn(files)
  const serverFile = app === 'shell' ? 'render-worker.cjs' : 'remote.cjs'
  const serverPath = join(directory, 'dist/server', serverFile)
  const server = existsSync(serverPath)
    ? { file: serverFile, integrity: integrityOf(readFileSync(serverPath)) }
    : undefined
  const exposes = Object.fromEntries(
    (manifest.exposes ?? []).map(({ path, name, assets }) => [path ?? `./${name}`, assets.js.sync]),
  )
  const entries = app === 'shell' ? [...entrypoint] : [manifest.metaData.remoteEntry.name]
  /** @type {Omit<import('@galo/contracts/release').Release['extras'], 'folder'>} */
  const said = {
    role: app === 'shell' ? 'shell' : 'remote',
    entry: entries,
    files,
    exposes,
    ...described,
    ...(Object.keys(embeds).length > 0 && { embeds }),
    ...(server && { server }),
  }
  const version = `0.1.0-${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12)}`
  const entry = entries.at(-1) ?? ''
  const integrity = files[entry]
  if (integrity === undefined) throw new Error(`${app} was built without its entry, "${entry}"`)
  return {
    // By names that say their hash, and no version: what two releases have in common, browsers fetch once.
    url: `/order/assets/${app}/${entry}`,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
    extras: { folder: `${app}/${version}`, ...said },
  }
}
