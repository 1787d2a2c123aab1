import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The release documents of a folder, one after the other: each is a file of its own, `documents/<serial>.json`, that is made whole or not at all and that only one writer
 * can make; `releases.json` is a copy of the last. Nobody holds a lock, so nobody can die with it, and what was written stays as history.
 * @typedef {{ serial: number, text: string, writtenAt: string }} Written
 */

/** What there is before anything was ever released: a document of the frontend-discovery schema that names nobody. */
export const NO_RELEASES = Object.freeze({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
})

const NAME = /^(\d{10})\.json$/
/**
 * @param {unknown} error
 * @returns {unknown}
 */
const codeOf = (error) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined)
/** @param {number} serial */
const nameOf = (serial) => `${String(serial).padStart(10, '0')}.json`

/**
 * @param {string} path
 * @param {number} [serial] as its name says, else as it says itself
 * @returns {Promise<Written | null>}
 */
const writtenIn = async (path, serial) => {
  try {
    const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { serial: serial ?? JSON.parse(text).extras?.serial ?? 0, text, writtenAt: mtime.toISOString() }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Whole on the disk before it has its name.
 * @param {string} folder
 * @param {string} text
 */
const writeAside = async (folder, text) => {
  const path = join(folder, `.${randomUUID()}.tmp`)
  const file = await open(path, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return path
}

/** @param {string} folder of all releases */
export const documentLog = (folder) => {
  const documents = join(folder, 'documents')
  const current = join(folder, 'releases.json')

  const serials = async () => {
    const names = await readdir(documents).catch(() => [])
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other)
  }

  /**
   * @param {number} serial
   * @returns {Promise<Written | null>}
   */
  const read = async (serial) => {
    return writtenIn(join(documents, nameOf(serial)), serial)
  }

  /** @returns {Promise<Written | null>} the last one; one of before there was a log counts as the first */
  const last = async () => {
    const serial = (await serials()).at(-1)
    if (serial !== undefined) return read(serial)
    return writtenIn(current)
  }

  /** Until it is the last that is current: of two who copy at once the slower one might have put the older one there. */
  const makeCurrent = async () => {
    for (let copied = -1; ;) {
      const latest = await last()
      if (latest === null || latest.serial === copied) return
      await rename(await writeAside(folder, latest.text), current)
      copied = latest.serial
    }
  }

  return {
    last,
    read,
    serials,
    makeCurrent,
    /**
     * Writes the document that follows the one with serial `after` (0: none); `false` when somebody else has, or has gone on meanwhile.
     * @param {number} after
     * @param {string} text with the serial `after + 1`
     */
    async follow(after, text) {
      await mkdir(documents, { recursive: true })
      if (((await last())?.serial ?? 0) !== after) return false
      const aside = await writeAside(documents, text)
      try {
        await link(aside, join(documents, nameOf(after + 1)))
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(aside)
      }
      await makeCurrent()
      return true
    },
  }
}
