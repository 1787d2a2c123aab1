import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compressFiles, COPIES } from './compress-files.mjs'

/** @typedef {import('@galo/contracts/release').Release} Release */

/** What the federation's plugin says of a build besides: no browser is given it, and it isn't the same wherever the same is built. */
const OF_THE_FEDERATION = /^mf-manifest(-stats)?\.json$/

/**
 * @param {string} path
 * @param {string} like
 */
const hashes = (path, like) => {
  const algorithm = like.slice(0, like.indexOf('-'))
  return (
    existsSync(path) && `${algorithm}-${createHash(algorithm).update(readFileSync(path)).digest('base64')}` === like
  )
}

/**
 * What is wrong with the files of a build, by what its release says of them; nothing when they are those.
 * @param {string} directory of the app
 * @param {Release} release
 * @returns {string[]}
 */
export const wrongFiles = (directory, { extras }) => {
  const browser = join(directory, 'dist/browser')
  const found = existsSync(browser)
    ? readdirSync(browser, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !OF_THE_FEDERATION.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(browser.length + 1))
    : []
  const { server } = extras
  return [
    ...Object.entries(extras.files)
      .filter(([file, integrity]) => !hashes(join(browser, file), integrity))
      .map(([file]) => `${file} is not the one that was built`),
    ...found.filter((file) => !Object.hasOwn(extras.files, file)).map((file) => `${file} is unknown to the release`),
    ...(server === undefined || hashes(join(directory, 'dist/server', server.file), server.integrity)
      ? []
      : [`${server.file} is not the one that was built`]),
  ]
}

/**
 * The files that a site needs of a release, below its folder.
 * @param {Release['extras']} extras
 */
const namesOf = ({ files, server }) => [
  ...Object.keys(files).flatMap((file) => ['', ...COPIES].map((ending) => `browser/${file}${ending}`)),
  ...(server === undefined ? [] : [`server/${server.file}`]),
]

/**
 * Puts a build's files where all releases lie, under its version, with compressed copies of what browsers load. None of them is named before all of them are there; what is missing
 * of those that lie there already is put.
 * @param {import('@galo/releases/store').Place} place
 * @param {string} directory of the app
 * @param {Release} release
 */
export const storeFiles = (place, directory, { extras }) =>
  place.putFolder(extras.folder, namesOf(extras), async (folder) => {
    for (const part of ['browser', 'server']) {
      const from = join(directory, 'dist', part)
      const isWanted = (/** @type {string} */ path) => !OF_THE_FEDERATION.test(basename(path))
      if (existsSync(from)) await cp(from, join(folder, part), { recursive: true, filter: isWanted })
    }
    await compressFiles(join(folder, 'browser'))
  })
