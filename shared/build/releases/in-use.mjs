import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASES_FOLDER } from './apps.mjs'

/**
 * What the release document says of the version of an app that is everybody's on this machine; `undefined` when there is none.
 * @param {string} app
 * @returns {import('@galo/contracts/release').Release | undefined}
 */
export const releaseInUse = (app) => {
  const path = join(RELEASES_FOLDER, 'releases.json')
  if (!existsSync(path)) return undefined
  /** @type {import('@galo/contracts/release').ReleaseDocument} */
  const { microFrontends } = JSON.parse(readFileSync(path, 'utf8'))
  return microFrontends[`@galo/${app}`]?.find(({ deployment }) => deployment.default)
}

const stampOf = (/** @type {string} */ app) => join(RELEASES_FOLDER, app, 'inputs.json')

/**
 * True when the version in use was built from exactly these inputs and its files are still there.
 * @param {string} app
 * @param {string} hash of the inputs
 */
export const isInUse = (app, hash) => {
  if (!existsSync(stampOf(app))) return false
  const { inputs, folder } = JSON.parse(readFileSync(stampOf(app), 'utf8'))
  const live = releaseInUse(app)
  return inputs === hash && live?.extras.folder === folder && existsSync(join(RELEASES_FOLDER, folder, 'browser'))
}
