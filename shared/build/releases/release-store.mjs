import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentLog, folderPlace, NO_RELEASES, readDocument } from '@galo/releases/store'
import { RELEASES_FOLDER } from './apps.mjs'
import { storeFiles } from './store-files.mjs'

/** The releases of a machine of one's own are nobody's to play back, and must not end while it is on a shelf. */
const LIFE_MS = 10 * 365 * 86_400_000

/**
 * @typedef {import('@galo/contracts/release').Release} Release
 * @typedef {import('@galo/contracts/release').ReleaseDocument} ReleaseDocument
 */

const place = folderPlace(RELEASES_FOLDER)
const log = documentLog(place)

/**
 * Writes what `edit` makes of the last document, again when somebody else was faster; `null`: nothing.
 * @param {(document: ReleaseDocument) => ReleaseDocument['microFrontends'] | null} edit
 */
const writeNext = async (edit) => {
  for (;;) {
    const last = await log.last()
    const [document, serial] = [last === null ? NO_RELEASES : readDocument(last.text), last?.serial ?? 0]
    const microFrontends = edit(document)
    if (microFrontends === null) return
    const extras = { serial: serial + 1, expiresAt: new Date(Date.now() + LIFE_MS).toISOString() }
    if (await log.follow(serial, `${JSON.stringify({ ...document, microFrontends, extras }, null, 2)}\n`)) return
  }
}

/**
 * Puts a build's files into this machine's releases, and makes it the only release of its app there. Older files keep loading.
 * @param {string} app
 * @param {string} directory of the app
 * @param {Release} release
 */
export const putInUse = async (app, directory, release) => {
  await storeFiles(place, directory, release)
  const inUse = { ...release, extras: { ...release.extras, promotedAt: new Date().toISOString() } }
  await writeNext(({ microFrontends }) => ({ ...microFrontends, [`@galo/${app}`]: [inUse] }))
}

/**
 * Removes the releases of apps that do not exist any more from the document, and answers whose they were.
 * @param {readonly string[]} apps
 */
export const withdrawAllBut = async (apps) => {
  /** @type {string[]} */
  let gone = []
  await writeNext(({ microFrontends }) => {
    gone = Object.keys(microFrontends).filter((name) => !apps.includes(name.replace('@galo/', '')))
    if (gone.length === 0) return null
    return Object.fromEntries(Object.entries(microFrontends).filter(([name]) => !gone.includes(name)))
  })
  return gone
}

/**
 * Notes which inputs a published version was built from.
 * @param {string} app
 * @param {string} inputs their hash
 * @param {string} folder of the version
 */
export const stampInputs = (app, inputs, folder) =>
  writeFileSync(join(RELEASES_FOLDER, app, 'inputs.json'), JSON.stringify({ inputs, folder }))
