import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASES_FOLDER } from './apps.mjs'
import { compressFiles } from './compress-files.mjs'

const DOCUMENT = join(RELEASES_FOLDER, 'releases.json')
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/**
 * @typedef {import('@galo/contracts/release').Release} Release
 * @typedef {{ schema: string, microFrontends: Record<string, Release[]> }} ReleaseDocument
 */

/** @returns {ReleaseDocument} */
const readDocument = () =>
  existsSync(DOCUMENT) ? JSON.parse(readFileSync(DOCUMENT, 'utf8')) : { schema: SCHEMA, microFrontends: {} }

/** @param {ReleaseDocument} document */
const writeDocument = (document) => {
  mkdirSync(RELEASES_FOLDER, { recursive: true })
  writeFileSync(`${DOCUMENT}.${process.pid}.tmp`, `${JSON.stringify(document, null, 2)}\n`)
  renameSync(`${DOCUMENT}.${process.pid}.tmp`, DOCUMENT)
}

/**
 * Copies a build's files under its version, with compressed copies of what browsers load, and makes it the one in use, in one atomic write of
 * the document. Older versions keep loading.
 * @param {string} app
 * @param {string} directory of the app
 * @param {Release} release
 */
export const publishRelease = async (app, directory, release) => {
  const folder = join(RELEASES_FOLDER, release.extras.folder)
  for (const part of ['browser', 'server']) {
    const from = join(directory, 'dist', part)
    if (existsSync(from)) cpSync(from, join(folder, part), { recursive: true })
  }
  await compressFiles(join(folder, 'browser'))
  const document = readDocument()
  document.microFrontends[`@galo/${app}`] = [release]
  writeDocument(document)
}

/**
 * Removes the releases of apps that do not exist any more from the document, and answers whose they were.
 * @param {readonly string[]} apps
 */
export const withdrawAllBut = (apps) => {
  const document = readDocument()
  const gone = Object.keys(document.microFrontends).filter((name) => !apps.includes(name.replace('@galo/', '')))
  for (const name of gone) delete document.microFrontends[name]
  if (gone.length > 0) writeDocument(document)
  return gone
}

/**
 * What the release document says of the version in use; `undefined` when there is none.
 * @param {string} app
 */
export const releaseInUse = (app) => readDocument().microFrontends[`@galo/${app}`]?.[0]

/**
 * True when the version in use was built from exactly these inputs and its files are still there.
 * @param {string} app
 * @param {string} hash of the inputs
 */
export const isPublished = (app, hash) => {
  const stamp = join(RELEASES_FOLDER, app, 'inputs.json')
  if (!existsSync(stamp)) return false
  const { inputs, folder } = JSON.parse(readFileSync(stamp, 'utf8'))
  const live = releaseInUse(app)
  return inputs === hash && live?.extras.folder === folder && existsSync(join(RELEASES_FOLDER, folder, 'browser'))
}

/**
 * Notes which inputs a published version was built from.
 * @param {string} app
 * @param {string} inputs their hash
 * @param {string} folder of the version
 */
export const stampInputs = (app, inputs, folder) =>
  writeFileSync(join(RELEASES_FOLDER, app, 'inputs.json'), JSON.stringify({ inputs, folder }))
